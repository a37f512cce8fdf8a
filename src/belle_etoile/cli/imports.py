"""`belle-etoile import FILE`: a text log becomes a match of the server."""

from argparse import Namespace
from pathlib import Path

from ..core.errors import BadLog
from ..core.log import parse_log
from ..core.match import replayed
from ..games import game_named
from .parser import Parser
from .settings import add_database, database_of, opened
from .terminal import Terminal


def add(parser: Parser) -> None:
    add_database(parser)
    parser.thing("FILE", "log-file")
    parser.setting("edition", "FILE", "edition", "")


def run(terminal: Terminal, args: Namespace) -> int:
    from ..server.http.sessions import new_id
    from ..server.matches.presenters import invitation_path
    from ..store.text_logs import imported

    try:
        text = Path(args.file).read_text(encoding="utf-8")
        edition = Path(args.edition).read_text(encoding="utf-8") if args.edition else ""
    except (OSError, UnicodeDecodeError) as error:
        raise BadLog(args.file, 1, str(error)) from None
    log = parse_log(text, args.file)
    game = game_named(log.game)
    if edition:
        game = game.with_begun_edition(edition, args.edition)
    match = replayed(game, log, args.file)
    id = new_id()
    db = opened(database_of(terminal, args))
    try:
        seats = db.write_now(lambda c: imported(c, id, match, edition))
    finally:
        db.close()
    terminal.tell(terminal.say("server-imported", match=id, moves=match.version))
    for seat in seats:
        if seat.token:
            terminal.tell(terminal.say("server-imported-seat", seat=seat.seat + 1, link=invitation_path(seat)))
    return 0
