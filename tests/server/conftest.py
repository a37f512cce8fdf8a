"""One server on SQLite for all tests of a run that do not need their own."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from belle_etoile.server.config import Config

from ..same_luck import for_campaigns
from .people import OPEN, Inside, Person, inside
from .postgres import Postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    folder: Path = tmp_path_factory.mktemp("server")
    with inside(folder) as server:
        yield server


@pytest.fixture(scope="session")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """Where a link is dead in three seconds, three times sooner than where people play."""
    assert Config().sign_of_life * 10 / 9 <= 10
    with inside(tmp_path_factory.mktemp("server"), sign_of_life=Config().sign_of_life / 3) as server:
        yield server


@pytest.fixture(scope="session", autouse=True)
def same_luck() -> None:
    for_campaigns()


@pytest.fixture(autouse=True)
def no_trouble(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing the server calls an error happens unnoticed."""
    yield
    trouble = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not trouble, trouble


@pytest.fixture
def ada(server: Inside) -> Person:
    return Person(server.url, "Ada")


@pytest.fixture
def blaise(server: Inside) -> Person:
    return Person(server.url, "Blaise", "fr")


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty one, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'server.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
