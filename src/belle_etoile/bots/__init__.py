"""The bots, by name: `random`, `greedy`, `search`, `search:500ms`, `search:2000` (iterations)."""

from typing import Final

from ..core.errors import BadSetup
from .bot import Bot as Bot
from .greedy import Greedy
from .random import Random
from .search import Search

BOTS: Final = ("random", "greedy", "search")
SEARCH_MILLISECONDS: Final = 200
LONGEST_SEARCH: Final = 600_000


def bot_named(name: str) -> Bot:
    """The bot of this name; raises BadSetup and says how a name is written.

    >>> bot_named("search:500ms").name
    'search:500ms'
    """
    kind, colon, budget = name.partition(":")
    if not colon and kind == "random":
        return Random()
    if not colon and kind == "greedy":
        return Greedy()
    if kind == "search":
        in_time = budget.endswith("ms") or not colon
        number = budget.removesuffix("ms") if colon else str(SEARCH_MILLISECONDS)
        if number.isascii() and number.isdecimal() and 1 <= int(number) <= LONGEST_SEARCH:
            return Search(0, int(number)) if in_time else Search(int(number), 0)
    known = ", ".join([*BOTS, "search:500ms", "search:2000"])
    raise BadSetup("error-bot", f"unknown bot {name!r}; known: {known}", {"bot": name, "known": known})
