"""What a move leads to before luck has its say, and what learned values expect of it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ...core.chance import Chance
from ...core.learned import ODDS, Learned
from .play import carry_out
from .state import OVER, WON, State
from .values import Outlook, look

NO_LUCK: Final = Chance()  # whoever is blind asks for none
LONG: Final = 60  # turns after which cards that come back from a discard pile are no help
SURE: Final = 20 * ODDS  # points of a game that is won, or lost


def after(s: State, seat: i64, move: i64) -> State:
    """The position that a move leaves, with all that luck would reveal still hidden."""
    then = s.copy()
    then.blind = True
    carry_out(then, seat, move, NO_LUCK, None)
    return then


def expect(s: State, seat: i64, moves: vec[i64], learned: Learned) -> vec[i64]:
    """See core.game.MoveGame."""
    o = Outlook()
    found = vec[i64](capacity=len(moves))
    for move in moves:
        found = append(found, expectation(o, after(s, seat, move), learned))
    return found


def expectation(o: Outlook, then: State, learned: Learned) -> i64:
    """In the odds of a victory; a pair of nebulas can go round for ever, so a long game is one to end."""
    if then.stage == OVER:
        return SURE * learned.point if then.ending == WON else -SURE * learned.point
    look(o, then)
    total = o.total(learned)
    return total - o.cards * ODDS * learned.point if then.turns > LONG else total


def lookups(s: State, seat: i64, move: i64) -> vec[i32]:
    """See core.game.MoveGame: every move leads to a position that is looked up, unless it ends the game."""
    then = after(s, seat, move)
    if then.stage == OVER:
        return vec[i32]([])
    o = Outlook()
    look(o, then)
    return o.taken()
