"""A bot that looks one move ahead, with the game's own heuristics."""

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from ..core.chance import Chance
from ..core.game import Game, State
from .bot import Bot


def most_promising(game: Game, s: State, seat: i64, chance: Chance) -> i64:
    """The move that looks best; equals are decided by chance."""
    best: i64 = -1
    best_promise: i64 = 0
    equals: i64 = 0
    for move in game.moves(s, seat):
        promise = game.promise(s, seat, move)
        if best == -1 or promise > best_promise:
            best, best_promise, equals = move, promise, 1
        elif promise == best_promise:
            equals += 1
            if chance.pick(equals, "bot") == 0:
                best = move
    return best


@final
class Greedy(Bot):
    def __init__(self) -> None:
        self.name = "greedy"

    def choose(self, game: Game, view: Mapping[str, object], seat: int, chance: Chance) -> i64:
        return most_promising(game, game.determinize(view, chance), seat, chance)
