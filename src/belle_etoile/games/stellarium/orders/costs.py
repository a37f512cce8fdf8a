"""What orders may take from the purse at most, and what an entry leaves to lots."""

from ..components import UNSCHOOLED
from ..phases.p01_purchases import PRICE
from ..state import State
from ..turn0 import to_share
from .orders import Entry, Orders


def totals(s: State, orders: Orders) -> dict[str, int]:
    """Purchases, bets, contracts, the bid, ships bought; and the purse."""
    bought = [deal.price for deal in orders.deals if deal.other == orders.family]
    spent = len(orders.purchases) * PRICE + orders.bid + sum(bought)
    spent += sum([stake for _, stake in orders.bets.values()]) + sum([offer.amount for offer in orders.offers])
    return {"spent": spent, "purse": s.families[orders.family].purse}


def entry_totals(s: State, entry: Entry) -> dict[str, int]:
    """31.6, 31.8: money spent; 31.5: prestige shared out."""
    spent = sum(entry.publicity) + entry.bid
    return {"spent": spent, "purse": s.edition.purse, "shared": sum(entry.shares), "to_share": to_share(s)}


def blanks(entry: Entry) -> list[str]:
    """What lots will fill, by place."""
    found = [] if entry.name else ["name"]
    found += [f"names.{at + 1}" for at, name in enumerate(entry.names) if not name]
    found += [f"schools.{at + 1}" for at, school in enumerate(entry.schools) if school == UNSCHOOLED]
    return found + ([] if entry.shares else ["shares"])
