"""The whole database into a file and back, while it is in use. A copy counts after it was read back and is equal.

To compare, each table is summed up as its number of rows and the sum of their hashes, so their order does not matter.
"""

import contextlib
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import IO, Any, Final

import psycopg
from sqlalchemy.engine import URL

from ..core.errors import BelleEtoileError
from .engines import PRIVATE, parse_url, shared, sqlite_file
from .migrate import TooNew, revisions

ALL: Final = 1 << 128
SAME_WORDS: Final = "SET datestyle = ISO; SET intervalstyle = postgres; SET extra_float_digits = 3"  # as pg_dump's
Tally = dict[str, tuple[int, int]]  # rows, and the sum of their hashes

EMPTY: Final = r"""
DO $empty$ DECLARE it text; BEGIN
  FOR it IN SELECT format('DROP TABLE %s CASCADE', c.oid::regclass) FROM pg_class AS c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') LOOP EXECUTE it; END LOOP;
  FOR it IN SELECT format('DROP ROUTINE %s CASCADE', p.oid::regprocedure) FROM pg_proc AS p
    WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_depend AS d WHERE d.objid = p.oid AND d.deptype = 'e') LOOP EXECUTE it; END LOOP;
  FOR it IN SELECT format('DROP TYPE %s CASCADE', t.oid::regtype) FROM pg_type AS t
    WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'c')
      AND (t.typrelid = 0 OR EXISTS (SELECT 1 FROM pg_class AS c WHERE c.oid = t.typrelid AND c.relkind = 'c'))
      LOOP EXECUTE it; END LOOP;
END $empty$;
"""


class NoCopy(BelleEtoileError):
    """A copy that cannot be made or read; nothing was changed."""

    def __init__(self, why: str, **values: int | str) -> None:
        super().__init__(f"error-copy-{why}", f"{why}: {values}", values)


def _sum(rows: Iterable[bytes]) -> tuple[int, int]:
    count = total = 0
    for row in rows:
        count, total = count + 1, total + int.from_bytes(blake2b(row, digest_size=16).digest())
    return count, total % ALL


@contextmanager
def _made(file: Path) -> Iterator[Path]:
    """A temporary file beside the wanted one, for this user only. It gets the wanted name when all went well."""
    if file.exists():
        raise NoCopy("exists", file=str(file))
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    try:
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        _named(part, file)
    finally:
        part.unlink(missing_ok=True)


def _named(part: Path, file: Path) -> None:
    """Gives a file its name. Unlike a rename it never overwrites, where the file system can do that."""
    try:
        os.link(part, file)
    except FileExistsError:
        raise NoCopy("exists", file=str(file)) from None
    except OSError:
        part.rename(file)


def back_up(text: str, file: Path) -> Tally:
    """Raises NoCopy if the file exists already, or is not equal to the database."""
    url = parse_url(text)
    with _made(file) as part:
        return _dump(url, part) if shared(text) else _copy(sqlite_file(url), part)


def read_back(file: Path) -> Tally:
    """What a copy holds. Raises NoCopy."""
    if not file.is_file():
        raise NoCopy("missing", file=str(file))
    return _read_sqlite(file) if is_sqlite(file) else _read_dump(file)


def is_sqlite(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(16) == b"SQLite format 3\0"


def put_back(text: str, file: Path) -> tuple[Tally, Path | None]:
    """Replaces the database by the copy. Gives the place where the old one is kept. The caller holds the lock.

    Raises NoCopy, and then nothing has changed.
    """
    url, tally = parse_url(text), read_back(file)
    if is_sqlite(file) == shared(text):
        raise NoCopy("other-kind", file=str(file))
    before = _restore(url, file, tally) if shared(text) else _replace(sqlite_file(url), file, tally)
    return tally, before


def _kept_beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")


# SQLite


def _tally_of(connection: sqlite3.Connection) -> Tally:
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
    return {name: _sum(repr(row).encode() for row in connection.execute(f'SELECT * FROM "{name}"')) for name in names}


def _copy(source: Path, part: Path) -> Tally:
    """A consistent copy, while others write."""
    with closing(sqlite3.connect(source, isolation_level=None)) as here:
        here.execute("PRAGMA busy_timeout=5000")
        here.execute("BEGIN")
        tally = _tally_of(here)
        with closing(sqlite3.connect(part)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")  # a copy is one file
            there.execute(f"PRAGMA user_version={_mark(tally)}")
    if _read_sqlite(part) != tally:
        raise NoCopy("differs", file=str(part))
    return tally


def _mark(tally: Tally) -> int:
    """Checks the copy itself: SQLite does not notice a changed character."""
    return int.from_bytes(blake2b(repr(sorted(tally.items())).encode(), digest_size=4).digest()) >> 1 or 1


def _read_sqlite(file: Path) -> Tally:
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone()[0]
            tally = _tally_of(copy)
            mark = copy.execute("PRAGMA user_version").fetchone()[0]
            revision = copy.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except sqlite3.Error as error:
        raise NoCopy("unreadable", file=str(file), reason=str(error)) from None
    if sound != "ok":
        raise NoCopy("unreadable", file=str(file), reason=str(sound))
    if mark not in (0, _mark(tally)):  # 0: made by another tool
        raise NoCopy("differs", file=str(file))
    if revision not in revisions():
        raise TooNew(str(revision))
    return tally


def _replace(file: Path, copy: Path, tally: Tally) -> Path | None:
    """The old file is kept under another name."""
    new = file.with_name(f"{file.name}.{os.getpid()}.part")
    os.close(os.open(new, os.O_CREAT | os.O_TRUNC | os.O_RDWR, PRIVATE))
    try:
        with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(new)) as target:
            source.backup(target)
            target.execute("PRAGMA user_version=0")
        if _read_sqlite(new) != tally:
            raise NoCopy("differs", file=str(copy))
        before = _put_aside(file)
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)
    return before


