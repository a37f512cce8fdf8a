"""Every rule of the ledger: one position, one move, one consequence."""

import pytest

from belle_etoile.core import EVERYONE, Match, Quick, new_match
from belle_etoile.games.stellarion import GAME
from belle_etoile.games.stellarion.components import CARDS, DECKS, TYPES, card_in
from belle_etoile.games.stellarion.state import WON, State, copies_left, heap_kinds
from belle_etoile.games.stellarion.view import view

from .positions import (
    ALPHA,
    EDITION,
    SOLO,
    bottom,
    discard,
    facts,
    kinds_told,
    legal,
    new_game,
    outpost,
    pile,
    play,
    position,
    refused,
    shown,
    size,
    stage,
    top,
    voyages,
)

LAUNCH = "launch alpha ship nebula star planet"
HOLES = "hole hole hole hole hole beta gamma delta"
RING = "alpha beta gamma delta alpha beta gamma delta alpha"
NINE = (3, 2, 2, 2)


def outcome(s: State) -> tuple[list[int], str]:
    found = GAME.outcome(s)
    assert found is not None
    return found["winners"], found["rule"]


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


# 9 Black holes


def test_9_1_one_black_hole_in_each_deck() -> None:
    s = new_game(black_holes="yes")
    assert all(heap_kinds(s.contents(deck)).count(4) == 1 for deck in range(8))
    assert all(size(s, deck) == 9 for deck in DECKS)


def test_9_2_five_more_voyages() -> None:
    assert sum(voyages(new_game(black_holes="yes"))) == 13
    assert {tuple(voyages(new_game(seed=seed, black_holes="yes"))) for seed in range(20)} != {(4, 3, 3, 3)}


def test_9_3_four_black_holes_for_three_voyages() -> None:
    s = position(HOLES, expansions="black-holes", voyages=(4, 3, 3, 3))
    assert len(legal(s, "cross")) == 5
    assert refused(s, "cross alpha beta gamma nebula") == "9.3"
    play(s, "cross alpha beta gamma ship")
    assert legal(s) == ["take alpha", "take beta", "take gamma", "take delta"]
    assert refused(s, "stop") == "9.3"
    for galaxy in ("alpha", "alpha", "delta"):
        play(s, f"take {galaxy}")
    assert (voyages(s), pile(s)) == ([2, 3, 3, 2], [2, 0, 0, 1])
    assert stage(s) == "act"
    assert discard(s, "alpha") == ["black-hole"]


def test_9_3_1_fewer_if_fewer_are_left() -> None:
    s = position(HOLES, expansions="black-holes", voyages=(0, 1, 0, 0))
    play(s, "cross alpha beta gamma delta")
    assert legal(s) == ["take beta"]
    assert refused(s, "take alpha") == "9.3.1"
    play(s, "take beta")
    assert outcome(s) == ([0], "7.1")


def test_9_3_1_at_least_one_must_be_held() -> None:
    s = position(
        HOLES,
        expansions="black-holes",
        seats=2,
        voyages=(0, 0, 0, 1),
        piles=((4, 3, 0, 0), (0, 2, 3, 0)),
    )
    assert refused(s, "cross alpha beta gamma delta") == "9.3.1"


def test_9_4_a_crossing_saves_from_defeat() -> None:
    s = position("hole hole hole hole . beta . .", expansions="black-holes", voyages=(4, 3, 3, 3))
    assert legal(s) == ["cross alpha beta gamma delta"]


def test_9_5_a_black_hole_is_never_recovered() -> None:
    s = position(expansions="black-holes", discards={"ship": "hole"}, voyages=(4, 3, 3, 3))
    play(s, "coordinate beta nebula")
    assert refused(s, "recover ship black-hole") == "9.5"
    assert "recover ship black-hole" not in legal(s)


def test_9_6_a_black_hole_is_never_posted() -> None:
    s = position("hole nebula star planet alpha beta gamma delta", expansions="black-holes", voyages=(4, 3, 3, 3))
    play(s, "coordinate delta planet")
    assert refused(s, "post alpha") == "9.6"


