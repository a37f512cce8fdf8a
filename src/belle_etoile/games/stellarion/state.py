"""A position of Stellarion. Nobody knows the order of a deck, so a deck has none, but for what a power made known."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ...core import game as core
from ...core.bits import bit, count, mask_of, members, nth
from ...core.chance import Chance
from .components import (
    ADVANCED,
    AT_ANY_TIME,
    AT_THE_START,
    CARDS,
    CELESTIAL,
    DECKS,
    EXPANSIONS,
    GALAXIES,
    GALAXIES_PER_PILE,
    KINDS,
    MIRRORS,
    NONE,
    ORBITS,
    SUN,
    THEORIES,
    TYPES,
    Edition,
    card_in,
    copies,
    full_heap,
    galaxy_of,
    kind_in,
    type_of,
    with_kind,
    without_kind,
)

# What is waited for
ACT: Final = 0  # 3.1
POWER: Final = 1  # 5.1: the next use of a power
PICK: Final = 2  # 5.8.2: two cards of a deck were revealed
CROSS: Final = 3  # 9.3: the next voyage of a crossing
OVER: Final = 4
RESCUE: Final = 5  # 12.11: the sun waits before its last square, since meteors can still win
STAGES: Final = ("act", "power", "pick", "cross", "over", "rescue")

# How it ended
PLAYING: Final = 0
WON: Final = 1  # 7.1
STUCK: Final = 2  # 7.2
BURNT: Final = 3  # 12.9
ENDINGS: Final = ("playing", "won", "stuck", "burnt")

# A row of known cards is one integer of three bits for each: its kind + 1, the uppermost card in the lowest bits.
ONE: Final = 3
KNOWN: Final = 7


def row_length(row: i64) -> i64:
    length: i64 = 0
    while row:
        row >>= ONE
        length += 1
    return length


def row_kinds(row: i64) -> list[int]:
    """From the uppermost to the lowest."""
    kinds: list[int] = []
    while row:
        kinds.append((row & KNOWN) - 1)
        row >>= ONE
    return kinds


def row_of(kinds: list[int]) -> i64:
    row: i64 = 0
    for kind in reversed(kinds):
        row = row << ONE | (kind + 1)
    return row


@mypyc_attr(acyclic=True)
@final
class State(core.State):
    """Eight decks with their discard piles, the outpost, the voyages, and what the expansions add. All of it is open.

    A deck is, from top to bottom: known cards (the first of them face up or not), a heap in unknown order, known cards.
    """

    def __init__(
        self, edition: Edition, seats: i64, tops: vec[i64], heaps: vec[i64], bottoms: vec[i64], discards: vec[i64]
    ) -> None:
        self.edition = edition
        self.seats: i64 = seats
        self.reading: i64 = AT_ANY_TIME
        self.expansions: i64 = 0
        self.stage: i64 = ACT
        self.ending: i64 = PLAYING
        self.turn: i64 = 0
        self.turns: i64 = 0  # turns that are over
        self.tops: vec[i64] = tops  # rows
        self.heaps: vec[i64] = heaps  # their order is hidden from every seat: drawn when revealed
        self.bottoms: vec[i64] = bottoms  # rows
        self.discards: vec[i64] = discards  # heaps
        self.up: i64 = 0  # the decks whose first card lies face up
        self.outpost: i64 = 0  # celestial cards
        self.from_type: i64 = 0  # those of them that belong to a type deck
        self.stars: i64 = 0  # shooting stars left
        self.left: i64 = 0  # four bits for each galaxy: its voyages not yet won
        self.piles: i64 = 0  # sixteen bits for each seat, four for each galaxy: the voyages won
        self.ring: i64 = 0  # 11.9: two bits for each voyage, the top one lowest
        self.ring_size: i64 = 0
        self.theory: i64 = NONE  # 10.2: the type of the token on top
        self.theories: i64 = 0  # the tokens under it; their order is hidden from every seat: drawn when revealed
        self.discovery: i64 = NONE  # 10.3
        self.sun: i64 = 0
        self.on_track: i64 = 0  # meteors, by their place in the edition's list
        self.meteors: i64 = 0  # 12.8: held in common
        self.power: i64 = NONE  # the type of the power at work
        self.major: bool = False
        self.uses: i64 = 0  # how often it may still be used
        self.used: bool = False  # 12.6: some of its effect was enjoyed
        self.first: i64 = NONE  # 5.6.1, 5.7.1: the deck of its first use
        self.deck: i64 = NONE  # 5.8.2: the deck whose cards are revealed
        self.seen: i64 = 0  # a row: the revealed cards
        self.window: i64 = 0  # 9.3: voyages a crossing may still look at
        self.blind: bool = False  # in somebody's head: what luck would reveal stays unseen

    def copy(self) -> "State":
        s = State(
            self.edition,
            self.seats,
            vec[i64](self.tops),
            vec[i64](self.heaps),
            vec[i64](self.bottoms),
            vec[i64](self.discards),
        )
        s.reading = self.reading
        s.expansions = self.expansions
        s.stage = self.stage
        s.ending = self.ending
        s.turn = self.turn
        s.turns = self.turns
        s.up = self.up
        s.outpost = self.outpost
        s.from_type = self.from_type
        s.stars = self.stars
        s.left = self.left
        s.piles = self.piles
        s.ring = self.ring
        s.ring_size = self.ring_size
        s.theory = self.theory
        s.theories = self.theories
        s.discovery = self.discovery
        s.sun = self.sun
        s.on_track = self.on_track
        s.meteors = self.meteors
        s.power = self.power
        s.major = self.major
        s.uses = self.uses
        s.used = self.used
        s.first = self.first
        s.deck = self.deck
        s.seen = self.seen
        s.window = self.window
        return s

    def text(self) -> str:
        lines = [
            f"seats {self.seats}",
            f"expansions {' '.join([EXPANSIONS[place] for place in members(self.expansions)])}",
            f"stage {STAGES[self.stage]}",
            f"ending {ENDINGS[self.ending]}",
            f"turn {self.turn + 1}",
            f"turns {self.turns}",
            f"shooting-stars {self.stars}",
            f"voyages {' '.join([str(self.voyages_left(galaxy)) for galaxy in range(i64(4))])}",
            f"won {' '.join([str(self.piles >> place * 4 & 15) for place in range(i64(8))])}",
            f"ring {' '.join([GALAXIES[self.ring_at(place)] for place in range(self.ring_size)])}",
            f"outpost {' '.join([f'{CARDS[c]}/{DECKS[self.outpost_deck(c)]}' for c in members(self.outpost)])}",
            f"theory {_word(TYPES, self.theory)}",
            f"theories {' '.join([TYPES[type] for type in members(self.theories)])}",
            f"discovery {_word(TYPES, self.discovery)}",
            f"sun {self.sun}",
            f"on-track {' '.join([str(self.edition.meteors[place]) for place in members(self.on_track)])}",
            f"meteors {self.meteors}",
            f"power {_word(TYPES, self.power)} {int(self.major)} {self.uses}",
            f"used {int(self.used)} {_word(DECKS, self.first)}",
            f"revealed {_word(DECKS, self.deck)} {_cards_text(self.deck, row_kinds(self.seen))}",
            f"crossing {self.window}",
        ]
        for deck in range(i64(8)):
            lines += [
                f"{DECKS[deck]} {'up' if self.up >> deck & 1 else 'down'}",
                f"top {_cards_text(deck, row_kinds(self.tops[deck]))}",
                f"heap {_cards_text(deck, heap_kinds(self.heaps[deck]))}",
                f"bottom {_cards_text(deck, row_kinds(self.bottoms[deck]))}",
                f"discard {_cards_text(deck, heap_kinds(self.discards[deck]))}",
            ]
        if self.reading != AT_THE_START:
            lines.append(f"reading {self.reading}")
        return "\n".join(lines)

    # Decks

    def shown(self, deck: i64) -> i64:
        """2.3: the card of the observatory on this deck, or NONE."""
        return card_in(deck, (self.tops[deck] & KNOWN) - 1) if self.up >> deck & 1 else NONE

    def size(self, deck: i64) -> i64:
        return row_length(self.tops[deck]) + count(self.heaps[deck]) + row_length(self.bottoms[deck])

    def is_empty(self, deck: i64) -> bool:
        return self.heaps[deck] == 0 and self.tops[deck] == 0 and self.bottoms[deck] == 0

    def contents(self, deck: i64) -> i64:
        """1.4: all that is left in a deck, as a heap; everyone may know it."""
        heap = self.heaps[deck]
        row = self.tops[deck]
        while row:
            heap = with_kind(heap, (row & KNOWN) - 1)
            row >>= ONE
        row = self.bottoms[deck]
        while row:
            heap = with_kind(heap, (row & KNOWN) - 1)
            row >>= ONE
        return heap

    def shuffle(self, deck: i64) -> None:
        """5.5: the face-up card goes back first; then nothing is known of the order."""
        self.heaps[deck] = self.contents(deck)
        self.tops[deck] = 0
        self.bottoms[deck] = 0
        self.up &= ~bit(deck)

    def draw(self, deck: i64, chance: Chance, rule: str) -> i64:
        """The kind of the first card, taken off a deck that has one."""
        self.up &= ~bit(deck)
        row = self.tops[deck]
        if row:
            self.tops[deck] = row >> ONE
            return (row & KNOWN) - 1
        heap = self.heaps[deck]
        if heap:
            last = heap & (heap - 1) == 0
            kind = nth(heap, 0 if last else chance.pick(count(heap), rule)) >> 1
            self.heaps[deck] = without_kind(heap, kind)
            return kind
        row = self.bottoms[deck]
        self.bottoms[deck] = row >> ONE
        return (row & KNOWN) - 1

    def put_on_top(self, deck: i64, kind: i64) -> None:
        self.tops[deck] = self.tops[deck] << ONE | (kind + 1)

    def put_under(self, deck: i64, kind: i64) -> None:
        row = self.bottoms[deck]
        self.bottoms[deck] = row | (kind + 1) << ONE * row_length(row)

    def discard(self, deck: i64, kind: i64) -> None:
        """3.3: face up on the pile of its own deck."""
        self.discards[deck] = with_kind(self.discards[deck], kind)

    def outpost_deck(self, card: i64) -> i64:
        """The deck that a card of the outpost belongs to."""
        return 4 + type_of(card) if self.from_type >> card & 1 else galaxy_of(card)

    # Voyages

    def voyages_left(self, galaxy: i64) -> i64:
        return self.left >> galaxy * 4 & 15

    def pile(self, seat: i64) -> i64:
        return self.piles >> seat * 16 & 0xFFFF

    def won_by(self, seat: i64, galaxy: i64) -> i64:
        return self.piles >> seat * 16 + galaxy * 4 & 15

    def can_hold(self, seat: i64, galaxy: i64) -> bool:
        """8.4: with two players, a pile holds voyages of two galaxies at most."""
        if self.seats == 1 or self.won_by(seat, galaxy):
            return True
        galaxies: i64 = 0
        for each in range(i64(4)):
            if self.won_by(seat, each):
                galaxies += 1
        return galaxies < GALAXIES_PER_PILE

    def ring_at(self, place: i64) -> i64:
        return self.ring >> place * 2 & 3

    def has(self, expansion: i64) -> bool:
        return self.expansions & expansion != 0


def heap_kinds(heap: i64) -> list[int]:
    """The kinds in a heap, rising, one for each card."""
    return [place >> 1 for place in members(heap)]


def heap_of(kinds: list[int]) -> i64:
    heap: i64 = 0
    for kind in kinds:
        heap = with_kind(heap, kind)
    return heap


def empty_state(edition: Edition, seats: i64) -> State:
    return State(edition, seats, vec[i64]([0] * 8), vec[i64]([0] * 8), vec[i64]([0] * 8), vec[i64]([0] * 8))


def _cards_text(deck: i64, kinds: list[int]) -> str:
    return " ".join([CARDS[card_in(deck, kind)] for kind in kinds])


def _word(words: tuple[str, ...], place: i64) -> str:
    return "." if place == NONE else words[place]


def _place(words: tuple[str, ...], word: str) -> i64:
    return NONE if word == "." else words.index(word)


def _mask(words: tuple[str, ...], line: list[str]) -> i64:
    return mask_of([words.index(word) for word in line])


def read_state(edition: Edition, text: str) -> State:
    """The position that `text` tells; one line for each fact, the decks one after the other."""
    lines = [[word for word in line.split(" ")[1:] if word] for line in text.split("\n")]
    s = empty_state(edition, int(lines[0][0]))
    s.expansions = _mask(EXPANSIONS, lines[1])
    s.stage, s.ending = STAGES.index(lines[2][0]), ENDINGS.index(lines[3][0])
    s.turn, s.turns, s.stars = int(lines[4][0]) - 1, int(lines[5][0]), int(lines[6][0])
    for galaxy, many in enumerate(lines[7]):
        s.left |= i64(int(many)) << i64(galaxy * 4)
    for place, many in enumerate(lines[8]):
        s.piles |= i64(int(many)) << i64(place * 4)
    for place, word in enumerate(lines[9]):
        s.ring |= i64(GALAXIES.index(word)) << i64(place * 2)
    s.ring_size = len(lines[9])
    for word in lines[10]:
        name, _, home = word.partition("/")
        s.outpost |= bit(CARDS.index(name))
        if DECKS.index(home) >= 4:
            s.from_type |= bit(CARDS.index(name))
    s.theory, s.theories = _place(TYPES, lines[11][0]), _mask(TYPES, lines[12])
    s.discovery = _place(TYPES, lines[13][0])
    squares = list(edition.meteors)
    s.sun, s.meteors = int(lines[14][0]), int(lines[16][0])
    s.on_track = mask_of([squares.index(int(square)) for square in lines[15]])
    power, used, revealed = lines[17], lines[18], lines[19]
    s.power, s.major, s.uses = _place(TYPES, power[0]), power[1] == "1", int(power[2])
    s.used, s.first = used[0] == "1", _place(DECKS, used[1])
    s.deck, s.window = _place(DECKS, revealed[0]), int(lines[20][0])
    s.seen = row_of([kind_in(s.deck, CARDS.index(word)) for word in revealed[1:]])
    for deck in range(i64(8)):
        _read_deck(s, deck, lines[21 + deck * 5 : 26 + deck * 5])
    s.reading = int(lines[61][0]) if len(lines) > 61 else AT_THE_START
    return s


def _read_deck(s: State, deck: i64, lines: list[list[str]]) -> None:
    top, heap, bottom, discard = [[kind_in(deck, CARDS.index(word)) for word in line] for line in lines[1:]]
    if lines[0][0] == "up":
        s.up |= bit(deck)
    s.tops[deck], s.bottoms[deck] = row_of(top), row_of(bottom)
    s.heaps[deck], s.discards[deck] = heap_of(heap), heap_of(discard)


def check(s: State) -> None:
    """Every card is somewhere exactly once, and what must fit together does."""
    for deck in range(i64(8)):
        _check_deck(s, deck)
    assert s.from_type & ~s.outpost == 0
    assert s.outpost >> CELESTIAL == 0
    _check_voyages(s)
    _check_tokens(s)
    assert (s.stage == OVER) == (s.ending != PLAYING)
    assert (s.stage == POWER or s.stage == PICK) == (s.power != NONE)
    assert (s.stage == PICK) == (s.deck != NONE) == (s.seen != 0)
    assert s.stage != POWER or s.uses > 0
    assert s.stage == CROSS or s.window == 0
    assert s.stage != RESCUE or s.reading == AT_ANY_TIME
    if s.stage == ACT:
        for deck in range(i64(8)):
            assert s.is_empty(deck) or s.up >> deck & 1, s.text()  # 3.4


def _check_deck(s: State, deck: i64) -> None:
    parts = [row_kinds(s.tops[deck]), heap_kinds(s.heaps[deck]), row_kinds(s.bottoms[deck])]
    parts += [heap_kinds(s.discards[deck]), row_kinds(s.seen) if s.deck == deck else []]
    parts.append([kind_in(deck, card) for card in members(s.outpost) if s.outpost_deck(card) == deck])
    together = sorted([kind for part in parts for kind in part])
    assert together == heap_kinds(full_heap(s.expansions)), s.text()
    for heap in (s.heaps[deck], s.discards[deck]):
        assert all([heap >> i64(2 * kind) & 3 != 2 for kind in range(KINDS)]), s.text()
    assert s.up >> deck & 1 == 0 or s.tops[deck] != 0, s.text()


def _check_voyages(s: State) -> None:
    total = 0
    for galaxy in range(i64(4)):
        total += s.voyages_left(galaxy) + s.won_by(0, galaxy) + s.won_by(1, galaxy)
        if s.has(ORBITS):
            ringed = [s.ring_at(place) for place in range(s.ring_size)].count(galaxy)
            assert ringed == s.voyages_left(galaxy), s.text()
    assert total == voyages_in_game(s), s.text()
    for seat in range(i64(2)):
        galaxies = sum([s.won_by(seat, galaxy) > 0 for galaxy in range(i64(4))])
        assert s.seats == 1 or galaxies <= GALAXIES_PER_PILE, s.text()
        assert seat < s.seats or s.pile(seat) == 0


def _check_tokens(s: State) -> None:
    assert 0 <= s.stars <= 6
    assert s.has(THEORIES) or (s.theory == NONE and s.discovery == NONE and s.theories == 0)
    assert s.theory != NONE or s.theories == 0
    assert s.theory == NONE or s.theories >> s.theory & 1 == 0
    assert s.has(SUN) or (s.sun == 0 and s.on_track == 0 and s.meteors == 0)
    assert 0 <= s.sun <= s.edition.track
    assert s.sun < s.edition.track or s.stage == OVER
    assert count(s.on_track) + s.meteors <= 4
    assert not s.has(ORBITS) or s.has(MIRRORS)


def voyages_in_game(s: State) -> int:
    """1.5 and what the expansions add; must agree with `setup`."""
    return len(s.edition.base) + sum([ADVANCED[n] for n in members(s.expansions)])


def copies_left(s: State, card: i64) -> i64:
    """How many copies of a celestial card can still be used: in decks and in the outpost, not discarded."""
    galaxy, type = galaxy_of(card), type_of(card)
    return 4 - copies(s.discards[galaxy], type) - copies(s.discards[4 + type], galaxy)
