"""Letters and offers between families: who reads what, and what an accepted offer does to both orders."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from belle_etoile.games.stellarium.orders.agreements import with_entry, with_place, with_wedding
from belle_etoile.server.campaigns import order_text
from belle_etoile.store import letters as kept
from belle_etoile.store import open_database

from .people import Inside, Person, inside
from .test_campaign_secrets import everything
from .test_campaigns import found, play_turn, put_orders, ready, token_of

People = tuple[str, Person, Person, Person]


@pytest.fixture
def three(server: Inside) -> People:
    """Three people and two bots, one turn in."""
    ada, blaise, carl = [Person(server.url, name) for name in ("Ada", "Blaise", "Carl")]
    return together(ada, blaise, carl), ada, blaise, carl


def together(ada: Person, *others: Person) -> str:
    campaign = found(ada, "me", *["open" for _ in others], "ambitious", "cautious")
    id = str(campaign["id"])
    for seat, person in enumerate(others, 1):
        person.post(f"/campaigns/{id}/join", {"token": token_of(campaign, seat)})
    for _ in range(2):
        for person in (ada, *others):
            single_turn(person, id)
    return id


def single_turn(person: Person, id: str) -> None:
    """The steward's orders, but nobody marries yet."""
    document = person.get(f"/campaigns/{id}/orders/start")["document"]
    document.pop("marriage", None)
    turn = person.get(f"/campaigns/{id}")["turn"]
    assert person.ask("PUT", f"/campaigns/{id}/orders", {"document": document, "turn": turn}).is_success
    ready(person, id)


def send(person: Person, id: str, to: list[int], text: str, **more: Any) -> dict[str, Any]:
    told: dict[str, Any] = person.post(f"/campaigns/{id}/letters", {"to": to, "text": text, "send": True, **more})
    return told


def box(person: Person, id: str, name: str = "in") -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = person.get(f"/campaigns/{id}/letters", params={"box": name})["letters"]
    return told


def test_a_letter_for_two(three: People) -> None:
    id, ada, blaise, carl = three
    sent = send(ada, id, [1, 2], "Unissons-nous.\nVite !", subject="Alliance")
    assert (sent["sent"], sent["read_by"]) == (True, [])
    for person in (blaise, carl):
        assert [letter["subject"] for letter in box(person, id)] == ["Alliance"]
        assert person.get(f"/campaigns/{id}")["unread"] == 1
        assert "letter" in [notice["kind"] for notice in person.get("/notices")]
    summary = next(s for s in blaise.get("/campaigns") if s["id"] == id)
    assert summary["unread"] == 1
    letter = blaise.get(f"/campaigns/{id}/letters/{sent['id']}")
    assert letter["text"] == "Unissons-nous.\nVite !"
    assert letter["to"] == [1, 2]
    assert "read_by" not in letter
    assert not letter["read"]
    blaise.post(f"/campaigns/{id}/letters/mark", {"ids": [sent["id"]], "read": True})
    assert blaise.get(f"/campaigns/{id}")["unread"] == 0
    assert box(ada, id, "sent")[0]["read_by"] == [1]
    answer = send(blaise, id, [0, 2], "D’accord.", reply=sent["id"])
    assert [letter["reply"] for letter in box(ada, id)] == [sent["id"]]
    assert answer["reply"] == sent["id"]
    blaise.post(f"/campaigns/{id}/letters/mark", {"ids": [sent["id"]], "archived": True})
    assert box(blaise, id) == []
    assert [letter["id"] for letter in box(blaise, id, "archive")] == [sent["id"]]
    assert len(box(carl, id)) == 2