def test_9_7_a_black_hole_has_no_type() -> None:
    s = position(HOLES, expansions="black-holes mirrors", voyages=(4, 4, 3, 3))
    assert refused(s, "coordinate alpha beta") == "9.7"
    s = position("hole mirror star star alpha beta gamma delta", expansions="black-holes mirrors", voyages=(4, 4, 3, 3))
    assert refused(s, "coordinate alpha beta") == "9.7"


def test_9_8_a_crossing_is_the_action_of_the_turn() -> None:
    s = position(HOLES, expansions="black-holes", seats=2, voyages=(4, 3, 3, 3))
    play(s, "cross alpha beta gamma delta")
    assert GAME.waiting(s) == [0]
    for _ in range(3):
        play(s, "take alpha")
    assert GAME.waiting(s) == [1]


def test_9_9_voyages_of_a_crossing_may_be_given() -> None:
    s = position(HOLES, expansions="black-holes", seats=2, voyages=(4, 3, 2, 2), piles=((0, 0, 1, 1), (0, 0, 0, 0)))
    play(s, "cross alpha beta gamma delta")
    assert legal(s, "take") == ["take gamma", "take delta"]
    assert refused(s, "take alpha") == "8.4"
    play(s, "give alpha")
    play(s, "give beta")
    assert legal(s, "give") == ["give alpha", "give beta"]
    play(s, "take gamma")
    assert (pile(s, 0), pile(s, 1)) == ([0, 0, 2, 1], [1, 1, 0, 0])
    alone = position(HOLES, expansions="black-holes", voyages=(4, 3, 3, 3))
    play(alone, "cross alpha beta gamma delta")
    assert refused(alone, "give alpha") == "9.9"


# 10 Theories


def proving(shown: str = "ship ship star planet alpha alpha alpha alpha", **changes: str) -> State:
    told = {"theory": "ship", "theories": "star", "discovery": "ship", **changes}
    return position(shown, expansions="theories", voyages=NINE, **told)  # type: ignore[arg-type]


def test_10_1_one_more_voyage() -> None:
    assert sum(voyages(new_game(theories="yes"))) == 9


def test_10_2_four_theories_the_first_face_up() -> None:
    s = new_game(theories="yes")
    seen = view(s, 0)
    assert sorted([seen["theory"], *seen["theories"]]) == sorted(TYPES)
    assert {view(new_game(seed=seed, theories="yes"), 0)["theory"] for seed in range(30)} == set(TYPES)


def test_10_3_one_discovery_for_the_game() -> None:
    assert {view(new_game(seed=seed, theories="yes"), 0)["discovery"] for seed in range(30)} == set(TYPES)
    assert view(new_game(), 0)["discovery"] == ""


def test_10_4_three_cards_of_the_type_prove_it() -> None:
    s = proving()
    assert legal(s, "prove") == ["prove ship"]
    assert refused(s, "prove star") == "10.4"
    assert refused(proving("ship star star planet alpha alpha alpha alpha"), "prove ship") == "10.4"
    assert facts(play(s, "prove ship"))[0] == "10.4 proves type=ship left=1"


def test_10_5_the_outpost_does_not_count() -> None:
    s = proving("ship star star planet alpha alpha alpha alpha", outpost="alpha-ship/ship")
    assert refused(s, "prove ship") == "10.4"


def test_10_6_it_is_no_action_and_costs_nothing() -> None:
    s = proving("ship ship star star alpha alpha alpha alpha")
    before = [shown(s, deck) for deck in DECKS]
    play(s, "prove ship")
    assert (s.turns, stage(s)) == (0, "act")
    assert [shown(s, deck) for deck in DECKS] == before
    play(s, "prove star")
    assert s.turns == 0


def test_10_7_not_while_a_power_is_at_work() -> None:
    s = proving("ship ship ship planet alpha alpha alpha alpha", theories="star planet")
    play(s, "coordinate delta planet")
    assert refused(s, "prove ship") == "10.7"


def test_10_8_the_next_token_is_turned_up() -> None:
    s = proving(theories="star planet")
    events = play(s, "prove ship", [1])
    assert facts(events)[1] == "10.8 theory type=planet"
    assert view(s, 0)["theories"] == ["star"]


