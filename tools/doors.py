"""`python -m tools.doors`: the cost of the most expensive requests at each door, as a table for docs/security.md.

A real server, without limits on how often; a guest, an account, a table of each game, a campaign as large as may be. At
every route of the OpenAPI document and for every kind of message on a socket: the fullest body that its types allow,
the largest and most difficult bodies that are let in, and what is known to be expensive.
"""

import argparse
import json
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from inspect import getmodule, getsource
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from aiosmtpd.controller import Controller

from belle_etoile.server.app import LARGEST_BODY, bare_app
from belle_etoile.server.http.rate_limits import PER_ADDRESS, PER_PERSON
from belle_etoile.server.runner import free_port
from tests.server.people import served
from tests.server.test_campaign_mail import Mailbox

from .gauge import Cost, Gauge
from .visits import LAST, ONESELF, SOCKET, Trial, World, visits

ENTERS: Final = re.compile(r'(?:admit\(request|limits\.spend\()(?:, )?(?:"([\w-]+)")?')
ANYONE, GUEST, ACCOUNT = "anyone", "a guest", "an account"
SEAT, FAMILY, MASTER = "who sits there", "who runs a family", "the game master"


class Door(NamedTuple):
    title: str
    who: str
    names: tuple[str, ...]  # operations of the OpenAPI document


DOORS: Final = (
    Door("games", ANYONE, ("games",)),
    Door("rules, what is in a box", ANYONE, ("rules", "components")),
    Door("a lesson", ANYONE, ("lesson",)),
    Door("who one is", ANYONE, ("csrf", "me", "logOut", "newGuest")),
    Door("passwords", ANYONE, ("newAccount", "logIn", "changeMe", "deleteMe")),
    Door("a forgotten password", ANYONE, ("askForRecovery", "recover")),
    Door("public lists", ANYONE, ("lobby", "openCampaigns", "daily")),
    Door("lists of one's own", GUEST, ("myMatches", "myCampaigns", "notices", "readNotices")),
    Door("mail and feeds", GUEST, ("myPost", "changeMyPost", "renewFeeds")),
    Door("push messages", GUEST, ("myPush", "addDevice", "endPush")),
    Door("mail and feeds, by link", ANYONE, ("mailLink", "followMailLink", "noticesFeed", "deadlinesFeed")),
    Door("a new table, with an edition", GUEST, ("newMatch",)),
    Door("another table", GUEST, ("rematch", "playDaily")),
    Door("a table", ANYONE, ("match",)),
    Door("join, leave, resign, agree", GUEST, ("join", "leave", "resign", "agree")),
    Door("who is absent is called", SEAT, ("callAbsent", "stillHere", "claimAbsent")),
    Door("talk", SEAT, ("talk", "say", "mutePlayer", "reportTalk")),
    Door("moves", SEAT, ("move", "undo", "propose")),
    Door("a turn that was seen", SEAT, ("seen",)),
    Door("a partner's choices", SEAT, ("partnersChoices",)),
    Door("hints", SEAT, ("hint",)),
    Door("a match as it was", ANYONE, ("at", "story", "log")),
    Door("a socket opens", ANYONE, (f"{SOCKET}open",)),
    Door("socket: pong, catch-up", ANYONE, (f"{SOCKET}pong", f"{SOCKET}catch-up")),
    Door("socket: move, undo", SEAT, (f"{SOCKET}move", f"{SOCKET}undo")),
    Door("a new campaign", GUEST, ("newCampaign",)),
    Door("a campaign and its log", ANYONE, ("campaign", "campaignLog")),
    Door("join, leave, go on vacation", GUEST, ("joinCampaign", "leaveCampaign", "vacation")),
    Door("orders written", FAMILY, ("saveOrders",)),
    Door("orders read", FAMILY, ("orders", "startOrders", "ordersText", "pastOrders", "orderForm", "ledger")),
    Door("ready, and the turn is resolved", FAMILY, ("callReady",)),
    Door("a position", ANYONE, ("campaignView", "empireMap")),
    Door("gazettes", ANYONE, ("gazette", "gazetteHtml", "gazetteText")),
    Door("reports", FAMILY, ("report", "reportHtml", "reportText")),
    Door("facts and figures", ANYONE, ("turns", "turnEvents", "ranking", "figures")),
    Door("lives and trials, over all turns", ANYONE, ("biography", "docket")),
    Door("search", ANYONE, ("searchCampaign",)),
    Door("letters read", FAMILY, ("letters", "oneLetter", "throwLetterAway", "markLetters", "mutes", "setMutes")),
    Door("letters written", FAMILY, ("newLetter", "changeLetter")),
    Door("offers made", FAMILY, ("newOffer",)),
    Door("offers answered", FAMILY, ("offers", "acceptOffer", "declineOffer", "withdrawOffer")),
    Door(
        "the game master's acts",
        MASTER,
        ("pauseCampaign", "resumeCampaign", "moveDeadline", "replacePlayer", "offerPlace", "closePlace"),
    ),
    Door("a message to all", MASTER, ("announce",)),
    Door("a turn resolved, mended, taken back", MASTER, ("resolveTurn", "editFamily", "takeBackTurn")),
    Door("an archive, or the dice, go out", MASTER, ("exportCampaign", "turnDice")),
    Door("an archive comes in", ACCOUNT, ("importCampaign",)),
)


