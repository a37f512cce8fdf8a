"""What drills share: a server to try, people who play on whatever happens, and the books they keep."""

import contextlib
import json
import os
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx
from sqlalchemy import NullPool, create_engine, select

from belle_etoile.store.engines import parse_url
from belle_etoile.store.tables import moves
from tests.server.people import Person
from tests.server.postgres import Postgres

MOST_TOLD: Final = 20  # failures with their details
PATIENCE: Final = 30.0  # seconds for a bot to move, or for a server to come back


@dataclass
class Order:
    """What somebody asked for: so long or so often, on which database."""

    seconds: float | None = None
    count: int | None = None
    database: str = "sqlite"
    seed: int = 1
    begun: float = field(default_factory=time.monotonic)

    def goes_on(self, done: int) -> bool:
        """At least once, also on a slow machine."""
        if not done:
            return True
        if self.count is not None and done >= self.count:
            return False
        return self.seconds is None or time.monotonic() - self.begun < self.seconds

    def share(self, part: float) -> "Order":
        """A part of it, from now on."""
        seconds = None if self.seconds is None else self.seconds * part
        count = None if self.count is None else max(1, round(self.count * part))
        return Order(seconds, count, self.database, self.seed)

    def spent(self) -> float:
        return time.monotonic() - self.begun


class Report:
    """Counts, and failures, of which the first are kept in a file."""

    def __init__(self, drill: str, order: Order) -> None:
        self.drill = drill
        self.order = order
        self.counts: Counter[str] = Counter()
        self.figures: dict[str, float | str] = {}
        self.failures = 0
        self.lock = threading.Lock()
        folder = Path(tempfile.gettempdir()) / "belle-etoile-drills"
        folder.mkdir(exist_ok=True)
        self.details = folder / f"{drill}-{order.database}-{os.getpid()}.txt"

    def fail(self, says: str) -> None:
        with self.lock:
            self.failures += 1
            if self.failures <= MOST_TOLD:
                with self.details.open("a") as file:
                    file.write(f"{time.strftime('%H:%M:%S')} {says}\n")

    def told(self) -> dict[str, Any]:
        line: dict[str, Any] = {"drill": self.drill, "database": self.order.database, "ok": not self.failures}
        line |= {**self.counts, **self.figures, "failures": self.failures, "seconds": round(self.order.spent(), 1)}
        return line | ({"details": str(self.details)} if self.failures else {})


