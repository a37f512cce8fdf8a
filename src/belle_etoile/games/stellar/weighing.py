"""What a turn in a seat's head is worth, the same sum as in values.py, put together from parts that are kept.

A turn changes little: two cards leave hand and row, one type grows in the telescope, one collection in the notebook. So
the worth of a type, with the cards of that type in hand and row, is kept for each way in which it was met.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ...core.bits import bit, count, nth
from ...core.learned import Learned
from .components import (
    ALL_SLOTS,
    FACE_DOWN_NUMBER,
    MULTIPLIER,
    POSITIONS,
    ROUNDS,
    SATELLITE,
    SECTIONS,
    SIX,
    SLOTS,
    TYPES,
    WILD,
    Edition,
)
from .state import NONE, OPEN, Board, State
from .values import (
    CARD,
    CARD_NUMBER,
    CARD_SATELLITE,
    CARD_STARS,
    COLLECTION,
    COLLECTIONS,
    COMING,
    DIVERSITY,
    FEW,
    FEW_STARS,
    FREE,
    FUTURE,
    GAINS,
    GROWTH,
    HAND,
    LEADS,
    LONGER,
    NOTED,
    ROOMS,
    ROW_FOR_ME,
    RUNS,
    SATELLITES,
    SECTION,
    SPOTS,
    STARS,
    TURNS,
    TYPE,
    USE,
    WAITING,
    Outlook,
    add_row_for_them,
    add_theirs,
    satellite_gain,
    that_lengthen,
    turns_played,
)

NOTHING: Final = -1  # is waited for: the turn is over
WORST: Final = -(1 << 60)

# Where a card is that may come to the board
GONE: Final = 0
IN_HAND: Final = 1
IN_ROW: Final = 2

HELD: Final = 9  # places for cards: five of the row, then the hand
KEPT: Final = 32  # ways in which a type was met, at most
UNKNOWN: Final = -(1 << 61)
SPOT_IN: Final[vec[i64]] = vec[i64]([0, 2, 1, 1])  # by the room of a type


@final
class Turn:
    """A turn in a seat's head: its board and the row, which change and change back, and what stays as it is."""

    def __init__(self, s: State, seat: i64, learned: Learned) -> None:
        edition, board = s.edition, s.boards[seat].copy()
        o = Outlook(s, seat, turns_after(s, seat))
        self.edition: Edition = edition
        self.learned: Learned = learned
        self.weights: vec[i32] = learned.weights
        self.outlook: Outlook = o
        self.left: i64 = o.left
        self.board: Board = board
        self.row: vec[i64] = vec[i64](s.row)
        self.for_them: vec[i64] = vec[i64]([0] * POSITIONS)
        self.held: vec[i64] = vec[i64]([NONE] * HELD)
        self.where: vec[i64] = vec[i64]([GONE] * HELD)
        self.next: vec[i64] = vec[i64]([NONE] * HELD)  # the next place with a card of the same type
        self.first: vec[i64] = vec[i64]([NONE] * (TYPES + 1))
        self.places: vec[i64] = vec[i64]([0] * (TYPES + 1))  # for each type, where its cards are: two bits for each
        self.touch: vec[i64] = vec[i64]([0] * TYPES)  # the slots beside each type
        self.types: i64 = 0
        self.sections: i64 = 0
        self.gains: vec[i64] = vec[i64]([0] * ((SIX + 1) * 3))  # of a number in a section
        self.worth: vec[i64] = vec[i64]([UNKNOWN] * (TYPES * ROOMS))
        self.keys: vec[i64] = vec[i64]([NONE] * (TYPES * KEPT))
        self.kept: vec[i64] = vec[i64]([0] * (TYPES * KEPT))
        self.up: vec[i64] = vec[i64]([WORST] * SLOTS)
        self.down: vec[i64] = vec[i64]([WORST] * SLOTS)
        for position in range(i64(POSITIONS)):
            card = s.row[position]
            if card != NONE:
                self.hold(position, card, IN_ROW)
                add_row_for_them(o, bit(card))
                self.for_them[position] = o.total(learned)
        place: i64 = POSITIONS
        hand = board.hand
        while hand:
            self.hold(place, nth(hand, 0), IN_HAND)
            hand &= hand - 1
            place += 1
        for kind in range(i64(TYPES)):
            there = board.slots_of(kind)
            if there:
                self.types += 1
                self.touch[kind] = edition.touching[there]
        add_theirs(o)
        self.theirs: i64 = o.total(learned)
        _weigh_sections(self)

    def hold(self, place: i64, card: i64, where: i64) -> None:
        kind = self.edition.kind[card]
        self.held[place] = card
        self.next[place] = self.first[kind]
        self.first[kind] = place
        self.put(place, where)

    def put(self, place: i64, where: i64) -> None:
        """A card goes from the row into the hand, or away, or back."""
        kind = self.edition.kind[self.held[place]]
        self.places[kind] += (where - self.where[place]) * bit(2 * place)
        self.where[place] = where

    def place_of(self, card: i64) -> i64:
        place: i64 = 0
        while self.held[place] != card:
            place += 1
        return place


