"""Temporal differences: what a seat expected is moved towards what it expected a turn later, and towards the end.

Whole numbers only, so that every machine and every build learns the same. Each weight has a pace of its own (temporal
coherence, Beal and Smith): while its errors point one way it moves fast, when they cancel each other it settles.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ..core.learned import ODDS, POINT, Learned, Table, chance_of, total_of
from .selfplay import Lesson

FINE: Final = 1 << 16  #: A point, in the units that are learned in
COARSE: Final = 8  # bits that sums of errors leave out
WHOLE: Final = 256  # a share of 1
STEEP: Final = 4 * ODDS  # the points that a whole chance is worth where the curve of chances is steepest
FIXED: Final = -1  # in place of the sum of errors of a weight that never changes


@final
class Learner:
    """Weights in the making, and for each of them the sum of its errors, with and without their signs.

    The latter is FIXED for weights that never change.
    """

    def __init__(self, weights: vec[i32], net: vec[i64], gross: vec[i64]) -> None:
        self.learned: Final = Learned(weights, FINE)
        self.net: vec[i64] = net
        self.gross: vec[i64] = gross

    def learn(self, lesson: Lesson, trust: i64, chances: bool = False) -> i64:
        """Puts right what one seat expected in a game; how wrong about the end it had been, all in all.

        `trust` of 256 is how much the end counts, the rest what was expected a position later: λ. Where the values are
        log odds, it is their `chances` that are compared.
        """
        many: i64 = len(lesson.positions)
        end = lesson.margin * FINE // 1000 if chances else lesson.margin * FINE
        target = end
        errors = vec[i64]([0] * many)
        wrong: i64 = 0
        for at in range(many - 1, -1, -1):
            expected = total_of(self.learned, lesson.positions[at])
            if chances:
                expected = chance_of(expected, FINE)
            errors[at] = target - expected
            wrong += end - expected if end > expected else expected - end
            target = (target * trust + expected * (WHOLE - trust)) // WHOLE
        for at in range(many):
            self._correct(lesson.positions[at], errors[at] * STEEP if chances else errors[at])
        return wrong

    def _correct(self, found: vec[i32], error: i64) -> None:
        weights, net, gross = self.learned.weights, self.net, self.gross
        many: i64 = len(found)
        share = error // many
        told = error >> COARSE
        size = told if told > 0 else -told
        for each in found:
            place = i64(each)
            total = gross[place]
            if total == FIXED:
                continue
            step = share
            if total:
                sum_of_errors = net[place]
                step = share * (sum_of_errors if sum_of_errors > 0 else -sum_of_errors) // total
            weights[place] = i32(i64(weights[place]) + step)
            net[place] += told
            gross[place] = total + size


def new_learner(tables: tuple[Table, ...]) -> Learner:
    """Knows what the rules alone suggest."""
    weights, gross = vec[i32]([]), vec[i64]([])
    for table in tables:
        first = table.first
        for place in range(i64(table.size)):
            weights = append(weights, i32(i64(first[place]) * (FINE // POINT)) if first is not None else 0)
            gross = append(gross, FIXED if table.fixed else 0)
    return Learner(weights, vec[i64]([0] * len(weights)), gross)


def rounded(learner: Learner) -> vec[i32]:
    """The weights as they are kept: in sixteenths of a point."""
    unit: i64 = FINE // POINT
    told = vec[i32]([0] * len(learner.learned.weights))
    for place in range(i64(len(told))):
        told[place] = i32((i64(learner.learned.weights[place]) + unit // 2) // unit)
    return told
