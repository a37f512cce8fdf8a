"""What a game costs: moves and games per second of random play, and the price of its verbs in microseconds.

Seconds are processor time: other programs on the machine count for less.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time

from ..bots import bot_named
from ..core import NOBODY, MoveGame, Quick, State
from ..core.walks import random_moves
from .ratio import Rate

WARM_UP_GAMES = 50
ROUNDS = 5  # the best one counts: the others were slowed by other programs


@dataclass(frozen=True)
class Cost:
    """Of one build of one game. The first three are random play inside the package; then calls from Python."""

    moves_per_second: float
    games_per_second: float
    moves_per_game: float
    driven_moves_per_second: float
    setup_us: float
    copy_us: float
    legal_us: float
    view_us: float
    determinize_us: float
    search_iterations_per_second: float

    def plain(self) -> dict[str, float]:
        return asdict(self)


def _inner_loop(game: MoveGame, seats: int, options: dict[str, str], seconds: float) -> tuple[float, float, float]:
    """Legal moves listed, one chosen, applied; no events, no Python in the loop."""
    chance = Quick(1)
    random_moves(game, seats, options, WARM_UP_GAMES, chance)
    start = process_time()
    random_moves(game, seats, options, WARM_UP_GAMES, chance)
    games = max(1, int(WARM_UP_GAMES * seconds / ROUNDS / (process_time() - start)))
    best = (0.0, 0.0, 0.0)
    for _ in range(ROUNDS):
        start = process_time()
        moves = random_moves(game, seats, options, games, chance)
        took = process_time() - start
        best = max(best, (int(moves) / took, games / took, int(moves) / games))
    return best


def random_play(game: MoveGame) -> Rate:
    """The same for a comparison: rounds of about as long as it is told."""
    seats, options, chance = game.info.seats[0], game.checked_options({}), Quick(1)
    start = process_time()
    random_moves(game, seats, options, WARM_UP_GAMES, chance)
    took = (process_time() - start) / WARM_UP_GAMES

    def rate(seconds: float) -> float:
        start = process_time()
        moves = random_moves(game, seats, options, max(1, round(seconds / took)), chance)
        return int(moves) / (process_time() - start)

    return rate


def _driven(game: MoveGame, seats: int, options: dict[str, str], seconds: float) -> float:
    """The same, each verb called from Python."""
    chance = Quick(2)
    moves = 0
    start = process_time()
    while process_time() - start < seconds:
        s: State = game.setup(seats, options, chance)
        seat = game.turn(s)
        while seat != NOBODY:
            legal = game.moves(s, seat)
            game.carry_out(s, seat, legal[chance.pick(len(legal), "")], chance, None)
            moves += 1
            seat = game.turn(s)
    return moves / (process_time() - start)


def positions(game: MoveGame, seats: int, options: dict[str, str], games: int = 20) -> list[State]:
    """All positions of some random games, the ends left out."""
    chance = Quick(3)
    found = []
    for _ in range(games):
        s: State = game.setup(seats, options, chance)
        seat = game.turn(s)
        while seat != NOBODY:
            found.append(s.copy())
            legal = game.moves(s, seat)
            game.carry_out(s, seat, legal[chance.pick(len(legal), "")], chance, None)
            seat = game.turn(s)
    return found


def _microseconds(call: Callable[[State], object], states: list[State], seconds: float) -> float:
    """The best mean over all positions."""
    best = float("inf")
    end = process_time() + seconds
    while process_time() < end or best == float("inf"):
        start = process_time()
        for s in states:
            call(s)
        best = min(best, (process_time() - start) / len(states) * 1e6)
    return best


def cost(game: MoveGame, seconds: float) -> Cost:
    """Measure for about `seconds` in all."""
    seats, options = game.info.seats[0], game.checked_options({})
    share = seconds / 8
    rate, games, length = _inner_loop(game, seats, options, 2 * share)
    states = positions(game, seats, options)
    views = {id(s): game.view(s, game.turn(s)) for s in states}
    chance = Quick(4)
    return Cost(
        moves_per_second=rate,
        games_per_second=games,
        moves_per_game=length,
        driven_moves_per_second=_driven(game, seats, options, share),
        setup_us=_microseconds(lambda _: game.setup(seats, options, chance), states, share / 2),
        copy_us=_microseconds(lambda s: s.copy(), states, share),
        legal_us=_microseconds(lambda s: game.moves(s, game.turn(s)), states, share),
        view_us=_microseconds(lambda s: game.view(s, game.turn(s)), states, share),
        determinize_us=_microseconds(lambda s: game.determinize(views[id(s)], chance), states, share),
        search_iterations_per_second=_search(game, states, share),
    )


def _search(game: MoveGame, states: list[State], seconds: float) -> float:
    """Iterations of the search of 0.1, so that figures stay comparable, from positions spread over the game."""
    bot = bot_named("search-0.1:20")
    chance = Quick(5)
    iterations = 0
    start = process_time()
    while process_time() - start < seconds:
        for s in states[::29]:
            seat = game.turn(s)
            if len(game.moves(s, seat)) > 1:
                bot.choose(game, game.view(s, seat), seat, chance)
                iterations += 20
    return iterations / (process_time() - start)
