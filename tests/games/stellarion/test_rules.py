"""Rules 1 to 8, the base game: one position, one move, one consequence."""

import pytest

from belle_etoile.core import EVERYONE, new_match
from belle_etoile.games.stellarion import GAME
from belle_etoile.games.stellarion.components import CARDS, DECKS, TYPES, card_in
from belle_etoile.games.stellarion.state import WON, copies_left, heap_kinds
from belle_etoile.games.stellarion.view import view

from .positions import (
    ALPHA,
    LAUNCH,
    bottom,
    discard,
    facts,
    kinds_told,
    legal,
    new_game,
    outcome,
    outpost,
    pile,
    play,
    position,
    refused,
    shown,
    size,
    stage,
    voyages,
)

# 1 Setup


def test_1_1_a_deck_for_each_galaxy_and_each_type() -> None:
    assert DECKS == ("alpha", "beta", "gamma", "delta", "ship", "nebula", "star", "planet")
    assert len(view(new_game(), 0)["decks"]) == 8


def test_1_2_two_copies_of_four_cards_in_each_deck() -> None:
    s = new_game()
    for deck in range(8):
        cards = [CARDS[card_in(deck, kind)] for kind in heap_kinds(s.contents(deck))]
        assert len(cards) == 8
        assert all(cards.count(card) == 2 and DECKS[deck] in card.split("-") for card in cards)


def test_1_3_four_copies_of_every_card() -> None:
    s = new_game()
    everything = [card_in(deck, kind) for deck in range(8) for kind in heap_kinds(s.contents(deck))]
    assert all(everything.count(card) == copies_left(s, card) == 4 for card in range(16))


def test_1_4_the_contents_are_known_and_the_order_is_not() -> None:
    s = new_game()
    seen = view(s, 0)["decks"][0]
    assert seen["size"] == len(seen["contents"]) == 8
    assert seen["contents"] == sorted(seen["contents"])
    assert seen["above"] == [seen["shown"]]
    assert seen["below"] == []


def test_1_5_two_voyages_to_each_galaxy() -> None:
    assert voyages(new_game()) == [2, 2, 2, 2]


def test_1_6_the_first_card_of_each_deck_is_face_up() -> None:
    s = new_game()
    assert all(shown(s, deck) != "." for deck in DECKS)
    assert all(size(s, deck) == 8 for deck in DECKS)


@pytest.mark.parametrize("stars", ["0", "1", "2", "3", "4"])
def test_1_7_none_to_four_shooting_stars(stars: str) -> None:
    assert new_game(shooting_stars=stars).stars == int(stars)


# 2 The cards


def test_2_1_a_card_has_a_type_and_a_galaxy() -> None:
    assert CARDS[0] == "alpha-ship"
    assert CARDS[card_in(0, 0)] == CARDS[card_in(4, 0)] == "alpha-ship"
    assert CARDS[card_in(3, 1)] == CARDS[card_in(5, 3)] == "delta-nebula"


def test_2_2_cards_of_two_decks_can_be_identical() -> None:
    s = position()
    assert facts(play(s, "coordinate alpha ship"))[0] == "5.2 coordinates-major type=ship cards=alpha-ship alpha-ship"


def test_2_3_only_face_up_cards_are_in_the_observatory() -> None:
    s = position(outpost="alpha-star/star", discards={"alpha": "star"})
    seen = view(s, 0)["decks"]
    assert [CARDS[deck["shown"]] for deck in seen][:2] == ["alpha-ship", "beta-nebula"]
    assert not any(CARDS[deck["shown"]] == "alpha-star" for deck in seen)


# 3 The turn


def test_3_1_one_action_a_turn() -> None:
    s = position(ALPHA)
    assert refused(s, "scan alpha") == "3.1"
    assert refused(s, "stop") == "3.1"
    play(s, LAUNCH)
    assert s.turns == 1
    assert stage(s) == "act"


def test_3_2_only_what_is_in_sight_or_in_the_outpost_pays() -> None:
    s = position(ALPHA, discards={"planet": "beta"})
    assert refused(s, "coordinate alpha beta-ship") == "3.2"
    s = position(ALPHA, outpost="beta-star/star")
    assert "coordinate gamma beta-star" in legal(s)


def test_3_3_a_used_card_goes_to_the_pile_of_its_own_deck() -> None:
    s = position()
    play(s, "coordinate alpha ship")
    assert discard(s, "alpha") == discard(s, "ship") == ["alpha-ship"]
    assert view(s, EVERYONE)["decks"][0]["discard"] == [0]


