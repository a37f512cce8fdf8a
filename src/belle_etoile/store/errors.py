"""A database that is away, sick or silent, told from a mistake of ours."""

import sqlite3
import sys
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree


class NoAnswer(Exception):
    """The database did not answer in time; what was asked of it may still happen."""


AWAY: Final = (
    *(NoAnswer, NoneFree, OperationalError, InterfaceError, InternalError),
    sqlite3.OperationalError,  # of calls that go past SQLAlchemy
)


def of_postgresql(error: BaseException, *names: str) -> bool:
    """Whether psycopg says so itself. Where it was never imported there is no PostgreSQL."""
    psycopg = sys.modules.get("psycopg")
    return psycopg is not None and isinstance(error, tuple(getattr(psycopg, name) for name in names))


def is_away(error: BaseException) -> bool:
    return isinstance(error, AWAY) or of_postgresql(error, "OperationalError", "InternalError")


def away(error: BaseException | None) -> bool:
    """Whether it is the database: stopped, cut off, full, locked, read-only. Later the same may work."""
    while error is not None and not is_away(error):
        error = error.__cause__  # another library's word for it
    return error is not None


def retry_is_useless(error: BaseException) -> bool:
    """Whether trying again at once would only take longer, or do twice what was perhaps done: the line is cut."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and retry_is_useless(error.orig))
    if isinstance(error, sqlite3.OperationalError):
        return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
    if of_postgresql(error, "OperationalError"):
        state: str | None = getattr(error, "sqlstate", None)
        return state is None or state.startswith(("08", "57P"))
    return isinstance(error, NoAnswer | NoneFree)
