"""A position of Stellar."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ...core import game as core
from ...core.bits import count, mask_of, members
from .components import ALL_SLOTS, FACE_DOWN_NUMBER, POSITIONS, SATELLITE, SLOTS, TYPES, WILD, Edition, bit

NONE: Final = -1
DOWN: Final = 64  # added to a card that lies face down in a slot


# What is waited for
OPEN: Final = 0  # 1.3, both at once
WIPE: Final = 1  # 7.2.4
TAKE: Final = 2  # 4.2
PLAY: Final = 3  # 4.3
PLACE: Final = 4  # 4.4, into the telescope
LAST: Final = 5  # 8.2, both at once
OVER: Final = 6  # 8.3
STAGES: Final = ("open", "wipe", "take", "play", "place", "last", "over")


@mypyc_attr(acyclic=True)
@final
class Board:
    """All that lies before one player. A set of cards is a mask; the four packed fields are told at their lines."""

    def __init__(self, slots: vec[i64]) -> None:
        self.starters: i64 = 0  # hidden from the opponent until both have chosen
        self.chosen: i64 = NONE  # hidden from the opponent: the card chosen in 1.3 or 8.2
        self.hand: i64 = 0  # hidden from the opponent, except for `known`
        self.known: i64 = 0  # hand cards that came from the row, seen by all
        self.slots: vec[i64] = slots  # card, + DOWN if face down
        self.free: i64 = ALL_SLOTS
        self.typed: i64 = 0  # twelve bits for each type: the slots where it lies face up
        self.stars: i64 = 0  # eight bits for each type: its stars in the telescope
        self.sums: i64 = 0  # eight bits for each section: its numbers added up
        self.notebook: i64 = 0
        self.collections: i64 = 0  # 6.1: eight bits for each type, see components.WILD

    def copy(self) -> "Board":
        b = Board(vec[i64](self.slots))
        b.starters = self.starters
        b.chosen = self.chosen
        b.hand = self.hand
        b.known = self.known
        b.free = self.free
        b.typed = self.typed
        b.stars = self.stars
        b.sums = self.sums
        b.notebook = self.notebook
        b.collections = self.collections
        return b

    def slots_of(self, kind: i64) -> i64:
        return self.typed >> kind * 12 & ALL_SLOTS

    def stars_of(self, kind: i64) -> i64:
        return self.stars >> kind * 8 & 0xFF

    def collection(self, kind: i64) -> i64:
        return self.collections >> kind * 8 & 0xFF

    def sum_of(self, section: i64) -> i64:
        return self.sums >> section * 8 & 0xFF

    def put(self, edition: Edition, card: i64, slot: i64, down: bool) -> None:
        """Lay a card on a free slot of the telescope."""
        self.free &= ~bit(slot)
        if down:
            self.slots[slot] = card + DOWN
            self.sums += FACE_DOWN_NUMBER * bit(edition.section_of[slot] * 8)
            return
        self.slots[slot] = card
        self.sums += edition.number[card] << edition.section_of[slot] * 8
        kind = edition.kind[card]
        if kind != SATELLITE:
            self.typed |= bit(kind * 12 + slot)
            self.stars += edition.stars[card] << kind * 8

    def note(self, edition: Edition, card: i64) -> None:
        """6.2, 6.3: write a card into the notebook, doubles too (6.4); satellites wait for the end to join others."""
        self.notebook |= bit(card)
        kind = edition.kind[card]
        if edition.zeros >> card & 1:
            self.collections += WILD * bit(kind * 8)
        elif kind != SATELLITE:
            self.collections |= bit(kind * 8 + edition.number[card])

    def text(self, edition: Edition) -> str:
        slots = [
            "." if here == NONE else edition.names[here & 63] + ("!" if here & DOWN else "") for here in self.slots
        ]
        return "\n".join(
            [
                f"starters {_named(edition, self.starters)}",
                f"chosen {_one_named(edition, self.chosen)}",
                f"hand {_named(edition, self.hand)}",
                f"known {_named(edition, self.known)}",
                f"telescope {' '.join(slots)}",
                f"notebook {_named(edition, self.notebook)}",
            ]
        )


def _named(edition: Edition, cards: i64) -> str:
    return " ".join([edition.names[card] for card in members(cards)])


def _one_named(edition: Edition, card: i64) -> str:
    return "." if card == NONE else edition.names[card]


def empty_board() -> Board:
    """1.1: twelve free slots, an empty notebook."""
    return Board(vec[i64]([NONE] * SLOTS))


@mypyc_attr(acyclic=True)
@final
class State(core.State):
    """Two boards, the row, the deck. The deck has no order: each draw picks one of its cards."""

    def __init__(self, edition: Edition, row: vec[i64], boards: list[Board]) -> None:
        self.edition = edition
        self.stage: i64 = OPEN
        self.turn: i64 = 0
        self.turns: i64 = 0  # turns that are over; two make a round
        self.first: i64 = 0
        self.deck: i64 = 0  # hidden from every seat
        self.discard: i64 = 0
        self.row: vec[i64] = row
        self.in_play: i64 = NONE  # the card of step 3, on its way into the telescope
        self.satellite_taken: bool = False  # in step 1 of the turn before
        self.boards: list[Board] = boards

    def copy(self) -> "State":
        s = State(self.edition, vec[i64](self.row), [self.boards[0].copy(), self.boards[1].copy()])
        s.stage = self.stage
        s.turn = self.turn
        s.turns = self.turns
        s.first = self.first
        s.deck = self.deck
        s.discard = self.discard
        s.in_play = self.in_play
        s.satellite_taken = self.satellite_taken
        return s

    def text(self) -> str:
        e = self.edition
        return "\n".join(
            [
                f"stage {STAGES[self.stage]}",
                f"turn {self.turn + 1}",
                f"turns {self.turns}",
                f"first {self.first + 1}",
                f"satellite-taken {int(self.satellite_taken)}",
                f"in-play {_one_named(e, self.in_play)}",
                f"row {' '.join([_one_named(e, card) for card in self.row])}",
                f"deck {_named(e, self.deck)}",
                f"discard {_named(e, self.discard)}",
                self.boards[0].text(e),
                self.boards[1].text(e),
            ]
        )


def read_state(edition: Edition, text: str) -> State:
    """The position that `text` tells; one line for each fact, the boards one after the other."""
    lines = [line.split(" ")[1:] for line in text.split("\n")]
    card_of = {**edition.by_name, ".": NONE, "": NONE}

    def cards(line: int) -> i64:
        return mask_of([card_of[name] for name in lines[line] if name])

    s = empty_state(edition)
    s.stage = STAGES.index(lines[0][0])
    s.turn = int(lines[1][0]) - 1
    s.turns = int(lines[2][0])
    s.first = int(lines[3][0]) - 1
    s.satellite_taken = lines[4][0] == "1"
    s.in_play = card_of[lines[5][0]]
    for position, name in enumerate(lines[6]):
        s.row[position] = card_of[name]
    s.deck, s.discard = cards(7), cards(8)
    for seat, b in enumerate(s.boards):
        at = 9 + 6 * seat
        b.starters = cards(at)
        b.chosen = card_of[lines[at + 1][0]]
        b.hand, b.known = cards(at + 2), cards(at + 3)
        for slot, name in enumerate(lines[at + 4]):
            if name != ".":
                b.put(edition, card_of[name.removesuffix("!")], slot, name.endswith("!"))
        for card in members(cards(at + 5)):
            b.note(edition, card)
    return s


def empty_state(edition: Edition) -> State:
    return State(edition, vec[i64]([NONE] * POSITIONS), [empty_board(), empty_board()])


def row_mask(s: State) -> i64:
    cards: i64 = 0
    for card in s.row:
        if card != NONE:
            cards |= bit(card)
    return cards


def slots_mask(b: Board) -> i64:
    """The cards in a telescope, both faces."""
    cards: i64 = 0
    for here in b.slots:
        if here != NONE:
            cards |= bit(here & 63)
    return cards


def gone(s: State) -> i64:
    """8.2: the cards left over at the end, back in the box."""
    return s.edition.all & ~_placed(s) if s.stage == OVER else 0


def _placed(s: State) -> i64:
    cards = s.deck | s.discard | row_mask(s)
    for b in s.boards:
        cards |= b.starters | b.hand | slots_mask(b) | b.notebook
    return cards | (bit(s.in_play) if s.in_play != NONE else 0)


def check(s: State) -> None:
    """Every card is somewhere exactly once, and what is kept for speed is true."""
    places = [s.deck, s.discard, row_mask(s), gone(s)]
    if s.in_play != NONE:
        places.append(bit(s.in_play))
    for b in s.boards:
        places += [b.starters, b.hand, slots_mask(b), b.notebook]
        _check_board(s.edition, b)
    assert sum([count(place) for place in places]) == len(s.edition.names), s.text()
    together: i64 = 0
    for place in places:
        together |= place
    assert together == s.edition.all, s.text()
    assert count(gone(s)) in (0, 2)


def _check_board(edition: Edition, b: Board) -> None:
    again = empty_board()
    for slot in range(i64(SLOTS)):
        here = b.slots[slot]
        if here != NONE:
            again.put(edition, here & 63, slot, bool(here & DOWN))
    for card in members(b.notebook):
        again.note(edition, card)
    assert (again.free, again.typed, again.stars, again.sums) == (b.free, b.typed, b.stars, b.sums)
    assert again.collections == b.collections
    assert b.known & ~b.hand == 0
    assert all([count(b.slots_of(kind)) <= SLOTS for kind in range(TYPES)])
