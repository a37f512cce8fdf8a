"""uvicorn's WebSocket protocol with less memory: two thousand spectators are mostly two thousand of these.

After the handshake the request and the general queue are not needed; without them a socket takes about half of the
memory. A message is sent or read as one frame (RFC 6455, 5.2); the general parser is used only for anything else.
"""

import asyncio
import logging
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

MOST_UNREAD: Final = 8  # messages; then reading pauses
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
log: Final = logging.getLogger(__name__)


class Inbox:
    """What `asyncio.Queue` does for one reader."""

    __slots__ = ("items", "loop", "waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop  # asking for the running loop costs a system call for each message
        self.items: list[Any] = []
        self.waiter: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.items.append(item)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def empty(self) -> bool:
        return not self.items

    async def get(self) -> Any:
        while not self.items:
            self.waiter = self.loop.create_future()
            try:
                await self.waiter
            finally:
                self.waiter = None
        return self.items.pop(0)


class Gate:
    """What `asyncio.Event` does, without a deque for those who wait: there is hardly ever one."""

    __slots__ = ("closed",)

    def __init__(self) -> None:
        self.closed: asyncio.Future[None] | None = None

    def set(self) -> None:
        if self.closed is not None and not self.closed.done():
            self.closed.set_result(None)
        self.closed = None

    def clear(self) -> None:
        if self.closed is None:
            self.closed = asyncio.get_running_loop().create_future()

    async def wait(self) -> bool:
        if self.closed is not None:
            await asyncio.shield(self.closed)
        return True


def text_frame(content: bytes) -> bytes:
    """One whole text message from the server, not masked, not compressed."""
    size = len(content)
    if size < 126:
        return bytes((0x81, size)) + content
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + content
    return b"\x81\x7f" + size.to_bytes(8, "big") + content


def texts_in(data: bytes) -> list[str] | None:
    """The messages, if these bytes are nothing but whole, short text messages of a client."""
    found: list[str] = []
    at, end = 0, len(data)
    while at < end:
        if end - at < 6 or data[at] != WHOLE_TEXT or not data[at + 1] & MASKED:
            return None
        size, head = data[at + 1] & 0x7F, at + 2
        if size == 126:
            size, head = int.from_bytes(data[head : head + 2], "big"), head + 2
        elif size == 127:
            return None
        body, at = head + 4, head + 4 + size
        if at > end:
            return None
        try:
            found.append(apply_mask(data[body:at], data[head:body]).decode())
        except UnicodeDecodeError:
            return None
    return found


class WebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self.logger = self.conn.logger = log  # uvicorn's would write lines for each socket that opens
        self.plain = False  # so far only whole, short texts have come
        self.flows = False  # a message can be written directly

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send" and self.flows:
            self.write_text(message["text"].encode())
            return
        try:
            await super().send(message)
        finally:
            self.update_flows()
        if message["type"] == "websocket.accept":
            self.plain = not self.conn.reader.buffer
            self._forget_handshake()

    def _forget_handshake(self) -> None:
        """What only the handshake needed is four kilobytes of fourteen, and a socket may stay for hours."""
        self.request = self.response = None  # type: ignore[assignment]
        cast(dict[str, Any], self.scope).clear()  # those who serve this socket have read it
        if self.plain and not self.conn.reader.eof:
            self.conn.parser.close()
            self.conn.parser = self.conn.parse()  # the first one keeps the request
            next(self.conn.parser)
        self.__dict__ = dict(self.__dict__)  # it has grown one by one, to twice the room it needs

    def write_text(self, text: bytes) -> None:
        self.transport.write(text_frame(text))

    def data_received(self, data: bytes) -> None:
        texts = texts_in(data) if self.plain and len(data) <= self.config.ws_max_size else None
        if texts is None or self.close_sent:
            self.plain = False  # from here on the general parser keeps count
            super().data_received(data)
            self.update_flows()
            return
        for text in texts:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue.items) > MOST_UNREAD and not self.read_paused:  # type: ignore[attr-defined]
            self.read_paused = True
            self.transport.pause_reading()

    # What may stop direct writing, or allow it again

    def update_flows(self) -> None:
        """Direct writing is possible: no handshake or close is under way, and no buffer is full."""
        self.flows = (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.initial_response is None
            and self.conn.state is State.OPEN
            and self.writable.closed is None  # type: ignore[attr-defined]
        )

    def pause_writing(self) -> None:
        super().pause_writing()
        self.flows = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.update_flows()

    def connection_lost(self, exc: Exception | None) -> None:
        self.flows = False
        super().connection_lost(exc)
        self.conn.parser.close()  # breaks a reference cycle

    def shutdown(self) -> None:
        super().shutdown()
        self.update_flows()
