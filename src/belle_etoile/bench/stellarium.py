"""Stellarium at scale: a mature turn for 10, 100 and 1,000 families, and all its reports.

Seconds are of the processor: everything here runs in one thread, and neighbours on the machine do not count.
"""

import json
import platform
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from math import log
from time import process_time
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from ..core.chance import Quick, Seeded
from ..core.events import Event
from ..games.stellarium import GAME, policy
from ..games.stellarium.checking import read_orders
from ..games.stellarium.documents import Names
from ..games.stellarium.founding import read_entry
from ..games.stellarium.orders import Orders
from ..games.stellarium.state import State
from ..games.stellarium.turn import resolve
from ..games.stellarium.turn0 import begin, found_empire
from ..locales import Speaker
from . import builds
from .machine import keep_and_tell, processor, tell_number

SIZES: Final = (10, 100, 1000)
MATURE: Final = 20  # turns played by the house's families before the measured one
ROUNDS: Final = 20  # the best of so many counts: neighbours only ever slow a turn down
CAMPAIGNS: Final = 40  # of ten families, fewer of more: a small one is lucky or not, and the mean tells


def character(family: int) -> str:
    return policy.CHARACTERS[family % len(policy.CHARACTERS)]


def founded(families: int, campaign: int) -> State:
    s = found_empire(GAME.edition, 0, False)
    minds = [Quick(1000 * campaign + family) for family in range(families)]
    documents = [policy.found("", character(family), GAME.edition, minds[family]) for family in range(families)]
    entries = [read_entry(s, document, GAME.edition.shared)[0] for document in documents]
    begin(s, entries, Seeded(f"bench founding {campaign}"), None)
    return s


def documents(s: State) -> list[str]:
    scene = policy.scene_of(s)
    return [
        policy.write(scene, policy.secrets_of(s, seat), seat, character(seat), Quick(1000 * s.turn + seat))
        for seat in range(len(s.families))
    ]


def sheets(s: State, written: list[str]) -> list[Orders]:
    names = Names(s)
    return [read_orders(s, seat, document, names)[0] for seat, document in enumerate(written)]


def grown(families: int, turns: int, campaign: int) -> State:
    """A campaign of the house's families after so many turns."""
    s = founded(families, campaign)
    for turn in range(turns):
        resolve(s, sheets(s, documents(s)), Seeded(f"bench {campaign}", turn), None)
    return s


def timed(work: Callable[[], object]) -> tuple[float, Any]:
    start = process_time()
    found = work()
    return process_time() - start, found


def cost(families: int, turns: int = MATURE, campaigns: int = 0) -> dict[str, float]:
    """What one mature turn costs: the mean of so many campaigns, or of as many as the size needs."""
    all_costs = [
        _cost(families, turns, campaign) for campaign in range(campaigns or max(1, 10 * CAMPAIGNS // max(10, families)))
    ]
    return {key: sum(each[key] for each in all_costs) / len(all_costs) for key in all_costs[0]}


def _cost(families: int, turns: int, campaign: int) -> dict[str, float]:
    from ..gazette import Issue, pages

    s = grown(families, turns, campaign)
    people = sum(c.alive for c in s.people)
    writing, written = timed(lambda: documents(s))
    reading, orders = timed(lambda: sheets(s, written))
    best = float("inf")
    for _ in range(ROUNDS):
        after, facts, marks = s.copy(), list[Event](), list[tuple[int, int]]()
        best = min(best, _timed_turn(after, orders, facts, marks))
    memory = megabytes()
    printing, files = timed(lambda: pages(Issue(after, phased(facts, marks), "fr", "0", "0")))
    return {
        "people": people,
        "facts": len(facts),
        "resolve_seconds": best,
        "megabytes": memory,
        "writing_seconds": writing,
        "reading_seconds": reading,
        "reports_seconds": printing,
        "report_files": len(files),
    }


def _timed_turn(s: State, orders: list[Orders], facts: list[Event], marks: list[tuple[int, int]]) -> float:
    start = process_time()
    resolve(s, orders, Seeded("bench mature"), facts, hear=lambda phase: marks.append((phase, len(facts))))
    return process_time() - start


def phased(facts: list[Event], marks: list[tuple[int, int]]) -> list[tuple[int, Event]]:
    """Each fact with its phase."""
    found: list[tuple[int, Event]] = []
    for (phase, start), (_, end) in zip(marks, [*marks[1:], (0, len(facts))], strict=True):
        found += [(phase, fact) for fact in facts[start:end]]
    return found


def megabytes() -> float:
    """The most memory this process has held."""
    if sys.platform == "win32":
        return 0.0
    from resource import RUSAGE_SELF, getrusage

    return getrusage(RUSAGE_SELF).ru_maxrss / (1024 if sys.platform != "darwin" else 1024 * 1024)


def exponent(costs: dict[str, dict[str, float]]) -> float:
    """k where the time of a turn grows as n to the k: the slope of a line through all sizes."""
    sizes = [log(int(size)) for size in costs]
    times = [log(max(cost["resolve_seconds"], 1e-9)) for cost in costs.values()]
    x, y = sum(sizes) / len(sizes), sum(times) / len(times)
    slope = sum((a - x) * (b - y) for a, b in zip(sizes, times, strict=True))
    return slope / sum((a - x) ** 2 for a in sizes)


def measure(sizes: tuple[int, ...], say: Callable[[str], object]) -> dict[str, Any]:
    """Each size in a process of its own, so that memory is its own."""
    costs: dict[str, dict[str, float]] = {}
    for families in sizes:
        say(str(families))
        code = (
            f"import json, sys; sys.path.insert(0, {str(builds.PACKAGE.parent)!r});"
            f" from belle_etoile.bench.stellarium import cost; print(json.dumps(cost({families})))"
        )
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        costs[str(families)] = json.loads(run.stdout)
    return {
        "game": "stellarium",
        "version": GAME.info.version,
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "processor": processor(),
        "compiled": builds.is_compiled(),
        "families": costs,
        "exponent": exponent(costs),
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
    console.print(speaker.say("stellarium-bench-exponent", exponent=f"{result['exponent']:.2f}"))


def command(args: Namespace, speaker: Speaker) -> int:
    errors = Console(stderr=True)
    with errors.status("") as status:
        result = measure(SIZES, lambda what: status.update(f"bench stellarium: {what}"))
    return keep_and_tell(result, args, speaker, show)
