"""6: what a constellation is worth in the round it is drawn, in three parts, and what it costs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import count
from .components import CURRENT_VALUE, LINK_VALUE, PREVIOUS_VALUE, UNLIT_STARS, UNLIT_VALUE
from .placements import Shape

PARTS: Final = 3


def _stars_of(shape: Shape, colours: vec[i64], place: i64, kept: i64, colour: i64) -> i64:
    many: i64 = 0
    first = place * shape.size
    for star in range(shape.size):
        if kept >> star & 1 and colours[shape.stars[first + star]] == colour:
            many += 1
    return many


def points_of_current(shape: Shape, colours: vec[i64], place: i64, kept: i64, current: i64) -> i64:
    """6.1: for each star of the colour of this round's tile."""
    return CURRENT_VALUE * _stars_of(shape, colours, place, kept, current)


def points_of_previous(shape: Shape, colours: vec[i64], place: i64, kept: i64, previous: i64) -> i64:
    """6.2: for each star of the colour of the tile before; 6.4: the same stars again where both colours are one."""
    return PREVIOUS_VALUE * _stars_of(shape, colours, place, kept, previous)


def points_of_links(shape: Shape, colours: vec[i64], place: i64, lines: i64, current: i64, previous: i64) -> i64:
    """6.3: for each line drawn between the two colours; 6.4: once where both are one."""
    many: i64 = 0
    first = place * shape.size
    for line in range(shape.lines):
        if lines >> line & 1:
            one = colours[shape.stars[first + shape.line_from[line]]]
            other = colours[shape.stars[first + shape.line_to[line]]]
            if (one == current and other == previous) or (one == previous and other == current):
                many += 1
    return LINK_VALUE * many


def points_of_round(
    shape: Shape, colours: vec[i64], place: i64, kept: i64, lines: i64, current: i64, previous: i64
) -> i64:
    """All three parts in one walk; must agree with the three functions above."""
    points: i64 = 0
    first = place * shape.size
    one_set: i64 = 0  # stars of the tile that have the current colour
    other_set: i64 = 0
    for star in range(shape.size):
        if kept >> star & 1:
            colour = colours[shape.stars[first + star]]
            here = shape.bits[star]
            if colour == current:
                points += CURRENT_VALUE
                one_set |= here
            if colour == previous:
                points += PREVIOUS_VALUE
                other_set |= here
    if one_set and other_set:
        for line in range(shape.lines):
            if lines >> line & 1:
                one, other = shape.line_from[line], shape.line_to[line]
                if (one_set >> one & other_set >> other | one_set >> other & other_set >> one) & 1:
                    points += LINK_VALUE
    return points


def lost_stars(shape: Shape, kept: i64, lines: i64) -> i64:
    """How many unlit stars a drawing makes: one for each star left out (5.4.1), one if all are there but do not hang
    together (5.4.2)."""
    if kept == shape.all:
        return 0 if shape.hangs_together(kept, lines) else 1
    return count(shape.all & ~kept)


def cost_of(lost: i64, unlit: i64) -> i64:
    """8.2: what unlit stars cost at the end; 5.4.3: only the first seven do."""
    return UNLIT_VALUE * min(lost, UNLIT_STARS - unlit)
