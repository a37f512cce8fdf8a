"""28: a new exploration ship."""

from ....core.chance import Chance
from ..effects import Events, lot, pay, proclaim, whisper
from ..orders import Orders
from ..state import Ship, State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    bidders = [f.id for f in s.families if orders[f.id].bid >= 1 and not f.in_debt]  # 28.5
    if not bidders:
        return
    solvent = [family for family in bidders if s.families[family].purse >= orders[family].bid]
    winner, price = _best(orders, solvent or bidders, chance)
    if solvent:
        price = second_price(orders, solvent, winner)  # 28.1
    pay(s, winner, -price, "28.1")
    ship = Ship(len(s.ships), ship_name(s, orders[winner].bid_name, chance), winner)
    s.ships.append(ship)
    proclaim(
        events, "28.1", "ship-bought", winner, {"family": s.families[winner].name, "ship": ship.name, "price": price}
    )
    for family in bidders:
        if family != winner:
            whisper(events, "28.1", "outbid", family, {"amount": orders[family].bid})


def _best(orders: list[Orders], bidders: list[int], chance: Chance) -> tuple[int, int]:
    """The highest bid, by lot in a tie (28.2), and its amount."""
    most = max([orders[family].bid for family in bidders])
    return lot(chance, [family for family in bidders if orders[family].bid == most], "28.2"), most


def second_price(orders: list[Orders], solvent: list[int], winner: int) -> int:
    """28.1: the next bid that could be paid; alone, one pays the own bid."""
    others = [orders[family].bid for family in solvent if family != winner]
    return max(others) if others else orders[winner].bid


def ship_name(s: State, name: str, chance: Chance) -> str:
    """28.6: as the bidder wishes; no two ships are called alike."""
    taken = [ship.name for ship in s.ships]
    if not name:
        name = s.edition.ship_names[chance.pick(len(s.edition.ship_names), "28.6")]
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free
