"""What one sees of a campaign: every page at a desk and on a phone, drawn and in words, and nobody else's secrets."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Response, expect

from ..sentences import read
from .looking import LOOKS, Look, Visit, looks_right
from .playing import Seat

TURNS = 4
BOTS = ("cautious", "ambitious", "ruthless")
WORDS = {
    "fr": {"text": "Texte", "drawing": "Dessin", "previous": "Tour précédent", "next": "Tour suivant"},
    "en": {"text": "Text", "drawing": "Drawing", "previous": "Previous turn", "next": "Next turn"},
}
FORMED = ("pyramids", "map", "tree", "ranking")  # drawn, and in words
PLAIN = ("gazette", "report", "court", "ledger", "search?q=Mira", "person/1-1")
UNSAID = re.compile(r"\b(reports|campaign|stellarium|web)-[a-z]+")  # a message without words shows its name


@dataclass
class Empire:
    """A campaign after a few turns, and the cookies of who plays it."""

    id: str
    address: str
    client: httpx.Client

    def ask(self, path: str) -> Any:
        answer = self.client.get(f"/api/campaigns/{self.id}{path}")
        assert answer.is_success, answer.text
        return answer.json()

    def page(self, rest: str) -> str:
        return f"/campaign/{self.id}/{rest}"

    def enter(self, seat: Seat) -> Seat:
        """The browser becomes the player's."""
        for name, value in self.client.cookies.items():
            seat.page.context.add_cookies([{"name": name, "value": value, "url": self.address}])
        return seat


