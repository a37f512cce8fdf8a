"""9: those born last turn get their names."""

from typing import final

from ....core.chance import Chance
from ..components import NONE, PRIEST
from ..effects import Events, honour, lot, name_of, say
from ..first_names import drawn
from ..orders import Orders
from ..state import Person, State
from .p00_status import is_youth


@final
class Humblest:
    """9.2: practising priests by prestige; each baptism lifts one of the lowest by a point."""

    def __init__(self, s: State) -> None:
        self.by_prestige: dict[int, list[int]] = {}
        for id in s.living:
            c = s.people[id]
            if c.school == PRIEST and c.practising:
                self.by_prestige.setdefault(c.pp, []).append(id)
        self.least = min(self.by_prestige) if self.by_prestige else 0

    def next(self, chance: Chance) -> int:
        """The one with the least PP, by lot; NONE if there is no priest at all."""
        if not self.by_prestige:
            return NONE
        while not self.by_prestige.get(self.least):
            self.least += 1
        lowest = self.by_prestige[self.least]
        priest = lot(chance, lowest, "9.2")
        lowest.remove(priest)
        self.by_prestige.setdefault(self.least + 1, []).append(priest)
        return priest


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    orphans: list[Person] = []  # without a priest of their own
    for id in s.living:
        c = s.people[id]
        if is_youth(c, s.turn):
            _name(s, c, orders[c.family], chance)
            priest = chosen_priest(s, c, orders[c.family], chance)
            if priest == NONE:
                orphans.append(c)
            else:
                _baptise(s, c, priest, events)
    if orphans:
        humblest = Humblest(s)
        for c in orphans:
            _baptise(s, c, humblest.next(chance), events)


def _name(s: State, c: Person, orders: Orders, chance: Chance) -> None:
    if c.name:
        return  # founders have theirs since turn 0
    if c.id in orders.youths:
        c.name = orders.youths[c.id].name
    if not c.name:
        wished = [youth.name for youth in orders.youths.values()]
        c.name = drawn(s, c.family, c.sex, wished, chance, "9.2")


def chosen_priest(s: State, c: Person, orders: Orders, chance: Chance) -> int:
    """9.1: the priest named, of any family; 9.2: else one of the own family by lot, else NONE."""
    named = orders.youths[c.id].priest if c.id in orders.youths else NONE
    if named != NONE and s.people[named].school == PRIEST and s.people[named].practising:
        return named
    own = [m for m in s.kin[c.family] if s.people[m].school == PRIEST and s.people[m].practising]
    return lot(chance, own, "9.2") if own else NONE


def _baptise(s: State, c: Person, priest: int, events: Events) -> None:
    if priest != NONE:
        honour(s, priest, 1, "9.1")
    say(s, events, "9.1", "baptised", c.id, {"priest": name_of(s, priest) if priest != NONE else ""})
