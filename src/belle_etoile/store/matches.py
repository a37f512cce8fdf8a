"""Matches, their seats and their moves. Each function does one thing inside the caller's transaction."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, String, and_, bindparam, cast, func, null, or_, select, update

from ..core.log import Log, Record
from .match_batches import carry_out
from .rows import MatchRow, MoveRow, NewTable, SeatRow, SnapshotRow
from .tables import matches, moves, people, seats, snapshots

MATCH_COLUMNS = tuple(column.name for column in matches.columns)

# The queries that open a table, built once.
LISTED = select(*[null() if column.name == "edition_text" else column for column in matches.columns])
ONE_MATCH = select(matches).where(matches.c.id == bindparam("id"))
SEATS = select(seats, func.coalesce(people.c.name, "")).select_from(
    seats.outerjoin(people, people.c.id == seats.c.person)
)
SEATS_OF_ONE = SEATS.where(seats.c.match == bindparam("id")).order_by(seats.c.seat)
MOVES_OF_ONE = (
    select(moves.c.version, moves.c.seat, moves.c.move, moves.c.outcomes, moves.c.by, moves.c.key, moves.c.at)
    .where(moves.c.match == bindparam("id"), moves.c.version > bindparam("after"))
    .order_by(moves.c.version)
)
LAST_SNAPSHOT = (
    select(snapshots.c.version, snapshots.c.state)
    .where(snapshots.c.match == bindparam("id"), snapshots.c.version <= bindparam("most"))
    .order_by(snapshots.c.version.desc())
    .limit(1)
)


def _match(row: Row[Any]) -> MatchRow:
    facts = dict(zip(MATCH_COLUMNS, row, strict=True))
    facts["options"] = msgspec.json.decode(facts["options"], type=dict[str, str])
    facts["waiting"] = msgspec.json.decode(facts["waiting"], type=list[int])
    facts["banks"] = msgspec.json.decode(facts["banks"], type=list[float])
    facts["called"] = msgspec.json.decode(facts["called"]) if facts["called"] else None
    facts["outcome"] = msgspec.json.decode(facts["outcome"]) if facts["outcome"] else None
    return MatchRow(**facts)


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def add_match(connection: Connection, match: MatchRow, at: Iterable[SeatRow]) -> None:
    carry_out(connection, [NewTable(match, list(at))])


def match_row(connection: Connection, id: str) -> MatchRow | None:
    row = connection.execute(ONE_MATCH, {"id": id}).one_or_none()
    return _match(row) if row is not None else None


def has_match(connection: Connection, id: str) -> bool:
    return connection.execute(select(matches.c.id).where(matches.c.id == id)).one_or_none() is not None


def change_match(connection: Connection, id: str, changes: Mapping[str, Any]) -> None:
    connection.execute(update(matches).where(matches.c.id == id).values(dict(changes)))


def hold_match(connection: Connection, id: str, status: str, version: int | None = None) -> bool:
    """Others who would change this match wait until the transaction ends. False if its status, or its version where
    one is named, is no longer so.
    """
    same = [matches.c.id == id, matches.c.status == status]
    same += [matches.c.version == version] if version is not None else []
    held = update(matches).where(and_(*same)).values(rematch=matches.c.rematch)
    return connection.execute(held).rowcount == 1


def seat_rows(connection: Connection, ids: Iterable[str]) -> list[SeatRow]:
    """In order of match and seat, with the names of people."""
    query = SEATS.where(seats.c.match.in_(list(ids))).order_by(seats.c.match, seats.c.seat)
    return [SeatRow(*row) for row in connection.execute(query)]


def seats_at(connection: Connection, match: str) -> list[SeatRow]:
    return [SeatRow(*row) for row in connection.execute(SEATS_OF_ONE, {"id": match})]


def change_seat(connection: Connection, match: str, seat: int, changes: Mapping[str, Any]) -> None:
    connection.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat).values(dict(changes)))


Standing = tuple[object, ...]


def standing(row: MatchRow, at: Iterable[SeatRow]) -> Standing:
    """What those at the table can see of a match, to compare two moments."""
    return *seen_by_all(row, at), row.talked


def seen_by_all(row: MatchRow, at: Iterable[SeatRow]) -> Standing:
    """The same for those who do not sit there."""
    who = [(seat.kind, seat.person, seat.name, seat.agrees, seat.resigned, seat.label, seat.again) for seat in at]
    return row.version, row.status, row.deadline, row.rematch, row.called, tuple(who)


def standings(connection: Connection, ids: Iterable[str]) -> dict[str, Standing]:
    """How these matches stand."""
    by_match: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for seat in seat_rows(connection, by_match):
        by_match[seat.match].append(seat)
    found = _rows(connection, select(matches).where(matches.c.id.in_(list(by_match))))
    return {row.id: standing(row, by_match[row.id]) for row in found}


def move_rows(connection: Connection, match: str, after: int = -1) -> list[MoveRow]:
    return [MoveRow(*row) for row in connection.execute(MOVES_OF_ONE, {"id": match, "after": after})]


def snapshot(connection: Connection, match: str, most: int) -> SnapshotRow | None:
    """The last one that is not after version `most`."""
    row = connection.execute(LAST_SNAPSHOT, {"id": match, "most": most}).one_or_none()
    return SnapshotRow(*row) if row is not None else None


def version_of_key(connection: Connection, match: str, seat: int, key: str) -> int | None:
    """The version a repeated request led to the first time."""
    found = connection.execute(
        select(moves.c.version).where(moves.c.match == match, moves.c.seat == seat, moves.c.key == key)
    ).scalar_one_or_none()
    return int(found) if found is not None else None


def record_of(row: MoveRow) -> Record:
    return Record(row.version, row.seat, row.move, [int(word) for word in row.outcomes.split()])


def log_of(match: MatchRow, seat_count: int, rows: Iterable[MoveRow]) -> Log:
    """The log as core knows it, without the seed."""
    log = Log(
        match.game,
        match.game_version,
        match.edition,
        match.edition_digest,
        seat_count,
        match.options,
        match.commitment,
    )
    log.records = [record_of(row) for row in rows]
    return log


def _rows(connection: Connection, query: Select[Any]) -> list[MatchRow]:
    return [_match(row) for row in connection.execute(query)]


def matches_of(connection: Connection, person: str, most: int) -> list[MatchRow]:
    """Without the texts of their editions."""
    mine = select(seats.c.match).where(seats.c.person == person)
    query = LISTED.where(matches.c.id.in_(mine.union(select(matches.c.id).where(matches.c.creator == person))))
    return _rows(connection, query.order_by(matches.c.moved.desc()).limit(most))


def open_matches(connection: Connection, most: int) -> list[MatchRow]:
    """Without the texts of their editions."""
    query = LISTED.where(matches.c.status == "open", matches.c.public)
    return _rows(connection, query.order_by(matches.c.created.desc()).limit(most))


def overdue(connection: Connection, now: float, most: int) -> list[str]:
    query = select(matches.c.id).where(matches.c.status == "playing", matches.c.deadline <= now)
    return [str(id) for id in connection.execute(query.order_by(matches.c.deadline).limit(most)).scalars()]


def waiting_for_bots(connection: Connection, moved_before: float, most: int) -> list[str]:
    """Matches in play, not moved since, that wait for a seat that plays by itself: a bot, or one that resigned."""
    query = (
        select(matches.c.id, matches.c.waiting, seats.c.seat)
        .join(seats, seats.c.match == matches.c.id)
        .where(
            and_(matches.c.status == "playing", matches.c.moved <= moved_before),
            or_(seats.c.kind == "bot", seats.c.resigned),
            matches.c.waiting.contains(cast(seats.c.seat, String)),  # "1" is also in "12", so it is checked again below
        )
        .limit(most)
    )
    found = connection.execute(query)
    return list(dict.fromkeys(str(id) for id, waiting, seat in found if seat in msgspec.json.decode(waiting)))


def undealt(connection: Connection, moved_before: float, most: int) -> list[str]:
    """Open matches without an open seat: the last one sat down, and then the cards could not be dealt."""
    somebody_is_missing = select(seats.c.seat).where(seats.c.match == matches.c.id, seats.c.kind == "open").exists()
    waiting = and_(matches.c.status == "open", matches.c.moved <= moved_before)
    query = select(matches.c.id).where(waiting, ~somebody_is_missing).limit(most)
    return [str(id) for id in connection.execute(query).scalars()]


def counts(connection: Connection) -> dict[str, int]:
    found = connection.execute(select(matches.c.status, func.count()).group_by(matches.c.status))
    return {str(status): int(count) for status, count in found}
