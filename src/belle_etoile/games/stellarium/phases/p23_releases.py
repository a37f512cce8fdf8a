"""23: the Assembly opens without those who are held; convicts who served their time are free."""

from ....core.chance import Chance
from ..components import CONVICT
from ..effects import Events, leave_offices, release, say
from ..orders import Orders
from ..state import State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for id in s.living:
        c = s.people[id]
        if not c.alive:
            continue
        if c.held and c.in_office:
            say(s, events, "2.2.5", "absent", id)
            leave_offices(s, c)  # 2.2.5, 27.2.8
        elif c.captivity == CONVICT and c.until <= s.turn:
            release(s, id, "23.1", events)
