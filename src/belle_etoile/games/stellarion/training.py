"""Which games a training plays: all that the box offers, and most often what is played most often."""

from typing import Final

from ...core.bits import count
from ...core.chance import Chance
from .components import HOLES, MIRRORS, ORBITS, SUN, THEORIES
from .state import State

ADDED: Final = ("black-holes", "theories", "mirrors", "sun")
WHY: Final = "training"


def training_options(chance: Chance) -> tuple[int, dict[str, str]]:
    """How many play, and under which options: three in ten without expansions, four with one, the others with more."""
    seats = 2 if chance.pick(5, WHY) == 0 else 1
    kind = chance.pick(10, WHY)
    stars = chance.pick(5, WHY)
    added: list[str] = []
    if kind >= 3:
        added = [ADDED[chance.pick(4, WHY)]]
        stars = max(stars, 2)
    if kind == 7:
        added = [name for name in ADDED if chance.pick(2, WHY)]
    elif kind > 7:
        added = list(ADDED)
        stars = 4
    options = {name: "yes" if name in added else "no" for name in ADDED}
    options["shooting-stars"] = str(stars)
    options["orbits"] = "no" if chance.pick(6, WHY) == 0 else "yes"
    options["reading"] = "2"
    return seats, options


def is_well_known(s: State) -> bool:
    """Whether self-play has learned to win such games: those without expansions, or with one.

    With several, and for two players with orbits, it plays worse than a glance does: docs/strength/stellarion.md.
    """
    many = count(s.expansions & (HOLES | THEORIES | MIRRORS | SUN))
    return many == 0 or (many == 1 and (s.seats == 1 or s.expansions & ORBITS == 0))
