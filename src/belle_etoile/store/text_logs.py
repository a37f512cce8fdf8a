"""Matches out of the server and into it, as text logs."""

import secrets
import time

from sqlalchemy import Connection, insert

from ..core.log import NOTE, Log
from ..core.match import Match
from . import matches as kept
from . import talk
from .rows import MatchRow, SeatRow
from .tables import moves

ALL = 1_000_000


def exported(connection: Connection, id: str, secret: bool) -> Log | None:
    """The seed goes along when the match is over, or when the operator wants it to go on elsewhere."""
    row = kept.match_row(connection, id)
    if row is None:
        return None
    log = kept.log_of(row, len(kept.seat_rows(connection, [id])), kept.move_rows(connection, id))
    if secret or row.status == "over":
        log.seed = row.seed
    return log


def talk_notes(connection: Connection, id: str) -> str:
    """What was said at the table, for the end of a log that only its owner reads."""
    said = talk.lines(connection, id, 0, ALL)
    return "".join(f"{NOTE}{line.number} {line.seat + 1} {line.name}: {line.phrase or line.text}\n" for line in said)


def imported(connection: Connection, id: str, match: Match, edition: str) -> list[SeatRow]:
    """A finished match is there to look at. An unfinished one with its seed goes on, with a link for each seat."""
    log = match.log
    goes_on = not match.over and bool(log.seed)
    now = time.time()
    outcome = {**match.outcome, "how": "rules"} if match.outcome is not None else None
    row = MatchRow(
        id=id,
        game=log.game,
        game_version=log.game_version,
        edition_text=edition or None,
        edition=log.edition,
        edition_digest=log.edition_digest,
        options=log.options,
        hours=None,
        public=False,
        status="open" if goes_on else "over",
        seed=log.seed,
        commitment=log.commitment,
        version=match.version,
        waiting=match.waiting if goes_on else [],
        deadline=None,
        outcome=outcome if outcome is not None or goes_on else {"winners": [], "rule": "", "how": "agreed"},
        creator=None,
        rematch=None,
        created=now,
        moved=now,
    )
    seats = [
        SeatRow(id, seat, "open", token=secrets.token_urlsafe(12)) if goes_on else SeatRow(id, seat, "person")
        for seat in range(log.seats)
    ]
    kept.add_match(connection, row, seats)
    connection.execute(
        insert(moves),
        [
            {
                "match": id,
                "version": record.version,
                "seat": record.seat,
                "move": record.move,
                "outcomes": " ".join(map(str, record.outcomes)),
                "by": None,
                "key": None,
                "at": now,
            }
            for record in log.records
        ],
    )
    return seats
