"""One door to the database: reads in a few threads, all writes in one, as many as are waiting per transaction.

Whoever writes waits until the transaction is on the disk (SQLite: WAL with synchronous=FULL). While it is written the
next ones gather, so the busier the house, the more moves share one flush.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from .appending import OneCall, Taken, carry_out
from .engines import READERS, engines
from .rows import Deed, Entry

T = TypeVar("T")
log: Final = logging.getLogger(__name__)
LARGEST_BATCH: Final = 500


class _Waiting:
    """A write that waits for its transaction."""

    def __init__(self, task: "Deed | Callable[[Connection], Any]", done: "asyncio.Future[Any]") -> None:
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
        self._busy = False  # the writer's thread is at work, and looks again before it rests
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._writer = ThreadPoolExecutor(1, "store-write")
        self._one_call: OneCall | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def shared(self) -> bool:
        """Whether several processes may serve it."""
        return self.url.get_backend_name() == "postgresql"

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        """What was accepted is written first."""
        while self._busy:
            await asyncio.sleep(0.01)
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
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, task)

    async def write(self, task: Callable[[Connection], T]) -> T:
        """The answer comes when it is on the disk. Carried out again, alone, where another in its transaction fails."""
        return await self._queue(task)  # type: ignore[no-any-return]

    def append(self, deed: Deed) -> "asyncio.Future[None]":
        """On the disk when it is done; raises Taken."""
        return self._queue(deed)

    def _queue(self, task: "Deed | Callable[[Connection], Any]") -> "asyncio.Future[Any]":
        loop = self._loop or asyncio.get_running_loop()
        waiting = _Waiting(task, loop.create_future())
        self._waiting.append(waiting)
        if not self._busy:
            self._busy = True
            self._writer.submit(self._write_on, loop)
        return waiting.done

    def _settle(self, batch: list[_Waiting]) -> None:
        for waiting in batch:
            waiting.settle()
        changed = [w.task.match for w in batch if isinstance(w.task, Entry) and w.error is None]
        self.appended += len(changed)
        if changed and self.committed is not None:
            self.committed(changed)

    def _rest(self, loop: asyncio.AbstractEventLoop) -> None:
        """Nothing was left, but something may have come since."""
        if self._waiting:
            self._writer.submit(self._write_on, loop)
        else:
            self._busy = False

    # In the writer's thread

    def _write_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Batch after batch: nobody waits until the house, which may be busy, hands out the next one."""
        while self._waiting:
            batch = self._waiting[:LARGEST_BATCH]
            del self._waiting[: len(batch)]
            self._carry_out(batch)
            loop.call_soon_threadsafe(self._settle, batch)
        loop.call_soon_threadsafe(self._rest, loop)

    def _carry_out(self, batch: list[_Waiting]) -> None:
        """What happens all the time in one transaction, the rest in another."""
        deeds = [waiting for waiting in batch if isinstance(waiting.task, Deed)]
        others = [waiting for waiting in batch if not isinstance(waiting.task, Deed)]
        for share in (deeds, others):
            if share:
                self._together_or_alone(share)

    def _together_or_alone(self, batch: list[_Waiting]) -> None:
        """All in one transaction; if that cannot be, each in its own, so that nobody pays for another's mistake."""
        if len(batch) > 1:
            try:
                self._together(batch)
                return
            except Exception:
                log.debug("a transaction is taken apart", exc_info=True)
        for waiting in batch:
            try:
                self._together([waiting])
            except (IntegrityError, sqlite3.IntegrityError) as error:
                waiting.error = Taken() if isinstance(waiting.task, Deed) else error
            except BaseException as error:
                waiting.error = error

    def _together(self, batch: list[_Waiting]) -> None:
        deeds = [waiting.task for waiting in batch if isinstance(waiting.task, Deed)]
        if deeds and not self.shared:
            if self._one_call is None:
                self._one_call = OneCall(self.writing)
            self._one_call.carry_out(deeds)
        else:
            with self.writing.begin() as connection:
                carry_out(connection, deeds)
                self._defer_for(connection, deeds)
                for waiting in batch:
                    if not isinstance(waiting.task, Deed):
                        waiting.result = waiting.task(connection)
        self.commits += 1

    def _defer_for(self, connection: Connection, deeds: Sequence[Deed]) -> None:
        if self.defer is not None:
            woken = [deed.match for deed in deeds if isinstance(deed, Entry) and deed.wakes]
            if woken:
                self.defer(connection, woken)


def open_database(url: str) -> Database:
    """Opens, creates and migrates; raises BadDatabase for a URL that cannot be used."""
    return Database(*engines(url))
