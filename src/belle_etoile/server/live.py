"""/api/matches/{id}/live: a socket for each seat or spectator. Plain ASGI: thousands may be open, each is small."""

import asyncio
import contextlib
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
from .problems import Problem, problem_for
from .routes_matches import seat_to_look_through
from .table import Table, encode
from .texts import check_address, in_json
from .wire import Said
from .words import document

DEAD: Final = 4408
STARTED: Final = "belle_etoile.started"
ADDRESS: Final = re.compile(r"/api/matches/([^/]+)/live")
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
            return
        if scope["type"] == ScopeType.HTTP:
            scope[STARTED] = time.perf_counter()  # type: ignore[typeddict-unknown-key]
            if scope["method"] == "HEAD":  # as GET; uvicorn, which keeps its own scope, leaves the body out
                scope = {**scope, "method": "GET"}
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
            if not link.code:
                raise
    with contextlib.suppress(*CLOSING, TimeoutError):
        async with asyncio.timeout(1):
            await _close(send, link.code or DEAD, link.reason)


async def _admitted(connection: Connection, send: Send) -> Link | None:
    house = house_of(connection)
    if not origin_fits(connection):
        await _close(send, 4403, "origin")
        return None
    link: Link | None = None
    refused = Problem("unavailable")
    try:
        check_address(connection.scope)
        who = await visitor(connection)
        house.limits.spend("socket", who.address, who.id)
        house.limits.room(who.address, who.id)
        table = await house.table(match_in(connection.scope["path"]))
        seat = seat_to_look_through(table, who, _number(connection, "seat"))
        link = _link(house, table, who, seat, _number(connection, "from"), send)
    except Exception as error:
        refused = problem_for(error, connection.scope["path"])
    await _accept(send)
    if link is not None and not link.table.gone:
        link.table = house.tables.setdefault(link.table.id, link.table)  # it may have been closed meanwhile
        return link
    house.metrics.problem(refused.kind)
    await _close(send, 4000 + refused.status, refused.kind)
    return None


def _link(house: House, table: Table, who: Visitor, seat: int, since: int, send: Send) -> Link:
    link = Link(house, send, table, seat, since if since <= table.version else -1)
    link.person, link.language, link.address = who.id, who.language, who.address
    link.epoch = who.person.epoch if who.person is not None else 0
    link.nonce = who.session.nonce if who.session is not None else ""
    return link


async def _accept(send: Send) -> None:
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})


async def _close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})


class _sitting:
    """The link is known to its table while it lives; the others see who is here."""

    __slots__ = ("house", "link", "table")

    def __init__(self, house: House, table: Table, link: Link) -> None:
        self.house, self.table, self.link = house, table, link

    def __enter__(self) -> None:
        self.house.links.add(self.link)
        self.house.limits.hold(self.link.address, self.link.person)
        self.table.links.add(self.link)
        self._presence()
        self.link.poke()

    def __exit__(self, *_: object) -> None:
        self.house.links.discard(self.link)
        self.house.limits.let_go(self.link.address, self.link.person)
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
        text = message.get("text") or message.get("bytes") or b""
        try:
            said = read_said(text)
        except msgspec.MsgspecError:
            return
        if in_json(text.encode() if isinstance(text, str) else text):
            _refuse(link, said, Problem("malformed", reason="key, move: control character"))
        elif said.type == "catch-up":
            _catch_up(link, said)
        elif said.type in ("move", "undo"):
            await _act(link, said)


def _catch_up(link: Link, said: Said) -> None:
    try:
        link.house.limits.spend("other", link.address, link.person)
    except Problem as problem:
        _refuse(link, said, problem)
        return
    link.version = link.table.known_since(said.from_)
    link.wants_update = True
    link.poke()


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
    except Exception as error:
        _refuse(link, said, problem_for(error, link.table.id))
    else:
        link.answers(said.key)  # of a move that was made before, and is told again
        link.asked = ""
        link.poke()


def _refuse(link: Link, said: Said, problem: Problem) -> None:
    link.house.metrics.problem(problem.kind)
    told = msgspec.to_builtins(document(problem, link.language))
    link.refusal = encode({"type": "problem", "key": said.key, "problem": told})
    link.asked = ""
    link.poke()


async def _own_table(link: Link) -> Table:
    """What was true when the socket opened may not be so now: the seat, the person, the table."""
    house = link.house
    person = house.person_at_hand(link.person) or await house.person(link.person)
    if person is None or not person.knows(link.epoch, link.nonce):
        raise Problem("logged-out")
    table = house.table_at_hand(link.table.id) or await house.table(link.table.id)
    if table is not link.table:
        raise Problem("busy", retry_after=1)
    if table.seat(link.seat).person != link.person:
        raise Problem("wrong-seat")
    return table
