"""The game master writes to all, corrects a family, and imports a campaign from an archive."""

import io
import tempfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import httpx
import pytest

from belle_etoile.server.campaigns.transfer.archive_reader import LARGEST

from .people import Inside, Person
from .test_campaign_letters import box
from .test_campaigns import BOTS, found, play_turn, put_orders, ready, token_of

NUMBERS = count()


def test_a_word_to_all(server: Inside) -> None:
    ada, blaise, eve = [Person(server.url, name) for name in ("Ada", "Blaise", "Eve")]
    campaign = found(ada, "open", "open", *BOTS)
    id = campaign["id"]
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 1)})
    wish = {"subject": "Fêtes", "text": "Pas de tour avant\nle 3 janvier."}
    assert blaise.problem("POST", f"/campaigns/{id}/announce", wish)["kind"] == "not-master"
    ada.post(f"/campaigns/{id}/announce", wish)
    letter = box(blaise, id)[0]
    assert (letter["sender"], letter["subject"], letter["to"]) == (-1, "Fêtes", [0, 1])
    assert blaise.get(f"/campaigns/{id}/letters/{letter['id']}")["text"] == wish["text"]
    assert blaise.get("/notices")[0]["kind"] == "message"
    assert eve.get(f"/campaigns/{id}/log")[-1]["reason"] == wish["text"]
    reply = {"to": [0], "text": "Bien.", "reply": letter["id"], "send": True}
    assert blaise.post(f"/campaigns/{id}/letters", reply)["sent"]


def test_a_family_is_mended(server: Inside) -> None:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    campaign = found(ada, "open", *BOTS)
    id = campaign["id"]
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 0)})
    play_turn(blaise, id)
    play_turn(blaise, id)
    before = blaise.get(f"/campaigns/{id}/view")
    letter = blaise.get(f"/campaigns/{id}/turns/1/report")
    moved = blaise.get(f"/campaigns/{id}")["moved"]
    wish = {
        "seat": 0,
        "reason": "Une erreur de l’arbitre",
        "purse": 7,
        "name": "Les Réparés",
        "people": {"1-1": {"name": "Octave", "prestige": 3}},
    }
    assert blaise.problem("POST", f"/campaigns/{id}/edit", wish)["kind"] == "not-master"
    ada.post(f"/campaigns/{id}/edit", wish)
    after = blaise.get(f"/campaigns/{id}/view")
    assert after["own"]["purse"] == before["own"]["purse"] + 7
    assert (after["people"][0]["name"], after["families"][0]["name"]) == ("Octave", "Les Réparés")
    assert after["people"][0]["prestige"] == before["people"][0]["prestige"] + 3
    told = blaise.get(f"/campaigns/{id}")
    assert (told["families"][0]["name"], told["moved"] > moved) == ("Les Réparés", True)
    ledger = blaise.get(f"/campaigns/{id}/turns/1/ledger")
    assert ledger["start"] + sum(p["amount"] for p in ledger["money"]) == ledger["end"] == after["own"]["purse"]
    assert ledger["money"][-1] == {"amount": 7, "rule": "master", "heading": "master"}
    assert blaise.get(f"/campaigns/{id}/figures")["families"][0]["purse"][-1] == after["own"]["purse"]
    assert blaise.get(f"/campaigns/{id}/turns/1/report") != letter  # no page of before is shown
    act = Person(server.url, "Eve").get(f"/campaigns/{id}/log")[-1]
    assert (act["act"], act["reason"]) == ("edit", wish["reason"])
    assert "+7 M$" in act["text"]
    assert blaise.get("/notices")[0]["kind"] == "edited"
    assert play_turn(blaise, id)["turn"] == 3
    for wrong in (
        {"name": before["families"][1]["name"]},
        {"people": {"2-1": {"prestige": 1}}},
        {"people": {"1-99": {"prestige": 1}}},
        {"credits": -9999},
        {},
    ):
        body = {"seat": 0, "reason": "x", **wrong}
        assert ada.problem("POST", f"/campaigns/{id}/edit", body)["kind"] == "malformed"


def take_in(person: Person, packed: bytes, name: str = "Reprise") -> httpx.Response:
    """Whoever is a guest makes an account first."""
    if person.me["guest"]:
        person.me = person.post("/accounts", {"name": f"Keeper {next(NUMBERS)}", "password": "long enough"})
    headers = {"X-CSRF-Token": person.csrf, "Content-Type": "application/zip"}
    return person.http.post("/campaigns/import", params={"name": name}, content=packed, headers=headers)


