"""What a page writes for one choice of one field, and what else must be written for it to be carried out."""

from collections.abc import Callable
from typing import Any, Final

from belle_etoile.campaigns.sheets import Document
from belle_etoile.campaigns.turns import HUMAN, TurnInput, TurnResult, run_turn
from belle_etoile.core.errors import Values
from belle_etoile.games.stellarium.components import (
    ARMY,
    CHURCH,
    EXPLORER,
    EXPLORERS,
    FREE,
    GOVERNMENT,
    HOSTAGE,
    NONE,
    PRIEST,
)
from belle_etoile.games.stellarium.orders.form import Form
from belle_etoile.games.stellarium.orders.mistakes import Mistake
from belle_etoile.games.stellarium.phases.p00_status import is_youth, needs_place
from belle_etoile.games.stellarium.state import Person, State
from belle_etoile.server.campaigns.order_text import written

Page = dict[str, Any]
CAPITAL: Final = "Stellarium"


class Turn:
    """A turn that was played, and what is told of it."""

    def __init__(self, seed: str, done: TurnResult) -> None:
        self.seed = seed
        self.done = done
        self.s = done.state

    def told(self, kind: str, **values: str | int) -> bool:
        """Whether such a fact is told; names of several words keep their spaces."""
        return any(event.kind == kind and _has(event.values, values) for _, event in self.done.facts)

    def count(self, kind: str) -> int:
        return sum(event.kind == kind for _, event in self.done.facts)

    def won(self, kind: str) -> bool:
        """The first of such battles."""
        battles = [event.values for _, event in self.done.facts if event.kind == kind]
        return str(battles[0]["result"]).endswith("victory")


def _has(values: Values, wanted: dict[str, str | int]) -> bool:
    return all(str(values.get(key)).replace("\u00a0", " ") == str(value) for key, value in wanted.items())


Seen = Callable[[Turn], bool]


class Filled:
    """The documents of all families: careful ones, in which one choice is written."""

    def __init__(self, s: State, family: int, sheet: Form) -> None:
        self.s = s
        self.family = family
        self.sheet = sheet
        self.pages: list[Page] = [careful(s, each.id) for each in s.families]

    @property
    def mine(self) -> Page:
        return self.pages[self.family]

    def listed(self, name: str) -> list[str]:
        return self.sheet.lists[name]

    def person(self, code: str) -> Person:
        return next(c for c in self.s.people if c.code == code)

    def of(self, c: Person) -> Page:
        """What is written about somebody, in the orders of the family."""
        about: Page = self.pages[c.family].setdefault("people", {}).setdefault(c.code, {})
        return about

    def name(self, family: int) -> str:
        return self.s.families[family].name

    def head(self, pyramid: int) -> Person:
        return self.s.people[self.s.pyramids[pyramid][0]]

    def power(self, pyramid: int, office: str) -> Page:
        """The part of a head, in the orders of the family."""
        part: Page = self.pages[self.head(pyramid).family].setdefault(office, {})
        return part

    def add(self, family: int, key: str, entry: Page) -> Page:
        self.pages[family].setdefault(key, []).append(entry)
        return entry

    def play(self, seed: str) -> Turn:
        documents = {each: Document(each, written(page)) for each, page in enumerate(self.pages)}
        names = [family.name for family in self.s.families]
        return Turn(seed, run_turn(TurnInput(self.s, seed, names, [HUMAN] * len(names), documents)))

    # What helps

    def freed(self, c: Person) -> None:
        """A hostage is free once the family pays (2.2.5)."""
        if c.captivity == HOSTAGE:
            self.pages[c.family].setdefault("ransoms", {})[c.code] = "pay"

    def sails(self, ship: str, *more: Person, captain: Person | None = None, user: int = NONE) -> Page:
        """4.3, 4.7: with a captain, a priest and whoever else; all are placed aboard by their families."""
        owner = next(each.owner for each in self.s.ships if each.name == ship)
        user = owner if user == NONE else user
        if user != owner:
            self.deals(ship, "lend", owner, user)
        captain = captain or self.one(user, EXPLORER)
        priest = next((c for c in more if c.school == PRIEST), None) or self.one(user, PRIEST)
        crew = {c.id: c for c in (captain, priest, *more)}
        for c in crew.values():
            self.of(c)["place"] = f"ship {ship}"
            self.freed(c)
        if captain.guild == NONE:
            self.power(EXPLORERS, "commander")["permits"] = [captain.code]  # 4.7
        aboard = [c.code for c in crew.values()]
        return self.add(user, "expedition", {"ship": ship, "captain": captain.code, "aboard": aboard})

    def one(self, family: int, school: int) -> Person:
        """Somebody of this school who practises; an explorer who sits in the pyramid."""
        fit = [c for c in self.s.people if c.family == family and c.school == school and needs_place(c)]
        return next(c for c in fit if school != EXPLORER or c.guild != NONE)

    def deals(self, ship: str, kind: str, owner: int, other: int, price: int = 0) -> Page:
        """28.4: both write the same."""
        deal: Page = {"kind": kind, "ship": ship, "from": self.name(owner), "to": self.name(other), "price": price}
        self.add(owner, "deal", dict(deal))
        self.add(other, "deal", dict(deal))
        return deal

    def hires(self, family: int, kind: str, target: str = "", amount: int = 1, client: str = "") -> Page:
        fit = [c for c in self.s.people if c.family == family and c.free and c.school >= 0]
        entry: Page = {"client": client or fit[-1].code, "kind": kind, "amount": amount}
        if target:
            entry["target"] = target
        return self.add(family, "contract", entry)

    def stranger(self, *families: int) -> int:
        return next(family.id for family in self.s.families if family.id not in families)

    def weds(self, groom: Person, bride: Person, priest: str = "") -> None:
        """3.7: both write it; the widowed have leave (3.6), and whoever is married is widowed first."""
        entry = {"groom": groom.code, "bride": bride.code, "priest": priest or self.head(CHURCH).code}
        for c in (groom, bride):
            self.add(c.family, "marriage", dict(entry))
            self.freed(c)
            if c.widowed or c.spouse >= 0:
                self.power(CHURCH, "archpope").setdefault("remarriages", []).append(c.code)
            if c.spouse >= 0:
                self.hires(self.stranger(c.family), "murder", self.s.people[c.spouse].code)

    def throne(self) -> None:
        """17: whoever writes as if Emperor leads a coup that nobody opposes, unless the Emperor is of the family."""
        if self.head(GOVERNMENT).family == self.family:
            return
        general = self.head(ARMY)
        if general.family == self.family:
            self.mine.setdefault("general", {})["coup"] = True
        else:
            self.hires(self.stranger(general.family), "kidnapping", general.code)
            self.mine.setdefault("dauphin", {})["coup"] = True
        for who in self.s.pyramids[ARMY][1:]:
            self.of(self.s.people[who])["coup"] = True


def careful(s: State, family: int) -> Page:
    """0.3: a place for all who need one, names and schools."""
    people: Page = {}
    for who in s.families[family].members:
        c = s.people[who]
        if needs_place(c):
            people[c.code] = {"place": CAPITAL}
        if is_youth(c, s.turn + 1):
            people[c.code] = {"school": "warrior"} if c.name else {"school": "warrior", "name": f"Neuf{who}"}
    return {"family": s.families[family].name, "turn": s.turn + 1, "people": people}


def waits(done: TurnResult, family: int) -> list[Mistake]:
    return next(sheet.warnings for sheet in done.sheets if sheet.family == family)


def is_held(c: Person) -> bool:
    return c.captivity not in (FREE, HOSTAGE)
