"""Ways in which a database fails: while one lasts, every write fails, in a real SQLite file or a real PostgreSQL."""

import os
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from .people import Server

Sickness = Callable[[Server], AbstractContextManager[None]]
SEGMENT = 16 << 20  # bytes: a file of PostgreSQL's own log, which must still find room
WIDE = 8060  # bytes: such a row fills a page
PAGE = f"repeat('x', {WIDE})"


def sqlite_of(server: Server) -> sqlite3.Connection:
    return sqlite3.connect(server.config.database.removeprefix("sqlite:///"), isolation_level=None, timeout=30)


def postgres_of(server: Server) -> "psycopg.Connection[Any]":
    return psycopg.connect(server.config.database, autocommit=True)


@contextmanager
def constraint_in_sqlite(server: Server) -> Iterator[None]:
    with closing(sqlite_of(server)) as line:
        line.execute("CREATE TRIGGER ill BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'ill'); END")
        yield
        line.execute("DROP TRIGGER ill")


@contextmanager
def constraint_in_postgres(server: Server) -> Iterator[None]:
    with postgres_of(server) as line:
        line.execute("ALTER TABLE moves ADD CONSTRAINT ill CHECK (version < 0) NOT VALID")
        yield
        line.execute("ALTER TABLE moves DROP CONSTRAINT ill")


def owner_of(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("Uid:")).split()[1])


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def set_limit(pid: int, size: str) -> None:
    """As the process's own user: in a container not even root may do it for another."""
    command = ["prlimit", f"--fsize={size}:", f"--pid={pid}"]
    subprocess.run(command, user=owner_of(pid) if os.getuid() == 0 else None, check=True)


@contextmanager
def limited(pids: list[int], size: int) -> Iterator[None]:
    """No file grows beyond this size; whoever writes more is told that there is no room."""
    for pid in pids:
        set_limit(pid, str(size))
    yield
    for pid in pids:
        if Path(f"/proc/{pid}").exists():
            set_limit(pid, "unlimited")


@contextmanager
def full_disk_under_sqlite(server: Server) -> Iterator[None]:
    assert server.process is not None
    with limited([server.process.pid], 4096):
        yield


@contextmanager
def full_disk_under_postgres(server: Server) -> Iterator[None]:
    """With each move a whole page is written, and the file it belongs to is as large as a file may be."""
    with postgres_of(server) as line:
        line.execute("CREATE TABLE ballast (x text)")
        line.execute("ALTER TABLE ballast ALTER x SET STORAGE PLAIN")  # neither squeezed nor kept elsewhere
        line.execute(f"INSERT INTO ballast SELECT {PAGE} FROM generate_series(1, {SEGMENT // WIDE + 100})")
        body = f"BEGIN INSERT INTO ballast VALUES ({PAGE}); RETURN NEW; END"
        line.execute(f"CREATE FUNCTION ill() RETURNS trigger LANGUAGE plpgsql AS $$ {body} $$")
        line.execute("CREATE TRIGGER ill BEFORE INSERT ON moves FOR EACH ROW EXECUTE FUNCTION ill()")
        others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        pids = [int(pid) for (pid,) in line.execute(others)]
        parent = parent_of(line.info.backend_pid)  # or a connection that is opened meanwhile would have room
        with limited([*pids, parent], SEGMENT):
            yield
        line.execute("DROP TRIGGER ill ON moves")
        line.execute("DROP FUNCTION ill")
        line.execute("DROP TABLE ballast")


@contextmanager
def locked_sqlite(server: Server) -> Iterator[None]:
    """For longer than the server is patient."""
    with closing(sqlite_of(server)) as line:
        line.execute("BEGIN IMMEDIATE")
        yield
        line.execute("ROLLBACK")


def cut(line: "psycopg.Connection[Any]", which: str) -> None:
    """Ends other connections, from the other side."""
    others = f"datname = current_database() AND pid <> pg_backend_pid() AND {which}"
    line.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")


@contextmanager
def read_only_postgres(server: Server) -> Iterator[None]:
    """As after a fail-over to a copy: the connections are new, and nothing can be written."""
    name = server.config.database.partition("?")[0].rpartition("/")[2]
    with postgres_of(server) as line:
        line.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        cut(line, "true")
        yield
        line.execute("SET default_transaction_read_only = off")
        line.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        cut(line, "true")


@contextmanager
def line_cut_in_the_middle(server: Server) -> Iterator[None]:
    """Every write is kept waiting until its connection is ended under it."""
    well = threading.Event()

    def go_on() -> None:
        with postgres_of(server) as another:
            while not well.is_set():
                cut(another, "wait_event_type = 'Lock'")
                time.sleep(0.05)

    with postgres_of(server) as line, line.transaction():
        line.execute("LOCK TABLE moves IN EXCLUSIVE MODE")
        cutter = threading.Thread(target=go_on)
        cutter.start()
        yield
        well.set()
        cutter.join()


SQLITE: dict[str, Sickness] = {
    "constraint": constraint_in_sqlite,
    "full disk": full_disk_under_sqlite,
    "locked": locked_sqlite,
}
POSTGRES: dict[str, Sickness] = {
    "constraint": constraint_in_postgres,
    "full disk": full_disk_under_postgres,
    "read-only": read_only_postgres,
    "line cut": line_cut_in_the_middle,
}


def alive(server: Server) -> bool:
    assert server.process is not None
    return server.process.poll() is None
