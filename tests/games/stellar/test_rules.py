"""Rules 1 to 6 of the ledger: one position, one move, one consequence."""

from belle_etoile.core import EVERYONE, Quick, Scripted
from belle_etoile.core.bits import count
from belle_etoile.games.stellar import GAME
from belle_etoile.games.stellar.components import KINDS
from belle_etoile.games.stellar.state import State
from belle_etoile.games.stellar.view import view

from .positions import (
    EDITION,
    board,
    card,
    facts,
    hand,
    multiplier,
    names,
    notebook,
    of_kind,
    play,
    position,
    refused,
    row,
    shown,
    slots_down,
    slots_up,
    stage,
    star_points,
    telescope,
)

STARTERS = ["mars", "moon", "eros", "orion-nebula", "cygnus-x-1"]


def new_game(first: str = "1", outcomes: tuple[int, ...] = (0, 0, 0, 0)) -> State:
    """With the default outcomes seat 0 is dealt mars and moon, seat 1 eros and orion-nebula."""
    s = GAME.setup(2, {"first": first}, Scripted(list(outcomes)))
    assert isinstance(s, State)
    return s


def opening(draws: str = "saturn titan pallas juno venus phobos bennu lagoon-nebula m87") -> State:
    """Seat 0 opened with mars, seat 1 with eros; `draws` deals the two hands and the row."""
    s = new_game()
    play(s, 0, "open mars")
    play(s, 1, "open eros", draws)
    return s


# 1 Setup


def test_1_1_each_has_twelve_empty_slots_in_the_shape_of_a_pyramid() -> None:
    s = new_game()
    assert EDITION.rows == [1, 2, 2, 3, 4]
    for seat in (0, 1):
        assert len(s.boards[seat].slots) == 12
        assert telescope(s, seat) == {}
        assert notebook(s, seat) == []


def test_1_2_each_is_dealt_two_of_the_five_starters() -> None:
    assert names(EDITION.starters) == STARTERS
    assert [EDITION.kind[card(name)] for name in STARTERS] == [0, 1, 2, 3, 4]
    s = new_game(outcomes=(4, 0, 2, 0))
    assert names(s.boards[0].starters) == ["mars", "cygnus-x-1"]
    assert names(s.boards[1].starters) == ["moon", "orion-nebula"]


def test_1_3_one_starter_opens_the_telescope_the_other_the_notebook() -> None:
    s = opening()
    assert telescope(s, 0) == {1: "mars"}
    assert notebook(s, 0) == ["moon"]
    assert telescope(s, 1) == {1: "eros"}
    assert notebook(s, 1) == ["orion-nebula"]


def test_1_3_both_choose_at_once_and_in_secret() -> None:
    s = new_game()
    assert GAME.waiting(s) == [0, 1]
    assert shown(s, 0) == ["open mars", "open moon"]
    assert shown(s, 1) == ["open eros", "open orion-nebula"]
    assert facts(play(s, 1, "open eros")) == ["1.3 chose"]
    assert GAME.waiting(s) == [0]
    assert telescope(s, 1) == {}


def test_1_3_only_a_starter_that_was_dealt_to_you_opens() -> None:
    assert refused(new_game(), 0, "open eros") == "1.3"
    assert refused(new_game(), 0, "take 1") == "1.3"


def test_1_4_the_fifth_starter_joins_the_deck_and_each_is_dealt_two_cards() -> None:
    s = new_game()
    assert "cygnus-x-1" in names(s.deck)
    play(s, 0, "open mars")
    events = play(s, 1, "open eros", "cygnus-x-1 saturn pallas titan venus phobos bennu lagoon-nebula m87")
    assert hand(s, 0) == ["saturn", "cygnus-x-1"]
    assert hand(s, 1) == ["titan", "pallas"]
    assert [(event.only, event.values["card"]) for event in events if event.kind == "dealt"] == [
        (0, "cygnus-x-1"),
        (0, "saturn"),
        (1, "pallas"),
        (1, "titan"),
    ]


def test_1_5_all_the_rest_is_the_deck() -> None:
    s = opening()
    assert count(s.deck) == 60 - 4 - 4 - 5
    assert view(s, 0)["deck"] == 47


