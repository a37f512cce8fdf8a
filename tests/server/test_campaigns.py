"""The life of a campaign: set up, joined, founded, ordered, resolved, read."""

import time
from typing import Any

import pytest

from belle_etoile.core.chance import commitment

from .people import Inside, Person

BOTS = ("cautious", "ambitious", "ruthless")


def wished(*kinds: str, **more: Any) -> dict[str, Any]:
    """Families by word: me, open, or a bot's temper."""
    families = [{"kind": k} if k in ("me", "open") else {"kind": "bot", "bot": k} for k in kinds]
    return {"name": "Long Night", "families": families, **more}


def found(person: Person, *kinds: str, **more: Any) -> dict[str, Any]:
    told: dict[str, Any] = person.post("/campaigns", wished(*kinds, **more))
    return told


def put_orders(person: Person, campaign: str, text: str, **more: Any) -> dict[str, Any]:
    turn = person.get(f"/campaigns/{campaign}")["turn"]
    answer = person.ask("PUT", f"/campaigns/{campaign}/orders", {"text": text, "turn": turn, **more})
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told


def play_turn(person: Person, campaign: str) -> dict[str, Any]:
    """The steward's orders, and ready."""
    text = person.get(f"/campaigns/{campaign}/orders/start")["text"]
    assert put_orders(person, campaign, text)["check"]["status"] == "OR"
    return ready(person, campaign)


def ready(person: Person, campaign: str, wish: bool = True) -> dict[str, Any]:
    turn = person.get(f"/campaigns/{campaign}")["turn"]
    told: dict[str, Any] = person.post(f"/campaigns/{campaign}/ready", {"turn": turn, "ready": wish})
    return told


def token_of(campaign: dict[str, Any], seat: int) -> str:
    return str(campaign["families"][seat]["link"].split("token=")[1])


def until_turn(person: Person, campaign: str, turn: int, patience: float = 30) -> dict[str, Any]:
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        told: dict[str, Any] = person.get(f"/campaigns/{campaign}")
        if told["turn"] >= turn:
            return told
        time.sleep(0.05)
    raise AssertionError(f"turn {turn} did not come")


@pytest.fixture
def played(server: Inside) -> tuple[Person, str]:
    """One person against three bots, two turns after the founding."""
    ada = Person(server.url, "Ada")
    campaign = found(ada, "me", *BOTS)["id"]
    for turn in range(3):
        assert play_turn(ada, campaign)["turn"] == turn + 1
    return ada, campaign


def test_alone_every_turn_comes_at_once(played: tuple[Person, str]) -> None:
    ada, campaign = played
    told = ada.get(f"/campaigns/{campaign}")
    assert told["status"] == "playing"
    assert told["turn"] == 3
    assert told["mine"] == 0
    assert [family["status"] for family in told["families"]] == ["OR"] * 4
    assert all(family["name"] for family in told["families"])
    assert [family["ready"] for family in told["families"]] == [False, True, True, True]
    mine = [summary for summary in ada.get("/campaigns") if summary["id"] == campaign]
    assert mine[0]["waited_for"]
    notices = [n for n in ada.get("/notices") if n["campaign"] == campaign]
    assert [(n["kind"], n["turn"]) for n in notices] == [("resolved", 2), ("resolved", 1), ("resolved", 0)]
    assert not any(n["read"] for n in notices)
    ada.post("/notices/read", {"upto": notices[1]["id"]})
    assert [n["read"] for n in ada.get("/notices") if n["campaign"] == campaign] == [False, True, True]


def test_seeds_are_promised_before_and_shown_after(server: Inside) -> None:
    ada = Person(server.url, "Ada")
    campaign = found(ada, "me", *BOTS)
    promised = [campaign["commitment"]]
    for _ in range(2):
        promised.append(play_turn(ada, campaign["id"])["commitment"])
    told = ada.get(f"/campaigns/{campaign['id']}/turns")
    assert [turn["commitment"] for turn in told["resolved"]] == promised[:2]
    assert [commitment(turn["seed"]) for turn in told["resolved"]] == promised[:2]
    assert told["commitment"] == promised[2]
    assert len(set(promised)) == 3


def test_everything_is_checked_as_one_types(server: Inside) -> None:
    ada = Person(server.url, "Ada")
    campaign = found(ada, "me", *BOTS)["id"]
    sheet = ada.get(f"/campaigns/{campaign}/orders")
    assert (sheet["text"], sheet["revision"], sheet["check"]["status"]) == ("", 0, "ONR")
    form = ada.get(f"/campaigns/{campaign}/form")
    assert form["turn"] == 0
    assert (form["founding"]["to_share"], len(form["founding"]["founders"])) == (25, 8)
    sheet = put_orders(ada, campaign, 'name = "Vega"\nshares = [25, 5, 0, 0, 0, 0, 0, 0]\nnamse = 3\n')
    assert {mistake["rule"] for mistake in sheet["check"]["mistakes"]} >= {"31.5"}
    assert any("name" in mistake["right"] for mistake in sheet["check"]["mistakes"])
    assert all(mistake["text"] and "[" not in mistake["text"][:1] for mistake in sheet["check"]["mistakes"])
    assert sheet["check"]["totals"]["to_share"] == 25
    play_turn(ada, campaign)
    form = ada.get(f"/campaigns/{campaign}/form")
    owed = {field["place"] for field in form["fields"] if field["owed"]}
    assert owed
    half = put_orders(ada, campaign, 'ransom = "pay"\n[emperor]\nwarr = true\n')
    assert half["check"]["status"] == "OPR"
    assert set(half["check"]["missing"]) <= owed
    assert half["check"]["missing"]
    broken = put_orders(ada, campaign, "this is = not [ toml\n")
    assert broken["text"] == "this is = not [ toml\n"
    assert broken["check"]["mistakes"]


