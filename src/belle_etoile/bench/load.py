"""Simulated players over real sockets: tables are set by HTTP, moves go over the WebSocket, as a browser does it."""

import asyncio
import random
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

import msgspec

from .screen import Screen, look

decode: Final = msgspec.json.decode
encode: Final = msgspec.json.encode

STAGGER: Final = 6.0  # seconds over which the pairs begin: tables of a real house do not end all at once
WARM_UP: Final = 8.0


class Player:
    """A guest."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookie = self.csrf = ""

    async def come_in(self, name: str) -> "Player":
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        self.csrf = (await self.ask("GET", "/api/csrf"))["csrf"]
        self.csrf = (await self.ask("POST", "/api/guests", {"name": name}))["csrf"]
        return self

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request; raises where the server refuses."""
        content = encode(body) if body is not None else b""
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\ncookie: {self.cookie}\r\n"
            f"x-csrf-token: {self.csrf}\r\ncontent-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        )
        self.writer.write(head.encode() + content)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
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

    async def look(self, match: str, seat: int | None) -> Screen:
        """The socket of a seat, or of a spectator."""
        path = f"/api/matches/{match}/live" + (f"?seat={seat}" if seat is not None else "")
        return await look(self.host, self.port, path, self.cookie)

    def leave(self) -> None:
        self.writer.close()


@dataclass
class Tally:
    """What the players saw while the clock ran."""

    moves: int = 0
    waits: list[float] = field(default_factory=list)  # from the click to the other side's screen
    sits: list[float] = field(default_factory=list)  # from asking for a table until both screens show it
    running: bool = True


def milliseconds_at(seconds: list[float], share: float) -> float:
    """What this share of them did not exceed."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


class Pair:
    """Two players who go on playing each other, match after match, with random moves."""

    def __init__(self, players: tuple[Player, Player], number: int, tally: Tally) -> None:
        self.players = players
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

    async def play(self, game: str, after: float) -> None:
        await asyncio.sleep(after)
        while self.tally.running:
            if not self.screens[0].seen.waiting:
                self.get_up()
                await self.sit_down(game)
            await self._move()
        self.get_up()

    async def _move(self) -> None:
        seat = self.screens[0].seen.waiting[0]
        mover, other = self.screens[seat], self.screens[1 - seat]
        now = mover.seen.version
        move = self.luck.choice(mover.seen.legal).move
        start = perf_counter()
        mover.say({"type": "move", "move": move, "seen": now, "key": f"{self.match}-{now}"})
        await other.until(now + 1)
        self.tally.waits.append(other.shown - start)  # not when this task's turn comes, behind those of other pairs
        await mover.until(now + 1)
        self.tally.moves += 1

    def get_up(self) -> None:
        for screen in self.screens:
            screen.close()


async def moving(host: str, port: int, game: str, matches: int, idle: int, seconds: float) -> tuple[Tally, float]:
    """`matches` tables moving as fast as they can while `idle` others are open; the tally and its seconds."""
    tally = Tally()
    owner = await Player(host, port).come_in("idle")
    for _ in range(idle):
        await owner.ask("POST", "/api/matches", {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]})
    pairs = []
    for number in range(matches):
        players = (await Player(host, port).come_in("one"), await Player(host, port).come_in("other"))
        pair = Pair(players, number, tally)
        await pair.sit_down(game)
        pairs.append(pair)
    tasks = [asyncio.create_task(pair.play(game, STAGGER * pair.number / matches)) for pair in pairs]
    await asyncio.sleep(WARM_UP)
    tally.moves, tally.waits, tally.sits = 0, [], []
    start = perf_counter()
    await asyncio.sleep(seconds)
    told, took = Tally(tally.moves, tally.waits.copy(), tally.sits.copy()), perf_counter() - start
    tally.running = False
    await asyncio.gather(*tasks)
    return told, took


async def watching(host: str, port: int, game: str, spectators: int) -> list[Screen]:
    """Spectators at one table, who only answer pings."""
    owner = await Player(host, port).come_in("owner")
    table = await owner.ask("POST", "/api/matches", {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]})
    return [await owner.look(table["id"], None) for _ in range(spectators)]
