"""The commands: which one is meant, with what, and how it ends."""

import os
import sys
from argparse import Namespace
from difflib import get_close_matches
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Final

from ..core.errors import BelleEtoileError
from ..languages import wanted_language
from ..locales import Speaker, speaker
from ..version import PROGRAM, running_version
from .parser import Parser, complaint
from .terminal import INTERRUPTED, REFUSED, Terminal

COMMANDS: Final = {  # each in a file of its own, imported when it is needed
    "games": "games",
    "play": "play",
    "simulate": "simulate",
    "arena": "arena",
    "train": "train",
    "replay": "replay",
    "review": "review",
    "rules": "rules",
    "perft": "perft",
    "bench": "bench",
    "stellarium": "stellarium",
    "serve": "serve",
    "export": "export",
    "import": "imports",
    "backup": "backup",
    "restore": "restore",
    "downgrade": "downgrade",
    "doctor": "doctor",
    "reports": "reports",
}


def carry_out(words: list[str]) -> int:
    """Runs one command; the exit code."""
    terminal = Terminal(speaker(wanted_language(words, os.environ)))
    try:
        args = read_words(terminal.speaker, words)
        return run(terminal, args)
    except SystemExit as leaving:  # --help
        return leaving.code if isinstance(leaving.code, int) else 0
    except BelleEtoileError as error:
        terminal.warn(terminal.speaker.error(error))
        return REFUSED
    except KeyboardInterrupt:
        terminal.warn(terminal.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # the other program has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        reason = error.strerror or str(error)
        terminal.warn(terminal.say("error-file", file=str(error.filename or "—"), reason=reason))
        return REFUSED


def run(terminal: Terminal, args: Namespace) -> int:
    if args.version:
        terminal.tell(running_version(terminal.speaker.language))
        return 0
    code: int = _module(args.command).run(terminal, args)
    return code


def _module(command: str) -> ModuleType:
    return import_module(f".{COMMANDS[command]}", __package__)


def read_words(speaker: Speaker, words: list[str]) -> Namespace:
    """The command and its settings; raises for an unknown word."""
    command = _command_word(words)
    if command and command not in COMMANDS:
        near = get_close_matches(command, COMMANDS, 1)
        raise BelleEtoileError(
            "error-cli-command",
            f"unknown command {command!r}; known: {', '.join(COMMANDS)}",
            {"command": command, "known": ", ".join(COMMANDS), "near": near[0] if near else "none"},
        )
    parser, part = build_parser(speaker, command, not command or not {"-h", "--help"}.isdisjoint(words))
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


def build_parser(speaker: Speaker, command: str, explained: bool = True) -> tuple[Parser, Parser]:
    """The command line with one command in full, and that command's part of it; `explained`: the others are named."""
    parser = part = Parser(
        speaker, prog=PROGRAM, description=speaker.say("help-program"), epilog=speaker.say("help-epilog")
    )
    parser.flag("version", "version")
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", title=speaker.say("help-commands"), parser_class=Parser
    )
    for name in COMMANDS if explained else [command]:
        about = speaker.say(f"help-command-{name}").replace("%", "%%")
        known = commands.add_parser(name, speaker=speaker, help=about, description=about)
        if name == command:
            part = known
            _module(name).add(part)
    return parser, part