@pytest.fixture(scope="session")
def empire(address: str) -> Iterator[Empire]:
    client = httpx.Client(base_url=address, timeout=60, headers={"Accept-Language": "fr"})
    headers = {"X-CSRF-Token": client.get("/api/csrf").json()["csrf"]}
    client.post("/api/guests", json={"name": "Ada"}, headers=headers).raise_for_status()
    headers = {"X-CSRF-Token": client.get("/api/me").json()["csrf"]}

    def send(method: str, path: str, body: dict[str, Any]) -> Any:
        answer = client.request(method, f"/api/campaigns{path}", json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    families = [{"kind": "me", "name": "Mira"}, *[{"kind": "bot", "bot": BOTS[at % 3]} for at in range(5)]]
    id = send("POST", "", {"name": "Longue nuit", "families": families, "turns": 0, "public": True})["id"]
    for turn in range(TURNS + 1):
        start = client.get(f"/api/campaigns/{id}/orders/start").json()["text"]
        send("PUT", f"/{id}/orders", {"text": start, "turn": turn})
        send("POST", f"/{id}/ready", {"turn": turn, "ready": True})
    yield Empire(id, address, client)
    client.close()


def open_page(seat: Seat, empire: Empire, rest: str) -> None:
    seat.open(empire.page(rest))
    expect(seat.page.locator(".turn-report")).to_be_visible()
    expect(seat.page.locator(".turn-report [role=status]:has-text('…')")).to_have_count(0)


def choose(seat: Seat, language: str, form: str) -> None:
    seat.page.get_by_role("button", name=WORDS[language][form], exact=True).click()


@pytest.mark.parametrize("look", [Look(size, *how) for how in LOOKS for size in ("phone", "desktop")], ids=str)
def test_every_page(visit: Visit, empire: Empire, look: Look) -> None:
    ada = empire.enter(look.visit(visit))
    for rest in (*FORMED, *PLAIN):
        open_page(ada, empire, rest)
        for form in ("drawing", "text") if rest in FORMED else ("",):
            if form:
                choose(ada, look.language, form)
            name = f"empire-{re.split('[?/]', rest)[0]}{'-text' if form == 'text' else ''}"
            assert not UNSAID.findall(ada.page.locator("main").inner_text()), (name, str(look))
            looks_right(ada, name, look)


def test_a_newspaper_is_turned_like_one(visit: Visit, empire: Empire) -> None:
    ada = empire.enter(visit(language="en"))
    open_page(ada, empire, "gazette")
    told = empire.ask(f"/turns/{TURNS}/gazette?lang=en")
    paper = ada.page.locator("article.gazette")
    expect(paper.locator(".lead h2")).to_have_text(read(told["headline"]))
    assert paper.locator("section").count() == len(told["sections"])
    ada.page.get_by_role("link", name=WORDS["en"]["previous"]).first.click()
    ada.page.wait_for_url(re.compile(f"/gazette/{TURNS - 1}$"))
    expect(paper.locator(".lead h2")).to_have_text(read(empire.ask(f"/turns/{TURNS - 1}/gazette?lang=en")["headline"]))
    ada.page.get_by_role("combobox").first.select_option("0")
    ada.page.wait_for_url(re.compile("/gazette/0$"))
    expect(ada.page.get_by_role("link", name=WORDS["en"]["previous"])).to_have_count(0)
    printed = ada.page.get_by_role("link", name="To print").get_attribute("href")
    answer = empire.client.get(str(printed))
    assert answer.is_success
    assert "@page" in answer.text


def test_the_letter_tells_my_purse(visit: Visit, empire: Empire) -> None:
    ada = empire.enter(visit(language="en"))
    open_page(ada, empire, "report")
    own = empire.ask("/view")["own"]
    expect(ada.page.locator("#accounts tbody tr").last).to_contain_text(str(own["purse"]))
    open_page(ada, empire, "ledger")
    ledger = empire.ask(f"/turns/{TURNS}/ledger")
    rows = ada.page.locator("section[aria-labelledby=purse] tbody tr")
    assert rows.count() == len(ledger["money"]) + 2
    expect(rows.last).to_contain_text(f"{own['purse']} M$")
    balance = ledger["start"]
    for at, posting in enumerate(ledger["money"], 1):
        balance += posting["amount"]
        expect(rows.nth(at).locator("td").last).to_have_text(str(balance))
    assert balance == ledger["end"]


def test_pyramids_in_words_tell_what_is_drawn(visit: Visit, empire: Empire) -> None:
    ada = empire.enter(visit(language="en"))
    open_page(ada, empire, "pyramids")
    seen = empire.ask("/view")
    seated = [who for seats in seen["pyramids"].values() for who in seats if who >= 0] + seen["judges"]
    drawn = hrefs(ada.page.locator("a.stone"))
    assert drawn == [empire.page(f"person/{seen['people'][who]['code']}") for who in seated]
    changed = ada.page.locator(".five a.stone .sign").count()
    before = empire.ask(f"/view?turn={TURNS - 1}")["pyramids"]
    floors = (0, 1, 1, 2, 2, 2)

    def floor(seats: list[int], who: int) -> int:
        return floors[seats.index(who)] if who in seats else -1

    moved = sum(
        floor(before[name], who) != floor(seats, who)
        for name, seats in seen["pyramids"].items()
        for who in seats
        if who >= 0
    )
    assert changed == moved > 0
    choose(ada, "en", "text")
    tables = ada.page.locator(".tables")
    assert hrefs(tables.locator("tbody a.name-link")) == drawn
    assert tables.locator("tbody td:nth-child(4):not(:empty)").count() >= changed


def test_the_map_in_words_tells_what_is_drawn(visit: Visit, empire: Empire) -> None:
    ada = empire.enter(visit(language="en"))
    open_page(ada, empire, "map")
    worlds = empire.ask("/map")["worlds"]
    assert ada.page.locator(".chart button .name").all_inner_texts() == [world["name"] for world in worlds]
    governed = next(world for world in worlds if world.get("governor"))
    ada.page.locator(".chart button", has_text=governed["name"]).click()
    expect(ada.page.locator("section.card h3")).to_have_text(governed["name"])
    expect(ada.page.locator(f"section.card a[href$='person/{governed['governor']}']").first).to_be_visible()
    # One stop of the Tab key; arrows go from world to world.
    assert ada.page.locator(".chart button[tabindex='0']").count() == 1
    here = ada.page.evaluate("document.activeElement.textContent")
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        ada.page.keyboard.press(key)
    assert ada.page.evaluate("document.activeElement.closest('.chart') !== null")
    assert here
    choose(ada, "en", "text")
    rows = ada.page.locator("table.worlds tbody tr")
    assert rows.count() == len(worlds)
    for row, world in zip(rows.all(), worlds, strict=True):
        assert world["name"] in row.locator("th").inner_text()
        assert row.locator("td").nth(2).inner_text() == (str(len(world["posts"])) if world["posts"] else "")


def test_the_tree_in_words_tells_what_is_drawn(visit: Visit, empire: Empire) -> None:
    ada = empire.enter(visit(language="en"))
    open_page(ada, empire, "tree/2")
    seen = empire.ask("/view")
    family = seen["families"][1]
    codes = sorted(empire.page(f"person/{seen['people'][who]['code']}") for who in family["members"])
    assert sorted(hrefs(ada.page.locator(".frame a.own"))) == codes
    dead = sum(seen["people"][who]["died"] >= 0 for who in family["members"])
    assert ada.page.locator(".frame .card.dead").count() == dead
    frame = ada.page.locator(".frame")
    sheet = frame.locator(".content")
    tall = sheet.evaluate("sheet => sheet.getBoundingClientRect().height")
    frame.focus()
    ada.page.keyboard.press("+")
    ada.page.keyboard.press("+")
    ada.page.wait_for_function(
        "was => document.querySelector('.content').getBoundingClientRect().height > 1.5 * was", arg=tall
    )
    ada.page.get_by_role("button", name="See all").click()
    ada.page.wait_for_function(
        "() => { const f = document.querySelector('.frame');"
        " return f.scrollWidth <= f.clientWidth && f.scrollHeight <= f.clientHeight }"
    )
    choose(ada, "en", "text")
    listed = hrefs(ada.page.locator(".turn-report li > .one a.name-link"))
    assert sorted(listed) == codes
    ada.page.get_by_role("combobox").select_option("0")
    ada.page.wait_for_url(re.compile("/tree/1$"))
    expect(ada.page.locator("h2.family")).to_contain_text("Mira")


def test_two_fingers_zoom_the_tree(visit: Visit, empire: Empire) -> None:
    ada = empire.enter(visit("phone", "en"))
    open_page(ada, empire, "tree/2")
    expect(ada.page.locator(".turn-report li").first).to_be_visible()  # a phone begins with the words
    choose(ada, "en", "drawing")
    frame = ada.page.locator(".frame")
    frame.scroll_into_view_if_needed()
    box = frame.bounding_box()
    assert box is not None
    wire = ada.page.context.new_cdp_session(ada.page)

    def touch(kind: str, apart: float) -> None:
        middle, y = box["x"] + box["width"] / 2, box["y"] + 60
        fingers = [{"x": middle + side * apart, "y": y, "id": at} for at, side in enumerate((-1, 1))]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers if apart else []})

    touch("touchStart", 30)
    for apart in (36, 42, 48):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    expect(frame.locator(".content")).to_have_css("transform", re.compile(r"matrix\(1\.6"))


