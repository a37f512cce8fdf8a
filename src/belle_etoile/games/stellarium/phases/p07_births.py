"""7: children, and bastards recognised."""

from typing import Final

from ....core.chance import Chance
from ..components import (
    BASTARD_AGE,
    LEAST_BEARING,
    MAN,
    MOST_BEARING,
    NONE,
    NOWHERE,
    SCHOOLS,
    STELLARIUM,
    UNSCHOOLED,
    WOMAN,
)
from ..effects import Events, die, name_of, say
from ..first_names import drawn
from ..orders import Orders
from ..state import OUTSIDER, Person, State, whereabouts

ALL: Final = 99  # 7.2: no limit


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for id in s.living[:]:
        husband = s.people[id]
        if husband.alive and husband.sex == MAN and husband.spouse != NONE and fertile(s, husband):
            _bear(s, orders, husband, chance, events)
    for family in s.families:
        if orders[family.id].bastard and family.may_recognise:  # 7.7
            _recognise(s, orders[family.id], chance, events)


def fertile(s: State, husband: Person) -> bool:
    """7.1: the wife is 15 to 41, and neither is held; 22.5: convicts may."""
    born = husband.spouse_born if husband.spouse == OUTSIDER else s.people[husband.spouse].born
    if not LEAST_BEARING <= s.year - born <= MOST_BEARING:
        return False
    return not husband.held and (husband.spouse == OUTSIDER or not s.people[husband.spouse].held)


def together(s: State, husband: Person) -> bool:
    """7.3: one planet, fleet or ship; an outsider lives on Stellarium."""
    his = whereabouts(s, husband)
    hers = STELLARIUM if husband.spouse == OUTSIDER else whereabouts(s, s.people[husband.spouse])
    return his == hers and his != NOWHERE


def limit(s: State, orders: list[Orders], husband: Person) -> int:
    """7.2, 3.3: the smaller of both; an outsider consents."""
    his = orders[husband.family].limits.get(husband.id, ALL)
    if husband.spouse == OUTSIDER:
        return his
    wife = s.people[husband.spouse]
    return min(his, orders[wife.family].limits.get(wife.id, ALL))


def _bear(s: State, orders: list[Orders], husband: Person, chance: Chance, events: Events) -> None:
    most = limit(s, orders, husband)
    if most <= 0:
        return
    dice = die(chance, "7.3") + die(chance, "7.3")
    children = s.edition.births[dice - 2]
    if dice >= 11 and together(s, husband):
        children = s.edition.births_together[die(chance, "7.3") - 1]
    for _ in range(min(children, most)):
        sex = MAN if die(chance, "7.4") <= 3 else WOMAN
        year = chance.pick(10, "7.4") + 1
        child = add_person(s, husband.family, "", sex, s.year + year - 1)  # 3.9, 7.1
        child.father = husband.id
        child.mother = husband.spouse if husband.spouse != OUTSIDER else NONE
        s.newborn.append(child.id)  # 7.5: prestige comes later
        mother = name_of(s, child.mother) if child.mother != NONE else ""
        say(s, events, "7.4", "born", child.id, {"father": name_of(s, husband.id), "mother": mother, "year": year})


def add_person(s: State, family: int, name: str, sex: int, born: int) -> Person:
    """Somebody new in a family's roster, on Stellarium."""
    own = s.families[family]
    c = Person(len(s.people), family, len(own.members) + 1, name, sex, born)
    c.entered = s.turn
    s.people.append(c)
    own.members.append(c.id)
    s.living.append(c.id)
    if family < len(s.kin):
        s.kin[family].append(c.id)
    return c


def _recognise(s: State, orders: Orders, chance: Chance, events: Events) -> None:
    """7.6: a man of 31 with 0 PP, idle this turn."""
    wished = [youth.name for youth in orders.youths.values()]
    name = orders.bastard_name or drawn(s, orders.family, MAN, wished, chance, "9.2")
    c = add_person(s, orders.family, name, MAN, s.year - BASTARD_AGE)
    c.school = orders.bastard_school
    if c.school == UNSCHOOLED:
        c.school = chance.pick(len(SCHOOLS), "10.3")
    c.idle = True
    say(s, events, "7.6", "recognised", c.id, {"school": SCHOOLS[c.school]})
