"""Chapters 7 and 8 of the ledger: shapes and powers. One position, one move, one consequence."""

import pytest

from belle_etoile.games.look_at_the_stars.view import view

from .positions import EARN, EDITION, EIGHT, drawn, earned, ended, play, points_by, position, refused, shown

# 7 Bonus shapes


def test_7_1_a_shape_is_found_turned_and_among_other_lines() -> None:
    plus = "d4-e4 e4-f4 e3-e4 e4-e5"
    assert points_by(ended(plus), "7.4") == 3
    assert points_by(ended(plus + " e4-f5 d3-e4 f4-g4"), "7.4") == 3
    for turned in ("c4-d4 d4-e4 e3-e4 e4-e5", "d3-e3 e3-f3 e3-e4 e4-e5", "e4-e5 e3-e4 e4-f4 f4-g4"):
        assert points_by(ended(turned, point="eyes"), "7.4") == 3
    s = position("b5-c5 c5-d5", power="planet", card="n03")
    play(s, 0, "draw d5-e5 e5-f5")
    assert refused(s, 0, "earn c4 r0") == "7.1"
    assert refused(s, 0, "earn i5 r0") == "7.1"
    assert refused(s, 0, "earn b5 r180") == "7.1"
    assert shown(s, verb="earn") == ["earn b5 r0", "earn c5 r0"]


def test_7_2_a_line_serves_each_card_once() -> None:
    both = "d4-e4 e4-f4 e3-e4 e4-e5 f4-g4 f3-f4 f4-f5"  # two plus signs share a line
    assert points_by(ended(both), "7.4") == 3
    s = position("b5-c5 c5-d5", power="planet", card="n03")
    play(s, 0, "draw d5-e5 e5-f5")
    play(s, 0, "earn b5 r0")
    play(s, 0, "planet h8")
    assert refused(s, 0, "earn c5 r0") == "7.2"
    assert shown(s) == ["confirm", "back"]


def test_7_3_a_bonus_comes_again() -> None:
    two = "c4-d4 d4-e4 d3-d4 d4-d5 g4-h4 h4-i4 h3-h4 h4-h5"
    assert points_by(ended(two), "7.4") == 6
    s = position("b4-c4 c4-d4 b5-c5 c5-d5", power="planet", card="n11")
    play(s, 0, "draw d4-e4 d5-e5")
    play(s, 0, "earn b4 r0")
    play(s, 0, "planet h8")
    play(s, 0, "earn b5 r0")
    play(s, 0, "planet f8")
    assert shown(s) == ["confirm", "back"]


def test_7_4_the_point_card_counts_at_any_time_as_it_stands() -> None:
    s = position("d4-e4 e4-f4 e3-e4", card="n03", point="bear")
    assert points_by(s, "7.4") == 0
    assert points_by(ended("d4-e4 e4-f4 e3-e4 e4-e5", point="bear"), "7.4") == 3
    assert [card.points for card in EDITION.points] == [3, 3, 3, 3, 3, 3, 5, 6, 6, 5]


def test_7_5_a_power_is_used_at_once() -> None:
    s = position("e8-f7", power="line", card="n04")
    play(s, 0, "draw g6-h5 f7-g6")
    assert refused(s, 0, "line c5-d5") == "7.5"
    assert shown(s) == ["earn e5 r0", "confirm", "back"]
    play(s, 0, "earn e5 r0")
    assert refused(s, 0, "earn e5 r0") == "7.5"
    assert refused(s, 0, "planet c4") == "1.3"
    play(s, 0, "line c5-d5")
    assert refused(s, 0, "line c4-d4") == "7.5"
    assert shown(s) == ["confirm", "back"]


def test_7_5_a_new_line_completes_another_shape() -> None:
    s = position("c5-d4 d4-e3 e8-f7", power="line", card="n04", sheet="china")
    play(s, 0, "draw g6-h5 f7-g6")
    play(s, 0, "earn e5 r0")
    play(s, 0, "line e3-f2")
    assert shown(s) == ["earn c2 r0", "confirm", "back"]
    play(s, 0, "earn c2 r0")
    play(s, 0, "line a4-b4")
    play(s, 0, "confirm", turns="n01")
    assert len(view(s, 0)["skies"][0]["spent"]) == 6


def test_7_6_a_shape_left_unused_is_spent() -> None:
    s = position("b5-c5 c5-d5", power="planet", card="n03")
    play(s, 0, "draw d5-e5 e5-f5")
    other = s.copy()
    play(s, 0, "confirm", turns="n01")
    assert view(s, 0)["skies"][0]["spent"] == ["b5-c5", "c5-d5", "d5-e5"]
    play(other, 0, "earn c5 r0")
    play(other, 0, "confirm", turns="n01")
    assert view(other, 0)["skies"][0]["spent"] == ["c5-d5", "d5-e5", "e5-f5"]
    assert view(other, 0)["skies"][0]["marks"] == []


