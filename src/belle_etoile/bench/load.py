"""Simulated players over real sockets: tables are set by HTTP, moves go over the WebSocket, as a browser does it."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

import msgspec

from .screen import Screen, local, look

decode: Final = msgspec.json.decode
encode: Final = msgspec.json.encode

STAGGER: Final = 6.0  # seconds over which the pairs begin: tables of a real server do not end all at once
WARM_UP: Final = 8.0
RUN_UP: Final = 0.5  # seconds of a round before its clock runs
RUN_OUT: Final = 0.3  # for moves under way


class Player:
    """A guest; `source` is the address they come from, where it matters."""

    def __init__(self, host: str, port: int, source: str = "") -> None:
        self.host, self.port, self.source = host, port, source
        self.cookie = self.csrf = ""

    async def come_in(self, name: str) -> "Player":
        await self._connect()
        self.csrf = (await self.ask("GET", "/api/csrf"))["csrf"]
        self.csrf = (await self.ask("POST", "/api/guests", {"name": name}))["csrf"]
        return self

    async def _connect(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port, local_addr=local(self.source))

    def request(self, method: str, path: str, body: object = None) -> bytes:
        content = encode(body) if body is not None else b""
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\ncookie: {self.cookie}\r\n"
            f"x-csrf-token: {self.csrf}\r\ncontent-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        )
        return head.encode() + content

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request; raises where the server refuses."""
        answer = (await self._answered(self.request(method, path, body))).decode().split("\r\n")
        length = 0
        for line in answer[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.split(";")[0].strip()
        said = await self.reader.readexactly(length)
        if not answer[0].split(" ")[1].startswith("2"):
            raise RuntimeError(f"{method} {path}: {answer[0]} {said.decode()}")
        return decode(said) if said else None

    async def _answered(self, request: bytes) -> bytes:
        """The head of the answer. A server closes connections that were idle for a minute, perhaps just now."""
        try:
            self.writer.write(request)
            return await self.reader.readuntil(b"\r\n\r\n")
        except (ConnectionError, asyncio.IncompleteReadError):
            await self.leave()
            await self._connect()
            self.writer.write(request)
            return await self.reader.readuntil(b"\r\n\r\n")

    async def look(self, match: str, seat: int | None) -> Screen:
        """The socket of a seat, or of a spectator."""
        path = f"/api/matches/{match}/live" + (f"?seat={seat}" if seat is not None else "")
        return await look(self.host, self.port, path, self.cookie, self.source)

    async def leave(self) -> None:
        """At once: a connection that the server is just closing need not be waited for."""
        self.writer.transport.abort()


@dataclass
class Tally:
    """What the players saw while the clock ran."""

    moves: int = 0
    waits: list[float] = field(default_factory=list)  # from the click to the other side's screen
    sits: list[float] = field(default_factory=list)  # from asking for a table until both screens show it
    running: bool = True


@dataclass
class Round:
    """What was seen in one round; `spent` is the server's processor time."""

    moves: int
    seconds: float
    spent: float
    waits: list[float]
    sits: list[float]


def milliseconds_at(seconds: list[float], share: float) -> float:
    """What this share of them did not exceed."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


class Pair:
    """Two players who go on playing each other, match after match, with random moves."""

    def __init__(self, players: tuple[Player, Player], number: int, tally: Tally, pace: float = 0.0) -> None:
        self.players = players
        self.pace = pace  # seconds for which they think of a move, more or less
        self.luck = random.Random(number)
        self.number = number
        self.tally = tally
        self.screens: list[Screen] = []

    async def sit_down(self, game: str) -> None:
        start = perf_counter()
        one, other = self.players
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await one.ask("POST", "/api/matches", {"game": game, "seats": seats})
        self.match = table["id"]
        token = table["links"]["seats"][1].split("token=")[1]
        await other.ask("POST", f"/api/matches/{self.match}/join", {"token": token})
        self.screens = [await one.look(self.match, 0), await other.look(self.match, 1)]
        for screen in self.screens:
            await screen.until(0)
        self.tally.sits.append(perf_counter() - start)

    async def play(self, game: str, after: float, open: asyncio.Event) -> None:
        await asyncio.sleep(after)
        while await open.wait() and self.tally.running:
            if not self.screens[0].seen.waiting:
                self.get_up()
                await self.sit_down(game)
            await self._move()
            if self.pace:
                await asyncio.sleep(self.pace * self.luck.uniform(0.5, 1.5))
        self.get_up()

    async def _move(self) -> None:
        seat = self.screens[0].seen.waiting[0]
        mover, other = self.screens[seat], self.screens[1 - seat]
        now = mover.seen.version
        move = self.luck.choice(mover.seen.legal).move
        start = perf_counter()
        mover.say({"type": "move", "move": move, "seen": now, "key": f"{self.match}-{now}"})
        await mover.until(now + 1)  # who is refused hears of it, and the other does not
        await other.until(now + 1)
        self.tally.waits.append(other.shown - start)  # not the time now: this task may have waited behind other pairs
        self.tally.moves += 1

    def get_up(self) -> None:
        for screen in self.screens:
            screen.close()


class Load:
    """`matches` tables that move as fast as they can, or at a pace, while `idle` others are open; it can be halted
    between rounds. With `homes` each player comes from an address of their own, 127.1.x.y.
    """

    def __init__(self, host: str, port: int, game: str, pace: float = 0.0, homes: bool = False) -> None:
        self.host, self.port, self.game = host, port, game
        self.pace, self.homes = pace, homes
        self.tally = Tally()
        self.open = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.people: list[Player] = []

    async def sit_down(self, matches: int, idle: int) -> None:
        owner = await self._player("idle")
        for _ in range(idle):
            await owner.ask("POST", "/api/matches", {"game": self.game, "seats": [{"kind": "me"}, {"kind": "me"}]})
        for number in range(matches):
            pair = Pair((await self._player("one"), await self._player("other")), number, self.tally, self.pace)
            await pair.sit_down(self.game)
            self.tasks.append(asyncio.create_task(pair.play(self.game, STAGGER * number / matches, self.open)))
        self.open.set()
        await asyncio.sleep(WARM_UP)
        self.open.clear()

    async def _player(self, name: str) -> Player:
        number = len(self.people)
        home = f"127.1.{number // 250}.{number % 250 + 1}" if self.homes else ""
        self.people.append(await Player(self.host, self.port, home).come_in(name))
        return self.people[-1]

    async def play(self, seconds: float, spent: Callable[[], float]) -> Round:
        """Goes on, looks for so long once all is in motion, and halts; `spent` is asked for the server's seconds."""
        self.open.set()
        await asyncio.sleep(RUN_UP)
        self.tally.moves, self.tally.waits, self.tally.sits = 0, [], []
        start, before = perf_counter(), spent()
        await asyncio.sleep(seconds)
        found = Round(
            self.tally.moves, perf_counter() - start, spent() - before, self.tally.waits.copy(), self.tally.sits.copy()
        )
        self.open.clear()
        await asyncio.sleep(RUN_OUT)
        return found

    async def leave(self) -> None:
        self.tally.running = False
        self.open.set()
        await asyncio.gather(*self.tasks)
        for player in self.people:
            await player.leave()


async def watching(host: str, port: int, game: str, spectators: int) -> list[Screen]:
    """Spectators at one table, who only answer pings."""
    owner = await Player(host, port).come_in("owner")
    table = await owner.ask("POST", "/api/matches", {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]})
    screens = [await owner.look(table["id"], None) for _ in range(spectators)]
    await owner.leave()
    return screens
