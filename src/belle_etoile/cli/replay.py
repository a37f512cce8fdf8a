"""`belle-etoile replay`: a log told in sentences, stepped through, or dealt again from its seed."""

from argparse import Namespace
from typing import Final

from rich.text import Text

from ..core.errors import BadLog
from ..core.events import Event
from ..core.game import MoveGame
from ..core.log import Log, Record, parse_log
from ..core.match import Match, begin_replay, verified
from .boards import BOARDS
from .parser import Parser
from .score_sheet import show_result
from .terminal import REFUSED, Terminal, chosen_game, read_file

INDENT: Final = 6  # room for a version


def add(parser: Parser) -> None:
    parser.thing("FILE", "log-file")
    parser.flag("verify", "verify")
    parser.flag("step", "step")
    parser.setting("edition", "FILE", "edition")
    parser.flag("json", "json")


def run(terminal: Terminal, args: Namespace) -> int:
    log = parse_log(read_file(args.file), args.file)
    game = chosen_game(log.game, args.edition)
    try:
        told, match = _replayed(game, log, args.file)
        if args.verify:
            verified(game, log, args.file)
    except BadLog as error:
        terminal.warn(terminal.speaker.error(error, log.game))
        return REFUSED
    if args.json:
        terminal.print_json(_as_json(log, told, match, args.verify))
        return 0
    return _tell(terminal, log, game, args)


def _replayed(game: MoveGame, log: Log, file: str) -> tuple[list[tuple[Record, list[Event]]], Match]:
    """The whole log is replayed before anything is printed."""
    line = 7
    try:
        match = begin_replay(game, log, file)
        told: list[tuple[Record, list[Event]]] = []
        for line, record in enumerate(log.records[1:], 8):
            told.append((record, match.replay(record, file, line)))
    except (OverflowError, ValueError) as error:  # numbers no game could have made
        raise BadLog(file, line, str(error)) from None
    return told, match


def _as_json(log: Log, told: list[tuple[Record, list[Event]]], match: Match, verified: bool) -> dict[str, object]:
    return {
        "game": log.game,
        "version": log.game_version,
        "edition": log.edition,
        "seats": log.seats,
        "options": log.options,
        "commitment": log.commitment,
        "moves": [
            {
                "version": record.version,
                "seat": record.seat,
                "move": record.move,
                "outcomes": record.outcomes,
                "events": [event.plain() for event in events],
            }
            for record, events in told
        ],
        "over": match.over,
        "scores": match.game.scores(match.state),
        "outcome": match.outcome,
        "verified": verified or None,
    }


def _tell(terminal: Terminal, log: Log, game: MoveGame, args: Namespace) -> int:
    """Move by move; with --step, the board before each move and a pause."""
    match = begin_replay(game, log, args.file)
    names = [terminal.say("seat-name", seat=seat + 1) for seat in range(log.seats)]
    terminal.tell(
        terminal.say(
            "replay-heading",
            game=terminal.speaker.title(log.game),
            version=log.game_version,
            edition=log.edition,
            moves=len(log.records) - 1,
        ),
        "title",
    )
    for line, record in enumerate(log.records[1:], 8):
        if args.step and not _step(terminal, match, record, names):
            return 0
        events = match.replay(record, args.file, line)
        _tell_move(terminal, log.game, record, events, names)
    show_result(terminal, match, names)
    if not match.over:
        terminal.tell(terminal.say("replay-not-over"))
    if args.verify:
        terminal.tell(terminal.say("replay-verified", seed=log.seed), "brass")
    return 0


def _step(terminal: Terminal, match: Match, record: Record, names: list[str]) -> bool:
    """Shows the table as the mover sees it, and waits; False when the reader quits."""
    terminal.out.print(BOARDS[match.game.info.id].draw(terminal, match.game, match.view(record.seat), names))
    answer = terminal.ask(terminal.say("replay-next") + " ")
    return answer is not None and answer.lower() != "q"


def _tell_move(terminal: Terminal, game: str, record: Record, events: list[Event], names: list[str]) -> None:
    """`17  play mars 4` and what came of it."""
    said = [terminal.speaker.event(game, event, names) for event in events]
    if record.takes_back:
        said = [terminal.say("replay-undo", name=names[record.seat])]
    text = " ".join([*said, f"({record.move})"])
    for nth, line in enumerate(terminal.wrapped(text, INDENT)):
        number = str(record.version) if nth == 0 else ""
        terminal.out.print(Text.assemble((f"{number:>{INDENT - 2}}  ", "brass"), line), soft_wrap=True)
