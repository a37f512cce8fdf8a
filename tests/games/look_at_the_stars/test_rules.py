"""Every rule of the ledger: one position, one move, one consequence."""

import pytest

from belle_etoile.core import EVERYONE, Quick, Scripted
from belle_etoile.core.bits import count
from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.state import State, printed_sky
from belle_etoile.games.look_at_the_stars.view import view

from .positions import EDITION, ended, play, points_by, position, refused, shown, unseen

EIGHT = "a4-b4 b4-c4 c4-d4 d4-e4 e4-f4 f4-g4 g4-h4 h4-i4"


def new_game(seats: int, outcomes: list[int], **options: str) -> State:
    s = GAME.setup(seats, GAME.checked_options(options), Scripted(outcomes))
    assert isinstance(s, State)
    return s


def sheets(s: State) -> list[str]:
    return [sky.sheet.name for sky in s.skies]


def lines(s: State, seat: int = 0) -> list[str]:
    return view(s, seat)["skies"][seat]["lines"]


# 1 Setup


def test_1_1_sheets_are_dealt_each_a_different_one() -> None:
    s = new_game(3, [0, 0, 7, 0, 5, 0])
    assert sheets(s) == ["polynesia", "southern-africa", "navajo"]
    assert len(EDITION.sheets) == 8


def test_1_1_or_chosen_one_after_another() -> None:
    s = new_game(2, [0, 0], sheets="chosen")
    assert shown(s, 0)[:2] == ["sheet southern-africa", "sheet china"]
    assert GAME.waiting(s) == [0]
    play(s, 0, "sheet greece")
    assert GAME.waiting(s) == [1]
    assert refused(s, 1, "sheet greece") == "1.1"
    play(s, 1, "sheet egypt", turns="n01")
    assert sheets(s) == ["greece", "egypt"]


def test_1_2_eighteen_of_thirty_cards_in_three_piles() -> None:
    s = position()
    assert len(EDITION.nights) == 30
    for turned in range(2, 19):
        assert len(unseen(s)) == 31 - turned
        play(s, 0, "skip", turns=unseen(s)[0])
        assert s.turned == turned
        assert view(s, 0)["pile"] == (turned - 1) // 6 + 1
    play(s, 0, "skip")
    assert GAME.waiting(s) == []
    assert len(unseen(s)) == 12


def test_1_3_a_point_card_and_a_power_card_are_dealt() -> None:
    assert (len(EDITION.points), len(EDITION.powers)) == (10, 9)
    s = new_game(1, [9, 8, 0, 0])
    assert (view(s, 0)["point"], view(s, 0)["power"]) == ("whale", "moon")


def test_1_3_or_chosen_by_the_first_player() -> None:
    s = new_game(2, [0, 0], cards="chosen")
    assert GAME.waiting(s) == [0]
    assert refused(s, 0, "power nova") == "1.3"
    play(s, 0, "point tiger")
    assert refused(s, 0, "point tiger") == "1.3"
    play(s, 0, "power nova", turns="n02")
    assert (view(s, 1)["point"], view(s, 1)["power"], view(s, 1)["card"]) == ("tiger", "nova", "n02")


def test_1_4_a_first_game_has_the_bear_and_the_new_line() -> None:
    s = new_game(1, [0, 0], cards="first-game")
    assert (view(s, 0)["point"], view(s, 0)["power"]) == ("bear", "line")


def test_1_5_one_to_eight_play() -> None:
    assert GAME.info.seats == (1, 8)
    for seats in range(1, 9):
        s = GAME.setup(seats, GAME.checked_options({}), Quick(seats))
        assert GAME.waiting(s) == list(range(seats))
    outcome = GAME.outcome(ended())
    assert outcome is not None
    assert outcome["winners"] == [0]


# 2 The sheet


def test_2_1_a_fresh_sheet_has_seventy_six_stars() -> None:
    for sheet in EDITION.sheets:
        sky = printed_sky(sheet)
        assert count(sky.low_stars) + count(sky.high_stars) == 76
        closed = [count(sheet.low_stars >> 10 * rows) + count(sheet.high_stars) for rows in (2, 4)]
        assert closed == [62, 43]
        assert [row.index(row.strip(".")) for row in sheet.rows[:4]] == [3, 2, 1, 1]


def test_2_2_three_planets_are_printed_and_no_stars() -> None:
    for sheet in EDITION.sheets:
        assert len(sheet.planets) == 3
        assert not any(sheet.is_star(planet) for planet in sheet.planets)
    assert refused(position(), 0, "draw a3-b3 b3-c3") == "4.7"


def test_2_3_two_lines_are_printed_and_count() -> None:
    for sheet in EDITION.sheets:
        assert len(sheet.lines) == 2
    s = position(card="n03")
    assert lines(s) == ["h3-i2", "e10-f10"]
    assert refused(s, 0, "draw d10-e10 e10-f10") == "4.6"
    s = ended("f10-f11 f11-g11")
    assert points_by(s, "9.2") == 3


