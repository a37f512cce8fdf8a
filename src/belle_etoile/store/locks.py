"""Locks: one server at an SQLite file, and none while a backup is restored. A lock ends with its process."""

import contextlib
import os
import time
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy.engine import URL

from ..core.errors import BelleEtoileError
from .engines import PRIVATE, parse_url, shared, shown, sqlite_file

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]

SERVERS: Final = 0xBE11E  # an advisory lock of PostgreSQL: all servers share it; backup commands hold it alone
PATIENCE: Final = 3.0  # seconds: PostgreSQL takes a moment to see that a server has gone


class InUse(BelleEtoileError):
    """Another process uses this database."""

    def __init__(self, url: URL, process: str = "") -> None:
        where = shown(url.render_as_string(hide_password=False))
        values: dict[str, int | str] = {"database": where, "process": process or "none"}
        super().__init__("error-in-use", f"a server is running at {where}", values)


class Held(Protocol):
    def release(self) -> None: ...


class _File:
    """A lock file beside the database. Closing the database file itself would release SQLite's own locks."""

    def __init__(self, url: URL, file: Path) -> None:
        self._open = os.open(file.with_name(file.name + ".lock"), os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            if fcntl is not None:
                fcntl.flock(self._open, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            process = os.read(self._open, 20).decode(errors="replace").strip()
            os.close(self._open)
            raise InUse(url, process) from None
        os.ftruncate(self._open, 0)
        os.pwrite(self._open, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        """The file stays: another process may hold it by now."""
        with contextlib.suppress(OSError):
            os.close(self._open)


class _AdvisoryLock:
    def __init__(self, url: URL, how: str) -> None:
        import psycopg  # SQLite needs none

        plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._line = psycopg.connect(plain, autocommit=True)
        until = time.monotonic() + PATIENCE
        while self._line.execute(f"SELECT {how}(%s)", (SERVERS,)).fetchone() != (True,):
            if time.monotonic() > until:
                self._line.close()
                raise InUse(url)
            time.sleep(0.05)

    def release(self) -> None:
        self._line.close()


def hold(text: str) -> Held:
    """Locks the database for this process alone. Raises InUse."""
    url = parse_url(text)
    return _AdvisoryLock(url, "pg_try_advisory_lock") if shared(text) else _File(url, sqlite_file(url))


def hold_to_serve(text: str) -> Held:
    """Locks an SQLite file alone, a PostgreSQL together with other servers (see server/background/cluster.py)."""
    return _AdvisoryLock(parse_url(text), "pg_try_advisory_lock_shared") if shared(text) else hold(text)
