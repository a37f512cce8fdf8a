"""Rules 7 to 9, as in test_rules.py: the 6/0 cards and satellites, the end of the game, the points."""

import pytest

from belle_etoile.games.stellar import GAME
from belle_etoile.games.stellar.components import KINDS
from belle_etoile.games.stellar.state import State

from .positions import (
    EDITION,
    board,
    card,
    facts,
    hand,
    multiplier,
    names,
    notebook,
    play,
    points_by,
    position,
    refused,
    row,
    shown,
    slots_up,
    stage,
    star_points,
    telescope,
)

# 7 Special cards


def test_7_1_each_type_has_one_6_0_card() -> None:
    assert names(EDITION.zeros) == ["jupiter", "ganymede", "ceres", "tarantula-nebula", "ton-618"]
    assert [EDITION.kind[card(name)] for name in names(EDITION.zeros)] == [0, 1, 2, 3, 4]


def test_7_1_1_in_the_telescope_it_is_a_six() -> None:
    assert position(board({6: "jupiter"})).boards[0].sum_of(1) == 6
    assert position(board({6: "jupiter!"})).boards[0].sum_of(1) == 3


def test_7_1_2_in_the_notebook_it_is_a_six_or_a_zero_whichever_is_better() -> None:
    for collection, run, wild in [
        ("jupiter", 1, "6"),
        ("jupiter saturn uranus", 3, "6"),
        ("jupiter venus earth", 3, "0"),
        ("jupiter saturn venus earth", 3, "0"),
        ("jupiter venus earth mars uranus saturn", 6, "6"),
    ]:
        s = position(board({1: "io"}, notebook=collection))
        assert multiplier(s, 0, "planet") == run
        assert GAME.sheet(s, 0)[0]["values"]["wild"] == wild


def test_7_1_2_never_both() -> None:
    s = position(board({1: "io"}, notebook="jupiter venus earth mars uranus saturn"))
    assert multiplier(s, 0, "planet") == 6


def test_7_1_3_from_the_hand_it_is_followed_by_a_card_of_the_deck() -> None:
    for move in ("note jupiter", "play jupiter 2", "play jupiter 2 down"):
        s = position(board({1: "mars"}, hand="jupiter"), stage="play", row="venus phobos . lagoon-nebula m87")
        events = play(s, 0, move, "io" if move == "note jupiter" else "io ida")
        assert "7.1.3 draws card=io" in facts(events)
        assert row(s)[:2] == ["venus", "phobos"]
        assert row(s)[3:] == ["lagoon-nebula", "m87"]


def test_7_2_a_satellite_has_no_type_to_touch_and_none_for_diversity() -> None:
    s = position(board({1: "mars", 9: "iss"}, hand="uranus"), stage="play")
    assert slots_up(s, 0, "uranus") == [2, 3]
    four = {1: "mars", 2: "io", 3: "juno", 4: "lagoon-nebula"}
    assert points_by(position(board({**four, 5: "iss"}), row=". . . . ."), 0, "diversity") == 0
    assert points_by(position(board({**four, 5: "m87"}), row=". . . . ."), 0, "diversity") == 10


