"""Where what people write is found: planets, ships and families by name, characters by family and number."""

from typing import Final, final

from ..components import NONE
from ..phases.p03_marriages import marriages_between
from ..state import State

LONGEST_NAME: Final = 40


@final
class Names:
    """Where planets, ships, families and characters are found by what people write; made once for a turn's orders."""

    def __init__(self, s: State) -> None:
        self.planets: Final = {planet.name: planet.id for planet in s.planets}
        self.ships: Final = {ship.name: ship.id for ship in s.ships}
        self.families: Final = {family.name: family.id for family in s.families}
        self._between: dict[int, int] | None = None

    def between(self, s: State) -> dict[int, int]:
        """3.4: living marriages between families, counted once."""
        if self._between is None:
            self._between = marriages_between(s)
        return self._between

    def person(self, s: State, code: str) -> int:
        """`4-12`, or NONE."""
        family, dash, number = code.partition("-")
        if not dash or not (family.isascii() and family.isdecimal() and number.isascii() and number.isdecimal()):
            return NONE
        if len(code) > LONGEST_NAME or not 1 <= int(family) <= len(s.families):
            return NONE
        members = s.families[int(family) - 1].members
        return members[int(number) - 1] if 1 <= int(number) <= len(members) else NONE
