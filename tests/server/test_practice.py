"""At a practice table, one person among bots, a move can be taken back also after the bot has answered it."""

import time
from typing import Any

from belle_etoile import game_named
from belle_etoile.core.log import parse_log
from belle_etoile.core.match import replayed, verified

from .people import Person, seat_two


def my_turn(ada: Person, match: str, after: int) -> Any:
    deadline = time.monotonic() + 60
    while True:
        table = ada.get(f"/matches/{match}")
        if table["version"] > after and table["waiting"] == [0]:
            return ada.at(match, table["version"], 0)
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_taking_back_after_the_bots_answer(ada: Person) -> None:
    match = ada.new_match("me", "random")["id"]
    first = ada.at(match, 0, 0)
    ada.move(match, 0, first["legal"][0]["move"], 0)
    now = my_turn(ada, match, 1)
    assert now["can_undo"]
    ada.move(match, 0, now["legal"][0]["move"], now["version"])
    now = my_turn(ada, match, now["version"])
    body = {"seat": 0, "seen": now["version"], "key": "back"}
    undone = ada.post(f"/matches/{match}/undo", body)
    assert undone["version"] == now["version"] + 1
    assert undone["update"]["fresh"]
    assert 0 in undone["update"]["waiting"]
    assert ada.post(f"/matches/{match}/undo", body) == undone
    again = ada.post(f"/matches/{match}/undo", {"seat": 0, "seen": undone["version"], "key": "further"})
    assert again["update"]["can_undo"] or again["update"]["legal"] == first["legal"]
    ada.move(match, 0, again["update"]["legal"][0]["move"], again["version"])
    ada.post(f"/matches/{match}/resign", {"seat": 0})
    log = parse_log(ada.http.get(f"/matches/{match}/log").text, "log")
    assert "undo-all" in [record.move for record in log.records]
    assert replayed(game_named("stellar"), log).version == log.records[-1].version
    assert verified(game_named("stellar"), log).version == log.records[-1].version


def test_all_the_way_back_to_the_first_position(ada: Person) -> None:
    match = ada.new_match("me", "random")["id"]
    first = now = ada.at(match, 0, 0)
    for _ in range(3):
        ada.move(match, 0, now["legal"][0]["move"], now["version"])
        now = my_turn(ada, match, now["version"])
    for turn in range(20):
        if not now["can_undo"]:
            break
        now = ada.post(f"/matches/{match}/undo", {"seat": 0, "seen": now["version"], "key": f"u{turn}"})["update"]
    assert now["view"]["hand"] == first["view"]["hand"] == ada.at(match, now["version"], 0)["view"]["hand"]
    assert [choice["move"] for choice in now["legal"]] == [choice["move"] for choice in first["legal"]]
    refused = ada.problem("POST", f"/matches/{match}/undo", {"seat": 0, "seen": now["version"], "key": "none"})
    assert refused["kind"] == "no-undo"


def test_among_people_an_answered_move_stays(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    ada.move(match, 0, ada.at(match, 0, 0)["legal"][0]["move"], 0)
    blaise.move(match, 1, blaise.at(match, 1, 1)["legal"][0]["move"], 1)
    assert not ada.at(match, 2, 0)["can_undo"]
    refused = ada.problem("POST", f"/matches/{match}/undo", {"seat": 0, "seen": 2, "key": "no"})
    assert refused["kind"] == "no-undo"
