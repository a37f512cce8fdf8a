"""Counters and gauges in Prometheus' text form."""

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What happened in this process since it started."""

    def __init__(self) -> None:
        self.requests: dict[int, int] = {}  # by status
        self.moves: dict[str, int] = {}  # by game
        self.problems: dict[str, int] = {}  # by kind
        self.thoughts = 0
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

    def text(self, gauges: dict[str, float]) -> str:
        lines = ["# TYPE belle_etoile_requests_total counter"]
        lines += [f'belle_etoile_requests_total{{status="{s}"}} {n}' for s, n in sorted(self.requests.items())]
        lines.append("# TYPE belle_etoile_request_seconds histogram")
        below = 0
        for bound, times in zip(BOUNDS, self._times, strict=False):
            below += times
            lines.append(f'belle_etoile_request_seconds_bucket{{le="{bound}"}} {below}')
        below += self._times[-1]
        lines.append(f'belle_etoile_request_seconds_bucket{{le="+Inf"}} {below}')
        lines += [f"belle_etoile_request_seconds_sum {self._total:.6f}", f"belle_etoile_request_seconds_count {below}"]
        lines.append("# TYPE belle_etoile_moves_total counter")
        lines += [f'belle_etoile_moves_total{{game="{g}"}} {n}' for g, n in sorted(self.moves.items())]
        lines.append("# TYPE belle_etoile_problems_total counter")
        lines += [f'belle_etoile_problems_total{{kind="{k}"}} {n}' for k, n in sorted(self.problems.items())]
        lines += ["# TYPE belle_etoile_thoughts_total counter", f"belle_etoile_thoughts_total {self.thoughts}"]
        for name, value in gauges.items():
            lines += [f"# TYPE belle_etoile_{name} gauge", f"belle_etoile_{name} {value:g}"]
        return "\n".join(lines) + "\n"
