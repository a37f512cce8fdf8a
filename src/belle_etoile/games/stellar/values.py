"""What learned values look at: a position is a list of places in tables, and its value the sum of the weights there.

All is seen by one seat, at the end of its own turn, before the row is filled up: little luck is in it. The tables are
shared by the five types. A change of anything here is another `FEATURES`, and needs other weights.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ...core.bits import bit, count
from ...core.learned import POINT, Learned, Table
from .components import (
    DIVERSITY_POINTS,
    MULTIPLIER,
    ROUNDS,
    SATELLITE,
    SECTION_POINTS,
    SECTIONS,
    SIX,
    TYPES,
    WILD,
    Edition,
)
from .state import Board, State

FEATURES: Final = 1

# The sizes of what is looked up; more than the last counts as the last.
MINE: Final = 0
THEIRS: Final = 1
OWNERS: Final = 2
TURNS: Final = 12  # turns that the owner still has
STARS: Final = 12
FEW_STARS: Final = 8  # the same, coarser: 0 1 2 3 4-5 6-7 8-9 more
RUNS: Final = 7  # the multiplier
COLLECTIONS: Final = 64
ROOMS: Final = 4  # the type is absent, closed in, has one slot to grow into, has more
LONGER: Final = 4  # cards out of sight that would lengthen the run
COMING: Final = 5  # stars out of sight
LEADS: Final = 31
FREE: Final = 6  # slots of a section
GAINS: Final = 12  # points that a satellite adds
NOTED: Final = 4  # in the notebook a card repeats another, waits, adds one to the run, or more
SPOTS: Final = 3  # in the telescope it is a new type, fits, or does not fit
CARD_STARS: Final = 4
PLACES: Final = 4  # where a card lies: my hand, the row for me, the row for the other, the other's hand

HAND: Final = 0
ROW_FOR_ME: Final = 1
ROW_FOR_THEM: Final = 2
THEIR_HAND: Final = 3

TO_NOTE: Final = 0  # what a turn still waits for: a card from the deck, into the notebook
TO_PLACE: Final = 1  # the same, into the telescope
TO_MOVE: Final = 2  # a fresh row, and the whole turn
WAITS: Final = 3


def _as_it_stands() -> vec[i32]:
    """9.1: stars times multiplier."""
    first = vec[i32]([])
    for owner in range(OWNERS):
        sign = 1 if owner == MINE else -1
        for _ in range(TURNS):
            for worth in range(STARS * RUNS):
                first = append(first, i32(sign * (worth // RUNS) * (worth % RUNS) * POINT))
    return first


def _lead_so_far() -> vec[i32]:
    """9.2: the more certain, the greater the lead and the fewer the slots."""
    first = vec[i32]([])
    for _ in SECTIONS:
        for lead in range(-(LEADS // 2), LEADS // 2 + 1):
            for slots in range(FREE * FREE):
                sure = 2 + 2 * (slots // FREE + slots % FREE)  # this lead wins it
                share = max(-sure, min(sure, lead)) if slots else (lead > 0) - (lead < 0)
                half = SECTION_POINTS * POINT
                first = append(first, i32(half * share // (sure if slots else 1)))
    return first


def _types_so_far() -> vec[i32]:
    """9.3: nothing is won before the fifth type."""
    first = vec[i32]([0] * (OWNERS * (TYPES + 1) * TURNS))
    for left in range(TURNS):
        first[TYPES * TURNS + left] = i32(DIVERSITY_POINTS * POINT)
        first[(TYPES + 1 + TYPES) * TURNS + left] = i32(-DIVERSITY_POINTS * POINT)
    return first


TABLES: Final = (
    Table("type", OWNERS * TURNS * STARS * RUNS, _as_it_stands()),
    Table("growth", OWNERS * TURNS * STARS * RUNS * ROOMS * LONGER),
    Table("collection", OWNERS * TURNS * FEW_STARS * COLLECTIONS),
    Table("coming", OWNERS * TURNS * RUNS * ROOMS * COMING),
    Table("section", len(SECTIONS) * LEADS * FREE * FREE, _lead_so_far()),
    Table("diversity", OWNERS * (TYPES + 1) * TURNS, _types_so_far()),
    Table("satellite", OWNERS * TURNS * GAINS),
    Table("use", PLACES * TURNS * CARD_STARS * NOTED * SPOTS),
    Table("card", PLACES * TURNS * CARD_STARS * RUNS * FEW_STARS * NOTED * SPOTS),
    Table("card-number", PLACES * TURNS * SIX),
    Table("card-satellite", PLACES * TURNS * GAINS),
    Table("waiting", WAITS * TURNS),
)

TYPE: Final = 0
GROWTH: Final = TYPE + TABLES[0].size
COLLECTION: Final = GROWTH + TABLES[1].size
FUTURE: Final = COLLECTION + TABLES[2].size
SECTION: Final = FUTURE + TABLES[3].size
DIVERSITY: Final = SECTION + TABLES[4].size
SATELLITES: Final = DIVERSITY + TABLES[5].size
USE: Final = SATELLITES + TABLES[6].size
CARD: Final = USE + TABLES[7].size
CARD_NUMBER: Final = CARD + TABLES[8].size
CARD_SATELLITE: Final = CARD_NUMBER + TABLES[9].size
WAITING: Final = CARD_SATELLITE + TABLES[10].size
ALL: Final = WAITING + TABLES[11].size

MOST: Final = 192  # lookups of one position: 5 * 4 * 2 + 3 + 2, satellites, and three for each of 18 cards

FEW: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7])


def _lengthening() -> vec[i64]:
    """For each collection: the numbers that would raise its multiplier, 6 for a 6/0 card."""
    table = vec[i64]([])
    for collection in range(i64(256)):
        numbers: i64 = 0
        for number in range(i64(1), i64(SIX)):
            if MULTIPLIER[collection | bit(number)] > MULTIPLIER[collection]:
                numbers |= bit(number)
        if collection < 192 and MULTIPLIER[collection + WILD] > MULTIPLIER[collection]:
            numbers |= bit(SIX)
        table = append(table, numbers)
    return table


LENGTHENING: Final[vec[i64]] = _lengthening()


def turns_played(s: State, seat: i64) -> i64:
    """Turns that a seat has behind it."""
    return (s.turns + (1 if seat == s.first else 0)) // 2


@final
class Outlook:
    """A position as one seat sees it, to be looked at many times while one turn of that seat is planned.

    What the seat's own turn leaves as it is, is looked up once: `theirs`, and each card of the row for the other.
    """

    def __init__(self, s: State, seat: i64, left: i64) -> None:
        self.edition: Edition = s.edition
        self.other: Board = s.boards[1 - seat]
        self.left: i64 = left  # turns that this seat has left after the one it plans
        self.left_to_other: i64 = min(i64(ROUNDS) - turns_played(s, 1 - seat), TURNS - 1)
        self.found: vec[i64] = vec[i64]([0] * MOST)
        self.many: i64 = 0
        self.unseen: vec[i64] = vec[i64]([0] * (TYPES * 8))  # cards out of sight, by type and number
        self.stars_unseen: vec[i64] = vec[i64]([0] * TYPES)
        _count_unseen(self, s, seat)

    def add(self, place: i64) -> None:
        self.found[self.many] = place
        self.many += 1

    def total(self, learned: Learned) -> i64:
        """The sum of all that was added; then none is."""
        weights = learned.weights
        total: i64 = 0
        for at in range(self.many):
            total += i64(weights[self.found[at]])
        self.many = 0
        return total

    def taken(self) -> vec[i32]:
        """All that was added; then none is."""
        told = vec[i32](capacity=self.many)
        for at in range(self.many):
            told = append(told, i32(self.found[at]))
        self.many = 0
        return told


def _count_unseen(o: Outlook, s: State, seat: i64) -> None:
    """Cards that this seat has not seen go: in the deck, or in the other's hand."""
    unseen = s.deck | s.boards[1 - seat].hand & ~s.boards[1 - seat].known | s.boards[1 - seat].starters
    card: i64 = 0
    while unseen:
        if unseen & 1:
            kind = o.edition.kind[card]
            if kind != SATELLITE:
                o.unseen[kind * 8 + o.edition.number[card]] += 1
                o.stars_unseen[kind] += o.edition.stars[card]
        unseen >>= 1
        card += 1