def test_3_4_decks_without_a_card_in_sight_turn_one_up() -> None:
    s = position()
    play(s, "coordinate alpha ship")
    assert shown(s, "alpha") == shown(s, "ship") == "."
    events = play(s, "stop", [1, 2])
    assert facts(events) == [
        "5.4 renounces type=ship",
        "3.4 reveals deck=alpha card=alpha-nebula",
        "3.4 reveals deck=ship card=beta-ship",
    ]
    assert stage(s) == "act"


def test_3_5_an_exhausted_deck_is_out_of_use() -> None:
    s = position("ship . star planet alpha beta gamma beta")
    play(s, "coordinate gamma star")
    assert refused(s, "scan beta") == "3.5"
    assert "scan beta" not in legal(s)
    play(s, "stop")
    assert shown(s, "beta") == "."


# 4 The launch


def test_4_1_four_types_of_a_galaxy_win_a_voyage() -> None:
    s = position(ALPHA)
    assert legal(s, "launch") == [LAUNCH, "launch alpha alpha nebula star planet"]
    play(s, LAUNCH)
    assert voyages(s) == [1, 2, 2, 2]
    assert pile(s) == [1, 0, 0, 0]
    assert [discard(s, deck) for deck in TYPES] == [[f"alpha-{type}"] for type in TYPES]


def test_4_1_each_card_must_be_there() -> None:
    assert refused(position(ALPHA), "launch beta ship nebula star planet") == "4.1"
    assert refused(position(ALPHA), "launch alpha alpha-ship nebula star planet") == "4.1"


def test_4_2_a_voyage_must_be_left() -> None:
    assert refused(position(ALPHA, voyages=(0, 2, 2, 2)), LAUNCH) == "4.2"


def test_4_3_a_shooting_star_stands_in_for_a_card() -> None:
    s = position("ship ship star planet alpha alpha alpha beta", stars=1)
    text = "launch alpha ship nebula star shooting-star"
    assert text in legal(s)
    events = play(s, text)
    assert "4.3 spends-star left=0" in facts(events)
    assert s.stars == 0
    assert discard(s, "planet") == []


def test_4_3_also_for_a_card_one_has() -> None:
    assert "launch alpha shooting-star nebula star planet" in legal(position(ALPHA, stars=1))
    assert refused(position(ALPHA), "launch alpha shooting-star nebula star planet") == "4.3"


def test_4_4_one_shooting_star_a_launch() -> None:
    s = position(ALPHA, stars=4)
    assert refused(s, "launch alpha shooting-star nebula star shooting-star") == "4.4"
    assert not any(text.count("shooting-star") > 1 for text in legal(s))


# 5 The coordination


def test_5_1_two_cards_of_one_type() -> None:
    s = position()
    assert legal(s) == [
        "coordinate alpha ship",
        "coordinate beta nebula",
        "coordinate gamma star",
        "coordinate delta planet",
    ]
    assert refused(s, "coordinate alpha beta") == "5.1"


@pytest.mark.parametrize(
    ("pair", "power", "uses"),
    [
        ("alpha ship", "ship", 2),
        ("beta nebula", "nebula", 2),
        ("gamma star", "star", 4),
        ("delta planet", "planet", 2),
    ],
)
def test_5_2_identical_cards_make_it_major(pair: str, power: str, uses: int) -> None:
    s = position()
    play(s, f"coordinate {pair}")
    seen = view(s, 0)["power"]
    assert (seen["type"], seen["major"], seen["uses"]) == (power, True, uses)


def test_5_2_different_galaxies_make_it_minor() -> None:
    s = position(ALPHA)
    play(s, "coordinate alpha beta")
    assert view(s, 0)["power"]["major"] is False


def test_5_3_the_cards_are_paid_before_the_effect() -> None:
    s = position()
    play(s, "coordinate delta planet")
    assert shown(s, "delta") == shown(s, "planet") == "."
    assert refused(s, "post delta") == "5.3"


def test_5_4_the_effect_may_be_declined_or_cut_short() -> None:
    s = position()
    play(s, "coordinate gamma star")
    assert kinds_told(play(s.copy(), "stop"))[0] == "renounces"
    play(s, "scan alpha")
    play(s, "raise alpha-ship")
    assert kinds_told(play(s, "stop"))[0] == "stops"
    assert s.turns == 1


def test_5_5_the_face_up_card_is_shuffled_in_first() -> None:
    s = position()
    play(s, "coordinate gamma star")
    before = heap_kinds(s.contents(0))
    play(s, "scan alpha", [0, 0])
    assert shown(s, "alpha") == "."
    assert sorted([*heap_kinds(s.heaps[0]), 0, 0]) == before


def test_5_6_a_minor_ship_finds_one_card() -> None:
    s = position(ALPHA)
    play(s, "coordinate alpha beta")
    assert refused(s, "scan star") == "5.6"
    play(s, "seek star delta-star")
    assert shown(s, "star") == "delta-star"
    assert stage(s) == "act"


