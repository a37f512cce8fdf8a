"""What is in the box, and which boxes are refused."""

import pytest

from belle_etoile.core import BadEdition
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.components import POWERS, Edition

TEXT = packaged_text("games/look_at_the_stars", "edition.toml")


def refusal(old: str, new: str) -> str:
    assert old in TEXT
    with pytest.raises(BadEdition) as caught:
        Edition(TEXT.replace(old, new, 1), "mine.toml")
    return str(caught.value)


def test_the_box() -> None:
    e = GAME.edition
    assert [len(part) for part in (e.sheets, e.nights, e.points, e.powers)] == [8, 30, 10, 9]
    assert sorted(card.name for card in e.powers) == sorted(POWERS)
    assert len({tuple(sheet.rows) for sheet in e.sheets}) == 8
    for sheet in e.sheets:
        assert [sum(row.count(sign) for row in sheet.rows) for sign in "*Po#."] == [76, 3, 11, 6, 14]


def test_night_cards_are_all_different_but_for_two() -> None:
    shapes = [tuple(sorted(tuple(turned.lines_at(0)) for turned in night.shape.turns)) for night in GAME.edition.nights]
    assert len(set(shapes[:27])) == 26
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "china"', 'id = "egypt"', "'egypt' is already the name of number 2"),
        ("...****...", "...***....*", "must be 11 rows of 10 signs"),
        ("...****...", "...**x*...", "must be 11 rows of 10 signs"),
        ("[[7, 2, 8, 1], [4, 9, 5, 9]]", "[[7, 2, 9, 1]]", "must join neighbours"),
        ("[[7, 2, 8, 1], [4, 9, 5, 9]]", "[[0, 10, 1, 10]]", "does not join two stars"),
        ("[[1, 1, 1, 2], [1, 1, 2, 1]]", "[[1, 1, 1, 2]]", "shows 2 lines"),
        ("[[1, 1, 1, 2], [1, 1, 2, 1]]", "[[1, 1, 1, 2], [1, 2, 1, 1]]", "and only once"),
        ("[[1, 1, 1, 2], [1, 1, 2, 1]]", "[[1, 1, 1, 2], [3, 3, 4, 3]]", "within 4 columns and 4 rows"),
        ('id = "n01"\n', 'id = "n01"\nshooting = true\n', "a shooting star has no shape"),
        ('id = "n27"\nlines = [[0, 0, 1, 1], [2, 1, 3, 1]]', 'id = "n27"\nshooting = true', "at most 3 night cards"),
        ('id = "aura"', 'id = "halo"', "must be one of planet, stars"),
        ("beginner = true", "beginner = false", "one card must have beginner = true, not 0"),
        ("points = 3", "points = 0", "from 1 to 20"),
    ],
)
def test_a_wrong_box_is_refused_with_its_reason(old: str, new: str, said: str) -> None:
    message = refusal(old, new)
    assert message.startswith("mine.toml, line ")
    assert said in message


def test_too_few_sheets() -> None:
    cut = TEXT[: TEXT.index('[[sheet]]\nid = "polynesia"')] + TEXT[TEXT.index("[[night]]") :]
    with pytest.raises(BadEdition, match="8 to 63 sheets, not 7"):
        Edition(cut, "mine.toml")


def test_boards_are_told_all_they_need() -> None:
    told = GAME.components()
    assert set(told) == {"sheets", "nights", "points", "powers"}
