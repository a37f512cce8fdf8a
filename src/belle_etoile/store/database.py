"""One door to the database: reads in a few threads, all writes in one, as many as are waiting per transaction.

Whoever writes waits until the transaction is on the disk (SQLite: WAL with synchronous=FULL). While it is written the
next ones gather, so the busier the house, the more moves share one flush.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError

from ..core.errors import BelleEtoileError
from .appending import Taken, append_entries
from .migrate import migrate
from .rows import Entry

T = TypeVar("T")
log: Final = logging.getLogger(__name__)
READERS: Final = 4
LARGEST_BATCH: Final = 500


class BadDatabase(BelleEtoileError):
    """The URL of a database that cannot be used."""

    def __init__(self, url: str, reason: str) -> None:
        super().__init__("error-database", f"{url}: {reason}", {"url": url, "reason": reason})


def parse_url(text: str) -> URL:
    """`sqlite:///FILE` or `postgresql://...`, with the driver this house uses."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase(text, "expected sqlite:///FILE or postgresql://...") from None
    if url.drivername == "sqlite" and url.database:
        return url
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase(url.render_as_string(), "expected sqlite:///FILE or postgresql://...")


def _sqlite_engine(url: URL, begin: str, **more: Any) -> Engine:
    engine = create_engine(url, **more)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # this house begins its transactions itself
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def open_database(text: str) -> "Database":
    """Opens, creates and migrates; raises BadDatabase for a URL that cannot be used."""
    url = parse_url(text)
    try:
        if url.drivername == "sqlite":
            Path(str(url.database)).expanduser().parent.mkdir(parents=True, exist_ok=True)
            url = url.set(database=str(Path(str(url.database)).expanduser()))
            writing = _sqlite_engine(url, "BEGIN IMMEDIATE", pool_size=1)
            reading = _sqlite_engine(url, "BEGIN", pool_size=READERS)
        else:
            writing = create_engine(url, pool_size=READERS + 1, pool_pre_ping=True)
            reading = writing.execution_options(isolation_level="REPEATABLE READ")
        migrate(writing)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadDatabase(url.render_as_string(), str(error)) from error
    return Database(url, reading, writing)


class _Waiting:
    """A write that waits for its transaction."""

    def __init__(self, task: "Entry | Callable[[Connection], Any]", done: "asyncio.Future[Any]") -> None:
        self.task = task
        self.done = done
        self.result: object = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Database:
    """Reads and writes. `defer` puts a job into the transaction; `committed` hears of changed matches after it."""

    def __init__(self, url: URL, reading: Engine, writing: Engine) -> None:
        self.url = url
        self.reading = reading
        self.writing = writing
        self.defer: Callable[[Connection, list[str]], None] | None = None
        self.committed: Callable[[list[str]], None] | None = None
        self.commits = 0
        self.appended = 0
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._writer = ThreadPoolExecutor(1, "store-write")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._running: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        """Whether several processes may serve it."""
        return self.url.get_backend_name() == "postgresql"

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._running = self._loop.create_task(self._write_on())

    async def stop(self) -> None:
        """What was accepted is written first."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        self._writer.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self.close()

    def close(self) -> None:
        self.reading.dispose()
        self.writing.dispose()

    # Reads and writes

    def read_now(self, task: Callable[[Connection], T]) -> T:
        with self.reading.begin() as connection:
            return task(connection)

    def write_now(self, task: Callable[[Connection], T]) -> T:
        with self.writing.begin() as connection:
            return task(connection)

    async def read(self, task: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, task)

    async def write(self, task: Callable[[Connection], T]) -> T:
        """The answer comes when it is on the disk. Carried out again, alone, where another in its transaction fails."""
        return await self._queue(task)  # type: ignore[no-any-return]

    def append(self, entry: Entry) -> "asyncio.Future[None]":
        """On the disk when it is done; raises Taken."""
        return self._queue(entry)

    def _queue(self, task: "Entry | Callable[[Connection], Any]") -> "asyncio.Future[Any]":
        loop = self._loop or asyncio.get_running_loop()
        waiting = _Waiting(task, loop.create_future())
        self._waiting.append(waiting)
        self._wake.set()
        return waiting.done

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
                await loop.run_in_executor(self._writer, self._carry_out, batch)
                for waiting in batch:
                    waiting.settle()
                self._tell(batch)

    def _tell(self, batch: list[_Waiting]) -> None:
        changed = [w.task.match for w in batch if isinstance(w.task, Entry) and w.error is None]
        self.appended += len(changed)
        if changed and self.committed is not None:
            self.committed(changed)

    # In the writer's thread

    def _carry_out(self, batch: list[_Waiting]) -> None:
        """All in one transaction; if that cannot be, each in its own, so that nobody pays for another's mistake."""
        if len(batch) > 1:
            try:
                self._together(batch)
                return
            except Exception:
                log.debug("a transaction is taken apart", exc_info=True)
        for waiting in batch:
            self._alone(waiting)

    def _together(self, batch: list[_Waiting]) -> None:
        entries = [w.task for w in batch if isinstance(w.task, Entry)]
        with self.writing.begin() as connection:
            if entries:
                append_entries(connection, entries)
                self._defer_for(connection, entries)
            for waiting in batch:
                if not isinstance(waiting.task, Entry):
                    waiting.result = waiting.task(connection)
        self.commits += 1

    def _alone(self, waiting: _Waiting) -> None:
        try:
            self._together([waiting])
        except IntegrityError as error:
            waiting.error = Taken() if isinstance(waiting.task, Entry) else error
        except BaseException as error:
            waiting.error = error

    def _defer_for(self, connection: Connection, entries: Sequence[Entry]) -> None:
        if self.defer is not None:
            woken = [e.match for e in entries if e.wakes]
            if woken:
                self.defer(connection, woken)
