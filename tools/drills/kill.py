"""kill -9 under load, by turns of the server, a bot's process, PostgreSQL and one of two workers; then the books."""

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from belle_etoile.server.config import Config
from belle_etoile.server.runner import free_port
from tests.server.people import Person, served
from tests.server.postgres import Postgres
from tests.server.test_kill import Mortal

from .load import Order, Player, Report, Written, compare, errors_in, ground, until_ready

PLAYERS: Final = 4
BOT_EVERY: Final = 10  # kills
POSTGRES_EVERY: Final = 6
WORKERS: Final = 0.2  # of the kills at PostgreSQL
ON_PURPOSE: Final = ("procrastinate", "BrokenProcessPool")


class Drill:
    """A server that dies often, its players, and who kills what."""

    def __init__(self, mortal: Mortal, url: str, postgres: Postgres | None, order: Order, report: Report) -> None:
        self.mortal = mortal
        self.postgres = postgres
        self.report = report
        self.random = Random(order.seed)
        self.written = Written(url)
        self.people = [Person(mortal.url, f"P{number}") for number in range(PLAYERS)]
        self.players = [Player(person, ("me", "me"), n, report) for n, person in enumerate(self.people)]

    def round(self, number: int) -> None:
        if number % BOT_EVERY == BOT_EVERY - 1:
            self._kill_bot()
        elif self.postgres is not None and number % POSTGRES_EVERY == POSTGRES_EVERY - 1:
            self._kill_postgres(self.postgres)
        else:
            self._kill_server()

    def _under_load(self, players: list[Player], kill: Callable[[], None], after: float = 0.0) -> None:
        for player in players:
            player.begin()
        before = self.report.counts["moves"]
        wait_for(lambda: self.report.counts["moves"] >= before + PLAYERS, 5)  # or a busy machine has nothing to lose
        time.sleep(self.random.uniform(0, 0.15))
        kill()
        time.sleep(after)
        for player in players:
            player.end()

    def _kill_server(self) -> None:
        self._under_load(self.players, self.mortal.death)
        compare(self.players, self.written, self.report)
        self.mortal.birth()
        self.report.counts["server"] += 1

    def _kill_bot(self) -> None:
        """Its player gets an answer from the next bot process."""
        player = Player(self.people[0], ("me", "greedy"), self.random.getrandbits(30), self.report)
        player.begin()
        bots = wait_for(lambda: spawned_by(self.mortal.pid))
        player.end()
        self._under_load([*self.players, player], lambda: killed(bots))
        before = player.books.answered.copy()
        player.begin()
        if not wait_for(lambda: player.books.answered != before):
            self.report.fail(f"{player.books.match}: nobody moved after a bot's process was killed")
        player.end()
        compare([*self.players, player], self.written, self.report)
        player.person.ask("POST", f"/matches/{player.books.match}/resign", {"seat": 0})  # or its bot plays on
        self.report.counts["bot"] += len(bots)

    def _kill_postgres(self, postgres: Postgres) -> None:
        self._under_load(self.players, lambda: postgres_dies(postgres), 0.1)
        for name in ("postmaster.pid", ".s.PGSQL.5432.lock"):  # or a dead process is taken for a live one
            (postgres.folder / name).unlink(missing_ok=True)
        postgres.server.ensure_postgres_running()
        until_ready(self.mortal.url, self.report)
        compare(self.players, self.written, self.report)
        self.report.counts["postgresql"] += 1


def wait_for(true: Callable[[], object], seconds: float = 30) -> list[int]:
    deadline = time.monotonic() + seconds
    while not (found := true()) and time.monotonic() < deadline:
        time.sleep(0.02)
    return found if isinstance(found, list) else [1] * bool(found)


def children_of(parent: int) -> list[int]:
    """With theirs."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found += [int(folder.name), *children_of(int(folder.name))]
    return found


def spawned_by(server: int) -> list[int]:
    """Bots of a server, or the workers of one that has several."""
    found = []
    for pid in children_of(server):
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def killed(pids: list[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def postgres_dies(postgres: Postgres) -> None:
    """With all its processes, as when a machine loses its power, except that its files are the system's."""
    while left := living_in(postgres.folder):
        killed(left)
        time.sleep(0.02)


def living_in(folder: Path) -> list[int]:
    """Its first process and those that serve one caller each: a new one may start while others end."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if os.readlink(each / "cwd") == str(folder) and running(int(each.name)):
                found.append(int(each.name))
    return found


def running(pid: int) -> bool:
    """A zombie counts as dead."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def kill_workers(folder: Path, postgres: Postgres, order: Order, report: Report) -> None:
    """One of two: the other goes on, and a new one comes."""
    folder.mkdir()
    url = postgres.new_database()
    with served(folder, database=url, workers=2) as server:
        assert server.process is not None
        first = server.process.pid
        written, random = Written(url), Random(order.seed)
        players = [Player(Person(server.url, f"W{n}"), ("me", "me"), n, report) for n in range(PLAYERS)]
        done = 0
        while order.goes_on(done):
            if len(wait_for(lambda: both if len(both := spawned_by(first)) == 2 else [])) != 2:
                report.fail("no new worker came")
                return
            for player in players:
                player.begin()
            time.sleep(random.uniform(0.05, 0.5))
            killed([random.choice(spawned_by(first))])
            time.sleep(0.3)
            for player in players:
                player.end()
            compare(players, written, report)
            report.counts["worker"] += 1
            done += 1
    for line in errors_in(server.log, ON_PURPOSE):
        report.fail(line)


def run(order: Order, report: Report) -> None:
    with ground(order) as (folder, url, postgres):
        if postgres is not None:
            kill_workers(folder / "two", postgres, order.share(WORKERS), report)
        mortal = Mortal(Config(database=url, port=free_port(), limits=False), folder / "server.log")
        mortal.birth()
        drill = Drill(mortal, url, postgres, order, report)
        done = 0
        while order.goes_on(done + report.counts["worker"]) or not done:
            drill.round(done)
            done += 1
        mortal.death()
        mortal.end()
        for line in errors_in(folder / "server.log", ON_PURPOSE):
            report.fail(line)
        report.figures["kills"] = done + report.counts["worker"]
