"""A position of Stellarium: families, people, offices, planets, ships, trials, and what the turn remembers."""

from typing import Final, final

from ...core import game as core
from .components import (
    CAPTIVITIES,
    EMPIRE,
    ENDS,
    FIRST_RULES,
    FIRST_YEAR,
    FREE,
    HEAD,
    NONE,
    NOWHERE,
    ONR,
    PLAYING,
    PYRAMIDS,
    RULES,
    SEATS,
    STATUSES,
    STELLARIUM,
    UNSCHOOLED,
    YEARS,
    Edition,
)
from .orders import Entry, Orders

OUTSIDER: Final = -2  # a spouse outside the game


@final
class Person:
    """One person, for ever. The last group of fields belongs to the running turn."""

    def __init__(self, id: int, family: int, number: int, name: str, sex: int, born: int) -> None:
        self.id: Final = id
        self.family: Final = family
        self.number: Final = number  # in the family's roster, from 1
        self.name = name  # empty before baptism
        self.sex: Final = sex
        self.born: Final = born
        self.entered = 0  # the turn of birth or recognition
        self.school = UNSCHOOLED
        self.pp = 0
        self.spouse = NONE  # stays with the dead
        self.spouse_born = 0  # of an OUTSIDER
        self.widowed = False
        self.father = NONE
        self.mother = NONE
        self.heretic = False
        self.prostheses = 0
        self.voyages = 0  # as crew, 4.9
        self.commands = 0  # as captain, 4.9
        self.captivity = FREE
        self.held_at = NONE
        self.mountains = False  # 11.2.5
        self.until = 0  # a convict's last turn, 22.4
        self.kidnappers: list[int] = []  # hidden from every family: families that share a ransom, 2.2.4
        self.government = NONE  # seat there
        self.guild = NONE  # seat in the pyramid of the own school
        self.judge = False
        self.governs = NONE
        self.trials = 0  # open ones
        self.died = NONE  # turn
        self.died_phase = 0
        self.died_year = 0  # of the cycle, 0 where none is drawn
        self.cause = ""
        self.died_in_office = False  # 26.2
        # this turn
        self.pp_start = 0
        self.place = STELLARIUM
        self.blank = False  # no place written, 0.3
        self.idle = False  # 7.6
        self.share = NONE
        self.stake = 0  # more than 0 means at the exchange
        self.goods = 0  # hidden from other families; bits of GOODS
        self.implanted = False  # 1.3.2
        self.permit = False  # 4.7

    @property
    def alive(self) -> bool:
        return self.died == NONE

    @property
    def free(self) -> bool:
        return self.died == NONE and self.captivity == FREE

    @property
    def held(self) -> bool:
        """In the hands of the Tentacle, rebels or Pouarks."""
        return self.captivity > 1

    @property
    def practising(self) -> bool:
        """22.5, 27.2.4, 27.4.4"""
        return self.free and self.school != UNSCHOOLED and not self.judge and self.governs == NONE and not self.idle

    @property
    def seated(self) -> bool:
        return self.government != NONE or self.guild != NONE

    @property
    def in_office(self) -> bool:
        return self.government != NONE or self.guild != NONE or self.judge or self.governs != NONE

    def has(self, good: int) -> bool:
        return self.goods >> good & 1 != 0

    def copy(self) -> "Person":
        c = Person(self.id, self.family, self.number, self.name, self.sex, self.born)
        c.entered, c.school, c.pp = self.entered, self.school, self.pp
        c.spouse, c.spouse_born, c.widowed = self.spouse, self.spouse_born, self.widowed
        c.father, c.mother, c.heretic, c.prostheses = self.father, self.mother, self.heretic, self.prostheses
        c.voyages, c.commands = self.voyages, self.commands
        c.captivity, c.held_at, c.mountains, c.until = self.captivity, self.held_at, self.mountains, self.until
        c.kidnappers = self.kidnappers[:]
        c.government, c.guild, c.judge, c.governs = self.government, self.guild, self.judge, self.governs
        c.trials, c.died, c.died_phase, c.died_year = self.trials, self.died, self.died_phase, self.died_year
        c.cause, c.died_in_office = self.cause, self.died_in_office
        c.pp_start, c.place, c.blank, c.idle = self.pp_start, self.place, self.blank, self.idle
        c.share, c.stake, c.goods = self.share, self.stake, self.goods
        c.implanted, c.permit = self.implanted, self.permit
        return c

    def text(self) -> str:
        life = [
            f"{self.code} {self.name or '-'} {'mw'[self.sex]} {self.born} in {self.entered} school {self.school}",
            f"pp {self.pp} of {self.pp_start} spouse {self.spouse} {self.spouse_born} {int(self.widowed)}",
            f"parents {self.father} {self.mother} heretic {int(self.heretic)} prostheses {self.prostheses}",
            f"voyages {self.voyages} {self.commands}",
            f"{CAPTIVITIES[self.captivity]} {self.held_at} {int(self.mountains)} {self.until} {self.kidnappers}",
            f"seats {self.government} {self.guild} judge {int(self.judge)} governs {self.governs}",
            f"trials {self.trials}",
            f"died {self.died} {self.died_phase} {self.died_year} {self.cause or '-'} {int(self.died_in_office)}",
            f"place {self.place} {int(self.blank)}{int(self.idle)}{int(self.implanted)}{int(self.permit)}",
            f"bet {self.share} {self.stake} goods {self.goods}",
        ]
        return "; ".join(life)

    @property
    def code(self) -> str:
        """How orders name a person: family and number in its roster, both from 1."""
        return f"{self.family + 1}-{self.number}"


