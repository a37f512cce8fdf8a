"""`belle-etoile bench siege`: how long the moves of others take while somebody attacks the server in cheap ways.

Pairs of players move at an easy pace, over sockets, at a real server with its limits. Quiet rounds and attacks come by
turns; each attack is compared with the quiet before and after it. Everybody is on loopback, where Linux lets each
player and each attacker have an address of their own.
"""

import asyncio
import os
import platform
import subprocess
import sys
import tempfile
from argparse import Namespace
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import count
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from ..locales import Speaker
from ..version import is_compiled
from .attackers import HOST, KINDS, Plan, Told
from .load import Load, Round, milliseconds_at
from .machine import keep_and_tell, processor, tell_number
from .ratio import Spread, processor_seconds, spread
from .server import run, serving

GAME: Final = "stellar"
TABLES: Final = 40
PACE: Final = 0.2  # seconds from one move of a table to the next
SECONDS: Final = 5.0  # of a round
ROUNDS: Final = 3
MANY: Final = 100  # addresses
BOUND: Final = 2.0  # times the quiet p99
AT_REST: Final = 0.05  # seconds of processor time in half a second
PATIENCE: Final = 60  # such halves


class Siege(NamedTuple):
    """One kind of attack, from so many addresses."""

    kind: str
    addresses: int


class Strike(NamedTuple):
    """One round of it; `quiet` are the waits before and after."""

    round: Round
    told: Told
    quiet: list[float]


class Size(NamedTuple):
    """How much of everything; a test takes less."""

    tables: int = TABLES
    many: int = MANY
    share: float = 1.0  # of the usual attempts
    rounds: int = ROUNDS
    kinds: tuple[str, ...] = tuple(KINDS)

    @property
    def sieges(self) -> list[Siege]:
        return [Siege(kind, addresses) for kind in self.kinds for addresses in (1, self.many)]


USUAL: Final = Size()


