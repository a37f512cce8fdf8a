"""Colours for a disc: an annealing search that prints the rows of edition.toml.

    python -m tools.star_explorer.colours [seed]

A quarter turn of the lattice moves every colour on by one. So each colour has as many stars, as many in the centre and
on the rim, and the four discs of the box are one disc in four positions: only the window makes a difference.
"""

import random
import sys
from math import exp
from typing import Final, TypeAlias

from belle_etoile.games.star_explorer.components import Edition

Point: TypeAlias = tuple[int, int]

LETTERS: Final = "rwyb"
STEPS: Final = 60_000
FORWARD: Final = ((1, 0), (0, 1), (1, 1), (1, -1))  # each pair of neighbours once


def turned(point: Point) -> Point:
    """A quarter turn against the clock."""
    return (-point[1], point[0])


def orbits(points: set[Point]) -> list[list[Point]]:
    """The points in fours that quarter turns exchange."""
    found: list[list[Point]] = []
    left = set(points)
    for point in sorted(points):
        if point in left:
            orbit = [point]
            for _ in range(3):
                orbit.append(turned(orbit[-1]))
            found.append(orbit)
            left -= set(orbit)
    return found


def painted(fours: list[list[Point]], first: list[int]) -> dict[Point, int]:
    return {
        point: (colour + n) % 4 for orbit, colour in zip(fours, first, strict=True) for n, point in enumerate(orbit)
    }


def cost(colours: dict[Point, int], windows: list[list[Point]]) -> float:
    """How far a disc is from the goal; 0 is never reached.

    No equal neighbours in a row or column; on the diagonals about one equal pair for three of each other kind; each
    kind of unequal pair as often as another; in each window each colour as often as another.
    """
    straight_equal, pairs = 0, [[0] * 4 for _ in range(4)]
    for (x, y), colour in colours.items():
        for dx, dy in FORWARD:
            other = colours.get((x + dx, y + dy))
            if other is not None:
                pairs[min(colour, other)][max(colour, other)] += 1
                straight_equal += colour == other and 0 in (dx, dy)
    beside, across = pairs[0][1], pairs[0][2]
    total = 20.0 * straight_equal + 1.0 * abs(beside - across) + 2.0 * abs(pairs[0][0] * 3 - beside)
    for window in windows:
        many = [0] * 4
        for point in window:
            many[colours[point]] += 1
        total += sum((each - len(window) / 4) ** 2 for each in many)
    return total


def anneal(edition: Edition, seed: int) -> tuple[float, dict[Point, int]]:
    luck = random.Random(seed)
    points = list(zip(edition.sky.xs, edition.sky.ys, strict=True))
    windows = [[points[star] for star in edition.sky.visible_stars(position)] for position in range(6)]
    fours = orbits(set(points))
    first = [luck.randrange(4) for _ in fours]
    now = cost(painted(fours, first), windows)
    best, best_cost = list(first), now
    for step in range(STEPS):
        heat = 6.0 * (1 - step / STEPS) + 0.01
        at, before = luck.randrange(len(first)), 0
        before, first[at] = first[at], luck.randrange(4)
        then = cost(painted(fours, first), windows)
        if then <= now or luck.random() < exp((now - then) / heat):
            now = then
            if now < best_cost:
                best, best_cost = list(first), now
        else:
            first[at] = before
    return best_cost, painted(fours, best)


def rows(colours: dict[Point, int], shift: int) -> list[str]:
    """The disc as edition.toml has it, the highest row first."""
    reach = max(x for x, _ in colours)
    return [
        "".join(
            "*" if (x, y) == (0, 0) else LETTERS[(colours[x, y] + shift) % 4] if (x, y) in colours else "."
            for x in range(-reach, reach + 1)
        )
        for y in range(reach, -reach - 1, -1)
    ]


def main() -> None:
    from belle_etoile.games.star_explorer import GAME

    reached, colours = anneal(GAME.edition, int(sys.argv[1]) if len(sys.argv) > 1 else 1)
    print(f"# cost {reached:.1f}")
    for shift in range(4):
        print("\n[[disc]]\nrows = [")
        for row in rows(colours, shift):
            print(f'    "{row}",')
        print("]")


if __name__ == "__main__":
    main()
