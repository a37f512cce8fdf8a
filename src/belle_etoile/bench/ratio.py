"""Ratios that are right also on a busy machine: short rounds of ours and of theirs in turn, in processor time.

Other programs slow both rounds of a pair alike; the median leaves out the pairs where they did not.
"""

import os
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

ROUNDS: Final = 11

Rate = Callable[[float], float]  # works for about so many seconds; how much it got done in a second of the processor


class Spread(NamedTuple):
    """The median and the quartiles."""

    median: float
    low: float
    high: float

    @property
    def told(self) -> str:
        """`2.13 (2.09–2.17)`."""
        return f"{self.median:.2f} ({self.low:.2f}–{self.high:.2f})"


def spread(values: list[float]) -> Spread:
    if len(values) < 2:
        return Spread(values[0], values[0], values[0])
    low, _, high = quantiles(values, n=4, method="inclusive")
    return Spread(median(values), low, high)


def by_turns(ours: Rate, theirs: Rate, seconds: float, rounds: int = ROUNDS) -> list[tuple[float, float]]:
    """Both rates, round by round; who begins changes each time."""
    found = []
    for number in range(rounds):
        if number % 2:
            their = theirs(seconds)
            found.append((ours(seconds), their))
        else:
            our = ours(seconds)
            found.append((our, theirs(seconds)))
    return found


def ratio(rounds: list[tuple[float, float]]) -> Spread:
    """Of ours to theirs in the same round."""
    return spread([ours / theirs for ours, theirs in rounds])


def processor_seconds(*processes: int) -> float:
    """What processes and their children have spent so far; 0 where the system does not tell."""
    try:
        parents, spent = _everybody()
    except OSError:
        return 0.0
    family = {process for process in spent if _descends(process, processes, parents)}
    return sum(spent[process] for process in family) / os.sysconf("SC_CLK_TCK")


def _everybody() -> tuple[dict[int, int], dict[int, int]]:
    """The parent and the ticks of each process, those of its children that have ended included."""
    parents, spent = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            parents[int(folder.name)] = int(fields[1])
            spent[int(folder.name)] = sum(int(field) for field in fields[11:15])
    return parents, spent


def _descends(process: int, elders: tuple[int, ...], parents: dict[int, int]) -> bool:
    while process > 1:
        if process in elders:
            return True
        process = parents.get(process, 0)
    return False
