"""What a bot notices: all of its moves, or only some, so that it plays as well as its opponent may wish."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.chance import Chance
from ..core.game import NEVER, MoveGame, State

ALL: Final = 100  # percent


def name_of(kind: str, notices: int) -> str:
    """A bot's name, with the share of its moves that it notices.

    >>> name_of("greedy", 100), name_of("greedy", 40)
    ('greedy', 'greedy:40%')
    """
    return kind if notices == ALL else f"{kind}:{notices}%"


def worth_a_thought(game: MoveGame, s: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Those that lead somewhere, or all where none does."""
    found = vec[i64]([])
    for move in moves:
        if game.promise(s, seat, move) > NEVER:
            found = append(found, move)
    return found if len(found) else moves


def noticed(game: MoveGame, s: State, seat: i64, percent: i64, chance: Chance) -> vec[i64]:
    """Each move that leads somewhere with this chance, and one of them in any case."""
    moves = game.moves(s, seat)
    if percent == ALL or len(moves) == 1:
        return moves
    moves = worth_a_thought(game, s, seat, moves)
    found = vec[i64]([])
    for move in moves:
        if chance.pick(ALL, "bot") < percent:
            found = append(found, move)
    return found if len(found) else vec[i64]([moves[chance.pick(len(moves), "bot")]])
