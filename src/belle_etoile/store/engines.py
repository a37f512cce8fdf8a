"""From a URL to connections that behave: SQLite with a log that is flushed, PostgreSQL as it comes.

Not compiled: SQLAlchemy keeps weak references to what listens to its events, and compiled functions have none.
"""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from ..core.errors import BelleEtoileError
from .migrate import migrate

READERS: Final = 4


class BadDatabase(BelleEtoileError):
    """The URL of a database that cannot be used."""

    def __init__(self, url: str, reason: str) -> None:
        super().__init__("error-database", f"{url}: {reason}", {"url": url, "reason": reason})


def parse_url(text: str) -> URL:
    """`sqlite:///FILE` or `postgresql://...`, with the driver this house uses."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase(text, "expected sqlite:///FILE or postgresql://...") from None
    if url.drivername == "sqlite" and url.database:
        return url
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase(url.render_as_string(), "expected sqlite:///FILE or postgresql://...")


def _sqlite_engine(url: URL, begin: str, **more: Any) -> Engine:
    engine = create_engine(url, **more)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # this house begins its transactions itself
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def engines(text: str) -> tuple[URL, Engine, Engine]:
    """For reading and for writing; the schema is brought up to date. Raises BadDatabase."""
    url = parse_url(text)
    try:
        if url.drivername == "sqlite":
            Path(str(url.database)).expanduser().parent.mkdir(parents=True, exist_ok=True)
            url = url.set(database=str(Path(str(url.database)).expanduser()))
            writing = _sqlite_engine(url, "BEGIN IMMEDIATE", pool_size=2)  # one of them for OneCall
            reading = _sqlite_engine(url, "BEGIN", pool_size=READERS)
        else:
            writing = create_engine(url, pool_size=READERS + 1, pool_pre_ping=True)
            reading = writing.execution_options(isolation_level="REPEATABLE READ")
        migrate(writing)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadDatabase(url.render_as_string(), str(error)) from error
    return url, reading, writing
