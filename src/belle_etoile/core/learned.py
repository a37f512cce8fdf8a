"""Learned values: what experience says of a position, as the sum of one weight from each table that it looks into."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

POINT: Final = 16  #: A point of the game, in the units of the weights that come with the package
ODDS: Final = 8  #: Points that stand for one step of log odds, in a game whose values foretell a chance
WHOLE_CHANCE: Final = 1 << 16
STEPS: Final = 16  # of the curve, in a point
LAST_STEP: Final = 8 * ODDS * STEPS
HOPELESS: Final = -(1 << 60)  #: What is expected of a move that needs no thought


@final
class Table:
    """Some weights that belong together: `size` of them, looked up by one number.

    `first` are those that the rules alone suggest, in sixteenths of a point; learning begins there, or with nothing.
    Those of a `fixed` table stay so, because the rules say all of them.
    """

    def __init__(self, name: str, size: i64, first: vec[i32] | None = None, fixed: bool = False) -> None:
        self.name: Final = name
        self.size: Final = size
        self.first: Final = first
        self.fixed: Final = fixed


@final
class Learned:
    """The weights of all tables of a game, one table after the other; `point` of their units are one point."""

    def __init__(self, weights: vec[i32], point: i64 = POINT) -> None:
        self.weights: vec[i32] = weights
        self.point: i64 = point


def total_of(learned: Learned, found: vec[i32]) -> i64:
    """The sum of these weights.

    >>> total_of(Learned(vec[i32]([5, 7, 9])), vec[i32]([0, 2, 2]))
    23
    """
    weights = learned.weights
    total: i64 = 0
    for place in found:
        total += i64(weights[i64(place)])
    return total


def _curve() -> vec[i32]:
    """The logistic function, from nearly never to nearly always."""
    steps = range(-LAST_STEP, LAST_STEP + 1)
    return vec[i32]([round(WHOLE_CHANCE / (1 + exp(-step / (ODDS * STEPS)))) for step in steps])


CURVE: Final[vec[i32]] = _curve()


def chance_of(expected: i64, point: i64) -> i64:
    """The chance that log odds stand for, of WHOLE_CHANCE.

    >>> chance_of(0, 16), chance_of(8 * 16, 16), chance_of(-8 * 16, 16), chance_of(10**9, 16)
    (32768, 47911, 17625, 65514)
    """
    step = expected * STEPS // point
    return i64(CURVE[max(-LAST_STEP, min(LAST_STEP, step)) + LAST_STEP])