def test_2_4_some_places_can_receive_a_star_and_others_never() -> None:
    for sheet in EDITION.sheets:
        assert count(sheet.low_holes) + count(sheet.high_holes) == 11
        assert sum(row.count("#") for row in sheet.rows) == 6
    s = earned("stars")
    assert refused(s, 0, "star e2") == "2.4"
    assert refused(s, 0, "star a11") == "2.4"
    assert refused(s, 0, "star h6") == "2.4"
    assert "star a6" in shown(s)


# 3 The turn


def test_3_1_the_same_card_for_everyone_pile_after_pile() -> None:
    s = position(others=1, card="n03")
    play(s, 0, "skip")
    events = play(s, 1, "skip", turns="n12")
    assert [view(s, seat)["card"] for seat in (0, 1, EVERYONE)] == ["n12"] * 3
    assert events[-1].kind == "turns"
    assert (events[-1].rule, events[-1].values) == ("3.1", {"card": "n12", "number": 2})


def test_3_2_all_draw_at_once_and_may_take_back() -> None:
    s = position(others=2)
    assert GAME.waiting(s) == [0, 1, 2]
    assert refused(s, 2, "back") == "3.2"
    before = s.text()
    play(s, 2, "draw c5-d5 d5-e5")
    assert s.text() != before
    assert refused(s, 2, "draw c4-d4 d4-e4") == "4.1"
    play(s, 2, "back")
    assert s.text() == before
    assert GAME.waiting(s) == [0, 1, 2]


def test_3_3_drawings_are_shown_when_the_last_one_confirms() -> None:
    s = position(others=1)
    assert refused(s, 0, "confirm") == "3.3"
    play(s, 0, "draw c5-d5 d5-e5")
    assert [event.kind for event in play(s, 0, "confirm")] == ["confirms"]
    assert GAME.waiting(s) == [1]
    assert lines(s, 0) == ["h3-i2", "e10-f10"]
    events = play(s, 1, "skip", turns="n01")
    assert [event.kind for event in events] == ["confirms", "shows", "shows", "turns"]
    assert events[1].values == {"lines": "c5-d5 d5-e5", "trail": "", "shapes": "", "marks": ""}
    assert lines(s, 0) == ["h3-i2", "c5-d5", "d5-e5", "e10-f10"]


def test_3_4_any_card_may_be_passed() -> None:
    for card in ("n03", "n28"):
        s = position(card=card)
        assert shown(s)[-1] == "skip"
        play(s, 0, "skip", turns="n01")
        assert lines(s) == ["h3-i2", "e10-f10"]
    play(s, 0, "draw c4-d4 c4-c5")
    assert refused(s, 0, "skip") == "3.4"


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


# 5 The sun rises


def test_5_1_after_the_first_pile_two_rows_are_closed() -> None:
    s = position(turned=6, card="n01")
    assert "draw a2-b2 a2-a3" in shown(s)
    events = play(s, 0, "skip", turns="n10")
    assert [event.kind for event in events][-2:] == ["sunrise", "turns"]
    assert (events[-2].rule, events[-2].values) == ("5.1", {"row": 2})
    assert refused(position(turned=7, card="n01"), 0, "draw a2-b2 a2-a3") == "5.1"
    assert "draw a3-a4 a4-b4" in shown(position(turned=7, card="n01"))
    assert refused(position(turned=7, card="n28"), 0, "shoot a2-b1") == "5.1"


def test_5_2_after_the_second_pile_four_rows_are_closed() -> None:
    s = position(turned=12, card="n01")
    assert "draw a4-b4 a4-a5" in shown(s)
    events = play(s, 0, "skip", turns="n20")
    assert (events[-2].rule, events[-2].values) == ("5.2", {"row": 4})
    s = position(turned=13, card="n01")
    assert refused(s, 0, "draw a4-b4 a4-a5") == "5.2"
    assert "draw e5-f5 e5-e6" in shown(s)
    assert refused(position(turned=13, card="n28"), 0, "shoot a4-b5") == "5.2"


def test_5_3_what_is_drawn_stays_and_nothing_is_added() -> None:
    low = "a1-b1 b1-c1 c1-d1"
    assert points_by(ended(low), "9.2") == 3
    s = position(low + " e8-f8 f8-g8", turned=13, card="n03", power="planet")
    play(s, 0, "draw c8-d8 d8-e8")
    play(s, 0, "earn c8 r0")
    assert refused(s, 0, "planet h4") == "5.3"
    assert "planet h5" in shown(s)
    s = position("c4-d4 d4-d5 e6-f6", turned=13, card="n10", power="galaxy")
    play(s, 0, "draw f6-g5 f6-g7")
    play(s, 0, "earn e5 r180")
    assert refused(s, 0, "galaxy g4-h4") == "5.3"
    assert "galaxy h5-i5" in shown(s)
    s = position("c3-d3 d3-e3", turned=13, card="n01", power="stars", sheet="egypt")
    assert all(int(word[1:]) > 4 for text in shown(s, verb="draw") for word in text.replace("-", " ").split()[1:])


