"""Many moves in a few statements. They travel as one JSON text, so that no driver goes back and forth for each row:
Python's SQLite would let go of the interpreter each time, and wait for it again.

What an index holds is written only where it changes: most moves leave status, deadline and outcome as they are.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, TextClause, insert, text

from .rows import Entry
from .tables import snapshots

# Where each column is in an Entry, and its type where text must be turned into it.
MOVE: Final = {
    "match": (0, "text"),
    "version": (1, "integer"),
    "seat": (2, "integer"),
    "move": (3, "text"),
    "outcomes": (4, "text"),
    '"by"': (5, "text"),
    '"key"': (6, "text"),
    "at": (7, "double precision"),
}
MATCH: Final = {
    "version": (1, "integer"),
    "moved": (7, "double precision"),
    "waiting": (9, "text"),
}
STANDING: Final = {
    "status": (8, "text"),
    "deadline": (10, "double precision"),
    "outcome": (11, "text"),
}


class _Statements:
    """In the words of one database: `each` is the rows of the JSON, `cell` what stands at a place of a row."""

    def __init__(self, each: str, cell: str) -> None:
        def cells(columns: dict[str, tuple[int, str]]) -> dict[str, str]:
            return {name: cell.format(at=at, kind=kind) for name, (at, kind) in columns.items()}

        def update(columns: dict[str, tuple[int, str]]) -> TextClause:
            new = ", ".join(f"{name} = {value}" for name, value in cells(columns).items())
            return text(f"UPDATE matches SET {new} FROM {each} WHERE matches.id = {move['match']}")

        move = cells(MOVE)
        columns = ", ".join(move)
        same = " AND ".join(f"m.{name} = n.{name}" for name in ("match", '"key"', "seat"))
        self.insert: Final = text(
            f"INSERT INTO moves ({columns}) "
            f"WITH n ({columns}) AS MATERIALIZED (SELECT {', '.join(move.values())} FROM {each}) SELECT * FROM n "
            f"WHERE NOT EXISTS (SELECT 1 FROM moves AS m WHERE {same})"
        )
        self.update: Final = update(MATCH)
        self.update_standing: Final = update(STANDING)


SQLITE: Final = _Statements("json_each(:entries) AS e", "json_extract(e.value, '$[{at}]')")
POSTGRESQL: Final = _Statements(
    "jsonb_array_elements(CAST(:entries AS jsonb)) AS e(value)", "CAST(e.value ->> {at} AS {kind})"
)


ADD_SNAPSHOTS: Final = insert(snapshots)


class Taken(Exception):
    """Somebody else has written this version of the match, or this key: read again."""


def _rows(entries: Sequence[Entry]) -> dict[str, str]:
    return {"entries": msgspec.json.encode([msgspec.structs.astuple(entry) for entry in entries]).decode()}


def append_entries(connection: Connection, entries: Sequence[Entry]) -> None:
    """The moves, at most one of each match, and what their matches say after them.

    Raises IntegrityError if a version is taken, Taken if a key is.
    """
    say = SQLITE if connection.dialect.name == "sqlite" else POSTGRESQL
    rows = _rows(entries)
    if connection.execute(say.insert, rows).rowcount != len(entries):
        raise Taken
    connection.execute(say.update, rows)
    if changed := [entry for entry in entries if not entry.quiet]:
        connection.execute(say.update_standing, _rows(changed))
    taken = [{"match": e.match, "version": e.version, "state": e.snapshot} for e in entries if e.snapshot is not None]
    if taken:
        connection.execute(ADD_SNAPSHOTS, taken)
