"""`belle-etoile export MATCH`: a match of the server as a text log."""

import contextlib
import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots.levels import seat_notes
from ..core.errors import BelleEtoileError
from .parser import Parser
from .settings import add_database, database_of, opened
from .terminal import Terminal

if TYPE_CHECKING:
    from sqlalchemy import Connection


def add(parser: Parser) -> None:
    add_database(parser)
    parser.thing("MATCH", "match")
    parser.setting("output", "FILE", "output", "")
    parser.flag("secret", "secret")


def run(terminal: Terminal, args: Namespace) -> int:
    from ..store.text_logs import exported, talk_notes

    db = opened(database_of(terminal, args))
    try:
        log = db.read_now(lambda c: exported(c, args.match, args.secret))
        said = db.read_now(lambda c: _bot_notes(c, args.match, log.game)) if log is not None else ""
        if args.secret:
            said += db.read_now(lambda c: talk_notes(c, args.match))
    finally:
        db.close()
    if log is None:
        raise BelleEtoileError("error-no-match", f"there is no match {args.match}", {"match": args.match})
    if not args.output:
        sys.stdout.write(log.text() + said)
        return 0
    write_private(Path(args.output), log.text() + said)
    moves = len(log.records) - 1
    terminal.warn(terminal.say("server-exported", match=args.match, moves=moves, file=args.output))
    return 0


def _bot_notes(connection: "Connection", match: str, game: str) -> str:
    from ..store.matches import seat_rows

    return seat_notes(game, [(seat.seat, seat.bot, seat.level) for seat in seat_rows(connection, [match])])


def write_private(file: Path, text: str) -> None:
    """Readable by this user only: it may hold the cards to come. An existing file keeps its permissions."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    file.write_text(text, encoding="utf-8")
