"""`belle-etoile restore FILE`: a backup takes the place of all that is in the database; the server is stopped."""

from argparse import Namespace
from pathlib import Path

from .backup import tell
from .parser import Parser
from .settings import add_database, answering, database_of, opened
from .terminal import REFUSED, Terminal


def add(parser: Parser) -> None:
    add_database(parser)
    parser.thing("FILE", "restore-file")
    parser.flag("yes", "yes")


def run(terminal: Terminal, args: Namespace) -> int:
    from ..store.backups import put_back, read_back
    from ..store.engines import shown
    from ..store.locks import hold

    url, file = database_of(terminal, args), Path(args.file)
    tell(terminal, "server-backup-holds", args.file, read_back(file))
    with answering():
        held = hold(url)
        try:
            if not args.yes and not agreed(terminal, terminal.say("server-restore-asks", database=shown(url))):
                return REFUSED
            tally, before = put_back(url, file)
        finally:
            held.release()
    opened(url).close()  # an older one is brought up to date
    tell(terminal, "server-restored", shown(url), tally)
    if before is not None:
        terminal.tell(terminal.say("server-restored-before", file=str(before)))
    return 0


def agreed(terminal: Terminal, question: str) -> bool:
    """Whether the answer is a full yes. After any other answer nothing is changed."""
    answer = terminal.ask(question + " ")
    if (answer or "").lower() in ("oui", "yes"):
        return True
    terminal.warn(terminal.say("server-nothing-changed"))
    return False
