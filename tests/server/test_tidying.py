"""What a socket leaves behind goes at once, without Python's collector having to look for it."""

import gc
import time
from collections.abc import Iterator

import pytest
from websockets.server import ServerProtocol

from belle_etoile.server.http.protocol import HttpProtocol

from .people import Inside, Person

SOCKETS = 20


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive() -> int:
    return sum(type(thing) in (HttpProtocol, ServerProtocol) for thing in gc.get_objects())


@pytest.mark.usefixtures("without_collector")
def test_closed_sockets_leave_no_circles(server: Inside) -> None:
    ada = Person(server.url, "Ada")
    match = ada.new_match("me", "me")["id"]
    before = alive()
    for _ in range(SOCKETS):
        with ada.live(match, 0) as screen:
            screen.until(0)
            assert alive() > before
    for _ in range(50):
        if alive() <= before + 1:  # the loop may still hold on to the last one it served
            break
        time.sleep(0.1)
    assert alive() <= before + 1
