"""The curve of a training as a picture: how wrong it was, and what it won, by games."""

from typing import Final

from ..arena.ladder_picture import escaped
from .training import Point

WIDTH: Final = 760
HEIGHT: Final = 420
LEFT: Final = 56
RIGHT: Final = 56
TOP: Final = 48
BOTTOM: Final = 44
LINES: Final = 5
ERROR: Final = "#5b7fa6"
WINS: Final = "#b58d42"
INK: Final = "#444"


def plot(title: str, error: str, wins: str, games: str, curve: list[Point]) -> str:
    """An SVG: the error on the left axis, the share of games won, with its interval, on the right one."""
    most = max([point.games for point in curve], default=1)
    worst = max([point.error for point in curve], default=1.0) * 1.05 or 1.0
    met = [point for point in curve if point.wins is not None]

    def x(point: Point) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * point.games / most:.1f}"

    def y(share: float) -> str:
        return f"{HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">',
        f"<title>{escaped(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-size="15">{escaped(title)}</text>',
        f'<text x="{LEFT}" y="38" fill="{ERROR}">{escaped(error)}</text>',
        f'<text x="{WIDTH - RIGHT}" y="38" text-anchor="end" fill="{WINS}">{escaped(wins)}</text>',
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">{escaped(games)}</text>',
    ]
    for nth in range(LINES + 1):
        share = nth / LINES
        across = LEFT + (WIDTH - LEFT - RIGHT) * share
        parts += [
            f'<path d="M{LEFT} {y(share)}H{WIDTH - RIGHT}" stroke="#ddd"/>',
            f'<text x="{LEFT - 6}" y="{y(share)}" text-anchor="end" fill="{ERROR}">{worst * share:.1f}</text>',
            f'<text x="{WIDTH - RIGHT + 6}" y="{y(share)}" fill="{WINS}">{100 * share:.0f} %</text>',
            f'<text x="{across:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{round(most * share)}</text>',
        ]
    parts.append(_line(ERROR, [f"{x(point)},{y(point.error / worst)}" for point in curve]))
    for point in met:
        parts.append(f'<path d="M{x(point)} {y(point.low)}V{y(point.high)}" stroke="{WINS}"/>')
    parts.append(_line(WINS, [f"{x(point)},{y(point.wins or 0.0)}" for point in met]))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _line(colour: str, places: list[str]) -> str:
    return f'<polyline points="{" ".join(places)}" fill="none" stroke="{colour}" stroke-width="2"/>'
