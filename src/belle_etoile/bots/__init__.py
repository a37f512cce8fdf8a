"""The bots, by name: `random`, `greedy`, `quick`, `search`, `search:500ms`, `search:2000` (tries), `search-0.1`."""

from typing import Final

from ..core.errors import BadSetup
from .bot import Bot as Bot
from .greedy import Greedy
from .quick import QuickBot
from .random import Random
from .search import PLAIN, Search
from .weights import VERSION

BOTS: Final = ("random", "greedy", "search")  # that a server offers
QUICK: Final = f"quick-{VERSION}"
PLAIN_SEARCH: Final = f"search-{PLAIN}"
SEARCHES: Final = ("search", f"search-{VERSION}", PLAIN_SEARCH)
SEARCH_MILLISECONDS: Final = 200
LONGEST_SEARCH: Final = 600_000


def bot_named(name: str) -> Bot:
    """The bot of this name; raises BadSetup and says how a name is written.

    >>> bot_named("search:500ms").name
    'search-1:500ms'
    """
    kind, colon, budget = name.partition(":")
    if not colon and kind == "random":
        return Random()
    if not colon and kind == "greedy":
        return Greedy()
    if not colon and kind in ("quick", QUICK):
        return QuickBot()
    if kind in SEARCHES:
        in_time = budget.endswith("ms") or not colon
        number = budget.removesuffix("ms") if colon else str(SEARCH_MILLISECONDS)
        if number.isascii() and number.isdecimal() and 1 <= int(number) <= LONGEST_SEARCH:
            iterations, milliseconds = (0, int(number)) if in_time else (int(number), 0)
            return Search(iterations, milliseconds, by_values=kind != PLAIN_SEARCH)
    known = ", ".join([*BOTS, "quick", "search:500ms", "search:2000", "search-0.1"])
    raise BadSetup("error-bot", f"unknown bot {name!r}; known: {known}", {"bot": name, "known": known})
