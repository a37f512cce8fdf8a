"""A whole turn, planned by learned values: what to take, what to play where, and where its follower goes."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ...core.bits import count
from ...core.learned import Learned
from .components import POSITIONS, ROUNDS, SLOTS, TYPES, Edition, bit
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
from .state import NONE, OPEN, Board, State
from .values import (
    TO_MOVE,
    TO_NOTE,
    TO_PLACE,
    TURNS,
    WAITING,
    Outlook,
    add_mine,
    add_row_for_them,
    add_theirs,
    turns_played,
)

NOTHING: Final = -1  # is waited for: the turn is over
WORST: Final = -(1 << 60)


@final
class Turn:
    """A turn in a seat's head: its board and the row, which change and change back, and what stays as it is."""

    def __init__(self, s: State, seat: i64, learned: Learned) -> None:
        self.edition: Edition = s.edition
        self.learned: Learned = learned
        self.outlook: Outlook = Outlook(s, seat, _turns_after(s, seat))
        self.board: Board = s.boards[seat].copy()
        self.row: vec[i64] = vec[i64](s.row)
        self.for_them: vec[i64] = vec[i64]([0] * POSITIONS)
        for position in range(i64(POSITIONS)):
            if s.row[position] != NONE:
                add_row_for_them(self.outlook, bit(s.row[position]))
                self.for_them[position] = self.outlook.total(learned)
        add_theirs(self.outlook)
        self.theirs: i64 = self.outlook.total(learned)


def _turns_after(s: State, seat: i64) -> i64:
    """The turns a seat has left when the present one is over; nothing is over before the first move or after a wipe."""
    left = i64(ROUNDS) - turns_played(s, seat)
    return left if s.stage == OPEN else left - 1


def _row_of(t: Turn) -> i64:
    cards: i64 = 0
    for card in t.row:
        if card != NONE:
            cards |= bit(card)
    return cards


def _value(t: Turn, waits: i64) -> i64:
    """Of the turn as it now stands, with what it still waits for from the deck."""
    total = t.theirs
    for position in range(i64(POSITIONS)):
        if t.row[position] != NONE:
            total += t.for_them[position]
    add_mine(t.outlook, t.board, _row_of(t))
    if waits != NOTHING:
        t.outlook.add(WAITING + waits * TURNS + t.outlook.left)
    return total + t.outlook.total(t.learned)


def _follower_at(t: Turn, card: i64) -> i64:
    """4.4: the position of the row that a card points at, or NONE if its follower comes from the deck."""
    position = t.edition.number[card] - 1
    return position if position < POSITIONS and t.row[position] != NONE else NONE


def _after_take(t: Turn, position: i64) -> i64:
    """The best turn that begins with this card."""
    b = t.board
    taken, hand = t.row[position], b.hand
    t.row[position] = NONE
    b.hand |= bit(taken)
    best: i64 = WORST
    cards = b.hand
    card: i64 = 0
    while cards:
        if cards & 1:
            best = max(best, _after_note(t, card), _best_play(t, card))
        cards >>= 1
        card += 1
    b.hand = hand
    t.row[position] = taken
    return best


def _after_note(t: Turn, card: i64) -> i64:
    """4.3 into the notebook; its follower is placed where it does best."""
    b = t.board
    hand, notebook, collections = b.hand, b.notebook, b.collections
    b.hand &= ~bit(card)
    b.note(t.edition, card)
    at = _follower_at(t, card)
    if at == NONE:
        best = _value(t, TO_PLACE)
    else:
        follower = t.row[at]
        t.row[at] = NONE
        best = _best_place(t, follower)
        t.row[at] = follower
    b.hand, b.notebook, b.collections = hand, notebook, collections
    return best


def _after_play(t: Turn, card: i64, slot: i64, down: bool) -> i64:
    """4.3 into the telescope; its follower is noted."""
    b = t.board
    hand, free, typed, stars, sums = b.hand, b.free, b.typed, b.stars, b.sums
    b.hand &= ~bit(card)
    b.put(t.edition, card, slot, down)
    best = _follower_noted(t, card)
    b.slots[slot] = NONE
    b.hand, b.free, b.typed, b.stars, b.sums = hand, free, typed, stars, sums
    return best


def _follower_noted(t: Turn, card: i64) -> i64:
    b, at = t.board, _follower_at(t, card)
    if at == NONE:
        return _value(t, TO_NOTE)
    notebook, collections, follower = b.notebook, b.collections, t.row[at]
    t.row[at] = NONE
    b.note(t.edition, follower)
    value = _value(t, NOTHING)
    t.row[at] = follower
    b.notebook, b.collections = notebook, collections
    return value


def _after_place(t: Turn, card: i64, slot: i64, down: bool) -> i64:
    """4.4 into the telescope, which ends the turn."""
    b = t.board
    free, typed, stars, sums = b.free, b.typed, b.stars, b.sums
    b.put(t.edition, card, slot, down)
    value = _value(t, NOTHING)
    b.slots[slot] = NONE
    b.free, b.typed, b.stars, b.sums = free, typed, stars, sums
    return value


def _best_play(t: Turn, card: i64) -> i64:
    best: i64 = WORST
    up, down = open_slots(t.edition, t.board, card), _slots_to_hide_in(t)
    for slot in range(i64(SLOTS)):
        if up >> slot & 1:
            best = max(best, _after_play(t, card, slot, False))
        if down >> slot & 1:
            best = max(best, _after_play(t, card, slot, True))
    return best


def _best_place(t: Turn, card: i64) -> i64:
    best: i64 = WORST
    up, down = open_slots(t.edition, t.board, card), _slots_to_hide_in(t)
    for slot in range(i64(SLOTS)):
        if up >> slot & 1:
            best = max(best, _after_place(t, card, slot, False))
        if down >> slot & 1:
            best = max(best, _after_place(t, card, slot, True))
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
    found = vec[i64](capacity=80)
    for move in moves:
        found = append(found, _expectation(s, seat, t, move))
    return found


def _expectation(s: State, seat: i64, t: Turn, move: i64) -> i64:
    kind, card = kind_of(move), card_of(move)
    if kind == DO_TAKE:
        return _after_take(t, slot_of(move))
    if kind == DO_NOTE:
        return _after_note(t, card)
    if kind == DO_PLAY:
        return _after_play(t, card, slot_of(move), is_down(move))
    if kind == DO_PLACE:
        return _after_place(t, card, slot_of(move), is_down(move))
    if kind == DO_KEEP:
        best: i64 = WORST
        for position in range(i64(POSITIONS)):
            best = max(best, _after_take(t, position))
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
    left = _turns_after(s, seat)
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
