"""A bot that plays many possible futures, and then what did best in them.

Where a game has learned values, a few moves are compared on the same luck (halving.py), and the values say what comes
after the answer (foresight.py). Elsewhere a game's habits say how: a tree is grown (tree.py), or moves are compared and
each game is played to its end. The search of 0.1 knew no values; it stays as a yardstick, `search-0.1`.
"""

from collections.abc import Mapping
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from ..core.chance import Chance, Quick
from ..core.game import MoveGame, State
from .attention import worth_a_thought
from .bot import Bot
from .foresight import best_by_value
from .halving import Contender, compare, contenders_among
from .tree import Node, iterate
from .weights import VERSION, values_for

PLAIN: Final = "0.1"  # the version of the search without values
ITERATIONS_PER_GLANCE: Final = 8  # between two looks at the clock


@final
class Search(Bot):
    """A bot that searches for a number of iterations, or for a time if that number is 0.

    >>> from belle_etoile import Quick, game_named, new_match
    >>> game = game_named("stellar")
    >>> match = new_match(game, 2, "a seed", {"first": "1"})
    >>> game.format(Search(50, 0).choose(game, match.view(0), 0, Quick(1))).split()[0]
    'open'
    """

    def __init__(self, iterations: int, milliseconds: int, by_values: bool = True) -> None:
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.by_values: Final = by_values
        version = str(VERSION) if by_values else PLAIN
        self.name = f"search-{version}:{iterations}" if iterations else f"search-{version}:{milliseconds}ms"

    def choose(self, game: MoveGame, view: Mapping[str, object], seat: int, chance: Chance) -> i64:
        """The move that this bot plays."""
        return self.think(game, view, seat, chance)[0][0]

    def think(self, game: MoveGame, view: Mapping[str, object], seat: int, chance: Chance) -> list[tuple[int, float]]:
        """The moves considered, best first, each with its share of the futures."""
        quick = Quick(i64(chance.pick(1 << 30, "bot")) * (1 << 30) + i64(chance.pick(1 << 30, "bot")))
        s: State = game.imagine(view, quick)
        moves = game.moves(s, seat)
        if len(moves) > 1:
            moves = worth_a_thought(game, s, seat, moves)
        if len(moves) == 1:
            return [(moves[0], 1.0)]
        learned = values_for(game, s) if self.by_values else None
        if learned is not None:
            best = [Contender(move) for move in best_by_value(game, s, seat, moves, learned)]
            if len(best) == 1:
                return [(best[0].move, 1.0)]
            return compare(game, view, seat, best, self.iterations, self.milliseconds, quick, learned)
        if game.habits.contenders:
            contenders = contenders_among(game, s, seat, moves)
            return compare(game, view, seat, contenders, self.iterations, self.milliseconds, quick)
        root = Node(-1, -1)
        self._grow(game, view, root, seat, quick)
        ours = [child for child in root.children if child.seat == seat]
        ours.sort(key=_visits, reverse=True)
        total = float(sum([child.visits for child in ours]))
        return [(child.move, float(child.visits) / total) for child in ours]

    def _grow(self, game: MoveGame, view: Mapping[str, object], root: Node, seat: i64, quick: Quick) -> None:
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
