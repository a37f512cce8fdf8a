"""What a person does in a campaign, with the mouse or the keyboard. Knows the pages, not the rules."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ..server.people import Person
from ..server.test_campaigns import BOTS, found, play_turn
from .playing import TWO_FRAMES, Seat


def enter(seat: Seat, person: Person) -> None:
    """The browser becomes that person's."""
    for name, value in person.http.cookies.items():
        seat.page.context.add_cookies([{"name": name, "value": value, "url": person.url}])


def ruling(seat: Seat, address: str, turns: int = 1) -> "Ruler":
    """At the head of a family among bots, so many turns after the beginning; no page is open yet."""
    ada = Person(address, "Ada", "fr")
    campaign = found(ada, "me", *BOTS)["id"]
    for _ in range(turns):
        play_turn(ada, campaign)
    enter(seat, ada)
    return Ruler(seat, campaign)


class Ruler:
    """One person with a browser, at the head of a family."""

    def __init__(self, seat: Seat, campaign: str = "") -> None:
        self.seat = seat
        self.page: Page = seat.page
        self.known = campaign  # else the one whose page is open

    # Ways in

    def rule_tonight(self, name: str) -> None:
        """The first door: eleven bot families, a turn as soon as one is ready."""
        self.page.goto("/stellarium")
        self.page.locator("button.door").click()
        self.seat.tell_name(name)
        self.page.wait_for_url(re.compile("/founding"))
        expect(self.page.locator("#founders")).to_be_visible()

    def found_campaign(self, name: str, campaign: str, friends: int, bots: int = 0) -> None:
        """The second door: as soon as all are ready, with so many places to give away and ambitious bots."""
        self.page.goto("/stellarium/new")
        self.page.locator("[name=campaign]").fill(campaign)
        self.page.locator("[name=friends]").fill(str(friends))
        for bot in ("cautious", "ambitious", "ruthless"):
            self.page.locator(f"[name={bot}]").fill(str(bots if bot == "ambitious" else 0))
        self.page.locator("[name=calendar][value=ready]").check()
        self.page.locator("form button.go").click()
        self.seat.tell_name(name)
        self.page.wait_for_url(re.compile("/campaign/"))

    def invitations(self) -> list[str]:
        expect(self.page.locator("section.invite input").first).to_be_visible()
        return [field.input_value() for field in self.page.locator("section.invite input").all()]

    def accept_invitation(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.locator("section.next button.main").click()
        self.seat.tell_name(name)
        self.page.wait_for_url(re.compile("/founding"))

    # Where one is

    @property
    def campaign(self) -> str:
        return self.known or re.search("/campaign/([^/?]+)", self.page.url).group(1)  # type: ignore[union-attr]

    def go(self, section: str) -> None:
        self.page.goto(f"/campaign/{self.campaign}/{section}")

    def asked(self, path: str) -> Any:
        """What the server tells this person."""
        return self.page.evaluate("async path => (await fetch(path)).json()", f"/api/campaigns/{self.campaign}{path}")

    # The sheet

    def field(self, place: str) -> Locator:
        return self.page.locator(f'[id="at-{place.replace(" ", "_")}"]')

    def open_chapter(self, chapter: str) -> bool:
        """False where it does not apply."""
        head = self.page.locator(f"#chapter-{chapter} h2 button")
        if not head.count():
            return False
        if head.get_attribute("aria-expanded") == "false":
            head.click()
        return True

    def choose(self, place: str, value: str) -> None:
        """From a list, or from the matches of a search."""
        field = self.field(place)
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
            return
        field.click()
        field.fill(f"({value})" if re.fullmatch(r"\d+-\d+", value) else value)
        field.press("ArrowDown")
        field.press("Enter")

    def choices(self, place: str) -> list[str]:
        """Of a short list, without its empty one."""
        options = self.field(place).locator("option").all()
        return [value for option in options if (value := option.get_attribute("value"))]

    def first(self, place: str) -> str:
        """Takes the first choice there is."""
        field = self.field(place)
        if field.evaluate("field => field.tagName") == "SELECT":
            value = self.choices(place)[0]
            field.select_option(value)
            return value
        field.click()
        field.press("ArrowDown")
        field.press("Enter")
        return field.input_value()

    def write(self, place: str, text: str) -> None:
        self.field(place).fill(text)

    def saved(self) -> dict[str, Any]:
        """Waits until the sheet is kept; what the server then has."""
        self.page.evaluate(TWO_FRAMES)  # the mark that says so falls with the first key
        expect(self.page.locator("p.saved")).to_be_visible()
        sheet: dict[str, Any] = self.asked("/orders")
        return sheet

    def add(self, chapter: str) -> None:
        self.page.locator(f"#chapter-{chapter} button.add").click()

    def drop(self, chapter: str) -> None:
        """Takes the last entry back."""
        self.page.locator(f"#chapter-{chapter} ol > li header button").last.click()

    # The turn

    @property
    def turn(self) -> int:
        return int(self.asked("")["turn"])

    def ready(self) -> None:
        """Calls the sheet ready, and says so; also where something is left to look at."""
        self.page.locator(".standing .go button").click()
        said = self.page.locator(".standing .go button[aria-pressed=true]")
        asked = self.page.locator(".standing .asked .urgent")
        expect(said.or_(asked).or_(self.page.locator("article.gazette, .news")).first).to_be_visible()
        if asked.count():
            asked.click()

    def ready_and_resolved(self) -> None:
        """For the last one who is waited for."""
        before = self.turn
        self.ready()
        self.until_turn(before + 1)

    def until_turn(self, turn: int) -> None:
        for _ in range(600):
            if self.turn >= turn:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"turn {turn} does not come")