def test_10_9_thrusters_put_a_ship_under_its_deck() -> None:
    s = proving("ship ship star planet alpha alpha alpha alpha")
    assert legal(s, "coordinate alpha ship") == [
        "coordinate alpha ship",
        "coordinate alpha ship under alpha",
        "coordinate alpha ship under ship",
    ]
    play(s, "coordinate alpha ship under ship")
    assert bottom(s, "ship") == ["alpha-ship"]
    assert (discard(s, "alpha"), discard(s, "ship")) == (["alpha-ship"], [])
    assert view(s, 0)["power"]["used"] is True
    assert refused(proving(discovery="star"), "coordinate alpha ship under ship") == "10.9"
    assert refused(proving(), "coordinate delta planet under planet") == "10.9"


def test_10_9_a_card_of_the_outpost_too_and_never_a_mirror() -> None:
    s = proving(outpost="beta-ship/ship")
    play(s, "coordinate alpha beta-ship under beta-ship")
    assert bottom(s, "ship") == ["beta-ship"]
    s = position(
        "ship mirror star planet alpha alpha alpha alpha",
        expansions="theories mirrors",
        voyages=(4, 2, 2, 2),
        theory="star",
        discovery="ship",
    )
    assert refused(s, "coordinate alpha beta under beta") == "10.9"
    assert "coordinate alpha beta under alpha" in legal(s)


def test_10_10_a_radar_puts_cards_on_top() -> None:
    s = position(
        expansions="theories",
        voyages=NINE,
        theory="ship",
        discovery="nebula",
        discards={"star": "alpha beta"},
    )
    play(s, "coordinate beta nebula")
    play(s, "recover star alpha-star")
    assert top(s, "star") == ["alpha-star", "gamma-star"]
    play(s, "recover star beta-star")
    assert top(s, "star") == ["beta-star", "alpha-star", "gamma-star"]
    assert shown(s, "star") == "beta-star"
    seen = view(s, 0)["decks"][6]
    assert [CARDS[card] for card in seen["above"]] == ["beta-star", "alpha-star", "gamma-star"]


def scanned(deck_luck: tuple[int, int] = (0, 6)) -> State:
    s = position(expansions="theories", voyages=NINE, theory="ship", discovery="star")
    play(s, "coordinate gamma star")
    play(s, "scan alpha", list(deck_luck))
    return s


def test_10_11_an_amplifier_puts_both_on_top_or_both_under() -> None:
    s = scanned()
    assert legal(s) == [f"{verb} alpha-{type}" for verb in ("raise", "stack", "sink") for type in ("ship", "planet")]
    play(s, "stack alpha-planet")
    assert (top(s, "alpha"), shown(s, "alpha")) == (["alpha-planet", "alpha-ship"], "alpha-planet")
    s = scanned()
    play(s, "sink alpha-planet")
    assert (bottom(s, "alpha"), shown(s, "alpha")) == (["alpha-ship", "alpha-planet"], ".")
    s = position()
    play(s, "coordinate gamma star")
    play(s, "scan alpha", [0, 6])
    assert refused(s, "sink alpha-planet") == "10.11"


def test_10_12_biodomes_hold_several_galaxies() -> None:
    s = position(
        expansions="theories",
        voyages=NINE,
        theory="ship",
        discovery="planet",
        outpost="beta-ship/ship beta-nebula/beta",
    )
    play(s, "coordinate delta planet")
    assert refused(s, "post beta") == "6.2"
    play(s, "post gamma")
    assert outpost(s) == ["beta-ship", "beta-nebula", "gamma-star"]


def test_10_13_the_stack_of_theories_must_be_empty() -> None:
    s = position(ALPHA, expansions="theories", voyages=(1, 0, 0, 0), theory="nebula", discovery="ship")
    play(s, LAUNCH, [0, 0, 0, 0])
    assert stage(s) == "act"
    assert GAME.outcome(s) is None
    s = position(ALPHA, expansions="theories", voyages=(0, 0, 0, 0), theory="ship", discovery="ship")
    assert legal(s, "launch") == []
    play(s, "prove ship")
    assert outcome(s) == ([0], "10.13")


