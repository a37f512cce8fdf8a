"""Drafts are secret until the card is done."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.core import EVERYONE, Event, Quick
from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.state import State
from belle_etoile.games.look_at_the_stars.view import view

from .positions import play, position, shown
from .test_moves import walked

OTHERS = (1, 2, EVERYONE)


def drafting(*steps: str) -> State:
    """Seat 0 of three has drafted these steps."""
    s = position("b5-c5", power="planet", card="n03", others=2)
    for step in steps:
        play(s, 0, step)
    return s


def test_a_draft_is_seen_by_its_owner() -> None:
    s = drafting("draw c5-d5 d5-e5", "earn b5 r0")
    draft = view(s, 0)["draft"]
    assert draft is not None
    assert draft["steps"] == ["draw c5-d5 d5-e5", "earn b5 r0"]
    assert draft["pending"] == 1
    assert draft["sky"]["points"] == 3
    assert view(s, 0)["skies"][0]["points"] == 0
    for viewer in OTHERS:
        assert view(s, viewer)["draft"] is None


@pytest.mark.parametrize(
    "steps",
    [
        ("draw c5-d5 d5-e5",),
        ("draw a4-b4 b4-c4",),
        ("draw c5-d5 d5-e5", "earn b5 r0"),
        ("draw c5-d5 d5-e5", "earn b5 r0", "planet h8"),
        ("draw c5-d5 d5-e5", "back"),
    ],
)
def test_twins_who_draft_look_the_same_to_others(steps: tuple[str, ...]) -> None:
    s, twin = drafting(*steps), drafting()
    for viewer in OTHERS:
        assert view(s, viewer) == view(twin, viewer)
    for seat in (1, 2):
        assert GAME.legal_moves(s, seat) == GAME.legal_moves(twin, seat)
        assert shown(s, seat) == shown(twin, seat)


@pytest.mark.parametrize("steps", [("draw c5-d5 d5-e5", "confirm"), ("draw a4-b4 b4-c4", "confirm"), ("skip",)])
def test_twins_who_have_confirmed_look_the_same_to_others(steps: tuple[str, ...]) -> None:
    s, twin = drafting(*steps), drafting("draw c5-d5 d5-e5", "earn b5 r0", "planet h8", "confirm")
    for viewer in OTHERS:
        assert view(s, viewer) == view(twin, viewer)
        assert view(s, viewer)["waiting"] == [1, 2]
    assert GAME.scores(s) == GAME.scores(twin)
    assert GAME.sheet(s, 0) == GAME.sheet(twin, 0)


def heard(events: list[Event], viewer: int) -> list[dict[str, object]]:
    return [event.plain() for event in events if event.heard_by(viewer)]


def test_nobody_hears_a_draft() -> None:
    s = drafting()
    for step in ("draw c5-d5 d5-e5", "earn b5 r0", "planet h8", "back"):
        events = play(s, 0, step)
        assert len(heard(events, 0)) == 1
        assert all(heard(events, viewer) == [] for viewer in OTHERS)


def test_to_pass_and_to_confirm_sound_alike() -> None:
    passed = play(drafting(), 0, "skip")
    confirmed = play(drafting("draw c5-d5 d5-e5"), 0, "confirm")
    for viewer in OTHERS:
        assert heard(passed, viewer) == heard(confirmed, viewer)


def test_the_last_to_confirm_shows_everything() -> None:
    s = drafting("draw c5-d5 d5-e5", "earn b5 r0", "planet h8", "confirm")
    play(s, 2, "skip")
    events = play(s, 1, "skip", turns="n28")
    told = [event for event in events if event.kind == "shows"]
    assert [event.seat for event in told] == [0, 1, 2]
    assert all(event.only == EVERYONE for event in told)
    assert told[0].values == {"lines": "c5-d5 d5-e5", "trail": "", "shapes": "b5-r0", "marks": "h8"}
    assert told[1].values == {"lines": "", "trail": "", "shapes": "", "marks": ""}
    assert view(s, EVERYONE)["skies"][0]["marks"] == ["h8"]
    assert view(s, EVERYONE)["card"] == "n28"


def test_a_view_tells_which_cards_were_seen_and_no_others() -> None:
    s = position(turned=5, card="n20")
    assert view(s, 0)["seen"] == ["n01", "n02", "n03", "n04", "n20"]


def test_groups_are_told_for_the_board() -> None:
    s = position("a4-b4 b4-c4 c4-d4", power="nova", marks="b4")
    groups = view(s, 0)["skies"][0]["groups"]
    assert groups[1] == {
        "size": 3,
        "constellation": True,
        "nova": True,
        "aura": False,
        "stars": ["a4", "b4", "c4", "d4"],
    }
    assert [group["size"] for group in groups] == [1, 3, 1]


@given(st.integers(0, 2**32 - 1), st.integers(0, 60), st.integers(1, 4))
def test_invented_twins_fit_the_view(seed: int, steps: int, seats: int) -> None:
    s = walked(seed, steps, seats)
    for viewer in (EVERYONE, *range(seats)):
        sent = json.loads(json.dumps(view(s, viewer)))
        twin = GAME.determinize(sent, Quick(seed))
        GAME.check(twin)
        assert GAME.view(twin, viewer) == sent
        if viewer >= 0 and viewer in GAME.waiting(s):
            moves = GAME.legal_moves(s, viewer)
            assert GAME.legal_moves(twin, viewer) == moves
            assert [GAME.promise(twin, viewer, m) for m in moves] == [GAME.promise(s, viewer, m) for m in moves]


def test_invented_drafts_differ() -> None:
    s = drafting("draw c5-d5 d5-e5", "confirm")
    twins = {GAME.determinize(GAME.view(s, 1), Quick(luck)).text() for luck in range(20)}
    assert len(twins) > 10
