"""Two workers at one port: who dies is replaced, and the server closes whatever they do."""

import os
import signal
import time
from pathlib import Path

import pytest

from belle_etoile.server.workers import TO_LEAVE

from .people import Person, Server, served
from .postgres import Postgres

pytestmark = [pytest.mark.postgres, pytest.mark.slow, pytest.mark.waits]


def workers_of(server: Server) -> list[int]:
    assert server.process is not None
    told = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return [pid for pid in map(int, told.split()) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def other_workers(server: Server, old: list[int]) -> list[int]:
    deadline = time.monotonic() + 60
    while len(found := workers_of(server)) < 2 or found == old:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found


def test_the_server_closes_while_a_worker_still_starts(postgres: Postgres, tmp_path: Path) -> None:
    with served(tmp_path, database=postgres.new_database(), workers=2) as server:
        assert Person(server.url, "Ada").new_match("me", "me")["status"] == "playing"
        old = other_workers(server, [])
        os.kill(old[0], signal.SIGKILL)
        fresh = (set(other_workers(server, old)) - set(old)).pop()
        os.kill(fresh, signal.SIGSTOP)  # it takes its time
        started = time.monotonic()
        server.stop()
        assert time.monotonic() - started < TO_LEAVE + 8
        assert not [pid for pid in (*old, fresh) if Path(f"/proc/{pid}").exists()]
