"""A tree of moves that were tried: Monte-Carlo search over information sets, for any game.

Each iteration invents a position that fits the view, walks down the moves it has tried (skipping those that the
invented position forbids), adds one move, plays the rest quickly and remembers how it ended for every seat on the way.
"""

from collections.abc import Mapping
from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from ..core.chance import Quick
from ..core.events import NOBODY
from ..core.game import MoveGame, State
from .playout import play_out

FIRST_MOVES: Final = 2.0  # how many moves a fresh node compares at once
FULL_WORTH: Final = 1000.0


@final
class Node:
    """A move that was tried, and what came of it for the seat that played it."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: i64 = move
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: i64 = 0
        self.children: list[Node] = []


def _score(node: Node, curiosity: float) -> float:
    """The mean result, and a bonus for what was seldom tried when it could have been."""
    visits = float(node.visits)
    return float(node.total) / (visits * FULL_WORTH) + curiosity * sqrt(log(float(node.available)) / visits)


def _best_child(game: MoveGame, s: State, seat: i64, node: Node) -> Node | None:
    """Among the children that this position allows; None if it allows none of them."""
    best: Node | None = None
    best_score = -1.0
    curiosity = game.habits.curiosity
    for child in node.children:
        if child.seat == seat and game.refusal(s, seat, child.move) == "":
            child.available += 1
            score = _score(child, curiosity)
            if score > best_score:
                best, best_score = child, score
    return best


def _is_new(node: Node, seat: i64, move: i64) -> bool:
    for child in node.children:
        if child.move == move and child.seat == seat:
            return False
    return True


def _widen(game: MoveGame, s: State, seat: i64, node: Node) -> Node | None:
    """Add the most promising move not yet tried; None if all were."""
    best: i64 = -1
    best_promise: i64 = 0
    for move in game.moves(s, seat):
        if _is_new(node, seat, move):
            promise = game.promise(s, seat, move)
            if best == -1 or promise > best_promise:
                best, best_promise = move, promise
    if best == -1:
        return None
    child = Node(best, seat)
    child.available = 1
    node.children.append(child)
    return child


def _descend(game: MoveGame, s: State, root: Node, seat: i64, chance: Quick) -> list[Node]:
    """Walk down and grow the tree by one node, playing on `s`; the path, the root left out.

    `seat` moves first: where several choose at once it need not be the lowest that is waited for.
    """
    path: list[Node] = []
    node = root
    widening = game.habits.widening
    while seat != NOBODY:
        child: Node | None = None
        grown = False
        if float(len(node.children)) < FIRST_MOVES + widening * sqrt(float(node.visits)):
            child = _widen(game, s, seat, node)
            grown = child is not None
        if child is None:
            child = _best_child(game, s, seat, node)
        if child is None:
            child = _widen(game, s, seat, node)
            grown = True
        assert child is not None
        game.carry_out(s, seat, child.move, chance, None)
        path.append(child)
        if grown:
            break
        node = child
        seat = game.turn(s)
    return path


def iterate(game: MoveGame, view: Mapping[str, object], root: Node, seat: i64, chance: Quick) -> None:
    """One possible future, and one more node of the tree."""
    s: State = game.imagine(view, chance)
    path = _descend(game, s, root, seat, chance)
    play_out(game, s, chance, chance)
    root.visits += 1
    for node in path:
        node.visits += 1
        node.total += game.worth(s, node.seat)
