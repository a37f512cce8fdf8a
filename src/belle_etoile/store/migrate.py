"""Brings a database to a revision of the schema, forward or back; several processes may try at once."""

from typing import Final

from sqlalchemy import Engine, inspect, text

from ..core.errors import BelleEtoileError
from .tables import METADATA

HEAD: Final = "0012"  # must agree with the last file in migrations/versions
ONE_AT_A_TIME: Final = 0x57E11A  # the PostgreSQL advisory lock of the migrations

VERSIONS: Final = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
    "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
)


class TooNew(BelleEtoileError):
    """A newer version of the server has used this database."""

    def __init__(self, revision: str) -> None:
        told = f"the database has schema {revision}, this version knows {HEAD}"
        super().__init__("error-newer-database", told, {"revision": revision, "known": HEAD})


def revisions() -> list[str]:
    """All that this version knows, the oldest first."""
    return [f"{number:04}" for number in range(1, int(HEAD) + 1)]


def revision_of(engine: Engine) -> str:
    """Where a database stands; "" for an empty one."""
    with engine.begin() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return ""
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def create_tables(engine: Engine) -> bool:
    """An empty SQLite file gets its tables at once; they must agree with what the migrations make."""
    if engine.dialect.name != "sqlite":  # at PostgreSQL there are Procrastinate's tables, too
        return False
    with engine.begin() as connection:
        if inspect(connection).get_table_names():
            return False
        METADATA.create_all(connection)
        connection.execute(text(VERSIONS))
        connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
    return True


def migrate(engine: Engine, revision: str = HEAD) -> None:
    """To the newest, or to an older revision; `base` leaves nothing. Raises TooNew."""
    now = revision_of(engine)
    if now == revision or (revision == HEAD and not now and create_tables(engine)):
        return
    if now and now not in revisions():
        raise TooNew(now)
    from alembic import command  # takes a while to load, and is needed once
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "belle_etoile.store:migrations")
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
        config.attributes["connection"] = connection
        if revision == HEAD:
            command.upgrade(config, revision)
        else:
            command.downgrade(config, revision)
