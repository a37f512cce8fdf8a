"""/api/matches and /api/lobby: tables are set, joined and left; moves are made."""

from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, Final, cast

import msgspec
from litestar import get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ...bots.levels import HINT, seat_notes
from ...store import MatchRow, SeatRow
from ...store import matches as kept
from ..context import Context
from ..http.problems import Problem
from ..http.requests import AnyRequest, Visitor, admit, context_of
from . import endings, moves, schemas, seats
from .access import own_seat, seat_whose_view
from .moves import Played, play, story_for, update_at
from .presenters import published_seed, summary_for, table_for
from .table import Table
from .talk import notes

MOST_LISTED: Final = 200
Token = Annotated[str, QueryParameter(max_length=64)]


def summaries(context: Context, rows: list[MatchRow], seats: list[SeatRow], who: Visitor) -> list[schemas.Summary]:
    by_match: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in seats:
        by_match[seat.match].append(seat)
    here = {row.id: context.tables[row.id].here() for row in rows if row.id in context.tables}
    return [summary_for(row, by_match[row.id], who.id, who.language, here.get(row.id, [])) for row in rows]


@post("/matches", status_code=201, operation_id="newMatch")
async def new_match(request: AnyRequest, data: JSONBody[schemas.NewMatch]) -> schemas.MatchInfo:
    who = await admit(request, "create")
    return table_for(await seats.create(context_of(request), data, who.id), who.id, who.language)


@get("/matches", operation_id="myMatches")
async def my_matches(request: AnyRequest) -> list[schemas.Summary]:
    """Those that wait for me first, then the one moved last."""
    who = await admit(request)
    context = context_of(request)
    db = context.db
    rows = await db.read(lambda c: kept.matches_of(c, who.id, MOST_LISTED))
    seats = await db.read(lambda c: kept.seat_rows(c, [row.id for row in rows]))
    return sorted(summaries(context, rows, seats, who), key=lambda s: (not s.mine_waited_for, s.status == "over"))


@get("/lobby", operation_id="lobby")
async def lobby(request: AnyRequest) -> list[schemas.Summary]:
    who = await admit(request, anyone=True)
    context = context_of(request)
    db = context.db
    rows = await db.read(lambda c: kept.open_matches(c, MOST_LISTED))
    seats = await db.read(lambda c: kept.seat_rows(c, [row.id for row in rows]))
    return summaries(context, rows, seats, who)


@get("/matches/{match_id:str}", operation_id="match")
async def one_match(request: AnyRequest, match_id: FromPath[str], token: Token = "") -> schemas.MatchInfo:
    who = await admit(request, anyone=True)
    return table_for(await context_of(request).table(match_id), who.id, who.language, token)


@post("/matches/{match_id:str}/join", status_code=200, operation_id="join")
async def join(request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.Join]) -> schemas.MatchInfo:
    context, who = context_of(request), await admit(request)
    table = await context.table(match_id)
    await seats.join(context, table, who.id, data.token or "", data.seat)
    return table_for(table, who.id, who.language)


@post("/matches/{match_id:str}/leave", status_code=204, operation_id="leave")
async def leave(request: AnyRequest, match_id: FromPath[str]) -> None:
    context, who = context_of(request), await admit(request)
    await endings.leave(context, await context.table(match_id), who.id)


def moved(played: Played) -> schemas.Moved:
    return schemas.Moved(played.version, cast(schemas.Update, msgspec.Raw(played.update)))


async def own_table(request: AnyRequest, match_id: str, seat: int) -> tuple[Context, Table]:
    """For one who moves at a seat of their own."""
    context, who = context_of(request), await admit(request, "move")
    table = await context.table(match_id)
    own_seat(table, seat, who)
    return context, table


@post("/matches/{match_id:str}/moves", status_code=200, operation_id="move")
async def move(request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.Move]) -> schemas.Moved:
    context, table = await own_table(request, match_id, data.seat)
    return moved(await play(context, table, data.seat, data.move, data.seen, data.key))


