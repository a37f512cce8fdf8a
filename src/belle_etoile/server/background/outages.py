"""Nobody loses a move or a turn because the server was dark at the deadline, or because its clock was wrong.

A process that lives says so in the database every half minute. Who finds that nobody did for a while moves deadlines
that passed meanwhile by as long as that lasted. A clock that jumps ahead looks the same. When it is put back, what was
set by it is put back, too.
"""

import logging
import time
from typing import Final

from sqlalchemy import Connection

from ...store import campaigns as kept
from ...store import clock
from ..campaigns.turns import OUTAGE, moved_by
from ..context import Context

log: Final = logging.getLogger(__name__)
LOOK_AGAIN: Final = 30.0  # seconds between two signs of life


async def notice_outage(context: Context) -> None:
    """Before anything is done because a deadline has passed."""
    now = time.time()
    looked = await context.db.read(clock.last_alive)
    if looked is not None and 0 <= now - looked < LOOK_AGAIN:
        return
    moved = await context.db.write(lambda c: move_deadlines_after_outage(c, looked, now))
    if looked is not None and abs(now - looked) >= OUTAGE:
        log.warning("the server was away, or its clock was wrong", extra={"seconds": round(now - looked)})
    for id in moved:
        await context.reread(id)
    if moved:
        context.changed(*moved)


def move_deadlines_after_outage(connection: Connection, looked: float | None, now: float) -> list[str]:
    """The matches that were moved; of campaigns everybody is told."""
    if not clock.still_alive(connection, now, looked):
        return []
    moved = clock.shorten(connection, now)
    if looked is not None and now - looked >= OUTAGE:
        moved += clock.grant(connection, looked, now)
        for id in kept.missed_deadlines(connection, looked, now):
            moved_by(connection, id, now - looked, now)
    elif looked is not None and looked - now >= OUTAGE:
        for id in kept.deadlines_beyond(connection, looked, now):
            moved_by(connection, id, now - looked, now)
        clock.forget_tomorrow(connection, now)
    return moved
