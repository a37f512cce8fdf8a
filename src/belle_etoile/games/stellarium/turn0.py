"""Turn 0: families are founded, married in a ring, elected and sold their first ship; later ones join."""

from typing import Final, final

from ...core.chance import Chance
from .components import (
    CAPITAL,
    COLONY,
    EMPIRE,
    FIRST_YEAR,
    FOUNDERS,
    MAN,
    MARRIED_FOUNDERS,
    ONR,
    OR,
    PENAL,
    POUARKS,
    PRIEST,
    PYRAMIDS,
    RULES,
    SCHOOLED_FOUNDERS,
    SCHOOLS,
    STELLARIUM,
    UNSCHOOLED,
    WARRIOR,
    WOMAN,
    YEARS,
    Edition,
)
from .effects import Events, honour, pay, proclaim, say
from .first_names import drawn
from .orders import Entry, Orders, silence
from .orders.mistakes import Mistake
from .phases.p07_births import add_person
from .phases.p27_assembly import elect_governors, elect_judges, fill_pyramid
from .phases.p28_auction import run as auction
from .state import OUTSIDER, Family, Planet, State


def mistakes(edition: Edition, entry: Entry, to_share: int) -> list[Mistake]:
    """The rules an entry breaks, each with what would be right; empty if none."""
    wrong: list[Mistake] = []
    for founder, school in enumerate(entry.schools):
        where, fit = f"schools {founder + 1}", schools_for(founder)
        if not UNSCHOOLED <= school < len(SCHOOLS) or (school == PRIEST and founder < MARRIED_FOUNDERS):
            wrong.append(_refused(where, "31.3", SCHOOLS[PRIEST] if school == PRIEST else str(school), ", ".join(fit)))
    if entry.shares and (sum(entry.shares) != to_share or min(entry.shares) < 0 or len(entry.shares) != FOUNDERS):
        found = f"{entry.shares}, {sum(entry.shares)} PP"
        wrong.append(_refused("shares", "31.5", found, f"{silent_shares(edition, to_share)}, {to_share} PP"))
    if min(entry.publicity) < 0 or sum(entry.publicity) > edition.purse:
        wrong.append(_refused("publicity", "31.6", f"{sum(entry.publicity)} M$", f"0-{edition.purse} M$"))
    if not 0 <= entry.bid <= edition.purse:
        wrong.append(_refused("bid.amount", "31.8", f"{entry.bid} M$", f"1-{edition.purse} M$"))
    for founder, planet in entry.candidates.items():
        if not 0 <= founder < SCHOOLED_FOUNDERS or not STELLARIUM <= planet <= len(edition.colonies) + 1:
            right = f"judge, governor of {edition.colonies[0]}"
            wrong.append(_refused(f"candidates.{founder + 1}", "31.9", str(planet), right))
    return wrong


def _refused(place: str, rule: str, found: str, right: str) -> Mistake:
    return Mistake(place, rule, "refused", found, right)


def found_empire(edition: Edition, last_turn: int, double_gains: bool, rules: int = RULES) -> State:
    """The capital, six colonies, the penal planet and one of the Pouarks."""
    s = State(edition, last_turn, double_gains, rules)
    s.planets.append(Planet(STELLARIUM, edition.capital, CAPITAL, EMPIRE))
    for name in edition.colonies:
        s.planets.append(Planet(len(s.planets), name, COLONY, EMPIRE))
    s.planets.append(Planet(len(s.planets), edition.penal, PENAL, EMPIRE))
    s.planets.append(Planet(len(s.planets), edition.pouark, COLONY, POUARKS))
    s.garrison = [[] for _ in s.planets]
    s.traders = [[] for _ in s.planets]
    return s


def begin(s: State, entries: list[Entry], chance: Chance, events: Events) -> None:
    """31.10: an empty Empire gets its families: founded, married, elected, and the first ship sold."""
    for entry in entries:
        _found_family(s, entry, s.edition.shared, chance, events)
    _marry_ring(s, chance)
    orders = [_first_orders(s, family, entry) for family, entry in zip(s.families, entries, strict=True)]
    elect_judges(s, orders, chance, events)
    for pyramid in range(len(PYRAMIDS)):
        fill_pyramid(s, pyramid, chance, events)
    elect_governors(s, orders, chance, events)
    auction(s, orders, chance, events)
    s.players = len(s.families)
    s.phase = 30
    s.entries, s.orders = [], silence(len(s.families))


def join(s: State, entry: Entry, chance: Chance, events: Events) -> int:
    """31.7: a late family, which plays from the next turn; its number."""
    family = _found_family(s, entry, to_share(s), chance, events)
    family.late = True
    for founder in range(MARRIED_FOUNDERS):
        _marry_outsider(s, family, founder)
    s.orders.append(Orders(family.id, False))
    return family.id


