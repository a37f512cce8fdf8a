"""10: those born last turn go to school."""

from ....core.chance import Chance
from ..components import SCHOOLS, UNSCHOOLED
from ..effects import Events, say
from ..orders import Orders
from ..state import State
from .p00_status import is_youth


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for id in s.living:
        c = s.people[id]
        if is_youth(c, s.turn):
            written = orders[c.family].youths.get(id)
            c.school = written.school if written is not None else UNSCHOOLED  # 10.1, 10.2: whatever the sex
            if c.school == UNSCHOOLED:
                c.school = chance.pick(len(SCHOOLS), "10.3")
            say(s, events, "10.1", "schooled", id, {"school": SCHOOLS[c.school]})
