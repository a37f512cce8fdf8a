"""uvicorn's WebSocket protocol on a diet: two thousand spectators are mostly two thousand of these.

Once the connection stands, the handshake's headers and a general queue are of no more use; without them a socket takes
about two thirds of the memory. And a message goes to the wire, or comes from it, as one frame of RFC 6455, 5.2; the
general parser is asked only when somebody sends anything else.
"""

import asyncio
import logging
import time
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

MOST_UNREAD: Final = 8  # messages; whoever sends more waits
FOR_THE_HEAD: Final = 15.0  # seconds from the first word of a request, or from the connection, to the end of its head
FOR_THE_BODY: Final = 30.0  # seconds for its body, and more for a long one
SLOWEST: Final = 10_000.0  # bytes a second
TO_TAKE: Final = 30.0  # seconds in which nothing of an answer was taken
LARGEST_HEAD: Final = 64 * 1024
MOST_HALVES: Final = 4000  # the oldest goes first
LOOK_EVERY: Final = 1.0
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
log: Final = logging.getLogger(__name__)


class Inbox:
    """What `asyncio.Queue` does for one reader."""

    __slots__ = ("items", "loop", "waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop  # to ask which one is running is a call of the system, for each message
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


class Halves:
    """Connections that owe the rest of a request, or do not take the rest of an answer, in the order they came."""

    def __init__(self) -> None:
        self.doors: dict[Any, None] = {}
        self.timer: asyncio.TimerHandle | None = None

    def add(self, door: Any) -> None:
        if door in self.doors:
            return
        if len(self.doors) >= MOST_HALVES:
            next(iter(self.doors)).give_up()
        self.doors[door] = None
        if self.timer is None:
            self.timer = door.loop.call_later(LOOK_EVERY, self.look, door.loop)

    def discard(self, door: Any) -> None:
        self.doors.pop(door, None)

    def look(self, loop: asyncio.AbstractEventLoop) -> None:
        """One timer for all of them."""
        now = time.monotonic()
        for door in list(self.doors):
            if door.late(now):
                door.give_up()
        self.timer = loop.call_later(LOOK_EVERY, self.look, loop) if self.doors else None


TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MUCH: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Door(HttpToolsProtocol):
    """uvicorn's HTTP, which waits for the rest of a request, or of its head, for so long and no longer.

    What becomes a socket leaves nothing behind for Python's collector to find.
    """

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.halves: Halves = vars(server_state).setdefault("halves", Halves())  # one for each server

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.half, self.headed = True, False
        self.since, self.got = time.monotonic(), 0
        self.unsent = 0
        self.answering: Any = None
        self.halves.add(self)

    def data_received(self, data: bytes) -> None:
        self.got += len(data)
        super().data_received(data)
        if not self.half:
            self.halves.discard(self)
            return
        self.halves.add(self)
        if self.got > LARGEST_HEAD and not self.headed:
            self.give_up(TOO_MUCH)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.half, self.headed = True, False
        self.since, self.got = time.monotonic(), 0

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.headed = True
        self.since, self.got = time.monotonic(), 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.half = False

    def late(self, now: float) -> bool:
        """Whether it is no use to wait any longer."""
        if self.flow.write_paused:
            unsent = self.transport.get_write_buffer_size()
            if unsent != self.unsent:
                self.unsent, self.since = unsent, now
            return now - self.since > TO_TAKE
        if self.flow.read_paused:  # it is the house that does not take the rest
            self.since = now
        if not self.headed:
            return now - self.since > FOR_THE_HEAD
        done = self.cycle is not None and self.cycle.response_complete  # a body that nobody reads any more
        return now - self.since > (LOOK_EVERY if done else FOR_THE_BODY + self.got / SLOWEST)

    def give_up(self, why: bytes = TOO_LATE) -> None:
        self.halves.discard(self)
        started = self.cycle is not None and self.cycle.response_started
        if self.flow.write_paused:
            self.transport.abort()
        elif not self.transport.is_closing():
            if not (self.headed and started):
                self.transport.write(why)
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unsent, self.since = 0, time.monotonic()
        self.halves.add(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.half:
            self.halves.discard(self)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        """Of several requests at once uvicorn tells only the last one."""
        self.halves.discard(self)
        self.pipeline.clear()
        if self.answering is not None and not self.answering.response_complete:
            self.answering.disconnected = True
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.halves.discard(self)
        self.half = False
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds what holds it


class SmallSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self.logger = self.conn.logger = log  # uvicorn's would write lines for each socket that opens
        self.plain = False  # so far only whole, short texts have come
        self.flows = False  # nothing stands between a message and the wire

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send" and self.flows:
            self.write_text(message["text"].encode())
            return
        try:
            await super().send(message)
        finally:
            self.see_whether_it_flows()
        if message["type"] == "websocket.accept":
            self.request = self.response = None  # type: ignore[assignment]
            self.scope["headers"] = []
            self.plain = not self.conn.reader.buffer

    def write_text(self, text: bytes) -> None:
        self.transport.write(text_frame(text))

    def data_received(self, data: bytes) -> None:
        texts = texts_in(data) if self.plain and len(data) <= self.config.ws_max_size else None
        if texts is None or self.close_sent:
            self.plain = False  # from here on the general parser keeps count
            super().data_received(data)
            self.see_whether_it_flows()
            return
        for text in texts:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue.items) > MOST_UNREAD and not self.read_paused:  # type: ignore[attr-defined]
            self.read_paused = True
            self.transport.pause_reading()

    # Whatever may stop the flow, or let it go on

    def see_whether_it_flows(self) -> None:
        """No handshake is under way, no goodbye, no buffer is full."""
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
        self.see_whether_it_flows()

    def connection_lost(self, exc: Exception | None) -> None:
        self.flows = False
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds what holds it

    def shutdown(self) -> None:
        super().shutdown()
        self.see_whether_it_flows()
