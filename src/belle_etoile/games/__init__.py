"""The games, in one tuple."""

from typing import Final

from ..core.errors import BadSetup
from ..core.game import Game
from .stellar import GAME as STELLAR

GAMES: Final[tuple[Game, ...]] = (STELLAR,)
# Whole rules with their tests, to be listed when they can be played everywhere: they lack their pages.
UNLISTED: Final = ("look_at_the_stars", "star_explorer", "stellarion", "stellarium")


def game_named(id: str) -> Game:
    """The game with this id; raises BadSetup and names those there are."""
    for game in GAMES:
        if game.info.id == id:
            return game
    known = ", ".join([game.info.id for game in GAMES])
    raise BadSetup("error-game", f"unknown game {id!r}; known: {known}", {"game": id, "known": known})
