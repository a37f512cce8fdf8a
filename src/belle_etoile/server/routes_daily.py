"""/api/daily: the sky of the day and the calendar of past ones. A try is an ordinary match with the day's seed."""

import re
import secrets
from datetime import date, timedelta
from typing import Annotated, Final, cast

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ..core import EVERYONE
from ..core.chance import commitment
from ..games.stellarion.view import View
from ..store import SeatRow, Taken
from ..store import people as persons
from . import daily, seating, wire
from .entering import AnyRequest, Visitor, enter, house_of
from .house import House
from .problems import Problem
from .showing import table_for
from .table import Table

MONTH: Final = re.compile(r"\d{4}-\d\d")
Month = Annotated[str, QueryParameter(max_length=7)]


class DailyTry(msgspec.Struct):
    """What became of one's own try."""

    match: str
    status: str  # playing, over
    ranked: bool  # made on the day itself
    won: bool
    turns: int
    stars: int
    voyages: int  # won, of `of`
    of: int


class DailySky(msgspec.Struct):
    date: str
    played: int  # tries on the day itself that are over, by anyone
    won: int
    mine: DailyTry | None


class DailyCalendar(msgspec.Struct):
    today: str
    first: str  # there is no sky before
    days: list[DailySky]


class DailyWish(msgspec.Struct):
    date: Annotated[str, msgspec.Meta(max_length=10)] = ""  # today's without it


async def sky_key(house: House) -> str:
    return await house.db.write(lambda c: persons.setting(c, "sky-key", secrets.token_hex(32)))


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


async def result_of(house: House, id: str) -> DailyTry:
    table = await house.table(id)
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


async def own_results(house: House, person: str, first: date, last: date) -> dict[str, DailyTry]:
    """By the date's letters; a try on the day itself counts before later ones."""
    found: dict[str, DailyTry] = {}
    for manner in (daily.ON_THE_DAY, daily.LATER):
        tries = await house.db.read(lambda c, manner=manner: daily.own_tries(c, person, manner, first, last))  # type: ignore[misc]
        for id, _ in tries:
            if id[1:5] not in found:
                found[id[1:5]] = await result_of(house, id)
    return found


@get("/daily", operation_id="daily")
async def calendar(request: AnyRequest, month: Month = "") -> DailyCalendar:
    """A month of skies, up to today."""
    house, who = house_of(request), await enter(request, anyone=True)
    first, last = checked_month(month)
    begin, end = max(first, daily.FIRST), min(last, daily.today())
    if begin > end:
        return DailyCalendar(daily.today().isoformat(), daily.FIRST.isoformat(), [])
    counts = await house.db.read(lambda c: daily.tallies(c, begin, end))
    mine = await own_results(house, who.id, begin, end) if who.id else {}
    days = [begin + timedelta(n) for n in range((end - begin).days + 1)]
    told = []
    for day in days:
        there = daily.prefix(daily.ON_THE_DAY, day)
        played, won = counts.get(there, (0, 0))
        told.append(DailySky(day.isoformat(), played, won, mine.get(there[1:])))
    return DailyCalendar(daily.today().isoformat(), daily.FIRST.isoformat(), told)


@post("/daily", status_code=200, operation_id="playDaily")
async def play_daily(request: AnyRequest, data: JSONBody[DailyWish]) -> wire.Table:
    """The table of one's own try: on the day itself there is one, of a past day the one not finished, or another."""
    house, who = house_of(request), await enter(request, "create")
    day = checked_day(data.date)
    on_the_day = day == daily.today()
    manner = daily.ON_THE_DAY if on_the_day else daily.LATER
    tries = await house.db.read(lambda c: daily.own_tries(c, who.id, manner, day, day))
    open_ones = [id for id, status in tries if on_the_day or status != "over"]
    table = await house.table(open_ones[0]) if open_ones else await begin_try(house, who, day, on_the_day)
    return table_for(table, who.id, who.language)


async def begin_try(house: House, who: Visitor, day: date, on_the_day: bool) -> Table:
    key = await sky_key(house)
    row = seating.new_row(seating.known_game(daily.GAME), "", {}, 1)
    row.id = daily.ranked_id(key, day, who.id) if on_the_day else daily.late_id(day)
    row.seed = daily.seed_of(key, day)
    row.commitment, row.creator = commitment(row.seed), who.id
    try:
        return await seating.set_up(house, row, [SeatRow(row.id, 0, "person", person=who.id)])
    except Taken:  # asked twice at once
        return await house.table(row.id)


DAILY_ROUTES: Final = [calendar, play_daily]
