"""Learned values: what experience says of a position, as the sum of one weight from each table that it looks into."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

POINT: Final = 16  #: A point of the game, in the units of the weights that come with the package
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
