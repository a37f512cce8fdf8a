"""A worker is given so much memory and time, and no more; the next job finds another one."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import aclosing
from pathlib import Path

import pytest

from belle_etoile.server.background.limited_pool import MEGABYTE, MOST_WAITING, Failed, LimitedPool, Overstepped
from belle_etoile.server.background.text_pool import ORDINARY, TextPool
from belle_etoile.server.http.problems import Problem

ROOM = 300 * MEGABYTE


def echo(packed: bytes) -> Iterator[bytes]:
    yield packed + b" " + str(os.getpid()).encode()


def hoard(packed: bytes) -> Iterator[bytes]:
    yield bytes(len([bytearray(MEGABYTE) for _ in range(int(packed))]))


def sleep_on(packed: bytes) -> Iterator[bytes]:
    yield b"begun"
    time.sleep(float(packed))


def think(packed: bytes) -> Iterator[bytes]:
    while time.process_time() < float(packed):
        pass
    yield b"thought"


def count_up(packed: bytes) -> Iterator[bytes]:
    for number in range(int(packed)):
        yield str(number).encode()


def stumble(packed: bytes) -> Iterator[bytes]:
    yield b"begun"
    raise ValueError(packed.decode())


def die(packed: bytes) -> Iterator[bytes]:
    os._exit(3)


def die_once(packed: bytes) -> Iterator[bytes]:
    """As one that somebody kills, or that goes home at the very moment when work comes."""
    mark = Path(packed.decode())
    if not mark.exists():
        mark.write_text("I was here")
        os._exit(3)
    yield b"done"


def look_for(packed: bytes) -> Iterator[bytes]:
    yield Path(packed.decode()).read_bytes()


def policy(packed: bytes) -> Iterator[bytes]:
    yield str(os.sched_getscheduler(0)).encode()


def with_workers(count: int, work: Callable[[LimitedPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = LimitedPool(count, ROOM)
        try:
            await work(pool)
        finally:
            pool.stop()

    asyncio.run(run())


async def who(pool: LimitedPool) -> bytes:
    said, _, pid = (await pool.work(echo, b"hello", 10)).partition(b" ")
    assert said == b"hello"
    return pid


def test_a_worker_stays_until_it_oversteps() -> None:
    async def work(pool: LimitedPool) -> None:
        first = await who(pool)
        assert await who(pool) == first
        with pytest.raises(Overstepped, match="time"):
            await pool.work(think, b"60", 0.2)
        second = await who(pool)
        with pytest.raises(Overstepped, match="memory"):
            await pool.work(hoard, b"400", 60)
        third = await who(pool)
        with pytest.raises(Overstepped, match="died"):
            await pool.work(die, b"", 10)
        fourth = await who(pool)
        assert len({first, second, third, fourth}) == 4
        assert len(await pool.work(hoard, b"100", 60)) == 100
        with pytest.raises(Failed, match="a mistake"):
            await pool.work(stumble, b"a mistake", 10)
        assert await who(pool)

    with_workers(1, work)


def test_a_busy_machine_is_not_the_fault_of_the_work() -> None:
    """A job that gets no processor keeps its seconds; one that never gets any is told to come back."""

    async def work(pool: LimitedPool) -> None:
        async with aclosing(pool.parts(sleep_on, b"1", 0.3)) as parts:
            assert [part async for part in parts] == [b"begun"]
        with pytest.raises(Problem, match="busy"):
            async with aclosing(pool.parts(sleep_on, b"60", 0.1)) as parts:
                assert [part async for part in parts] == []
        assert await who(pool)

    with_workers(1, work)


def test_a_worker_that_died_is_replaced_once(tmp_path: Path) -> None:
    async def work(pool: LimitedPool) -> None:
        assert await pool.work(die_once, str(tmp_path / "mark").encode(), 10) == b"done"
        with pytest.raises(Failed, match="No such file"):  # told, and not taken for a death
            await pool.work(look_for, str(tmp_path / "nothing").encode(), 10)

    with_workers(1, work)


def test_the_time_for_which_the_server_is_busy_does_not_count() -> None:
    async def work(pool: LimitedPool) -> None:
        found = []
        async with aclosing(pool.parts(count_up, b"5", 3)) as parts:
            async for part in parts:
                found.append(int(part))
                await asyncio.sleep(0.7)
        assert found == [0, 1, 2, 3, 4]

    with_workers(1, work)


def test_who_does_not_want_the_rest_leaves_it() -> None:
    async def work(pool: LimitedPool) -> None:
        first = await who(pool)
        async with aclosing(pool.parts(count_up, b"1000000", 10)) as parts:
            async for _ in parts:
                break
        job = asyncio.create_task(pool.work(sleep_on, b"60", 60))
        await asyncio.sleep(1)
        job.cancel()
        await asyncio.gather(job, return_exceptions=True)
        assert await who(pool) != first

    with_workers(1, work)


def test_two_work_side_by_side_and_the_rest_waits_or_is_sent_away() -> None:
    async def work(pool: LimitedPool) -> None:
        both = await asyncio.gather(*[pool.work(echo, b"x", 10) for _ in range(2)])
        assert len(set(both)) == 2
        jobs = [asyncio.create_task(pool.work(sleep_on, b"1", 10)) for _ in range(2)]
        await asyncio.sleep(0.1)
        waiting = [asyncio.create_task(pool.work(echo, b"x", 10)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0.1)
        with pytest.raises(Problem, match="busy"):
            await pool.work(echo, b"x", 10)
        assert await asyncio.gather(*jobs) == [b"begun"] * 2
        assert len(set(await asyncio.gather(*waiting))) == 2

    with_workers(2, work)


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="the system does not know it")
def test_long_texts_are_read_while_nobody_else_wants_the_core() -> None:
    async def run() -> None:
        readers = TextPool(ROOM)
        try:
            assert await readers.for_text(ORDINARY).work(policy, b"", 10) == str(os.SCHED_OTHER).encode()
            assert await readers.for_text(ORDINARY + 1).work(policy, b"", 30) == str(os.SCHED_IDLE).encode()
        finally:
            readers.stop()

    asyncio.run(run())


def test_long_texts_do_not_keep_ordinary_ones_waiting() -> None:
    async def run() -> None:
        readers = TextPool(ROOM)
        try:
            long = [asyncio.create_task(readers.for_text(ORDINARY + 1).work(sleep_on, b"30", 60)) for _ in range(3)]
            await asyncio.sleep(0.1)
            assert (await readers.for_text(1).work(echo, b"hello", 10)).startswith(b"hello ")
            assert not any(task.done() for task in long)
            for task in long:
                task.cancel()
        finally:
            readers.stop()

    asyncio.run(run())
