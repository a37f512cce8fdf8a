"""What /metrics says: this process, or all that serve together."""

import asyncio
import os
from typing import Final

from .house import House
from .metrics import Board, Told, added, text_of

EVERY: Final = 1.0  # seconds after which the others know


def told_by(house: House) -> Told:
    counters: dict[str, float] = {
        **house.metrics.counters(),
        "commits_total": house.db.commits,
        "appended_total": house.db.appended,
    }
    gauges: dict[str, float] = {"open_tables": len(house.tables), "sockets": len(house.links), "processes": 1}
    return Told(os.getpid(), counters, gauges)


async def metrics_text(house: House) -> str:
    own = told_by(house)
    if not house.config.metrics_folder:
        return text_of(added([own]))
    board = Board(house.config.metrics_folder, house.name)
    board.write(own)
    return text_of(added(await asyncio.to_thread(board.read)))


async def keep_board(house: House) -> None:
    """For ever, where several processes serve together and somebody measures."""
    board = Board(house.config.metrics_folder, house.name)
    while True:
        await asyncio.to_thread(board.write, told_by(house))
        await asyncio.sleep(EVERY)
