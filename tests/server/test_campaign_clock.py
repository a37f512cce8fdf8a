"""Deadlines, outages and the game master: every turn once, nobody ONR because the server was away."""

import io
import time
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from belle_etoile.campaigns.folder import open_campaign, resolve_turn
from belle_etoile.core.chance import commitment
from belle_etoile.games.stellarium.saves import saved
from belle_etoile.store import Database, clock, open_database
from belle_etoile.store import campaigns as kept

from .people import Inside, Person, inside, until
from .test_campaigns import BOTS, found, play_turn, put_orders, ready, token_of, until_turn, wished

WHY = {"reason": "the table wished it"}


def from_now(**more: float) -> str:
    return (datetime.now(UTC) + timedelta(**more)).isoformat()


def read_time(told: str) -> float:
    return datetime.fromisoformat(told).timestamp()


@pytest.fixture
def master(server: Inside) -> Person:
    return Person(server.url, "Mira")


def test_the_deadline_resolves_with_what_is_written(server: Inside, master: Person) -> None:
    ada = Person(server.url, "Ada")
    campaign = found(master, "open", "open", "cautious", calendar={"kind": "hours", "hours": 24})
    assert "deadline" not in campaign  # the founding waits for its families
    id = campaign["id"]
    ada.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 0)})
    blaise = Person(server.url, "Blaise")
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 1)})
    put_orders(ada, id, 'name = "Vega"\n')
    database = open_database(server.config.database)
    database.write_now(lambda c: kept.change_campaign(c, id, {"deadline": time.time(), "due": time.time()}))
    database.close()
    told = until_turn(master, id, 1)
    assert [family["status"] for family in told["families"]] == ["OR", "ONR", "OR"]
    assert told["families"][0]["name"] == "Vega"
    assert told["deadline"]
    master.post(f"/campaigns/{id}/pause", WHY)


def test_after_the_deadline_orders_are_closed(server: Inside, master: Person) -> None:
    """Until somebody has resolved the turn nobody adds to it."""
    campaign = found(master, "me", *BOTS, calendar={"kind": "hours", "hours": 0.0001 / 3600})["id"]
    answer = master.ask("PUT", f"/campaigns/{campaign}/orders", {"text": "", "turn": 0})
    assert answer.json()["type"] == "/problems/orders-closed"
    master.post(f"/campaigns/{campaign}/pause", WHY)


def test_the_calendar_keeps_its_hour(master: Person) -> None:
    campaign = found(master, "me", *BOTS, calendar={"kind": "hours", "hours": 24})
    first = read_time(campaign["deadline"])
    assert abs(first - time.time() - 24 * 3600) < 60
    told = play_turn(master, campaign["id"])
    assert read_time(told["deadline"]) == pytest.approx(first, abs=0.01)  # an early turn leaves more than half a day
    moved = master.post(f"/campaigns/{campaign['id']}/deadline", {"deadline": from_now(hours=2), **WHY})
    told = play_turn(master, campaign["id"])
    assert read_time(told["deadline"]) == pytest.approx(read_time(moved["deadline"]) + 24 * 3600, abs=0.01)


def test_by_hand_only_the_masters_word_counts(master: Person) -> None:
    campaign = found(master, "me", *BOTS, calendar={"kind": "hand"})["id"]
    assert play_turn(master, campaign)["turn"] == 0
    assert master.post(f"/campaigns/{campaign}/resolve", {"turn": 0, **WHY})["turn"] == 1
    assert master.problem("POST", f"/campaigns/{campaign}/resolve", {"turn": 0, **WHY})["kind"] == "orders-closed"
    log = master.get(f"/campaigns/{campaign}/log")
    assert [(act["act"], act["turn"], act["by"], act["reason"]) for act in log] == [
        ("resolve", 0, "Mira", WHY["reason"])
    ]


