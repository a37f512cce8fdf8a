"""One value of a document at a time: a number, a name, a person, a place. A wrong one is told and left out."""

from typing import Final, final

from ..components import FLEET_1, FLEET_2, NONE, NOWHERE, STELLARIUM, ship_place
from ..state import State
from .mistakes import Mistake
from .names import LONGEST_NAME, Names
from .spelling import nearest

FLEETS: Final = ("fleet 1", "fleet 2")
JUDGE: Final = "judge"
GOVERNOR: Final = "governor of "
ABOARD: Final = "ship "
LONGEST_PLACE: Final = 100  # letters that are told of where a mistake is
MOST_NUMBER: Final = 1_000_000
MOST_HINTS: Final = 20  # in one document: to find the nearest word takes far longer than to read a wrong one


@final
class Reader:
    """Reads values of one document; tells what is wrong with each, and gives NONE or "" in its place."""

    def __init__(self, s: State, names: Names, mistakes: list[Mistake], tables: dict[str, tuple[str, ...]]) -> None:
        self.s: Final = s
        self.names: Final = names
        self.mistakes: Final = mistakes
        self.known: Final = tables  # every key of such a document, by header
        self.hints = MOST_HINTS

    def wrong(self, place: str, rule: str, kind: str, found: str, right: str) -> None:
        self.mistakes.append(Mistake(place[:LONGEST_PLACE], rule, kind, found[:LONGEST_PLACE], right))

    def only(self, table: dict[str, object], keys: tuple[str, ...], place: str) -> None:
        """Tell of unknown keys, each with the nearest known one, or where it belongs."""
        for key in table:
            if key not in keys:
                where = f"{place}.{key}" if place else key
                kind, right = self._known(key, keys)
                self.wrong(where, "0.3", kind, key, right)

    def _known(self, key: str, keys: tuple[str, ...]) -> tuple[str, str]:
        """What is wrong with a key, and what would be right."""
        here, elsewhere = self._nearest(key, list(keys)), [head for head, known in self.known.items() if key in known]
        if here and "" not in elsewhere[:1]:
            return "unknown-key", here
        word = key
        if not elsewhere:
            word = self._nearest(key, [each for known in self.known.values() for each in known])
            elsewhere = [header for header, known in self.known.items() if word in known]
        if not elsewhere:
            return "no-such-key", ", ".join(keys)
        if elsewhere[0] == "":
            return "key-at-top", word
        return "key-elsewhere", ", ".join([f"{header} {word}" for header in elsewhere])

    def table(self, content: dict[str, object], key: str, keys: tuple[str, ...]) -> dict[str, object]:
        value = content.get(key, {})
        if not isinstance(value, dict):
            self.wrong(key, "0.3", "not-a-table", str(value)[:60], f"[{key}]")
            return {}
        if keys:
            self.only(value, keys, key)
        return value

    def tables(
        self, content: dict[str, object], key: str, keys: tuple[str, ...]
    ) -> list[tuple[str, dict[str, object]]]:
        """`[[key]]` tables, each with its place."""
        value = content.get(key, [])
        found: list[tuple[str, dict[str, object]]] = []
        if not isinstance(value, list):
            self.wrong(key, "0.3", "not-a-list", str(value)[:60], f"[[{key}]]")
            return []
        for number, entry in enumerate(value, 1):
            place = f"{key} {number}"
            if isinstance(entry, dict):
                self.only(entry, keys, place)
                found.append((place, entry))
            else:
                self.wrong(place, "0.3", "not-a-table", str(entry)[:60], f"[[{key}]]")
        return found

    def items(self, table: dict[str, object], key: str, place: str) -> list[tuple[str, object]]:
        """A list's values, each with its place."""
        value = table.get(key, [])
        if not isinstance(value, list):
            self.wrong(place, "0.3", "not-a-list", str(value)[:60], "[ ... ]")
            return []
        return [(f"{place} {number}", entry) for number, entry in enumerate(value, 1)]

    def unfit(self, value: object, place: str, rule: str, kind: str, right: str) -> None:
        """Tell of a value, or that there is none."""
        if value is None or value == "":
            self.wrong(place, rule, "blank", "", right)
        else:
            self.wrong(place, rule, kind, str(value)[:60], right)

    def number(self, value: object, place: str, rule: str) -> int:
        """A whole number from 0, or NONE."""
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < MOST_NUMBER:
            return value
        self.unfit(value, place, rule, "not-a-number", "1")
        return NONE

    def flag(self, table: dict[str, object], key: str, place: str, rule: str) -> bool:
        value = table.get(key, False)
        if isinstance(value, bool):
            return value
        self.wrong(f"{place}.{key}", rule, "not-a-flag", str(value)[:60], "true, false")
        return False

    def name(self, table: dict[str, object], key: str, place: str, rule: str) -> str:
        """A name that people choose: letters on one line."""
        value = table.get(key, "")
        if isinstance(value, str) and len(value) <= LONGEST_NAME and (not value or value.isprintable()):
            return value.strip()
        self.wrong(f"{place}.{key}", rule, "bad-name", str(value)[:60], f"1-{LONGEST_NAME}")
        return ""

    def choice(self, value: object, choices: tuple[str, ...], place: str, rule: str) -> int:
        if isinstance(value, str) and value in choices:
            return choices.index(value)
        self.unfit(value, place, rule, "bad-choice", self._near(value, list(choices)))
        return NONE

    def person(self, value: object, place: str, rule: str) -> int:
        who = self.names.person(self.s, value) if isinstance(value, str) else NONE
        if who == NONE:
            self.unfit(value, place, rule, "no-such-person", "1-1")
        return who

    def planet(self, value: object, place: str, rule: str) -> int:
        return self._named(value, self.names.planets, "no-such-planet", place, rule)

    def ship(self, value: object, place: str, rule: str) -> int:
        return self._named(value, self.names.ships, "no-such-ship", place, rule)

    def family(self, value: object, place: str, rule: str) -> int:
        return self._named(value, self.names.families, "no-such-family", place, rule)

    def _named(self, value: object, known: dict[str, int], kind: str, place: str, rule: str) -> int:
        if isinstance(value, str) and value in known:
            return known[value]
        self.unfit(value, place, rule, kind, self._near(value, list(known)))
        return NONE

    def _near(self, value: object, known: list[str]) -> str:
        near = self._nearest(str(value), known) if value is not None else ""
        return near or ", ".join(known[:12])

    def _nearest(self, word: str, known: list[str]) -> str:
        """As long as there are hints left; for no word that nobody would choose."""
        if self.hints == 0 or len(word) > 2 * LONGEST_NAME:
            return ""
        self.hints -= 1
        return nearest(word, known)

    def place(self, value: object, where: str) -> int:
        """A planet, `fleet 1`, `fleet 2`, a ship or `ship NAME`; NOWHERE if none of them."""
        if value in FLEETS:
            return FLEET_1 if value == FLEETS[0] else FLEET_2
        if isinstance(value, str) and value.startswith(ABOARD):
            ship = self.ship(value.removeprefix(ABOARD), where, "4.6")
            return ship_place(ship) if ship != NONE else NOWHERE
        if isinstance(value, str) and value not in self.names.planets:
            if value in self.names.ships:  # 4.6 asks for its name
                return ship_place(self.names.ships[value])
            known = [*FLEETS, *self.names.planets, *self.names.ships]
            self.wrong(where, "0.3", "no-such-place", value[:60], self._near(value, known))
            return NOWHERE
        return self.planet(value, where, "0.3")

    def office(self, value: object, place: str, rule: str) -> int:
        """`judge` as STELLARIUM, `governor of NAME` as that planet, or NONE."""
        said = str(value)
        planet = self.names.planets.get(said.removeprefix(GOVERNOR), NONE)
        if said == JUDGE or planet > STELLARIUM:
            return STELLARIUM if said == JUDGE else planet
        if planet == STELLARIUM:
            self.wrong(place, "27.4.7", "bad-choice", said[:60], JUDGE)
        else:
            worlds = [name for name, id in self.names.planets.items() if id != STELLARIUM]
            world = self._nearest(said.removeprefix(GOVERNOR), worlds)
            near = self._nearest(said, [JUDGE]) or (GOVERNOR + world if world else "")
            offices = [JUDGE, *[GOVERNOR + name for name in worlds]]
            self.wrong(place, rule, "bad-choice", said[:60], near or ", ".join(offices[:12]))
        return NONE

    def one(self, table: dict[str, object], key: str, place: str, rule: str) -> int:
        """An optional person."""
        return self.person(table[key], f"{place}.{key}", rule) if key in table else NONE

    def people(self, table: dict[str, object], key: str, place: str, rule: str) -> list[int]:
        found = [self.person(value, where, rule) for where, value in self.items(table, key, f"{place}.{key}")]
        return [who for who in dict.fromkeys(found) if who != NONE]
