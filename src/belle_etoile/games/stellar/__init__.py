"""Stellar: two astronomers, a telescope and a notebook each, sixty cards."""

from collections.abc import Mapping
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core import game as core
from ...core.chance import Chance
from ...core.events import Event
from ...core.packaged import packaged_text
from . import heuristics, moves, scoring
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
class Stellar(core.Game):
    """The front door: each verb leads to the file that carries it out."""

    def __init__(self, edition: Edition) -> None:
        self.info = INFO
        self.edition = edition
        self.edition_id = edition.id
        self.edition_digest = edition.digest

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, events: list[Event] | None = None
    ) -> core.State:
        return moves.setup(self.edition, options["first"], chance, events)

    def turn(self, s: core.State) -> i64:
        return moves.turn(cast(State, s))

    def waiting(self, s: core.State) -> list[int]:
        return moves.waiting(cast(State, s))

    def refusal(self, s: core.State, seat: i64, move: i64) -> str:
        return moves.refusal(cast(State, s), seat, move)

    def moves(self, s: core.State, seat: i64) -> vec[i64]:
        return moves.moves(cast(State, s), seat)

    def carry_out(self, s: core.State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
        moves.carry_out(cast(State, s), seat, move, chance, events)

    def scores(self, s: core.State) -> list[int]:
        return scoring.scores(cast(State, s))

    def sheet(self, s: core.State, seat: int) -> list[core.ScoreLine]:
        return scoring.sheet(cast(State, s), seat)

    def outcome(self, s: core.State) -> core.Outcome | None:
        return scoring.outcome(cast(State, s))

    def check(self, s: core.State) -> None:
        check(cast(State, s))

    def read_state(self, text: str) -> core.State:
        return read_state(self.edition, text)

    def view(self, s: core.State, seat: int) -> Mapping[str, object]:
        return views.view(cast(State, s), seat)

    def views(self, s: core.State, seats: list[int]) -> list[Mapping[str, object]]:
        return views.views(cast(State, s), seats)

    def determinize(self, view: Mapping[str, object], chance: Chance) -> core.State:
        return views.determinize(self.edition, view, chance)

    def parse(self, text: str) -> i64:
        return moves.parse_move(self.edition, text)

    def format(self, move: i64) -> str:
        return moves.format_move(self.edition, move)

    def describe(self, s: core.State, move: i64) -> core.Choice:
        return moves.describe(cast(State, s), move)

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

    def default_move(self, s: core.State, seat: i64) -> i64:
        return moves.default_move(cast(State, s), seat)

    def promise(self, s: core.State, seat: i64, move: i64) -> i64:
        return heuristics.promise(cast(State, s), seat, move)

    def worth(self, s: core.State, seat: i64) -> i64:
        return heuristics.worth(cast(State, s), seat)

    def with_edition(self, text: str, file: str) -> core.Game:
        return Stellar(Edition(text, file))


GAME: Final = Stellar(Edition(packaged_text("games/stellar", "edition.toml"), "stellar/edition.toml"))
