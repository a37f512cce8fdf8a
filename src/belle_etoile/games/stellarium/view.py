"""What a family may know, built up from nothing: the public record, and its own secrets."""

from typing import TypedDict

from .components import (
    CAPTIVITIES,
    CONVICT,
    ENDS,
    FREE,
    NONE,
    PENAL,
    PLAYING,
    PNJ,
    PYRAMIDS,
    SCHOOLS,
    STATUSES,
    STELLARIUM,
    UNSCHOOLED,
)
from .orders.writer import format_orders
from .state import OUTSIDER, Family, Person, Planet, Ship, State


class FamilyView(TypedDict):
    name: str
    status: str
    points: int
    points_turn: int
    members: list[int]


class PersonView(TypedDict):
    """Public; numbers of people are their places in `people`, -1 for none, -2 for someone outside the game."""

    code: str
    name: str
    family: int
    sex: str
    born: int
    school: str
    prestige: int
    spouse: int
    widowed: bool
    father: int
    mother: int
    heretic: bool
    captivity: str
    held_at: int
    until: int
    judge: bool
    governs: int
    voyages: int
    commands: int
    died: int
    cause: str


class PlanetView(TypedDict):
    name: str
    kind: int
    holder: str
    governor: int
    posts: list[int]


class ShipView(TypedDict):
    name: str
    owner: int
    afloat: bool


class TrialView(TypedDict):
    number: int
    accused: int
    rule: str
    opened: int


class Means(TypedDict):
    """What a family alone knows that it can spend: all the secrets that its orders depend on."""

    purse: int
    in_debt: bool
    credits: int
    prostheses: dict[str, int]


class Secrets(Means):
    """For one family only."""

    postings: list[list[int | str]]  # amount and rule
    orders: str


class View(TypedDict):
    seat: int
    stage: str
    waiting: list[int]
    turn: int
    year: int
    last_turn: int
    families: list[FamilyView]
    people: list[PersonView]
    planets: list[PlanetView]
    ships: list[ShipView]
    trials: list[TrialView]
    pyramids: dict[str, list[int]]
    judges: list[int]
    own: Secrets | None


def view(s: State, seat: int) -> View:
    """All that `seat` may know; EVERYONE is the spectator."""
    return View(
        seat=seat,
        stage="founding" if s.entries else "orders" if s.end == PLAYING else ENDS[s.end],
        waiting=waiting(s),
        turn=s.turn,
        year=s.year,
        last_turn=s.last_turn,
        families=[_family(family) for family in s.families],
        people=[_person(c) for c in s.people],
        planets=[_planet(planet) for planet in s.planets],
        ships=[_ship(ship) for ship in s.ships],
        trials=[TrialView(number=t.id, accused=t.accused, rule=t.rule, opened=t.opened) for t in s.trials],
        pyramids={name: s.pyramids[pyramid][:] for pyramid, name in enumerate(PYRAMIDS)},
        judges=s.judges[:],
        own=secrets(s, seat) if 0 <= seat < len(s.families) else None,
    )


def captives_on(seen: View, planet: int) -> list[str]:
    """Their codes. 12.1: convicts stay on Stellarium while the penal planet is lost."""
    penal = [each["kind"] for each in seen["planets"]].index(PENAL)
    prison = penal if seen["planets"][penal]["holder"] == "empire" else STELLARIUM
    free, convict = CAPTIVITIES[FREE], CAPTIVITIES[CONVICT]
    return [
        c["code"]
        for c in seen["people"]
        if c["captivity"] != free and planet == (prison if c["captivity"] == convict else c["held_at"])
    ]


def waiting(s: State) -> list[int]:
    """Seats that may send something, again and again until the referee resolves."""
    if s.entries:
        return list(range(len(s.entries)))
    return [family.id for family in s.families if family.status != PNJ] if s.end == PLAYING else []


def _family(family: Family) -> FamilyView:
    return FamilyView(
        name=family.name,
        status=STATUSES[family.status],
        points=family.points,
        points_turn=family.points_turn,
        members=family.members[:],
    )


def _person(c: Person) -> PersonView:
    return PersonView(
        code=c.code,
        name=c.name,
        family=c.family,
        sex="mw"[c.sex],
        born=c.born,
        school=SCHOOLS[c.school] if c.school != UNSCHOOLED else "",
        prestige=c.pp,
        spouse=c.spouse if c.spouse >= OUTSIDER else NONE,
        widowed=c.widowed,
        father=c.father,
        mother=c.mother,
        heretic=c.heretic,
        captivity=CAPTIVITIES[c.captivity],
        held_at=c.held_at,
        until=c.until,
        judge=c.judge,
        governs=c.governs,
        voyages=c.voyages,
        commands=c.commands,
        died=c.died,
        cause=c.cause,
    )


def _planet(planet: Planet) -> PlanetView:
    return PlanetView(
        name=planet.name,
        kind=planet.kind,
        holder=CAPTIVITIES[planet.holder] if planet.holder else "empire",
        governor=planet.governor,
        posts=[family for family, post in enumerate(planet.posts) if post],
    )


def _ship(ship: Ship) -> ShipView:
    return ShipView(name=ship.name, owner=ship.owner, afloat=ship.afloat)


def means(s: State, seat: int) -> Means:
    """What this family can spend."""
    family = s.families[seat]
    members = [s.people[member] for member in family.members]
    return Means(
        purse=family.purse,
        in_debt=family.in_debt,
        credits=family.credits,
        prostheses={c.code: c.prostheses for c in members if c.prostheses},
    )


def secrets(s: State, seat: int) -> Secrets:
    """What only this family knows."""
    family = s.families[seat]
    own = means(s, seat)
    return Secrets(
        purse=own["purse"],
        in_debt=own["in_debt"],
        credits=own["credits"],
        prostheses=own["prostheses"],
        postings=[[posting.amount, posting.rule] for posting in s.money if posting.who == family.id],
        orders=format_orders(s, s.orders[family.id]) if family.id < len(s.orders) else "",
    )
