"""What a seat may know of a position, and a position that fits what it knows."""

from collections.abc import Mapping
from typing import TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import mask_of, members
from ...core.chance import Chance
from ...core.game import ScoreLine
from .components import SIZES, UNLIT_STARS, Edition
from .heuristics import bonus_of
from .moves import waiting
from .round_scoring import lost_stars, points_of_current, points_of_previous
from .scoring import points, sheet, title_of
from .solver import best_at_each_place, drafted, full_placements
from .state import (
    DRAW,
    NONE,
    NOTHING,
    OVER,
    SEVEN,
    STAGES,
    START,
    Board,
    State,
    code_of,
    empty_board,
    kept_of,
    pack_drawing,
    tile_of,
)


class DrawingView(TypedDict):
    """One constellation on a disc. Stars of the tile are counted from 0; `lines` are pairs of stars of the disc."""

    tile: int
    place: int  # the code of its placement, -1 where nothing was drawn
    kept: list[int]
    stars: list[int]  # on the disc, one for each kept star
    lines: list[list[int]]


class BoardView(TypedDict):
    """One player's table. Tiles are numbers of the edition's list, colours numbers from 0; -1 for none."""

    disc: int
    start: int
    side: int
    pile: list[int]  # the colour of each back in the pile by slot, -1 where the tile is gone
    previous: int
    tile: int
    ready: bool  # has made a choice, or confirmed a draft, that is still secret
    unlit: int
    drawings: list[DrawingView]
    points: list[int]  # three parts for each round played
    sheet: list[ScoreLine]
    total: int


class View(TypedDict):
    """Built up from nothing: a new field of State stays hidden by default."""

    seat: int
    stage: str
    waiting: list[int]
    round: int
    first: int
    unseen: list[int]  # tiles whose front nobody has seen
    visible: list[int]  # stars of the disc wholly inside the window
    choice: int  # one's own secret choice, -1 for none
    left: list[int]  # one's own draft: stars left out,
    placed: int  # the placement, -1 for none,
    confirmed: bool
    draft: list[DrawingView]  # and what would be drawn, if something is placed
    offers: list[list[int]]  # what the draft could become, for pages: see `_offers`; bots do without
    boards: list[BoardView]
    title: str  # 9.4: what one has become, alone and at the end


Pair = tuple[int, int]


class Frame(TypedDict):
    unit: int
    star: int
    centre: int
    radius: int
    up: Pair


class Start(TypedDict):
    id: str
    sides: Pair


class Tile(TypedDict):
    """`lines` are pairs of stars, counted from 1."""

    id: str
    size: int
    colour: int
    stars: list[Pair]
    lines: list[Pair]


class Components(TypedDict):
    """What `components()` tells of the box. Stars of the disc: the pole at 0, 0, x to the right, y upwards."""

    colours: list[str]
    sizes: list[int]
    stars: list[Pair]
    centre: list[int]
    rim: list[int]
    axis: Pair
    discs: list[list[int]]  # the colour of each star, for each disc
    windows: list[list[int]]
    frame: Frame
    starts: list[Start]
    tiles: list[Tile]


def _drawing_view(s: State, drawing: i64, cells_low: i64, cells_high: i64) -> DrawingView:
    code, kept = code_of(drawing), kept_of(drawing)
    if code == NOTHING:
        return DrawingView(tile=tile_of(drawing), place=NONE, kept=[], stars=[], lines=[])
    shape = s.edition.shape(tile_of(drawing))
    place = shape.number_of[code]
    lines = shape.drawn(place, kept, cells_low, cells_high)
    first = place * shape.size
    return DrawingView(
        tile=tile_of(drawing),
        place=code,
        kept=members(kept),
        stars=[shape.stars[first + star] for star in members(kept)],
        lines=[
            [shape.stars[first + shape.line_from[line]], shape.stars[first + shape.line_to[line]]]
            for line in members(lines)
        ],
    )


def _drawings(s: State, b: Board) -> list[DrawingView]:
    """All drawings with their lines: those that older ones did not block (5.3.6)."""
    again = empty_board(b.disc, b.start)
    again.take_side(b.side)
    seen: list[DrawingView] = []
    for drawing in b.drawings:
        seen.append(_drawing_view(s, drawing, again.cells_low, again.cells_high))
        again.tile = tile_of(drawing)
        again.draw(s.edition, code_of(drawing), kept_of(drawing))
    return seen


def board_view(s: State, seat: int) -> BoardView:
    b = s.boards[seat]
    lines = sheet(s, seat)
    return BoardView(
        disc=b.disc,
        start=b.start,
        side=b.side,
        pile=list(b.backs),
        previous=b.previous,
        tile=b.tile,
        ready=b.confirmed or b.chosen != NONE,
        unlit=b.unlit,
        drawings=_drawings(s, b),
        points=list(b.points),
        sheet=lines,
        total=sum([line["points"] for line in lines]),
    )


