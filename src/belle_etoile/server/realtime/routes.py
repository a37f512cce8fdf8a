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

from ...core import EVERYONE
from ..context import Context
from ..http.input_checks import check_address, in_json
from ..http.language import problem_document
from ..http.problems import Problem, problem_for
from ..http.requests import Connection, Visitor, context_of, origin_fits, visitor
from ..matches.access import seat_whose_view
from ..matches.moves import play, undo
from ..matches.table import Table, encode
from .client import CLOSING, Client
from .schemas import ProblemMessage, Said

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


class SocketsFirst:
    """The application: sockets go straight to their tables, everything else through Litestar.

    So messages of a socket pass through no middleware.
    """

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["litestar_app"] = self.app
            await serve_socket(scope, receive, send)
            return
        if scope["type"] == ScopeType.HTTP:
            scope[STARTED] = time.perf_counter()  # type: ignore[typeddict-unknown-key]
            if scope["method"] == "HEAD":  # as GET; uvicorn, which keeps its own scope, leaves the body out
                scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


async def serve_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Refusals close with 4000 + the problem's status and its kind, so that a browser can read them."""
    await receive()
    client = await _admitted(ASGIConnection(scope, receive, send), send)
    if client is None:
        return
    with _sitting(client.context, client.table, client):
        client.listener = asyncio.current_task()
        try:
            await _listen(receive, client)
        except asyncio.CancelledError:
            if not client.code:
                raise
    with contextlib.suppress(*CLOSING, TimeoutError):
        async with asyncio.timeout(1):
            await _close(send, client.code or DEAD, client.reason)


async def _admitted(connection: Connection, send: Send) -> Client | None:
    context = context_of(connection)
    if not origin_fits(connection):
        await _close(send, 4403, "origin")
        return None
    client: Client | None = None
    refused = Problem("unavailable")
    try:
        check_address(connection.scope)
        who = await visitor(connection)
        context.limits.spend("socket", who.address, who.id)
        context.limits.room(who.address, who.id)
        table = await context.table(match_in(connection.scope["path"]))
        seat = seat_whose_view(table, who, _number(connection, "seat"))
        client = _link(context, table, who, seat, _number(connection, "from"), send)
    except Exception as error:
        refused = problem_for(error, connection.scope["path"])
    await _accept(send)
    if client is not None and not client.table.gone:
        client.table = context.tables.setdefault(client.table.id, client.table)  # it may have been closed meanwhile
        return client
    context.metrics.problem(refused.kind)
    await _close(send, 4000 + refused.status, refused.kind)
    return None


def _link(context: Context, table: Table, who: Visitor, seat: int, since: int, send: Send) -> Client:
    client = Client(context, send, table, seat, since if since <= table.version else -1)
    client.person, client.language, client.address = who.id, who.language, who.address
    client.epoch = who.person.epoch if who.person is not None else 0
    client.nonce = who.session.nonce if who.session is not None else ""
    return client


async def _accept(send: Send) -> None:
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})


async def _close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})


class _sitting:
    """While the client is connected its table knows it, and others see who is present."""

    __slots__ = ("client", "context", "table")

    def __init__(self, context: Context, table: Table, client: Client) -> None:
        self.context, self.table, self.client = context, table, client

    def __enter__(self) -> None:
        self.context.clients.add(self.client)
        self.context.limits.hold(self.client.address, self.client.person)
        self.table.clients.add(self.client)
        self._presence()
        self.client.poke()

    def __exit__(self, *_: object) -> None:
        self.context.clients.discard(self.client)
        self.context.limits.let_go(self.client.address, self.client.person)
        self.table.clients.discard(self.client)
        if self.client.task is not None:
            self.client.task.cancel()
        self._presence()

    def _presence(self) -> None:
        if self.client.seat != EVERYONE:
            self.context.presence_changed(self.table)


async def _listen(receive: Receive, client: Client) -> None:
    """Reads messages until the client goes, or sends what cannot be read."""
    while True:
        message: Any = await receive()
        if message["type"] != "websocket.receive":
            return
        client.heard = time.monotonic()
        text = message.get("text") or message.get("bytes") or b""
        try:
            said = read_said(text)
        except msgspec.MsgspecError:
            return
        if in_json(text.encode() if isinstance(text, str) else text):
            _refuse(client, said, Problem("malformed", reason="key, move: control character"))
        elif said.type == "catch-up":
            _catch_up(client, said)
        elif said.type in ("move", "undo"):
            await _act(client, said)


def _catch_up(client: Client, said: Said) -> None:
    try:
        client.context.limits.spend("other", client.address, client.person)
    except Problem as problem:
        _refuse(client, said, problem)
        return
    client.version = client.table.known_since(said.from_)
    client.wants_update = True
    client.poke()


async def _act(client: Client, said: Said) -> None:
    """The answer is the seat's next update, which carries the key, or a problem that does."""
    context = client.context
    try:
        table = await _own_table(client)
        context.limits.spend("move", client.address, client.person)
        if not said.key or (said.type == "move") != bool(said.move):
            raise Problem("malformed", reason="move, key")
        client.asked = said.key
        if said.type == "move":
            await play(context, table, client.seat, said.move, said.seen, said.key)
        else:
            await undo(context, table, client.seat, said.seen, said.key)
    except Exception as error:
        _refuse(client, said, problem_for(error, client.table.id))
    else:
        client.answers(said.key)  # of a move that was made before, and is told again
        client.asked = ""
        client.poke()


def _refuse(client: Client, said: Said, problem: Problem) -> None:
    client.context.metrics.problem(problem.kind)
    client.refusal = encode(ProblemMessage(said.key, problem_document(problem, client.language)))
    client.asked = ""
    client.poke()


async def _own_table(client: Client) -> Table:
    """What was true when the socket opened may not be so now: the seat, the person, the table."""
    context = client.context
    person = context.person_at_hand(client.person) or await context.person(client.person)
    if person is None or not person.knows(client.epoch, client.nonce):
        raise Problem("logged-out")
    table = context.table_at_hand(client.table.id) or await context.table(client.table.id)
    if table is not client.table:
        raise Problem("busy", retry_after=1)
    if table.seat(client.seat).person != client.person:
        raise Problem("wrong-seat")
    return table
