"""What a game master mends between two turns: a purse, credits, names, prestige. No rule asks for it."""

from typing import Final, final

from .components import NONE
from .effects import honour, pay
from .first_names import are_kept_apart, bearer
from .invariants import check
from .orders.names import Names
from .phases.p30_end import note_debt
from .state import Person, State

BY_MASTER: Final = "master"  # in place of a rule, in the ledgers


class BadCorrection(Exception):
    """What cannot be so."""


@final
class Correction:
    """Of one family: amounts are added, an empty name leaves the name; `people` have theirs by code."""

    def __init__(self, family: int, purse: int, credits: int, name: str, people: dict[str, tuple[str, int]]) -> None:
        self.family: Final = family
        self.purse: Final = purse
        self.credits: Final = credits
        self.name: Final = name
        self.people: Final = people  # name and prestige


def corrected(s: State, wish: Correction) -> tuple[State, list[str]]:
    """Another position, and what was done; raises BadCorrection."""
    if wish.family >= len(s.families):
        raise BadCorrection("seat")
    after, names = s.copy(), Names(s)
    done = _correct_purse(after, wish) + _correct_name(after, wish)
    for code, (name, prestige) in wish.people.items():
        who = names.person(s, code)
        if who == NONE or s.people[who].family != wish.family:
            raise BadCorrection(code[:20])
        done += _correct_person(after, after.people[who], name, prestige)
    if not done:
        raise BadCorrection("edit")
    try:
        check(after)
    except AssertionError as error:
        raise BadCorrection(f"position {error}") from None
    return after, done


def _correct_purse(s: State, wish: Correction) -> list[str]:
    family, done = s.families[wish.family], list[str]()
    if wish.purse:
        pay(s, family.id, wish.purse, BY_MASTER)
        note_debt(family)
        done.append(f"{wish.purse:+} M$")
    if wish.credits:
        family.credits += wish.credits  # 2.8.5
        if family.credits < 0:
            raise BadCorrection("credits")
        done.append(f"{wish.credits:+} CR")
    return done


def _correct_name(s: State, wish: Correction) -> list[str]:
    """31.1: no two families are called alike."""
    family, name = s.families[wish.family], wish.name.strip()
    if not name or name == family.name:
        return []
    if not name.isprintable() or name in [other.name for other in s.families]:
        raise BadCorrection("name")
    before, family.name = family.name, name
    return [f"{before} → {name}"]


def _correct_person(s: State, c: Person, name: str, prestige: int) -> list[str]:
    name, done = name.strip(), list[str]()
    if name and name != c.name:
        if not name.isprintable() or (are_kept_apart(s) and c.alive and bearer(s, c.family, name, c.id)):
            raise BadCorrection("name")
        done.append(f"{c.code} {c.name or '–'} → {name}")
        c.name = name
    if prestige:
        honour(s, c.id, prestige, BY_MASTER)
        done.append(f"{c.code} {prestige:+} PP")
    return done
