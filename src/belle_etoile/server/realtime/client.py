"""One socket. It keeps no queue: it knows what it was sent last, and is brought up to date from there when it is free.

A slow client therefore misses steps in between and gets a fresh view, and costs no more memory than a quick one.
"""

import asyncio
import time
from itertools import count
from typing import TYPE_CHECKING

from litestar.exceptions import WebSocketException
from litestar.types import Send

from ..matches.clock import clock_for
from ..matches.presenters import table_for
from ..matches.table import Table, encode
from .schemas import ClockMessage, PingMessage, PresenceMessage, TableMessage
from .websocket_protocol import WebSocketProtocol

if TYPE_CHECKING:
    from ..context import Context

CLOSING = (WebSocketException, OSError, RuntimeError)

NUMBERS = count()


class Client:
    __slots__ = (
        "address",
        "asked",
        "busy",
        "code",
        "context",
        "epoch",
        "heard",
        "key",
        "language",
        "listener",
        "nonce",
        "number",
        "person",
        "pinged",
        "proposal",
        "reason",
        "refusal",
        "seat",
        "send",
        "socket",
        "table",
        "task",
        "version",
        "wants_clock",
        "wants_ping",
        "wants_presence",
        "wants_table",
        "wants_update",
    )

    def __init__(self, context: "Context", send: Send, table: Table, seat: int, since: int) -> None:
        self.context = context
        self.send = send
        sender = getattr(send, "__self__", None)
        self.socket = sender if isinstance(sender, WebSocketProtocol) else None  # writes without a task where it can
        self.table = table
        self.seat = seat
        self.version = since  # the last one sent; -1: none
        self.number = next(NUMBERS)
        self.person = ""
        self.epoch = 0
        self.nonce = ""  # of the session
        self.address = ""
        self.language = "fr"
        self.asked = ""  # the key of the move under way
        self.key = ""  # of the move that the next update answers
        self.refusal = b""
        self.proposal = b""  # a partner's, not yet told
        self.pinged = 0
        self.busy = False
        self.wants_update = False
        self.wants_table = True
        self.wants_presence = True
        self.wants_clock = False
        self.wants_ping = False
        self.task: asyncio.Task[None] | None = None
        self.listener: asyncio.Task[None] | None = None
        self.heard = time.monotonic()  # the last sign of life
        self.code = 0  # with which the server closes it, and why
        self.reason = ""

    def end(self, code: int, reason: str) -> None:
        """The server closes it: no sign of life for too long, or its session has ended."""
        self.code, self.reason = code, reason
        if self.listener is not None:
            self.listener.cancel()

    def answers(self, key: str) -> None:
        """The next update is the answer to this move, if it was made here."""
        if self.asked and self.asked == key:
            self.key, self.asked, self.wants_update = key, "", True

    def poke(self) -> None:
        """Sends what is new: at once if no lock has to be waited for."""
        if self.busy or self._bring_now():
            return
        self.busy = True
        self.task = asyncio.get_running_loop().create_task(self._bring())

    def _bring_now(self) -> bool:
        """Whether nothing is wanted any more."""
        while self.socket is not None and self.socket.flows:
            message = self._next()
            if message is None:
                return True
            if not message:
                return False
            self.socket.write_text(message)
        return False

    async def _bring(self) -> None:
        """Sends messages until nothing is wanted; at most one message is under way."""
        try:
            while (message := self._next()) is not None:
                if not message:
                    async with self.table.lock:
                        message = self._update_now()
                if message:
                    await self.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        except CLOSING:
            pass  # the task that reads this socket sees it, too
        finally:
            self.busy = False
            self.task = None

    def _update_now(self) -> bytes:
        """What the table tells; nothing where it was dropped meanwhile."""
        return b"" if self.table.gone else self._updated(self.table.update(self.seat, self.version))

    def _updated(self, update: bytes) -> bytes:
        """An UpdateMessage: the Update is the same bytes for all who see a seat's view, the rest is not.

        The mover's carries the key of the move.
        """
        self.version = self.table.version
        self.wants_update = False
        self.wants_clock = self.table.row.timed
        if not self.key:
            return b'{"type":"update",' + update[1:]
        key, self.key = self.key, ""
        return b'{"type":"update","key":' + encode(key) + b"," + update[1:]

    def _next(self) -> bytes | None:
        """The next message; b"" where the table must be locked for it, None when nothing is wanted."""
        table = self.table
        if self.refusal:
            refusal, self.refusal = self.refusal, b""
            return refusal
        if table.gone:
            return None
        if table.match is not None and (self.wants_update or self.version != table.version):
            update = table.told_already(self.seat, self.version)
            return self._updated(update) if update is not None else b""
        if self.wants_table:
            self.wants_table = self.wants_clock = False
            return encode(TableMessage(table_for(table, self.person, self.language)))
        if self.wants_clock:
            self.wants_clock = False
            return encode(ClockMessage(clock_for(table)))
        if self.proposal:
            proposal, self.proposal = self.proposal, b""
            return proposal
        if self.wants_presence:
            self.wants_presence = False
            return encode(PresenceMessage(table.here()))
        if self.wants_ping:
            self.wants_ping = False
            self.pinged += 1
            return encode(PingMessage(self.pinged))
        return None


async def ping_clients(clients: set[Client], patience: float) -> None:
    """End each connection that was silent for `patience` seconds, and ask the others for a sign of life.

    A quarter of them at a time, so that two thousand do not speak at once.
    """
    quarter = 0
    while True:
        await asyncio.sleep(patience / 9)
        quarter = (quarter + 1) % 4
        silent_since = time.monotonic() - patience
        for client in list(clients):
            if client.heard < silent_since:
                client.end(4408, "dead")
            elif client.number % 4 == quarter:
                client.wants_ping = True
                client.poke()
