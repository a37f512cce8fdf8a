"""Frequent writes go to the database in batches: moves, new tables, people who take a seat.

A batch is sent as a few JSON texts, one for each kind of row, so that there is no round trip for each row. A write that
is not allowed violates a constraint, and the batch fails: a version or a key that exists, a seat that is taken, a match
that is over.

Indexed columns are written only if they change: most moves leave status, deadline, outcome and banks of their
match as before.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, text

from .rows import Entry, MatchRow, NewTable, TakeSeat, Write
from .tables import matches, moves, seats, snapshots

KINDS: Final = ("tables", "seats", "sits", "moves", "standings", "snapshots")  # in the order in which they are written


class _Words:
    """How one database reads JSON: `each` gives the rows of a text, `cell` one value of a row."""

    def __init__(self, each: str, cell: str, apart: str, types: dict[type, str]) -> None:
        self.each = each
        self.cell = cell
        self.apart = apart  # ends a subquery, so that the planner runs it by itself
        self.types = types

    def at(self, place: int, kind: type) -> str:
        return self.cell.format(at=place, kind=self.types.get(kind, "text"))


SQLITE: Final = _Words("json_each({rows}) AS e", "json_extract(e.value, '$[{at}]')", "LIMIT -1", {})
POSTGRESQL: Final = _Words(
    "jsonb_array_elements(CAST({rows} AS jsonb)) AS e(value)",
    "CAST(e.value ->> {at} AS {kind})",
    "OFFSET 0",
    {int: "integer", float: "double precision", bool: "boolean"},
)


def _cells(words: _Words, table: Any, columns: Sequence[str], places: Sequence[int]) -> dict[str, str]:
    """The SQL for each column; `places` are its places in a JSON row."""
    kinds = {column.name: column.type.python_type for column in table.columns}
    return {f'"{name}"': words.at(place, kinds[name]) for name, place in zip(columns, places, strict=True)}


def _insert(words: _Words, table: Any) -> str:
    cells = _cells(words, table, [column.name for column in table.columns], range(len(table.columns)))
    return f"INSERT INTO {table.name} ({', '.join(cells)}) SELECT {', '.join(cells.values())} FROM {words.each}"


def _insert_moves(words: _Words) -> str:
    """If the seat has used the key in this match, the version is NULL, and the insert fails: `version` is NOT NULL."""
    cells = _cells(words, moves, [column.name for column in moves.columns], range(len(moves.columns)))
    again = " AND ".join(f"m.{name} = n.{name}" for name in ('"match"', '"key"', '"seat"'))
    new = {name: f"n.{name}" for name in cells}
    new['"version"'] = f"CASE WHEN NOT EXISTS (SELECT 1 FROM moves AS m WHERE {again}) THEN n.version END"
    rows = f"SELECT {', '.join(f'{cell} AS {name}' for name, cell in cells.items())} FROM {words.each} {words.apart}"
    return f"INSERT INTO moves ({', '.join(new)}) SELECT {', '.join(new.values())} FROM ({rows}) AS n WHERE true"


def _update_matches(words: _Words, columns: Sequence[str]) -> str:
    """Writes what an Entry says about its match.

    If the match is over, the version becomes NULL, and the update fails: `version` is NOT NULL. Another process may
    have ended it a moment ago. Its row is locked and read again here, so that this is the place to ask.
    """
    fields = Entry.__struct_fields__
    cells = _cells(words, matches, columns, [fields.index("at" if name == "moved" else name) for name in columns])
    version = cells.get('"version"')
    if version is not None:
        cells['"version"'] = f"CASE WHEN matches.status <> 'over' THEN {version} END"
    new = ", ".join(f"{name} = {cell}" for name, cell in cells.items())
    return f"UPDATE matches SET {new} FROM {words.each} WHERE matches.id = {words.at(0, str)}"


def _take_seats(words: _Words) -> str:
    """If the seat is not open, its kind becomes NULL, and the update fails: `kind` is NOT NULL."""
    match, seat, person = words.at(0, str), words.at(1, int), words.at(2, str)
    new = f"kind = CASE seats.kind WHEN 'open' THEN 'person' END, person = {person}, token = NULL"
    return f"UPDATE seats SET {new} FROM {words.each} WHERE seats.match = {match} AND seats.seat = {seat}"


def _statements(words: _Words) -> list[tuple[str, str]]:
    """Each statement with the kind of rows it writes; {rows} stands for the JSON text."""
    return [
        ("tables", _insert(words, matches)),
        ("seats", _insert(words, seats)),
        ("sits", _take_seats(words)),
        ("moves", _insert_moves(words)),
        ("moves", _update_matches(words, ("version", "moved", "waiting"))),
        ("standings", _update_matches(words, ("status", "deadline", "outcome", "banks", "ticking"))),
        ("snapshots", _insert(words, snapshots)),
    ]


STATEMENTS: Final = {
    name: [(kind, text(sql.format(rows=":rows"))) for kind, sql in _statements(words)]
    for name, words in (("sqlite", SQLITE), ("postgresql", POSTGRESQL))
}


class Taken(Exception):
    """Another process has written this version or key, has taken the seat or ended the match: read again."""


def _text(rows: Sequence[object]) -> str:
    return msgspec.json.encode(rows).decode() if rows else "[]"


def _cells_of(match: MatchRow) -> list[object]:
    """Lists and mappings are kept as text."""
    cells = msgspec.structs.astuple(match)
    return [msgspec.json.encode(cell).decode() if isinstance(cell, list | dict) else cell for cell in cells]


def entries_of(writes: Sequence[Write]) -> list[Entry]:
    """Also those that come with a new table."""
    firsts = [change.first for change in writes if isinstance(change, NewTable) and change.first is not None]
    return [*firsts, *[change for change in writes if isinstance(change, Entry)]]


def _texts(writes: Sequence[Write]) -> dict[str, str]:
    """The JSON of each kind."""
    astuple = msgspec.structs.astuple
    new = [change for change in writes if isinstance(change, NewTable)]
    entries = entries_of(writes)
    return {
        "tables": _text([_cells_of(table.match) for table in new]),
        "seats": _text([astuple(seat) for table in new for seat in table.seats]),
        "sits": _text([astuple(change) for change in writes if isinstance(change, TakeSeat)]),
        "moves": _text([astuple(entry) for entry in entries]),
        "standings": _text([astuple(entry) for entry in entries if not entry.quiet]),
        "snapshots": _text([(e.match, e.version, e.snapshot) for e in entries if e.snapshot is not None]),
    }


def carry_out(connection: Connection, writes: Sequence[Write]) -> None:
    """Inside the caller's transaction; one change of each match at most. Raises IntegrityError."""
    texts = _texts(writes)
    for kind, statement in STATEMENTS[connection.dialect.name]:
        if texts[kind] != "[]":
            connection.execute(statement, {"rows": texts[kind]})


VIEW: Final = "CREATE TEMP VIEW writes AS SELECT " + ", ".join(f"NULL AS {kind}" for kind in KINDS)
BODY: Final = "; ".join(sql.format(rows=f"NEW.{kind}") for kind, sql in _statements(SQLITE))
TRIGGER: Final = f"CREATE TEMP TRIGGER carry_out INSTEAD OF INSERT ON writes BEGIN {BODY}; END"
CALL: Final = f"INSERT OR ROLLBACK INTO writes VALUES ({', '.join(f':{kind}' for kind in KINDS)})"


class OneCall:
    """All statements in one call and one transaction: SQLite runs them in a trigger on a view.

    Python's driver releases the interpreter lock several times in each call, and must wait for it again while the
    server is busy. One call instead of seven waits less.
    """

    def __init__(self, engine: Engine) -> None:
        self.connection = engine.raw_connection()
        driver: Any = self.connection.driver_connection
        driver.execute(VIEW)
        driver.execute(TRIGGER)
        self.execute: Final = driver.execute

    def carry_out(self, writes: Sequence[Write]) -> None:
        """Raises sqlite3's IntegrityError if one is not allowed."""
        self.execute(CALL, _texts(writes))

    def close(self) -> None:
        self.connection.close()
