"""27: the Assembly elects judges, fills the pyramids and sends governors."""

from typing import Final

from ....core.chance import Chance
from ..components import (
    CHURCH,
    FLOOR_PRESTIGE,
    FLOOR_SEATS,
    GOVERNMENT,
    HEAD,
    JUDGE_PRESTIGE,
    JUDGES,
    NONE,
    OR,
    PNJ,
    PYRAMIDS,
    STELLARIUM,
    UNSCHOOLED,
)
from ..effects import (
    Events,
    honour,
    leave_court,
    leave_governorship,
    leave_seat,
    leave_seats,
    most_prestigious,
    say,
)
from ..orders import Orders
from ..state import Person, State, imperial_colonies

OUTSIDE: Final = 3  # the floor below the councillors


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    """27.1"""
    for planet in s.planets:
        if planet.governor != NONE:
            leave_governorship(s, s.people[planet.governor])  # 27.4.4: elected for one turn
    elect_judges(s, orders, chance, events)
    for pyramid in range(len(PYRAMIDS)):  # 27.3.2: the Government first
        fill_pyramid(s, pyramid, chance, events)
    elect_governors(s, orders, chance, events)  # 27.4.1


# Judges


def elect_judges(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    """27.2"""
    for family in s.families:
        for who in orders[family.id].resign:  # 27.2.8
            if s.people[who].judge:
                leave_court(s, s.people[who])
                say(s, events, "27.2.8", "resigned", who)
    candidates = [
        who
        for family in s.families
        for who, office in orders[family.id].candidates.items()
        if office == STELLARIUM and electable(s.people[who])
    ]
    while candidates and len(s.judges) < JUDGES:  # 27.2.1
        who = most_prestigious(s, candidates, chance, "27.2.3")
        candidates.remove(who)
        c = s.people[who]
        leave_seats(s, c)  # 27.2.4
        c.judge = True
        s.judges.append(who)
        honour(s, who, 6, "27.2.7")
        say(s, events, "27.2.3", "judge-elected", who)


def electable(c: Person) -> bool:
    """27.2.2: free, schooled, 10 PP or more."""
    return c.free and c.school != UNSCHOOLED and not c.judge and c.pp >= JUDGE_PRESTIGE


# Pyramids


def fill_pyramid(s: State, pyramid: int, chance: Chance, events: Events) -> None:
    """27.3, 27.3.1: from the top, each seat from the floor below, else the next, else from outside."""
    outsiders: list[int] = []
    gathered = False
    seats = s.pyramids[pyramid]
    for floor in range(len(FLOOR_SEATS)):
        start, end = FLOOR_SEATS[floor]
        for seat in range(start, end):
            if seats[seat] != NONE:
                continue
            who, below = _from_floors(s, pyramid, floor, chance)
            if who == NONE:
                if not gathered:
                    outsiders, gathered = [id for id in s.living if eligible(s, s.people[id], pyramid)], True
                who, below = first_choice(s, outsiders, chance), OUTSIDE
                if who == NONE:
                    break
                outsiders.remove(who)
            _promote(s, who, pyramid, seat, below, events)
    _rank(s, pyramid, chance)


def _from_floors(s: State, pyramid: int, floor: int, chance: Chance) -> tuple[int, int]:
    """The best of the next floor below that has anyone, and that floor."""
    for below in range(floor + 1, OUTSIDE):
        start, end = FLOOR_SEATS[below]
        holders = [who for who in s.pyramids[pyramid][start:end] if who != NONE]
        if holders:
            return first_choice(s, holders, chance), below
    return NONE, OUTSIDE


def first_choice(s: State, among: list[int], chance: Chance) -> int:
    """27.3.1: families that are OR before all others on the same floor; then PP, age, lots."""
    ready = [who for who in among if s.families[s.people[who].family].status == OR]
    return most_prestigious(s, ready or among, chance, "27.3.1")


def eligible(s: State, c: Person, pyramid: int) -> bool:
    """27.3.3: free, schooled, no judge; 27.2.9: a former judge may; 0.4: no PNJ."""
    if not c.free or c.school == UNSCHOOLED or c.judge or s.families[c.family].status == PNJ:
        return False
    if pyramid == GOVERNMENT:
        return c.government == NONE
    if c.school != pyramid - 1 or c.guild != NONE or c.government == HEAD:  # 32.2, 32.7, 32.9, 32.11
        return False
    return pyramid != CHURCH or not c.heretic  # 27.3.4, 32.5


def _promote(s: State, who: int, pyramid: int, seat: int, below: int, events: Events) -> None:
    """27.3.5: the prestige of every floor passed, as in the example of 27.3.6."""
    c = s.people[who]
    floor = 0 if seat == HEAD else 1 if seat < 3 else 2
    leave_seat(s, c, pyramid)
    if pyramid == GOVERNMENT and seat == HEAD:
        leave_seats(s, c)  # 32.2
    s.pyramids[pyramid][seat] = who
    if pyramid == GOVERNMENT:
        c.government = seat
    else:
        c.guild = seat
    honour(s, who, sum(FLOOR_PRESTIGE[floor:below]), "27.3.5")
    say(s, events, "27.3.1", "promoted", who, {"pyramid": PYRAMIDS[pyramid], "floor": floor})


def _rank(s: State, pyramid: int, chance: Chance) -> None:
    """32.1: inside a floor by prestige, then age, then lots."""
    for start, end in FLOOR_SEATS[1:]:
        left = [who for who in s.pyramids[pyramid][start:end] if who != NONE]
        for seat in range(start, end):
            who = most_prestigious(s, left, chance, "32.1")
            s.pyramids[pyramid][seat] = who
            if who != NONE:
                left.remove(who)
                if pyramid == GOVERNMENT:
                    s.people[who].government = seat
                else:
                    s.people[who].guild = seat


# Governors


def elect_governors(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    """27.4, 27.4.2: one for each imperial colony, the penal planet too; 27.4.7: none for the capital."""
    candidates: list[list[int]] = [[] for _ in s.planets]
    for family in s.families:
        for who, planet in orders[family.id].candidates.items():
            if planet > STELLARIUM and s.planets[planet].posts[family.id]:
                candidates[planet].append(who)
    for planet in imperial_colonies(s):
        able = [who for who in candidates[planet] if _may_govern(s.people[who])]
        who = most_prestigious(s, able, chance, "27.4.3")
        if who != NONE:
            s.planets[planet].governor = who
            s.people[who].governs = planet
            honour(s, who, 3, "27.4.5")
            say(s, events, "27.4.3", "governor-elected", who, {"planet": s.planets[planet].name})


def _may_govern(c: Person) -> bool:
    """27.4.3: free, schooled, without another office."""
    return c.free and c.school != UNSCHOOLED and not c.in_office
