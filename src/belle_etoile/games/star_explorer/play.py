"""What the moves do: setup, choosing tiles, drafts, and the end of a round."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import bit, count, members, nth
from ...core.chance import Chance
from ...core.errors import Values
from ...core.events import EVERYONE, Event
from .components import FAIR_FOR_ALL, MOST_SEATS, ROUNDS, SIZES, SLOTS, START_TILES, Edition
from .components import SEVEN as SEVEN_STARS
from .moves import both_sevens, slot_of_seven
from .notation import DO_BACK, DO_CONFIRM, DO_LEAVE, DO_NOTHING, DO_PLACE, DO_PUT, DO_SIZE, DO_START, kind_of, number_of
from .placements import turns_of, x_of, y_of
from .round_scoring import PARTS
from .scoring import points, title_of
from .sky import COLOURS
from .solver import leave_out
from .state import DRAW, NONE, NOTHING, OVER, SEVEN, SIZE, Board, State, code_of, empty_board, tile_of


def setup(edition: Edition, seats: int, first: str, chance: Chance, events: list[Event] | None) -> State:
    """1: a disc (1.1), a pile of seven tiles (1.2) and a start tile (1.3) for each; 1.5: who starts is an option.

    9.3: for one player it is the same.
    """
    discs: i64 = bit(MOST_SEATS) - 1
    starts: i64 = bit(START_TILES) - 1
    tiles = edition.all
    boards: list[Board] = []
    first_seat = chance.pick(seats, "1.5") if first == "random" else 0
    for _ in range(seats):
        disc = nth(discs, chance.pick(count(discs), "1.1"))
        discs &= ~bit(disc)
        start = nth(starts, chance.pick(count(starts), "1.3"))
        starts &= ~bit(start)
        b = empty_board(disc, start)
        for slot in range(i64(SLOTS)):
            among = tiles & edition.sized[SIZES[slot]]
            tile = nth(among, chance.pick(count(among), "1.2"))
            tiles &= ~bit(tile)
            b.backs[slot] = edition.colour[tile]  # 1.2.1: the back alone is known, so nothing else is kept
        boards.append(b)
    s = State(edition, boards)
    s.first = first_seat
    return s


def carry_out(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """Play a legal move in place."""
    kind, number = kind_of(move), number_of(move)
    b = s.boards[seat]
    if kind == DO_PLACE:
        b.placed = number
        if events is not None:
            at: Values = {"x": x_of(number), "y": y_of(number), "turns": turns_of(number)}
            events.append(Event(seat, "5.1", "places", seat, at))
    elif kind == DO_CONFIRM:
        _confirm(s, seat, chance, events)
    elif kind == DO_LEAVE or kind == DO_PUT:
        if kind == DO_LEAVE:
            leave_out(s, seat, number)
        else:
            b.left &= ~bit(number)
        if events is not None:
            told = "leaves" if kind == DO_LEAVE else "puts"
            events.append(Event(seat, "5.3.3", told, seat, {"at": number + 1}))
    elif kind == DO_NOTHING:
        b.placed = NOTHING
        if events is not None:
            events.append(Event(seat, "5.4.4", "nothing", seat, {}))
    elif kind == DO_BACK:
        b.placed = NONE
        if events is not None:
            events.append(Event(seat, "5.1", "back", seat, {}))
    elif kind == DO_SIZE:
        _size(s, seat, number, chance, events)
    elif kind == DO_START:
        _start(s, seat, number, chance, events)
    else:
        _seven(s, seat, number, chance, events)


def _all_chosen(s: State) -> bool:
    for b in s.boards:
        if b.chosen == NONE:
            return False
    return True


def _start(s: State, seat: i64, colour: i64, chance: Chance, events: list[Event] | None) -> None:
    """1.3: the side of the start tile stays secret until all have chosen."""
    s.boards[seat].chosen = colour
    if events is not None:
        events.append(Event(EVERYONE, "1.3", "chose", seat, {}))
    if not _all_chosen(s):
        return
    for each, b in enumerate(s.boards):
        b.take_side(b.chosen)
        b.chosen = NONE
        if events is not None:
            events.append(Event(EVERYONE, "1.3", "starts", each, {"colour": COLOURS[b.side]}))
    _begin_round(s, chance, events)


def _begin_round(s: State, chance: Chance, events: list[Event] | None) -> None:
    """4.1: the first player chooses a size; 9.1: alone, the tiles of odd rounds come by chance."""
    s.stage = SIZE
    if events is not None:
        events.append(Event(EVERYONE, "3.1", "round", NONE, {"round": s.round + 1}))
    if len(s.boards) == 1 and s.round % 2 == 0:
        slot = nth(s.boards[0].slots, chance.pick(count(s.boards[0].slots), "9.1"))
        if events is not None:
            events.append(Event(EVERYONE, "9.1", "drawn", 0, {"size": SIZES[slot]}))
        _reveal(s, 0, slot, chance, events)
        s.stage = DRAW


def _size(s: State, seat: i64, size: i64, chance: Chance, events: list[Event] | None) -> None:
    """4.1: all take their tile of this size; 4.2: the first time that it is seven, all choose one of two; 9.2."""
    if events is not None:
        events.append(Event(EVERYONE, "4.1", "size", seat, {"size": size}))
    if size == SEVEN_STARS and both_sevens(s.boards[seat]):
        s.stage = SEVEN
        return
    for each in range(i64(len(s.boards))):
        _reveal(s, each, s.boards[each].slot_of_size(size), chance, events)  # 4.3: of the sevens, the one left
    s.stage = DRAW


def _seven(s: State, seat: i64, choice: i64, chance: Chance, events: list[Event] | None) -> None:
    """4.2: which seven stays secret until all have chosen."""
    s.boards[seat].chosen = choice
    if events is not None:
        events.append(Event(EVERYONE, "4.2", "chose", seat, {}))
    if not _all_chosen(s):
        return
    for each in range(i64(len(s.boards))):
        b = s.boards[each]
        slot = slot_of_seven(b.chosen)
        b.chosen = NONE
        _reveal(s, each, slot, chance, events)
    s.stage = DRAW


def _reveal(s: State, seat: i64, slot: i64, chance: Chance, events: list[Event] | None) -> None:
    """4.4: a tile is turned over. Any unseen tile with such a back may be the one, each as likely as another."""
    b, e = s.boards[seat], s.edition
    among = s.unseen & e.alike[SIZES[slot] * len(COLOURS) + b.backs[slot]]
    b.tile = nth(among, chance.pick(FAIR_FOR_ALL, "4.4") % count(among))
    b.take_slot(slot)
    s.unseen &= ~bit(b.tile)
    if events is not None:
        told: Values = {
            "tile": e.names[b.tile],
            "colour": COLOURS[e.colour[b.tile]],
            "size": e.size[b.tile],
            "slot": slot + 1,  # of the pile: of two sevens with the same back, which one is gone
        }
        events.append(Event(EVERYONE, "4.4", "reveals", seat, told))


def _confirm(s: State, seat: i64, chance: Chance, events: list[Event] | None) -> None:
    """5.1: a draft is secret until all are done; then all are drawn, points are noted (6.5), the round ends."""
    s.boards[seat].confirmed = True
    if events is not None:
        events.append(Event(EVERYONE, "5.1", "ready", seat, {}))
    for b in s.boards:
        if not b.confirmed:
            return
    for each in range(i64(len(s.boards))):
        _draw(s, each, events)
    _end_round(s, chance, events)


def _draw(s: State, seat: i64, events: list[Event] | None) -> None:
    """A draft becomes a drawing."""
    b, e = s.boards[seat], s.edition
    unlit = b.unlit
    kept = 0 if b.placed == NOTHING else e.shape(b.tile).all & ~b.left
    b.draw(e, b.placed, kept)
    if events is None:
        return
    drawing = b.drawings[s.round]
    code = 0 if code_of(drawing) == NOTHING else code_of(drawing)
    drawn: Values = {
        "tile": e.names[tile_of(drawing)],
        "stars": count(kept),  # 0: nothing is drawn (5.4.4)
        "kept": " ".join([str(star + 1) for star in members(kept)]),
        "x": x_of(code) if kept else 0,
        "y": y_of(code) if kept else 0,
        "turns": turns_of(code),
    }
    events.append(Event(EVERYONE, "5.1", "draws", seat, drawn))
    events.append(Event(EVERYONE, "5.4.1", "unlit", seat, {"lost": b.unlit - unlit, "unlit": b.unlit}))
    at = s.round * PARTS
    noted: Values = {
        "current": b.points[at],
        "previous": b.points[at + 1],
        "links": b.points[at + 2],
        "points": b.round_points(s.round),
    }
    events.append(Event(EVERYONE, "6.5", "scores", seat, noted))


def lowest(round_points: vec[i64], first: i64) -> i64:
    """7.3: the marker goes to the lowest score of the round; 7.4: of equals, to the next clockwise from its owner."""
    seats = i64(len(round_points))
    best = (first + 1) % seats
    for step in range(i64(2), seats + 1):
        seat = (first + step) % seats
        if round_points[seat] < round_points[best]:
            best = seat
    return best


def _end_round(s: State, chance: Chance, events: list[Event] | None) -> None:
    """7: the disc turns (7.1), the marker moves (7.3); 8.1: after six rounds the game is over."""
    s.first = lowest(vec[i64]([b.round_points(s.round) for b in s.boards]), s.first)
    if s.round + 1 == ROUNDS:
        s.stage = OVER
        if events is not None:
            events.append(Event(EVERYONE, "8.1", "ends", NONE, {}))
            if len(s.boards) == 1:
                total = points(s, 0)
                events.append(Event(EVERYONE, "9.4", "title", 0, {"points": total, "title": title_of(total)}))
        return
    s.round += 1
    if events is not None:
        events.append(Event(EVERYONE, "7.1", "turns", NONE, {"round": s.round + 1}))
    _begin_round(s, chance, events)
