"""One socket. It keeps no queue: it knows what it was sent last, and is brought up to date from there when it is free.

A slow client therefore misses steps in between and gets a fresh view, and costs no more memory than a quick one.
"""

import asyncio
import time
from itertools import count
from typing import TYPE_CHECKING

from litestar.exceptions import WebSocketException
from litestar.types import Send

from .showing import table_for
from .table import Table, encode

if TYPE_CHECKING:
    from .house import House

CLOSING = (WebSocketException, OSError, RuntimeError)

NUMBERS = count()


class Link:
    __slots__ = (
        "address",
        "busy",
        "dead",
        "epoch",
        "heard",
        "house",
        "key",
        "language",
        "listener",
        "number",
        "person",
        "pinged",
        "proposal",
        "refusal",
        "seat",
        "send",
        "table",
        "task",
        "version",
        "wants_ping",
        "wants_presence",
        "wants_table",
        "wants_update",
    )

    def __init__(self, house: "House", send: Send, table: Table, seat: int, since: int) -> None:
        self.house = house
        self.send = send
        self.table = table
        self.seat = seat
        self.version = since  # the last one sent; -1: none
        self.number = next(NUMBERS)
        self.person = ""
        self.epoch = 0
        self.address = ""
        self.language = "fr"
        self.key = ""  # of the move that the next update answers
        self.refusal = b""
        self.proposal = b""  # a partner's, not yet told
        self.pinged = 0
        self.busy = False
        self.wants_update = False
        self.wants_table = True
        self.wants_presence = True
        self.wants_ping = False
        self.task: asyncio.Task[None] | None = None
        self.listener: asyncio.Task[None] | None = None
        self.heard = time.monotonic()  # the last sign of life
        self.dead = False

    def give_up(self) -> None:
        """Nothing was heard for too long."""
        self.dead = True
        if self.listener is not None:
            self.listener.cancel()

    def poke(self) -> None:
        if not self.busy:
            self.busy = True
            self.task = asyncio.get_running_loop().create_task(self._bring())

    async def _bring(self) -> None:
        """Send what is wanted until nothing is; at most one message is under way."""
        try:
            while (text := await self._next()) is not None:
                await self.send({"type": "websocket.send", "bytes": None, "text": text})
        except CLOSING:
            pass  # the one who listens on this socket hears of it, too
        finally:
            self.busy = False
            self.task = None

    def _answering(self) -> str:
        """The beginning of an update; the mover's own carries the key of the move."""
        if not self.key:
            return '{"type":"update",'
        key, self.key = self.key, ""
        return '{"type":"update","key":' + encode(key).decode() + ","

    async def _next(self) -> str | None:
        table = self.table
        if self.refusal:
            refusal, self.refusal = self.refusal, b""
            return refusal.decode()
        if table.match is not None and (self.wants_update or self.version != table.version):
            update = table.told_already(self.seat, self.version)
            if update is None:
                async with table.lock:
                    update = table.update(self.seat, self.version)
                    self.version = table.version
            else:
                self.version = table.version
            self.wants_update = False
            return self._answering() + update[1:].decode()
        if self.wants_table:
            self.wants_table = False
            shown = encode(table_for(table, self.person, self.language))
            return '{"type":"table","table":' + shown.decode() + "}"
        if self.proposal:
            proposal, self.proposal = self.proposal, b""
            return proposal.decode()
        if self.wants_presence:
            self.wants_presence = False
            return encode({"type": "presence", "here": table.here()}).decode()
        if self.wants_ping:
            self.wants_ping = False
            self.pinged += 1
            return encode({"type": "ping", "n": self.pinged}).decode()
        return None
