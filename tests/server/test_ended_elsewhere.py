"""A match that has ended stays ended, whatever else is about to be written: perhaps another process ended it."""

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, text

from belle_etoile.store import matches as kept
from belle_etoile.store import open_database

from .people import Inside, Person, Server, inside, once_more, seat_two, served, until
from .postgres import Postgres
from .test_clock import changed
from .test_live_clock import BANK, EACH_MOVE, MINUTE, one_by_one, pass_time

Ending = dict[str, Any]
BY_CLOCK: Ending = {
    "status": "over",
    "outcome": json.dumps({"winners": [1], "rule": "", "how": "clock", "points": [0, 0]}),
    "waiting": "[]",
    "deadline": None,
}
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"


def count_moves(connection: Connection, match: str) -> int:
    found = connection.execute(text('SELECT count(*) FROM moves WHERE "match" = :match'), {"match": match})
    return int(found.scalar_one())


@pytest.fixture
def own_server(database: str, tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path, database=database) as server:
        yield server


@pytest.mark.parametrize("pace", [{"kind": "live"}, BANK, EACH_MOVE], ids=["no clock", "bank", "each move"])
def test_a_move_after_an_end_that_nobody_was_told_of(own_server: Inside, pace: dict[str, Any]) -> None:
    """With a clock a move says more of its match than without: it would also set it to playing again."""
    ada = Person(own_server.url, "Ada")
    match = ada.new_match("me", "me", pace=pace)["id"]
    move = ada.at(match, 0, 0)["legal"][0]["move"]
    changed(own_server, lambda db: db.write_now(lambda c: kept.change_match(c, match, BY_CLOCK)))
    refused = ada.problem("POST", f"/matches/{match}/moves", {"seat": 0, "move": move, "seen": 0, "key": "late"})
    assert refused["kind"] == "match-over"
    row = changed(own_server, lambda db: db.read_now(lambda c: kept.match_row(c, match)))
    assert (row.status, row.version, row.waiting, row.outcome["how"]) == ("over", 0, [], "clock")
    assert changed(own_server, lambda db: db.read_now(lambda c: count_moves(c, match))) == 1
    assert ada.get(f"/matches/{match}")["outcome"]["how"] == "clock"


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    url = postgres.new_database()
    folders: list[Path] = [tmp_path_factory.mktemp(name) for name in ("left", "right")]
    with served(folders[0], database=url) as left, served(folders[1], database=url) as right:
        yield left, right


@contextmanager
def held(url: str, match: str, changes: Ending) -> Iterator[Callable[[int], None]]:
    """Another process is about to change the match: its row is locked until the block ends. What it gives waits until
    so many others wait for the row.
    """
    database = open_database(url)

    def wait_for(others: int) -> None:
        until(lambda: database.read_now(lambda c: c.execute(text(WAITING)).scalar_one()) >= others)

    try:
        with database.writing.begin() as connection:
            kept.change_match(connection, match, changes)
            yield wait_for
    finally:
        database.close()


def asked(threads: ThreadPoolExecutor, person: Person, path: str, body: dict[str, Any]) -> "Future[httpx.Response]":
    return threads.submit(partial(person.ask, "POST", path, body))


@pytest.mark.postgres
def test_a_move_that_is_written_while_another_process_ends_the_match(pair: tuple[Server, Server]) -> None:
    """It waits for the row, and finds the match over: it was in play when the move began."""
    ada = Person(pair[0].url, "Ada")
    url = pair[0].config.database
    match = ada.new_match("me", "me", pace=BANK)["id"]
    body = {"seat": 0, "move": ada.at(match, 0, 0)["legal"][0]["move"], "seen": 0, "key": "late"}
    with ThreadPoolExecutor(1) as threads:
        with held(url, match, BY_CLOCK) as wait_for:
            answer = asked(threads, ada, f"/matches/{match}/moves", body)
            wait_for(1)
        refused = answer.result(30)
    assert (refused.status_code, refused.json()["type"]) == (409, "/problems/match-over")
    for server in pair:
        shown = Person.known(server.url, ada.http.cookies).get(f"/matches/{match}")
        assert (shown["status"], shown["version"], shown["waiting"]) == ("over", 0, [])
        assert shown["outcome"]["how"] == "clock"


