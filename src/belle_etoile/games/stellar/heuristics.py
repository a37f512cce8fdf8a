"""What looks good at a glance. Values are in sixteenths of a point; only what the seat may know is read."""

from typing import Final

from mypy_extensions import i64

from ...core.bits import bit
from .components import FACE_DOWN_NUMBER, MULTIPLIER, POSITIONS, ROUNDS, SATELLITE, TYPES, WILD, Edition
from .moves import moves, open_slots
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
from .state import NONE, OVER, Board, State

POINT: Final = 16
NEW_TYPE: Final = 2 * POINT  # a fifth of the diversity bonus
ROOM: Final = 3  # a free slot beside a type is worth this much for its next card
UNKNOWN: Final = 3 * POINT  # a card from the deck, in either area
HELD: Final = 8  # how much of a card's best use counts while it stays in hand, of sixteen


def rounds_left(s: State, seat: i64) -> i64:
    """Turns this seat still has, the present one included."""
    return ROUNDS - (s.turns + (0 if seat == s.first else 1)) // 2


def expected_stars(b: Board, kind: i64, left: i64) -> i64:
    """Stars a type will have at the end, in sixteenths: those there, and a share of those to come."""
    growing = 5 if b.slots_of(kind) else 3
    return b.stars_of(kind) * 16 + growing * left


def expected_multiplier(b: Board, kind: i64, left: i64) -> i64:
    """The same for the multiplier."""
    return MULTIPLIER[b.collection(kind)] * 16 + 4 * left


def note_value(edition: Edition, b: Board, card: i64, left: i64) -> i64:
    """What a card adds in the notebook."""
    kind = edition.kind[card]
    if kind == SATELLITE:
        best: i64 = 0
        for each in range(i64(TYPES)):
            best = max(best, _note_gain(b, each, bit(edition.number[card]), left))
        return best
    if edition.zeros >> card & 1:
        return _wild_gain(b, kind, left)
    return _note_gain(b, kind, bit(edition.number[card]), left)


def _note_gain(b: Board, kind: i64, number: i64, left: i64) -> i64:
    collection = b.collection(kind)
    if collection & number:
        return 0
    longer = MULTIPLIER[collection | number] - MULTIPLIER[collection]
    stars = expected_stars(b, kind, left)
    return stars * longer if longer else stars * min(left, 4) // 16


def _wild_gain(b: Board, kind: i64, left: i64) -> i64:
    collection = b.collection(kind)
    longer = MULTIPLIER[collection + WILD] - MULTIPLIER[collection]
    stars = expected_stars(b, kind, left)
    return stars * longer if longer else stars * min(left, 4) // 16


def lead_value(lead: i64) -> i64:
    """9.2 in sixteenths: how near a section is to being won, by the lead in it."""
    if lead > 12:
        return 5 * POINT
    if lead < -12:
        return -5 * POINT
    return lead * 5 * POINT // 12


def see_value(edition: Edition, b: Board, other: Board, card: i64, slot: i64, down: bool, left: i64) -> i64:
    """What a card adds on a slot of the telescope."""
    section = edition.section_of[slot]
    lead = b.sum_of(section) - other.sum_of(section)
    number = FACE_DOWN_NUMBER if down else edition.number[card]
    value = lead_value(lead + number) - lead_value(lead)
    kind = edition.kind[card]
    if down or kind == SATELLITE:
        return value - _room_lost(edition, b, slot, NONE)
    value += edition.stars[card] * expected_multiplier(b, kind, left)
    if b.slots_of(kind) == 0:
        value += NEW_TYPE
    room = edition.beside[slot] & b.free & ~edition.touching[b.slots_of(kind)]
    while room:
        value += ROOM
        room &= room - 1
    return value - _room_lost(edition, b, slot, kind)


def _room_lost(edition: Edition, b: Board, slot: i64, kind: i64) -> i64:
    """A slot taken is one that other types beside it can no longer grow into."""
    lost: i64 = 0
    for each in range(i64(TYPES)):
        if each != kind and b.slots_of(each) & edition.beside[slot]:
            lost += ROOM
    return lost


