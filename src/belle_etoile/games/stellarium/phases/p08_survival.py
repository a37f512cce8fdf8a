"""8: old age."""

from ....core.chance import Chance
from ..components import MOST_RISK, TESTED_AGE
from ..effects import Events, happens, strike
from ..orders import Orders
from ..state import Person, State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for id in s.living:
        c = s.people[id]
        if c.alive and s.age(c) >= TESTED_AGE:
            chances = risk(s, c)
            if chances > 0 and happens(chance, chances, "8.2"):
                strike(s, id, "age", "8.2", chance, events, chance.pick(10, "8.4") + 1)


def risk(s: State, c: Person) -> int:
    """8.2: by age, less prostheses (1.3.1), never more than 5 in 6 (8.3)."""
    return max(0, min(MOST_RISK, s.edition.risk(s.age(c)) - c.prostheses))
