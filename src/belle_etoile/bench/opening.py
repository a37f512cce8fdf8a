"""`belle-etoile bench opening`: how long pages take to open by their address, in a real browser with an empty cache.

From the start of the navigation until what one came for has been drawn; the campaign has two hundred families.
"""

import json
import os
import platform
import shutil
import tempfile
import time
import urllib.request
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from http.cookiejar import CookieJar
from statistics import median
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from ..locales import Speaker
from ..version import is_compiled
from .machine import keep_and_tell, processor, tell_number
from .server import serving

FAMILIES: Final = 200
TURNS: Final = 7
ROUNDS: Final = 10
TEMPERS: Final = ("cautious", "ambitious", "ruthless")
SIZE: Final = {"width": 1440, "height": 900}
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
PLACES: Final = {  # an address, and what one came for
    "home": ("/", ".hero h1"),
    "rules": ("/rules/stellar", "article"),
    "campaign": ("/campaign/{id}", ".next h2"),
    "orders": ("/campaign/{id}/orders", "#chapter-people li select"),
    "gazette": ("/campaign/{id}/gazette", "article.gazette .lead h2"),
    "gazette-whole": ("/campaign/{id}/gazette", "article.gazette .tables tbody tr"),
}
WATCH: Final = """
(() => {
  const look = () => {
    if (!document.querySelector(%s)?.getClientRects().length) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => (window.drawn = performance.now())));
  };
  requestAnimationFrame(look);
})()
"""


class Guest:
    """Somebody who talks to the server without a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies = CookieJar()
        self.open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies)).open
        self.csrf = self.ask("GET", "/csrf")["csrf"]
        self.csrf = self.ask("POST", "/guests", {"name": "Ada"})["csrf"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Content-Type": "application/json", "X-CSRF-Token": getattr(self, "csrf", "")}
        sent = None if body is None else json.dumps(body).encode()
        with self.open(urllib.request.Request(f"{self.url}/api{path}", sent, headers, method=method)) as answer:
            return json.load(answer)


def played(guest: Guest, families: int, turns: int) -> tuple[str, list[float]]:
    """A campaign of one person and bots after so many turns; and how long each of them took."""
    bots = [{"kind": "bot", "bot": TEMPERS[seat % 3]} for seat in range(families - 1)]
    wish = {"name": "Deux cents", "families": [{"kind": "me", "name": "Cassiopée"}, *bots], "turns": 0}
    id = guest.ask("POST", "/campaigns", wish)["id"]
    took = []
    for turn in range(turns):
        text = guest.ask("GET", f"/campaigns/{id}/orders/start")["text"]
        guest.ask("PUT", f"/campaigns/{id}/orders", {"text": text, "turn": turn})
        started = time.perf_counter()
        guest.ask("POST", f"/campaigns/{id}/ready", {"turn": turn, "ready": True})
        took.append(1000 * (time.perf_counter() - started))
    return id, took


def opened(browser: Any, guest: Guest, path: str, shown: str) -> float:
    """Milliseconds, in a browser that has never been here."""
    context = browser.new_context(viewport=SIZE, locale="fr-FR")
    try:
        context.add_cookies([{"name": c.name, "value": c.value, "url": guest.url} for c in guest.cookies])
        context.add_init_script(WATCH % json.dumps(shown))
        page = context.new_page()
        page.goto(guest.url + path, wait_until="commit")
        for _ in range(600):
            if drawn := page.evaluate("window.drawn ?? 0"):
                return float(drawn)
            time.sleep(0.05)
        raise TimeoutError(path)
    finally:
        context.close()


def measure(say: Callable[[str], object], families: int = FAMILIES, turns: int = TURNS) -> dict[str, Any]:
    from playwright.sync_api import sync_playwright

    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    waits: dict[str, list[float]] = {place: [] for place in PLACES}
    with (
        tempfile.TemporaryDirectory(prefix="belle-etoile-bench-") as folder,
        serving(f"sqlite:///{folder}/server.sqlite3") as (port, _),
        sync_playwright() as playwright,
    ):
        guest = Guest(f"http://127.0.0.1:{port}")
        id, resolving = played(guest, families, turns)
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", found), args=[*FLAGS])
        for each in range(ROUNDS):
            say(f"{each + 1}/{ROUNDS}")
            for place, (path, shown) in PLACES.items():
                waits[place].append(opened(browser, guest, path.format(id=id), shown))
        browser.close()
    return {
        "game": "opening",
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "processor": processor(),
        "compiled": is_compiled(),
        "families": families,
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "median_ms": {"resolve": median(resolving), **{place: median(wait) for place, wait in waits.items()}},
        "worst_ms": {"resolve": max(resolving), **{place: max(wait) for place, wait in waits.items()}},
    }


def show(console: Console, speaker: Speaker, result: dict[str, Any]) -> None:
    table = Table(box=box.SIMPLE_HEAD, title=f"{speaker.say('bench-opening')} — {result['processor']}")
    table.add_column("")
    for column in ("median", "worst"):
        table.add_column(speaker.say(f"bench-opening-{column}"), justify="right")
    for place, wait in result["median_ms"].items():
        worst = tell_number(result["worst_ms"][place])
        table.add_row(speaker.say(f"bench-opening-{place}"), tell_number(wait), worst)
    console.print(table)
    if result["load"] is not None:
        console.print(speaker.say("bench-opening-load", load=f"{result['load']:.1f}"), style="dim")


def command(args: Namespace, speaker: Speaker) -> int:
    errors = Console(stderr=True)
    try:
        with errors.status("") as status:
            result = measure(lambda what: status.update(f"bench opening: {what}"))
    except ImportError:
        errors.print(speaker.say("bench-missing", peer="Playwright", packages="playwright"))
        return 1
    return keep_and_tell(result, args, speaker, show)
