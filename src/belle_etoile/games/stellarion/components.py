"""The box: sixteen celestial cards, four times each (1.3), in eight decks; voyages, tokens and the track of the sun.

A card is its galaxy and its type; two of its four copies live in the deck of the galaxy, two in the deck of the type:

              ship nebula star planet   <- the type decks, numbers 4 to 7
       alpha    0     1     2     3
       beta     4     5     6     7     a deck holds two of each card of its row or column,
       gamma    8     9    10    11     called its kinds 0 to 3; kind 4 is a black hole, kind 5 a mirror
       delta   12    13    14    15
         ^ the galaxy decks, numbers 0 to 3

A heap of cards of one deck has no order and is one integer: kind k owns the bits 2k and 2k + 1, of which the lower is
set for one copy and both for two. So its bits are its cards, and equal heaps are equal integers.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit
from ...core.editions import TomlTable, digest_of, read_edition

NONE: Final = -1

# How the rules are read; a match goes on under the reading it was begun with
AT_THE_START: Final = 1  # meteors at the start of a turn only; orbits bind crossings and meteors, too
AT_ANY_TIME: Final = 2  # 12.11: meteors at any time of a turn; 11.10, 11.12: orbits bind launches only
READINGS: Final = ("2", "1")  # the present one first

GALAXIES: Final = ("alpha", "beta", "gamma", "delta")
TYPES: Final = ("ship", "nebula", "star", "planet")
SHIP: Final = 0
NEBULA: Final = 1
STAR: Final = 2
PLANET: Final = 3

DECKS: Final = GALAXIES + TYPES  # 1.1
CELESTIAL: Final = 16  # 2.1: cards below this have a galaxy and a type
BLACK_HOLE: Final = 16  # 9.1
MIRROR: Final = 17  # 11.1
CARDS: Final = (*[f"{galaxy}-{type}" for galaxy in GALAXIES for type in TYPES], "black-hole", "mirror")

CELESTIAL_KINDS: Final = 4
HOLE_KIND: Final = 4
MIRROR_KIND: Final = 5
KINDS: Final = 6
CELESTIAL_HEAP: Final = 0xFF  # 1.2: two copies of each of four kinds

MOST_STARS: Final = 4  # 1.7
STARS_FOR_TWO: Final = 2  # 8.2
GALAXIES_PER_PILE: Final = 2  # 8.4
USES: Final = (1, 1, 2, 1)  # 5.6, 5.7, 5.8, 5.9; a major power twice as often: 5.6.1, 5.7.1, 5.8.1, 5.9.1

CROSSING_HOLES: Final = 4  # 9.3
CROSSING_VOYAGES: Final = 3  # 9.3
THEORY_CARDS: Final = 3  # 10.4
METEORS_SPENT: Final = 2  # 12.11
LAUNCH_STEPS: Final = 4  # 12.3
MINOR_STEPS: Final = 1  # 12.4
MINOR_RETREAT: Final = 4  # 12.6

# The expansions, as bits
HOLES: Final = 1
THEORIES: Final = 2
MIRRORS: Final = 4
ORBITS: Final = 8
SUN: Final = 16
EXPANSIONS: Final = ("black-holes", "theories", "mirrors", "orbits", "sun")
ADVANCED: Final = (5, 1, 1, 0, 1)  # 9.2, 10.1, 11.2, 12.1: how many advanced voyages each adds


def card_in(deck: i64, kind: i64) -> i64:
    """The card that is kind `kind` of a deck."""
    if kind >= CELESTIAL_KINDS:
        return BLACK_HOLE + kind - CELESTIAL_KINDS
    return deck * 4 + kind if deck < 4 else kind * 4 + deck - 4


def kind_in(deck: i64, card: i64) -> i64:
    """The opposite; a card of another row or column is kind NONE."""
    if card >= CELESTIAL:
        return card - BLACK_HOLE + CELESTIAL_KINDS
    if deck < 4:
        return card & 3 if card >> 2 == deck else NONE
    return card >> 2 if card & 3 == deck - 4 else NONE


def galaxy_of(card: i64) -> i64:
    return card >> 2


def type_of(card: i64) -> i64:
    return card & 3


def copies(heap: i64, kind: i64) -> i64:
    """How many cards of a kind are in a heap."""
    both = heap >> (kind + kind) & 3
    return both - (both >> 1)


def with_kind(heap: i64, kind: i64) -> i64:
    """A heap with one more card of this kind."""
    low = bit(kind + kind)
    return heap | (low + low) if heap & low else heap | low


def without_kind(heap: i64, kind: i64) -> i64:
    """A heap with one card of this kind less."""
    low = bit(kind + kind)
    return heap & ~(low + low) if heap & (low + low) else heap & ~low


def full_heap(expansions: i64) -> i64:
    """1.2: two copies of four kinds; 9.1 and 11.1: one black hole, one mirror."""
    heap: i64 = CELESTIAL_HEAP
    if expansions & HOLES:
        heap = with_kind(heap, HOLE_KIND)
    if expansions & MIRRORS:
        heap = with_kind(heap, MIRROR_KIND)
    return heap


@final
class Edition:
    """What the box leaves to data: the voyages, the theories, the track of the sun."""

    def __init__(self, text: str, file: str) -> None:
        top = read_edition(text, file)
        top.only(("id", "title", "note", "voyages", "theories", "sun"))
        self.id = top.word("id")
        self.digest = digest_of(text)
        voyages = top.table("voyages")
        voyages.only(("base", "advanced"))
        self.base = _words(voyages, "base", GALAXIES, 8)
        self.advanced = _words(voyages, "advanced", GALAXIES, 8)
        if len({*self.base}) != len(GALAXIES):
            raise voyages.wrong("base", "there must be voyages to every galaxy")
        for galaxy in range(len(GALAXIES)):
            if list(self.base).count(galaxy) + list(self.advanced).count(galaxy) > 7:
                raise voyages.wrong("base", f"at most seven voyages to one galaxy, unlike {GALAXIES[galaxy]}")
        theories = top.table("theories")
        theories.only(("types",))
        self.theories = _words(theories, "types", TYPES, 4)
        if len({*self.theories}) != len(TYPES):
            raise theories.wrong("types", "there must be one theory of each type")
        sun = top.table("sun")
        sun.only(("track", "meteors"))
        self.track: i64 = sun.number("track", LAUNCH_STEPS + 1, 99)
        self.meteors = vec[i64]([])
        for place in sun.numbers("meteors"):
            if not 0 < place < self.track or place in list(self.meteors):
                raise sun.wrong(
                    "meteors", f"each lies on a square of its own, from 1 to {self.track - 1}, unlike {place}"
                )
            self.meteors = append(self.meteors, place)
        if len(self.meteors) != 4:
            raise sun.wrong("meteors", "there must be four")


def _words(table: TomlTable, key: str, choices: tuple[str, ...], count: int) -> vec[i64]:
    """A list of `count` words, each by its place among `choices`."""
    value = table.content.get(key)
    if not isinstance(value, list) or len(value) != count:
        raise table.wrong(key, f"must be a list of {count} words")
    found = vec[i64]([])
    for word in value:
        if word not in choices:
            raise table.wrong(
                key,
                f"must be one of {', '.join(choices)}, not {word!r}",
                "choice",
                {"known": ", ".join(choices), "found": repr(word)},
            )
        found = append(found, choices.index(word))
    return found
