"""A document in the making: tables of people, lists and powers, written out as TOML at the end."""

from typing import Final, final

from ....core.chance import Chance
from ....core.toml import quoted
from ..orders import Deal
from ..view import Means
from .scene import Scene, Voyage
from .tempers import Temper


@final
class Dice:
    """A policy's own luck; `why` is told to nobody."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def pick(self, n: int) -> int:
        return self.chance.pick(n, "policy")

    def one(self, among: list[int]) -> int:
        return among[self.pick(len(among))]

    def percent(self, chances: int) -> bool:
        return self.pick(100) < chances


@final
class Draft:
    """What one family writes, and what it knows while writing."""

    def __init__(self, scene: Scene, own: Means, seat: int, temper: Temper, dice: Dice) -> None:
        self.scene: Final = scene
        self.own: Final = own
        self.seat: Final = seat
        self.temper: Final = temper
        self.dice: Final = dice
        self.kin: Final = scene.kin[seat]
        self.left = 0 if own["in_debt"] else max(0, own["purse"])  # M$ not yet promised
        self.names: Final = {scene.person(who)["name"] for who in self.kin}
        self.purchases: list[str] = []
        self.people: dict[int, list[str]] = {}
        self.lists: list[str] = []  # [[...]] tables
        self.powers: dict[str, list[str]] = {}
        self.ransom = "refuse"
        self.ransoms: list[str] = []  # for one captive each
        self.bargains: list[Deal] = []  # those we agree to

    def about(self, who: int, line: str) -> None:
        self.people.setdefault(who, []).append(line)

    def buy(self, who: int, good: str) -> None:
        """1.0.1, while there is money to spare."""
        if self.left > self.temper.reserve:
            self.left -= 1
            self.purchases.append(quoted(f"{self.scene.code(who)} {good}"))

    def entry(self, name: str, lines: list[str]) -> None:
        self.lists += ["", f"[[{name}]]", *lines]

    def power(self, office: str, line: str) -> None:
        self.powers.setdefault(office, []).append(line)

    def named(self, key: str, who: int) -> str:
        return f"{key} = {quoted(self.scene.code(who))}"

    def codes(self, people: list[int]) -> str:
        return "[" + ", ".join([quoted(self.scene.code(who)) for who in people]) + "]"

    def sails(self, voyage: Voyage) -> bool:
        """Our people go aboard, unless the ship comes by a bargain that is not ours or that we refuse."""
        return not voyage.dealt or any([bargain.ship == voyage.ship for bargain in self.bargains])

    def rivals_in(self, pyramid: int) -> list[int]:
        """People of other families on the lower floors of a pyramid."""
        seats = self.scene.seat_of[pyramid]
        return [who for who in seats if seats[who] > 0 and self.scene.person(who)["family"] != self.seat]

    def text(self) -> str:
        scene = self.scene
        lines = [f"family = {quoted(scene.seen['families'][self.seat]['name'])}", f"turn = {scene.turn}"]
        if self.purchases:
            lines.append(f"purchases = [{', '.join(self.purchases)}]")
        lines.append(f"ransom = {quoted(self.ransom)}")
        if self.ransoms:
            lines += ["", "[ransoms]", *self.ransoms]
        for who in self.kin:
            if who in self.people:
                lines += ["", f"[people.{scene.code(who)}]", *self.people[who]]
        lines += self.lists
        for office, powers in self.powers.items():
            lines += ["", f"[{office}]", *powers]
        return "\n".join(lines) + "\n"