@final
class Family:
    """One player's family. Purse and credits are hidden from the others."""

    def __init__(self, id: int, name: str) -> None:
        self.id: Final = id
        self.name = name
        self.status = ONR
        self.silent_turns = 0  # ONR in a row, 0.1
        self.history: list[int] = []  # its status in every turn it has played
        self.purse = 0  # hidden from other families
        self.purse_start = 0  # hidden from other families
        self.in_debt = False  # at the end of last turn
        self.credits = 0  # hidden from every other family, 2.8.5
        self.points = 0
        self.points_turn = 0
        self.members: list[int] = []  # the dead too
        self.late = False  # joined after turn 0
        self.may_recognise = False  # 7.7, as the turn starts

    def copy(self) -> "Family":
        f = Family(self.id, self.name)
        f.status, f.silent_turns, f.purse, f.purse_start = self.status, self.silent_turns, self.purse, self.purse_start
        f.in_debt, f.credits, f.points, f.points_turn = self.in_debt, self.credits, self.points, self.points_turn
        f.members, f.late, f.may_recognise = self.members[:], self.late, self.may_recognise
        f.history = self.history[:]
        return f

    def text(self) -> str:
        return (
            f"family {self.id + 1} {self.name} {STATUSES[self.status]} {self.silent_turns}"
            f" purse {self.purse} of {self.purse_start} debt {int(self.in_debt)} credits {self.credits}"
            f" points {self.points} {self.points_turn} late {int(self.late)} bastard {int(self.may_recognise)}"
            f" history {self.history}"
        )


@final
class Planet:
    def __init__(self, id: int, name: str, kind: int, holder: int) -> None:
        self.id: Final = id
        self.name: Final = name
        self.kind: Final = kind
        self.holder = holder
        self.lost = 0  # the number of its last loss, later is higher, 11.4
        self.posts: list[bool] = []  # by family
        self.governor = NONE
        self.closed = False  # this turn, 5.3.4
        self.opened = True  # every family has a right to a post, 12.4; not on planets that an expedition found, 14.5

    @property
    def imperial_colony(self) -> bool:
        """27.4.2: a colony, or the penal planet, that the Empire holds."""
        return self.holder == EMPIRE and self.id != STELLARIUM

    def copy(self) -> "Planet":
        p = Planet(self.id, self.name, self.kind, self.holder)
        p.lost, p.posts, p.governor, p.closed = self.lost, self.posts[:], self.governor, self.closed
        p.opened = self.opened
        return p

    def text(self) -> str:
        posts = "".join(["x" if post else "." for post in self.posts])
        return (
            f"planet {self.id} {self.name} {self.kind} {CAPTIVITIES[self.holder]} lost {self.lost}"
            f" governor {self.governor} closed {int(self.closed)} opened {int(self.opened)} posts {posts}"
        )


