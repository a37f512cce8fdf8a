"""The moves of Look at the Stars: whose turn it is, which are legal, and what each of them mentions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.errors import Values
from ...core.events import NOBODY
from ...core.game import Choice
from .components import GALAXY, LINE
from .drawing import draw_refusal, line_refusal, shoot_refusal
from .geometry import (
    PLACE_NAMES,
    SPLIT,
    TRAILS,
    direction_of,
    first_end,
    format_line,
    format_trail,
    high_anchors,
    low_anchors,
)
from .notation import (
    DO_BACK,
    DO_CONFIRM,
    DO_DRAW,
    DO_EARN,
    DO_POINT,
    DO_POWER,
    DO_SHEET,
    DO_SHOOT,
    DO_SKIP,
    DO_USE,
    VERBS,
    encode,
    first_of,
    format_move,
    is_well_formed,
    kind_of,
    second_of,
)
from .powers import open_places, place_refusal, power_of, shape_refusal, spent_once
from .sky import NONE, Sky
from .state import DRAW, OVER, POINT, POWER, SHEET, SHOOT, State


def turn(s: State) -> i64:
    if s.stage == DRAW or s.stage == SHOOT:  # 3.2: all at once
        seat: i64 = 0
        while s.done >> seat & 1:
            seat += 1
        return seat
    if s.stage == SHEET:  # 1.1: one after another
        return len(s.skies)
    return NOBODY if s.stage == OVER else 0  # 1.3: the first player chooses the cards


def waiting(s: State) -> list[int]:
    if s.stage == DRAW or s.stage == SHOOT:
        return [seat for seat in range(s.seats) if s.done >> i64(seat) & 1 == 0]
    return [] if s.stage == OVER else [turn(s)]


WHEN: Final = ("1.3", "1.3", "1.1", "3.2", "6.1", "9.5")  # by stage: the rule that says what is to be done


def refusal(s: State, seat: i64, move: i64) -> str:
    """The rule that forbids `move` now, or "" if none does; `moves` must agree with it."""
    kind = kind_of(move)
    if not is_well_formed(s.edition, move):
        return WHEN[s.stage]
    if DO_SHEET <= kind <= DO_POWER:
        return _setup_refusal(s, kind, first_of(move))
    if s.stage != DRAW and s.stage != SHOOT:
        return WHEN[s.stage]
    begun = len(s.steps[seat]) > 0
    if kind == DO_CONFIRM:
        return "" if begun else "3.3"
    if kind == DO_BACK:
        return "" if begun else "3.2"
    if kind == DO_SKIP:
        return "3.4" if begun else ""
    if kind == DO_DRAW or kind == DO_SHOOT:
        return _card_refusal(s, seat, move)
    sky = s.sky(seat)
    if kind == DO_EARN:
        turned = s.edition.powers[s.power].shape.turned(first_of(move) * 90)
        return shape_refusal(s, sky, turned, second_of(move)) if turned is not None else "7.1"
    if kind != DO_USE + power_of(s):
        return "1.3"
    if sky.pending == 0:
        return "7.5"
    return line_refusal(s, sky, first_of(move)) if kind == DO_USE + LINE else place_refusal(s, sky, first_of(move))


def _card_refusal(s: State, seat: i64, move: i64) -> str:
    """4.1, 6.1: what the card shows, once."""
    shooting = kind_of(move) == DO_SHOOT
    if s.steps[seat] or shooting != (s.stage == SHOOT):
        return "6.1" if s.stage == SHOOT else "4.1"
    if shooting:
        return shoot_refusal(s, s.sky(seat), first_of(move), second_of(move))
    return draw_refusal(s, s.sky(seat), first_of(move), second_of(move))


def _setup_refusal(s: State, kind: i64, chosen: i64) -> str:
    """1.1, 1.3: each in its turn; no sheet twice."""
    if s.stage != (SHEET if kind == DO_SHEET else POINT if kind == DO_POINT else POWER):
        return WHEN[s.stage]
    return "1.1" if kind == DO_SHEET and chosen in taken_sheets(s) else ""


def taken_sheets(s: State) -> list[int]:
    return [s.edition.sheet_by_name[sky.sheet.name] for sky in s.skies]


def moves(s: State, seat: i64) -> vec[i64]:
    """What `refusal` lets pass, listed quickly; must agree with it."""
    found = vec[i64](capacity=240)
    if s.stage == DRAW or s.stage == SHOOT:
        if not s.steps[seat]:
            found = _draws(s, seat, found) if s.stage == DRAW else _shots(s, seat, found)
            return append(found, DO_SKIP)
        return append(append(_uses(s, s.sky(seat), found), DO_CONFIRM), DO_BACK)
    if s.stage == SHEET:
        taken = taken_sheets(s)
        for sheet in range(len(s.edition.sheets)):
            if sheet not in taken:
                found = append(found, encode(DO_SHEET, sheet, 0))
    elif s.stage == POINT:
        for point in range(len(s.edition.points)):
            found = append(found, encode(DO_POINT, point, 0))
    elif s.stage == POWER:
        for power in range(len(s.edition.powers)):
            found = append(found, encode(DO_POWER, power, 0))
    return found


def _with_places(found: vec[i64], start: i64, step: i64, low: i64, high: i64) -> vec[i64]:
    """`start` at each of these places, `step` further for each place."""
    move = start
    while low:
        if low & 1:
            found = append(found, move)
        low >>= 1
        move += step
    move = start + SPLIT * step
    while high:
        if high & 1:
            found = append(found, move)
        high >>= 1
        move += step
    return found


def _draws(s: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """4: every way to draw the card."""
    lines = s.skies[seat].open_lines(s.sunlit())
    for turned in s.edition.nights[s.card].shape.turns:
        start = encode(DO_DRAW, turned.line(0, 0), turned.line(0, 1))
        found = _with_places(found, start, encode(0, 4, 4), low_anchors(turned, lines), high_anchors(turned, lines))
    return found


def _shots(s: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """6: every shooting star, short ones first."""
    lines = s.skies[seat].open_trails(s.sunlit())
    length: i64 = 1
    for shape in TRAILS:
        for turned in shape.turns:
            start = encode(DO_SHOOT, turned.line(0, 0), length)
            found = _with_places(found, start, encode(0, 4, 0), low_anchors(turned, lines), high_anchors(turned, lines))
        length += 1
    return found


def _uses(s: State, sky: Sky, found: vec[i64]) -> vec[i64]:
    """7.3, 7.5: the shapes that bring a power, however many, or what the power taken can draw."""
    if not sky.drawn:
        return found
    if sky.pending == 0:
        if spent_once(s, sky):
            return found
        lines = sky.unspent()
        for turned in s.edition.powers[s.power].shape.turns:
            start = encode(DO_EARN, turned.angle // 90, 0)
            found = _with_places(found, start, encode(0, 0, 1), low_anchors(turned, lines), high_anchors(turned, lines))
        return found
    power = power_of(s)
    if power == LINE:
        lines = sky.open_lines(s.sunlit())
        for direction in range(i64(4)):
            start = encode(DO_USE + LINE, direction, 0)
            found = _with_places(found, start, encode(0, 4, 0), lines[2 * direction], lines[2 * direction + 1])
        return found
    low, high = open_places(s, sky)
    return _with_places(found, encode(DO_USE + power, 0, 0), encode(0, 1, 0), low, high)


# In parts


def describe(s: State, move: i64) -> Choice:
    values = {**values_of(s, move), **_where(s, move)}
    return Choice(move=format_move(s.edition, move), kind=VERBS[kind_of(move)], values=values)


def values_of(s: State, move: i64) -> Values:
    """What a move mentions; several lines or places are words with spaces between them."""
    kind, first, second = kind_of(move), first_of(move), second_of(move)
    if kind <= DO_SKIP:
        return {}
    if kind == DO_DRAW:
        return {"lines": format_lines([first, second])}
    if kind == DO_SHOOT:
        return {"trail": format_trail(first, second), "length": second}
    if kind == DO_EARN:
        turned = s.edition.powers[s.power].shape.turned(first * 90)
        return {"lines": format_lines(turned.lines_at(second)) if turned is not None else ""}
    if kind == DO_SHEET:
        return {"sheet": s.edition.sheets[first].name}
    if kind == DO_POINT:
        return {"point": s.edition.points[first].name}
    if kind == DO_POWER:
        return {"power": s.edition.powers[first].name}
    if kind == DO_USE + LINE:
        return {"lines": format_line(first)}
    if kind == DO_USE + GALAXY:
        return {"at": f"{PLACE_NAMES[first]} {PLACE_NAMES[first + 1]}"}
    return {"at": PLACE_NAMES[first]}


WAYS: Final = ("east", "north", "rising", "falling")  # by direction


def _where(s: State, move: i64) -> Values:
    """The same lines told as a form and the lowest of its stars, the left one of two: shorter to ask for."""
    kind, first = kind_of(move), first_of(move)
    if kind == DO_DRAW:
        second = second_of(move)
        turned = s.edition.nights[s.card].shape.turned_to(first, second) if s.card != NONE else None
        if turned is not None:
            return {"turned": f"r{turned.angle}", "at": PLACE_NAMES[min(first_end(first), first_end(second))]}
    if kind == DO_SHOOT or kind == DO_USE + LINE:
        return {"way": WAYS[direction_of(first)], "at": PLACE_NAMES[first_end(first)]}
    return {}


def format_lines(lines: list[int]) -> str:
    return " ".join([format_line(line) for line in lines])
