"""A rematch is an offer: the next match begins when everybody at the table wants it."""

import secrets
from collections.abc import Sequence
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from ...bots.levels import seated
from ...store import MatchRow, SeatRow
from ...store import matches as kept
from ..context import Context
from ..http.problems import Problem
from ..http.requests import AnyRequest, admit, context_of
from . import clock
from .presenters import table_for
from .schemas import MatchInfo, Rematch
from .seats import begin, new_row
from .table import Table


def next_seats(seats: Sequence[SeatRow], match: str) -> list[SeatRow]:
    """The same people and bots, the first seat passed on to the next; the seat of a former player is open."""
    found = []
    for number, old in enumerate([*seats[1:], seats[0]]):
        bot = seated(old.bot) if old.bot is not None else None
        new = SeatRow(match, number, old.kind, person=old.person, bot=bot, level=old.level, label=old.label)
        if old.kind == "person" and old.person is None:
            new.kind, new.token, new.label = "open", secrets.token_urlsafe(12), None
        found.append(new)
    return found


async def answer(context: Context, table: Table, person: str, accept: bool) -> None:
    """Offers a rematch, accepts or declines one, or takes one's own offer back."""
    if not table.seats_of(person):
        raise Problem("wrong-seat")
    await context.catch_up(table)  # the match may just have ended in another process
    async with table.lock:
        if table.row.status != "over":
            raise Problem("match-not-over")
        next = new_row(table.game, table.edition_text, table.row.options, len(table.seats))
        clock.set_pace(next, clock.pace_of(table.row), len(table.seats))
        next.creator = person
        begins = await context.db.write(lambda c: _written(c, table.id, next, person, accept))
        await context.refresh(table)
        try:
            if begins:
                await begin(context, await context.table(next.id))
        finally:
            context.changed(table.id)
            table.poke_table()


def _written(connection: Connection, id: str, next: MatchRow, person: str, accept: bool) -> bool:
    """Whether this was the last one who was waited for. Two may answer at once, through two processes."""
    kept.hold_match(connection, id, "over")
    row, seats = kept.match_row(connection, id), kept.seats_at(connection, id)
    if row is None or row.rematch is not None:
        return False
    for seat, again in answers(seats, person, accept).items():
        kept.change_seat(connection, id, seat, {"again": again})
        seats[seat].again = again
    if not all(seat.again == "yes" for seat in seats if seat.kind == "person" and seat.person):
        return False
    kept.add_match(connection, next, next_seats(seats, next.id))
    kept.change_match(connection, id, {"rematch": next.id})
    return True


def answers(seats: Sequence[SeatRow], person: str, accept: bool) -> dict[int, str]:
    """What changes. Who declines ends the others' offers: nobody is asked twice, nor taken at an old word."""
    mine = [seat for seat in seats if seat.person == person]
    if accept:
        return {seat.seat: "yes" for seat in mine}
    if all(seat.again == "yes" for seat in mine):
        return {seat.seat: "" for seat in mine}
    ended = {seat.seat: "" for seat in seats if seat.again == "yes"}
    return {**ended, **{seat.seat: "no" for seat in mine}}


@post("/matches/{match_id:str}/rematch", status_code=200, operation_id="rematch")
async def rematch(request: AnyRequest, match_id: FromPath[str], data: JSONBody[Rematch]) -> MatchInfo:
    """The match that is over; `rematch` names the next one when all have accepted."""
    context, who = context_of(request), await admit(request, "create")
    table = await context.table(match_id)
    await answer(context, table, who.id, data.accept)
    return table_for(table, who.id, who.language)


ROUTES: Final = [rematch]
