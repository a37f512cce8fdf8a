"""11, 12: what both kinds of battles share: who wins, losses, prestige, planets lost and won, hostages freed."""

from ....core.chance import Chance
from ..components import (
    ARMY,
    CAPTIVITIES,
    EMPIRE,
    GOVERNMENT,
    HEAD,
    HOSTAGE,
    NONE,
    REBELS,
    RESULTS,
    STELLARIUM,
    half_up,
)
from ..effects import (
    Events,
    happens,
    honour,
    leave_governorship,
    lots,
    move,
    proclaim,
    release,
)
from ..state import State


def battle_row(attack: int, defence: int) -> int:
    """11.2.3: the row of the table for two forces in the same unit, in the defender's favour."""
    if defence == 0:
        return 0
    if attack >= defence:
        return 5 - min(5, attack // defence)
    if attack == 0:
        return 8
    return 3 + min(5, -(-defence // attack))


def victims(men: list[int], percent: int, chance: Chance, rule: str) -> list[int]:
    """11.2.5: drawn among those engaged, half a man being one."""
    return lots(chance, men, half_up(len(men), percent), rule)


def reward(s: State, columns: list[int], leader: int, men: list[int], rule: str) -> None:
    """11.6, 12.3.10: Emperor, Grand General, commander, soldiers; roles add up, but a commander is no soldier."""
    for pyramid, column in ((GOVERNMENT, 0), (ARMY, 1)):
        holder = s.pyramids[pyramid][HEAD]
        if holder != NONE:
            honour(s, holder, columns[column], rule)
    if leader != NONE and s.people[leader].alive:
        honour(s, leader, columns[2], rule)
    for who in men:
        if who != leader and s.people[who].alive:
            honour(s, who, columns[3], rule)


def report(s: State, events: Events, rule: str, kind: str, planet: int, result: int, men: int, lost: int) -> None:
    """`result` is the Empire's."""
    values = {"planet": s.planets[planet].name, "result": RESULTS[result]}
    proclaim(events, rule, kind, NONE, {**values, "men": men, "lost": lost})


def lose_planet(s: State, planet: int, holder: int, rule: str, events: Events) -> None:
    """11.2.6, 12.3.7: posts and governorship are gone; whoever is left there and free gets away."""
    lost = s.planets[planet]
    s.losses += 1
    lost.lost = s.losses
    lost.holder = holder
    lost.posts = [False for _ in s.families]
    if lost.governor != NONE:
        leave_governorship(s, s.people[lost.governor])
    if planet == STELLARIUM:
        return
    for who in presence(s, planet):
        move(s, s.people[who], STELLARIUM)
    proclaim(events, rule, "planet-lost", NONE, {"planet": lost.name, "by": CAPTIVITIES[holder]})


def presence(s: State, planet: int) -> list[int]:
    """2.6.5: the free people on a colony: garrison, merchants, governor."""
    governor = s.planets[planet].governor
    men = s.garrison[planet] + s.traders[planet] + ([governor] if governor != NONE else [])
    return [who for who in men if s.people[who].free and s.people[who].place == planet]


def win_planet(s: State, planet: int, rule: str, events: Events) -> None:
    """12.4: a colony of the Empire, with a post for every family; 11.5: its prisoners are free."""
    won = s.planets[planet]
    holder = won.holder
    won.holder = EMPIRE
    won.posts = [True for _ in s.families]
    won.opened = True
    proclaim(events, rule, "planet-won", NONE, {"planet": won.name})
    for id in s.living:
        c = s.people[id]
        if c.alive and c.captivity == holder and c.held_at == planet:
            release(s, id, "11.5", events)


def storm(s: State, planet: int, chance: Chance, events: Events) -> None:
    """2.2.6: a fleet won here; each hostage is freed 4 times in 6."""
    for id in s.living:
        c = s.people[id]
        if c.alive and c.captivity == HOSTAGE and c.held_at == planet and happens(chance, 4, "2.2.6"):
            release(s, id, "2.2.6", events)


def mountaineers(s: State, planet: int) -> list[int]:
    """11.2.5: prisoners in the mountains of a planet."""
    return [
        id
        for id in s.living
        if s.people[id].captivity == REBELS and s.people[id].mountains and s.people[id].held_at == planet
    ]
