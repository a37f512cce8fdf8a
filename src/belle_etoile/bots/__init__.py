"""The bots, by name: `random`, `greedy`, `quick`, `search`, `search:500ms`, `search:2000` (tries), `search-0.1`.

`greedy:40%` and `quick:40%` notice so many of their moves.
"""

from typing import Final

from ..core.errors import BadSetup
from .attention import ALL
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

    >>> bot_named("search:500ms").name, bot_named("quick:60%").name
    ('search-1:500ms', 'quick-1:60%')
    """
    kind, colon, budget = name.partition(":")
    if kind == "random" and not colon:
        return Random()
    if kind in SEARCHES:
        in_time = budget.endswith("ms") or not colon
        number = _number(budget.removesuffix("ms") if colon else str(SEARCH_MILLISECONDS), LONGEST_SEARCH)
        if number:
            iterations, milliseconds = (0, number) if in_time else (number, 0)
            return Search(iterations, milliseconds, by_values=kind != PLAIN_SEARCH)
    percent = ALL if not colon else _number(budget.removesuffix("%"), ALL) if budget.endswith("%") else 0
    if kind == "greedy" and percent:
        return Greedy(percent)
    if kind in ("quick", QUICK) and percent:
        return QuickBot(notices=percent)
    known = ", ".join([*BOTS, "quick", "quick:60%", "search:500ms", "search:2000", "search-0.1"])
    raise BadSetup("error-bot", f"unknown bot {name!r}; known: {known}", {"bot": name, "known": known})


def _number(text: str, most: int) -> int:
    """From 1 to `most`; 0 if it is none of these."""
    return int(text) if text.isascii() and text.isdecimal() and 1 <= int(text) <= most else 0
