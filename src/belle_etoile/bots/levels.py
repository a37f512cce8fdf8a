"""How strong a bot is on a server: which bot plays at each level, and which gives hints."""

from typing import Final

LEVELS: Final = {1: "random", 2: "greedy", 3: "search:100ms", 4: "search:400ms", 5: "search:1500ms"}
HINT: Final = "search:600ms"


def name_at_level(bot: str, level: int) -> str:
    """The name of the bot that sits on a seat: `search` grows with its level.

    >>> name_at_level("search", 3), name_at_level("greedy", 3)
    ('search:100ms', 'greedy')
    """
    return LEVELS[level] if bot == "search" else bot
