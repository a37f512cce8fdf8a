"""Sequential halving: a few moves are tried on the same luck; after each round the better half of them goes on.

Where one card makes a difference of ten points and a choice of one, moves must be tried often, and with the same cards,
to tell them apart. A tree spreads its trials over what may come later; this spends them all on the choice at hand.
"""

from collections.abc import Mapping
from time import perf_counter
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.chance import Quick
from ..core.game import MoveGame, State
from ..core.learned import Learned
from .foresight import foreseen, line_after
from .playout import play_out


@final
class Contender:
    """A move that is compared with others, and what came of it so far."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.line: vec[i64] = vec[i64]([])  # the moves of the same turn that follow before luck has its say
        self.trials: i64 = 0
        self.total: i64 = 0


def _mean(contender: Contender) -> float:
    return float(contender.total) / float(contender.trials)


def _trials(contender: Contender) -> int:
    return contender.trials


def contenders_among(game: MoveGame, s: State, seat: i64, moves: vec[i64]) -> list[Contender]:
    """As many of these moves as the game's habits compare, the most promising ones."""
    ranked = [(-game.promise(s, seat, move), int(move)) for move in moves]
    ranked.sort()
    return [Contender(move) for _, move in ranked[: game.habits.contenders]]


def try_all(
    game: MoveGame,
    view: Mapping[str, object],
    seat: i64,
    contenders: list[Contender],
    quick: Quick,
    learned: Learned | None,
) -> None:
    """One possible future for each, as alike as their moves allow: to the end, or to what learned values foresee."""
    cards, thoughts = quick.pick(1 << 30, "bot"), quick.pick(1 << 30, "bot")
    if learned is not None:
        luck = Quick(cards)
        imagined: State = game.imagine(view, luck)
        for contender in contenders:
            contender.trials += 1
            contender.total += _tried(game, imagined.copy(), seat, contender, learned, luck.copy())
        return
    for contender in contenders:
        deal = Quick(cards)
        s: State = game.imagine(view, deal)
        contender.trials += 1
        game.carry_out(s, seat, contender.move, deal, None)
        play_out(game, s, Quick(thoughts), deal)
        contender.total += game.worth(s, seat)


def _tried(game: MoveGame, s: State, seat: i64, contender: Contender, learned: Learned, deal: Quick) -> i64:
    """What comes of a move and of the line that follows it."""
    move = contender.move
    for after in contender.line:
        game.carry_out(s, seat, move, deal, None)
        move = after
    return foreseen(game, s, seat, move, learned, deal)


def compare(
    game: MoveGame,
    view: Mapping[str, object],
    seat: i64,
    contenders: list[Contender],
    iterations: int,
    milliseconds: int,
    quick: Quick,
    learned: Learned | None = None,
) -> list[tuple[int, float]]:
    """All contenders, best first, each with its share of the trials. Every round has the same share of the budget."""
    if learned is not None and game.info.seats[0] > 1:  # alone, a game may look ahead in a way of its own
        for contender in contenders:
            contender.line = line_after(game, game.imagine(view, quick.copy()), seat, contender.move, learned)
    left = contenders
    rounds = max(1, (len(contenders) - 1).bit_length())
    end = perf_counter()
    while len(left) > 1:
        end += milliseconds / rounds / 1000
        try_all(game, view, seat, left, quick, learned)
        if iterations:
            for _ in range(iterations // rounds // len(left) - 1):
                try_all(game, view, seat, left, quick, learned)
        else:
            while perf_counter() < end:
                try_all(game, view, seat, left, quick, learned)
        left = sorted(left, key=_mean, reverse=True)[: (len(left) + 1) // 2]
    total = float(sum([contender.trials for contender in contenders]))
    told = sorted(sorted(contenders, key=_mean, reverse=True), key=_trials, reverse=True)
    return [(contender.move, float(contender.trials) / total) for contender in told]
