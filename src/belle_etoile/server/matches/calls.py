"""Somebody has vanished from a live match: those who wait may call, and after a fair wait end it or seat a bot.

Who is called has as long to answer as they had before the call. A move, or one tap, is an answer.
"""

import time
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from ...bots.levels import SEARCH
from ...store import matches as kept
from ..context import Context
from ..http.problems import Problem
from ..http.requests import AnyRequest, Visitor, admit, context_of
from . import clock, schemas
from .access import own_seat
from .endings import give_up
from .presenters import table_for
from .seats import change
from .table import Table

STAND_IN: Final = {"kind": "bot", "person": None, "bot": SEARCH, "level": 3, "agrees": False, "token": None}


async def call(context: Context, table: Table, by: int, absent: int) -> None:
    """Raises too-early before they had a fair time for their move."""
    async with table.lock:
        _check(table, by, absent)
        if clock.is_called(table.row):
            return
        now = time.time()
        _after(table.row.moved + table.fair_wait, now)
        called = {"seat": absent, "by": by, "at": now, "version": table.version}
        await change(context, table, {}, {"called": kept.json_text(called)}, "playing", table.version)


async def answer(context: Context, table: Table, seat: int) -> None:
    async with table.lock:
        table.in_play()
        if clock.is_called(table.row) and table.row.called is not None and table.row.called["seat"] == seat:
            await change(context, table, {}, {"called": None, "moved": time.time()}, "playing", table.version)


async def claim(context: Context, table: Table, by: int, absent: int, then: str) -> None:
    """Raises too-early while they may still answer."""
    async with table.lock:
        await context.refresh(table)
        _check(table, by, absent)
        called = table.row.called
        if called is None or not clock.is_called(table.row) or called["seat"] != absent:
            raise Problem("not-called")
        now = time.time()
        _after(called["at"] + table.fair_wait, now)
        if then == "win":
            await give_up(context, table, [absent], "absent")
            return
        changes = {**clock.without(table, [absent], now), "called": None, "moved": now}
        await change(context, table, {absent: STAND_IN}, changes, "playing", table.version)
        context.wake(table.id)


def _check(table: Table, by: int, absent: int) -> None:
    """They are waited for, and somebody else; raises the problem not-waited-for."""
    table.in_play()
    seat = table.seat(absent)
    waits = absent in table.waiting and seat.kind == "person" and not seat.resigned and table.row.live
    if not waits or seat.person == table.seats[by].person or table.seats[by].resigned:
        raise Problem("not-waited-for")


def _after(moment: float, now: float) -> None:
    if now < moment:
        raise Problem("too-early", retry_after=max(1, round(moment - now)))


async def _at_own_seat(request: AnyRequest, match: str, seat: int) -> tuple[Context, Table, Visitor]:
    context, who = context_of(request), await admit(request)
    table = await context.table(match)
    own_seat(table, seat, who)
    return context, table, who


@post("/matches/{match_id:str}/call", status_code=200, operation_id="callAbsent")
async def call_absent(request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.Call]) -> schemas.MatchInfo:
    """Asks somebody who is waited for whether they are still there."""
    context, table, who = await _at_own_seat(request, match_id, data.seat)
    await call(context, table, data.seat, data.absent)
    return table_for(table, who.id, who.language)


@post("/matches/{match_id:str}/here", status_code=200, operation_id="stillHere")
async def still_here(request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.AtSeat]) -> schemas.MatchInfo:
    context, table, who = await _at_own_seat(request, match_id, data.seat)
    await answer(context, table, data.seat)
    return table_for(table, who.id, who.language)


@post("/matches/{match_id:str}/claim", status_code=200, operation_id="claimAbsent")
async def claim_absent(
    request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.Claim]
) -> schemas.MatchInfo:
    """After a call without an answer: the one who is absent has lost, or a bot plays on."""
    context, table, who = await _at_own_seat(request, match_id, data.seat)
    await claim(context, table, data.seat, data.absent, data.then)
    return table_for(table, who.id, who.language)


ROUTES: Final = [call_absent, still_here, claim_absent]
