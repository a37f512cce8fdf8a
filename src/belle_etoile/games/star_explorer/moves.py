"""The moves of Star Explorer: whose turn it is, which are legal, and what each of them mentions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import count, members
from ...core.errors import Values
from ...core.events import NOBODY
from ...core.game import Choice
from .components import SEVEN as SEVEN_STARS
from .components import SEVENS, SIZES
from .notation import (
    DO_BACK,
    DO_CONFIRM,
    DO_LEAVE,
    DO_NOTHING,
    DO_PLACE,
    DO_PUT,
    DO_SEVEN,
    DO_SIZE,
    DO_START,
    VERBS,
    encode,
    format_move,
    kind_of,
    number_of,
)
from .placements import FEWEST_STARS, MIDDLE, Shape, turns_of, x_of, y_of
from .sky import COLOURS, NO_STAR, holds
from .solver import full_placements
from .state import DRAW, NONE, OVER, SEVEN, SIZE, START, Board, State


def owes(s: State, seat: i64) -> bool:
    """Does a seat owe a move?"""
    b = s.boards[seat]
    if s.stage == DRAW:
        return not b.confirmed  # 5.1
    if s.stage == SIZE:
        return seat == s.first  # 4.1
    return s.stage != OVER and b.chosen == NONE  # 1.3, 4.2


def turn(s: State) -> i64:
    for seat in range(i64(len(s.boards))):
        if owes(s, seat):
            return seat
    return NOBODY


def waiting(s: State) -> list[int]:
    return [seat for seat in range(len(s.boards)) if owes(s, seat)]


WHEN: Final = ("1.3", "4.1", "4.2", "5.1", "8.1")  # by stage: the rule that says what is to be done


def refusal(s: State, seat: i64, move: i64) -> str:
    """The rule that forbids `move` now, or "" if none does; `moves` must agree with it."""
    kind, number = kind_of(move), number_of(move)
    b = s.boards[seat]
    if kind == DO_START:
        return WHEN[s.stage] if s.stage != START else "" if number in s.edition.start_sides[b.start] else "1.3"
    if kind == DO_SIZE:
        return WHEN[s.stage] if s.stage != SIZE else "" if b.slot_of_size(number) != NONE else "4.1"
    if kind == DO_SEVEN:
        return "" if s.stage == SEVEN else WHEN[s.stage] if s.stage != DRAW else "4.2"
    if s.stage != DRAW:
        return WHEN[s.stage]
    if kind == DO_CONFIRM or kind == DO_BACK:
        return "" if b.placed != NONE else "5.1"
    if b.placed != NONE:
        return "5.1"
    if kind == DO_PLACE:
        return _refusal_of_place(s, b, number)
    if kind == DO_NOTHING:
        return ""  # 5.4.4
    shape = s.edition.shape(b.tile)
    if number >= shape.size or (b.left >> number & 1 != 0) != (kind == DO_PUT):
        return "5.3.3"
    return "5.3.1" if kind == DO_LEAVE and count(shape.all & ~b.left) <= FEWEST_STARS else ""


def _refusal_of_place(s: State, b: Board, code: i64) -> str:
    """All stars that are not left out must be free for use, and hang together once the lines are drawn (5.3.1)."""
    shape, sky = s.edition.shape(b.tile), s.edition.sky
    place = shape.number_of[code]
    if place == NONE:
        return "5.3.2"
    kept = shape.all & ~b.left
    low, high = sky.window_low[s.round], sky.window_high[s.round]
    if not shape.fits(place, kept, low & ~b.used_low, high & ~b.used_high):
        return _rule_of_star(s, b, shape, code, kept)
    if b.left == 0:
        return ""  # 5.4.2: all stars may be placed even if they cannot all be joined
    if not shape.hangs_together(kept, shape.between(kept)):
        return "5.3.4"
    return "" if shape.hangs_together(kept, shape.drawn(place, kept, b.cells_low, b.cells_high)) else "5.3.6"


def _rule_of_star(s: State, b: Board, shape: Shape, code: i64, kept: i64) -> str:
    """Why the first star that cannot be used cannot: the pole (5.3.8), hidden or off the disc (5.3.2), used (5.3.5)."""
    sky = s.edition.sky
    for star in members(kept):
        x, y = shape.x_at(code, star), shape.y_at(code, star)
        there = sky.star_at(x, y)
        if x == 0 and y == 0:
            return "5.3.8"
        if there == NO_STAR or not holds(sky.window_low[s.round], sky.window_high[s.round], there):
            return "5.3.2"
        if holds(b.used_low, b.used_high, there):
            return "5.3.5"
    return ""


def moves(s: State, seat: i64) -> vec[i64]:
    """What `refusal` lets pass, listed quickly; must agree with it."""
    b = s.boards[seat]
    found = vec[i64](capacity=96)
    if s.stage == DRAW:
        if b.placed != NONE:
            return append(append(found, DO_CONFIRM), DO_BACK)
        found = _with_places(s, b, found)
        shape = s.edition.shape(b.tile)
        if count(shape.all & ~b.left) > FEWEST_STARS:
            found = _with_stars(found, DO_LEAVE, shape.all & ~b.left)
        return append(_with_stars(found, DO_PUT, b.left), DO_NOTHING)
    if s.stage == START:
        for colour in sorted(s.edition.start_sides[b.start]):
            found = append(found, encode(DO_START, colour))
    elif s.stage == SIZE:
        for size in sorted({SIZES[slot] for slot in members(b.slots)}):
            found = append(found, encode(DO_SIZE, size))
    elif s.stage == SEVEN:
        found = append(append(found, encode(DO_SEVEN, 0)), encode(DO_SEVEN, 1))
    return found


def _with_stars(found: vec[i64], kind: i64, stars: i64) -> vec[i64]:
    star: i64 = 0
    while stars:
        if stars & 1:
            found = append(found, encode(kind, star))
        stars >>= 1
        star += 1
    return found


def _with_places(s: State, b: Board, found: vec[i64]) -> vec[i64]:
    shape, sky = s.edition.shape(b.tile), s.edition.sky
    if b.left == 0:
        for place in full_placements(s.edition, b, s.round):
            found = append(found, encode(DO_PLACE, shape.codes[place]))
        return found
    kept = shape.all & ~b.left
    if not shape.hangs_together(kept, shape.between(kept)):
        return found
    low, high = sky.window_low[s.round] & ~b.used_low, sky.window_high[s.round] & ~b.used_high
    for place in shape.in_window[s.round]:
        if shape.fits(place, kept, low, high):
            lines = shape.drawn(place, kept, b.cells_low, b.cells_high)
            if shape.hangs_together(kept, lines):
                found = append(found, encode(DO_PLACE, shape.codes[place]))
    return found


def both_sevens(b: Board) -> bool:
    """4.2: has the player still two sevens to choose from?"""
    return b.slots & SEVENS == SEVENS


def slot_of_seven(choice: i64) -> i64:
    """The slot of the first or the second seven."""
    return SIZES.index(SEVEN_STARS) + choice


# In parts


def describe(s: State, move: i64) -> Choice:
    """A placement is told by its quarter turns and by where star 1 goes: column and row, the pole at 1616."""
    kind, number = kind_of(move), number_of(move)
    values: Values = {}
    if kind == DO_START:
        values = {"colour": COLOURS[number]}
    elif kind == DO_SIZE:
        values = {"size": number}
    elif kind in (DO_SEVEN, DO_LEAVE, DO_PUT):
        values = {"at": number + 1}
    elif kind == DO_PLACE:
        column, row = x_of(number) + MIDDLE, y_of(number) + MIDDLE
        values = {"turns": turns_of(number), "at": column * 100 + row, "column": column, "row": row}
    elif kind == DO_NOTHING:
        values = {"stars": 0}  # a drawing like others, so that no board shows it as the thing to do next
    return Choice(move=format_move(move), kind=VERBS[kind], values=values)
