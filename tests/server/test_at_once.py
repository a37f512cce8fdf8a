"""Where all choose at once, those who are away pass when the time is over, and nobody is kept waiting longer."""

import time

from belle_etoile.core import parse_log

from .people import Person, seat_two

SECOND = 1 / 3600
GAME = "look-at-the-stars"


def test_who_is_away_passes_at_the_deadline(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise, game=GAME, pace={"kind": "correspondence", "hours": 8 * SECOND})
    ada.move(match, 0, ada.now(match, 0)["legal"][0]["move"], 0)  # drawn, not confirmed: the draft is kept
    with ada.live(match, 0) as screen:
        told = screen.until(3)
        while told["view"]["turned"] == 1:
            told = screen.next("update", 30)
    assert told["view"]["skies"][0]["lines"] != told["view"]["skies"][1]["lines"]
    ada.post(f"/matches/{match}/agree", {"seat": 0, "agree": True})
    blaise.post(f"/matches/{match}/agree", {"seat": 1, "agree": True})
    played = [
        (record.seat, record.move) for record in parse_log(ada.http.get(f"/matches/{match}/log").text, match).records
    ]
    assert {(0, "confirm"), (1, "skip")} <= set(played[2:])


def test_a_draft_gives_nobody_more_time(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise, game=GAME, pace={"kind": "correspondence", "hours": 24})

    def deadline() -> str:
        told: str = ada.get(f"/matches/{match}")["deadline"]
        return told

    first = deadline()
    time.sleep(0.05)
    ada.move(match, 0, ada.now(match, 0)["legal"][0]["move"], 0)
    assert deadline() == first
    ada.move(match, 0, "back", 1)
    assert deadline() == first
    ada.move(match, 0, "skip", 2)
    assert deadline() == first
    blaise.move(match, 1, "skip", 3)
    assert deadline() > first  # the next card
