"""1: capsules, guards, prostheses, doctors and insurance."""

from typing import Final

from ....core.chance import Chance
from ..components import CHURCH, GOODS, NONE, POUARKS, PROSTHESES, PROSTHESIS, REBELS
from ..effects import Events, make_heretic, pay, whisper
from ..orders import Orders
from ..state import Family, Person, State

PRICE: Final = 1  # 1.0.1, and 1.5.4: for everybody
RULES: Final = ("1.1.1", "1.2.2", "1.3.5", "1.4.2", "1.5.3")  # by good


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    leaves = granted_leaves(s, orders)
    for family in s.families:
        if not family.in_debt:  # 1.0.2
            for who, good in orders[family.id].purchases:
                if family.purse < PRICE:  # 1.0.1: never into debt
                    break
                _buy(s, family, s.people[who], good, who in leaves, events)


def granted_leaves(s: State, orders: list[Orders]) -> list[int]:
    """1.3.4: the first names of the Archpope's list, a quarter of the players, rounded up."""
    pope = s.head(CHURCH)
    if pope == NONE:
        return []
    return orders[s.people[pope].family].leaves[: -(-s.players // 4)]


def _buy(s: State, family: Family, c: Person, good: int, leave: bool, events: Events) -> None:
    if not c.alive or c.captivity in (REBELS, POUARKS):  # 1.0.2
        return
    if good == PROSTHESIS:
        if c.implanted or c.prostheses >= PROSTHESES:  # 1.3.2
            return
        c.implanted = True
        c.prostheses += 1
    elif c.has(good):
        return
    else:
        c.goods |= 1 << good
    pay(s, family.id, -PRICE, RULES[good])
    whisper(events, RULES[good], "bought", family.id, {"person": c.name, "code": c.code, "good": GOODS[good]})
    if good == PROSTHESIS and not leave:
        make_heretic(s, c.id, "1.3.3", events)  # also for one who is a heretic already
