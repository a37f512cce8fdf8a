"""Learned values in place of the rest of a game: one's own turn and the answer to it, and then what is expected."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.chance import Quick
from ..core.events import NOBODY
from ..core.game import MoveGame, State
from ..core.learned import HOPELESS, WHOLE_CHANCE, Learned, chance_of
from .quick import place_of_best

CONTENDERS: Final = 6
SURE: Final = 1_000_000  # what a game that is won is worth
UNSURE: Final = 12  # ahead by so many points, three games of four are won


def best_by_value(game: MoveGame, s: State, seat: i64, moves: vec[i64], learned: Learned) -> list[int]:
    """The few moves that a seat expects most of, best first."""
    expected = game.expect(s, seat, moves, learned)
    ranked = [(-int(expected[at]), int(at)) for at in range(i64(len(moves))) if expected[at] > HOPELESS]
    ranked.sort()
    return [int(moves[i64(at)]) for _, at in ranked[: game.habits.contenders or CONTENDERS]]


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


def line_after(game: MoveGame, s: State, seat: i64, move: i64, learned: Learned) -> vec[i64]:
    """The moves by plan that follow a move in the same turn, as long as no luck was needed: always the same ones."""
    line, deal = vec[i64]([]), Quick(0)
    before = deal.counter
    game.carry_out(s, seat, move, deal, None)
    while deal.counter == before and game.turn(s) == seat:
        moves = game.moves(s, seat)
        move = moves[place_of_best(game.expect(s, seat, moves, learned))]
        line = append(line, move)
        game.carry_out(s, seat, move, deal, None)
    return line


def foreseen(game: MoveGame, s: State, seat: i64, move: i64, learned: Learned, deal: Quick) -> i64:
    """One possible future of a move, played on `s`: by plan to the other's answer, or to the end if that is near.

    A game may know better how to look ahead; then this is what the game expects, else a chance to win.
    """
    if game.foresees:
        return game.foresee(s, seat, move, learned, deal)
    if game.habits.horizon:
        return _foreseen_far(game, s, seat, move, learned, deal)
    if game.habits.turns:
        return _foreseen_alone(game, s, seat, move, learned, deal)
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


def _foreseen_far(game: MoveGame, s: State, seat: i64, move: i64, learned: Learned, deal: Quick) -> i64:
    """The same where all win or lose together: by plan as far as habits say, whoever plays."""
    left = game.habits.horizon
    game.carry_out(s, seat, move, deal, None)
    who = game.turn(s)
    while who != NOBODY:
        moves = game.moves(s, who)
        expected = game.expect(s, who, moves, learned)
        at = place_of_best(expected)
        if left == 0:
            return chance_of(expected[at], learned.point) * SURE // WHOLE_CHANCE
        left -= 1
        game.carry_out(s, who, moves[at], deal, None)
        who = game.turn(s)
    return game.margin(s, seat) * (SURE // 1000)


def _foreseen_alone(game: MoveGame, s: State, seat: i64, move: i64, learned: Learned, deal: Quick) -> i64:
    """Where seats do not hinder each other: by plan through some turns of one's own, and then the value itself.

    A turn ends with the move that is looked up.
    """
    left = game.habits.turns
    who = seat
    while True:
        ends = who == seat and len(game.lookups(s, seat, move)) > 0
        game.carry_out(s, who, move, deal, None)
        who = game.turn(s)
        if who == NOBODY:
            return game.margin(s, seat) * learned.point
        moves = game.moves(s, who)
        expected = game.expect(s, who, moves, learned)
        at = place_of_best(expected)
        if ends:
            left -= 1
        if left == 0 and who == seat:
            return expected[at]
        move = moves[at]
