"""Draws win-rates.svg from study.toml: wins by the number of shooting stars, with 95 % intervals (Wilson).

python docs/games/stellarion/plot.py
"""

import tomllib
from math import sqrt
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
WIDTH, HEIGHT = 640, 380
LEFT, RIGHT, TOP, BOTTOM = 60, 170, 30, 50
COLOURS: Final = ("#c9a45c", "#6f9bd1", "#a97cc8", "#d08a4a", "#5fa77f")
Z: Final = 1.96


def interval(won: int, games: int) -> tuple[float, float]:
    p = won / games
    centre = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def x_of(stars: float) -> float:
    return LEFT + 20 + stars * (WIDTH - LEFT - RIGHT - 40) / 4


def y_of(share: float) -> float:
    return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)


def axes() -> list[str]:
    lines = []
    for tenth in range(0, 11, 2):
        y = y_of(tenth / 10)
        lines.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="#8885" />')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    for stars in range(5):
        lines.append(f'<text x="{x_of(stars):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{stars}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    lines.append(f'<text x="{middle}" y="{HEIGHT - 10}" text-anchor="middle">shooting stars</text>')
    return lines


def series(name: str, rows: list[dict[str, Any]], nth: int, of: int) -> list[str]:
    colour, shift = COLOURS[nth % len(COLOURS)], (nth - (of - 1) / 2) * 0.06
    points, lines = [], []
    for row in rows:
        x = x_of(int(row["setting"].split("=")[1]) + shift)
        low, high = interval(row["won"], row["games"])
        points.append(f"{x:.1f},{y_of(row['won'] / row['games']):.1f}")
        lines.append(f'<line x1="{x:.1f}" y1="{y_of(low):.1f}" x2="{x:.1f}" y2="{y_of(high):.1f}" stroke="{colour}" />')
    lines.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2" />')
    lines += [f'<circle cx="{p.split(",")[0]}" cy="{p.split(",")[1]}" r="3.5" fill="{colour}" />' for p in points]
    games = sorted({row["games"] for row in rows})
    label = f"{name} ({games[0]}{f'–{games[-1]}' if len(games) > 1 else ''} games)"
    lines.append(f'<text x="{WIDTH - RIGHT + 12}" y="{TOP + 20 + 20 * nth}" fill="{colour}">{label}</text>')
    return lines


def drawn(rows: list[dict[str, Any]]) -> str:
    found: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        if row["part"] == "stars":
            name = row["bot"] + (", two" if row["seats"] == 2 else "")
            found.setdefault(name, []).append(row)
    body = axes()
    for nth, (name, points) in enumerate(found.items()):
        body += series(name, sorted(points, key=lambda row: str(row["setting"])), nth, len(found))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="12" fill="#777" role="img" aria-label="Share of games won by the number of shooting stars">'
    )
    return "\n".join([head, *body, "</svg>"]) + "\n"


if __name__ == "__main__":
    content = tomllib.loads((HERE / "study.toml").read_text(encoding="utf-8"))
    (HERE / "win-rates.svg").write_text(drawn(content["row"]), encoding="utf-8")
