"""Chapters 1 to 3, 5 and 9 of the ledger: the sheets, the turn, the sun, the end.

One position, one move, one consequence.
"""

from belle_etoile.core import EVERYONE, Quick, Scripted
from belle_etoile.core.bits import count
from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.sky import printed_sky
from belle_etoile.games.look_at_the_stars.state import State
from belle_etoile.games.look_at_the_stars.view import view

from .positions import EDITION, EIGHT, drawn, earned, ended, play, points_by, position, refused, shown, unseen


def new_game(seats: int, outcomes: list[int], **options: str) -> State:
    s = GAME.setup(seats, GAME.checked_options(options), Scripted(outcomes))
    assert isinstance(s, State)
    return s


def sheets(s: State) -> list[str]:
    return [sky.sheet.name for sky in s.skies]


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
    assert drawn(s) == ["h3-i2", "e10-f10"]
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
    assert drawn(s, 0) == ["h3-i2", "e10-f10"]
    events = play(s, 1, "skip", turns="n01")
    assert [event.kind for event in events] == ["confirms", "shows", "shows", "turns"]
    assert events[1].values == {"lines": "c5-d5 d5-e5", "trail": "", "shapes": "", "marks": ""}
    assert drawn(s, 0) == ["h3-i2", "c5-d5", "d5-e5", "e10-f10"]


def test_3_4_any_card_may_be_passed() -> None:
    for card in ("n03", "n28"):
        s = position(card=card)
        assert shown(s)[-1] == "skip"
        play(s, 0, "skip", turns="n01")
        assert drawn(s) == ["h3-i2", "e10-f10"]
    play(s, 0, "draw c4-d4 c4-c5")
    assert refused(s, 0, "skip") == "3.4"


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
