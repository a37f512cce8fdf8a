"""Every choice that `rights.py` lets pass, as it is written in a document: for the form and for mistakes."""

from ..components import (
    CONVICT,
    EXPLORER,
    FLEET_1,
    FLEET_2,
    FREE,
    GOODS,
    HEAD,
    HOSTAGE,
    MAN,
    MERCHANT,
    MOST_BEARING,
    MOST_STAKE,
    NONE,
    POUARKS,
    PRIEST,
    PYRAMIDS,
    REBELS,
    SHARES,
    STELLARIUM,
    UNSCHOOLED,
    WARRIOR,
    YEARS,
    ship_place,
)
from ..state import Person, State
from . import conditions
from .rights import (
    candidate_refusal,
    client_refusal,
    close_refusal,
    dismiss_refusal,
    excommunicate_refusal,
    forgive_refusal,
    leave_refusal,
    marriage_refusal,
    patrol_refusal,
    place_refusal,
    practises,
    priest_refusal,
    purchase_refusal,
    remarry_refusal,
    support_refusal,
    target_planet_refusal,
)
from .writer import format_office, format_place


def codes(s: State, people: list[int]) -> list[str]:
    return [s.people[who].code for who in people]


def places(s: State, c: Person) -> list[str]:
    """0.3"""
    everywhere = [planet.id for planet in s.planets] + [FLEET_1, FLEET_2]
    everywhere += [ship_place(ship.id) for ship in s.ships]
    return [format_place(s, place) for place in everywhere if not place_refusal(s, c, place)]


def bets(s: State, c: Person) -> list[str]:
    """5.3.1, 5.3.2"""
    if c.school != MERCHANT:
        return []
    most = min(MOST_STAKE, s.families[c.family].purse)
    return [f"{share}{stake}" for share in SHARES for stake in range(1, most + 1)]


def goods(s: State, c: Person) -> list[str]:
    """1.0.1"""
    return [name for good, name in enumerate(GOODS) if not purchase_refusal(s, c, good)]


def offices(s: State, c: Person) -> list[str]:
    """27.2.2, 27.4.2; those that wait for something after the others."""
    allowed = [planet.id for planet in s.planets if not candidate_refusal(s, c, planet.id)]
    waiting = office_conditions(s, c)
    named = [format_office(s, office) for office in allowed]
    return [office for office in named if office not in waiting] + [office for office in named if office in waiting]


def office_conditions(s: State, c: Person) -> dict[str, str]:
    allowed = [planet.id for planet in s.planets if not candidate_refusal(s, c, planet.id)]
    found = [(office, conditions.of_candidate(s, c, office, False)) for office in allowed]
    return {format_office(s, office): waits for office, waits in found if waits}


def may_stand_by(c: Person) -> bool:
    """17.2: but for the head, who would lead it; that he stands by himself harms nobody."""
    return not support_refusal(c) and c.guild > HEAD


def own_pyramids(s: State, who: int) -> list[str]:
    """21.1"""
    return [name for pyramid, name in enumerate(PYRAMIDS) if not dismiss_refusal(s, who, pyramid)]


def members(s: State, family: int) -> list[int]:
    return [who for who in s.families[family].members if s.people[who].alive]


def living(s: State) -> list[int]:
    return [c.id for c in s.people if c.alive]


def priests(s: State) -> list[int]:
    return [c.id for c in s.people if not priest_refusal(s, c.id, "3.8")]


def marriageable(s: State, sex: int) -> list[int]:
    """3.5, 3.6: those who might marry, the widowed too; those who wait for something after the others."""
    might = [c for c in s.people if c.sex == sex and not marriage_refusal(s, c)]
    return [c.id for c in might if not conditions.to_marry(c)] + [c.id for c in might if conditions.to_marry(c)]


def clients(s: State, family: int) -> list[int]:
    """2.0.3"""
    return [who for who in members(s, family) if not client_refusal(s, s.people[who])]


def seated(s: State, pyramid: int) -> list[int]:
    """20.1: below the head."""
    return [who for who in s.pyramids[pyramid][1:] if who != NONE]


def sailors(s: State) -> list[int]:
    """4.3, 4.5: explorers, priests and warriors who practise."""
    return [c.id for c in s.people if c.school in (PRIEST, WARRIOR, EXPLORER) and practises(c)]


def captains(s: State) -> list[int]:
    return [who for who in sailors(s) if s.people[who].school == EXPLORER]


def ransomed(s: State, family: int) -> list[int]:
    """2.2.4: hostages, and whoever may be kidnapped."""
    return [who for who in members(s, family) if s.people[who].captivity in (FREE, HOSTAGE)]


def faithful(s: State) -> list[int]:
    """19.1"""
    return [c.id for c in s.people if not excommunicate_refusal(s, c.id)]


def implantable(s: State) -> list[int]:
    """1.3.4, 1.0.2: rebels and Pouarks let nobody buy."""
    return [c.id for c in s.people if not leave_refusal(s, c.id) and c.captivity not in (REBELS, POUARKS)]


def remarriable(s: State) -> list[int]:
    """3.6: the widowed, and after them those who may be before the weddings."""
    might = [c for c in s.people if (c.widowed or c.spouse >= 0) and not marriage_refusal(s, c)]
    allowed = [c for c in might if not remarry_refusal(s, c.id)]
    return [c.id for c in allowed if not conditions.to_marry(c)] + [c.id for c in allowed if conditions.to_marry(c)]


def ship_owners(s: State) -> list[str]:
    owners = {ship.owner for ship in s.ships if ship.afloat}
    return [family.name for family in s.families if family.id in owners]


def pardonable(s: State) -> list[int]:
    """24.1, 24.2"""
    return [c.id for c in s.people if c.alive and (c.captivity == CONVICT or c.trials > 0)]


def heretics(s: State) -> list[int]:
    return [c.id for c in s.people if c.alive and c.heretic]


def forgivable(s: State) -> list[int]:
    """25.1: heretics, and after them everyone who may become one."""
    return heretics(s) + [c.id for c in s.people if not c.heretic and not forgive_refusal(s, c.id)]


def targets(s: State) -> list[str]:
    """12.2: planets of the Pouarks, and after them those they may take."""
    allowed = [planet.id for planet in s.planets if not target_planet_refusal(s, planet.id)]
    waiting = target_conditions(s)
    named = [s.planets[planet].name for planet in allowed]
    return [name for name in named if name not in waiting] + [name for name in named if name in waiting]


def target_conditions(s: State) -> dict[str, str]:
    allowed = [planet for planet in s.planets if not target_planet_refusal(s, planet.id)]
    found = [(planet.name, conditions.of_target(s, planet.id)) for planet in allowed]
    return {name: waits for name, waits in found if waits}


def patrols(s: State) -> list[str]:
    return [planet.name for planet in s.planets if not patrol_refusal(s, planet.id)]


def colonies(s: State) -> list[str]:
    return [planet.name for planet in s.planets if not close_refusal(s, planet.id)]


def ships_afloat(s: State) -> list[str]:
    return [ship.name for ship in s.ships if ship.afloat]


def schooled(c: Person) -> bool:
    return c.alive and c.school != UNSCHOOLED


def may_have_children(s: State, c: Person) -> bool:
    """3.5, 7.1: whether a child could come in the coming turn. A priest has none, nor a woman who will be past 41."""
    if not schooled(c) or c.school == PRIEST:
        return False
    return c.sex == MAN or s.year + YEARS - c.born <= MOST_BEARING


def home(s: State) -> str:
    return s.planets[STELLARIUM].name