def test_7_7_a_shooting_star_brings_no_power() -> None:
    s = position("b5-c5 c5-d5 d5-e5", power="planet", card="n28")
    play(s, 0, "shoot h7-i8")
    assert refused(s, 0, "earn b5 r0") == "7.7"
    play(s, 0, "back")
    assert refused(s, 0, "earn b5 r0") == "7.7"


# 8 The nine powers


def test_8_1_a_planet_on_an_unused_star() -> None:
    s = earned("planet")
    assert refused(s, 0, "planet c5") == "8.10"
    play(s, 0, "planet d4")
    play(s, 0, "confirm", turns="n24")
    assert view(s, 0)["skies"][0]["marks"] == ["d4"]
    assert points_by(s, "8.1") == 1
    assert refused(s, 0, "draw c4-d4 e4-f4") == "4.7"


def test_8_2_two_new_stars_from_the_next_card_on() -> None:
    s = earned("stars")
    play(s, 0, "star a7")
    assert refused(s, 0, "star a7") == "8.2"
    play(s, 0, "star b7")
    assert shown(s) == ["confirm", "back"]
    assert "a7" in view(s, 0)["draft"]["fresh"]  # type: ignore[index]
    assert s.drafts[0][-1].low_stars == s.skies[0].low_stars
    play(s, 0, "confirm", turns="n03")
    assert view(s, 0)["skies"][0]["new"] == ["a7", "b7"]
    assert "draw a7-b7 b7-c7" in shown(s)


def test_8_2_one_new_star_is_allowed() -> None:
    s = earned("stars")
    play(s, 0, "star b7")
    assert "confirm" in shown(s)
    play(s, 0, "confirm", turns="n03")
    assert "draw b7-c7 c7-d7" in shown(s)


def test_8_3_a_new_line_anywhere() -> None:
    s = earned("line")
    assert refused(s, 0, "line e10-f10") == "4.6"
    assert refused(s, 0, "line a3-b3") == "4.7"
    play(s, 0, "line a1-b1")
    play(s, 0, "confirm", turns="n01")
    assert "a1-b1" in drawn(s)
    assert len(drawn(s)) == 6


def test_8_4_a_galaxy_beside_its_shape() -> None:
    s = earned("galaxy", "h8-i8")
    assert refused(s, 0, "galaxy f8-g8") == "8.4"  # beside other lines
    assert refused(s, 0, "galaxy g4-h4") == "8.4"  # beside no line
    assert refused(s, 0, "galaxy e4-f4") == "8.10"
    assert "galaxy f4-g4" in shown(s)
    play(s, 0, "galaxy f5-g5")
    play(s, 0, "confirm", turns="n03")
    assert points_by(s, "8.4") == 2
    assert refused(s, 0, "draw g5-h5 h5-i5") == "4.7"
    assert refused(s, 0, "draw d5-e5 e5-f5") == "4.7"


def test_8_5_a_twinkling_star_between_two_constellations() -> None:
    two = "b4-b5 b5-c5 c4-c5 e4-e5 e5-f5 f4-f5"
    s = position(two, power="twinkling", marks="d4")
    assert points_by(s, "8.5") == 3
    assert refused(s, 0, "draw d3-d4 d4-d5") == "4.7"
    assert points_by(position("b4-b5 b5-c5 c4-c5", power="twinkling", marks="d4"), "8.5") == 0
    assert points_by(position(f"{two} c3-d3 d3-e3 e3-f3", power="twinkling", marks="d4"), "8.5") == 0


def test_8_5_it_is_earned_and_drawn() -> None:
    s = earned("twinkling")
    play(s, 0, "twinkling h8")
    play(s, 0, "confirm", turns="n01")
    assert view(s, 0)["skies"][0]["marks"] == ["h8"]


def test_8_6_a_nova_allows_nine_or_ten_lines() -> None:
    nine, ten, eleven = EIGHT + " i4-j4", EIGHT + " i4-j4 j4-j5", EIGHT + " i4-j4 j4-j5 i5-j5"
    assert points_by(ended(nine), "9.2") == 0
    assert points_by(ended(nine, power="nova", marks="c4"), "8.6") == 9
    assert points_by(ended(ten, power="nova", marks="c4"), "8.6") == 10
    assert points_by(ended(eleven, power="nova", marks="c4"), "8.6") == 0
    s = earned("nova", "a4-b4 b4-c4 c4-d4 h4-i4 i4-j4")
    assert refused(s, 0, "nova h4") == "8.6"
    play(s, 0, "nova a4")
    play(s, 0, "confirm", turns="n01")
    assert refused(s, 0, "nova b4") == "7.5"