def test_drafts(three: People) -> None:
    id, ada, blaise, _ = three
    draft = ada.post(f"/campaigns/{id}/letters", {"to": [], "text": "Cher"})
    assert not draft["sent"]
    assert [letter["id"] for letter in box(ada, id, "drafts")] == [draft["id"]]
    path = f"/campaigns/{id}/letters/{draft['id']}"
    assert ada.problem("PUT", path, {"to": [], "text": "Cher", "send": True})["kind"] == "bad-letter"
    assert ada.problem("PUT", path, {"to": [1], "text": " \n", "send": True})["kind"] == "bad-letter"
    assert blaise.problem("GET", path)["kind"] == "no-such-letter"
    assert blaise.problem("PUT", path, {"to": [0], "text": "!"})["kind"] == "no-such-letter"
    assert ada.ask("PUT", path, {"to": [1], "text": "Cher Blaise", "send": True}).json()["sent"]
    assert box(ada, id, "drafts") == []
    assert ada.problem("PUT", path, {"to": [1], "text": "?"})["kind"] == "letter-sent"
    assert ada.problem("DELETE", path)["kind"] == "letter-sent"
    other = ada.post(f"/campaigns/{id}/letters", {"to": [1], "text": "…"})
    assert ada.ask("DELETE", f"/campaigns/{id}/letters/{other['id']}").status_code == 204
    assert ada.problem("GET", f"/campaigns/{id}/letters/{other['id']}")["kind"] == "no-such-letter"


def test_who_cannot_be_written_to(three: People) -> None:
    id, ada, _, _ = three
    for to in ([0], [3], [9]):  # oneself, a bot, nobody
        assert ada.problem("POST", f"/campaigns/{id}/letters", {"to": to, "text": "?", "send": True})["kind"] == (
            "bad-letter"
        )
    body = {"to": [1], "text": "?", "reply": 2_000_000}
    assert ada.problem("POST", f"/campaigns/{id}/letters", body)["kind"] == "no-such-letter"
    eve = Person(ada.url, "Eve")
    assert eve.problem("GET", f"/campaigns/{id}/letters")["kind"] == "no-family"


def test_a_muted_family_does_not_know(three: People) -> None:
    id, ada, blaise, _ = three
    assert blaise.ask("PUT", f"/campaigns/{id}/mutes", {"families": [0]}).json() == {"families": [0]}
    sent = send(ada, id, [1], "Encore moi.")
    offer(ada, id, 1, wedding(ada, id, 0, 1))
    assert box(blaise, id) == []
    assert blaise.get(f"/campaigns/{id}")["unread"] == 0
    assert blaise.get(f"/campaigns/{id}/offers") == []
    assert not {"letter", "offer"} & {notice["kind"] for notice in blaise.get("/notices") if not notice["read"]}
    assert [letter["id"] for letter in box(blaise, id, "muted")] == [sent["id"]]
    blaise.post(f"/campaigns/{id}/letters/mark", {"ids": [sent["id"]], "read": True})
    assert box(ada, id, "sent")[0]["read_by"] == []
    blaise.ask("PUT", f"/campaigns/{id}/mutes", {"families": []})
    send(ada, id, [1], "Et maintenant ?")
    assert len(box(blaise, id)) == 1


def test_letters_are_the_familys(three: People) -> None:
    """Who takes a family over reads what it was sent."""
    id, ada, blaise, _ = three
    send(ada, id, [1], "Au suivant.")
    told = ada.post(f"/campaigns/{id}/replace", {"seat": 1, "reason": "absent"})
    assert blaise.problem("GET", f"/campaigns/{id}/letters")["kind"] == "no-family"
    dora = Person(ada.url, "Dora")
    dora.post(f"/campaigns/{id}/join", {"token": token_of(told, 1)})
    assert [letter["excerpt"] for letter in box(dora, id)] == ["Au suivant."]


def test_pages_of_letters(three: People) -> None:
    id, ada, blaise, _ = three
    sent = [send(ada, id, [1], f"{n}")["id"] for n in range(55)]
    first = blaise.get(f"/campaigns/{id}/letters")
    assert (len(first["letters"]), first["more"], first["unread"]) == (50, True, 55)
    rest = blaise.get(f"/campaigns/{id}/letters", params={"before": first["letters"][-1]["id"]})
    assert [letter["id"] for letter in first["letters"] + rest["letters"]] == sent[::-1]
    assert not rest["more"]


