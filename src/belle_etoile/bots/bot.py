"""What a bot is: someone who is handed a view and answers with a move."""

from collections.abc import Mapping

from mypy_extensions import i64

from ..core.chance import Chance
from ..core.game import Game


class Bot:
    """Never sees a position. Same view, same chance, same answer (unless its budget is a time)."""

    name: str

    def choose(self, game: Game, view: Mapping[str, object], seat: int, chance: Chance) -> i64:
        raise NotImplementedError

    def think(self, game: Game, view: Mapping[str, object], seat: int, chance: Chance) -> list[tuple[int, float]]:
        """The moves considered, best first, each with the share of conviction it got; shares add up to 1."""
        return [(self.choose(game, view, seat, chance), 1.0)]
