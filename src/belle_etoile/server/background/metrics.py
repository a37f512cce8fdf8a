"""Counters and gauges in Prometheus' text form. Several processes of one server are added up, whichever is asked."""

import contextlib
import os
from bisect import bisect_left
from pathlib import Path
from typing import Final

import msgspec

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
TYPES: Final = {
    "requests_total": "counter",
    "request_seconds": "histogram",
    "moves_total": "counter",
    "problems_total": "counter",
    "thoughts_total": "counter",
    "sweeps_total": "counter",
    "post_rounds_total": "counter",
    "push_rounds_total": "counter",
    "commits_total": "counter",
    "appended_total": "counter",
    "open_tables": "gauge",
    "sockets": "gauge",
    "processes": "gauge",
}


class Told(msgspec.Struct):
    """The values of one process, by series. Its counters still count after its end, its gauges do not."""

    process: int
    counters: dict[str, float]
    gauges: dict[str, float]


class Metrics:
    """What happened in this process since it started."""

    def __init__(self) -> None:
        self.requests: dict[int, int] = {}  # by status
        self.moves: dict[str, int] = {}  # by game
        self.problems: dict[str, int] = {}  # by kind
        self.thoughts = 0
        self.sweeps = 0
        self.post_rounds = 0
        self.push_rounds = 0
        self._times = [0] * (len(BOUNDS) + 1)
        self._total = 0.0

    def request(self, status: int, seconds: float) -> None:
        self.requests[status] = self.requests.get(status, 0) + 1
        self._times[bisect_left(BOUNDS, seconds)] += 1
        self._total += seconds

    def move(self, game: str) -> None:
        self.moves[game] = self.moves.get(game, 0) + 1

    def problem(self, kind: str) -> None:
        self.problems[kind] = self.problems.get(kind, 0) + 1

    def counters(self) -> dict[str, float]:
        found: dict[str, float] = {f'requests_total{{status="{s}"}}': n for s, n in sorted(self.requests.items())}
        below = 0
        for bound, times in zip((*BOUNDS, "+Inf"), self._times, strict=True):
            below += times
            found[f'request_seconds_bucket{{le="{bound}"}}'] = below
        found |= {"request_seconds_sum": self._total, "request_seconds_count": below}
        found |= {f'moves_total{{game="{g}"}}': n for g, n in sorted(self.moves.items())}
        found |= {f'problems_total{{kind="{k}"}}': n for k, n in sorted(self.problems.items())}
        sent = {"post_rounds_total": self.post_rounds, "push_rounds_total": self.push_rounds}
        return {**found, "thoughts_total": self.thoughts, "sweeps_total": self.sweeps, **sent}


def added(all_told: list[Told]) -> dict[str, float]:
    sums: dict[str, float] = {}
    for told in all_told:
        for series, value in {**told.counters, **told.gauges}.items():
            sums[series] = sums.get(series, 0) + value
    return sums


def family_of(series: str) -> str:
    name = series.partition("{")[0]
    return next((known for known in TYPES if name.startswith(known)), name)


def text_of(series: dict[str, float]) -> str:
    """Each family once, with its type before it."""
    lines: list[str] = []
    for family, kind in TYPES.items():
        lines.append(f"# TYPE belle_etoile_{family} {kind}")
        lines += [f"belle_etoile_{name} {value:.15g}" for name, value in series.items() if family_of(name) == family]
    return "\n".join(lines) + "\n"


class Board:
    """A folder that all processes of one server share; each keeps a file of its own there."""

    def __init__(self, folder: str, name: str) -> None:
        self.folder = Path(folder)
        self.own = self.folder / f"{name}.json"

    def write(self, told: Told) -> None:
        part = self.own.with_suffix(".part")
        part.write_bytes(msgspec.json.encode(told))
        part.replace(self.own)

    def read(self) -> list[Told]:
        """All processes; of ended ones only the counters, so that a sum never goes down."""
        found: list[Told] = []
        for file in sorted(self.folder.glob("*.json")):
            with contextlib.suppress(OSError, msgspec.MsgspecError):
                found.append(msgspec.json.decode(file.read_bytes(), type=Told))
        return [told if lives(told.process) else Told(told.process, told.counters, {}) for told in found]


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
