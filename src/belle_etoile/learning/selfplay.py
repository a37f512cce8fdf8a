"""Games that a bot plays against itself, to learn from."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ..bots.greedy import most_promising
from ..bots.quick import most_expected
from ..core.chance import Quick
from ..core.events import NOBODY
from ..core.game import MoveGame, State
from ..core.learned import Learned

SEEDS: Final = 1 << 31  #: Seeds of a training are below this


@final
class Lesson:
    """What one seat went through in one game: where each of its positions was looked up, and how it ended."""

    def __init__(self, positions: list[vec[i32]], margin: i64) -> None:
        self.positions = positions
        self.margin: i64 = margin


def play_lessons(game: MoveGame, seed: i64, number: i64, learned: Learned, by_glance: bool) -> list[Lesson]:
    """One game of a training, by learned values or by the game's own glance: a lesson for each seat."""
    chance = Quick(seed * SEEDS * 2 + number)
    seats, options = game.training_options(number, chance)
    s: State = game.setup(seats, options, chance)
    positions: list[list[vec[i32]]] = [[] for _ in range(seats)]
    seat = game.turn(s)
    while seat != NOBODY:
        if by_glance:
            move = most_promising(game, s, seat, chance)
        else:
            move = most_expected(game, s, seat, learned)
        found = game.lookups(s, seat, move)
        if len(found):
            positions[seat].append(found)
        game.carry_out(s, seat, move, chance, None)
        seat = game.turn(s)
    return [Lesson(positions[each], game.margin(s, each)) for each in range(seats)]
