"""A position as plain lists, words and numbers that a file can hold, and back; orders have files of their own."""

from typing import Final

from .components import FIRST_RULES, PLAYED_RULES, Edition
from .orders import silence
from .state import Contract, Family, Person, Planet, Posting, Ship, State, Trial

SAVED_FORMAT: Final = 1
PERSON: Final = (
    *("entered", "school", "pp", "spouse", "spouse_born", "widowed", "father", "mother", "heretic", "prostheses"),
    *("voyages", "commands", "captivity", "held_at", "mountains", "until", "kidnappers", "government", "guild"),
    *("judge", "governs", "trials", "died", "died_phase", "died_year", "cause", "died_in_office"),
    *("pp_start", "place", "blank", "idle", "share", "stake", "goods", "implanted", "permit"),
)
FAMILY: Final = (
    *("status", "silent_turns", "purse", "purse_start", "in_debt", "credits", "points", "points_turn"),
    *("members", "late", "may_recognise", "history"),
)
PLANET: Final = ("lost", "posts", "governor", "closed", "opened")
SHIP: Final = ("afloat", "user", "left", "captain", "aboard", "families", "names", "betrayed")
WHOLE: Final = (
    *("turn", "phase", "end", "trials_opened", "losses", "population", "colonies_start", "players", "or_last"),
    *("merchant_families", "battles", "treason", "living", "kin", "pyramids", "judges", "garrison", "traders"),
    *("fleets", "commanders", "patrol", "newborn", "dead"),
)

NUMBERS: Final = ("living", "judges", "commanders", "patrol", "newborn", "dead")
NUMBER_LISTS: Final = ("kin", "pyramids", "garrison", "traders", "fleets")


class BadSave(Exception):
    """What is wrong with a saved position, and where."""


def saved(s: State) -> dict[str, object]:
    """Everything but orders and entries; a thing tells only what differs from how such a thing begins."""
    content: dict[str, object] = {"format": SAVED_FORMAT, "last_turn": s.last_turn, "double_gains": s.double_gains}
    if s.rules != FIRST_RULES:
        content["rules"] = s.rules
    for name in WHOLE:
        content[name] = getattr(s, name)
    content["families"] = [{"name": f.name, **_told(f, Family(f.id, f.name), FAMILY)} for f in s.families]
    content["people"] = [_person(c) for c in s.people]
    content["planets"] = [_planet(planet) for planet in s.planets]
    content["ships"] = [
        {"name": ship.name, "owner": ship.owner, **_told(ship, Ship(ship.id, ship.name, ship.owner), SHIP)}
        for ship in s.ships
    ]
    content["trials"] = [[t.id, t.accused, t.rule, t.opened, t.fined_for] for t in s.trials]
    content["contracts"] = [[c.kind, c.target, c.clients, c.amounts, c.ships, c.year, c.settled] for c in s.contracts]
    content["weddings"] = [list(wedding) for wedding in s.weddings]
    content["money"] = [[p.who, p.amount, p.rule] for p in s.money]
    content["prestige"] = [[p.who, p.amount, p.rule] for p in s.prestige]
    return content


def _told(thing: object, fresh: object, names: tuple[str, ...]) -> dict[str, object]:
    told: dict[str, object] = {}
    for name in names:
        value = getattr(thing, name)
        if value != getattr(fresh, name):
            told[name] = value
    return told


def _person(c: Person) -> dict[str, object]:
    fresh = Person(c.id, c.family, c.number, c.name, c.sex, c.born)
    told: dict[str, object] = {"family": c.family, "name": c.name, "sex": "mw"[c.sex], "born": c.born}
    told.update(_told(c, fresh, PERSON))
    return told


def _planet(planet: Planet) -> dict[str, object]:
    fresh = Planet(planet.id, planet.name, planet.kind, planet.holder)
    told: dict[str, object] = {"name": planet.name, "kind": planet.kind, "holder": planet.holder}
    told.update(_told(planet, fresh, PLANET))
    return told


# And back