def test_letters_are_searched(three: People) -> None:
    id, ada, blaise, carl = three
    sent = send(ada, id, [1], "Le trésor est à Bételgeuse.", subject="Secret")
    for person in (ada, blaise):
        hits = person.get(f"/campaigns/{id}/search", params={"q": "betelgeuse"})["found"]
        assert [(hit["source"], hit["id"], hit["title"]) for hit in hits] == [("letter", sent["id"], "Secret")]
    assert not carl.get(f"/campaigns/{id}/search", params={"q": "betelgeuse"})["found"]


# The game master


def desk(person: Person, id: str, name: str = "in") -> list[dict[str, Any]]:
    """A box of the game master's."""
    told: list[dict[str, Any]] = person.get(f"/campaigns/{id}/letters", params={"box": name, "desk": "master"})[
        "letters"
    ]
    return told


def test_a_letter_to_the_game_master_and_back(three: People) -> None:
    """Ada is game master and plays; what Blaise asks is not in her family's boxes, nor in Carl's."""
    id, ada, blaise, carl = three
    ada.post(f"/campaigns/{id}/announce", {"subject": "Fêtes", "text": "Pas de tour avant le 3."})
    heard = box(blaise, id)[0]
    assert (heard["sender"], desk(ada, id, "sent")[0]["read_by"]) == (-1, [])
    blaise.post(f"/campaigns/{id}/letters/mark", {"ids": [heard["id"]], "read": True})
    assert desk(ada, id, "sent")[0]["read_by"] == [1]
    asked = send(blaise, id, [-1], "Et le 2 ?", subject="Re: Fêtes", reply=heard["id"])
    assert box(ada, id, "in")[0]["id"] != asked["id"]
    assert [letter["id"] for letter in desk(ada, id)] == [asked["id"]]
    mine = ada.get(f"/campaigns/{id}")
    assert (mine["unread"], mine["asked"]) == (2, 1)  # the announcement is for her own family, too
    assert ada.get("/notices")[0]["kind"] == "asked"
    path = f"/campaigns/{id}/letters/{asked['id']}"
    assert ada.problem("GET", path)["kind"] == "no-such-letter"  # not her family's
    assert ada.get(path, params={"desk": "master"})["text"] == "Et le 2 ?"
    for other in (carl, Person(ada.url, "Eve")):
        assert other.problem("GET", path)["kind"] in ("no-such-letter", "no-family")
        assert other.ask("GET", f"{path}?desk=master").json()["type"] == "/problems/not-master"
    assert ada.ask("POST", f"/campaigns/{id}/letters/mark?desk=master", {"ids": [asked["id"]], "read": True}).is_success
    assert box(blaise, id, "sent")[0]["read_by"] == [-1]
    body = {"to": [1], "text": "Non plus.", "reply": asked["id"], "send": True}
    answer = ada.ask("POST", f"/campaigns/{id}/letters?desk=master", body).json()
    assert answer["sender"] == -1
    assert box(blaise, id)[0]["excerpt"] == "Non plus."
    assert len(box(carl, id)) == 1


def test_who_writes_to_the_game_master(three: People, server: Inside) -> None:
    """Somebody first, and without another; the game master not to themselves. One without a family has a desk too."""
    id, ada, blaise, _ = three
    for person, to in ((ada, [-1]), (blaise, [-1, 0]), (blaise, [-2])):
        body = {"to": to, "text": "?", "send": True}
        assert person.problem("POST", f"/campaigns/{id}/letters", body)["kind"] in ("bad-letter", "malformed")
    gina, dora = Person(server.url, "Gina"), Person(server.url, "Dora")
    campaign = found(gina, "open", "cautious", "cautious")
    other = campaign["id"]
    dora.post(f"/campaigns/{other}/join", {"token": token_of(campaign, 0)})
    send(dora, other, [-1], "Bonjour.")
    assert next(each["unread"] for each in gina.get("/campaigns") if each["id"] == other) == 1
    assert [letter["excerpt"] for letter in desk(gina, other)] == ["Bonjour."]
    draft = gina.ask("POST", f"/campaigns/{other}/letters?desk=master", {"to": [0], "text": "Chère"}).json()
    assert [letter["id"] for letter in desk(gina, other, "drafts")] == [draft["id"]]
    path = f"/campaigns/{other}/letters/{draft['id']}?desk=master"
    assert gina.ask("PUT", path, {"to": [0], "text": "Chère Dora", "send": True}).json()["sent"]
    assert box(dora, other)[0]["sender"] == -1


