"""A write that fails is told to the one who asked, and costs nobody else anything: the process lives, nothing is lost.

With the compiled package, these run against the compiled server.
"""

import json
import time
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from belle_etoile.core import parse_log, verified
from belle_etoile.games import game_named

from .people import Person, Server, served
from .postgres import Postgres
from .sickness import POSTGRES, SQLITE, Sickness, alive

TIMES = 3  # for a crash that depends on luck
NUMBERS = count()


def new_key() -> str:
    """All of one length."""
    return f"key {next(NUMBERS):04}"


def told_to_come_back(answer: httpx.Response) -> str:
    """The kind of the problem; its document is checked for its form."""
    assert answer.status_code == 503, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem: dict[str, Any] = answer.json()
    assert int(answer.headers["Retry-After"]) == problem["retry_after"] >= 1
    assert problem["detail"]
    return str(problem["type"])


class Patient:
    """A server, and one person at both seats of a match who remembers what was answered."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada = Person(server.url, "Ada")
        self.match = str(self.ada.new_match("me", "me")["id"])
        self.answered: list[str] = []

    def next_move(self) -> dict[str, Any]:
        table = self.ada.get(f"/matches/{self.match}")
        seat, seen = table["waiting"][0], table["version"]
        legal = self.ada.at(self.match, seen, seat)["legal"]
        return {"seat": seat, "move": legal[0]["move"], "seen": seen, "key": new_key()}

    def play(self, move: dict[str, Any]) -> httpx.Response:
        answer = self.ada.ask("POST", f"/matches/{self.match}/moves", move)
        if answer.is_success:
            assert answer.json()["version"] == move["seen"] + 1
            self.answered.append(move["move"])
        return answer

    def play_until_it_fails(self) -> tuple[dict[str, Any], httpx.Response]:
        """A disk that is full may have room for a few more."""
        for _ in range(30):
            move = self.next_move()
            answer = self.play(move)
            if not answer.is_success:
                return move, answer
        raise AssertionError("nothing failed")

    def move_by_socket(self, failed: dict[str, Any]) -> dict[str, Any]:
        """The problem that answers. The same move again: a shorter one might still find room."""
        move = {**failed, "key": new_key()}
        with self.ada.live(self.match, move["seat"]) as screen:
            screen.next("update")
            screen.socket.send(json.dumps({"type": "move", **move}))
            told = screen.next("problem", 30)
            assert told["key"] == move["key"]
            problem: dict[str, Any] = told["problem"]
            return problem

    def is_well(self) -> None:
        """The match ends, and its log has what was answered, each once."""
        for seat in (0, 1):
            self.ada.post(f"/matches/{self.match}/agree", {"seat": seat, "agree": True})
        log = parse_log(self.ada.http.get(f"/matches/{self.match}/log").text, self.match)
        assert [record.move for record in log.records[1:]] == self.answered
        verified(game_named("stellar"), log)


def ill_and_well(patient: Patient, sickness: Sickness) -> None:
    """One illness: what failed is asked again with the same key when it is over."""
    assert patient.play(patient.next_move()).status_code == 200
    with sickness(patient.server):
        move, answer = patient.play_until_it_fails()
        told_to_come_back(answer)
        assert patient.move_by_socket(move)["status"] == 503
        tables = len(patient.ada.get("/matches"))
        told_to_come_back(patient.ada.ask("POST", "/matches", {"game": "stellar", "seats": [{"kind": "me"}] * 2}))
        assert alive(patient.server), "the process died"
    assert patient.play(move).status_code == 200, "the same key after the cure"
    assert patient.play(patient.next_move()).status_code == 200, "the next move after the cure"
    assert len(patient.ada.get("/matches")) == tables, "a table half set"


def go_through(server: Server, sickness: Sickness) -> None:
    patient = Patient(server)
    for _ in range(TIMES):
        ill_and_well(patient, sickness)
        assert patient.ada.new_match("me", "me")["status"] == "playing"
    assert alive(server)
    patient.is_well()


@pytest.mark.slow
@pytest.mark.parametrize("sickness", SQLITE.values(), ids=SQLITE)
def test_sqlite_falls_ill(tmp_path: Path, sickness: Sickness) -> None:
    with served(tmp_path) as server:
        go_through(server, sickness)


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.parametrize("sickness", POSTGRES.values(), ids=POSTGRES)
def test_postgresql_falls_ill(tmp_path: Path, postgres: Postgres, sickness: Sickness) -> None:
    with served(tmp_path, database=postgres.new_database()) as server:
        go_through(server, sickness)


def test_the_last_one_sits_down_and_the_cards_are_dealt_later(tmp_path: Path) -> None:
    """The seat is kept; whoever asks again, or the sweep, deals."""
    with served(tmp_path) as server:
        ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
        tables = [ada.new_match("me", "open") for _ in range(2)]
        tokens = [table["links"]["seats"][1].split("token=")[1] for table in tables]
        paths = [f"/matches/{table['id']}" for table in tables]
        with SQLITE["constraint"](server):
            for path, token in zip(paths, tokens, strict=True):
                told_to_come_back(blaise.ask("POST", f"{path}/join", {"token": token}))
                assert ada.get(path)["status"] == "open"
                assert [seat["name"] for seat in ada.get(path)["seats"]] == ["Ada", "Blaise"]
        assert blaise.post(f"{paths[0]}/join", {"token": tokens[0]})["status"] == "playing"
        server.stop()
        server.start()
        while ada.get(paths[1])["status"] == "open":
            time.sleep(0.05)
