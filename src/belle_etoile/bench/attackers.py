"""The attackers of `belle-etoile bench siege`: a process that reads its plans from standard input.

It has the lowest priority: real attackers have machines of their own, here they share one with the server. What the
server does for them has normal priority. The number of attempts is limited, and counted.
"""

import asyncio
import os
import re
import sys
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias, cast

import msgspec

from ..server.campaigns.schemas.campaigns import LONGEST_ORDERS
from .load import Player
from .screen import encode, frame, local

HOST: Final = "127.0.0.1"
MOST_OPEN: Final = 2000  # connections; then the oldest goes
TICK: Final = 0.01  # seconds
MOST_AT_ONCE: Final = 8  # attempts in a tick; when the process is late, further ones are left out
LARGEST: Final = 250_000  # bytes of a body; the server takes 256 kB
LONGEST_EDITION: Final = 64_000
SHORTEST_ENTRY: Final = len("\n[[a]]\n")  # of a document, as text
UNANSWERED: Final = "open"
PING: Final = re.compile(rb'"type":"ping","n":(\d+)')
CLOSING: Final = 0x88

Piece: TypeAlias = Callable[[int], bytes]  # what the attempt of this number sends
Preparation: TypeAlias = Callable[[int, list[str]], Awaitable[list[Piece]]]  # port, addresses: a piece for each


class Plan(msgspec.Struct):
    kind: str
    sources: list[str]
    seconds: float  # at most
    share: float = 1.0  # of the usual number of attempts


class Told(msgspec.Struct):
    attempts: int
    seconds: float
    answers: dict[str, int]


# What they send


async def guests(port: int, sources: list[str]) -> list[Player]:
    found = [await Player(HOST, port, source).come_in("Eve") for source in sources]
    for guest in found:
        await guest.leave()
    return found


def same(piece: bytes, sources: list[str]) -> list[Piece]:
    return [lambda _: piece] * len(sources)


async def sockets(port: int, sources: list[str]) -> list[Piece]:
    """All at one table."""
    owner = await Player(HOST, port, sources[0]).come_in("Eve")
    table = await owner.ask("POST", "/api/matches", {"game": "stellar", "seats": [{"kind": "me"}, {"kind": "me"}]})
    await owner.leave()
    handshake = (
        f"GET /api/matches/{table['id']}/live HTTP/1.1\r\nhost: {HOST}:{port}\r\nupgrade: websocket\r\n"
        "connection: Upgrade\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
    )
    return same(handshake.encode(), sources)


async def half_heads(port: int, sources: list[str]) -> list[Piece]:
    return same(b"GET /api/lobby HTTP/1.1\r\nhost: x\r\nx-more: " + b"a" * 1000, sources)


