"""What the names in a sentence mean, so that a page can link them without guessing."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ...core.events import Event
from ...games.stellarium.effects import HARD_SPACE
from ...games.stellarium.view import PersonView, View

Kind: TypeAlias = Literal["person", "planet", "family"]

PEOPLE: Final = ("person", "groom", "bride", "priest", "father", "mother", "captain")
FAMILIES: Final = ("family", "other", "to")


@dataclass(frozen=True)
class Reference:
    """`text` as it stands in the sentence. `id` is a person's code, or the number of a planet or a family."""

    text: str
    kind: Kind
    id: str


class Index:
    """Whom and what the names of a turn mean, as everyone may know it."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self._codes: Final = {person["code"]: person for person in view["people"]}
        self._people: Final[dict[str, list[PersonView]]] = defaultdict(list)
        for person in view["people"]:
            if person["died"] < 0 or person["died"] >= view["turn"]:
                self._people[self.name(person)].append(person)
        self._families: Final = {family["name"]: str(at) for at, family in enumerate(view["families"])}
        self._planets: Final = {planet["name"]: str(at) for at, planet in enumerate(view["planets"])}

    def name(self, person: PersonView) -> str:
        return f"{person['name'] or person['code']} {self.view['families'][person['family']]['name']}"

    def person(self, who: int) -> list[Reference]:
        """By number; nobody for none."""
        if who < 0:
            return []
        person = self.view["people"][who]
        return [Reference(self.name(person), "person", person["code"])]

    def planet(self, name: str) -> list[Reference]:
        name = name.replace(HARD_SPACE, " ")
        return [Reference(name, "planet", self._planets[name])] if name in self._planets else []

    def of(self, *events: Event) -> list[Reference]:
        """Everything that these facts name, each once; a name that several people bear is nobody's."""
        found: dict[Reference, None] = {}
        for event in events:
            for key, value in event.values.items():
                if isinstance(value, str) and value:
                    found.update(dict.fromkeys(self._meant(event, key, value.replace(HARD_SPACE, " "))))
        return list(found)

    def _meant(self, event: Event, key: str, name: str) -> list[Reference]:
        if key == "person" and event.values.get("code") in self._codes:
            return [Reference(name, "person", str(event.values["code"]))]
        if key in PEOPLE:
            bearers = [self._codes[name]] if name in self._codes else self._people.get(name, [])
            return [Reference(name, "person", bearers[0]["code"])] if len(bearers) == 1 else []
        if key in FAMILIES and name in self._families:
            return [Reference(name, "family", self._families[name])]
        return self.planet(name) if key == "planet" else []
