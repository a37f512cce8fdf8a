"""What several phases do: dice and lots, postings, deaths, captures, offices, trials, and telling of it."""

from typing import Final, TypeAlias

from ...core.chance import Chance
from ...core.errors import Values
from ...core.events import EVERYONE, Event
from .components import (
    ANYWHERE,
    CAPSULE,
    CAPSULE_FACES,
    CAPTIVITIES,
    CHURCH,
    DOCTOR,
    EMPIRE,
    FREE,
    GOVERNMENT,
    GUARDS,
    HEAD,
    NONE,
    NOWHERE,
    PERISHED,
    STELLARIUM,
    ship_of,
)
from .state import Person, Posting, State, Trial

Events: TypeAlias = list[Event] | None
HARD_SPACE: Final = "\u00a0"

# Chance


def die(chance: Chance, rule: str) -> int:
    return chance.pick(6, rule) + 1


def happens(chance: Chance, chances: int, rule: str) -> bool:
    """`chances` in 6."""
    return chance.pick(6, rule) < chances


def lot(chance: Chance, among: list[int], rule: str) -> int:
    """One of a stable list; a list of one needs no draw."""
    return among[0] if len(among) == 1 else among[chance.pick(len(among), rule)]


def lots(chance: Chance, among: list[int], number: int, rule: str) -> list[int]:
    """So many of a list, in the order drawn; all of them need no draw."""
    if number >= len(among):
        return among[:]
    left = among[:]
    drawn: list[int] = []
    for _ in range(number):
        at = chance.pick(len(left), rule)
        drawn.append(left[at])
        left[at] = left[len(left) - 1]
        left.pop()
    return drawn


def most_prestigious(s: State, among: list[int], chance: Chance, rule: str) -> int:
    """31.10: the most PP, then the elder, then lots; NONE of nobody."""
    ties: list[int] = []
    for who in among:
        c = s.people[who]
        best = s.people[ties[0]] if ties else c
        if not ties or c.pp > best.pp or (c.pp == best.pp and c.born < best.born):
            ties = [who]
        elif c.pp == best.pp and c.born == best.born:
            ties.append(who)
    return lot(chance, ties, rule) if ties else NONE


# Telling


def name_of(s: State, who: int) -> str:
    c = s.people[who]
    return f"{c.name or c.code} {s.families[c.family].name}"


def plain(values: Values) -> Values:
    """Names of several words are one word to a speaker: their spaces do not break."""
    return {key: value.replace(" ", HARD_SPACE) if isinstance(value, str) else value for key, value in values.items()}


def say(s: State, events: Events, rule: str, kind: str, who: int, more: Values | None = None) -> None:
    """A fact about a person, for everyone."""
    if events is not None:
        c = s.people[who]
        values: Values = {"person": name_of(s, who), "code": c.code, "sex": "mw"[c.sex]}
        if more is not None:
            values.update(more)
        events.append(Event(EVERYONE, rule, kind, c.family, plain(values)))


def proclaim(events: Events, rule: str, kind: str, seat: int, values: Values) -> None:
    """A fact for everyone; `seat` is the family it is about, or NONE."""
    if events is not None:
        events.append(Event(EVERYONE, rule, kind, seat, plain(values)))


def whisper(events: Events, rule: str, kind: str, family: int, values: Values) -> None:
    """A fact for one family."""
    if events is not None:
        events.append(Event(family, rule, kind, family, plain(values)))


# Postings


def pay(s: State, family: int, amount: int, rule: str) -> None:
    if amount:
        s.families[family].purse += amount
        s.money.append(Posting(family, amount, rule))


def honour(s: State, who: int, amount: int, rule: str) -> None:
    if amount:
        s.people[who].pp += amount
        s.prestige.append(Posting(who, amount, rule))


# Offices


def leave_seat(s: State, c: Person, pyramid: int) -> None:
    if pyramid == GOVERNMENT:
        if c.government != NONE:
            s.pyramids[GOVERNMENT][c.government] = NONE
            c.government = NONE
    elif c.guild != NONE and c.school == pyramid - 1:
        s.pyramids[pyramid][c.guild] = NONE
        c.guild = NONE


def leave_seats(s: State, c: Person) -> None:
    leave_seat(s, c, GOVERNMENT)
    leave_seat(s, c, c.school + 1)


def leave_court(s: State, c: Person) -> None:
    if c.judge:
        c.judge = False
        s.judges.remove(c.id)


def leave_governorship(s: State, c: Person) -> None:
    if c.governs != NONE:
        s.planets[c.governs].governor = NONE
        c.governs = NONE


def leave_offices(s: State, c: Person) -> None:
    leave_seats(s, c)
    leave_court(s, c)
    leave_governorship(s, c)


def is_emperor(c: Person) -> bool:
    return c.government == HEAD