def test_5_6_the_card_must_be_in_the_deck() -> None:
    s = position(ALPHA, discards={"star": "beta beta"})
    play(s, "coordinate alpha beta")
    assert refused(s, "seek star beta-star") == "5.6"


def test_5_6_1_a_major_ship_finds_another_in_another_deck() -> None:
    s = position()
    play(s, "coordinate alpha ship")
    play(s, "seek star delta-star")
    assert refused(s, "seek star beta-star") == "5.6.1"
    play(s, "seek planet alpha-planet")
    assert (shown(s, "star"), shown(s, "planet")) == ("delta-star", "alpha-planet")
    assert stage(s) == "act"


def test_5_7_a_minor_nebula_brings_one_card_back() -> None:
    s = position("nebula nebula star planet alpha beta gamma delta", discards={"star": "alpha beta"})
    play(s, "coordinate alpha beta")
    assert refused(s, "recover star gamma-star") == "5.7"
    play(s, "recover star alpha-star", [0, 0, 6])
    assert discard(s, "star") == ["beta-star"]
    assert size(s, "star") == 7
    assert stage(s) == "act"


def test_5_7_1_a_major_nebula_brings_two_from_one_pile() -> None:
    s = position(discards={"star": "alpha beta", "ship": "gamma"})
    play(s, "coordinate beta nebula")
    play(s, "recover star alpha-star")
    assert refused(s, "recover ship gamma-ship") == "5.7.1"
    assert legal(s) == ["recover star beta-star", "stop"]
    play(s, "recover star beta-star")
    assert discard(s, "star") == []
    assert stage(s) == "act"


def test_5_7_2_an_exhausted_deck_is_made_anew() -> None:
    s = position("ship nebula star planet alpha beta . delta")
    play(s, "coordinate beta nebula")
    play(s, "recover star alpha-star")
    play(s, "stop")
    assert (size(s, "star"), shown(s, "star")) == (1, "alpha-star")


def test_5_7_3_even_a_nebula_that_has_just_paid() -> None:
    s = position()
    play(s, "coordinate beta nebula")
    assert legal(s) == ["recover beta beta-nebula", "recover nebula beta-nebula", "stop"]


def test_5_8_a_minor_star_scans_twice() -> None:
    s = position("star star star planet alpha beta gamma delta")
    play(s, "coordinate alpha beta")
    play(s, "scan ship")
    play(s, "raise alpha-ship")
    assert stage(s) == "power"
    play(s, "scan planet")
    play(s, "raise alpha-planet")
    assert stage(s) == "act"


def test_5_8_1_a_major_star_scans_four_times() -> None:
    s = position()
    play(s, "coordinate gamma star")
    for deck in ("ship", "planet", "alpha", "beta"):
        assert stage(s) == "power"
        play(s, f"scan {deck}", [0, 0])
        play(s, legal(s, "raise")[0])
    assert stage(s) == "act"


def test_5_8_2_one_card_on_top_and_one_under() -> None:
    s = position()
    play(s, "coordinate gamma star")
    events = play(s, "scan alpha", [0, 6])
    assert facts(events) == ["5.8.2 scans deck=alpha cards=alpha-ship alpha-planet"]
    assert legal(s) == ["raise alpha-ship", "raise alpha-planet"]
    assert refused(s, "raise alpha-star") == "5.8.2"
    assert refused(s, "stop") == "5.8.2"
    play(s, "raise alpha-planet")
    assert shown(s, "alpha") == "alpha-planet"
    assert bottom(s, "alpha") == ["alpha-ship"]
    assert size(s, "alpha") == 8


def test_5_8_2_what_was_revealed_cannot_be_taken_back() -> None:
    match = new_match(GAME, 1, "stars")
    while not any(text.startswith("scan") for text in match.legal_moves(0)):
        match.play(0, match.legal_moves(0)[-1])
    match.play(0, "scan alpha")
    assert not match.can_undo(0)


def test_5_8_2_the_card_under_stays_known_until_the_deck_is_shuffled() -> None:
    s = position()
    play(s, "coordinate gamma star")
    play(s, "scan alpha", [0, 6])
    play(s, "raise alpha-planet")
    assert view(s, 0)["decks"][0]["below"] == [0]
    play(s, "scan alpha", [0, 0])
    assert view(s, 0)["decks"][0]["below"] == []


def test_5_8_3_the_same_deck_or_another() -> None:
    s = position()
    play(s, "coordinate gamma star")
    play(s, "scan alpha")
    play(s, "raise alpha-ship")
    assert legal(s) == [f"scan {deck}" for deck in DECKS] + ["stop"]


