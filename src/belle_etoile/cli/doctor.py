"""`belle-etoile doctor`: is all there that a house needs? Each thing with a tick, or with what to do."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ..version import number
from . import health
from .desk import WIDTH, Desk
from .health import NEEDS, NOTE, WELL, Finding
from .parser import Parser
from .settings import BOUNDS, add_database, settled

MARKS: Final = {WELL: ("✓", "brass"), NOTE: ("·", "quiet"), NEEDS: ("✗", "dawn")}
MARGIN: Final = 22  # for the mark and the thing's name


def add(parser: Parser) -> None:
    add_database(parser)
    parser.setting("host", "ADDRESS", "host")
    parser.setting("port", "PORT", "port", type=parser.whole(1, BOUNDS["port"][1]))
    parser.setting("static", "FOLDER", "static")
    parser.setting("smtp", "URL", "smtp")
    parser.flag("json", "json")


def run(desk: Desk, args: Namespace) -> int:
    """1 where something needs doing."""
    if args.json:
        findings = list(examined(settled(desk, args)))
        desk.print_json(_as_json(desk, findings))
    else:
        findings = _shown(desk, args)
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


def said(desk: Desk, finding: Finding) -> str:
    return desk.say(f"doctor-{finding.thing}-{finding.outcome}", **finding.values)


def advice(desk: Desk, finding: Finding) -> str:
    """What to do; "" where nothing need be done."""
    id = f"doctor-{finding.thing}-{finding.outcome}-do"
    return desk.say(id, **finding.values) if finding.state != WELL and desk.speaker.has(id) else ""


def _as_json(desk: Desk, findings: list[Finding]) -> dict[str, object]:
    return {
        "version": number(),
        "well": all(finding.state != NEEDS for finding in findings),
        "findings": [
            {
                "thing": finding.thing,
                "state": finding.state,
                "outcome": finding.outcome,
                "said": said(desk, finding),
                "advice": advice(desk, finding),
                "values": finding.values,
            }
            for finding in findings
        ],
    }


def _shown(desk: Desk, args: Namespace) -> list[Finding]:
    """Line by line, as it is found: a server that does not answer takes its time."""
    findings = []
    for finding in examined(settled(desk, args)):
        findings.append(finding)
        desk.out.print(_line(desk, finding))
    undone = sum(finding.state == NEEDS for finding in findings)
    desk.out.print()
    desk.tell(desk.say("doctor-undone", number=undone) if undone else desk.say("doctor-well"), "title")
    return findings


def _line(desk: Desk, finding: Finding) -> Table:
    mark, style = MARKS[finding.state]
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, width=min(WIDTH, desk.out.width))
    table.add_column(width=1)
    table.add_column(width=MARGIN - 4)
    table.add_column(ratio=1)
    told = Text("\n".join(desk.wrapped(said(desk, finding), MARGIN)))
    todo = advice(desk, finding)
    if todo:
        told.append("\n" + "\n".join(desk.wrapped(f"→ {todo}", MARGIN)), "dawn" if finding.state == NEEDS else "quiet")
    table.add_row(Text(mark, style), Text(desk.say(f"doctor-{finding.thing}"), "bold"), told)
    return table
