"""uvicorn's HTTP protocol, with time limits for slow requests and slow readers."""

import asyncio
import time
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

FOR_THE_HEAD: Final = 15.0  # seconds from the first word of a request, or from the connection, to the end of its head
FOR_THE_BODY: Final = 30.0  # seconds for its body, and more for a long one
SLOWEST: Final = 10_000.0  # bytes a second
TO_TAKE: Final = 30.0  # seconds in which the client read nothing of an answer
LARGEST_HEAD: Final = 64 * 1024
MOST_HALVES: Final = 4000  # then the oldest is closed
CHECK_EVERY: Final = 1.0
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MUCH: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HalfRequests:
    """Connections with an unfinished request, or with an answer that the client does not read, the oldest first."""

    def __init__(self) -> None:
        self.connections: dict[Any, None] = {}
        self.timer: asyncio.TimerHandle | None = None

    def add(self, connection: Any) -> None:
        if connection in self.connections:
            return
        if len(self.connections) >= MOST_HALVES:
            next(iter(self.connections)).give_up()
        self.connections[connection] = None
        if self.timer is None:
            self.timer = connection.loop.call_later(CHECK_EVERY, self.check, connection.loop)

    def discard(self, connection: Any) -> None:
        self.connections.pop(connection, None)

    def check(self, loop: asyncio.AbstractEventLoop) -> None:
        """One timer for all of them."""
        now = time.monotonic()
        for connection in list(self.connections):
            if connection.late(now):
                connection.give_up()
        self.timer = loop.call_later(CHECK_EVERY, self.check, loop) if self.connections else None


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP, with time limits for the head and the body of a request.

    When a connection becomes a WebSocket, no reference cycles stay for the garbage collector.
    """

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.halves: HalfRequests = vars(server_state).setdefault("halves", HalfRequests())  # one for each server

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
        """Whether its time is up."""
        if self.flow.write_paused:
            unsent = self.transport.get_write_buffer_size()
            if unsent != self.unsent:
                self.unsent, self.since = unsent, now
            return now - self.since > TO_TAKE
        if self.flow.read_paused:  # the server itself has paused reading
            self.since = now
        if not self.headed:
            return now - self.since > FOR_THE_HEAD
        done = self.cycle is not None and self.cycle.response_complete  # a body that nobody reads any more
        return now - self.since > (CHECK_EVERY if done else FOR_THE_BODY + self.got / SLOWEST)

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
        """With pipelined requests uvicorn tells only the last one that the client is gone."""
        self.halves.discard(self)
        self.pipeline.clear()
        if self.answering is not None and not self.answering.response_complete:
            self.answering.disconnected = True
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.halves.discard(self)
        self.half = False
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # breaks a reference cycle
