"""A position of Star Explorer."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ...core import game as core
from ...core.bits import bit, count, mask_of, members
from .components import ALL_SLOTS, ROUNDS, SIZES, SLOTS, UNLIT_STARS, Edition
from .placements import CODES, encode_place, turns_of, x_of, y_of
from .round_scoring import PARTS, lost_stars, points_of_current, points_of_links, points_of_previous
from .sky import COLOURS, NO_STAR, high_bit, low_bit, numbers_in

NONE: Final = -1
NOTHING: Final = CODES  # in place of a placement: the tile is not drawn at all (5.4.4)

# What is waited for
START: Final = 0  # 1.3, all at once
SIZE: Final = 1  # 4.1
SEVEN: Final = 2  # 4.2, all at once
DRAW: Final = 3  # 5.1, all at once
OVER: Final = 4  # 8.1
STAGES: Final = ("start", "size", "seven", "draw", "over")

# A drawing, packed: bit 0-5 tile, 6-18 placement or NOTHING, 19-28 stars kept


def pack_drawing(tile: i64, code: i64, kept: i64) -> i64:
    return tile | code << 6 | kept << 19


def tile_of(drawing: i64) -> i64:
    return drawing & 63


def code_of(drawing: i64) -> i64:
    return drawing >> 6 & 0x1FFF


def kept_of(drawing: i64) -> i64:
    return drawing >> 19


@mypyc_attr(acyclic=True)
@final
class Board:
    """All that lies before one player."""

    def __init__(self, disc: i64, start: i64, backs: vec[i64], drawings: vec[i64], points: vec[i64]) -> None:
        self.disc: i64 = disc
        self.start: i64 = start  # the start tile
        self.side: i64 = NONE  # its colour, once all have chosen
        self.backs: vec[i64] = backs  # the colour of each tile in the pile; what is on the fronts nobody knows
        self.slots: i64 = ALL_SLOTS  # the tiles still in the pile
        self.chosen: i64 = NONE  # hidden from the others: the side of 1.3 or the slot of 4.2
        self.previous: i64 = NONE  # the colour of the tile before, or of the start tile
        self.tile: i64 = NONE  # of this round
        self.left: i64 = 0  # hidden from the others: stars of the tile left out of the draft
        self.placed: i64 = NONE  # hidden from the others: the placement of the draft
        self.confirmed: bool = False
        self.used_low: i64 = 0  # stars on the disc
        self.used_high: i64 = 0
        self.cells_low: i64 = 0  # cells that a line crosses from corner to corner
        self.cells_high: i64 = 0
        self.over_axis: i64 = 0  # lines that cross the axis
        self.unlit: i64 = 0  # 3-point stars crossed out
        self.drawings: vec[i64] = drawings  # one for each round played
        self.points: vec[i64] = points  # three parts for each round played
        self.best_for: i64 = NONE  # what the three fields below were worked out for: see solver.best_now
        self.best_value: i64 = 0
        self.best_code: i64 = NONE
        self.best_kept: i64 = 0

    def copy(self) -> "Board":
        b = Board(self.disc, self.start, vec[i64](self.backs), vec[i64](self.drawings), vec[i64](self.points))
        b.side = self.side
        b.slots = self.slots
        b.chosen = self.chosen
        b.previous = self.previous
        b.tile = self.tile
        b.left = self.left
        b.placed = self.placed
        b.confirmed = self.confirmed
        b.used_low = self.used_low
        b.used_high = self.used_high
        b.cells_low = self.cells_low
        b.cells_high = self.cells_high
        b.over_axis = self.over_axis
        b.unlit = self.unlit
        b.best_for = self.best_for
        b.best_value = self.best_value
        b.best_code = self.best_code
        b.best_kept = self.best_kept
        return b

    def take_side(self, colour: i64) -> None:
        """1.3: the start tile counts as the tile before the first (6.2)."""
        self.side = colour
        self.previous = colour

    def take_slot(self, slot: i64) -> None:
        """A tile leaves the pile."""
        self.slots &= ~bit(slot)
        self.backs[slot] = NONE

    def slot_of_size(self, size: i64) -> i64:
        """The first slot of the pile with a tile of this size, or NONE."""
        for slot in range(i64(SLOTS)):
            if self.slots >> slot & 1 and SIZES[slot] == size:
                return slot
        return NONE

    def draw(self, edition: Edition, code: i64, kept: i64) -> None:
        """Carry out a drawing of this round's tile: stars, lines, unlit stars, points."""
        shape = edition.shape(self.tile)
        lines: i64 = 0
        place: i64 = 0
        if code != NOTHING:
            place = shape.number_of[code]
            lines = shape.drawn(place, kept, self.cells_low, self.cells_high)
        self.unlit = min(UNLIT_STARS, self.unlit + lost_stars(shape, kept, lines))  # 5.4.3
        colours = edition.sky.colours[self.disc]
        current = edition.colour[self.tile]
        self.points = append(self.points, points_of_current(shape, colours, place, kept, current))
        self.points = append(self.points, points_of_previous(shape, colours, place, kept, self.previous))
        self.points = append(self.points, points_of_links(shape, colours, place, lines, current, self.previous))
        self.drawings = append(self.drawings, pack_drawing(self.tile, code, kept))
        for star in range(shape.size):
            if kept >> star & 1:
                self.used_low |= low_bit(shape.stars[place * shape.size + star])  # 5.3.5
                self.used_high |= high_bit(shape.stars[place * shape.size + star])
        for line in range(shape.lines):
            if lines >> line & 1:
                cell = shape.cells[place * shape.lines + line]
                if cell != NO_STAR:
                    self.cells_low |= low_bit(cell)
                    self.cells_high |= high_bit(cell)
        self.over_axis += count(lines & shape.over_axis[place]) if lines else 0
        self.previous = current  # 7.2
        self.tile = NONE
        self.left = 0
        self.placed = NONE
        self.confirmed = False

    def round_points(self, round: i64) -> i64:
        """6.5: what a round brought."""
        at = round * PARTS
        return self.points[at] + self.points[at + 1] + self.points[at + 2]

    def text(self, edition: Edition) -> str:
        backs = ["." if back == NONE else COLOURS[back] for back in self.backs]
        played = [
            f"{edition.names[tile_of(each)]}:{format_place(code_of(each), ',')}:{_stars(kept_of(each), ',')}"
            for each in self.drawings
        ]
        return "\n".join(
            [
                f"disc {self.disc + 1}",
                f"start {edition.start_names[self.start]}",
                f"side {'.' if self.side == NONE else COLOURS[self.side]}",
                f"pile {' '.join(backs)}",
                f"chosen {self.chosen}",
                f"tile {'.' if self.tile == NONE else edition.names[self.tile]}",
                f"left {_stars(self.left, ' ')}",
                f"placed {format_place(self.placed, ' ')}",
                f"confirmed {int(self.confirmed)}",
                f"drawings {' '.join(played)}",
            ]
        )