class Attackers:
    """Their process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.addresses = count()  # each is used once: the server remembers addresses, which would help it

    def _sources(self, wanted: int) -> list[str]:
        numbers = [next(self.addresses) for _ in range(wanted)]
        return [f"127.{64 + n // 62_500}.{n // 250 % 250}.{n % 250 + 1}" for n in numbers]

    def _tell(self, line: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")

    async def _answer(self) -> bytes:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise RuntimeError("the attackers have left")
        return line

    async def prepare(self, siege: Siege, seconds: float, share: float) -> None:
        self._tell(msgspec.json.encode(Plan(siege.kind, self._sources(siege.addresses), seconds, share)))
        await self._answer()

    def go(self) -> None:
        self._tell(b"go")

    async def halt(self) -> Told:
        self._tell(b"halt")
        return msgspec.json.decode(await self._answer(), type=Told)


@asynccontextmanager
async def attackers_at(port: int) -> AsyncIterator[Attackers]:
    command = (sys.executable, "-m", "belle_etoile.bench.attackers", str(port))
    process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        yield Attackers(process)
    finally:
        process.kill()
        await process.wait()


async def at_rest(process: int) -> None:
    """Waits until the server has finished the work of an attack."""
    for _ in range(PATIENCE):
        before = processor_seconds(process)
        await asyncio.sleep(0.5)
        if processor_seconds(process) - before <= AT_REST:
            return


class Field(Protocol):
    async def quiet(self) -> Round: ...
    async def attacked(self, siege: Siege, share: float) -> tuple[Round, Told]: ...


class Ground:
    """A server, its players, and those who attack."""

    def __init__(self, load: Load, attackers: Attackers, process: int, seconds: float) -> None:
        self.load, self.attackers, self.process, self.seconds = load, attackers, process, seconds

    async def quiet(self) -> Round:
        await at_rest(self.process)
        return await self.load.play(self.seconds, lambda: processor_seconds(self.process))

    async def attacked(self, siege: Siege, share: float) -> tuple[Round, Told]:
        await self.attackers.prepare(siege, 2 * self.seconds + 5, share)
        await at_rest(self.process)
        self.attackers.go()
        found = await self.load.play(self.seconds, lambda: processor_seconds(self.process))
        return found, await self.attackers.halt()


async def besieged(
    field: Field, size: Size, say: Callable[[str], object]
) -> tuple[list[Round], dict[Siege, list[Strike]]]:
    """All quiet rounds, and the strikes of each siege; the order turns round each time."""
    quiet = [await field.quiet()]
    strikes: dict[Siege, list[Strike]] = {siege: [] for siege in size.sieges}
    for number in range(size.rounds):
        for siege in size.sieges[:: -1 if number % 2 else 1]:
            say(f"{number + 1}/{size.rounds} {siege.kind}")
            found, told = await field.attacked(siege, size.share)
            quiet.append(await field.quiet())
            strikes[siege].append(Strike(found, told, quiet[-2].waits + quiet[-1].waits))
    return quiet, strikes


async def fought(
    port: int, process: int, seconds: float, size: Size, say: Callable[[str], object]
) -> tuple[list[Round], dict[Siege, list[Strike]]]:
    load = Load(HOST, port, GAME, PACE, homes=True)
    await load.sit_down(size.tables, 0)
    async with attackers_at(port) as attackers:
        found = await besieged(Ground(load, attackers, process, seconds), size, say)
    await load.leave()
    return found


def waits_of(rounds: list[Round]) -> dict[str, float]:
    waits = [wait for each in rounds for wait in each.waits]
    return {
        "moves_per_second": sum(each.moves for each in rounds) / sum(each.seconds for each in rounds),
        "p50_ms": milliseconds_at(waits, 0.50),
        "p99_ms": milliseconds_at(waits, 0.99),
    }


def ratio_of(strike: Strike) -> float:
    quiet = milliseconds_at(strike.quiet, 0.99)
    return milliseconds_at(strike.round.waits, 0.99) / quiet if quiet else 0.0


def figures(siege: Siege, strikes: list[Strike]) -> dict[str, Any]:
    answers: Counter[str] = Counter()
    for strike in strikes:
        answers.update(strike.told.answers)
    ratio = spread([ratio_of(strike) for strike in strikes])
    attempts, seconds = (sum(each) for each in zip(*((s.told.attempts, s.told.seconds) for s in strikes), strict=True))
    return {
        "attack": siege.kind,
        "addresses": siege.addresses,
        "attempts_per_second": attempts / seconds,
        "answers": dict(answers.most_common()),
        **waits_of([strike.round for strike in strikes]),
        "ratio": ratio.median,
        "spread": ratio[1:],
        "within": ratio.median <= BOUND,
    }


def measure(seconds: float, say: Callable[[str], object], size: Size = USUAL) -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory(prefix="belle-etoile-bench-") as folder,
        serving(f"sqlite:///{folder}/server.sqlite3", limits=True) as (port, process),
    ):
        quiet, strikes = run(fought(port, process, seconds, size, say))
    attacks = [figures(siege, found) for siege, found in strikes.items()]
    return {
        "game": "siege",
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "processor": processor(),
        "compiled": is_compiled(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "tables": size.tables,
        "seconds": seconds,
        "rounds": size.rounds,
        "quiet": waits_of(quiet),
        "attacks": attacks,
        "within": all(attack["within"] for attack in attacks),
    }


def show(console: Console, speaker: Speaker, result: dict[str, Any]) -> None:
    table = Table(box=box.SIMPLE_HEAD, title=f"{speaker.say('bench-siege')} — {result['processor']}")
    for column in ("attack", "addresses", "attempts", "answers", "p50", "p99", "ratio", "within"):
        table.add_column(
            speaker.say(f"bench-siege-{column}"), justify="left" if column in ("attack", "answers") else "right"
        )
    quiet = result["quiet"]
    table.add_row(
        speaker.say("bench-siege-quiet"), "", "", "", *(tell_number(quiet[key]) for key in ("p50_ms", "p99_ms"))
    )
    for attack in result["attacks"]:
        table.add_row(
            speaker.say(f"bench-siege-{attack['attack']}"),
            str(attack["addresses"]),
            tell_number(attack["attempts_per_second"]),
            ", ".join(f"{times} × {answer}" for answer, times in attack["answers"].items()),
            tell_number(attack["p50_ms"]),
            tell_number(attack["p99_ms"]),
            Spread(attack["ratio"], *attack["spread"]).told,
            speaker.say("bench-siege-yes" if attack["within"] else "bench-siege-no"),
        )
    console.print(table)
    console.print(speaker.say("bench-siege-rounds", tables=result["tables"], rounds=result["rounds"]), style="dim")


def command(args: Namespace, speaker: Speaker) -> int:
    errors = Console(stderr=True)
    with errors.status("") as status:
        result = measure(args.seconds or SECONDS, lambda what: status.update(f"bench siege: {what}"))
    return keep_and_tell(result, args, speaker, show)
