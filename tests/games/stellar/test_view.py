"""What each seat and the spectator may know: views, twins, audiences."""

import json
from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.core import EVERYONE, Event, Quick
from belle_etoile.core.bits import members
from belle_etoile.games.stellar import GAME
from belle_etoile.games.stellar.state import Board, State, check
from belle_etoile.games.stellar.view import view

from ...walking import Start, Walk
from .positions import EDITION, board, card, cards, play, position, stage

START = Start(GAME, 2, ())


def numbered(names: str) -> list[int]:
    return sorted(card(name) for name in names.split())


def middle(hand: str = "saturn", opponents: str = "titan ida") -> State:
    """Seat 0 is to play, with bennu from the row and `hand`; seat 1 has io from the row and `opponents`."""
    return position(
        board({1: "mars", 2: "uranus!"}, notebook="moon", hand=hand, known="bennu"),
        board({1: "eros"}, notebook="orion-nebula", hand=opponents, known="io"),
        row="venus phobos . juno m87",
        stage="play",
    )


# Views


def test_a_seat_sees_its_own_hand() -> None:
    seen = view(middle(), 0)
    assert seen["hand"] == numbered("saturn bennu")
    assert view(middle(), 1)["hand"] == numbered("titan ida io")


def test_others_see_how_many_and_what_came_from_the_row() -> None:
    for viewer in (0, EVERYONE):
        theirs = view(middle(), viewer)["boards"][1]
        assert theirs["hand_size"] == 3
        assert theirs["known"] == numbered("io")


def test_the_spectator_sees_no_hand() -> None:
    seen = view(middle(), EVERYONE)
    assert seen["seat"] == EVERYONE
    assert seen["hand"] == []
    assert seen["starters"] == []
    assert seen["choice"] == -1


def test_row_telescopes_and_notebooks_are_open() -> None:
    for viewer in (0, 1, EVERYONE):
        seen = view(middle(), viewer)
        assert seen["row"] == [card("venus"), card("phobos"), -1, card("juno"), card("m87")]
        assert seen["boards"][0]["slots"][:3] == [card("mars"), card("uranus"), -1]
        assert seen["boards"][0]["notebook"] == numbered("moon")
        assert seen["deck"] == 60 - 4 - 5 - 5
        assert seen["discard"] == []


def test_a_card_face_down_is_marked_and_known_to_all() -> None:
    """4.3: its number decided step 3, so everyone saw it."""
    for viewer in (0, 1, EVERYONE):
        mine = view(middle(), viewer)["boards"][0]
        assert mine["down"] == [1]
        assert mine["slots"][1] == card("uranus")
        assert mine["points"] == sum(line["points"] for line in mine["sheet"])


def test_the_card_on_its_way_is_seen_by_all() -> None:
    s = position(board({1: "mars"}), stage="place", in_play="io")
    assert [view(s, viewer)["in_play"] for viewer in (0, 1, EVERYONE)] == [card("io")] * 3


def test_starters_are_seen_by_their_owner_until_both_have_chosen() -> None:
    s = position(board(starters="mars moon"), board(starters="eros orion-nebula"), stage="open", row="", turns=0)
    assert view(s, 0)["starters"] == numbered("mars moon")
    assert view(s, 1)["starters"] == numbered("eros orion-nebula")
    assert view(s, EVERYONE)["starters"] == []
    play(s, 0, "open mars")
    assert (view(s, 0)["choice"], view(s, 1)["choice"], view(s, EVERYONE)["choice"]) == (card("mars"), -1, -1)
    assert [view(s, viewer)["boards"][0]["chosen"] for viewer in (0, 1, EVERYONE)] == [True] * 3
    assert [view(s, viewer)["waiting"] for viewer in (0, 1, EVERYONE)] == [[1]] * 3


def test_the_last_choice_is_a_secret_until_both_have_made_it() -> None:
    s = position(board(hand="saturn titan"), board(hand="io ida"), stage="last", turns=22)
    play(s, 1, "last ida")
    assert (view(s, 0)["choice"], view(s, 1)["choice"], view(s, EVERYONE)["choice"]) == (-1, card("ida"), -1)
    assert view(s, 0)["boards"][1]["notebook"] == []
    play(s, 0, "last titan")
    assert view(s, 0)["boards"][1]["notebook"] == numbered("ida")
    assert view(s, 0)["boards"][1]["hand_size"] == 0


def test_rounds_are_counted_from_one_to_eleven() -> None:
    rounds = [view(position(turns=turns), 0)["round"] for turns in (0, 1, 2, 3, 20, 21)]
    assert rounds == [1, 1, 2, 2, 11, 11]
    assert view(position(stage="over", turns=22), 0)["round"] == 11


