"""A family of sixty: found, sorted, filled in at one stroke, on a phone as at a desk."""

import io
import json
import zipfile
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

from ..server.people import Person
from ..server.test_campaigns import found, play_turn, token_of
from .campaign import Ruler, enter
from .playing import Seat

Visit = Callable[..., Seat]
MANY = 60
NUMBERS = count()  # one account of each name
WAYS = ("number", "name", "age", "school", "prestige", "trouble")


def grown(archive: bytes, many: int) -> bytes:
    """The exported folder, its second family grown to so many people in the last turn."""
    packed, before = io.BytesIO(), zipfile.ZipFile(io.BytesIO(archive))
    last = max(name for name in before.namelist() if name.endswith("/state.json"))
    was = before.read(last)
    now = json.dumps(enlarged(json.loads(was), many)).encode()
    seal, new_seal = (sha256(content).hexdigest().encode() for content in (was, now))
    with zipfile.ZipFile(packed, "w") as after:
        for name in before.namelist():
            after.writestr(name, now if name == last else before.read(name).replace(seal, new_seal))
    return packed.getvalue()


def enlarged(state: dict[str, Any], many: int) -> dict[str, Any]:
    members = state["families"][1]["members"]
    model = state["people"][members[0]]
    living = sum(state["people"][who].get("died", -1) < 0 for who in members)
    for at in range(1, many - living + 1):
        person = {key: model[key] for key in ("family", "born")}
        person |= {"name": f"Cousin {at}", "sex": "mw"[at % 2], "school": at % 4, "pp": 99 + at, "pp_start": 99 + at}
        members.append(len(state["people"]))
        state["people"].append(person)
    return state


@pytest.fixture
def bea(address: str) -> tuple[Person, str]:
    """Who leads the sixty, and the campaign."""
    ada = Person(address, "Ada", "fr")
    made = found(ada, "cautious", "open", "ambitious", calendar={"kind": "hand"})
    first = Person(address, "Blaise", "fr")
    first.post(f"/campaigns/{made['id']}/join", {"token": token_of(made, 1)})
    for turn in range(2):
        play_turn(first, made["id"])
        ada.post(f"/campaigns/{made['id']}/resolve", {"turn": turn, "reason": "il est l’heure"})
    ada.ask("POST", "/accounts", {"name": f"Ada {next(NUMBERS)}", "password": "correct horse battery"})
    archive = ada.http.get(f"/campaigns/{made['id']}/export").content
    headers = {"X-CSRF-Token": ada.csrf, "Content-Type": "application/zip"}
    name = {"name": "La Grande Maison"}
    answer = ada.http.post("/campaigns/import", content=grown(archive, MANY), params=name, headers=headers)
    assert answer.is_success, answer.text
    taken, leader = answer.json(), Person(address, "Bea", "fr")
    leader.post(f"/campaigns/{taken['id']}/join", {"token": token_of(taken, 1)})
    return leader, taken["id"]


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
def test_sixty_people_are_ordered_about(visit: Visit, bea: tuple[Person, str], size: str) -> None:
    person, campaign = bea
    seat = visit(size)
    enter(seat, person)
    ruler, page = Ruler(seat), seat.page
    page.goto(f"/campaign/{campaign}/orders")
    rows = page.locator("#chapter-people ul > li")
    expect(rows).to_have_count(MANY)
    assert not seat.scrolls_sideways()
    find, sort = page.locator("#chapter-people .tools input"), page.locator("#chapter-people .tools select").nth(1)
    for way in WAYS:
        sort.select_option(way)
        expect(rows).to_have_count(MANY)
    sort.select_option("prestige")
    cousins = sum(each["name"].startswith("Cousin ") for each in ruler.asked("/view")["people"])
    expect(rows.first).to_contain_text(f"Cousin {cousins}")
    # Everyone who is shown gets the same answer at one stroke.
    find.fill("Cousin 1")
    expect(rows).to_have_count(11)  # the first, and those from the tenth on
    page.locator("#chapter-people summary").first.click()
    fill = page.locator("#chapter-people fieldset")
    fill.locator("select").first.select_option("births")
    fill.locator("select").nth(1).select_option("2")
    fill.locator("button").click()
    limited = {code for code, about in ruler.saved()["document"]["people"].items() if about.get("births") == 2}
    shown = {each["code"] for each in ruler.asked("/view")["people"] if each["name"].startswith("Cousin 1")}
    may = {field["place"] for field in ruler.asked("/form")["fields"] if field["place"].endswith(".births")}
    assert limited
    assert limited == {code for code in shown if f"people.{code}.births" in may}  # 7.2: who may have children
    # What is missing is found from the list of things to do, whatever is filtered.
    page.locator("#chapter-people [id$='.place']").first.select_option("")
    find.fill("nobody at all")
    expect(rows).to_have_count(0)
    page.locator(".todo summary").click()
    page.locator(".todo li button").first.click()
    assert str(page.evaluate("document.activeElement.id")).endswith(".place")
    page.locator(":focus").select_option("Stellarium")
    expect(page.locator(".standing .status")).to_have_text("OR")


def test_typing_in_a_large_sheet_draws_no_other_field_again(visit: Visit, bea: tuple[Person, str]) -> None:
    """However many people there are, a key costs what its own field costs; a mistake is shown where it is made."""
    person, campaign = bea
    seat = visit("phone")
    enter(seat, person)
    ruler, page = Ruler(seat), seat.page
    page.goto(f"/campaign/{campaign}/orders")
    expect(page.locator("#chapter-people ul > li")).to_have_count(MANY)
    ruler.open_chapter("bid")
    ruler.field("bid.name").click()
    page.evaluate(
        "() => { window.drawn = 0; new MutationObserver(all => drawn += all.length)"
        ".observe(document.querySelector('#chapter-people'),"
        " {subtree: true, childList: true, attributes: true, characterData: true}) }"
    )
    page.keyboard.type("Étoile du soir")
    assert ruler.saved()["document"]["bid"]["name"] == "Étoile du soir"
    assert page.evaluate("drawn") == 0
    place = page.locator("#chapter-people [id$='.place']").first
    wrong = f"{place.get_attribute('id')}-wrong"
    place.select_option("")
    expect(page.locator(f'[id="{wrong}"]')).to_be_visible()


def test_what_is_touched_on_a_phone_is_large_enough(visit: Visit, bea: tuple[Person, str]) -> None:
    """44 px for every field, button and switch of the sheet, all cards unfolded."""
    person, campaign = bea
    seat = visit("phone")
    enter(seat, person)
    seat.page.goto(f"/campaign/{campaign}/orders")
    expect(seat.page.locator("#chapter-people ul > li")).to_have_count(MANY)
    seat.page.evaluate(
        "document.querySelectorAll('.unfold[aria-expanded=false], h2 button[aria-expanded=false]')"
        ".forEach(button => button.click())"
    )
    expect(seat.page.locator("#chapter-people .goods button").first).to_be_visible()
    small = seat.page.evaluate(
        "() => ['button', 'select', 'summary', 'label:has(input)']"
        ".flatMap(what => [...document.querySelectorAll(`.orders ${what}`)])"
        ".map(each => [each.textContent.slice(0, 30), each.getBoundingClientRect()])"
        ".filter(([, box]) => box.width && (box.height < 44 || box.width < 44)).map(([text]) => text)"
    )
    assert small == []
    assert not seat.scrolls_sideways()
