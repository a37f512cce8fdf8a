"""Lines that tell what is being done: a bar and a clock for each step, and how long it took."""

import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

BLINK: Final = 0.12  # seconds between two pictures of the bars
WIDTH: Final = 20
NAMES: Final = 14


class Row:
    """One step. `expected` seconds were measured; `done` of `total` is better, where something can be counted."""

    def __init__(self, name: str, about: str, expected: float) -> None:
        self.name = name
        self.about = about
        self.expected = expected
        self.started = monotonic()
        self.took: float | None = None
        self.failed = False
        self.done = 0
        self.total = 0

    def count(self, done: int, total: int) -> None:
        self.done, self.total = done, total

    def share(self) -> float:
        """Not quite 1 before it is over."""
        if self.took is not None:
            return 1.0
        if self.total:
            return min(0.98, self.done / self.total)
        past = (monotonic() - self.started) / self.expected
        return past * 0.9 if past < 1 else 1 - 0.1 / past

    def line(self, width: int) -> str:
        if self.took is None:
            full = int(self.share() * WIDTH)
            count = f" {self.done}/{self.total}" if self.total else ""
            clock = f"{monotonic() - self.started:4.0f} s of about {self.expected:.0f}"
            text = f"  {self.name:<{NAMES}} {'━' * full}{'─' * (WIDTH - full)} {clock}{count}  {self.about}"
        else:
            mark = "✗" if self.failed else "✓"
            text = f"{mark} {self.name:<{NAMES}} {self.took:5.1f} s  {self.about}"
        return text[:width]


class Progress:
    """All steps under way, redrawn in place on a terminal; elsewhere a line when each begins and when it ends."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty()
        self.rows: list[Row] = []
        self.drawn = 0
        self.lock = threading.Lock()
        self.over = threading.Event()
        self.painter: threading.Thread | None = None

    def __enter__(self) -> "Progress":
        if self.live:
            self.painter = threading.Thread(target=self._paint, daemon=True)
            self.painter.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        if self.painter is not None:
            self.painter.join()
            self._draw()

    @contextmanager
    def step(self, name: str, about: str, expected: float) -> Iterator[Row]:
        row = Row(name, about, expected)
        with self.lock:
            self.rows.append(row)
        if not self.live:
            print(f"  {name:<{NAMES}} {about} (about {expected:.0f} s)", flush=True)
        try:
            yield row
        except BaseException:
            row.failed = True
            raise
        finally:
            row.took = monotonic() - row.started
            if not self.live:
                print(row.line(200), flush=True)

    def _paint(self) -> None:
        while not self.over.wait(BLINK):
            self._draw()

    def _draw(self) -> None:
        width = shutil.get_terminal_size().columns - 1
        with self.lock:
            text = "".join(f"\x1b[2K{row.line(width)}\n" for row in self.rows)
            up = f"\x1b[{self.drawn}A" if self.drawn else ""
            self.drawn = len(self.rows)
            sys.stdout.write(up + text)
            sys.stdout.flush()
