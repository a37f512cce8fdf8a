"""/api/matches and /api/lobby: tables are set, joined and left; moves are made."""

from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, Final, cast

import msgspec
from litestar import get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ..core import EVERYONE
from ..core.log import UNDO
from ..store import MatchRow, SeatRow
from ..store import matches as kept
from . import seating, wire
from .entering import AnyRequest, Visitor, enter, house_of
from .play import play, story_for, update_at
from .problems import Problem
from .showing import published_seed, summary_for, table_for
from .table import Table

MOST_LISTED: Final = 200
Token = Annotated[str, QueryParameter(max_length=64)]


def own_seat(table: Table, seat: int, who: Visitor) -> None:
    if table.seat(seat).person != who.id or not who.id:
        raise Problem("wrong-seat")


def summaries(rows: list[MatchRow], seats: list[SeatRow], who: Visitor) -> list[wire.Summary]:
    by_match: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in seats:
        by_match[seat.match].append(seat)
    return [summary_for(row, by_match[row.id], who.id, who.language) for row in rows]


@post("/matches", status_code=201, operation_id="newMatch")
async def new_match(request: AnyRequest, data: JSONBody[wire.NewMatch]) -> wire.Table:
    who = await enter(request, "create")
    return table_for(await seating.create(house_of(request), data, who.id), who.id, who.language)


@get("/matches", operation_id="myMatches")
async def my_matches(request: AnyRequest) -> list[wire.Summary]:
    """Those that wait for me first, then the one moved last."""
    who = await enter(request)
    db = house_of(request).db
    rows = await db.read(lambda c: kept.matches_of(c, who.id, MOST_LISTED))
    seats = await db.read(lambda c: kept.seat_rows(c, [row.id for row in rows]))
    return sorted(summaries(rows, seats, who), key=lambda s: (not s.mine_waited_for, s.status == "over"))


@get("/lobby", operation_id="lobby")
async def lobby(request: AnyRequest) -> list[wire.Summary]:
    who = await enter(request, anyone=True)
    db = house_of(request).db
    rows = await db.read(lambda c: kept.open_matches(c, MOST_LISTED))
    seats = await db.read(lambda c: kept.seat_rows(c, [row.id for row in rows]))
    return summaries(rows, seats, who)


@get("/matches/{match_id:str}", operation_id="match")
async def one_match(request: AnyRequest, match_id: FromPath[str], token: Token = "") -> wire.Table:
    who = await enter(request, anyone=True)
    return table_for(await house_of(request).table(match_id), who.id, who.language, token)


@post("/matches/{match_id:str}/join", status_code=200, operation_id="join")
async def join(request: AnyRequest, match_id: FromPath[str], data: JSONBody[wire.Join]) -> wire.Table:
    house, who = house_of(request), await enter(request)
    table = await house.table(match_id)
    await seating.join(house, table, who.id, data.token or "", data.seat)
    return table_for(table, who.id, who.language)


@post("/matches/{match_id:str}/leave", status_code=204, operation_id="leave")
async def leave(request: AnyRequest, match_id: FromPath[str]) -> None:
    house, who = house_of(request), await enter(request)
    await seating.leave(house, await house.table(match_id), who.id)


def moved(version: int, update: bytes) -> wire.Moved:
    return wire.Moved(version, cast(wire.Update, msgspec.Raw(update)))


def version_in(update: bytes) -> int:
    """The version an Update begins with."""
    return int(update[len('{"version":') : update.index(b",")])


async def _play(request: AnyRequest, match_id: str, seat: int, text: str, seen: int, key: str) -> wire.Moved:
    house, who = house_of(request), await enter(request, "move")
    table = await house.table(match_id)
    own_seat(table, seat, who)
    update = await play(house, table, seat, text, seen, key)
    return moved(version_in(update), update)


@post("/matches/{match_id:str}/moves", status_code=200, operation_id="move")
async def move(request: AnyRequest, match_id: FromPath[str], data: JSONBody[wire.Move]) -> wire.Moved:
    text = data.move
    return await _play(request, match_id, data.seat, text if text != UNDO else "", data.seen, data.key)


@post("/matches/{match_id:str}/undo", status_code=200, operation_id="undo")
async def undo(request: AnyRequest, match_id: FromPath[str], data: JSONBody[wire.Undo]) -> wire.Moved:
    return await _play(request, match_id, data.seat, UNDO, data.seen, data.key)