# Twins made by hand: nothing here is invented by `determinize`


def test_hands_look_the_same_to_the_opponent() -> None:
    a, b = middle("saturn", "titan ida"), middle("saturn", "ceres m31")
    assert view(a, 0) == view(b, 0)
    assert view(a, EVERYONE) == view(b, EVERYONE)
    assert view(a, 1) != view(b, 1)
    assert GAME.legal_moves(a, 0) == GAME.legal_moves(b, 0)


def test_both_hands_look_the_same_to_the_spectator() -> None:
    a, b = middle("saturn", "titan ida"), middle("ton-618", "ceres m31")
    assert view(a, EVERYONE) == view(b, EVERYONE)


def test_starters_and_choices_look_the_same_to_others() -> None:
    def opened(starters: str, chosen: str) -> State:
        return position(
            board(starters="mars moon"), board(starters=starters, chosen=chosen), stage="open", row="", turns=0
        )

    a = opened("eros orion-nebula", "eros")
    for b in (opened("eros orion-nebula", "orion-nebula"), opened("eros cygnus-x-1", "cygnus-x-1")):
        assert view(a, 0) == view(b, 0)
        assert view(a, EVERYONE) == view(b, EVERYONE)
        assert view(a, 1) != view(b, 1)
        assert GAME.legal_moves(a, 0) == GAME.legal_moves(b, 0)


def test_the_last_choice_looks_the_same_to_others() -> None:
    def chosen(name: str) -> State:
        return position(board(hand="saturn titan"), board(hand="io ida", chosen=name), stage="last", turns=22)

    a, b = chosen("io"), chosen("ida")
    assert view(a, 0) == view(b, 0)
    assert view(a, EVERYONE) == view(b, EVERYONE)


def test_what_is_left_over_at_the_end_stays_in_the_box() -> None:
    s = position(board(hand="saturn titan"), board(hand="io ida"), stage="last", turns=22)
    play(s, 0, "last titan")
    play(s, 1, "last ida")
    for viewer in (0, 1, EVERYONE):
        assert card("saturn") not in numbers_in(view(s, viewer))


