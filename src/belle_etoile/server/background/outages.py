"""Nobody loses a move or a turn because the server was down at the deadline, or because its clock was wrong.

Every half minute each process writes the time into the database. When that time is old, there was an outage: deadlines
that passed in it move by its length. The clocks of live matches stand still in shorter ones, too. A clock that jumps
ahead looks the same. When the clock is set back, the deadlines and times that came from it are set back, too.
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
LOOK_AGAIN: Final = 30.0  # seconds between two times that are written
PAUSE: Final = 45.0  # seconds without one after which the clocks of live matches stood still


async def notice_outage(context: Context) -> None:
    """Call it before acting on a deadline that has passed."""
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
    """Gives the matches whose deadlines moved; for campaigns, everybody gets a notice."""
    if not clock.still_alive(connection, now, looked):
        return []
    moved = clock.shorten(connection, now)
    if looked is not None and now - looked >= PAUSE:
        moved += clock.stop_clocks(connection, looked, now) + clock.end_calls(connection)
    if looked is not None and now - looked >= OUTAGE:
        moved += clock.grant(connection, looked, now)
        for id in kept.missed_deadlines(connection, looked, now):
            moved_by(connection, id, now - looked, now)
    elif looked is not None and looked - now >= OUTAGE:
        for id in kept.deadlines_beyond(connection, looked, now):
            moved_by(connection, id, now - looked, now)
        moved += clock.end_calls(connection) + clock.forget_tomorrow(connection, now)
    return moved
