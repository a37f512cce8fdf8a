"""A match ends before its time: somebody leaves or resigns, or all agree."""

import secrets
import time
from typing import Any

from sqlalchemy import Connection

from ...store import matches as kept
from ...store import people as persons
from ..context import Context
from ..http.problems import Problem
from . import clock
from .moves import points_of
from .seats import change
from .table import Table


async def resign(context: Context, table: Table, seat: int) -> None:
    async with table.lock:
        if context.db.shared:
            await context.refresh(table)
        table.in_play()
        if not table.seats[seat].resigned:
            await give_up(context, table, [seat], "resigned")


async def give_up(context: Context, table: Table, gone: list[int], how: str) -> None:
    """The others win when only one seat is left or no person is; else these go on with default moves.

    Who plays together has nobody to win over: the match ends without a winner. The caller holds the lock.
    """
    staying = [s for s in table.seats if not s.resigned and s.seat not in gone]
    ends = len(staying) <= 1 or all(s.kind == "bot" for s in staying)
    winners = [] if table.game.info.together else [s.seat for s in staying]
    over = ending(table, winners, how) if ends else {}
    time_left = clock.without(table, gone, time.time())
    resigned = {seat: {"resigned": True} for seat in gone}
    await change(context, table, resigned, {**time_left, **over}, "playing", table.version)
    if table.playing:
        context.wake(table.id)


async def agree(context: Context, table: Table, seat: int, agrees: bool) -> None:
    """Who does not agree declines: then nobody offers to stop any more."""
    async with table.lock:
        if context.db.shared:
            await context.refresh(table)
        table.in_play()
        await context.db.write(lambda c: _agreed(c, table, seat, agrees))
        await context.refresh(table)
        context.changed(table.id)
        table.poke_table()


def _agreed(connection: Connection, table: Table, seat: int, agrees: bool) -> None:
    """Two may answer at once, through two processes: the last one sees the others. Raises the problem stale."""
    if not kept.hold_match(connection, table.id, "playing", table.version):
        raise Problem("stale", version=table.version)
    seats = kept.seats_at(connection, table.id)
    people = [s for s in seats if s.kind == "person" and s.person and not s.resigned]
    declined = not agrees and not seats[seat].agrees
    for other in people:
        if declined and other.agrees:
            kept.change_seat(connection, table.id, other.seat, {"agrees": False})
    kept.change_seat(connection, table.id, seat, {"agrees": agrees})
    if agrees and all(s.agrees or s.seat == seat for s in people):
        kept.change_match(connection, table.id, ending(table, [], "agreed"))


def ending(table: Table, winners: list[int], how: str) -> dict[str, Any]:
    points = points_of(table.started())
    outcome = kept.json_text({"winners": winners, "rule": "", "how": how, "points": points})
    return {"status": "over", "outcome": outcome, "waiting": "[]", "deadline": None, "moved": time.time()}


async def leave(context: Context, table: Table, person: str) -> None:
    """Before the start the seat opens again; after it the seat resigns."""
    mine = table.seats_of(person)
    if not mine:
        raise Problem("wrong-seat")
    if table.row.status == "over":
        raise Problem("match-over")
    if table.row.status == "playing":
        for seat in mine:
            if table.playing:
                await resign(context, table, seat)
        return
    opened = {"kind": "open", "person": None, "agrees": False, "label": None}
    async with table.lock:
        again = {s: {**opened, "token": secrets.token_urlsafe(12)} for s in mine}
        await change(context, table, again, {}, "open")


async def leave_all(context: Context, person: str) -> None:
    """Before somebody goes for ever: seats in play resign, others open again."""
    for match in await context.db.read(lambda c: persons.seated_at(c, person)):
        table = await context.table(match)
        if table.row.status != "over" and table.seats_of(person):
            await leave(context, table, person)
