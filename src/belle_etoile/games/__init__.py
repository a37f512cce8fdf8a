"""The five games: four that are played at a table, move by move, and one that is played by post."""

from typing import Final

from ..core.errors import BadSetup
from ..core.game import Game, MoveGame
from . import look_at_the_stars, star_explorer, stellar, stellarion, stellarium

#: The games that are played move by move.
GAMES: Final[tuple[MoveGame, ...]] = (stellar.GAME, stellarion.GAME, look_at_the_stars.GAME, star_explorer.GAME)
STELLARIUM: Final = stellarium.GAME
#: All games there are.
SHELF: Final[tuple[Game, ...]] = (*GAMES, STELLARIUM)


def on_the_shelf(id: str) -> Game:
    """The game with this id, whichever way it is played; raises BadSetup and names those there are.

    >>> on_the_shelf("stellarium").info.seats
    (3, 1000)
    """
    for game in SHELF:
        if game.info.id == id:
            return game
    known = ", ".join([game.info.id for game in SHELF])
    raise BadSetup("error-game", f"unknown game {id!r}; known: {known}", {"game": id, "known": known})


def game_named(id: str) -> MoveGame:
    """A game that is played move by move; raises BadSetup and tells what would be right.

    >>> game_named("stellar").info.seats
    (2, 2)
    """
    game = on_the_shelf(id)
    if not isinstance(game, MoveGame):
        raise BadSetup("error-campaign", f"{id} is played by post: belle-etoile {id}", {"game": id})
    return game
