"""Chapters 4 and 6 of the ledger: cards and shooting stars. One position, one move, one consequence."""

from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.view import view

from .positions import EDITION, play, position, refused, shown

# 4 Drawing a card


def test_4_1_both_lines_as_on_the_card() -> None:
    s = position(card="n11")
    assert refused(s, 0, "draw c4-d4 d4-e4") == "4.1"
    assert refused(s, 0, "draw c4-d4 c6-d6") == "4.1"
    assert refused(s, 0, "draw c4-d4 a6-b6") == "4.1"
    play(s, 0, "draw c4-d4 c5-d5")
    s = position(card="n28")
    assert refused(s, 0, "draw c4-d4 c5-d5") == "6.1"


def test_4_2_a_line_joins_two_stars() -> None:
    s = position(card="n03")
    assert refused(s, 0, "draw b7-c7 c7-d7") == "4.2"
    assert refused(s, 0, "draw a11-b11 b11-c11") == "4.2"
    assert refused(s, 0, "draw d2-e2 e2-f2") == "4.2"
    play(s, 0, "draw c7-d7 d7-e7")


def test_4_3_turned_never_mirrored() -> None:
    s = position(card="n05")
    four = ["draw d5-e4 e4-f4", "draw e4-e5 e5-f6", "draw f5-g4 e5-f5", "draw e7-f8 f8-f9"]
    assert set(four) <= set(shown(s))
    assert refused(s, 0, "draw d4-e4 e4-f5") == "4.3"
    assert refused(s, 0, "draw e4-f5 f5-g5") == "4.3"
    assert {"draw d4-e4 e4-f5", "draw e4-f5 f5-g5"} <= set(shown(position(card="n06")))


def test_4_4_lines_may_cross() -> None:
    s = position("d4-e5", card="n04")
    play(s, 0, "draw e4-f3 d5-e4")
    play(s, 0, "confirm", turns="n01")
    assert [group["size"] for group in view(s, 0)["skies"][0]["groups"]] == [1, 3, 1]


def test_4_5_lines_may_share_a_star() -> None:
    s = position("c4-d4 d4-e4 d3-d4", card="n10")
    play(s, 0, "draw c5-d4 d4-e5")
    play(s, 0, "confirm", turns="n01")
    assert max(group["size"] for group in view(s, 0)["skies"][0]["groups"]) == 5


def test_4_6_no_line_on_a_line() -> None:
    s = position("c4-d4")
    assert refused(s, 0, "draw c4-d4 d4-e4") == "4.6"
    assert refused(s, 0, "draw b4-c4 c4-d4") == "4.6"
    assert "draw d4-e4 e4-f4" in shown(s)


def test_4_7_a_line_touches_nothing_else() -> None:
    assert refused(position(marks="d4", power="planet"), 0, "draw c4-d4 d4-e4") == "4.7"
    assert refused(position(trails="d4-e5"), 0, "draw c4-d4 d4-e4") == "4.7"
    assert refused(position(trails="d4-e5", card="n04"), 0, "draw e4-f3 d5-e4") == "4.7"
    assert refused(position(marks="d4", power="galaxy"), 0, "draw e4-f4 f4-g4") == "4.7"
    assert "draw d4-e4 e4-f4" in shown(position("b4-c4 c4-d4 c3-c4", marks="d4", power="nova"))


# 6 Shooting stars


def test_6_1_a_shooting_star_may_be_drawn_or_not() -> None:
    assert [night.name for night in EDITION.nights if night.shooting] == ["n28", "n29", "n30"]
    s = position(card="n28")
    assert {text.split(" ")[0] for text in shown(s)} == {"shoot", "skip"}
    play(s, 0, "shoot c4-d5")
    assert refused(s, 0, "shoot e4-f5") == "6.1"
    assert shown(s) == ["confirm", "back"]
    assert refused(position(card="n03"), 0, "shoot c4-d5") == "4.1"


def test_6_2_one_to_three_lines_straight_on_a_diagonal() -> None:
    s = position(card="n29")
    for text, length in (("c3-d4", 1), ("c3-e5", 2), ("e5-f4", 1), ("e5-g3", 2), ("e8-h5", 3), ("d3-g6", 3)):
        assert f"shoot {text}" in shown(s)
        play(s, 0, f"shoot {text}")
        assert s.drafts[0][0].shots[0] >> 9 == length
        play(s, 0, "back")
    for length in (1, 2, 3):
        assert any(GAME.describe(s, move)["values"].get("length") == length for move in GAME.legal_moves(s, 0))


def test_6_3_it_touches_unused_stars_only_and_crosses_nothing() -> None:
    s = position("c4-d4 f4-g5", card="n30", trails="a4-b5")
    assert refused(s, 0, "shoot d4-e5") == "6.3"  # a star in use
    assert refused(s, 0, "shoot f5-g4") == "6.3"  # would cross a line
    assert refused(s, 0, "shoot a5-b4") == "6.3"  # would cross a shooting star
    assert refused(s, 0, "shoot b5-c6") == "6.3"  # a star of a shooting star, and a place without a star
    assert refused(s, 0, "shoot a2-b3") == "6.3"  # a planet
    assert "shoot a5-b4" in shown(position(card="n30"))  # it is the other shooting star that forbids it
    play(s, 0, "shoot h4-i5")
    play(s, 0, "confirm", turns="n04")
    assert refused(s, 0, "draw g3-h4 h4-i5") == "4.7"
    assert refused(s, 0, "draw i4-j3 h5-i4") == "4.7"
