"""What two families agree upon before a turn, and what each of them then writes into its orders.

A wedding (3.7) and a ship sold, lent or hired out (28.4) are written by both. A guest (4.5) goes to the ship, and the
other family takes it aboard.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from ..components import DEALS, NONE
from ..state import State
from .checks import checked_orders
from .mistakes import Mistake
from .names import Names
from .reader import Content
from .values import ABOARD

Change: TypeAlias = Callable[[Content], Content]


class Unfit(Exception):
    """It is not between these two families: the rule, and `ship` (there is none of this name) or `sides`."""

    def __init__(self, rule: str, kind: str) -> None:
        super().__init__(kind)
        self.rule = rule
        self.kind = kind


def changes(s: State, names: Names, terms: Content, one: int, other: int) -> dict[int, Change]:
    """What the orders of both families become, by family; raises Unfit."""
    if terms["kind"] == "marriage":
        marry = partial(with_wedding, wedding={key: terms[key] for key in ("groom", "bride", "priest")})
        return {one: marry, other: marry}
    ship = str(terms["ship"])
    if terms["kind"] == "seat":
        guest, captain = str(terms["guest"]), str(terms["captain"])
        family, host = guest_and_host(s, names, ship, guest, one, other)
        return {
            family: partial(with_place, code=guest, place=ABOARD + ship),
            host: partial(with_guest, ship=ship, captain=captain, guest=guest),
        }
    assert terms["kind"] in DEALS
    owner, user = owner_and_other(s, names, ship, one, other)
    sides = {"from": s.families[owner].name, "to": s.families[user].name}
    deal = {"kind": terms["kind"], "ship": ship, **sides, "price": terms["price"]}
    agree = partial(with_entry, key="deal", entry=deal)
    return {one: agree, other: agree}


def owner_and_other(s: State, names: Names, ship: str, one: int, other: int) -> tuple[int, int]:
    """28.4: of the two families the one whose ship it is, then the other; raises Unfit."""
    owner = s.ships[_ship(names, ship)].owner
    if owner not in (one, other):
        raise Unfit("28.4", "sides")
    return owner, other if owner == one else one


def guest_and_host(s: State, names: Names, ship: str, guest: str, one: int, other: int) -> tuple[int, int]:
    """4.5: of the two families the guest's, then the one that takes it aboard; raises Unfit."""
    _ship(names, ship)
    who = names.person(s, guest)
    family = s.people[who].family if who != NONE else NONE
    if family not in (one, other):
        raise Unfit("4.5", "sides")
    return family, other if family == one else one


def _ship(names: Names, ship: str) -> int:
    if ship not in names.ships:
        raise Unfit("28.4", "ship")
    return names.ships[ship]


def mistake_in(s: State, names: Names, terms: Content, one: int, other: int, deals: list[Content]) -> Mistake | None:
    """The first thing that the referee has against it, each family's orders looked at alone; raises Unfit.

    `deals` are those that `one` wrote: a guest may sail on a ship that is only to be hired (4.2). Nothing else that a
    family keeps to itself counts.
    """
    for family, change in changes(s, names, terms, one, other).items():
        hired = deals if terms["kind"] == "seat" and family == one else []
        _, wrong = checked_orders(s, family, change({"deal": hired} if hired else {}), [], names)
        if wrong:
            return wrong[0]
    return None


# Documents


def with_entry(document: Content, key: str, entry: Content) -> Content:
    """A `[[key]]` more, unless it is there."""
    listed = document.get(key)
    entries = listed if isinstance(listed, list) else []
    return document if entry in entries else {**document, key: [*entries, entry]}


def with_wedding(document: Content, wedding: Content) -> Content:
    """Nobody marries twice: what was planned for either of the two gives way."""
    planned = _tables(document, "marriage")
    others = [
        table for table in planned if table.get("groom") != wedding["groom"] and table.get("bride") != wedding["bride"]
    ]
    if wedding in planned and len(others) == len(planned) - 1:
        return document
    return {**document, "marriage": [*others, wedding]}


def with_place(document: Content, code: str, place: str) -> Content:
    people = document.get("people")
    told = people if isinstance(people, dict) else {}
    person = told.get(code)
    return {**document, "people": {**told, code: {**(person if isinstance(person, dict) else {}), "place": place}}}


def with_guest(document: Content, ship: str, captain: str, guest: str) -> Content:
    """Aboard the expedition of this ship; one is planned if there is none."""
    plans = _tables(document, "expedition")
    for at, plan in enumerate(plans):
        if plan.get("ship") == ship:
            aboard = plan.get("aboard")
            crew = aboard if isinstance(aboard, list) else []
            if guest not in crew:
                plans[at] = {**plan, "aboard": [*crew, guest]}
            return {**document, "expedition": plans}
    return with_entry(document, "expedition", {"ship": ship, "captain": captain, "aboard": [guest]})


def _tables(document: Content, key: str) -> list[Content]:
    """`[[key]]`; what is none of them is left out."""
    listed = document.get(key)
    return [entry for entry in listed if isinstance(entry, dict)] if isinstance(listed, list) else []
