"""How strong a bot is on a server: which bot plays at each level of each game, and which gives hints.

Measured for Stellar (docs/strength.md): each level wins about three of four games against the one below.
"""

from collections.abc import Iterable
from typing import Final

from ..core.log import NOTE
from . import bot_named
from .search import PLAIN
from .weights import VERSION

SEARCH: Final = f"search-{VERSION}"  #: The bot with levels, as a seat names it; without a version it is that of 0.1
HINT: Final = f"{SEARCH}:600ms"

# From the gentlest to the strongest; one line for each game.
LEVELS: Final[dict[str, tuple[str, str, str, str, str]]] = {
    "stellar": ("quick:35%", "quick:52%", "quick:70%", "quick:90%", "search:1500ms"),
    "stellarion": ("random", "greedy", "search:100ms", "search:400ms", "search:1500ms"),
    "look-at-the-stars": ("random", "greedy", "search:100ms", "search:400ms", "search:1500ms"),
    "star-explorer": ("random", "greedy", "search:100ms", "search:400ms", "search:1500ms"),
}
PLAIN_LEVELS: Final = ("random", "greedy", *[f"search-{PLAIN}:{milliseconds}ms" for milliseconds in (100, 400, 1500)])


def name_at_level(game: str, bot: str, level: int) -> str:
    """The name of the bot that sits on a seat: `search` grows with its level.

    >>> name_at_level("stellarion", "search-1", 3), name_at_level("stellarion", "search", 3)
    ('search:100ms', 'search-0.1:100ms')
    >>> name_at_level("stellar", "greedy", 3)
    'greedy'
    """
    if bot.startswith("search-"):  # of whichever version: a match that was begun goes on with the bots of today
        return LEVELS[game][level - 1]
    return PLAIN_LEVELS[level - 1] if bot == "search" else bot


def seated(bot: str) -> str:
    """A bot that is asked for, as a seat keeps it: with its version, if it has one.

    >>> seated("search"), seated("greedy")
    ('search-1', 'greedy')
    """
    return SEARCH if bot == "search" else bot


def seat_note(seat: int, name: str) -> str:
    """A line of a log that tells which bot played, and of which version.

    >>> seat_note(1, "search:400ms")
    '# seat 2: search-1:400ms\\n'
    """
    return f"{NOTE}seat {seat + 1}: {bot_named(name).name}\n"


def seat_notes(game: str, seats: Iterable[tuple[int, str | None, int | None]]) -> str:
    """Such lines for the seats of a server, which keep a bot and its level."""
    return "".join([seat_note(seat, name_at_level(game, bot, level or 1)) for seat, bot, level in seats if bot])
