"""`belle-etoile games`: what can be played."""

from argparse import Namespace

from rich.table import Table
from rich.text import Text

from ..games import SHELF
from .parser import Parser
from .terminal import Terminal


def add(parser: Parser) -> None:
    parser.flag("json", "json")


def run(terminal: Terminal, args: Namespace) -> int:
    if args.json:
        terminal.print_json(
            [
                {
                    "id": game.info.id,
                    "title": terminal.speaker.title(game.info.id),
                    "seats": list(game.info.seats),
                    "version": game.info.version,
                    "options": {option.name: list(option.choices) for option in game.info.options},
                    "edition": game.edition_id,
                }
                for game in SHELF
            ]
        )
        return 0
    terminal.out.print(_shelf(terminal))
    return 0


def _shelf(terminal: Terminal) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", width=80)
    for heading in ("cli-games-id", "cli-games-seats"):
        table.add_column(terminal.say(heading), no_wrap=True)
    table.add_column(terminal.say("cli-games-title"), ratio=1)
    for game in SHELF:
        id, (least, most) = game.info.id, game.info.seats
        about = Text.assemble(
            (terminal.speaker.title(id), "title"),
            (" · " + terminal.say("cli-games-version", version=game.info.version), "quiet"),
            "\n" + terminal.say(f"game-{id}-about"),
        )
        table.add_row(Text(id, "bold"), str(least) if least == most else f"{least}–{most}", about)
    return table
