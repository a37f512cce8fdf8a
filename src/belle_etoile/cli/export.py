"""`belle-etoile export MATCH`: a match of the server as a text log."""

import sys
from argparse import Namespace
from pathlib import Path

from ..core.errors import BelleEtoileError
from .desk import Desk
from .parser import Parser


def add(parser: Parser) -> None:
    parser.speaker.has("server-")  # reads server.ftl
    parser.thing("MATCH", "match")
    parser.setting("database", "URL", "database", "")
    parser.setting("output", "FILE", "output", "")
    parser.flag("secret", "secret")


def run(desk: Desk, args: Namespace) -> int:
    from ..server.config import default_database
    from ..store import open_database
    from ..store.transfer import exported

    db = open_database(args.database or default_database())
    try:
        log = db.read_now(lambda c: exported(c, args.match, args.secret))
    finally:
        db.close()
    if log is None:
        raise BelleEtoileError("error-no-match", f"there is no match {args.match}", {"match": args.match})
    if not args.output:
        sys.stdout.write(log.text())
        return 0
    Path(args.output).write_text(log.text(), encoding="utf-8")
    moves = len(log.records) - 1
    desk.warn(desk.say("server-exported", match=args.match, moves=moves, file=args.output))
    return 0