def test_two_windows_do_not_overwrite_each_other(server: Inside) -> None:
    ada = Person(server.url, "Ada")
    campaign = found(ada, "me", *BOTS)["id"]
    first = put_orders(ada, campaign, 'name = "Vega"\n', revision=0)
    assert first["revision"] == 1
    told = ada.problem("PUT", f"/campaigns/{campaign}/orders", {"text": "", "turn": 0, "revision": 0})
    assert (told["kind"], told["version"]) == ("orders-changed", 1)
    told = ada.problem("PUT", f"/campaigns/{campaign}/orders", {"text": "", "turn": 4})
    assert told["kind"] == "orders-closed"
    file = ada.http.get(f"/campaigns/{campaign}/orders/text")
    assert file.text == 'name = "Vega"\n'
    assert ".toml" in file.headers["content-disposition"]


def test_a_second_click_plays_no_second_turn(played: tuple[Person, str]) -> None:
    ada, campaign = played
    put_orders(ada, campaign, ada.get(f"/campaigns/{campaign}/orders/start")["text"])
    click = {"turn": 3, "ready": True}
    assert ada.post(f"/campaigns/{campaign}/ready", click)["turn"] == 4
    assert ada.problem("POST", f"/campaigns/{campaign}/ready", click)["kind"] == "orders-closed"
    assert ada.get(f"/campaigns/{campaign}")["turn"] == 4


def test_last_turns_orders_are_a_start(played: tuple[Person, str]) -> None:
    ada, campaign = played
    last = ada.get(f"/campaigns/{campaign}/orders/start", params={"source": "last"})["text"]
    assert last == ada.http.get(f"/campaigns/{campaign}/turns/2/orders").text
    assert "people" in last


def test_people_join_by_link_and_wait_for_each_other(server: Inside) -> None:
    ada, blaise, eve = [Person(server.url, name) for name in ("Ada", "Blaise", "Eve")]
    campaign = found(ada, "me", "open", "cautious")
    token = token_of(campaign, 1)
    id = campaign["id"]
    assert "link" not in eve.get(f"/campaigns/{id}")["families"][1]
    assert eve.problem("POST", f"/campaigns/{id}/join", {})["kind"] == "seat-taken"
    assert blaise.get(f"/campaigns/{id}", params={"token": token})["invited"] == 1
    assert play_turn(ada, id)["turn"] == 0  # the open seat is waited for
    assert blaise.post(f"/campaigns/{id}/join", {"token": token})["mine"] == 1
    assert eve.problem("POST", f"/campaigns/{id}/join", {"token": token})["kind"] == "seat-taken"
    assert eve.problem("GET", f"/campaigns/{id}/orders")["kind"] == "no-family"
    assert play_turn(blaise, id)["turn"] == 1
    assert play_turn(ada, id)["turn"] == 1
    ready(ada, id, False)
    assert play_turn(blaise, id)["turn"] == 1
    assert ready(ada, id)["turn"] == 2
    blaise.post(f"/campaigns/{id}/leave")
    assert play_turn(ada, id)["turn"] == 3  # later an empty chair is silent
    assert [family["status"] for family in ada.get(f"/campaigns/{id}")["families"]] == ["OR", "ONR", "OR"]


def test_a_public_campaign_is_in_the_list(server: Inside) -> None:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    campaign = found(ada, "me", "open", "cautious", public=True)["id"]
    assert campaign in [summary["id"] for summary in blaise.get("/open-campaigns")]
    assert blaise.post(f"/campaigns/{campaign}/join", {})["mine"] == 1
    assert campaign not in [summary["id"] for summary in blaise.get("/open-campaigns")]


@pytest.mark.parametrize(
    "wish",
    [wished("me", "open"), wished("me", "me", "cautious"), wished("me", *BOTS, name="\u200b")],
)
def test_what_cannot_be_set_up(server: Inside, wish: dict[str, Any]) -> None:
    assert Person(server.url, "Ada", "fr").problem("POST", "/campaigns", wish)["kind"] == "bad-setup"


