"""`python -m tools.screenshots http://127.0.0.1:8017`: pictures of every page, by night and by day, in both languages.

Three sizes each. `--only home,table`, `--size phone` and `--looks 1` ask for fewer; `--again FILE` keeps what was
prepared, so that the same tables can be looked at twice.
"""

import argparse
import json
import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from belle_etoile.bench.opening import FLAGS, Guest, played

ROOT = Path(__file__).parent.parent
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
LOOKS = [("night", "fr"), ("day", "en"), ("night", "en"), ("day", "fr")]
BOT = {"kind": "bot", "bot": "greedy", "level": 2}
ME = {"kind": "me"}

Until = Callable[[dict[str, Any], dict[str, Any]], bool]


def new_match(guest: Guest, *seats: dict[str, Any], public: bool = False) -> str:
    wish = {"game": "stellar", "options": {"first": "1"}, "seats": seats, "pace": {"kind": "live"}, "public": public}
    return str(guest.ask("POST", "/matches", wish)["id"])


def play(guest: Guest, match: str, until: Until = lambda _now, _table: False) -> None:
    """One's own seats, every second move by a hint; to the end, or as far as it is wanted."""
    for turn in range(400):
        table = guest.ask("GET", f"/matches/{match}")
        if table["status"] == "over":
            return
        mine = next((s["seat"] for s in table["seats"] if s.get("mine") and s["seat"] in table["waiting"]), None)
        if mine is None:
            time.sleep(0.15)
            continue
        now = guest.ask("GET", f"/matches/{match}/at/{table['version']}?seat={mine}")
        if until(now, table):
            return
        move = chosen(guest, match, mine, now["legal"], turn)
        sent = {"seat": mine, "move": move, "seen": table["version"], "key": uuid4().hex}
        guest.ask("POST", f"/matches/{match}/moves", sent)


def chosen(guest: Guest, match: str, seat: int, legal: list[dict[str, Any]], turn: int) -> str:
    if turn % 2 == 0:
        return str(guest.ask("POST", f"/matches/{match}/hint", {"seat": seat})["move"])
    open_ones = [choice for choice in legal if not choice["kind"].endswith("-down")] or legal
    return str(open_ones[turn * 7 % len(open_ones)]["move"])


def prepared(guest: Guest) -> dict[str, str]:
    """Somebody with matches at their beginning, in play and over, and two campaigns."""
    over, playing, start = (new_match(guest, ME, BOT) for _ in range(3))
    hot, invite = new_match(guest, ME, ME), new_match(guest, ME, {"kind": "open"}, public=True)
    play(guest, over)
    play(guest, playing, lambda now, _: now["view"]["round"] >= 8 and now["stage"] == "play")
    play(guest, hot, lambda _, table: table["version"] >= 1)
    founding, campaign = played(guest, 12, 0)[0], played(guest, 12, 3)[0]
    named = {"over": over, "playing": playing, "start": start, "hot": hot, "open": invite}
    return {**named, "founding": founding, "campaign": campaign}


def pick_card(page: Page) -> None:
    card = page.locator("[data-area=hand] button").first
    if card.count():
        card.click()


def drawer(icon: str) -> Callable[[Page], None]:
    return lambda page: page.locator(f"[data-tool={icon}]:visible").first.click()


PAGES: dict[str, tuple[str, Callable[[Page], None] | None]] = {
    "home": ("/", None),
    "lobby": ("/lobby", None),
    "new": ("/new?game=stellar", None),
    "table": ("/match/{playing}", None),
    "picked": ("/match/{playing}", pick_card),
    "log": ("/match/{playing}", drawer("log")),
    "moves": ("/match/{playing}", drawer("moves")),
    "hint": ("/match/{playing}", drawer("hint")),
    "start": ("/match/{start}", None),
    "curtain": ("/match/{hot}", None),
    "invite": ("/match/{open}", None),
    "end": ("/match/{over}", None),
    "replay": ("/match/{over}/replay?at=30", None),
    "rules": ("/rules/stellar#4.2", None),
    "account": ("/account", None),
    "campaigns": ("/stellarium", None),
    "new-campaign": ("/stellarium/new", None),
    "founding": ("/campaign/{founding}/founding", None),
    "campaign": ("/campaign/{campaign}", None),
    "orders": ("/campaign/{campaign}/orders", None),
    "letters": ("/campaign/{campaign}/letters", None),
    "master": ("/campaign/{campaign}/master", None),
    "lost": ("/nowhere", None),
}


def entered(browser: Browser, size: str, theme: str, language: str, cookies: list[Any]) -> BrowserContext:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2,
        locale=language,
        has_touch=size == "phone",
        reduced_motion="reduce",
    )
    kept = json.dumps(json.dumps({"theme": theme, "language": language}))
    context.add_init_script(f"localStorage.setItem('belle-etoile', {kept})")
    context.add_cookies(cookies)
    return context


def complain(words: str) -> None:
    print(words, file=sys.stderr)


def take(context: BrowserContext, name: str, address: str, act: Callable[[Page], None] | None, file: Path) -> None:
    page = context.new_page()
    page.on("pageerror", lambda error: complain(f"{name}: {error}"))
    page.on("console", lambda said: complain(f"{name}: {said.text}") if said.type == "error" else None)
    page.goto(address, wait_until="load")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(900)
    if act is not None:
        act(page)
        page.wait_for_timeout(2500 if name == "hint" else 500)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        complain(f"{file.stem}: scrolls sideways")
    page.screenshot(path=file, full_page=True)
    page.close()


def what_is_there(url: str, file: str) -> tuple[dict[str, str], list[Any]]:
    """What there is to look at, and the cookies of whose it is; made, or read from the file of `--again`."""
    if file and Path(file).exists():
        told = json.loads(Path(file).read_text(encoding="utf-8"))
        return told["ids"], told["cookies"]
    guest = Guest(url)
    ids = prepared(guest)
    cookies = [{"name": c.name, "value": c.value, "url": url} for c in guest.cookies]
    if file:
        Path(file).write_text(json.dumps({"ids": ids, "cookies": cookies}), encoding="utf-8")
    return ids, cookies


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", nargs="?", default="http://127.0.0.1:8017")
    parser.add_argument("--only", default=",".join(PAGES))
    parser.add_argument("--size", choices=SIZES)
    parser.add_argument("--looks", type=int, default=len(LOOKS))
    parser.add_argument("--out", type=Path, default=ROOT / "screenshots")
    parser.add_argument("--again", default="")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    ids, cookies = what_is_there(args.url.rstrip("/"), args.again)
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*FLAGS])
        for theme, language in LOOKS[: args.looks]:
            for size in [args.size] if args.size else SIZES:
                context = entered(browser, size, theme, language, cookies)
                for name in args.only.split(","):
                    path, act = PAGES[name]
                    file = args.out / f"{name}-{size}-{theme}-{language}.png"
                    take(context, name, args.url.rstrip("/") + path.format(**ids), act, file)
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
