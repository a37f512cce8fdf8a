"""Bots against each other, every seating order equally often, on all cores."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from time import perf_counter

from ..bots import Bot, bot_named
from ..core import NOBODY, MoveGame, Quick, Seeded, State
from ..games import game_named

Z = 1.96  # of a 95 % interval


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
        n, p = self.games, self.win_rate(bot)
        if n == 0:
            return 0.0, 1.0
        centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(frozen=True)
class Pairing:
    """All that a process needs to play one game."""

    game_id: str
    edition_text: str | None
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    number: int


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


def play_pairing(pairing: Pairing) -> Result:
    """One game of a tournament, in whichever process."""
    game = game_named(pairing.game_id)
    if pairing.edition_text is not None:
        game = game.with_edition(pairing.edition_text, "edition")
    bots = [bot_named(name) for name in pairing.bots]
    return play_by_turns(game, bots, game.checked_options(pairing.options), f"arena {pairing.seed}", pairing.number)


def run_tournament(
    game_id: str,
    edition_text: str | None,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, str],
    jobs: int,
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
        pairings = [Pairing(game_id, edition_text, tuple(bots), options, seed, number) for number in range(games)]
        if jobs == 1:
            for pairing in pairings:
                tournament.results.append(play_pairing(pairing))
                on_result(tournament.games)
        else:
            _run_parallel(pairings, jobs, tournament, on_result)
    except KeyboardInterrupt:
        tournament.interrupted = True
    tournament.seconds = perf_counter() - start
    return tournament


def _run_parallel(pairings: list[Pairing], jobs: int, tournament: Tournament, on_result: Callable[[int], None]) -> None:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        for done in as_completed([pool.submit(play_pairing, pairing) for pairing in pairings]):
            tournament.results.append(done.result())
            on_result(tournament.games)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