def test_a_name_with_a_control_character_does_not_pass_the_door(server: Inside) -> None:
    wish = wished("me", *BOTS, name="\u0007x")
    assert Person(server.url, "Ada", "fr").problem("POST", "/campaigns", wish)["kind"] == "malformed"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_gazette_and_the_letter(played: tuple[Person, str], language: str) -> None:
    ada, campaign = played
    for turn in range(3):
        for name, kind in (("gazette", "gazette"), ("report", "report")):
            told = ada.get(f"/campaigns/{campaign}/turns/{turn}/{name}", params={"lang": language})
            assert (told["kind"], told["language"]) == (kind, language)
            assert told["sections"]
    page = ada.http.get(f"/campaigns/{campaign}/turns/2/gazette/html", params={"lang": language})
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers.get_list("content-security-policy") == [page.headers["content-security-policy"]]
    assert "sha256-" in page.headers["content-security-policy"]
    assert f'<html lang="{language}"' in page.text
    assert ada.problem("GET", f"/campaigns/{campaign}/turns/3/gazette")["kind"] == "no-such-turn"


def test_the_view_the_ranking_and_the_charts(played: tuple[Person, str]) -> None:
    ada, campaign = played
    seen = ada.get(f"/campaigns/{campaign}/view")
    assert (seen["seat"], seen["turn"], seen["stage"]) == (0, 2, "orders")
    assert ada.get(f"/campaigns/{campaign}/view", params={"turn": 0})["turn"] == 0
    ranks = ada.get(f"/campaigns/{campaign}/ranking")
    assert [rank["points"] for rank in ranks] == sorted([f["points"] for f in seen["families"]], reverse=True)
    figures = ada.get(f"/campaigns/{campaign}/figures")
    assert figures["turns"] == [0, 1, 2]
    assert figures["families"][0]["purse"][-1] == seen["own"]["purse"]
    alive = [person for person in seen["people"] if person["died"] < 0]
    for family in figures["families"]:
        kin = [person for person in alive if person["family"] == family["seat"]]
        assert family["people"][-1] == len(kin)
        assert family["prestige"][-1] == sum(person["prestige"] for person in kin)
    events = ada.get(f"/campaigns/{campaign}/turns/2/events")
    assert any(event["private"] for event in events)
    assert any(not event["private"] for event in events)


def test_a_campaign_ends(server: Inside) -> None:
    ada = Person(server.url, "Ada")
    campaign = found(ada, "me", *BOTS, turns=1)["id"]
    play_turn(ada, campaign)
    told = play_turn(ada, campaign)
    assert told["status"] == "over"
    assert told["outcome"]["winners"]
    assert ada.problem("PUT", f"/campaigns/{campaign}/orders", {"text": "", "turn": 2})["kind"] == "campaign-over"
    assert ada.http.get(f"/campaigns/{campaign}/turns/1/dice").text.count("\n") > 5


def test_advice_for_what_needs_two_families(played: tuple[Person, str]) -> None:
    """3.7: who could marry is told while no wedding is written for them, and that a wedding needs both."""
    ada, campaign = played
    document = ada.get(f"/campaigns/{campaign}/orders/start")["document"]
    assert "marriage" not in document  # a start document asks for what nobody else must agree to

    def advice(wish: dict[str, Any]) -> dict[str, str]:
        body = {"document": wish, "turn": ada.get(f"/campaigns/{campaign}")["turn"]}
        check = ada.ask("PUT", f"/campaigns/{campaign}/orders", body).json()["check"]
        assert (check["status"], check["mistakes"]) == ("OR", [])
        return {hint["kind"]: hint["text"] for hint in check["hints"]}

    alone = advice(document)
    lists = ada.get(f"/campaigns/{campaign}/form")["lists"]
    assert [code for code in lists["grooms"] + lists["brides"] if code.startswith("1-")]
    assert "could-marry" in alone
    assert "weddings" not in alone
    own, others = [[c for c in lists["grooms"] if c.startswith("1-") == mine] for mine in (True, False)]
    hers = [c for c in lists["brides"] if c.startswith("1-") != bool(own)]
    wedding = {"groom": (own or others)[0], "bride": hers[0], "priest": lists["priests"][0]}
    both = advice({**document, "marriage": [wedding]})
    assert "weddings" in both
    assert both.get("could-marry") != alone["could-marry"]


def test_what_is_large_travels_packed(server: Inside) -> None:
    """The same JSON, in a fraction of the bytes, for whoever can unpack it."""
    ada = Person(server.url, "Ada")
    id = found(ada, "me", *BOTS)["id"]
    play_turn(ada, id)
    for path in ("", "/view", "/form", "/turns/0/gazette"):
        packed = ada.ask("GET", f"/campaigns/{id}{path}", headers={"Accept-Encoding": "gzip"})
        plain = ada.ask("GET", f"/campaigns/{id}{path}", headers={"Accept-Encoding": "identity"})
        assert packed.json() == plain.json()
        assert "content-encoding" not in plain.headers
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.headers["cache-control"] == "no-store"
        if len(plain.content) > 5000:
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < len(plain.content) / 3