def late_bonus(s: State) -> int:
    """31.7: a quarter of the mean living prestige per family, rounded down."""
    total = sum([c.pp for c in s.people if c.alive])
    return max(0, total // (4 * len(s.families))) if s.families else 0


def to_share(s: State) -> int:
    """31.5, 31.7: prestige that a family has to share out if it is founded now."""
    return s.edition.shared + late_bonus(s)


def entry_status(entry: Entry) -> int:
    """0.1"""
    return OR if entry.sent else ONR


def sex_of(founder: int) -> int:
    """31.2"""
    return MAN if founder % 2 == 0 else WOMAN


@final
class Founder:
    def __init__(self, sex: int, age: int, prestige: int, married: bool, schooled: bool, schools: list[str]) -> None:
        self.sex: Final = sex
        self.age: Final = age
        self.prestige: Final = prestige
        self.married: Final = married
        self.schooled: Final = schooled
        self.schools: Final = schools


def founders(edition: Edition) -> list[Founder]:
    """31.2-31.4: those a family begins with."""
    return [
        Founder(
            sex_of(at),
            edition.ages[at],
            edition.prestige[at],
            at < MARRIED_FOUNDERS,
            at < SCHOOLED_FOUNDERS,
            schools_for(at),
        )
        for at in range(FOUNDERS)
    ]


def schools_for(founder: int) -> list[str]:
    """31.3: six are trained, and the married ones are no priests."""
    if founder >= SCHOOLED_FOUNDERS:
        return []
    return list(SCHOOLS[1:] if founder < MARRIED_FOUNDERS else SCHOOLS)


def _found_family(s: State, entry: Entry, to_share: int, chance: Chance, events: Events) -> Family:
    """31.1-31.6"""
    family = Family(len(s.families), family_name(s, entry.name, chance))
    family.purse = family.purse_start = s.edition.purse  # 31.8
    family.status = entry_status(entry)
    s.families.append(family)
    for planet in s.planets:
        planet.posts.append(planet.imperial_colony and planet.opened)  # 31.10
    shares = entry.shares or silent_shares(s.edition, to_share)
    proclaim(events, "31.1", "family", family.id, {"family": family.name})
    for founder in range(FOUNDERS):
        _found_member(s, family, entry, founder, shares[founder], chance, events)
    return family


def silent_shares(edition: Edition, to_share: int) -> list[int]:
    """31.5: five each to the first five, and a late bonus to the first."""
    shares = edition.silent[:]
    shares[0] += to_share - edition.shared
    return shares


def _found_member(
    s: State, family: Family, entry: Entry, founder: int, share: int, chance: Chance, events: Events
) -> None:
    sex = sex_of(founder)
    name = entry.names[founder] or drawn(s, family.id, sex, entry.names, chance, "31.2")
    c = add_person(s, family.id, name, sex, FIRST_YEAR + YEARS * s.turn - s.edition.ages[founder])
    if founder < SCHOOLED_FOUNDERS:
        c.school = entry.schools[founder]
        if c.school == UNSCHOOLED:
            c.school = _drawn_school(founder, chance)
    honour(s, c.id, s.edition.prestige[founder], "31.4")
    honour(s, c.id, share, "31.5")
    honour(s, c.id, entry.publicity[founder], "31.6")
    pay(s, family.id, -entry.publicity[founder], "31.6")
    school = SCHOOLS[c.school] if c.school != UNSCHOOLED else "none"
    say(s, events, "31.2", "founder", c.id, {"school": school, "prestige": c.pp})


def _drawn_school(founder: int, chance: Chance) -> int:
    """31.3: the married ones are no priests."""
    if founder < MARRIED_FOUNDERS:
        return WARRIOR + chance.pick(len(SCHOOLS) - 1, "31.3")
    return chance.pick(len(SCHOOLS), "31.3")


def family_name(s: State, name: str, chance: Chance) -> str:
    """31.1: no two families are called alike."""
    taken = [family.name for family in s.families]
    if not name:
        left = [here for here in s.edition.families if here not in taken] or s.edition.families
        name = left[chance.pick(len(left), "31.1")]
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free


def _marry_ring(s: State, chance: Chance) -> None:
    """31.2: men 1 and 3 with women 2 and 4 of the next family; two families marry one way only."""
    ring = [family.id for family in s.families]
    for at in range(len(ring) - 1, 0, -1):
        other = chance.pick(at + 1, "31.2")
        ring[at], ring[other] = ring[other], ring[at]
    for at, family in enumerate(ring):
        following = ring[(at + 1) % len(ring)]
        if len(ring) >= 3 or (len(ring) == 2 and at == 0):
            for man in (0, 2):
                groom = s.people[s.families[family].members[man]]
                bride = s.people[s.families[following].members[man + 1]]
                groom.spouse, bride.spouse = bride.id, groom.id
                s.weddings.append((0, groom.id, bride.id))
    for each in s.families:
        for founder in range(MARRIED_FOUNDERS):
            _marry_outsider(s, each, founder)


def _marry_outsider(s: State, family: Family, founder: int) -> None:
    """31.2: a spouse outside the game, as old as the founder who would have been."""
    c = s.people[family.members[founder]]
    if c.spouse < 0:
        partner = founder + 1 if c.sex == MAN else founder - 1
        c.spouse = OUTSIDER
        c.spouse_born = FIRST_YEAR + YEARS * s.turn - s.edition.ages[partner]


def _first_orders(s: State, family: Family, entry: Entry) -> Orders:
    """31.8, 31.9"""
    orders = Orders(family.id, entry.sent)
    orders.bid, orders.bid_name = entry.bid, entry.ship_name
    orders.candidates = {family.members[founder]: planet for founder, planet in entry.candidates.items()}
    return orders
