"""The only access to the database: reads in a few threads, all writes in one thread, in batches.

A writer waits until the transaction is on the disk (SQLite: WAL with synchronous=FULL). While one batch is written, the
next one fills, so on a busy server more moves share one flush.
"""

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from .engines import READERS, Connections, engines
from .errors import NoAnswer, retry_is_useless
from .match_batches import OneCall, Taken, carry_out, entries_of
from .rows import Entry, Write

T = TypeVar("T")
log: Final = logging.getLogger(__name__)
LARGEST_BATCH: Final = 500
PATIENCE: Final = 3.0  # seconds without an answer after which store/liveness.py asks the database


class _Waiting:
    """A read that waits for its thread, or a write that waits for its transaction."""

    def __init__(self, task: "Write | Callable[[Connection], Any]", done: "asyncio.Future[Any]", since: float) -> None:
        self.task = task
        self.done = done
        self.since = since
        self.result: object = None
        self.error: BaseException | None = None
        self.given_up = False

    def settle(self) -> None:
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)

    def give_up(self) -> None:
        """Raises NoAnswer for whoever waits."""
        self.given_up = True
        if not self.done.done():
            self.done.set_exception(NoAnswer())


class Listener(Protocol):
    """Is told what happens to moves."""

    def defer(self, connection: Connection, matches: list[str]) -> None:
        """Called in the transaction, in the writer's thread: these matches wait for a bot or a seat that resigned."""

    def committed(self, matches: list[str]) -> None:
        """These matches have changed, and the change is on the disk."""

    def late(self, matches: list[str]) -> None:
        """Moves of these matches were written, but their writers were told NoAnswer."""


