"""One test for each rule of chapters 5 and 6, in their order: drawing, and scoring a round."""

from belle_etoile.core.bits import count
from belle_etoile.games.star_explorer.scoring import sheet
from belle_etoile.games.star_explorer.state import NONE, kept_of

from .tables import GAME, drafting, drawn_before, moves, painted, play, refusal, star_at, told, where_is

E = GAME.edition
SKY = E.sky
W = "place -2 3 0"  # cassiopeia upright: (-2,3) (-1,2) (0,3) (1,2) (2,3)
M = "place 2 2 2"  # the same upside down, between the stars of W: (2,2) (1,3) (0,2) (-1,3) (-2,2)


# 5 Drawing


def test_5_1_drafts_are_secret_until_all_have_confirmed() -> None:
    s = drafting("cassiopeia", seats=2)
    assert GAME.waiting(s) == [0, 1]
    assert refusal(s, "confirm") == "5.1"
    assert refusal(s, "back") == "5.1"
    events = play(s, W)
    assert all(event.only == 0 for event in events)
    assert refusal(s, W) == "5.1"
    assert refusal(s, "leave 1") == "5.1"
    assert moves(s) == ["confirm", "back"]
    play(s, "back", W, "confirm")
    assert GAME.waiting(s) == [1]
    assert GAME.view(s, 1)["boards"][0]["drawings"] == []  # type: ignore[index]
    events = play(s, "nothing", "confirm", seat=1)
    assert [seat for _, seat, _ in told(events, "scores")] == [0, 1]
    assert len(GAME.view(s, 1)["boards"][0]["drawings"]) == 1  # type: ignore[index]


def test_5_2_no_move_turns_the_disc() -> None:
    s = drafting("cassiopeia")
    seen = GAME.view(s, 0)["visible"]
    for text in moves(s):
        after = s.copy()
        play(after, text)
        assert GAME.view(after, 0)["visible"] == seen


def test_5_3_1_a_constellation_joins_two_stars_or_more() -> None:
    s = drafting("cassiopeia")
    play(s, "leave 1", "leave 2", "leave 3")
    assert refusal(s, "leave 4") == "5.3.1"
    events = play(s, "place -2 3 0", "confirm")
    drawn = {"tile": "cassiopeia", "stars": 2, "kept": "4 5", "x": -2, "y": 3, "turns": 0}
    assert told(events, "draws") == [("5.1", 0, drawn)]
    assert len(GAME.view(s, 0)["boards"][0]["drawings"][0]["lines"]) == 1  # type: ignore[index]


def test_5_3_2_only_wholly_visible_stars() -> None:
    s = drafting("cassiopeia")
    assert refusal(s, W) == ""
    assert refusal(s, "place -2 -3 0") == "5.3.2"  # below the window
    assert refusal(s, "place -2 7 0") == "5.3.2"  # off the disc
    assert refusal(s, "place 15 15 0") == "5.3.2"
    visible = set(SKY.visible_stars(0))
    for text in moves(s):
        if text.startswith("place"):
            for x, y in where_is(s.boards[0].tile, GAME.parse(text) >> 4):
                assert star_at(x, y) in visible


def test_5_3_3_stars_may_be_left_out_and_put_back() -> None:
    s = drafting("cassiopeia")
    assert refusal(s, "put 1") == "5.3.3"
    assert refusal(s, "leave 6") == "5.3.3"
    play(s, "leave 1")
    assert refusal(s, "leave 1") == "5.3.3"
    assert refusal(s, "place 1 6 3") == ""  # star 1 is beside the disc
    play(s, "put 1")
    assert refusal(s, "place 1 6 3") == "5.3.2"
    assert s.boards[0].left == 0
    play(s, "leave 5", W, "confirm")
    assert kept_of(s.boards[0].drawings[0]) == 0b01111


def test_5_3_4_what_is_kept_is_one_figure() -> None:
    s = drafting("cassiopeia")
    play(s, "leave 3")
    assert refusal(s, W) == "5.3.4"
    assert not any(text.startswith("place") for text in moves(s))


def test_5_3_5_a_star_belongs_to_one_constellation() -> None:
    s = drafting("cassiopeia", round=2)
    drawn_before(s, "lyra", "0 3 0")
    assert refusal(s, W) == "5.3.5"


def test_5_3_6_a_line_that_would_cross_an_older_one_is_not_drawn() -> None:
    s = drafting("lyra", round=2)
    drawn_before(s, "cassiopeia", "-2 3 0", left=(3, 4, 5))  # one line from (-2,3) to (-1,2)
    play(s, "leave 3", "leave 4", "leave 5")
    assert refusal(s, "place -1 3 0") == "5.3.6"  # its only line would go from (-1,3) to (-2,2)
    play(s, "put 3", "put 4", "put 5")
    play(s, "place -2 2 2")
    draft = GAME.view(s, 0)["draft"][0]  # type: ignore[index]
    assert len(draft["stars"]) == 5
    assert len(draft["lines"]) == 4
    play(s, "confirm", luck=(0, 0))
    assert s.boards[0].unlit == 1


def test_5_3_6_a_missing_line_costs_nothing_while_the_rest_hangs_together() -> None:
    s = drafting("auriga", round=2)
    drawn_before(s, "cassiopeia", "-3 3 0", left=(1, 4, 5))  # one line from (-2,2) to (-1,3)
    play(s, "place -2 3 0")  # the line from (-2,3) to (-1,2) is missing; the loop is open there, and whole
    assert len(GAME.view(s, 0)["draft"][0]["lines"]) == 5  # type: ignore[index]
    play(s, "confirm", luck=(0, 0))
    assert s.boards[0].unlit == 0


