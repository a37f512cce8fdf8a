"""2: the Dark Tentacle chooses its contracts; murder, kidnapping and scandal happen now, the others wait."""

from ....core.chance import Chance
from ..components import (
    BOMB,
    CONTRACTS,
    HOSTAGE,
    KIDNAPPING,
    KOLOMBO,
    MOST_CONTRACTS,
    MURDER,
    NONE,
    SCANDAL,
    STELLARIUM,
    TREASON,
    UNSCHOOLED,
)
from ..effects import Events, accuse, capture, guarded, happens, honour, pay, release, say, strike, strike_out, whisper
from ..orders import Offer, Orders
from ..state import Contract, Person, State
from .inquiry import inquire


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    offered = merged(valid_offers(s, orders))
    for id in s.living:
        c = s.people[id]
        if c.captivity == HOSTAGE and orders[c.family].answer(id):  # 2.2.5: the family gives in
            ransom(s, c, c.kidnappers[:], events)
            release(s, id, "2.2.5", events)
    s.contracts = choose(s, offered, chance)
    for contract in s.contracts:
        _charge(s, contract)
    _date(s, chance)
    _tell_clients(s, offered, events)
    for contract in s.contracts:
        if contract.kind == MURDER:
            _murder(s, contract, chance, events)
        elif contract.kind == KIDNAPPING:
            _kidnap(s, contract, orders, chance, events)
        elif contract.kind == SCANDAL:
            _scandal(s, contract, chance, events)


def valid_offers(s: State, orders: list[Orders]) -> list[Offer]:
    """2.0.3, 2.8.1, 2.8.4: as the turn starts, before anyone is freed."""
    valid: list[Offer] = []
    for family in s.families:
        if family.in_debt:  # 2.0.3
            continue
        left, spent = min(MOST_CONTRACTS, family.credits), 0  # 2.8.1
        clients: list[int] = []
        for offer in orders[family.id].offers:
            c = s.people[offer.client]
            fit = c.free and c.school != UNSCHOOLED and c.family == family.id  # 2.0.3, 22.5
            if not fit or offer.client in clients or offer.amount < 1:  # 2.8.4
                continue
            if left == 0 or spent + offer.amount > family.purse_start:
                continue
            left, spent = left - 1, spent + offer.amount
            clients.append(offer.client)
            valid.append(offer)
    return valid


def merged(offers: list[Offer]) -> list[Contract]:
    """2.8.3: the same kind against the same target is one contract."""
    contracts: dict[int, Contract] = {}
    for offer in offers:
        target = offer.target if offer.kind not in (BOMB, TREASON) else NONE
        key = (target + 1) * 8 + offer.kind
        if key not in contracts:
            contracts[key] = Contract(offer.kind, target, [], [], [])
        contract = contracts[key]
        contract.clients.append(offer.client)
        contract.amounts.append(offer.amount)
        contract.ships.extend([ship for ship in offer.ships if ship not in contract.ships])  # 2.7.4
    return list(contracts.values())


