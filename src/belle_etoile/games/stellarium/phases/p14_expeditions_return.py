"""14: sabotage, wrecks, discoveries."""

from ....core.chance import Chance
from ..components import (
    COLONY,
    EMPIRE,
    EXPLORER,
    EXPLORERS,
    GOVERNMENT,
    HEAD,
    KOLOMBO,
    NONE,
    POUARKS,
    SABOTAGE,
    STELLARIUM,
    WARRIOR,
)
from ..effects import Events, capture, die, eject, happens, honour, move, proclaim
from ..orders import Orders
from ..state import Planet, Ship, State
from .inquiry import inquire


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for contract in s.contracts:
        if contract.kind == SABOTAGE and not s.ships[contract.target].left:
            inquire(s, contract, False, chance, events)  # 2.4.3: the bomb is found
    for ship in s.ships:
        if ship.left:
            _return(s, ship, chance, events)


def _return(s: State, ship: Ship, chance: Chance, events: Events) -> None:
    crew = ship.aboard[:]
    explorers = sum([s.people[who].school == EXPLORER for who in crew])  # 4.4, 14.1
    _sabotage(s, ship, crew, chance, events)
    if ship.afloat and happens(chance, wreck_chances(s, crew), "14.6"):
        _destroy(s, ship, crew, "14.6", chance, events)
    alive = [who for who in crew if s.people[who].alive]
    if alive and explorers:  # 14.6: someone must tell of it
        _discover(s, ship, alive, s.edition.expedition_row(explorers), chance, events)
    for who in alive:  # 4.9
        if who == ship.captain:
            s.people[who].commands += 1
        else:
            s.people[who].voyages += 1
    for who in ship.aboard[:]:
        move(s, s.people[who], STELLARIUM)


def wreck_chances(s: State, crew: list[int]) -> int:
    """14.6, 4.3: doubled without a warrior aboard, war or not."""
    return 1 if any([s.people[who].school == WARRIOR for who in crew]) else 2


def _sabotage(s: State, ship: Ship, crew: list[int], chance: Chance, events: Events) -> None:
    """2.4.1-2.4.3: exploration ships only."""
    for contract in s.contracts:
        if contract.kind == SABOTAGE and contract.target == ship.id:
            insured = any([s.people[who].has(KOLOMBO) for who in crew])
            if happens(chance, 4, "2.4.3"):
                _destroy(s, ship, crew, "2.4.4", chance, events)
            inquire(s, contract, insured, chance, events)


def _destroy(s: State, ship: Ship, crew: list[int], rule: str, chance: Chance, events: Events) -> None:
    """2.4.4, 14.6: dead, unless a capsule helps; no doctor (1.4.1)."""
    ship.afloat = False
    proclaim(events, rule, "ship-destroyed", ship.user, {"ship": ship.name})
    for who in crew:
        eject(s, who, "wreck", rule, chance, events)
    _blame(s, -20)


def _blame(s: State, amount: int) -> None:
    """14.7: Emperor and Grand Commander."""
    for pyramid in (GOVERNMENT, EXPLORERS):
        holder = s.pyramids[pyramid][HEAD]
        if holder != NONE:
            honour(s, holder, amount, "14.7")


def _discover(s: State, ship: Ship, alive: list[int], row: list[int], chance: Chance, events: Events) -> None:
    face = die(chance, "14.1")
    if face > row[2]:
        proclaim(events, "14.1", "nothing-found", ship.user, {"ship": ship.name})
        _reward(s, ship, alive, row[4], False, False)
        return
    pouark = face > row[1]
    double = happens(chance, 1, "14.3")
    found = [_add_planet(s, ship, pouark, chance, events) for _ in range(2 if double else 1)]
    _reward(s, ship, alive, row[3], double, pouark)
    _blame(s, 10 * len(found))  # 14.7
    if pouark and ship.afloat and happens(chance, 3 if ship.betrayed else 1, "2.7.4" if ship.betrayed else "14.4"):
        _capture(s, ship, found[0].id, events)


def _reward(s: State, ship: Ship, alive: list[int], base: int, double: bool, pouark: bool) -> None:
    """14.2-14.4: captain twice, priests and warriors half, double finds twice, Pouark planets half; floored once."""
    for who in alive:
        parts = 4 if who == ship.captain else 2 if s.people[who].school == EXPLORER else 1
        honour(s, who, base * parts * (2 if double else 1) // (4 if pouark else 2), "14.2")


def _capture(s: State, ship: Ship, planet: int, events: Events) -> None:
    """14.4: the ship and all aboard."""
    ship.afloat = False
    proclaim(events, "14.4", "ship-captured", ship.user, {"ship": ship.name, "planet": s.planets[planet].name})
    for who in ship.aboard[:]:
        capture(s, who, POUARKS, planet, "14.4", events)
    _blame(s, -20)


def _add_planet(s: State, ship: Ship, pouark: bool, chance: Chance, events: Events) -> Planet:
    """14.5: posts only for families that took part; 14.8: the captain's name for it, else one of the edition's."""
    name = free_name(s, ship.names.pop(0)) if ship.names else _drawn_name(s, chance)
    planet = Planet(len(s.planets), name, COLONY, POUARKS if pouark else EMPIRE)
    planet.posts = [not pouark and family.id in ship.families for family in s.families]
    planet.opened = False
    s.planets.append(planet)
    s.garrison.append([])
    s.traders.append([])
    kind = "pouark-planet-found" if pouark else "colony-found"
    proclaim(events, "14.1", kind, ship.user, {"planet": name, "ship": ship.name})
    return planet


def free_name(s: State, name: str) -> str:
    """No two planets are called alike."""
    taken = [planet.name for planet in s.planets]
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free


def _drawn_name(s: State, chance: Chance) -> str:
    taken = [planet.name for planet in s.planets]
    names = [name for name in s.edition.found_names if name not in taken] or s.edition.found_names
    return free_name(s, names[chance.pick(len(names), "14.8")])
