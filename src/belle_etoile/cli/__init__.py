"""The command `belle-etoile`."""

import os
import sys
from argparse import Namespace
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import pairwise
from types import ModuleType
from typing import Final

from ..core import game as core_game
from ..core.errors import BelleEtoileError
from ..locales import Speaker, speaker
from .desk import INTERRUPTED, REFUSED, Desk, wanted_language
from .parser import PROGRAM, Parser, complaint

COMMANDS: Final = {  # each in a file of its own, read when it is wanted
    "games": "games",
    "play": "play",
    "simulate": "simulate",
    "arena": "arena",
    "replay": "replay",
    "rules": "rules",
    "perft": "perft",
    "bench": "bench",
    "stellarium": "stellarium",
    "serve": "serve",
    "export": "export",
    "import": "imports",
}


def main(arguments: list[str] | None = None) -> int:
    """Run one command. 0: done; 2: refused, with a sentence on stderr; 130: interrupted."""
    words = sys.argv[1:] if arguments is None else arguments
    _say_what_can_be_said()
    desk = Desk(speaker(wanted_language(words, os.environ)))
    try:
        args = read_words(desk.speaker, words)
        return run(desk, args)
    except SystemExit as leaving:  # --help
        return leaving.code if isinstance(leaving.code, int) else 0
    except BelleEtoileError as error:
        desk.warn(desk.speaker.error(error))
        return REFUSED
    except KeyboardInterrupt:
        desk.warn(desk.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        reason = error.strerror or str(error)
        desk.warn(desk.say("error-file", file=str(error.filename or "—"), reason=reason))
        return REFUSED


def run(desk: Desk, args: Namespace) -> int:
    if args.version:
        desk.tell(running_version(desk.speaker))
        return 0
    code: int = _module(args.command).run(desk, args)
    return code


def _module(command: str) -> ModuleType:
    return import_module(f".{COMMANDS[command]}", __package__)


def read_words(speaker: Speaker, words: list[str]) -> Namespace:
    """The command and its settings; raises for a word that means nothing here."""
    command = _command_word(words)
    if command and command not in COMMANDS:
        near = get_close_matches(command, COMMANDS, 1)
        raise BelleEtoileError(
            "error-cli-command",
            f"unknown command {command!r}; known: {', '.join(COMMANDS)}",
            {"command": command, "known": ", ".join(COMMANDS), "near": near[0] if near else "none"},
        )
    parser, part = build_parser(speaker, command)
    args, rest = parser.parse_known_args(words)
    if rest:
        raise complaint(f"unrecognized arguments: {' '.join(rest)}", part.flags())
    if not command and not args.version:
        parser.print_help()
        parser.exit()
    return args


def _command_word(words: list[str]) -> str:
    """The first word that is neither a setting nor the language after `--lang`."""
    for before, word in pairwise(["", *words]):
        if not word.startswith("-") and before != "--lang":
            return word
    return ""


def build_parser(speaker: Speaker, command: str) -> tuple[Parser, Parser]:
    """The whole command line with one command in full, and that command's part of it."""
    parser = part = Parser(
        speaker, prog=PROGRAM, description=speaker.say("help-program"), epilog=speaker.say("help-epilog")
    )
    parser.flag("version", "version")
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", title=speaker.say("help-commands"), parser_class=Parser
    )
    for name in COMMANDS:
        about = speaker.say(f"help-command-{name}").replace("%", "%%")
        known = commands.add_parser(name, speaker=speaker, help=about, description=about)
        if name == command:
            part = known
            _module(name).add(part)
    return parser, part


def running_version(speaker: Speaker) -> str:
    """`belle-etoile 0.1.0 (compiled)`."""
    try:
        number = version("belle-etoile")
    except PackageNotFoundError:
        number = "0.0.0"
    compiled = not str(core_game.__file__).endswith(".py")
    how = speaker.say("cli-compiled" if compiled else "cli-interpreted")
    return f"{PROGRAM} {number} ({how})"


def _say_what_can_be_said() -> None:
    """A terminal without our letters gets question marks, not a crash."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