# Offers


def wedding(person: Person, id: str, groom: int, bride: int) -> dict[str, str]:
    """Somebody of one family who may marry somebody of the other."""
    lists = person.get(f"/campaigns/{id}/form")["lists"]
    him = next(code for code in lists["grooms"] if code.startswith(f"{groom + 1}-"))
    her = next(code for code in lists["brides"] if code.startswith(f"{bride + 1}-"))
    busy = [p["code"] for p in person.get(f"/campaigns/{id}/view")["people"] if p["judge"] or p["governs"] >= 0]
    priest = next(code for code in lists["priests"] if code not in busy)
    return {"kind": "marriage", "groom": him, "bride": her, "priest": priest}


def offer(person: Person, id: str, to: int, terms: dict[str, Any], **more: Any) -> dict[str, Any]:
    told: dict[str, Any] = person.post(f"/campaigns/{id}/offers", {"to": to, "terms": terms, **more})
    return told


def test_a_marriage_that_both_wrote(three: People) -> None:
    id, ada, blaise, carl = three
    for _ in range(2):  # until the young have left school
        for person in (ada, blaise, carl):
            single_turn(person, id)
    terms = wedding(ada, id, 0, 1)
    start = ada.get(f"/campaigns/{id}/orders/start")["text"] + "# a note of mine\n"
    put_orders(ada, id, start)
    ready(ada, id)
    made = offer(ada, id, 1, terms, note="Pour toujours ?")
    assert (made["status"], made["mine"], made["to"]) == ("open", True, 1)
    got = blaise.get(f"/campaigns/{id}/offers")[0]
    assert (got["id"], got["mine"], got["note"]) == (made["id"], False, "Pour toujours ?")
    assert blaise.get("/notices")[0]["kind"] == "offer"
    assert carl.get(f"/campaigns/{id}/offers") == []
    assert carl.problem("POST", f"/campaigns/{id}/offers/{made['id']}/accept")["kind"] == "no-such-letter"
    assert ada.problem("POST", f"/campaigns/{id}/offers/{made['id']}/accept")["kind"] == "offer-closed"
    for _ in range(2):  # a second click is harmless
        assert blaise.post(f"/campaigns/{id}/offers/{made['id']}/accept")["status"] == "accepted"
    line = {key: terms[key] for key in ("groom", "bride", "priest")}
    for person in (ada, blaise):
        sheet = person.get(f"/campaigns/{id}/orders")
        assert line in sheet["document"]["marriage"]
        weddings = [wedding for wedding in sheet["document"]["marriage"] if wedding != line]
        assert not any(wedding["groom"] == line["groom"] or wedding["bride"] == line["bride"] for wedding in weddings)
        assert (sheet["check"]["status"], sheet["check"]["mistakes"]) == ("OR", [])
    assert "# a note of mine" in ada.get(f"/campaigns/{id}/orders")["text"]
    assert ada.get(f"/campaigns/{id}/orders")["ready"]
    assert ada.get("/notices")[0]["kind"] == "offer-accepted"
    ready(blaise, id)
    play_turn(carl, id)
    turn = ada.get(f"/campaigns/{id}")["turn"] - 1
    heard = ada.get(f"/campaigns/{id}/turns/{turn}/events")
    assert terms["groom"] in [e["values"]["code"] for e in heard if e["kind"] == "married"]


