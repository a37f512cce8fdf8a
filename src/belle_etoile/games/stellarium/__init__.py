"""Stellarium: great families, five pyramids of power, and a turn of thirty phases every ten years."""

from collections.abc import Mapping
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core import game as core
from ...core.chance import Chance
from ...core.errors import BadNotation, IllegalMove, NotYourTurn
from ...core.events import NOBODY, Event
from ...core.log import RESOLVE, TABLE
from ...core.packaged import packaged_text
from .acts import whisper
from .check import check
from .checking import read_orders, status_of
from .components import CAPITAL_FELL, PLAYING, STATUSES, Edition
from .form import Form, form
from .founding import read_entry
from .mistakes import Mistake
from .orders import Entry, silence
from .phases.p30_end import winners
from .state import State
from .turn import resolve
from .turn0 import begin, found_empire
from .view import view, waiting

INFO: Final = core.GameInfo(
    id="stellarium",
    version=1,
    seats=(3, 1000),
    options=(
        core.Option("turns", ("10", "5", "15", "20", "30", "50", "100", "endless")),  # 30.1
        core.Option("governor", ("half", "double")),  # 15.4, 27.4.6
    ),
)
REFEREE: Final = TABLE  # the seat that resolves
LINE_ENDS: Final = (0x0B, 0x0C, 0x0D, 0x1C, 0x1D, 0x1E, 0x85, 0x2028, 0x2029)  # what else ends a line of a log
EXPECTED: Final = "'orders DOCUMENT' or 'found DOCUMENT' from a family, 'resolve' from the referee"


def one_line(document: str) -> str:
    """A document as part of one line of a log; `many_lines` gives it back."""
    line = document.replace("\\", "\\\\").replace("\n", "\\n").replace("|", "\\p")
    for code in LINE_ENDS:
        line = line.replace(chr(code), f"\\{code:04x}")
    return line


def many_lines(text: str) -> str:
    parts = text.split("\\\\")
    for code in LINE_ENDS:
        parts = [part.replace(f"\\{code:04x}", chr(code)) for part in parts]
    return "\\".join([part.replace("\\n", "\n").replace("\\p", "|") for part in parts])


@final
class Stellarium(core.Game):
    """The front door. A move is text: a family's orders, or the referee's word to resolve the turn."""

    def __init__(self, edition: Edition) -> None:
        self.info = INFO
        self.edition = edition
        self.edition_id = edition.id
        self.edition_digest = edition.digest

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, events: list[Event] | None = None
    ) -> core.State:
        """An Empire that waits for its families."""
        last = 0 if options["turns"] == "endless" else int(options["turns"])
        s = found_empire(self.edition, last, options["governor"] == "double")
        s.entries = [Entry("", False) for _ in range(seats)]
        return s

    def turn(self, s: core.State) -> i64:
        owed = waiting(cast(State, s))
        return owed[0] if owed else NOBODY

    def waiting(self, s: core.State) -> list[int]:
        return waiting(cast(State, s))

    def moves(self, s: core.State, seat: i64) -> vec[i64]:
        """None that could be listed: `form` takes their place."""
        return vec[i64]()

    def form(self, s: core.State, seat: int) -> Form:
        """What a family may order for the coming turn, and every allowed choice."""
        return form(cast(State, s), seat)

    def play_text(self, s: core.State, seat: int, text: str, chance: Chance, events: list[Event] | None) -> None:
        """Play in place, or raise before anything has changed."""
        state = cast(State, s)
        verb, _, document = text.partition(" ")
        if verb not in ("orders", "found", RESOLVE) or (verb == RESOLVE and document):
            raise BadNotation(text[:80], EXPECTED)
        if verb == RESOLVE:
            self._resolve(state, seat, chance, events)
        elif seat not in waiting(state):
            raise NotYourTurn(seat)
        elif (verb == "found") != bool(state.entries):
            raise IllegalMove("31.1", seat, verb)
        elif verb == "found":
            self._found(state, seat, many_lines(document), events)
        else:
            self._order(state, seat, many_lines(document), events)

    def _resolve(self, s: State, seat: int, chance: Chance, events: list[Event] | None) -> None:
        if seat != REFEREE:
            raise NotYourTurn(seat)
        if s.entries:
            begin(s, s.entries, chance, events)
        else:
            resolve(s, s.orders, chance, events)
            s.orders = silence(len(s.families))

    def _found(self, s: State, seat: int, document: str, events: list[Event] | None) -> None:
        entry, mistakes = read_entry(s, document, s.edition.shared)
        s.entries[seat] = entry
        _tell(seat, mistakes, events)

    def _order(self, s: State, seat: int, document: str, events: list[Event] | None) -> None:
        orders, mistakes = read_orders(s, seat, document)
        s.orders[seat] = orders
        _tell(seat, mistakes, events)
        whisper(events, "0.1", "received", seat, {"status": STATUSES[status_of(s, orders)]})

    def scores(self, s: core.State) -> list[int]:
        state = cast(State, s)
        return [family.points for family in state.families] or [0 for _ in state.entries]

    def sheet(self, s: core.State, seat: int) -> list[core.ScoreLine]:
        """29.4: earlier turns, and the last one."""
        state = cast(State, s)
        if not state.families:
            return []
        family = state.families[seat]
        return [
            core.ScoreLine(rule="29.4", kind="earlier", points=family.points - family.points_turn, values={}),
            core.ScoreLine(rule="29.4", kind="turn", points=family.points_turn, values={"turn": state.turn}),
        ]

    def outcome(self, s: core.State) -> core.Outcome | None:
        state = cast(State, s)
        if state.end == PLAYING:
            return None
        return core.Outcome(winners=winners(state), rule="30.2" if state.end >= CAPITAL_FELL else "30.3")

    def check(self, s: core.State) -> None:
        check(cast(State, s))

    def view(self, s: core.State, seat: int) -> Mapping[str, object]:
        return view(cast(State, s), seat)

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

    def with_edition(self, text: str, file: str) -> core.Game:
        return Stellarium(Edition(text, file))


def _tell(seat: int, mistakes: list[Mistake], events: list[Event] | None) -> None:
    for mistake in mistakes:
        whisper(events, mistake.rule, f"mistake-{mistake.kind}", seat, mistake.values())


GAME: Final = Stellarium(Edition(packaged_text("games/stellarium", "edition.toml"), "stellarium/edition.toml"))
