"""Brings a database to a revision of the schema, forward or back; several processes may try at once."""

from typing import Final

from sqlalchemy import Engine, inspect, text

HEAD: Final = "0006"  # must agree with the last file in migrations/versions
ONE_AT_A_TIME: Final = 0x57E11A  # the PostgreSQL advisory lock of the migrations


def revision_of(engine: Engine) -> str:
    """Where a database stands; "" for an empty one."""
    with engine.begin() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return ""
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def migrate(engine: Engine, revision: str = HEAD) -> None:
    """To the newest, or to an older revision; `base` leaves nothing."""
    if revision_of(engine) == revision:
        return
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
