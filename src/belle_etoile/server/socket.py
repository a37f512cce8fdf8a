"""uvicorn's WebSocket protocol on a diet: two thousand spectators are mostly two thousand of these.

Once the connection stands, the handshake's headers and a general queue are of no more use; without them a socket takes
about two thirds of the memory. And a message that is ready goes to the wire as one frame.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State


class Inbox:
    """What `asyncio.Queue` does for one reader."""

    __slots__ = ("items", "waiter")

    def __init__(self) -> None:
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
            self.waiter = asyncio.get_running_loop().create_future()
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
    """RFC 6455, 5.2: one whole text message from the server, not masked, not compressed."""
    size = len(content)
    if size < 126:
        return bytes((0x81, size)) + content
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + content
    return b"\x81\x7f" + size.to_bytes(8, "big") + content


class SmallSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send" and self._may_write():
            self.transport.write(text_frame(message["text"].encode()))
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request = self.response = None  # type: ignore[assignment]
            self.scope["headers"] = []

    def _may_write(self) -> bool:
        """Nothing stands between a message and the wire: no handshake, no goodbye, no full buffer."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.initial_response is None
            and self.conn.state is State.OPEN
            and self.writable.closed is None  # type: ignore[attr-defined]
        )
