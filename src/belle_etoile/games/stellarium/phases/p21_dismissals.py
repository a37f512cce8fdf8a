"""21: a pyramid against its head."""

from ....core.chance import Chance
from ..components import HEAD, NONE, PYRAMIDS
from ..effects import Events, honour, leave_seat, say
from ..orders import Orders
from ..state import State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for pyramid, seats in enumerate(s.pyramids):
        head = seats[HEAD]
        voters = [who for who in seats[1:] if who != NONE and s.people[who].free]
        against = [who for who in voters if (who, pyramid) in orders[s.people[who].family].dismiss]
        if head != NONE and voters and len(against) == len(voters):  # 21.1: silence is no
            leave_seat(s, s.people[head], pyramid)
            honour(s, head, -6, "21.2")  # 21.3: no trial
            say(s, events, "21.2", "dismissed", head, {"pyramid": PYRAMIDS[pyramid]})
