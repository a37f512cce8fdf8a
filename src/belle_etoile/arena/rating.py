"""How strong each of several players is, from who beat whom: the model of Bradley and Terry, in points as of Elo.

Who is 400 points ahead is expected to win ten games for one. The most likely ratings are found by Newton's method; each
pair that met is given one more game, a draw, so that nobody who won or lost all games is infinitely far away.
"""

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

Z: Final = 1.96  # of a 95 % interval
SCALE: Final = 400 / log(10)  # points in one unit of log odds
ROUNDS: Final = 100
CLOSE: Final = 1e-10


@dataclass(frozen=True)
class Rating:
    """Points, and how far off they may be at 95 %: the other players' are told against the one that is fixed."""

    points: float
    margin: float


def ratings(wins: list[list[float]], fixed: int, at: float) -> list[Rating]:
    """`wins[one][other]`: the games that one won of those against the other, a draw counting half.

    >>> [round(rating.points) for rating in ratings([[0, 30], [10, 0]], 1, 1000)]
    [1185, 1000]
    """
    many = len(wins)
    met = [[wins[i][j] + wins[j][i] > 0 for j in range(many)] for i in range(many)]
    won = [[wins[i][j] + 0.5 if met[i][j] else 0.0 for j in range(many)] for i in range(many)]
    free = [player for player in range(many) if player != fixed]
    strength = [0.0] * many
    for _ in range(ROUNDS):
        steps = _solved(_information(won, strength, free), [_slope(won, strength, i) for i in free])
        for player, step in zip(free, steps, strict=True):
            strength[player] += max(-2.0, min(2.0, step))
        if max((abs(step) for step in steps), default=0.0) < CLOSE:
            break
    spread = _information(won, strength, free)
    margins = [0.0] * many
    for place, player in enumerate(free):
        column = _solved(spread, [1.0 if other == place else 0.0 for other in range(len(free))])
        margins[player] = Z * SCALE * sqrt(column[place])
    return [Rating(at + SCALE * strength[player], margins[player]) for player in range(many)]


def expected(one: float, other: float) -> float:
    """The share of the games that one should win of the other, by their log odds."""
    return 1 / (1 + exp(other - one))


def _slope(won: list[list[float]], strength: list[float], i: int) -> float:
    return sum(
        won[i][j] - (won[i][j] + won[j][i]) * expected(strength[i], strength[j]) for j in range(len(won)) if j != i
    )


def _information(won: list[list[float]], strength: list[float], free: list[int]) -> list[list[float]]:
    """Fisher's, of those who are not fixed."""

    def shared(i: int, j: int) -> float:
        share = expected(strength[i], strength[j])
        return (won[i][j] + won[j][i]) * share * (1 - share)

    everyone = range(len(won))
    return [[sum(shared(i, k) for k in everyone if k != i) if i == j else -shared(i, j) for j in free] for i in free]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """By elimination; the largest number of a column leads."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        lead = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[lead] = rows[lead], rows[at]
        for below in range(len(rows)):
            if below != at:
                factor = rows[below][at] / rows[at][at]
                rows[below] = [one - factor * other for one, other in zip(rows[below], rows[at], strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]
