"""26: eulogies for those who died in office."""

from ....core.chance import Chance
from ..components import NONE, PRIEST
from ..effects import Events, honour, lot, name_of, say
from ..orders import Orders
from ..state import State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    priests: dict[int, int] = {}
    for id in s.dead:
        c = s.people[id]
        if c.died_in_office:
            if c.family not in priests:
                priests[c.family] = oldest_priest(s, c.family, chance)
            priest = priests[c.family]
            if priest != NONE:
                honour(s, priest, 3, "26.2")
                say(s, events, "26.2", "eulogy", id, {"priest": name_of(s, priest)})
            else:
                say(s, events, "26.2", "silence", id)


def oldest_priest(s: State, family: int, chance: Chance) -> int:
    """26.2: practising; equal age by lot; NONE if the family has none."""
    priests = [m for m in s.kin[family] if s.people[m].school == PRIEST and s.people[m].practising]
    if not priests:
        return NONE
    eldest = min([s.people[m].born for m in priests])
    return lot(chance, [m for m in priests if s.people[m].born == eldest], "26.2")
