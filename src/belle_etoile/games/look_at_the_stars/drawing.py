"""4 to 6: where lines and shooting stars may be drawn, and the rule that forbids it elsewhere."""

from mypy_extensions import i64

from .components import AURA, BLACK_HOLE
from .geometry import (
    COLUMNS,
    HIGH_NEAR,
    LOW_NEAR,
    RISING,
    Turned,
    direction_of,
    first_end,
    has_line,
    high_bit,
    is_line,
    low_bit,
    place_of,
    second_end,
    trail_line,
)
from .sky import Sky
from .state import State


def fits(turns: list[Turned], one: i64, two: i64) -> bool:
    """Do two lines, the lower place first, stand to each other as in one of these?"""
    for turned in turns:
        if turned.directions[0] == direction_of(one) and turned.directions[1] == direction_of(two):
            corner = place_of(one) - turned.steps[0]
            left = place_of(one) % COLUMNS - turned.steps[0] % COLUMNS
            if corner >= 0 and left >= 0 and left + turned.width < COLUMNS and turned.line(corner, 1) == two:
                return True
    return False


def draw_refusal(s: State, sky: Sky, one: i64, two: i64) -> str:
    """4.1: both lines as on the card; 4.3: not mirrored; then each line by itself."""
    shape = s.edition.nights[s.card].shape
    if not fits(shape.turns, one, two):
        return "4.3" if fits(shape.mirrored, one, two) else "4.1"
    return line_refusal(s, sky, one) or line_refusal(s, sky, two)


def line_refusal(s: State, sky: Sky, line: i64) -> str:
    """Why a line cannot be drawn, or ""; must agree with `Sky.open_lines`. 4.4, 4.5: lines may cross and meet."""
    if not is_line(line):
        return "4.2"
    rule = _end_refusal(s, sky, first_end(line)) or _end_refusal(s, sky, second_end(line))
    if rule:
        return rule
    if has_line(sky.lines, line):
        return "4.6"
    return _barred_by(s, sky, line) if direction_of(line) >= RISING and _is_barred(sky, line) else ""


def _is_barred(sky: Sky, line: i64) -> bool:
    return (sky.low_barred & low_bit(place_of(line))) | (sky.high_barred & high_bit(place_of(line))) != 0


def _barred_by(s: State, sky: Sky, line: i64) -> str:
    """What a line would cross: an aura, whose lines are lines like others, or a shooting star."""
    return "8.7" if has_line(sky.lines, line ^ 1) else "4.7"


def sun_refusal(s: State, place: i64) -> str:
    """5: is the row closed?"""
    if s.sunlit() & low_bit(place) == 0:
        return ""
    return "5.1" if s.empty_piles() == 1 else "5.2"


def _end_refusal(s: State, sky: Sky, place: i64) -> str:
    low, high = low_bit(place), high_bit(place)
    if (sky.low_stars & low) | (sky.high_stars & high) == 0:
        return "4.7" if sky.sheet.is_planet(place) else "4.2"
    rule = sun_refusal(s, place)
    if rule:
        return rule
    if (sky.low_shut & low) | (sky.high_shut & high) == 0:
        return ""
    power = s.edition.powers[s.power].power
    if power == AURA and (sky.low_used & low) | (sky.high_used & high):
        return "8.7"
    return "8.9" if _is_beside_hole(s, sky, place) else "4.7"


def _is_beside_hole(s: State, sky: Sky, place: i64) -> bool:
    """8.9: is there a black hole on a neighbour of this place?"""
    beside = (sky.low_marks & LOW_NEAR[place]) | (sky.high_marks & HIGH_NEAR[place]) != 0
    return beside and s.edition.powers[s.power].power == BLACK_HOLE


def _unused_refusal(s: State, sky: Sky, place: i64) -> str:
    """6.3: why a shooting star cannot touch this place, or ""; beside a black hole it is 8.9 that forbids it."""
    low, high = low_bit(place), high_bit(place)
    if (sky.low_unused() & low) | (sky.high_unused() & high):
        return ""
    is_star = (sky.low_stars & low) | (sky.high_stars & high) != 0
    return "8.9" if is_star and _is_beside_hole(s, sky, place) else "6.3"


def shoot_refusal(s: State, sky: Sky, lowest: i64, length: i64) -> str:
    """6.3: unused stars only, and nothing crossed, other shooting stars included; must agree with `Sky.open_trails`."""
    for nth in range(length):
        line = trail_line(lowest, nth)
        if not is_line(line):
            return "6.2"
        for end in (first_end(line), second_end(line)):
            rule = _unused_refusal(s, sky, end) or sun_refusal(s, end)
            if rule:
                return rule
        if has_line(sky.lines, line ^ 1) or _is_barred(sky, line):
            return "6.3"
    return ""
