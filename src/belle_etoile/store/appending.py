"""Many moves in two statements. They travel as one JSON text, so that no driver goes back and forth for each row:
Python's SQLite would let go of the interpreter each time, and wait for it again.
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
    "status": (8, "text"),
    "waiting": (9, "text"),
    "deadline": (10, "double precision"),
    "outcome": (11, "text"),
}


def _statements(each: str, cell: str) -> tuple[TextClause, TextClause]:
    insert = ", ".join(cell.format(at=at, kind=kind) for at, kind in MOVE.values())
    update = ", ".join(f"{name} = {cell.format(at=at, kind=kind)}" for name, (at, kind) in MATCH.items())
    match = cell.format(at=0, kind="text")
    return (
        text(f"INSERT INTO moves ({', '.join(MOVE)}) SELECT {insert} FROM {each}"),
        text(f"UPDATE matches SET {update} FROM {each} WHERE matches.id = {match}"),
    )


SQLITE: Final = _statements("json_each(:entries) AS e", "json_extract(e.value, '$[{at}]')")
POSTGRESQL: Final = _statements(
    "jsonb_array_elements(CAST(:entries AS jsonb)) AS e(value)", "CAST(e.value ->> {at} AS {kind})"
)


ADD_SNAPSHOTS: Final = insert(snapshots)


def append_entries(connection: Connection, entries: Sequence[Entry]) -> None:
    """The moves and what their matches say after them; raises IntegrityError if one of them is taken."""
    rows = msgspec.json.encode([msgspec.structs.astuple(entry) for entry in entries]).decode()
    for statement in SQLITE if connection.dialect.name == "sqlite" else POSTGRESQL:
        connection.execute(statement, {"entries": rows})
    taken = [{"match": e.match, "version": e.version, "state": e.snapshot} for e in entries if e.snapshot is not None]
    if taken:
        connection.execute(ADD_SNAPSHOTS, taken)
