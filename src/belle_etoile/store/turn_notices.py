"""Who is told that it is their turn in a correspondence match: once for each turn. Inside the caller's transaction."""

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, String, and_, cast, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .tables import CORRESPONDENCE, devices, matches, moves, post, seats, turn_notices

Way = Literal["mailed", "pushed"]


class TurnRow(msgspec.Struct, frozen=True):
    """A turn that somebody is to be told of."""

    match: str
    seat: int
    version: int
    at: float
    game: str
    deadline: float | None


# A seat that a person plays, and that its match waits for; "1" is also in "12", so `_waits` checks again.
WAITED_FOR: Final = and_(
    *(matches.c.status == "playing", CORRESPONDENCE),
    *(seats.c.kind == "person", seats.c.person.is_not(None), ~seats.c.resigned),
    matches.c.waiting.contains(cast(seats.c.seat, String)),
)


def _waits(waiting: str, seat: int) -> bool:
    return seat in msgspec.json.decode(waiting, type=list[int])


def new_turns(connection: Connection, moved_before: float, most: int) -> list[tuple[str, int, int]]:
    """Match, seat and version of turns that nobody was told of. A turn ends when the seat has moved, and another after
    it: a turn of several moves is one turn, and so is a choice that all make at the same time.
    """
    own, others = moves.alias("own"), moves.alias("others")
    ended = (
        select(own.c.version)
        .join(others, and_(others.c.match == own.c.match, others.c.version > own.c.version))
        .where(own.c.match == matches.c.id, own.c.seat == seats.c.seat, own.c.version > turn_notices.c.version)
        .where(others.c.seat != seats.c.seat)
    )
    told = and_(turn_notices.c.match == matches.c.id, turn_notices.c.seat == seats.c.seat)
    query = (
        select(matches.c.id, seats.c.seat, matches.c.version, matches.c.waiting)
        .join(seats, seats.c.match == matches.c.id)
        .outerjoin(turn_notices, told)
        .where(WAITED_FOR, matches.c.moved <= moved_before)
        .where(or_(turn_notices.c.version.is_(None), ended.exists()))
        .limit(most)
    )
    return [
        (str(id), seat, version) for id, seat, version, waiting in connection.execute(query) if _waits(waiting, seat)
    ]


def tell(connection: Connection, match: str, seat: int, version: int, at: float, seen: float | None = None) -> None:
    """A later turn takes the place of an earlier one; `seen`: the page shows it already."""
    this = and_(turn_notices.c.match == match, turn_notices.c.seat == seat)
    fresh = {"version": version, "at": at, "seen": seen, "mailed": None, "pushed": None}
    later = update(turn_notices).where(this, turn_notices.c.version < version).values(fresh)
    if connection.execute(later).rowcount:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(turn_notices).values(match=match, seat=seat, **fresh))
    except IntegrityError:  # it was told already; a page behind another process may show an earlier turn
        if seen is not None:
            here = and_(this, turn_notices.c.version == version, turn_notices.c.seen.is_(None))
            connection.execute(update(turn_notices).where(here).values(seen=seen))


def tell_all(connection: Connection, turns: list[tuple[str, int, int]], at: float) -> None:
    for turn in turns:
        tell(connection, *turn, at)


# What is still to be sent


def _owed(way: Way, query: Select[Any]) -> Select[Any]:
    """Of turns that are still to be played, and that nobody has seen."""
    owed = and_(turn_notices.c[way].is_(None), turn_notices.c.seen.is_(None))
    return (
        query.select_from(turn_notices)
        .join(matches, matches.c.id == turn_notices.c.match)
        .join(seats, and_(seats.c.match == matches.c.id, seats.c.seat == turn_notices.c.seat))
        .where(owed, WAITED_FOR)
    )


def _people(connection: Connection, query: Select[Any], most: int) -> list[str]:
    """Those who have waited longest come first."""
    longest = query.group_by(seats.c.person).order_by(func.min(turn_notices.c.at), seats.c.person)
    found = connection.execute(longest.limit(most))
    return [str(person) for person in found.scalars()]


def waiting_for_mail(connection: Connection, before: float, most: int) -> list[str]:
    """People with a confirmed address who are to be told of a turn."""
    query = _owed("mailed", select(seats.c.person)).join(post, post.c.person == seats.c.person)
    query = query.where(turn_notices.c.at <= before, turn_notices.c.at >= post.c.confirmed)
    return _people(connection, query, most)


def waiting_for_push(connection: Connection, now: float, most: int) -> list[str]:
    """People with a device that does not rest who are to be told of a turn."""
    query = _owed("pushed", select(seats.c.person)).join(devices, devices.c.person == seats.c.person)
    query = query.where(
        turn_notices.c.at >= devices.c.added, or_(devices.c.resting.is_(None), devices.c.resting <= now)
    )
    return _people(connection, query, most)


def claim(connection: Connection, person: str, way: Way, since: float, now: float) -> list[TurnRow]:
    """This process tells of them; no other does. The one whose time runs out first comes first."""
    columns = [turn_notices.c[name] for name in ("match", "seat", "version", "at")]
    query = _owed(way, select(*columns, matches.c.game, matches.c.deadline, matches.c.waiting))
    found = connection.execute(query.where(seats.c.person == person, turn_notices.c.at >= since)).all()
    turns = [TurnRow(*row[:6]) for row in found if _waits(row[6], row[1])]
    mine = [turn for turn in turns if _mark(connection, turn, way, now)]
    return sorted(mine, key=lambda turn: (turn.deadline or 0.0, turn.match, turn.seat))


def _this(turn: TurnRow) -> ColumnElement[bool]:
    return and_(*[turn_notices.c[name] == getattr(turn, name) for name in ("match", "seat", "version")])


def _mark(connection: Connection, turn: TurnRow, way: Way, now: float) -> bool:
    """False where another process was quicker."""
    taken = update(turn_notices).where(_this(turn), turn_notices.c[way].is_(None)).values({way: now})
    return connection.execute(taken).rowcount == 1


def give_back(connection: Connection, turns: list[TurnRow], way: Way) -> None:
    """They were not told: other processes may claim them again."""
    for turn in turns:
        connection.execute(update(turn_notices).where(_this(turn)).values({way: None}))
