"""12: the war against the Pouarks."""

from typing import Final, final

from ....core.chance import Chance
from ..components import (
    ARMY,
    CAPITAL_FELL,
    COLONY,
    GOVERNMENT,
    NONE,
    POUARKS,
    STELLARIUM,
    TREASON,
    VICTORY,
)
from ..effects import Events, die, eject, happens, held_by, honour, lot, proclaim
from ..orders import Orders
from ..state import Contract, State, imperial_colonies
from .battles import battle_row, lose_planet, report, reward, storm, victims, win_planet
from .inquiry import inquire
from .p06_warriors_leave import commander, fleet_men, garrison_men

LATE: Final = 9  # 2.7.3


@final
class Plans:
    """12.2, 12.3.8: what Emperor and Grand General decided, if they are free."""

    def __init__(self, s: State, orders: list[Orders]) -> None:
        emperor, general = s.head(GOVERNMENT), s.head(ARMY)
        self.war = emperor != NONE and orders[s.people[emperor].family].war
        self.target = orders[s.people[emperor].family].target if emperor != NONE else NONE
        self.offensive = general != NONE and orders[s.people[general].family].offensive

    def next_target(self, s: State, chance: Chance) -> int:
        """The Emperor's target, else a known Pouark planet by lot, else NONE."""
        pouark = held_by(s, POUARKS)
        if self.target in pouark:
            return self.target
        return lot(chance, pouark, "12.3.8") if pouark else NONE


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for contract in s.contracts:
        if contract.kind == TREASON:
            _betray(s, contract, chance, events)
    plans = Plans(s, orders)
    won_by_empire = False
    if happens(chance, 1, "12.1"):
        won_by_empire = _defend(s, chance, events)
    elif plans.war and fleet_men(s, 0) and held_by(s, POUARKS):  # 12.2
        won_by_empire = _attack(s, plans.next_target(s, chance), chance, events)
    else:
        _stay_at_peace(s)
        return
    while s.planets[STELLARIUM].holder != POUARKS:
        if won_by_empire:
            offensive = s.head(ARMY) != NONE and plans.offensive and len(fleet_men(s, 0)) > 0
            target = plans.next_target(s, chance) if offensive else NONE
            if target == NONE:
                return
            won_by_empire = _attack(s, target, chance, events)
        elif die(chance, "12.3.8") <= 3:
            won_by_empire = _defend(s, chance, events)
        else:
            return


def _betray(s: State, contract: Contract, chance: Chance, events: Events) -> None:
    """2.7.1, 2.7.2: more dice for the Pouarks, ships marked; 2.7.3: not in the ninth year."""
    if contract.year < LATE and happens(chance, 4, "2.7.2"):
        s.treason = True
        for ship in contract.ships:
            s.ships[ship].betrayed = True  # 2.7.4
        proclaim(events, "2.7.2", "treason", NONE, {"year": contract.year})
    else:
        proclaim(events, "2.7.2", "treason-failed", NONE, {"year": contract.year})
    inquire(s, contract, False, chance, events)  # 2.9.1: nobody is insured against it


def pouark_force(s: State, attacking: bool, chance: Chance) -> int:
    """12.3.3, 12.3.9: in hundredths; two dice in the first battle, then one in attack, three in defence."""
    dice = 2 if s.battles == 1 else 1 if attacking else 3
    if s.treason:
        dice += 1 if attacking else 2  # 2.7.3
    return s.population * sum([die(chance, "12.3.3") for _ in range(dice)])


def pouark_target(s: State, chance: Chance) -> int:
    """12.1: a colony by lot; the penal planet if no other is left; the capital if nothing is."""
    colonies = imperial_colonies(s)
    rich = [planet for planet in colonies if s.planets[planet].kind == COLONY]
    if rich:
        return lot(chance, rich, "12.1")
    return colonies[0] if colonies else STELLARIUM


def _defend(s: State, chance: Chance, events: Events) -> bool:
    """12.3, 12.3.2: garrison and first fleet, the second too if it patrols there; does the Empire win?"""
    planet = pouark_target(s, chance)
    s.battles += 1
    second = fleet_men(s, 1) if planet in s.patrol else []
    first = fleet_men(s, 0)
    leader = commander(s, 0) if first else commander(s, 1) if second else NONE
    men = first + garrison_men(s, planet) + second
    defence = 100 * len(men)
    if planet == STELLARIUM:
        defence += 100 * die(chance, "12.1")  # satellites: force, not men
    row = s.edition.battle[battle_row(pouark_force(s, True, chance), defence)]  # 12.3.4
    result = 3 - row[0]
    lost = victims(men, row[2], chance, "12.3.5")
    report(s, events, "12.3.4", "invasion", planet, result, len(men), len(lost))
    _take_victims(s, lost, chance, events)
    if row[0] <= VICTORY:  # 12.3.6, 12.3.7
        lose_planet(s, planet, POUARKS, "12.3.7", events)
        if planet == STELLARIUM:
            s.end = CAPITAL_FELL  # 30.2
    elif first or second:
        storm(s, planet, chance, events)
    reward(s, s.edition.war[result], leader, men, "12.3.10")
    return row[0] > VICTORY


def _attack(s: State, planet: int, chance: Chance, events: Events) -> bool:
    """12.3.1: the first fleet alone; does it win?"""
    s.battles += 1
    leader = commander(s, 0)
    men = fleet_men(s, 0)
    row = s.edition.battle[battle_row(100 * len(men), pouark_force(s, False, chance))]
    lost = victims(men, row[1], chance, "12.3.5")
    report(s, events, "12.3.4", "assault", planet, row[0], len(men), len(lost))
    if row[0] <= VICTORY:  # 12.3.6
        win_planet(s, planet, "12.4", events)
        storm(s, planet, chance, events)
    _take_victims(s, lost, chance, events)
    reward(s, s.edition.war[row[0]], leader, men, "12.3.10")
    return row[0] <= VICTORY


def _take_victims(s: State, lost: list[int], chance: Chance, events: Events) -> None:
    for who in lost:
        eject(s, who, "war", "12.3.5", chance, events)  # 1.4.1: no doctor


def _stay_at_peace(s: State) -> None:
    """12.3.10: no battle at all; the first fleet only."""
    leader = commander(s, 0)
    for who in fleet_men(s, 0):
        honour(s, who, s.edition.peace[2 if who == leader else 3], "12.3.10")
