"""One test for each rule of the ledger, in its order; chapters 5 and 6 are in test_rules_of_drawing.py."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from belle_etoile.core import EVERYONE, IllegalMove, NotYourTurn, Scripted, new_match
from belle_etoile.core.bits import count
from belle_etoile.games.star_explorer.components import SIZES
from belle_etoile.games.star_explorer.play import lowest
from belle_etoile.games.star_explorer.scoring import outcome, points, scores, sheet, title_of
from belle_etoile.games.star_explorer.sky import COLOURS, holds
from belle_etoile.games.star_explorer.state import DRAW, NONE, OVER, SEVEN, SIZE, State

from .tables import GAME, drafting, fresh, moves, painted, play, refusal, star_at, started, told

E = GAME.edition
SKY = E.sky
W = "place -2 3 0"  # cassiopeia upright: (-2,3) (-1,2) (0,3) (1,2) (2,3)


# 1 Setup


def test_1_1_each_has_a_disc_of_its_own() -> None:
    s = fresh(4)
    assert [b.disc for b in s.boards] == [0, 1, 2, 3]
    assert s.round == 0
    for n, b in enumerate(fresh(2, luck=1).boards):
        assert b.disc == n + 1


def test_1_2_seven_tiles_each() -> None:
    assert SIZES == (5, 6, 7, 7, 8, 9, 10)
    s = fresh(1)
    firsts = ["cassiopeia", "libra", "ursa-major", "ursa-minor", "sagittarius", "leo", "orion"]  # luck always says 0
    assert [COLOURS[back] for back in s.boards[0].backs] == [COLOURS[E.colour[E.by_name[name]]] for name in firsts]


def test_1_2_1_backs_are_known_and_fronts_are_not() -> None:
    s = fresh(2)
    for viewer in (EVERYONE, 0, 1):
        seen = GAME.view(s, viewer)
        assert seen["unseen"] == list(range(41))
        assert seen["boards"][1]["pile"] == list(s.boards[1].backs)  # type: ignore[index]
    assert "cassiopeia" in s.text().split("unseen ")[1].split("\n")[0]
    assert "cassiopeia" not in s.text().split("disc 1")[1]


def test_1_3_the_side_of_the_start_tile_is_chosen_in_secret() -> None:
    s = fresh(2)
    assert moves(s, 0) == ["start red", "start white"]
    assert moves(s, 1) == ["start red", "start yellow"]
    assert refusal(s, "start blue") == "1.3"
    assert refusal(s, "size 5") == "1.3"
    events = play(s, "start white")
    assert [event.kind for event in events] == ["chose"]
    assert events[0].values == {}
    assert GAME.view(s, 1)["boards"][0]["side"] == NONE  # type: ignore[index]
    events = play(s, "start red", seat=1)
    assert told(events, "starts") == [("1.3", 0, {"colour": "white"}), ("1.3", 1, {"colour": "red"})]
    assert [b.previous for b in s.boards] == [1, 0]
    assert s.stage == SIZE


def test_1_4_tiles_in_the_box_stay_unknown() -> None:
    s = started(2)
    assert count(s.unseen) == 41
    play(s, "size 5", luck=(0, 0))
    assert count(s.unseen) == 39


def test_1_5_who_starts_is_drawn_or_named() -> None:
    assert fresh(3, first="1").first == 0
    assert fresh(3, first="random", luck=1).first == 1
    assert GAME.checked_options({}) == {"first": "random"}


# 2 Components


def test_2_1_four_colours_as_often() -> None:
    for colours in SKY.colours:
        assert [list(colours).count(colour) for colour in range(4)] == [28] * 4


def test_2_2_forty_one_tiles() -> None:
    sizes = [int(size) for size in E.size]
    assert [sizes.count(size) for size in (5, 6, 7, 8, 9, 10)] == [6, 6, 11, 6, 6, 6]
    assert len(set(E.names)) == 41


def test_2_3_a_lattice_with_centre_and_rim() -> None:
    assert SKY.stars == 112
    assert count(SKY.centre_low) + count(SKY.centre_high) == 8
    assert count(SKY.rim_low) + count(SKY.rim_high) == 24
    assert holds(SKY.centre_low, SKY.centre_high, star_at(1, 1))
    assert not holds(SKY.centre_low, SKY.centre_high, star_at(2, 0))
    assert holds(SKY.rim_low, SKY.rim_high, star_at(0, 6))
    assert not holds(SKY.rim_low, SKY.rim_high, star_at(0, 5))


def test_2_4_the_window_shows_the_upper_part() -> None:
    first = SKY.visible_stars(0)
    assert star_at(0, 6) in first
    assert star_at(0, -6) not in first
    for position in range(6):
        seen = set(SKY.visible_stars(position))
        assert {star_at(0, 1), star_at(1, 0), star_at(0, -1), star_at(-1, 0)} <= seen  # all around the pole
        assert 50 <= len(seen) <= 62


def test_2_5_the_axis_touches_no_star() -> None:
    assert all(SKY.side_of_axis(star) != 0 for star in range(SKY.stars))
    assert sum(SKY.side_of_axis(star) > 0 for star in range(SKY.stars)) == 56


def test_2_6_lines_join_neighbours() -> None:
    for stars, lines in zip(E.stars, E.lines, strict=True):
        for one, other in lines:
            (x, y), (u, v) = stars[one - 1], stars[other - 1]
            assert max(abs(x - u), abs(y - v)) == 1


# 3 The course of the game


def test_3_1_six_rounds() -> None:
    match = new_match(GAME, 2, "six rounds")
    rounds = set()
    while not match.over:
        seat = match.waiting[0]
        rounds.add(match.view(seat)["round"])
        match.play(seat, GAME.format(match.game.default_move(match.state, seat)))
    assert rounds == {1, 2, 3, 4, 5, 6}
    assert all(len(b["drawings"]) == 6 for b in match.view(EVERYONE)["boards"])  # type: ignore[attr-defined]


# 4 Choosing a size


def test_4_1_the_first_player_chooses_for_all() -> None:
    s = started(2)
    assert GAME.waiting(s) == [0]
    assert moves(s) == ["size 5", "size 6", "size 7", "size 8", "size 9", "size 10"]
    with pytest.raises(NotYourTurn):
        play(s, "size 5", seat=1)
    play(s, "size 9", luck=(0, 0))
    assert [E.size[b.tile] for b in s.boards] == [9, 9]
    assert s.stage == DRAW
    s.stage = SIZE
    assert refusal(s, "size 9") == "4.1"


def test_4_2_the_first_seven_is_chosen_by_everyone_in_secret() -> None:
    s = started(2)
    play(s, "size 7")
    assert s.stage == SEVEN
    assert GAME.waiting(s) == [0, 1]
    assert moves(s, 1) == ["seven 1", "seven 2"]
    assert refusal(s, "place 0 0 0") == "4.2"
    play(s, "seven 2")
    assert GAME.waiting(s) == [1]
    assert s.boards[0].tile == NONE
    events = play(s, "seven 1", seat=1, luck=(0, 0))
    assert [seat for _, seat, _ in told(events, "reveals")] == [0, 1]
    assert s.boards[0].slots & 0b1100 == 0b0100
    assert s.boards[1].slots & 0b1100 == 0b1000
    assert refusal(s, "seven 1") == "4.2"


def test_4_3_the_second_seven_is_the_one_left() -> None:
    s = started(2)
    s.boards[0].take_slot(2)
    s.boards[1].take_slot(3)
    left = [s.boards[0].backs[3], s.boards[1].backs[2]]
    play(s, "size 7", luck=(0, 0))
    assert s.stage == DRAW
    assert [E.colour[b.tile] for b in s.boards] == left
    assert all(b.slots & 0b1100 == 0 for b in s.boards)


def test_4_4_any_unseen_tile_with_such_a_back() -> None:
    s = started(2)
    s.boards[0].backs[0] = s.boards[1].backs[0] = COLOURS.index("white")  # lyra or delphinus
    events = play(s, "size 5", luck=(1, 27719))
    assert [values["tile"] for _, _, values in told(events, "reveals")] == ["delphinus", "lyra"]
    assert not s.unseen >> E.by_name["lyra"] & 1


# 7 The end of a round


def test_7_1_the_sky_turns_by_a_sixth_and_old_drawings_come_back() -> None:
    s = drafting("cassiopeia")
    play(s, W, "confirm")
    assert s.round == 1
    assert GAME.view(s, 0)["visible"] == SKY.visible_stars(1)
    opposite = [{(-SKY.xs[star], -SKY.ys[star]) for star in SKY.visible_stars(position)} for position in range(6)]
    for position in range(6):
        ahead = {(SKY.xs[star], SKY.ys[star]) for star in SKY.visible_stars((position + 3) % 6)}
        assert opposite[position] == ahead  # half a turn later one sees the other side
    drawn = star_at(-2, 3)
    assert [drawn in SKY.visible_stars(position) for position in (0, 3)] == [True, False]
    assert drawn in SKY.visible_stars(1) or drawn in SKY.visible_stars(5)


def test_7_2_the_tile_becomes_the_one_before() -> None:
    s = drafting("cassiopeia", previous="red")
    play(s, W, "confirm")
    assert COLOURS[s.boards[0].previous] == "yellow"
    assert s.boards[0].tile == NONE


def test_7_3_the_marker_goes_to_the_lowest() -> None:
    s = drafting("cassiopeia", seats=3, game=painted({}, rest="y"))
    play(s, W, "confirm")
    play(s, W, "confirm", seat=1)
    play(s, "nothing", "confirm", seat=2)
    assert s.first == 2
    assert GAME.waiting(s) == [2]


def test_7_4_of_equals_the_next_clockwise_takes_it() -> None:
    assert lowest(vec[i64]([3, 5, 3, 3]), 0) == 2
    assert lowest(vec[i64]([3, 5, 3, 3]), 2) == 3
    assert lowest(vec[i64]([3, 5, 3, 3]), 3) == 0
    assert lowest(vec[i64]([2, 5, 3, 3]), 0) == 0
    assert lowest(vec[i64]([4, 4]), 0) == 1


# 8 The end of the game


def test_8_1_after_six_rounds_one_tile_is_left() -> None:
    s = drafting("cassiopeia", round=6)
    for slot in (1, 2, 3, 4, 5):
        s.boards[0].take_slot(slot)
    events = play(s, moves(s)[0], "confirm")
    assert s.stage == OVER
    assert told(events, "ends")
    assert count(s.boards[0].slots) == 1
    assert refusal(s, W) == "8.1"


def finished(seats: int = 1) -> State:
    s = drafting("cassiopeia", round=6, seats=seats)
    for seat in range(seats):
        play(s, "nothing", "confirm", seat=seat)
    for b in s.boards:
        b.unlit = 0
    return s


def test_8_2_lit_stars_bring_three_each() -> None:
    s = finished()
    assert points(s, 0) == 21
    s.boards[0].unlit = 3
    assert points(s, 0) == 12 == sheet(s, 0)[0]["points"]


def test_8_3_the_rounds_are_added() -> None:
    s = finished()
    for round, noted in enumerate((13, 13, 14, 18, 18, 21)):
        s.boards[0].points[3 * round] = noted
    assert points(s, 0) == 21 + 97


def test_8_4_stars_of_the_centre_bring_one() -> None:
    s = drafting("corvus")
    before = points(s, 0)
    play(s, "leave 1", "leave 2", "leave 5", "place 1 3 0", "confirm")  # (0,2) (1,2)
    assert sheet(s, 0)[-3]["points"] == 0
    s = drafting("corvus")
    play(s, "leave 1", "leave 2", "leave 5", "place 1 2 0", "confirm")  # (0,1) (1,1)
    assert sheet(s, 0)[-3]["points"] == 2
    assert before == 21


def test_8_5_lines_across_the_axis_bring_two() -> None:
    s = drafting("corvus")
    play(s, "place 2 2 0", "confirm")  # (1,2) (2,2) (1,1) (2,1) above, (2,0) below the axis
    assert sheet(s, 0)[-2]["points"] == 2
    assert s.boards[0].over_axis == 1


def test_8_6_stars_of_the_rim_bring_three() -> None:
    s = drafting("corvus")
    play(s, "place 3 5 0", "confirm")  # (3,5) (2,5) are on the rim
    assert sheet(s, 0)[-1]["points"] == 6


def test_8_6_the_example_of_the_rulebook_adds_up() -> None:
    """Rounds 13, 13, 14, 18, 18, 21; four lit stars; centre 4, axis 8, rim 12: 133 points."""
    s = finished()
    b = s.boards[0]
    for round, noted in enumerate((13, 13, 14, 18, 18, 21)):
        b.points[3 * round] = noted
    b.unlit = 3
    b.over_axis = 4
    for x, y in ((1, 0), (1, 1), (0, 1), (-1, 1), (0, 6), (6, 0), (0, -6), (-6, 0)):
        star = star_at(x, y)
        if star < 60:
            b.used_low |= 1 << star
        else:
            b.used_high |= 1 << (star - 60)
    by_kind = {line["kind"]: line["points"] for line in sheet(s, 0)}
    assert (by_kind["unlit"], by_kind["centre"], by_kind["axis"], by_kind["rim"]) == (12, 4, 8, 12)
    assert scores(s) == [133]
    assert title_of(133) == "explorer"


def test_8_7_the_highest_total_wins() -> None:
    s = finished(2)
    s.boards[1].points[0] = 1
    assert outcome(s) == {"winners": [1], "rule": "8.7"}


def test_8_8_of_equals_the_fewest_unlit_stars() -> None:
    s = finished(3)
    s.boards[1].unlit = 1
    s.boards[1].points[0] = 3
    s.boards[2].points[0] = -1
    assert scores(s)[:2] == [21, 21]
    assert outcome(s) == {"winners": [0], "rule": "8.8"}


def test_8_9_or_they_share() -> None:
    assert outcome(finished(3)) == {"winners": [0, 1, 2], "rule": "8.9"}


# 9 Playing alone


def test_9_1_odd_rounds_draw_a_tile() -> None:
    s = fresh(1)
    events = play(s, "start red", luck=(6, 0))  # the last slot of the pile holds the ten
    assert told(events, "drawn") == [("9.1", 0, {"size": 10})]
    assert s.stage == DRAW
    assert E.size[s.boards[0].tile] == 10


def test_9_2_even_rounds_choose() -> None:
    s = fresh(1)
    play(s, "start red", luck=(0, 0))
    play(s, "nothing", "confirm")
    assert s.round == 1
    assert s.stage == SIZE
    assert moves(s) == ["size 6", "size 7", "size 8", "size 9", "size 10"]


def test_9_3_all_else_is_the_same() -> None:
    s = fresh(1)
    play(s, "start red", luck=(0, 0))
    play(s, "nothing", "confirm")
    play(s, "size 7")
    assert s.stage == SEVEN
    play(s, "seven 1", luck=(0,))
    assert s.stage == DRAW
    assert s.first == 0


def test_9_4_titles() -> None:
    scale = [(0, "amateur"), (50, "amateur"), (51, "beginner"), (90, "beginner"), (91, "expert"), (130, "expert")]
    scale += [(131, "explorer"), (150, "explorer"), (151, "copernicus"), (300, "copernicus")]
    assert [title_of(total) for total, _ in scale] == [title for _, title in scale]
    s = drafting("cassiopeia", round=6)
    events = play(s, "nothing", "confirm")
    assert told(events, "title") == [("9.4", 0, {"points": 6, "title": "amateur"})]
    assert outcome(s) == {"winners": [0], "rule": "9.4"}


def test_illegal_moves_name_their_rule() -> None:
    s = drafting("cassiopeia")
    with pytest.raises(IllegalMove, match=r"^5\.3\.8:"):
        GAME.apply(s, 0, GAME.parse("place 0 0 0"), Scripted([]))
