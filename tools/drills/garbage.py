"""Nonsense over every route and over the sockets: no 5xx, no hang, no death, no growth, no error in the log."""

import asyncio
import base64
import json
import os
import re
import subprocess
import sys
from contextlib import suppress
from typing import Any, Final

import httptools

from tests.server.people import Person, Server, served
from tests.server.sickness import alive
from tests.server.test_campaigns import BOTS, found, play_turn

from .load import Order, Report, errors_in, ground, memory_of
from .nonsense import Known, Nonsense, Request

CONNECTIONS: Final = 12
AT_ONCE: Final = 8  # requests in one go, on one connection
PATIENCE: Final = 5.0  # seconds without an answer are a hang
ROUNDS_ALONE: Final = 0.1  # of them: a socket
FRAMES: Final = 12
MOST_GROWTH: Final = 300 << 20  # bytes: tables that are opened stay in memory, a thousand at most
TROUBLE: Final = re.compile(rb"HTTP/1\.1 5\d\d")


class Answers:
    """Reads answers, one after the other, off one connection."""

    def __init__(self) -> None:
        self.parser = httptools.HttpResponseParser(self)
        self.statuses: list[int] = []
        self.bodies: list[bytes] = []
        self.body = b""
        self.ended = False

    def on_body(self, part: bytes) -> None:
        self.body += part[:400]

    def on_message_complete(self) -> None:
        status = self.parser.get_status_code()
        if status >= 200:
            self.statuses.append(status)
            self.bodies.append(self.body)
            self.ended = not self.parser.should_keep_alive()
        self.body = b""


