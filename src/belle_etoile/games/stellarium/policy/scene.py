"""The public record as a policy reads it: who lives, who may do what, who sits where."""

from typing import Final, final

from ..components import MOST_BEARING, PYRAMIDS, SCHOOLS, SEATS, YEARS
from ..orders import Deal
from ..view import PersonView, PlanetView, View

HELD: Final = ("hostage", "rebels", "pouarks")
FEW: Final = 30  # families; among more of them anything that can be done is done every turn
SILENT: Final = ("PNJ", "ONR")


@final
class Union:
    def __init__(self, groom: int, bride: int, priest: int) -> None:
        self.groom: Final = groom
        self.bride: Final = bride
        self.priest: Final = priest


@final
class Voyage:
    """A ship, the family that sends it, its captain and everyone invited."""

    def __init__(self, ship: int, owner: int, captain: int, aboard: list[int], dealt: bool = False) -> None:
        self.ship: Final = ship
        self.owner: Final = owner
        self.captain: Final = captain
        self.aboard: Final = aboard
        self.dealt: Final = dealt  # only if the bargain about the ship is struck


@final
class Scene:
    """Made once for a turn, from the spectator's view."""

    def __init__(self, seen: View) -> None:
        self.seen: Final = seen
        self.people: Final = seen["people"]
        self.turn: Final = seen["turn"] + 1  # the coming one
        self.year: Final = seen["year"] + YEARS
        self.kin: Final[list[list[int]]] = [[] for _ in seen["families"]]
        self.living: Final[list[int]] = []
        for id, c in enumerate(self.people):
            if c["died"] < 0:
                self.living.append(id)
                self.kin[c["family"]].append(id)
        self.seat_of: Final[list[dict[int, int]]] = []  # by pyramid: person to seat
        for name in PYRAMIDS:
            seats = seen["pyramids"][name]
            self.seat_of.append({seats[seat]: seat for seat in range(SEATS) if seats[seat] >= 0})
        self._seats: Final = {who for seats in self.seat_of for who in seats}
        self._posted: Final = [set(planet["posts"]) for planet in seen["planets"]]
        self.accused: Final = {trial["accused"] for trial in seen["trials"]}
        self.priests: Final = [who for who in self.living if self.practises(who, "priest")]
        self.merchants: Final = sum([self.people[who]["school"] == "merchant" for who in self.living])
        self.warriors: Final = sum([self.practises(who, "warrior") for who in self.living])
        self.colonies: Final = [
            number for number, planet in enumerate(seen["planets"]) if number > 0 and planet["holder"] == "empire"
        ]
        self.lost: Final = [number for number, planet in enumerate(seen["planets"]) if planet["holder"] == "rebels"]
        self.unions: list[Union] = []  # the conventions of `marriages.py` and `shipping.py`
        self.unions_of: dict[int, list[Union]] = {}  # by family
        self.bargains: list[Deal] = []  # 28.4: ships that their owners do not need, for families that could use them
        self.voyages: list[Voyage] = []

    def person(self, who: int) -> PersonView:
        return self.people[who]

    def code(self, who: int) -> str:
        return self.people[who]["code"]

    def planet(self, number: int) -> PlanetView:
        return self.seen["planets"][number]

    def age(self, who: int) -> int:
        """In the coming turn."""
        return self.year - self.people[who]["born"]

    def schooled(self, who: int) -> bool:
        return self.people[who]["school"] != ""

    def free(self, who: int) -> bool:
        return self.people[who]["captivity"] == "free"

    def held(self, who: int) -> bool:
        return self.people[who]["captivity"] in HELD

    def practises(self, who: int, school: str) -> bool:
        """22.5, 27.2.4, 27.4.4"""
        c = self.people[who]
        return c["school"] == school and c["captivity"] == "free" and not c["judge"] and c["governs"] < 0

    def needs_place(self, who: int) -> bool:
        """0.3"""
        c = self.people[who]
        return c["school"] != "" and c["captivity"] == "free" and not c["judge"] and c["governs"] < 0

    def fertile(self, who: int) -> bool:
        """7.1: a woman who may still have children, and no priest."""
        c = self.people[who]
        return c["sex"] == "w" and c["school"] != "priest" and self.age(who) <= MOST_BEARING

    def seat(self, who: int, pyramid: int) -> int:
        """0 to 5, or -1."""
        return self.seat_of[pyramid].get(who, -1)

    def seated(self, who: int) -> bool:
        return who in self._seats

    def head(self, pyramid: int) -> int:
        """The free holder, or -1."""
        who = self.seen["pyramids"][PYRAMIDS[pyramid]][0]
        return who if who >= 0 and self.free(who) else -1

    def heads(self, family: int, pyramid: int) -> bool:
        """Does this family hold the first seat?"""
        who = self.head(pyramid)
        return who >= 0 and self.people[who]["family"] == family

    def active(self, family: int) -> bool:
        """Did it give orders last turn?"""
        return self.seen["families"][family]["status"] not in SILENT

    def rivals(self, family: int) -> list[int]:
        """The other families, the most points first."""
        others = [other for other in range(len(self.kin)) if other != family]
        return sorted(others, key=lambda other: -self.seen["families"][other]["points"])

    def has_post(self, family: int, planet: int) -> bool:
        return family in self._posted[planet]

    def posts(self, planet: int) -> list[int]:
        return self.seen["planets"][planet]["posts"]

    def school_number(self, who: int) -> int:
        return SCHOOLS.index(self.people[who]["school"])
