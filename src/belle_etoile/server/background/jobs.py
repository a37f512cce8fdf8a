"""What happens without a person: bots move, deadlines pass. No game stops for ever.

The functions are the same everywhere. With SQLite they run in this process. With PostgreSQL Procrastinate runs
them in any free process; the job is stored in the same transaction as the move that needs it.
"""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import Connection

from ...store import matches as kept
from ..campaigns.transfer.importer import sweep_unfinished
from ..campaigns.turns import sweep_campaigns
from ..context import Context
from ..matches.automatic_moves import carry_on, past_deadline
from ..people.email import deliver_news
from ..people.turn_notices import notice_turns, push_news
from .logs import note
from .outages import notice_outage

log: Final = logging.getLogger(__name__)
FORGOTTEN_AFTER: Final = 60.0  # seconds without a move after which a bot is reminded
MOST_AT_ONCE: Final = 500


async def sweep(context: Context, forgotten_after: float) -> list[str]:
    """Handles deadlines that have passed. Gives matches in which a bot, or the dealing, seems to be forgotten."""
    await notice_outage(context)
    now = time.time()
    await sweep_campaigns(context)
    await sweep_unfinished(context)
    await notice_turns(context)
    context.spawn(deliver_news(context))
    context.spawn(push_news(context))
    for id in await context.db.read(lambda c: kept.overdue(c, now, MOST_AT_ONCE)):
        try:
            await past_deadline(context, id)
        except Exception as error:
            note(log, "a deadline could not be kept", error, match=id)
    before = now - forgotten_after
    undealt = await context.db.read(lambda c: kept.undealt(c, before, MOST_AT_ONCE))
    context.metrics.sweeps += 1
    return [*undealt, *await context.db.read(lambda c: kept.waiting_for_bots(c, before, MOST_AT_ONCE))]


class LocalJobs:
    """In this process: for SQLite."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.running: set[str] = set()
        self.again: set[str] = set()
        self.stopped = False

    def start(self) -> None:
        self.context.spawn(self._sweep_on())

    async def stop(self) -> None:
        self.stopped = True

    def defer(self, connection: Connection, matches: list[str]) -> None:
        """Nothing to store: this process plays it itself."""

    def wake(self, id: str) -> None:
        if self.stopped:
            return
        if id in self.running:
            self.again.add(id)
        else:
            self.running.add(id)
            self.context.spawn(self._carry_on(id))

    async def _carry_on(self, id: str) -> None:
        try:
            await carry_on(self.context, id)
        except Exception as error:
            note(log, "a bot could not go on", error, match=id)
        finally:
            self.running.discard(id)
        if id in self.again:
            self.again.discard(id)
            self.wake(id)

    async def _sweep_on(self) -> None:
        patience = 0.0  # at the start no job is running yet
        while True:
            try:
                for id in await sweep(self.context, patience):
                    self.wake(id)
                patience = FORGOTTEN_AFTER
            except Exception as error:
                note(log, "the sweep failed", error)
                patience = 0.0  # jobs that were running may have been stopped
            await asyncio.sleep(self.context.config.sweep_every)