def _stars(mask: i64, between: str) -> str:
    """Stars of a tile, numbered from 1."""
    return between.join([str(star + 1) for star in members(mask)])


def format_place(code: i64, between: str) -> str:
    """`-3 2 1`: star 1 at x -3, y 2, one quarter turn; `nothing`; a dot for no placement yet."""
    if code == NONE:
        return "."
    if code == NOTHING:
        return "nothing"
    return between.join([str(x_of(code)), str(y_of(code)), str(turns_of(code))])


def _read_place(words: list[str]) -> i64:
    if words[0] == ".":
        return NONE
    if words[0] == "nothing":
        return NOTHING
    return encode_place(int(words[0]), int(words[1]), int(words[2]))


@mypyc_attr(acyclic=True)
@final
class State(core.State):
    """A board for each seat. Tiles have no order: a front is picked among those unseen when a tile is revealed."""

    def __init__(self, edition: Edition, boards: list[Board]) -> None:
        self.edition = edition
        self.stage: i64 = START
        self.round: i64 = 0  # from 0; it alone says how the discs lie, so none turns before it ends (5.2)
        self.first: i64 = 0
        self.unseen: i64 = edition.all  # tiles whose front nobody has seen, dealt or in the box (1.4)
        self.boards: list[Board] = boards

    def copy(self) -> "State":
        s = State(self.edition, [b.copy() for b in self.boards])
        s.stage = self.stage
        s.round = self.round
        s.first = self.first
        s.unseen = self.unseen
        return s

    def text(self) -> str:
        return "\n".join(
            [
                f"stage {STAGES[self.stage]}",
                f"round {self.round + 1}",
                f"first {self.first + 1}",
                f"unseen {' '.join([self.edition.names[tile] for tile in members(self.unseen)])}",
                *[b.text(self.edition) for b in self.boards],
            ]
        )


def empty_board(disc: i64, start: i64) -> Board:
    return Board(disc, start, vec[i64]([0] * SLOTS), vec[i64]([]), vec[i64]([]))


def read_state(edition: Edition, text: str) -> State:
    """The position that `text` tells; one line for each fact, the boards one after the other."""
    lines = [line.split(" ")[1:] for line in text.split("\n")]
    boards = [_read_board(edition, lines[at : at + 10]) for at in range(4, len(lines), 10)]
    s = State(edition, boards)
    s.stage = STAGES.index(lines[0][0])
    s.round = int(lines[1][0]) - 1
    s.first = int(lines[2][0]) - 1
    s.unseen = mask_of([edition.by_name[name] for name in lines[3] if name])
    return s