def test_10_14_each_proves_in_his_own_turn() -> None:
    s = position(ALPHA, expansions="theories", seats=2, voyages=NINE, theory="ship", theories="star", discovery="ship")
    play(s, "prove ship")
    assert GAME.waiting(s) == [0]
    s.turn = 1
    assert "coordinate alpha beta under beta" in legal(s)


# 11 Mirrors and orbits


MIRROR = "mirror mirror star planet alpha beta gamma delta"


def test_11_1_one_mirror_in_each_deck() -> None:
    s = new_game(mirrors="yes")
    assert all(heap_kinds(s.contents(deck)).count(5) == 1 for deck in range(8))


def test_11_2_one_more_voyage() -> None:
    assert sum(voyages(new_game(mirrors="yes"))) == 9
    everything = new_game(black_holes="yes", theories="yes", mirrors="yes", sun="yes")
    assert voyages(everything) == [4, 4, 4, 4]


def test_11_3_a_mirror_and_a_card_are_a_minor_coordination() -> None:
    s = position(MIRROR, expansions="mirrors", voyages=NINE)
    play(s, "coordinate alpha gamma")
    assert (view(s, 0)["power"]["type"], view(s, 0)["power"]["major"]) == ("star", False)
    assert discard(s, "alpha") == ["mirror"]
    s = position(MIRROR, expansions="mirrors", voyages=NINE, outpost="beta-planet/beta")
    assert "coordinate alpha beta-planet" in legal(s)


def test_11_4_two_mirrors_are_no_pair() -> None:
    assert refused(position(MIRROR, expansions="mirrors", voyages=NINE), "coordinate alpha beta") == "11.4"


def test_11_5_a_mirror_never_launches() -> None:
    s = position("ship ship star planet mirror alpha alpha alpha", expansions="mirrors", voyages=NINE)
    assert refused(s, LAUNCH) == "11.5"


def test_11_6_a_mirror_is_never_recovered() -> None:
    s = position(expansions="mirrors", voyages=NINE, discards={"ship": "mirror"})
    play(s, "coordinate beta nebula")
    assert refused(s, "recover ship mirror") == "11.6"


def test_11_7_a_mirror_is_never_posted() -> None:
    s = position(MIRROR, expansions="mirrors", voyages=NINE)
    play(s, "coordinate delta planet")
    assert refused(s, "post alpha") == "11.7"


def test_11_8_a_mirror_proves_no_theory() -> None:
    s = position(
        "ship mirror star planet alpha alpha alpha alpha",
        expansions="theories mirrors",
        voyages=(4, 2, 2, 2),
        theory="ship",
        discovery="star",
    )
    assert refused(s, "prove ship") == "10.4"


def test_11_9_all_voyages_in_one_ring() -> None:
    s = new_game(mirrors="yes")
    ring = view(s, 0)["ring"]
    assert [ring.count(galaxy) for galaxy in range(4)] == voyages(s)
    assert view(new_game(mirrors="yes", seed=2), 0)["ring"] != ring
    assert view(new_game(mirrors="yes", orbits="no"), 0)["ring"] == []


def test_11_10_only_the_top_voyage_is_won() -> None:
    s = position(ALPHA, voyages=NINE, ring=RING)
    play(s, LAUNCH)
    assert view(s, 0)["ring"] == [1, 2, 3, 0, 1, 2, 3, 0]
    s = position(ALPHA, voyages=NINE, ring="beta alpha gamma delta alpha beta gamma delta alpha")
    assert refused(s, LAUNCH) == "11.10"


def test_11_11_a_coordination_turns_the_ring() -> None:
    s = position(voyages=NINE, ring=RING)
    events = play(s, "coordinate alpha ship")
    assert "11.11 turns-ring galaxy=beta" in facts(events)
    assert view(s, 0)["ring"] == [1, 2, 3, 0, 1, 2, 3, 0, 0]


