"""Imports point one way: core <- games <- bots, campaigns <- arena, server, cli; store knows core only."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "belle_etoile"
ROOT = Path(__file__).parent.parent / "src" / PACKAGE

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "lessons": {"bots", "core", "games", "lessons"},
    "learning": {"arena", "bots", "core", "files", "games", "learning"},
    "reviews": {"arena", "bots", "core", "reviews"},
    "campaigns": {"campaigns", "core", "files", "games", "locales"},
    "store": {"core", "store"},
}
MAY_NOT_IMPORT = {
    "arena": {"cli", "server"},
    "server": {"cli"},
}
IMPURE = {"asyncio", "json", "os", "random", "time"}
PURE_ROOMS = ("core", "games")


def imported(source: str, path: Path) -> Iterator[tuple[int, str]]:
    """The line and full dotted name of every import; `path` is the file's place below `src`."""
    package = path.parent.parts
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            dotted = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{dotted}.{alias.name}"


def objection(path: Path, name: str) -> str:
    """Why the file at `path` (below `src`) may not import `name`, or ""."""
    room, parts = path.parts[1], name.split(".")
    if room in PURE_ROOMS and parts[0] in IMPURE:
        return f"{room} is pure"
    if parts[0] != PACKAGE or len(parts) == 1:
        return ""
    if parts[1] not in MAY_IMPORT.get(room, {parts[1]}) or parts[1] in MAY_NOT_IMPORT.get(room, set()):
        return f"{room} does not know {parts[1]}"
    if room == parts[1] == "games" and len(path.parts) > 3 and len(parts) > 2 and parts[2] != path.parts[2]:
        return "a game does not know another game"
    return ""


def sources() -> list[Path]:
    return sorted(ROOT.rglob("*.py"))


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_one_way(path: Path) -> None:
    below = path.relative_to(ROOT.parent)
    wrong = [
        f"{below}, line {line}: {name}: {reason}"
        for line, name in imported(path.read_text(encoding="utf-8"), below)
        if (reason := objection(below, name))
    ]
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.parametrize(
    ("file", "source", "allowed"),
    [
        ("core/game.py", "from .chance import Chance", True),
        ("core/game.py", "from ..games import GAMES", False),
        ("core/game.py", "import random", False),
        ("games/stellar/moves.py", "from ...core.bits import bit", True),
        ("games/stellar/moves.py", "from .state import State", True),
        ("games/stellar/moves.py", "from ..stellarion import state", False),
        ("games/stellar/moves.py", "from .. import stellarion", False),
        ("games/stellar/moves.py", "import belle_etoile.games.stellarion.state", False),
        ("games/stellar/moves.py", "def f():\n    from os import path", False),
        ("games/stellar/moves.py", "from ...bots import search", False),
        ("games/__init__.py", "from .stellar import GAME", True),
        ("bots/search.py", "from ..games.stellar import GAME", True),
        ("bots/search.py", "from ..server import app", False),
        ("campaigns/turns.py", "from ..games.stellarium.turn import play_turn", True),
        ("campaigns/gazette/prose.py", "from ...locales import speaker", True),
        ("campaigns/folder/resolution.py", "from ..turns import run_turn", True),
        ("campaigns/turns.py", "from ..server.campaigns import resolving", False),
        ("campaigns/turns.py", "from ..store import campaigns", False),
        ("games/stellarium/turn.py", "from ...campaigns import turns", False),
        ("bots/search.py", "from ..campaigns.turns import run_turn", False),
        ("store/sqlite.py", "from ..core.log import Log", True),
        ("store/sqlite.py", "from ..games import GAMES", False),
        ("arena/league.py", "from .. import server", False),
        ("server/app.py", "from ..store import sqlite", True),
        ("cli/serve.py", "from ..server import app", True),
    ],
)
def test_the_objection_sees_what_it_should(file: str, source: str, allowed: bool) -> None:
    path = Path(PACKAGE) / file
    reasons = [objection(path, name) for _, name in imported(source, path)]
    assert (not any(reasons)) == allowed
