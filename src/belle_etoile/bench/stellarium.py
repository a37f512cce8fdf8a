"""Stellarium at scale: a mature turn for 10, 100 and 1,000 families, and all its reports.

Seconds are processor time: everything here runs in one thread, and other programs on the machine count for little. Each
size has a process of its own. The sizes take turns, round after round, so that they are compared under the same load.
"""

import json
import platform
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from math import log
from statistics import median
from time import process_time
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from ..core.chance import Quick, Seeded
from ..core.events import Event
from ..games.stellarium import GAME, policy
from ..games.stellarium.orders import Orders
from ..games.stellarium.orders.checks import read_orders
from ..games.stellarium.orders.entry import read_entry
from ..games.stellarium.orders.names import Names
from ..games.stellarium.state import State
from ..games.stellarium.turn import resolve
from ..games.stellarium.turn0 import begin, found_empire
from ..games.stellarium.witness import Account
from ..locales import Speaker
from ..version import is_compiled
from . import builds
from .machine import keep_and_tell, processor, tell_number
from .ratio import Spread, spread

SIZES: Final = (10, 100, 1000)
MATURE: Final = 20  # turns played by bot families before the measured one
ROUNDS: Final = 21
CAMPAIGNS: Final = 40  # of ten families, fewer of more: a small one is lucky or not, and the mean tells


def temper(family: int) -> str:
    return policy.TEMPER_NAMES[family % len(policy.TEMPER_NAMES)]


def founded(families: int, campaign: int) -> State:
    s = found_empire(GAME.edition, 0, False)
    minds = [Quick(1000 * campaign + family) for family in range(families)]
    documents = [policy.found("", temper(family), GAME.edition, minds[family]) for family in range(families)]
    entries = [read_entry(s, document, GAME.edition.shared)[0] for document in documents]
    begin(s, entries, Seeded(f"bench founding {campaign}"), None)
    return s


def documents(s: State) -> list[str]:
    scene = policy.scene_of(s)
    return [
        policy.write(scene, policy.means_of(s, seat), seat, temper(seat), Quick(1000 * s.turn + seat))
        for seat in range(len(s.families))
    ]


def sheets(s: State, written: list[str]) -> list[Orders]:
    names = Names(s)
    return [read_orders(s, seat, document, names)[0] for seat, document in enumerate(written)]


def grown(families: int, turns: int, campaign: int) -> State:
    """A campaign of bot families after so many turns."""
    s = founded(families, campaign)
    for turn in range(turns):
        resolve(s, sheets(s, documents(s)), Seeded(f"bench {campaign}", turn), None)
    return s


def timed(work: Callable[[], object]) -> tuple[float, Any]:
    start = process_time()
    found = work()
    return process_time() - start, found


class Campaign:
    """A mature campaign with the orders of its next turn."""

    def __init__(self, families: int, turns: int, number: int) -> None:
        self.s = grown(families, turns, number)
        self.writing, written = timed(lambda: documents(self.s))
        self.reading, self.orders = timed(lambda: sheets(self.s, written))

    def turn(self) -> tuple[float, State, list[tuple[int, Event]]]:
        """Resolved on a copy: the seconds, what came of it, and its facts."""
        after, chance = self.s.copy(), Seeded("bench mature")
        account = Account(chance)
        seconds, _ = timed(lambda: resolve(after, self.orders, chance, account.events, hear=account.hear))
        return seconds, after, account.facts()

    def figures(self) -> dict[str, float]:
        """All but the turn itself, which is measured in rounds."""
        from ..campaigns.gazette import Issue, pages

        _, after, facts = self.turn()
        memory = megabytes()
        printing, files = timed(lambda: pages(Issue(after, facts, "fr", "0", "0")))
        return {
            "people": sum(c.alive for c in self.s.people),
            "facts": len(facts),
            "resolve_seconds": 0.0,
            "megabytes": memory,
            "writing_seconds": self.writing,
            "reading_seconds": self.reading,
            "reports_seconds": printing,
            "report_files": len(files),
        }


