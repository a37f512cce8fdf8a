"""Drawings for the report: the sheet of tiles, the disc under its window, bars and histograms. Plain SVG."""

from collections.abc import Mapping, Sequence
from html import escape
from math import atan2, degrees

from belle_etoile.games.star_explorer.components import Edition
from belle_etoile.games.star_explorer.sky import EIGHTH, holds

PAINT = ("#d9693f", "#f2efe6", "#d9b23f", "#6f9fe0")
NIGHT, BRASS, QUIET = "#10182b", "#b58d42", "#7d869c"
TEXT = "font-family:Georgia,serif"


def page(width: float, height: float, body: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}">'
    ground = f'<rect width="100%" height="100%" fill="{NIGHT}"/>'
    return "\n".join([head, ground, *body, "</svg>"]) + "\n"


def star(x: float, y: float, colour: int, size: float) -> str:
    """Each colour has its shape, too: diamond, disc, triangle, square."""
    paint = f'fill="{PAINT[colour]}"'
    if colour == 1:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:g}" {paint}/>'
    if colour == 3:
        return f'<rect x="{x - size:.1f}" y="{y - size:.1f}" width="{2 * size:g}" height="{2 * size:g}" {paint}/>'
    corners = [(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)] if colour == 0 else [(0, -1.3), (1.2, 0.9), (-1.2, 0.9)]
    points = " ".join(f"{x + size * dx:.1f},{y + size * dy:.1f}" for dx, dy in corners)
    return f'<polygon points="{points}" {paint}/>'


def text(x: float, y: float, said: str, size: int = 12, anchor: str = "middle", fill: str = "#e8e6df") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{fill}" '
        f'style="{TEXT}">{escape(said)}</text>'
    )


def line(x: float, y: float, u: float, v: float, paint: str = QUIET, width: float = 1.5) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{u:.1f}" y2="{v:.1f}" stroke="{paint}" stroke-width="{width:g}"/>'


