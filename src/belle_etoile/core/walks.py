"""Walks through a game without anyone watching: random play, and perft, the count of all lines of play."""

from typing import final

from mypy_extensions import i64

from .chance import Chance, Quick
from .events import NOBODY
from .game import Game, MoveGame, State


def play_randomly(game: MoveGame, s: State, chance: Chance) -> i64:
    """Play random moves to the end, in place, and count them."""
    played: i64 = 0
    seat = game.turn(s)
    while seat != NOBODY:
        moves = game.moves(s, seat)
        game.carry_out(s, seat, moves[chance.pick(len(moves), "")], chance, None)
        played += 1
        seat = game.turn(s)
    return played


@final
class Tally:
    """The results of many random games, added up."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.moves = 0
        self.points = [0] * seats
        self.wins = [0.0] * seats

    def add(self, game: Game, s: State, moves: int) -> None:
        """Count one game that is over, and how many moves it took."""
        self.games += 1
        self.moves += moves
        for seat, points in enumerate(game.scores(s)):
            self.points[seat] += points
        outcome = game.outcome(s)
        if outcome is not None:
            for winner in outcome["winners"]:
                self.wins[winner] += 1 / len(outcome["winners"])


def random_games(game: MoveGame, seats: int, options: dict[str, str], games: int, seed: i64, tally: Tally) -> None:
    """Play `games` random games from one quick generator, into `tally`."""
    chance = Quick(seed)
    for _ in range(games):
        s: State = game.setup(seats, options, chance)
        moves = play_randomly(game, s, chance)
        tally.add(game, s, moves)


def random_moves(game: MoveGame, seats: int, options: dict[str, str], games: i64, chance: Quick) -> i64:
    """Play random games and nothing else, to measure speed; returns the number of moves."""
    moves: i64 = 0
    for _ in range(games):
        moves += play_randomly(game, game.setup(seats, options, chance), chance)
    return moves


def branch_seed(seed: i64, move: i64) -> i64:
    """The seed below a move: it depends on the moves that lead there, so a count does not depend on the walk."""
    return (seed % 0x7FFFFFFF * 31 + move + 1) % 0x7FFFFFFF


def perft(game: MoveGame, s: State, depth: int, seed: i64) -> int:
    """How many sequences of `depth` moves there are; luck along the way is drawn from the seed, one outcome each.

    >>> from belle_etoile import game_named
    >>> game = game_named("stellar")
    >>> perft(game, game.setup(2, {"first": "1"}, Quick(1)), 2, 1)
    8
    """
    if depth == 0:
        return 1
    total = 0
    for seat in game.waiting(s):
        for move in game.moves(s, seat):
            after = s.copy()
            branch = branch_seed(seed, move)
            game.carry_out(after, seat, move, Quick(branch), None)
            total += perft(game, after, depth - 1, branch)
    return total


def perft_split(game: MoveGame, s: State, depth: int, seed: i64) -> dict[str, int]:
    """The count for each first move: where two programs differ, it shows after which move."""
    split: dict[str, int] = {}
    for seat in game.waiting(s):
        for move in game.moves(s, seat):
            after = s.copy()
            branch = branch_seed(seed, move)
            game.carry_out(after, seat, move, Quick(branch), None)
            split[f"{seat + 1} {game.format(move)}"] = perft(game, after, depth - 1, branch)
    return split
