"""The database goes away and comes back: so does everything else, by itself, and nothing is lost."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from belle_etoile.core.match import new_match
from belle_etoile.server.http.problems import Problem
from belle_etoile.server.matches import schemas, seats
from belle_etoile.server.matches.moves import play
from belle_etoile.store import Person as Ada
from belle_etoile.store import errors, open_database
from belle_etoile.store import matches as kept
from belle_etoile.store import people as persons

from .contexts import started
from .people import Person, Server, closed_with, served, until
from .postgres import Postgres
from .relay import Relay, relay

pytestmark = pytest.mark.postgres


@pytest.fixture
def line(postgres: Postgres) -> Iterator[Relay]:
    with relay(postgres.new_database()) as between:
        yield between


@pytest.fixture
def server(line: Relay, tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path, database=line.url) as one:
        yield one
    errors = [told for told in one.log.read_text().splitlines() if '"level":"error"' in told]
    ours = [told for told in errors if '"from":"belle_etoile' in told]  # Procrastinate calls an outage an error
    assert not ours, ours


def away(line: Relay) -> None:
    line.closed = True
    line.cut()


def back(line: Relay, server: Server) -> None:
    line.closed = line.holds = False
    until(lambda: httpx.get(server.url + "/ready", timeout=5).status_code == 200)


def slowness(server: Server) -> float:
    """Seconds that this machine takes now for a request that asks nobody."""
    begun = time.monotonic()
    assert httpx.get(server.url + "/health", timeout=30).status_code == 200
    return time.monotonic() - begun


def a_move(person: Person, match: str, seat: int = 0) -> tuple[str, int]:
    now = person.now(match, seat)
    return now["legal"][0]["move"], now["version"]


def test_who_watches_a_table_that_is_dropped_is_sent_away_and_comes_back(line: Relay, server: Server) -> None:
    ada = Person(server.url, "Ada")
    match = ada.new_match("me", "me")["id"]
    move, version = a_move(ada, match)
    with ada.live(match, 0) as mover, ada.live(match, 1) as other, ada.live(match) as watcher:
        for screen in (mover, other, watcher):
            screen.until(0)
        away(line)
        assert ada.move(match, 0, move, version, "once").status_code == 503
        assert [closed_with(screen) for screen in (mover, other, watcher)] == [4503] * 3
        with ada.live(match, 1) as too_early:
            assert closed_with(too_early) == 4503
    back(line, server)
    with ada.live(match, 1) as other:
        assert other.until(0)["version"] == 0
        assert ada.move(match, 0, move, version, "once").status_code == 200
        assert other.until(1)["version"] == 1


def test_people_are_told_in_a_sentence(line: Relay, server: Server) -> None:
    ada = Person(server.url, "Ada", "fr")
    match = ada.new_match("me", "me")["id"]
    move, version = a_move(ada, match)
    away(line)
    asked: list[tuple[str, str, object]] = [
        ("GET", "/matches", None),
        ("GET", "/lobby", None),
        ("POST", "/guests", {"name": "Blaise"}),
        ("POST", "/sessions", {"name": "Ada", "password": "12345678"}),
        ("POST", f"/matches/{match}/moves", {"seat": 0, "move": move, "seen": version, "key": "k"}),
        ("GET", f"/matches/{match}", None),
    ]
    for method, path, body in asked:
        problem = ada.problem(method, path, body)
        assert (problem["kind"], problem["status"], problem["retry_after"]) == ("unavailable", 503, 2), path
        assert "base de données" in problem["detail"]
    assert httpx.get(server.url + "/rules/stellar", cookies=ada.http.cookies).status_code == 200
    back(line, server)
    assert [told["id"] for told in ada.get("/matches")] == [match]


def test_a_move_that_was_written_and_not_answered_is_answered_when_it_is_repeated(line: Relay, server: Server) -> None:
    ada = Person(server.url, "Ada")
    match = ada.new_match("me", "me")["id"]
    move, version = a_move(ada, match)
    line.last_word = lambda said: b"COMMIT" in said
    first = ada.move(match, 0, move, version, "once")
    assert first.status_code == 503
    line.last_word = lambda said: False
    again = ada.move(match, 0, move, version, "once")
    assert again.status_code == 200
    assert again.json()["version"] == 1
    assert ada.get(f"/matches/{match}")["version"] == 1


def test_so_is_one_that_went_over_a_socket(line: Relay, server: Server) -> None:
    ada = Person(server.url, "Ada")
    match = ada.new_match("me", "me")["id"]
    move, version = a_move(ada, match)
    with ada.live(match, 0) as screen:
        screen.until(0)
        line.last_word = lambda said: b"COMMIT" in said
        screen.socket.send(json.dumps({"type": "move", "move": move, "seen": version, "key": "once"}))
        told = screen.next("problem")
        assert (told["key"], told["problem"]["type"]) == ("once", "/problems/unavailable")
    line.last_word = lambda said: False
    again = ada.move(match, 0, move, version, "once")
    assert (again.status_code, again.json()["version"]) == (200, 1)
    with ada.live(match, 0) as screen:
        assert screen.until(1)["version"] == 1


@pytest.mark.waits
def test_a_silent_database(line: Relay, server: Server) -> None:
    """It takes every byte and says nothing: /ready says so within two seconds, everybody else within some more."""
    ada = Person(server.url, "Ada")
    match = ada.new_match("me", "me")["id"]
    move, version = a_move(ada, match)
    line.holds = True
    until(lambda: httpx.get(server.url + "/ready", timeout=30).status_code == 503)
    for _ in range(4):
        begun, slow = time.monotonic(), slowness(server)
        assert httpx.get(server.url + "/ready", timeout=30).status_code == 503
        assert time.monotonic() - begun < 2 + 2 * slow
    assert httpx.get(server.url + "/health", timeout=10).status_code == 200
    begun = time.monotonic()
    assert ada.move(match, 0, move, version, "once").status_code == 503
    assert time.monotonic() - begun < 20
    begun, slow = time.monotonic(), slowness(server)
    assert ada.ask("GET", "/lobby").status_code == 503  # once it is known, nobody waits
    assert time.monotonic() - begun < 2 + 2 * slow
    back(line, server)
    assert ada.move(match, 0, move, version, "once").json()["version"] == 1


@pytest.mark.waits
def test_a_silent_database_does_not_keep_the_server_from_closing(line: Relay, server: Server) -> None:
    ada = Person(server.url, "Ada")
    line.holds = True
    with pytest.raises(httpx.ReadTimeout):
        ada.http.post("/guests", json={"name": "Eve"}, headers={"X-CSRF-Token": ada.csrf}, timeout=0.5)
    begun = time.monotonic()
    server.stop()
    assert time.monotonic() - begun < 15


def test_bots_play_on(line: Relay, server: Server) -> None:
    ada = Person(server.url, "Ada")
    match = ada.new_match("me", "random")["id"]
    away(line)
    time.sleep(3)
    back(line, server)
    played = 0
    while played < 3:
        now = until(lambda: (told := ada.now(match, 0))["legal"] and told)
        assert ada.move(match, 0, now["legal"][0]["move"], now["version"]).is_success
        played += 1


async def two_who_wait(line: Relay) -> list[object]:
    """Two moves wait for their table. The database is away for the first, and for the look at what is there then."""
    context = started(line.url)
    try:
        await context.db.write(lambda c: persons.add_person(c, Ada("ada", "Ada", None, None, None, 1, 0.0)))
        table = await seats.create(context, schemas.NewMatch("stellar", [schemas.MeSeat(), schemas.MeSeat()]), "ada")
        first = table.started().legal_moves(0)[0]
        ahead = new_match(table.game, 2, table.row.seed)
        ahead.play(0, first)
        second = ahead.legal_moves(ahead.waiting[0])[0]
        await asyncio.gather(*[context.db.read(lambda c: kept.match_row(c, table.id)) for _ in range(9)])
        async with table.lock:
            moves = [(0, first), (ahead.waiting[0], second)]
            waiting = [asyncio.ensure_future(play(context, table, s, m, 0, f"key {m}")) for s, m in moves]
            await asyncio.sleep(0)
            line.cut()
            line.refuses = 2
        told = await asyncio.gather(*waiting, return_exceptions=True)
        versions = [row.version for row in await context.db.read(lambda c: kept.move_rows(c, table.id))]
        assert versions == [0]
        assert table.gone
        assert (await context.table(table.id)).version == 0
        return [error.kind if isinstance(error, Problem) else type(error) for error in told]
    finally:
        await context.stop()


def test_nobody_plays_on_from_what_the_disk_did_not_take(line: Relay) -> None:
    """Else version 2 would be written without version 1, and the match could never be opened again."""
    assert asyncio.run(two_who_wait(line)) == [OperationalError, "unavailable"]


async def written_once(line: Relay) -> list[int]:
    """Several in one transaction, of which nobody hears that it was committed."""
    db = open_database(line.url)
    db.start()
    try:
        added = [lambda c, n=n: persons.add_person(c, Ada(f"{n}", "Ada", None, None, None, 1, 0.0)) for n in range(3)]
        await db.write(added[0])
        line.last_word = lambda said: b"COMMIT" in said
        told = await asyncio.gather(*[db.write(task) for task in added[1:]], return_exceptions=True)
        assert all(errors.away(error) for error in told if isinstance(error, BaseException)), told
        line.last_word = lambda said: False
        return [n for n in range(3) if await db.read(lambda c, n=n: persons.person(c, f"{n}"))]  # type: ignore[misc]
    finally:
        await db.stop()


def test_what_was_perhaps_written_is_not_written_again(line: Relay) -> None:
    """Tried again, the second would find itself there and say that its name is taken."""
    assert asyncio.run(written_once(line)) == [0, 1, 2]