@final
class Ship:
    def __init__(self, id: int, name: str, owner: int) -> None:
        self.id: Final = id
        self.name: Final = name
        self.owner = owner
        self.afloat = True
        # this turn
        self.user = owner
        self.left = False
        self.captain = NONE
        self.aboard: list[int] = []
        self.families: list[int] = []  # aboard at departure, 14.5
        self.names: list[str] = []  # 14.8
        self.betrayed = False  # hidden, 2.7.4

    def copy(self) -> "Ship":
        s = Ship(self.id, self.name, self.owner)
        s.afloat, s.user, s.left, s.captain = self.afloat, self.user, self.left, self.captain
        s.aboard, s.families, s.names, s.betrayed = self.aboard[:], self.families[:], self.names[:], self.betrayed
        return s

    def text(self) -> str:
        return (
            f"ship {self.id} {self.name} owner {self.owner} afloat {int(self.afloat)} user {self.user}"
            f" left {int(self.left)} captain {self.captain} aboard {self.aboard} {self.families} {self.names}"
            f" {int(self.betrayed)}"
        )


@final
class Trial:
    """22.1; `fined_for` is the family a scandal's client would pay (2.3.4), or NONE for prison."""

    def __init__(self, id: int, accused: int, rule: str, opened: int, fined_for: int) -> None:
        self.id: Final = id
        self.accused: Final = accused
        self.rule: Final = rule
        self.opened: Final = opened
        self.fined_for: Final = fined_for

    def text(self) -> str:
        return f"trial {self.id} accused {self.accused} {self.rule} opened {self.opened} fine {self.fined_for}"


@final
class Contract:
    """An executed contract of this turn. Clients are hidden from everyone until found."""

    def __init__(self, kind: int, target: int, clients: list[int], amounts: list[int], ships: list[int]) -> None:
        self.kind: Final = kind
        self.target: Final = target
        self.clients: Final = clients
        self.amounts: Final = amounts
        self.ships: Final = ships
        self.year = 0
        self.settled = False

    @property
    def amount(self) -> int:
        return sum(self.amounts)

    def copy(self) -> "Contract":
        c = Contract(self.kind, self.target, self.clients[:], self.amounts[:], self.ships[:])
        c.year, c.settled = self.year, self.settled
        return c

    def text(self) -> str:
        return (
            f"contract {self.kind} {self.target} {self.clients} {self.amounts} {self.ships} year {self.year}"
            f" {int(self.settled)}"
        )


@final
class Posting:
    """One change of a purse or of somebody's prestige, and the rule that makes it."""

    def __init__(self, who: int, amount: int, rule: str) -> None:
        self.who: Final = who
        self.amount: Final = amount
        self.rule: Final = rule