def test_1_6_five_cards_of_the_deck_are_laid_out_as_the_row() -> None:
    assert row(new_game()) == [".", ".", ".", ".", "."]
    assert row(opening()) == ["venus", "phobos", "bennu", "lagoon-nebula", "m87"]


def test_1_7_who_starts_is_chosen_or_drawn() -> None:
    assert [new_game(first).first for first in ("1", "2")] == [0, 1]
    assert [new_game("random", (luck, 0, 0, 0, 0)).first for luck in (0, 1)] == [0, 1]
    s = new_game("2")
    play(s, 0, "open mars")
    play(s, 1, "open eros", "saturn titan pallas juno venus phobos bennu lagoon-nebula m87")
    assert GAME.waiting(s) == [1]


# 2 The cards


def test_2_1_there_are_five_types_and_satellites_have_none() -> None:
    assert [len(of_kind(kind)) for kind in KINDS] == [11, 11, 11, 11, 11, 5]
    s = position(board({1: "mars", 2: "iss"}))
    assert [count(s.boards[0].slots_of(kind)) for kind in range(5)] == [1, 0, 0, 0, 0]


def test_2_2_the_number_adds_to_the_section_makes_runs_and_points_to_the_next_card() -> None:
    s = position(
        board({1: "mars"}, notebook="proxima-b", hand="neptune uranus"), stage="play", row="venus . bennu juno m87"
    )
    before = s.boards[0].sum_of(0)
    events = play(s, 0, "play neptune 2", draws="io ida")  # a 4
    assert s.boards[0].sum_of(0) == before + 4
    assert "4.4 follows card=juno at=4" in facts(events)
    s = position(board({1: "mars"}, notebook="proxima-b uranus"))
    assert multiplier(s, 0, "planet") == 2


def test_2_3_stars_count_in_the_telescope_only() -> None:
    assert star_points(position(board({1: "earth"}, notebook="mars")), 0, "planet") == 3
    assert star_points(position(board({}, notebook="mars earth")), 0, "planet") == 0


# 3 The course of the game


def test_3_1_the_game_lasts_eleven_rounds() -> None:
    s = opening()
    luck, turns = Quick(3), [0, 0]
    while stage(s) != "last":
        seat = GAME.waiting(s)[0]
        turns[seat] += stage(s) == "take"
        GAME.apply(s, seat, GAME.legal_moves(s, seat)[-1], luck)
    assert turns == [11, 11]


def test_3_1_the_end_of_a_round_is_told() -> None:
    s = position(board(hand="venus"), row="io . eros m31 iss", stage="play", turns=5, first=1)
    assert facts(play(s, 0, "play venus 1", "ida ceres"))[-1] == "3.1 round round=3 left=8"


def test_3_2_the_players_take_turns_the_first_before_the_other() -> None:
    s = opening()
    play(s, 0, "take 5")
    play(s, 0, "play saturn 2", "io ida")  # a 5, so a card of the deck follows
    assert GAME.waiting(s) == [1]
    play(s, 1, "take 5")
    play(s, 1, "play pallas 2", "europa ceres")
    assert GAME.waiting(s) == [0]
    assert s.turns == 2


# 4 The turn


def test_4_1_a_turn_adds_one_card_to_each_area() -> None:
    s = opening()
    play(s, 0, "take 1")
    play(s, 0, "play titan 2", "io ida")
    assert telescope(s, 0) == {1: "mars", 2: "titan"}
    assert notebook(s, 0) == ["moon", "m87"]
    play(s, 1, "take 2")
    play(s, 1, "note juno")
    play(s, 1, "place lagoon-nebula 12", "ceres uranus")
    assert telescope(s, 1) == {1: "eros", 12: "lagoon-nebula"}
    assert notebook(s, 1) == ["juno", "orion-nebula"]


def test_4_1_the_steps_keep_their_order() -> None:
    s = opening()
    assert refused(s, 0, "note saturn") == "4.2"
    play(s, 0, "take 1")
    assert refused(s, 0, "take 2") == "4.3"
    play(s, 0, "note saturn")
    assert refused(s, 0, "note titan") == "4.4"
    assert refused(s, 0, "take 2") == "4.4"


