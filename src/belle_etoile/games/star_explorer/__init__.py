"""Star Explorer: six constellations on a turning sky."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ...core import game as core
from ...core.chance import Chance
from ...core.events import Event
from ...core.learned import Learned
from ...core.packaged import packaged_text
from . import foresight, heuristics, moves, notation, play, scoring
from . import view as views
from .components import SIZES, Edition
from .sky import COLOURS, EIGHTH, POSITIONS, numbers_in
from .state import State, check, read_state
from .values import FEATURES, TABLES

INFO: Final = core.GameInfo(
    id="star-explorer",
    version=1,
    seats=(1, 4),
    options=(core.Option("first", ("random", "1")),),  # 1.5
)


@final
class StarExplorer(core.MoveGame[State]):
    """The game as others see it: each method calls the file that carries it out."""

    def __init__(self, edition: Edition) -> None:
        self.info = INFO
        self.foresees = True
        self.ahead: i64 = 1
        self.features = FEATURES
        self.tables = TABLES
        self.edition = edition
        self.edition_id = edition.id
        self.edition_digest = edition.digest

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, events: list[Event] | None = None) -> State:
        return play.setup(self.edition, seats, options["first"], chance, events)

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
        """What pages are sent: the views, with the best ways to go on drawing."""
        return [views.view(s, seat, aided=True) for seat in seats]

    def determinize(self, view: Mapping[str, object], chance: Chance) -> State:
        return views.determinize(self.edition, view, chance)

    def parse(self, text: str) -> i64:
        return notation.parse_move(text)

    def format(self, move: i64) -> str:
        return notation.format_move(move)

    def describe(self, s: State, move: i64) -> core.Choice:
        return moves.describe(s, move)

    def components(self) -> Mapping[str, object]:
        e, sky = self.edition, self.edition.sky
        return {
            "colours": list(COLOURS),
            "sizes": list(SIZES),
            "stars": [[sky.xs[star], sky.ys[star]] for star in range(sky.stars)],
            "centre": numbers_in(sky.centre_low, sky.centre_high),
            "rim": numbers_in(sky.rim_low, sky.rim_high),
            "axis": [sky.axis_x, sky.axis_y],
            "discs": [list(colours) for colours in sky.colours],
            "windows": [sky.visible_stars(position) for position in range(POSITIONS)],
            "frame": {
                "unit": EIGHTH,
                "star": sky.star_radius,
                "centre": sky.window_centre,
                "radius": sky.window_radius,
                "up": [sky.up_x, sky.up_y],
            },
            "starts": [{"id": name, "sides": list(e.start_sides[start])} for start, name in enumerate(e.start_names)],
            "tiles": [
                {
                    "id": name,
                    "size": e.size[tile],
                    "colour": e.colour[tile],
                    "stars": e.stars[tile],
                    "lines": e.lines[tile],
                }
                for tile, name in enumerate(e.names)
            ],
        }

    def default_move(self, s: State, seat: i64) -> i64:
        return heuristics.default_move(s, seat)

    def promise(self, s: State, seat: i64, move: i64) -> i64:
        return heuristics.promise(s, seat, move)

    def worth(self, s: State, seat: i64) -> i64:
        return heuristics.worth(s, seat)

    def expect(self, s: State, seat: i64, moves: vec[i64], learned: Learned) -> vec[i64]:
        return foresight.expect(s, seat, moves, learned)

    def lookups(self, s: State, seat: i64, move: i64) -> vec[i32]:
        return foresight.lookups(s, seat, move)

    def margin(self, s: State, seat: i64) -> i64:
        """One's own points: hardly anything that others do touches them."""
        return scoring.points(s, seat)

    def foresee(self, s: State, seat: i64, move: i64, learned: Learned, deal: Chance) -> i64:
        return foresight.foresee(s, seat, move, learned, deal, self.ahead)

    def training_options(self, number: i64, chance: Chance) -> tuple[int, dict[str, str]]:
        """Mostly alone; every third game at a table of two to four."""
        seats = 2 + number // 3 % 3 if number % 3 == 2 else 1
        return int(seats), self.checked_options({})

    def with_edition(self, text: str, file: str) -> "StarExplorer":
        return StarExplorer(Edition(text, file))

    def with_begun_edition(self, text: str, file: str) -> "StarExplorer":
        return StarExplorer(Edition(text, file, begun=True))


GAME: Final = StarExplorer(Edition(packaged_text("games/star_explorer", "edition.toml"), "star-explorer/edition.toml"))