def test_a_pause_stops_the_clock(server: Inside, master: Person) -> None:
    campaign = found(master, "me", *BOTS, calendar={"kind": "hours", "hours": 24})
    id = campaign["id"]
    paused = master.post(f"/campaigns/{id}/pause", WHY)
    assert paused["paused"]
    assert play_turn(master, id)["turn"] == 0
    assert master.problem("POST", f"/campaigns/{id}/resolve", {"turn": 0, **WHY})["kind"] == "campaign-paused"
    ready(master, id, False)
    time.sleep(0.2)
    resumed = master.post(f"/campaigns/{id}/resume", WHY)
    assert read_time(resumed["deadline"]) - read_time(campaign["deadline"]) >= 0.2
    assert [act["act"] for act in master.get(f"/campaigns/{id}/log")] == ["pause", "resume"]
    assert Person(server.url, "Eve").problem("POST", f"/campaigns/{id}/pause", WHY)["kind"] == "not-master"
    past = {"deadline": from_now(hours=-1), **WHY}
    assert master.problem("POST", f"/campaigns/{id}/deadline", past)["kind"] == "bad-setup"


def test_a_bot_takes_over(server: Inside, master: Person) -> None:
    ada = Person(server.url, "Ada")
    campaign = found(master, "me", "open", "cautious")
    id = campaign["id"]
    ada.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 1)})
    play_turn(ada, id)
    assert play_turn(master, id)["turn"] == 1
    told = master.post(f"/campaigns/{id}/replace", {"seat": 1, "bot": "ruthless", **WHY})
    assert (told["families"][1]["kind"], told["families"][1]["bot"]) == ("bot", "ruthless")
    assert ada.problem("GET", f"/campaigns/{id}/orders")["kind"] == "no-family"
    assert ada.get("/notices")[0]["kind"] == "replaced"
    assert play_turn(master, id)["families"][1]["status"] == "OR"
    told = master.post(f"/campaigns/{id}/replace", {"seat": 1, **WHY})
    blaise = Person(server.url, "Blaise")
    assert blaise.post(f"/campaigns/{id}/join", {"token": token_of(told, 1)})["mine"] == 1
    assert "ruthless" in master.get(f"/campaigns/{id}/log")[0]["text"]


def test_a_turn_is_taken_back_with_new_luck(master: Person) -> None:
    campaign = found(master, "me", *BOTS)["id"]
    for _ in range(3):
        before = play_turn(master, campaign)
    past = master.get(f"/campaigns/{campaign}/turns")["resolved"]
    written = master.http.get(f"/campaigns/{campaign}/turns/2/orders").text
    told = master.post(f"/campaigns/{campaign}/take-back", {"turn": 2, **WHY})
    assert told["turn"] == 2
    assert told["commitment"] not in (past[2]["commitment"], before["commitment"])
    assert master.problem("GET", f"/campaigns/{campaign}/turns/2/gazette")["kind"] == "no-such-turn"
    sheet = master.get(f"/campaigns/{campaign}/orders")
    assert (sheet["text"], sheet["ready"]) == (written, False)
    log = master.get(f"/campaigns/{campaign}/log")
    assert past[2]["seed"] in log[0]["text"]
    ranks = {rank["seat"]: rank["points"] for rank in master.get(f"/campaigns/{campaign}/ranking")}
    seen = master.get(f"/campaigns/{campaign}/view")
    assert ranks == {seat: family["points"] for seat, family in enumerate(seen["families"])}
    again = ready(master, campaign)
    assert again["turn"] == 3
    new = master.get(f"/campaigns/{campaign}/turns")["resolved"]
    assert new[:2] == past[:2]
    assert new[2]["seed"] != past[2]["seed"]
    assert commitment(new[2]["seed"]) == told["commitment"]
    assert master.problem("POST", f"/campaigns/{campaign}/take-back", {"turn": 1, **WHY})["kind"] == "no-such-turn"


def test_the_folder_goes_on_as_the_server_does(server: Inside, master: Person, tmp_path: Path) -> None:
    """Exported, the campaign resolves its next turn to the same bytes."""
    ada = Person(server.url, "Ada")
    campaign = found(master, "open", *BOTS)
    id = campaign["id"]
    ada.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 0)})
    for _ in range(2):
        play_turn(ada, id)
    master.post(f"/campaigns/{id}/take-back", {"turn": 1, **WHY})
    put_orders(ada, id, ada.get(f"/campaigns/{id}/orders/start")["text"])
    assert ada.problem("GET", f"/campaigns/{id}/export")["kind"] == "not-master"
    packed = master.ask("GET", f"/campaigns/{id}/export")
    zipfile.ZipFile(io.BytesIO(packed.content)).extractall(tmp_path)
    ready(ada, id)
    there = resolve_turn(open_campaign(str(tmp_path)))
    master.post(f"/campaigns/{id}/replace", {"seat": 0, **WHY})
    again = master.ask("GET", f"/campaigns/{id}/export")
    with zipfile.ZipFile(io.BytesIO(again.content)) as archive:
        here = archive.read("turns/001/state.json").decode()
    assert here == (there.folder / "state.json").read_text(encoding="utf-8")
    assert saved(there.state)
    solo = found(master, "me", *BOTS)["id"]
    assert master.problem("GET", f"/campaigns/{solo}/export")["kind"] == "sealed"


