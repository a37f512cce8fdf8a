"""`belle-etoile restore FILE`: a backup takes the place of all that is in the database; the server is stopped."""

from argparse import Namespace
from pathlib import Path

from .backup import tell
from .desk import REFUSED, Desk
from .parser import Parser
from .settings import add_database, answering, database_of, opened


def add(parser: Parser) -> None:
    add_database(parser)
    parser.thing("FILE", "restore-file")
    parser.flag("yes", "yes")


def run(desk: Desk, args: Namespace) -> int:
    from ..store.copying import put_back, read_back
    from ..store.engines import shown
    from ..store.holding import hold

    url, file = database_of(desk, args), Path(args.file)
    tell(desk, "server-backup-holds", args.file, read_back(file))
    with answering():
        held = hold(url)
        try:
            if not args.yes and not agreed(desk, desk.say("server-restore-asks", database=shown(url))):
                return REFUSED
            tally, before = put_back(url, file)
        finally:
            held.release()
    opened(url).close()  # an older one is brought up to date
    tell(desk, "server-restored", shown(url), tally)
    if before is not None:
        desk.tell(desk.say("server-restored-before", file=str(before)))
    return 0


def agreed(desk: Desk, question: str) -> bool:
    """Whether the answer is a whole yes; whoever says anything else has changed nothing."""
    answer = desk.ask(question + " ")
    if (answer or "").lower() in ("oui", "yes"):
        return True
    desk.warn(desk.say("server-nothing-changed"))
    return False
