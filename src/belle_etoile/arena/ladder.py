"""All bots of a game together: each pair on the same deals, or, where a table wins as one, each bot alone."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from time import perf_counter
from typing import Final

from ..bots import bot_named
from ..bots.weights import learned_values
from ..core.game import MoveGame
from .executor import Executor
from .rating import Rating, Z, ratings
from .tournament import Result, Series, game_with, play_by_turns, play_game, share_interval

FIXED: Final = "greedy"  # has the rating FIXED_AT, if it is there
FIXED_AT: Final = 1000
TRIES: Final = (60, 300)  # of the searches on a ladder
PLAIN_TRIES: Final = 200

Part = tuple[int, int, int]  # two bots, or one twice, and the number of their game


@dataclass
class Rung:
    """One bot, and what it did."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: list[int] = field(default_factory=list)
    rating: Rating | None = None

    @property
    def mean(self) -> tuple[float, float]:
        """Its points on average, and how far off that may be at 95 %."""
        many = max(1, len(self.points))
        mean = sum(self.points) / many
        spread = sqrt(sum((each - mean) ** 2 for each in self.points) / max(1, many - 1))
        return mean, Z * spread / sqrt(many)

    @property
    def won(self) -> tuple[float, float, float]:
        """The share of its games that it won, with Wilson's interval."""
        share = self.wins / max(1, self.games)
        return share, *share_interval(share, self.games)


@dataclass
class Ladder:
    """Everyone's place so far; `wins[one][other]` are the games that one won against the other."""

    game: str
    rungs: list[Rung]
    together: bool
    wins: list[list[float]]
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def games(self) -> int:
        """How many were played."""
        return sum(rung.games for rung in self.rungs) // (1 if self.together else 2)

    def add(self, part: Part, result: Result) -> None:
        """One more game."""
        one, other, _ = part
        for place, bot in enumerate([one] if self.together else [one, other]):
            rung = self.rungs[bot]
            rung.games += 1
            rung.wins += result.wins[place]
            rung.points.append(result.points[place])
        if not self.together:
            self.wins[one][other] += result.wins[0]
            self.wins[other][one] += result.wins[1]

    def rate(self) -> None:
        """Gives everyone a rating, the strongest first in `ranked`."""
        if self.together:
            return
        fixed = next((at for at, rung in enumerate(self.rungs) if rung.bot == FIXED), 0)
        for rung, rating in zip(self.rungs, ratings(self.wins, fixed, FIXED_AT), strict=True):
            rung.rating = rating

    @property
    def ranked(self) -> list[Rung]:
        """The strongest first."""
        return sorted(self.rungs, key=lambda rung: rung.rating.points if rung.rating else rung.won[0], reverse=True)


def usual_bots(game: MoveGame) -> list[str]:
    """Those that a ladder rates if nobody names others; all have budgets in tries, so that a ladder can be repeated."""
    searches = [f"search:{tries}" for tries in TRIES]
    if learned_values(game) is None:
        return ["random", "greedy", *searches]
    return ["random", "greedy", "quick:20%", "quick", f"search-0.1:{PLAIN_TRIES}", *searches]


def climb(series: Series, games: int, executor: Executor, on_result: Callable[[int], None]) -> Ladder:
    """So many games of each pair, or of each bot where a table wins as one. Ctrl-C keeps what is done."""
    game = game_with(series.game_id, series.edition_text)
    together, many = game.info.together, len(series.bots)
    names = [bot_named(bot).name for bot in series.bots]
    ladder = Ladder(series.game_id, [Rung(name) for name in names], together, [[0.0] * many for _ in range(many)])
    start = perf_counter()
    try:
        with closing(executor.run(play_part, series, parts(many, games, together))) as results:
            for part, result in zip(parts(many, games, together), results, strict=False):
                ladder.add(part, result)
                on_result(ladder.games)
    except KeyboardInterrupt:
        ladder.interrupted = True
    ladder.seconds = perf_counter() - start
    ladder.rate()
    return ladder


def parts(many: int, games: int, together: bool) -> Iterator[Part]:
    """Everyone's first game, then everyone's second one, so that all have played as much when it is stopped."""
    pairs = [(bot, bot) for bot in range(many)] if together else list(combinations(range(many), 2))
    for number in range(games):
        for one, other in pairs:
            yield one, other, number


def play_part(series: Series, part: Part) -> Result:
    """One game of a ladder, wherever that is; a deal is the same for all pairs."""
    one, other, number = part
    game = game_with(series.game_id, series.edition_text)
    options, deal = game.checked_options(series.options), f"ladder {series.seed}"
    bots = [bot_named(series.bots[one]), bot_named(series.bots[other])]
    if not game.info.together:
        return play_by_turns(game, bots, options, deal, number)
    s, moves = play_game(game, bots[:1] * game.info.seats[0], options, f"{deal} {number}")
    outcome = game.outcome(s)
    return Result([sum(game.scores(s))], [1.0 if outcome and outcome["winners"] else 0.0], moves)
