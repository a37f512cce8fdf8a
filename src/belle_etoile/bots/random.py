"""A bot that plays anything legal."""

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from ..core.chance import Chance
from ..core.game import MoveGame
from .bot import Bot


@final
class Random(Bot):
    """A bot that picks any legal move.

    >>> from belle_etoile import Quick, game_named, new_match
    >>> game = game_named("stellar")
    >>> match = new_match(game, 2, "a seed", {"first": "1"})
    >>> game.format(Random().choose(game, match.view(0), 0, Quick(1))) in match.legal_moves(0)
    True
    """

    def __init__(self) -> None:
        self.name = "random"

    def choose(self, game: MoveGame, view: Mapping[str, object], seat: int, chance: Chance) -> i64:
        """The move that this bot plays."""
        moves = game.moves(game.determinize(view, chance), seat)
        return moves[chance.pick(len(moves), "bot")]