def test_11_12_a_crossing_takes_the_top_three() -> None:
    s = position(
        HOLES,
        expansions="black-holes",
        voyages=(4, 4, 3, 3),
        ring="alpha beta beta delta alpha gamma gamma delta alpha beta gamma delta alpha beta",
    )
    play(s, "cross alpha beta gamma delta")
    assert legal(s) == ["take alpha"]
    assert refused(s, "take beta") == "11.12"
    for galaxy in ("alpha", "beta", "beta"):
        play(s, f"take {galaxy}")
    assert pile(s) == [1, 2, 0, 0]
    assert view(s, 0)["ring"][0] == 3


def test_11_12_what_no_pile_can_hold_stays() -> None:
    s = position(
        HOLES,
        expansions="black-holes",
        seats=2,
        voyages=(1, 1, 0, 2),
        piles=((3, 3, 0, 0), (0, 1, 3, 0)),
        ring="delta alpha delta beta",
    )
    play(s, "cross alpha beta gamma delta")
    assert legal(s) == ["take alpha"]
    play(s, "take alpha")
    assert view(s, 0)["ring"] == [3, 3, 1]
    assert stage(s) == "act"


# 12 The sun


def sunny(shown: str = SOLO, **changes: object) -> State:
    told = {"voyages": NINE, "sun": 10, **changes}
    return position(shown, expansions="sun", **told)  # type: ignore[arg-type]


TRACK = EDITION.track


def test_12_1_one_more_voyage() -> None:
    assert sum(voyages(new_game(sun="yes"))) == 9


def test_12_2_the_sun_starts_on_its_first_square_with_four_meteors_ahead() -> None:
    seen = view(new_game(sun="yes"), 0)
    assert (seen["sun"], seen["track"], seen["meteors"]) == (0, TRACK, 0)
    assert seen["on_track"] == list(EDITION.meteors)
    assert view(new_game(), 0)["sun"] == -1


def test_12_3_a_launch_moves_it_four_squares() -> None:
    s = sunny(ALPHA)
    play(s, LAUNCH)
    assert s.sun == 14


def test_12_4_a_coordination_moves_it_one_or_two_squares() -> None:
    s = sunny()
    play(s, "coordinate alpha ship")
    assert s.sun == 10
    play(s, "seek star alpha-star")
    assert s.sun == 12
    play(s, "seek planet alpha-planet")
    assert s.sun == 12
    s = sunny(ALPHA)
    play(s, "coordinate alpha beta")
    play(s, "seek star delta-star")
    assert s.sun == 11
    s = position(MIRROR, expansions="mirrors sun", voyages=(4, 2, 2, 2), sun=10)
    play(s, "coordinate alpha gamma")
    play(s, "scan ship")
    assert s.sun == 11


def test_12_4_not_if_the_effect_is_declined() -> None:
    s = sunny()
    play(s, "coordinate alpha ship")
    play(s, "stop")
    assert s.sun == 10


def test_12_5_a_crossing_does_not_move_it() -> None:
    s = position(HOLES, expansions="black-holes sun", voyages=(4, 4, 3, 3), sun=10)
    play(s, "cross alpha beta gamma delta")
    for _ in range(3):
        play(s, "take alpha")
    assert s.sun == 10


def test_12_6_renouncing_drives_it_back() -> None:
    s = sunny()
    play(s, "coordinate alpha ship")
    assert legal(s, "retreat")[-1] == "retreat 8"
    play(s, "retreat 7")
    assert (s.sun, s.turns) == (3, 1)
    s = sunny(ALPHA)
    play(s, "coordinate alpha beta")
    assert refused(s, "retreat 5") == "12.6"
    s = sunny(sun=1)
    play(s, "coordinate alpha ship")
    assert refused(s, "retreat 2") == "12.6"
    s = sunny()
    play(s, "coordinate alpha ship")
    play(s, "seek star alpha-star")
    assert refused(s, "retreat 1") == "12.6"


def test_12_7_by_fewer_squares() -> None:
    s = sunny(ALPHA)
    play(s, "coordinate alpha beta")
    assert legal(s, "retreat") == ["retreat 1", "retreat 2", "retreat 3", "retreat 4"]


