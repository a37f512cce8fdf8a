"""A screen that does not read for a while: it misses steps in between, never the last one, and holds nobody up."""

import json
import socket

from .people import Inside, Person, Screen

ASKED = 4_000  # updates of two kilobytes each: more than all buffers on the way can hold


def slow_screen(server: Inside, ada: Person, match: str) -> Screen:
    """Reads one message and then no more until it is asked for the next."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect((server.config.host, server.config.port))
    return ada.live(match, sock=wire, max_queue=1)


def test_a_slow_screen_misses_steps_but_not_the_last(server: Inside, ada: Person) -> None:
    match = ada.new_match("me", "me")["id"]
    slow, quick = slow_screen(server, ada, match), ada.live(match)
    quick.until(0)
    for _ in range(ASKED):
        slow.socket.send(json.dumps({"type": "catch-up", "from": -1}))
    for version in range(5):
        seat = ada.at(match, version)["waiting"][0]
        move = ada.at(match, version, seat)["legal"][0]["move"]
        assert ada.move(match, seat, move, version).is_success
        assert quick.until(version + 1)["version"] == version + 1
    told = slow.next("update")
    versions = [told["version"]]
    while told["version"] < 5:
        told = slow.next("update")
        versions.append(told["version"])
    assert versions == sorted(versions)
    assert len(versions) < ASKED, "the buffers held everything: ask for more"
    assert told["view"] == ada.at(match, 5)["view"]
    seat = told["waiting"][0]
    assert ada.move(match, seat, ada.at(match, 5, seat)["legal"][0]["move"], 5).is_success
    assert slow.until(6)["version"] == 6