def test_4_2_one_card_of_the_row_is_taken_and_its_position_stays_empty() -> None:
    s = opening()
    assert shown(s, 0) == ["take 1", "take 2", "take 3", "take 4", "take 5"]
    assert facts(play(s, 0, "take 3")) == ["4.2 takes card=bennu at=3"]
    assert row(s) == ["venus", "phobos", ".", "lagoon-nebula", "m87"]
    assert hand(s, 0) == ["saturn", "titan", "bennu"]


def test_4_2_everyone_knows_what_was_taken_until_it_is_played() -> None:
    s = opening()
    play(s, 0, "take 3")
    assert view(s, 1)["boards"][0]["known"] == view(s, EVERYONE)["boards"][0]["known"] == [card("bennu")]
    assert view(s, 1)["boards"][0]["hand_size"] == 3
    play(s, 0, "play bennu 2", "io ida")
    assert view(s, 1)["boards"][0]["known"] == []


def test_4_3_a_card_of_the_hand_goes_to_either_area() -> None:
    s = position(board({1: "mars"}, hand="titan saturn"), stage="play")
    assert {"note titan", "note saturn", "play titan 2", "play saturn 2"} <= set(shown(s, 0))
    assert refused(s, 0, "note io") == "4.3"
    assert refused(s, 0, "play io 2") == "4.3"


def test_4_3_its_number_points_to_the_next_card_face_down_or_not() -> None:
    for move in ("play titan 2", "play titan 2 down", "note titan"):
        s = position(board({1: "mars"}, hand="titan"), stage="play", row=". phobos bennu lagoon-nebula m87")
        events = play(s, 0, move, "io ida" if move != "note titan" else "")
        assert "4.4 follows card=m87 at=5" in facts(events)


def test_4_3_a_satellite_points_with_its_printed_number() -> None:
    s = position(board({1: "mars"}, hand="hubble"), stage="play", row=". phobos bennu lagoon-nebula m87")
    assert "4.4 follows card=phobos at=2" in facts(play(s, 0, "play hubble 2", "io ida"))


def test_4_4_the_card_pointed_at_goes_to_the_other_area() -> None:
    s = position(board({1: "mars"}, hand="earth uranus"), stage="play", row="venus phobos . lagoon-nebula m87")
    play(s, 0, "note uranus")
    assert stage(s) == "place"
    assert row(s) == ["venus", "phobos", ".", ".", "m87"]
    assert all(text.startswith("place lagoon-nebula ") for text in shown(s, 0))
    assert refused(s, 0, "place phobos 2") == "4.4"
    play(s, 0, "place lagoon-nebula 2", "io ida")
    assert telescope(s, 0) == {1: "mars", 2: "lagoon-nebula"}
    assert notebook(s, 0) == ["uranus"]


def test_4_4_into_the_notebook_it_goes_at_once() -> None:
    s = position(board({1: "mars"}, hand="earth uranus"), stage="play", row="venus phobos . lagoon-nebula m87")
    play(s, 0, "play uranus 2", "io ida")
    assert notebook(s, 0) == ["lagoon-nebula"]
    assert GAME.waiting(s) == [1]


def test_4_4_1_the_deck_steps_in_for_an_empty_position() -> None:
    s = position(board({1: "mars"}, hand="earth uranus"), stage="play", row="venus phobos bennu . m87")
    events = play(s, 0, "note uranus", "io")
    assert "4.4.1 draws card=io" in facts(events)
    assert shown(s, 0)[0] == "place io 2"


def test_4_5_the_row_is_refilled_from_position_one_to_five() -> None:
    s = position(board({1: "mars"}, hand="earth neptune uranus"), stage="play", row=". phobos bennu lagoon-nebula m87")
    events = play(s, 0, "play uranus 2", "io ida")
    assert row(s) == ["io", "phobos", "bennu", "ida", "m87"]
    assert facts(events)[-2:] == ["4.5 refills card=io at=1", "4.5 refills card=ida at=4"]


# 5 The telescope


def test_5_1_a_slot_holds_one_card() -> None:
    s = position(board({1: "mars", 2: "io!"}, hand="uranus"), stage="play")
    assert refused(s, 0, "play uranus 1") == "5.1"
    assert refused(s, 0, "play uranus 2 down") == "5.1"
    assert slots_down(s, 0, "uranus") == list(range(3, 13))