def guarded(c: Person) -> bool:
    """2.1.3, 27.2.6, 32.4: the Emperor, judges, and whoever hired guards."""
    return is_emperor(c) or c.judge or c.has(GUARDS)


# Trials


def accuse(s: State, accused: int, rule: str, fined_for: int = NONE) -> int:
    """22.1: open a trial; its number."""
    s.trials_opened += 1
    s.trials.append(Trial(s.trials_opened, accused, rule, s.turn, fined_for))
    s.people[accused].trials += 1
    return s.trials_opened


def strike_out(s: State, number: int) -> None:
    for trial in s.trials:
        if trial.id == number:
            s.people[trial.accused].trials -= 1
    s.trials = [trial for trial in s.trials if trial.id != number]


def make_heretic(s: State, who: int, rule: str, events: Events) -> None:
    """1.3.3, 19.1: heretic, -10 PP, trial, and out of the Church (19.2)."""
    c = s.people[who]
    c.heretic = True
    honour(s, who, -10, rule)
    accuse(s, who, rule)
    leave_seat(s, c, CHURCH)
    say(s, events, rule, "heretic", who)


# Life and liberty


def perish(s: State, who: int, cause: str, rule: str, events: Events, year: int = 0) -> None:
    """A death that nothing can prevent any more."""
    c = s.people[who]
    say(s, events, rule, "death", who, {"cause": cause, "year": year, "age": s.age(c)})
    c.died_in_office = c.in_office
    c.died, c.died_phase, c.died_year, c.cause = s.turn, s.phase, year, cause
    leave_offices(s, c)
    if c.trials:
        c.trials = 0
        s.trials = [trial for trial in s.trials if trial.accused != who]
    if c.spouse >= 0:
        widow = s.people[c.spouse]
        widow.spouse, widow.widowed = NONE, True
    _leave_place(s, c)
    c.captivity, c.held_at, c.mountains, c.until = FREE, NONE, False, 0
    c.stake = 0
    s.dead.append(who)


def strike(s: State, who: int, cause: str, rule: str, chance: Chance, events: Events, year: int = 0) -> bool:
    """A death that a doctor may undo (1.4.1); did it happen?"""
    if s.people[who].has(DOCTOR) and happens(chance, 2, "1.4.1"):
        say(s, events, "1.4.1", "revived", who, {"cause": cause, "year": year})
        return False
    perish(s, who, cause, rule, events, year)
    return True


def _leave_place(s: State, c: Person) -> None:
    ship = ship_of(c.place)
    if ship != NONE:
        s.ships[ship].aboard.remove(c.id)
    c.place = NOWHERE


def move(s: State, c: Person, place: int) -> None:
    """A free person changes place."""
    ship = ship_of(c.place)
    if ship != NONE:
        s.ships[ship].aboard.remove(c.id)
    c.place = place
    ship = ship_of(place)
    if ship != NONE:
        s.ships[ship].aboard.append(c.id)


def capture(s: State, who: int, captivity: int, planet: int, rule: str, events: Events) -> None:
    c = s.people[who]
    _leave_place(s, c)
    c.captivity, c.held_at, c.mountains, c.until = captivity, planet, False, 0
    c.kidnappers = []
    c.stake = 0
    say(s, events, rule, "captured", who, {"by": CAPTIVITIES[captivity], "planet": s.planets[planet].name})


def release(s: State, who: int, rule: str, events: Events) -> None:
    """Free, and on Stellarium."""
    c = s.people[who]
    c.captivity, c.held_at, c.mountains, c.until = FREE, NONE, False, 0
    c.kidnappers = []
    c.place = STELLARIUM
    say(s, events, rule, "freed", who)


def held_by(s: State, holder: int) -> list[int]:
    return [planet.id for planet in s.planets if planet.holder == holder]


def eject(s: State, who: int, cause: str, rule: str, chance: Chance, events: Events) -> None:
    """1.1.1: the ship is destroyed. Without a capsule one dies, with one the table decides."""
    if not s.people[who].has(CAPSULE):
        perish(s, who, cause, rule, events)
        return
    fate = CAPSULE_FACES[die(chance, "1.1.1") - 1]
    while fate > ANYWHERE and not held_by(s, fate):  # nobody there to pick it up: thrown again
        fate = CAPSULE_FACES[die(chance, "1.1.1") - 1]
    if fate == PERISHED:
        perish(s, who, cause, "1.1.1", events)
        return
    among = held_by(s, fate) if fate > ANYWHERE else [planet.id for planet in s.planets]
    planet = lot(chance, among, "1.1.1")
    holder = s.planets[planet].holder
    if holder == EMPIRE:
        move(s, s.people[who], STELLARIUM)
        say(s, events, "1.1.1", "saved", who, {"planet": s.planets[planet].name})
    else:
        capture(s, who, holder, planet, "1.1.1", events)
