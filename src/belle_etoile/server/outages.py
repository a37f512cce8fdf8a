"""Nobody loses a move or a turn because the house was dark at the deadline, or because its clock was wrong.

A process that lives says so in the database every half minute. Who finds that nobody did for a while moves deadlines
that passed meanwhile by as long as that lasted. A clock that jumps ahead looks the same. When it is put back, what was
set by it is put back, too.
"""

import logging
import time
from typing import Final

from sqlalchemy import Connection

from ..store import campaigns as kept
from ..store import clock
from .campaigns.resolving import OUTAGE, moved_by
from .house import House

log: Final = logging.getLogger(__name__)
LOOK_AGAIN: Final = 30.0  # seconds between two signs of life


async def after_an_outage(house: House) -> None:
    """Before anything is done because a deadline has passed."""
    now = time.time()
    looked = await house.db.read(clock.last_alive)
    if looked is not None and 0 <= now - looked < LOOK_AGAIN:
        return
    moved = await house.db.write(lambda c: lit_again(c, looked, now))
    if looked is not None and abs(now - looked) >= OUTAGE:
        log.warning("the house was dark, or its clock was wrong", extra={"seconds": round(now - looked)})
    for id in moved:
        await house.reread(id)
    if moved:
        house.changed(*moved)


def lit_again(connection: Connection, looked: float | None, now: float) -> list[str]:
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