@final
class State(core.State):
    """Everything; what is hidden says so where it is declared."""

    def __init__(self, edition: Edition, last_turn: int, double_gains: bool, rules: int = RULES) -> None:
        self.edition: Final = edition
        self.last_turn: Final = last_turn  # 0 for an endless game, 30.1
        self.double_gains: Final = double_gains  # 27.4.6 in place of 15.4
        self.rules: Final = rules  # how they are read, one of PLAYED_RULES
        self.turn = 0
        self.phase = 0
        self.end = PLAYING
        self.families: list[Family] = []
        self.people: list[Person] = []
        self.living: list[int] = []  # as the turn started, births added; some may have died since
        self.kin: list[list[int]] = []  # the same by family
        self.pyramids: list[list[int]] = [[NONE] * SEATS for _ in PYRAMIDS]
        self.judges: list[int] = []
        self.planets: list[Planet] = []
        self.ships: list[Ship] = []
        self.trials: list[Trial] = []
        self.trials_opened = 0
        self.weddings: list[tuple[int, int, int]] = []  # turn, groom, bride, for ever
        self.losses = 0  # planets lost so far
        self.entries: list[Entry] = []  # before turn 0, one for each seat; hidden from the others
        self.orders: list[Orders] = []  # for the coming turn; hidden from every other family
        # fixed as the turn starts
        self.population = 0  # 11.2.1
        self.colonies_start = 0  # 13.5
        self.players = 0  # 1.3.4
        self.or_last = 0  # 2.8.2
        self.merchant_families = 0  # 32.13
        # this turn
        self.contracts: list[Contract] = []  # hidden from everyone
        self.garrison: list[list[int]] = []  # warriors by planet, as they left
        self.traders: list[list[int]] = []  # merchants by planet, as they left
        self.fleets: list[list[int]] = [[], []]
        self.commanders: list[int] = [NONE, NONE]
        self.patrol: list[int] = []
        self.battles = 0  # against Pouarks
        self.treason = False  # 2.7.3
        self.newborn: list[int] = []
        self.dead: list[int] = []  # in the order of their deaths
        self.money: list[Posting] = []  # hidden from other families
        self.prestige: list[Posting] = []

    @property
    def year(self) -> int:
        """The first year of the turn."""
        return FIRST_YEAR + YEARS * (self.turn - 1)

    def age(self, c: Person) -> int:
        return self.year - c.born

    def head(self, pyramid: int) -> int:
        """The free holder of the first seat, or NONE: powers need both (32.3)."""
        who = self.pyramids[pyramid][HEAD]
        return who if who != NONE and self.people[who].free else NONE

    def copy(self) -> "State":
        s = State(self.edition, self.last_turn, self.double_gains, self.rules)
        s.turn, s.phase, s.end = self.turn, self.phase, self.end
        s.families = [family.copy() for family in self.families]
        s.people = [c.copy() for c in self.people]
        s.living, s.kin = self.living[:], [kin[:] for kin in self.kin]
        s.pyramids = [seats[:] for seats in self.pyramids]
        s.judges = self.judges[:]
        s.planets = [planet.copy() for planet in self.planets]
        s.ships = [ship.copy() for ship in self.ships]
        s.trials, s.trials_opened = self.trials[:], self.trials_opened
        s.weddings, s.losses = self.weddings[:], self.losses
        s.entries, s.orders = self.entries[:], self.orders[:]
        s.population, s.colonies_start, s.players = self.population, self.colonies_start, self.players
        s.or_last, s.merchant_families = self.or_last, self.merchant_families
        s.contracts = [contract.copy() for contract in self.contracts]
        s.garrison = [men[:] for men in self.garrison]
        s.traders = [men[:] for men in self.traders]
        s.fleets = [men[:] for men in self.fleets]
        s.commanders, s.patrol, s.battles = self.commanders[:], self.patrol[:], self.battles
        s.treason, s.newborn, s.dead = self.treason, self.newborn[:], self.dead[:]
        s.money, s.prestige = self.money[:], self.prestige[:]
        return s

    def text(self) -> str:
        lines = [
            f"turn {self.turn} of {self.last_turn} phase {self.phase} {ENDS[self.end]} double {int(self.double_gains)}",
            f"start population {self.population} colonies {self.colonies_start} players {self.players}"
            f" or {self.or_last} merchants {self.merchant_families}",
            f"losses {self.losses} trials {self.trials_opened} battles {self.battles} treason {int(self.treason)}",
            f"judges {self.judges} commanders {self.commanders} patrol {self.patrol}",
            f"newborn {self.newborn} dead {self.dead}",
            f"garrison {self.garrison} traders {self.traders} fleets {self.fleets}",
        ]
        if self.rules != FIRST_RULES:
            lines.append(f"rules {self.rules}")
        lines += [f"{name} {seats}" for name, seats in zip(PYRAMIDS, self.pyramids, strict=True)]
        lines += [family.text() for family in self.families]
        lines += [c.text() for c in self.people]
        lines += [planet.text() for planet in self.planets]
        lines += [ship.text() for ship in self.ships]
        lines += [trial.text() for trial in self.trials]
        lines += [contract.text() for contract in self.contracts]
        lines += [f"wedding {turn} {groom} {bride}" for turn, groom, bride in self.weddings]
        lines += [f"money {p.who} {p.amount} {p.rule}" for p in self.money]
        lines += [f"prestige {p.who} {p.amount} {p.rule}" for p in self.prestige]
        lines += [f"entry {entry.text()}" for entry in self.entries]
        lines += [f"orders {orders.text()}" for orders in self.orders if orders.sent]
        return "\n".join(lines)


def whereabouts(s: State, c: Person) -> int:
    """The planet, fleet or ship where somebody is, captives too; NOWHERE for the dead and in the mountains."""
    if not c.alive or c.mountains:
        return NOWHERE
    if c.captivity == FREE:
        return c.place
    if c.held:
        return c.held_at
    penal = penal_planet(s)  # 12.1: convicts stay on Stellarium while it is lost
    return penal if s.planets[penal].holder == EMPIRE else STELLARIUM


def penal_planet(s: State) -> int:
    return len(s.edition.colonies) + 1


def imperial_colonies(s: State) -> list[int]:
    """The penal planet included, the capital not."""
    return [planet.id for planet in s.planets if planet.imperial_colony]