def turns_after(s: State, seat: i64) -> i64:
    """The turns a seat has left when the present one is over; nothing is over before the first move or after a wipe."""
    left = i64(ROUNDS) - turns_played(s, seat)
    return left if s.stage == OPEN else left - 1


def _weigh_sections(t: Turn) -> None:
    """As they stand, and what a number more in each of them would change."""
    b, other = t.board, t.outlook.other
    for section in range(i64(len(SECTIONS))):
        mask = t.edition.section_masks[section]
        lead = b.sum_of(section) - other.sum_of(section)
        mine, theirs = count(b.free & mask), min(count(other.free & mask), FREE - 1)
        now = _section_at(t, section, lead, mine, theirs)
        t.sections += now
        if mine:
            for number in range(i64(SIX + 1)):
                more = _section_at(t, section, lead + number, mine - 1, theirs)
                t.gains[number * 3 + section] = more - now


def _section_at(t: Turn, section: i64, lead: i64, mine: i64, theirs: i64) -> i64:
    at = max(i64(-15), min(i64(15), lead)) + 15
    return i64(t.weights[SECTION + ((section * LEADS + at) * FREE + min(mine, FREE - 1)) * FREE + theirs])


def weigh(t: Turn, waits: i64) -> i64:
    """The turn as it now stands, with what it still waits for."""
    total = _apart_from_slots(t, t.types, waits)
    for kind in range(i64(TYPES)):
        total += _kind_kept(t, kind, _room(t.touch[kind] & t.board.free, t.board.slots_of(kind)))
    return total


def weigh_slots(t: Turn, card: i64, up: i64, down: i64, waits: i64) -> i64:
    """The best of these slots for a card, when all else is done; `t.up` and `t.down` tell what each is worth."""
    best = i64(WORST)
    if down:
        best = _weigh_face(t, t.down, card, SATELLITE, FACE_DOWN_NUMBER, down, waits)
    if up:
        b, kind = t.board, t.edition.kind[card]
        stars = b.stars
        if kind != SATELLITE:
            b.stars += t.edition.stars[card] << kind * 8
        best = max(best, _weigh_face(t, t.up, card, kind, t.edition.number[card], up, waits))
        b.stars = stars
    return best


def _weigh_face(t: Turn, found: vec[i64], card: i64, grown: i64, number: i64, slots: i64, waits: i64) -> i64:
    """`grown` is the type that the card belongs to, SATELLITE if to none."""
    edition, worth, touch, typed = t.edition, t.worth, t.touch, t.board.typed
    types = t.types
    if grown != SATELLITE and typed >> grown * 12 & ALL_SLOTS == 0:
        types += 1
    apart = _apart_from_slots(t, types, waits)
    for at in range(i64(TYPES * ROOMS)):
        worth[at] = UNKNOWN
    best = i64(WORST)
    slot: i64 = 0
    while slots:
        if slots & 1:
            free = t.board.free & ~bit(slot)
            total = apart + t.gains[number * 3 + edition.section_of[slot]]
            for kind in range(i64(TYPES)):
                there, beside = typed >> kind * 12 & ALL_SLOTS, touch[kind]
                if kind == grown:
                    there, beside = 1, beside | edition.beside[slot]
                at = kind * ROOMS + _room(beside & free, there)
                if worth[at] == UNKNOWN:
                    worth[at] = _kind_kept(t, kind, at - kind * ROOMS)
                total += worth[at]
            found[slot] = total
            best = max(best, total)
        slots >>= 1
        slot += 1
    return best


