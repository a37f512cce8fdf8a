"""What a careful steward would send: orders to start from, and those of a family whose player is on vacation."""

from typing import Final

from ...games.stellarium.components import SCHOOLS
from ...games.stellarium.founding import format_entry
from ...games.stellarium.orders import Entry
from ...games.stellarium.state import State
from ...games.stellarium.template import template
from ...games.stellarium.turn0 import late_bonus

# 31.3, 3.5: the one bachelor who may marry does; his sister is the family's priest
STEWARD: Final = ("merchant", "warrior", "explorer", "merchant", "warrior", "priest")


def to_share(s: State) -> int:
    """31.5, 31.7: of a family that is being founded now."""
    return s.edition.shared + late_bonus(s)


def safe_start(s: State, seat: int, name: str) -> str:
    """Orders, or the document of a family that is not there yet."""
    if seat < len(s.families):
        return template(s, seat)
    entry = Entry(name)
    entry.schools = [SCHOOLS.index(school) for school in STEWARD]
    entry.shares = s.edition.silent[:]
    entry.shares[0] += to_share(s) - s.edition.shared
    return format_entry(s, entry)