def test_answers(three: People) -> None:
    id, ada, blaise, _ = three
    terms = wedding(ada, id, 0, 1)
    first, second = offer(ada, id, 1, terms)["id"], offer(ada, id, 1, terms)["id"]
    assert blaise.post(f"/campaigns/{id}/offers/{first}/decline")["status"] == "declined"
    assert ada.get("/notices")[0]["kind"] == "offer-declined"
    assert blaise.problem("POST", f"/campaigns/{id}/offers/{first}/accept")["kind"] == "offer-closed"
    assert blaise.problem("POST", f"/campaigns/{id}/offers/{second}/withdraw")["kind"] == "offer-closed"
    assert ada.post(f"/campaigns/{id}/offers/{second}/withdraw")["status"] == "withdrawn"
    third = offer(ada, id, 1, terms)["id"]
    for person in three[1:]:
        play_turn(person, id)
    assert blaise.problem("POST", f"/campaigns/{id}/offers/{third}/accept")["kind"] == "orders-closed"
    assert blaise.get(f"/campaigns/{id}/offers")[0]["status"] == "expired"


def test_offers_of_a_turn_that_never_was(three: People) -> None:
    """When the turn before is taken back, what was offered after it does not come to life again."""
    id, ada, blaise, _ = three
    made = offer(ada, id, 1, wedding(ada, id, 0, 1))["id"]
    ada.post(f"/campaigns/{id}/take-back", {"turn": 1, "reason": "une erreur"})
    for person in three[1:]:
        ready(person, id)
    assert ada.get(f"/campaigns/{id}")["turn"] == 2
    assert blaise.get(f"/campaigns/{id}/offers")[0]["status"] == "withdrawn"
    assert blaise.problem("POST", f"/campaigns/{id}/offers/{made}/accept")["kind"] == "offer-closed"


def test_nothing_of_a_turn_that_never_came_is_left(three: People) -> None:
    """Sheets, agreed offers and notices go; who wrote gets the text in a letter; letters are marked."""
    id, ada, blaise, carl = three
    made = offer(ada, id, 1, wedding(ada, id, 0, 1))["id"]
    blaise.post(f"/campaigns/{id}/offers/{made}/accept")
    put_orders(carl, id, 'bid = { amount = 7, name = "Jamais" }\n')
    ada.post(f"/campaigns/{id}/letters", {"to": [1], "subject": "Demain", "text": "Au tour 2", "send": True})
    ada.post(f"/campaigns/{id}/take-back", {"turn": 1, "reason": "une erreur"})
    assert "resolved" not in [notice["kind"] for notice in carl.get("/notices") if notice["turn"] == 1]
    newest = carl.get(f"/campaigns/{id}/letters")["letters"][0]
    assert "Jamais" in carl.get(f"/campaigns/{id}/letters/{newest['id']}")["text"]
    assert not newest.get("undone")
    assert {each["subject"]: each.get("undone", False) for each in blaise.get(f"/campaigns/{id}/letters")["letters"]}[
        "Demain"
    ]
    for person in three[1:]:
        ready(person, id)
    assert ada.get(f"/campaigns/{id}")["turn"] == 2
    for person in three[1:]:
        assert person.get(f"/campaigns/{id}/orders")["text"] == ""
    assert blaise.get(f"/campaigns/{id}/offers")[0]["status"] == "withdrawn"


def test_what_is_not_offered(three: People) -> None:
    id, ada, _, _ = three
    terms = wedding(ada, id, 1, 2)
    told = ada.problem("POST", f"/campaigns/{id}/offers", {"to": 1, "terms": terms})
    assert (told["kind"], told["rule"]) == ("illegal", "3.7")
    assert told["detail"].endswith("(Règle 3.7)" if "Règle" in told["detail"] else "(Rule 3.7)")
    assert "marriage 1" not in told["detail"]
    for to in (0, 3, 99):
        body = {"to": to, "terms": wedding(ada, id, 0, 1)}
        assert ada.problem("POST", f"/campaigns/{id}/offers", body)["kind"] in ("bad-letter", "illegal")
    ghost = {"to": 1, "terms": {"kind": "sell", "ship": "Fantôme", "price": 3}}
    assert ada.problem("POST", f"/campaigns/{id}/offers", ghost)["rule"] == "28.4"


