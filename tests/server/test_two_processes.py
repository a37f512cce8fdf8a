"""Two server processes at one PostgreSQL: nothing lost, nothing doubled."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import httpx
import pytest

from belle_etoile.core import parse_log, verified
from belle_etoile.games import game_named

from .people import Person, Server, seat_two, served
from .postgres import Postgres

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    url = postgres.new_database()
    folders: list[Path] = [tmp_path_factory.mktemp(name) for name in ("left", "right")]
    with served(folders[0], database=url) as left, served(folders[1], database=url) as right:
        yield left, right
    for server in (left, right):
        trouble = [line for line in server.log.read_text().splitlines() if '"level":"error"' in line]
        assert not trouble, trouble


def elsewhere(person: Person, server: Server) -> Person:
    """The same browser, led to the other process."""
    return Person.known(server.url, person.http.cookies)


def test_a_move_at_one_process_is_told_at_the_other(pair: tuple[Server, Server]) -> None:
    ada = Person(pair[0].url, "Ada")
    twin = elsewhere(ada, pair[1])
    match = ada.new_match("me", "me")["id"]
    with twin.live(match, 0) as screen:
        assert screen.next("update")["version"] == 0
        for version in range(6):
            seat = ada.get(f"/matches/{match}")["waiting"][0]
            ada.move(match, seat, ada.at(match, version, seat)["legal"][0]["move"], version)
            told = screen.until(version + 1)
            assert told["version"] == version + 1
            assert not told["fresh"]
        assert twin.get(f"/matches/{match}")["version"] == 6


def at_once(*wishes: Callable[[], httpx.Response]) -> list[int]:
    """At the same moment; the statuses."""
    start = threading.Barrier(len(wishes))

    def run(wish: Callable[[], httpx.Response]) -> int:
        start.wait()
        return wish().status_code

    with ThreadPoolExecutor(len(wishes)) as racers:
        return list(racers.map(run, wishes))


def test_racing_moves_are_played_once(pair: tuple[Server, Server]) -> None:
    """Both processes get a move for every version at the same time; one of the two is told that it is stale."""
    ada = Person(pair[0].url, "Ada")
    players = [ada, elsewhere(ada, pair[1])]
    match = ada.new_match("me", "me")["id"]
    accepted: list[tuple[int, str]] = []
    while len(accepted) < 40:
        table = ada.get(f"/matches/{match}")
        version, seat = table["version"], table["waiting"][0]
        legal = ada.at(match, version, seat)["legal"]
        wishes = [legal[0]["move"], legal[-1]["move"]]
        answers = at_once(
            *[partial(players[s].move, match, seat, wishes[s], version, f"{s} {version}") for s in (0, 1)]
        )
        assert sorted(answers) == [200, 409]
        accepted.append((version + 1, wishes[answers.index(200)]))
    for seat in (0, 1):
        ada.post(f"/matches/{match}/agree", {"seat": seat, "agree": True})
    for player in players:
        log = parse_log(player.http.get(f"/matches/{match}/log").text, match)
        assert [(r.version, r.move) for r in log.records[1:]] == accepted
        verified(game_named("stellar"), log)


def test_the_last_two_seats_are_taken_at_once(pair: tuple[Server, Server]) -> None:
    """Whoever sits down last deals, and if both think so, one of them does."""
    guests = [Person(server.url, name) for server, name in zip(pair, ("Ben", "Cleo"), strict=True)]
    ada = Person(pair[0].url, "Ada")
    for _ in range(12):
        table = ada.new_match("open", "open")
        tokens = [link.split("token=")[1] for link in table["links"]["seats"]]
        path = f"/matches/{table['id']}/join"
        answers = at_once(*[partial(guests[s].ask, "POST", path, {"token": tokens[s]}) for s in (0, 1)])
        assert answers == [200, 200]
        for guest in guests:
            with guest.live(table["id"], guests.index(guest)) as screen:
                assert screen.next("update")["version"] == 0
                seen = screen.next("table")["table"]
                while seen["status"] == "open":  # until the other process's word has come
                    seen = screen.next("table")["table"]
                assert [seat["name"] for seat in seen["seats"]] == ["Ben", "Cleo"]


def test_a_key_repeated_at_the_other_process_is_answered_and_not_played_again(pair: tuple[Server, Server]) -> None:
    ada = Person(pair[0].url, "Ada")
    twin = elsewhere(ada, pair[1])
    match = ada.new_match("me", "me")["id"]
    move = ada.at(match, 0, 0)["legal"][0]["move"]
    first = ada.move(match, 0, move, 0, "once")
    second = twin.move(match, 0, move, 0, "once")
    assert first.json() == second.json()
    assert ada.get(f"/matches/{match}")["version"] == 1


def test_a_bot_plays_through_procrastinate(pair: tuple[Server, Server]) -> None:
    ada = Person(pair[0].url, "Ada")
    match = ada.new_match("me", "random")["id"]
    with ada.live(match, 0) as screen:
        played = 0
        while played < 6:
            told = screen.next("update", 90)
            if told["legal"]:
                ada.move(match, 0, told["legal"][0]["move"], told["version"])
                played += 1


def test_a_deadline_is_kept_by_whoever_is_free(pair: tuple[Server, Server]) -> None:
    ada = Person(pair[0].url, "Ada")
    match = ada.new_match("me", "me", pace={"kind": "correspondence", "hours": 0.5 / 3600})["id"]
    with ada.live(match, 0) as screen:
        assert screen.until(2)["version"] >= 2


def test_presence_is_seen_from_the_other_process(pair: tuple[Server, Server]) -> None:
    ada = Person(pair[0].url, "Ada")
    twin = elsewhere(ada, pair[1])
    match = ada.new_match("me", "me")["id"]
    with twin.live(match, 1) as other:
        assert other.next("presence")["here"] == [1]
        with ada.live(match, 0):
            while other.next("presence")["here"] != [0, 1]:
                pass
        while other.next("presence")["here"] != [1]:
            pass


def test_a_proposal_reaches_the_partner_at_the_other_process(pair: tuple[Server, Server]) -> None:
    """Also one that follows at once on a move, which the other process may not have read yet."""
    ada, blaise = Person(pair[0].url, "Ada"), Person(pair[1].url, "Blaise")
    match = seat_two(ada, blaise, game="stellarion")
    with blaise.live(match, 1) as screen:
        screen.until(0)
        version = 0
        while ada.get(f"/matches/{match}")["waiting"] == [0]:
            ada.move(match, 0, ada.now(match, 0)["legal"][0]["move"], version)
            version += 1
        offered = ada.get(f"/matches/{match}/choices", params={"seat": 0})
        ada.post(f"/matches/{match}/propose", {"seat": 0, "move": offered[-1]["move"], "seen": version})
        told = screen.next("proposal")
        assert told == {"type": "proposal", "by": 0, "version": version, "choice": offered[-1]}
        assert blaise.move(match, 1, told["choice"]["move"], version).is_success


def test_talk_reaches_the_other_process_and_no_spectator_there(pair: tuple[Server, Server]) -> None:
    ada, blaise = Person(pair[0].url, "Ada"), Person(pair[1].url, "Blaise")
    match = seat_two(ada, blaise)
    with blaise.live(match, 1) as screen, Person(pair[1].url, "Eve").live(match) as watched:
        while screen.next("table")["table"]["status"] != "playing":
            pass
        while watched.next("table")["table"]["status"] != "playing":
            pass
        watched.next("presence")
        ada.post(f"/matches/{match}/talk", {"seat": 0, "phrase": "hello"})
        while "talked" not in screen.next("table", 30)["table"]:
            pass
        ada.post(f"/matches/{match}/agree", {"seat": 0, "agree": True})
        tables = [watched.next("table", 30)["table"]]
        while not tables[-1]["seats"][0]["agrees"]:
            tables.append(watched.next("table", 30)["table"])
        assert not any("talked" in table for table in tables)
