"""Links that give a new password: each works once, for an hour, and only its hash is kept."""

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from .tables import recoveries

HOLDS: Final = 3600.0  # seconds


def add(connection: Connection, hash: str, person: str, until: float, now: float) -> None:
    """Links that are too old go at the same time."""
    connection.execute(delete(recoveries).where(recoveries.c.until <= now))
    connection.execute(insert(recoveries).values(hash=hash, person=person, until=until))


def person_of(connection: Connection, hash: str, now: float) -> str | None:
    this = select(recoveries.c.person).where(recoveries.c.hash == hash, recoveries.c.until > now)
    return connection.execute(this).scalar_one_or_none()


def use(connection: Connection, hash: str, now: float) -> str | None:
    """Whose it is; nobody can use it again."""
    this = delete(recoveries).where(recoveries.c.hash == hash, recoveries.c.until > now)
    return connection.execute(this.returning(recoveries.c.person)).scalar_one_or_none()


def end_all(connection: Connection, person: str) -> None:
    connection.execute(delete(recoveries).where(recoveries.c.person == person))