@contextmanager
def ground(order: Order) -> Iterator[tuple[Path, str, Postgres | None]]:
    """A folder and an empty database of the wanted kind."""
    with tempfile.TemporaryDirectory(prefix="drill-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if order.database == "sqlite":
            yield folder, f"sqlite:///{folder / 'server.sqlite3'}", None
            return
        postgres = Postgres()
        try:
            yield folder, postgres.new_database(), postgres
        finally:
            postgres.stop()


def errors_in(log: Path, known: Sequence[str] = ()) -> list[str]:
    """What the server itself calls an error, without what a drill did on purpose."""
    lines = log.read_text(errors="replace").splitlines()
    bad = [
        line for line in lines if '"level":"error"' in line or '"level":"critical"' in line or "Fatal Python" in line
    ]
    return [line for line in bad if not any(word in line for word in known)]


class Row(NamedTuple):
    version: int
    seat: int
    move: str
    key: str | None


class Written:
    """What the database says, read past the server."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(parse_url(url), poolclass=NullPool)

    def rows(self, match: str) -> list[Row]:
        wanted = select(moves.c.version, moves.c.seat, moves.c.move, moves.c.key).where(moves.c.match == match)
        with self.engine.connect() as connection:
            return [Row(*row) for row in connection.execute(wanted.order_by(moves.c.version)) if row[0] > 0]


@dataclass
class Books:
    """One player's own account of one match."""

    match: str
    answered: dict[int, Row] = field(default_factory=dict)
    open: Row | None = None  # asked for, and not answered yet; its version is the one it would get

    def differences(self, rows: Sequence[Row]) -> list[str]:
        """In sentences. None: every answered move is there once, unchanged, in order, and nothing else of ours."""
        found = []
        if [row.version for row in rows] != list(range(1, len(rows) + 1)):
            found.append(f"{self.match}: versions {[row.version for row in rows]}")
        by_version = {row.version: row for row in rows}
        for version, row in self.answered.items():
            there = by_version.get(version)
            if there is None:
                found.append(f"{self.match}: lost {row}")
            elif there != row:
                found.append(f"{self.match}: changed {row} is now {there}")
        for row in rows:
            if row.key is not None and row.version not in self.answered and row != self.open:
                found.append(f"{self.match}: nobody was answered {row}")
        doubled = [key for key, times in Counter((row.seat, row.key) for row in rows if row.key).items() if times > 1]
        return found + [f"{self.match}: doubled {key}" for key in doubled]


class Player:
    """Plays on from begin() to end(): what is not answered is asked again with the same key."""

    def __init__(self, person: Person, seats: Sequence[str], seed: int, report: Report) -> None:
        self.person = person
        self.seats = seats
        self.random = Random(seed)
        self.report = report
        self.books = Books(str(person.new_match(*seats)["id"]))
        self.first: dict[str, Any] | None = None  # the first answer to the last move
        self.going = False
        self.thread = threading.Thread()

    def begin(self) -> None:
        self.going = True
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def end(self) -> None:
        self.going = False
        self.thread.join(60)
        if self.thread.is_alive():
            self.report.fail(f"{self.books.match}: a request hangs")

    def _run(self) -> None:
        while self.going:
            try:
                self._ask_again()
                while self.going:
                    self._step()
            except httpx.TransportError:
                self.report.counts["unanswered"] += 1
                time.sleep(0.02)
            except Exception as error:
                self.report.fail(f"{self.books.match}: {error!r}")
                return

    def _step(self) -> None:
        if self.books.open is None:
            table = self._get(f"/matches/{self.books.match}")
            if table is None:
                return
            if table["status"] == "over":
                self._next_match()
                return
            self._choose(table)
        if self.books.open is not None:
            self._play(self.books.open)

    def _next_match(self) -> None:
        wishes = [{"kind": s} if s == "me" else {"kind": "bot", "bot": s, "level": 1} for s in self.seats]
        answer = self._told(self.person.ask("POST", "/matches", {"game": "stellar", "seats": wishes}))
        if answer is not None:
            self.books, self.first = Books(str(answer["id"])), None
            self.report.counts["matches"] += 1

    def _choose(self, table: dict[str, Any]) -> None:
        mine = [seat for seat in table["waiting"] if self.seats[seat] == "me"]
        if not mine:
            time.sleep(0.02)
            return
        seen = table["version"]
        told = self._get(f"/matches/{self.books.match}/at/{seen}?seat={mine[0]}")
        if told and told["legal"]:
            move = self.random.choice(told["legal"])["move"]
            self.books.open = Row(seen + 1, mine[0], move, f"{self.random.getrandbits(60):x}")

    def _post(self, row: Row) -> httpx.Response:
        body = {"seat": row.seat, "move": row.move, "seen": row.version - 1, "key": row.key}
        return self.person.ask("POST", f"/matches/{self.books.match}/moves", body)

    def _play(self, row: Row) -> None:
        answer = self._post(row)
        if answer.status_code == 409 and answer.json()["type"] == "/problems/stale":
            self.books.open = None  # another process was ahead: it has not been written
            self.report.counts["stale"] += 1
            return
        told = self._told(answer)
        if told is None:
            return
        if told["version"] != row.version:
            self.report.fail(f"{self.books.match}: {row} was answered with version {told['version']}")
        self.books.answered[row.version] = row
        self.books.open, self.first = None, told
        self.report.counts["moves"] += 1

    def _ask_again(self) -> None:
        """After a pause: the last key gets its first answer, of whoever answers now."""
        if self.first is None or self.books.open is not None:
            return
        told = self._told(self._post(self.books.answered[self.first["version"]]))
        if told is not None:
            self.report.counts["repeated"] += 1
            if essence(told) != essence(self.first):
                self.report.fail(f"{self.books.match}: first {essence(self.first)}, again {essence(told)}")

    def _get(self, path: str) -> dict[str, Any] | None:
        return self._told(self.person.ask("GET", path))

    def _told(self, answer: httpx.Response) -> dict[str, Any] | None:
        """None if the server asks to try again later; any other error is a failure."""
        if answer.status_code == 503 and "Retry-After" in answer.headers:
            self.report.counts["come back"] += 1
            time.sleep(0.05)
            return None
        assert answer.is_success, f"{answer.request.url} {answer.status_code} {answer.text[:300]}"
        told: dict[str, Any] = answer.json()
        return told


def essence(answer: dict[str, Any]) -> tuple[int, str]:
    """Of an answered move: its version, and what the seat saw then."""
    return answer["version"], json.dumps(answer["update"]["view"], sort_keys=True)


def compare(players: Sequence[Player], written: Written, report: Report) -> None:
    for player in players:
        rows = written.rows(player.books.match)
        report.counts["compared"] += len(rows)
        for difference in player.books.differences(rows):
            report.fail(difference)


def until_ready(url: str, report: Report, patience: float = PATIENCE) -> bool:
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(url + "/ready", timeout=5, verify=False).status_code == 200:
                return True
        time.sleep(0.02)
    report.fail(f"not ready after {patience:.0f} s")
    return False


def memory_of(pid: int) -> int:
    """Bytes of its own."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1])
