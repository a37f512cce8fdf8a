"""What a bot is: someone who is handed a view and answers with a move."""

from collections.abc import Mapping

from mypy_extensions import i64

from ..core.chance import Chance
from ..core.game import MoveGame


class Bot:
    """A player that sees a view, never a position. Same view, same chance, same answer, unless its budget is a time."""

    name: str

    def choose(self, game: MoveGame, view: Mapping[str, object], seat: int, chance: Chance) -> i64:
        """The move that this bot plays at a seat that owes one."""
        raise NotImplementedError

    def think(self, game: MoveGame, view: Mapping[str, object], seat: int, chance: Chance) -> list[tuple[int, float]]:
        """The moves that were considered, best first, each with its share of the thinking; shares add up to 1."""
        return [(self.choose(game, view, seat, chance), 1.0)]