def test_bots_alone_do_not_play_for_ever(master: Person) -> None:
    """Somebody who is never there costs three turns; then the campaign waits for its master."""
    campaign = found(master, "me", *BOTS, calendar={"kind": "hours", "hours": 24})["id"]
    for turn in range(5):
        told = master.post(f"/campaigns/{campaign}/resolve", {"turn": turn, **WHY})
    assert told["families"][0]["status"] == "PNJ"
    assert "deadline" not in told
    assert "deadline" not in found(master, *BOTS, calendar={"kind": "hours", "hours": 24})


# The server is away


def shift(db: Database, seconds: float) -> None:
    """As if all that is written had been written so much earlier."""

    def write(connection: Any) -> None:
        connection.execute(text("UPDATE campaigns SET deadline = deadline - :s, due = due - :s"), {"s": seconds})
        alive = clock.last_alive(connection)
        assert alive is not None
        assert clock.still_alive(connection, alive - seconds, alive)

    db.write_now(write)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as server:
        yield server


def test_a_deadline_in_the_dark_moves_by_the_outage(own_server: Inside) -> None:
    ada = Person(own_server.url, "Ada")
    calendar = {"kind": "hours", "hours": 1}
    missed = ada.post("/campaigns", wished("me", *BOTS, calendar=calendar))
    later = ada.post("/campaigns", wished("me", *BOTS, calendar={"kind": "hours", "hours": 9}))
    own_server.stop()
    database = open_database(own_server.config.database)
    shift(database, 2 * 3600)
    database.close()
    own_server.start()
    until(lambda: ada.get(f"/campaigns/{missed['id']}/log"))
    told = ada.get(f"/campaigns/{missed['id']}")
    assert told["turn"] == 0
    assert read_time(told["deadline"]) == pytest.approx(read_time(missed["deadline"]), abs=60)
    assert ada.get(f"/campaigns/{missed['id']}/log")[0]["act"] == "outage"
    assert [notice["kind"] for notice in ada.get("/notices")] == ["moved"]
    other = ada.get(f"/campaigns/{later['id']}")
    assert read_time(other["deadline"]) == pytest.approx(read_time(later["deadline"]) - 2 * 3600, abs=1)


def test_a_short_restart_moves_nothing(own_server: Inside) -> None:
    ada = Person(own_server.url, "Ada")
    campaign = ada.post("/campaigns", wished("me", *BOTS, calendar={"kind": "hours", "hours": 4 / 3600}))["id"]
    own_server.stop()
    time.sleep(1.6)
    own_server.start()
    until_turn(ada, campaign, 1)
    assert ada.get(f"/campaigns/{campaign}/log") == []
    ada.post(f"/campaigns/{campaign}/pause", WHY)


def test_who_is_slow_is_told_once(server: Inside, master: Person) -> None:
    ada = Person(server.url, "Ada")
    campaign = found(master, "me", "open", "open", calendar={"kind": "hours", "hours": 24})
    id = campaign["id"]
    ada.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 1)})
    away = Person(server.url, "Bea")
    away.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 2)})
    away.ask("PUT", f"/campaigns/{id}/vacation", {"until": from_now(days=9)})
    put_orders(ada, id, 'name = "Vega"\n')
    ready(ada, id)
    database = open_database(server.config.database)
    database.write_now(lambda c: kept.change_campaign(c, id, {"remind": time.time() - 1}))
    deadline = time.monotonic() + 20
    while not (near := [n for n in master.get("/notices") if n["kind"] == "near"]):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    row = database.read_now(lambda c: kept.campaign_row(c, id))
    database.close()
    assert len(near) == 1
    assert row is not None
    assert row.remind is None
    for person in (ada, away):  # one is ready, the other has a steward
        assert not [n for n in person.get("/notices") if n["kind"] == "near"]
