"""Looks at a database without changing it: does it answer, where does its schema stand, can it be written?"""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import create_engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from .engines import parse_url
from .migrate import revision_of

PATIENCE: Final = 5  # seconds for an answer
TRIAL: Final = "CREATE TABLE belle_etoile_trial (n INTEGER)"  # rolled back


class Seen(NamedTuple):
    """`kind`: new (a file that will be made), well, unreachable or unwritable, both with the reason."""

    kind: str
    engine: str = ""
    revision: str = ""
    reason: str = ""


def look_at(text: str) -> Seen:
    """Raises BadDatabase for a URL that cannot be used."""
    url = parse_url(text)
    return _at_file(file_of(url)) if url.drivername == "sqlite" else _at_postgresql(url)


def file_of(url: URL) -> Path:
    return Path(str(url.database)).expanduser()


def nearest_folder(file: Path) -> Path:
    """Where a file is, or where the folders for it would be made."""
    return next((folder for folder in file.absolute().parents if folder.exists()), Path(file.anchor or "."))


def _at_file(file: Path) -> Seen:
    engine = f"SQLite {sqlite3.sqlite_version}"
    try:
        tempfile.TemporaryFile(dir=nearest_folder(file)).close()  # its log lies beside it
    except OSError as error:
        return Seen("unwritable", engine, reason=error.strerror or str(error))
    if not file.exists():
        return Seen("new", engine)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", PATIENCE, uri=True)) as connection:
            connection.isolation_level = None
            revision = _revision(connection)
            return _tried(connection, engine, revision)
    except sqlite3.Error as error:
        return Seen("unreachable", engine, reason=str(error))


def _revision(connection: sqlite3.Connection) -> str:
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        return ""
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else ""


def _tried(connection: sqlite3.Connection, engine: str, revision: str) -> Seen:
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(TRIAL)
        connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        return Seen("unwritable", engine, revision, str(error))
    return Seen("well", engine, revision)


def _at_postgresql(url: URL) -> Seen:
    engine = create_engine(url, connect_args={"connect_timeout": PATIENCE})
    try:
        with engine.connect() as connection:
            version = connection.exec_driver_sql("SHOW server_version").scalar_one()
        name, revision = f"PostgreSQL {str(version).split()[0]}", revision_of(engine)
    except SQLAlchemyError as error:
        return Seen("unreachable", "PostgreSQL", reason=_first_line(error))
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(TRIAL)
            connection.rollback()
    except SQLAlchemyError as error:
        return Seen("unwritable", name, revision, _first_line(error))
    finally:
        engine.dispose()
    return Seen("well", name, revision)


def _first_line(error: SQLAlchemyError) -> str:
    """What the database said, without SQLAlchemy's own words."""
    cause = error.__cause__ or error
    return str(cause).strip().splitlines()[0]
