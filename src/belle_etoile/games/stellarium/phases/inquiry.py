"""2.9.1: who ordered a crime? An inquiry is held right after a contract's effect, in the phase of that effect."""

from ....core.chance import Chance
from ..components import CONTRACTS, NONE, SCANDAL
from ..effects import Events, accuse, happens, honour, proclaim, say
from ..state import Contract, State


def inquire(s: State, contract: Contract, insured: bool, chance: Chance, events: Events) -> bool:
    """2.9.1, 2.9.2: one throw for each client, failed and moot contracts too; is one of them found?"""
    contract.settled = True
    found = False
    for client in contract.clients:
        if happens(chance, 5 if insured else 3, "1.5.2" if insured else "2.9.2"):
            found = True
            _expose(s, contract, client, events)
    if not found:
        proclaim(events, "2.9.2", "unsolved", NONE, {"crime": CONTRACTS[contract.kind], "year": contract.year})
    return found


def _expose(s: State, contract: Contract, client: int, events: Events) -> None:
    """2.9.3; a scandal's client may only be fined (2.3.4), and of the dead only the name is told."""
    say(s, events, "2.9.3", "found", client, {"crime": CONTRACTS[contract.kind], "year": contract.year})
    if s.people[client].alive:
        honour(s, client, -10, "2.9.3")
        fined_for = s.people[contract.target].family if contract.kind == SCANDAL else NONE
        accuse(s, client, "2.3.4" if contract.kind == SCANDAL else "2.9.3", fined_for)  # 2.0.2
