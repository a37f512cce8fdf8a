"""Points: every bonus shape, the packing against brute force, and sizes."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.core import Quick
from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.geometry import (
    COLUMNS,
    LINE_BY_NAME,
    PLACES,
    Shape,
    add_line,
    format_line,
    line_between,
    no_lines,
)
from belle_etoile.games.look_at_the_stars.scoring import occurrences, packing, sky_points
from belle_etoile.games.look_at_the_stars.state import State

from .positions import EDITION, ended, points_by, position, sky

# Each point card, drawn where rows 3 to 5 of Greece have room for it
DRAWN = {
    "lion": "c3-d4 c5-d4 d4-e3 d4-e5",
    "eyes": "d3-d4 d4-d5 c5-d5 d5-e5",
    "bear": "c4-d4 d3-d4 d4-d5 d4-e4",
    "ram": "c3-d4 d4-e5 d5-e5 e4-e5",
    "fish": "c4-d3 c4-d5 d3-e4 d5-e4",
    "sea-goat": "c3-d4 c5-d4 d4-e4 e4-f4",
    "tiger": "c3-d4 c5-d4 d4-e4 e4-f3 e4-f5",
    "crocodile": "c4-d4 d4-e4 e4-f4 c4-d5 d5-e5 e5-f4",
    "runners": "e7-f6 f6-g5 g4-g5 g4-h4 h4-h5 g5-h5",
    "whale": "c4-d4 d4-e4 e4-f4 e3-e4 e4-e5",
}


def test_every_point_card_has_its_drawing() -> None:
    assert list(DRAWN) == [card.name for card in EDITION.points]


@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_is_worth_what_its_card_says(name: str) -> None:
    card = EDITION.points[EDITION.point_by_name[name]]
    lines = DRAWN[name]
    s = ended(lines, point=name)
    assert points_by(s, "7.4") == card.points
    for line in lines.split():
        rest = " ".join(each for each in lines.split() if each != line)
        assert points_by(ended(rest, point=name), "7.4") == 0


@pytest.mark.parametrize("card", [*EDITION.points, *EDITION.powers], ids=lambda card: card.name)
def test_bonus_shapes_are_their_own_mirror_image(card: object) -> None:
    shape = card.shape  # type: ignore[attr-defined]
    turns = {tuple(turned.lines_at(0)) for turned in shape.turns}
    assert turns == {tuple(turned.lines_at(0)) for turned in shape.mirrored}


def all_lines(columns: int, rows: int) -> list[int]:
    """Every line in the lower left corner of the lattice."""
    places = [y * COLUMNS + x for y in range(rows) for x in range(columns)]
    found = {line_between(a, b) for a in places for b in places}
    return sorted(found - {-1})


def found_by_looking(shape: Shape, lines: set[int]) -> list[list[int]]:
    """Try the shape at every place, line by line."""
    found = []
    for turned in shape.turns:
        for anchor in range(PLACES):
            if anchor % COLUMNS + turned.width < COLUMNS and lines.issuperset(turned.lines_at(anchor)):
                found.append(turned.lines_at(anchor))
    return found


def most_by_trying(shapes: list[list[int]]) -> int:
    """All subsets, the largest first."""
    for many in range(len(shapes), 0, -1):
        for chosen in combinations(shapes, many):
            lines = [line for shape in chosen for line in shape]
            if len(lines) == len(set(lines)):
                return many
    return 0


cards = st.sampled_from([*EDITION.points, *EDITION.powers])


@given(cards, st.sets(st.sampled_from(all_lines(5, 4)), min_size=12, max_size=40))
def test_shapes_are_found_wherever_they_are(card: object, lines: set[int]) -> None:
    board = no_lines()
    for line in lines:
        add_line(board, line)
    shape = card.shape  # type: ignore[attr-defined]
    assert sorted(occurrences(shape, board)) == sorted(found_by_looking(shape, lines))


@given(cards, st.sets(st.sampled_from(all_lines(5, 4)), min_size=25, max_size=52))
def test_packing_is_exact(card: object, lines: set[int]) -> None:
    board = no_lines()
    for line in lines:
        add_line(board, line)
    shapes = occurrences(card.shape, board)[:13]  # type: ignore[attr-defined]
    assert packing(shapes) == most_by_trying(shapes)


@given(st.lists(st.sets(st.integers(0, 14), min_size=1, max_size=4).map(sorted), max_size=11))
def test_packing_is_exact_for_anything(shapes: list[list[int]]) -> None:
    assert packing(shapes) == most_by_trying(shapes)


def test_packing_is_not_greedy() -> None:
    """Three in a row share lines with their neighbours: whoever takes the middle one first has one, not two."""
    assert packing([[1, 2], [2, 3], [3, 4]]) == 2
    assert packing([[2, 3], [1, 2], [3, 4]]) == 2


def test_packing_counts_beyond_sixty_three_shapes() -> None:
    assert packing([[2 * each, 2 * each + 1] for each in range(80)]) == 80
    assert packing([[each, each + 1] for each in range(80)]) == 40


def test_a_shape_may_reach_from_word_to_word() -> None:
    """Rows 6 and 7 lie in different words."""
    assert points_by(ended("e6-e7 e7-e8 d7-e7 e7-f7", point="bear"), "7.4") == 3
    assert points_by(ended("d7-e7 e6-e7 e7-e8 e5-e6 e7-f7", point="whale"), "7.4") == 5


def test_sizes_with_and_without_a_nova() -> None:
    eight = "a4-b4 b4-c4 c4-d4 d4-e4 e4-f4 f4-g4 g4-h4 h4-i4"
    assert [line["points"] for line in GAME.sheet(ended(eight), 0) if line["kind"] == "size"] == [0, 0, 0, 0, 0, 8]
    s = ended(f"{eight} i4-j4", power="nova", marks="a4")
    assert [(line["rule"], line["points"]) for line in GAME.sheet(s, 0) if line["kind"] == "size"][-2:] == [
        ("9.2", 0),
        ("8.6", 9),
    ]


def test_a_planet_that_was_drawn_counts_like_a_printed_one() -> None:
    s = position("a4-b4 b4-c4 c4-d4", power="planet", marks="c5")
    assert (points_by(s, "9.3"), points_by(s, "8.1")) == (1, 1)


@given(st.integers(0, 2**32 - 1))
def test_the_sheet_tells_every_point(seed: int) -> None:
    luck = Quick(seed)
    s = GAME.setup(1, GAME.checked_options({}), luck)
    while GAME.waiting(s):
        moves = GAME.legal_moves(s, 0)
        GAME.apply(s, 0, moves[luck.pick(len(moves), "")], luck)
    assert isinstance(s, State)
    lines = GAME.sheet(s, 0)
    assert sum(line["points"] for line in lines) == sky_points(s, s.skies[0]) == GAME.scores(s)[0]
    assert [line["kind"] for line in lines].count("planet") == 3


def test_lines_are_named_from_left_to_right() -> None:
    assert [format_line(LINE_BY_NAME[name]) for name in ("c3-d3", "c3-c4", "c3-d4", "c4-d3")] == [
        "c3-d3",
        "c3-c4",
        "c3-d4",
        "c4-d3",
    ]
    assert len(LINE_BY_NAME) == 9 * 11 + 10 * 10 + 2 * 9 * 10
    assert sky().text().splitlines()[1] == "lines h3-i2 e10-f10"
