"""How many lines each place of a shape still lacks, kept up to date as lines are drawn."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit, count
from .geometry import (
    DIRECTIONS,
    PLACES,
    SPLIT,
    WORDS,
    Shape,
    direction_of,
    high_anchors,
    low_anchors,
    no_lines,
    place_of,
)

STRIDE: Final = 160  # spots of one way to turn a shape: its lower left corner, after some that are none
PAD: Final = 40  # a shape reaches no further than three rows and three columns
NEVER: Final = 99  # lines are lacking that cannot be drawn
SPOTS: Final = 4 * STRIDE


@final
class Pattern:
    """A shape, told by the spots that a line belongs to: its place and an offset for each, by direction."""

    def __init__(self, shape: Shape) -> None:
        self.shape: Final = shape
        self.lines: i64 = shape.turns[0].lines
        self.offsets: vec[i64] = vec[i64]([])
        self.starts: vec[i64] = vec[i64]([0])
        for direction in range(DIRECTIONS):
            for way, turned in enumerate(shape.turns):
                for nth in range(i64(turned.lines)):
                    if turned.directions[nth] == direction:
                        self.offsets = append(self.offsets, way * STRIDE + PAD - turned.steps[nth])
            self.starts = append(self.starts, len(self.offsets))


@final
class Lacking:
    """The spots of a shape in one sky: `lacks` how many lines; `one` and `two` count those that lack so many."""

    def __init__(self, pattern: Pattern, drawn: vec[i64], open_lines: vec[i64]) -> None:
        """`drawn` are the lines that may serve the shape, `open_lines` those that can still be drawn."""
        self.pattern: Pattern = pattern
        self.lacks: vec[i64] = vec[i64]([NEVER] * SPOTS)
        self.none: i64 = 0
        self.one: i64 = 0
        self.two: i64 = 0
        self._begin(drawn, open_lines)
        for word in range(i64(WORDS)):
            left = drawn[word]
            start = SPLIT if word & 1 else i64(0)
            while left:
                lowest = left & -left
                left ^= lowest
                self._change(start + count(lowest - 1), word >> 1, -1)

    def _begin(self, drawn: vec[i64], open_lines: vec[i64]) -> None:
        """Every spot whose lines are drawn or can be, as if none were drawn."""
        possible = no_lines()
        for word in range(i64(WORDS)):
            possible[word] = drawn[word] | open_lines[word]
        lines = self.pattern.lines
        at: i64 = PAD
        for turned in self.pattern.shape.turns:
            for high in range(i64(2)):
                left = high_anchors(turned, possible) if high else low_anchors(turned, possible)
                start = at + (SPLIT if high else i64(0))
                while left:
                    lowest = left & -left
                    left ^= lowest
                    self.lacks[start + count(lowest - 1)] = lines
                    self._count(lines, 1)
            at += STRIDE

    def draw(self, line: i64) -> None:
        self._change(place_of(line), direction_of(line), -1)

    def take_back(self, line: i64) -> None:
        self._change(place_of(line), direction_of(line), 1)

    def _change(self, place: i64, direction: i64, by: i64) -> None:
        pattern, lacks = self.pattern, self.lacks
        for each in range(pattern.starts[direction], pattern.starts[direction + 1]):
            at = place + pattern.offsets[each]
            before = lacks[at]
            if before < NEVER:
                after = before + by
                lacks[at] = after
                self._count(before, -1)
                self._count(after, 1)

    def _count(self, lacks: i64, by: i64) -> None:
        if lacks == 1:
            self.one += by
        elif lacks == 2:
            self.two += by
        elif lacks == 0:
            self.none += by

    def served(self) -> vec[i64]:
        """The lines of the spots that lack none."""
        found = no_lines()
        at: i64 = PAD
        for turned in self.pattern.shape.turns:
            for anchor in range(i64(PLACES)):
                if self.lacks[at + anchor] == 0:
                    for nth in range(i64(turned.lines)):
                        place = anchor + turned.steps[nth]
                        word = 2 * turned.directions[nth]
                        if place < SPLIT:
                            found[word] |= bit(place)
                        else:
                            found[word + 1] |= bit(place - SPLIT)
            at += STRIDE
        return found


def none_lacking(lacks: Lacking | None) -> i64:
    """The spots that lack nothing; a card that does not count any more has none."""
    return lacks.none if lacks is not None else 0


def draw_on(lacks: Lacking | None, one: i64, two: i64) -> None:
    """A line or two; a negative one is none."""
    if lacks is not None:
        lacks.draw(one)
        if two >= 0:
            lacks.draw(two)


def take_back_from(lacks: Lacking | None, one: i64, two: i64) -> None:
    """Undoes `draw_on`."""
    if lacks is not None:
        lacks.take_back(one)
        if two >= 0:
            lacks.take_back(two)
