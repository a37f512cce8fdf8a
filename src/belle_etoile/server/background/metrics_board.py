"""What /metrics says: this process, or all that serve together."""

import asyncio
import os
from typing import Final

from ..context import Context
from .metrics import Board, Told, added, text_of

EVERY: Final = 1.0  # seconds after which the others know


def told_by(context: Context) -> Told:
    counters: dict[str, float] = {
        **context.metrics.counters(),
        "commits_total": context.db.commits,
        "appended_total": context.db.appended,
    }
    gauges: dict[str, float] = {"open_tables": len(context.tables), "sockets": len(context.clients), "processes": 1}
    return Told(os.getpid(), counters, gauges)


async def metrics_text(context: Context) -> str:
    own = told_by(context)
    if not context.config.metrics_folder:
        return text_of(added([own]))
    board = Board(context.config.metrics_folder, context.name)
    board.write(own)
    return text_of(added(await asyncio.to_thread(board.read)))


async def keep_board(context: Context) -> None:
    """Writes this process's values again and again, if several processes serve and metrics are on."""
    board = Board(context.config.metrics_folder, context.name)
    while True:
        await asyncio.to_thread(board.write, told_by(context))
        await asyncio.sleep(EVERY)
