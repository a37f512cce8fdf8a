"""Every page at three sizes: accessible, no sideways scrolling, and a picture to look at if it is wanted."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..server.people import Person
from ..server.test_campaigns import BOTS, found
from .conftest import built_pages
from .looking import Look, Visit, every_look, looks_right, looks_right_to_everybody

PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "new": "/new?game=stellar",
    "rules": "/rules/stellar",
    "bots": "/bots",
    "account": "/account",
    "lost": "/nowhere",
}


@every_look
def test_every_page(visit: Visit, look: Look) -> None:
    guest = look.visit(visit)
    for name, path in PAGES.items():
        guest.open(path)
        looks_right(guest, name, look)


def test_the_server_knows_every_page_and_no_other(visit: Visit, address: str) -> None:
    """What shows the page of what is not there answers 404, and nothing else does."""
    guest, ada = visit(language="en"), Person(address, "Ada")
    match, campaign = ada.new_match("me", "me")["id"], found(ada, "me", *BOTS)["id"]
    known = [
        "/",
        "/lobby",
        "/new",
        "/rules/stellar",
        "/sky",
        "/sky/orion",
        "/daily",
        "/account",
        "/stellarium",
        "/bots",
    ]
    known += ["/stellarium/new", f"/table/{match}", f"/match/{match}", f"/match/{match}/replay"]
    known += [f"/campaign/{campaign}", f"/campaign/{campaign}/ranking", "/lobby/"]
    unknown = ["/table/x", "/match/x/replay", "/campaign/x", "/campaign/x/orders", f"/campaign/{match}"]
    unknown += [f"/campaign/{campaign}/families"]
    unknown += [
        "/nowhere",
        "/table",
        "/rules",
        "/rules/chess",
        "/sky/nobody",
        "/sky/9",
        "/stellarium/new/x",
        "/table/x/y",
        "/new/x",
        "/campaign",
    ]
    for path in [*known, *unknown]:
        answer = guest.page.goto(path)
        assert answer is not None
        guest.page.wait_for_selector("main h1, main .notice, main .board")
        lost = guest.page.get_by_role("heading", name="Page not found").count() > 0
        assert (answer.status, lost) == ((404, True) if path in unknown else (200, False)), path


NO_TOML = ["/new?game=stellar", "/new?game=look-at-the-stars", "/stellarium/new"]


@pytest.mark.parametrize(
    ("language", "gazette", "games"), [("fr", "La Gazette", "Les cinq jeux"), ("en", "The Gazette", "The five games")]
)
def test_a_visitor_finds_five_games_in_one_language_and_nothing_in_the_console(
    visit: Visit, language: str, gazette: str, games: str
) -> None:
    guest = visit("phone", language)
    said: list[str] = []
    guest.page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    guest.open("/")
    shelf = guest.page.get_by_role("region", name=games)
    titles = shelf.get_by_role("heading", level=3).all_text_contents()
    assert titles == ["Stellar", "Stellarion", "Look at the Stars", "Star Explorer", "Stellarium"]
    assert shelf.locator("a.main").count() == 5
    assert gazette in (shelf.locator("li").last.text_content() or "")
    for path in ("/lobby", "/account", "/daily", "/rules/stellar", *NO_TOML):
        guest.open(path)
        assert "TOML" not in guest.page.locator("main").inner_text()
    assert said == []


def test_the_table_in_play_and_at_the_end(visit: Visit) -> None:
    """Played on a tablet; phone and desk have whole games of their own."""
    ada = visit("tablet")
    ada.open_table("Ada")
    for _ in range(24):
        ada.step()
    ada.wait_for_my_turn()
    looks_right_to_everybody(visit, ada, "table", ".board [data-can]")
    ada.play_to_the_end()
    looks_right_to_everybody(visit, ada, "end", "section.end")
    ada.page.set_viewport_size({"width": 360, "height": 740})
    for figure in ada.page.locator("section.end .chart text").all():
        assert (figure.bounding_box() or {"height": 0})["height"] >= 13  # as large as text on a phone should be


def test_what_can_be_touched_on_a_phone_is_large_enough(visit: Visit) -> None:
    """44 px targets for everything one plays with."""
    phone = visit("phone")
    phone.open_table("Ada")
    phone.page.wait_for_selector("[data-can]")
    for box in phone.page.locator("[data-can]:visible").all():
        size = box.bounding_box()
        assert size is not None
        assert size["width"] >= 44
        assert size["height"] >= 44


def test_ones_hand_is_in_sight_on_every_screen(visit: Visit) -> None:
    ada = visit()
    ada.open_table("Ada")
    ada.wait_for_my_turn()
    for width, height in ((1366, 768), (820, 1180), (768, 1024), (360, 740)):
        ada.page.set_viewport_size({"width": width, "height": height})
        for card in ada.page.locator("[data-area=hand] [data-can]").all():
            expect(card).to_be_in_viewport(ratio=1)


def test_first_paint_of_the_home_page_is_light() -> None:
    """Under 60 kB of script, compressed: what index.html loads before anything is clicked."""
    pages: Path = built_pages()
    wanted, seen = re.findall(r'(?:src|href)="(/assets/[^"]+\.js)"', (pages / "index.html").read_text()), set[str]()
    total = 0
    while wanted:
        name = wanted.pop()
        if name in seen:
            continue
        seen.add(name)
        text = (pages / name.lstrip("/")).read_text(encoding="utf-8")
        total += len(gzip.compress(text.encode(), 9))
        wanted += [
            f"/assets/{part}"
            for part in re.findall(r'from"\./([^"]+\.js)"|import"\./([^"]+\.js)"', text)
            for part in part
            if part
        ]
    assert seen
    assert total < 60_000


def test_markup_in_a_name_is_text(visit: Visit) -> None:
    """Wherever a name is shown: at the table, to somebody else, in the lists."""
    name = "<img src=x onerror=alert(1)><b>Ada"
    ada, bea = visit(), visit(language="en")
    ada.open_table(name, how=ada.words["invite"])
    link = ada.page.locator(".invite input").first.input_value()
    bea.page.goto(link)
    for seat, path in ((bea, ""), (ada, ""), (ada, "/"), (ada, "/account"), (ada, "/lobby")):
        if path:
            seat.page.goto(path)
        seat.page.wait_for_selector("main h1, main .board, .invite")
        assert seat.page.locator("img[src=x]").count() == 0
    expect(bea.page.get_by_text(name).first).to_be_visible()
