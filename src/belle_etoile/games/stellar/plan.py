"""A whole turn, planned by learned values: what to take, what to play where, and where its follower goes."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ...core.bits import count
from ...core.learned import Learned
from .components import POSITIONS, TYPES, bit
from .moves import open_slots
from .notation import (
    DO_KEEP,
    DO_LAST,
    DO_NOTE,
    DO_OPEN,
    DO_PLACE,
    DO_PLAY,
    DO_TAKE,
    DO_WIPE,
    card_of,
    is_down,
    kind_of,
    slot_of,
)
from .scoring import points, star_points
from .state import NONE, Board, State
from .values import TO_MOVE, TO_NOTE, TO_PLACE, TURNS, WAITING, Outlook, add_mine, add_row_for_them, add_theirs
from .weighing import GONE, IN_HAND, IN_ROW, NOTHING, WORST, Turn, turns_after, weigh, weigh_slots


def _follower_at(t: Turn, card: i64) -> i64:
    """4.4: the position of the row that a card points at, or NONE if its follower comes from the deck."""
    position = t.edition.number[card] - 1
    return position if position < POSITIONS and t.where[position] == IN_ROW else NONE


def _after_take(t: Turn, position: i64, hidden: i64) -> i64:
    """The best turn that begins with this card."""
    t.put(position, IN_HAND)
    best: i64 = WORST
    for place in range(i64(len(t.held))):
        if t.where[place] == IN_HAND:
            card = t.held[place]
            best = max(best, _after_note(t, place, hidden))
            best = max(best, _best_play(t, place, open_slots(t.edition, t.board, card), hidden))
    t.put(position, IN_ROW)
    return best


def _after_note(t: Turn, place: i64, hidden: i64) -> i64:
    """4.3 into the notebook; its follower is placed where it does best."""
    b, card = t.board, t.held[place]
    notebook, collections = b.notebook, b.collections
    t.put(place, GONE)
    b.note(t.edition, card)
    at = _follower_at(t, card)
    if at == NONE:
        best = weigh(t, TO_PLACE)
    else:
        follower = t.held[at]
        t.put(at, GONE)
        best = weigh_slots(t, follower, open_slots(t.edition, b, follower), hidden, NOTHING)
        t.put(at, IN_ROW)
    b.notebook, b.collections = notebook, collections
    t.put(place, IN_HAND)
    return best


def _best_play(t: Turn, place: i64, up: i64, down: i64) -> i64:
    """4.3 into the telescope; its follower is noted."""
    b, card = t.board, t.held[place]
    t.put(place, GONE)
    at = _follower_at(t, card)
    if at == NONE:
        best = weigh_slots(t, card, up, down, TO_NOTE)
    else:
        notebook, collections = b.notebook, b.collections
        t.put(at, GONE)
        b.note(t.edition, t.held[at])
        best = weigh_slots(t, card, up, down, NOTHING)
        t.put(at, IN_ROW)
        b.notebook, b.collections = notebook, collections
    t.put(place, IN_HAND)
    return best


def _slots_to_hide_in(t: Turn) -> i64:
    """One free slot of each section, where a card face down stands in the way of the fewest types."""
    chosen: i64 = 0
    for section in t.edition.section_masks:
        free = t.board.free & section
        best: i64 = NONE
        fewest: i64 = TYPES + 1
        slot: i64 = 0
        while free:
            if free & 1:
                harmed = _types_beside(t, slot)
                if harmed < fewest:
                    best, fewest = slot, harmed
            free >>= 1
            slot += 1
        if best != NONE:
            chosen |= bit(best)
    return chosen


def _types_beside(t: Turn, slot: i64) -> i64:
    beside = t.edition.beside[slot]
    types: i64 = 0
    for kind in range(i64(TYPES)):
        if t.board.slots_of(kind) & beside:
            types += 1
    return types


# What the contract asks for


def expect(s: State, seat: i64, moves: vec[i64], learned: Learned) -> vec[i64]:
    """See core.game.MoveGame."""
    t = Turn(s, seat, learned)
    hidden = _slots_to_hide_in(t)
    laid_out: i64 = NONE  # the card whose slots were weighed last
    found = vec[i64](capacity=80)
    for move in moves:
        kind, card = kind_of(move), card_of(move)
        if kind == DO_PLAY or kind == DO_PLACE:
            if card != laid_out:
                laid_out = card
                _weigh_all_slots(t, kind, card)
            found = append(found, (t.down if is_down(move) else t.up)[slot_of(move)])
        else:
            laid_out = NONE
            found = append(found, _expectation(s, seat, t, hidden, move))
    return found


def _weigh_all_slots(t: Turn, kind: i64, card: i64) -> None:
    up, down = open_slots(t.edition, t.board, card), t.board.free
    if kind == DO_PLAY:
        _best_play(t, t.place_of(card), up, down)
    else:
        weigh_slots(t, card, up, down, NOTHING)


def _expectation(s: State, seat: i64, t: Turn, hidden: i64, move: i64) -> i64:
    kind, card = kind_of(move), card_of(move)
    if kind == DO_TAKE:
        return _after_take(t, slot_of(move), hidden)
    if kind == DO_NOTE:
        return _after_note(t, t.place_of(card), hidden)
    if kind == DO_KEEP:
        best: i64 = WORST
        for position in range(i64(POSITIONS)):
            best = max(best, _after_take(t, position, hidden))
        return best
    if kind == DO_LAST:
        after = s.boards[seat].copy()
        after.note(s.edition, card)
        more = star_points(s.edition, after) - star_points(s.edition, s.boards[seat])
        return (margin(s, seat) + more) * t.learned.point
    changed = _changed(s, seat, move)
    add_all(changed)
    return changed.outlook.total(t.learned)


@final
class Changed:
    """What a seat sees when a move of its own is made, and luck has not spoken yet."""

    def __init__(self, outlook: Outlook, board: Board, row: i64, waits: i64) -> None:
        self.outlook: Outlook = outlook
        self.board: Board = board
        self.row: i64 = row
        self.waits: i64 = waits


def add_all(c: Changed) -> None:
    """All lookups of a position."""
    o = c.outlook
    add_theirs(o)
    add_row_for_them(o, c.row)
    add_mine(o, c.board, c.row)
    if c.waits != NOTHING:
        o.add(WAITING + c.waits * TURNS + o.left)


def _changed(s: State, seat: i64, move: i64) -> Changed:
    kind, card = kind_of(move), card_of(move)
    b = s.boards[seat].copy()
    left = turns_after(s, seat)
    row: i64 = 0
    for each in s.row:
        if each != NONE:
            row |= bit(each)
    waits: i64 = NOTHING
    if kind == DO_OPEN:
        b.put(s.edition, card, 0, False)
        b.note(s.edition, _other_of(b.starters, card))
    elif kind == DO_WIPE:
        row, waits, left = 0, TO_MOVE, left + 1
    elif kind == DO_PLACE:
        b.put(s.edition, card, slot_of(move), is_down(move))
    else:
        b.hand &= ~bit(card)
        follower = _follower(s, card)
        if kind == DO_PLAY:
            b.put(s.edition, card, slot_of(move), is_down(move))
            if follower == NONE:
                waits = TO_NOTE
            else:
                row &= ~bit(follower)
                b.note(s.edition, follower)
        else:
            b.note(s.edition, card)
            waits = TO_PLACE
    return Changed(Outlook(s, seat, left), b, row, waits)


def _other_of(starters: i64, card: i64) -> i64:
    """The starter that goes into the notebook."""
    return count((starters & ~bit(card)) - 1)


def _follower(s: State, card: i64) -> i64:
    position = s.edition.number[card] - 1
    return s.row[position] if position < POSITIONS else NONE


def lookups(s: State, seat: i64, move: i64) -> vec[i32]:
    """See core.game.MoveGame: a turn has one such position at its end, and one more where a card is drawn."""
    kind = kind_of(move)
    ends = kind == DO_OPEN or kind == DO_WIPE or kind == DO_PLAY or kind == DO_PLACE
    if ends or (kind == DO_NOTE and _follower(s, card_of(move)) == NONE):
        changed = _changed(s, seat, move)
        add_all(changed)
        return changed.outlook.taken()
    return vec[i32]([])


def margin(s: State, seat: i64) -> i64:
    """9: by how many points a seat is ahead."""
    return points(s, seat) - points(s, 1 - seat)