def _room(room: i64, there: i64) -> i64:
    """As values.room_of."""
    if there == 0:
        return 0
    if room == 0:
        return 1
    return 2 if room & (room - 1) == 0 else 3


def _apart_from_slots(t: Turn, types: i64, waits: i64) -> i64:
    """All that does not depend on where the last card lies."""
    weights, left = t.weights, t.left
    total = t.theirs + t.sections + i64(weights[DIVERSITY + types * TURNS + left])
    for position in range(i64(POSITIONS)):
        if t.where[position] == IN_ROW:
            total += t.for_them[position]
    if waits != NOTHING:
        total += i64(weights[WAITING + waits * TURNS + left])
    satellites = t.board.notebook & t.edition.satellites
    while satellites:
        gain = satellite_gain(t.board, t.edition.number[nth(satellites, 0)])
        total += i64(weights[SATELLITES + left * GAINS + gain])
        satellites &= satellites - 1
    place = t.first[SATELLITE]
    while place != NONE:
        if t.where[place] != GONE:
            gain = satellite_gain(t.board, t.edition.number[t.held[place]])
            who = HAND if t.where[place] == IN_HAND else ROW_FOR_ME
            total += i64(weights[CARD_SATELLITE + (who * TURNS + left) * GAINS + gain])
        place = t.next[place]
    return total


def _kind_kept(t: Turn, kind: i64, room: i64) -> i64:
    """A type in its own state: looked up, unless it was met in it before."""
    stars, collection = t.board.stars_of(kind), t.board.collection(kind)
    key = ((t.places[kind] << 8 | stars) << 8 | collection) << 2 | room
    at = kind * KEPT + ((key ^ key >> 7 ^ key >> 13 ^ key >> 19 ^ key >> 25) & (KEPT - 1))
    if t.keys[at] != key:
        t.keys[at] = key
        t.kept[at] = _kind_looked_up(t, kind, room, stars, collection)
    return t.kept[at]


def _kind_looked_up(t: Turn, kind: i64, room: i64, stars: i64, collection: i64) -> i64:
    """As values.add_types and values.add_card."""
    weights, o, left = t.weights, t.outlook, t.left
    run = MULTIPLIER[collection]
    longer = that_lengthen(o, kind, collection)
    coming = min((o.stars_unseen[kind] + 2) // 3, COMING - 1)
    few = FEW[min(stars, 10)]
    worth = (left * STARS + min(stars, STARS - 1)) * RUNS + run
    total = i64(weights[TYPE + worth]) + i64(weights[GROWTH + (worth * ROOMS + room) * LONGER + longer])
    total += i64(weights[COLLECTION + (left * FEW_STARS + few) * COLLECTIONS + (collection >> 1 & 63)])
    total += i64(weights[FUTURE + ((left * RUNS + run) * ROOMS + room) * COMING + coming])
    place = t.first[kind]
    while place != NONE:
        if t.where[place] != GONE:
            total += _card_looked_up(t, place, run * FEW_STARS + few, collection, SPOT_IN[room])
        place = t.next[place]
    return total


def _card_looked_up(t: Turn, place: i64, met: i64, collection: i64, spot: i64) -> i64:
    weights, edition, card = t.weights, t.edition, t.held[place]
    number, run = edition.number[card], MULTIPLIER[collection]
    noted: i64 = 0
    if edition.zeros >> card & 1:
        noted = 1 + min(2, MULTIPLIER[collection + WILD] - run)
    elif collection & bit(number) == 0:
        noted = 1 + min(2, MULTIPLIER[collection | bit(number)] - run)
    who = (HAND if t.where[place] == IN_HAND else ROW_FOR_ME) * TURNS + t.left
    use = who * CARD_STARS + edition.stars[card]
    total = i64(weights[USE + (use * NOTED + noted) * SPOTS + spot])
    total += i64(weights[CARD + ((use * RUNS * FEW_STARS + met) * NOTED + noted) * SPOTS + spot])
    return total + i64(weights[CARD_NUMBER + who * SIX + number - 1])
