"""`belle-etoile bench`: how many moves a second, here and elsewhere."""

from argparse import Namespace

from .desk import Desk
from .parser import Parser


def add(parser: Parser) -> None:
    parser.thing("GAME", "bench-game", nargs="?")
    parser.flag("peers", "peers")
    parser.setting("seconds", "S", "seconds", type=parser.seconds)
    parser.flag("json", "json")


def run(desk: Desk, args: Namespace) -> int:
    from ..bench import command

    return command(args, desk.speaker)
