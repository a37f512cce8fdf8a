"""Draws living.svg, worlds.svg, purses.svg and unrest.svg from study.json.

python docs/games/stellarium/plot.py
"""

import json
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

HERE: Final = Path(__file__).parent
WIDTH, HEIGHT = 680, 340
LEFT, RIGHT, TOP, BOTTOM = 54, 150, 18, 42
COLOURS: Final = ("#b0303f", "#6f9bd1", "#a97cc8", "#c9a45c", "#5f9e7f")
Rows = list[dict[str, Any]]


class Frame:
    """Axes for turns from 1 and values from `low` to `high`."""

    def __init__(self, turns: int, low: float, high: float) -> None:
        self.turns, self.low, self.high = turns, low, high

    def x(self, turn: float) -> float:
        return LEFT + (turn - 1) * (WIDTH - LEFT - RIGHT) / (self.turns - 1)

    def y(self, value: float) -> float:
        return TOP + (self.high - value) / (self.high - self.low) * (HEIGHT - TOP - BOTTOM)

    def axes(self, step: int) -> list[str]:
        lines = []
        value = self.low
        while value <= self.high:
            y = self.y(value)
            lines.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="#8885" />')
            lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>')
            value += step
        for turn in (1, *range(20, self.turns + 1, 20)):
            lines.append(f'<text x="{self.x(turn):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{turn}</text>')
        lines.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">turn</text>')
        return lines

    def line(self, values: list[float], colour: str, width: float) -> str:
        points = " ".join([f"{self.x(turn):.1f},{self.y(value):.1f}" for turn, value in enumerate(values, 1)])
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{width}" />'


def label(nth: int, text: str) -> str:
    colour = COLOURS[nth]
    return f'<text x="{WIDTH - RIGHT + 10}" y="{TOP + 14 + 20 * nth}" fill="{colour}">{text}</text>'


def middle(campaigns: list[Rows], value: Callable[[dict[str, Any]], float]) -> list[float]:
    """The median of all campaigns, turn by turn."""
    return [median([value(rows[turn]) for rows in campaigns]) for turn in range(len(campaigns[0]))]


def smooth(values: list[float], over: int = 10) -> list[float]:
    """The mean of the last ten turns."""
    return [
        sum(values[max(0, at - over + 1) : at + 1]) / len(values[max(0, at - over + 1) : at + 1])
        for at in range(len(values))
    ]


def save(name: str, about: str, body: list[str]) -> None:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12" fill="#777" role="img" aria-label="{about}">'
    )
    (HERE / name).write_text("\n".join([head, *body, "</svg>"]) + "\n", encoding="utf-8")


def draw_living(campaigns: list[Rows], turns: int) -> None:
    frame = Frame(turns, 0, 400)
    body = frame.axes(100)
    body += [frame.line([row["living"] for row in rows], "#b0303f44", 1) for rows in campaigns]
    body.append(frame.line(middle(campaigns, lambda row: row["living"]), COLOURS[0], 2.5))
    body.append(label(0, "median campaign"))
    save("living.svg", "Living people by turn", body)


def draw_worlds(campaigns: list[Rows], turns: int) -> None:
    frame = Frame(turns, 0, 120)
    body = frame.axes(20)
    for nth, (key, name) in enumerate((("imperial", "imperial"), ("pouark", "Pouark"), ("rebel", "rebel"))):
        body += [frame.line(middle(campaigns, lambda row, key=key: row[key]), COLOURS[nth], 2.5), label(nth, name)]  # type: ignore[misc]
    save("worlds.svg", "Worlds by who holds them", body)


def draw_purses(campaigns: list[Rows], turns: int) -> None:
    frame = Frame(turns, 0, 500)
    body = frame.axes(100)
    for nth, name in enumerate(("poorest", "median", "richest")):
        values = [max(0.0, v) for v in middle(campaigns, lambda row, nth=nth: row["purse"][nth])]  # type: ignore[misc]
        body += [frame.line(values, COLOURS[nth], 2.5), label(nth, f"{name} family")]
    save("purses.svg", "Purses in M$", body)


def draw_unrest(campaigns: list[Rows], turns: int) -> None:
    frame = Frame(turns, 0, 8)
    body = frame.axes(1)
    for nth, name in enumerate(("contracts", "found", "convictions", "battles", "disgraces")):
        totals = [sum(rows[turn][name] for rows in campaigns) / len(campaigns) for turn in range(turns)]
        body += [
            frame.line(smooth(totals), COLOURS[nth], 2.2),
            label(nth, "clients found" if name == "found" else name),
        ]
    save("unrest.svg", "Crimes, trials, battles and disgraces for each turn, mean of ten turns", body)


if __name__ == "__main__":
    content = json.loads((HERE / "study.json").read_text(encoding="utf-8"))
    found = [campaign["rows"] for campaign in content["campaigns"]]
    for draw in (draw_living, draw_worlds, draw_purses, draw_unrest):
        draw(found, content["turns"])