def _offers(s: State, seat: int) -> list[list[int]]:
    """What a seat may draw: the best completion of its draft at each placement or, once placed, the draft itself.

    Nine numbers each: the placement; the stars kept and the lines drawn, as masks; the three parts of the round's
    points (6.1, 6.2, 6.3); the 3-point stars it puts out; its points less what those cost; and what it brings besides
    at the end (8.4, 8.5, 8.6).
    """
    if seat < 0 or s.stage != DRAW or s.boards[seat].placed == NOTHING:
        return []
    b = s.boards[seat]
    shape, colours, current = s.edition.shape(b.tile), s.edition.sky.colours[b.disc], s.edition.colour[b.tile]
    told: list[list[int]] = []
    for each in best_at_each_place(s, seat) if b.placed == NONE else [drafted(s, seat)]:
        place, kept, lines = shape.number_of[each.code], each.kept, each.lines
        two = points_of_current(shape, colours, place, kept, current)
        one = points_of_previous(shape, colours, place, kept, b.previous)
        lost = min(lost_stars(shape, kept, lines), UNLIT_STARS - b.unlit)  # 5.4.3
        bonus = bonus_of(s, shape, place, kept, lines)
        told.append([each.code, kept, lines, two, one, each.points - two - one, lost, each.value, bonus])
    return told


def view(s: State, seat: int, aided: bool = False) -> View:
    """All that `seat` may know; EVERYONE is the spectator. Offers take their time: only people are aided."""
    mine = s.boards[seat] if seat >= 0 else empty_board(0, 0)
    draft: list[DrawingView] = []
    if mine.placed != NONE:
        kept = 0 if mine.placed == NOTHING else s.edition.shape(mine.tile).all & ~mine.left
        drawing = pack_drawing(mine.tile, mine.placed, kept)
        draft.append(_drawing_view(s, drawing, mine.cells_low, mine.cells_high))
    return View(
        seat=seat,
        stage=STAGES[s.stage],
        waiting=waiting(s),
        round=s.round + 1,
        first=s.first,
        unseen=members(s.unseen),
        visible=s.edition.sky.visible_stars(s.round),
        choice=mine.chosen,
        left=members(mine.left),
        placed=mine.placed,
        confirmed=mine.confirmed,
        draft=draft,
        offers=_offers(s, seat) if aided else [],
        boards=[board_view(s, each) for each in range(len(s.boards))],
        title=title_of(points(s, 0)) if s.stage == OVER and len(s.boards) == 1 else "",
    )


def determinize(edition: Edition, seen: Mapping[str, object], chance: Chance) -> State:
    """A position that fits the view: others' secret choices are guessed, their unfinished drafts begin anew."""
    v = cast(View, seen)
    s = State(edition, [_lay_out(edition, b) for b in v["boards"]])
    s.stage = STAGES.index(v["stage"])
    s.round = v["round"] - 1
    s.first = v["first"]
    s.unseen = mask_of(v["unseen"])
    for seat, b in enumerate(s.boards):
        if seat == v["seat"]:
            b.chosen = v["choice"]
            b.left = mask_of(v["left"])
            b.placed = v["placed"]
            b.confirmed = v["confirmed"]
        elif v["boards"][seat]["ready"]:
            _guess(s, b, chance)
    return s


def _lay_out(edition: Edition, seen: BoardView) -> Board:
    b = empty_board(seen["disc"], seen["start"])
    b.take_side(seen["side"])
    for drawing in seen["drawings"]:
        b.tile = drawing["tile"]
        b.draw(edition, NOTHING if drawing["place"] == NONE else drawing["place"], mask_of(drawing["kept"]))
    b.tile = seen["tile"]
    b.backs = vec[i64](seen["pile"])
    b.slots = mask_of([slot for slot in range(len(SIZES)) if b.backs[slot] != NONE])
    return b


def _guess(s: State, b: Board, chance: Chance) -> None:
    """A choice that a player has made in secret: a side, a seven, or any drawing of the whole tile."""
    if s.stage == START:
        b.chosen = s.edition.start_sides[b.start][chance.pick(2, "guess")]
    elif s.stage == SEVEN:
        b.chosen = chance.pick(2, "guess")
    elif s.stage == DRAW:
        b.confirmed = True
        b.placed = NOTHING
        places = full_placements(s.edition, b, s.round)
        if len(places) > 0:
            b.placed = s.edition.shape(b.tile).codes[places[chance.pick(len(places), "guess")]]