def test_5_2_three_sections_of_five_three_and_four_slots() -> None:
    sections = [EDITION.section_of[slot - 1] for slot in range(1, 13)]
    assert sections == [0] * 5 + [1] * 3 + [2] * 4
    s = position(board({5: "earth", 6: "titan", 8: "venus", 9: "juno"}))
    assert [s.boards[0].sum_of(section) for section in range(3)] == [2, 5 + 1, 4]


def test_5_3_a_type_that_is_there_grows_from_its_own_cards() -> None:
    s = position(board({1: "mars", 7: "earth"}, hand="uranus"), stage="play")
    assert slots_up(s, 0, "uranus") == [2, 3, 4, 5, 6, 8, 10, 11]
    assert refused(s, 0, "play uranus 9") == "5.3"


def test_5_3_a_card_face_down_is_no_neighbour() -> None:
    s = position(board({1: "mars", 9: "earth!"}, hand="uranus"), stage="play")
    assert slots_up(s, 0, "uranus") == [2, 3]


def test_5_4_a_type_that_is_not_there_goes_anywhere() -> None:
    s = position(board({1: "mars", 2: "phobos!"}, hand="io"), stage="play", row=". venus bennu lagoon-nebula m87")
    assert slots_up(s, 0, "io") == list(range(3, 13))


def test_5_5_face_down_is_always_allowed() -> None:
    s = position(board({1: "mars"}, hand="uranus io iss"), stage="play")
    for name in ("uranus", "io", "iss"):
        assert slots_down(s, 0, name) == list(range(2, 13))
    assert facts(play(s, 0, "play uranus 12 down", "ida"))[0] == "5.5 hides card=uranus at=12"
    assert telescope(s, 0) == {1: "mars", 12: "uranus!"}


def test_5_5_1_a_card_face_down_is_a_three_without_stars_or_type() -> None:
    s = position(board({9: "venus!", 10: "saturn!", 11: "iss!", 12: "jupiter!"}, notebook="mars"))
    b = s.boards[0]
    assert b.sum_of(2) == 12
    assert b.stars_of(0) == 0
    assert b.slots_of(0) == 0


def test_5_6_slots_are_adjacent_along_an_edge() -> None:
    beside = {
        slot: [other + 1 for other in range(12) if EDITION.beside[slot - 1] >> other & 1] for slot in range(1, 13)
    }
    assert beside[1] == [2, 3]
    assert beside[7] == [4, 5, 6, 8, 10, 11]
    assert beside[12] == [8, 11]
    s = position(board({5: "mars"}, hand="uranus"), stage="play")
    assert slots_up(s, 0, "uranus") == [3, 4, 7, 8]


# 6 The notebook


def test_6_1_five_collections_at_most() -> None:
    everything = "mars moon eros orion-nebula cygnus-x-1 iss hubble"
    s = position(board({1: "earth"}, notebook=everything))
    lines = [line for line in GAME.sheet(s, 0) if line["kind"] == "stars"]
    assert [line["values"]["type"] for line in lines] == list(KINDS[:5])
    assert sum(len(str(line["values"]["satellites"]).split()) for line in lines) == 2


def test_6_2_a_card_joins_its_collection_in_rising_order() -> None:
    s = position(board(notebook="earth saturn", hand="uranus"), stage="play")
    play(s, 0, "note uranus")
    assert notebook(s, 0) == ["earth", "uranus", "saturn"]
    assert [EDITION.number[number] for number in view(s, 0)["boards"][0]["notebook"]] == [2, 4, 5]


def test_6_3_the_first_card_of_a_type_opens_a_collection() -> None:
    s = position(board({1: "io"}, notebook="saturn", hand="titan"), stage="play")
    assert multiplier(s, 0, "moon") == 0
    play(s, 0, "note titan")
    assert multiplier(s, 0, "moon") == 1


def test_6_4_a_number_twice_counts_once() -> None:
    s = position(board({1: "mars"}, notebook="venus mercury earth trappist-1e"))
    assert multiplier(s, 0, "planet") == 2
    s = position(board({1: "mars"}, notebook="venus hubble earth"))
    assert multiplier(s, 0, "planet") == 2