def few(stars: i64) -> i64:
    """Stars, coarser."""
    return FEW[min(stars, 10)]


def room_of(edition: Edition, b: Board, kind: i64) -> i64:
    slots = b.slots_of(kind)
    if slots == 0:
        return 0
    room = edition.touching[slots] & b.free
    if room == 0:
        return 1
    return 2 if room & (room - 1) == 0 else 3


def that_lengthen(o: Outlook, kind: i64, collection: i64) -> i64:
    """How many cards out of sight would lengthen a run."""
    longer: i64 = 0
    numbers = LENGTHENING[collection]
    at = kind * 8
    while numbers and longer < LONGER - 1:
        if numbers & 1:
            longer += o.unseen[at]
        numbers >>= 1
        at += 1
    return min(longer, LONGER - 1)


def add_types(o: Outlook, b: Board, owner: i64, left: i64) -> None:
    """Each type: what it is worth, and what may become of it."""
    place = owner * TURNS + left
    for kind in range(i64(TYPES)):
        stars, collection = b.stars_of(kind), b.collection(kind)
        run = MULTIPLIER[collection]
        room = room_of(o.edition, b, kind)
        longer = that_lengthen(o, kind, collection)
        coming = min((o.stars_unseen[kind] + 2) // 3, COMING - 1)
        worth = (place * STARS + min(stars, STARS - 1)) * RUNS + run
        o.add(TYPE + worth)
        o.add(GROWTH + (worth * ROOMS + room) * LONGER + longer)
        o.add(COLLECTION + (place * FEW_STARS + few(stars)) * COLLECTIONS + (collection >> 1 & 63))
        o.add(FUTURE + ((place * RUNS + run) * ROOMS + room) * COMING + coming)


def satellite_gain(b: Board, number: i64) -> i64:
    """The points that a satellite of this number brings to the type it serves best."""
    best: i64 = 0
    for kind in range(i64(TYPES)):
        collection = b.collection(kind)
        longer = MULTIPLIER[collection | bit(number)] - MULTIPLIER[collection]
        best = max(best, longer * b.stars_of(kind))
    return min(best, GAINS - 1)


def add_satellites(o: Outlook, b: Board, owner: i64, left: i64) -> None:
    """Those of the notebook."""
    satellites = b.notebook & o.edition.satellites
    card: i64 = 0
    while satellites:
        if satellites & 1:
            gain = satellite_gain(b, o.edition.number[card])
            o.add(SATELLITES + (owner * TURNS + left) * GAINS + gain)
        satellites >>= 1
        card += 1


def add_diversity(o: Outlook, b: Board, owner: i64, left: i64) -> None:
    types: i64 = 0
    for kind in range(i64(TYPES)):
        if b.slots_of(kind):
            types += 1
    o.add(DIVERSITY + (owner * (TYPES + 1) + types) * TURNS + left)


def add_sections(o: Outlook, b: Board) -> None:
    for section in range(i64(len(SECTIONS))):
        lead = max(i64(-15), min(i64(15), b.sum_of(section) - o.other.sum_of(section))) + 15
        mine = count(b.free & o.edition.section_masks[section])
        theirs = count(o.other.free & o.edition.section_masks[section])
        o.add(SECTION + ((section * LEADS + lead) * FREE + min(mine, FREE - 1)) * FREE + min(theirs, FREE - 1))


def add_card(o: Outlook, b: Board, card: i64, where: i64, left: i64) -> None:
    """A card that may come to this board: what it would do there."""
    edition = o.edition
    kind, number = edition.kind[card], edition.number[card]
    place = where * TURNS + left
    if kind == SATELLITE:
        o.add(CARD_SATELLITE + place * GAINS + satellite_gain(b, number))
        return
    collection, slots = b.collection(kind), b.slots_of(kind)
    run = MULTIPLIER[collection]
    noted: i64 = 0
    if edition.zeros >> card & 1:
        noted = 1 + min(2, MULTIPLIER[collection + WILD] - run)
    elif collection & bit(number) == 0:
        noted = 1 + min(2, MULTIPLIER[collection | bit(number)] - run)
    spot: i64 = 0
    if slots:
        spot = 1 if edition.touching[slots] & b.free else 2
    use = place * CARD_STARS + edition.stars[card]
    o.add(USE + (use * NOTED + noted) * SPOTS + spot)
    at = (use * RUNS + run) * FEW_STARS + few(b.stars_of(kind))
    o.add(CARD + (at * NOTED + noted) * SPOTS + spot)
    o.add(CARD_NUMBER + place * SIX + number - 1)


def add_theirs(o: Outlook) -> None:
    """All that is of the other alone."""
    b, left = o.other, o.left_to_other
    add_types(o, b, THEIRS, left)
    add_satellites(o, b, THEIRS, left)
    add_diversity(o, b, THEIRS, left)
    _add_cards(o, b, b.hand & b.known, THEIR_HAND, left)


def add_mine(o: Outlook, b: Board, row: i64) -> None:
    """All that the seat's own board has to do with; `row` is a set of cards."""
    add_types(o, b, MINE, o.left)
    add_satellites(o, b, MINE, o.left)
    add_diversity(o, b, MINE, o.left)
    add_sections(o, b)
    _add_cards(o, b, b.hand, HAND, o.left)
    _add_cards(o, b, row, ROW_FOR_ME, o.left)


def add_row_for_them(o: Outlook, row: i64) -> None:
    _add_cards(o, o.other, row, ROW_FOR_THEM, o.left_to_other)


def _add_cards(o: Outlook, b: Board, cards: i64, where: i64, left: i64) -> None:
    card: i64 = 0
    while cards:
        if cards & 1:
            add_card(o, b, card, where, left)
        cards >>= 1
        card += 1
