"""The best ways to draw a tile, exactly.

More stars and more lines are never worth less, and a star left out costs three points or nothing. So of the stars of
a placement that can be used, the best figure is always a whole part of what hangs together, and no choice of stars need
be searched: a placement has as many candidates as it has parts, and one more where all stars are there but fall apart.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit, count
from .components import CURRENT_VALUE, LINK_VALUE, PREVIOUS_VALUE, Edition
from .placements import FEWEST_STARS, Shape
from .round_scoring import cost_of, lost_stars, points_of_round
from .sky import COLOURS
from .state import NONE, NOTHING, Board, State


@final
class Drawing:
    """One way to draw a tile: where, with which stars and lines, and what for."""

    def __init__(self, code: i64, kept: i64, lines: i64, points: i64, value: i64) -> None:
        self.code: i64 = code
        self.kept: i64 = kept
        self.lines: i64 = lines
        self.points: i64 = points
        self.value: i64 = value  # points of the round less the cost of unlit stars

    def __repr__(self) -> str:
        return f"Drawing({self.code}, {self.kept}, {self.lines}, {self.points}, {self.value})"


def value_of(edition: Edition, b: Board, shape: Shape, place: i64, kept: i64, lines: i64) -> i64:
    """The points of this round (6.5) less what the unlit stars cost at the end (8.2)."""
    points = points_of_round(shape, edition.sky.colours[b.disc], place, kept, lines, edition.colour[b.tile], b.previous)
    return points - cost_of(lost_stars(shape, kept, lines), b.unlit)


def points_of_place(s: State, seat: i64, code: i64) -> i64:
    """6.5: what the draft of a seat would bring this round at a place where it fits."""
    b, e = s.boards[seat], s.edition
    shape = e.shape(b.tile)
    place, kept = shape.number_of[code], shape.all & ~b.left
    lines = shape.drawn(place, kept, b.cells_low, b.cells_high)
    return points_of_round(shape, e.sky.colours[b.disc], place, kept, lines, e.colour[b.tile], b.previous)


def nothing_value(b: Board, shape: Shape) -> i64:
    """5.4.4: all stars are left out."""
    return -cost_of(shape.size, b.unlit)


def full_placements(edition: Edition, b: Board, round: i64) -> vec[i64]:
    """Numbers of all placements of the tile with every star on a free visible star."""
    shape = edition.shape(b.tile)
    taken_low, taken_high = b.used_low, b.used_high
    found = vec[i64](capacity=len(shape.whole_in_window[round]))
    for place in shape.whole_in_window[round]:
        if shape.low[place] & taken_low == 0 and shape.high[place] & taken_high == 0:
            found = append(found, place)
    return found


@final
class Search:
    """The best drawing found so far for one draft. A placement is looked at closely only if it could be better."""

    def __init__(self, s: State, b: Board) -> None:
        self.edition = s.edition
        self.board = b
        self.shape: Shape = s.edition.shape(b.tile)
        sky = s.edition.sky
        self.low: i64 = sky.window_low[s.round] & ~b.used_low
        self.high: i64 = sky.window_high[s.round] & ~b.used_high
        current, previous = b.disc * len(COLOURS) + s.edition.colour[b.tile], b.disc * len(COLOURS) + b.previous
        self.current_low: i64 = self.low & sky.colour_low[current]
        self.current_high: i64 = self.high & sky.colour_high[current]
        self.previous_low: i64 = self.low & sky.colour_low[previous]
        self.previous_high: i64 = self.high & sky.colour_high[previous]
        self.one_colour: bool = current == previous
        self.wanted: i64 = self.shape.all & ~b.left
        self.value: i64 = nothing_value(b, self.shape)
        self.place: i64 = NONE
        self.kept: i64 = 0

    def could_be_better(self, place: i64) -> bool:
        """The stars of a placement are counted exactly, its links by what they cannot exceed."""
        shape = self.shape
        low, high = shape.low[place], shape.high[place]
        gone = shape.size - count(low & self.low) - count(high & self.high)
        if gone > shape.size - FEWEST_STARS:
            return False
        current = count(low & self.current_low) + count(high & self.current_high)
        previous = count(low & self.previous_low) + count(high & self.previous_high)
        links = shape.lines - gone  # each star left out takes a line with it at least
        if not self.one_colour:
            links = min(links, shape.degree * min(current, previous))
        most = CURRENT_VALUE * current + PREVIOUS_VALUE * previous + LINK_VALUE * links
        return most - cost_of(gone, self.board.unlit) > self.value

    def look_at(self, place: i64) -> None:
        shape, b = self.shape, self.board
        rest = shape.usable(place, self.low, self.high) & self.wanted
        lines = shape.drawn(place, rest, b.cells_low, b.cells_high)
        if rest == shape.all:
            self._offer(place, rest, lines)
        while rest:
            part = shape.part(rest & -rest, lines)
            rest &= ~part
            if count(part) >= FEWEST_STARS and part != shape.all:
                self._offer(place, part, lines & shape.between(part))

    def _offer(self, place: i64, kept: i64, lines: i64) -> None:
        value = value_of(self.edition, self.board, self.shape, place, kept, lines)
        if value > self.value:
            self.value = value
            self.place = place
            self.kept = kept


def _question(s: State, b: Board) -> i64:
    """What the answer of `best_now` depends on, besides what earlier rounds have left on the disc."""
    return (s.round * 64 + b.tile) * 1024 + b.left


def leave_out(s: State, seat: i64, star: i64) -> None:
    """5.3.3: leave a star out of the draft. The best drawing stays the best if it did without that star."""
    b = s.boards[seat]
    still_best = b.best_for == _question(s, b) and b.best_kept >> star & 1 == 0
    b.left |= bit(star)
    b.best_for = _question(s, b) if still_best else NONE


def best_now(s: State, seat: i64) -> None:
    """Work out the best drawing of a seat's tile that leaves out at least what the draft leaves out.

    Fills `best_value`, `best_code` and `best_kept` of the board, once for each draft.
    """
    b = s.boards[seat]
    question = _question(s, b)
    if b.best_for == question:
        return
    search = Search(s, b)
    shape = search.shape
    if b.left == 0:
        for place in full_placements(
            s.edition, b, s.round
        ):  # the likeliest first: the rest is then passed over quickly
            if search.could_be_better(place):
                search.look_at(place)
    for place in shape.in_window[s.round]:
        if search.could_be_better(place):
            search.look_at(place)
    b.best_for = question
    b.best_value = search.value
    b.best_code = NOTHING if search.place == NONE else shape.codes[search.place]
    b.best_kept = search.kept


def best_drawings(s: State, seat: i64, many: int) -> list[Drawing]:
    """The best completions of a seat's draft, best first: what a hint offers."""
    found = completions(s, seat)
    found.sort(key=_value, reverse=True)
    return found[:many]