@post("/matches/{match_id:str}/undo", status_code=200, operation_id="undo")
async def undo(request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.Undo]) -> schemas.Moved:
    context, table = await own_table(request, match_id, data.seat)
    return moved(await moves.undo(context, table, data.seat, data.seen, data.key))


@post("/matches/{match_id:str}/resign", status_code=200, operation_id="resign")
async def resign(request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.AtSeat]) -> schemas.MatchInfo:
    context, who = context_of(request), await admit(request)
    table = await context.table(match_id)
    own_seat(table, data.seat, who)
    await endings.resign(context, table, data.seat)
    return table_for(table, who.id, who.language)


@post("/matches/{match_id:str}/agree", status_code=200, operation_id="agree")
async def agree(request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.Agree]) -> schemas.MatchInfo:
    context, who = context_of(request), await admit(request)
    table = await context.table(match_id)
    own_seat(table, data.seat, who)
    await endings.agree(context, table, data.seat, data.agree)
    return table_for(table, who.id, who.language)


@post("/matches/{match_id:str}/hint", status_code=200, operation_id="hint")
async def hint(request: AnyRequest, match_id: FromPath[str], data: JSONBody[schemas.AtSeat]) -> schemas.Hint:
    """What the search bot would do, with nothing but this seat's view."""
    context, who = context_of(request), await admit(request, "hint")
    table = await context.table(match_id)
    own_seat(table, data.seat, who)
    async with table.lock:
        match = table.in_play()
        if data.seat not in table.waiting:
            raise Problem("not-your-turn", game=table.row.game)
        view = match.view(data.seat)
    try:
        thoughts = await context.bot_pool.think(table.game, table.edition_text, view, data.seat)
    except (BrokenProcessPool, TimeoutError):
        raise Problem("busy", retry_after=5) from None
    best, *others = thoughts
    return schemas.Hint(best[0], best[1], [schemas.HintMove(text, share) for text, share in others[:10]], HINT)


@get("/matches/{match_id:str}/at/{version:int}", operation_id="at")
async def at(
    request: AnyRequest,
    match_id: FromPath[str],
    version: FromPath[int],
    seat: FromQuery[int | None] = None,
    token: Token = "",
) -> schemas.Update:
    context, who = context_of(request), await admit(request, anyone=True)
    table = await context.table(match_id)
    looking = seat_whose_view(table, who, seat)
    if version > table.version:
        await context.catch_up(table)
    return cast(schemas.Update, msgspec.Raw(await update_at(context, table, looking, version)))


@get("/matches/{match_id:str}/story", operation_id="story")
async def story(
    request: AnyRequest, match_id: FromPath[str], seat: FromQuery[int | None] = None
) -> list[schemas.StoryStep]:
    """Everything a seat has heard, from the first move on."""
    context, who = context_of(request), await admit(request, anyone=True)
    table = await context.table(match_id)
    table.started()
    return await story_for(context, table, seat_whose_view(table, who, seat))


@get("/matches/{match_id:str}/log", media_type=MediaType.TEXT, operation_id="log")
async def text_log(request: AnyRequest, match_id: FromPath[str]) -> str:
    context, who = context_of(request), await admit(request, anyone=True)
    table = await context.table(match_id)
    if table.row.status != "over":
        await context.catch_up(table)
    if table.row.status != "over":
        raise Problem("match-not-over")
    rows = await context.db.read(lambda c: kept.move_rows(c, match_id))
    log = kept.log_of(table.row, len(table.seats), rows)
    log.seed = published_seed(table.row) or ""
    bots = seat_notes(table.row.game, [(s.seat, s.bot, s.level) for s in table.seats])
    return log.text() + bots + await notes(context, table, who)


ROUTES: Final = [
    new_match,
    my_matches,
    lobby,
    one_match,
    join,
    leave,
    move,
    undo,
    resign,
    agree,
    hint,
    at,
    story,
    text_log,
]