def test_a_name_leads_to_a_life(visit: Visit, empire: Empire) -> None:
    ada = empire.enter(visit(language="en"))
    open_page(ada, empire, "gazette")
    world = ada.page.locator("#planets tbody a.name-link[href*='/map/']").nth(1)
    said = world.inner_text()
    world.click()
    ada.page.wait_for_url(re.compile(f"/map/{TURNS}/2$"))
    expect(ada.page.locator("section.card h3")).to_have_text(said)
    open_page(ada, empire, "gazette")
    name = ada.page.locator("article.gazette a.name-link[href*='/person/']").first
    said = name.inner_text()
    name.click()
    ada.page.wait_for_url(re.compile("/person/"))
    expect(ada.page.locator(".turn-report h2")).to_have_text(said)
    seen = empire.ask("/view")
    child = next(person for person in seen["people"] if person["father"] >= 0 and person["name"])
    open_page(ada, empire, f"person/{child['code']}")
    for parent in ("father", "mother"):
        code = seen["people"][child[parent]]["code"]
        expect(ada.page.locator(f"aside a[href$='/person/{code}']")).to_be_visible()
    life = empire.ask(f"/people/{child['code']}?lang=en")
    assert ada.page.locator(".turn li").count() == sum(event["kind"] != "vote" for event in life["events"])
    rule = ada.page.locator(".turn a.rule-link").first
    assert str(rule.get_attribute("href")) == f"/rules/stellarium#{rule.inner_text()}"


