"""The lattice of the sky: places, lines between neighbours, and sets of both as integers.

    k                            a place is  row * 10 + column
    .   50 51 52 ...             rows 1 to 6 are the bits 0 to 59 of a low word,
    .   40 41 42 ...             rows 7 to 11 the bits 0 to 49 of a high word
    2   10 11 12 ...
    1    0  1  2 ...             a line has one of four directions and the place of the lower left corner of the
         a  b  c ... j           box around it, so that two diagonals that cross have the same place

        EAST  o--o     NORTH  o     RISING   o     FALLING  o
                              |             /                \\
                              o            o                  o

A set of lines is a vec of eight words, low and high for each direction in turn. The lines that repeat a shape all over
the sky are then found with a few shifts (`anchors`), without looking at single stars.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit, members

COLUMNS: Final = 10  # 2.1
ROWS: Final = 11  # 2.1
PLACES: Final = COLUMNS * ROWS
LOW_ROWS: Final = 6
SPLIT: Final = COLUMNS * LOW_ROWS
HIGH: Final = (1 << PLACES - SPLIT) - 1
LETTERS: Final = "abcdefghij"

EAST: Final = 0
NORTH: Final = 1
RISING: Final = 2
FALLING: Final = 3
DIRECTIONS: Final = 4
WORDS: Final = 2 * DIRECTIONS
FIRST_STEP: Final[vec[i64]] = vec[i64]([0, 0, 0, 1])  # by direction: from the place of a line to its two ends
SECOND_STEP: Final[vec[i64]] = vec[i64]([1, COLUMNS, COLUMNS + 1, COLUMNS])


def low_bit(place: i64) -> i64:
    return bit(place) if place < SPLIT else 0


def high_bit(place: i64) -> i64:
    return bit(place - SPLIT) if place >= SPLIT else 0


def _columns(first: int, last: int, rows: int) -> int:
    """The places of some columns in so many rows."""
    row = sum([1 << column for column in range(first, last + 1)])
    return sum([row << COLUMNS * each for each in range(rows)])


def _columns_up_to(rows: int) -> vec[i64]:
    return vec[i64]([_columns(0, last, rows) for last in range(COLUMNS)])


LOW_COLUMNS: Final[vec[i64]] = _columns_up_to(LOW_ROWS)  # by c: the columns 0 to c
HIGH_COLUMNS: Final[vec[i64]] = _columns_up_to(ROWS - LOW_ROWS)


def _around(place: int) -> list[int]:
    """4.2: the neighbours of a place."""
    column, row = place % COLUMNS, place // COLUMNS
    return [
        y * COLUMNS + x
        for y in range(max(0, row - 1), min(ROWS, row + 2))
        for x in range(max(0, column - 1), min(COLUMNS, column + 2))
        if (x, y) != (column, row)
    ]


def _in_line_with(place: int) -> list[int]:
    """8.8: the row and the column of a place."""
    column, row = place % COLUMNS, place // COLUMNS
    return [p for p in range(PLACES) if (p % COLUMNS == column or p // COLUMNS == row) and p != place]


def _table(sets: list[list[int]], high: bool) -> vec[i64]:
    table = vec[i64]([])
    for places in sets:
        word: i64 = 0
        for place in places:
            word |= high_bit(place) if high else low_bit(place)
        table = append(table, word)
    return table


LOW_NEAR: Final[vec[i64]] = _table([_around(place) for place in range(PLACES)], False)
HIGH_NEAR: Final[vec[i64]] = _table([_around(place) for place in range(PLACES)], True)
LOW_CROSS: Final[vec[i64]] = _table([_in_line_with(place) for place in range(PLACES)], False)
HIGH_CROSS: Final[vec[i64]] = _table([_in_line_with(place) for place in range(PLACES)], True)


def places_in(low: i64, high: i64) -> list[int]:
    """The places of a set, rising."""
    return members(low) + [SPLIT + place for place in members(high)]


# Lines


def line_at(direction: i64, place: i64) -> i64:
    return place << 2 | direction


def direction_of(line: i64) -> i64:
    return line & 3


def place_of(line: i64) -> i64:
    return line >> 2


def first_end(line: i64) -> i64:
    return (line >> 2) + FIRST_STEP[line & 3]


def second_end(line: i64) -> i64:
    return (line >> 2) + SECOND_STEP[line & 3]


def is_line(line: i64) -> bool:
    """Is it within the lattice?"""
    place, direction = place_of(line), direction_of(line)
    if direction != NORTH and place % COLUMNS == COLUMNS - 1:
        return False
    return place < PLACES - (0 if direction == EAST else COLUMNS)


def line_between(a: int, b: int) -> int:
    """The line that joins two places, or -1 if they are no neighbours."""
    low, high = min(a, b), max(a, b)
    across, up = high % COLUMNS - low % COLUMNS, high // COLUMNS - low // COLUMNS
    if (across, up) == (1, 0):
        return low << 2 | EAST
    if (across, up) == (0, 1):
        return low << 2 | NORTH
    if (across, up) == (1, 1):
        return low << 2 | RISING
    if (across, up) == (-1, 1):
        return low - 1 << 2 | FALLING
    return -1


def has_line(lines: vec[i64], line: i64) -> bool:
    place = place_of(line)
    if place < SPLIT:
        return lines[2 * direction_of(line)] >> place & 1 != 0
    return lines[2 * direction_of(line) + 1] >> (place - SPLIT) & 1 != 0


def add_line(lines: vec[i64], line: i64) -> None:
    place = place_of(line)
    lines[2 * direction_of(line)] |= low_bit(place)
    lines[2 * direction_of(line) + 1] |= high_bit(place)


def lines_in(lines: vec[i64]) -> list[int]:
    """From bottom to top and left to right, then by direction."""
    found: list[int] = []
    for direction in range(DIRECTIONS):
        for place in places_in(lines[2 * direction], lines[2 * direction + 1]):
            found.append(place << 2 | direction)
    found.sort()
    return found


def no_lines() -> vec[i64]:
    return vec[i64]([0] * WORDS)


def joins(low: i64, high: i64) -> vec[i64]:
    """4.2: all lines between neighbours out of a set of places."""
    low_east = (low >> 1 | (high & 1) << (SPLIT - 1)) & LOW_COLUMNS[COLUMNS - 2]
    high_east = high >> 1 & HIGH_COLUMNS[COLUMNS - 2]
    low_north = low >> COLUMNS | (high & ((1 << COLUMNS) - 1)) << (SPLIT - COLUMNS)
    high_north = high >> COLUMNS
    low_corner = (low_north >> 1 | (high_north & 1) << (SPLIT - 1)) & LOW_COLUMNS[COLUMNS - 2]
    high_corner = high_north >> 1 & HIGH_COLUMNS[COLUMNS - 2]
    found = no_lines()
    found[0] = low & low_east
    found[1] = high & high_east
    found[2] = low & low_north
    found[3] = high & high_north
    found[4] = low & low_corner
    found[5] = high & high_corner
    found[6] = low_east & low_north
    found[7] = high_east & high_north
    return found


# Text


def format_place(place: int) -> str:
    return f"{LETTERS[place % COLUMNS]}{place // COLUMNS + 1}"


PLACE_NAMES: Final = [format_place(place) for place in range(PLACES)]
PLACE_BY_NAME: Final = {name: place for place, name in enumerate(PLACE_NAMES)}


def format_line(line: int) -> str:
    """From left to right; from bottom to top if it is upright."""
    direction = line & 3
    place = line >> 2
    left = place + COLUMNS if direction == FALLING else place
    right = place + 1 if direction == FALLING else place + (1, COLUMNS, COLUMNS + 1)[direction]
    return f"{PLACE_NAMES[left]}-{PLACE_NAMES[right]}"


LINE_BY_NAME: Final = {format_line(line): line for line in range(PLACES << 2) if is_line(line)}


# Shapes


@final
class Turned:
    """A shape in one of its directions: lines by direction and distance from the lower left corner of its box."""

    def __init__(self, angle: int, lines: list[tuple[int, int, int]]) -> None:
        """`lines` are (direction, column, row), counted from that corner."""
        ordered = sorted([(y * COLUMNS + x, direction) for direction, x, y in lines])
        self.angle: Final = angle
        self.lines: Final = len(ordered)
        self.steps: Final[vec[i64]] = vec[i64]([step for step, _ in ordered])
        self.directions: Final[vec[i64]] = vec[i64]([direction for _, direction in ordered])
        self.width: Final = max([x + (0 if direction == NORTH else 1) for direction, x, _ in lines])
        self.low: i64 = LOW_COLUMNS[
            COLUMNS - 1 - self.width
        ]  # corners from which the box does not run off to the right
        self.high: i64 = HIGH_COLUMNS[COLUMNS - 1 - self.width]

    def line(self, anchor: i64, nth: i64) -> i64:
        return line_at(self.directions[nth], anchor + self.steps[nth])

    def lines_at(self, anchor: i64) -> list[int]:
        return [self.line(anchor, nth) for nth in range(i64(self.lines))]


def low_anchors(turned: Turned, lines: vec[i64]) -> i64:
    """The corners, in the low word, at which all lines of the shape are among `lines`."""
    found = turned.low
    for nth in range(i64(turned.lines)):
        step, word = turned.steps[nth], 2 * turned.directions[nth]
        found &= lines[word] >> step | (lines[word + 1] & (bit(step) - 1)) << (SPLIT - step)
    return found


def high_anchors(turned: Turned, lines: vec[i64]) -> i64:
    found = turned.high
    for nth in range(i64(turned.lines)):
        found &= lines[2 * turned.directions[nth] + 1] >> turned.steps[nth]
    return found


@final
class Shape:
    """Some lines, and the same turned by quarters: one, two or four different ways."""

    def __init__(self, segments: list[list[int]]) -> None:
        """`segments` are [x, y, x, y] with neighbouring ends."""
        self.turns: Final = _turns(segments)
        self.mirrored: Final = _turns([[-x, y, -u, v] for x, y, u, v in segments])

    def turned_to(self, first: i64, second: i64) -> Turned | None:
        """The direction in which a shape of two lines is these two, told in order."""
        for each in self.turns:
            anchor = place_of(first) - each.steps[0]
            if anchor >= 0 and each.lines_at(anchor) == [first, second]:
                return each
        return None

    def turned(self, angle: i64) -> Turned | None:
        """None for an angle that looks like a smaller one."""
        for each in self.turns:
            if each.angle == angle:
                return each
        return None


def _turns(segments: list[list[int]]) -> list[Turned]:
    turns: list[Turned] = []
    met: list[list[tuple[int, int, int]]] = []
    for quarter in range(4):
        lines = _boxed(segments)
        if lines not in met:
            met.append(lines)
            turns.append(Turned(90 * quarter, lines))
        segments = [[y, -x, v, -u] for x, y, u, v in segments]  # clockwise
    return turns


def _boxed(segments: list[list[int]]) -> list[tuple[int, int, int]]:
    """The lines as (direction, column, row) from the lower left corner of their box, sorted."""
    left = min([min(x, u) for x, _, u, _ in segments])
    bottom = min([min(y, v) for _, y, _, v in segments])
    lines: list[tuple[int, int, int]] = []
    for x, y, u, v in segments:
        column, row = min(x, u) - left, min(y, v) - bottom
        if y == v:
            lines.append((EAST, column, row))
        elif x == u:
            lines.append((NORTH, column, row))
        else:
            lines.append((RISING if (u - x) * (v - y) > 0 else FALLING, column, row))
    return sorted(lines)


LONGEST_TRAIL: Final = 3  # 6.2
TRAILS: Final = [
    Shape([[nth, nth, nth + 1, nth + 1] for nth in range(length)]) for length in range(1, LONGEST_TRAIL + 1)
]


def trail_line(lowest: i64, nth: i64) -> i64:
    """6.2: the lines of a shooting star, counted upwards from the lowest."""
    return lowest + nth * (COLUMNS + (1 if direction_of(lowest) == RISING else -1)) * 4


def format_trail(lowest: int, length: int) -> str:
    """A shooting star from its left end to its right."""
    low, high = lowest >> 2, trail_line(lowest, length - 1) >> 2
    if lowest & 3 == RISING:
        return f"{PLACE_NAMES[low]}-{PLACE_NAMES[high + COLUMNS + 1]}"
    return f"{PLACE_NAMES[high + COLUMNS]}-{PLACE_NAMES[low + 1]}"


def trail_stars(lowest: i64, length: i64) -> tuple[i64, i64]:
    """6.3: the stars that a shooting star touches, low and high."""
    low: i64 = 0
    high: i64 = 0
    for nth in range(length):
        line = trail_line(lowest, nth)
        low |= low_bit(first_end(line)) | low_bit(second_end(line))
        high |= high_bit(first_end(line)) | high_bit(second_end(line))
    return low, high


def parse_trail(text: str) -> tuple[int, int]:
    """The lowest line and the length of a shooting star; the length is 0 if this is none."""
    left, _, right = text.partition("-")
    if left in PLACE_BY_NAME and right in PLACE_BY_NAME:
        a, b = PLACE_BY_NAME[left], PLACE_BY_NAME[right]
        across, up = b % COLUMNS - a % COLUMNS, b // COLUMNS - a // COLUMNS
        if 1 <= across <= LONGEST_TRAIL and abs(up) == across:
            return line_between(a, a + COLUMNS + 1) if up > 0 else line_between(b, b + COLUMNS - 1), across
    return 0, 0
