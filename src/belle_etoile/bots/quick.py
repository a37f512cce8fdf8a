"""A bot that looks one move ahead, by values that were learned from many games."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.chance import Chance
from ..core.game import MoveGame, State
from ..core.learned import Learned
from .attention import ALL, name_of, noticed
from .bot import Bot
from .greedy import best_promise_of
from .weights import VERSION, values_for


def place_of_best(expected: vec[i64]) -> i64:
    """Which of them is most; of equals, the first.

    >>> place_of_best(vec[i64]([3, 7, 7]))
    1
    """
    best: i64 = 0
    for at in range(i64(len(expected))):
        if expected[at] > expected[best]:
            best = at
    return best


def most_expected(game: MoveGame, s: State, seat: i64, learned: Learned) -> i64:
    """The move that a seat expects most of; of equals, the first."""
    return most_expected_of(game, s, seat, game.moves(s, seat), learned)


def most_expected_of(game: MoveGame, s: State, seat: i64, moves: vec[i64], learned: Learned) -> i64:
    """The one of these that a seat expects most of."""
    if len(moves) == 1:
        return moves[0]
    return moves[place_of_best(game.expect(s, seat, moves, learned))]


@final
class QuickBot(Bot):
    """A bot that plays what learned values expect most of: those given, or those that come with the package.

    Where a game or an edition has none, it plays what looks best at a glance.

    >>> from belle_etoile import Quick, game_named, new_match
    >>> game = game_named("stellar")
    >>> match = new_match(game, 2, "a seed", {"first": "1"})
    >>> game.format(QuickBot().choose(game, match.view(0), 0, Quick(1))) in match.legal_moves(0)
    True
    """

    def __init__(self, learned: Learned | None = None, notices: int = ALL) -> None:
        self.name = name_of(f"quick-{VERSION}", notices)
        self.learned: Final = learned
        self.notices: Final = notices

    def choose(self, game: MoveGame, view: Mapping[str, object], seat: int, chance: Chance) -> i64:
        """The move that this bot plays."""
        s: State = game.determinize(view, chance)
        moves = noticed(game, s, seat, self.notices, chance)
        learned = values_for(game, s) if self.learned is None else self.learned
        if learned is None:
            return best_promise_of(game, s, seat, moves, chance)
        return most_expected_of(game, s, seat, moves, learned)
