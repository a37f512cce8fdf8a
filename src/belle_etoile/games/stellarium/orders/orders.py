"""What a family writes for one turn, typed: people, planets, ships, families and trials are their numbers.

`reader.py` and `writer.py` know the text of it, `rights.py` says what may be ordered, `form.py` lists it.
"""

from typing import Final, final

from ..components import ABSTAIN, FOUNDERS, NONE, SCHOOLED_FOUNDERS, UNSCHOOLED
from .mistakes import Mistake


@final
class Youth:
    """9.1, 10.1: name, school and priest for one of those born last turn; empty where nothing is written."""

    def __init__(self, name: str, school: int, priest: int) -> None:
        self.name = name
        self.school = school
        self.priest = priest


@final
class Wedding:
    """3.7"""

    def __init__(self, groom: int, bride: int, priest: int) -> None:
        self.groom: Final = groom
        self.bride: Final = bride
        self.priest: Final = priest

    def same(self, wedding: "Wedding") -> bool:
        return self.groom == wedding.groom and self.bride == wedding.bride and self.priest == wedding.priest


@final
class Offer:
    """2.8.1: `target` is a person, a ship or a planet by kind, NONE for a bomb and for treason."""

    def __init__(self, client: int, amount: int, kind: int, target: int, ships: list[int]) -> None:
        self.client: Final = client
        self.amount: Final = amount
        self.kind: Final = kind
        self.target: Final = target
        self.ships: Final = ships  # 2.7.4


@final
class Deal:
    """28.4: both families write the same."""

    def __init__(self, kind: int, ship: int, owner: int, other: int, price: int) -> None:
        self.kind: Final = kind
        self.ship: Final = ship
        self.owner: Final = owner
        self.other: Final = other
        self.price: Final = price

    def same(self, deal: "Deal") -> bool:
        return (
            self.kind == deal.kind
            and self.ship == deal.ship
            and self.owner == deal.owner
            and self.other == deal.other
            and self.price == deal.price
        )


@final
class Expedition:
    """4.3-4.7, 14.8"""

    def __init__(self, ship: int, captain: int, aboard: list[int], names: list[str]) -> None:
        self.ship: Final = ship
        self.captain: Final = captain
        self.aboard: Final = aboard
        self.names: Final = names


@final
class Verdict:
    """22.2: one judge's, or the Emperor's, word on one trial."""

    def __init__(self, judge: int, trial: int, verdict: int, years: int) -> None:
        self.judge: Final = judge
        self.trial: Final = trial
        self.verdict: Final = verdict
        self.years: Final = years


SILENT: Final = Verdict(NONE, NONE, ABSTAIN, 0)


