"""No byte of another family's secrets in any answer: a twin server, where those secrets differ, says the same."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from belle_etoile.store import campaigns as kept
from belle_etoile.store import open_database

from .people import Inside, Person, inside
from .test_campaigns import found, play_turn, put_orders, ready, token_of

TURNS = 4
PLOT = """
[[contract]]
client = "2-1"
amount = 1
kind = "murder"
target = "1-1"
"""
PAGES = (
    *("", "/view", "/turns", "/ranking", "/figures", "/log", "/orders", "/orders/text", "/form", "/orders/start"),
    *[
        f"/turns/{turn}/{page}"
        for turn in range(TURNS)
        for page in ("gazette", "gazette/html", "report", "report/html")
    ],
    *[f"/turns/{turn}/{page}" for turn in range(TURNS) for page in ("events", "orders", "dice")],
    *[f"/view?turn={turn}" for turn in range(TURNS)],
    *[f"/turns/{turn}/{page}" for turn in range(TURNS) for page in ("gazette/text", "report/text", "ledger")],
    *[f"/people/{family}-{number}" for family in range(1, 6) for number in range(1, 12)],
    *("/map", "/docket", "/search?q=e", "/search?q=a&lang=fr", "/search?q=contract"),
    *("/orders/start?source=last", "/export", "/turns/0/gazette?lang=fr", "/turns/3/report?lang=fr"),
)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as server:
        yield server


def everything(person: Person, campaign: str) -> dict[str, bytes]:
    """Every answer about a campaign, refusals included."""
    told = {page: person.ask("GET", f"/campaigns/{campaign}{page}").content for page in PAGES}
    told["mine"] = person.ask("GET", "/campaigns").content
    told["open"] = person.ask("GET", "/open-campaigns").content
    told["notices"] = person.ask("GET", "/notices").content
    return told


def other_secrets(state: dict[str, Any], mine: int) -> None:
    """Richer families with other debts, credits, prostheses, plots and sealed orders; all that is public stays."""
    for seat, family in enumerate(state["families"]):
        if seat != mine:
            family["purse"] = family.get("purse", 0) + 31
            family["purse_start"] = family.get("purse_start", 0) + 17
            family["credits"] = family.get("credits", 0) + 5
    for person in state["people"]:
        if person["family"] != mine:
            person["prostheses"] = (person.get("prostheses", 0) + 1) % 4
            person["goods"] = 3
            person["share"], person["stake"] = 1, 3
    for posting in state["money"]:
        if posting[0] != mine:
            posting[1] += 1
    state["contracts"] = []
    state["treason"] = state["treason"] if not isinstance(state["treason"], list) else []


def make_twin(connection: Connection, campaign: str, mine: int) -> None:
    rows = [kept.turn_row(connection, campaign, turn) for turn in range(TURNS)]
    for row in rows:
        assert row is not None
        state, figures, sheets = json.loads(row.state), json.loads(row.figures), json.loads(row.sheets)
        other_secrets(state, mine)
        facts = [json.loads(line) for line in row.events.splitlines()]
        heard = [fact for fact in facts if fact[1] in (-1, mine)]
        assert len(heard) < len(facts) or row.turn == 0
        figures["purse"] = [sum if seat == mine else sum + 31 for seat, sum in enumerate(figures["purse"])]
        sheets = {
            s: told if s == str(mine) else ["OPR", [["x", "0.1", "refused", "y", "z"]]] for s, told in sheets.items()
        }
        changes = {
            "state": json.dumps(state),
            "events": "".join(json.dumps(fact) + "\n" for fact in heard),
            "figures": json.dumps(figures),
            "sheets": json.dumps(sheets),
            "dice": "none",
        }
        for name, value in changes.items():
            place = {"value": value, "campaign": campaign, "turn": row.turn}
            connection.execute(
                text(f"UPDATE turns SET {name} = :value WHERE campaign = :campaign AND turn = :turn"), place
            )
    connection.execute(
        text("UPDATE family_orders SET text = 'bid = { amount = 9 }', revision = 7, saved = 1 WHERE seat != :mine"),
        {"mine": mine},
    )
    connection.execute(text("UPDATE families SET token = 'another' WHERE token IS NOT NULL"))


def test_a_twin_server_says_the_same(own_house: Inside) -> None:
    """Ada plays, Blaise plays and masters; somebody watches. Only what Blaise reads may differ."""
    ada, blaise, eve = [Person(own_house.url, name) for name in ("Ada", "Blaise", "Eve")]
    campaign = found(blaise, "open", "me", "ruthless", "ambitious", "open", public=True)
    id = campaign["id"]
    carl = Person(own_house.url, "Carl")
    carl.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 4)})
    ada.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 0)})
    for turn in range(TURNS):
        play_turn(ada, id)
        play_turn(carl, id)
        start = blaise.get(f"/campaigns/{id}/orders/start")["text"]
        put_orders(blaise, id, start + (PLOT if turn else ""))
        assert ready(blaise, id)["turn"] == turn + 1
    carl.post(f"/campaigns/{id}/leave")
    put_orders(blaise, id, 'bid = { amount = 3, name = "Nightingale" }\n')
    put_orders(ada, id, ada.get(f"/campaigns/{id}/orders/start")["text"])
    before = {person: everything(person, id) for person in (ada, eve, blaise)}
    own_house.stop()
    database = open_database(own_house.config.database)
    row = database.read_now(lambda c: kept.campaign_row(c, id))
    database.write_now(lambda c: make_twin(c, id, 0))
    database.close()
    own_house.start()
    for nth in range(3):  # that somebody writes is a secret, too
        put_orders(blaise, id, f"bid = {{ amount = {nth} }}\n")
    after = {person: everything(person, id) for person in (ada, eve, blaise)}
    for person in (ada, eve):
        for page, told in before[person].items():
            assert told == after[person][page], page
    changed = {page for page, told in before[blaise].items() if told != after[blaise][page]}
    assert {"/view", "/figures", "/orders", "/turns/3/report", "/turns/3/events", "/turns/2/orders"} <= changed
    assert not any("gazette" in page for page in changed)
    assert row is not None
    all_told = b"".join(told for pages in before.values() for told in pages.values())
    assert row.seed.encode() not in all_told
    assert b"Nightingale" not in b"".join([*before[ada].values(), *before[eve].values()])
    assert b"token=" not in b"".join([*before[ada].values(), *before[eve].values()])


def test_a_version_tells_what_one_may_know(own_house: Inside) -> None:
    """It stays while others write orders and letters to each other; it moves with what is public or one's own."""
    ada, blaise, carl = [Person(own_house.url, name) for name in ("Ada", "Blaise", "Carl")]
    campaign = found(blaise, "open", "me", "open", "cautious")
    id = campaign["id"]
    for seat, person in ((0, ada), (2, carl)):
        person.post(f"/campaigns/{id}/join", {"token": token_of(campaign, seat)})

    def version(person: Person) -> int:
        return int(person.get(f"/campaigns/{id}")["version"])

    first = version(ada)
    put_orders(blaise, id, "bid = { amount = 1 }\n")
    letter = {"to": [2], "text": "Entre nous.", "send": True}
    blaise.post(f"/campaigns/{id}/letters", letter)
    carl.ask("PUT", f"/campaigns/{id}/vacation", {"until": None})
    assert version(ada) == first
    seen = {first}
    moves = (
        lambda: put_orders(ada, id, ada.get(f"/campaigns/{id}/orders/start")["text"]),
        lambda: blaise.post(f"/campaigns/{id}/letters", {**letter, "to": [0]}),
        lambda: blaise.post(f"/campaigns/{id}/ready", {"turn": 0, "ready": True}),
        lambda: blaise.post(f"/campaigns/{id}/announce", {"subject": "", "text": "À tous."}),
        lambda: blaise.post(f"/campaigns/{id}/pause", {"reason": "Fêtes"}),
    )
    for move in moves:
        move()
        assert version(ada) not in seen
        seen.add(version(ada))


def test_seeds_to_come_are_not_told(own_house: Inside) -> None:
    ada = Person(own_house.url, "Ada")
    id = found(ada, "me", "ruthless", "ambitious")["id"]
    told = everything(ada, id)
    for turn in range(2):
        play_turn(ada, id)
        told.update({f"{turn} {page}": content for page, content in everything(ada, id).items()})
        last = ada.get(f"/campaigns/{id}/turns")["resolved"][-1]["seed"].encode()
        earlier = [content for page, content in told.items() if not page.startswith(f"{turn} ")]
        assert not any(last in content for content in earlier)