def restored(edition: Edition, content: dict[str, object]) -> State:
    """The position; raises BadSave where a part is missing or of the wrong kind."""
    if content.get("format") != SAVED_FORMAT:
        raise BadSave(f"format: {content.get('format')!r}, not {SAVED_FORMAT}")
    rules = _number(content, "rules") if "rules" in content else FIRST_RULES
    if rules not in PLAYED_RULES:
        raise BadSave(f"rules: {rules}, not one of {PLAYED_RULES}")
    s = State(edition, _number(content, "last_turn"), content.get("double_gains") is True, rules)
    for name in WHOLE:
        _put(s, name, content.get(name), name)
    for name in (*NUMBERS, *NUMBER_LISTS):
        value = content[name]
        lists = value if name in NUMBER_LISTS else [value]
        if not isinstance(lists, list) or not all([_all_numbers(numbers) for numbers in lists]):
            raise BadSave(f"{name}: {value!r}")
    for at, about in enumerate(_tables(content, "families")):
        family = Family(at, _word(about, "name"))
        _fill(family, about, FAMILY, ("name",), f"families {at + 1}")
        s.families.append(family)
    _restore_people(s, _tables(content, "people"))
    for at, about in enumerate(_tables(content, "planets")):
        planet = Planet(at, _word(about, "name"), _number(about, "kind"), _number(about, "holder"))
        _fill(planet, about, PLANET, ("name", "kind", "holder"), f"planets {at + 1}")
        s.planets.append(planet)
    for at, about in enumerate(_tables(content, "ships")):
        ship = Ship(at, _word(about, "name"), _number(about, "owner"))
        _fill(ship, about, SHIP, ("name", "owner"), f"ships {at + 1}")
        s.ships.append(ship)
    _restore_rows(s, content)
    s.orders = silence(len(s.families))
    return s


def _restore_people(s: State, people: list[dict[str, object]]) -> None:
    counts = [0 for _ in s.families]
    for at, about in enumerate(people):
        family, sex = _number(about, "family"), _word(about, "sex")
        if not 0 <= family < len(counts) or sex not in ("m", "w"):
            raise BadSave(f"people {at + 1}: family {family}, sex {sex!r}")
        counts[family] += 1
        c = Person(at, family, counts[family], _word(about, "name"), "mw".index(sex), _number(about, "born"))
        _fill(c, about, PERSON, ("family", "name", "sex", "born"), f"people {at + 1}")
        s.people.append(c)


def _restore_rows(s: State, content: dict[str, object]) -> None:
    try:
        for id, accused, rule, opened, fined_for in _rows(content, "trials"):
            s.trials.append(Trial(id, accused, rule, opened, fined_for))
        for kind, target, clients, amounts, ships, year, settled in _rows(content, "contracts"):
            contract = Contract(kind, target, clients, amounts, ships)
            contract.year, contract.settled = year, settled
            s.contracts.append(contract)
        for turn, groom, bride in _rows(content, "weddings"):
            s.weddings.append((turn, groom, bride))
        for who, amount, rule in _rows(content, "money"):
            s.money.append(Posting(who, amount, rule))
        for who, amount, rule in _rows(content, "prestige"):
            s.prestige.append(Posting(who, amount, rule))
    except (TypeError, ValueError) as error:
        raise BadSave(f"trials, contracts, weddings or postings: {error}") from None


def _fill(thing: object, about: dict[str, object], names: tuple[str, ...], known: tuple[str, ...], where: str) -> None:
    for name, value in about.items():
        if name in names:
            _put(thing, name, value, f"{where}, {name}")
        elif name not in known:
            raise BadSave(f"{where}: unknown {name!r}")


def _put(thing: object, name: str, value: object, where: str) -> None:
    """A value of the same kind as the one it replaces."""
    if type(value) is not type(getattr(thing, name)):
        raise BadSave(f"{where}: {value!r}")
    setattr(thing, name, value)


def _all_numbers(value: object) -> bool:
    return isinstance(value, list) and all([type(number) is int for number in value])


def _number(about: dict[str, object], name: str) -> int:
    value = about.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSave(f"{name}: {value!r}")
    return value


def _word(about: dict[str, object], name: str) -> str:
    value = about.get(name)
    if not isinstance(value, str):
        raise BadSave(f"{name}: {value!r}")
    return value


def _tables(content: dict[str, object], name: str) -> list[dict[str, object]]:
    value = content.get(name)
    if not isinstance(value, list) or not all([isinstance(entry, dict) for entry in value]):
        raise BadSave(f"{name}: missing")
    return value


def _rows(content: dict[str, object], name: str) -> list[list]:  # type: ignore[type-arg]
    value = content.get(name)
    if not isinstance(value, list):
        raise BadSave(f"{name}: missing")
    return value
