"""18: the Emperor against anyone below a head, and against a judge."""

from ....core.chance import Chance
from ..components import GOVERNMENT, HEAD, NONE
from ..effects import Events, accuse, honour, leave_court, leave_seats, say
from ..orders import Orders
from ..state import Person, State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    emperor = s.head(GOVERNMENT)
    if emperor == NONE:
        return
    powers = orders[s.people[emperor].family]
    if powers.special != NONE and exposed(s.people[powers.special]):
        leave_seats(s, s.people[powers.special])  # 18.1: every seat
        honour(s, powers.special, -10, "18.1")
        accuse(s, powers.special, "18.1")
        say(s, events, "18.1", "special-disgrace", powers.special)
    if powers.remove != NONE and s.people[powers.remove].judge:
        leave_court(s, s.people[powers.remove])  # 18.2: no trial, back to the old profession
        honour(s, powers.remove, -10, "18.2")
        say(s, events, "18.2", "judge-removed", powers.remove)


def exposed(c: Person) -> bool:
    """18.1: seated somewhere, and head of nothing."""
    return c.alive and c.seated and c.government != HEAD and c.guild != HEAD
