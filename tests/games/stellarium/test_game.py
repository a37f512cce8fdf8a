"""The front door: options, text moves, view, outcome."""

import json

import pytest

from belle_etoile.core import BadNotation, BadSetup, IllegalMove, NotYourTurn
from belle_etoile.core.chance import Quick
from belle_etoile.core.events import EVERYONE, Event
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.stellarium import GAME, REFEREE, many_lines, one_line
from belle_etoile.games.stellarium.state import State

OPTIONS = GAME.checked_options({"turns": "5"})


def opened(seats: int = 3) -> State:
    s = GAME.setup(seats, OPTIONS, Quick(1))
    assert isinstance(s, State)
    return s


def founded() -> State:
    s = opened()
    GAME.play_text(s, REFEREE, "resolve", Quick(2), None)
    return s


def test_setup_waits_for_entries_and_resolve_founds() -> None:
    s = opened()
    assert GAME.waiting(s) == [0, 1, 2]
    assert GAME.view(s, 0)["stage"] == "founding"
    events: list[Event] = []
    text = one_line('name = "Altaïr|x"\nnames = ["Orion"]\n')
    assert "\n" not in text
    GAME.play_text(s, 0, f"found {text}", Quick(1), events)
    GAME.play_text(s, REFEREE, "resolve", Quick(1), events)
    assert s.families[0].name == "Altaïr|x"
    assert s.people[0].name == "Orion"
    assert GAME.view(s, EVERYONE)["stage"] == "orders"
    GAME.check(s)


def test_orders_are_stored_in_secret_and_resolved() -> None:
    s = founded()
    events: list[Event] = []
    document = "".join([f'[people.1-{n}]\nplace = "Stellarium"\n' for n in range(1, 7)]) + 'plcae = "x"\n'
    GAME.play_text(s, 0, f"orders {one_line(document)}", Quick(1), events)
    assert [(event.only, event.kind) for event in events] == [(0, "mistake-unknown-key"), (0, "received")]
    assert events[-1].values["status"] in ("OPR", "OR")
    assert GAME.view(s, 1) == GAME.view(s, 1)
    seen = GAME.view(s, 0)["own"]
    assert isinstance(seen, dict)
    assert "people.1-1" in str(seen["orders"])
    GAME.play_text(s, REFEREE, "resolve", Quick(1), events)
    assert s.turn == 1
    assert not s.orders[0].sent


def test_refusals() -> None:
    s = opened()
    for seat, text, error in (
        (0, "dance", BadNotation),
        (0, "resolve now", BadNotation),
        (0, "resolve", NotYourTurn),
        (7, "found x", NotYourTurn),
        (0, "orders x", IllegalMove),
    ):
        with pytest.raises(error):
            GAME.play_text(s, seat, text, Quick(1), None)
    with pytest.raises(BadSetup):
        GAME.checked_seats(2)


def test_a_whole_game_of_silence_is_lost_by_all() -> None:
    s = founded()
    assert GAME.outcome(s) is None
    GAME.play_text(s, REFEREE, "resolve", Quick(1), None)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome["winners"], outcome["rule"]) == ([], "30.2")
    assert GAME.waiting(s) == []
    assert GAME.view(s, EVERYONE)["stage"] == "silent"


def test_a_game_to_the_last_turn() -> None:
    s = founded()
    for turn in range(5):
        for seat in range(3):
            GAME.play_text(s, seat, 'orders ransom = "pay"', Quick(1), None)
        GAME.play_text(s, REFEREE, "resolve", Quick(turn), None)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome["rule"] == "30.3"
    best = max(GAME.scores(s))
    assert outcome["winners"] == [seat for seat in range(3) if GAME.scores(s)[seat] == best]
    for seat in range(3):
        assert sum(line["points"] for line in GAME.sheet(s, seat)) == GAME.scores(s)[seat]


@pytest.mark.parametrize("document", ["", "a\nb", "\\n", "\\", "a\\\\n|b\\p", "é | x\n\n"])
def test_documents_fit_on_one_line(document: str) -> None:
    text = one_line(document)
    assert "\n" not in text
    assert "|" not in text
    assert many_lines(text) == document


def test_views_and_editions_are_plain() -> None:
    s = founded()
    for seat in (EVERYONE, 0, 1, 2):
        seen = GAME.view(s, seat)
        assert json.loads(json.dumps(seen)) == seen
    assert GAME.components() == json.loads(json.dumps(GAME.components()))
    again = GAME.with_edition(packaged_text("games/stellarium", "edition.toml"), "again.toml")
    assert (again.edition_id, again.edition_digest) == (GAME.edition_id, GAME.edition_digest)
