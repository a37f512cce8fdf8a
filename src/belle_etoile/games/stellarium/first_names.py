"""9.1, 31.2: no two living members of a family share a first name.

What is written differently only in capitals and accents is the same name. Campaigns that were begun with the first
rules let names repeat.
"""

from collections.abc import Iterable

from ...core.chance import Chance
from .components import FIRST_RULES
from .orders.spelling import plain
from .state import State


def are_kept_apart(s: State) -> bool:
    return s.rules != FIRST_RULES


def bearer(s: State, family: int, name: str, aside: int) -> str:
    """Who bears it, as `4-1 Iris`, someone else than `aside`; "" if nobody does."""
    wanted = plain(name)
    for member in s.families[family].members:
        c = s.people[member]
        if member != aside and c.alive and c.name and plain(c.name) == wanted:
            return f"{c.code} {c.name}"
    return ""


def drawn(s: State, family: int, sex: int, wished: Iterable[str], chance: Chance, rule: str) -> str:
    """A name by lot that nobody bears and nobody else in the family is to get; `wished` are those to come."""
    names = s.edition.first_names[sex]
    if not are_kept_apart(s):
        return names[chance.pick(len(names), rule)]
    living = [s.people[member] for member in s.families[family].members if s.people[member].alive]
    taken = {plain(name) for name in wished} | {plain(c.name) for c in living}
    left = [name for name in names if plain(name) not in taken]
    return left[chance.pick(len(left), rule)] if left else _numbered(names[chance.pick(len(names), rule)], taken)


def _numbered(name: str, taken: set[str]) -> str:
    """Where a family bears every name of the list."""
    number = 2
    while plain(f"{name} {number}") in taken:
        number += 1
    return f"{name} {number}"
