"""Many idle sockets at one table: how much memory of the server each costs, and that all stay."""

import asyncio
import base64
import os
import re
import resource
from typing import Final

from websockets.frames import Frame, Opcode

from belle_etoile.server.config import Config
from tests.server.people import Person, served

from .load import Order, Report, errors_in, ground, memory_of

DEFAULT: Final = 500
ADDRESSES: Final = 50  # 127.0.0.2 and so on: a server may count by address
AT_ONCE: Final = 100
STAY: Final = 10.0  # seconds: two pings and more
MOST_EACH: Final = 15_000  # bytes of the server's memory, where there are enough to tell
ENOUGH: Final = 1000  # with fewer, the allocator counts more than the sockets
SPARE_FILES: Final = 200
PING: Final = re.compile(rb'"type":"ping","n":(\d+)')


class Idle(asyncio.Protocol):
    """Watches, and answers pings."""

    def __init__(self, head: bytes) -> None:
        self.head = head
        self.open: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.pings = 0
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        if not self.open.done():
            self.open.set_result(data.startswith(b"HTTP/1.1 101"))
        for number in PING.findall(data):
            self.pings += 1
            answer = b'{"type":"pong","n":' + number + b"}"
            self.transport.write(Frame(Opcode.TEXT, answer).serialize(mask=True))

    def connection_lost(self, _: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_result(False)


async def sit(port: int, match: str, number: int) -> Idle:
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/matches/{match}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    source = (f"127.0.0.{2 + number % ADDRESSES}", 0)
    loop = asyncio.get_running_loop()
    _, idle = await loop.create_connection(lambda: Idle(head.encode()), "127.0.0.1", port, local_addr=source)
    await asyncio.wait_for(asyncio.shield(idle.open), 30)
    return idle


async def gather(port: int, match: str, wanted: int, pid: int, report: Report) -> None:
    first = [await sit(port, match, n) for n in range(20)]
    await asyncio.sleep(STAY)  # what is made once is made now: the first sweeps and pings take half a megabyte
    before = memory_of(pid)
    crowd: list[Idle] = []
    for start in range(0, wanted, AT_ONCE):
        numbers = range(start, min(wanted, start + AT_ONCE))
        crowd += await asyncio.gather(*[sit(port, match, number) for number in numbers])
    await asyncio.sleep(STAY)
    each = (memory_of(pid) - before) / wanted
    lost = sum(idle.lost for idle in crowd)
    report.counts["sockets"] = wanted
    report.counts["pings"] = sum(idle.pings for idle in crowd)
    report.figures["bytes each"] = round(each)
    if lost:
        report.fail(f"{lost} of {wanted} sockets were closed")
    if wanted >= ENOUGH and each > MOST_EACH:
        report.fail(f"{each:.0f} bytes each, {MOST_EACH} allowed")
    for idle in (*first, *crowd):
        idle.transport.abort()


def run(order: Order, report: Report) -> None:
    wanted = order.count or DEFAULT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted + SPARE_FILES:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, wanted + SPARE_FILES), hard))  # the server inherits it
    if hard < wanted + SPARE_FILES:
        report.fail(f"{wanted} sockets need more open files than the {hard} that are allowed here")
        return
    usual = Config().sign_of_life
    with ground(order) as (folder, url, _), served(folder, database=url, sign_of_life=usual) as server:
        assert server.process is not None
        match = str(Person(server.url, "Ada").new_match("me", "me")["id"])
        asyncio.run(gather(server.config.port, match, wanted, server.process.pid, report))
        for line in errors_in(server.log):
            report.fail(line)
