"""20: each head against one person of his pyramid."""

from ....core.chance import Chance
from ..components import GOVERNMENT, HEAD, NONE, PYRAMIDS
from ..effects import Events, accuse, honour, leave_seat, say
from ..orders import Orders
from ..state import State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for pyramid in range(len(PYRAMIDS)):
        head = s.head(pyramid)
        if head == NONE:
            continue
        who = orders[s.people[head].family].disgrace[pyramid]  # 20.1
        if who != NONE and seat_in(s, who, pyramid) > HEAD:
            leave_seat(s, s.people[who], pyramid)  # 20.2
            honour(s, who, -6, "20.2")
            accuse(s, who, "20.2")
            say(s, events, "20.2", "disgraced", who, {"pyramid": PYRAMIDS[pyramid]})


def seat_in(s: State, who: int, pyramid: int) -> int:
    c = s.people[who]
    if pyramid == GOVERNMENT:
        return c.government
    return c.guild if c.school == pyramid - 1 else NONE