def best_at_each_place(s: State, seat: i64) -> list[Drawing]:
    """The best completion of a seat's draft at each placement that has one, in the order of the placements."""
    best: list[Drawing] = []
    for drawing in completions(s, seat):
        if best and best[-1].code == drawing.code:
            if drawing.value > best[-1].value:
                best[-1] = drawing
        else:
            best.append(drawing)
    return best


def drafted(s: State, seat: i64) -> Drawing:
    """The draft of a seat, placed, as it would be drawn."""
    b = s.boards[seat]
    shape = s.edition.shape(b.tile)
    place, kept = shape.number_of[b.placed], shape.all & ~b.left
    found: list[Drawing] = []
    _offer(s, b, shape, place, kept, shape.drawn(place, kept, b.cells_low, b.cells_high), found)
    return found[0]


def completions(s: State, seat: i64) -> list[Drawing]:
    """All completions of a seat's draft that are worth a thought, placement by placement."""
    b, e = s.boards[seat], s.edition
    shape, sky = e.shape(b.tile), e.sky
    low, high = sky.window_low[s.round] & ~b.used_low, sky.window_high[s.round] & ~b.used_high
    found: list[Drawing] = []
    for place in shape.in_window[s.round]:
        rest = shape.usable(place, low, high) & shape.all & ~b.left
        lines = shape.drawn(place, rest, b.cells_low, b.cells_high)
        if rest == shape.all:
            _offer(s, b, shape, place, rest, lines, found)
        while rest:
            part = shape.part(rest & -rest, lines)
            rest &= ~part
            if count(part) >= FEWEST_STARS and part != shape.all:
                _offer(s, b, shape, place, part, lines & shape.between(part), found)
    return found


def _value(drawing: Drawing) -> int:
    return drawing.value


def _offer(s: State, b: Board, shape: Shape, place: i64, kept: i64, lines: i64, found: list[Drawing]) -> None:
    value = value_of(s.edition, b, shape, place, kept, lines)
    points = value + cost_of(lost_stars(shape, kept, lines), b.unlit)
    found.append(Drawing(shape.codes[place], kept, lines, points, value))
