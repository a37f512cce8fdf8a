"""What looks good at a glance. Values are in sixteenths of a point; only what the seat may know is read."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import bit, count
from ...core.game import NEVER
from .components import CARDS, LARGEST, SMALLEST
from .geometry import COLUMNS, HIGH_NEAR, LOW_NEAR, SPLIT, Shape, high_anchors, low_anchors
from .moves import moves
from .notation import DO_BACK, DO_CONFIRM, DO_POWER, DO_SHEET, DO_SKIP, kind_of
from .play import drafted
from .powers import power_of, spent_once
from .scoring import points, size_points, sizes, sky_points
from .sky import GROUP, SIZE, Sky
from .state import DRAW, SHOOT, State

POINT: Final = 16
ALL_SIZES: Final = 0x1F8  # 3 to 8

# By how many lines a group is short of a size: what share of the size counts already, in sixteenths
NEARNESS: Final[vec[i64]] = vec[i64]([16, 12, 9, 7, 5, 4, 3, 2, 1])
POWER_VALUES: Final[vec[i64]] = vec[i64]([24, 6, 24, 32, 20, 10, 32, 64, 80])  # by power
ROOM: Final = 1  # an unused star that stays open to the end
ALMOST: Final = 5  # of sixteen: a shape that lacks one line
HOPE: Final = 5  # a planet beside lines that are no constellation yet


def growth(sky: Sky, sunlit: i64, lines_left: i64) -> i64:
    """9.2: the sizes there are and those within reach, each for one group."""
    growing: i64 = 0  # four bits for each size: how many groups have it and can grow
    total: i64 = 0
    free: i64 = ALL_SIZES
    at: i64 = 0
    while at < len(sky.groups):
        size = sky.groups[at + 2] & SIZE
        if size <= LARGEST:
            low, high = sky.groups[at] & ~sky.low_shut & ~sunlit, sky.groups[at + 1] & ~sky.high_shut
            if low | high:
                growing += bit(4 * size)
            elif free >> size & 1:
                free &= ~bit(size)
                total += size * POINT
        at += GROUP
    return total + _reach(growing, free, lines_left)


def _reach(growing: i64, free: i64, lines_left: i64) -> i64:
    """Give each group that grows a size of its own, larger ones to larger groups: the best of all such ways.

    `best[n]` is the most that comes of giving away sizes of n or more to the groups met so far.
    """
    best = vec[i64]([0] * 10)
    size: i64 = LARGEST
    while size > 0:
        groups = growing >> 4 * size & 15
        if groups > 3:
            groups = 3
        while groups > 0:
            groups -= 1
            target: i64 = SMALLEST
            if size > target:
                target = size
            while target <= LARGEST and target - size <= lines_left:
                if free >> target & 1:
                    gain = best[target + 1] + target * NEARNESS[target - size]
                    if gain > best[target]:
                        best[target] = gain
                target += 1
            target = LARGEST
            while target > 0:
                if best[target] < best[target + 1]:
                    best[target] = best[target + 1]
                target -= 1
        size -= 1
    return best[1]


def almost(shape: Shape, lines: vec[i64], open_lines: vec[i64]) -> i64:
    """How many shapes lack one line that can still be drawn."""
    found: i64 = 0
    for turned in shape.turns:
        low, high = turned.low, turned.high  # corners that lack nothing so far
        low_one: i64 = 0  # corners that lack one open line
        high_one: i64 = 0
        for nth in range(i64(turned.lines)):
            step, word = turned.steps[nth], 2 * turned.directions[nth]
            over = bit(step) - 1
            here = lines[word] >> step | (lines[word + 1] & over) << (SPLIT - step)
            there = lines[word + 1] >> step
            low_one = low_one & here | low & (
                open_lines[word] >> step | (open_lines[word + 1] & over) << (SPLIT - step)
            )
            high_one = high_one & there | high & open_lines[word + 1] >> step
            low &= here
            high &= there
        if low_one | high_one:
            found += count(low_one) + count(high_one)
    return found


def hopes(sky: Sky) -> i64:
    """Planets beside one or two lines, which may yet become a constellation."""
    found: i64 = 0
    for planet in sky.sheet.planets:
        low, high = LOW_NEAR[planet], HIGH_NEAR[planet]
        at: i64 = 0
        while at < len(sky.groups):
            if (sky.groups[at] & low) | (sky.groups[at + 1] & high) and sky.groups[at + 2] & SIZE < SMALLEST:
                found += 1
            at += GROUP
    return found


def value(s: State, sky: Sky) -> i64:
    """A sky with the cards still to come."""
    left = CARDS - s.turned
    total = sky_points(s, sky) * POINT
    if left == 0:
        return total
    sunlit = s.sunlit()
    open_lines = sky.open_lines(sunlit)
    total += growth(sky, sunlit, 2 * left) - size_points(sizes(sky) & ALL_SIZES) * POINT
    card = s.edition.points[s.point]
    total += min(almost(card.shape, sky.lines, open_lines), 2) * card.points * ALMOST
    if not spent_once(s, sky):
        power = s.edition.powers[s.power]
        total += min(almost(power.shape, sky.unspent(), open_lines), 2) * POWER_VALUES[power.power] * ALMOST // 16
    room = count(sky.low_unused() >> 4 * COLUMNS) + count(sky.high_unused())
    return total + hopes(sky) * HOPE + room * ROOM


def _may_take(s: State, sky: Sky) -> bool:
    """7.5: is there a complete shape whose power can be taken?"""
    if not sky.drawn or spent_once(s, sky):
        return False
    lines = sky.unspent()
    for turned in s.edition.powers[s.power].shape.turns:
        if low_anchors(turned, lines) | high_anchors(turned, lines):
            return True
    return False


def promise(s: State, seat: i64, move: i64) -> i64:
    """How good a legal move looks; comparable between the moves of one position only."""
    kind = kind_of(move)
    if kind == DO_BACK:
        return NEVER
    if DO_SHEET <= kind <= DO_POWER:
        return 0
    sky = s.sky(seat)
    if kind == DO_CONFIRM and sky.pending == 0 and not _may_take(s, sky):
        return 0  # there is nothing else to do
    if kind == DO_CONFIRM or kind == DO_SKIP:
        return value(s, sky)
    after = drafted(s, sky, move)
    return value(s, after) + (POWER_VALUES[power_of(s)] if after.pending or _may_take(s, after) else 0)


def worth(s: State, seat: i64) -> i64:
    """0 to 1000: the points alone, since nobody can be hindered; one point tells most where most games end."""
    mine = points(s, seat)
    if mine <= 20:
        return max(0, mine * 10)
    return 200 + (mine - 20) * 20 if mine <= 50 else min(1000, 800 + (mine - 50) * 10)


def default_move(s: State, seat: i64) -> i64:
    """For an absent player: keep the draft if there is one, else pass; in the setup, the first there is."""
    if s.stage == DRAW or s.stage == SHOOT:
        return DO_CONFIRM if s.steps[seat] else DO_SKIP
    return moves(s, seat)[0]
