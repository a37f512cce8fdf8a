"""Neighbours on the disc: the pairs of stars between which a line could run, and the windows that show both.

A pair has a kind, its two colours whichever comes first. Pairs that the same windows show have one place among the
`views`: what is counted by kind and view need not be counted again for each window.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from .sky import COLOURS, NO_STAR, POSITIONS, Sky, holds

KINDS: Final = 10
KIND_OF: Final = vec[i64]([0, 1, 2, 3, 1, 4, 5, 6, 2, 5, 7, 8, 3, 6, 8, 9])  # of two colours
STEPS: Final = ((1, 0), (0, 1), (1, 1), (-1, 1))


@final
class Lattice:
    """All pairs of neighbours of a sky."""

    def __init__(self, sky: Sky) -> None:
        self.windows = vec[i64]([_windows_of(sky, star) for star in range(sky.stars)])  # that show a star, as a set
        self.views = vec[i64]([])  # sets of windows
        self.one = vec[i64]([])
        self.other = vec[i64]([])
        self.view = vec[i64]([])  # of each pair: its place among the views
        beside: list[list[int]] = [[] for _ in range(sky.stars)]
        for star in range(i64(sky.stars)):
            for x, y in STEPS:
                there = sky.star_at(sky.xs[star] + x, sky.ys[star] + y)
                if there != NO_STAR:
                    beside[star].append(len(self.one))
                    beside[there].append(len(self.one))
                    self._add(star, there)
        self.pairs: i64 = len(self.one)
        self.beside: list[vec[i64]] = [vec[i64](pairs) for pairs in beside]  # the pairs of each star
        self.kinds: list[vec[i64]] = []  # of each pair, for each disc
        for colours in sky.colours:
            kinds = vec[i64]([])
            for pair in range(self.pairs):
                kinds = append(kinds, kind_of_colours(colours[self.one[pair]], colours[self.other[pair]]))
            self.kinds.append(kinds)

    def _add(self, one: i64, other: i64) -> None:
        seen = self.windows[one] & self.windows[other]
        place: i64 = 0
        while place < len(self.views) and self.views[place] != seen:
            place += 1
        if place == len(self.views):
            self.views = append(self.views, seen)
        self.one = append(self.one, one)
        self.other = append(self.other, other)
        self.view = append(self.view, place)


def kind_of_colours(one: i64, other: i64) -> i64:
    return KIND_OF[one * len(COLOURS) + other]


def _windows_of(sky: Sky, star: int) -> int:
    found = 0
    for position in range(POSITIONS):
        if holds(sky.window_low[position], sky.window_high[position], star):
            found |= 1 << position
    return found
