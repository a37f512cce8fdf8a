"""Writes orders as the TOML document that `reader.py` reads."""

from ....core.toml import quoted
from ..components import (
    CONTRACTS,
    DEALS,
    FLEET_1,
    FLEET_2,
    GOODS,
    NONE,
    PYRAMIDS,
    REBELLION,
    SABOTAGE,
    SCHOOLS,
    SHARES,
    STELLARIUM,
    UNSCHOOLED,
    VERDICTS,
    ship_of,
)
from ..state import State
from .orders import Offer, Orders
from .values import ABOARD, FLEETS, GOVERNOR, JUDGE


def format_place(s: State, place: int) -> str:
    """As a person writes it; must agree with `Reader.place`."""
    if place in (FLEET_1, FLEET_2):
        return FLEETS[0] if place == FLEET_1 else FLEETS[1]
    ship = ship_of(place)
    return ABOARD + s.ships[ship].name if ship != NONE else s.planets[place].name


def format_office(s: State, office: int) -> str:
    return JUDGE if office == STELLARIUM else GOVERNOR + s.planets[office].name


def format_orders(s: State, orders: Orders) -> str:
    """The whole document; `read_orders` gives the same orders back."""
    if not orders.sent:
        return ""
    lines = [f"family = {quoted(s.families[orders.family].name)}", f"turn = {s.turn + 1}"]
    if orders.purchases:
        bought = [quoted(f"{s.people[who].code} {GOODS[good]}") for who, good in orders.purchases]
        lines.append(f"purchases = [{', '.join(bought)}]")
    lines.append(f"ransom = {quoted('pay' if orders.pay_all else 'refuse')}")
    if orders.pay:
        lines += ["", "[ransoms]"]
        lines += [f"{s.people[who].code} = {quoted('pay' if pays else 'refuse')}" for who, pays in orders.pay.items()]
    lines += _people(s, orders)
    lines += _lists(s, orders)
    lines += _bid(orders)
    lines += _powers(s, orders)
    return "\n".join(lines) + "\n"


def _people(s: State, orders: Orders) -> list[str]:
    lines: list[str] = []
    for who in s.families[orders.family].members:
        about = _person(s, orders, who)
        if about:
            lines += ["", f"[people.{s.people[who].code}]", *about]
    return lines


def _person(s: State, orders: Orders, who: int) -> list[str]:
    lines: list[str] = []
    if who in orders.places:
        lines.append(f"place = {quoted(format_place(s, orders.places[who]))}")
    if who in orders.bets:
        share, stake = orders.bets[who]
        lines.append(f"bet = {quoted(f'{SHARES[share]}{stake}')}")
    if who in orders.limits:
        lines.append(f"births = {orders.limits[who]}" if orders.limits[who] else 'births = "no"')
    if who in orders.youths:
        youth = orders.youths[who]
        lines.append(f"name = {quoted(youth.name)}")
        if youth.school != UNSCHOOLED:
            lines.append(f"school = {quoted(SCHOOLS[youth.school])}")
        if youth.priest != NONE:
            lines.append(f"priest = {quoted(s.people[youth.priest].code)}")
    if who in orders.candidates:
        lines.append(f"candidate = {quoted(format_office(s, orders.candidates[who]))}")
    if who in orders.resign:
        lines.append("resign = true")
    if who in orders.support:
        lines.append("coup = true")
    against = [quoted(PYRAMIDS[pyramid]) for voter, pyramid in orders.dismiss if voter == who]
    if against:
        lines.append(f"dismiss = [{', '.join(against)}]")
    return lines


def _codes(s: State, people: list[int]) -> str:
    return "[" + ", ".join([quoted(s.people[who].code) for who in people]) + "]"


def _lists(s: State, orders: Orders) -> list[str]:
    lines: list[str] = []
    for wedding in orders.weddings:
        lines += ["", "[[marriage]]"]
        lines += [f"groom = {quoted(s.people[wedding.groom].code)}", f"bride = {quoted(s.people[wedding.bride].code)}"]
        lines.append(f"priest = {quoted(s.people[wedding.priest].code)}")
    for offer in orders.offers:
        lines += ["", "[[contract]]", *_offer(s, offer)]
    for deal in orders.deals:
        lines += ["", "[[deal]]", f"kind = {quoted(DEALS[deal.kind])}", f"ship = {quoted(s.ships[deal.ship].name)}"]
        lines += [f"from = {quoted(s.families[deal.owner].name)}", f"to = {quoted(s.families[deal.other].name)}"]
        lines.append(f"price = {deal.price}")
    for plan in orders.expeditions:
        lines += ["", "[[expedition]]", f"ship = {quoted(s.ships[plan.ship].name)}"]
        lines += [f"captain = {quoted(s.people[plan.captain].code)}", f"aboard = {_codes(s, plan.aboard)}"]
        lines.append(f"names = [{', '.join([quoted(name) for name in plan.names])}]")
    for verdict in orders.verdicts:
        lines += ["", "[[verdict]]", f"judge = {quoted(s.people[verdict.judge].code)}", f"trial = {verdict.trial}"]
        lines += [f"verdict = {quoted(VERDICTS[verdict.verdict])}", f"years = {verdict.years}"]
    return lines


