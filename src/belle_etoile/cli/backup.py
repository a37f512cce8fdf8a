"""`belle-etoile backup FILE`: the whole database, while the server runs; read back before it is called done."""

from argparse import Namespace
from pathlib import Path

from .parser import Parser
from .settings import add_database, answering, database_of
from .terminal import Terminal


def add(parser: Parser) -> None:
    add_database(parser)
    parser.thing("FILE", "backup-file")


def run(terminal: Terminal, args: Namespace) -> int:
    from ..store.backups import back_up

    with answering():
        tally = back_up(database_of(terminal, args), Path(args.file))
    tell(terminal, "server-backed-up", args.file, tally)
    return 0


def tell(terminal: Terminal, key: str, file: str, tally: dict[str, tuple[int, int]]) -> None:
    """What is in it, in numbers an operator knows."""
    numbers = {name: tally.get(name, (0, 0))[0] for name in ("people", "matches", "moves", "campaigns")}
    terminal.tell(terminal.say(key, file=file, **numbers))
