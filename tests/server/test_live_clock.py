"""The clock of a live match is the server's: it runs, falls, survives, and stands still in an outage."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from belle_etoile.store import Database, clock

from .people import Inside, Person, Server, counted, inside, once_more, seat_two, until
from .test_clock import alive, changed

MINUTE = 60.0
BANK = {"kind": "live", "clock": {"kind": "bank", "minutes": 10, "increment": 20}}
EACH_MOVE = {"kind": "live", "clock": {"kind": "move", "seconds": 60}}


@pytest.fixture
def own_server(database: str, tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path, database=database, fair_wait=0.0) as server:
        yield server


def pass_time(server: Inside | Server, seconds: float) -> None:
    """As if the clocks of all matches had run for so much longer."""
    later = "UPDATE matches SET deadline = deadline - :s, ticking = ticking - :s"
    changed(server, lambda db: db.write_now(lambda c: c.execute(text(later), {"s": seconds})))


def gone_since(begun: float) -> float:
    """What really went by meanwhile: this machine may be slow. Clocks are told in tenths of a second."""
    return time.monotonic() - begun


def play_one(match: str, *people: Person) -> int:
    """The first legal move of the seat that is waited for; gives the seat."""
    seat: int = people[0].get(f"/matches/{match}")["waiting"][0]
    now = people[seat].now(match, seat)
    assert people[seat].move(match, seat, now["legal"][0]["move"], now["version"]).is_success
    return seat


def one_by_one(match: str, *people: Person) -> int:
    """Plays until a single seat is waited for."""
    while len(waiting := people[0].get(f"/matches/{match}")["waiting"]) > 1:
        play_one(match, *people)
    return int(waiting[0])


def test_friends_have_no_clock_and_strangers_a_generous_one(ada: Person) -> None:
    assert ada.new_match("me", "open")["pace"] == {"kind": "live"}
    stranger = ada.new_match("me", "open", public=True)
    assert stranger["pace"] == {"kind": "live", "clock": {"kind": "bank", "minutes": 20, "increment": 20}}
    assert ada.new_match("me", "open", public=True, pace={"kind": "live"})["pace"] == {"kind": "live"}
    shown = next(each for each in ada.get("/lobby") if each["id"] == stranger["id"])
    assert shown["pace"] == stranger["pace"]
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", ""]
    with ada.live(stranger["id"], 0) as screen:
        screen.next("presence")
        assert next(each for each in ada.get("/lobby") if each["id"] == stranger["id"])["seats"][0]["here"]
    for wrong in ({"kind": "bank", "minutes": 0}, {"kind": "move", "seconds": 1}, {"kind": "bank", "minutes": 999}):
        body = {
            "game": "stellar",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "pace": {"kind": "live", "clock": wrong},
        }
        assert ada.problem("POST", "/matches", body)["kind"] == "malformed"


def test_a_bank_runs_for_whom_it_waits_and_grows_with_each_turn(own_server: Inside) -> None:
    ada, blaise = Person(own_server.url, "Ada"), Person(own_server.url, "Blaise")
    begun = time.monotonic()
    match = seat_two(ada, blaise, pace=BANK)
    with ada.live(match, 0) as screen:
        screen.until(0)
        told = screen.next("table")["table"]["clock"]
        assert told["running"] == ada.get(f"/matches/{match}")["waiting"]
        assert all(599 - gone_since(begun) < left <= 600 for left in told["left"])
        seat = one_by_one(match, ada, blaise)
        begun = time.monotonic()
        before = ada.get(f"/matches/{match}")["clock"]["left"]
        pass_time(own_server, 100)
        own_server.stop()  # what a new process reads is on the disk
        own_server.start()
        left = ada.get(f"/matches/{match}")["clock"]["left"]
        assert 0 <= before[seat] - 100 - left[seat] + 0.2 <= gone_since(begun) + 0.4
        assert left[1 - seat] == pytest.approx(before[1 - seat], abs=1)
    with ada.live(match, 0) as screen:
        screen.next("presence")
        moved = play_one(match, ada, blaise)
        while moved in ada.get(f"/matches/{match}")["waiting"]:
            play_one(match, ada, blaise)
        told = screen.next("clock")["clock"]
        while moved in told["running"]:
            told = screen.next("clock")["clock"]
        assert 0 <= left[moved] + 20 - told["left"][moved] + 0.2 <= gone_since(begun) + 0.4


def test_an_empty_bank_loses_and_a_late_move_is_refused(own_server: Inside) -> None:
    ada, blaise = Person(own_server.url, "Ada"), Person(own_server.url, "Blaise")
    match = seat_two(ada, blaise, pace=BANK)
    seat = one_by_one(match, ada, blaise)
    people = (ada, blaise)
    with people[1 - seat].live(match, 1 - seat) as screen:
        screen.next("presence")
        pass_time(own_server, 11 * MINUTE)
        told = screen.next("table", 30)["table"]
    assert told["status"] == "over"
    assert told["outcome"] == {"winners": [1 - seat], "rule": "", "how": "clock"}
    now = people[seat].now(match, seat)
    late = {"seat": seat, "move": "take 1", "seen": now["version"], "key": "late"}
    assert people[seat].problem("POST", f"/matches/{match}/moves", late)["kind"] == "match-over"
    ada.post(f"/matches/{match}/rematch", {"accept": True})
    again = blaise.post(f"/matches/{match}/rematch", {"accept": True})["rematch"]
    assert ada.get(f"/matches/{again}")["pace"] == BANK


def test_time_is_up_before_the_sweep_has_seen_it(database: str, tmp_path: Path) -> None:
    """The server sweeps once, when it starts; with one open table the other match is read from the disk again."""
    with inside(tmp_path, database=database, sweep_every=3600.0, open_tables=1) as server:
        until(lambda: counted("sweeps", server.url))
        ada, blaise = people = Person(server.url, "Ada"), Person(server.url, "Blaise")
        match = seat_two(ada, blaise, pace=BANK)
        seat = one_by_one(match, *people)
        now = people[seat].now(match, seat)
        pass_time(server, 11 * MINUTE)
        ada.new_match("me", "me")
        late = {"seat": seat, "move": now["legal"][0]["move"], "seen": now["version"], "key": "late"}
        refused = people[seat].problem("POST", f"/matches/{match}/moves", late)
        assert (refused["kind"], refused["status"]) == ("time-up", 409)
        shown = ada.get(f"/matches/{match}")
        assert (shown["status"], shown["version"], shown["clock"]["left"][seat]) == ("playing", now["version"], 0.0)
        server.stop()
        server.start()
        until(lambda: ada.get(f"/matches/{match}")["status"] == "over")
        assert people[seat].problem("POST", f"/matches/{match}/moves", late)["kind"] == "match-over"


def test_the_time_for_a_move_is_up_and_its_default_is_played(own_server: Inside) -> None:
    ada, blaise = Person(own_server.url, "Ada"), Person(own_server.url, "Blaise")
    match = seat_two(ada, blaise, pace=EACH_MOVE)
    before = ada.get(f"/matches/{match}")
    assert before["clock"]["running"] == before["waiting"]
    own_server.stop()
    pass_time(own_server, 2 * MINUTE)
    own_server.start()
    until(lambda: ada.get(f"/matches/{match}")["version"] > before["version"])
    assert ada.get(f"/matches/{match}")["status"] == "playing"
    by_clock = text("SELECT count(*) FROM moves WHERE \"by\" = 'clock'")
    assert changed(own_server, lambda db: db.read_now(lambda c: c.execute(by_clock).scalar_one())) >= 1


def test_a_bot_has_no_clock(own_server: Inside) -> None:
    ada = Person(own_server.url, "Ada")

    def check(pace: dict[str, Any]) -> None:
        path = f"/matches/{ada.new_match('random', 'me', pace=pace)['id']}"
        until(lambda: ada.get(path)["waiting"] == [1])
        assert ada.get(path)["clock"]["running"] == [1]

    check(BANK)
    check(EACH_MOVE)


def test_clocks_stand_still_in_an_outage(own_server: Inside) -> None:
    ada, blaise = Person(own_server.url, "Ada"), Person(own_server.url, "Blaise")
    banked, each = seat_two(ada, blaise, pace=BANK), seat_two(ada, blaise, pace=EACH_MOVE)
    until(lambda: alive(own_server))
    before = {match: ada.get(f"/matches/{match}")["clock"]["left"] for match in (banked, each)}
    own_server.stop()

    def shift(connection: Any) -> None:
        """A minute in which nobody looked."""
        earlier = "UPDATE matches SET deadline = deadline - 60, ticking = ticking - 60, moved = moved - 60"
        connection.execute(text(earlier))
        seen = clock.last_alive(connection)
        assert seen is not None
        assert clock.still_alive(connection, seen - 60, seen)

    def work(db: Database) -> None:
        db.write_now(shift)

    changed(own_server, work)
    own_server.start()
    once_more("sweeps", own_server.url)
    for match, left in before.items():
        now = ada.get(f"/matches/{match}")
        assert now["status"] == "playing"
        assert now["version"] == 0
        assert now["clock"]["left"] == pytest.approx(left, abs=40)
        assert min(now["clock"]["left"]) > min(left) - 40


def test_who_vanished_is_called_then_claimed_against(own_server: Inside) -> None:
    ada, blaise = Person(own_server.url, "Ada"), Person(own_server.url, "Blaise")
    match = seat_two(ada, blaise)
    seat = one_by_one(match, ada, blaise)
    absent, waits = (ada, blaise)[seat], (ada, blaise)[1 - seat]
    wish = {"seat": 1 - seat, "absent": seat}
    assert waits.problem("POST", f"/matches/{match}/claim", {**wish, "then": "win"})["kind"] == "not-called"
    assert absent.problem("POST", f"/matches/{match}/call", {"seat": seat, "absent": 1 - seat})["kind"] == (
        "not-waited-for"
    )
    with absent.live(match, seat) as screen:
        screen.next("presence")
        called = waits.post(f"/matches/{match}/call", wish)
        assert called["clock"]["call"] == {"absent": seat, "by": 1 - seat, "left": 0.0}
        assert screen.next("table")["table"]["clock"]["call"]["absent"] == seat
    assert "call" not in absent.post(f"/matches/{match}/here", {"seat": seat})["clock"]
    assert waits.problem("POST", f"/matches/{match}/claim", {**wish, "then": "win"})["kind"] == "not-called"
    waits.post(f"/matches/{match}/call", wish)
    over = waits.post(f"/matches/{match}/claim", {**wish, "then": "win"})
    assert over["outcome"] == {"winners": [1 - seat], "rule": "", "how": "absent"}


def test_a_bot_takes_the_seat_of_who_vanished(own_server: Inside) -> None:
    ada, blaise = Person(own_server.url, "Ada"), Person(own_server.url, "Blaise")
    match = seat_two(ada, blaise, pace=BANK)
    seat = one_by_one(match, ada, blaise)
    absent, waits = (ada, blaise)[seat], (ada, blaise)[1 - seat]
    wish = {"seat": 1 - seat, "absent": seat}
    waits.post(f"/matches/{match}/call", wish)
    table = waits.post(f"/matches/{match}/claim", {**wish, "then": "bot"})
    assert table["seats"][seat]["kind"] == "bot"
    until(lambda: 1 - seat in waits.get(f"/matches/{match}")["waiting"])
    told = absent.problem("POST", f"/matches/{match}/moves", {"seat": seat, "move": "take 1", "seen": 0, "key": "k"})
    assert told["kind"] == "wrong-seat"


def test_nobody_is_called_before_a_fair_wait(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    seat = one_by_one(match, ada, blaise)
    waits = (ada, blaise)[1 - seat]
    refused = waits.problem("POST", f"/matches/{match}/call", {"seat": 1 - seat, "absent": seat})
    assert (refused["kind"], 100 < refused["retry_after"] <= 120) == ("too-early", True)
    slow = seat_two(ada, blaise, pace={"kind": "correspondence", "hours": 24})
    seat = one_by_one(slow, ada, blaise)
    waits = (ada, blaise)[1 - seat]
    assert waits.problem("POST", f"/matches/{slow}/call", {"seat": 1 - seat, "absent": seat})["kind"] == (
        "not-waited-for"
    )


def test_a_deadline_is_told_again_with_each_move(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise, pace={"kind": "correspondence", "hours": 24})
    with ada.live(match, 0) as screen:
        screen.next("presence")
        one_by_one(match, ada, blaise)
        play_one(match, ada, blaise)
        assert screen.next("clock")["clock"]["deadline"]