async def half_bodies(port: int, sources: list[str]) -> list[Piece]:
    head = f"POST /api/guests HTTP/1.1\r\nhost: {HOST}:{port}\r\ncontent-type: application/json\r\n"
    return same(f'{head}content-length: {LARGEST}\r\n\r\n{{"name":"'.encode() + b"a" * (LARGEST // 10), sources)


async def large_bodies(port: int, sources: list[str]) -> list[Piece]:
    def piece(guest: Player, _: int) -> bytes:
        return guest.request("POST", "/api/guests", {"name": "a" * LARGEST})

    return [partial(piece, guest) for guest in await guests(port, sources)]


def tables(size: int, number: int) -> str:
    """TOML that takes long to read, and differs each time."""
    line = "[" + ".".join("abcdefghijklmno") + ".x{}]\n"
    return "".join(line.format(number * 10_000 + n) for n in range(size // (len(line) + 8)))


async def editions(port: int, sources: list[str]) -> list[Piece]:
    def piece(guest: Player, number: int) -> bytes:
        wish = {
            "game": "stellar",
            "seats": [{"kind": "me"}, {"kind": "me"}],
            "edition": tables(LONGEST_EDITION, number),
        }
        return guest.request("POST", "/api/matches", wish)

    return [partial(piece, guest) for guest in await guests(port, sources)]


async def orders(port: int, sources: list[str]) -> list[Piece]:
    """As text, which a worker reads, and as a document, which is written down as text first; by turns."""
    bots = [{"kind": "bot", "bot": bot} for bot in ("cautious", "ambitious")]
    wish = {"name": "Siege", "families": [{"kind": "me", "name": "Eve"}, *bots], "turns": 0}
    large: dict[str, object] = {"a": [{} for _ in range(LONGEST_ORDERS // SHORTEST_ENTRY)]}

    def piece(guest: Player, place: str, number: int) -> bytes:
        body = {"turn": 0, "document": large} if number % 2 else {"turn": 0, "text": tables(LONGEST_ORDERS, number)}
        return guest.request("PUT", place, body)

    found: list[Piece] = []
    for source in sources:
        guest = await Player(HOST, port, source).come_in("Eve")
        place = f"/api/campaigns/{(await guest.ask('POST', '/api/campaigns', wish))['id']}/orders"
        await guest.leave()
        found.append(partial(piece, guest, place))
    return found


async def log_ins(port: int, sources: list[str]) -> list[Piece]:
    """Another name each time: log-ins with one name are limited."""

    def piece(guest: Player, number: int) -> bytes:
        return guest.request("POST", "/api/sessions", {"name": f"Ada {number}", "password": f"password {number}"})

    return [partial(piece, guest) for guest in await guests(port, sources)]


class Kind(NamedTuple):
    prepare: Preparation
    rate: float  # attempts a second
    stays: bool = False  # keeps its connections open


KINDS: Final = {
    "sockets-held": Kind(sockets, 200.0, stays=True),
    "sockets-churned": Kind(sockets, 200.0),
    "half-heads": Kind(half_heads, 200.0, stays=True),
    "half-bodies": Kind(half_bodies, 100.0, stays=True),
    "large-bodies": Kind(large_bodies, 20.0),
    "editions": Kind(editions, 20.0),
    "orders": Kind(orders, 20.0),
    "log-ins": Kind(log_ins, 50.0),
}


# How they send it


class Attempt(asyncio.Protocol):
    """One connection: sends its piece and keeps the answer; for a closed socket that is its code."""

    def __init__(self, piece: bytes, stays: bool) -> None:
        self.piece, self.stays = piece, stays
        self.answer = UNANSWERED
        self.heard = bytearray()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.piece)
        self.piece = b""

    def data_received(self, data: bytes) -> None:
        if self.answer == UNANSWERED:
            self.heard += data
            self._read()
        elif not self.stays:
            self.go()
        for number in PING.findall(data):
            self._say(frame(b'{"type":"pong","n":' + number + b"}"))

    def _read(self) -> None:
        head, found, rest = bytes(self.heard).partition(b"\r\n\r\n")
        status = head[9:12].decode("latin-1")
        if not found or (status == "101" and len(rest) < 4):
            return
        closed = status == "101" and rest[0] == CLOSING
        self.answer = str(int.from_bytes(rest[2:4], "big")) if closed else status
        if not self.stays:
            self.go()

    def _say(self, data: bytes) -> None:
        if self.transport is not None:
            self.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answer == UNANSWERED and self.transport is not None:
            self.answer = "closed"

    def go(self) -> None:
        transport, self.transport = self.transport, None
        if transport is not None:
            transport.abort()


class Attack:
    """So many attempts a second until it is halted."""

    def __init__(self, port: int, plan: Plan) -> None:
        self.port, self.plan = port, plan
        self.kind = KINDS[plan.kind]
        self.pieces: list[Piece] = []
        self.made: deque[Attempt] = deque()
        self.answers: Counter[str] = Counter()
        self.connecting: set[asyncio.Task[None]] = set()
        self.attempts = 0

    async def prepare(self) -> None:
        self.pieces = await self.kind.prepare(self.port, self.plan.sources)

    async def go_on(self, halted: asyncio.Event) -> Told:
        start, due, rate = perf_counter(), 0, self.kind.rate * self.plan.share
        while not halted.is_set() and (passed := perf_counter() - start) < self.plan.seconds:
            now = int(passed * rate)
            for _ in range(min(now - due, MOST_AT_ONCE)):
                self._begin()
            due = now
            await asyncio.sleep(TICK)
        passed = perf_counter() - start
        for task in self.connecting:
            task.cancel()
        while self.made:
            self._end()
        return Told(self.attempts, passed, dict(self.answers.most_common()))

    def _begin(self) -> None:
        if len(self.made) >= MOST_OPEN:
            self._end()
        place = self.attempts % len(self.pieces)
        attempt = Attempt(self.pieces[place](self.attempts), self.kind.stays)
        self.attempts += 1
        self.made.append(attempt)
        task = asyncio.create_task(self._connect(attempt, self.plan.sources[place]))
        self.connecting.add(task)
        task.add_done_callback(self.connecting.discard)

    async def _connect(self, attempt: Attempt, source: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(lambda: attempt, HOST, self.port, local_addr=local(source))
        except OSError:
            attempt.answer = "refused"

    def _end(self) -> None:
        attempt = self.made.popleft()
        self.answers[attempt.answer] += 1
        attempt.go()


# Their orders


async def follow_plans(port: int) -> None:
    """For each plan: prints `ready`, attacks from `go` to `halt`, then prints the results."""
    while line := await _heard():
        attack = Attack(port, msgspec.json.decode(line, type=Plan))
        await attack.prepare()
        print("ready", flush=True)
        await _heard()
        halted = asyncio.Event()
        attacking = asyncio.create_task(attack.go_on(halted))
        await _heard()
        halted.set()
        print(encode(await attacking).decode(), flush=True)


async def _heard() -> str:
    return await asyncio.to_thread(sys.stdin.readline)


def main(port: int) -> None:
    from ..server.runner import allow_many_connections

    allow_many_connections()
    if hasattr(os, "nice"):
        os.nice(19)
    asyncio.run(follow_plans(port))


if __name__ == "__main__":
    main(int(sys.argv[1]))
