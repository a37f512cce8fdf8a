"""Rules 9 and 10, Black Holes and Theories: one position, one move, one consequence."""

from belle_etoile.games.stellarion import GAME
from belle_etoile.games.stellarion.components import CARDS, DECKS, TYPES
from belle_etoile.games.stellarion.state import State, heap_kinds
from belle_etoile.games.stellarion.view import view

from .positions import (
    ALPHA,
    HOLES,
    LAUNCH,
    NINE,
    bottom,
    discard,
    facts,
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
    top,
    voyages,
)

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