@final
class Orders:
    """One family, one turn. Hidden from every other family. `sent` is false where nothing came (0.1)."""

    def __init__(self, family: int, sent: bool) -> None:
        self.family: Final = family
        self.sent = sent
        self.warnings: list[Mistake] = []  # what depends on the turn, as the check found it
        self.places: dict[int, int] = {}
        self.bets: dict[int, tuple[int, int]] = {}  # share and stake, 5.3.1
        self.purchases: list[tuple[int, int]] = []  # person and good, in order, 1.0.1
        self.limits: dict[int, int] = {}  # 7.2
        self.youths: dict[int, Youth] = {}
        self.candidates: dict[int, int] = {}  # a planet to govern, STELLARIUM for the High Court, 27.2.2, 27.4.2
        self.resign: list[int] = []  # 27.2.8
        self.support: list[int] = []  # 17.2
        self.dismiss: list[tuple[int, int]] = []  # person and pyramid, 21.1
        self.verdicts: list[Verdict] = []
        self.weddings: list[Wedding] = []
        self.offers: list[Offer] = []
        self.pay_all = False  # 2.2.4
        self.pay: dict[int, bool] = {}
        self.deals: list[Deal] = []
        self.expeditions: list[Expedition] = []
        self.bid = 0  # 28.1
        self.bid_name = ""
        self.bastard = False  # 7.6
        self.bastard_name = ""
        self.bastard_school: int = UNSCHOOLED
        # Powers of the five heads, 32.3 to 32.13
        self.disgrace: list[int] = [NONE] * 5  # by pyramid, 20.1
        self.special = NONE  # 18.1
        self.remove = NONE  # 18.2
        self.war = False  # 12.2
        self.target = NONE
        self.pardon = NONE  # 24.1
        self.excommunicate = NONE  # 19.1
        self.forgive = NONE  # 25.1
        self.leaves: list[int] = []  # 1.3.4
        self.remarry: list[int] = []  # 3.6
        self.commanders: list[int] = [NONE, NONE]  # 6.3
        self.offensive = False  # 12.3.8
        self.patrol: list[int] = []  # 11.3
        self.stragglers = 0  # 6.5: fleet 1 or 2
        self.coup = False  # 17.1
        self.dauphin_coup = False  # 17.1
        self.ban = NONE  # 4.8
        self.permits: list[int] = []  # 4.7
        self.abolish: tuple[int, int] = (NONE, NONE)  # family and planet, 32.12
        self.close = NONE  # 5.3.4
        self.bar: list[int] = []  # 13.2

    def text(self) -> str:
        """Everything, to compare positions; people read `writer.format_orders`."""
        youths = [(who, y.name, y.school, y.priest) for who, y in self.youths.items()]
        verdicts = [(v.judge, v.trial, v.verdict, v.years) for v in self.verdicts]
        weddings = [(w.groom, w.bride, w.priest) for w in self.weddings]
        offers = [(o.client, o.amount, o.kind, o.target, o.ships) for o in self.offers]
        deals = [(d.kind, d.ship, d.owner, d.other, d.price) for d in self.deals]
        plans = [(e.ship, e.captain, e.aboard, e.names) for e in self.expeditions]
        return (
            f"{self.family} {int(self.sent)} {self.places} {self.bets} {self.purchases} {self.limits} {youths}"
            f" {self.candidates} {self.resign} {self.support} {self.dismiss} {verdicts} {weddings} {offers}"
            f" {self.pay_all} {self.pay} {deals} {plans} {self.bid} {self.bid_name!r}"
            f" {self.bastard} {self.bastard_name!r} {self.bastard_school} {self.disgrace} {self.special} {self.remove}"
            f" {self.war} {self.target} {self.pardon} {self.excommunicate} {self.forgive} {self.leaves} {self.remarry}"
            f" {self.commanders} {self.offensive} {self.patrol} {self.stragglers} {self.coup} {self.dauphin_coup}"
            f" {self.ban} {self.permits} {self.abolish} {self.close} {self.bar}"
        )

    def answer(self, captive: int) -> bool:
        """2.2.4: does the family pay for this one?"""
        return self.pay.get(captive, self.pay_all)

    def verdict(self, judge: int, trial: int) -> Verdict:
        for verdict in self.verdicts:
            if verdict.judge == judge and verdict.trial == trial:
                return verdict
        return SILENT


@final
class Entry:
    """What a player sends for turn 0; blanks are filled by lot. `sent` is false where nothing came."""

    def __init__(self, name: str, sent: bool = True) -> None:
        self.name = name
        self.sent = sent
        self.names: list[str] = [""] * FOUNDERS
        self.schools: list[int] = [UNSCHOOLED] * SCHOOLED_FOUNDERS
        self.shares: list[int] = []  # PP of 31.5 by founder; empty: the silent choice
        self.publicity: list[int] = [0] * FOUNDERS  # 31.6
        self.bid = 0
        self.ship_name = ""
        self.candidates: dict[int, int] = {}  # founder from 0 to a planet, STELLARIUM for the High Court

    def text(self) -> str:
        return (
            f"{self.name!r} {int(self.sent)} {self.names} {self.schools} {self.shares} {self.publicity}"
            f" {self.bid} {self.ship_name!r} {self.candidates}"
        )


def silence(families: int) -> list[Orders]:
    """A turn in which nobody writes anything."""
    return [Orders(family, False) for family in range(families)]
