"""Stellarion: eight decks, four galaxies, and voyages to launch, alone or with a partner; four expansions."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ...core import game as core
from ...core.chance import Chance
from ...core.events import Event
from ...core.learned import Learned
from ...core.packaged import packaged_text
from . import foretell, heuristics, moves, notation, play, scoring, tables, training
from . import view as views
from .components import CARDS, DECKS, EXPANSIONS, GALAXIES, READINGS, TYPES, Edition, card_in
from .state import State, check, read_state

INFO: Final = core.GameInfo(
    id="stellarion",
    version=2,
    plays=(1, 2),
    seats=(1, 2),
    options=(
        core.Option("shooting-stars", ("1", "0", "2", "3", "4")),  # 1.7
        core.Option("black-holes", ("no", "yes")),  # 9
        core.Option("theories", ("no", "yes")),  # 10
        core.Option("mirrors", ("no", "yes")),  # 11
        core.Option("orbits", ("yes", "no")),  # 11.9: a part of mirrors
        core.Option("sun", ("no", "yes")),  # 12
        core.Option("reading", READINGS, before="1", offered=False),  # 11.10, 11.12, 12.11
    ),
    secrets=False,
    together=True,  # 8.1
)


@final
class Stellarion(core.MoveGame[State]):
    """The game as others see it: each method calls the file that carries it out."""

    def __init__(self, edition: Edition) -> None:
        self.info = INFO
        self.edition = edition
        self.edition_id = edition.id
        self.edition_digest = edition.digest
        self.habits = core.Habits(candidates=12, contenders=8, horizon=16)
        self.features = tables.FEATURES
        self.tables = tables.TABLES
        self.chances = True

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, events: list[Event] | None = None) -> State:
        return play.setup(self.edition, seats, options, chance, events)

    def turn(self, s: State) -> i64:
        return moves.turn(s)

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

    def parse(self, text: str) -> i64:
        return notation.parse_move(text)

    def format(self, move: i64) -> str:
        return notation.format_move(move)

    def describe(self, s: State, move: i64) -> core.Choice:
        return moves.describe(s, move)

    def components(self) -> Mapping[str, object]:
        e = self.edition
        return {
            "cards": list(CARDS),
            "galaxies": list(GALAXIES),
            "types": list(TYPES),
            "decks": [
                {"id": name, "cards": [CARDS[card_in(deck, kind)] for kind in range(i64(4))]}
                for deck, name in enumerate(DECKS)
            ],
            "expansions": list(EXPANSIONS),
            "track": e.track,
            "meteors": list(e.meteors),
        }

    def default_move(self, s: State, seat: i64) -> i64:
        return heuristics.default_move(s, seat)

    def promise(self, s: State, seat: i64, move: i64) -> i64:
        return heuristics.promise(s, seat, move)

    def worth(self, s: State, seat: i64) -> i64:
        return heuristics.worth(s, seat)

    def expect(self, s: State, seat: i64, moves: vec[i64], learned: Learned) -> vec[i64]:
        return foretell.expect(s, seat, moves, learned)

    def lookups(self, s: State, seat: i64, move: i64) -> vec[i32]:
        return foretell.lookups(s, seat, move)

    def margin(self, s: State, seat: i64) -> i64:
        return heuristics.worth(s, seat)

    def trusts_values(self, s: State) -> bool:
        return training.is_well_known(s)

    def training_options(self, number: i64, chance: Chance) -> tuple[int, dict[str, str]]:
        return training.training_options(chance)

    def with_edition(self, text: str, file: str) -> "Stellarion":
        return Stellarion(Edition(text, file))


GAME: Final = Stellarion(Edition(packaged_text("games/stellarion", "edition.toml"), "stellarion/edition.toml"))
