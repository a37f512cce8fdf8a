"""A bot that plays many possible futures: Monte-Carlo search over information sets, for any game.

A game's habits say how: a few rivals are compared (rivals.py), or a tree is grown. Each iteration of the tree invents a
position that fits the view, walks down the moves it has tried (skipping those that the invented position forbids), adds
one move, plays the rest quickly and remembers how it ended for every seat on the way.
"""

from collections.abc import Mapping
from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.chance import Chance, Quick
from ..core.events import NOBODY
from ..core.game import NEVER, Game, State
from .bot import Bot
from .playing_out import play_out
from .rivals import compare, most_promising_rivals

FIRST_MOVES: Final = 2.0  # how many moves a fresh node compares at once
FULL_WORTH: Final = 1000.0
ITERATIONS_PER_GLANCE: Final = 8  # between two looks at the clock


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


def _best_child(game: Game, s: State, seat: i64, node: Node) -> Node | None:
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


def _widen(game: Game, s: State, seat: i64, node: Node) -> Node | None:
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


def _worth_a_thought(game: Game, s: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    found = vec[i64]([])
    for move in moves:
        if game.promise(s, seat, move) > NEVER:
            found = append(found, move)
    return found if len(found) else moves


def _descend(game: Game, s: State, root: Node, seat: i64, chance: Quick) -> list[Node]:
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


def iterate(game: Game, view: Mapping[str, object], root: Node, seat: i64, chance: Quick) -> None:
    """One possible future."""
    s = game.imagine(view, chance)
    path = _descend(game, s, root, seat, chance)
    play_out(game, s, chance, chance)
    root.visits += 1
    for node in path:
        node.visits += 1
        node.total += game.worth(s, node.seat)


@final
class Search(Bot):
    """Searches for a number of iterations, or for a time if that number is 0."""

    def __init__(self, iterations: int, milliseconds: int) -> None:
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.name = f"search:{iterations}" if iterations else f"search:{milliseconds}ms"

    def choose(self, game: Game, view: Mapping[str, object], seat: int, chance: Chance) -> i64:
        return self.think(game, view, seat, chance)[0][0]

    def think(self, game: Game, view: Mapping[str, object], seat: int, chance: Chance) -> list[tuple[int, float]]:
        quick = Quick(i64(chance.pick(1 << 30, "bot")) * (1 << 30) + i64(chance.pick(1 << 30, "bot")))
        s = game.imagine(view, quick)
        moves = game.moves(s, seat)
        if len(moves) > 1:
            moves = _worth_a_thought(game, s, seat, moves)
        if len(moves) == 1:
            return [(moves[0], 1.0)]
        if game.habits.rivals:
            rivals = most_promising_rivals(game, s, seat, moves)
            return compare(game, view, seat, rivals, self.iterations, self.milliseconds, quick)
        root = Node(-1, -1)
        self._grow(game, view, root, seat, quick)
        ours = [child for child in root.children if child.seat == seat]
        ours.sort(key=_visits, reverse=True)
        total = float(sum([child.visits for child in ours]))
        return [(child.move, float(child.visits) / total) for child in ours]

    def _grow(self, game: Game, view: Mapping[str, object], root: Node, seat: i64, quick: Quick) -> None:
        if self.iterations:
            for _ in range(self.iterations):
                iterate(game, view, root, seat, quick)
            return
        end = perf_counter() + self.milliseconds / 1000
        while perf_counter() < end:
            for _ in range(ITERATIONS_PER_GLANCE):
                iterate(game, view, root, seat, quick)


def _visits(node: Node) -> int:
    return node.visits
