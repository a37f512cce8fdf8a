"""Tables as people see them in a lobby or around the board: no position, no secret."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from ...locales import speaker
from ...store import MatchRow, SeatRow
from ..http.fields import told_time
from . import schemas
from .clock import clock_for, pace_of
from .daily import day_of, is_withheld
from .table import Table


def name_of(seat: SeatRow, language: str) -> str:
    """ "" for an open seat and for a bot; « un ancien joueur » for somebody who has left the server."""
    if seat.kind == "person" and not seat.person:
        return speaker(language).say("server-former-player")
    return (seat.label or seat.name) if seat.kind == "person" else ""


def spectator_path(match: str) -> str:
    return f"/table/{match}"


def invitation_path(seat: SeatRow) -> str:
    return f"/table/{seat.match}?seat={seat.seat}&token={seat.token}"


def published_seed(row: MatchRow) -> str | None:
    """Told when the match is over; that of a daily sky when the day is over, too."""
    return row.seed if row.status == "over" and row.seed and not is_withheld(row.seed) else None


def outcome_of(row: MatchRow) -> schemas.OutcomeInfo | None:
    return msgspec.convert(row.outcome, schemas.OutcomeInfo) if row.outcome is not None else None


def host_of(table: Table) -> str:
    """The one who set the table, if they sit at it, or the first person who does."""
    people = [seat for seat in table.seats if seat.kind == "person" and seat.person]
    people.sort(key=lambda seat: seat.person != table.row.creator)
    return people[0].name if people else ""


def table_for(table: Table, person: str, language: str, token: str = "") -> schemas.MatchInfo:
    row = table.row
    here = table.here()
    hands_out = person != "" and (row.creator == person or bool(table.seats_of(person)))
    invited = [s.seat for s in table.seats if token and s.token == token]
    return schemas.MatchInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        edition=row.edition,
        status=cast(Any, row.status),
        pace=pace_of(row),
        public=row.public,
        version=table.version,
        commitment=row.commitment,
        seats=[
            schemas.SeatInfo(
                seat=s.seat,
                kind=cast(Any, s.kind),
                name=name_of(s, language),
                mine=person != "" and s.person == person,
                agrees=s.agrees,
                resigned=s.resigned,
                here=s.seat in here,
                bot=s.bot,
                level=s.level,
                again=cast(Any, s.again or None),
            )
            for s in table.seats
        ],
        waiting=table.waiting,
        links=schemas.TableLinks(
            spectator=spectator_path(row.id),
            seats=[invitation_path(s) if hands_out and s.token else None for s in table.seats],
        ),
        created=told_time(row.created),
        moved=told_time(row.moved),
        seed=published_seed(row),
        deadline=told_time(row.deadline) if row.deadline is not None and row.status == "playing" else None,
        outcome=outcome_of(row),
        rematch=row.rematch,
        invited=invited[0] if invited else None,
        host=host_of(table) if row.status == "open" else "",
        daily=day_of(row.seed),
        clock=clock_for(table),
        talked=row.talked if table.seats_of(person) else 0,
    )


def summary_for(
    row: MatchRow, seats: list[SeatRow], person: str, language: str, here: Sequence[int] = ()
) -> schemas.Summary:
    mine = [s.seat for s in seats if person and s.person == person]
    waiting = row.waiting if row.status == "playing" else []
    return schemas.Summary(
        id=row.id,
        game=row.game,
        status=cast(Any, row.status),
        seats=[
            schemas.SummarySeat(
                cast(Any, s.kind), name_of(s, language), person != "" and s.person == person, s.seat in here, s.bot, s.level
            )
            for s in seats
        ],
        waiting=waiting,
        mine_waited_for=any(seat in waiting and not seats[seat].resigned for seat in mine),
        moved=told_time(row.moved),
        pace=pace_of(row),
        deadline=told_time(row.deadline) if row.deadline is not None and row.status == "playing" else None,
        outcome=outcome_of(row),
        points=cast(Any, row.outcome.get("points")) if row.outcome is not None else None,
        rematch_offered=row.rematch is None
        and any(s.again == "yes" for s in seats)
        and any(not seats[seat].again for seat in mine),
    )
