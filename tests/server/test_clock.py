"""Correspondence: nobody loses a move because the server was away, and a clock that was wrong leaves no trace."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from belle_etoile.store import Database, clock, open_database
from belle_etoile.store import campaigns as kept
from belle_etoile.store import matches as tables

from .people import Inside, Person, Server, inside, once_more, until
from .test_campaign_clock import read_time
from .test_campaigns import BOTS, play_turn, wished

HOUR = 3600.0
YEAR = 364 * 24 * HOUR  # a day less than a cookie lives: the one who asks here lives by the same clock
SLOWLY = {"kind": "correspondence", "hours": 1}


@pytest.fixture
def own_server(database: str, tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path, database=database) as server:
        yield server


def changed(server: Inside | Server, work: Callable[[Database], Any]) -> Any:
    database = open_database(server.config.database)
    try:
        return work(database)
    finally:
        database.close()


def shift(db: Database, seconds: float) -> None:
    """As if all that is written had been written so much earlier."""

    def write(connection: Any) -> None:
        connection.execute(text("UPDATE matches SET deadline = deadline - :s, moved = moved - :s"), {"s": seconds})
        alive = clock.last_alive(connection)
        assert alive is not None
        assert clock.still_alive(connection, alive - seconds, alive)

    db.write_now(write)


def deadline_of(person: Person, match: str) -> float:
    return read_time(person.get(f"/matches/{match}")["deadline"])


def alive(server: Inside) -> float | None:
    found: float | None = changed(server, lambda db: db.read_now(clock.last_alive))
    return found


def test_a_deadline_in_the_dark_moves_by_the_outage(own_server: Inside) -> None:
    ada = Person(own_server.url, "Ada")
    missed = ada.new_match("me", "me", pace=SLOWLY)
    later = ada.new_match("me", "me", pace={"kind": "correspondence", "hours": 9})
    until(lambda: alive(own_server))
    own_server.stop()
    changed(own_server, lambda db: shift(db, 2 * HOUR))
    own_server.start()
    until(lambda: deadline_of(ada, missed["id"]) > time.time())
    assert ada.get(f"/matches/{missed['id']}")["version"] == 0
    assert deadline_of(ada, missed["id"]) == pytest.approx(read_time(missed["deadline"]), abs=60)
    assert deadline_of(ada, later["id"]) == pytest.approx(read_time(later["deadline"]) - 2 * HOUR, abs=1)


def test_a_deadline_of_an_open_table_moves_too(own_server: Inside) -> None:
    """The database was away, not the server: what it remembers of the table is put right as well."""
    ada = Person(own_server.url, "Ada")
    match = ada.new_match("me", "me", pace=SLOWLY)["id"]
    with ada.live(match, 0) as screen:
        screen.until(0)
        until(lambda: alive(own_server))
        changed(own_server, lambda db: shift(db, 2 * HOUR))
        until(lambda: deadline_of(ada, match) > time.time())
    once_more("sweeps", own_server.url)
    assert ada.get(f"/matches/{match}")["version"] == 0


class Wrong:
    """The clock on the wall, which somebody moves."""

    def __init__(self) -> None:
        self.right = time.time
        self.ahead = 0.0

    def time(self) -> float:
        return self.right() + self.ahead


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wrong]:
    wrong = Wrong()
    monkeypatch.setattr(time, "time", wrong.time)
    yield wrong
    wrong.ahead = 0.0


def where_it_is(hour: int) -> str:
    """A time zone where the clocks show this hour now. Zones named after hours count westwards."""
    east = (hour - datetime.now(UTC).hour + 11) % 24 - 11
    return f"Etc/GMT{-east:+d}"


def test_a_clock_that_jumped_a_year_ahead_and_back(wall: Wrong, own_server: Inside) -> None:
    ada = Person(own_server.url, "Ada")
    match = ada.new_match("me", "me", pace=SLOWLY)["id"]
    new = ada.post("/campaigns", wished("me", *BOTS, calendar={"kind": "hours", "hours": 5}))["id"]
    daily = {"kind": "days", "days": 1, "hour": "20:00", "zone": where_it_is(2)}  # a nearer evening would do, too
    days = ada.post("/campaigns", wished("me", *BOTS, calendar=daily))["id"]
    until(lambda: alive(own_server))
    before = read_time(ada.get(f"/campaigns/{days}")["deadline"])

    wall.ahead = YEAR
    until(lambda: (alive(own_server) or 0) > wall.right() + YEAR / 2)
    assert ada.get(f"/matches/{match}")["version"] == 0  # nobody has played for Ada
    assert ada.get(f"/campaigns/{new}")["turn"] == 0
    while ada.get(f"/matches/{match}")["version"] < 2:
        seat = ada.get(f"/matches/{match}")["waiting"][0]
        now = ada.now(match, seat)
        assert ada.move(match, seat, now["legal"][0]["move"], now["version"]).is_success
    assert play_turn(ada, new)["turn"] == 1
    ahead = ada.post("/campaigns", wished("me", *BOTS, calendar={"kind": "hours", "hours": 5}))["id"]
    forgotten = ada.new_match("me", "random")["id"]

    wall.ahead = 0.0
    until(lambda: (alive(own_server) or YEAR * 99) < wall.right() + 60)
    until(lambda: deadline_of(ada, match) < wall.right() + HOUR + 60)
    for campaign in (new, ahead):
        deadline = read_time(ada.get(f"/campaigns/{campaign}")["deadline"])
        assert wall.right() < deadline < wall.right() + 8 * HOUR
    assert read_time(ada.get(f"/campaigns/{days}")["deadline"]) == before
    assert ada.get(f"/campaigns/{days}/log")[-1]["act"] == "clock"
    rows = changed(
        own_server,
        lambda db: db.read_now(lambda c: [tables.match_row(c, match), tables.match_row(c, forgotten)]),
    )
    assert all(row.moved < wall.right() + 5 for row in rows)
    dated = changed(own_server, lambda db: db.read_now(lambda c: [n.at for n in kept.notices_for(c, ada.me["id"], 99)]))
    assert all(at < wall.right() + 5 for at in dated)
    for seat in (0, 1):
        ada.post(f"/matches/{match}/agree", {"seat": seat, "agree": True})


def test_a_clock_that_is_put_right_while_nobody_looks(wall: Wrong, own_server: Inside) -> None:
    """A machine that boots with a wrong date, and learns the right one later."""
    ada = Person(own_server.url, "Ada")
    match = ada.new_match("me", "me", pace=SLOWLY)["id"]
    until(lambda: alive(own_server))
    own_server.stop()
    wall.ahead = YEAR
    own_server.start()
    until(lambda: deadline_of(ada, match) > wall.right() + YEAR / 2)
    own_server.stop()
    wall.ahead = 0.0
    own_server.start()
    until(lambda: wall.right() < deadline_of(ada, match) < wall.right() + HOUR + 60)
    assert ada.get(f"/matches/{match}")["version"] == 0