def test_5_3_a_nova_may_still_be_given_in_closed_rows() -> None:
    s = position("a1-b1 b1-c1 c1-d1 d7-e8", turned=13, power="nova", card="n10")
    play(s, 0, "draw d7-e6 e6-f7")
    play(s, 0, "earn d6 r270")
    play(s, 0, "nova a1")


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
    play(s, 0, "shoot h4-i5")
    play(s, 0, "confirm", turns="n04")
    assert refused(s, 0, "draw g3-h4 h4-i5") == "4.7"
    assert refused(s, 0, "draw i4-j3 h5-i4") == "4.7"


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


EARN = {  # lines there are, the card, how it is drawn, the shape that it completes
    "planet": ("b5-c5", "n03", "draw c5-d5 d5-e5", "earn b5 r0"),
    "stars": ("b4-b5", "n11", "draw b4-c4 b5-c5", "earn b4 r0"),
    "line": ("e8-f7", "n04", "draw g6-h5 f7-g6", "earn e5 r0"),
    "galaxy": ("d4-e4", "n10", "draw c3-d4 c5-d4", "earn c3 r0"),
    "twinkling": ("c5-d4", "n10", "draw c3-d4 d4-e3", "earn c3 r90"),
    "nova": ("d7-e8", "n10", "draw d7-e6 e6-f7", "earn d6 r270"),
    "aura": ("c4-c5", "n03", "draw b4-c4 c4-d4", "earn b4 r270"),
    "moon": ("c4-d4", "n09", "draw b5-c4 d4-e5", "earn b4 r0"),
    "black-hole": ("c4-d4", "n10", "draw c3-d4 c5-d4", "earn c3 r0"),
}


def earned(power: str, rest: str = "") -> State:
    """Seat 0 has just completed the shape of a power card and taken its power."""
    before, card, draw, earn = EARN[power]
    s = position(f"{before} {rest}".strip(), card=card, power=power)
    play(s, 0, draw)
    assert shown(s, verb="earn") == [earn]
    play(s, 0, earn)
    return s


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
    assert "a1-b1" in lines(s)
    assert len(lines(s)) == 6


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
    assert refused(s, 0, "shoot c3-d4") == "6.3"


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


# 9 End and points


def test_9_1_three_to_eight_connected_lines() -> None:
    for many, points in ((1, 0), (2, 0), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8)):
        assert points_by(ended(" ".join(EIGHT.split()[:many])), "9.2") == points
    assert points_by(ended(EIGHT + " i4-j4"), "9.2") == 0
    assert points_by(ended("c4-d5 c5-d4 d4-e4"), "9.2") == 3  # two of them only cross


def test_9_2_each_size_counts_once() -> None:
    assert points_by(ended("a4-b4 b4-c4 c4-d4 f4-g4 g4-h4 h4-i4"), "9.2") == 3
    assert points_by(ended("a4-b4 b4-c4 c4-d4 f4-g4 g4-h4 h4-i4 i4-j4"), "9.2") == 7
    assert sum(range(3, 9)) == 33


def test_9_3_a_planet_counts_the_constellations_beside_it() -> None:
    one = "a4-b4 b4-c4 c4-d4"
    two = "a2-b2 b2-c2 c1-c2"
    assert points_by(ended(one), "9.3") == 1
    assert points_by(ended(one + " " + two), "9.3") == 2
    assert points_by(ended("a4-b4 b4-c4"), "9.3") == 0
    nine = EIGHT + " i4-j4"
    assert points_by(ended(nine), "9.3") == 0


def test_9_4_a_shooting_star_counts_its_lines() -> None:
    assert points_by(ended(trails="a4-b5"), "9.4") == 1
    assert points_by(ended(trails="a4-b5 e8-h5 c3-e5"), "9.4") == 6


def test_9_5_the_game_ends_with_the_eighteenth_card() -> None:
    s = position(turned=18, card="n03", others=1)
    play(s, 1, "skip")
    play(s, 0, "draw c5-d5 d5-e5")
    assert GAME.outcome(s) is None
    events = play(s, 0, "confirm")
    assert (events[-1].kind, events[-1].rule) == ("ends", "9.5")
    assert GAME.waiting(s) == []
    assert view(s, 0)["stage"] == "over"
    assert GAME.refusal(s, 0, GAME.parse("skip")) == "9.5"


def test_9_6_the_most_points_win() -> None:
    s = position("c4-d4 d4-e4 e4-f4", turned=18, card="n03", others=1)
    play(s, 0, "skip")
    play(s, 1, "skip")
    assert GAME.outcome(s) == {"winners": [0], "rule": "9.6"}


def test_9_7_equal_points_share_the_victory() -> None:
    s = position(turned=18, card="n03", others=2)
    for seat in range(3):
        play(s, seat, "skip")
    assert GAME.scores(s) == [0, 0, 0]
    assert GAME.outcome(s) == {"winners": [0, 1, 2], "rule": "9.7"}
