"""Moves over the socket: the same door as POST, answered by the seat's own update or by a problem with the same key."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .people import Inside, Person, Screen, seat_two


def say(screen: Screen, **message: Any) -> None:
    screen.socket.send(json.dumps(message))


@pytest.fixture
def table(server: Inside) -> tuple[str, Person, Person, Screen, Screen]:
    return seated_at(server)


def seated_at(server: Inside) -> tuple[str, Person, Person, Screen, Screen]:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    match = seat_two(ada, blaise, options={"first": "1"})
    screens = ada.live(match, 0), blaise.live(match, 1)
    for screen in screens:
        screen.until(0)
    return match, ada, blaise, *screens


Seated = tuple[str, Person, Person, Screen, Screen]


def refused(screen: Screen, key: str) -> dict[str, Any]:
    told = screen.next("problem")
    assert told["key"] == key
    problem: dict[str, Any] = told["problem"]
    assert problem["title"]
    assert problem["detail"]
    return problem


def test_a_move_is_answered_to_the_mover_and_told_to_the_other(table: Seated) -> None:
    match, ada, _, mine, other = table
    move = ada.at(match, 0, 0)["legal"][0]["move"]
    say(mine, type="move", move=move, seen=0, key="first")
    told = mine.next("update")
    assert (told["version"], told["key"], told["seat"]) == (1, "first", 0)
    heard = other.next("update")
    assert heard["version"] == 1
    assert "key" not in heard
    assert ada.get(f"/matches/{match}")["version"] == 1


def test_a_repeated_move_is_answered_and_not_played_twice(table: Seated) -> None:
    match, ada, _, mine, _ = table
    move = ada.at(match, 0, 0)["legal"][0]["move"]
    for _ in range(3):
        say(mine, type="move", move=move, seen=0, key="again")
        told = mine.next("update")
        assert (told["version"], told["key"]) == (1, "again")
    answer = ada.move(match, 0, move, 0, "again")  # the same intention by the other door
    assert answer.json()["version"] == 1


def test_it_can_be_taken_back(table: Seated) -> None:
    match, ada, _, mine, _ = table
    say(mine, type="move", move=ada.at(match, 0, 0)["legal"][0]["move"], seen=0, key="one")
    assert mine.next("update")["can_undo"]
    say(mine, type="undo", seen=1, key="two")
    told = mine.next("update")
    assert (told["version"], told["key"], told["fresh"]) == (2, "two", True)


def test_refusals_carry_the_key_the_rule_and_change_nothing(table: Seated) -> None:
    match, ada, _, mine, _ = table
    say(mine, type="move", move="take 1", seen=0, key="a")
    assert refused(mine, "a")["rule"] == "1.3"
    say(mine, type="move", move="fly away", seen=0, key="b")
    assert refused(mine, "b")["type"] == "/problems/unreadable"
    say(mine, type="move", move="take 1", seen=7, key="c")
    assert refused(mine, "c")["type"] == "/problems/stale"
    say(mine, type="undo", seen=0, key="d")
    assert refused(mine, "d")["type"] == "/problems/no-undo"
    say(mine, type="move", move="undo", seen=0, key="e")
    assert refused(mine, "e")["type"] == "/problems/unreadable"
    say(mine, type="move", move="take 1", seen=0)
    assert refused(mine, "")["type"] == "/problems/malformed"
    assert ada.get(f"/matches/{match}")["version"] == 0


def test_who_only_watches_or_has_logged_out_does_not_play(table: Seated, server: Inside) -> None:
    match, ada, blaise, mine, _ = table
    move = ada.at(match, 0, 0)["legal"][0]["move"]
    watcher = Person(server.url, "Emma").live(match)
    watcher.until(0)
    say(watcher, type="move", move=move, seen=0, key="k")
    assert refused(watcher, "k")["type"] == "/problems/wrong-seat"
    own = blaise.live(match)  # a player who looks on as a spectator
    own.until(0)
    say(own, type="move", move=move, seen=0, key="k")
    assert refused(own, "k")["type"] == "/problems/wrong-seat"
    ada.ask("DELETE", "/me", {})
    with pytest.raises(ConnectionClosed) as closed:
        plays_on(mine, move)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "logged-out")
    assert blaise.get(f"/matches/{match}")["version"] == 0


def test_a_whole_match_over_sockets(table: Seated) -> None:
    match, ada, _, *screens = table
    now = [next(json.loads(text) for text in screen.heard if '"update"' in text) for screen in screens]
    while now[0]["waiting"]:
        version, seat = now[0]["version"], now[0]["waiting"][0]
        say(screens[seat], type="move", move=now[seat]["legal"][0]["move"], seen=version, key=f"k{version}")
        now = [screen.until(version + 1) for screen in screens]
        assert now[seat]["key"] == f"k{version}"
    told = ada.get(f"/matches/{match}")
    assert told["status"] == "over"
    assert told["version"] == now[0]["version"]


def plays_on(screen: Screen, move: str) -> None:
    say(screen, type="move", move=move, seen=0, key="k")
    listen(screen)


def listen(screen: Screen) -> None:
    """Pings are heard and not answered."""
    while True:
        screen.socket.recv(60)


def test_a_link_that_says_nothing_is_closed(impatient_server: Inside) -> None:
    _, _, _, mine, other = seated_at(impatient_server)
    with pytest.raises(ConnectionClosed) as closed:
        listen(mine)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4408, "dead")
    assert other.next("presence")["here"]
