"""24: the Emperor pardons one convict."""

from ....core.chance import Chance
from ..components import CONVICT, GOVERNMENT, NONE
from ..effects import Events, honour, release
from ..orders import Orders
from ..state import State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    emperor = s.head(GOVERNMENT)
    if emperor == NONE:
        return
    who = orders[s.people[emperor].family].pardon
    if who != NONE and s.people[who].alive and s.people[who].captivity == CONVICT:  # 24.2: sentenced this turn too
        release(s, who, "24.1", events)
        honour(s, who, 6, "24.1")
