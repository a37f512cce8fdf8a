"""6: warriors go to fleets, garrisons and ships; the fleets get their commanders."""

from typing import Final

from ....core.chance import Chance
from ..components import (
    ARMY,
    FLEET_1,
    FLEET_2,
    NONE,
    STELLARIUM,
    WARRIOR,
    ship_of,
    ship_place,
)
from ..effects import Events, lot, move, say
from ..orders import Orders
from ..state import Person, State
from .p04_expeditions_leave import listed, note_families, planned

FLEETS: Final = (FLEET_1, FLEET_2)


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    blanks: list[int] = []
    for id in s.living:
        c = s.people[id]
        if c.school != WARRIOR or not c.practising or ship_of(c.place) != NONE:
            continue
        if c.blank:
            blanks.append(id)
        else:
            c.place = station(s, orders[c.family].places.get(id, STELLARIUM))  # 6.1, 6.2
    if blanks:
        _send_blanks(s, orders, blanks, chance)
    _appoint(s, orders, events)
    _muster(s)
    for ship in s.ships:
        if ship.left:
            note_families(s, ship)
    _tell(s, events)


def station(s: State, place: int) -> int:
    """6.1: a fleet, the capital, or an imperial colony; a ship he is not aboard of leaves him on Stellarium."""
    if place in FLEETS or (place >= 0 and s.planets[place].imperial_colony):
        return place
    return STELLARIUM


def _send_blanks(s: State, orders: list[Orders], blanks: list[int], chance: Chance) -> None:
    """6.5: to the fleet the Grand General chose, or to a departing ship that lists them, by lot."""
    general = s.head(ARMY)
    fleet = orders[s.people[general].family].stragglers if general != NONE else 0
    straggling = FLEETS[fleet - 1] if fleet else lot(chance, [FLEET_1, FLEET_2], "6.5")
    invited: dict[int, list[int]] = {}
    for plan in planned(s, orders):
        if s.ships[plan.ship].left:
            for who in listed(plan):
                invited.setdefault(who, []).append(ship_place(plan.ship))
    for who in blanks:
        move(s, s.people[who], lot(chance, [straggling, *invited.get(who, [])], "6.5"))


def _appoint(s: State, orders: list[Orders], events: Events) -> None:
    """6.3: those the Grand General named; 6.4: else the highest free seats without a command."""
    general = s.head(ARMY)
    if general != NONE:
        for fleet, who in enumerate(orders[s.people[general].family].commanders):
            if who != NONE and who not in s.commanders and _may_command(s.people[who]):
                s.commanders[fleet] = who
    for fleet in range(2):
        if s.commanders[fleet] == NONE:
            s.commanders[fleet] = _highest_without_command(s)
        who = s.commanders[fleet]
        if who != NONE:
            move(s, s.people[who], FLEETS[fleet])  # 6.3: whatever place he had
            say(s, events, "6.3", "commands", who, {"fleet": fleet + 1})


def _may_command(c: Person) -> bool:
    return c.free and c.school == WARRIOR and c.guild != NONE


def _highest_without_command(s: State) -> int:
    for who in s.pyramids[ARMY]:
        if who != NONE and s.people[who].free and who not in s.commanders:
            return who
    return NONE


def _muster(s: State) -> None:
    """Who stands where, for the battles to come."""
    for id in s.living:
        c = s.people[id]
        if c.school == WARRIOR and c.practising:
            if c.place >= 0:
                s.garrison[c.place].append(id)
            elif c.place in FLEETS:
                s.fleets[FLEETS.index(c.place)].append(id)


def _tell(s: State, events: Events) -> None:
    if events is None:
        return
    for fleet in range(2):
        for who in s.fleets[fleet]:
            say(s, events, "6.1", "joins-fleet", who, {"fleet": fleet + 1})
    for planet, men in enumerate(s.garrison):
        for who in men if planet != STELLARIUM else []:
            say(s, events, "6.1", "garrisons", who, {"planet": s.planets[planet].name})


def commander(s: State, fleet: int) -> int:
    """6.4: a lost commander is replaced by the highest seat present in the fleet, else by nobody."""
    who = s.commanders[fleet]
    if who != NONE and s.people[who].free and s.people[who].place == FLEETS[fleet]:
        return who
    s.commanders[fleet] = NONE
    for seated in s.pyramids[ARMY]:
        if seated != NONE and s.people[seated].free and s.people[seated].place == FLEETS[fleet]:
            s.commanders[fleet] = seated
            break
    return s.commanders[fleet]


def fleet_men(s: State, fleet: int) -> list[int]:
    """12.3.1: the warriors still in a fleet."""
    return [who for who in s.fleets[fleet] if s.people[who].free and s.people[who].place == FLEETS[fleet]]


def garrison_men(s: State, planet: int) -> list[int]:
    """11.2.2: the warriors still in garrison on a planet."""
    return [who for who in s.garrison[planet] if s.people[who].free and s.people[who].place == planet]
