"""Work on a Ray cluster: its machines have this package, and are sent names and data.

What all parts share is put into the object store once. Ray gives the tasks of a lost worker to another; each worker
says which version it runs, before it works.
"""

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterable
from importlib import import_module
from itertools import islice
from typing import Any, Final

from ..core.errors import BelleEtoileError
from ..version import number
from .executor import AHEAD, PATIENCE, Executor, P, R, S, lost_too_often, name_of

REACHED_WITHIN: Final = 5.0  # seconds
DONE: Final = "done"


class Cluster(Executor):
    """On the machines of a Ray cluster; raises BelleEtoileError where there is none at this address."""

    def __init__(self, address: str) -> None:
        self._ray = _ray()
        self._address = address
        self._version = number()
        _knock(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
        except (self._ray.exceptions.RayError, RuntimeError, OSError, ValueError) as error:
            raise _refused(address, str(error)) from None
        self.workers = int(self._ray.cluster_resources().get("CPU", 0))
        if not self.workers:
            self.close()
            raise BelleEtoileError("error-cluster-empty", f"{address}: no processors", {"address": address})
        self._task = self._ray.remote(num_cpus=1, max_retries=PATIENCE)(_by_value())

    def run(self, work: Callable[[S, P], R], shared: S, parts: Iterable[P]) -> Generator[R, None, None]:
        """One result for each part; the cluster is a few parts ahead of who asks."""
        ray, name, kept = self._ray, name_of(work), self._ray.put(shared)
        coming = enumerate(parts)
        tasks: dict[Any, int] = {}
        results: dict[int, R] = {}
        wanted = 0
        try:
            while True:
                for nth, part in islice(coming, self.workers * AHEAD - len(tasks) - len(results)):
                    tasks[self._task.remote(self._version, name, kept, part)] = nth
                if wanted in results:
                    yield results.pop(wanted)
                    wanted += 1
                elif tasks:
                    ready, _ = ray.wait(list(tasks), num_returns=1)
                    results[tasks.pop(ready[0])] = self._told(ready[0])
                else:
                    return
        finally:
            for task in tasks:
                ray.cancel(task, force=True)

    def close(self) -> None:
        """Leaves the cluster, which lets go what it was working on."""
        self._ray.shutdown()

    def _told(self, task: Any) -> Any:
        """What a worker answered; raises BelleEtoileError if it was none of ours, or none was left."""
        lost = self._ray.exceptions
        try:
            how, told, where = self._ray.get(task)
        except (lost.WorkerCrashedError, lost.NodeDiedError, lost.ObjectLostError, lost.OutOfMemoryError):
            raise lost_too_often() from None
        if how != DONE:
            values: dict[str, int | str] = {"where": where, "found": told, "expected": self._version}
            key = "error-cluster-version" if told else "error-cluster-without"
            raise BelleEtoileError(key, f"{where} runs {told or 'nothing'}, not {self._version}", values)
        return told


def _by_value() -> Callable[..., tuple[str, object, str]]:
    """What runs on a worker. It travels as a whole, so that a worker without the package can say so."""

    def carry_out(version: str, name: str, shared: object, part: object) -> tuple[str, object, str]:
        import importlib
        import platform

        try:
            found = importlib.import_module("belle_etoile.version").number()
        except ImportError:
            found = ""
        if found != version:
            return "another version", found, platform.node()
        work = importlib.import_module("belle_etoile.arena.executor").named(name)
        return "done", work(shared, part), platform.node()

    return carry_out


def _ray() -> Any:
    """The module, which is large and not everybody's."""
    try:
        return import_module("ray")
    except ImportError:
        raise BelleEtoileError("error-cluster-missing", "Ray is not installed", {}) from None


def _knock(address: str) -> None:
    """Ray itself would try for a minute."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise BelleEtoileError("error-cluster-address", f"{address}: not HOST:PORT", {"address": address})
    try:
        socket.create_connection((host, int(port)), REACHED_WITHIN).close()
    except (OSError, OverflowError):
        raise BelleEtoileError("error-cluster-away", f"{address}: nobody answers", {"address": address}) from None


def _refused(address: str, reason: str) -> BelleEtoileError:
    lines = [line.strip() for line in reason.splitlines() if line.strip()] or [""]
    return BelleEtoileError("error-cluster-refused", f"{address}: {reason}", {"address": address, "reason": lines[0]})
