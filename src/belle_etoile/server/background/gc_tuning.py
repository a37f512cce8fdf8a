"""Python's collector of circular garbage, kept from stopping the server while people play.

A full collection looks at every object of every open table and takes a third of a second when there are a thousand.
Hardly anything here is circular: only the youngest are looked at, once, and the rest when nobody moves.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

YOUNG: Final = 2_000  # objects: a look at so many takes some milliseconds
NEVER: Final = 1_000_000
EVERY: Final = 60.0
QUIET_FOR: Final = 2.0
AT_LATEST: Final = 3600.0


def freeze_startup_objects() -> None:
    """Modules, tables of rules, routes: they stay until the end and need not be looked at, not even this once.

    Of 160,000 objects about 1,000 are garbage by then, and to find them takes a tenth of the time it takes to open.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.enable()  # `belle-etoile serve` opens without it


async def collect_when_quiet(moves: Callable[[], int]) -> None:
    """Now and then, when no move was made for a while; after an hour in any case."""
    last = time.monotonic()
    while True:
        await asyncio.sleep(EVERY)
        while time.monotonic() - last < AT_LATEST:
            before = moves()
            await asyncio.sleep(QUIET_FOR)
            if moves() == before:
                break
        gc.collect()
        last = time.monotonic()
