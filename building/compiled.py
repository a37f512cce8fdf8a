"""The compiled rules of this checkout, for this Python."""

from collections.abc import Callable
from functools import partial
from typing import Final

from .compiler import Compiler
from .groups import layers
from .places import PYTHON
from .published import are_fresh, marks_of, publish

TRIES: Final = 3  # sources that change while they are compiled are compiled again


def make(counted: Callable[[int, int], None] = lambda done, total: None) -> None:
    """Nothing to do if the sources are as they were. Raises Failed."""
    for _ in range(TRIES):
        if are_fresh():
            return
        plan = layers()
        marks = marks_of([group for layer in plan for group in layer])
        Compiler(PYTHON).compile(plan, counted, partial(publish, marks))
