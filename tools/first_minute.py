"""How long a newcomer waits: `make play` in a fresh clone, with an empty home and empty package caches.

Tells the seconds until the page answers, until a bot has answered a move in a real browser, and until the compiled
rules serve bots; then those of a second start. `--test` runs `make test` there instead, which tells its own stages.
"""

import argparse
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import BROWSERS
from tests.web.playing import Seat

ROOT = Path(__file__).parents[1]
PORT = 8817
ADDRESS = f"http://127.0.0.1:{PORT}/"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
CACHES = ("PIP_CACHE_DIR", "UV_CACHE_DIR", "npm_config_cache", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
PATIENCE = 900  # seconds


def fresh_clone(folder: Path) -> tuple[Path, dict[str, str]]:
    """The last commit, and the environment of somebody who has just got an account."""
    clone, home = folder / "belle-etoile", folder / "home"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, clone], check=True)
    home.mkdir()
    kept = {name: value for name, value in os.environ.items() if name not in (*CACHES, "VIRTUAL_ENV")}
    return clone, {**kept, "HOME": str(home), "BROWSER": "true"}


def make(clone: Path, environment: dict[str, str], *words: str, log: Path) -> "subprocess.Popen[bytes]":
    """In a group of its own, so that Ctrl-C can be sent to all of it."""
    python = getattr(sys, "_base_executable", sys.executable)
    command = ["make", f"PYTHON={python}", *words]
    with log.open("ab") as out:
        return subprocess.Popen(
            command,
            cwd=clone,
            env=environment,
            stdout=out,
            stderr=out,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )


def wait_for_page(started: float, process: "subprocess.Popen[bytes]", log: Path) -> float:
    while time.monotonic() - started < PATIENCE:
        try:
            with urllib.request.urlopen(ADDRESS, timeout=1) as answer:
                if b"<script" in answer.read():
                    return time.monotonic() - started
        except OSError:
            time.sleep(0.05)
        if process.poll() is not None:
            break
    raise SystemExit(f"The page did not open:\n{log.read_text()}")


def bot_has_moved(page: Page) -> bool:
    """Does the story of the match tell of something that the other seat did?"""
    match = page.url.split("/match/")[1].split("?")[0]
    told = page.evaluate(f"fetch('/api/matches/{match}/story?seat=0').then(a => a.json())")
    return any(event["seat"] == 1 for step in told for event in step["events"])


def play_again(page: Page) -> None:
    page.goto("/new?game=stellar")
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url("**/match/**")


def children_of(parent: int) -> list[int]:
    found = []
    for child in [int(name) for name in os.listdir("/proc") if name.isdigit()]:
        try:
            words = Path(f"/proc/{child}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:  # it has just ended
            continue
        if int(words[1]) == parent:
            found += [child, *children_of(child)]
    return found


def bots_are_compiled(process: int) -> bool:
    """Does a process of the bots have the library of the rules in its memory?"""
    for child in children_of(process):
        try:
            line = Path(f"/proc/{child}/cmdline").read_bytes()
            if b"multiprocessing" in line and "core__mypyc" in Path(f"/proc/{child}/maps").read_text():
                return True
        except OSError:
            continue
    return False


def stop(process: "subprocess.Popen[bytes]") -> None:
    os.killpg(process.pid, signal.SIGINT)
    process.wait(60)


def one_run(ada: Seat) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="first-minute-") as folder:
        clone, environment = fresh_clone(Path(folder))
        log = Path(folder, "play.txt")
        started = time.monotonic()
        process = make(clone, environment, f"PORT={PORT}", "play", log=log)
        try:
            told = {"page": wait_for_page(started, process, log)}
            ada.open_table("Ada", against="search")
            while not bot_has_moved(ada.page):
                ada.step()
                ada.page.wait_for_timeout(50)
            told["bot"] = time.monotonic() - started
            while not bots_are_compiled(process.pid):
                if ada.is_over:
                    play_again(ada.page)
                ada.step()
                ada.page.wait_for_timeout(300)
                if time.monotonic() - started > PATIENCE:
                    raise SystemExit(f"The bots were never compiled:\n{log.read_text()}")
            told["compiled"] = time.monotonic() - started
            while "next start" not in log.read_text() and time.monotonic() - started < PATIENCE:
                time.sleep(0.5)
            told["all compiled"] = time.monotonic() - started
        finally:
            stop(process)
        again = time.monotonic()
        process = make(clone, environment, f"PORT={PORT}", "play", log=log)
        told["second"] = wait_for_page(again, process, log)
        stop(process)
        shutil.copy(log, ROOT / "build" / "logs" / "first-minute.txt")
        return {name: round(seconds, 1) for name, seconds in told.items()}


def play(runs: int) -> int:
    (ROOT / "build" / "logs").mkdir(parents=True, exist_ok=True)
    results = []
    with sync_playwright() as playwright:
        found = next((place for name in BROWSERS if (place := shutil.which(name))), None)
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for _ in range(runs):
            context = browser.new_context(locale="fr", reduced_motion="reduce", base_url=ADDRESS)
            results.append(one_run(Seat(context.new_page(), "fr")))
            context.close()
            print(json.dumps(results[-1]), flush=True)
        browser.close()
    if runs > 1:
        names = results[0].keys() & set.intersection(*(set(each) for each in results))
        print(json.dumps({"median": {name: statistics.median(each[name] for each in results) for name in names}}))
    return 0


def test() -> int:
    with tempfile.TemporaryDirectory(prefix="first-minute-") as folder:
        clone, environment = fresh_clone(Path(folder))
        log = ROOT / "build" / "logs" / "first-test.txt"
        started = time.monotonic()
        code = make(clone, environment, "test", log=log).wait()
        print(f"make test: exit code {code} after {time.monotonic() - started:.0f} s; its lines: {log}")
        return code


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--test", action="store_true")
    chosen = parser.parse_args()
    sys.exit(test() if chosen.test else play(chosen.runs))
