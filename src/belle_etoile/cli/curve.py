"""A curve in the terminal: columns of blocks."""

from itertools import pairwise
from typing import Final

BLOCKS: Final = " ▁▂▃▄▅▆▇█"


def columns(values: list[float], width: int, height: int, top: float) -> list[str]:
    """Lines of at most `width` characters, the highest first; more values than that are averaged.

    >>> columns([0.0, 2.0, 4.0], 10, 2, 4.0)
    ['  █', ' ██']
    """
    shown = _averaged(values, width)
    lines = []
    for row in range(height - 1, -1, -1):
        eighths = [round(8 * height * min(value / top, 1.0)) - 8 * row if top else 0 for value in shown]
        lines.append("".join([BLOCKS[max(0, min(8, eighth))] for eighth in eighths]))
    return lines


def _averaged(values: list[float], width: int) -> list[float]:
    if len(values) <= width:
        return values
    cuts = [len(values) * place // width for place in range(width + 1)]
    return [sum(values[start:end]) / (end - start) for start, end in pairwise(cuts)]