def numbers_in(value: object) -> set[int]:
    """Every card that a view could mean: all whole numbers in lists of cards."""
    if isinstance(value, dict):
        named = ("slots", "notebook", "known", "row", "discard", "hand", "starters")
        return set().union(*[set(value[key]) for key in named if key in value], *map(numbers_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(numbers_in, value))
    return set()


@given(st.integers(0, 2**32 - 1))
def test_what_is_known_of_a_hand_is_what_was_taken_and_not_yet_played(seed: int) -> None:
    luck = Quick(seed)
    s = GAME.setup(2, {"first": "random"}, luck)
    assert isinstance(s, State)
    taken: set[int] = set()
    while GAME.waiting(s):
        seat = GAME.waiting(s)[0]
        moves = GAME.legal_moves(s, seat)
        text = GAME.format(moves[luck.pick(len(moves), "")])
        if text.startswith("take "):
            taken.add(s.row[int(text[5:]) - 1])
        GAME.apply(s, seat, GAME.parse(text), luck)
        for b, seen in zip(s.boards, view(s, EVERYONE)["boards"], strict=True):
            assert seen["known"] == [each for each in members(b.hand) if each in taken]


@given(st.integers(0, 2**32 - 1), st.integers(0, 54))
def test_no_view_holds_a_card_that_is_hidden_from_it(seed: int, quick: int) -> None:
    s = Walk(START, seed, quick, ()).last().state
    assert isinstance(s, State)
    for viewer in (0, 1, EVERYONE):
        hidden = set(members(s.deck))
        for seat, b in enumerate(s.boards):
            if seat != viewer:
                hidden |= set(members(b.starters | b.hand & ~b.known))
        seen = view(s, viewer)
        assert not hidden & numbers_in(seen)
        assert (seen["choice"] in (-1, s.boards[viewer].chosen)) if viewer >= 0 else seen["choice"] == -1


# Twins invented from a view


@given(st.integers(0, 2**32 - 1), st.integers(0, 54))
def test_every_hidden_card_can_be_anywhere(seed: int, quick: int) -> None:
    """Twins differ from one another wherever something is hidden: the view does not give it away."""
    match = Walk(START, seed, quick, ()).last()
    s = match.state
    for viewer in (0, 1, EVERYONE):
        twins = [GAME.determinize(view_of(s, viewer), Quick(luck)) for luck in range(12)]
        for twin in twins:
            GAME.check(twin)
            assert GAME.view(twin, viewer) == match.view(viewer)
        if "stage over" not in s.text() and hides_something(s, viewer):
            assert len({twin.text() for twin in twins}) > 1


def view_of(s: object, viewer: int) -> dict[str, object]:
    assert isinstance(s, State)
    return dict(view(s, viewer))


def hides_something(s: object, viewer: int) -> bool:
    assert isinstance(s, State)
    hands = [b.hand & ~b.known | b.starters for seat, b in enumerate(s.boards) if seat != viewer]
    return any(hands)


def test_twins_reach_every_card_out_of_sight() -> None:
    s = middle()
    out_of_sight = s.deck | cards("titan ida")
    dealt: set[int] = set()
    for luck in range(300):
        twin = GAME.determinize(view_of(s, 0), Quick(luck))
        assert isinstance(twin, State)
        dealt |= set(members(twin.boards[1].hand & ~twin.boards[1].known))
    assert dealt == set(members(out_of_sight))


def test_twins_keep_what_everyone_has_seen() -> None:
    s = middle()
    for luck in range(20):
        twin = GAME.determinize(view_of(s, EVERYONE), Quick(luck))
        assert isinstance(twin, State)
        assert card("io") in members(twin.boards[1].hand)
        assert card("bennu") in members(twin.boards[0].hand)


@pytest.mark.parametrize("viewer", [0, 1, EVERYONE])
def test_a_view_survives_the_wire(viewer: int) -> None:
    """A bot in another process gets the view as JSON."""
    for quick in (0, 1, 2, 3, 20, 33, 50, 52, 54):
        s = Walk(START, 6, quick, ()).last().state
        sent = json.loads(json.dumps(view_of(s, viewer)))
        twin = GAME.determinize(sent, Quick(1))
        assert isinstance(twin, State)
        check(twin)
        assert view_of(twin, viewer) == sent


# Events

SECRET = {"dealt"}
OPEN = {
    "chose",
    "opens",
    "notes-starter",
    "refills",
    "wipes",
    "keeps",
    "takes",
    "follows",
    "draws",
    "places",
    "hides",
    "notes",
    "round",
    "reshuffles",
    "ends",
}


def events_of_many_games() -> dict[str, list[Event]]:
    found: dict[str, list[Event]] = defaultdict(list)
    for seed in range(25):
        luck = Quick(seed)
        s = GAME.setup(2, {"first": "random"}, luck)
        while GAME.waiting(s):
            for seat in GAME.waiting(s)[:1]:
                moves = GAME.legal_moves(s, seat)
                events: list[Event] = []
                wiped = GAME.parse("wipe") in moves and seed % 2 == 0
                GAME.apply(s, seat, moves[0 if wiped else luck.pick(len(moves), "")], luck, events)
                for event in events:
                    found[event.kind].append(event)
    return found


def test_every_kind_of_event_has_its_audience() -> None:
    found = events_of_many_games()
    assert set(found) == SECRET | OPEN
    for kind in OPEN:
        assert {event.only for event in found[kind]} == {EVERYONE}, kind
    for kind in SECRET:
        assert all(event.only == event.seat != EVERYONE for event in found[kind]), kind


def test_a_choice_made_in_secret_is_told_without_its_card() -> None:
    assert all(event.values == {} for event in events_of_many_games()["chose"])


def test_what_was_dealt_is_heard_by_its_owner_only() -> None:
    s = position(board(starters="mars moon"), board(starters="eros orion-nebula"), stage="open", row="", turns=0)
    play(s, 0, "open mars")
    events = play(s, 1, "open eros", "saturn titan pallas juno venus phobos bennu lagoon-nebula m87")
    for viewer, dealt in ((0, ["saturn", "titan"]), (1, ["pallas", "juno"]), (EVERYONE, [])):
        heard = [event for event in events if event.heard_by(viewer)]
        assert [event.values["card"] for event in heard if event.kind == "dealt"] == dealt
    assert stage(s) == "take"


def test_a_hand_never_leaves_by_an_event_of_another() -> None:
    """Events that everyone hears name no card that is in a hand and did not come from the row."""
    for seed in range(6):
        luck = Quick(seed)
        s = GAME.setup(2, {"first": "1"}, luck)
        assert isinstance(s, State)
        while GAME.waiting(s):
            seat = GAME.waiting(s)[0]
            moves = GAME.legal_moves(s, seat)
            events: list[Event] = []
            GAME.apply(s, seat, moves[luck.pick(len(moves), "")], luck, events)
            told = {str(event.values["card"]) for event in events if event.only == EVERYONE and "card" in event.values}
            assert not told & {EDITION.names[each] for b in s.boards for each in members(hidden_hand(b))}


def hidden_hand(b: Board) -> int:
    return b.hand & ~b.known