def test_8_6_one_nova_for_a_constellation() -> None:
    s = position("a4-b4 b4-c4 c4-d4 d7-e8", power="nova", marks="a4", card="n10")
    play(s, 0, "draw d7-e6 e6-f7")
    play(s, 0, shown(s, verb="earn")[0])
    assert refused(s, 0, "nova b4") == "8.6"
    assert "nova d7" in shown(s)


def test_8_7_an_aura_closes_its_constellation() -> None:
    s = position("a4-b4 b4-c4 c4-d5 h4-i4", power="aura", marks="a4", card="n10")
    assert points_by(s, "8.7") == 2
    assert refused(s, 0, "draw d5-e4 e4-f5") == "8.7"  # would touch it
    assert refused(s, 0, "draw c5-d4 d4-e5") == "8.7"  # would cross it
    assert "draw e5-f4 f4-g5" in shown(s)
    s = earned("aura", "h4-i4 i4-j4")
    assert refused(s, 0, "aura h4") == "8.7"
    play(s, 0, "aura c4")
    play(s, 0, "confirm", turns="n01")
    assert points_by(s, "8.7") == 2


def test_8_7_one_aura_for_a_constellation() -> None:
    s = position("c4-c5 g4-h4 h4-i4 i4-j4", power="aura", marks="h4", card="n03")
    play(s, 0, "draw b4-c4 c4-d4")
    play(s, 0, "earn b4 r270")
    assert refused(s, 0, "aura g4") == "8.7"
    assert shown(s, verb="aura") == ["aura b4", "aura c4", "aura d4", "aura c5"]


def test_8_8_the_moon_counts_constellations_in_its_row_and_column() -> None:
    across, above, both = "a5-b5 b5-c5 c5-d5", "h7-h8 h8-i8 i7-i8", "f5-g5 g5-h4 h3-h4"
    assert points_by(position(across, power="moon", marks="h5"), "8.8") == 1
    assert points_by(position(f"{across} {above}", power="moon", marks="h5"), "8.8") == 2
    assert points_by(position(both, power="moon", marks="h5"), "8.8") == 1
    assert points_by(position("a4-b4 b4-c4 c4-d4", power="moon", marks="h5"), "8.8") == 0
    assert points_by(position("a5-b5 b5-c5", power="moon", marks="h5"), "8.8") == 0


def test_8_9_nothing_is_drawn_beside_a_black_hole() -> None:
    s = position(power="black-hole", marks="e5", card="n03")
    assert refused(s, 0, "draw c4-d4 d4-e4") == "8.9"
    assert refused(s, 0, "draw c5-d5 d5-e5") == "8.9"
    assert "draw a4-b4 b4-c4" in shown(s)
    assert points_by(s, "8.9") == 7  # d6 has no star
    assert points_by(position("c4-d4 f4-g4", power="black-hole", marks="e5"), "8.9") == 5
    assert points_by(position(power="black-hole", marks="e5", trails="f4-g3"), "8.9") == 6
    assert points_by(position(power="black-hole", marks="e3", turned=13), "8.9") == 6  # sunlit, two dead places
    s = position(power="black-hole", marks="e5", card="n28")
    for trail in ("c3-d4", "b2-d4", "d5-e4", "f6-g7", "c6-d5"):
        assert refused(s, 0, f"shoot {trail}") == "8.9"
    assert refused(s, 0, "shoot c7-d6") == "6.3"  # beside it, but no star
    s = position("c4-d4", power="black-hole", marks="g5", card="n28")
    assert refused(s, 0, "shoot d4-e5") == "6.3"  # a star in use, far from it


def test_8_10_an_unused_star_has_nothing_on_it() -> None:
    s = earned("planet", "g7-h7")
    assert refused(s, 0, "planet g7") == "8.10"
    assert refused(s, 0, "planet h6") == "8.10"  # a printed planet
    assert refused(s, 0, "planet a7") == "8.10"  # no star
    assert "planet g8" in shown(s)
    s = position("b5-c5", power="planet", trails="g7-h8", marks="j4")
    play(s, 0, "draw c5-d5 d5-e5")
    play(s, 0, "earn b5 r0")
    assert refused(s, 0, "planet g7") == "8.10"
    assert refused(s, 0, "planet j4") == "8.10"


@pytest.mark.parametrize("power", ["moon", "black-hole"])
def test_8_11_once_in_a_game(power: str) -> None:
    s = earned(power)
    play(s, 0, "confirm", turns="n01")  # left unused: not used up
    assert view(s, 0)["skies"][0]["marks"] == []
    before, card, draw, earn = EARN[power]
    s = position(before, power=power, marks="h8", card=card)
    play(s, 0, draw)
    assert refused(s, 0, earn) == "8.11"
    play(s, 0, "confirm", turns="n01")
    assert view(s, 0)["skies"][0]["spent"] == []  # no longer looked for
