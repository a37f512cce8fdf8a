"""Worker processes with limits on memory and time, for what strangers send.

A worker that goes over a limit is killed, and a new one takes its place. A worker without work ends after a while.
"""

import asyncio
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, suppress
from multiprocessing.connection import Connection
from typing import Final, Literal, NamedTuple, TypeAlias

from ..http.problems import Problem
from .child_process import prepare_child
from .queue import COME_BACK, BoundedQueue

Task: TypeAlias = Callable[[bytes], Iterator[bytes]]
Said: TypeAlias = tuple[Literal["part", "done", "memory", "failed"], bytes]

MEGABYTE: Final = 1 << 20
HOME_AFTER: Final = 120.0  # seconds without work after which a worker ends
TO_ARRIVE: Final = 60.0  # seconds for a new worker to be ready; they do not count as work
MOST_WAITING: Final = 40  # jobs; further ones get the problem busy
STARVED: Final = 10.0  # times its seconds, by the clock: then a job that got no processor is given up, too
LOOK_AGAIN: Final = 0.05  # seconds, at least, between two looks at what a worker has used


class Overstepped(Exception):
    """The work took too long or too much memory; `reason` is "time", "memory", "died", or "starved": the machine was
    too busy for it, and the work itself may be harmless.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Failed(Exception):
    """The task raised an unexpected exception: a bug of ours."""


# In the worker's process


def limit_memory(most: int) -> None:
    """Limits all writable memory of this process, where the system has such a limit."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run_when_idle() -> None:
    """Runs only while the core is idle (SCHED_IDLE), where the system has that: any other process goes first, at once.

    A low priority (nice) is not enough: the other process would wait for the end of a time slice, several times a move.
    """
    with suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def at_work(line: Connection, most: int, last: bool, parent: int) -> None:
    """Does job after job and answers each in parts, until memory or work runs out, or the server is gone."""
    prepare_child(parent)
    if last:
        run_when_idle()
    limit_memory(most)
    with suppress(EOFError, OSError):
        line.send(("done", b""))
        while line.poll(HOME_AFTER):
            task, packed = line.recv()
            if not carry_out(line, task, packed):
                return


def carry_out(line: Connection, task: Task, packed: bytes) -> bool:
    """Whether it can go on. An exception of the task is sent back; one of the pipe means that the server is gone."""
    try:
        parts = task(packed)
        while (part := next_part(parts))[0] == "part":
            line.send(part)
        line.send(part)
    except MemoryError:
        line.send(("memory", b""))
        return False
    return True


def next_part(parts: Iterator[bytes]) -> Said:
    try:
        return "part", next(parts)
    except StopIteration:
        return "done", b""
    except MemoryError:
        raise
    except Exception as error:
        return "failed", repr(error)[:1000].encode(errors="replace")


# In the server


def processor_seconds(pid: int) -> float | None:
    """What a process has used of the processors so far. None if it is gone, and the clock where nothing tells."""
    if sys.platform != "linux":
        return time.monotonic()
    try:
        return time.clock_gettime(~pid << 3 | 2)  # as clock_getcpuclockid names a process's clock
    except OSError:
        return None


