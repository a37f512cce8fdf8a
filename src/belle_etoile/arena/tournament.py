"""Bots against each other, every seating order equally often, by any executor."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt
from time import perf_counter

from ..bots import Bot, bot_named
from ..core import NOBODY, MoveGame, Quick, Seeded, State
from ..games import game_named
from .executor import Executor
from .rating import Z


@dataclass
class Result:
    """One game: the points and the share of the victory of each bot, in the order the bots were named."""

    points: list[int]
    wins: list[float]
    moves: int


@dataclass
class Tournament:
    """Games between bots, and what they show so far."""

    game: str
    bots: list[str]
    results: list[Result] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.results)

    @property
    def wins(self) -> list[float]:
        """The victories of each bot; a shared one counts in part."""
        return [sum(result.wins[bot] for result in self.results) for bot in range(len(self.bots))]

    @property
    def draws(self) -> int:
        """How many games had several winners."""
        return sum(sum(win > 0 for win in result.wins) > 1 for result in self.results)

    @property
    def mean_scores(self) -> list[float]:
        """The points of each bot, on average."""
        games = max(1, self.games)
        return [sum(result.points[bot] for result in self.results) / games for bot in range(len(self.bots))]

    @property
    def mean_margin(self) -> float:
        """How far the first bot is ahead of the best of the others, on average."""
        margins = [result.points[0] - max(result.points[1:], default=0) for result in self.results]
        return sum(margins) / max(1, len(margins))

    def win_rate(self, bot: int) -> float:
        """The share of the games that a bot won."""
        return self.wins[bot] / max(1, self.games)

    def interval(self, bot: int) -> tuple[float, float]:
        """Wilson's 95 % interval of the win rate."""
        return share_interval(self.win_rate(bot), self.games)


def share_interval(p: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many games."""
    if n == 0:
        return 0.0, 1.0
    centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(frozen=True)
class Series:
    """What all games of a tournament share."""

    game_id: str
    edition_text: str | None
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int


@lru_cache(maxsize=4)
def game_with(id: str, edition_text: str | None) -> MoveGame:
    """The game of this id, with the components of an edition if there is a text of one."""
    game = game_named(id)
    return game if edition_text is None else game.with_edition(edition_text, "edition")


def play_game(game: MoveGame, seated: list[Bot], options: dict[str, str], seed: str) -> tuple[State, int]:
    """One game to its end; bots see views only. Same seed, same deal."""
    deal = Seeded(seed)
    minds = [Quick(deal.pick(1 << 30, "bot") + seat) for seat in range(len(seated))]
    s: State = game.setup(len(seated), options, deal)
    moves = 0
    seat = game.turn(s)
    while seat != NOBODY:
        move = seated[seat].choose(game, game.view(s, seat), seat, minds[seat])
        moves += 1
        deal.turn_to(moves)
        game.apply(s, seat, move, deal)
        seat = game.turn(s)
    return s, moves


def play_by_turns(game: MoveGame, bots: list[Bot], options: dict[str, str], deal: str, number: int) -> Result:
    """The game with this number: bots take turns at the seats, and each round of seatings is played with one deal, so
    that luck evens out. Deals are named after `deal`.
    """
    count = len(bots)
    order = [(seat + number) % count for seat in range(count)]  # seat -> bot
    s, moves = play_game(game, [bots[bot] for bot in order], options, f"{deal} {number // count}")
    points, wins = [0] * count, [0.0] * count
    outcome, scores = game.outcome(s), game.scores(s)
    winners = outcome["winners"] if outcome else []
    for seat, bot in enumerate(order):
        points[bot] = scores[seat]
        wins[bot] = 1 / len(winners) if seat in winners else 0.0
    return Result(points, wins, moves)


def play_number(series: Series, number: int) -> Result:
    """One game of a tournament, wherever that is."""
    game = game_with(series.game_id, series.edition_text)
    bots = [bot_named(name) for name in series.bots]
    return play_by_turns(game, bots, game.checked_options(series.options), f"arena {series.seed}", number)


def run_tournament(
    game_id: str,
    edition_text: str | None,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, str],
    executor: Executor,
    on_result: Callable[[int], None],
) -> Tournament:
    """Play `games` games; `on_result` hears the number played so far. Ctrl-C keeps what is done."""
    game_named(game_id).checked_seats(len(bots))
    game_named(game_id).checked_options(options)
    for bot in bots:
        bot_named(bot)
    tournament = Tournament(game_id, bots)
    start = perf_counter()
    try:
        series = Series(game_id, edition_text, tuple(bots), options, seed)
        with closing(executor.run(play_number, series, range(games))) as results:
            for result in results:
                tournament.results.append(result)
                on_result(tournament.games)
    except KeyboardInterrupt:
        tournament.interrupted = True
    tournament.seconds = perf_counter() - start
    return tournament
