"""Biographies, accounts, the map, the docket and the search: all that happened, as one family knows it."""

from typing import Any

import pytest

from belle_etoile.server.campaigns.cache import Recent
from belle_etoile.server.campaigns.history import OUTCOMES, plain_name
from belle_etoile.server.campaigns.search import folded

from ..sentences import read
from .people import Inside, Person, Visitor
from .test_campaigns import found, play_turn

TURNS = 6


@pytest.fixture(scope="module")
def long(server: Inside) -> tuple[str, str]:
    """A campaign some turns in: its id, and the cookie of who plays it."""
    ada = Person(server.url, "Ada")
    id = found(ada, "me", "ruthless", "ambitious", "ruthless", "cautious", "ambitious", turns=0)["id"]
    for _ in range(TURNS):
        play_turn(ada, id)
    return id, ada.http.cookies["belle_etoile"]


@pytest.fixture
def ada(server: Inside, long: tuple[str, str]) -> Visitor:
    """Who plays it, in another browser."""
    ada = Visitor(server.url)
    ada.http.cookies.clear()
    ada.http.cookies.set("belle_etoile", long[1])
    return ada


def events(person: Visitor, id: str) -> list[tuple[int, dict[str, Any]]]:
    return [(turn, e) for turn in range(TURNS) for e in person.get(f"/campaigns/{id}/turns/{turn}/events")]


def test_a_life(ada: Visitor, long: tuple[str, str]) -> None:
    id = long[0]
    people = ada.get(f"/campaigns/{id}/view")["people"]
    told = events(ada, id)
    for person in people[:40]:
        life = ada.get(f"/campaigns/{id}/people/{person['code']}")
        assert life["born"] == person["born"]
        own = [(turn, e["kind"]) for turn, e in told if e["values"].get("code") == person["code"]]
        heard = [(e["turn"], e["kind"]) for e in life["events"]]
        assert not set(own) - set(heard)
        assert all("[" not in read(e["text"]) and e["year"] >= 5000 for e in life["events"])
        for e in life["events"]:
            if e["kind"] in ("death", "judge-elected", "promoted"):
                assert person["name"] in read(e["text"])
        parents = [people[p]["code"] for p in (person["father"], person["mother"]) if p >= 0]
        assert life["parents"] == parents
        for child in life["children"]:
            assert any(e["kind"] == "born" for e in life["events"])
            assert person["code"] in ada.get(f"/campaigns/{id}/people/{child}")["parents"]
    assert ada.problem("GET", f"/campaigns/{id}/people/99-1")["kind"] == "no-such-page"


def test_both_remember_the_wedding(ada: Visitor, long: tuple[str, str]) -> None:
    id = long[0]
    people = {p["code"]: p for p in ada.get(f"/campaigns/{id}/view")["people"]}
    weddings = [(turn, e) for turn, e in events(ada, id) if e["kind"] == "married"]
    assert weddings
    for turn, wedding in weddings:
        groom = ada.get(f"/campaigns/{id}/people/{wedding['values']['code']}")
        bride = next(w["code"] for w in groom["weddings"] if w["turn"] == turn)
        assert people[bride]["sex"] == "w"
        life = ada.get(f"/campaigns/{id}/people/{bride}")
        told = next(e["text"] for e in life["events"] if (e["kind"], e["turn"]) == ("married", turn))
        assert [part["id"] for part in told if isinstance(part, dict)][:2] == [groom["code"], bride]
        assert {"turn": turn, "code": groom["code"], "name": groom["name"]} in life["weddings"]


def test_ledgers_to_the_last_coin(ada: Visitor, long: tuple[str, str]) -> None:
    id = long[0]
    end = 0
    for turn in range(TURNS):
        seen = ada.get(f"/campaigns/{id}/view", params={"turn": turn})
        ledger = ada.get(f"/campaigns/{id}/turns/{turn}/ledger")
        assert ledger["start"] + sum(p["amount"] for p in ledger["money"]) == ledger["end"] == seen["own"]["purse"]
        assert ledger["start"] == (end if turn else 10)
        assert all(p["heading"] and p["rule"] for p in ledger["money"] + ledger["prestige"])
        assert {p["code"].split("-")[0] for p in ledger["prestige"]} <= {"1"}
        end = ledger["end"]
    stranger = Person(ada.url, "Eve")
    assert stranger.problem("GET", f"/campaigns/{id}/turns/0/ledger")["kind"] == "no-family"


def check_voyages(voyages: list[dict[str, Any]], heard: list[dict[str, Any]]) -> None:
    """Each ends as it was told last: it has only left where no explorer came home to tell (14.6)."""
    assert len(voyages) == sum(e["kind"] == "ship-leaves" for e in heard)
    for voyage in voyages:
        of_ship = [e for e in heard if plain_name(e["values"].get("ship", "")) == voyage["ship"]]
        ends = [e["kind"] for e in of_ship if e["kind"] in ("ship-leaves", *OUTCOMES)]
        assert voyage["outcome"] == ends[-1]
        assert len(voyage["aboard"]) == sum(e["kind"] == "aboard" for e in of_ship)


