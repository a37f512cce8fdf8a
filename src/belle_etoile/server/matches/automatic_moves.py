"""Moves that nobody makes by hand: those of bots, of players who resigned, and of players whose time is up."""

import logging
import secrets
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ...bots.levels import name_at_level
from ..context import Context
from ..http.problems import Problem
from .clock import fallen
from .endings import give_up
from .moves import play
from .seats import begin, is_full
from .table import Table

log: Final = logging.getLogger(__name__)


async def carry_on(context: Context, id: str) -> None:
    """Play for the seats that play by themselves, until a person is waited for."""
    while True:
        table = await context.table(id)
        if context.db.shared:  # the move that called for this may be another process's, and not yet told here
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
            bot = name_at_level(table.row.game, row.bot or "random", row.level or 1)
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
    """Play the move of a player who is absent or has resigned: the game says which."""
    async with table.lock:
        match = table.in_play()
        if table.version != seen or seat not in table.waiting:
            raise Problem("stale", version=table.version)
        move = table.game.format(table.game.default_move(match.state, seat))
    await play(context, table, seat, move, seen, None, "clock")


async def past_deadline(context: Context, id: str) -> None:
    """Play the default move of every seat that was waited for at the deadline; whose bank is empty has lost."""
    table = await context.table(id)
    if table.row.clock == "bank":
        try:
            await bank_empty(context, table)
        except Problem as problem:
            if problem.kind != "stale":  # another process wrote a move, or ended it
                raise
        return
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


async def bank_empty(context: Context, table: Table) -> None:
    async with table.lock:
        await context.refresh(table)
        gone = fallen(table, time.time())
        if gone and table.playing:
            await give_up(context, table, gone, "clock")
