"""What looks good at a glance: the points of this round, exactly. Only what the seat may know is read."""

from typing import Final

from mypy_extensions import i64

from ...core.bits import count, members
from .components import AXIS_VALUE, CENTRE_VALUE, RIM_VALUE
from .moves import moves, slot_of_seven
from .notation import (
    DO_BACK,
    DO_CONFIRM,
    DO_LEAVE,
    DO_NOTHING,
    DO_PLACE,
    DO_SEVEN,
    DO_SIZE,
    DO_START,
    encode,
    kind_of,
    number_of,
)
from .placements import Shape
from .scoring import points
from .sky import holds
from .solver import best_now, nothing_value, value_of
from .state import DRAW, NONE, NOTHING, OVER, Board, State

POINT: Final = 32
MOST_BONUS: Final = 15  # what the end brings decides between equal points, and no more
POOR: Final = -1000 * POINT
NO_TALENT: Final = 20  # a final score that is worth 0 to a search
WORTH_OF_POINT: Final = 7


def bonus_of(s: State, shape: Shape, place: i64, kept: i64, lines: i64) -> i64:
    """8.4, 8.5, 8.6: what a drawing will bring at the end."""
    sky = s.edition.sky
    bonus = AXIS_VALUE * count(lines & shape.over_axis[place])
    first = place * shape.size
    for star in range(shape.size):
        if kept >> star & 1:
            there = shape.stars[first + star]
            if holds(sky.centre_low, sky.centre_high, there):
                bonus += CENTRE_VALUE
            elif holds(sky.rim_low, sky.rim_high, there):
                bonus += RIM_VALUE
    return bonus


def _place_value(s: State, b: Board, code: i64) -> i64:
    shape = s.edition.shape(b.tile)
    place, kept = shape.number_of[code], shape.all & ~b.left
    lines = shape.drawn(place, kept, b.cells_low, b.cells_high)
    value = value_of(s.edition, b, shape, place, kept, lines)
    return value * POINT + min(MOST_BONUS, bonus_of(s, shape, place, kept, lines))


def _leave_value(s: State, seat: i64, star: i64) -> i64:
    """What the best drawing is worth, if it leaves this star out."""
    best_now(s, seat)
    b = s.boards[seat]
    if b.best_code == NOTHING or b.best_kept >> star & 1:
        return POOR
    return b.best_value * POINT - 1


def promise(s: State, seat: i64, move: i64) -> i64:
    """How good a legal move looks; comparable between the moves of one position only."""
    kind, number = kind_of(move), number_of(move)
    b = s.boards[seat]
    if kind == DO_PLACE:
        return _place_value(s, b, number)
    if kind == DO_LEAVE:
        return _leave_value(s, seat, number)
    if kind == DO_NOTHING:
        return nothing_value(b, s.edition.shape(b.tile)) * POINT
    if kind == DO_CONFIRM:
        return POINT
    if kind == DO_SIZE:
        return number * POINT
    if kind == DO_SEVEN:
        return 1 if b.backs[slot_of_seven(number)] != b.previous else 0
    return 0 if kind == DO_START else 2 * POOR  # to put back or to go back leads nowhere new


def worth(s: State, seat: i64) -> i64:
    """0 to 1000. Alone, by points; among others, mostly by who won and by how much."""
    if s.stage != OVER:
        return 500
    mine = points(s, seat)
    alone = max(0, min(1000, WORTH_OF_POINT * (mine - NO_TALENT)))
    if len(s.boards) == 1:
        return alone
    best: i64 = -1000
    for other in range(i64(len(s.boards))):
        if other != seat:
            best = max(best, points(s, other))
    margin = mine - best
    side: i64 = 300 if margin > 0 else 0 if margin < 0 else 150
    return side + max(0, min(300, 150 + 3 * margin)) + alone * 2 // 5


def step_to(b: Board, shape: Shape, code: i64, kept: i64) -> i64:
    """The next small move on the way to a drawing; `kept` must leave out what the draft leaves out."""
    if b.placed != NONE:
        return DO_CONFIRM if b.placed == code else DO_BACK
    if code == NOTHING:
        return DO_NOTHING
    superfluous = shape.all & ~b.left & ~kept
    return encode(DO_LEAVE, members(superfluous)[0]) if superfluous else encode(DO_PLACE, code)


def default_move(s: State, seat: i64) -> i64:
    """For an absent player: the first side, the smallest size, the first seven, and the best drawing of the round."""
    b = s.boards[seat]
    if s.stage != DRAW:
        return moves(s, seat)[0]
    if b.placed != NONE:
        return DO_CONFIRM
    best_now(s, seat)
    return step_to(b, s.edition.shape(b.tile), b.best_code, b.best_kept)
