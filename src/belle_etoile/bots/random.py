"""A bot that plays anything legal."""

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from ..core.chance import Chance
from ..core.game import Game
from .bot import Bot


@final
class Random(Bot):
    def __init__(self) -> None:
        self.name = "random"

    def choose(self, game: Game, view: Mapping[str, object], seat: int, chance: Chance) -> i64:
        moves = game.moves(game.determinize(view, chance), seat)
        return moves[chance.pick(len(moves), "bot")]