def campaigns_of(families: int, turns: int = MATURE, campaigns: int = 0) -> list[Campaign]:
    """So many, or as many as the size needs."""
    wanted = campaigns or max(1, 10 * CAMPAIGNS // max(10, families))
    return [Campaign(families, turns, number) for number in range(wanted)]


def mean_figures(found: list[dict[str, float]]) -> dict[str, float]:
    return {key: sum(each[key] for each in found) / len(found) for key in found[0]}


def serve_rounds(families: int, turns: int) -> None:
    """In a process of its own: a line with the figures, then for each line it hears the mean time of a turn."""
    campaigns = campaigns_of(families, turns)
    print(json.dumps(mean_figures([campaign.figures() for campaign in campaigns])), flush=True)
    for _ in sys.stdin:
        times = [campaign.turn()[0] for campaign in campaigns]
        print(sum(times) / len(times), flush=True)


def megabytes() -> float:
    """The most memory this process has held."""
    if sys.platform == "win32":
        return 0.0
    from resource import RUSAGE_SELF, getrusage

    return getrusage(RUSAGE_SELF).ru_maxrss / (1024 if sys.platform != "darwin" else 1024 * 1024)


def exponent(times: dict[str, float]) -> float:
    """k where the time of a turn grows as n to the k: the slope of a line through all sizes."""
    sizes = [log(int(size)) for size in times]
    logs = [log(max(seconds, 1e-9)) for seconds in times.values()]
    x, y = sum(sizes) / len(sizes), sum(logs) / len(logs)
    slope = sum((a - x) * (b - y) for a, b in zip(sizes, logs, strict=True))
    return slope / sum((a - x) ** 2 for a in sizes)


class Size:
    """The process that resolves turns of one size."""

    def __init__(self, families: int, turns: int) -> None:
        code = (
            f"import sys; sys.path.insert(0, {str(builds.PACKAGE.parent)!r});"
            f" from belle_etoile.bench.stellarium import serve_rounds; serve_rounds({families}, {turns})"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def line(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the process of a size has ended")
        return json.loads(line)

    def round(self) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write("turn\n")
        self.process.stdin.flush()
        return float(self.line())

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


def measure(
    sizes: tuple[int, ...], say: Callable[[str], object], turns: int = MATURE, rounds: int = ROUNDS
) -> dict[str, Any]:
    """Each size in a process of its own, so that memory is its own; then turns of all sizes, one after the other."""
    with ExitStack() as ends:
        processes: dict[str, Size] = {}
        costs: dict[str, dict[str, float]] = {}
        for families in sizes:
            say(str(families))
            processes[str(families)] = Size(families, turns)
            ends.callback(processes[str(families)].end)
            costs[str(families)] = processes[str(families)].line()
        found: list[dict[str, float]] = []
        for number in range(rounds):
            say(f"{number + 1}/{rounds}")
            found.append({size: process.round() for size, process in processes.items()})
    for size, figures in costs.items():
        figures["resolve_seconds"] = median([times[size] for times in found])
    growth = spread([exponent(times) for times in found])
    return {
        "game": "stellarium",
        "version": GAME.info.version,
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "processor": processor(),
        "compiled": is_compiled(),
        "rounds": rounds,
        "families": costs,
        "spreads": {size: spread([times[size] for times in found])[1:] for size in costs},
        "exponent": growth.median,
        "exponent_spread": growth[1:],
    }


def show(console: Console, speaker: Speaker, result: dict[str, Any]) -> None:
    build = speaker.say("bench-compiled" if result["compiled"] else "bench-interpreted")
    table = Table(
        box=box.SIMPLE_HEAD, title=f"{speaker.say('stellarium-bench-title')} ({build}) — {result['processor']}"
    )
    table.add_column("")
    for size in result["families"]:
        table.add_column(speaker.say("stellarium-bench-families", families=int(size)), justify="right")
    first = next(iter(result["families"].values()))
    for key in first:
        cells = [tell_number(column[key]) for column in result["families"].values()]
        table.add_row(speaker.say("stellarium-bench-" + key.replace("_", "-")), *cells)
    console.print(table)
    growth = Spread(result["exponent"], *result["exponent_spread"])
    console.print(speaker.say("stellarium-bench-exponent", exponent=growth.told))
    console.print(speaker.say("stellarium-bench-rounds", rounds=result["rounds"]), style="dim")


def command(args: Namespace, speaker: Speaker) -> int:
    errors = Console(stderr=True)
    with errors.status("") as status:
        result = measure(SIZES, lambda what: status.update(f"bench stellarium: {what}"))
    return keep_and_tell(result, args, speaker, show)
