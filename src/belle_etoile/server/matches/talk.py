"""Talk between people at a table: set phrases and lines of free text. Nobody else reads it, and no bot.

A line is no fact of the game: it is told as the words of whoever said it. It is kept with the match. On the sockets of
those who sit there the table only tells the number of the last line; pages ask for what they have not read.
"""

import logging
import time
from typing import Any, Final, cast

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ...core.log import NOTE
from ...locales import speaker
from ...store import SeatRow
from ...store import talk as kept
from ...store.rows import TalkRow
from ..context import Context
from ..http.fields import told_time
from ..http.problems import Problem
from ..http.requests import AnyRequest, Visitor, admit, context_of
from . import schemas
from .access import own_seat
from .table import Table

log: Final = logging.getLogger(__name__)
MOST_TOLD: Final = 200


def checked(said: schemas.Talk) -> tuple[str | None, str]:
    """One of the two; raises the problem malformed. A line has no line ends, and blanks count once."""
    text = " ".join(said.text.split())
    if (said.phrase is None) == (not text):
        raise Problem("malformed", reason="phrase, text: one of them")
    return said.phrase, text


def others(table: Table, person: str) -> list[SeatRow]:
    return [seat for seat in table.seats if seat.kind == "person" and seat.person and seat.person != person]


async def say(context: Context, table: Table, seat: int, person: str, said: schemas.Talk) -> int:
    """Writes it, then tells that there is something new. Raises the problem nobody-listens."""
    phrase, text = checked(said)
    if not others(table, person):
        raise Problem("nobody-listens")
    line = TalkRow(table.id, 0, seat, person, phrase, text, time.time())
    number = await context.db.write(lambda c: kept.say(c, line))
    async with table.lock:
        await context.refresh(table)
    context.changed(table.id)
    table.poke_talkers()
    return number


async def heard(context: Context, table: Table, who: Visitor, after: int) -> schemas.TalkInfo:
    """Without the lines of those whom one has muted."""
    rows = await context.db.read(lambda c: kept.lines(c, table.id, after, MOST_TOLD))
    muted = await context.db.read(lambda c: kept.muted_by(c, who.id))
    return schemas.TalkInfo(
        [line_for(row, who) for row in rows if row.person not in muted],
        [seat.seat for seat in table.seats if seat.person in muted],
    )


async def notes(context: Context, table: Table, who: Visitor) -> str:
    """What was said, for the end of a log; "" for those who do not sit at the table."""
    if not table.seats_of(who.id):
        return ""
    lines = (await heard(context, table, who, 0)).lines
    say = speaker(who.language).say
    told = [(line, say(f"web-talk-phrase-{line.phrase}") if line.phrase else line.text) for line in lines]
    return "".join(f"{NOTE}{line.at} {line.seat + 1} {line.name}: {words}\n" for line, words in told)


def line_for(row: TalkRow, who: Visitor) -> schemas.TalkLine:
    name = row.name if row.person else speaker(who.language).say("server-former-player")
    mine = row.person == who.id
    return schemas.TalkLine(row.number, row.seat, name, mine, told_time(row.at), cast(Any, row.phrase), row.text)


async def seated(context: Context, match: str, who: Visitor) -> Table:
    """For those who sit at the table; raises the problem wrong-seat."""
    table = await context.table(match)
    if not table.seats_of(who.id):
        raise Problem("wrong-seat")
    return table


@get("/matches/{match_id:str}/talk", operation_id="talk")
async def read_talk(request: AnyRequest, match_id: FromPath[str], after: FromQuery[int] = 0) -> schemas.TalkInfo:
    context, who = context_of(request), await admit(request)
    table = await seated(context, match_id, who)
    return await heard(context, table, who, min(max(after, 0), 2**31 - 1))


@post("/matches/{match_id:str}/talk", status_code=200, operation_id="say")
async def say_something(request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.Talk]) -> schemas.TalkInfo:
    context, who = context_of(request), await admit(request, "talk")
    table = await seated(context, match_id, who)
    own_seat(table, data.seat, who)
    number = await say(context, table, data.seat, who.id, data)
    return await heard(context, table, who, number - 1)


@post("/matches/{match_id:str}/mute", status_code=200, operation_id="mutePlayer")
async def mute(request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.Mute]) -> schemas.TalkInfo:
    """At this table and at all others, until one wants to hear them again."""
    context, who = context_of(request), await admit(request)
    table = await seated(context, match_id, who)
    muted = table.seat(data.seat).person
    if not muted or muted == who.id:
        raise Problem("wrong-seat")
    await context.db.write(lambda c: kept.mute(c, who.id, muted, data.mute))
    return await heard(context, table, who, 0)


@post("/matches/{match_id:str}/report", status_code=204, operation_id="reportTalk")
async def report(request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.TalkReport]) -> None:
    """For the operator, who reads it with `belle-etoile reports`, and finds a line in the log."""
    context, who = context_of(request), await admit(request, "talk")
    table = await seated(context, match_id, who)
    now = time.time()
    known = await context.db.write(lambda c: kept.report(c, table.id, data.number, who.id, data.reason, now))
    if not known:
        raise Problem("no-such-line")
    log.warning("a line of talk was reported", extra={"match": table.id, "line": data.number})


ROUTES: Final = [read_talk, say_something, mute, report]
