"""Two people play a whole match over HTTP and sockets; bots play, too."""

from random import Random

from belle_etoile.core import parse_log, verified
from belle_etoile.games import game_named

from .people import Person, seat_two


def play_to_the_end(match: str, players: list[Person], seed: int = 1) -> int:
    """Random moves by whoever is waited for, as each sees it; the last version."""
    random = Random(seed)
    version = 0
    while True:
        now = players[0].get(f"/matches/{match}")
        if now["status"] == "over":
            return version
        seat = now["waiting"][0]
        legal = players[seat].at(match, now["version"], seat)["legal"]
        answer = players[seat].move(match, seat, random.choice(legal)["move"], now["version"])
        assert answer.status_code == 200, answer.text
        version = answer.json()["version"]
        assert answer.json()["update"]["version"] == version == now["version"] + 1


def test_two_people_play_and_the_log_verifies(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    version = play_to_the_end(match, [ada, blaise])
    table = ada.get(f"/matches/{match}")
    assert table["outcome"]["how"] == "rules"
    assert table["seed"]
    log = parse_log(ada.http.get(f"/matches/{match}/log").text, match)
    assert len(log.records) == version + 1
    assert verified(game_named("stellar"), log).over


def test_sockets_tell_each_version_once_and_in_order(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    with ada.live(match, 0) as left, blaise.live(match, 1) as right, blaise.live(match) as third:
        screens = [left, right, third]
        for screen in screens:
            first = screen.next("update")
            assert first["fresh"]
            assert first["version"] == 0
            assert first["events"] == []
        for version in range(1, 12):
            now = ada.get(f"/matches/{match}")
            seat = now["waiting"][0]
            player = (ada, blaise)[seat]
            move = player.at(match, version - 1, seat)["legal"][0]["move"]
            player.move(match, seat, move, version - 1)
            for screen in screens:
                told = screen.next("update")
                assert told["version"] == version
                assert not told["fresh"]
                assert all(event["version"] == version for event in told["events"])


def test_a_client_that_was_away_gets_what_it_missed_or_a_fresh_view(ada: Person) -> None:
    match = ada.new_match("me", "me")["id"]
    for version in range(60):
        seat = ada.get(f"/matches/{match}")["waiting"][0]
        ada.move(match, seat, ada.now(match, seat)["legal"][0]["move"], version)
    with ada.live(match, 0, since=55) as screen:
        told = screen.next("update")
        assert told["version"] == 60
        assert not told["fresh"]
        assert {e["version"] for e in told["events"]} <= set(range(56, 61))
    with ada.live(match, 0, since=3) as screen:
        assert screen.next("update")["fresh"]
    with ada.live(match, 0, since=60) as screen:
        assert screen.next()["type"] == "table"
        screen.socket.send('{"type": "catch-up", "from": 58}')
        told = screen.next("update")
        assert not told["fresh"]
        assert told["version"] == 60


def test_a_bot_answers_and_the_match_ends(ada: Person) -> None:
    match = ada.new_match("me", "greedy")["id"]
    random = Random(2)
    with ada.live(match, 0) as screen:
        while True:
            told = screen.next()
            if told["type"] == "table" and told["table"]["status"] == "over":
                return
            if told["type"] == "update" and told["legal"]:
                ada.move(match, 0, random.choice(told["legal"])["move"], told["version"])