def files_in(packed: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture
def exported(server: Inside) -> tuple[Person, str, bytes]:
    """Of a campaign with people, bots and a late family, some turns in."""
    ada, blaise, carl = [Person(server.url, name) for name in ("Ada", "Blaise", "Carl")]
    campaign = found(ada, "open", *BOTS, public=True, late=True)
    id = campaign["id"]
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 0)})
    play_turn(blaise, id)
    play_turn(blaise, id)
    carl.post(f"/campaigns/{id}/join", {"new": True})
    put_orders(carl, id, carl.get(f"/campaigns/{id}/orders/start")["text"])
    play_turn(blaise, id)
    play_turn(blaise, id)
    play_turn(carl, id)
    put_orders(blaise, id, blaise.get(f"/campaigns/{id}/orders/start")["text"])
    return ada, id, ada.http.get(f"/campaigns/{id}/export").content


def test_archives_asked_for_at_once_come_one_after_the_other(exported: tuple[Person, str, bytes]) -> None:
    ada, id, packed = exported
    with ThreadPoolExecutor(8) as together:
        answers = list(together.map(ada.http.get, [f"/campaigns/{id}/export"] * 8))
    assert [answer.status_code for answer in answers] == [200] * 8
    assert all(files_in(answer.content) == files_in(packed) for answer in answers)


def test_a_campaign_goes_round(exported: tuple[Person, str, bytes]) -> None:
    ada, id, packed = exported
    answer = take_in(ada, packed)
    assert answer.status_code == 201, answer.text
    copy: dict[str, Any] = answer.json()
    assert copy["turn"] == ada.get(f"/campaigns/{id}")["turn"]
    assert [f["kind"] for f in copy["families"]] == ["open", "bot", "bot", "bot", "open"]
    assert copy["commitment"] == ada.get(f"/campaigns/{id}")["commitment"]  # the same luck to come
    for page in ("view", "ranking", "turns/1/gazette", "turns/3/gazette", "turns/2/events", "map", "docket", "figures"):
        assert ada.get(f"/campaigns/{copy['id']}/{page}") == ada.get(f"/campaigns/{id}/{page}"), page
    again = files_in(ada.http.get(f"/campaigns/{copy['id']}/export").content)
    before = files_in(packed)
    assert again.pop("log.jsonl").count(b"\n") == before.pop("log.jsonl", b"").count(b"\n") + 1  # taken in
    assert again == before
    dora = Person(ada.url, "Dora")
    dora.post(f"/campaigns/{copy['id']}/join", {"token": token_of(copy, 0)})
    assert dora.get(f"/campaigns/{copy['id']}/orders")["check"]["status"] == "OR"
    assert dora.get(f"/campaigns/{copy['id']}/turns/2/report")["sections"]
    ready(dora, copy["id"])
    ada.post(f"/campaigns/{copy['id']}/resume", {"reason": "on"})
    told = ada.post(f"/campaigns/{copy['id']}/resolve", {"turn": copy["turn"], "reason": "on"})
    assert told["turn"] == copy["turn"] + 1


def repacked(packed: bytes, changes: dict[str, bytes | None], top: str = "") -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(packed)) as old, zipfile.ZipFile(target, "w") as new:
        names = old.namelist()
        for name in [*names, *[name for name in changes if name not in names]]:
            content = changes[name] if name in changes else old.read(name)
            if content is not None:
                new.writestr(top + name, content)
    return target.getvalue()


def test_archives_that_are_refused(exported: tuple[Person, str, bytes]) -> None:
    ada, _, packed = exported
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        state = archive.read("turns/001/state.json")
    wrong = (
        b"no zip",
        repacked(packed, {"campaign.toml": None}),
        repacked(packed, {"campaign.toml": b"format = 9"}),
        repacked(packed, {"turns/001/state.json": state.replace(b'"purse": 1', b'"purse": 2', 1) + b" "}),
        repacked(packed, {"turns/001/events.jsonl": b"{"}),
        repacked(packed, {"turns/001/turn.toml": None}),
        repacked(packed, {"edition.toml": b"\xff\xfe"}),
        repacked(packed, {"turns/001/orders/77-x.toml": b"a = 1"}),
    )
    for archive_bytes in wrong:
        answer = take_in(ada, archive_bytes)
        assert (answer.status_code, answer.json()["type"]) == (422, "/problems/bad-archive"), answer.text
        assert tempfile.gettempdir() not in answer.text
    assert take_in(ada, packed, name="\u0007").status_code == 400
    assert take_in(ada, packed, name=" ").status_code == 422
    assert take_in(ada, b"0" * (LARGEST + 1)).status_code == 413
    harmless = {"../../evil.toml": b"x", "turns/001/orders/../../../evil.toml": b"x", "reports/x.html": b"x"}
    assert take_in(ada, repacked(packed, dict(harmless), top="folder/")).status_code == 201
