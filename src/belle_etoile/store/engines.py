"""Makes connections from a URL: SQLite with a write-ahead log that is flushed, PostgreSQL with timeouts.

Not compiled: SQLAlchemy keeps weak references to its listeners, which compiled functions do not support.
"""

import contextlib
import os
import re
import socket
from pathlib import Path
from typing import Any, Final
from weakref import WeakSet

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from ..core.errors import BelleEtoileError
from .migrate import migrate

READERS: Final = 4
LIMITS: Final = {  # to notice a lost connection to PostgreSQL, unless the URL sets others
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "2",
    "tcp_user_timeout": "10000",
}


PRIVATE: Final = 0o600
EXPECTED: Final = "expected sqlite:///FILE or postgresql://..."


class BadDatabase(BelleEtoileError):
    """The URL of a database that cannot be used."""

    def __init__(self, url: str, reason: str) -> None:
        url, reason = without_password(url), without_password(reason)
        super().__init__("error-database", f"{url}: {reason}", {"url": url, "reason": reason})


def without_password(text: str) -> str:
    """Without passwords, also if it is no valid URL: what stands between a name and the last @ is left out."""
    text = re.sub(r"((?:^|\s|//)[^:/@\s]*):(?!//)\S*@", r"\1:***@", text)
    return re.sub(r"(?i)((?:ssl)?password\s*=)[^&\s]*", r"\1***", text)


def parse_url(text: str) -> URL:
    """`sqlite:///FILE` or `postgresql://...`, with the driver this server uses."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase(text, EXPECTED) from None
    if url.drivername == "sqlite" and url.database:
        return url
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase(text, EXPECTED)


def shared(url: str) -> bool:
    """Whether several processes may serve it."""
    return parse_url(url).get_backend_name() == "postgresql"


def shown(url: str) -> str:
    """The URL without its password."""
    parsed = parse_url(url)
    return without_password(parsed.set(drivername=parsed.get_backend_name()).render_as_string())


def sqlite_file(url: URL) -> Path:
    """Its path. File and folder are made readable by this user only; SQLite's -wal and -shm files follow."""
    file = Path(str(url.database)).expanduser()
    file.parent.mkdir(0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    return file


class Connections:
    """The open connections to a PostgreSQL."""

    def __init__(self) -> None:
        self._open: WeakSet[Any] = WeakSet()

    def note(self, connection: Any, record: object = None) -> None:
        self._open.add(connection)

    def cut(self) -> None:
        """Shuts all connections, so that whoever waits gets an error at once. New ones are opened when needed."""
        if not self._open:
            return
        import psycopg  # SQLite needs none

        for connection in list(self._open):
            with contextlib.suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(connection.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)


def _postgresql_engine(url: URL, connections: Connections) -> Engine:
    engine = create_engine(url, pool_size=READERS + 1, pool_pre_ping=True, hide_parameters=True)
    event.listen(engine, "connect", connections.note)
    return engine


def _sqlite_engine(url: URL, begin: str, **more: Any) -> Engine:
    engine = create_engine(url, hide_parameters=True, **more)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # this server begins its transactions itself
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA wal_autocheckpoint=4000")  # 16 MB: seldom, because moves wait for it

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def engines(text: str) -> tuple[URL, Engine, Engine, Connections]:
    """For reading and for writing; the schema is brought up to date. Raises BadDatabase and TooNew."""
    url, connections = parse_url(text), Connections()
    try:
        if url.drivername == "sqlite":
            url = url.set(database=str(sqlite_file(url)))
            writing = _sqlite_engine(url, "BEGIN IMMEDIATE", pool_size=2)  # one of them for OneCall
            reading = _sqlite_engine(url, "BEGIN", pool_size=READERS)
        else:
            url = url.update_query_dict({name: value for name, value in LIMITS.items() if name not in url.query})
            writing = _postgresql_engine(url, connections)
            reading = writing.execution_options(isolation_level="REPEATABLE READ")
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadDatabase(text, str(error)) from error
    try:
        migrate(writing)
    except BaseException:
        writing.dispose()
        raise
    return url, reading, writing, connections
