"""Keeps Python's garbage collector from stopping the server while people play.

A full collection looks at every object of every open table. With a thousand tables it takes a third of a second.
Few objects here are in cycles, so only young objects are collected while people play, and the rest when nobody moves.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

YOUNG: Final = 2_000  # objects: to collect so many takes some milliseconds
NEVER: Final = 1_000_000
EVERY: Final = 60.0
QUIET_FOR: Final = 2.0
AT_LATEST: Final = 3600.0


def freeze_startup_objects() -> None:
    """Modules, tables of rules and routes stay until the end, so the garbage collector never looks at them.

    About 1,000 of these 160,000 objects are garbage. To find them would take a tenth of the time of the start.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.enable()  # `belle-etoile serve` starts with it disabled


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
