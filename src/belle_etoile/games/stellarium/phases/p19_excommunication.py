"""19: the Archpope casts one person out."""

from ....core.chance import Chance
from ..components import CHURCH, NONE
from ..effects import Events, make_heretic
from ..orders import Orders
from ..state import State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    pope = s.head(CHURCH)
    if pope == NONE:
        return
    who = orders[s.people[pope].family].excommunicate
    if who != NONE and s.people[who].alive and not s.people[who].heretic:
        make_heretic(s, who, "19.1", events)  # 19.2: out of the Church too
