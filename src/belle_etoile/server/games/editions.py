"""A game as it comes, or with other components told as text."""

from functools import lru_cache

from ...core.game import MoveGame
from ...games import game_named


@lru_cache(100)
def game_for(id: str, edition: str) -> MoveGame:
    """The game with its own edition, or with the one that a match was begun with, told as text."""
    game = game_named(id)
    return game.with_begun_edition(edition, "edition") if edition else game
