"""A training: games that a bot plays against itself, learnt from in their order, and how strong it has become.

The same seed, number of workers and number of games give the same weights, wherever the workers are; with one worker
also after breaks. One worker learns from each game before the next; several play a round of games each with the same
weights, and then all are learnt from.
"""

from array import array
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from ..arena.executor import Executor, Here
from ..arena.tournament import Result, Tournament, play_by_turns, play_game
from ..bots import Bot
from ..bots.greedy import Greedy
from ..bots.quick import QuickBot
from ..core.chance import Quick
from ..core.game import MoveGame
from ..core.learned import Learned
from ..games import game_named
from .selfplay import Lesson, play_lessons
from .temporal import FINE, Learner, new_learner

BY_GLANCE: Final = 3000  # games at the beginning in which the game's own glance decides
STEP: Final = 250  # games between two points of the curve
TRUST: Final = (230, 180)  # of 256: λ falls from 0.9 to 0.7
TRUST_FALLS: Final = (3000, 20000)  # between these games
ROUND: Final = 25  # games that a worker plays before its lessons are learnt from; one worker tells of itself as often
MILESTONE: Final = 2000  # games between two matches against greedy
MATCH: Final = 200  # games of such a match


@dataclass(frozen=True)
class Point:
    """A training after so many games: how wrong it was, in points or in hundredths of a chance, and at a milestone what
    it won of a match.
    """

    games: int
    error: float
    wins: float | None = None
    low: float = 0.0
    high: float = 1.0


class Training:
    """What is learnt, and what has been seen of it so far."""

    def __init__(
        self, game: MoveGame, seed: int, workers: int = 1, by_glance: int = BY_GLANCE, learner: Learner | None = None
    ) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.workers: Final = workers
        self.by_glance: Final = by_glance
        self.learner: Final = learner or new_learner(game.tables)
        self.games = 0
        self.positions = 0
        self.seconds = 0.0
        self.curve: list[Point] = []
        self.wrong = 0  # since the last point of the curve, in all positions together
        self.looked_at = 0

    def learn(self, lessons: list[Lesson]) -> None:
        """From one game, whose number is that of the games before it."""
        for lesson in lessons:
            self.wrong += self.learner.learn(lesson, trust_after(self.games), self.game.chances)
            self.looked_at += len(lesson.positions)
            self.positions += len(lesson.positions)
        self.games += 1

    def look_back(self) -> None:
        """A new point of the curve, if it is time for one."""
        last = self.curve[-1].games if self.curve else 0
        if self.games // STEP == last // STEP:
            return
        error = self.wrong / FINE / max(1, self.looked_at) * (100 if self.game.chances else 1)
        self.wrong = self.looked_at = 0
        if self.games // MILESTONE == last // MILESTONE:
            self.curve.append(Point(self.games, error))
            return
        told = match_against_greedy(self.game, self.learner.learned)
        self.curve.append(Point(self.games, error, told.win_rate(0), *told.interval(0)))


def trust_after(games: int) -> int:
    """How much the end of a game counts, of 256.

    >>> trust_after(0), trust_after(11500), trust_after(50000)
    (230, 205, 180)
    """
    first, last = TRUST_FALLS
    passed = min(max(games - first, 0), last - first)
    return TRUST[0] - (TRUST[0] - TRUST[1]) * passed // (last - first)


def match_against_greedy(game: MoveGame, learned: Learned, games: int = MATCH) -> Tournament:
    """Always the same deals, each from both seats; where a table wins as one, quick plays without greedy."""
    if game.info.together:
        return games_of_quick(game, learned, games)
    told = Tournament(game.info.id, ["quick", "greedy"])
    bots: list[Bot] = [QuickBot(learned), Greedy()]
    options = game.checked_options({})
    for number in range(games):
        told.results.append(play_by_turns(game, bots, options, "training", number))
    return told


def games_of_quick(game: MoveGame, learned: Learned, games: int) -> Tournament:
    """How often quick wins where there is nobody to beat: the kinds of games that a training plays."""
    told = Tournament(game.info.id, ["quick"])
    bot = QuickBot(learned)
    for number in range(games):
        seats, options = game.training_options(number, Quick(number))
        s, moves = play_game(game, [bot] * seats, options, f"training {number}")
        outcome = game.outcome(s)
        told.results.append(Result([sum(game.scores(s))], [1.0 if outcome and outcome["winners"] else 0.0], moves))
    return told


def train(
    training: Training,
    games: int,
    seconds: float,
    is_stopped: Callable[[], bool],
    hear: Callable[[], None],
    executor: Executor | None = None,
) -> None:
    """Go on until there are so many games, or the time is over, or somebody stops it; `hear` is told each round.

    Several workers play where the executor says, in this process if there is none.
    """
    start = monotonic()
    end = start + seconds
    rounds = _alone(training, games) if training.workers == 1 else _together(training, games, executor or Here())
    with closing(rounds):
        for _ in rounds:
            training.seconds += monotonic() - start
            training.look_back()
            hear()
            start = monotonic()
            if is_stopped() or start >= end:
                return


def _alone(training: Training, games: int) -> Generator[None, None, None]:
    while training.games < games:
        for _ in range(min(ROUND, games - training.games)):
            at, by_glance = training.games, training.games < training.by_glance
            training.learn(play_lessons(training.game, training.seed, at, training.learner.learned, by_glance))
        yield


def _together(training: Training, games: int, executor: Executor) -> Generator[None, None, None]:
    while training.games < games:
        weights = array("i", training.learner.learned.weights).tobytes()
        known = Known(training.game.info.id, training.seed, training.by_glance, weights)
        ends = [min(training.games + ROUND * nth, games) for nth in range(training.workers + 1)]
        for told in list(executor.run(play_round, known, pairwise(ends))):
            for lessons in told:
                training.learn([_unpacked(positions, margin) for positions, margin in lessons])
        yield


Packed = tuple[list[bytes], int]


@dataclass(frozen=True)
class Known:
    """What those who play a round are told."""

    game: str
    seed: int
    by_glance: int
    weights: bytes


def play_round(known: Known, part: tuple[int, int]) -> list[list[Packed]]:
    """Anywhere: the lessons of some games, as bytes."""
    learned = Learned(vec[i32](array("i", known.weights)), FINE)
    told = []
    for at in range(*part):
        lessons = play_lessons(game_named(known.game), known.seed, at, learned, at < known.by_glance)
        told.append([([array("i", each).tobytes() for each in one.positions], one.margin) for one in lessons])
    return told


def _unpacked(positions: list[bytes], margin: int) -> Lesson:
    return Lesson([vec[i32](array("i", each)) for each in positions], margin)