def test_5_8_4_a_single_card_is_turned_up() -> None:
    s = position(discards={"alpha": "nebula nebula star star planet planet ship"})
    assert size(s, "alpha") == 1
    play(s, "coordinate gamma star")
    assert facts(play(s, "scan alpha")) == ["5.8.4 turns-up deck=alpha card=alpha-ship"]
    assert view(s, 0)["power"]["uses"] == 3


def test_5_9_a_minor_planet_posts_one_card() -> None:
    s = position("planet planet star planet alpha beta gamma alpha")
    play(s, "coordinate alpha beta")
    play(s, "post ship")
    assert outpost(s) == ["alpha-ship"]
    assert stage(s) == "act"


def test_5_9_1_a_major_planet_posts_two() -> None:
    s = position("ship nebula star planet beta alpha gamma delta")
    play(s, "coordinate delta planet")
    play(s, "post alpha")
    assert stage(s) == "power"
    play(s, "post nebula")
    assert outpost(s) == ["alpha-ship", "alpha-nebula"]
    assert stage(s) == "act"


# 6 The outpost


def test_6_1_one_galaxy_only() -> None:
    s = position(outpost="beta-ship/ship")
    play(s, "coordinate delta planet")
    assert refused(s, "post gamma") == "6.1"
    assert legal(s) == ["post beta", "post nebula", "stop"]


def test_6_2_no_double() -> None:
    s = position("ship nebula star planet beta beta gamma delta", outpost="beta-nebula/nebula")
    play(s, "coordinate delta planet")
    assert refused(s, "post beta") == "6.2"


def test_6_3_outpost_and_observatory_together() -> None:
    s = position("ship ship star planet beta alpha alpha alpha", outpost="alpha-ship/ship")
    assert "launch alpha alpha-ship nebula star planet" in legal(s)
    assert "coordinate beta alpha-ship" in legal(s)


def test_6_4_what_is_not_used_stays() -> None:
    s = position("ship ship star planet beta alpha alpha alpha", outpost="alpha-ship/ship alpha-star/alpha")
    play(s, "launch alpha alpha-ship nebula star planet")
    assert outpost(s) == ["alpha-star"]


def test_6_5_a_used_card_goes_to_the_pile_of_its_deck() -> None:
    s = position("ship ship star planet beta alpha alpha alpha", outpost="alpha-ship/ship alpha-star/alpha")
    play(s, "launch alpha alpha-ship nebula alpha-star planet")
    assert discard(s, "ship") == ["alpha-ship"]
    assert discard(s, "alpha") == ["alpha-star"]
    assert outpost(s) == []


# 7 The end


def test_7_1_all_voyages_win_the_game() -> None:
    s = position(ALPHA, voyages=(1, 0, 0, 0))
    assert GAME.outcome(s) is None
    events = play(s, LAUNCH)
    assert events[-1].kind == "wins"
    assert outcome(s) == ([0], "7.1")
    assert GAME.waiting(s) == []
    assert s.ending == WON


def test_7_2_nothing_to_do_loses_the_game() -> None:
    s = position("ship . . . . beta . .", outpost="alpha-ship/ship", discards={"alpha": "nebula nebula planet planet"})
    play(s, "coordinate alpha alpha-ship")
    play(s, "stop", [1])
    assert stage(s) == "over"
    assert outcome(s) == ([], "7.2")
    assert GAME.scores(s) == [0]


# 8 Two players


def test_8_1_turn_by_turn_before_one_observatory() -> None:
    s = position(seats=2)
    assert GAME.waiting(s) == [0]
    play(s, "coordinate alpha ship")
    assert GAME.waiting(s) == [0]
    play(s, "stop")
    assert GAME.waiting(s) == [1]
    assert {**view(s, 0), "seat": 1} == view(s, 1)


def test_8_2_two_more_shooting_stars() -> None:
    assert new_game(2, shooting_stars="4").stars == 6
    assert new_game(2, shooting_stars="0").stars == 2


def test_8_3_a_victory_pile_each() -> None:
    s = position(ALPHA, seats=2, turn=1)
    play(s, LAUNCH)
    assert (pile(s, 0), pile(s, 1)) == ([0, 0, 0, 0], [1, 0, 0, 0])
    assert GAME.scores(s) == [0, 1]
    s = position(ALPHA, seats=2, voyages=(1, 0, 0, 0), piles=((1, 2, 0, 0), (0, 0, 2, 2)))
    play(s, LAUNCH)
    assert outcome(s) == ([0, 1], "7.1")


def test_8_4_two_galaxies_a_pile() -> None:
    s = position(ALPHA, seats=2, voyages=(2, 1, 1, 2), piles=((0, 1, 1, 0), (0, 0, 0, 0)))
    assert refused(s, LAUNCH) == "8.4"
    assert legal(s, "launch") == []
    s.turn = 1
    assert LAUNCH in legal(s)