def test_5_3_7_turned_by_quarters_never_mirrored() -> None:
    tile = E.by_name["lyra"]
    upright = where_is(tile, GAME.parse("place 0 0 0") >> 4)
    for turns in range(4):
        turned = where_is(tile, GAME.parse(f"place 0 0 {turns}") >> 4)
        expected = [[x, y] for x, y in upright]
        for _ in range(turns):
            expected = [[-y, x] for x, y in expected]
        assert turned == expected
    mirrored = sorted([-x, y] for x, y in upright)
    for turns in range(4):
        shifted = where_is(tile, GAME.parse(f"place 0 0 {turns}") >> 4)
        low = [min(p[0] for p in shifted), min(p[1] for p in shifted)]
        wrong = [min(p[0] for p in mirrored), min(p[1] for p in mirrored)]
        assert sorted([x - low[0], y - low[1]] for x, y in shifted) != sorted(
            [x - wrong[0], y - wrong[1]] for x, y in mirrored
        )


def test_5_3_8_the_pole_star_is_not_used() -> None:
    s = drafting("cassiopeia")
    assert refusal(s, "place 0 0 0") == "5.3.8"
    assert SKY.star_at(0, 0) == NONE


def test_5_4_1_every_star_left_out_goes_dark() -> None:
    s = drafting("cassiopeia")
    events = play(s, "leave 1", "leave 2", W, "confirm")
    assert s.boards[0].unlit == 2
    assert told(events, "unlit") == [("5.4.1", 0, {"lost": 2, "unlit": 2})]


def test_5_4_2_all_placed_but_not_joined_costs_one() -> None:
    s = drafting("cassiopeia", round=2)
    drawn_before(s, "cassiopeia", "-2 3 0")
    assert refusal(s, M) == ""  # each of its four lines would cross one of the older figure
    play(s, M)
    assert GAME.view(s, 0)["draft"][0]["lines"] == []  # type: ignore[index]
    play(s, "confirm", luck=(0, 0))
    b = s.boards[0]
    assert b.unlit == 1
    assert count(kept_of(b.drawings[1])) == 5
    s = drafting("cassiopeia", round=2)
    drawn_before(s, "cassiopeia", "-2 3 0")
    play(s, "leave 1")
    assert refusal(s, M) == "5.3.6"  # only the whole tile may be placed so


def test_5_4_3_after_seven_nothing_more_is_lost() -> None:
    s = drafting("cassiopeia")
    s.boards[0].unlit = 6
    play(s, "leave 1", "leave 2", W, "confirm")
    assert s.boards[0].unlit == 7
    assert sheet(s, 0)[0]["points"] == 0


def test_5_4_4_a_constellation_may_not_be_drawn_at_all() -> None:
    s = drafting("cassiopeia")
    events = play(s, "nothing", "confirm")
    assert s.boards[0].unlit == 5
    assert told(events, "draws")[0][2]["stars"] == 0
    assert list(s.boards[0].points) == [0, 0, 0]
    assert s.boards[0].used_low == s.boards[0].used_high == 0


# 6 Scoring a round


def test_6_1_stars_of_the_colour_of_the_round() -> None:
    s = drafting("corvus", game=painted({(0, 4): "b", (1, 4): "b", (1, 3): "b"}))
    play(s, "place 1 4 0", "confirm")
    assert list(s.boards[0].points) == [6, 0, 0]


def test_6_2_stars_of_the_colour_before() -> None:
    s = drafting("corvus", previous="red", game=painted({(0, 4): "y", (1, 4): "w"}))
    play(s, "place 1 4 0", "confirm")
    assert list(s.boards[0].points) == [0, 3, 0]


def test_6_3_links_between_the_two_colours() -> None:
    """Nina's example of the rulebook: two stars of one colour, three of the other, three links: 4 + 3 + 9 = 16."""
    stars = {tuple(place) for place in where_is(E.by_name["camelopardalis"], GAME.parse("place -1 5 0") >> 4)}
    assert stars == {(-1, 5), (-1, 4), (0, 3), (1, 3), (0, 2), (1, 2)}
    game = painted({(-1, 5): "y", (-1, 4): "b", (0, 3): "y", (1, 3): "b", (0, 2): "y", (1, 2): "w"}, rest="w")
    s = drafting("camelopardalis", game=game)
    events = play(s, "place -1 5 0", "confirm")
    assert told(events, "scores") == [("6.5", 0, {"current": 4, "previous": 3, "links": 9, "points": 16})]


def test_6_4_one_colour_counts_for_both_and_its_links_once() -> None:
    s = drafting("corvus", previous="blue", game=painted({(0, 4): "b", (1, 4): "b", (1, 3): "b"}))
    play(s, "place 1 4 0", "confirm")
    assert list(s.boards[0].points) == [6, 3, 6]


def test_6_5_the_round_is_noted() -> None:
    s = drafting("corvus", previous="red", game=painted({(0, 4): "b"}))
    play(s, "place 1 4 0", "confirm")
    assert s.boards[0].round_points(0) == 2 + 4 + 6
    assert [line["points"] for line in sheet(s, 0) if line["kind"] == "round"] == [12]
