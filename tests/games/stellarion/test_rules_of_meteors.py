"""Rule 12.11: two meteors bring a voyage at any time of one's turn, also inside an action and before the sun moves."""

import pytest

from belle_etoile.core import Quick
from belle_etoile.games.stellarion import GAME
from belle_etoile.games.stellarion.state import State, check
from belle_etoile.games.stellarion.view import view

from .positions import (
    ALPHA,
    EDITION,
    HOLES,
    LAUNCH,
    NINE,
    SOLO,
    facts,
    kinds_told,
    legal,
    new_game,
    outcome,
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

TRACK = EDITION.track
PLANETS = "ship nebula star planet alpha alpha gamma delta"  # two cards of alpha to post
ANY = ["meteors alpha", "meteors beta", "meteors gamma", "meteors delta"]


def sunny(cards: str = SOLO, **changes: object) -> State:
    told = {"expansions": "sun", "voyages": NINE, "sun": 10, "meteors": 2, **changes}
    return position(cards, **told)  # type: ignore[arg-type]


# Inside an action


@pytest.mark.parametrize(
    ("cards", "pair", "use"),
    [
        (SOLO, "alpha ship", "seek star beta-star"),
        (SOLO, "beta nebula", "recover star alpha-star"),
        (SOLO, "gamma star", "scan ship"),
        (PLANETS, "delta planet", "post alpha"),
    ],
)
def test_12_11_before_and_between_the_uses_of_every_power(cards: str, pair: str, use: str) -> None:
    s = sunny(cards, meteors=4, discards={"star": "alpha alpha"})
    play(s, f"coordinate {pair}")
    before = view(s, 0)["power"]
    assert legal(s, "meteors") == ANY
    play(s, "meteors beta")
    assert view(s, 0)["power"] == before  # the power goes on as it was
    assert (voyages(s), s.meteors, s.turns, s.sun) == ([3, 1, 2, 2], 2, 0, 10)
    play(s, use)
    assert legal(s, "meteors") == ANY
    play(s, "meteors gamma")
    assert (voyages(s), s.meteors, s.turns, s.sun) == ([3, 1, 1, 2], 0, 0, 12)


def test_12_11_over_the_two_cards_of_a_scan() -> None:
    s = sunny()
    play(s, "coordinate gamma star")
    play(s, "scan ship")
    revealed = view(s, 0)["revealed"]
    play(s, "meteors delta")
    assert (stage(s), view(s, 0)["revealed"]) == ("pick", revealed)
    play(s, legal(s, "raise")[0])
    assert stage(s) == "power"


def test_12_11_a_win_over_the_two_cards_of_a_scan_lays_them_back() -> None:
    s = sunny(voyages=(0, 0, 0, 1))
    play(s, "coordinate gamma star")
    before = size(s, "ship")
    play(s, "scan ship")
    play(s, "meteors delta")
    assert outcome(s) == ([0], "7.1")
    assert (size(s, "ship"), len(top(s, "ship")), shown(s, "ship")) == (before, 2, ".")


def test_12_11_between_the_voyages_of_a_crossing() -> None:
    s = position(HOLES, expansions="black-holes sun", voyages=(1, 1, 1, 0), sun=10, meteors=2)
    play(s, "cross alpha beta gamma delta")
    play(s, "take alpha")
    play(s, "meteors beta")
    assert (stage(s), legal(s)) == ("cross", ["take gamma"])
    play(s, "take gamma")
    assert outcome(s) == ([0], "7.1")


def test_12_11_a_crossing_that_has_nothing_more_to_bring_ends() -> None:
    s = position(
        HOLES,
        expansions="black-holes theories sun",
        voyages=(1, 1, 0, 0),
        sun=10,
        meteors=2,
        theory="ship",
        discovery="star",
    )
    play(s, "cross alpha beta gamma delta")
    play(s, "take alpha")
    play(s, "meteors beta")
    assert (s.turns, voyages(s)) == (1, [0, 0, 0, 0])  # 10.13: a theory is still to be proven


def test_12_11_with_two_for_either_pile() -> None:
    s = sunny(seats=2, voyages=(2, 2, 1, 2), piles=((1, 0, 1, 0), (0, 0, 0, 0)))
    play(s, "coordinate alpha ship")
    assert refused(s, "meteors beta") == "8.4"
    play(s, "meteors beta partner")
    assert (pile(s, 1), stage(s), GAME.waiting(s)) == ([0, 1, 0, 0], "power", [0])


def test_12_11_only_a_pair() -> None:
    s = sunny(meteors=1)
    play(s, "coordinate alpha ship")
    assert legal(s, "meteors") == []
    assert refused(s, "meteors alpha") == "12.11"


# Before the sun moves


def test_12_11_the_last_pair_wins_before_a_launch_moves_the_sun() -> None:
    s = sunny(ALPHA, sun=TRACK - 4, voyages=(1, 1, 0, 0))
    events = play(s, LAUNCH)
    assert facts(events)[-1] == f"12.11 sun-waits at={TRACK - 4} track={TRACK}"
    assert (stage(s), s.sun, legal(s)) == ("rescue", TRACK - 4, ["meteors beta"])
    assert refused(s, "coordinate beta nebula") == "12.11"
    assert GAME.default_move(s, 0) == GAME.parse("meteors beta")
    play(s, "meteors beta")
    assert outcome(s) == ([0], "7.1")


def test_12_11_two_pairs_win_two_voyages() -> None:
    s = sunny(ALPHA, sun=TRACK - 1, voyages=(1, 1, 0, 1), meteors=4)
    play(s, LAUNCH)
    play(s, "meteors delta")
    assert stage(s) == "rescue"
    play(s, "meteors beta")
    assert outcome(s) == ([0], "7.1")


@pytest.mark.parametrize("use", ["seek star alpha-star", "seek beta beta-ship"])
def test_12_11_the_last_pair_wins_before_a_power_moves_the_sun(use: str) -> None:
    s = sunny(sun=TRACK - 1, voyages=(0, 1, 0, 0))
    play(s, "coordinate alpha ship")
    play(s, use)
    assert (stage(s), s.sun) == ("rescue", TRACK - 1)
    play(s, "meteors beta")
    assert outcome(s) == ([0], "7.1")


def test_12_11_and_before_thrusters_do() -> None:
    s = position(expansions="theories sun", voyages=(0, 1, 0, 0), sun=TRACK - 1, meteors=2, discovery="ship")
    play(s, "coordinate alpha ship under ship")
    assert stage(s) == "rescue"
    play(s, "meteors beta")
    assert outcome(s) == ([0], "10.13")


def test_12_11_where_meteors_cannot_win_the_sun_does_not_wait() -> None:
    for s in (
        sunny(ALPHA, sun=TRACK - 4, voyages=(1, 2, 0, 0)),  # a voyage too many
        sunny(ALPHA, sun=TRACK - 4, voyages=(1, 1, 0, 0), meteors=1),
        sunny(ALPHA, sun=TRACK - 4, voyages=(1, 1, 0, 0), reading=1),
        position(
            ALPHA, expansions="theories sun", voyages=(1, 1, 0, 0), sun=TRACK - 4, meteors=2, theory="star",
            discovery="ship",
        ),
    ):  # fmt: skip
        assert kinds_told(play(s, LAUNCH))[-2:] == ["sun-advances", "loses-burnt"]
        assert outcome(s) == ([], "12.9")


def test_12_11_it_moves_on_where_no_pile_can_hold_the_last_voyage() -> None:
    s = sunny(ALPHA, seats=2, sun=TRACK - 1, voyages=(1, 0, 1, 1), piles=((1, 1, 0, 0), (4, 0, 0, 0)), meteors=4)
    play(s, LAUNCH)
    play(s, "meteors gamma partner")
    assert outcome(s) == ([], "12.9")
    assert s.sun == TRACK


def test_12_12_meteors_inside_an_action_do_not_move_the_sun() -> None:
    s = sunny()
    play(s, "coordinate alpha ship")
    play(s, "meteors beta")
    assert (s.sun, s.turns) == (10, 0)
    play(s, "retreat 7")  # 12.6: nothing of the effect was enjoyed
    assert s.sun == 3


# As 0.1 read it


def test_12_11_as_it_was_read_at_first_meteors_are_spent_before_the_action() -> None:
    s = sunny(reading=1)
    assert legal(s, "meteors") == ANY
    play(s, "coordinate gamma star")
    assert (legal(s, "meteors"), refused(s, "meteors beta")) == ([], "5.1")
    play(s, "scan ship")
    assert (legal(s, "meteors"), refused(s, "meteors beta")) == ([], "5.8.2")


def test_12_11_new_matches_have_the_new_reading_and_views_tell_it() -> None:
    assert GAME.checked_options({})["reading"] == "2"
    assert GAME.stored_options({})["reading"] == "1"
    for reading in ("1", "2"):
        s = new_game(sun="yes", reading=reading)
        seen = view(s, 0)
        assert seen.get("reading", 1) == int(reading) == s.reading
        assert GAME.determinize(seen, Quick(1)).text() == s.text() == GAME.read_state(s.text()).text()
        assert GAME.read_state(s.text()).reading == s.reading
        check(s)