def _put_aside(file: Path) -> Path | None:
    if not file.stat().st_size:
        return None
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(file)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = _kept_beside(file)
    for more in ("-wal", "-shm"):
        companion = file.with_name(file.name + more)
        if companion.exists():
            companion.rename(before.with_name(before.name + more))
    file.rename(before)
    return before


# PostgreSQL


def _tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise NoCopy("no-tool", tool=name)
    return found


def _apart(url: URL) -> tuple[str, dict[str, str]]:
    """The URL without its password, and an environment with it: every user can see command lines."""
    plain = url.set(drivername="postgresql")
    password = plain.password or plain.query.get("password", "")
    open_url = plain.set(password=None).difference_update_query(["password"]).render_as_string(hide_password=False)
    return open_url, {**os.environ, **({"PGPASSWORD": str(password)} if password else {})}


def _tables(line: "psycopg.Connection[Any]") -> list[str]:
    found = line.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename")
    return [str(name) for (name,) in found]


def _lines(line: "psycopg.Connection[Any]", table: str) -> Iterator[bytes]:
    """As pg_dump writes them; PostgreSQL sends each row for itself."""
    with line.cursor() as cursor, cursor.copy(f'COPY public."{table}" TO STDOUT') as rows:
        for row in rows:
            yield bytes(row).rstrip(b"\n")


def _tally_in(line: "psycopg.Connection[Any]") -> Tally:
    line.execute(SAME_WORDS)
    return {table: _sum(_lines(line, table)) for table in _tables(line)}


def _dump(url: URL, part: Path) -> Tally:
    """A consistent dump: pg_dump uses the same snapshot as our own count."""
    open_url, environment = _apart(url)
    tool = _tool("pg_dump")
    with psycopg.connect(url.set(drivername="postgresql").render_as_string(hide_password=False)) as line:
        line.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        snapshot = line.execute("SELECT pg_export_snapshot()").fetchone()
        assert snapshot is not None
        wanted = ["--format=custom", "--no-owner", "--no-privileges", "--schema=public", f"--snapshot={snapshot[0]}"]
        command = [tool, *wanted, f"--file={part}", f"--dbname={open_url}"]
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        if done.returncode != 0:
            raise NoCopy("failed", tool="pg_dump", reason=_last(done.stderr))
        tally = _tally_in(line)
    if _read_dump(part) != tally:
        raise NoCopy("differs", file=str(part))
    return tally


COPY: Final = re.compile(rb'COPY public\."?([a-z_]+)"? \(.*\) FROM stdin;\n')
SCHEMA: Final = b"CREATE SCHEMA public;\n"  # it is there


@contextmanager
def _script(file: Path, *wanted: str) -> Iterator[IO[bytes]]:
    """A dump as SQL, line by line. Raises NoCopy at the end where it was damaged."""
    command = [_tool("pg_restore"), "--no-owner", "--no-privileges", *wanted, "--file=-", str(file)]
    with tempfile.TemporaryFile() as complaints:
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints) as reading:
            assert reading.stdout is not None
            yield reading.stdout
        if reading.returncode != 0:
            complaints.seek(0)
            raise NoCopy("unreadable", file=str(file), reason=_last(complaints.read()))


def _last(complaints: bytes) -> str:
    return "; ".join(complaints.decode(errors="replace").strip().splitlines()[-3:])


def _rows(said: IO[bytes]) -> Iterator[bytes]:
    """Rows up to the line that ends them, or to the end of a file that was cut off."""
    while (row := said.readline()) and row != b"\\.\n":
        yield row.rstrip(b"\n")


def _read_dump(file: Path) -> Tally:
    """As psql would, row by row."""
    tally: Tally = {}
    revision = b""
    with _script(file, "--data-only") as said:
        for line in said:
            found = COPY.fullmatch(line)
            if found is None:
                continue
            rows = _rows(said)
            if found[1] == b"alembic_version":
                revision = next(rows, b"")
                rows = chain([revision], rows)
            tally[found[1].decode()] = _sum(rows)
    if not tally:
        raise NoCopy("unreadable", file=str(file), reason="no tables")
    if revision.decode() not in revisions():
        raise TooNew(revision.decode())
    return tally


def _restore(url: URL, file: Path, tally: Tally) -> Path | None:
    """In one transaction: all of it or nothing. What was there is dumped before."""
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(plain) as line:
        before = _kept_beside(file) if _tables(line) else None
    if before is not None:
        with _made(before) as part:
            _dump(url, part)
    _carry_out(url, file)
    with psycopg.connect(plain) as line:
        if _tally_in(line) != tally:
            raise NoCopy("differs", file=str(before or file))
    return before


def _carry_out(url: URL, file: Path) -> None:
    open_url, environment = _apart(url)
    alone = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", f"--dbname={open_url}"]
    with tempfile.TemporaryFile() as complaints, _script(file) as said:
        done = subprocess.Popen(
            [_tool("psql"), *alone],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=complaints,
        )
        assert done.stdin is not None
        with done, contextlib.suppress(BrokenPipeError):
            done.stdin.write(EMPTY.encode())
            done.stdin.writelines(line for line in said if line != SCHEMA)
        if done.returncode != 0:
            complaints.seek(0)
            for _ in said:  # so that the other process ends, too
                pass
            raise NoCopy("failed", tool="psql", reason=_last(complaints.read()))
