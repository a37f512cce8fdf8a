"""The rest of a game, played quickly."""

from mypy_extensions import i64

from ..core.chance import Quick
from ..core.events import NOBODY
from ..core.game import MoveGame, State


def play_out(game: MoveGame, s: State, mind: Quick, deal: Quick) -> None:
    """Play to the end, each time the most promising of a few random moves; `deal` is the luck of the game itself."""
    candidates = game.habits.candidates
    seat = game.turn(s)
    while seat != NOBODY:
        moves = game.moves(s, seat)
        many: i64 = len(moves)
        best = moves[mind.pick(many, "bot")]
        if many > 1:
            best_promise = game.promise(s, seat, best)
            for _ in range(candidates - 1):
                move = moves[mind.pick(many, "bot")]
                promise = game.promise(s, seat, move)
                if promise > best_promise:
                    best, best_promise = move, promise
        game.carry_out(s, seat, best, deal, None)
        seat = game.turn(s)
