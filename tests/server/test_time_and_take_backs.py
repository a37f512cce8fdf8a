"""Taking back gives what was left before, never more; an outage is nobody's fault."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from belle_etoile.core import EVERYONE
from belle_etoile.store import Person as Row
from belle_etoile.store import clock, devices, open_database, recoveries
from belle_etoile.store import people as persons

from .people import Inside, Person, inside, seat_two, until
from .test_clock import YEAR, alive, changed, shift
from .test_live_clock import one_by_one

SLOWLY = {"kind": "correspondence", "hours": 24}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path, fair_wait=0.0) as server:
        yield server


def undo(person: Person, match: str, seat: int) -> Any:
    version = person.get(f"/matches/{match}")["version"]
    return person.post(f"/matches/{match}/undo", {"seat": seat, "seen": version, "key": f"undo {version}"})["update"]


def play(match: str, people: tuple[Person, Person]) -> tuple[int, bool]:
    """The first legal move of the seat that is waited for: who, and whether it can be taken back."""
    seat: int = people[0].get(f"/matches/{match}")["waiting"][0]
    now = people[seat].now(match, seat)
    assert people[seat].move(match, seat, now["legal"][0]["move"], now["version"]).is_success
    return seat, people[seat].now(match, seat)["can_undo"]


def test_two_moves_that_are_taken_back_win_no_time(own_server: Inside) -> None:
    """Otherwise somebody who is losing goes on so for ever."""
    people = Person(own_server.url, "Ada"), Person(own_server.url, "Blaise")
    match = seat_two(*people, pace=SLOWLY)
    while True:
        before = people[0].get(f"/matches/{match}")
        first, possible = play(match, people)
        if len(before["waiting"]) > 1 or not possible or play(match, people) != (first, True):
            continue
        undo(people[first], match, first)
        undo(people[first], match, first)
        assert people[0].get(f"/matches/{match}")["deadline"] == before["deadline"]
        return


def test_who_was_called_and_could_not_answer_is_called_again(own_server: Inside) -> None:
    people = Person(own_server.url, "Ada"), Person(own_server.url, "Blaise")
    match = seat_two(*people)
    seat = one_by_one(match, *people)
    waits, wish = people[1 - seat], {"seat": 1 - seat, "absent": seat}
    until(lambda: alive(own_server))
    assert waits.post(f"/matches/{match}/call", wish)["clock"]["call"]["absent"] == seat
    changed(own_server, lambda db: shift(db, 60.0))  # the server was away for a minute
    until(lambda: "call" not in waits.get(f"/matches/{match}")["clock"])
    assert waits.problem("POST", f"/matches/{match}/claim", {**wish, "then": "win"})["kind"] == "not-called"
    waits.post(f"/matches/{match}/call", wish)
    assert waits.post(f"/matches/{match}/claim", {**wish, "then": "win"})["outcome"]["how"] == "absent"


def test_who_lost_the_seat_sees_it_no_more(own_server: Inside) -> None:
    people = Person(own_server.url, "Ada"), Person(own_server.url, "Blaise")
    match = seat_two(*people)
    seat = one_by_one(match, *people)
    absent, waits = people[seat], people[1 - seat]
    with absent.live(match, seat) as screen:
        assert screen.next("update")["seat"] == seat
        waits.post(f"/matches/{match}/call", {"seat": 1 - seat, "absent": seat})
        waits.post(f"/matches/{match}/claim", {"seat": 1 - seat, "absent": seat, "then": "bot"})
        until(lambda: 1 - seat in waits.get(f"/matches/{match}")["waiting"])
        told = screen.until(waits.get(f"/matches/{match}")["version"])
        assert told["seat"] == EVERYONE


def test_a_clock_that_was_ahead_leaves_no_device_without_messages_and_no_link_without_end(database: str) -> None:
    db, now = open_database(database), 1_000_000.0

    def write(connection: Connection) -> tuple[list[float], list[float]]:
        persons.add_person(connection, Row("ada", "Ada", None, None, None, 1, now))
        for at in (now, now + YEAR):
            devices.add_device(connection, "ada", f"https://push.example/{at}", "k", "s", at)
            recoveries.add(connection, f"link of {at}", "ada", at + recoveries.HOLDS, now)
        clock.forget_tomorrow(connection, now + 1)
        links = [at for at in (now, now + YEAR) if recoveries.person_of(connection, f"link of {at}", now)]
        return [device.added for device in devices.devices_of(connection, "ada")], links

    added, links = db.write_now(write)
    db.close()
    assert (max(added), links) == (now + 1, [now])
