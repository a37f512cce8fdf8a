"""The exact solver against brute force, and what hints offer."""

import pytest

from belle_etoile.core import Quick
from belle_etoile.core.bits import count
from belle_etoile.games.star_explorer.round_scoring import (
    cost_of,
    lost_stars,
    points_of_current,
    points_of_links,
    points_of_previous,
    points_of_round,
)
from belle_etoile.games.star_explorer.solver import best_drawings, full_placements, nothing_value
from belle_etoile.games.star_explorer.state import DRAW, NOTHING, State

from .tables import GAME, best_drawing, drafting, drawn_before, moves, painted, play


def crowded(seed: int, stop: int) -> State:
    """A solo game of random drawings up to some round's draft."""
    luck = Quick(seed)
    s = GAME.setup(1, {"first": "1"}, luck)
    assert isinstance(s, State)
    while not (s.stage == DRAW and s.round == stop and s.boards[0].placed < 0 and s.boards[0].left == 0):
        found = GAME.moves(s, 0)
        GAME.carry_out(s, 0, found[luck.pick(len(found), "")], luck, None)
    return s


def by_brute_force(s: State) -> tuple[int, int]:
    """The best value over every placement and every set of stars, rules asked one by one; and how many are legal."""
    b, e = s.boards[0], s.edition
    shape = e.shape(b.tile)
    low, high = e.sky.window_low[s.round] & ~b.used_low, e.sky.window_high[s.round] & ~b.used_high
    best, legal = int(nothing_value(b, shape)), 0
    for place in range(shape.placements):
        usable = shape.usable(place, low, high)
        kept = usable
        while kept:
            if count(kept) >= 2:
                lines = shape.drawn(place, kept, b.cells_low, b.cells_high)
                if kept == shape.all or shape.hangs_together(kept, lines):
                    legal += 1
                    colours, current = e.sky.colours[b.disc], e.colour[b.tile]
                    value = points_of_current(shape, colours, place, kept, current)
                    value += points_of_previous(shape, colours, place, kept, b.previous)
                    value += points_of_links(shape, colours, place, lines, current, b.previous)
                    best = max(best, value - cost_of(lost_stars(shape, kept, lines), b.unlit))
            kept = (kept - 1) & usable
    return best, legal


@pytest.mark.parametrize(("seed", "stop"), [(1, 1), (2, 3), (3, 4), (4, 5), (5, 5)])
def test_the_solver_finds_what_brute_force_finds(seed: int, stop: int) -> None:
    s = crowded(seed, stop)
    for tile in ("lyra", "libra", "ursa-minor"):
        s.boards[0].tile = GAME.edition.by_name[tile]
        for unlit in (0, 5, 7):
            s.boards[0].unlit = unlit
            s.boards[0].best_for = -1
            assert best_drawing(s, 0).value == by_brute_force(s)[0]


def test_the_solver_stays_within_what_the_draft_leaves_out() -> None:
    s = crowded(7, 2)
    whole = best_drawing(s, 0)
    shape = s.edition.shape(s.boards[0].tile)
    for star in range(shape.size):
        s.boards[0].left = 1 << star
        best = best_drawing(s, 0)
        assert not best.kept >> star & 1
        assert best.value <= whole.value


def test_what_is_remembered_while_stars_are_left_out_stays_true() -> None:
    s = crowded(11, 5)
    best = best_drawing(s, 0)
    while s.boards[0].placed < 0:
        move = GAME.default_move(s, 0)
        GAME.apply(s, 0, move, Quick(1))
        if s.boards[0].placed < 0:
            remembered = best_drawing(s, 0)
            s.boards[0].best_for = -1
            assert best_drawing(s, 0).value == remembered.value == best.value


def test_the_three_parts_agree_with_the_walk_that_adds_them() -> None:
    s = crowded(9, 0)
    e, b = s.edition, s.boards[0]
    for tile in range(0, 41, 4):
        b.tile = tile
        shape, colours = e.shape(tile), e.sky.colours[b.disc]
        for place in full_placements(e, b, 0):
            lines = shape.all_lines
            for current in range(4):
                for previous in range(4):
                    parts = points_of_current(shape, colours, place, shape.all, current)
                    parts += points_of_previous(shape, colours, place, shape.all, previous)
                    parts += points_of_links(shape, colours, place, lines, current, previous)
                    assert parts == points_of_round(shape, colours, place, shape.all, lines, current, previous)


@pytest.mark.parametrize("seed", range(6))
def test_hints_can_be_played_and_bring_what_they_say(seed: int) -> None:
    s = crowded(seed, 4)
    hints = best_drawings(s, 0, 5)
    assert [hint.value for hint in hints] == sorted([hint.value for hint in hints], reverse=True)
    if hints:
        assert best_drawing(s, 0).value == max(
            hints[0].value, nothing_value(s.boards[0], s.edition.shape(s.boards[0].tile))
        )
    for hint in hints:
        after = s.copy()
        assert isinstance(after, State)
        unlit = after.boards[0].unlit
        for star in range(s.edition.shape(after.boards[0].tile).size):
            if not hint.kept >> star & 1:
                play(after, f"leave {star + 1}")
        place = next(text for text in moves(after) if GAME.parse(text) >> 4 == hint.code and text.startswith("place"))
        round = after.round
        GAME.apply(after, 0, GAME.parse(place), Quick(1))
        GAME.apply(after, 0, GAME.parse("confirm"), Quick(1))
        assert after.boards[0].round_points(round) == hint.points
        assert hint.value == hint.points - 3 * (after.boards[0].unlit - unlit)


def test_nothing_is_best_where_nothing_fits() -> None:
    s = drafting("orion", round=2)
    b = s.boards[0]
    b.used_low, b.used_high = (1 << 60) - 1, (1 << 60) - 1
    assert best_drawing(s, 0).code == NOTHING
    assert best_drawings(s, 0, 3) == []
    assert GAME.format(GAME.default_move(s, 0)) == "nothing"


def test_the_whole_tile_cut_to_pieces_is_weighed_against_a_part_of_it() -> None:
    """5.4.2: with all five stars in the right colour, losing one 3-point star is better than leaving three."""
    s = drafting("cassiopeia", round=2, game=painted({}, rest="y"))
    drawn_before(s, "cassiopeia", "-2 3 0")
    hints = best_drawings(s, 0, 999)
    cut = next(hint for hint in hints if hint.code == GAME.parse("place 2 2 2") >> 4)
    assert (cut.points, cut.value) == (15, 12)