class LimitedWorker:
    """One process, started when it is needed. `last`: it runs only while the core is idle."""

    def __init__(self, most: int, last: bool) -> None:
        self.most = most
        self.last = last
        self.seconds = 0.0  # of the processor, which are left for its job
        self.process: multiprocessing.process.BaseProcess | None = None
        self.line: Connection | None = None
        self.busy = threading.Lock()  # held by the thread that waits for an answer

    def begin(self, task: Task, packed: bytes, seconds: float) -> None:
        with self.busy:
            self.seconds = seconds
            if self.process is None or not self.process.is_alive():
                self._arrive()
            assert self.line is not None
            try:
                self.line.send((task, packed))
            except OSError:  # it has just ended by itself
                self._arrive()
                self.line.send((task, packed))

    def _arrive(self) -> None:
        self._clear()
        spawn = multiprocessing.get_context("spawn")
        self.line, theirs = spawn.Pipe()
        self.process = spawn.Process(target=at_work, args=(theirs, self.most, self.last, os.getpid()), daemon=True)
        self.process.start()
        theirs.close()
        if not self.line.poll(TO_ARRIVE):
            raise Overstepped("starved")
        self._hear()

    def part(self) -> bytes | None:
        """The next one; None after the last. Raises Overstepped."""
        with self.busy:
            self._wait()
            kind, content = self._hear()
        if kind == "failed":
            raise Failed(content.decode())
        if kind == "memory":
            raise Overstepped("memory")
        return content if kind == "part" else None

    def _wait(self) -> None:
        """Until it says something. A busy machine takes time from a worker, not from its seconds."""
        assert self.line is not None
        before, until = self._used(), time.monotonic() + self.seconds * STARVED
        left = self.seconds
        while not self.line.poll(max(LOOK_AGAIN, left)):
            left = self.seconds - (self._used() - before)
            if left <= 0:
                raise Overstepped("time")
            if time.monotonic() > until:
                raise Overstepped("starved")
        self.seconds -= self._used() - before

    def _used(self) -> float:
        assert self.process is not None
        assert self.process.pid is not None
        return processor_seconds(self.process.pid) or 0.0

    def _hear(self) -> Said:
        assert self.line is not None
        try:
            said: Said = self.line.recv()
        except (EOFError, OSError):
            raise Overstepped("died") from None
        return said

    def end(self) -> None:
        """Kills it at once; whoever waits for an answer learns that it died."""
        with suppress(ValueError, AttributeError):  # it was never started, or is being cleaned up
            self.process.kill()  # type: ignore[union-attr]
        with self.busy:
            self._clear()

    def _clear(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
            self.process = None
        if self.line is not None:
            self.line.close()
            self.line = None


class First(NamedTuple):
    """The first part of an answer, and whether the process died before it said anything."""

    part: bytes | None
    died: bool


class LimitedPool:
    """Some workers, and a queue for the jobs that find none free."""

    def __init__(self, count: int, most: int, last: bool = False) -> None:
        self.count = count
        self.most = most
        self.last = last
        self._all = {LimitedWorker(most, last) for _ in range(count)}
        self._free = list(self._all)
        self._turns = BoundedQueue(MOST_WAITING, count)
        self._threads = ThreadPoolExecutor(count, "worker")
        self._closed = False

    async def work(self, task: Task, packed: bytes, seconds: float) -> bytes:
        """For a task that answers in one part. Raises Overstepped, and the problem busy."""
        parts = [part async for part in self.parts(task, packed, seconds)]
        return parts[0]

    async def parts(self, task: Task, packed: bytes, seconds: float) -> AsyncGenerator[bytes, None]:
        """`seconds` are of the worker's processor. Close the iterator if you do not need all parts.

        Raises the problem busy where the machine is too busy to tell whether the work would keep to them.
        """
        if self._closed:
            raise Problem("busy", retry_after=COME_BACK)
        async with self._turns, aclosing(self._worked(task, packed, seconds)) as parts:
            try:
                async for part in parts:
                    yield part
            except Overstepped as error:
                if error.reason == "starved":
                    raise Problem("busy", retry_after=COME_BACK) from None
                raise

    async def _worked(self, task: Task, packed: bytes, seconds: float) -> AsyncGenerator[bytes, None]:
        """By a free worker; the caller made sure that there is one."""
        worker, whole = self._free.pop(), False
        run = asyncio.get_running_loop().run_in_executor
        try:
            first = await self._first(worker, task, packed, seconds)
            if first.died:  # killed from outside, or just ended: try once more. If it dies again, the job is to blame
                worker = self._instead_of(worker)
                first = await self._first(worker, task, packed, seconds)
            if first.died:
                raise Overstepped("died")
            part = first.part
            while part is not None:
                yield part
                part = await run(self._threads, worker.part)
            whole = True
        finally:
            self._free.append(worker if whole else self._instead_of(worker))

    async def _first(self, worker: LimitedWorker, task: Task, packed: bytes, seconds: float) -> First:
        run = asyncio.get_running_loop().run_in_executor
        try:
            await run(self._threads, worker.begin, task, packed, seconds)
            return First(await run(self._threads, worker.part), False)
        except Overstepped as error:
            if error.reason != "died":
                raise
            return First(None, True)

    def _instead_of(self, worker: LimitedWorker) -> LimitedWorker:
        """The old one is ended in a thread: that may take a moment."""
        another = LimitedWorker(self.most, self.last)
        self._all.add(another)
        self._all.discard(worker)
        threading.Thread(target=worker.end).start()
        return another

    def stop(self) -> None:
        self._closed = True
        for worker in list(self._all):
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
