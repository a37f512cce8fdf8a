"""A small Empire for rule tests: turn 3 (year 5021), families without members, everyone in order."""

from belle_etoile.core.chance import Scripted
from belle_etoile.core.events import EVERYONE, Event
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.stellarium.components import (
    CONVICT,
    FREE,
    GOVERNMENT,
    HOSTAGE,
    NONE,
    NOWHERE,
    OR,
    POUARKS,
    REBELS,
    SCHOOLS,
    UNSCHOOLED,
    Edition,
    ship_place,
)
from belle_etoile.games.stellarium.invariants import check
from belle_etoile.games.stellarium.orders import Offer, Orders, Verdict, Wedding
from belle_etoile.games.stellarium.phases.p00_status import open_turn
from belle_etoile.games.stellarium.phases.p07_births import add_person
from belle_etoile.games.stellarium.state import Contract, Family, Person, Planet, Ship, State, Trial
from belle_etoile.games.stellarium.turn import run_phase
from belle_etoile.games.stellarium.turn0 import found_empire

EDITION = Edition(packaged_text("games/stellarium", "edition.toml"), "edition.toml")
BALNEA, CARILAM, DORKIR, ENGARKOS, KISTRANG, MOLOGATAI, ARAKNID, XORG = range(1, 9)
YEAR = 5021


