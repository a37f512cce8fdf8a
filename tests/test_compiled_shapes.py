"""What mypyc 2.4.1 gets wrong, and no compiled module may contain: waiting while an error is being handled.

A compiled coroutine has no place of its own for the error that it handles. If it waits inside `except`, or inside
`finally` while an error passes, others run meanwhile and leave theirs in its place: a bare `raise` after that raises
nothing, and the process dies. Without a `raise` the error stays behind for whoever runs next, and chains grow for ever.
`async with` hides the same, unless its end never waits, as with a lock and a timeout.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from building.groups import layers

ROOT = Path(__file__).parent.parent / "src" / "belle_etoile"
WAITS = (ast.Await, ast.AsyncFor, ast.AsyncWith, ast.Yield, ast.YieldFrom)
ENDS_AT_ONCE = ("lock", "timeout")  # what is entered by `async with`, by the last word of its name


def compiled() -> list[Path]:
    """Every source that is handed to mypyc."""
    return sorted(file for layer in layers() for group in layer for file in group.files)


def inside(statements: list[ast.stmt]) -> Iterator[ast.AST]:
    """All that runs there; a function that is only defined there does not."""
    todo: list[ast.AST] = list(statements)
    while todo:
        node = todo.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            todo.extend(ast.iter_child_nodes(node))


def ends_at_once(entered: ast.expr) -> bool:
    named = entered.func if isinstance(entered, ast.Call) else entered
    return isinstance(named, ast.Attribute) and named.attr in ENDS_AT_ONCE


def mistakes(source: str) -> list[int]:
    """The lines where something is waited for while an error is handled."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        handling: list[ast.stmt] = []
        if isinstance(node, ast.ExceptHandler):
            handling = node.body
        elif isinstance(node, ast.Try | ast.TryStar):
            handling = node.finalbody
        elif isinstance(node, ast.AsyncWith) and not all(ends_at_once(item.context_expr) for item in node.items):
            found.add(node.lineno)
        found.update(line for n in inside(handling) if isinstance(n, WAITS) for line in [getattr(n, "lineno", 0)])
    return sorted(found)


@pytest.mark.parametrize("path", compiled(), ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_waits_while_an_error_is_handled(path: Path) -> None:
    assert not mistakes(path.read_text(encoding="utf-8"))


def test_the_modules_that_each_move_passes_are_looked_at() -> None:
    names = {str(path.relative_to(ROOT)) for path in compiled()}
    assert {"server/matches/moves.py", "server/matches/seats.py", "store/database.py", "core/match.py"} <= names
    assert "server/app.py" not in names
    assert all(path.exists() for path in compiled())


TRY = "async def f():\n    try:\n        await x\n"


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        (TRY + "    except Exception:\n        await y\n        raise\n", [5]),
        (TRY + "    except Exception as error:\n        await y\n        raise error\n", [5]),
        (TRY + "    except Exception:\n        if z:\n            await y\n", [6]),
        (TRY + "    except Exception:\n        async with lock:\n            pass\n", [5]),
        (TRY + "    except Exception:\n        yield 1\n", [5]),
        (TRY + "    finally:\n        await y\n", [5]),
        (
            TRY
            + "    except Exception:\n        try:\n            await y\n        except OSError:\n            pass\n",
            [6],
        ),
        (TRY + "    except Exception as error:\n        failed = error\n    await y\n    raise failed\n", []),
        (TRY + "    except Exception:\n        raise\n", []),
        (TRY + "    except Exception:\n        async def g():\n            await y\n", []),
        ("async def f():\n    async with self.lock:\n        await x\n", []),
        ("async def f():\n    async with asyncio.timeout(1):\n        await x\n", []),
        ("async def f():\n    async with connection.begin():\n        await x\n", [2]),
    ],
)
def test_the_check_sees_what_it_should(source: str, lines: list[int]) -> None:
    assert mistakes(source) == lines