def test_the_map(ada: Visitor, long: tuple[str, str]) -> None:
    id = long[0]
    last = ada.get(f"/campaigns/{id}/map")
    assert last["turn"] == TURNS - 1
    for turn in range(TURNS):
        told = ada.get(f"/campaigns/{id}/map", params={"turn": turn})
        seen = ada.get(f"/campaigns/{id}/view", params={"turn": turn})
        heard = ada.get(f"/campaigns/{id}/turns/{turn}/events")
        assert [w["name"] for w in told["worlds"]] == [p["name"] for p in seen["planets"]]
        for world, planet in zip(told["worlds"], seen["planets"], strict=True):
            assert world["posts"] == planet["posts"]
        for key, kind in (("garrison", "garrisons"), ("traders", "trades-on")):
            there = sorted(code for world in told["worlds"] for code in world[key])
            assert there == sorted(e["values"]["code"] for e in heard if e["kind"] == kind)
        men = sum(len(fleet["men"]) for fleet in told["fleets"])
        assert men == sum(e["kind"] == "joins-fleet" for e in heard)
        check_voyages(told["voyages"], heard)
    assert ada.problem("GET", f"/campaigns/{id}/map?turn={TURNS}")["kind"] == "no-such-turn"


def test_the_docket(ada: Visitor, long: tuple[str, str]) -> None:
    id = long[0]
    told = ada.get(f"/campaigns/{id}/docket")
    heard = events(ada, id)
    assert len(told["past"]) == sum(e["kind"] == "tried" for _, e in heard)
    assert told["past"]
    for outcome in ("acquitted", "convicted", "fined"):
        here = sorted((t["turn"], t["accused"]) for t in told["past"] if t["outcome"] == outcome)
        assert here == sorted((turn, e["values"]["code"]) for turn, e in heard if e["kind"] == outcome)
    assert sum(len(trial["votes"]) for trial in told["past"]) == sum(e["kind"] == "vote" for _, e in heard)
    numbers = [t["number"] for t in ada.get(f"/campaigns/{id}/view")["trials"]]
    assert sorted(t["number"] for t in told["open"]) == sorted(numbers)


def test_search(ada: Visitor, long: tuple[str, str]) -> None:
    id = long[0]
    people = ada.get(f"/campaigns/{id}/view")["people"]
    name = people[0]["name"]
    told = ada.get(f"/campaigns/{id}/search", params={"q": name.upper()})
    assert {hit["source"] for hit in told["found"]} == {"gazette", "report"}
    assert all(folded(name) in folded(read(hit["excerpt"])) for hit in told["found"])
    codes = {person["code"] for person in people if person["name"] == name}
    meant = [part for hit in told["found"] if isinstance(hit["excerpt"], list) for part in hit["excerpt"]]
    assert codes & {part["id"] for part in meant if isinstance(part, dict) and part["kind"] == "person"}
    assert [hit["turn"] for hit in told["found"]] == sorted([hit["turn"] for hit in told["found"]], reverse=True)
    plain = ada.get(f"/campaigns/{id}/search", params={"q": "balnea"})
    assert plain["found"]
    assert all("Balnéa" in read(hit["excerpt"]) for hit in plain["found"])
    assert not ada.get(f"/campaigns/{id}/search", params={"q": "xyzzy"})["found"]
    watcher = Person(ada.url, "Eve").get(f"/campaigns/{id}/search", params={"q": name})
    assert {hit["source"] for hit in watcher["found"]} == {"gazette"}
    many = ada.get(f"/campaigns/{id}/search", params={"q": "e"})
    assert many["more"]
    assert len(many["found"]) == 100


@pytest.mark.parametrize("language", ["fr", "en"])
def test_plain_text(ada: Visitor, long: tuple[str, str], language: str) -> None:
    id = long[0]
    for name in ("gazette", "report"):
        answer = ada.http.get(f"/campaigns/{id}/turns/2/{name}/text", params={"lang": language})
        assert answer.headers["content-type"].startswith("text/plain")
        page = ada.get(f"/campaigns/{id}/turns/2/{name}", params={"lang": language})
        assert page["title"].upper() in answer.text
        assert all(section["title"] in answer.text for section in page["sections"])


def test_pages_are_kept_by_weight() -> None:
    kept: Recent[str] = Recent(10, len)
    for name in "abc":
        kept.put((name,), name * 4)
    assert [kept.get((name,)) for name in "abc"] == [None, "bbbb", "cccc"]
    kept.put(("b",), "b" * 6)
    assert kept.weight == 10
    kept.put(("d",), "d" * 99)
    assert [kept.get((name,)) for name in "bcd"] == [None, None, "d" * 99]
