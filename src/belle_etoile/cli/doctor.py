"""`belle-etoile doctor`: is all there that a server needs? Each thing with a tick, or with what to do."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ..version import number
from . import health
from .health import NEEDS, NOTE, WELL, Finding
from .parser import Parser
from .settings import BOUNDS, add_database, settled
from .terminal import WIDTH, Terminal

MARKS: Final = {WELL: ("✓", "brass"), NOTE: ("·", "quiet"), NEEDS: ("✗", "dawn")}
MARGIN: Final = 22  # for the mark and the thing's name


def add(parser: Parser) -> None:
    add_database(parser)
    parser.setting("host", "ADDRESS", "host")
    parser.setting("port", "PORT", "port", type=parser.whole(1, BOUNDS["port"][1]))
    parser.setting("static", "FOLDER", "static")
    parser.setting("smtp", "URL", "smtp")
    parser.flag("json", "json")


def run(terminal: Terminal, args: Namespace) -> int:
    """1 where something needs doing."""
    if args.json:
        findings = list(examined(settled(terminal, args)))
        terminal.print_json(_as_json(terminal, findings))
    else:
        findings = _shown(terminal, args)
    return int(any(finding.state == NEEDS for finding in findings))


def examined(settings: Mapping[str, Any]) -> Iterator[Finding]:
    """With the settings that `serve` would have."""
    from ..server.config import default_database

    database = settings["database"] or default_database()
    yield health.python()
    yield health.rules()
    yield health.compiler()
    yield health.database(database)
    yield health.disk(database)
    yield health.port(settings["host"], settings["port"])
    yield health.pages(settings["static"])
    yield health.mail(settings["smtp"])
    yield health.zones()


def said(terminal: Terminal, finding: Finding) -> str:
    return terminal.say(f"doctor-{finding.thing}-{finding.outcome}", **finding.values)


def advice(terminal: Terminal, finding: Finding) -> str:
    """What to do; "" where nothing need be done."""
    id = f"doctor-{finding.thing}-{finding.outcome}-do"
    return terminal.say(id, **finding.values) if finding.state != WELL and terminal.speaker.has(id) else ""


def _as_json(terminal: Terminal, findings: list[Finding]) -> dict[str, object]:
    return {
        "version": number(),
        "well": all(finding.state != NEEDS for finding in findings),
        "findings": [
            {
                "thing": finding.thing,
                "state": finding.state,
                "outcome": finding.outcome,
                "said": said(terminal, finding),
                "advice": advice(terminal, finding),
                "values": finding.values,
            }
            for finding in findings
        ],
    }


def _shown(terminal: Terminal, args: Namespace) -> list[Finding]:
    """Line by line, as it is found: a server that does not answer takes its time."""
    findings = []
    for finding in examined(settled(terminal, args)):
        findings.append(finding)
        terminal.out.print(_line(terminal, finding))
    undone = sum(finding.state == NEEDS for finding in findings)
    terminal.out.print()
    terminal.tell(terminal.say("doctor-undone", number=undone) if undone else terminal.say("doctor-well"), "title")
    return findings


def _line(terminal: Terminal, finding: Finding) -> Table:
    mark, style = MARKS[finding.state]
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, width=min(WIDTH, terminal.out.width))
    table.add_column(width=1)
    table.add_column(width=MARGIN - 4)
    table.add_column(ratio=1)
    told = Text("\n".join(terminal.wrapped(said(terminal, finding), MARGIN)))
    todo = advice(terminal, finding)
    if todo:
        told.append(
            "\n" + "\n".join(terminal.wrapped(f"→ {todo}", MARGIN)), "dawn" if finding.state == NEEDS else "quiet"
        )
    table.add_row(Text(mark, style), Text(terminal.say(f"doctor-{finding.thing}"), "bold"), told)
    return table
