"""The games, in one tuple; and the one that is played by post."""

from typing import Final

from ..core.errors import BadSetup
from ..core.game import Game
from .look_at_the_stars import GAME as LOOK_AT_THE_STARS
from .star_explorer import GAME as STAR_EXPLORER
from .stellar import GAME as STELLAR
from .stellarion import GAME as STELLARION
from .stellarium import GAME as STELLARIUM

GAMES: Final[tuple[Game, ...]] = (STELLAR, STELLARION, LOOK_AT_THE_STARS, STAR_EXPLORER)
CAMPAIGNS: Final[tuple[Game, ...]] = (STELLARIUM,)  # orders for moves, a form for their list, a referee for turns
SHELF: Final = (*GAMES, *CAMPAIGNS)


def on_the_shelf(id: str) -> Game:
    """The game with this id, whichever way it is played; raises BadSetup and names those there are."""
    for game in SHELF:
        if game.info.id == id:
            return game
    known = ", ".join([game.info.id for game in SHELF])
    raise BadSetup("error-game", f"unknown game {id!r}; known: {known}", {"game": id, "known": known})


def game_named(id: str) -> Game:
    """A game that is played move by move; raises BadSetup and tells what would be right."""
    game = on_the_shelf(id)
    if game in CAMPAIGNS:
        raise BadSetup("error-campaign", f"{id} is played by post: belle-etoile {id}", {"game": id})
    return game