def tile_sheet(e: Edition, names: Mapping[str, str]) -> str:
    """All tiles, by size."""
    columns, cell, step = 6, 150.0, 17.0
    body: list[str] = []
    place = 0
    last = e.size[0]
    for tile, name in enumerate(e.names):
        if e.size[tile] != last:
            place += -place % columns
            last = e.size[tile]
        left, top = place % columns * cell, place // columns * cell
        place += 1
        wide, tall = max(x for x, _ in e.stars[tile]) * step, max(y for _, y in e.stars[tile]) * step
        x0, y0 = left + (cell - wide) / 2, top + (cell - 8 + tall) / 2
        where = [(x0 + x * step, y0 - y * step) for x, y in e.stars[tile]]
        body.append(
            f'<rect x="{left + 4:g}" y="{top + 4:g}" width="{cell - 8:g}" height="{cell - 8:g}" rx="8" '
            f'fill="none" stroke="{BRASS}" stroke-opacity="0.5"/>'
        )
        body += [line(*where[a - 1], *where[b - 1]) for a, b in e.lines[tile]]
        body += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.4" fill="#e8e6df"/>' for x, y in where]
        body += [star(left + 18, top + 19, e.colour[tile], 6), text(left + cell - 18, top + 23, str(e.size[tile]), 14)]
        body.append(text(left + cell / 2, top + cell - 13, names[name], 13))
    return page(columns * cell, (place + columns - 1) // columns * cell, body)


def disc_picture(e: Edition, disc: int, position: int) -> str:
    """A disc as it lies under the frame in one of the six rounds: what the window hides is dim."""
    sky, unit = e.sky, 26.0
    middle = (sky.reach + 1) * unit
    turn = degrees(atan2(sky.up_x, sky.up_y)) - 60 * position  # the disc turns clockwise
    body = [f'<g transform="rotate({-turn:.3f} {middle:g} {middle:g})">']
    long = (sky.reach + 0.6) * unit / (sky.axis_x**2 + sky.axis_y**2) ** 0.5
    ends = [
        middle - sky.axis_x * long,
        middle + sky.axis_y * long,
        middle + sky.axis_x * long,
        middle - sky.axis_y * long,
    ]
    body.append(line(ends[0], ends[1], ends[2], ends[3], "#f2efe6", 2))
    for n in range(sky.stars):
        x, y = middle + int(sky.xs[n]) * unit, middle - int(sky.ys[n]) * unit
        seen = holds(sky.window_low[position], sky.window_high[position], n)
        dust = holds(sky.centre_low, sky.centre_high, n) or holds(sky.rim_low, sky.rim_high, n)
        halo = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{BRASS}" fill-opacity="0.35"/>' if dust else ""
        body.append(f'<g opacity="{1 if seen else 0.22}">{halo}{star(x, y, sky.colours[disc][n], 4)}</g>')
    body.append(f'<circle cx="{middle:g}" cy="{middle:g}" r="5" fill="{BRASS}"/></g>')
    centre, radius = sky.window_centre / EIGHTH * unit, sky.window_radius / EIGHTH * unit
    body.append(
        f'<clipPath id="c"><circle cx="{middle:g}" cy="{middle:g}" r="{(sky.reach + 0.7) * unit:g}"/></clipPath>'
        f'<g clip-path="url(#c)"><circle cx="{middle:g}" cy="{middle - centre:g}" r="{radius:g}" fill="none" '
        f'stroke="{BRASS}" stroke-width="2"/></g>'
        f'<circle cx="{middle:g}" cy="{middle:g}" r="{(sky.reach + 0.7) * unit:g}" fill="none" stroke="{BRASS}"/>'
    )
    return page(2 * middle, 2 * middle, body)


def bars(title: str, values: Mapping[str, float], errors: Mapping[str, float], least: float = 0.0) -> str:
    """Horizontal bars with twice their standard error."""
    most = max(values[key] + 2 * errors[key] for key in values)
    scale = 380 / (most - least)
    body = [text(10, 22, title, 15, "start")]
    for n, (key, value) in enumerate(values.items()):
        y = 40 + 22 * n
        body.append(text(150, y + 12, key, 12, "end"))
        body.append(f'<rect x="158" y="{y}" width="{(value - least) * scale:.1f}" height="15" fill="{BRASS}"/>')
        at, wide = 158 + (value - least) * scale, 2 * errors[key] * scale
        body.append(line(at - wide, y + 7.5, at + wide, y + 7.5, "#f2efe6"))
        body.append(text(at + wide + 6, y + 12, f"{value:.1f}", 12, "start"))
    return page(600, 52 + 22 * len(values), body)


def histogram(title: str, samples: Mapping[str, Sequence[int]], marks: Sequence[int], step: int = 5) -> str:
    """How often each score came, for several players one above the other, with the printed scale."""
    low = min(min(scores) for scores in samples.values()) // step * step
    high = max(max(scores) for scores in samples.values()) // step * step + step
    scale = 620 / (high - low)
    body, top = [text(10, 22, title, 15, "start")], 40.0
    for name, scores in samples.items():
        counts = [sum(at <= score < at + step for score in scores) / len(scores) for at in range(low, high, step)]
        body.append(text(16, top + 14, f"{name}: {sum(scores) / len(scores):.1f}", 12, "start"))
        for n, share in enumerate(counts):
            tall = 100 * share / max(counts)
            body.append(
                f'<rect x="{20 + n * step * scale:.1f}" y="{top + 110 - tall:.1f}" width="{step * scale - 1:.1f}" '
                f'height="{tall:.1f}" fill="{BRASS}"/>'
            )
        body.append(line(20, top + 110, 640, top + 110))
        top += 126
    for mark in marks:
        if low < mark < high:
            x = 20 + (mark - low) * scale
            body += [line(x, 36, x, top - 10, "#d9693f", 1), text(x, top + 6, str(mark), 12)]
    return page(660, top + 16, body)
