"""Stellar: two astronomers, a telescope and a notebook each, sixty cards."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ...core import game as core
from ...core.chance import Chance
from ...core.events import Event
from ...core.learned import Learned
from ...core.packaged import packaged_text
from . import heuristics, moves, notation, plan, play, scoring, values
from . import view as views
from .components import KINDS, Edition
from .state import State, check, read_state

INFO: Final = core.GameInfo(
    id="stellar",
    version=1,
    seats=(2, 2),
    options=(core.Option("first", ("random", "1", "2")),),  # 1.7
)


@final
class Stellar(core.MoveGame[State]):
    """The game as others see it: each method calls the file that carries it out."""

    def __init__(self, edition: Edition) -> None:
        self.info = INFO
        self.edition = edition
        self.edition_id = edition.id
        self.edition_digest = edition.digest
        self.features = values.FEATURES
        self.tables = values.TABLES

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, events: list[Event] | None = None) -> State:
        return play.setup(self.edition, options["first"], chance, events)

    def turn(self, s: State) -> i64:
        return moves.turn(s)

    def waiting(self, s: State) -> list[int]:
        return moves.waiting(s)

    def refusal(self, s: State, seat: i64, move: i64) -> str:
        return moves.refusal(s, seat, move)

    def moves(self, s: State, seat: i64) -> vec[i64]:
        return moves.moves(s, seat)

    def carry_out(self, s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
        play.carry_out(s, seat, move, chance, events)

    def scores(self, s: State) -> list[int]:
        return scoring.scores(s)

    def sheet(self, s: State, seat: int) -> list[core.ScoreLine]:
        return scoring.sheet(s, seat)

    def outcome(self, s: State) -> core.Outcome | None:
        return scoring.outcome(s)

    def check(self, s: State) -> None:
        check(s)

    def read_state(self, text: str) -> State:
        return read_state(self.edition, text)

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return views.view(s, seat)

    def views(self, s: State, seats: list[int]) -> list[Mapping[str, object]]:
        return views.views(s, seats)

    def determinize(self, view: Mapping[str, object], chance: Chance) -> State:
        return views.determinize(self.edition, view, chance)

    def parse(self, text: str) -> i64:
        return notation.parse_move(self.edition, text)

    def format(self, move: i64) -> str:
        return notation.format_move(self.edition, move)

    def describe(self, s: State, move: i64) -> core.Choice:
        return moves.describe(s, move)

    def components(self) -> Mapping[str, object]:
        e = self.edition
        return {
            "cards": [
                {
                    "id": name,
                    "type": KINDS[e.kind[card]],
                    "number": e.number[card],
                    "stars": e.stars[card],
                    "zero": e.zeros >> i64(card) & 1 != 0,
                    "starter": e.starters >> i64(card) & 1 != 0,
                }
                for card, name in enumerate(e.names)
            ],
            "rows": e.rows,
            "section_of": list(e.section_of),
        }

    def default_move(self, s: State, seat: i64) -> i64:
        return heuristics.default_move(s, seat)

    def promise(self, s: State, seat: i64, move: i64) -> i64:
        return heuristics.promise(s, seat, move)

    def worth(self, s: State, seat: i64) -> i64:
        return heuristics.worth(s, seat)

    def expect(self, s: State, seat: i64, moves: vec[i64], learned: Learned) -> vec[i64]:
        return plan.expect(s, seat, moves, learned)

    def lookups(self, s: State, seat: i64, move: i64) -> vec[i32]:
        return plan.lookups(s, seat, move)

    def margin(self, s: State, seat: i64) -> i64:
        return plan.margin(s, seat)

    def with_edition(self, text: str, file: str) -> "Stellar":
        return Stellar(Edition(text, file))


GAME: Final = Stellar(Edition(packaged_text("games/stellar", "edition.toml"), "stellar/edition.toml"))