def test_12_8_a_meteor_where_it_stops_is_taken() -> None:
    square = EDITION.meteors[0]
    s = sunny(sun=square + 3)
    play(s, "coordinate alpha ship")
    events = play(s, "retreat 3")
    assert f"12.8 takes-meteor at={square} count=1" in facts(events)
    assert view(s, 0)["on_track"] == list(EDITION.meteors)[1:]
    s = sunny(sun=square - 2)
    play(s, "coordinate alpha ship")
    play(s, "seek star alpha-star")
    assert (s.sun, s.meteors) == (square, 0)


def test_12_9_at_the_last_square_the_game_is_lost() -> None:
    s = sunny(ALPHA, sun=TRACK - 4)
    play(s, LAUNCH)
    assert outcome(s) == ([], "12.9")
    s = sunny(sun=TRACK - 1)
    play(s, "coordinate alpha ship")
    assert kinds_told(play(s, "seek star alpha-star")) == ["sun-advances", "loses-burnt"]
    assert s.sun == TRACK


def test_12_10_the_last_launch_wins_all_the_same() -> None:
    s = sunny(ALPHA, sun=TRACK - 1, voyages=(1, 0, 0, 0))
    play(s, LAUNCH)
    assert outcome(s) == ([0], "7.1")
    s = position(ALPHA, expansions="theories sun", voyages=(1, 0, 0, 0), sun=TRACK - 1, theory="star", discovery="ship")
    play(s, LAUNCH)
    assert outcome(s) == ([], "12.9")


def test_12_11_two_meteors_bring_a_voyage() -> None:
    s = sunny(meteors=3)
    assert legal(s, "meteors") == ["meteors alpha", "meteors beta", "meteors gamma", "meteors delta"]
    play(s, "meteors beta")
    assert (voyages(s), s.meteors) == ([3, 1, 2, 2], 1)
    assert refused(s, "meteors beta") == "12.11"
    s = sunny(meteors=2, voyages=(1, 0, 0, 0))
    play(s, "meteors alpha")
    assert outcome(s) == ([0], "7.1")


def test_12_12_meteors_are_no_action() -> None:
    s = sunny(meteors=2)
    play(s, "meteors beta")
    assert (s.turns, stage(s), s.sun) == (0, "act", 10)


def test_12_13_meteors_are_shared() -> None:
    s = sunny(seats=2, meteors=2, voyages=(2, 2, 1, 2), piles=((1, 0, 1, 0), (0, 0, 0, 0)))
    assert refused(s, "meteors beta") == "8.4"
    assert legal(s, "meteors") == [
        "meteors alpha",
        "meteors gamma",
        "meteors alpha partner",
        "meteors beta partner",
        "meteors gamma partner",
        "meteors delta partner",
    ]
    play(s, "meteors beta partner")
    assert (pile(s, 1), GAME.waiting(s)) == ([0, 1, 0, 0], [0])
    assert refused(sunny(meteors=2), "meteors beta partner") == "12.13"


def test_12_14_driving_the_sun_back_is_the_action_of_the_turn() -> None:
    s = sunny(seats=2)
    play(s, "coordinate alpha ship")
    play(s, "retreat 2")
    assert GAME.waiting(s) == [1]


def test_7_2_a_pair_of_meteors_comes_before_defeat() -> None:
    s = position(
        "ship . . . . beta . .",
        expansions="sun",
        sun=10,
        meteors=2,
        voyages=(1, 0, 0, 0),
        outpost="alpha-ship/ship",
        discards={"alpha": "nebula nebula planet planet"},
    )
    play(s, "coordinate alpha alpha-ship")
    play(s, "stop", [1])
    assert legal(s) == ["meteors alpha"]
    play(s, "meteors alpha")
    assert outcome(s) == ([0], "7.1")


def test_a_whole_match_can_be_played_by_text() -> None:
    match: Match = new_match(GAME, 2, "text", {"theories": "yes", "mirrors": "yes"})
    luck = Quick(1)
    while not match.over:
        seat = match.waiting[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[luck.pick(len(moves), "")])
    assert match.outcome is not None