def _offer(s: State, offer: Offer) -> list[str]:
    lines = [f"client = {quoted(s.people[offer.client].code)}", f"amount = {offer.amount}"]
    lines.append(f"kind = {quoted(CONTRACTS[offer.kind])}")
    if offer.target != NONE:
        if offer.kind == SABOTAGE:
            target = s.ships[offer.target].name
        elif offer.kind == REBELLION:
            target = s.planets[offer.target].name
        else:
            target = s.people[offer.target].code
        lines.append(f"target = {quoted(target)}")
    if offer.ships:
        lines.append(f"ships = [{', '.join([quoted(s.ships[ship].name) for ship in offer.ships])}]")
    return lines


def _bid(orders: Orders) -> list[str]:
    lines: list[str] = []
    if orders.bid:
        lines += ["", "[bid]", f"amount = {orders.bid}", f"name = {quoted(orders.bid_name)}"]
    if orders.bastard:
        lines += ["", "[bastard]", f"name = {quoted(orders.bastard_name)}"]
        if orders.bastard_school != UNSCHOOLED:
            lines.append(f"school = {quoted(SCHOOLS[orders.bastard_school])}")
    return lines


def _one(s: State, key: str, who: int) -> list[str]:
    return [f"{key} = {quoted(s.people[who].code)}"] if who != NONE else []


def _powers(s: State, orders: Orders) -> list[str]:
    lines: list[str] = []
    for header, part in (
        ("emperor", _emperor(s, orders)),
        ("archpope", _archpope(s, orders)),
        ("general", _general(s, orders)),
        ("dauphin", ["coup = true"] if orders.dauphin_coup else []),
        ("commander", _commander(s, orders)),
        ("master", _master(s, orders)),
    ):
        if part:
            lines += ["", f"[{header}]", *part]
    return lines


def _emperor(s: State, orders: Orders) -> list[str]:
    lines = _one(s, "disgrace", orders.disgrace[0]) + _one(s, "special", orders.special)
    lines += _one(s, "remove", orders.remove) + _one(s, "pardon", orders.pardon)
    if orders.war:
        lines.append("war = true")
    if orders.target != NONE:
        lines.append(f"target = {quoted(s.planets[orders.target].name)}")
    return lines


def _archpope(s: State, orders: Orders) -> list[str]:
    lines = _one(s, "disgrace", orders.disgrace[1]) + _one(s, "excommunicate", orders.excommunicate)
    lines += _one(s, "forgive", orders.forgive)
    if orders.leaves:
        lines.append(f"prostheses = {_codes(s, orders.leaves)}")
    if orders.remarry:
        lines.append(f"remarriages = {_codes(s, orders.remarry)}")
    return lines


def _general(s: State, orders: Orders) -> list[str]:
    lines = _one(s, "disgrace", orders.disgrace[2])
    lines += _one(s, "commander-1", orders.commanders[0]) + _one(s, "commander-2", orders.commanders[1])
    if orders.offensive:
        lines.append('strategy = "offensive"')
    if orders.patrol:
        lines.append(f"patrol = [{', '.join([quoted(s.planets[planet].name) for planet in orders.patrol])}]")
    if orders.stragglers:
        lines.append(f'stragglers = "fleet {orders.stragglers}"')
    if orders.coup:
        lines.append("coup = true")
    return lines


def _commander(s: State, orders: Orders) -> list[str]:
    lines = _one(s, "disgrace", orders.disgrace[3])
    if orders.ban != NONE:
        lines.append(f"ban = {quoted(s.ships[orders.ban].name)}")
    if orders.permits:
        lines.append(f"permits = {_codes(s, orders.permits)}")
    return lines


def _master(s: State, orders: Orders) -> list[str]:
    lines = _one(s, "disgrace", orders.disgrace[4])
    family, planet = orders.abolish
    if family != NONE:
        names = (quoted(s.families[family].name), quoted(s.planets[planet].name))
        lines.append(f"abolish = {{ family = {names[0]}, planet = {names[1]} }}")
    if orders.close != NONE:
        lines.append(f"close = {quoted(s.planets[orders.close].name)}")
    if orders.bar:
        lines.append(f"bar = [{', '.join([quoted(s.families[barred].name) for barred in orders.bar])}]")
    return lines