def best_see_value(edition: Edition, b: Board, other: Board, card: i64, left: i64) -> i64:
    """The best slot for a card, face up where it can, face down where it must."""
    best: i64 = -1000 * POINT
    up = open_slots(edition, b, card)
    slots = up if up else b.free
    slot: i64 = 0
    while slots:
        if slots & 1:
            best = max(best, see_value(edition, b, other, card, slot, up == 0, left))
        slots >>= 1
        slot += 1
    return best


def follower_value(s: State, b: Board, other: Board, played: i64, into_notebook: bool, left: i64) -> i64:
    """What step 3 brings after `played` went into the other area."""
    position = s.edition.number[played] - 1
    if position >= POSITIONS or s.row[position] == NONE:
        return UNKNOWN
    follower = s.row[position]
    if into_notebook:
        return note_value(s.edition, b, follower, left)
    return best_see_value(s.edition, b, other, follower, left)


def _take_value(s: State, b: Board, other: Board, position: i64, left: i64) -> i64:
    """The best turn that taking this card allows, and a little for keeping it."""
    taken = s.row[position]
    s.row[position] = NONE
    best: i64 = -1000 * POINT
    hand = b.hand | bit(taken)
    card: i64 = 0
    while hand:
        if hand & 1:
            note = note_value(s.edition, b, card, left)
            see = best_see_value(s.edition, b, other, card, left)
            kept = 0 if card == taken else HELD * _use(s, b, other, taken, left) // 16
            best = max(best, kept + note + follower_value(s, b, other, card, False, left))
            best = max(best, kept + see + follower_value(s, b, other, card, True, left))
        hand >>= 1
        card += 1
    s.row[position] = taken
    return best


def _use(s: State, b: Board, other: Board, card: i64, left: i64) -> i64:
    return max(note_value(s.edition, b, card, left), best_see_value(s.edition, b, other, card, left))


def _row_value(s: State, b: Board, other: Board, left: i64) -> i64:
    best: i64 = 0
    for position in range(i64(POSITIONS)):
        best = max(best, _take_value(s, b, other, position, left))
    return best


def promise(s: State, seat: i64, move: i64) -> i64:
    """How good a legal move looks; comparable between the moves of one position only."""
    kind, card = kind_of(move), card_of(move)
    b, other = s.boards[seat], s.boards[1 - seat]
    left = rounds_left(s, seat)
    if kind == DO_TAKE:
        return _take_value(s, b, other, slot_of(move), left)
    if kind == DO_NOTE:
        follower = follower_value(s, b, other, card, False, left)
        return note_value(s.edition, b, card, left) + follower - HELD * _use(s, b, other, card, left) // 16
    if kind == DO_PLAY:
        follower = follower_value(s, b, other, card, True, left)
        value = see_value(s.edition, b, other, card, slot_of(move), is_down(move), left)
        return value + follower - HELD * _use(s, b, other, card, left) // 16
    if kind == DO_PLACE:
        return see_value(s.edition, b, other, card, slot_of(move), is_down(move), left)
    if kind == DO_LAST:
        return _last_value(s, b, card)
    if kind == DO_WIPE:
        return 14 * POINT
    if kind == DO_KEEP:
        return _row_value(s, b, other, left)
    return s.edition.stars[card] if kind == DO_OPEN else 0


def _last_value(s: State, b: Board, card: i64) -> i64:
    """8.2: exactly what the notebook gains."""
    after = b.copy()
    after.note(s.edition, card)
    return star_points(s.edition, after) * POINT


def worth(s: State, seat: i64) -> i64:
    """0 to 1000: mostly who won, and a little by how much, so that a search prefers clear wins."""
    margin = points(s, seat) - points(s, 1 - seat)
    side: i64 = 500 + (400 if margin > 0 else -400 if margin < 0 else 0)
    return side + max(-100, min(100, margin * 2)) if s.stage == OVER else 500


def default_move(s: State, seat: i64) -> i64:
    """For an absent player: the first thing that does no harm; a card goes face up before face down."""
    found = moves(s, seat)
    for move in found:
        if kind_of(move) != DO_WIPE and not is_down(move):
            return move
    return found[0]
