"""What the house edition promises, checked one statement after the other."""

from collections.abc import Iterator
from math import hypot

from belle_etoile.games.star_explorer.components import Edition
from belle_etoile.games.star_explorer.sky import COLOURS, EIGHTH, POSITIONS, numbers_in

WANTED = {5: 6, 6: 6, 7: 11, 8: 6, 9: 6, 10: 6}


def figure(stars: list[list[int]], lines: list[list[int]]) -> str:
    """The same text for a tile in all four quarter turns, and for no other figure."""
    found, turned = [], [(x, y) for x, y in stars]
    for _ in range(4):
        turned = [(-y, x) for x, y in turned]
        low = (min(x for x, _ in turned), min(y for _, y in turned))
        placed = [(x - low[0], y - low[1]) for x, y in turned]
        found.append(str((sorted(placed), sorted(sorted([placed[a - 1], placed[b - 1]]) for a, b in lines))))
    return min(found)


def colours_of(e: Edition, disc: int, stars: list[int]) -> list[int]:
    """How many of these stars have each colour."""
    return [sum(e.sky.colours[disc][star] == colour for star in stars) for colour in range(len(COLOURS))]


def neighbours(e: Edition) -> dict[tuple[int, int], int]:
    """How many pairs of neighbours of the first disc have each pair of colours."""
    pairs: dict[tuple[int, int], int] = {}
    for star in range(e.sky.stars):
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            other = e.sky.star_at(e.sky.xs[star] + dx, e.sky.ys[star] + dy)
            if other >= 0:
                one, two = sorted([e.sky.colours[0][star], e.sky.colours[0][other]])
                pairs[one, two] = pairs.get((one, two), 0) + 1
    return pairs


def statements(e: Edition) -> Iterator[tuple[str, bool]]:
    """Each promise with whether it is kept. That a file reads at all already says much: see Edition and Sky."""
    sky, every = e.sky, list(range(e.sky.stars))
    yield f"{sky.stars} stars on a square lattice, about 110", 100 <= sky.stars <= 120
    for disc in range(len(sky.colours)):
        many = colours_of(e, disc, every)
        yield f"disc {disc + 1}: as many stars of each colour, {many}", len(set(many)) == 1
    for name, ring in (
        ("centre", numbers_in(sky.centre_low, sky.centre_high)),
        ("rim", numbers_in(sky.rim_low, sky.rim_high)),
    ):
        yield f"{name}: {len(ring)} stars, as many of each colour", len(set(colours_of(e, 0, ring))) == 1
    turned = all(
        sky.colours[(disc + 1) % 4][star] == sky.colours[disc][sky.star_at(-sky.ys[star], sky.xs[star])]
        for disc in range(4)
        for star in every
    )
    yield "the four discs are one disc in its four quarter turns", turned
    clear = min(abs(int(sky.side_of_axis(star))) for star in every) / hypot(sky.axis_x, sky.axis_y)
    yield (
        f"the axis keeps {clear:.3f} from every star, whose radius is {sky.star_radius / EIGHTH}",
        (clear > sky.star_radius / EIGHTH),
    )
    windows = [sky.visible_stars(position) for position in range(POSITIONS)]
    yield f"stars in the window: {[len(window) for window in windows]}", all(55 <= len(w) <= 62 for w in windows)
    seen = [sum(star in window for window in windows) for star in every]
    yield f"every star is in the window in {min(seen)} to {max(seen)} of six rounds", min(seen) >= 2
    yield (
        "the stars around the pole are always in the window",
        all(sky.star_at(x, y) in window for window in windows for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1))),
    )
    for disc in range(len(sky.colours)):
        spread = [max(many) - min(many) for many in (colours_of(e, disc, window) for window in windows)]
        yield f"disc {disc + 1}: in each window colours differ by {max(spread)} at most", max(spread) <= 2
    pairs = neighbours(e)
    unlike = [many for (one, two), many in pairs.items() if one != two]
    like = [many for (one, two), many in pairs.items() if one == two]
    yield (
        f"pairs of neighbours of unlike colours: {min(unlike)} to {max(unlike)} of each kind",
        (max(unlike) - min(unlike) <= 4),
    )
    yield f"pairs of neighbours of one colour: {min(like)} to {max(like)}", max(like) == min(like)
    straight = sum(
        sky.star_at(sky.xs[star] + dx, sky.ys[star] + dy) >= 0
        and sky.colours[0][star] == sky.colours[0][sky.star_at(sky.xs[star] + dx, sky.ys[star] + dy)]
        for star in every
        for dx, dy in ((1, 0), (0, 1))
    )
    yield f"of these, {straight} in a row or column", straight == 0
    sizes = {size: list(e.size).count(size) for size in WANTED}
    yield f"{len(e.names)} tiles: {', '.join(f'{many} of {size}' for size, many in sizes.items())}", sizes == WANTED
    figures = [figure(stars, lines) for stars, lines in zip(e.stars, e.lines, strict=True)]
    yield "no two tiles are the same figure in any quarter turn", len(set(figures)) == len(figures)
    by_colour = [list(e.colour).count(colour) for colour in range(len(COLOURS))]
    yield f"tiles of each colour: {by_colour}", max(by_colour) - min(by_colour) <= 1
    even = all(
        max(many) - min(many) <= 1
        for many in (
            [sum(e.size[t] == size and e.colour[t] == c for t in range(len(e.names))) for c in range(4)]
            for size in WANTED
        )
    )
    yield "in each size the colours differ by one tile at most", even
    fewest = min(len(e.shape(tile).whole_in_window[p]) for tile in range(len(e.names)) for p in range(POSITIONS))
    yield f"every tile has {fewest} whole placements or more in an empty window", fewest >= 10
    starts = {frozenset(sides) for sides in e.start_sides}
    yield f"{len(starts)} start tiles, the six pairs of colours", len(starts) == 6
