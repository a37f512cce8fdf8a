"""What happens without a person: bots move, deadlines pass. No game stops for ever.

The functions are the same everywhere. With SQLite they run in this process. With PostgreSQL Procrastinate runs
them in any free process; the job is stored in the same transaction as the move that needs it.
"""

import asyncio
import logging
import secrets
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from sqlalchemy import Connection

from ...store import matches as kept
from ..campaigns.transfer.importer import sweep_unfinished
from ..campaigns.turns import sweep_campaigns
from ..context import Context
from ..http.problems import Problem
from ..matches.moves import play
from ..matches.seats import begin, is_full
from ..matches.table import Table
from ..people.email import deliver_news
from .bot_pool import bot_name
from .logs import note
from .outages import notice_outage

log: Final = logging.getLogger(__name__)
FORGOTTEN_AFTER: Final = 60.0  # seconds without a move after which a bot is reminded
MOST_AT_ONCE: Final = 500


async def carry_on(context: Context, id: str) -> None:
    """Plays for the seats that play by themselves until a person is waited for."""
    while True:
        table = await context.table(id)
        if context.db.shared:  # another process may have made the move, and its signal may not be here yet
            async with table.lock:
                await context.refresh(table)
        if is_full(table):
            await begin(context, table)
        seat = next((s for s in table.waiting if table.plays_by_itself(s)), None)
        if seat is None:
            return
        try:
            await _one_move(context, table, seat)
        except Problem as problem:
            if problem.kind == "match-over":  # somebody resigned meanwhile
                return
            if problem.kind != "stale":
                raise


async def _one_move(context: Context, table: Table, seat: int) -> None:
    async with table.lock:
        match, version = table.in_play(), table.version
        if seat not in table.waiting:  # another process has played it
            raise Problem("stale", version=version)
        view = match.view(seat)
    row = table.seats[seat]
    if row.kind == "bot" and not row.resigned:
        try:
            bot = bot_name(row.bot or "random", row.level or 1)
            move = await context.bot_pool.choose(table.game, table.edition_text, view, seat, bot, secrets.randbits(62))
            context.metrics.thoughts += 1
            await play(context, table, seat, move, version, None, "bot")
            return
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("a bot did not answer", extra={"match": table.id, "error": repr(error)})
        except Problem as problem:
            if problem.kind not in ("illegal", "unreadable"):
                raise
            log.error("a bot chose what is not allowed", extra={"match": table.id})
    await play_default(context, table, seat, version)


async def play_default(context: Context, table: Table, seat: int, seen: int) -> None:
    """The move of an absent player."""
    async with table.lock:
        match = table.in_play()
        if table.version != seen or seat not in table.waiting:
            raise Problem("stale", version=table.version)
        move = table.game.format(table.game.default_move(match.state, seat))
    await play(context, table, seat, move, seen, None, "clock")


async def past_deadline(context: Context, id: str) -> None:
    """Every seat that was waited for at the deadline plays its default move."""
    table = await context.table(id)
    deadline = table.row.deadline
    if deadline is None or deadline > time.time() or not table.playing:
        return
    for seat in list(table.waiting):
        try:
            if seat in table.waiting:
                await play_default(context, table, seat, table.version)
        except Problem as problem:
            if problem.kind not in ("stale", "match-over"):
                raise


async def sweep(context: Context, forgotten_after: float) -> list[str]:
    """Handles deadlines that have passed. Gives matches in which a bot, or the dealing, seems to be forgotten."""
    await notice_outage(context)
    now = time.time()
    await sweep_campaigns(context)
    await sweep_unfinished(context)
    context.spawn(deliver_news(context))
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
