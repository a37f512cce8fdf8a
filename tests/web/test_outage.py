"""PostgreSQL is stopped while two people play, and started again: their pages come back by themselves."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from ..server.postgres import Postgres
from .conftest import _wait_until_open, built_pages
from .playing import Seat
from .test_playing import seated

Visit = Callable[..., Seat]
SOON = 30_000


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """One that may be stopped without anybody else noticing."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def address(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "tests.same_luck", "serve", "--port", "0", "--no-limits"]
    command += ["--database", postgres.new_database(), "--static", str(built_pages())]
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
    assert server.stdout is not None
    url = next(word for line in server.stdout for word in line.split() if word.startswith("http")).rstrip("/")
    _wait_until_open(url)
    yield url
    server.terminate()
    assert server.wait(30) in (0, -15)
    server.stdout.close()


def mover_of(seats: list[Seat]) -> Seat:
    for _ in range(200):
        for seat in seats:
            if seat.page.locator("[data-area=row] [data-can]").count():
                return seat
        seats[0].page.wait_for_timeout(50)
    pytest.fail("nobody may move")


def test_pages_come_back_by_themselves(visit: Visit, postgres: Postgres) -> None:
    ada, bea, link = seated(visit)
    watcher = visit(still=True)
    watcher.page.goto(link.split("?")[0])
    watcher.page.wait_for_selector(".board")
    for seat in (ada, bea):
        seat.page.locator("[data-area=hand] [data-can]").first.click()
    mover = mover_of([ada, bea])
    other = bea if mover is ada else ada

    postgres.server.stop()
    mover.page.locator("[data-area=row] [data-can]").nth(2).click()
    expect(mover.page.get_by_role("alert")).to_contain_text(re.compile("base de données|database"), timeout=SOON)
    for seat in (mover, other, watcher):
        expect(seat.page.locator(".lost").first).to_be_visible(timeout=SOON)

    postgres.server.ensure_postgres_running()
    for seat in (mover, other, watcher):
        expect(seat.page.locator(".lost:not(.back)")).to_have_count(0, timeout=SOON)
    mover.page.locator("[data-area=row] [data-can]").nth(2).click()
    for seat in (other, watcher):
        expect(seat.page.locator("[role=log]")).to_contain_text("3", timeout=SOON)  # the position that was taken
