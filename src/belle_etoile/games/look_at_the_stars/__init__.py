"""Look at the Stars: everyone draws the same card into a sky of their own before the sun is up."""

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
from .components import SEATS, Bonus, Edition
from .geometry import PLACE_NAMES, format_line
from .state import State, check, read_state

INFO: Final = core.GameInfo(
    id="look-at-the-stars",
    version=1,
    seats=(1, SEATS),  # 1.5
    options=(
        core.Option("cards", ("dealt", "first-game", "chosen")),  # 1.3, 1.4
        core.Option("sheets", ("dealt", "chosen")),  # 1.1
    ),
)


@final
class LookAtTheStars(core.MoveGame[State]):
    """The game as others see it: each method calls the file that carries it out."""

    def __init__(self, edition: Edition) -> None:
        self.info = INFO
        self.edition = edition
        self.edition_id = edition.id
        self.edition_digest = edition.digest
        self.habits = core.Habits(candidates=12, contenders=8, turns=1)
        self.features = values.FEATURES
        self.tables = values.TABLES

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, events: list[Event] | None = None) -> State:
        return play.setup(self.edition, seats, options, chance, events)

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

    def determinize(self, view: Mapping[str, object], chance: Chance) -> State:
        return views.determinize(self.edition, view, chance)

    def imagine(self, view: Mapping[str, object], chance: Chance) -> State:
        return views.imagine(self.edition, view, chance)

    def parse(self, text: str) -> i64:
        return notation.parse_move(self.edition, text)

    def format(self, move: i64) -> str:
        return notation.format_move(self.edition, move)

    def describe(self, s: State, move: i64) -> core.Choice:
        return moves.describe(s, move)

    def components(self) -> Mapping[str, object]:
        """Sheets by their rows from the top, as in edition.toml; shapes as lines [x, y, x, y] among 4 by 4 stars."""
        e = self.edition
        return {
            "sheets": [
                {
                    "id": sheet.name,
                    "rows": sheet.rows,
                    "lines": [format_line(line) for line in sheet.lines],
                    "planets": [PLACE_NAMES[planet] for planet in sheet.planets],
                }
                for sheet in e.sheets
            ],
            "nights": [{"id": night.name, "shooting": night.shooting, "lines": night.segments} for night in e.nights],
            "points": [{**_card(card), "points": card.points} for card in e.points],
            "powers": [_card(card) for card in e.powers],
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

    def with_edition(self, text: str, file: str) -> "LookAtTheStars":
        return LookAtTheStars(Edition(text, file))


def _card(card: Bonus) -> dict[str, object]:
    return {"id": card.name, "lines": card.segments}


GAME: Final = LookAtTheStars(
    Edition(packaged_text("games/look_at_the_stars", "edition.toml"), "look_at_the_stars/edition.toml")
)
