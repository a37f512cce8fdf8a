"""5.3.7: every way to lay a tile on the disc: four quarter turns, never mirrored, and all places.

A placement is told by where star 1 of the tile goes and by its quarter turns against the clock; it stays one where some
of its stars, even star 1, fall beside the disc, for those can be left out. A set of stars of the tile, or of its lines,
is one mask.

    code  bit 0-1           2-6     7-11
              quarter turns x + 16  y + 16   of star 1
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit, count
from .sky import NO_STAR, POSITIONS, Sky, high_bit, holds, low_bit

TURNS: Final = 4
MIDDLE: Final = 16
FURTHEST: Final = 15  # a coordinate of star 1
CODES: Final = 1 << 12  # codes are below this
FEWEST_STARS: Final = 2  # 5.3.1


def encode_place(x: i64, y: i64, turns: i64) -> i64:
    return turns | (x + MIDDLE) << 2 | (y + MIDDLE) << 7


def turns_of(code: i64) -> i64:
    return code & 3


def x_of(code: i64) -> i64:
    return (code >> 2 & 31) - MIDDLE


def y_of(code: i64) -> i64:
    return (code >> 7 & 31) - MIDDLE


def turned_x(x: i64, y: i64, turns: i64) -> i64:
    """The x of a place after quarter turns against the clock about 0,0."""
    return x if turns == 0 else -y if turns == 1 else -x if turns == 2 else y


def turned_y(x: i64, y: i64, turns: i64) -> i64:
    return y if turns == 0 else x if turns == 1 else -y if turns == 2 else -x


@final
class Shape:
    """A tile's figure and all its placements with two stars or more on the disc, numbered."""

    def __init__(self, sky: Sky, stars: list[list[int]], lines: list[list[int]]) -> None:
        self.size: i64 = len(stars)
        self.all: i64 = bit(len(stars)) - 1
        self.xs = vec[i64]([star[0] - stars[0][0] for star in stars])  # from star 1
        self.ys = vec[i64]([star[1] - stars[0][1] for star in stars])
        self.bits = vec[i64]([bit(star) for star in range(len(stars))])
        self.lines: i64 = len(lines)
        self.all_lines: i64 = bit(len(lines)) - 1
        self.line_from = vec[i64]([line[0] - 1 for line in lines])
        self.line_to = vec[i64]([line[1] - 1 for line in lines])
        self.line_ends = vec[i64]([bit(line[0] - 1) | bit(line[1] - 1) for line in lines])
        self.degree: i64 = 0  # the most lines that meet at a star
        for here in self.bits:
            self.degree = max(self.degree, sum([1 for ends in self.line_ends if ends & here]))
        self.placements: i64 = 0
        self.codes = vec[i64]([])
        self.number_of = vec[i64]([-1] * CODES)  # by code
        self.stars = vec[i64]([])  # `size` for each placement: its stars on the disc, NO_STAR where there is none
        self.low = vec[i64]([])  # the same as a set
        self.high = vec[i64]([])
        self.on_disc = vec[i64]([])  # which stars of the tile these are
        self.cells = vec[i64]([])  # `lines` for each placement: the cell a line crosses, NO_STAR where it crosses none
        self.cells_low = vec[i64]([])
        self.cells_high = vec[i64]([])
        self.over_axis = vec[i64]([])  # 8.5: which lines cross the axis
        self.in_window: list[vec[i64]] = []  # for each position: the placements with two stars or more in the window
        self.whole_in_window: list[vec[i64]] = []  # and those with all
        for turns in range(i64(TURNS)):
            self._try_all(sky, turns)
        for position in range(POSITIONS):
            self._look_through(sky.window_low[position], sky.window_high[position])

    def _try_all(self, sky: Sky, turns: i64) -> None:
        """Wherever the figure, so turned, meets the square around the disc."""
        across = [turned_x(self.xs[star], self.ys[star], turns) for star in range(self.size)]
        along = [turned_y(self.xs[star], self.ys[star], turns) for star in range(self.size)]
        for y in range(i64(-sky.reach - max(along)), i64(sky.reach - min(along) + 1)):
            for x in range(i64(-sky.reach - max(across)), i64(sky.reach - min(across) + 1)):
                self._try(sky, x, y, turns)

    def _try(self, sky: Sky, x: i64, y: i64, turns: i64) -> None:
        """Add a placement if two stars are on the disc."""
        low: i64 = 0
        high: i64 = 0
        on_disc: i64 = 0
        for star in range(self.size):
            place = self._star(sky, star, x, y, turns)
            if place != NO_STAR:
                low |= low_bit(place)
                high |= high_bit(place)
                on_disc |= bit(star)
        if count(on_disc) < FEWEST_STARS:
            return
        code = encode_place(x, y, turns)
        self.number_of[code] = self.placements
        self.placements += 1
        self.codes = append(self.codes, code)
        self.low = append(self.low, low)
        self.high = append(self.high, high)
        self.on_disc = append(self.on_disc, on_disc)
        for star in range(self.size):
            self.stars = append(self.stars, self._star(sky, star, x, y, turns))
        self._add_lines(sky)

    def _star(self, sky: Sky, star: i64, x: i64, y: i64, turns: i64) -> i64:
        code = encode_place(x, y, turns)
        return sky.star_at(self.x_at(code, star), self.y_at(code, star))

    def x_at(self, code: i64, star: i64) -> i64:
        """Where a star of the tile goes, on the disc or beside it."""
        return x_of(code) + turned_x(self.xs[star], self.ys[star], turns_of(code))

    def y_at(self, code: i64, star: i64) -> i64:
        return y_of(code) + turned_y(self.xs[star], self.ys[star], turns_of(code))

    def _add_lines(self, sky: Sky) -> None:
        """The cells and the axis under the lines of the newest placement."""
        first = (self.placements - 1) * self.size
        low: i64 = 0
        high: i64 = 0
        over_axis: i64 = 0
        for line in range(self.lines):
            one, other = self.stars[first + self.line_from[line]], self.stars[first + self.line_to[line]]
            cell: i64 = NO_STAR
            if one != NO_STAR and other != NO_STAR:
                cell = sky.cell_of(one, other)
                if (sky.side_of_axis(one) > 0) != (sky.side_of_axis(other) > 0):
                    over_axis |= bit(line)
            if cell != NO_STAR:
                low |= low_bit(cell)
                high |= high_bit(cell)
            self.cells = append(self.cells, cell)
        self.cells_low = append(self.cells_low, low)
        self.cells_high = append(self.cells_high, high)
        self.over_axis = append(self.over_axis, over_axis)

    def _look_through(self, low: i64, high: i64) -> None:
        """List what a window shows."""
        some = vec[i64]([])
        whole = vec[i64]([])
        for place in range(self.placements):
            if count(self.low[place] & low) + count(self.high[place] & high) >= FEWEST_STARS:
                some = append(some, place)
                if self.on_disc[place] == self.all and self.low[place] & ~low == 0 and self.high[place] & ~high == 0:
                    whole = append(whole, place)
        self.in_window.append(some)
        self.whole_in_window.append(whole)

    def fits(self, place: i64, kept: i64, low: i64, high: i64) -> bool:
        """Do all these stars of the tile lie on stars of the set?"""
        at = place * self.size
        while kept:
            if kept & 1:
                there = self.stars[at]
                if there == NO_STAR or not holds(low, high, there):
                    return False
            kept >>= 1
            at += 1
        return True

    def usable(self, place: i64, low: i64, high: i64) -> i64:
        """Which stars of the tile lie on a star of the set."""
        if self.low[place] & ~low == 0 and self.high[place] & ~high == 0:
            return self.on_disc[place]
        usable: i64 = 0
        first = place * self.size
        for star in range(self.size):
            there = self.stars[first + star]
            if there != NO_STAR and holds(low, high, there):
                usable |= bit(star)
        return usable

    def drawn(self, place: i64, kept: i64, cells_low: i64, cells_high: i64) -> i64:
        """5.3.6: which lines between kept stars can be drawn where these cells hold older lines."""
        free = self.cells_low[place] & cells_low == 0 and self.cells_high[place] & cells_high == 0
        if free and kept == self.all:
            return self.all_lines
        lines: i64 = 0
        first = place * self.lines
        for line in range(self.lines):
            if self.line_ends[line] & ~kept == 0:
                cell = self.cells[first + line]
                if free or cell == NO_STAR or not holds(cells_low, cells_high, cell):
                    lines |= bit(line)
        return lines

    def part(self, start: i64, lines: i64) -> i64:
        """The stars that hang together with those of `start` by these lines."""
        if lines == self.all_lines:
            return self.all
        reached = start
        while True:
            before = reached
            for line in range(self.lines):
                if lines >> line & 1 and reached & self.line_ends[line]:
                    reached |= self.line_ends[line]
            if reached == before:
                return reached

    def between(self, kept: i64) -> i64:
        """The lines that have both ends among these stars."""
        lines: i64 = 0
        for line in range(self.lines):
            if self.line_ends[line] & ~kept == 0:
                lines |= bit(line)
        return lines

    def hangs_together(self, kept: i64, lines: i64) -> bool:
        """5.3.1: do these lines make one figure of these stars?"""
        return self.part(kept & -kept, lines) == kept
