"""A bot that looks one move ahead, with the game's own heuristics."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.chance import Chance
from ..core.game import MoveGame, State
from .attention import ALL, name_of, noticed
from .bot import Bot


def most_promising(game: MoveGame, s: State, seat: i64, chance: Chance) -> i64:
    """The move that looks best; equals are decided by chance."""
    return best_promise_of(game, s, seat, game.moves(s, seat), chance)


def best_promise_of(game: MoveGame, s: State, seat: i64, moves: vec[i64], chance: Chance) -> i64:
    """The one of these that looks best."""
    best: i64 = -1
    best_promise: i64 = 0
    equals: i64 = 0
    for move in moves:
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
    """A bot that plays what looks best at a glance; of all moves, or of those that it notices.

    >>> from belle_etoile import Quick, game_named, new_match
    >>> game = game_named("stellar")
    >>> match = new_match(game, 2, "a seed", {"first": "1"})
    >>> game.format(Greedy().choose(game, match.view(0), 0, Quick(1))) in match.legal_moves(0)
    True
    """

    def __init__(self, notices: int = ALL) -> None:
        self.notices: Final = notices
        self.name = name_of("greedy", notices)

    def choose(self, game: MoveGame, view: Mapping[str, object], seat: int, chance: Chance) -> i64:
        """The move that this bot plays."""
        s: State = game.determinize(view, chance)
        return best_promise_of(game, s, seat, noticed(game, s, seat, self.notices, chance), chance)
