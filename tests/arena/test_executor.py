"""Work in this process and on this machine's cores: in order, whoever is first, and again where a worker was lost."""

import os
import signal
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from belle_etoile.arena.executor import PATIENCE, Cores, Executor, Here, executor_of, name_of, named
from belle_etoile.core import BelleEtoileError


def slowly(base: int, part: int) -> int:
    """The first parts take longest."""
    time.sleep(0.2 if part < 2 else 0)
    return base + part * part


def mortal(folder: str, part: int) -> int:
    """The first worker that meets a part of the folder's marks dies of it."""
    mark = Path(folder) / str(part)
    if mark.exists():
        mark.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return -part


def deadly(shared: None, part: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return part


def at_work(shared: None, part: int) -> int:
    time.sleep(60)
    return part


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_parts(jobs: int) -> None:
    with executor_of(jobs) as executor:
        assert executor.workers == jobs
        assert list(executor.run(slowly, 100, range(60))) == [100 + part * part for part in range(60)]
        assert list(executor.run(slowly, 0, iter([3, 5]))) == [9, 25]
        assert list(executor.run(slowly, 0, [])) == []


def test_the_parts_of_a_worker_that_was_lost_are_worked_again(tmp_path: Path) -> None:
    for part in (0, 17):
        (tmp_path / str(part)).touch()
    with Cores(2) as cores:
        assert list(cores.run(mortal, str(tmp_path), range(20))) == [-part for part in range(20)]
    assert not list(tmp_path.iterdir())


def test_work_that_takes_every_worker_with_it_is_given_up() -> None:
    with Cores(2) as cores, pytest.raises(BelleEtoileError) as lost:
        list(cores.run(deadly, None, range(4)))
    assert (lost.value.key, lost.value.values) == ("error-workers-lost", {"lost": PATIENCE + 1})


def test_what_is_under_way_is_let_go() -> None:
    """The alarm stands for Ctrl-C; nobody waits for a minute of work."""
    others, start = set(active_children()), time.monotonic()
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 1)
    try:
        with Cores(1) as cores, pytest.raises(KeyboardInterrupt):
            next(cores.run(at_work, None, range(9)))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    for child in set(active_children()) - others:
        child.join(10)
    assert set(active_children()) <= others
    assert time.monotonic() - start < 40


def test_a_function_is_found_by_its_name() -> None:
    assert named(name_of(slowly)) is slowly
    executor: Executor = Here()
    assert list(executor.run(named(name_of(slowly)), 1, [7])) == [50]
