"""`belle-etoile backup FILE`: the whole database, while the server runs; read back before it is called done."""

from argparse import Namespace
from pathlib import Path

from .desk import Desk
from .parser import Parser
from .settings import add_database, answering, database_of


def add(parser: Parser) -> None:
    add_database(parser)
    parser.thing("FILE", "backup-file")


def run(desk: Desk, args: Namespace) -> int:
    from ..store.copying import back_up

    with answering():
        tally = back_up(database_of(desk, args), Path(args.file))
    tell(desk, "server-backed-up", args.file, tally)
    return 0


def tell(desk: Desk, key: str, file: str, tally: dict[str, tuple[int, int]]) -> None:
    """What is in it, in numbers an operator knows."""
    numbers = {name: tally.get(name, (0, 0))[0] for name in ("people", "matches", "moves", "campaigns")}
    desk.tell(desk.say(key, file=file, **numbers))
