"""The house edition, and what an edition may not be."""

from fractions import Fraction
from typing import Any, cast

import pytest

from belle_etoile.core import BadEdition, new_match, replayed
from belle_etoile.games.star_explorer.components import Edition
from belle_etoile.games.star_explorer.sky import COLOURS, COSINES, SINES

from .tables import GAME, HOUSE_EDITION

SKY = GAME.edition.sky
COMPONENTS = cast("Any", GAME.components())


def test_the_window_is_exact() -> None:
    """The same question asked with the root of three between two near fractions."""
    below, above = Fraction(17320508075688772, 10**16), Fraction(17320508075688773, 10**16)
    for position in range(6):
        visible = set(SKY.visible_stars(position))
        for star in range(SKY.stars):
            x, y = int(SKY.xs[star]), int(SKY.ys[star])
            answers = set()
            for root in (below, above):
                cosine, sine = Fraction(COSINES[position], 2), Fraction(SINES[position]) * root / 2
                up_x, up_y = Fraction(5, 13), Fraction(12, 13)
                high = (up_x * cosine - up_y * sine) * x + (up_x * sine + up_y * cosine) * y
                answers.add(x * x + y * y - 12 * high + 36 <= (Fraction(58, 8) - Fraction(1, 8)) ** 2)
            assert answers == {star in visible}


def test_no_two_tiles_are_the_same_figure_in_any_quarter_turn() -> None:
    seen: dict[object, str] = {}
    for name, stars, lines in zip(GAME.edition.names, GAME.edition.stars, GAME.edition.lines, strict=True):
        turned = [(x, y) for x, y in stars]
        figures = []
        for _ in range(4):
            turned = [(-y, x) for x, y in turned]
            low = (min(x for x, _ in turned), min(y for _, y in turned))
            placed = [(x - low[0], y - low[1]) for x, y in turned]
            figures.append(sorted(tuple(sorted((placed[a - 1], placed[b - 1]))) for a, b in lines))
        figure = str(min(figures))
        assert figure not in seen, f"{name} is {seen.get(figure)}"
        seen[figure] = name


def test_discs_are_one_disc_in_four_quarter_turns() -> None:
    for star in range(SKY.stars):
        turned = SKY.star_at(-SKY.ys[star], SKY.xs[star])
        for disc in range(4):
            assert SKY.colours[(disc + 1) % 4][star] == SKY.colours[disc][turned]


def test_start_tiles_are_the_six_pairs() -> None:
    pairs = {frozenset(sides) for sides in GAME.edition.start_sides}
    assert len(pairs) == 6
    assert all(len(pair) == 2 for pair in pairs)
    assert len(COLOURS) == 4


@pytest.mark.parametrize(
    ("found", "instead", "reason"),
    [
        ("axis = [6, 1]", "axis = [1, 1]", "touches the star at"),
        ("axis = [6, 1]", "axis = [0, 0]", "must be a direction"),
        ("up = [5, 12]", "up = [5, 11]", "add up to a square"),
        ("radius = 58", "radius = 40", "the pole must always be wholly visible"),
        ('id = "lyra"', 'id = "cassiopeia"', "already the name of tile 1"),
        ('colour = "yellow"', 'colour = "green"', "must be one of red, white, yellow, blue"),
        ("lines = [[1, 2], [2, 3], [3, 4], [4, 5]]", "lines = [[1, 2], [2, 3], [3, 4]]", "to one figure"),
        ("lines = [[1, 2], [2, 3], [3, 4], [4, 5]]", "lines = [[1, 3], [2, 3], [3, 4], [4, 5]]", "two neighbours"),
        ("lines = [[1, 2], [2, 3], [3, 4], [4, 5]]", "lines = [[1, 9]]", "joins two stars"),
        ("stars = [[0, 1], [1, 0], [2, 1], [3, 0], [4, 1]]", "stars = [[0, 1], [1, 0]]", "5 to 10 stars, not 2"),
        ("stars = [[0, 1], [1, 0], [2, 1], [3, 0], [4, 1]]", "stars = [[0, 1], [1, 0], [2, 1], [3, 0], [0, 1]]",
         "a place of its own"),
        ('"......b......",', '"......g......",', "letters of rwyb"),
        ("*", "r", "the pole must be in the middle"),
        ('back = "white"', 'back = "red"', "another colour than the front"),
        ('id = "red-yellow"', 'id = "red-white"', "already the name of start tile 1"),
        ('front = "red"\nback = "yellow"', 'front = "white"\nback = "red"', "1 already has these two colours"),
        ("lines = [[1, 2], [2, 3], [3, 4], [4, 1], [4, 5]]", "lines = [[1, 2], [2, 3], [3, 4], [4, 1], [4, 5], [2, 1]]",
         "repeats a line"),  # a straight one
        ("lines = [[1, 2], [2, 3], [3, 4], [4, 5]]", "lines = [[1, 2], [2, 3], [3, 4], [4, 5], [5, 4]]",
         "repeats a line"),  # a diagonal
        ("centre = 2 ", "centre = [[0, 0]] ", "unlike \\[0, 0\\]"),  # the pole is no star
        ("centre = 2 ", "centre = [[0, 1], [0, 1]] ", "there twice"),
        ("centre = 2 ", "centre = [] ", "one star at least"),
        ("centre = 2 ", "centre = [[0, 1, 2]] ", "counted from the pole"),
        ("rim = 29 ", "rim = [[0, 1]] ", "the centre and to the rim"),
        ("[[disc]]", "[[window]]\nstars = [[0, 1]]\n\n[[disc]]", "6 windows, one for each round, not 1"),
        ("[[disc]]", "[[window]]\nstars = [[99, 1]]\n\n" * 6 + "[[disc]]", "unlike \\[99, 1\\]"),
        ("[rings]", "[ring]", "unknown"),
    ],
)  # fmt: skip
def test_a_wrong_edition_is_refused_with_its_line(found: str, instead: str, reason: str) -> None:
    assert found in HOUSE_EDITION
    with pytest.raises(BadEdition, match=reason) as refused:
        Edition(HOUSE_EDITION.replace(found, instead, 1), "wrong.toml")
    assert refused.value.values["line"]


