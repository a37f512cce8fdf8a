"""Draws points.svg from study.toml: how far each bot is ahead of greedy at a table of two, with 95 % intervals.

python docs/games/look-at-the-stars/plot.py
"""

import tomllib
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
WIDTH, ROW, LEFT, RIGHT, TOP, BOTTOM = 640, 44, 130, 150, 20, 50
LEAST, MOST = 0, 10
BRASS, BLUE = "#c9a45c", "#6f9bd1"


def x_of(points: float) -> float:
    return LEFT + (points - LEAST) * (WIDTH - LEFT - RIGHT) / (MOST - LEAST)


def axes(height: int) -> list[str]:
    lines = []
    for points in range(LEAST, MOST + 1, 2):
        x = x_of(points)
        lines.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{height - BOTTOM}" stroke="#8885" />')
        lines.append(f'<text x="{x:.1f}" y="{height - BOTTOM + 18}" text-anchor="middle">+{points}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    lines.append(f'<text x="{middle}" y="{height - 10}" text-anchor="middle">points more than greedy, two seats</text>')
    wished = x_of(4)
    lines.append(
        f'<line x1="{wished:.1f}" y1="{TOP}" x2="{wished:.1f}" y2="{height - BOTTOM}" '
        f'stroke="{BLUE}" stroke-dasharray="4 4" />'
    )
    return lines


def bar(row: dict[str, Any], nth: int) -> list[str]:
    y = TOP + ROW * nth + ROW / 2
    low, middle, high = (x_of(row["margin"] + shift) for shift in (-row["half"], 0, row["half"]))
    said = f"+{row['margin']:.1f} ± {row['half']:.1f} ({row['games']} games)"
    return [
        f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{row["bot"]}</text>',
        f'<line x1="{x_of(0):.1f}" y1="{y}" x2="{middle:.1f}" y2="{y}" stroke="{BRASS}" stroke-width="10" />',
        f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="#777" stroke-width="2" />',
        f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4}">{said}</text>',
    ]


def drawn(rows: list[dict[str, Any]]) -> str:
    told = sorted([row for row in rows if row["seats"] == 2], key=lambda row: int(row["bot"].split(":")[1]))
    height = TOP + ROW * len(told) + BOTTOM
    body = axes(height)
    for nth, row in enumerate(told):
        body += bar(row, nth)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        'font-size="12" fill="#777" role="img" aria-label="How many points search is ahead of greedy, by its budget">'
    )
    return "\n".join([head, *body, "</svg>"]) + "\n"


if __name__ == "__main__":
    content = tomllib.loads((HERE / "study.toml").read_text(encoding="utf-8"))
    (HERE / "points.svg").write_text(drawn(content["row"]), encoding="utf-8")
