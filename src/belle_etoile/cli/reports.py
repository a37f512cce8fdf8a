"""`belle-etoile reports`: lines of talk that somebody reported, with who said them and why they were reported."""

from argparse import Namespace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from .parser import Parser
from .settings import add_database, answering, database_of, opened
from .terminal import Terminal

if TYPE_CHECKING:
    from ..store.rows import ReportRow


def add(parser: Parser) -> None:
    add_database(parser)
    parser.flag("json", "json")


def run(terminal: Terminal, args: Namespace) -> int:
    from ..store.talk import reports

    db = opened(database_of(terminal, args))
    try:
        with answering():
            found = db.read_now(reports)
    finally:
        db.close()
    if args.json:
        terminal.print_json([_plain(terminal, report) for report in found])
        return 0
    for report in found:
        tell(terminal, report)
    terminal.tell(terminal.say("server-reports", number=len(found)))
    return 0


def when(report: "ReportRow") -> datetime:
    return datetime.fromtimestamp(report.at, UTC)


def words(terminal: Terminal, report: "ReportRow") -> str:
    return terminal.say(f"web-talk-phrase-{report.phrase}") if report.phrase else report.text


def tell(terminal: Terminal, report: "ReportRow") -> None:
    at, former = f"{when(report):%Y-%m-%d %H:%M} UTC", terminal.say("server-former-player")
    speaker, reporter = report.said_by_name or former, report.reported_by_name or former
    terminal.tell(terminal.say("server-report-line", at=at, match=report.match, line=report.number), "title")
    terminal.tell("  " + terminal.say("server-report-said", name=speaker, words=words(terminal, report)))
    reason = {"name": reporter, "reason": report.reason or "none"}
    terminal.tell("  " + terminal.say("server-report-reason", **reason) + "\n")


def _plain(terminal: Terminal, report: "ReportRow") -> dict[str, object]:
    return {
        "at": when(report).isoformat(timespec="seconds"),
        "match": report.match,
        "line": report.number,
        "said_by": {"id": report.said_by, "name": report.said_by_name},
        "words": words(terminal, report),
        "reported_by": {"id": report.person, "name": report.reported_by_name},
        "reason": report.reason,
    }
