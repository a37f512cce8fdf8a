"""The box: sixty cards of five types and satellites, a telescope of twelve slots, and tables made from them.

The telescope, slots numbered from 1 as printed (from 0 inside the code):

            [1]
          [2] [3]          top    = 1 2 3 4 5
          [4] [5]
        [6] [7] [8]        middle = 6 7 8
      [9][10][11][12]      bottom = 9 10 11 12
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import mask_of
from ...core.editions import TomlTable, digest_of, read_edition
from ...core.game import Choice, ScoreLine

TYPES: Final = 5  # 2.1
SATELLITE: Final = 5  # 7.2: no type
KINDS: Final = ("planet", "moon", "asteroid", "cloud", "black-hole", "satellite")

SLOTS: Final = 12  # 5.1
POSITIONS: Final = 5  # 1.6
SECTIONS: Final = ("top", "middle", "bottom")  # 5.2
HAND: Final = 2  # 1.4
ROUNDS: Final = 11  # 3.1
FACE_DOWN_NUMBER: Final = 3  # 5.5.1
SIX: Final = 6  # 7.1.1
SECTION_POINTS: Final = 10  # 9.2
DIVERSITY_POINTS: Final = 10  # 9.3

FEWEST_CARDS: Final = 57  # 13 laid out at the start, 44 drawn in 22 turns
MOST_CARDS: Final = 62  # a set of cards is one 63-bit integer
ALL_SLOTS: Final = (1 << SLOTS) - 1

# A collection is one byte: bits 1 to 5 for the numbers in it, bits 6 and 7 count its 6/0 cards.
WILD: Final = 64
WILDS: Final = 0xC0


def bit(n: i64) -> i64:
    """As in core.bits, but in this game's own library, where C inlines it: random play gains 5 %."""
    one = n ^ n ^ 1
    return one << n


def longest_run(numbers: i64) -> i64:
    """9.1.2: the longest run of consecutive numbers in a set (bit n for number n)."""
    length: i64 = 0
    while numbers:
        numbers &= numbers >> 1
        length += 1
    return length


def _multiplier(collection: i64) -> i64:
    """9.1.2, with each 6/0 as a 6 or a 0, whichever is better (7.1.2)."""
    numbers = collection & 0x3E
    wilds = collection >> 6
    if wilds == 0:
        return longest_run(numbers)
    if wilds == 1:
        return max(longest_run(numbers | 1 << SIX), longest_run(numbers | 1))
    return longest_run(numbers | 1 << SIX | 1)


def _multipliers() -> vec[i64]:
    table = vec[i64]([])
    for collection in range(i64(256)):
        table = append(table, _multiplier(collection))
    return table


MULTIPLIER: Final[vec[i64]] = _multipliers()


@final
class Edition:
    """One set of components, checked. Cards are known by their place in the file."""

    def __init__(self, text: str, file: str) -> None:
        top = read_edition(text, file)
        top.only(("id", "title", "note", "telescope", "card"))
        self.id = top.word("id")
        self.digest = digest_of(text)
        self.names: list[str] = []
        self.kind = vec[i64]([])
        self.number = vec[i64]([])  # 2.2
        self.stars = vec[i64]([])  # 2.3
        self.zeros: i64 = 0
        self.starters: i64 = 0
        self.satellites: i64 = 0
        cards = top.tables("card")
        if not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
            raise top.wrong(
                "card",
                f"there must be {FEWEST_CARDS} to {MOST_CARDS} cards, not {len(cards)}",
                "stellar-cards",
                {"least": FEWEST_CARDS, "most": MOST_CARDS, "found": len(cards)},
            )
        for card in cards:
            self._read_card(card)
        self.all: i64 = bit(len(cards)) - 1
        self._check_starters(top)
        self.rows: list[int] = []
        self.section_masks = vec[i64]([])
        self.section_of = vec[i64]([0] * SLOTS)
        self.beside = vec[i64]([0] * SLOTS)
        self._read_telescope(top.table("telescope"))
        self.touching = self._touching()
        self.by_name = {name: card for card, name in enumerate(self.names)}
        self.choices: dict[int, Choice] = {}  # moves told in parts, kept once they were asked for
        self.lines: dict[int, ScoreLine] = {}  # of score sheets, about two thousand: each look needs eighteen

    def _read_card(self, card: TomlTable) -> None:
        card.only(("id", "type", "number", "stars", "zero", "starter"))
        name = card.word("id")
        if name in self.names:
            raise card.wrong(
                "id",
                f"{name!r} is already the name of card {self.names.index(name) + 1}",
                "name-taken",
                {"found": name},
            )
        kind = card.choice("type", KINDS)
        here = bit(len(self.names))
        if card.flag("zero"):
            if kind == SATELLITE:
                raise card.wrong("zero", "a satellite is no 6/0 card", "stellar-satellite-zero")
            if card.number("number", SIX, SIX):
                self.zeros |= here
        if card.flag("starter"):
            self.starters |= here
        if kind == SATELLITE:
            self.satellites |= here
        self.names.append(name)
        self.kind = append(self.kind, kind)
        self.number = append(self.number, card.number("number", 1, SIX if card.flag("zero") else POSITIONS))
        self.stars = append(self.stars, card.number("stars", 0, 0 if kind == SATELLITE else 3))

    def _check_starters(self, top: TomlTable) -> None:
        kinds = sorted([self.kind[card] for card in range(len(self.names)) if self.starters >> i64(card) & 1])
        if kinds != list(range(TYPES)):
            raise top.wrong("card", "there must be five starters, one of each type", "stellar-starters")  # 1.2
        wilds = sorted([self.kind[card] for card in range(len(self.names)) if self.zeros >> i64(card) & 1])
        if wilds != list(range(TYPES)):
            raise top.wrong("card", "there must be one 6/0 card of each type", "stellar-zeros")  # 7.1

    def _read_telescope(self, telescope: TomlTable) -> None:
        telescope.only(("sections", "edges", "rows"))
        sections = telescope.number_lists("sections")
        slots = [slot for section in sections for slot in section]
        if len(sections) != len(SECTIONS) or sorted(slots) != list(range(1, SLOTS + 1)):
            raise telescope.wrong(
                "sections", "must be three lists that hold the slots 1 to 12 once each", "stellar-sections"
            )
        for place, section in enumerate(sections):
            self.section_masks = append(self.section_masks, mask_of([slot - 1 for slot in section]))
            for slot in section:
                self.section_of[slot - 1] = place
        for edge in telescope.number_lists("edges"):
            if len(edge) != 2 or not all(1 <= slot <= SLOTS for slot in edge) or edge[0] == edge[1]:
                raise telescope.wrong(
                    "edges",
                    f"each edge joins two slots from 1 to 12, unlike {edge}",
                    "stellar-edges",
                    {"found": str(edge)},
                )
            self.beside[edge[0] - 1] |= bit(edge[1] - 1)
            self.beside[edge[1] - 1] |= bit(edge[0] - 1)
        self.rows = telescope.numbers("rows")
        if sum(self.rows) != SLOTS or min(self.rows) < 1:
            raise telescope.wrong("rows", "must add up to 12 slots", "stellar-rows")

    def _touching(self) -> vec[i64]:
        """5.6: for every set of slots, the slots that share an edge with one of them."""
        table = vec[i64]([0] * (1 << SLOTS))
        for slots in range(i64(1 << SLOTS)):
            touched: i64 = 0
            for slot in range(i64(SLOTS)):
                if slots >> slot & 1:
                    touched |= self.beside[slot]
            table[slots] = touched
        return table
