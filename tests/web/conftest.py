"""A real server and a real browser. The pages are those the build made."""

import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

import belle_etoile

from ..server.people import OPEN
from .looking import PICTURES, ROOT, SIZES
from .playing import Seat

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 30_000  # milliseconds until something has not happened; a busy machine is no mistake of the page
FAILED = pytest.StashKey[bool]()


def built_pages() -> Path:
    """Those that PAGES names, installed with the package, or in the source tree."""
    for folder in (
        Path(os.environ.get("PAGES", "none")),
        Path(belle_etoile.__file__).parent / "server" / "static",
        ROOT / "web" / "dist",
    ):
        if (folder / "index.html").exists():
            return folder
    pytest.fail("the pages are not built: run `make pages`")


@pytest.fixture(scope="session")
def server_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the server's database."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def address(server_folder: Path) -> Iterator[str]:
    """Where the server is open. Limits are off: one address plays for everybody here."""
    folder = server_folder
    command = [sys.executable, "-m", "tests.same_luck", "serve", "--port", "0", "--no-limits"]
    command += ["--database", f"sqlite:///{folder}/server.sqlite3", "--static", str(built_pages())]
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, "BELLE_ETOILE_LANG": "en", "PYTHONUNBUFFERED": "1"},
        )
    assert server.stdout is not None
    url = next(word for line in server.stdout for word in line.split() if word.startswith("http")).rstrip("/")
    _wait_until_open(url)
    yield url
    server.terminate()
    assert server.wait(20) in (0, -15)
    server.stdout.close()


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    """Those who came without a browser."""
    yield
    while OPEN:
        OPEN.pop().close()


def _wait_until_open(url: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(url + "/health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("the server did not open")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", path), args=FLAGS)
        yield launched
        launched.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fixtures learn whether their test has failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visit(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Callable[..., Seat]]:
    """Opens a browser of one's own, where nothing moves unless it should; fails the test if a page throws.

    `like`: a further window of somebody who has one already. `coach`: the advice for first games, off unless wanted.
    """
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def open_one(
        size: str = "desktop",
        language: str = "fr",
        theme: str = "night",
        still: bool = True,
        scripted: bool = False,
        coach: str = "off",
        like: Seat | None = None,
    ) -> Seat:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport=ViewportSize(width=width, height=height),
            locale=language,
            has_touch=size == "phone",
            reduced_motion="reduce" if still else "no-preference",
            base_url=address,
            bypass_csp=scripted,  # only for axe-core, which is put into the page
        )
        if like:
            context.add_cookies(like.page.context.cookies())  # type: ignore[arg-type]
        settings = f'{{"theme": "{theme}", "language": "{language}", "coach": "{coach}"}}'
        context.add_init_script(
            f"localStorage.getItem('belle-etoile') ?? localStorage.setItem('belle-etoile', '{settings}')"
        )
        contexts.append(context)
        page: Page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        return Seat(page, language)

    yield open_one
    if request.node.stash.get(FAILED, False):
        keep_what_failed(request.node.name, contexts)
    for context in contexts:
        context.close()
    assert not trouble, trouble


def keep_what_failed(name: str, contexts: list[BrowserContext]) -> None:
    """A picture of every window that is still open."""
    PICTURES.mkdir(exist_ok=True)
    for number, page in enumerate(page for context in contexts for page in context.pages):
        page.screenshot(path=str(PICTURES / f"failed-{re.sub(r'[^a-z0-9]+', '-', name.lower())}-{number}.png"))
