"""A few moves compared on the same luck: after each round the better half of them goes on, until one is left.

Where one card makes a difference of ten points and a choice of one, moves must be tried often, and with the same cards,
to tell them apart. A tree spreads its trials over what may come later; this spends them all on the choice at hand.
"""

from collections.abc import Mapping
from time import perf_counter
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.chance import Quick
from ..core.game import Game, State
from .playing_out import play_out


@final
class Rival:
    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.trials: i64 = 0
        self.total: i64 = 0


def _mean(rival: Rival) -> float:
    return float(rival.total) / float(rival.trials)


def _trials(rival: Rival) -> int:
    return rival.trials


def most_promising_rivals(game: Game, s: State, seat: i64, moves: vec[i64]) -> list[Rival]:
    ranked = [(-game.promise(s, seat, move), int(move)) for move in moves]
    ranked.sort()
    return [Rival(move) for _, move in ranked[: game.habits.rivals]]


def _try_all(game: Game, view: Mapping[str, object], seat: i64, rivals: list[Rival], quick: Quick) -> None:
    """One possible future for each, as alike as their moves allow."""
    cards, thoughts = quick.pick(1 << 30, "bot"), quick.pick(1 << 30, "bot")
    for rival in rivals:
        deal = Quick(cards)
        s = game.imagine(view, deal)
        game.carry_out(s, seat, rival.move, deal, None)
        play_out(game, s, Quick(thoughts), deal)
        rival.trials += 1
        rival.total += game.worth(s, seat)


def compare(
    game: Game,
    view: Mapping[str, object],
    seat: i64,
    rivals: list[Rival],
    iterations: int,
    milliseconds: int,
    quick: Quick,
) -> list[tuple[int, float]]:
    """All rivals, best first, each with its share of the trials. Every round has the same share of the budget."""
    left = rivals
    rounds = max(1, (len(rivals) - 1).bit_length())
    end = perf_counter()
    while len(left) > 1:
        end += milliseconds / rounds / 1000
        _try_all(game, view, seat, left, quick)
        if iterations:
            for _ in range(iterations // rounds // len(left) - 1):
                _try_all(game, view, seat, left, quick)
        else:
            while perf_counter() < end:
                _try_all(game, view, seat, left, quick)
        left = sorted(left, key=_mean, reverse=True)[: (len(left) + 1) // 2]
    total = float(sum([rival.trials for rival in rivals]))
    told = sorted(sorted(rivals, key=_mean, reverse=True), key=_trials, reverse=True)
    return [(rival.move, float(rival.trials) / total) for rival in told]
