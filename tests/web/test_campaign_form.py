"""Every field of the order form stands on the page with every choice, and is written where the referee reads it.

That the referee carries out what is written there, `tests/campaigns/test_every_field.py` proves of the same position.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from playwright.sync_api import expect

from belle_etoile.games.stellarium.components import SENTENCES, VERDICTS

from ..campaigns.rich_archive import rich_archive
from ..server.people import Person
from ..server.test_campaigns import token_of
from .campaign import Ruler, enter
from .playing import Seat

Visit = Callable[..., Seat]
Field = dict[str, Any]
ENTRIES: Final = {"marriage": "marriages", "contract": "contracts", "deal": "ships", "expedition": "expeditions"}
CHAPTERS: Final = (*("people", "youth", "family", *ENTRIES.values()), *("court", "votes", "powers", "bid"))
TARGETS: Final = {"living": "murder", "ships": "sabotage", "colonies": "rebellion"}
TYPED: Final = ("name", "names", "amount", "price")
SEVERAL: Final = ("aboard", "ships", "patrol", "prostheses", "remarriages", "permits", "bar")
BIRTHS: Final = ["no", *map(str, range(1, 6))]  # none is said once

# What a control offers: choices, or null where there is none. A search is asked for the first and the last wanted.
OFFERED: Final = """async ([id, wanted]) => {
  const control = document.getElementById(id);
  if (!control) return null;
  if (control.tagName === "SELECT") return [...control.options].map((each) => each.value).filter(Boolean);
  if (control.type === "checkbox") return ["true", "false"];
  if (control.getAttribute("role") !== "combobox") return [];
  for (const choice of wanted.length ? [wanted[0], wanted.at(-1)] : []) {
    control.value = /^\\d+-\\d+$/.test(choice) ? `(${choice})` : choice;
    control.dispatchEvent(new Event("input", {bubbles: true}));
    await new Promise((done) => setTimeout(done));
    if (!document.querySelector(`[id="${id}-list"] [role=option]`)) return [];
  }
  control.dispatchEvent(new Event("blur"));
  return wanted;
}"""

UNFOLD: Final = "all => all.filter(each => each.ariaExpanded === 'false').forEach(each => each.click())"


@cache
def archive() -> bytes:
    return rich_archive()


def rich_campaign(address: str) -> tuple[str, list[Person]]:
    """A game master with an account takes it up; three people take its families."""
    mira = Person(address, "Mira", "fr")
    mira.post("/accounts", {"name": f"Mira {len(address)}", "password": "correct horse battery"})
    headers = {"X-CSRF-Token": mira.csrf, "Content-Type": "application/zip"}
    answer = mira.http.post("/campaigns/import", params={"name": "Riche"}, content=archive(), headers=headers)
    assert answer.is_success, answer.text
    campaign = answer.json()
    people = [Person(address, name, "fr") for name in ("Ada", "Bea", "Cléo")]
    for seat, person in enumerate(people):
        person.post(f"/campaigns/{campaign['id']}/join", {"token": token_of(campaign, seat)})
    return str(campaign["id"]), people


class Page:
    """The order page of one family, all of it open, with an entry of each kind."""

    def __init__(self, ruler: Ruler) -> None:
        self.ruler = ruler
        self.page = ruler.page
        ruler.go("orders")
        expect(self.page.locator("#chapter-people")).to_be_visible()
        form = ruler.asked("/form")
        self.fields: list[Field] = form["fields"]
        self.lists: dict[str, list[str]] = form["lists"]
        for chapter in CHAPTERS:
            ruler.open_chapter(chapter)
        self.page.locator("#chapter-people .unfold").evaluate_all(UNFOLD)
        self.numbers = {kind: self._added(kind) for kind in ENTRIES}
        if self.page.locator('[id="at-bastard"]').count():
            self.page.locator('[id="at-bastard"]').check()

    def _added(self, kind: str) -> int:
        chapter = self.page.locator(f"#chapter-{ENTRIES[kind]}")
        if not chapter.count() or not chapter.locator("button.add").count():
            return 0
        chapter.locator("button.add").click()
        return chapter.locator("ol > li").count()

    def wanted(self, field: Field) -> list[str]:
        if field["place"].endswith(".births"):
            return BIRTHS
        return self.lists[field["list"]] if field["list"] else field["choices"]

    def offered(self, place: str, wanted: list[str]) -> list[str] | None:
        control = f"at-{place.replace(' ', '_')}"
        found: list[str] | None = self.page.evaluate(OFFERED, [control, wanted])
        return found

    def missing(self, field: Field) -> list[str]:
        """The choices of a field that the page does not offer."""
        place, wanted = field["place"], self.wanted(field)
        kind, _, key = place.partition(".")
        if kind in ENTRIES:
            return self._in_entry(field, wanted, f"{kind} {self.numbers[kind]}", key)
        if kind == "verdict":
            return self._verdict(key, wanted)
        if place == "ransoms":
            values = "list => [...list.options].map(each => each.value)"
            offered = self.page.locator("#chapter-family .ransom select").last.evaluate(values)
        elif place.endswith(".buy"):
            code = key.removesuffix(".buy")
            offered = wanted[: self.page.locator(f'[id="at-purchases_{code}"] button').count()]
        elif place.endswith(".dismiss"):
            offered = wanted[: self.page.locator(f'[id="at-{place}"] input[type=checkbox]').count()]
        elif place == "master.abolish":
            families = self.offered("master.abolish.family", self.lists["families"])
            offered = self.offered("master.abolish.planet", wanted) if families == self.lists["families"] else None
        else:
            offered = self.offered(place, wanted)
            wanted = [] if key in TYPED else wanted
        return [place] if offered is None else [f"{place} = {each}" for each in wanted if each not in offered]

    def _in_entry(self, field: Field, wanted: list[str], entry: str, key: str) -> list[str]:
        if key == "target":
            self.ruler.choose(f"{entry}.kind", TARGETS[field["list"]])
        elif key == "ships":
            self.ruler.choose(f"{entry}.kind", "treason")
        offered = self.offered(f"{entry}.{key} 1" if key == "names" else f"{entry}.{key}", wanted)
        if offered is None:
            return [field["place"]]
        return [f"{field['place']} = {each}" for each in wanted if each not in offered and key not in TYPED]

    def _verdict(self, who: str, wanted: list[str]) -> list[str]:
        judge, trial = who.split(".")
        name = f"verdict-{judge}-{trial}"
        asked = self.page.locator("#chapter-court .judge", has=self.page.locator(f'input[name="{name}"]'))
        radios = asked.locator(f'input[name="{name}"]')
        offered = [str(radio.get_attribute("value")) for radio in radios.all()]
        asked.locator('input[value="not-guilty"]').check()
        years = "list => [...list.options].map(each => each.value)"
        offered += asked.locator("select").evaluate(years)
        assert offered == [*VERDICTS, *map(str, SENTENCES)]
        return [f"verdict.{who} = {each}" for each in wanted if each not in offered]

    def write(self) -> dict[str, str]:
        """The last choice of every list that stands alone, one of each; what was chosen, by its place."""
        chosen = {}
        for field in self.fields:
            place = field["place"]
            kind = place.partition(".")[0]
            staked = place.endswith(".place") and any(f["place"] == f"{place[:-6]}.bet" for f in self.fields)
            control = self.ruler.field(place)
            if kind in ENTRIES or kind == "verdict" or staked or place.rpartition(".")[2] in SEVERAL:
                continue
            if control.count() and control.evaluate("each => each.tagName") == "SELECT":
                value = str(control.locator("option").last.get_attribute("value"))
                control.select_option(value)
                chosen[place] = value
        return chosen


def test_the_page_offers_every_choice_and_writes_it_where_the_referee_reads_it(visit: Visit, address: str) -> None:
    campaign, people = rich_campaign(address)
    kinds = set()
    for person in people:
        seat = visit("phone")
        enter(seat, person)
        page = Page(Ruler(seat, campaign))
        missing = [each for field in page.fields for each in page.missing(field)]
        assert not missing, "\n" + "\n".join(missing)
        chosen = page.write()
        assert len(chosen) > 10
        document = page.ruler.saved()["document"]
        for place, value in chosen.items():
            written = document
            for key in place.split("."):
                written = written.get(key, {})
            assert str(written) == value, place
        kinds |= {re.sub(r"\d+-\d+", "", field["place"]) for field in page.fields}
        seat.page.context.close()
    assert {"dauphin.coup", "bastard.school", "master.abolish", "archpope.remarriages", "people..school"} <= kinds
