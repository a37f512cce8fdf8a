"""The tables of weights that positions are looked up in, and what the rules suggest of them at the start.

They are shared by all galaxies, and by all settings where that is sensible. Sums are the log odds of a victory. A
change of anything here or in values.py is another `FEATURES`, and needs other weights.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ...core.learned import Table

FEATURES: Final = 1

# The sizes of what is looked up; more than the last counts as the last.
TYPES: Final = 4
LITE: Final = 4  # with or without black holes and the sun
MODES: Final = 32  # expansions
NEEDS: Final = 5  # voyages that a galaxy still has
HAVES: Final = 5  # types of a galaxy that are at hand
EXTRAS: Final = 8  # and how many more may be turned up, in eighths
RINGS: Final = 5  # how near a galaxy is to the top of the ring, 0 without one
COPIES: Final = 5  # of a card, not discarded
SOURCES: Final = 3  # of a card at hand
SHOWN: Final = 9  # what a deck shows, see below
SIZES: Final = 11  # of a deck
SHARES: Final = 5  # of what is in it that would be of use, in quarters
LEFT: Final = 17  # voyages
FEW: Final = 6  # the same, coarser
STARS: Final = 6
CARDS: Final = 18  # all that is left, in fours
COUNTS: Final = 5  # cards of a type in sight
COMING: Final = 4
PROVEN: Final = 4  # no theory of this type is left, it lies beneath, it is the top one, or the top one is not known
TOKENS: Final = 5  # theories left
TRACK: Final = 25  # squares before the sun, the last for more
METEORS: Final = 5
GAINS: Final = 12  # how much a power can bring at a glance
USES: Final = 5
AGES: Final = 16  # turns that are over, in fours

GONE: Final = 0  # a deck that is used up
HIDDEN: Final = 1
SCANNED: Final = 2
HOLE: Final = 3
A_MIRROR: Final = 4
IDLE: Final = 5  # a card of which no voyage is left
SECOND: Final = 6  # a card that is at hand already
SPARE: Final = 7  # a card of which there are more than needed
SCARCE: Final = 8

NO_THEORY: Final = 0
BENEATH: Final = 1
ON_TOP: Final = 2
PERHAPS: Final = 3

# What the rules suggest at the start, in the units of weights: half a step of log odds is 64.
A_VOYAGE: Final = 56
A_STAR: Final = 36
AT_HAND: Final = (0, 1, 3, 8, 28)  # so many types of a galaxy
HOLES_SHOWN: Final = (0, 2, 7, 16, 48, 48, 48, 48, 48)


def _at_hand() -> vec[i32]:
    after = EXTRAS * RINGS * 2
    every = range(LITE * NEEDS * HAVES * after)
    return vec[i32]([AT_HAND[at // after % HAVES] if at // (after * HAVES) % NEEDS else 0 for at in every])


def _to_win() -> vec[i32]:
    """Each voyage that is left is one more to launch."""
    return vec[i32]([-A_VOYAGE * (at // CARDS % LEFT) for at in range(MODES * LEFT * CARDS)])


def _stars_left() -> vec[i32]:
    return vec[i32]([A_STAR * (at // LEFT % STARS) for at in range(MODES * STARS * LEFT)])


def _holes_shown() -> vec[i32]:
    return vec[i32]([HOLES_SHOWN[at // (9 * LEFT) % 9] for at in range(2 * 9 * 9 * LEFT)])


def _to_prove() -> vec[i32]:
    every = range(2 * TOKENS * 6 * COMING * LEFT)
    return vec[i32]([-A_VOYAGE * (at // (6 * COMING * LEFT) % TOKENS) for at in every])


TABLES: Final = (
    Table("hand", LITE * NEEDS * HAVES * EXTRAS * RINGS * 2, _at_hand()),
    Table("supply", LITE * NEEDS * 6 * 5 * 5 * STARS),
    Table("card", MODES * TYPES * NEEDS * COPIES * SOURCES),
    Table("deck", LITE * SHOWN * SIZES * SHARES),
    Table("type", TYPES * COUNTS * 3 * 3 * PROVEN * FEW * COMING),
    Table("spend", LITE * TYPES * COUNTS * 4 * FEW),
    Table("stuck", 7 * 9 * 3 * 9),
    Table("time", MODES * LEFT * CARDS, _to_win()),
    Table("stars", MODES * STARS * LEFT, _stars_left()),
    Table("holes", 2 * 9 * 9 * LEFT, _holes_shown()),
    Table("holes-soon", 2 * 9 * 6 * FEW),
    Table("theory", 2 * TOKENS * 6 * COMING * LEFT, _to_prove()),
    Table("theory-cards", TYPES * 2 * 9 * TOKENS * FEW),
    Table("sun", 2 * TRACK * LEFT * METEORS),
    Table("meteors", TRACK * 16 * METEORS),
    Table("ring", 2 * HAVES * HAVES * EXTRAS * FEW),
    Table("ring-later", HAVES * HAVES * HAVES * FEW),
    Table("power", LITE * TYPES * USES * 2 * GAINS * 2),
    Table("power-time", MODES * TYPES * USES * LEFT),
    Table("retreat", 2 * TRACK * LEFT * 3),
    Table("outpost", 2 * 6 * HAVES * NEEDS),
    Table("piles", 2 * 2 * NEEDS * HAVES),
    Table("shares", 3 * 3 * 5),
    Table("crossing", 4 * LEFT),
    Table("discovery", TYPES * TOKENS * LEFT),
    Table("age", LITE * AGES * LEFT),
)

HAND: Final = 0
SUPPLY: Final = HAND + TABLES[0].size
CARD: Final = SUPPLY + TABLES[1].size
DECK: Final = CARD + TABLES[2].size
TYPE: Final = DECK + TABLES[3].size
SPEND: Final = TYPE + TABLES[4].size
STUCK: Final = SPEND + TABLES[5].size
TIME: Final = STUCK + TABLES[6].size
STAR: Final = TIME + TABLES[7].size
HOLES_AT: Final = STAR + TABLES[8].size
HOLES_SOON: Final = HOLES_AT + TABLES[9].size
THEORY: Final = HOLES_SOON + TABLES[10].size
THEORY_CARDS: Final = THEORY + TABLES[11].size
SUN_AT: Final = THEORY_CARDS + TABLES[12].size
METEORS_AT: Final = SUN_AT + TABLES[13].size
RING: Final = METEORS_AT + TABLES[14].size
RING_LATER: Final = RING + TABLES[15].size
POWER_AT: Final = RING_LATER + TABLES[16].size
POWER_TIME: Final = POWER_AT + TABLES[17].size
RETREAT: Final = POWER_TIME + TABLES[18].size
OUTPOST: Final = RETREAT + TABLES[19].size
PILES: Final = OUTPOST + TABLES[20].size
PILE_SHARES: Final = PILES + TABLES[21].size
CROSSING: Final = PILE_SHARES + TABLES[22].size
DISCOVERY: Final = CROSSING + TABLES[23].size
AGE: Final = DISCOVERY + TABLES[24].size
ALL: Final = AGE + TABLES[25].size

MOST: Final = 96  # lookups of one position
CERTAIN: Final = 64  # of a card that will come
FEWER: Final[vec[i64]] = vec[i64]([0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5])
GAIN_STEPS: Final[vec[i64]] = vec[i64]([1, 16, 32, 64, 110, 160, 220, 300, 420, 600, 900])