def test_namesakes_share_a_page(visit: Visit, empire: Empire) -> None:
    ada = empire.enter(visit(language="en"))
    seen = empire.ask("/view")
    person = seen["people"][0]
    name = f"{person['name']} {seen['families'][person['family']]['name']}"
    open_page(ada, empire, f"person/{name}")
    alike = [p for p in seen["people"] if (p["name"], p["family"]) == (person["name"], person["family"])]
    assert ada.page.locator(".turn-report li").count() == len(alike)


def test_the_docket_holds_every_trial(visit: Visit, empire: Empire) -> None:
    ada = empire.enter(visit(language="en"))
    open_page(ada, empire, "court")
    docket = empire.ask("/docket")
    waiting = ada.page.locator("section[aria-labelledby=open-trials] tbody tr")
    assert waiting.count() == len(docket["open"])
    assert ada.page.locator("article").count() == len(docket["past"])
    for article, trial in zip(ada.page.locator("article").all(), docket["past"], strict=True):
        article.locator("summary").click()
        expect(article.locator("li")).to_have_count(len(trial["votes"]))


def test_charts_and_their_table_tell_the_same(visit: Visit, empire: Empire) -> None:
    ada = empire.enter(visit(language="en"))
    open_page(ada, empire, "ranking")
    figures = empire.ask("/figures")
    families = len(figures["families"])
    assert ada.page.locator("path.line").count() == families
    lit = ada.page.locator("path.line:not(.quiet)").count()
    quiet = ada.page.locator(".legend button[aria-pressed=false]").first
    quiet.click()
    expect(ada.page.locator("path.line:not(.quiet)")).to_have_count(lit + 1)
    ada.page.get_by_role("button", name="Prestige", exact=True).click()
    slider = ada.page.get_by_role("slider")
    slider.focus()
    ada.page.keyboard.press("Home")
    best = max(family["prestige"][0] for family in figures["families"])
    expect(ada.page.locator(".legend .value").first).to_have_text(str(best))
    choose(ada, "en", "text")
    rows = ada.page.locator("table.numbers tbody tr")
    assert rows.count() == families
    for row, family in zip(rows.all(), figures["families"], strict=True):
        assert row.locator("td").all_inner_texts() == [str(value) for value in family["prestige"]]
    ada.page.get_by_role("button", name="My purse (M$)").click()
    expect(rows).to_have_count(1)


def test_what_was_printed_is_found_again(visit: Visit, empire: Empire) -> None:
    ada = empire.enter(visit(language="en"))
    open_page(ada, empire, "search")
    ada.page.get_by_role("searchbox").fill("Stellarium")
    ada.page.get_by_role("button", name="Search", exact=True).click()
    hits = ada.page.locator(".turn-report ol > li")
    expect(hits.first).to_be_visible()
    found = empire.ask("/search?q=Stellarium&lang=en")["found"]
    assert hits.count() == len(found)
    place = next(at for at, hit in enumerate(found) if hit["place"] == "planets")
    hits.nth(place).locator("a").first.click()
    ada.page.wait_for_url(re.compile("/gazette/[0-9]+#planets$"))
    expect(ada.page.locator("#planets")).to_be_in_viewport()


def test_a_spectator_learns_no_secret(visit: Visit, empire: Empire) -> None:
    eve = visit(language="en")
    heard: list[str] = []

    def listen(answer: Response) -> None:
        if f"/api/campaigns/{empire.id}" in answer.url and answer.ok:
            heard.append(answer.text())

    eve.page.on("response", listen)
    for rest in (*FORMED, *PLAIN):
        open_page(eve, empire, rest)
    tabs = eve.page.get_by_role("navigation").filter(has_text="Gazette").first
    expect(tabs).to_contain_text("Pyramids")
    expect(tabs.get_by_role("link", name="Accounts")).to_have_count(0)
    for rest in ("report", "ledger"):
        open_page(eve, empire, rest)
        expect(eve.page.locator(".turn-report")).to_contain_text("You run no family here")
    open_page(eve, empire, "ranking")
    expect(eve.page.get_by_role("button", name="My purse (M$)")).to_have_count(0)
    assert heard
    for text in heard:
        assert '"own":{' not in text
        assert '"purse":' not in text
        assert '"private":true' not in text


def hrefs(links: Locator) -> list[str]:
    found: list[str] = links.evaluate_all("links => links.map(link => link.getAttribute('href'))")
    return found
