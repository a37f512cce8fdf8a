"""/api/daily: the sky of the day and the calendar of past ones. A try is an ordinary match with the day's seed."""

import re
import secrets
from datetime import date, timedelta
from typing import Annotated, Final, cast

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ...core import EVERYONE
from ...core.chance import commitment
from ...games.stellarion.view import View
from ...store import SeatRow, Taken
from ...store import people as persons
from ..context import Context
from ..http.problems import Problem
from ..http.requests import AnyRequest, Visitor, admit, context_of
from . import daily, schemas, seats
from .presenters import table_for
from .schemas import DailyCalendar, DailySky, DailyTry, DailyWish
from .table import Table

MONTH: Final = re.compile(r"\d{4}-\d\d")
Month = Annotated[str, QueryParameter(max_length=7)]


async def sky_key(context: Context) -> str:
    return await context.db.write(lambda c: persons.setting(c, "sky-key", secrets.token_hex(32)))


def checked_day(text: str) -> date:
    """Raises the problem malformed for a day without a sky: one to come, or one before the first."""
    try:
        day = date.fromisoformat(text) if text else daily.today()
    except ValueError:
        raise Problem("malformed", reason="date") from None
    if not daily.FIRST <= day <= daily.today():
        raise Problem("malformed", reason="date")
    return day


def checked_month(text: str) -> tuple[date, date]:
    """Its first and last day; today's month without a text."""
    try:
        first = date.fromisoformat(f"{text}-01") if MONTH.fullmatch(text) else daily.today().replace(day=1)
        after = (first + timedelta(31)).replace(day=1)
    except (ValueError, OverflowError):
        raise Problem("malformed", reason="month") from None
    if text and not MONTH.fullmatch(text):
        raise Problem("malformed", reason="month")
    return first, after - timedelta(1)


async def result_of(context: Context, id: str) -> DailyTry:
    table = await context.table(id)
    match = table.match
    if match is None:
        return DailyTry(id, table.row.status, id.startswith(daily.ON_THE_DAY), False, 0, 0, 0, 0)
    seen = cast(View, match.view(EVERYONE))
    won = sum(sum(pile) for pile in seen["piles"])
    return DailyTry(
        match=id,
        status=table.row.status,
        ranked=id.startswith(daily.ON_THE_DAY),
        won=bool(table.row.outcome and table.row.outcome["winners"]) and seen["ending"] == "won",
        turns=seen["turns"],
        stars=seen["shooting_stars"],
        voyages=won,
        of=won + seen["voyages_left"],
    )


async def own_results(context: Context, person: str, first: date, last: date) -> dict[str, DailyTry]:
    """By date as text; a try on the day itself goes before later ones."""
    found: dict[str, DailyTry] = {}
    for manner in (daily.ON_THE_DAY, daily.LATER):
        tries = await context.db.read(lambda c, manner=manner: daily.own_tries(c, person, manner, first, last))  # type: ignore[misc]
        for id, _ in tries:
            if id[1:5] not in found:
                found[id[1:5]] = await result_of(context, id)
    return found


@get("/daily", operation_id="daily")
async def calendar(request: AnyRequest, month: Month = "") -> DailyCalendar:
    """A month of skies, up to today."""
    context, who = context_of(request), await admit(request, anyone=True)
    first, last = checked_month(month)
    begin, end = max(first, daily.FIRST), min(last, daily.today())
    if begin > end:
        return DailyCalendar(daily.today().isoformat(), daily.FIRST.isoformat(), [])
    counts = await context.db.read(lambda c: daily.tallies(c, begin, end))
    mine = await own_results(context, who.id, begin, end) if who.id else {}
    days = [begin + timedelta(n) for n in range((end - begin).days + 1)]
    told = []
    for day in days:
        there = daily.prefix(daily.ON_THE_DAY, day)
        played, won = counts.get(there, (0, 0))
        told.append(DailySky(day.isoformat(), played, won, mine.get(there[1:])))
    return DailyCalendar(daily.today().isoformat(), daily.FIRST.isoformat(), told)


@post("/daily", status_code=200, operation_id="playDaily")
async def play_daily(request: AnyRequest, data: JSONBody[DailyWish]) -> schemas.MatchInfo:
    """The table of one's own try: on the day itself there is one, of a past day the one not finished, or another."""
    context, who = context_of(request), await admit(request, "create")
    day = checked_day(data.date)
    on_the_day = day == daily.today()
    manner = daily.ON_THE_DAY if on_the_day else daily.LATER
    tries = await context.db.read(lambda c: daily.own_tries(c, who.id, manner, day, day))
    open_ones = [id for id, status in tries if on_the_day or status != "over"]
    table = await context.table(open_ones[0]) if open_ones else await begin_try(context, who, day, on_the_day)
    return table_for(table, who.id, who.language)


async def begin_try(context: Context, who: Visitor, day: date, on_the_day: bool) -> Table:
    key = await sky_key(context)
    row = seats.new_row(seats.known_game(daily.GAME), "", {}, 1)
    row.id = daily.ranked_id(key, day, who.id) if on_the_day else daily.late_id(day)
    row.seed = daily.seed_of(key, day)
    row.commitment, row.creator = commitment(row.seed), who.id
    try:
        return await seats.set_up(context, row, [SeatRow(row.id, 0, "person", person=who.id)])
    except Taken:  # asked twice at once
        return await context.table(row.id)


ROUTES: Final = [calendar, play_daily]
