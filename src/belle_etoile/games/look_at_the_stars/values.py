"""What learned values look at: a sky is a list of places in tables, and its value the sum of the weights there.

It is seen when a card is done, before the next is turned over: rows that close then are closed already. The points that
are certain are in the tables, too, as what learning begins with. A change of anything here is another `FEATURES`, and
needs other weights.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ...core.learned import POINT, Table
from .components import CARDS, LARGEST, LARGEST_NOVA, POWERS, SEATS, SMALLEST, TWINKLING_NEIGHBOURS, TWINKLING_POINTS

FEATURES: Final = 1

# The sizes of what is looked up; more than the last counts as the last.
LEFT: Final = CARDS  # cards still to come, 1 to 17 where there is something to look up
SIZES: Final = 12  # lines of a group
LIVES: Final = 4  # a group cannot grow, can until the next sunrise, until the one after it, to the end
ROOMS: Final = 4  # free stars beside it: none, 1-2, 3-5, more
STATES: Final = 4  # of a size: nothing, done and closed, one that can grow, more
SMALL: Final = 4  # groups of one or of two lines that can grow
BESIDE: Final = 9  # constellations beside a planet
SEEDS: Final = 3  # smaller groups beside it
FREE: Final = 4  # free stars beside it
POINT_CARDS: Final = 10
ONE: Final = 5  # spots that lack one line
TWO: Final = 6  # spots that lack two: 0 1-2 3-4 5-8 9-16 more
STARS: Final = 64
MOST: Final = 128  # lookups of one position
CERTAIN: Final = 64  # points that nothing can change
SHOOTING: Final = 4  # cards with a shooting star that have not come yet
TRAILS: Final = 8  # the longest that is possible, and how many of three lines
ALL_SIZES: Final = STATES**6
BITS: Final = 7  # that count the groups of a size
EACH: Final = (1 << BITS) - 1

PLANET_POST: Final = 0
TWINKLING_POST: Final = 1
MOON_POST: Final = 2
POSTS: Final = 3


def _weights(first: list[int]) -> vec[i32]:
    found = vec[i32]([])
    for weight in first:
        found = append(found, i32(weight))
    return found


def _size_points() -> vec[i32]:
    """9.2: each size that there is."""
    first: list[int] = []
    for code in range(ALL_SIZES):
        points = 0
        for nth in range(6):
            if code // STATES**nth % STATES:
                points += SMALLEST + nth
        first.append(points * POINT)
    return _weights(first * LEFT)


def _post_points() -> vec[i32]:
    """9.3, 8.5, 8.8"""
    first: list[int] = []
    for post in range(POSTS):
        for _ in range(LEFT):
            for beside in range(BESIDE):
                points = beside
                if post == TWINKLING_POST:
                    points = TWINKLING_POINTS if beside == TWINKLING_NEIGHBOURS else 0
                first += [points * POINT] * (SEEDS * FREE)
    return _weights(first)


def _nova_points() -> vec[i32]:
    """8.6: only sizes that no other constellation can have."""
    first: list[int] = []
    for _ in range(LEFT):
        for size in range(SIZES):
            first += [size * POINT if LARGEST < size <= LARGEST_NOVA else 0] * (LIVES * ROOMS)
    return _weights(first)


def _certain_points() -> vec[i32]:
    return _weights([points * POINT for points in range(CERTAIN)] * LEFT)


TABLES: Final = (
    Table("sizes", LEFT * ALL_SIZES, _size_points()),
    Table("small-sizes", LEFT * SMALL * SMALL * STATES**3),
    Table("middle-sizes", LEFT * SMALL * STATES**4),
    Table("large-sizes", LEFT * STATES**4),
    Table("group", LEFT * SIZES * LIVES * ROOMS),
    Table("nova", LEFT * SIZES * LIVES * ROOMS, _nova_points()),
    Table("post", POSTS * LEFT * BESIDE * SEEDS * FREE, _post_points()),
    Table("point-card", POINT_CARDS * LEFT * ONE * TWO),
    Table("power-card", len(POWERS) * LEFT * ONE * TWO),
    Table("certain", LEFT * CERTAIN, _certain_points()),
    Table("free", LEFT * STARS),
    Table("free-now", LEFT * STARS),
    Table("free-later", LEFT * STARS),
    Table("far", LEFT * STARS),
    Table("trail", LEFT * SHOOTING * TRAILS),
    Table("sheet", LEFT * SEATS),
    Table("cards", LEFT * POINT_CARDS * len(POWERS)),
)

SIZE_STATES: Final = 0
SMALL_SIZES: Final = SIZE_STATES + TABLES[0].size
MIDDLE_SIZES: Final = SMALL_SIZES + TABLES[1].size
LARGE_SIZES: Final = MIDDLE_SIZES + TABLES[2].size
GROUPS: Final = LARGE_SIZES + TABLES[3].size
NOVAS: Final = GROUPS + TABLES[4].size
POST: Final = NOVAS + TABLES[5].size
POINT_CARD: Final = POST + TABLES[6].size
POWER_CARD: Final = POINT_CARD + TABLES[7].size
CERTAIN_POINTS: Final = POWER_CARD + TABLES[8].size
FREE_STARS: Final = CERTAIN_POINTS + TABLES[9].size
FREE_NOW: Final = FREE_STARS + TABLES[10].size
FREE_LATER: Final = FREE_NOW + TABLES[11].size
FAR: Final = FREE_LATER + TABLES[12].size
TRAIL: Final = FAR + TABLES[13].size
SHEETS: Final = TRAIL + TABLES[14].size
CARD_PAIRS: Final = SHEETS + TABLES[15].size
ALL: Final = CARD_PAIRS + TABLES[16].size

ROOM_OF: Final[vec[i64]] = vec[i64]([0, 1, 1, 2, 2, 2, 3])
TWO_OF: Final[vec[i64]] = vec[i64]([0, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5])


def group_place(left: i64, size: i64, nova: bool, life: i64, free: i64) -> i64:
    if size >= SIZES:
        size = SIZES - 1
    room = ROOM_OF[free] if free < 6 else ROOMS - 1
    return (NOVAS if nova else GROUPS) + ((left * SIZES + size) * LIVES + life) * ROOMS + room


def post_place(post: i64, left: i64, beside: i64, seeds: i64, free: i64) -> i64:
    if beside >= BESIDE:
        beside = BESIDE - 1
    if seeds >= SEEDS:
        seeds = SEEDS - 1
    if free >= FREE:
        free = FREE - 1
    return POST + (((post * LEFT + left) * BESIDE + beside) * SEEDS + seeds) * FREE + free


def lacking_place(table: i64, card: i64, left: i64, one: i64, two: i64) -> i64:
    if one >= ONE:
        one = ONE - 1
    two = TWO_OF[two] if two <= 16 else TWO - 1
    return table + ((card * LEFT + left) * ONE + one) * TWO + two


@final
class Found:
    """Places that were looked up, to be added up or to be told."""

    def __init__(self, left: i64) -> None:
        self.left: i64 = left
        self.places: vec[i64] = vec[i64]([0] * MOST)
        self.many: i64 = 0

    def add(self, place: i64) -> None:
        self.places[self.many] = place
        self.many += 1

    def add_sizes(self, growing: i64, closed: i64) -> None:
        """The groups by size, BITS for each: those that can grow, and those that cannot."""
        left = self.left
        code: i64 = 0
        size: i64 = LARGEST
        while size >= SMALLEST:
            many = growing >> BITS * size & EACH
            done = closed >> BITS * size & EACH
            code *= STATES
            if many == 0:
                code += 1 if done else 0
            else:
                code += 2 if many == 1 and done == 0 else 3
            size -= 1
        ones, twos = growing >> BITS & EACH, growing >> 2 * BITS & EACH
        if ones >= SMALL:
            ones = SMALL - 1
        if twos >= SMALL:
            twos = SMALL - 1
        self.add(SIZE_STATES + left * ALL_SIZES + code)
        self.add(SMALL_SIZES + ((left * SMALL + ones) * SMALL + twos) * 64 + (code & 63))
        self.add(MIDDLE_SIZES + (left * SMALL + twos) * 256 + (code & 255))
        self.add(LARGE_SIZES + left * 256 + (code >> 4))

    def add_stars(self, free: i64, now: i64, later: i64, far: i64) -> None:
        """Free stars that stay, that the next sunrise takes, that the one after it takes; those far from all lines."""
        start = self.left * STARS
        self.add(FREE_STARS + start + free)
        self.add(FREE_NOW + start + now)
        self.add(FREE_LATER + start + later)
        self.add(FAR + start + far)

    def taken(self) -> vec[i32]:
        """All that was added; then none is."""
        told = vec[i32](capacity=self.many)
        for at in range(self.many):
            told = append(told, i32(self.places[at]))
        self.many = 0
        return told

    def total(self, weights: vec[i32]) -> i64:
        """The sum of all that was added; then none is."""
        total: i64 = 0
        for at in range(self.many):
            total += i64(weights[self.places[at]])
        self.many = 0
        return total


def trail_place(left: i64, shooting: i64, longest: i64, many: i64) -> i64:
    """The longest shooting star that can be drawn, and in how many ways if it has three lines."""
    kind = longest
    if many:
        kind = 2 + many if many <= 2 else 5 if many <= 4 else 6 if many <= 8 else 7
    return TRAIL + (left * SHOOTING + shooting) * TRAILS + kind


def certain_place(left: i64, points: i64) -> i64:
    return CERTAIN_POINTS + left * CERTAIN + (points if points < CERTAIN else CERTAIN - 1)


def sheet_place(left: i64, sheet: i64) -> i64:
    return SHEETS + left * SEATS + (sheet if sheet < SEATS else SEATS - 1)


def cards_place(left: i64, point: i64, power: i64) -> i64:
    return CARD_PAIRS + (left * POINT_CARDS + point) * len(POWERS) + power
