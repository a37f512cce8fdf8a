"""A page opened by its address: all its files are named in its head, and nothing is asked for twice."""

import re
import urllib.request
from collections import Counter
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from rich.console import Console

from belle_etoile.bench.opening import PLACES, show
from belle_etoile.locales import LANGUAGES, speaker

from ..server.people import Person
from ..server.test_campaigns import BOTS, found, play_turn
from .campaign import enter
from .playing import Seat

Visit = Callable[..., Seat]
WHAT_ONE_CAME_FOR = {
    "/": ".hero h1",
    "/lobby": "h1",
    "/rules/stellar": "article",
    "/stellarium": "h1",
    "/campaign/{id}": ".next",
    "/campaign/{id}/orders": "#chapter-people",
    "/campaign/{id}/gazette": "article.gazette .tables",
    "/campaign/{id}/map": "svg",
}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_head_of_a_page_names_its_files(visit: Visit, address: str, language: str) -> None:
    """None is found only inside another, and each answer is asked for once."""
    ada = Person(address, "Ada", language)
    id = found(ada, "me", *BOTS)["id"]
    play_turn(ada, id)
    for pattern, shown in WHAT_ONE_CAME_FOR.items():
        path = pattern.format(id=id)
        seat = visit("desktop", language)
        enter(seat, ada)
        asked = gets(seat.page)
        seat.page.goto(path)
        expect(seat.page.locator(f"main {shown}").first).to_be_visible()
        files = {urlsplit(url).path for url in asked if re.search(r"/assets/.*\.(js|css)$", url)}
        assert files, path
        assert files <= named_in(address + path, language), path
        answers = Counter(url for url in asked if "/api/" in url)
        assert not [url for url, times in answers.items() if times > 1], path
        seat.page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bench_of_openings_tells_its_figures(language: str) -> None:
    waits = {place: 100.0 * at for at, place in enumerate(["resolve", *PLACES], 1)}
    result = {"processor": "one", "load": 0.5, "median_ms": waits, "worst_ms": waits}
    with (console := Console(width=120)).capture() as told:
        show(console, speaker(language), result)
    assert "bench-" not in told.get()
    assert told.get().count("100") == 2


def gets(page: Page) -> list[str]:
    """The addresses it asks for, from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "GET" else None)
    return asked


def named_in(url: str, language: str) -> set[str]:
    with urllib.request.urlopen(urllib.request.Request(url, headers={"Accept-Language": language})) as page:
        return set(re.findall(r'(?:href|src)="(/assets/[^"]+)"', page.read().decode()))
