"""/api/matches/{id}/live: a socket for each seat or spectator. Plain ASGI: thousands may be open, each is small."""

import asyncio
import contextlib
import logging
import re
import time
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from ..core import EVERYONE
from ..core.log import UNDO
from .entering import Connection, Visitor, house_of, origin_fits, visitor
from .house import House
from .link import CLOSING, Link
from .play import play
from .problems import Problem
from .routes_matches import seat_to_look_through
from .table import Table, encode
from .wire import Said
from .words import document

ADDRESS: Final = re.compile(r"/api/matches/([^/]+)/live")
log: Final = logging.getLogger(__name__)
read_said: Final = msgspec.json.Decoder(Said).decode


def match_in(path: str) -> str:
    """Raises the problem no-such-page for any other path."""
    found = ADDRESS.fullmatch(path)
    if found is None:
        raise Problem("no-such-page")
    return found[1]


def _number(connection: Connection, name: str) -> int:
    text = connection.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


class Front:
    """The application: sockets go straight to their tables, everything else through Litestar.

    What a socket sends and hears then passes through no more than it needs.
    """

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["litestar_app"] = self.app
            await live(scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """Refusals close with 4000 + the problem's status and its kind, so that a browser can read them."""
    await receive()
    link = await _admitted(ASGIConnection(scope, receive, send), send)
    if link is None:
        return
    with _sitting(link.house, link.table, link):
        link.listener = asyncio.current_task()
        try:
            await _listen(receive, link)
        except asyncio.CancelledError:
            if not link.dead:
                raise
    with contextlib.suppress(*CLOSING, TimeoutError):
        async with asyncio.timeout(1):
            await send({"type": "websocket.close", "code": 4408, "reason": "dead"})


async def _admitted(connection: Connection, send: Send) -> Link | None:
    house = house_of(connection)
    if not origin_fits(connection):
        await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
        return None
    try:
        who = await visitor(connection)
        house.limits.spend("socket", who.address, who.id)
        table = await house.table(match_in(connection.scope["path"]))
        seat = seat_to_look_through(table, who, _number(connection, "seat"))
    except Problem as problem:
        await _accept(send)
        await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.kind})
        return None
    await _accept(send)
    table = house.tables.setdefault(table.id, table)  # it may have been closed while the socket opened
    return _link(house, table, who, seat, _number(connection, "from"), send)


def _link(house: House, table: Table, who: Visitor, seat: int, since: int, send: Send) -> Link:
    link = Link(house, send, table, seat, since if since <= table.version else -1)
    link.person, link.language, link.address = who.id, who.language, who.address
    link.epoch = who.person.epoch if who.person is not None else 0
    return link


async def _accept(send: Send) -> None:
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})


class _sitting:
    """The link is known to its table while it lives; the others see who is here."""

    __slots__ = ("house", "link", "table")

    def __init__(self, house: House, table: Table, link: Link) -> None:
        self.house, self.table, self.link = house, table, link

    def __enter__(self) -> None:
        self.house.links.add(self.link)
        self.table.links.add(self.link)
        self._presence()
        self.link.poke()

    def __exit__(self, *_: object) -> None:
        self.house.links.discard(self.link)
        self.table.links.discard(self.link)
        if self.link.task is not None:
            self.link.task.cancel()
        self._presence()

    def _presence(self) -> None:
        if self.link.seat != EVERYONE:
            self.house.presence_changed(self.table)


async def _listen(receive: Receive, link: Link) -> None:
    """Until the other side goes, or says what cannot be read; the house ends it when it says nothing."""
    while True:
        message: Any = await receive()
        if message["type"] != "websocket.receive":
            return
        link.heard = time.monotonic()
        try:
            said = read_said(message.get("text") or message.get("bytes") or b"")
        except msgspec.MsgspecError:
            return
        if said.type == "catch-up":
            link.version = said.from_ if 0 <= said.from_ <= link.table.version else -1
            link.wants_update = True
            link.poke()
        elif said.type in ("move", "undo"):
            await _act(link, said)


async def _act(link: Link, said: Said) -> None:
    """The answer is the seat's next update, which carries the key, or a problem that does."""
    house = link.house
    try:
        table = await _own_table(link)
        house.limits.spend("move", link.address, link.person)
        if not said.key or (said.type == "move") != (said.move not in ("", UNDO)):
            raise Problem("malformed", reason="move, key")
        link.asked = said.key
        await play(house, table, link.seat, said.move or UNDO, said.seen, said.key)
    except Problem as problem:
        house.metrics.problem(problem.kind)
        link.refusal = encode({"type": "problem", "key": said.key, "problem": _told(problem, link)})
    except Exception:
        log.exception("a move failed", extra={"match": link.table.id})
        link.refusal = encode({"type": "problem", "key": said.key, "problem": _told(Problem("broken"), link)})
    else:
        link.answers(said.key)  # of a move that was made before, and is told again
    link.asked = ""
    link.poke()


def _told(problem: Problem, link: Link) -> object:
    return msgspec.to_builtins(document(problem, link.language))


async def _own_table(link: Link) -> Table:
    """What was true when the socket opened may not be so now: the seat, the person, the table."""
    house = link.house
    person = house.person_at_hand(link.person) or await house.person(link.person)
    if person is None or person.epoch != link.epoch:
        raise Problem("logged-out")
    table = house.table_at_hand(link.table.id) or await house.table(link.table.id)
    if table is not link.table:
        raise Problem("busy", retry_after=1)
    if table.seat(link.seat).person != link.person:
        raise Problem("wrong-seat")
    return table
