"""The schema goes forward and back, and is what tables.py says, on both databases."""

import asyncio

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
