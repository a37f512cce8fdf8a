"""What happened in earlier turns. Each function does one thing inside the caller's transaction."""

import msgspec
from sqlalchemy import Connection, select

from .tables import turns


class Past(msgspec.Struct, frozen=True):
    """A turn and all its events, those of all families."""

    turn: int
    year: int
    events: str


def told_in(connection: Connection, campaign: str, turn: int) -> tuple[str, str, str] | None:
    """What the gazette and the reports of a turn are made from besides its position: seed, events, sheets."""
    query = select(turns.c.seed, turns.c.events, turns.c.sheets)
    row = connection.execute(query.where(turns.c.campaign == campaign, turns.c.turn == turn)).one_or_none()
    return (row[0], row[1], row[2]) if row is not None else None


def turn_numbers(connection: Connection, campaign: str) -> list[int]:
    query = select(turns.c.turn).where(turns.c.campaign == campaign).order_by(turns.c.turn)
    return list(connection.execute(query).scalars())


def events_of(connection: Connection, campaign: str, turn: int) -> Past | None:
    query = select(turns.c.turn, turns.c.year, turns.c.events)
    row = connection.execute(query.where(turns.c.campaign == campaign, turns.c.turn == turn)).one_or_none()
    return Past(*row) if row is not None else None
