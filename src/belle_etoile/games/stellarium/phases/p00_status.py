"""0: the turn opens, and every family gets its status."""

from typing import Final

from ....core.chance import Chance
from ..components import (
    FREE,
    HOSTAGE,
    MAN,
    MERCHANT,
    MOST_BEARING,
    NONE,
    NOWHERE,
    ONR,
    OPR,
    OR,
    PNJ,
    PRIEST,
    STATUSES,
    STELLARIUM,
    UNSCHOOLED,
)
from ..effects import Events, leave_seats, proclaim, say
from ..orders import Orders
from ..state import OUTSIDER, Family, Person, State, imperial_colonies

SILENT_TURNS: Final = 3  # 0.1


def needs_place(c: Person) -> bool:
    """0.3: free, schooled, neither judge nor governor."""
    return c.free and c.school != UNSCHOOLED and not c.judge and c.governs == NONE


def is_youth(c: Person, turn: int) -> bool:
    """9.1, 10.1: born the turn before, or a founder who was too young for a school."""
    return c.alive and c.school == UNSCHOOLED and c.entered == turn - 1


def status(s: State, family: Family, orders: Orders, turn: int) -> int:
    """0.1: as these orders will count in `turn`."""
    if family.status == PNJ:
        return PNJ
    if not orders.sent:
        return PNJ if family.silent_turns + 1 >= SILENT_TURNS else ONR
    for member in family.members:
        c = s.people[member]
        if needs_place(c) and member not in orders.places:
            return OPR  # 0.3
        if is_youth(c, turn):
            youth = orders.youths.get(member)
            if youth is None or youth.school == UNSCHOOLED or not (youth.name or c.name):
                return OPR  # 0.3
    return OR


def may_recognise(s: State, family: Family, year: int) -> bool:
    """7.7: no unmarried or widowed man but priests, and no man with a wife under 41 in that year."""
    for member in family.members:
        c = s.people[member]
        if not c.alive or c.sex != MAN:
            continue
        if c.spouse == NONE and c.school != PRIEST:
            return False
        if c.spouse != NONE:
            born = c.spouse_born if c.spouse == OUTSIDER else s.people[c.spouse].born
            if year - born < MOST_BEARING:
                return False
    return True


def open_turn(s: State) -> None:
    """Count what stays fixed during the turn, and forget the one before."""
    s.turn += 1
    s.phase = 0
    for id in s.living:
        s.people[id].pp_start = s.people[id].pp  # those who died last turn too
    s.kin = [[m for m in f.members if s.people[m].alive] for f in s.families]
    s.living = [m for kin in s.kin for m in kin]
    s.population = len(s.living)  # 11.2.1
    s.colonies_start = len(imperial_colonies(s))  # 13.5
    s.or_last = sum([f.status == OR for f in s.families])  # 2.8.2
    s.contracts, s.newborn, s.dead, s.money, s.prestige = [], [], [], [], []
    s.garrison = [[] for _ in s.planets]
    s.traders = [[] for _ in s.planets]
    s.fleets, s.commanders, s.patrol = [[], []], [NONE, NONE], []
    s.battles, s.treason = 0, False
    for ship in s.ships:
        ship.user, ship.left, ship.captain, ship.betrayed = ship.owner, False, NONE, False
        ship.aboard, ship.families, ship.names = [], [], []
    for planet in s.planets:
        planet.closed = False
    merchants: set[int] = set()
    for id in s.living:
        _open_life(s.people[id])
        if s.people[id].school == MERCHANT:
            merchants.add(s.people[id].family)
    s.merchant_families = len(merchants)  # 32.13
    for f in s.families:
        f.purse_start = f.purse
        f.may_recognise = may_recognise(s, f, s.year)


def _open_life(c: Person) -> None:
    c.place = NOWHERE if c.captivity != FREE else STELLARIUM if c.governs == NONE else c.governs
    c.blank, c.idle, c.implanted, c.permit = False, False, False, False
    c.share, c.stake, c.goods = NONE, 0, 0


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for family in s.families:
        before = family.status
        family.status = status(s, family, orders[family.id], s.turn)  # 0.2
        family.history.append(family.status)
        family.silent_turns = family.silent_turns + 1 if not orders[family.id].sent else 0
        proclaim(events, "0.1", "status", family.id, {"family": family.name, "status": STATUSES[family.status]})
        if family.status == PNJ and before != PNJ:
            _lose_player(s, family, events)
        if family.status != OR:
            _mark_blanks(s, family, orders[family.id])
    s.players = sum([family.status != PNJ for family in s.families])  # 1.3.4


def _lose_player(s: State, family: Family, events: Events) -> None:
    """0.4: out of every pyramid, without loss of prestige; judges and governors stay."""
    for member in family.members:
        if s.people[member].seated:
            leave_seats(s, s.people[member])
            say(s, events, "0.4", "left-seat", member)


def _mark_blanks(s: State, family: Family, orders: Orders) -> None:
    """0.3: whoever has no place goes where the rules send him; a hostage may be free before he leaves."""
    for member in family.members:
        c = s.people[member]
        c.blank = member not in orders.places and (needs_place(c) or (c.alive and c.captivity == HOSTAGE))
