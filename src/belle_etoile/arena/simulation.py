"""Many games by bots, and what came of them: in parts, each of which any process can play."""

from dataclasses import dataclass, field

from ..bots import bot_named
from ..bots.levels import seat_note
from ..campaigns.simulation import play_campaign
from ..core.chance import Quick, Seeded, commitment
from ..core.game import MoveGame, State
from ..core.log import SETUP, TABLE, Log, Record
from ..core.walks import Tally, random_games
from ..games.stellarium import GAME as STELLARIUM
from ..games.stellarium import turns_in
from .tournament import Series, game_with

GOLDEN = 0x9E3779B97F4A7C15
LARGEST_SEED = (1 << 63) - 1


@dataclass(frozen=True)
class Run(Series):
    """What all games of a run share. `turns` are those of a campaign; `logged`: each game is written down."""

    turns: int = 0
    logged: bool = False


@dataclass
class Count:
    """Some games that are over, added up."""

    games: int = 0
    moves: int = 0
    points: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    logs: list[str] = field(default_factory=list)

    def add(self, other: "Count") -> None:
        """The results of more games; their logs are left to who wants them."""
        self.games += other.games
        self.moves += other.moves
        self.points = [one + more for one, more in zip(self.points, other.points, strict=True)]
        self.wins = [one + more for one, more in zip(self.wins, other.wins, strict=True)]


def nothing_yet(seats: int) -> Count:
    """No game so far."""
    return Count(points=[0] * seats, wins=[0.0] * seats)


def mixed(seed: int, nth: int) -> int:
    """A seed for the nth part of a run."""
    return (seed + (nth + 1) * GOLDEN) & LARGEST_SEED


def play_at_random(run: Run, part: tuple[int, int]) -> Count:
    """So many games of the nth part, without views and logs."""
    nth, games = part
    tally = Tally(len(run.bots))
    random_games(
        game_with(run.game_id, run.edition_text), len(run.bots), run.options, games, mixed(run.seed, nth), tally
    )
    return _counted(tally)


def play_by_bots(run: Run, nth: int) -> Count:
    """One game between bots, which see their views only."""
    game, tally = game_with(run.game_id, run.edition_text), Tally(len(run.bots))
    s, log = played(game, run, f"{run.seed} {nth}", mixed(run.seed, nth))
    tally.add(game, s, len(log.records) - 1)
    bots = [seat_note(seat, name) for seat, name in enumerate(run.bots)]
    return _counted(tally, ["".join([log.text(), *bots])] if run.logged else [])


def played(game: MoveGame, run: Run, seed: str, mind: int) -> tuple[State, Log]:
    """`seed` decides the deal, `mind` what the bots draw."""
    bots = [bot_named(name) for name in run.bots]
    log = Log(
        game.info.id, game.info.version, game.edition_id, game.edition_digest, len(bots), run.options, commitment(seed)
    )
    deal = Seeded(seed)
    s: State = game.setup(len(bots), run.options, deal)
    log.records.append(Record(0, TABLE, SETUP, deal.outcomes))
    minds = [Quick(mixed(mind, seat)) for seat in range(len(bots))]
    waiting = game.waiting(s)
    while waiting:
        seat = waiting[0]
        move = bots[seat].choose(game, game.view(s, seat), seat, minds[seat])
        deal.turn_to(len(log.records))
        game.apply(s, seat, move, deal)
        log.records.append(Record(len(log.records), seat, game.format(move), deal.outcomes))
        waiting = game.waiting(s)
    log.seed = seed
    return s, log


def play_as_campaign(run: Run, nth: int) -> Count:
    """One campaign of Stellarium: a move is the orders of a family, or the referee's turn."""
    game = STELLARIUM if run.edition_text is None else STELLARIUM.with_edition(run.edition_text, "edition")
    double = run.options["governor"] == "double"
    turns = run.turns or turns_in(run.options)
    moves, tally, last = 0, Tally(len(run.bots)), None
    for done in play_campaign(game.edition, run.bots, turns, double, seed=f"{run.seed} {nth}"):
        moves, last = moves + len(done.sheets) + 1, done
    assert last is not None
    tally.add(game, last.state, moves)
    return _counted(tally)


def _counted(tally: Tally, logs: list[str] | None = None) -> Count:
    return Count(tally.games, tally.moves, tally.points, tally.wins, logs or [])
