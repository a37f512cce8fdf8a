"""A WebSocket client that costs little: a bench's players share the machine with the server they measure."""

import asyncio
import struct
from time import perf_counter
from typing import Final, cast

import msgspec

encode: Final = msgspec.json.encode


class Legal(msgspec.Struct):
    move: str


class Told(msgspec.Struct):
    """What a simulated player reads of a message; the rest is ignored."""

    type: str
    version: int = -1
    waiting: list[int] = []
    legal: list[Legal] = []
    n: int = 0
    problem: msgspec.Raw = msgspec.Raw()


read_told: Final = msgspec.json.Decoder(Told).decode


def frame(content: bytes) -> bytes:
    """A text frame. The mask that the protocol asks of clients is zero: it changes nothing."""
    if len(content) < 126:
        return struct.pack("!BBI", 0x81, 0x80 | len(content), 0) + content
    return struct.pack("!BBHI", 0x81, 0x80 | 126, len(content), 0) + content


class Screen(asyncio.Protocol):
    """One seat's or spectator's socket: answers pings, keeps the last update."""

    def __init__(self, handshake: bytes) -> None:
        self.handshake = handshake
        self.buffer = bytearray()
        self.open = False
        self.seen = Told("update")
        self.shown = 0.0  # when it was
        self._wanted = 0
        self._waiter: asyncio.Future[None] | None = None
        self._failure: Exception | None = None  # that came while nobody waited

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.handshake)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._fail(RuntimeError(head.decode()))
                return
            self.open, self.buffer = True, bytearray(rest)
        while (content := self._frame()) is not None:
            self._hear(content)

    def _frame(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1] & 127
        if length == 126:
            start, length = 4, int.from_bytes(buffer[2:4], "big")
        elif length == 127:
            start, length = 10, int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start + length:
            return None
        content = bytes(buffer[start : start + length]) if buffer[0] == 0x81 else b""
        del buffer[: start + length]
        return content

    def _hear(self, content: bytes) -> None:
        if not content:
            return
        told = read_told(content)
        if told.type == "update":
            self.seen, self.shown = told, perf_counter()
            if self._waiter is not None and told.version >= self._wanted and not self._waiter.done():
                self._waiter.set_result(None)
        elif told.type == "ping":
            self.say({"type": "pong", "n": told.n})
        elif told.type == "problem":
            self._fail(RuntimeError(bytes(told.problem).decode()))

    def _fail(self, error: Exception) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_exception(error)
        else:
            self._failure = error

    def connection_lost(self, exc: Exception | None) -> None:
        self._fail(exc or ConnectionError("the server closed the socket"))

    def say(self, message: object) -> None:
        self.transport.write(frame(encode(message)))

    async def until(self, version: int) -> None:
        """Until this screen shows `version`; raises what the server refused, also if that came before."""
        if self.seen.version < version:
            if self._failure is not None:
                raise self._failure
            self._wanted = version
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter

    def close(self) -> None:
        self.transport.close()


def local(source: str) -> tuple[str, int] | None:
    """Where a connection comes from: an address of this machine, or whichever it likes."""
    return (source, 0) if source else None


async def look(host: str, port: int, path: str, cookie: str, source: str = "") -> Screen:
    handshake = (
        f"GET {path} HTTP/1.1\r\nhost: {host}:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\ncookie: {cookie}\r\n\r\n"
    )
    loop, place = asyncio.get_running_loop(), local(source)
    _, screen = await loop.create_connection(lambda: Screen(handshake.encode()), host, port, local_addr=place)
    return screen