def choose(s: State, offered: list[Contract], chance: Chance) -> list[Contract]:
    """2.8.2: the best paid, then the most prestigious client, then lots."""
    number = 5 + -(-s.or_last // 10)
    ranks = [(-c.amount, -max([s.people[client].pp for client in c.clients])) for c in offered]
    order = sorted(range(len(offered)), key=lambda at: ranks[at])
    chosen: list[Contract] = []
    at = 0
    while at < len(order) and len(chosen) < number:
        ties = [here for here in order[at:] if ranks[here] == ranks[order[at]]]
        at += len(ties)
        while ties and len(chosen) < number:
            here = 0 if len(ties) == 1 else chance.pick(len(ties), "2.8.2")
            chosen.append(offered[ties.pop(here)])
    return chosen


def _tell_clients(s: State, offered: list[Contract], events: Events) -> None:
    if events is None:
        return
    for contract in offered:
        kind = "contract-executed" if contract.year else "contract-refused"
        for client, amount in zip(contract.clients, contract.amounts, strict=True):
            c = s.people[client]
            whisper(
                events,
                "2.8.2",
                kind,
                c.family,
                {"person": c.name, "code": c.code, "crime": CONTRACTS[contract.kind], "amount": amount},
            )


def _charge(s: State, contract: Contract) -> None:
    """2.8.2, 2.8.5: every client pays, into debt if need be; each of their families loses one credit."""
    families: list[int] = []
    for client, amount in zip(contract.clients, contract.amounts, strict=True):
        family = s.people[client].family
        pay(s, family, -amount, "2.8.2")
        if family not in families:
            families.append(family)
            s.families[family].credits -= 1


def _date(s: State, chance: Chance) -> None:
    """2.8.6: sorted random years, the most generous first."""
    years = sorted([chance.pick(9, "2.8.6") + 1 for _ in s.contracts])
    for contract, year in zip(s.contracts, years, strict=True):
        contract.year = year


def _murder(s: State, contract: Contract, chance: Chance, events: Events) -> None:
    """2.1.1"""
    c = s.people[contract.target]
    insured = c.has(KOLOMBO)
    if c.alive:
        if happens(chance, 2 if guarded(c) else 5, "2.1.3" if guarded(c) else "2.1.2"):  # 1.2.1
            strike(s, c.id, "murder", "2.1.2", chance, events, contract.year)
        else:
            say(s, events, "2.1.2", "murder-failed", c.id, {"year": contract.year})
    inquire(s, contract, insured, chance, events)


def _kidnap(s: State, contract: Contract, orders: list[Orders], chance: Chance, events: Events) -> None:
    """2.2.1"""
    c = s.people[contract.target]
    if c.free:
        if happens(chance, 2 if guarded(c) else 5, "2.2.3" if guarded(c) else "2.2.2"):
            clients = [s.people[client].family for client in contract.clients]
            say(s, events, "2.2.1", "kidnapped", c.id, {"year": contract.year})
            if orders[c.family].answer(c.id):
                ransom(s, c, clients, events)  # 2.2.4: free at once, and acts as ordered
            else:
                capture(s, c.id, HOSTAGE, scene(s, c, orders[c.family]), "2.2.5", events)
                c.kidnappers = clients
        else:
            say(s, events, "2.2.2", "kidnapping-failed", c.id, {"year": contract.year})
    inquire(s, contract, c.has(KOLOMBO), chance, events)


def scene(s: State, c: Person, orders: Orders) -> int:
    """2.2.5: the colony of his governorship or of his orders if the Empire holds it, else Stellarium."""
    place = c.governs if c.governs != NONE else orders.places.get(c.id, STELLARIUM)
    return place if c.school != UNSCHOOLED and place > 0 and s.planets[place].imperial_colony else STELLARIUM


def ransom(s: State, c: Person, clients: list[int], events: Events) -> None:
    """2.2.4: a tenth of the PP, at least 1 M$; half of it goes to the clients' families in equal parts."""
    price = max(1, c.pp // 10)
    pay(s, c.family, -price, "2.2.4")
    say(s, events, "2.2.4", "ransomed", c.id, {"price": price})
    for family in clients:
        share = price // 2 // len(clients)
        pay(s, family, share, "2.2.4")
        whisper(events, "2.2.4", "ransom-share", family, {"person": c.name, "code": c.code, "amount": share})


def _scandal(s: State, contract: Contract, chance: Chance, events: Events) -> None:
    """2.3.1"""
    c = s.people[contract.target]
    trial = NONE
    if c.alive:
        if happens(chance, 5, "2.3.2"):
            honour(s, c.id, -10, "2.3.3")
            trial = accuse(s, c.id, "2.3.3")
            say(s, events, "2.3.3", "scandal", c.id, {"year": contract.year})
        else:
            say(s, events, "2.3.2", "scandal-failed", c.id, {"year": contract.year})
    if inquire(s, contract, c.has(KOLOMBO), chance, events) and trial != NONE:
        honour(s, c.id, 5, "2.3.4")
        strike_out(s, trial)
        say(s, events, "2.3.4", "cleared", c.id)