class Database:
    """Reads and writes."""

    def __init__(self, url: URL, reading: Engine, writing: Engine, connections: Connections) -> None:
        self.url = url
        self.reading = reading
        self.writing = writing
        self.connections = connections
        self.listener: Listener | None = None
        self.commits = 0
        self.appended = 0
        self.heard = 0.0  # when the last answer came
        self.silent = False  # given up: until it answers again, nobody waits for it
        self._reading: set[_Waiting] = set()
        self._waiting: list[_Waiting] = []
        self._writing: list[_Waiting] = []  # the batch that is being written
        self._busy = False  # the writer's thread runs, and checks for more before it ends
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._writer = ThreadPoolExecutor(1, "store-write")
        self._one_call: OneCall | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def shared(self) -> bool:
        """Whether several processes may serve it."""
        return self.url.get_backend_name() == "postgresql"

    def start(self, listener: Listener | None = None) -> None:
        self.listener = listener
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        """What was accepted is written first, if the database takes it."""
        while self._busy or self._reading:
            if self.silent or self.waited() > PATIENCE:
                self.give_up()  # once more: a thread may just have opened another connection
            await asyncio.sleep(0.02)
        self._writer.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self.close()

    def close(self) -> None:
        if self._one_call is not None:
            self._one_call.close()
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
        if self.silent:
            raise NoAnswer
        loop = asyncio.get_running_loop()
        reading = _Waiting(task, loop.create_future(), time.monotonic())
        self._reading.add(reading)
        self._readers.submit(self._read, loop, reading)
        return await reading.done  # type: ignore[no-any-return]

    async def write(self, task: Callable[[Connection], T]) -> T:
        """Answers when it is on the disk. `task` may run twice: again alone if another task of its batch fails."""
        return await self._queue(task)  # type: ignore[no-any-return]

    def append(self, change: Write) -> "asyncio.Future[None]":
        """On the disk when it is done; raises Taken."""
        return self._queue(change)

    def _queue(self, task: "Write | Callable[[Connection], Any]") -> "asyncio.Future[Any]":
        loop = self._loop or asyncio.get_running_loop()
        waiting = _Waiting(task, loop.create_future(), time.monotonic())
        if self.silent:
            waiting.give_up()
            return waiting.done
        self._waiting.append(waiting)
        if not self._busy:
            self._busy = True
            self._writer.submit(self._write_on, loop)
        return waiting.done

    def waited(self) -> float:
        """Seconds for which somebody has waited while nobody got an answer."""
        oldest = [w.since for w in [*self._reading, *self._writing[:1], *self._waiting[:1]] if not w.given_up]
        return time.monotonic() - max(min(oldest), self.heard) if oldest else 0.0

    def give_up(self) -> None:
        """The database does not answer: raises NoAnswer for all who wait, and drops what was not begun."""
        self.silent = True
        for waiting in [*self._reading, *self._writing, *self._waiting]:
            waiting.give_up()
        self.connections.cut()

    def answered(self) -> None:
        self.heard, self.silent = time.monotonic(), False

    def _settle(self, batch: list[_Waiting]) -> None:
        for waiting in batch:
            waiting.settle()
        if any([waiting.error is None for waiting in batch]):
            self.answered()
        written = [w for w in batch if isinstance(w.task, Entry) and w.error is None]
        self.appended += len(entries_of([w.task for w in batch if isinstance(w.task, Write) and w.error is None]))
        if written and self.listener is not None:
            self.listener.committed([w.task.match for w in written if isinstance(w.task, Entry)])
            late = [w.task.match for w in written if w.given_up and isinstance(w.task, Entry)]
            if late:
                self.listener.late(late)

    def _told(self, reading: _Waiting) -> None:
        self._reading.discard(reading)
        reading.settle()
        if reading.error is None and not reading.given_up:
            self.answered()

    def _rest(self, loop: asyncio.AbstractEventLoop) -> None:
        """Ends the writer's work, unless something has come since."""
        if self._waiting:
            self._writer.submit(self._write_on, loop)
        else:
            self._busy = False

    # In a reader's thread

    def _read(self, loop: asyncio.AbstractEventLoop, reading: _Waiting) -> None:
        if not reading.given_up:
            try:
                reading.result = self.read_now(reading.task)  # type: ignore[arg-type]
            except BaseException as error:
                reading.error = error
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
            loop.call_soon_threadsafe(self._told, reading)

    # In the writer's thread

    def _write_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Writes batch after batch, without waiting for the event loop, which may be busy."""
        while self._waiting:
            batch = self._waiting[:LARGEST_BATCH]
            self._writing = batch
            del self._waiting[: len(batch)]
            batch = [waiting for waiting in batch if not waiting.given_up]
            self._carry_out(batch)
            self._writing = []
            loop.call_soon_threadsafe(self._settle, batch)
        loop.call_soon_threadsafe(self._rest, loop)

    def _carry_out(self, batch: list[_Waiting]) -> None:
        """Frequent writes in one transaction, other tasks in another."""
        writes = [waiting for waiting in batch if isinstance(waiting.task, Write)]
        others = [waiting for waiting in batch if not isinstance(waiting.task, Write)]
        for share in (writes, others):
            if share:
                self._together_or_alone(share)

    def _together_or_alone(self, batch: list[_Waiting]) -> None:
        """All in one transaction. If that fails, each in its own, so that one bad write does not spoil the others."""
        if len(batch) > 1:
            try:
                self._together(batch)
                return
            except Exception as error:
                if retry_is_useless(error):
                    for waiting in batch:
                        waiting.error = error
                    return
                log.debug("a batch failed; its writes are tried one by one", exc_info=True)
        for waiting in batch:
            try:
                self._together([waiting])
            except (IntegrityError, sqlite3.IntegrityError) as error:
                waiting.error = Taken() if isinstance(waiting.task, Write) else error
            except BaseException as error:
                waiting.error = error

    def _together(self, batch: list[_Waiting]) -> None:
        writes = [waiting.task for waiting in batch if isinstance(waiting.task, Write)]
        if writes and not self.shared:
            if self._one_call is None:
                self._one_call = OneCall(self.writing)
            self._one_call.carry_out(writes)
        else:
            with self.writing.begin() as connection:
                carry_out(connection, writes)
                self._defer_for(connection, writes)
                for waiting in batch:
                    if not isinstance(waiting.task, Write):
                        waiting.result = waiting.task(connection)
        self.commits += 1

    def _defer_for(self, connection: Connection, writes: Sequence[Write]) -> None:
        woken = [entry.match for entry in entries_of(writes) if entry.needs_job]
        if woken and self.listener is not None:
            self.listener.defer(connection, woken)


def open_database(url: str) -> Database:
    """Opens, creates and migrates; raises BadDatabase for a URL that cannot be used."""
    return Database(*engines(url))