def with_a_ship(ada: Person, blaise: Person) -> str:
    """A campaign, one turn in; the first family has bought the Grand Large."""
    campaign = found(ada, "me", "open", "cautious", "cautious", "cautious")
    id = str(campaign["id"])
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 1)})
    start = ada.get(f"/campaigns/{id}/orders/start")["document"]
    start["bid"] = {"amount": 10, "name": "Grand Large"}
    ada.ask("PUT", f"/campaigns/{id}/orders", {"document": start, "turn": 0})
    ready(ada, id)
    play_turn(blaise, id)
    seen = ada.get(f"/campaigns/{id}/view")
    assert [ship["name"] for ship in seen["ships"] if ship["owner"] == 0] == ["Grand Large"]
    return id


def test_a_ship_hired_out_and_a_guest_aboard(server: Inside) -> None:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    id = with_a_ship(ada, blaise)
    form = ada.get(f"/campaigns/{id}/form")
    captain = next(code for code in form["lists"]["captains"] if code.startswith("1-"))
    guest = next(code for code in form["lists"]["sailors"] if code.startswith("2-"))
    seat = {"kind": "seat", "ship": "Grand Large", "captain": captain, "guest": guest}
    asked = offer(blaise, id, 0, seat)["id"]  # the guest's family asks
    ada.post(f"/campaigns/{id}/offers/{asked}/accept")
    plan = {"ship": "Grand Large", "captain": captain, "aboard": [guest]}
    assert ada.get(f"/campaigns/{id}/orders")["document"]["expedition"] == [plan]
    assert blaise.get(f"/campaigns/{id}/orders")["document"]["people"][guest]["place"] == "ship Grand Large"
    more = next(code for code in form["lists"]["sailors"] if code.startswith("2-") and code != guest)
    invited = offer(ada, id, 1, {**seat, "guest": more})["id"]  # the owner invites
    blaise.post(f"/campaigns/{id}/offers/{invited}/accept")
    assert ada.get(f"/campaigns/{id}/orders")["document"]["expedition"] == [{**plan, "aboard": [guest, more]}]
    lent = offer(ada, id, 1, {"kind": "hire", "ship": "Grand Large", "price": 2})["id"]
    blaise.post(f"/campaigns/{id}/offers/{lent}/accept")
    deals = [person.get(f"/campaigns/{id}/orders")["document"]["deal"] for person in (ada, blaise)]
    assert deals[0] == deals[1]
    assert deals[0][0]["kind"] == "hire"
    for person in (ada, blaise):
        assert person.get(f"/campaigns/{id}/orders")["check"]["mistakes"] == []


def test_an_offer_of_before_tells_whose_the_ship_was(server: Inside) -> None:
    """Who sold it does not seem to have bought it once it is sold."""
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    id = with_a_ship(ada, blaise)
    sold = offer(ada, id, 1, {"kind": "sell", "ship": "Grand Large", "price": 2})
    blaise.post(f"/campaigns/{id}/offers/{sold['id']}/accept")
    ready(ada, id)
    assert ready(blaise, id)["turn"] == 2
    ships = ada.get(f"/campaigns/{id}/view")["ships"]
    assert [ship["owner"] for ship in ships if ship["name"] == "Grand Large"] == [1]
    assert [each["text"] for each in ada.get(f"/campaigns/{id}/offers")] == [sold["text"]]


def test_an_unreadable_draft_is_not_touched(three: People) -> None:
    id, ada, blaise, _ = three
    made = offer(ada, id, 1, wedding(ada, id, 0, 1))["id"]
    put_orders(ada, id, "this is [ not TOML")
    assert blaise.problem("POST", f"/campaigns/{id}/offers/{made}/accept")["kind"] == "offer-closed"
    assert blaise.get(f"/campaigns/{id}/orders")["text"] == ""
    assert ada.get(f"/campaigns/{id}/orders")["text"] == "this is [ not TOML"


