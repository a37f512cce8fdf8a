"""11: colonies rise, and the second fleet takes them back."""

from typing import Final

from ....core.chance import Chance
from ..components import (
    ARMY,
    GREAT_VICTORY,
    HOSTAGE,
    KOLOMBO,
    NONE,
    PATROLLED,
    REBELLION,
    REBELS,
    VICTORY,
)
from ..effects import Events, capture, die, happens, held_by, lot, perish, proclaim, release
from ..orders import Orders
from ..state import Contract, State, imperial_colonies, whereabouts
from .battles import battle_row, lose_planet, mountaineers, presence, report, reward, storm, victims, win_planet
from .inquiry import inquire
from .p06_warriors_leave import commander, fleet_men, garrison_men

FLEET: Final = 1  # the second


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    general = s.head(ARMY)
    if general != NONE:
        s.patrol = orders[s.people[general].family].patrol[:PATROLLED]  # 32.8
    for contract in s.contracts:
        if contract.kind == REBELLION:
            _stir_up(s, contract, chance, events)
    if happens(chance, 1, "11.1"):
        colonies = imperial_colonies(s)
        if colonies:
            revolt(s, lot(chance, colonies, "11.1"), chance, events)
    _retake(s, chance, events)


def _stir_up(s: State, contract: Contract, chance: Chance, events: Events) -> None:
    """2.6.1-2.6.3"""
    insured = False
    if s.planets[contract.target].imperial_colony:
        if happens(chance, 4, "2.6.2"):
            insured = any(
                [s.people[id].has(KOLOMBO) and whereabouts(s, s.people[id]) == contract.target for id in s.living]
            )
            revolt(s, contract.target, chance, events)
        else:
            proclaim(events, "2.6.2", "no-revolt", NONE, {"planet": s.planets[contract.target].name})
    inquire(s, contract, insured, chance, events)


def revolt(s: State, planet: int, chance: Chance, events: Events) -> None:
    """11.2: rebels attack the garrison, and the second fleet if it patrols here (2.6.4)."""
    patrolled = planet in s.patrol
    fleet = fleet_men(s, FLEET) if patrolled else []
    leader = commander(s, FLEET) if fleet else NONE
    men = garrison_men(s, planet) + fleet  # 11.2.2
    force = s.population * die(chance, "11.2.1")  # in hundredths
    row = s.edition.battle[battle_row(force, 100 * len(men))]  # 11.2.3
    result = 3 - row[0]
    falls = row[0] <= VICTORY
    lost = victims(men, row[2], chance, "11.2.5")
    hidden = mountaineers(s, planet) if fleet and not falls else []
    report(s, events, "11.2.4", "revolt", planet, result, len(men), len(lost))
    _take_victims(s, planet, lost, falls, chance, events)
    if falls:
        _fall(s, planet, chance, events)
    elif fleet:
        storm(s, planet, chance, events)
        for who in hidden:
            release(s, who, "11.2.5", events)
    reward(s, s.edition.rebellion[result], leader, men, "11.6")


def _take_victims(s: State, planet: int, lost: list[int], here: bool, chance: Chance, events: Events) -> None:
    """11.2.5: 1-3 dead, 4-6 prisoner: here, on another rebel planet, or in the mountains."""
    others = [other for other in held_by(s, REBELS) if other != planet]
    for who in lost:
        if die(chance, "11.2.5") <= 3:
            perish(s, who, "rebellion", "11.2.5", events)  # 1.4.1: no doctor
        elif here:
            capture(s, who, REBELS, planet, "11.2.5", events)
        elif others:
            capture(s, who, REBELS, lot(chance, others, "11.2.5"), "11.2.5", events)
        else:
            capture(s, who, REBELS, planet, "11.2.5", events)
            s.people[who].mountains = True


def _fall(s: State, planet: int, chance: Chance, events: Events) -> None:
    """2.6.5, 11.2.6: all who are left there, hostages too, are killed or taken; convicts are not there any more."""
    hostages = [id for id in s.living if s.people[id].captivity == HOSTAGE and s.people[id].held_at == planet]
    for who in presence(s, planet) + hostages:
        if die(chance, "2.6.5") <= 3:
            perish(s, who, "rebellion", "2.6.5", events)
        else:
            capture(s, who, REBELS, planet, "11.2.6", events)
    lose_planet(s, planet, REBELS, "11.2.6", events)


def _retake(s: State, chance: Chance, events: Events) -> None:
    """11.3: the planet lost last first; 11.4: on after a great victory."""
    while True:
        rebel = [planet for planet in s.patrol if s.planets[planet].holder == REBELS]
        men = fleet_men(s, FLEET)
        if not rebel or not men:
            return
        latest = rebel[0]
        for planet in rebel:
            if s.planets[planet].lost > s.planets[latest].lost:
                latest = planet
        if _attack(s, latest, men, chance, events) != GREAT_VICTORY:
            return


def _attack(s: State, planet: int, men: list[int], chance: Chance, events: Events) -> int:
    """11.3: rebels in defence are twice as strong; the Empire's result."""
    leader = commander(s, FLEET)
    force = 2 * s.population * die(chance, "11.2.1")
    row = s.edition.battle[battle_row(100 * len(men), force)]
    result = row[0]
    lost = victims(men, row[1], chance, "11.2.5")
    report(s, events, "11.3", "retaking", planet, result, len(men), len(lost))
    hidden = mountaineers(s, planet)
    if result <= VICTORY:
        win_planet(s, planet, "11.3", events)
        storm(s, planet, chance, events)
        for who in hidden:
            if s.people[who].mountains:
                release(s, who, "11.2.5", events)
    _take_victims(s, planet, lost, result > VICTORY, chance, events)
    reward(s, s.edition.rebellion[result], leader, men, "11.6")
    return result
