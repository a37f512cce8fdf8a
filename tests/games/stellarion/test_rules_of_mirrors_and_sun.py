"""Rules 11 and 12, Mirrors and the Glauque Sun: one position, one move, one consequence."""

from belle_etoile.core import Match, Quick, new_match
from belle_etoile.games.stellarion import GAME
from belle_etoile.games.stellarion.state import State, heap_kinds
from belle_etoile.games.stellarion.view import view

from .positions import (
    ALPHA,
    EDITION,
    HOLES,
    LAUNCH,
    NINE,
    RING,
    SOLO,
    discard,
    facts,
    kinds_told,
    legal,
    new_game,
    outcome,
    pile,
    play,
    position,
    refused,
    stage,
    voyages,
)

# 11 Mirrors and orbits


MIRROR = "mirror mirror star planet alpha beta gamma delta"
TEN = "alpha beta gamma delta alpha beta gamma delta alpha beta"


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


def test_11_10_meteors_win_any_voyage_of_the_ring() -> None:
    s = position(expansions="sun", voyages=(3, 3, 2, 2), ring=TEN, meteors=2)
    assert legal(s, "meteors") == ["meteors alpha", "meteors beta", "meteors gamma", "meteors delta"]
    play(s, "meteors gamma")
    assert view(s, 0)["ring"] == [0, 1, 3, 0, 1, 2, 3, 0, 1]
    s = position(expansions="sun", voyages=(3, 3, 2, 2), ring=TEN, meteors=2, reading=1)
    assert legal(s, "meteors") == ["meteors alpha"]
    assert refused(s, "meteors gamma") == "11.10"


def test_11_12_a_crossing_takes_three_of_ones_choice() -> None:
    s = position(
        HOLES,
        expansions="black-holes",
        voyages=(4, 4, 3, 3),
        ring="alpha beta beta delta alpha gamma gamma delta alpha beta gamma delta alpha beta",
    )
    play(s, "cross alpha beta gamma delta")
    assert legal(s) == ["take alpha", "take beta", "take gamma", "take delta"]
    for galaxy in ("gamma", "delta", "gamma"):
        play(s, f"take {galaxy}")
    assert pile(s) == [0, 0, 2, 1]
    assert view(s, 0)["ring"] == [0, 1, 1, 0, 3, 0, 1, 2, 3, 0, 1]  # the others keep their order
    assert stage(s) == "act"


def test_11_12_with_two_it_takes_what_some_pile_can_hold() -> None:
    s = position(
        HOLES,
        expansions="black-holes",
        seats=2,
        voyages=(1, 1, 0, 2),
        piles=((3, 3, 0, 0), (0, 1, 3, 0)),
        ring="delta alpha delta beta",
    )
    play(s, "cross alpha beta gamma delta")
    assert legal(s) == ["take alpha", "take beta", "give beta"]
    assert refused(s, "take delta") == "8.4"
    play(s, "take alpha")
    play(s, "give beta")
    assert view(s, 0)["ring"] == [3, 3]
    assert stage(s) == "act"


# As 0.1 read 11.12: matches begun then go on so.


def test_11_12_as_it_was_read_at_first_a_crossing_takes_the_top_three() -> None:
    s = position(
        HOLES,
        expansions="black-holes",
        voyages=(4, 4, 3, 3),
        ring="alpha beta beta delta alpha gamma gamma delta alpha beta gamma delta alpha beta",
        reading=1,
    )
    play(s, "cross alpha beta gamma delta")
    assert legal(s) == ["take alpha"]
    assert refused(s, "take beta") == "11.12"
    for galaxy in ("alpha", "beta", "beta"):
        play(s, f"take {galaxy}")
    assert pile(s) == [1, 2, 0, 0]
    assert view(s, 0)["ring"][0] == 3


def test_11_12_as_it_was_read_at_first_what_no_pile_can_hold_stays() -> None:
    s = position(
        HOLES,
        expansions="black-holes",
        seats=2,
        voyages=(1, 1, 0, 2),
        piles=((3, 3, 0, 0), (0, 1, 3, 0)),
        ring="delta alpha delta beta",
        reading=1,
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
