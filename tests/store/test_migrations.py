"""The schema goes forward and back, and is what tables.py says, on both databases."""

import asyncio
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

from belle_etoile.store import Database, Person, open_database
from belle_etoile.store import people as persons
from belle_etoile.store.migrate import HEAD, migrate, revision_of
from belle_etoile.store.tables import METADATA


def ours(db: Database) -> set[str]:
    with db.writing.connect() as connection:
        return {name for name in inspect(connection).get_table_names() if name != "alembic_version"}


def test_forward_and_back(database: str) -> None:
    asyncio.run(_forward_and_back(database))


async def _forward_and_back(url: str) -> None:
    db = open_database(url)
    assert revision_of(db.writing) == HEAD
    with db.writing.connect() as connection:
        context = MigrationContext.configure(connection)
        found = compare_metadata(context, METADATA)
        assert [change for change in found if "procrastinate" not in str(change)] == []
    db.write_now(lambda c: persons.add_person(c, Person("1", "Ada", None, None, "fr", 1, 0.0)))
    migrate(db.writing, "0001")
    assert not [name for name in ours(db) if name.startswith("procrastinate")]
    migrate(db.writing)
    person = db.read_now(lambda c: persons.person(c, "1"))
    assert person is not None
    assert person.name == "Ada"
    migrate(db.writing, "base")
    assert ours(db) == set()
    migrate(db.writing)
    assert {"people", "matches", "seats", "moves", "settings"} <= ours(db)
    db.close()


def test_head_is_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "belle_etoile.store:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def written(file: Path) -> set[tuple[str, str, str]]:
    """Everything in a SQLite file as its own statement, whatever its line breaks."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_master").fetchall()
    return {(kind, name, re.sub(r"\s", "", sql)) for kind, name, sql in rows}


def test_a_new_file_is_what_the_migrations_make(tmp_path: Path) -> None:
    new, migrated = tmp_path / "new.sqlite3", tmp_path / "migrated.sqlite3"
    open_database(f"sqlite:///{new}").close()
    db = open_database(f"sqlite:///{migrated}")
    migrate(db.writing, "base")
    migrate(db.writing)
    db.close()
    assert len(written(new)) > 20
    assert written(new) == written(migrated)


def test_a_new_file_is_made_once_however_many_ask(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    with ThreadPoolExecutor(8) as threads:
        for db in threads.map(lambda _: open_database(url), range(8)):
            assert revision_of(db.writing) == HEAD
            db.close()