@pytest.mark.postgres
def test_two_who_agree_at_the_same_moment_through_two_processes(pair: tuple[Server, Server]) -> None:
    """Each would see the other as not yet agreeing, and the match would go on."""
    ada, blaise = Person(pair[0].url, "Ada"), Person(pair[1].url, "Blaise")
    match = seat_two(ada, blaise)
    with ThreadPoolExecutor(2) as threads:
        with held(pair[0].config.database, match, {"public": False}) as wait_for:
            answers = [
                asked(threads, person, f"/matches/{match}/agree", {"seat": seat, "agree": True})
                for seat, person in enumerate((ada, blaise))
            ]
            wait_for(2)
        assert [answer.result(30).status_code for answer in answers] == [200, 200]
    until(lambda: all(person.get(f"/matches/{match}")["status"] == "over" for person in (ada, blaise)))
    assert ada.get(f"/matches/{match}")["outcome"]["how"] == "agreed"


@pytest.mark.postgres
def test_to_agree_does_not_change_how_a_match_ended(pair: tuple[Server, Server]) -> None:
    ada = Person(pair[0].url, "Ada")
    match = ada.new_match("me", "me")["id"]
    ada.post(f"/matches/{match}/agree", {"seat": 0, "agree": True})
    with ThreadPoolExecutor(1) as threads:
        with held(pair[0].config.database, match, BY_CLOCK) as wait_for:
            answer = asked(threads, ada, f"/matches/{match}/agree", {"seat": 1, "agree": True})
            wait_for(1)
        assert answer.result(30).status_code == 409
    until(lambda: ada.get(f"/matches/{match}")["status"] == "over")
    assert ada.get(f"/matches/{match}")["outcome"]["how"] == "clock"


@pytest.mark.postgres
def test_a_bank_runs_out_once_and_both_processes_tell_it(pair: tuple[Server, Server]) -> None:
    ada, blaise = people = Person(pair[0].url, "Ada"), Person(pair[1].url, "Blaise")
    match = seat_two(ada, blaise, pace=BANK)
    seat = one_by_one(match, ada, blaise)
    with ada.live(match, 0) as left, blaise.live(match, 1) as right:
        screens = (left, right)
        version = screens[seat].next("update", 30)["version"]
        pass_time(pair[0], 11 * MINUTE)
        for screen in screens:
            told = screen.next("table", 60)["table"]
            while told["status"] == "playing":
                told = screen.next("table", 60)["table"]
            assert told["outcome"] == {"winners": [1 - seat], "rule": "", "how": "clock"}
    for person in people:
        mine = people.index(person)
        late = {"seat": mine, "move": "take 1", "seen": version, "key": f"late {mine}"}
        assert person.problem("POST", f"/matches/{match}/moves", late)["kind"] == "match-over"
    once_more("sweeps", pair[0].url, pair[1].url)
    for person in people:
        shown = person.get(f"/matches/{match}")
        assert (shown["status"], shown["outcome"]["how"]) == ("over", "clock")
        assert [each["resigned"] for each in shown["seats"]] == [number == seat for number in (0, 1)]


@pytest.mark.postgres
def test_a_clock_is_the_same_at_both_processes(pair: tuple[Server, Server]) -> None:
    ada, blaise = Person(pair[0].url, "Ada"), Person(pair[1].url, "Blaise")
    match = seat_two(ada, blaise, pace=BANK)
    for _ in range(4):
        seat = ada.get(f"/matches/{match}")["waiting"][0]
        person = (ada, blaise)[seat]
        version = ada.get(f"/matches/{match}")["version"]
        until(lambda: blaise.get(f"/matches/{match}")["version"] == version)  # noqa: B023
        move = person.at(match, version, seat)["legal"][0]["move"]
        assert person.move(match, seat, move, version).is_success
        until(lambda: all(each.get(f"/matches/{match}")["version"] > version for each in (ada, blaise)))  # noqa: B023
        before = time.monotonic()
        clocks = [each.get(f"/matches/{match}")["clock"] for each in (ada, blaise)]
        between = time.monotonic() - before + 0.2  # they are told in tenths of a second
        assert clocks[0]["running"] == clocks[1]["running"]
        assert clocks[1]["left"] == pytest.approx(clocks[0]["left"], abs=between)
