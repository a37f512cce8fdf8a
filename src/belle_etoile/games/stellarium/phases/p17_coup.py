"""17: the army against the Emperor."""

from ....core.chance import Chance
from ..components import ARMY, FIRST_DAUPHIN, GOVERNMENT, HEAD, NONE, OR
from ..effects import Events, accuse, happens, honour, leave_seat, leave_seats, say, strike
from ..orders import Orders
from ..state import State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    leader = plotter(s, orders)
    if leader == NONE or s.pyramids[GOVERNMENT][HEAD] == NONE:
        return
    officers = [who for who in s.pyramids[ARMY] if who != NONE and s.people[who].free]
    voters = [who for who in officers if who != leader and s.families[s.people[who].family].status == OR]
    supporters = [who for who in voters if who in orders[s.people[who].family].support]
    opponents = [who for who in voters if who not in supporters]  # 17.2: silence opposes
    _tell_sides(s, leader, supporters, opponents, events)
    if succeeds(len(opponents), chance):
        _succeed(s, leader, opponents, chance, events)
    else:
        _fail(s, leader, supporters, officers, chance, events)


def plotter(s: State, orders: list[Orders]) -> int:
    """17.1: the Grand General; in his absence the first dauphin; NONE if nobody dares."""
    general = s.head(ARMY)
    if general != NONE:
        return general if orders[s.people[general].family].coup else NONE
    dauphin = s.pyramids[ARMY][FIRST_DAUPHIN]
    if dauphin == NONE or not s.people[dauphin].free:
        return NONE
    return dauphin if orders[s.people[dauphin].family].dauphin_coup else NONE


def succeeds(opponents: int, chance: Chance) -> bool:
    """17.2"""
    if opponents == 0 or opponents > 2:
        return opponents == 0
    return happens(chance, 3 if opponents == 1 else 1, "17.2")


def _tell_sides(s: State, leader: int, supporters: list[int], opponents: list[int], events: Events) -> None:
    say(s, events, "17.1", "coup", leader)
    for who in supporters:
        say(s, events, "17.2", "coup-support", who)
    for who in opponents:
        say(s, events, "17.2", "coup-oppose", who)


def _purge(s: State, who: int, amount: int, rule: str, events: Events) -> None:
    leave_seat(s, s.people[who], ARMY)
    honour(s, who, amount, rule)
    accuse(s, who, rule)
    say(s, events, rule, "purged", who)


def _shoot(s: State, present: list[int], rule: str, chance: Chance, events: Events) -> None:
    """1 in 6 each; a coup is no war, so a doctor may help (1.4.1)."""
    for who in present:
        if s.people[who].free and happens(chance, 1, rule):
            strike(s, who, "coup", rule, chance, events)


def _succeed(s: State, leader: int, opponents: list[int], chance: Chance, events: Events) -> None:
    """17.3"""
    cabinet = [who for who in s.pyramids[GOVERNMENT] if who not in (NONE, leader)]
    emperor = s.pyramids[GOVERNMENT][HEAD]
    say(s, events, "17.3", "coup-succeeds", leader)
    leave_seat(s, s.people[emperor], GOVERNMENT)
    honour(s, emperor, -8, "17.3")
    accuse(s, emperor, "17.3")
    say(s, events, "17.3", "deposed", emperor)
    leave_seats(s, s.people[leader])  # 32.2
    s.pyramids[GOVERNMENT][HEAD] = leader
    s.people[leader].government = HEAD
    for who in opponents:
        _purge(s, who, -6, "17.3", events)
    _shoot(s, cabinet, "17.3", chance, events)


def _fail(s: State, leader: int, supporters: list[int], officers: list[int], chance: Chance, events: Events) -> None:
    """17.4"""
    say(s, events, "17.4", "coup-fails", leader)
    _purge(s, leader, -9, "17.4", events)
    for who in supporters:
        _purge(s, who, -6, "17.4", events)
    _shoot(s, officers, "17.4", chance, events)