def test_crossing_lines_are_refused() -> None:
    square = "stars = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 2]]\nlines = [[1, 3], [2, 4], [1, 2], [4, 5]]"
    start = HOUSE_EDITION.index("stars = [[0, 1], [1, 0], [2, 1], [3, 0], [4, 1]]")
    end = HOUSE_EDITION.index("\n\n", start)
    with pytest.raises(BadEdition, match="crosses another line"):
        Edition(HOUSE_EDITION[:start] + square + HOUSE_EDITION[end:], "wrong.toml")


def as_lists() -> str:
    """The house edition as an owner would type it in: windows, centre and rim star by star."""

    def places(stars: list[int]) -> str:
        return str([[int(SKY.xs[star]), int(SKY.ys[star])] for star in stars])

    rings = f"centre = {places(COMPONENTS['centre'])}\nrim = {places(COMPONENTS['rim'])}\n"
    windows = "".join(f"[[window]]\nstars = {places(stars)}\n\n" for stars in COMPONENTS["windows"])
    start, end = HOUSE_EDITION.index("centre = 2 "), HOUSE_EDITION.index("[[disc]]")
    return HOUSE_EDITION[:start] + rings + "\n" + windows + HOUSE_EDITION[end:]


def test_window_centre_and_rim_can_be_lists_of_stars() -> None:
    typed = GAME.with_edition(as_lists(), "printed.toml")
    assert typed.components() == GAME.components()


def test_listed_stars_are_those_that_count() -> None:
    """One star less in a list is one star less in the window, the centre and the rim."""
    whole = as_lists()
    for key, first in (("centre", "centre = [["), ("rim", "rim = [["), ("windows", "stars = [[")):
        at = whole.index(first) + len(first) - 1
        after = whole.index("]", at) + 3  # and the comma
        fewer = cast("Any", GAME.with_edition(whole[:at] + whole[after:], "fewer.toml").components())
        told, expected = fewer[key], COMPONENTS[key]
        assert (told[0] if key == "windows" else told) == (expected[0] if key == "windows" else expected)[1:]


REPEATED = [
    ("lines = [[1, 2], [2, 3], [3, 4], [4, 1], [4, 5]]", "lines = [[1, 2], [2, 3], [3, 4], [4, 1], [4, 5], [2, 1]]"),
    ('front = "red"\nback = "yellow"', 'front = "white"\nback = "red"'),
]


@pytest.mark.parametrize(("found", "instead"), REPEATED)
def test_a_match_begun_with_a_repeated_line_or_start_tile_goes_on(found: str, instead: str) -> None:
    """0.1 let it pass; a new match with it is refused."""
    text = HOUSE_EDITION.replace(found, instead, 1)
    with pytest.raises(BadEdition):
        GAME.with_edition(text, "mine.toml")
    game = GAME.with_begun_edition(text, "mine.toml")
    log = new_match(game, 2, "a seed").log
    assert replayed(game, log, seed="a seed").log.text() == log.text()
