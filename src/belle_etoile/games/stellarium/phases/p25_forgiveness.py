"""25: the Archpope forgives one heretic."""

from ....core.chance import Chance
from ..components import CHURCH, NONE
from ..effects import Events, honour, say
from ..orders import Orders
from ..state import State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    pope = s.head(CHURCH)
    if pope == NONE:
        return
    who = orders[s.people[pope].family].forgive
    if who != NONE and s.people[who].alive and s.people[who].heretic:
        s.people[who].heretic = False  # 25.1; an open trial stays open
        honour(s, who, 6, "25.1")
        say(s, events, "25.1", "forgiven", who)
