"""How good a move was: compared by search, from what its seat knew, with the best that it could have played.

The best move is found first. Then both are tried on luck of their own, the same for both: so the best one is not
flattered by the trials that chose it, and the difference has an honest interval.
"""

from collections.abc import Mapping
from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.chance import Quick
from ..core.game import MoveGame, State
from ..core.learned import Learned
from .attention import worth_a_thought
from .foresight import SURE, best_by_value
from .halving import Contender, compare, try_all
from .weights import VERSION, values_for

JUDGE: Final = f"search-{VERSION}"  #: Who judges
Z: Final = 1.96  # of a 95 % interval


@final
class Judgement:
    """What a search thinks of one decision: chances from 0 to 1, or points where nobody hinders another.

    `expected` is what the best move promises, `loss` by how much less the one that was played does, between `low` and
    `high` with 95 % certainty.
    """

    def __init__(self, best: int, expected: float, loss: float, low: float, high: float) -> None:
        self.best: Final = best
        self.expected: Final = expected
        self.loss: Final = loss
        self.low: Final = low
        self.high: Final = high


@final
class Pairs:
    """Differences between two moves on the same luck."""

    def __init__(self) -> None:
        self.many = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        """What the two came to on the same luck, one less the other."""
        self.many += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def mean(self) -> float:
        """By how much the first is ahead, on average."""
        return self.total / max(1, self.many)

    @property
    def doubt(self) -> float:
        """Half of a 95 % interval.

        >>> pairs = Pairs()
        >>> for difference in (1.0, 2.0, 3.0, 2.0):
        ...     pairs.add(difference)
        >>> pairs.mean, round(pairs.doubt, 2)
        (2.0, 0.8)
        """
        if self.many < 2:
            return 0.0
        spread = max(0.0, self.squares - self.total * self.total / self.many) / (self.many - 1)
        return Z * sqrt(spread / self.many)


def in_points(game: MoveGame) -> bool:
    """Whether judgements are told in points: where no seat hinders another. Elsewhere it is a chance to win."""
    return game.foresees or game.habits.turns > 0


def moves_to_judge(game: MoveGame, view: Mapping[str, object], seat: int) -> list[int]:
    """The moves of a seat that lead somewhere; with fewer than two there was nothing to decide."""
    s: State = game.imagine(view, Quick(0))
    return [int(move) for move in worth_a_thought(game, s, seat, game.moves(s, seat))]


def judged(game: MoveGame, view: Mapping[str, object], seat: int, played: int, tries: int, seed: int) -> Judgement:
    """What a search of so many tries thinks of a move. The same seed gives the same judgement.

    A game or an edition without learned values is played to its end, and `worth` is taken for a chance.
    """
    quick = Quick(seed)
    learned = values_for(game, game.imagine(view, Quick(0)))
    moves = _with(moves_to_judge(game, view, seat), played)
    ranked = _ranked(game, view, seat, _contenders(game, view, seat, moves, learned), tries, quick, learned)
    best, lost, expected = ranked[0], Pairs(), 0.0
    compared = [Contender(move) for move in dict.fromkeys([best, played])]
    unit = _unit(game, learned)
    many = tries // 2 // len(compared)
    for _ in range(many):
        before = [float(each.total) for each in compared]
        try_all(game, view, seat, compared, quick, learned)
        found = [(float(each.total) - was) / unit for each, was in zip(compared, before, strict=True)]
        expected += found[0]
        lost.add(found[0] - found[-1])
    return Judgement(best, expected / many, lost.mean, lost.mean - lost.doubt, lost.mean + lost.doubt)


def _with(moves: list[int], played: int) -> list[int]:
    return moves if played in moves else [*moves, played]


def _unit(game: MoveGame, learned: Learned | None) -> float:
    if learned is None:
        return 1000.0
    return float(learned.point) if in_points(game) else float(SURE)


def _contenders(
    game: MoveGame, view: Mapping[str, object], seat: i64, moves: list[int], learned: Learned | None
) -> list[Contender]:
    s: State = game.imagine(view, Quick(0))
    if learned is not None:
        return [Contender(move) for move in best_by_value(game, s, seat, vec[i64](moves), learned)]
    ranked = sorted([(-int(game.promise(s, seat, move)), move) for move in moves])
    return [Contender(move) for _, move in ranked[: max(4, int(game.habits.contenders))]]


def _ranked(
    game: MoveGame,
    view: Mapping[str, object],
    seat: i64,
    contenders: list[Contender],
    tries: int,
    quick: Quick,
    learned: Learned | None,
) -> list[int]:
    """Best first."""
    if len(contenders) == 1:
        return [int(contenders[0].move)]
    return [move for move, _ in compare(game, view, seat, contenders, tries, 0, quick, learned)]
