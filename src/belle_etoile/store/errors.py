"""Errors of a database that is away or ill, as opposed to bugs of ours."""

import sqlite3
import sys
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree


class NoAnswer(Exception):
    """The database did not answer in time; what was asked of it may still happen."""


AWAY: Final = (
    *(NoAnswer, NoneFree, OperationalError, InterfaceError, InternalError),
    sqlite3.OperationalError,  # of calls that do not use SQLAlchemy
)


def of_postgresql(error: BaseException, *names: str) -> bool:
    """Whether it is one of these errors of psycopg. If psycopg was never imported, there is no PostgreSQL."""
    psycopg = sys.modules.get("psycopg")
    return psycopg is not None and isinstance(error, tuple(getattr(psycopg, name) for name in names))


def is_away(error: BaseException) -> bool:
    return isinstance(error, AWAY) or of_postgresql(error, "OperationalError", "InternalError")


def away(error: BaseException | None) -> bool:
    """Whether it is the database: stopped, cut off, full, locked, read-only. Later the same may work."""
    while error is not None and not is_away(error):
        error = error.__cause__  # wrapped by another library
    return error is not None


def retry_is_useless(error: BaseException) -> bool:
    """Whether a retry would only take longer, or could write twice: the connection is lost, or the file is locked."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and retry_is_useless(error.orig))
    if isinstance(error, sqlite3.OperationalError):
        return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
    if of_postgresql(error, "OperationalError"):
        state: str | None = getattr(error, "sqlstate", None)
        return state is None or state.startswith(("08", "57P"))
    return isinstance(error, NoAnswer | NoneFree)
