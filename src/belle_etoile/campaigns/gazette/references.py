"""Whom and what the names in a fact mean, as everyone may know it."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from ...core.events import Event
from ...games.stellarium.components import PRIEST
from ...games.stellarium.effects import HARD_SPACE, name_of
from ...games.stellarium.state import Person, State
from ...locales import Value
from .text import Kind, Text, reference

Named: TypeAlias = dict[str, Value | Text]

PEOPLE: Final = ("person", "groom", "bride", "priest", "father", "mother", "captain")
PLACES: Final[dict[str, Kind]] = {"family": "family", "other": "family", "to": "family", "planet": "planet"}
MEANT: Final = frozenset((*PEOPLE, *PLACES))  # all that may mean somebody or some place
PRIESTS_HONOUR: Final = {"married": "3.8", "baptised": "9.1", "eulogy": "26.2"}  # the rule by which it is earned


class Bearer(NamedTuple):
    """Somebody with a name. `died` is a turn, -1 for the living; `father` and `mother` are codes, or empty."""

    code: str
    name: str
    died: int
    father: str
    mother: str
    priest: bool


@dataclass(frozen=True)
class WhoIsWho:
    """All names of a campaign after a turn; weddings are turn, groom and bride. `honoured` are the turn's priests."""

    turn: int
    people: list[Bearer]
    families: list[str]
    planets: list[str]
    weddings: list[tuple[int, str, str]]
    honoured: list[tuple[str, str]]


def who_is_who(s: State, since: int = 0) -> WhoIsWho:
    """Of the living, and of who died in the turn `since` or later; after twenty turns most are long dead."""
    return WhoIsWho(
        turn=s.turn,
        people=[_bearer(s, c) for c in s.people if c.died < 0 or c.died >= since],
        families=[family.name for family in s.families],
        planets=[planet.name for planet in s.planets],
        weddings=[(turn, s.people[groom].code, s.people[bride].code) for turn, groom, bride in s.weddings],
        honoured=[(p.rule, s.people[p.who].code) for p in s.prestige if p.rule in PRIESTS_HONOUR.values()],
    )


def _bearer(s: State, c: Person) -> Bearer:
    father, mother = [s.people[parent].code if parent >= 0 else "" for parent in (c.father, c.mother)]
    return Bearer(c.code, name_of(s, c.id), c.died, father, mother, c.school == PRIEST)


class Index:
    """Knows what a value of a fact means: by a code or by kinship, else by the name if one alone bears it."""

    def __init__(self, all: WhoIsWho) -> None:
        self._turn: Final = all.turn
        self._codes: Final = {bearer.code: bearer for bearer in all.people}
        self._bearers: Final[dict[str, tuple[str, ...]]] = {}  # codes by name
        for bearer in all.people:
            self._bearers[bearer.name] = (*self._bearers.get(bearer.name, ()), bearer.code)
        self._places: Final[dict[tuple[Kind, str], int]] = {}
        self._places.update({("family", name): at for at, name in enumerate(all.families)})
        self._places.update({("planet", name): at for at, name in enumerate(all.planets)})
        self._brides: Final = {(turn, groom): bride for turn, groom, bride in all.weddings}
        self._honoured: Final = set(all.honoured)

    def named(self, event: Event, turn: int) -> Named:
        """What a fact of that turn says, its names with their references."""
        return {key: self.meant(event, key, turn) for key in event.values}

    def meant(self, event: Event, key: str, turn: int) -> Value | Text:
        """One value of a fact, with its reference if it is a name."""
        value = event.values[key]
        if key in MEANT and isinstance(value, str) and value:
            return self._meant(event, key, value.replace(HARD_SPACE, " "), turn)
        return value

    def place(self, kind: Kind, name: str) -> Value | Text:
        at = self._places.get((kind, name.replace(HARD_SPACE, " ")))
        return name if at is None else reference(name, kind, str(at))

    def _meant(self, event: Event, key: str, name: str, turn: int) -> Value | Text:
        if key in PLACES:
            return self.place(PLACES[key], name)
        code = self._code(event, key, name, turn)
        return reference(name, "person", code) if code else event.values[key]

    def _code(self, event: Event, key: str, name: str, turn: int) -> str:
        about = str(event.values.get("code", ""))
        if name in self._codes:
            return name
        if key == "person" and about:
            return about
        if key == "bride" and (turn, about) in self._brides:
            return self._brides[turn, about]
        if key in ("father", "mother") and about in self._codes:
            child = self._codes[about]
            return child.father if key == "father" else child.mother
        return self._alone(name, key == "priest", event.kind, turn)

    def _alone(self, name: str, priest: bool, kind: str, turn: int) -> str:
        """A name that several bear in that turn is nobody's, unless one of them was honoured for what he did."""
        bearers = [self._codes[code] for code in self._bearers.get(name, ())]
        there = [b for b in bearers if (b.died < 0 or b.died >= turn) and (b.priest or not priest)]
        if len(there) > 1 and priest and turn == self._turn:
            there = [bearer for bearer in there if (PRIESTS_HONOUR.get(kind), bearer.code) in self._honoured]
        return there[0].code if len(there) == 1 else ""
