"""Partners propose moves to each other; nothing is played, nothing is kept, and no secret leaves."""

from typing import Any

import pytest

from belle_etoile.games.stellarion.components import GALAXIES as DECKS

from .people import Person, seat_two


@pytest.fixture
def together(ada: Person, blaise: Person) -> str:
    return seat_two(ada, blaise, game="stellarion")


def test_a_proposal_reaches_the_partner_and_changes_nothing(ada: Person, blaise: Person, together: str) -> None:
    screen = ada.live(together, 0)
    screen.until(0)
    offered = blaise.get(f"/matches/{together}/choices", params={"seat": 1})
    assert offered == ada.now(together, 0)["legal"]
    blaise.post(f"/matches/{together}/propose", {"seat": 1, "move": offered[0]["move"], "seen": 0})
    told: dict[str, Any] = screen.next("proposal")
    assert told == {"type": "proposal", "by": 1, "version": 0, "choice": offered[0]}
    assert ada.get(f"/matches/{together}")["version"] == 0
    assert ada.move(together, 0, told["choice"]["move"], 0).is_success


def test_what_the_partner_may_not_do_cannot_be_proposed(ada: Person, blaise: Person, together: str) -> None:
    def refused(**change: Any) -> dict[str, Any]:
        body = {"seat": 1, "move": "coordinate alpha beta", "seen": 0, **change}
        return blaise.problem("POST", f"/matches/{together}/propose", body)

    legal = [choice["move"] for choice in ada.now(together, 0)["legal"]]
    every = [f"coordinate {one} {other}" for one in DECKS for other in (*DECKS, "ship") if one != other]
    wrong = next(move for move in every if move not in legal)
    assert (refused(move=wrong)["kind"], refused(move=wrong)["rule"]) == ("illegal", "5.1")
    assert refused(move="fly away")["kind"] == "unreadable"
    assert refused(move=legal[0], seen=7)["kind"] == "stale"
    assert refused(seat=0)["kind"] == "wrong-seat"  # not his seat
    assert ada.problem("POST", f"/matches/{together}/propose", {"seat": 0, "move": legal[0], "seen": 0})["kind"] == (
        "wrong-seat"
    )  # her own turn


def test_where_hands_are_secret_nothing_is_offered(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    waiting = ada.get(f"/matches/{match}")["waiting"]
    for seat, person in enumerate((ada, blaise)):
        assert person.problem("GET", f"/matches/{match}/choices?seat={seat}")["kind"] == "wrong-seat"
        assert person.problem("POST", f"/matches/{match}/propose", {"seat": seat, "move": "take 1", "seen": 0})[
            "kind"
        ] == ("wrong-seat")
    assert waiting == ada.get(f"/matches/{match}")["waiting"]


def test_a_stranger_hears_no_choices(ada: Person, blaise: Person, together: str) -> None:
    stranger = Person(ada.url, "Eve")
    assert stranger.problem("GET", f"/matches/{together}/choices?seat=1")["kind"] == "wrong-seat"
