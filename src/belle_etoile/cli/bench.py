"""`belle-etoile bench`: how many moves a second, here and elsewhere."""

from argparse import Namespace

from .parser import Parser
from .terminal import Terminal


def add(parser: Parser) -> None:
    parser.thing("GAME", "bench-game", nargs="?")
    parser.flag("peers", "peers")
    parser.setting("seconds", "S", "seconds", type=parser.seconds)
    parser.flag("json", "json")


def run(terminal: Terminal, args: Namespace) -> int:
    from ..bench import command

    return command(args, terminal.speaker)