def test_a_wedding_that_was_planned_gives_way() -> None:
    """To the one that two families agreed upon; all else stays, comments too."""
    planned = [{"groom": "1-1", "bride": "3-2"}, {"groom": "1-5", "bride": "2-8"}, {"groom": "1-7", "bride": "3-8"}]
    text = "# mine\nransom = 'pay'\n\n" + "\n\n".join(
        order_text.written({"marriage": [each]}).strip() for each in planned
    )
    agreed: dict[str, Any] = {"groom": "1-1", "bride": "2-8", "priest": "2-2"}
    after = order_text.changed(text + "\n\n# [[deal]]\n# ship = 'x'\n", lambda document: with_wedding(document, agreed))
    assert after is not None
    assert order_text.read(after) == {"ransom": "pay", "marriage": [planned[2], agreed]}
    assert after.startswith("# mine")
    assert "# ship = 'x'" in after
    assert order_text.changed(after, lambda document: with_wedding(document, agreed)) == after


def test_comments_stay_where_they_can() -> None:
    text = "# mine\nmarriage = []\n"
    entry: dict[str, Any] = {"groom": "1-1"}
    after = order_text.changed(text, lambda document: with_entry(document, "marriage", entry))
    assert after is not None
    assert order_text.read(after) == {"marriage": [entry]}
    kept_text = order_text.changed(
        "# mine\nransom = 'pay'\n", lambda document: with_entry(document, "deal", {"ship": "x"})
    )
    assert kept_text is not None
    assert kept_text.startswith("# mine")
    placed = order_text.changed("[people.1-1]\nplace = 'a'\n", lambda document: with_place(document, "1-1", "b"))
    assert placed == '[people.1-1]\nplace = "b"\n'
    assert order_text.changed("a = ", lambda document: document) is None


# No third family sees a byte


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as server:
        yield server


LETTER_PAGES = (
    *[f"/letters?box={name}" for name in ("in", "sent", "drafts", "archive", "muted")],
    *("/offers", "/mutes", "/search?q=nightingale", "/search?q=e", "/orders", "/orders/text"),
    *[f"/letters/{number}" for number in range(1, 9)],
)


def all_of(person: Person, id: str) -> dict[str, bytes]:
    told = everything(person, id)
    told.update({page: person.ask("GET", f"/campaigns/{id}{page}").content for page in LETTER_PAGES})
    for number in range(1, 4):
        told[f"accept {number}"] = person.ask("POST", f"/campaigns/{id}/offers/{number}/accept").content
    return told


def test_no_third_family_sees_a_byte(own_server: Inside) -> None:
    """Two servers, in one of which Ada and Blaise write and offer and Carl does not know: he is told the same."""
    ada, blaise, carl, eve = [Person(own_server.url, name) for name in ("Ada", "Blaise", "Carl", "Eve")]
    id = together(ada, blaise, carl)
    mine = send(ada, id, [2], "Pour Carl.")["id"]
    before = {person: all_of(person, id) for person in (carl, eve)}
    first = send(ada, id, [1], "Nightingale sings.", subject="Nightingale")["id"]
    send(blaise, id, [0], "So be it, Nightingale.", reply=first)
    ada.post(f"/campaigns/{id}/letters", {"to": [2], "text": "A draft for Carl, Nightingale", "subject": "draft"})
    blaise.ask("PUT", f"/campaigns/{id}/mutes", {"families": [2]})
    offer(ada, id, 1, wedding(ada, id, 0, 1), note="Nightingale")
    declined = offer(ada, id, 1, wedding(ada, id, 0, 1), note="Nightingale")["id"]
    blaise.post(f"/campaigns/{id}/offers/{declined}/decline")
    blaise.post(f"/campaigns/{id}/letters/mark", {"ids": [first], "read": True, "archived": True})
    after = {person: all_of(person, id) for person in (carl, eve)}
    for person in (carl, eve):
        assert before[person] == after[person]
        assert b"ightingale" not in b"".join(after[person].values())
    assert b"Pour Carl" in b"".join(before[carl].values())
    assert b"Pour Carl" not in b"".join(before[eve].values())
    assert blaise.problem("GET", f"/campaigns/{id}/letters/{mine}")["kind"] == "no-such-letter"
    own_server.stop()
    database = open_database(own_server.config.database)
    assert len(database.read_now(lambda c: kept.texts_for(c, id, 2))) == 1
    database.close()
    own_server.start()
