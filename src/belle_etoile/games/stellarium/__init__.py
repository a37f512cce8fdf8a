"""Stellarium: great families, five pyramids of power, and a turn of thirty phases every ten years."""

from collections.abc import Mapping
from typing import Final, final

from ...core import game as core
from ...core.chance import Chance
from ...core.errors import IllegalMove, NotYourTurn
from ...core.events import Event
from ...core.packaged import packaged_text
from .components import CAPITAL_FELL, PLAYED_RULES, PLAYING, RULES, STATUSES, Edition
from .effects import whisper
from .invariants import check
from .orders import Entry
from .orders.checks import read_orders, status_of
from .orders.entry import read_entry
from .orders.form import Form, form
from .orders.mistakes import Mistake
from .phases.p30_end import winners
from .state import State
from .turn import play_turn
from .turn0 import found_empire
from .view import view, waiting

INFO: Final = core.GameInfo(
    id="stellarium",
    version=RULES,
    plays=PLAYED_RULES,
    seats=(3, 1000),
    options=(
        core.Option("turns", ("10", "5", "15", "20", "30", "50", "100", "endless")),  # 30.1
        core.Option("governor", ("half", "double")),  # 15.4, 27.4.6
    ),
)


def turns_in(options: Mapping[str, str]) -> int:
    """30.1: how many turns are played, 0 for an endless game."""
    return 0 if options["turns"] == "endless" else int(options["turns"])


@final
class Stellarium(core.Game[State]):
    """A game without moves: families send documents, a referee carries all of them out at once.

    `form` tells what a family may order, `found` and `order` take its documents, `resolve` plays the turn.
    """

    def __init__(self, edition: Edition) -> None:
        self.info = INFO
        self.edition = edition
        self.edition_id = edition.id
        self.edition_digest = edition.digest

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, events: list[Event] | None = None) -> State:
        """An Empire that waits for its families."""
        s = found_empire(self.edition, turns_in(options), options["governor"] == "double")
        s.entries = [Entry("", False) for _ in range(seats)]
        return s

    def waiting(self, s: State) -> list[int]:
        return waiting(s)

    def form(self, s: State, seat: int) -> Form:
        """What a family may order for the coming turn, and every allowed choice."""
        return form(s, seat)

    def found(self, s: State, seat: int, document: str, events: list[Event] | None) -> None:
        """31: take the founding document of a family, in place of an earlier one."""
        self._refuse(s, seat, founding=True)
        entry, mistakes = read_entry(s, document, s.edition.shared)
        s.entries[seat] = entry
        _tell(seat, mistakes, events)

    def order(self, s: State, seat: int, document: str, events: list[Event] | None) -> None:
        """0.1: take the orders of a family for the coming turn, in place of earlier ones."""
        self._refuse(s, seat, founding=False)
        orders, mistakes = read_orders(s, seat, document)
        s.orders[seat] = orders
        _tell(seat, mistakes, events)
        whisper(events, "0.1", "received", seat, {"status": STATUSES[status_of(s, orders)]})

    def _refuse(self, s: State, seat: int, founding: bool) -> None:
        """Raise before anything has changed."""
        if seat not in waiting(s):
            raise NotYourTurn(seat)
        if founding != bool(s.entries):
            raise IllegalMove("31.1", seat, "found" if founding else "orders")

    def resolve(self, s: State, chance: Chance, events: list[Event] | None) -> None:
        """Let the referee resolve: found the families, or play the turn with the orders that are there."""
        play_turn(s, s.orders, s.entries, chance, events)

    def scores(self, s: State) -> list[int]:
        return [family.points for family in s.families] or [0 for _ in s.entries]

    def sheet(self, s: State, seat: int) -> list[core.ScoreLine]:
        """29.4: earlier turns, and the last one."""
        if not s.families:
            return []
        family = s.families[seat]
        return [
            core.ScoreLine(rule="29.4", kind="earlier", points=family.points - family.points_turn, values={}),
            core.ScoreLine(rule="29.4", kind="turn", points=family.points_turn, values={"turn": s.turn}),
        ]

    def outcome(self, s: State) -> core.Outcome | None:
        if s.end == PLAYING:
            return None
        return core.Outcome(winners=winners(s), rule="30.2" if s.end >= CAPITAL_FELL else "30.3")

    def check(self, s: State) -> None:
        check(s)

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return view(s, seat)

    def components(self) -> Mapping[str, object]:
        e = self.edition
        return {
            "capital": e.capital,
            "colonies": e.colonies,
            "penal": e.penal,
            "pouark": e.pouark,
            "prestige": e.prestige,
            "births": e.births,
            "battle": e.battle,
            "exchange": e.exchange,
            "expedition": e.expedition,
            "gains": e.gains,
        }

    def with_edition(self, text: str, file: str) -> "Stellarium":
        return Stellarium(Edition(text, file))


def _tell(seat: int, mistakes: list[Mistake], events: list[Event] | None) -> None:
    for mistake in mistakes:
        whisper(events, mistake.rule, f"mistake-{mistake.kind}", seat, mistake.values())


GAME: Final = Stellarium(Edition(packaged_text("games/stellarium", "edition.toml"), "stellarium/edition.toml"))
