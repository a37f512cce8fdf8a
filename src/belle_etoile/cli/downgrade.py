"""`belle-etoile downgrade SCHEMA`: back to the tables of an older version, after it was said what that costs."""

from argparse import Namespace
from typing import Final

from sqlalchemy import Connection, func, select

from ..core.errors import BelleEtoileError
from .parser import Parser
from .restore import agreed
from .settings import add_database, answering, database_of, opened
from .terminal import REFUSED, Terminal

LOST: Final = {  # by the first schema that has them
    "0004": ("campaigns", "turns"),
    "0005": ("letters", "offers", "post"),
    "0009": ("talk",),
}


def add(parser: Parser) -> None:
    add_database(parser)
    parser.thing("SCHEMA", "schema")
    parser.flag("yes", "yes")


def run(terminal: Terminal, args: Namespace) -> int:
    from ..store.engines import shown
    from ..store.locks import hold
    from ..store.migrate import HEAD, migrate, revisions

    older = [revision for revision in revisions() if revision < HEAD]
    if args.schema not in older:
        values: dict[str, int | str] = {"schema": args.schema, "known": ", ".join(older)}
        raise BelleEtoileError("error-no-schema", f"no older schema {args.schema}", values)
    url = database_of(terminal, args)
    with answering():
        held = hold(url)
    try:
        db = opened(url)
        lost = db.read_now(lambda c: losses(c, args.schema))
        for name, rows in lost.items():
            terminal.tell(terminal.say(f"server-downgrade-{name}", rows=rows))
        asked = terminal.say("server-downgrade-asks", schema=args.schema, database=shown(url))
        agrees = args.yes or agreed(terminal, asked)
        if agrees:
            migrate(db.writing, args.schema)
        db.close()
    finally:
        held.release()
    if not agrees:
        return REFUSED
    terminal.tell(terminal.say("server-downgraded", schema=args.schema))
    return 0


def losses(connection: Connection, schema: str) -> dict[str, int]:
    """What the older version has no place for, and how many there are of each."""
    from ..store.tables import METADATA

    names = [name for first, tables in LOST.items() if first > schema for name in tables]
    rows = {
        name: connection.execute(select(func.count()).select_from(METADATA.tables[name])).scalar_one() for name in names
    }
    return {name: int(count) for name, count in rows.items() if count}
