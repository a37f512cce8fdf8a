"""From what is stored to a match: from its last snapshot, or its setup, through the moves that came after."""

from typing import Final, NamedTuple

from sqlalchemy import Connection

from ...core.chance import Seeded
from ...core.events import Event
from ...core.game import MoveGame
from ...core.log import Record
from ...core.match import Match, begin_replay, resumed
from ...store import MatchRow, SeatRow
from ...store import matches as kept
from ...store.rows import MoveRow, SnapshotRow
from ..games.editions import game_for
from .daily import day_of
from .table import REMEMBERED, Table

ALL: Final = 1_000_000_000


class Stored(NamedTuple):
    row: MatchRow
    seats: list[SeatRow]
    snapshot: SnapshotRow | None
    moves: list[MoveRow]


def row_of(connection: Connection, id: str) -> MatchRow | None:
    """With the text of its edition, where that is one that came with the game before."""
    row = kept.match_row(connection, id)
    if row is not None and row.edition_text is None:
        row.edition_text = game_of(row).earlier_edition(row.edition_digest) or None
    return row


def read_match(connection: Connection, id: str, most: int = ALL) -> Stored | None:
    """All that is needed to open a match as it was at version `most`, with the move that led there."""
    row = row_of(connection, id)
    if row is None:
        return None
    snapshot = kept.snapshot(connection, id, most - 1) if tells_positions(row) else None
    moves = kept.move_rows(connection, id, snapshot.version if snapshot is not None else -1)
    return Stored(row, kept.seats_at(connection, id), snapshot, [move for move in moves if move.version <= most])


def read_on(connection: Connection, id: str, after: int) -> Stored | None:
    """What has come since version `after`."""
    row = row_of(connection, id)
    if row is None:
        return None
    return Stored(row, kept.seats_at(connection, id), None, kept.move_rows(connection, id, after))


def read_whole(connection: Connection, id: str) -> Stored | None:
    """From the setup on, for those who want the whole story."""
    return read_on(connection, id, -1)


def game_of(row: MatchRow) -> MoveGame:
    return game_for(row.game, row.edition_text or "")


def tells_positions(row: MatchRow) -> bool:
    """A log can be read for ever; the text of a position only by rules of the same version."""
    return game_of(row).is_current(row.game_version, row.options)


def is_practice(row: MatchRow, seats: list[SeatRow]) -> bool:
    """One person among bots, and no sky of the day, which all play alike."""
    bots = [seat for seat in seats if seat.kind == "bot"]
    return 0 < len(bots) == len(seats) - 1 and day_of(row.seed) is None


def begun(stored: Stored) -> tuple[Match, list[Record]]:
    """The match at its snapshot or setup, and what is still to be replayed."""
    row = stored.row
    game = game_of(row)
    log = kept.log_of(row, len(stored.seats), stored.moves)
    if stored.snapshot is None:
        match, records = begin_replay(game, log, row.id), log.records[1:]
    else:
        match, records = resumed(game, log, stored.snapshot.version, stored.snapshot.state, row.seed), log.records
    match.practice = is_practice(row, stored.seats)
    return match, records


def table_from(stored: Stored) -> Table:
    """An open table; its last moves are remembered with their events."""
    row = stored.row
    game = game_of(row)
    if not stored.moves and stored.snapshot is None:
        return Table(row, stored.seats, game, None)
    match, records = begun(stored)
    match.chance = None
    table = Table(row, stored.seats, game, match)
    table.snapshot = stored.snapshot.version if stored.snapshot is not None else 0
    for record in records:
        events = match.replay(record, row.id, record.version)
        if record.version > row.version - REMEMBERED:
            table.remember(record.version, None if record.takes_back else events)
    match.chance = Seeded(row.seed, match.version + 1) if row.status != "over" else None
    table.advance()
    return table


def replayed_to_the_end(stored: Stored) -> tuple[Match, list[Event]]:
    """The match, and the events of its last move."""
    match, records = begun(stored)
    match.chance = None
    events: list[Event] = []
    for record in records:
        events = match.replay(record, stored.row.id, record.version)
    return match, events
