"""A bot that looks one move ahead, with the game's own heuristics."""

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from ..core.chance import Chance
from ..core.game import MoveGame, State
from .bot import Bot


def most_promising(game: MoveGame, s: State, seat: i64, chance: Chance) -> i64:
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
    """A bot that plays what looks best at a glance.

    >>> from belle_etoile import Quick, game_named, new_match
    >>> game = game_named("stellar")
    >>> match = new_match(game, 2, "a seed", {"first": "1"})
    >>> game.format(Greedy().choose(game, match.view(0), 0, Quick(1))) in match.legal_moves(0)
    True
    """

    def __init__(self) -> None:
        self.name = "greedy"

    def choose(self, game: MoveGame, view: Mapping[str, object], seat: int, chance: Chance) -> i64:
        """The move that this bot plays."""
        return most_promising(game, game.determinize(view, chance), seat, chance)
