"""What a careful steward orders: nothing bold, but the family goes on.

Everyone stays on Stellarium, merchants bet S1 while the purse lasts, youths get a name and the school that is missing
most. Marriages are those that everyone can work out from the public record (`policy/marriages.py`): they take place
where the other family writes them too, as bots and other stewards do. Where no man can have children any more, a
bastard is recognised.
"""

from typing import Final, final

from ....core.events import EVERYONE
from ..components import (
    EXPLORER,
    MAN,
    MERCHANT,
    MOST_BEARING,
    NONE,
    PRIEST,
    SCHOOLS,
    STELLARIUM,
    UNSCHOOLED,
    WARRIOR,
    YEARS,
)
from ..phases.p00_status import is_youth, needs_place
from ..phases.p03_marriages import marriages_between, may_marry
from ..policy.marriages import OLDEST_GROOM, unions
from ..policy.scene import Scene
from ..state import Person, State
from ..view import view
from .conditions import of_wedding
from .orders import Orders, Wedding, Youth
from .rights import bastard_refusal, wedding_refusal
from .spelling import plain

WANTED: Final = {MERCHANT: 4, WARRIOR: 2, EXPLORER: 2, PRIEST: 1}  # of nine people


def safe_orders(s: State, family: int, weddings: bool = True) -> Orders:
    """Orders that count as OR, without a line that could be refused; `weddings` only where nobody else decides."""
    orders = Orders(family, True)
    left = max(0, s.families[family].purse)
    for who in s.families[family].members:
        c = s.people[who]
        if needs_place(c):
            orders.places[who] = STELLARIUM  # 0.3
            if c.school == MERCHANT and left > 0 and not s.families[family].in_debt:
                orders.bets[who] = (0, 1)  # 5.3.5
                left -= 1
    _teach(s, orders)
    if weddings:
        _marry(s, orders)
    if not bastard_refusal(s, family):  # 7.7
        orders.bastard, orders.bastard_school = True, MERCHANT
        orders.bastard_name = _name(s, orders, MAN, len(s.people))
    return orders


def _teach(s: State, orders: Orders) -> None:
    """9, 10: no girl becomes a priest, for priests have no children."""
    pupils = [0] * len(SCHOOLS)
    for member in s.families[orders.family].members:
        c = s.people[member]
        if c.alive and c.school != UNSCHOOLED:
            pupils[c.school] += 1
    for who in s.families[orders.family].members:
        c = s.people[who]
        if is_youth(c, s.turn + 1):
            school = _missing(pupils, c.sex == MAN)
            pupils[school] += 1
            orders.youths[who] = Youth(c.name or _name(s, orders, c.sex, c.id), school, NONE)


def _missing(pupils: list[int], boy: bool) -> int:
    """The school with the fewest of what is wanted; merchants first."""
    best = MERCHANT
    for school, wanted in WANTED.items():
        if (boy or school != PRIEST) and pupils[school] * WANTED[best] < pupils[best] * wanted:
            best = school
    return best


def _marry(s: State, orders: Orders) -> None:
    if not any([_single(s.people[member]) for member in s.families[orders.family].members]):
        return
    between = marriages_between(s)
    for union in unions(Scene(view(s, EVERYONE))):
        wedding = Wedding(union.groom, union.bride, union.priest)
        waits = of_wedding(s, wedding, between)
        if not waits and not wedding_refusal(s, orders.family, wedding, between):  # 3.7: of other families
            orders.weddings.append(wedding)


def _single(c: Person) -> bool:
    return may_marry(c) == ""


@final
class Hint:
    """What is left to a person: the rule, where it would be written, and how many or who it concerns."""

    def __init__(self, kind: str, rule: str, place: str, count: int, people: list[int]) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.place: Final = place
        self.count: Final = count
        self.people: Final = people


def hints(s: State, orders: Orders) -> list[Hint]:
    """What a careful steward cannot do alone: 3.7, a wedding takes the orders of two families."""
    singles = could_marry(s, orders)
    found = [Hint("could-marry", "3.7", "marriage", len(singles), singles)] if singles else []
    if orders.weddings:
        found.append(Hint("weddings", "3.7", "marriage", len(orders.weddings), []))
    return found


def could_marry(s: State, orders: Orders) -> list[int]:
    """3: members for whom no wedding is written, the old aside; a widowed one needs leave (3.6)."""
    spoken_for = {who for wedding in orders.weddings for who in (wedding.groom, wedding.bride)}
    found: list[int] = []
    for who in s.families[orders.family].members:
        c = s.people[who]
        oldest = OLDEST_GROOM if c.sex == MAN else MOST_BEARING
        if _single(c) and s.age(c) + YEARS <= oldest and who not in spoken_for:
            found.append(who)
    return found


def _name(s: State, orders: Orders, sex: int, first: int) -> str:
    """A name of the edition that no living member of the family bears and nobody is to get, if there is one."""
    names = s.edition.first_names[sex]
    living = [s.people[member] for member in s.families[orders.family].members if s.people[member].alive]
    taken = {plain(name) for name in [c.name for c in living] + [y.name for y in orders.youths.values()]}
    for at in range(len(names)):
        name = names[(first + at) % len(names)]
        if plain(name) not in taken:
            return name
    return ""  # a lot finds one
