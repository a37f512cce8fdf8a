"""13: bombs, then shares."""

from ....core.chance import Chance
from ..components import BOMB, KOLOMBO, NONE, SHARES
from ..effects import Events, die, guarded, happens, honour, pay, proclaim, say, strike
from ..orders import Orders
from ..state import State, imperial_colonies
from .inquiry import inquire
from .p05_merchants_leave import at_exchange


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for contract in s.contracts:
        if contract.kind == BOMB:
            insured = _explode(s, contract.year, chance, events)
            inquire(s, contract, insured, chance, events)
    change = times(s)
    if change > 0:
        proclaim(events, "13.5", "boom", NONE, {})
    elif change < 0:
        proclaim(events, "13.5", "slump", NONE, {})
    for id in s.living:
        c = s.people[id]
        if at_exchange(s, c):
            gain = s.edition.exchange[c.share][die(chance, "13.4") + change] * c.stake  # 13.4
            pay(s, c.family, gain, "13.4")
            honour(s, id, gain, "13.6")
            say(s, events, "13.4", "exchange", id, {"share": SHARES[c.share], "stake": c.stake, "gain": gain})


def times(s: State) -> int:
    """13.5: more colonies than when the turn started, or fewer; the penal planet counts."""
    now = len(imperial_colonies(s))
    return 1 if now > s.colonies_start else -1 if now < s.colonies_start else 0


def _explode(s: State, year: int, chance: Chance, events: Events) -> bool:
    """2.5.1, 2.5.2: 3 in 6, with guards 1 in 6 (1.2.1); was someone there insured?"""
    there = [id for id in s.living if at_exchange(s, s.people[id])]
    insured = any([s.people[id].has(KOLOMBO) for id in there])
    proclaim(events, "2.5.2", "bomb", NONE, {"year": year, "merchants": len(there)})
    for id in there:
        if happens(chance, 1 if guarded(s.people[id]) else 3, "2.5.2"):
            strike(s, id, "bomb", "2.5.2", chance, events, year)
    return insured