class Operation(NamedTuple):
    name: str
    method: str
    path: str
    body: Any  # its type, or None
    rules: tuple[str, ...]  # how often: keys of limits.PER_ADDRESS


@cache
def operations() -> dict[str, Operation]:
    """By name: all that is in the OpenAPI document."""
    handlers: list[tuple[str, Any]] = [(r.path_format, h) for r in bare_app().routes for h in r.route_handlers]  # type: ignore[union-attr]
    found = {}
    for path, h in handlers:
        if h.include_in_schema is not False and h.operation_id:
            data = h.parsed_fn_signature.parameters.get("data")
            body = data.annotation if data is not None else None
            found[h.operation_id] = Operation(h.operation_id, min(h.http_methods), path, body, rules_of(h.fn))
    return found


def rules_of(work: Any) -> tuple[str, ...]:
    """As its source says, or that of what it calls."""
    source = getsource(work)
    module = vars(getmodule(work))
    helpers = [module[name] for name in re.findall(r"await (\w+)\(", source) if name in module]
    for text in (source, *[getsource(helper) for helper in helpers if helper.__module__ == work.__module__]):
        if found := ENTERS.findall(text):
            return tuple(dict.fromkeys([rule or "other" for rule in found]))
    return ()


# The fullest body that its types allow


def fullest(schema: dict[str, Any], known: dict[str, Any]) -> Any:
    if "$ref" in schema:
        return fullest(known[schema["$ref"].rsplit("/", 1)[-1]], known)
    if "anyOf" in schema:
        return max([fullest(each, known) for each in schema["anyOf"]], key=lambda value: len(json.dumps(value)))
    match schema.get("type"):
        case "object":
            return {name: fullest(part, known) for name, part in schema.get("properties", {}).items()}
        case "array":
            return [fullest(schema["items"], known)] * schema.get("maxItems", 1000)
        case "string":
            return "é" * schema.get("maxLength", 100)
        case "integer" | "number":
            return schema.get("maximum", 2**31 - 1)
        case "boolean":
            return True
    return schema["enum"][-1] if "enum" in schema else None