class Caller:
    """One connection at a time, opened again when the server has hung up."""

    def __init__(self, server: Server, source: Nonsense, order: Order, report: Report) -> None:
        self.server, self.source, self.order, self.report = server, source, order, report
        self.writer: asyncio.StreamWriter | None = None
        self.reader: asyncio.StreamReader | None = None

    async def run(self) -> None:
        while self.order.goes_on(self.report.counts["requests"]) and alive(self.server):
            try:
                if self.source.random.random() < ROUNDS_ALONE:
                    await self._talk_to_a_socket()
                else:
                    await self._some()
            except ConnectionError:
                self.report.counts["hung up"] += 1
                self.hang_up()
        self.hang_up()

    def hang_up(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.writer = None

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.server.config.port)

    async def _some(self) -> None:
        asked = [self.source.request() for _ in range(AT_ONCE)]
        together = [request for request in asked if not request.alone]
        for request in asked:
            if request.alone:
                await self._alone(request)
        while together:
            answered = await self._pipelined(together)
            together = together[answered:]

    async def _pipelined(self, asked: list[Request]) -> int:
        """How many got an answer before the connection ended; at least the first does, or it failed."""
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await self._open()
        answers = Answers()
        self.writer.write(b"".join(request.text for request in asked))
        while len(answers.statuses) < len(asked) and not answers.ended:
            said = await self._heard(asked[len(answers.statuses)])
            if not said:
                answers.ended = True
            else:
                answers.parser.feed_data(said)
        for request, status, body in zip(asked, answers.statuses, answers.bodies, strict=False):
            self._judge(request, status, body)
        if answers.ended:
            self.hang_up()
            if not answers.statuses:
                self.report.counts["hung up"] += 1
        return max(1, len(answers.statuses))

    async def _heard(self, request: Request) -> bytes:
        assert self.reader is not None
        try:
            return await asyncio.wait_for(self.reader.read(1 << 16), PATIENCE)
        except TimeoutError:
            self.report.fail(f"no answer in {PATIENCE} s: {request.kind}\n{request.text[:1500]!r}")
            return b""

    def _judge(self, request: Request, status: int, body: bytes) -> None:
        self.report.counts["requests"] += 1
        self.report.counts[f"{status // 100}xx"] += 1
        if status >= 500:
            self.report.fail(f"{status}: {request.kind}\n{request.text[:1500]!r}\n{body!r}")

    async def _alone(self, request: Request) -> None:
        reader, writer = await self._open()
        writer.write(request.text)
        self.report.counts["requests"] += 1
        said = b""
        try:
            with suppress(ConnectionError):
                said = await asyncio.wait_for(reader.read(1 << 12), PATIENCE if request.whole else 0.3)
        except TimeoutError:
            if request.whole:
                self.report.fail(f"no answer in {PATIENCE} s: {request.kind}\n{request.text[:1500]!r}")
        if TROUBLE.match(said):
            self.report.fail(f"{said[:400]!r}: {request.kind}\n{request.text[:1500]!r}")
        self.report.counts["raw"] += 1
        writer.close()

    async def _talk_to_a_socket(self) -> None:
        cookie, _ = self.source.random.choice(self.source.known.cookies)
        match = self.source.random.choice(self.source.known.places["match_id"])
        query = self.source.random.choice(("", "?seat=0", "?seat=1", "?seat=9", "?seat=x&from=-1", "?from=" + "9" * 50))
        head = (
            f"GET /api/matches/{match}/live{query} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: belle_etoile={cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        reader, writer = await self._open()
        writer.write(head.encode())
        try:
            said = await asyncio.wait_for(reader.read(1 << 16), PATIENCE)
            if TROUBLE.match(said):
                self.report.fail(f"{said[:400]!r}: socket {query}")
            for _ in range(FRAMES):
                writer.write(self.source.frame())
                self.report.counts["requests"] += 1
                self.report.counts["frames"] += 1
                with suppress(TimeoutError):
                    if not await asyncio.wait_for(reader.read(1 << 16), 0.01):
                        break
        except TimeoutError:
            self.report.fail(f"no answer in {PATIENCE} s: socket {query}")
        finally:
            writer.close()


def document() -> dict[str, Any]:
    command = [sys.executable, "-m", "belle_etoile.server.http.openapi"]
    told: dict[str, Any] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return told


def furnish(url: str) -> Known:
    """Some people, tables and a campaign: nonsense about what exists goes further."""
    people = [Person(url, name) for name in ("Ada", "Blaise", "Carl")]
    matches = [str(person.new_match("me", *more)["id"]) for person in people for more in (("me",), ("open",))]
    campaign = str(found(people[0], "me", "open", *BOTS)["id"])
    alone = str(found(people[1], "me", *BOTS)["id"])
    play_turn(people[1], alone)
    cookies = [(str(person.http.cookies["belle_etoile"]), str(person.csrf)) for person in people]
    games = [str(game["id"]) for game in people[0].get("/games")]
    places = {"match_id": matches, "campaign_id": [campaign, alone], "game": games, "game_id": games}
    places |= {"version": ["0", "1"], "turn": ["0", "1"], "number": ["1"], "letter_id": ["1"], "code": ["1-1", "2-1"]}
    return Known([*cookies, ("", "")], places)


async def ask_all(server: Server, known: Known, order: Order, report: Report) -> None:
    told = document()
    callers = [Caller(server, Nonsense(told, known, order.seed * 1000 + n), order, report) for n in range(CONNECTIONS)]
    await asyncio.gather(*[caller.run() for caller in callers])


def run(order: Order, report: Report) -> None:
    with ground(order) as (folder, url, _), served(folder, database=url) as server:
        assert server.process is not None
        known = furnish(server.url)
        before = memory_of(server.process.pid)
        asyncio.run(ask_all(server, known, order, report))
        if not alive(server):
            report.fail(f"the process died: {server.process.returncode}\n{server.log.read_text()[-3000:]}")
        else:
            grown = memory_of(server.process.pid) - before
            report.figures["grown MB"] = round(grown / 1e6, 1)
            if grown > MOST_GROWTH:
                report.fail(f"grown by {grown >> 20} MB")
        report.figures["per second"] = round(report.counts["requests"] / max(0.1, order.spent()), 1)
        for line in errors_in(server.log):
            report.counts["errors in the log"] += 1
            report.fail(line)
