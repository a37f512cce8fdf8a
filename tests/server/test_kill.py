"""kill -9 under load, twenty times: every move that was answered is there, and a match goes on where it was."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, select

from belle_etoile.server.config import IN_ENVIRONMENT, Config
from belle_etoile.server.runner import free_port
from belle_etoile.store.engines import parse_url
from belle_etoile.store.tables import moves

from .people import Person

KILLS = 20
PLAYERS = 4


class Mortal:
    """A server that dies often."""

    def __init__(self, config: Config, log: Path) -> None:
        self.url = f"http://{config.host}:{config.port}"
        self.log = log.open("wb")
        environment = {**os.environ, IN_ENVIRONMENT: msgspec.json.encode(config).decode()}
        command = [sys.executable, "-m", "tests.server.nursery"]
        pipe = subprocess.PIPE
        self.nursery = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=self.log, text=True)
        self.pid = 0

    def birth(self) -> None:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write("\n")
        self.nursery.stdin.flush()
        self.pid = int(self.nursery.stdout.readline())
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.url + "/ready", timeout=1, verify=False).status_code == 200:
                    return
            time.sleep(0.01)
        raise AssertionError("not ready")

    def death(self) -> None:
        assert self.nursery.stdout is not None
        os.kill(self.pid, signal.SIGKILL)
        assert self.nursery.stdout.readline() == "gone\n"

    def end(self) -> None:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.close()
        self.nursery.wait(20)
        self.nursery.stdout.close()
        self.log.close()


class Restless(threading.Thread):
    """Plays on until the server is gone; remembers what was answered, and the one move that was not."""

    def __init__(self, person: Person, match: str, seed: int) -> None:
        super().__init__()
        self.person = person
        self.match = match
        self.random = Random(seed)
        self.answered: dict[int, str] = {}  # version: move
        self.open: tuple[int, str, int, str] | None = None  # seat, move, seen, key
        self.trouble = ""

    def run(self) -> None:
        try:
            self.play()
        except httpx.TransportError:
            pass
        except Exception as error:
            self.trouble = repr(error)

    def play(self) -> None:
        while True:
            if self.open is None:
                table = self.person.get(f"/matches/{self.match}")
                if table["status"] == "over":
                    self.match = self.person.new_match("me", "me")["id"]
                    self.answered = {}
                    continue
                seat, seen = table["waiting"][0], table["version"]
                legal = self.person.at(self.match, seen, seat)["legal"]
                self.open = (seat, self.random.choice(legal)["move"], seen, f"{self.match} {seen}")
            seat, move, seen, key = self.open
            answer = self.person.move(self.match, seat, move, seen, key)
            assert answer.status_code == 200, answer.text
            assert answer.json()["version"] == seen + 1  # also when it was written and not answered the first time
            self.answered[seen + 1] = move
            self.open = None

    def again(self) -> "Restless":
        heir = Restless(self.person, self.match, self.random.getrandbits(30))
        heir.answered, heir.open = self.answered, self.open
        return heir


@pytest.fixture
def mortal(database: str, tmp_path: Path) -> Iterator[Mortal]:
    server = Mortal(Config(database=database, port=free_port(), limits=False), tmp_path / "server.log")
    server.birth()
    yield server
    server.death()
    server.end()


@pytest.mark.slow
def test_every_answered_move_is_there(mortal: Mortal, database: str) -> None:
    random = Random(1)
    people = [Person(mortal.url, f"P{number}") for number in range(PLAYERS)]
    players = [Restless(person, person.new_match("me", "me")["id"], n) for n, person in enumerate(people)]
    engine = create_engine(parse_url(database))
    answered = 0
    for _kill in range(KILLS):
        for player in players:
            player.start()
        time.sleep(random.uniform(0.05, 0.3))
        mortal.death()
        for player in players:
            player.join()
            assert not player.trouble
            with engine.connect() as connection:
                found = connection.execute(select(moves.c.version, moves.c.move).where(moves.c.match == player.match))
                written = {int(version): str(move) for version, move in found if version > 0}
            assert player.answered.items() <= written.items()
            assert len(written) <= len(player.answered) + 1
            answered += len(player.answered)
        mortal.birth()
        players = [player.again() for player in players]
    engine.dispose()
    assert answered > KILLS * PLAYERS