def bodies(operation: Operation) -> Iterator[bytes]:
    """As full as its types allow, and as large as is let in."""
    if operation.body is None:
        yield b""
        return
    schema = msgspec.json.schema(operation.body)
    yield json.dumps(fullest(schema, schema.get("$defs", {})), ensure_ascii=False).encode()[:LARGEST_BODY]
    room = LARGEST_BODY - 10
    yield b'{"a":' + b"[" * room
    yield b'{"a":[' + b"0," * (room // 2) + b"0]}"
    yield b'{"a":"' + b"\\\\u0" * (room // 4) + b'"}'
    yield ("{" + ",".join([f'"{number:x}":{{}}' for number in range(room // 12)]) + "}").encode()


def trials(world: World, wanted: set[str]) -> Iterator[Trial]:
    """First every route as its types would have it, then what is known to be expensive."""
    yield from (trial for trial in all_trials(world, wanted) if trial.door in wanted)


def all_trials(world: World, wanted: set[str]) -> Iterator[Trial]:
    who = {name: door.who for door in DOORS for name in door.names}
    for operation in operations().values():
        if operation.name in LAST or operation.name not in wanted:
            continue
        person = world.gina if who[operation.name] in (MASTER, ACCOUNT) else world.ada
        person = world.eve if operation.name in ONESELF else person
        for body in bodies(operation):
            yield world.asked(person, operation.name, body)
        yield world.asked(person, operation.name, query="x=" + "%F0" * 1300)
    yield from visits(world, wanted)


# The table


def measured(world: World, gauge: Gauge, wanted: set[str]) -> dict[str, tuple[int, Cost]]:
    """By operation: the largest input in bytes, and the worst of each figure."""
    found: dict[str, tuple[int, Cost]] = {}
    for trial in trials(world, wanted):
        cost = gauge.of(trial.work)
        size, worst = found.get(trial.door, (0, Cost()))
        found[trial.door] = (max(size, trial.size), worst.worst(cost))
        told = " ".join([f"{name} {value:.0f}" for name, value in cost._asdict().items()])
        print(f"{trial.door} {trial.size} {trial.about}: {told}: {world.heard}", file=sys.stderr, flush=True)
    return found


OF_SOCKETS: Final = {"open": ("socket",), "catch-up": ("other",), "move": ("move",), "undo": ("move",)}


def how_often(names: tuple[str, ...]) -> str:
    """The rules that count them."""
    found = [operations()[name].rules for name in names if name in operations()]
    found += [OF_SOCKETS.get(name.removeprefix(SOCKET), ()) for name in names if name.startswith(SOCKET)]
    return ", ".join(dict.fromkeys([rule for rules in found for rule in rules])) or "–"


def limits() -> str:
    lines = ["| rule | a person | an address |", "|---|---|---|"]
    for rule in PER_ADDRESS:
        (mine, at_once), (ours, together) = PER_PERSON[rule], PER_ADDRESS[rule]
        lines.append(
            f"| {rule} | {mine:g} a second, {at_once:.0f} at once | {ours:g} a second, {together:.0f} at once |"
        )
    return "\n".join(lines)


def kilobytes(size: int) -> str:
    return f"{size / 1024:.0f} kB" if size >= 1024 else f"{size} B" if size else "–"


def table(found: dict[str, tuple[int, Cost]], doors: Sequence[Door]) -> str:
    lines = ["| door | for | how often | largest | answer | others wait | server | beside it |", "|---" * 8 + "|"]
    for door in doors:
        worst, largest = Cost(), 0
        for name in door.names:
            size, cost = found.get(name, (0, Cost()))
            worst, largest = worst.worst(cost), max(largest, size)
        times = f"{worst.answer:.0f} ms | {worst.others:.0f} ms"
        memory = f"{max(0.0, worst.server):.0f} MB | {worst.children:.0f} MB"
        lines.append(
            f"| {door.title} | {door.who} | {how_often(door.names)} | {kilobytes(largest)} | {times} | {memory} |"
        )
    return "\n".join(lines)


@contextmanager
def post_office() -> Iterator[tuple[Mailbox, str]]:
    """A mail server on the loopback that keeps what comes."""
    mailbox, port = Mailbox(), free_port()
    office = Controller(mailbox, hostname="127.0.0.1", port=port)
    office.start()
    try:
        yield mailbox, f"smtp://127.0.0.1:{port}"
    finally:
        office.stop()


def main() -> None:
    about = argparse.ArgumentParser("python -m tools.doors", description=__doc__)
    about.add_argument("--families", type=int, default=1000, help="of the large campaign")
    about.add_argument("--turns", type=int, default=12, help="that it has behind it")
    about.add_argument("--versions", type=int, default=2000, help="of a match that somebody drags out")
    about.add_argument("--only", action="append", metavar="DOOR", help="its title; may be said several times")
    about.add_argument("--json", action="store_true", help="every door by itself")
    asked = about.parse_args()
    doors = [door for door in DOORS if not asked.only or door.title in asked.only]
    with (
        tempfile.TemporaryDirectory(prefix="doors-") as folder,
        post_office() as (mailbox, smtp),
        served(Path(folder), smtp=smtp, mail_from="doors@games.example", fair_wait=0.0) as server,
    ):
        assert server.process is not None
        addresses = {o.name: (o.method, o.path) for o in operations().values()}
        world = World(server.url, addresses, mailbox, asked.families, asked.turns, asked.versions)
        gauge = Gauge(server.process.pid, server.config.port)
        found = measured(world, gauge, {name for door in doors for name in door.names})
        gauge.stop()
    told = {name: {"largest": size, **cost._asdict()} for name, (size, cost) in found.items()}
    print(json.dumps(told, indent=1) if asked.json else f"{table(found, doors)}\n\n{limits()}")
    sys.exit(f"{world.broken} answers were a 5xx" if world.broken else 0)


if __name__ == "__main__":
    main()
