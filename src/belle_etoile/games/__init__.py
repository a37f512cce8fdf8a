"""The games, in one tuple."""

from typing import Final

from ..core.errors import BadSetup
from ..core.game import Game
from .look_at_the_stars import GAME as LOOK_AT_THE_STARS
from .star_explorer import GAME as STAR_EXPLORER
from .stellar import GAME as STELLAR
from .stellarion import GAME as STELLARION

GAMES: Final[tuple[Game, ...]] = (STELLAR, STELLARION, LOOK_AT_THE_STARS, STAR_EXPLORER)
# Whole rules with their tests, to be listed when they can be played everywhere.
UNLISTED: Final = ("stellarium",)


def game_named(id: str) -> Game:
    """The game with this id; raises BadSetup and names those there are."""
    for game in GAMES:
        if game.info.id == id:
            return game
    known = ", ".join([game.info.id for game in GAMES])
    raise BadSetup("error-game", f"unknown game {id!r}; known: {known}", {"game": id, "known": known})
