"""Other projects' card games, played at random, to compare speeds with.

A move is one player's decision applied to the game, forced ones included. Shuffles, deals and other chance events are
not moves, but their time counts, as does the time to start each game. All of it runs in this process, on one core, in
processor time. OpenSpiel's games are played in two ways: wholly inside its C++, and move by move from Python. RLCard
and PettingZoo build an observation for every move, which is part of their interface and time.
"""

import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module, metadata
from itertools import count
from time import process_time
from types import ModuleType
from typing import Any, Final

from .ratio import Rate

Play = Callable[[], tuple[int, float]]  # plays a game or some: their moves, and the seconds of the processor they took
BATCH: Final = 50  # games between two looks at the clock where a game takes microseconds
WARM_UP: Final = 0.2  # seconds

OPENSPIEL_GAMES: Final = ("crazy_eights", "hearts", "gin_rummy")
PEERS: Final[tuple[str, ...]] = (
    *(f"openspiel-{game}-{way}" for game in (*OPENSPIEL_GAMES, "solitaire") for way in ("cpp", "python")),
    "rlcard-gin-rummy",
    "pettingzoo-gin_rummy_v4",
)
ALONE: Final = tuple(name for name in PEERS if "solitaire" in name)


def peers_of(game: str) -> tuple[str, ...]:
    """What is most like a game: Stellarion lays cards alone, the others are played against each other."""
    return ALONE if game == "stellarion" else tuple(name for name in PEERS if name not in ALONE)


@dataclass(frozen=True, slots=True)
class Project:
    """Where a peer comes from; `install` must agree with [bench] in pyproject.toml."""

    module: str
    package: str
    install: str


PROJECTS: Final = {
    "openspiel": Project("pyspiel", "open_spiel", "open_spiel"),
    "rlcard": Project("rlcard", "rlcard", "rlcard"),
    "pettingzoo": Project("pettingzoo.classic.gin_rummy_v4", "pettingzoo", "pettingzoo~=1.26.1 rlcard pygame-ce"),
}


def playing(name: str, seed: int) -> Rate:
    """Plays whole games for about as long as it is told, at least one; warmed up.

    Raises ValueError for a name not in PEERS and ImportError where the package is not installed.
    """
    play = _player(name, seed % 2**30)  # OpenSpiel keeps seeds in a C int
    _repeat(play, WARM_UP)
    return lambda seconds: _repeat(play, seconds)


def available(game: str) -> dict[str, str]:
    """The version of each peer of a game that can be measured here."""
    versions = {key: _version(project) for key, project in PROJECTS.items()}
    return {name: version for name in peers_of(game) if (version := versions[_key(name)])}


def missing(game: str) -> dict[str, str]:
    """What to give to `pip install` for each peer of a game that cannot be measured here."""
    present = available(game)
    return {name: _project(name).install for name in peers_of(game) if name not in present}


def costs(name: str) -> dict[str, float]:
    """Microseconds, called from Python, to copy a state and to list its legal moves.

    The mean over every decision of five random games. Raises ValueError for peers other than OpenSpiel's.
    """
    if _key(name) != "openspiel" or name not in PEERS:
        raise ValueError(f"only OpenSpiel's games have costs, not {name!r}")
    states = _decisions(name.split("-")[1], games=5)
    return {
        "copy": _microseconds([state.clone for state in states]),
        "legal": _microseconds([state.legal_actions for state in states]),
    }


def _key(name: str) -> str:
    return name.split("-")[0]


def _project(name: str) -> Project:
    if name not in PEERS:
        raise ValueError(f"unknown peer {name!r}; the peers are {', '.join(PEERS)}")
    return PROJECTS[_key(name)]


def _load(project: Project) -> ModuleType:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    return import_module(project.module)


def _version(project: Project) -> str:
    try:
        _load(project)
        return metadata.version(project.package)
    except ImportError:
        return ""


def _player(name: str, seed: int) -> Play:
    module = _load(_project(name))
    match name.split("-"):
        case ["openspiel", game, "cpp"]:
            return _openspiel_cpp(module, game, seed)
        case ["openspiel", game, _]:
            return _timed(_openspiel_python(module, game, seed))
        case ["rlcard", *_]:
            return _timed(_rlcard(module, seed))
        case _:
            return _timed(_pettingzoo(module, seed))


def _repeat(play: Play, seconds: float) -> float:
    """Moves per second of the processor."""
    moves, spent = 0, 0.0
    while spent < seconds:
        played, took = play()
        moves += played
        spent += took
    return moves / spent


def _timed(play: Callable[[], int]) -> Play:
    def timed() -> tuple[int, float]:
        start = process_time()
        moves = play()
        return moves, process_time() - start

    return timed


def _openspiel_cpp(spiel: ModuleType, game: str, seed: int) -> Play:
    """The bots leave the finished states behind; their history tells, off the clock, who made each move."""
    rules = spiel.load_game(game)
    bots = [spiel.make_uniform_random_bot(seat, seed + seat) for seat in range(rules.num_players())]
    seeds = count(seed)

    def play() -> tuple[int, float]:
        start = process_time()
        states = [rules.new_initial_state() for _ in range(BATCH)]
        for state in states:
            spiel.evaluate_bots(state, bots, next(seeds))
        took = process_time() - start
        return sum(action.player >= 0 for state in states for action in state.full_history()), took

    return play


def _openspiel_python(spiel: ModuleType, game: str, seed: int) -> Callable[[], int]:
    """All these games deal evenly, so a chance event is an even pick too, the cheapest way to deal."""
    rules = spiel.load_game(game)
    pick = random.Random(seed).choice

    def play() -> int:
        moves = 0
        state = rules.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                moves += 1
            state.apply_action(pick(state.legal_actions()))
        return moves

    return play


class _RandomAgent:
    """Stands in for RLCard's own, which runs `pip freeze` when imported and costs a quarter of the speed."""

    use_raw = False

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def step(self, state: dict[str, Any]) -> int:
        legal: list[int] = list(state["legal_actions"])
        return self._random.choice(legal)

    def eval_step(self, state: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        return self.step(state), {}


def _rlcard(rlcard: ModuleType, seed: int) -> Callable[[], int]:
    env = rlcard.make("gin-rummy", config={"seed": seed})
    env.set_agents([_RandomAgent(seed + seat) for seat in range(env.num_players)])

    def play() -> int:
        env.run(is_training=False)
        return len(env.action_recorder)

    return play


def _pettingzoo(gin_rummy: ModuleType, seed: int) -> Callable[[], int]:
    """A finished seat still takes an empty step, which is not a move."""
    env = gin_rummy.env()
    env.reset(seed=seed)
    pick = random.Random(seed).choice

    def play() -> int:
        moves = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(pick(seen["action_mask"].nonzero()[0]))
                moves += 1
        return moves

    return play


def _decisions(game: str, games: int) -> list[Any]:
    """A copy of the state at every decision of some seeded games."""
    rules = _load(PROJECTS["openspiel"]).load_game(game)
    pick = random.Random(1).choice
    states: list[Any] = []
    for _ in range(games):
        state = rules.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                states.append(state.clone())
            state.apply_action(pick(state.legal_actions()))
    return states


def _microseconds(calls: list[Callable[[], object]]) -> float:
    """The mean time of a call, in the best of ten passes over them all."""
    best = min(_pass(calls) for _ in range(10))
    return best / len(calls) * 1e6


def _pass(calls: list[Callable[[], object]]) -> float:
    start = process_time()
    for call in calls:
        call()
    return process_time() - start