def test_7_2_1_a_satellite_lies_on_any_free_slot_and_is_worth_its_number() -> None:
    s = position(board({1: "mars", 9: "iss"}, hand="webb"), stage="play")
    assert slots_up(s, 0, "webb") == [2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    play(s, 0, "play webb 6", "io")
    assert s.boards[0].sum_of(1) == 5
    assert position(board({6: "webb!"})).boards[0].sum_of(1) == 3


def test_7_2_2_a_satellite_joins_a_collection_or_opens_one() -> None:
    s = position(board({1: "earth"}, notebook="mars hubble gaia"))
    assert star_points(s, 0, "planet") == 3 * 3
    assert GAME.sheet(s, 0)[0]["values"]["satellites"] == "hubble gaia"
    s = position(board({1: "earth"}, notebook="iss"))
    assert star_points(s, 0, "planet") == 3


def test_7_2_3_satellites_count_where_they_are_best_at_any_time() -> None:
    s = position(board({1: "earth", 2: "io"}, notebook="mars iss charon", hand="enceladus"), stage="play")
    assert (star_points(s, 0, "planet"), star_points(s, 0, "moon")) == (3, 2)  # the iss lengthens the moons
    play(s, 0, "play enceladus 4", "ida")
    assert (star_points(s, 0, "planet"), star_points(s, 0, "moon")) == (3, 8)
    s = position(board({1: "earth", 2: "io"}, notebook="uranus iss charon"))
    assert (star_points(s, 0, "planet"), star_points(s, 0, "moon")) == (6, 1)  # and here the planets


def test_7_2_4_taking_a_satellite_lets_the_other_wipe_the_row() -> None:
    s = position(board({1: "mars"}, hand="earth"), row="venus iss bennu lagoon-nebula m87")
    play(s, 0, "take 2")
    play(s, 0, "play earth 2", "io ida")
    assert stage(s) == "wipe"
    assert shown(s, 1) == ["wipe", "keep"]
    assert refused(s, 1, "take 1") == "7.2.4"
    events = play(s, 1, "wipe", "europa ceres uranus juno m31")
    assert row(s) == ["europa", "ceres", "uranus", "juno", "m31"]
    assert names(s.discard) == ["venus", "bennu", "ida", "lagoon-nebula", "m87"]
    assert facts(events)[0] == "7.2.4 wipes"
    assert stage(s) == "take"
    assert GAME.waiting(s) == [1]


def test_7_2_4_or_keep_it() -> None:
    s = position(board({1: "mars"}), stage="wipe", satellite_taken=True)
    before = row(s)
    assert facts(play(s, 0, "keep")) == ["7.2.4 keeps"]
    assert row(s) == before
    assert stage(s) == "take"
    assert GAME.waiting(s) == [0]


def test_7_2_4_a_satellite_played_from_the_row_gives_no_such_right() -> None:
    s = position(board({1: "mars"}, hand="earth"), stage="play", row="venus iss . lagoon-nebula m87")
    play(s, 0, "play earth 2", "io ida")
    assert "iss" in notebook(s, 0)
    assert stage(s) == "take"
    assert refused(s, 1, "wipe") == "7.2.4"


def test_7_2_4_the_right_lasts_one_turn() -> None:
    s = position(board({1: "mars"}), board({1: "io"}, hand="earth"), stage="wipe", satellite_taken=True, turns=3)
    play(s, 1, "keep")
    play(s, 1, "take 1")
    play(s, 1, "play earth 2", "ida ceres")
    assert stage(s) == "take"


def test_7_2_4_nobody_wipes_after_the_last_turn() -> None:
    s = position(board({1: "mars"}, hand="earth"), turns=21, first=1, row="venus iss bennu lagoon-nebula m87")
    play(s, 0, "take 2")
    play(s, 0, "play earth 2", "io ida")
    assert stage(s) == "last"


def test_7_2_5_an_empty_deck_is_made_of_the_discards() -> None:
    s = position(board({1: "mars"}, hand="earth"), stage="play", row=". phobos bennu lagoon-nebula m87", deck="io")
    discarded = names(s.discard)
    events = play(s, 0, "play earth 2", "io ida")
    assert row(s)[:2] == ["io", "ida"]
    assert f"7.2.5 reshuffles count={len(discarded)}" in facts(events)
    assert names(s.discard) == []
    assert sorted([*names(s.deck), "ida"]) == sorted(discarded)


def test_7_2_5_a_row_just_wiped_can_come_back() -> None:
    s = position(board({1: "mars"}), stage="wipe", satellite_taken=True, deck="io", row="venus m31 bennu juno m87")
    play(s, 0, "wipe", "io venus ida ceres phobos")
    assert row(s) == ["io", "venus", "ida", "ceres", "phobos"]


# 8 The end of the game

FULL = {
    1: "mars",
    2: "mercury!",
    3: "earth!",
    4: "trappist-1e!",
    5: "neptune!",
    6: "uranus!",
    7: "saturn!",
    8: "51-pegasi-b!",
    9: "miranda!",
    10: "enceladus!",
    11: "charon!",
}


def last_turn() -> State:
    notes = "moon triton europa io callisto titan itokawa apophis ryugu eros ida"
    return position(
        board(FULL, notebook=notes, hand="proxima-b vesta ceres"),
        board(hand="hygiea pallas"),
        stage="play",
        turns=21,
        first=1,
        row=". phobos bennu lagoon-nebula m87",
    )


def test_8_1_after_eleven_rounds_telescope_and_notebook_are_full() -> None:
    s = last_turn()
    play(s, 0, "play proxima-b 12 down", "juno m31")
    assert stage(s) == "last"
    assert GAME.waiting(s) == [0, 1]
    assert len(telescope(s, 0)) == 12
    assert len(notebook(s, 0)) == 12
    assert refused(s, 0, "take 1") == "8.2"


def test_8_1_when_it_is_over_nothing_is_played() -> None:
    s = position(stage="over", turns=22)
    assert GAME.waiting(s) == []
    assert GAME.legal_moves(s, 0) == []
    assert GAME.refusal(s, 0, GAME.parse("take 1")) == "8.1"


def test_8_2_one_of_two_hand_cards_goes_into_the_notebook_the_other_leaves_the_game() -> None:
    s = position(board(hand="saturn titan"), board(hand="io ida"), stage="last", turns=22)
    assert shown(s, 0) == ["last saturn", "last titan"]
    assert refused(s, 0, "last io") == "8.2"
    play(s, 0, "last titan")
    play(s, 1, "last io")
    assert notebook(s, 0) == ["titan"]
    assert notebook(s, 1) == ["io"]
    assert hand(s, 0) == hand(s, 1) == []
    assert "saturn" not in s.text()
    assert "ida" not in s.text()


def test_8_2_both_choose_at_once_and_in_secret() -> None:
    s = position(board(hand="saturn titan"), board(hand="io ida"), stage="last", turns=22)
    assert GAME.waiting(s) == [0, 1]
    assert facts(play(s, 1, "last io")) == ["8.2 chose"]
    assert GAME.waiting(s) == [0]
    assert notebook(s, 1) == []


def test_8_3_then_the_points_count() -> None:
    s = position(board(hand="saturn titan"), board(hand="io ida"), stage="last", turns=22)
    play(s, 0, "last titan")
    assert GAME.outcome(s) is None
    assert facts(play(s, 1, "last io")) == ["8.2 chose", "8.2 notes card=titan", "8.2 notes card=io", "8.3 ends"]
    assert stage(s) == "over"
    assert GAME.outcome(s) is not None


# 9 Scoring


def test_9_1_each_type_scores_its_stars_times_its_run() -> None:
    s = position(board({1: "mars", 2: "earth", 6: "io"}, notebook="venus trappist-1e charon"))
    assert [star_points(s, 0, kind) for kind in KINDS[:5]] == [(2 + 3) * 2, 1, 0, 0, 0]


def test_9_1_1_stars_of_the_cards_face_up_are_added() -> None:
    s = position(board({1: "mars", 2: "earth", 3: "mercury!"}, notebook="venus"))
    assert GAME.sheet(s, 0)[0]["values"]["stars"] == 2 + 3


@pytest.mark.parametrize(
    ("collection", "run"),
    [
        ("", 0),
        ("saturn", 1),
        ("venus mars saturn", 1),
        ("venus earth uranus saturn", 2),
        ("venus earth mars saturn", 3),
        ("venus mercury earth mars", 3),
        ("venus earth mars uranus saturn", 5),
    ],
)
def test_9_1_2_the_longest_run_without_gap_or_duplicate(collection: str, run: int) -> None:
    assert multiplier(position(board({1: "io"}, notebook=collection)), 0, "planet") == run


def test_9_1_3_the_product_is_the_score() -> None:
    for collection, points in [("", 0), ("venus", 3), ("venus trappist-1e", 6), ("venus trappist-1e mars", 9)]:
        assert star_points(position(board({1: "earth"}, notebook=collection)), 0, "planet") == points


def test_9_2_the_higher_sum_in_a_section_is_worth_ten() -> None:
    s = position(
        board({1: "saturn", 6: "io!", 9: "venus"}), board({1: "uranus", 6: "earth", 9: "jupiter"}), row=". . . . ."
    )
    assert [points_by(s, seat, "section") for seat in (0, 1)] == [20, 10]


def test_9_2_1_equal_sums_score_for_nobody() -> None:
    s = position(board({1: "saturn", 6: "io!"}), board({1: "titan", 6: "mars"}))
    assert [points_by(s, seat, "section") for seat in (0, 1)] == [0, 0]
    assert [line["rule"] for line in GAME.sheet(s, 0) if line["kind"] == "section"] == ["9.2.1"] * 3


def test_9_3_all_five_types_face_up_are_worth_ten() -> None:
    five = {1: "mars", 2: "io", 3: "juno", 6: "carina-nebula", 7: "m31"}
    assert points_by(position(board(five)), 0, "diversity") == 10
    assert points_by(position(board({**five, 7: "m31!"})), 0, "diversity") == 0
    assert points_by(position(board({**five, 7: "iss"})), 0, "diversity") == 0


def test_9_4_the_most_points_win() -> None:
    s = position(board({1: "saturn"}), board({1: "uranus"}), stage="over", turns=22)
    assert GAME.scores(s) == [10, 0]
    assert GAME.outcome(s) == {"winners": [0], "rule": "9.4"}


def test_9_4_1_equal_points_share_the_victory() -> None:
    s = position(board({1: "saturn"}), board({6: "uranus"}), stage="over", turns=22)
    assert GAME.scores(s) == [10, 10]
    assert GAME.outcome(s) == {"winners": [0, 1], "rule": "9.4.1"}