@post("/matches/{match_id:str}/resign", status_code=200, operation_id="resign")
async def resign(request: AnyRequest, match_id: FromPath[str], data: JSONBody[wire.AtSeat]) -> wire.Table:
    house, who = house_of(request), await enter(request)
    table = await house.table(match_id)
    own_seat(table, data.seat, who)
    await seating.resign(house, table, data.seat)
    return table_for(table, who.id, who.language)


@post("/matches/{match_id:str}/agree", status_code=200, operation_id="agree")
async def agree(request: AnyRequest, match_id: FromPath[str], data: JSONBody[wire.Agree]) -> wire.Table:
    house, who = house_of(request), await enter(request)
    table = await house.table(match_id)
    own_seat(table, data.seat, who)
    await seating.agree(house, table, data.seat, data.agree)
    return table_for(table, who.id, who.language)


@post("/matches/{match_id:str}/rematch", status_code=201, operation_id="rematch")
async def rematch(request: AnyRequest, match_id: FromPath[str]) -> wire.Table:
    house, who = house_of(request), await enter(request, "create")
    again = await seating.rematch(house, await house.table(match_id), who.id)
    return table_for(again, who.id, who.language)


@post("/matches/{match_id:str}/hint", status_code=200, operation_id="hint")
async def hint(request: AnyRequest, match_id: FromPath[str], data: JSONBody[wire.AtSeat]) -> wire.Hint:
    """What the search bot would do, with nothing but this seat's view."""
    house, who = house_of(request), await enter(request, "hint")
    table = await house.table(match_id)
    own_seat(table, data.seat, who)
    async with table.lock:
        match = table.in_play()
        if data.seat not in table.waiting:
            raise Problem("not-your-turn", game=table.row.game)
        view = match.view(data.seat)
    try:
        thoughts = await house.thinkers.think(table.game, table.edition_text, view, data.seat)
    except (BrokenProcessPool, TimeoutError):
        raise Problem("busy", retry_after=5) from None
    best, *others = thoughts
    return wire.Hint(best[0], best[1], [wire.HintMove(text, share) for text, share in others[:10]])


def seat_to_look_through(table: Table, who: Visitor, seat: int | None) -> int:
    """A seat of one's own, or the spectator's; any once the match is over, for then the log is public."""
    if seat is None or seat == EVERYONE:
        return EVERYONE
    if (table.seat(seat).person == who.id and who.id) or table.row.status == "over":
        return seat
    raise Problem("wrong-seat")


@get("/matches/{match_id:str}/at/{version:int}", operation_id="at")
async def at(
    request: AnyRequest,
    match_id: FromPath[str],
    version: FromPath[int],
    seat: FromQuery[int | None] = None,
    token: Token = "",
) -> wire.Update:
    house, who = house_of(request), await enter(request, anyone=True)
    table = await house.table(match_id)
    looking = seat_to_look_through(table, who, seat)
    return cast(wire.Update, msgspec.Raw(await update_at(house, table, looking, version)))


@get("/matches/{match_id:str}/story", operation_id="story")
async def story(
    request: AnyRequest, match_id: FromPath[str], seat: FromQuery[int | None] = None
) -> list[wire.StoryStep]:
    """Everything a seat has heard, from the first move on."""
    house, who = house_of(request), await enter(request, anyone=True)
    table = await house.table(match_id)
    table.started()
    return await story_for(house, table, seat_to_look_through(table, who, seat))


@get("/matches/{match_id:str}/log", media_type=MediaType.TEXT, operation_id="log")
async def text_log(request: AnyRequest, match_id: FromPath[str]) -> str:
    house = house_of(request)
    await enter(request, anyone=True)
    table = await house.table(match_id)
    if table.row.status != "over" and house.db.shared:  # another process may know better
        async with table.lock:
            await house.refresh(table)
    if table.row.status != "over":
        raise Problem("match-not-over")
    rows = await house.db.read(lambda c: kept.move_rows(c, match_id))
    log = kept.log_of(table.row, len(table.seats), rows)
    log.seed = published_seed(table.row) or ""
    return log.text()


MATCH_ROUTES: Final = [
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
    rematch,
    hint,
    at,
    story,
    text_log,
]
