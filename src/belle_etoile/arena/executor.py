"""One way to have much work done: in this process, on this machine's cores, or on a cluster (cluster.py).

Work is a function by its name, and data: what all parts of it share, and one part. Results come in the order of the
parts, whoever was done first, so that they do not depend on how many workers there were. The parts of a worker that was
lost are worked again.
"""

import os
import pickle
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

from ..core.errors import BelleEtoileError

S = TypeVar("S")
P = TypeVar("P")
R = TypeVar("R")

AHEAD: Final = 16  # parts that each worker may be ahead of the first one that is missing
PATIENCE: Final = 3  # workers lost one after the other, without a result between them


class Executor:
    """Has work done; `workers` tells how many parts are worked at the same time."""

    workers: int = 1

    def run(self, work: Callable[[S, P], R], shared: S, parts: Iterable[P]) -> Generator[R, None, None]:
        """What `work` makes of `shared` and each part, in the order of the parts; `work` stands in a module."""
        raise NotImplementedError

    def close(self) -> None:
        """Nothing more is wanted; what is under way is let go."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class Here(Executor):
    """In this process, one part after the other."""

    def run(self, work: Callable[[S, P], R], shared: S, parts: Iterable[P]) -> Generator[R, None, None]:
        """One result for each part, when it is asked for."""
        for part in parts:
            yield work(shared, part)


class _Place(Generic[P, R]):
    """A part that is worked, or waits to be."""

    def __init__(self, part: P) -> None:
        self.part = part
        self.done: Future[R] | None = None

    def result(self) -> R:
        assert self.done is not None
        return self.done.result()

    def forget_if_lost(self) -> None:
        if self.done is not None and (not self.done.done() or self.done.exception() is not None):
            self.done = None


class Cores(Executor):
    """In processes of this machine; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def run(self, work: Callable[[S, P], R], shared: S, parts: Iterable[P]) -> Generator[R, None, None]:
        """One result for each part; processes are a few parts ahead of who asks."""
        name, packed, coming = name_of(work), pickle.dumps(shared), iter(parts)
        digest = sha256(packed).digest()
        places: deque[_Place[P, R]] = deque()
        lost = 0
        try:
            while True:
                places.extend(_Place(part) for part in islice(coming, self.workers * AHEAD - len(places)))
                if not places:
                    return
                try:
                    for place in places:
                        if place.done is None:
                            place.done = self._started().submit(_carry_out, name, digest, packed, place.part)
                    result = places[0].result()
                except BrokenProcessPool:
                    lost += 1
                    if lost > PATIENCE:
                        raise lost_too_often() from None
                    self._pool = None
                    for place in places:
                        place.forget_if_lost()
                    continue
                places.popleft()
                lost = 0
                yield result
        finally:
            if places:  # nobody waits for them any more
                self.close()

    def close(self) -> None:
        """Ends the processes, whatever they do."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            processes = list((pool._processes or {}).values())  # 3.14 has terminate_workers for this
            pool.shutdown(wait=False)  # without cancelling: 3.11 stumbles over that when its workers end
            for process in processes:
                process.terminate()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), _prepare_worker, (os.getpid(),))
        return self._pool


def executor_of(jobs: int) -> Executor:
    """On so many cores; one is this process itself."""
    return Here() if jobs == 1 else Cores(jobs)


def name_of(work: Callable[..., object]) -> str:
    """Where a function stands: `belle_etoile.arena.tournament:play_part`."""
    return f"{work.__module__}:{work.__qualname__}"


def named(name: str) -> Callable[..., Any]:
    """The function of this name."""
    module, _, function = name.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), function)
    return found


def lost_too_often() -> BelleEtoileError:
    """Work that takes its worker with it each time cannot be done."""
    return BelleEtoileError("error-workers-lost", f"{PATIENCE + 1} workers were lost", {"lost": PATIENCE + 1})


# In a worker


def _carry_out(name: str, digest: bytes, packed: bytes, part: object) -> Any:
    return named(name)(_Shared.unpacked(digest, packed), part)


class _Shared:
    """What all parts share is unpacked once."""

    digest: bytes = b""
    content: object = None

    @classmethod
    def unpacked(cls, digest: bytes, packed: bytes) -> object:
        if digest != cls.digest:
            cls.content, cls.digest = pickle.loads(packed), digest
        return cls.content


def _prepare_worker(parent: int) -> None:
    """Ctrl-C is for the first process; a worker ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
