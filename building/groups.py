"""What mypyc compiles, and how: each group is one library, in which calls are direct and can be inlined."""

from pathlib import Path
from typing import Final, NamedTuple

from .places import PACKAGE, SOURCE


class Group(NamedTuple):
    """`level` is the C compiler's: the highest where a bench says that it pays."""

    name: str
    files: list[Path]
    level: int


# What all games share, bots, and how they learn. Each game is a group of its own: an edit there compiles nothing else.
CORE: Final = ("core/*.py", "bots/*.py", "learning/selfplay.py", "learning/temporal.py")

# Code that every move and every new table of the server runs.
SERVER: Final = (
    "server/context",
    "server/http/protocol",
    "server/http/rate_limits",
    "server/http/sessions",
    "server/matches/clock",
    "server/matches/endings",
    "server/matches/loader",
    "server/matches/moves",
    "server/matches/presenters",
    "server/matches/seats",
    "server/matches/table",
    "server/realtime/client",
    "server/realtime/routes",
    "server/realtime/websocket_protocol",
    "store/match_batches",
    "store/database",
)

LEVELS: Final = {"stellarium": 1}


def layers(package: Path = PACKAGE) -> list[list[Group]]:
    """First all rules, because an interpreted game cannot use a compiled core; then what uses them."""
    core = sorted(file for pattern in CORE for file in package.glob(pattern))
    games = sorted(file.parent for file in package.glob("games/*/__init__.py"))
    rules = [Group("core", core, 3)]
    rules += [Group(game.name, sorted(game.rglob("*.py")), LEVELS.get(game.name, 3)) for game in games]
    server = Group("server", sorted(package / f"{name}.py" for name in SERVER), 3)
    return [rules, [server]]


def library_name(group: Group) -> str:
    """Beside the package, not in it: mypyc takes the library's folder for the root of the packages."""
    return f"belle_etoile_{group.name}__mypyc"


def module_name(file: Path, source: Path = SOURCE) -> str:
    """`belle_etoile.core.game`, or `belle_etoile.core.__init__`, as mypyc names its modules."""
    return ".".join(file.relative_to(source).with_suffix("").parts)
