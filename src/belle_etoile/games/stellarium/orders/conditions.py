"""What an order waits for: each function names what must happen in the turn before it can be carried out, or "".

The form offers such a choice with these words (`stellarium-if-<condition>`), the check warns, and the phase decides.
Campaigns that were begun with the first rules refuse it instead (`rights.py`).
"""

from collections.abc import Callable
from typing import Final

from ..components import (
    CONVICT,
    FIRST_RULES,
    FREE,
    HOSTAGE,
    JUDGE_PRESTIGE,
    MARRIAGES_BETWEEN,
    POUARKS,
    STELLARIUM,
    UNSCHOOLED,
)
from ..state import Person, State
from .mistakes import WAITS, Mistake
from .orders import Wedding

WIDOWED: Final = "widowed"
RANSOMED: Final = "ransomed"
MARRIAGE_ENDS: Final = "marriage-ends"
SCHOOLED: Final = "schooled"
OFF_COURT: Final = "off-court"
RETAKEN: Final = "retaken"
HERETIC: Final = "heretic"
CONQUERED: Final = "conquered"
FREED: Final = "freed"
HONOURED: Final = "honoured"
UNSEATED: Final = "unseated"
CONVICTED: Final = "convicted"
RULE: Final = {
    WIDOWED: "3.6",
    RANSOMED: "2.2.4",
    MARRIAGE_ENDS: "3.4",
    SCHOOLED: "27.2.2",
    OFF_COURT: "27.2.9",
    RETAKEN: "12.4",
    HERETIC: "25.1",
    CONQUERED: "12.2",
    FREED: "27.2.2",
    HONOURED: "27.2.2",
    UNSEATED: "27.4.3",
    CONVICTED: "24.2",
}


CONDITIONS: Final = tuple(RULE)


def are_asked(s: State) -> bool:
    """Whether this campaign is played by the reading that asks what may still happen."""
    return s.rules != FIRST_RULES


def to_marry(c: Person) -> str:
    """3.6: a spouse may be murdered in phase 2; 2.2.4, 2.2.5: a hostage may be ransomed in it."""
    if c.spouse >= 0:
        return WIDOWED
    return RANSOMED if c.captivity == HOSTAGE else ""


def of_wedding(s: State, wedding: Wedding, between: dict[int, int]) -> list[tuple[str, str]]:
    """Each condition, and whom it concerns."""
    groom, bride = s.people[wedding.groom], s.people[wedding.bride]
    low, high = min(groom.family, bride.family), max(groom.family, bride.family)
    found: list[tuple[str, str]] = []
    if between.get(low * len(s.families) + high, 0) >= MARRIAGES_BETWEEN:
        found.append((MARRIAGE_ENDS, f"{s.families[low].name}, {s.families[high].name}"))
    for c in (groom, bride):
        if c.spouse >= 0:
            found.append((WIDOWED, called(c)))
        if c.captivity == HOSTAGE:
            found.append((RANSOMED, called(c)))
    return found


def of_candidate(s: State, c: Person, office: int, resigns: bool) -> str:
    """27.2.2: phase 10 comes before; 27.2.9: who leaves the court may govern; 12.4: a fleet brings posts to all.

    27.2.2, 27.4.3: free on the day, with 10 PP for the court, without a seat for a world.
    """
    if c.school == UNSCHOOLED:
        return SCHOOLED
    if c.captivity != FREE and not (c.captivity == CONVICT and c.until <= s.turn + 1):  # 23.1
        return FREED
    if c.judge and not resigns:
        return OFF_COURT
    if office == STELLARIUM:
        return "" if c.pp >= JUDGE_PRESTIGE else HONOURED
    planet = s.planets[office]
    if not planet.imperial_colony or not planet.posts[c.family]:
        return RETAKEN
    return UNSEATED if c.seated else ""


def to_be_forgiven(c: Person) -> str:
    """25.1: of this turn too."""
    return "" if c.heretic else HERETIC


def to_be_pardoned(c: Person) -> str:
    """24.2: whoever is tried this turn."""
    return "" if c.captivity == CONVICT else CONVICTED


def of_target(s: State, planet: int) -> str:
    """12.2, 12.3.8: what the Pouarks take may be the next to be attacked."""
    return "" if s.planets[planet].holder == POUARKS else CONQUERED


def called(c: Person) -> str:
    return f"{c.code} {c.name}".strip()


def warning(place: str, condition: str, found: str) -> Mistake:
    return Mistake(place, RULE[condition], f"{WAITS}{condition}", found, "")


def among(s: State, people: list[int], condition: Callable[[Person], str]) -> dict[str, str]:
    """Those who wait for something, by their codes."""
    waiting = [(s.people[who].code, condition(s.people[who])) for who in people]
    return {code: waits for code, waits in waiting if waits}
