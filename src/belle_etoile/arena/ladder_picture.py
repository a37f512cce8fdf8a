"""A ladder of bots as a picture: each at its height, with a line as long as that is uncertain."""

from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 760
LEFT: Final = 200
RIGHT: Final = 72
TOP: Final = 56
STEP: Final = 34
BOTTOM: Final = 40
LINES: Final = 7  # at most
BRASS: Final = "#b58d42"
RULE: Final = "#ddd"
INK: Final = "#444"


def picture(title: str, about: str, rungs: list[tuple[str, float, float, float]], unit: str = "") -> str:
    """An SVG; each rung has a name, a value, and the ends of its interval."""
    lowest = min([each[2] for each in rungs], default=0.0)
    highest = max([each[3] for each in rungs], default=1.0)
    step = step_for(highest - lowest)
    low = step * floor(lowest / step)
    lines = max(1, ceil((highest - low) / step))
    width = step * lines
    height = TOP + STEP * len(rungs) + BOTTOM

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / width

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escaped(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="22" font-size="15">{escaped(title)}</text>',
        f'<text x="16" y="40">{escaped(about)}</text>',
    ]
    for nth in range(lines + 1):
        value = low + step * nth
        parts += [
            f'<path d="M{x(value):.1f} {TOP}V{height - BOTTOM}" stroke="{RULE}"/>',
            f'<text x="{x(value):.1f}" y="{height - BOTTOM + 20}" text-anchor="middle">{value:g}{unit}</text>',
        ]
    for nth, (name, value, least, most) in enumerate(rungs):
        y = TOP + STEP * nth + STEP / 2
        parts += [
            f'<text x="{LEFT - 14}" y="{y + 4:.1f}" text-anchor="end">{escaped(name)}</text>',
            f'<path d="M{x(least):.1f} {y}H{x(most):.1f}" stroke="{BRASS}" stroke-width="2"/>',
            f'<circle cx="{x(value):.1f}" cy="{y}" r="5" fill="{BRASS}"/>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def step_for(width: float) -> float:
    """A round number of which a few make up the width.

    >>> step_for(1589), step_for(60), step_for(0)
    (500.0, 10.0, 1.0)
    """
    if width <= 0:
        return 1.0
    power: float = 10.0 ** floor(log10(width / LINES))
    return next(power * size for size in (1, 2, 5, 10) if power * size * (LINES - 1) >= width)


def escaped(text: str) -> str:
    """Text as SVG has it."""
    return text.replace("&", "&amp;").replace("<", "&lt;")