def _read_board(edition: Edition, lines: list[list[str]]) -> Board:
    b = empty_board(int(lines[0][0]) - 1, edition.start_by_name[lines[1][0]])
    b.take_side(NONE if lines[2][0] == "." else COLOURS.index(lines[2][0]))
    for slot, back in enumerate(lines[3]):
        b.backs[slot] = NONE if back == "." else COLOURS.index(back)
    b.slots = mask_of([slot for slot in range(SLOTS) if b.backs[slot] != NONE])
    b.chosen = int(lines[4][0])
    for played in lines[9]:
        if played:
            name, place, stars = played.split(":")
            b.tile = edition.by_name[name]
            b.draw(
                edition, _read_place(place.split(",")), mask_of([int(star) - 1 for star in stars.split(",") if star])
            )
    b.tile = NONE if lines[5][0] == "." else edition.by_name[lines[5][0]]
    b.left = mask_of([int(star) - 1 for star in lines[6] if star])
    b.placed = _read_place(lines[7])
    b.confirmed = lines[8][0] == "1"
    return b


def check(s: State) -> None:
    """What is kept for speed is true, every drawing obeys the rules, and the tiles can be where they are said to be."""
    assert 0 <= s.first < len(s.boards)
    assert 0 <= s.round < ROUNDS
    played = ROUNDS if s.stage == OVER else s.round
    seen: i64 = 0
    for b in s.boards:
        assert len(b.drawings) == played, s.text()
        assert len(b.points) == PARTS * played
        _check_board(s, b)
        for drawing in b.drawings:
            assert seen & bit(tile_of(drawing)) == 0
            seen |= bit(tile_of(drawing))
        if b.tile != NONE:
            assert s.stage == DRAW
            assert seen & bit(b.tile) == 0
            seen |= bit(b.tile)
    assert s.unseen == s.edition.all & ~seen, s.text()
    _check_piles(s)


def _check_board(s: State, b: Board) -> None:
    e = s.edition
    again = empty_board(b.disc, b.start)
    again.take_side(b.side)
    for round, drawing in enumerate(b.drawings):
        again.tile = tile_of(drawing)
        _check_drawing(s, again, round, drawing)
        again.draw(e, code_of(drawing), kept_of(drawing))
    assert list(again.points) == list(b.points)
    assert (again.used_low, again.used_high) == (b.used_low, b.used_high)
    assert (again.cells_low, again.cells_high, again.over_axis) == (b.cells_low, b.cells_high, b.over_axis)
    assert again.unlit == b.unlit <= UNLIT_STARS
    assert again.previous == b.previous
    assert b.side == NONE if s.stage == START else b.side in e.start_sides[b.start]
    assert b.slots == mask_of([slot for slot in range(SLOTS) if b.backs[slot] != NONE])
    kept = sum([count(kept_of(drawing)) for drawing in b.drawings])
    assert kept == len(numbers_in(b.used_low, b.used_high))
    assert count(b.slots) == SLOTS - len(b.drawings) - (1 if b.tile != NONE else 0)
    assert b.tile != NONE or (b.left == 0 and b.placed == NONE and not b.confirmed)
    assert not b.confirmed or b.placed != NONE
    sizes = sorted([SIZES[slot] for slot in range(SLOTS) if not b.slots >> i64(slot) & 1])
    drawn = [e.size[tile_of(drawing)] for drawing in b.drawings]
    assert sizes == sorted([*drawn, e.size[b.tile]] if b.tile != NONE else drawn)


def _check_drawing(s: State, b: Board, round: int, drawing: i64) -> None:
    """Visible stars only (5.3.2), each once (5.3.5), one figure (5.3.4)."""
    code, kept = code_of(drawing), kept_of(drawing)
    if code == NOTHING:
        assert kept == 0
        return
    shape, sky = s.edition.shape(b.tile), s.edition.sky
    place = shape.number_of[code]
    low, high = sky.window_low[round] & ~b.used_low, sky.window_high[round] & ~b.used_high
    assert shape.usable(place, low, high) & kept == kept
    lines = shape.drawn(place, kept, b.cells_low, b.cells_high)
    assert kept == shape.all or shape.hangs_together(kept, lines)


def _check_piles(s: State) -> None:
    """1.2: for each size and colour there are as many unseen fronts as backs in the piles, or more."""
    e = s.edition
    wanted = [0] * len(e.alike)
    for b in s.boards:
        for slot in members(b.slots):
            wanted[SIZES[slot] * len(COLOURS) + b.backs[slot]] += 1
    for at, many in enumerate(wanted):
        assert many <= count(e.alike[at] & s.unseen), s.text()
