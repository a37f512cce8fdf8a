"""9: constellations, planets, shooting stars, the point card and the power card; shapes are packed exactly."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import bit, count
from ...core.errors import Values
from ...core.game import Outcome, ScoreLine
from .components import (
    AURA,
    AURA_POINTS,
    BLACK_HOLE,
    GALAXY,
    GALAXY_POINTS,
    LARGEST,
    LARGEST_NOVA,
    MOON,
    NOVA,
    PLANET,
    POWER_RULES,
    SMALLEST,
    TWINKLING,
    TWINKLING_NEIGHBOURS,
    TWINKLING_POINTS,
)
from .geometry import (
    HIGH_CROSS,
    HIGH_NEAR,
    LOW_CROSS,
    LOW_NEAR,
    PLACE_NAMES,
    SPLIT,
    Shape,
    format_trail,
    high_anchors,
    low_anchors,
    places_in,
    trail_stars,
)
from .sky import GROUP, SIZE, Sky
from .state import OVER, State

# Constellations


def sizes(sky: Sky) -> i64:
    """9.1, 9.2: the sizes of all constellations, each once, as a set."""
    found: i64 = 0
    at: i64 = 0
    while at < len(sky.groups):
        if sky.is_constellation(at):
            found |= bit(sky.groups[at + 2] & SIZE)
        at += GROUP
    return found


def constellations_at(sky: Sky, low: i64, high: i64) -> i64:
    """How many constellations have a star among these places."""
    found: i64 = 0
    at: i64 = 0
    while at < len(sky.groups):
        if (sky.groups[at] & low) | (sky.groups[at + 1] & high) and sky.is_constellation(at):
            found += 1
        at += GROUP
    return found


def beside(sky: Sky, place: i64) -> i64:
    """9.3: how many constellations are beside a place."""
    return constellations_at(sky, LOW_NEAR[place], HIGH_NEAR[place])


# Bonus shapes


def occurrences(shape: Shape, lines: vec[i64]) -> list[list[int]]:
    """7.1: the lines of every place where the shape is found."""
    found: list[list[int]] = []
    for turned in shape.turns:
        low, high = low_anchors(turned, lines), high_anchors(turned, lines)
        at: i64 = 0
        while low:
            if low & 1:
                found.append(turned.lines_at(at))
            low >>= 1
            at += 1
        at = SPLIT
        while high:
            if high & 1:
                found.append(turned.lines_at(at))
            high >>= 1
            at += 1
    return found


def packing(shapes: list[list[int]]) -> int:
    """7.2, 7.4: the greatest number of shapes of which no two share a line."""
    many = len(shapes)
    if many < 2:
        return many
    clashes = [0] * many
    for one in range(many):
        for two in range(one):
            if _share(shapes[one], shapes[two]):
                clashes[one] |= 1 << two
                clashes[two] |= 1 << one
    return _most((1 << many) - 1, clashes)


def _share(one: list[int], two: list[int]) -> bool:
    for line in one:
        if line in two:
            return True
    return False


def _ones(mask: int) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def _most(free: int, clashes: list[int]) -> int:
    """The largest set of shapes out of `free` without a clash, which may be more than 63 and so is a plain int.

    A shape that clashes with one other at most is taken at once; else the one with the most clashes is in or out.
    """
    worst, most = -1, 1
    left, at = free, 0
    while left:
        if left & 1:
            degree = _ones(clashes[at] & free)
            if degree <= 1:
                return 1 + _most(free & ~(clashes[at] | 1 << at), clashes)
            if degree > most:
                worst, most = at, degree
        left >>= 1
        at += 1
    if worst == -1:
        return 0
    without = free & ~(1 << worst)
    return max(1 + _most(without & ~clashes[worst], clashes), _most(without, clashes))


def shapes_found(sky: Sky, shape: Shape) -> i64:
    """7.4"""
    for turned in shape.turns:
        if low_anchors(turned, sky.lines) | high_anchors(turned, sky.lines):
            return packing(occurrences(shape, sky.lines))
    return 0


# Points


def planet_points(sky: Sky) -> i64:
    """9.3: the printed ones."""
    points: i64 = 0
    for planet in sky.sheet.planets:
        points += beside(sky, planet)
    return points


def mark_points(sky: Sky, power: i64, place: i64) -> i64:
    """8: what one thing drawn by a power is worth."""
    if power == PLANET:  # 8.1
        return beside(sky, place)
    if power == GALAXY:
        return GALAXY_POINTS
    if power == TWINKLING:
        return TWINKLING_POINTS if beside(sky, place) == TWINKLING_NEIGHBOURS else 0
    if power == AURA:
        return AURA_POINTS
    if power == MOON:  # 8.8
        return constellations_at(sky, LOW_CROSS[place], HIGH_CROSS[place])
    if power == BLACK_HOLE:
        return _unused_beside(sky, place)
    return 0  # 8.6: a nova brings points through the size of its constellation


def _unused_beside(sky: Sky, place: i64) -> i64:
    """8.9: the stars beside it that nothing touches; shooting stars touch, the black hole itself does not."""
    low, high = LOW_NEAR[place] & ~sky.low_used, HIGH_NEAR[place] & ~sky.high_used
    for shot in sky.shots:
        trail_low, trail_high = trail_stars(shot & 511, shot >> 9)
        low &= ~trail_low
        high &= ~trail_high
    return count(low & sky.low_stars) + count(high & sky.high_stars)


def all_mark_points(sky: Sky, power: i64) -> i64:
    points: i64 = 0
    if sky.low_marks | sky.high_marks:
        for place in places_in(sky.low_marks, sky.high_marks):
            points += mark_points(sky, power, place)
    return points


def trail_points(sky: Sky) -> i64:
    """9.4"""
    points: i64 = 0
    for shot in sky.shots:
        points += shot >> 9
    return points


def size_points(found: i64) -> i64:
    """9.2: what a set of sizes brings."""
    points: i64 = 0
    for size in range(i64(SMALLEST), i64(LARGEST_NOVA + 1)):
        if found >> size & 1:
            points += size
    return points


def sky_points(s: State, sky: Sky) -> i64:
    """All points of a sky, final or draft."""
    points = size_points(sizes(sky)) + planet_points(sky) + trail_points(sky)
    if s.point >= 0:
        card = s.edition.points[s.point]
        points += card.points * shapes_found(sky, card.shape)  # 7.4
    return points + all_mark_points(sky, s.edition.powers[s.power].power) if s.power >= 0 else points


def points(s: State, seat: i64) -> i64:
    """What is on the sheet for all to see; a draft does not count yet."""
    return sky_points(s, s.skies[seat]) if seat < len(s.skies) else 0


def scores(s: State) -> list[int]:
    return [points(s, seat) for seat in range(i64(s.seats))]


def outcome(s: State) -> Outcome | None:
    """9.6: the most points win; 9.7: equal points share the victory. 1.5: alone, one always does."""
    if s.stage != OVER:
        return None
    found = scores(s)
    winners = [seat for seat, each in enumerate(found) if each == max(found)]
    return Outcome(winners=winners, rule="9.6" if len(winners) == 1 else "9.7")


def sheet(s: State, seat: int) -> list[ScoreLine]:
    return sky_sheet(s, s.skies[seat]) if seat < len(s.skies) else []


def sky_sheet(s: State, sky: Sky) -> list[ScoreLine]:
    """Every point and its rule: the sizes, the planets, the shooting stars, the point card, the power."""
    found = sizes(sky)
    lines: list[ScoreLine] = []
    for size in range(i64(SMALLEST), i64(LARGEST + 1)):
        lines.append(_line("9.2", "size", size if found >> size & 1 else 0, {"size": size}))
    for size in range(i64(LARGEST + 1), i64(LARGEST_NOVA + 1)):
        if found >> size & 1:
            lines.append(_line("8.6", "size", size, {"size": size}))
    for planet in sky.sheet.planets:
        lines.append(_line("9.3", "planet", beside(sky, planet), {"at": PLACE_NAMES[planet]}))
    for shot in sky.shots:
        lines.append(_line("9.4", "trail", shot >> 9, {"trail": format_trail(shot & 511, shot >> 9)}))
    if s.point >= 0:
        card = s.edition.points[s.point]
        many = shapes_found(sky, card.shape)
        values: Values = {"point": card.name, "count": many, "each": card.points}
        lines.append(_line("7.4", "point", card.points * many, values))
    if s.power >= 0:
        power = s.edition.powers[s.power]
        for place in places_in(sky.low_marks, sky.high_marks):
            if power.power != NOVA:
                values = {"power": power.name, "at": PLACE_NAMES[place]}
                lines.append(_line(POWER_RULES[power.power], "power", mark_points(sky, power.power, place), values))
    return lines


def _line(rule: str, kind: str, points: int, values: Values) -> ScoreLine:
    return ScoreLine(rule=rule, kind=kind, points=points, values=values)
