"""Several processes at one port. A signal (such as Ctrl-C) works also while a worker still starts, or hangs.

uvicorn's own supervisor waits for each worker's sign of life in turn, and for ever for a worker to end.
"""

import time
from typing import Final

from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

PATIENCE: Final = 5  # seconds for requests under way when the server stops
TO_LEAVE: Final = PATIENCE + 4.0  # seconds until a worker that does not go is ended


class Worker(Process):
    """Asked for a sign of life, and not waited for."""

    asked: float | None = None

    def is_alive(self, timeout: float = 5) -> bool:
        if not self.process.is_alive():
            return False
        try:
            if self.asked is None:
                self.parent_conn.send(b"ping")
                self.asked = time.monotonic()
            if self.parent_conn.poll(0):
                self.parent_conn.recv()
                self.asked = None
        except (OSError, EOFError):
            return False
        return self.asked is None or time.monotonic() - self.asked < timeout


class Workers(Multiprocess):
    def init_processes(self) -> None:
        self.processes = [self.new_worker() for _ in range(self.processes_num)]

    def new_worker(self) -> Worker:
        worker = Worker(self.config, self.sockets)
        worker.start()
        return worker

    def keep_subprocess_alive(self) -> None:
        for place, worker in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if worker.is_alive(self.config.timeout_worker_healthcheck):
                continue
            worker.kill()
            worker.join()
            if worker.exitcode == STARTUP_FAILURE:  # the next one would fail in the same way
                self.should_exit.set()
            else:
                self.processes[place] = self.new_worker()

    def join_all(self) -> None:
        until = time.monotonic() + TO_LEAVE
        for worker in self.processes:
            worker.process.join(max(0.0, until - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
