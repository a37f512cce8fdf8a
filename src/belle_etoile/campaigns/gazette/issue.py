"""What the reports of one turn are made from, and when each fact happened."""

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from ...core.events import EVERYONE, Event
from ...games.stellarium.components import FIRST_YEAR, PLAYING
from ...games.stellarium.orders import Deal
from ...games.stellarium.phases.p30_end import winners
from ...games.stellarium.policy import Scene, Union, scene_of
from ...games.stellarium.state import State
from ...games.stellarium.view import TrialView, View, view
from ..sheets import Received
from .prose import Prose
from .references import Index, who_is_who
from .text import Text, reference

# The rules date crimes, births and natural deaths; the gazette dates the rest by the phase it happens in.
YEAR_OF_PHASE: Final = {9: 2, 10: 2, 11: 5, 12: 7, 13: 8, 14: 9, 15: 9}
FIRST_YEAR_PHASES: Final = 8
LAST_YEAR: Final = 10
INQUIRIES: Final = ("found", "unsolved")
WRECKAGE: Final = ("ship-destroyed", "death", "captured", "saved")


class Fact(NamedTuple):
    """An event and its year in the cycle, 1 to 10."""

    phase: int
    year: int
    event: Event


@dataclass(frozen=True)
class Own:
    """What one family alone knows of itself."""

    purse: int
    in_debt: bool
    credits: int
    prostheses: dict[str, int]
    postings: list[tuple[int, str]]


@dataclass
class Issue:
    """One turn to report on. `received` is by family, for those who wrote."""

    state: State
    facts: list[tuple[int, Event]]
    language: str
    seed: str
    next_commitment: str
    received: dict[int, Received] = field(default_factory=dict)

    @cached_property
    def view(self) -> View:
        """What everyone may know: the gazette is made from this and from public facts, and from nothing else."""
        return view(self.state, EVERYONE)

    @cached_property
    def index(self) -> Index:
        """What the names in its facts mean."""
        return Index(who_is_who(self.state, self.state.turn))

    @cached_property
    def prose(self) -> Prose:
        return Prose(self.language, self.index, self.state.turn)

    def person(self, who: int) -> Text:
        """By the full name."""
        c = self.view["people"][who]
        return reference(f"{c['name']} {self.view['families'][c['family']]['name']}", "person", c["code"])

    def planet(self, at: int) -> Text:
        return reference(self.view["planets"][at]["name"], "planet", str(at))

    def family(self, at: int) -> Text:
        return reference(self.view["families"][at]["name"], "family", str(at))

    def imperial(self, year: int) -> str:
        """A year of the cycle as people write it; the founding is of the year 5000."""
        return str(self.view["year"] + year - 1 if self.view["turn"] else FIRST_YEAR - 1)

    @property
    def over(self) -> bool:
        """Whether no turn comes after this one."""
        return self.state.end != PLAYING

    @cached_property
    def winners(self) -> list[int]:
        """30.3: families; nobody before the end, or where all have lost."""
        return winners(self.state)

    @cached_property
    def dated(self) -> list[Fact]:
        return dated(self.facts)

    @cached_property
    def public(self) -> list[Fact]:
        return [fact for fact in self.dated if fact.event.only == EVERYONE]

    @cached_property
    def private(self) -> dict[int, list[Fact]]:
        """What only one family hears."""
        found: dict[int, list[Fact]] = defaultdict(list)
        for fact in self.dated:
            if fact.event.only != EVERYONE:
                found[fact.event.only].append(fact)
        return found

    @cached_property
    def concerning(self) -> dict[int, list[Fact]]:
        """Public facts by the family they are about."""
        found: dict[int, list[Fact]] = defaultdict(list)
        for fact in self.public:
            found[fact.event.seat].append(fact)
        return found

    @cached_property
    def scene(self) -> Scene:
        """The public record as bots read it: their open proposals."""
        return scene_of(self.state)

    @cached_property
    def judging(self) -> set[int]:
        """Families of the judges and of the Emperor."""
        judges = [*self.view["judges"], self.view["pyramids"]["government"][0]]
        return {self.view["people"][judge]["family"] for judge in judges if judge >= 0}

    @cached_property
    def accused(self) -> dict[int, list[TrialView]]:
        """Open trials by the family of the accused."""
        found: dict[int, list[TrialView]] = defaultdict(list)
        for trial in self.view["trials"]:
            found[self.view["people"][trial["accused"]]["family"]].append(trial)
        return found

    @property
    def unions(self) -> dict[int, list[Union]]:
        """Weddings that bots will write, by family."""
        return {} if self.over else self.scene.unions_of

    @cached_property
    def bargains(self) -> dict[int, list[Deal]]:
        found: dict[int, list[Deal]] = defaultdict(list)
        if not self.over:
            for bargain in self.scene.bargains:
                for family in (bargain.owner, bargain.other):
                    found[family].append(bargain)
        return found

    @cached_property
    def gains(self) -> dict[int, int]:
        """Prestige won and lost this turn, by person."""
        found: dict[int, int] = defaultdict(int)
        for posting in self.state.prestige:
            found[posting.who] += posting.amount
        return found

    @cached_property
    def _postings(self) -> dict[int, list[tuple[int, str]]]:
        found: dict[int, list[tuple[int, str]]] = defaultdict(list)
        for posting in self.state.money:
            found[posting.who].append((posting.amount, posting.rule))
        return found

    def own(self, family: int) -> Own:
        """For this family's eyes only."""
        own = self.state.families[family]
        people = [self.state.people[member] for member in own.members]
        return Own(
            purse=own.purse,
            in_debt=own.in_debt,
            credits=own.credits,
            prostheses={c.code: c.prostheses for c in people if c.prostheses and c.alive},
            postings=self._postings.get(family, []),
        )


def dated(facts: list[tuple[int, Event]]) -> list[Fact]:
    years: list[int] = []
    start = 0  # of the facts that lead to the next inquiry
    for at, (phase, event) in enumerate(facts):
        said = event.values.get("year", 0)
        default = 1 if phase <= FIRST_YEAR_PHASES else YEAR_OF_PHASE.get(phase, LAST_YEAR)
        if at and facts[at - 1][0] != phase:
            start = at
        elif phase == 2 and at and not said:
            default = years[at - 1]  # what follows a crime happens in its year
        years.append(said if isinstance(said, int) and said > 0 else default)
        if event.kind in INQUIRIES and phase > 2:
            crime = event.values.get("crime")
            first = start if crime == "rebellion" else _wreck(facts, at) if crime == "sabotage" else at
            for earlier in range(first, at):
                years[earlier] = years[at]
        if event.kind in INQUIRIES:
            start = at + 1
    return [Fact(phase, year, event) for (phase, event), year in zip(facts, years, strict=True)]


def _wreck(facts: list[tuple[int, Event]], at: int) -> int:
    """Where the story of the ship begins that this inquiry is about."""
    first = at
    while first > 0 and facts[first - 1][1].kind in WRECKAGE:
        first -= 1
    return first
