"""Signals between processes: what one process knows the others hear, also after the connection was lost."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from belle_etoile.server.background.cluster import CHANNEL, CHECK_EVERY, LONGEST, Unsent
from belle_etoile.server.matches.moves import play

from .contexts import started
from .people import Person, Server, closed_with, served, until
from .postgres import Postgres
from .relay import Relay, relay
from .test_two_processes import elsewhere

pytestmark = pytest.mark.postgres
SOON = CHECK_EVERY - 2  # seconds: so it was a signal that told it, and not the look of every now and then


@pytest.fixture(scope="module")
def line(postgres: Postgres) -> Iterator[Relay]:
    with relay(postgres.new_database()) as between:
        yield between


@pytest.fixture(scope="module")
def pair(line: Relay, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """The left one at the end of a line that can be cut."""
    folders: list[Path] = [tmp_path_factory.mktemp(name) for name in ("left", "right")]
    with served(folders[0], database=line.url) as left, served(folders[1], database=line.straight) as right:
        yield left, right


def test_a_move_is_told_although_the_speaker_was_cut_off(line: Relay, pair: tuple[Server, Server]) -> None:
    ada = Person(pair[0].url, "Ada")
    match = ada.new_match("me", "me")["id"]
    with elsewhere(ada, pair[1]).live(match, 0) as screen:
        assert screen.until(0)["version"] == 0
        for version in range(3):
            seat = ada.get(f"/matches/{match}")["waiting"][0]
            move = ada.at(match, version, seat)["legal"][0]["move"]
            line.cut()
            until(lambda: ada.move(match, seat, move, version, f"key {version}").status_code == 200)  # noqa: B023
            assert screen.next("update", SOON)["version"] == version + 1


async def move_without_a_word(url: str, match: str, person: str) -> None:
    """As a process does that is killed after the commit and before its signal."""
    context = started(url)
    try:
        table = await context.table(match)
        await play(context, table, 0, table.started().legal_moves(0)[0], 0, "key")
    finally:
        await context.stop()


def test_a_move_that_nobody_told_is_found(line: Relay, pair: tuple[Server, Server]) -> None:
    ada = Person(pair[1].url, "Ada")
    match = ada.new_match("me", "me")["id"]
    with ada.live(match, 1) as screen:
        assert screen.until(0)["version"] == 0
        asyncio.run(move_without_a_word(line.straight, match, ada.me["id"]))
        assert screen.next("update", CHECK_EVERY + 30)["version"] == 1


def test_a_session_that_ended_at_one_process_shows_nothing_at_the_other(pair: tuple[Server, Server]) -> None:
    ada = Person(pair[0].url, "Ada")
    ada.post("/accounts", {"name": f"Ada {pair[0].config.port}", "password": "analytical"})
    stolen = elsewhere(ada, pair[1])
    stolen.http.cookies = httpx.Cookies(ada.http.cookies)
    match = ada.new_match("me", "me")["id"]
    for change in (
        {"password": "difference", "old_password": "analytical"},
        {"password": "analytical", "old_password": "difference"},
    ):
        stolen.http.cookies = httpx.Cookies(ada.http.cookies)
        with stolen.live(match, 0) as screen:
            screen.until(0)
            assert ada.ask("PATCH", "/me", change).is_success
            assert closed_with(screen, 10) == 4401
    stolen.http.cookies = httpx.Cookies(ada.http.cookies)
    with stolen.live(match, 0) as screen:
        screen.until(0)
        assert ada.ask("DELETE", "/sessions").status_code == 204
        assert closed_with(screen, 10) == 4401
    assert stolen.get("/me") is None


def test_nonsense_makes_nobody_deaf(line: Relay, pair: tuple[Server, Server]) -> None:
    ada = Person(pair[0].url, "Ada")
    match = ada.new_match("me", "me")["id"]
    with elsewhere(ada, pair[1]).live(match, 0) as screen:
        assert screen.until(0)["version"] == 0
        with psycopg.connect(line.straight, autocommit=True) as stranger:
            for line_said in ("", "x", "x h", f"x h {match} one", f"x o {match} [", f"x o {match} 7", "x p", "x q 1"):
                stranger.execute("SELECT pg_notify(%s, %s)", (CHANNEL, line_said))
        move = ada.at(match, 0, 0)["legal"][0]["move"]
        assert ada.move(match, 0, move, 0).status_code == 200
        assert screen.next("update", SOON)["version"] == 1


def test_what_was_not_sent_is_kept_and_does_not_grow() -> None:
    unsent, earlier = Unsent(), Unsent()
    for n in range(1000):
        earlier.matches[f"{n % 10}"] = None
        earlier.here["0"] = f"{n % 2}"
        earlier.proposals["0"] = f'{{"n":{n}}}'
    unsent.here["0"] = ""
    unsent.people["ada"] = None
    unsent.put_back(earlier)
    assert unsent.lines() == ["m 0 1 2 3 4 5 6 7 8 9", "p ada", "h 0", 'o 0 {"n":999}']
    unsent.proposals["0"] = "é" * LONGEST  # longer than PostgreSQL carries: it would be refused for ever
    assert unsent.lines() == ["m 0 1 2 3 4 5 6 7 8 9", "p ada", "h 0"]
