"""What goes on without hands: bots move, deadlines pass. Never a dead game.

The functions are the same everywhere. At SQLite they run in this process; at PostgreSQL Procrastinate runs them in
whichever process is free, deferred in the very transaction that made them necessary.
"""

import asyncio
import logging
import secrets
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol

from ..store import matches as kept
from .campaigns.importing import sweep_unfinished
from .campaigns.resolving import sweep_campaigns
from .house import House
from .logs import note
from .mail import deliver_news
from .outages import after_an_outage
from .play import play
from .problems import Problem
from .seating import begin, is_full
from .table import Table
from .thinking import bot_name

log: Final = logging.getLogger(__name__)
FORGOTTEN_AFTER: Final = 60.0  # seconds without a move after which a bot is reminded
MOST_AT_ONCE: Final = 500


async def carry_on(house: House, id: str) -> None:
    """Plays for the seats that play by themselves until a person is waited for."""
    while True:
        table = await house.table(id)
        if house.db.shared:  # the move that called for this may be another process's, and not yet told here
            async with table.lock:
                await house.refresh(table)
        if is_full(table):
            await begin(house, table)
        seat = next((s for s in table.waiting if table.plays_by_itself(s)), None)
        if seat is None:
            return
        try:
            await _one_move(house, table, seat)
        except Problem as problem:
            if problem.kind == "match-over":  # somebody resigned meanwhile
                return
            if problem.kind != "stale":
                raise


async def _one_move(house: House, table: Table, seat: int) -> None:
    async with table.lock:
        match, version = table.in_play(), table.version
        if seat not in table.waiting:  # another process has played it
            raise Problem("stale", version=version)
        view = match.view(seat)
    row = table.seats[seat]
    if row.kind == "bot" and not row.resigned:
        try:
            bot = bot_name(row.bot or "random", row.level or 1)
            move = await house.thinkers.choose(table.game, table.edition_text, view, seat, bot, secrets.randbits(62))
            house.metrics.thoughts += 1
            await play(house, table, seat, move, version, None, "bot")
            return
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("a bot did not answer", extra={"match": table.id, "error": repr(error)})
        except Problem as problem:
            if problem.kind not in ("illegal", "unreadable"):
                raise
            log.error("a bot chose what is not allowed", extra={"match": table.id})
    await play_default(house, table, seat, version)


async def play_default(house: House, table: Table, seat: int, seen: int) -> None:
    """The move of an absent player."""
    async with table.lock:
        match = table.in_play()
        if table.version != seen or seat not in table.waiting:
            raise Problem("stale", version=table.version)
        move = table.game.format(table.game.default_move(match.state, seat))
    await play(house, table, seat, move, seen, None, "clock")


async def past_deadline(house: House, id: str) -> None:
    """Every seat that was waited for at the deadline plays its default move."""
    table = await house.table(id)
    deadline = table.row.deadline
    if deadline is None or deadline > time.time() or not table.playing:
        return
    for seat in list(table.waiting):
        try:
            if seat in table.waiting:
                await play_default(house, table, seat, table.version)
        except Problem as problem:
            if problem.kind not in ("stale", "match-over"):
                raise


async def sweep(house: House, forgotten_after: float) -> list[str]:
    """Deadlines that have passed; the matches in which a bot, or the dealing, seems to be forgotten."""
    await after_an_outage(house)
    now = time.time()
    await sweep_campaigns(house)
    await sweep_unfinished(house)
    house.spawn(deliver_news(house))
    for id in await house.db.read(lambda c: kept.overdue(c, now, MOST_AT_ONCE)):
        try:
            await past_deadline(house, id)
        except Exception as error:
            note(log, "a deadline could not be kept", error, match=id)
    before = now - forgotten_after
    undealt = await house.db.read(lambda c: kept.undealt(c, before, MOST_AT_ONCE))
    house.metrics.sweeps += 1
    return [*undealt, *await house.db.read(lambda c: kept.handless(c, before, MOST_AT_ONCE))]


class Jobs(Protocol):
    def start(self) -> None: ...
    async def stop(self) -> None: ...


class LocalJobs:
    """In this process: for SQLite."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.running: set[str] = set()
        self.again: set[str] = set()
        house.on_wake = self.wake

    def start(self) -> None:
        self.house.spawn(self._sweep_on())

    async def stop(self) -> None:
        self.house.on_wake = None

    def wake(self, id: str) -> None:
        if id in self.running:
            self.again.add(id)
        else:
            self.running.add(id)
            self.house.spawn(self._carry_on(id))

    async def _carry_on(self, id: str) -> None:
        try:
            await carry_on(self.house, id)
        except Exception as error:
            note(log, "a bot could not go on", error, match=id)
        finally:
            self.running.discard(id)
        if id in self.again:
            self.again.discard(id)
            self.wake(id)

    async def _sweep_on(self) -> None:
        patience = 0.0  # at the start nobody is at work yet
        while True:
            try:
                for id in await sweep(self.house, patience):
                    self.wake(id)
                patience = FORGOTTEN_AFTER
            except Exception as error:
                note(log, "the sweep failed", error)
                patience = 0.0  # who was at work may have been stopped in it
            await asyncio.sleep(self.house.config.sweep_every)


def jobs_for(house: House) -> Jobs:
    if not house.db.shared:
        return LocalJobs(house)
    from .shared_jobs import SharedJobs  # SQLite needs no Procrastinate

    return SharedJobs(house)
