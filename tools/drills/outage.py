"""PostgreSQL stopped, cut off or hanging for some seconds, and a clock that jumps: everything recovers by itself."""

import os
import threading
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final

import httpx

from belle_etoile.store import clock, open_database
from tests.server.people import Person, Server, config_in, served
from tests.server.relay import Relay, relay
from tests.server.test_clock import SLOWLY, YEAR, deadline_of

from . import wrong_clock
from .load import Order, Player, Report, Written, compare, errors_in, ground, until_ready

PLAYERS: Final = 3
READY_WITHIN: Final = 2.0  # seconds, whatever the database does
JITTER: Final = 0.5  # of a busy machine
BACK_WITHIN: Final = 30.0
HOUR: Final = 3600.0
CLOCK: Final = 40.0  # seconds that the clock's part takes at most; a shorter drill leaves it out


def away(line: Relay) -> None:
    line.closed = True
    line.cut()


def silent(line: Relay) -> None:
    line.holds = True


def cut_once(line: Relay) -> None:
    line.cut()


def unheard(line: Relay) -> None:
    """Commits happen, but their answers are lost."""
    line.last_word = lambda said: b"COMMIT" in said


OUTAGES: Final[dict[str, Callable[[Relay], None]]] = {
    "away": away,
    "silent": silent,
    "cut": cut_once,
    "unheard": unheard,
}


def well_again(line: Relay) -> None:
    line.closed = line.holds = False
    line.last_word = lambda said: False


def ready_in_time(url: str, report: Report, seconds: float) -> None:
    """During the outage /ready answers within its time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        begun = time.monotonic()
        try:
            httpx.get(url + "/ready", timeout=10, verify=False)
        except httpx.HTTPError as error:
            report.fail(f"/ready: {error!r}")
        report.counts["asked if ready"] += 1
        if (took := time.monotonic() - begun) > READY_WITHIN + JITTER:
            report.fail(f"/ready took {took:.1f} s")
        time.sleep(0.1)


def one_outage(line: Relay, server: Server, players: list[Player], kind: str, seconds: float, report: Report) -> None:
    for player in players:
        player.begin()
    time.sleep(0.3)
    OUTAGES[kind](line)
    ready_in_time(server.url, report, seconds)
    well_again(line)
    until_ready(server.url, report)
    before = [player.books.answered.copy() for player in players]
    deadline = time.monotonic() + BACK_WITHIN
    while time.monotonic() < deadline and any(p.books.answered == b for p, b in zip(players, before, strict=True)):
        time.sleep(0.05)
    for player, known in zip(players, before, strict=True):
        if player.books.answered == known:
            report.fail(f"{kind}: {player.books.match} does not go on")
    for player in players:
        player.end()


def screen_comes_back(player: Player, kind: str, report: Report) -> None:
    """Who opens a socket now sees the table as it is."""
    table = player.person.get(f"/matches/{player.books.match}")
    with player.person.live(player.books.match) as screen:
        if screen.next("update", 20)["version"] < table["version"]:
            report.fail(f"{kind}: a socket shows an old table")
    report.counts["screens"] += 1


def outages(url: str, folder: Path, order: Order, report: Report) -> None:
    random, done = Random(order.seed), 0
    with relay(url) as line, served(folder, database=line.url) as server:
        written = Written(url)
        players = [Player(Person(server.url, f"P{n}"), ("me", "me"), n, report) for n in range(PLAYERS)]
        for kind in cycle(OUTAGES):
            if not order.goes_on(done):
                break
            one_outage(line, server, players, kind, random.uniform(0.5, 4), report)
            screen_comes_back(players[done % PLAYERS], kind, report)
            compare(players, written, report)
            report.counts[kind] += 1
            done += 1
    for error in errors_in(server.log, ("procrastinate",)):
        report.fail(error)
    report.figures["outages"] = done


class WrongServer(Server):
    module = "tools.drills.wrong_clock"


def until(true: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + BACK_WITHIN
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.1)


def clock_jumps(url: str, folder: Path, report: Report) -> None:
    """A year ahead and back: nobody loses a move by it, and no deadline stays in the future."""
    file = folder / "ahead"
    wrong_clock.move(file, 0.0)
    os.environ["AHEAD"] = str(file)
    server = WrongServer(config_in(folder, {"database": url}), folder / "clock.log")
    server.start()
    try:
        _jump(server, file, url)
        report.counts["clock"] += 1
    except Exception as error:
        report.fail(f"the clock: {error!r}")
    finally:
        server.stop()


def _jump(server: Server, file: Path, url: str) -> None:
    def alive() -> float:
        database = open_database(url)
        try:
            return database.read_now(clock.last_alive) or 0.0
        finally:
            database.close()

    ada = Person(server.url, "Ada")
    match = str(ada.new_match("me", "me", pace=SLOWLY)["id"])
    until(alive, "the server wrote no time")
    wrong_clock.move(file, YEAR)
    until(lambda: alive() > time.time() + YEAR / 2, "the server did not see the new time")
    assert ada.get(f"/matches/{match}")["version"] == 0, "somebody lost a move"
    now = ada.now(match, 0)
    assert ada.move(match, 0, now["legal"][0]["move"], now["version"]).is_success
    wrong_clock.move(file, 0.0)
    until(lambda: alive() < time.time() + 60, "the server did not see the right time")
    until(lambda: deadline_of(ada, match) < time.time() + HOUR + 60, "a deadline stays in the future")
    assert ada.get(f"/matches/{match}")["version"] == 1, "somebody lost a move"


def run(order: Order, report: Report) -> None:
    with ground(order) as (folder, url, postgres):
        if postgres is None:
            clock_jumps(url, folder, report)
            return
        beside = threading.Thread(target=clock_jumps, args=(postgres.new_database(), folder, report))
        if order.seconds is None or order.seconds >= CLOCK:
            beside.start()
        outages(url, folder, order, report)
        if beside.ident is not None:
            beside.join()
