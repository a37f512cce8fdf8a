"""How deep the long proofs go: all the way with the compiled rules, part of it with plain Python.

Both are the same sources, so a rule that is wrong is wrong in both; plain Python takes ten times as long to say so.
Nothing is tried with plain Python alone.
"""

from belle_etoile.core import game

COMPILED = not str(game.__file__).endswith(".py")


def deep(compiled: int, plain: int) -> int:
    """A number of examples, seeds or trials."""
    assert plain <= compiled
    return compiled if COMPILED else plain
