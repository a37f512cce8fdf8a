"""Learned values in place of the rest of a game: one's own turn and the answer to it, and then what is expected."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.chance import Quick
from ..core.events import NOBODY
from ..core.game import MoveGame, State
from ..core.learned import HOPELESS, Learned
from .quick import place_of_best

CONTENDERS: Final = 6
SURE: Final = 1_000_000  # what a game that is won is worth
UNSURE: Final = 12  # ahead by so many points, three games of four are won


def best_by_value(game: MoveGame, s: State, seat: i64, moves: vec[i64], learned: Learned) -> list[int]:
    """The few moves that a seat expects most of, best first."""
    expected = game.expect(s, seat, moves, learned)
    ranked = [(-int(expected[at]), int(at)) for at in range(i64(len(moves))) if expected[at] > HOPELESS]
    ranked.sort()
    return [int(moves[i64(at)]) for _, at in ranked[:CONTENDERS]]


def chance_to_win(margin: i64, learned: Learned) -> i64:
    """A margin in units of `learned` as a chance, from 0 to SURE.

    >>> from librt.vecs import vec
    >>> from mypy_extensions import i32
    >>> learned = Learned(vec[i32]([]), 16)
    >>> chance_to_win(0, learned), chance_to_win(12 * 16, learned), chance_to_win(-12 * 16, learned)
    (500000, 750000, 250000)
    """
    size = margin if margin > 0 else -margin
    return SURE // 2 + margin * (SURE // 2) // (size + UNSURE * learned.point)


def foreseen(game: MoveGame, s: State, seat: i64, move: i64, learned: Learned, deal: Quick) -> i64:
    """One possible future of a move, played on `s`: by plan to the other's answer, or to the end if that is near.

    A game may know better how to look ahead; then this is what the game expects, else a chance to win.
    """
    if game.foresees:
        return game.foresee(s, seat, move, learned, deal)
    game.carry_out(s, seat, move, deal, None)
    who = game.turn(s)
    while who == seat:
        moves = game.moves(s, who)
        game.carry_out(s, who, moves[place_of_best(game.expect(s, who, moves, learned))], deal, None)
        who = game.turn(s)
    all_at_once = len(game.waiting(s)) > 1  # as with the last card of all: nobody's answer, and the end
    while who != NOBODY:
        moves = game.moves(s, who)
        expected = game.expect(s, who, moves, learned)
        at = place_of_best(expected)
        game.carry_out(s, who, moves[at], deal, None)
        who = game.turn(s)
        if who != NOBODY and not all_at_once:
            return chance_to_win(-expected[at], learned)
    return chance_to_win(game.margin(s, seat) * learned.point, learned)
