"""The score sheet: every point explained, with its rule; then who won."""

from typing import Final

from rich.table import Table
from rich.text import Text

from ..core.match import Match
from .terminal import WIDTH, Terminal

MARGIN: Final = 18  # for rule and points


def show_result(terminal: Terminal, match: Match, names: list[str], you: int = -2) -> None:
    game = match.game
    for seat, name in enumerate(names):
        lines = game.sheet(match.state, seat)
        terminal.out.print()
        table = Table(box=None, padding=(0, 1), show_header=False, width=WIDTH)
        table.add_column(ratio=1)
        table.add_column(style="quiet", justify="right")
        table.add_column(justify="right", min_width=5)
        table.add_row(
            Text(name, "title"), Text(terminal.say("cli-rule")), Text(terminal.say("cli-points")), style="quiet"
        )
        for line in lines:
            points = Text(str(line["points"]), "bold" if line["points"] else "quiet")
            said = terminal.wrapped(terminal.speaker.score_line(game.info.id, line), MARGIN)
            table.add_row("\n".join(said), line["rule"], points)
        total = sum(line["points"] for line in lines)
        table.add_row(Text(terminal.say("cli-total"), "brass"), "", Text(str(total), "title"))
        terminal.out.print(table)
    outcome = match.outcome
    if outcome is not None:
        terminal.out.print()
        terminal.tell(terminal.speaker.winners(outcome["winners"], names, outcome["rule"], you), "title")
