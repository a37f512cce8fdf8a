"""8: what the nine powers draw, and where."""

from mypy_extensions import i64

from .components import AURA, GALAXY, LINE, NEW_STARS, NOVA, SMALLEST, STARS
from .geometry import (
    COLUMNS,
    HIGH_COLUMNS,
    HIGH_NEAR,
    LOW_COLUMNS,
    LOW_NEAR,
    PLACES,
    SPLIT,
    Turned,
    first_end,
    has_line,
    high_bit,
    low_bit,
    places_in,
)
from .sky import GROUP, HAS_AURA, HAS_NOVA, SIZE, Sky
from .state import State


def power_of(s: State) -> i64:
    return s.edition.powers[s.power].power


def spent_once(s: State, sky: Sky) -> bool:
    """8.11: a moon or a black hole is there, and no other will be."""
    return s.once() and sky.low_marks | sky.high_marks != 0


def shape_refusal(s: State, sky: Sky, turned: Turned, anchor: i64) -> str:
    """Why no power comes from this shape, or ""; must agree with `moves.moves`."""
    if not sky.drawn:
        return "7.7"
    if sky.pending:
        return "7.5"
    if spent_once(s, sky):
        return "8.11"
    if anchor % COLUMNS + turned.width >= COLUMNS or anchor + turned.steps[turned.lines - 1] >= PLACES:
        return "7.1"
    for nth in range(i64(turned.lines)):
        if not has_line(sky.lines, turned.line(anchor, nth)):
            return "7.1"
    for nth in range(i64(turned.lines)):
        if has_line(sky.spent, turned.line(anchor, nth)):
            return "7.2"
    return ""


def earn(s: State, sky: Sky, turned: Turned, anchor: i64) -> None:
    """7.5: take the power of a shape, whose lines are spent by that."""
    sky.spend(turned, anchor)
    sky.pending = NEW_STARS if power_of(s) == STARS else 1
    sky.earned = first_end(turned.line(anchor, 0))


def place_refusal(s: State, sky: Sky, place: i64) -> str:
    """Why the power cannot draw here, or ""; must agree with `open_places`. A line has rules of its own."""
    power = power_of(s)
    if power == STARS:
        return _new_star_refusal(s, sky, place)
    if power == NOVA or power == AURA:
        at = sky.group_of(place)
        rule = "8.6" if power == NOVA else "8.7"
        if at < 0 or sky.groups[at + 2] & SIZE < SMALLEST:
            return rule
        return rule if sky.groups[at + 2] & (HAS_NOVA if power == NOVA else HAS_AURA) else ""
    if power == GALAXY:
        if place % COLUMNS == COLUMNS - 1:
            return "8.4"
        rule = unused_refusal(s, sky, place) or unused_refusal(s, sky, place + 1)
        return rule or ("" if _is_beside_shape(sky, place) or _is_beside_shape(sky, place + 1) else "8.4")
    return unused_refusal(s, sky, place)


def _new_star_refusal(s: State, sky: Sky, place: i64) -> str:
    """8.2: only where the sheet has room for a star and none is."""
    here_low, here_high = low_bit(place), high_bit(place)
    if not sky.sheet.is_hole(place):
        return "2.4"
    if ((sky.low_stars | sky.low_fresh) & here_low) | ((sky.high_stars | sky.high_fresh) & here_high):
        return "8.2"
    return "5.3" if s.sunlit() & here_low else ""


def unused_refusal(s: State, sky: Sky, place: i64) -> str:
    """8.10"""
    low, high = low_bit(place), high_bit(place)
    if (sky.low_unused() & low) | (sky.high_unused() & high) == 0:
        return "8.10"
    return "5.3" if s.sunlit() & low else ""


def _is_beside_shape(sky: Sky, place: i64) -> bool:
    at = sky.group_of(sky.earned)
    return (sky.groups[at] & LOW_NEAR[place]) | (sky.groups[at + 1] & HIGH_NEAR[place]) != 0


def _near(low: i64, high: i64) -> tuple[i64, i64]:
    """The places beside some places."""
    low_near: i64 = 0
    high_near: i64 = 0
    for place in places_in(low, high):
        low_near |= LOW_NEAR[place]
        high_near |= HIGH_NEAR[place]
    return low_near, high_near


def open_places(s: State, sky: Sky) -> tuple[i64, i64]:
    """Where the power can draw, low and high; a galaxy is known by its left star. Must agree with `place_refusal`."""
    power = power_of(s)
    if power == STARS:
        low = sky.sheet.low_holes & ~sky.low_stars & ~sky.low_fresh & ~s.sunlit()
        return low, sky.sheet.high_holes & ~sky.high_stars & ~sky.high_fresh
    if power == NOVA or power == AURA:
        return _stars_of_groups(sky, HAS_NOVA if power == NOVA else HAS_AURA)
    low, high = sky.low_unused() & ~s.sunlit(), sky.high_unused()
    if power != GALAXY:
        return low, high
    at = sky.group_of(sky.earned)
    low_near, high_near = _near(sky.groups[at], sky.groups[at + 1])
    low_near |= low_near >> 1 | (high_near & 1) << (SPLIT - 1)  # one of the two stars is enough
    high_near |= high_near >> 1
    low &= (low >> 1 | (high & 1) << (SPLIT - 1)) & LOW_COLUMNS[COLUMNS - 2]
    high &= high >> 1 & HIGH_COLUMNS[COLUMNS - 2]
    return low & low_near, high & high_near


def _stars_of_groups(sky: Sky, without: i64) -> tuple[i64, i64]:
    """8.6, 8.7: the stars of three connected lines or more that do not have this yet."""
    low: i64 = 0
    high: i64 = 0
    at: i64 = 0
    while at < len(sky.groups):
        if sky.groups[at + 2] & SIZE >= SMALLEST and sky.groups[at + 2] & without == 0:
            low |= sky.groups[at]
            high |= sky.groups[at + 1]
        at += GROUP
    return low, high


def draw_power(s: State, sky: Sky, target: i64) -> None:
    """8: draw one thing; `target` is a line for the new line, else a place."""
    power = power_of(s)
    if power == LINE:  # 8.3
        sky.draw(target)
    else:
        sky.mark(power, target)
    sky.pending -= 1
