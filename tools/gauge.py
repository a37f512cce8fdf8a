"""What a request costs a server process, seen from outside: time, the loop it holds, the memory it takes (Linux)."""

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

MEGABYTE: Final = 1 << 20
PAUSE: Final = 0.01  # seconds between two pings
LOOK_EVERY: Final = 0.02  # seconds between two looks at the children
FORGET_PEAK: Final = "5"  # proc(5), clear_refs: resets the peak of memory


class Cost(NamedTuple):
    """Milliseconds and megabytes; `loop`: the processor time of the main thread, `others`: the longest wait
    for a small request that came meanwhile.
    """

    answer: float = 0.0
    loop: float = 0.0
    others: float = 0.0
    server: float = 0.0
    children: float = 0.0

    def worst(self, other: "Cost") -> "Cost":
        return Cost(*[max(one, two) for one, two in zip(self, other, strict=True)])


def in_status(pid: int, name: str) -> int:
    """Bytes; 0 of a process that is gone."""
    with suppress(OSError, StopIteration):
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        return 1024 * int(next(line for line in lines if line.startswith(name)).split()[1])
    return 0


def children_of(pid: int) -> list[int]:
    """All descendants."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            found += [int(child) for child in (task / "children").read_text().split()]
    return found + [each for child in found for each in children_of(child)]


def in_loop(pid: int) -> int:
    """Nanoseconds that the main thread has had a processor."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0])


class Pings:
    """Sends small requests all the time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.longest = 0.0
        self.since = 0.0  # of the one under way; 0.0 between two
        self.going = True
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        with socket.create_connection(("127.0.0.1", self.port), 60) as line:
            while self.going:
                self.since = time.perf_counter()
                line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
                line.recv(4096)
                self.longest = max(self.longest, time.perf_counter() - self.since)
                self.since = 0.0
                time.sleep(PAUSE)

    def settle(self) -> None:
        """Until whoever is waiting has got an answer."""
        asked = self.since
        while asked and self.since == asked:
            time.sleep(PAUSE)

    def stop(self) -> None:
        self.going = False
        self.thread.join()


class Peak:
    """The most that all children together had at one moment."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.before = self.most = self._now()
        self.going = True
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _now(self) -> int:
        return sum([in_status(child, "VmRSS:") for child in children_of(self.pid)])

    def _run(self) -> None:
        while self.going:
            self.most = max(self.most, self._now())
            time.sleep(LOOK_EVERY)

    def grown(self) -> int:
        self.going = False
        self.thread.join()
        return self.most - self.before


class Gauge:
    """Measures a server process that listens at a port of this machine."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.pings = Pings(port)

    def of(self, work: Callable[[], Any]) -> Cost:
        Path(f"/proc/{self.pid}/clear_refs").write_text(FORGET_PEAK)
        had, loop, peak = in_status(self.pid, "VmRSS:"), in_loop(self.pid), Peak(self.pid)
        self.pings.settle()
        self.pings.longest = 0.0
        began = time.perf_counter()
        work()
        took = time.perf_counter() - began
        self.pings.settle()
        return Cost(
            answer=1e3 * took,
            loop=(in_loop(self.pid) - loop) / 1e6,
            others=1e3 * self.pings.longest,
            server=(in_status(self.pid, "VmHWM:") - had) / MEGABYTE,
            children=peak.grown() / MEGABYTE,
        )

    def stop(self) -> None:
        self.pings.stop()
