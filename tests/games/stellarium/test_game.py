"""The public methods of the game: options, documents, view, outcome."""

import json

import pytest

from belle_etoile.core import BadSetup, IllegalMove, NotYourTurn
from belle_etoile.core.chance import Quick
from belle_etoile.core.events import EVERYONE, Event
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.stellarium import GAME
from belle_etoile.games.stellarium.state import State

OPTIONS = GAME.checked_options({"turns": "5"})


def opened(seats: int = 3) -> State:
    s = GAME.setup(seats, OPTIONS, Quick(1))
    assert isinstance(s, State)
    return s


def founded() -> State:
    s = opened()
    GAME.resolve(s, Quick(2), None)
    return s


def test_setup_waits_for_entries_and_resolve_founds() -> None:
    s = opened()
    assert GAME.waiting(s) == [0, 1, 2]
    assert GAME.view(s, 0)["stage"] == "founding"
    events: list[Event] = []
    GAME.found(s, 0, 'name = "Altaïr|x"\nnames = ["Orion"]\n', events)
    GAME.resolve(s, Quick(1), events)
    assert s.families[0].name == "Altaïr|x"
    assert s.people[0].name == "Orion"
    assert GAME.view(s, EVERYONE)["stage"] == "orders"
    GAME.check(s)


def test_orders_are_stored_in_secret_and_resolved() -> None:
    s = founded()
    events: list[Event] = []
    document = "".join([f'[people.1-{n}]\nplace = "Stellarium"\n' for n in range(1, 7)]) + 'plcae = "x"\n'
    GAME.order(s, 0, document, events)
    assert [(event.only, event.kind) for event in events] == [(0, "mistake-unknown-key"), (0, "received")]
    assert events[-1].values["status"] in ("OPR", "OR")
    assert GAME.view(s, 1) == GAME.view(s, 1)
    seen = GAME.view(s, 0)["own"]
    assert isinstance(seen, dict)
    assert "people.1-1" in str(seen["orders"])
    GAME.resolve(s, Quick(1), events)
    assert s.turn == 1
    assert not s.orders[0].sent


def test_refusals() -> None:
    s = opened()
    before = s.text()
    with pytest.raises(NotYourTurn):
        GAME.found(s, 7, "x", None)
    with pytest.raises(IllegalMove, match=r"31\.1"):
        GAME.order(s, 0, "x", None)
    assert s.text() == before
    with pytest.raises(IllegalMove, match=r"31\.1"):
        GAME.found(founded(), 0, "x", None)
    with pytest.raises(BadSetup):
        GAME.checked_seats(2)


def test_a_whole_game_of_silence_is_lost_by_all() -> None:
    s = founded()
    assert GAME.outcome(s) is None
    GAME.resolve(s, Quick(1), None)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome["winners"], outcome["rule"]) == ([], "30.2")
    assert GAME.waiting(s) == []
    assert GAME.view(s, EVERYONE)["stage"] == "silent"


def test_a_game_to_the_last_turn() -> None:
    s = founded()
    for turn in range(5):
        for seat in range(3):
            GAME.order(s, seat, 'ransom = "pay"', None)
        GAME.resolve(s, Quick(turn), None)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome["rule"] == "30.3"
    best = max(GAME.scores(s))
    assert outcome["winners"] == [seat for seat in range(3) if GAME.scores(s)[seat] == best]
    for seat in range(3):
        assert sum(line["points"] for line in GAME.sheet(s, seat)) == GAME.scores(s)[seat]


def test_views_and_editions_are_plain() -> None:
    s = founded()
    for seat in (EVERYONE, 0, 1, 2):
        seen = GAME.view(s, seat)
        assert json.loads(json.dumps(seen)) == seen
    assert GAME.components() == json.loads(json.dumps(GAME.components()))
    again = GAME.with_edition(packaged_text("games/stellarium", "edition.toml"), "again.toml")
    assert (again.edition_id, again.edition_digest) == (GAME.edition_id, GAME.edition_digest)