class World:
    """A state, one order sheet for each family, and the events of the last phase."""

    def __init__(self, families: int = 3, double_gains: bool = False) -> None:
        self.s: State = found_empire(EDITION, 0, double_gains)
        for id in range(families):
            family = Family(id, f"House{id + 1}")
            family.status, family.purse = OR, 10
            self.s.families.append(family)
        for planet in self.s.planets:
            planet.posts = [planet.imperial_colony] * families
        self.s.turn = 2
        open_turn(self.s)
        self.s.players = families
        self.orders = [Orders(id, True) for id in range(families)]
        self.events: list[Event] = []

    # Making

    def person(
        self,
        family: int = 0,
        school: str = "warrior",
        sex: str = "m",
        age: int = 30,
        pp: int = 10,
        goods: tuple[int, ...] = (),
        place: int = 0,
        widowed: bool = False,
        heretic: bool = False,
    ) -> int:
        c = add_person(self.s, family, f"P{len(self.s.people)}", "mw".index(sex), self.s.year - age)
        c.entered = 0
        c.school = SCHOOLS.index(school) if school else UNSCHOOLED
        c.pp = c.pp_start = pp
        c.goods = sum(1 << good for good in goods)
        c.place, c.widowed, c.heretic = place, widowed, heretic
        return c.id

    def youth(self, family: int = 0, sex: str = "m", name: str = "") -> int:
        c = self[self.person(family, "", sex, 5, 0)]
        c.entered, c.name = self.s.turn - 1, name
        return c.id

    def seat(self, pyramid: int, seat: int, who: int) -> int:
        self.s.pyramids[pyramid][seat] = who
        if pyramid == GOVERNMENT:
            self[who].government = seat
        else:
            self[who].guild = seat
        return who

    def judge(self, who: int) -> int:
        self[who].judge = True
        self.s.judges.append(who)
        return who

    def govern(self, who: int, planet: int) -> int:
        self[who].governs = self[who].place = planet
        self.s.planets[planet].governor = who
        return who

    def marry(self, man: int, woman: int) -> None:
        self[man].spouse, self[woman].spouse = woman, man

    def ship(self, owner: int = 0, name: str = "Comète") -> int:
        self.s.ships.append(Ship(len(self.s.ships), name, owner))
        return len(self.s.ships) - 1

    def sail(self, captain: int, *crew: int, owner: int = 0) -> int:
        """A ship that has left with these people."""
        ship = self.s.ships[self.ship(owner)]
        ship.left, ship.captain, ship.aboard = True, captain, [captain, *crew]
        ship.families = sorted({self[who].family for who in ship.aboard})
        for who in ship.aboard:
            self[who].place = ship_place(ship.id)
        return ship.id

    def convict(self, who: int, until: int = 9) -> int:
        self[who].captivity, self[who].until, self[who].place = CONVICT, until, NOWHERE
        return who

    def hostage(self, who: int, planet: int = BALNEA, kidnappers: tuple[int, ...] = (1,)) -> int:
        self[who].captivity, self[who].held_at, self[who].place = HOSTAGE, planet, NOWHERE
        self[who].kidnappers = list(kidnappers)
        return who

    def prisoner(self, who: int, planet: int) -> int:
        """Of whoever holds the planet."""
        self[who].captivity, self[who].held_at, self[who].place = self.s.planets[planet].holder, planet, NOWHERE
        return who

    def lose(self, planet: int, holder: int = REBELS) -> int:
        self.s.losses += 1
        lost = self.s.planets[planet]
        lost.holder, lost.lost, lost.posts = holder, self.s.losses, [False] * len(self.s.families)
        self.s.colonies_start -= 1
        return planet

    def pouark_planet(self, name: str = "Brrk") -> int:
        planet = Planet(len(self.s.planets), name, 1, POUARKS)
        planet.posts = [False] * len(self.s.families)
        self.s.planets.append(planet)
        self.s.garrison.append([])
        self.s.traders.append([])
        return planet.id

    def garrison(self, planet: int, *men: int) -> None:
        for who in men:
            self[who].place = planet
            self.s.garrison[planet].append(who)

    def trade(self, planet: int, *men: int) -> None:
        for who in men:
            self[who].place = planet
            self.s.traders[planet].append(who)

    def fleet(self, number: int, *men: int) -> None:
        """The first man commands."""
        for who in men:
            self[who].place = -1 - number
            self.s.fleets[number - 1].append(who)
        self.s.commanders[number - 1] = men[0] if men else NONE

    def contract(self, kind: int, target: int, *clients: int, year: int = 1, ships: tuple[int, ...] = ()) -> Contract:
        """One that was chosen in phase 2 and waits."""
        contract = Contract(kind, target, list(clients), [1] * len(clients), list(ships))
        contract.year = year
        self.s.contracts.append(contract)
        return contract

    def offer(self, client: int, kind: int, target: int, amount: int = 1, ships: tuple[int, ...] = ()) -> None:
        family = self[client].family
        self.s.families[family].credits = max(7, self.s.families[family].credits)
        self.orders[family].offers.append(Offer(client, amount, kind, target, list(ships)))

    def wed(self, groom: int, bride: int, priest: int) -> None:
        """Both families write it."""
        for who in (groom, bride):
            self.orders[self[who].family].weddings.append(Wedding(groom, bride, priest))

    def accuse(self, accused: int, opened: int = 2, fined_for: int = NONE) -> int:
        self.s.trials_opened += 1
        self.s.trials.append(Trial(self.s.trials_opened, accused, "20.2", opened, fined_for))
        self[accused].trials += 1
        return self.s.trials_opened

    def vote(self, judge: int, trial: int, verdict: int, years: int = 10) -> None:
        self.orders[self[judge].family].verdicts.append(Verdict(judge, trial, verdict, years))

    def purse(self, family: int, amount: int) -> None:
        self.s.families[family].purse = self.s.families[family].purse_start = amount

    # Playing and looking

    def __getitem__(self, who: int) -> Person:
        return self.s.people[who]

    def run(self, phase: int, *faces: int) -> None:
        """Run one phase with these outcomes, all counted from 1, no more and no fewer."""
        chance = Scripted([face - 1 for face in faces])
        self.events = []
        self.s.phase = phase
        run_phase(self.s, phase, self.orders, chance, self.events)
        assert chance.spent(), f"{chance.used} of {len(faces)} outcomes were asked for"
        check(self.s)

    def pp(self, *people: int) -> list[int]:
        return [self[who].pp for who in people]

    def purses(self) -> list[int]:
        return [family.purse for family in self.s.families]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def public(self, kind: str) -> bool:
        return any(event.only == EVERYONE for event in self.told(kind))

    def is_free(self, who: int) -> bool:
        return self[who].alive and self[who].captivity == FREE

    def tried_for(self, who: int) -> list[str]:
        return [trial.rule for trial in self.s.trials if trial.accused == who]
