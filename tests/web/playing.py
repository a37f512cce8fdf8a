"""What a person does at a table, with the mouse, a finger or the keyboard. Knows the pages, not the rules."""

import random
import re
from typing import Literal

from playwright.sync_api import Page, Request, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

Manner = Literal["click", "tap"]

WORDS = {
    "fr": {
        "open": "Ouvrir la table",
        "name": "Votre nom",
        "me": "C’est moi",
        "invite": "Inviter quelqu’un",
        "with": "Avec un robot",
        "bot": "Robot",
    },
    "en": {
        "open": "Open the table",
        "name": "Your name",
        "me": "That’s me",
        "invite": "Invite someone",
        "with": "With a bot",
        "bot": "Bot",
    },
}
MOST_STEPS = 900
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
MOST_FRAMES = 1500
BREATH = 25  # milliseconds between two touches: what one has touched goes out meanwhile

# What lights up, as a selector; the first that is there.
LIT = """
const seen = (each) => each.checkVisibility({visibilityProperty: true});
const is = (what) => [...document.querySelectorAll(what)].some(seen);
const lit = is("section.end") ? "section.end" : is(".curtain .main") ? ".curtain .main"
  : is(".picked") && is(".slot.lit, button.here") ? ".slot.lit, button.here"
  : is("[data-can]") ? "[data-can]:visible" : "";
"""


class Seat:
    """One person with a browser."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words = WORDS[language]
        self.luck = random.Random(7)
        self.under_way: set[Request] = set()
        page.on("request", lambda request: self.under_way.add(request))
        page.on("requestfinished", lambda request: self.under_way.discard(request))
        page.on("requestfailed", lambda request: self.under_way.discard(request))

    def open(self, path: str) -> None:
        """A page by its address, with all it shows at first."""
        self.under_way.clear()
        self.page.goto(path)
        self.settle()

    def settle(self) -> None:
        """Wait until nothing more is asked of the server, and what it answered is drawn."""
        quiet = 0
        for _ in range(MOST_FRAMES):
            self.page.evaluate(TWO_FRAMES)
            quiet = 0 if self.under_way else quiet + 1
            if quiet == 2:
                return
        raise AssertionError(f"still under way: {[request.url for request in self.under_way]}")

    def open_table(
        self, name: str, against: str | None = "greedy", how: str | None = None, game: str = "stellar"
    ) -> None:
        """A new table: against a bot, or in the way a button names."""
        self.page.goto(f"/new?game={game}")
        if how:
            self.page.get_by_text(how).click()
        elif against:
            self.page.get_by_text(self.words["with"]).click()
            self.page.get_by_label(re.compile("^" + self.words["bot"])).select_option(against)
        self.page.get_by_role("button", name=self.words["open"]).click()
        self.tell_name(name)
        self.page.wait_for_url(re.compile("/match/"))

    def tell_name(self, name: str) -> None:
        self.page.get_by_label(self.words["name"]).fill(name)
        self.page.get_by_role("button", name=self.words["me"]).click()

    @property
    def is_over(self) -> bool:
        return self.page.locator("section.end").count() > 0

    @property
    def told(self) -> str:
        """What a screen reader has been told."""
        return self.page.locator("[role=log]").inner_text()

    def may_act(self) -> bool:
        return self.page.locator("[data-can]:visible").count() > 0

    def wait_for_my_turn(self) -> None:
        """Until there is something to do, or the game is over."""
        self.page.wait_for_function(f"() => {{ {LIT} return lit !== '' }}")

    def touch(self, selector: str, manner: Manner = "click") -> None:
        """One of the things a selector finds, at random; if it goes away meanwhile, the next step tries again."""
        found = self.page.locator(selector)
        count = found.count()
        if count == 0:
            return
        target = found.nth(self.luck.randrange(count))
        try:
            if manner == "tap":
                target.tap(timeout=1500)
            else:
                target.click(timeout=1500)
        except PlaywrightTimeout:
            pass

    def step(self, manner: Manner = "click") -> bool:
        """Touch one thing that lights up; False if there is none."""
        lit: str = self.page.evaluate(f"() => {{ {LIT} return lit }}")
        if lit in ("", "section.end"):
            return False
        self.touch(lit, manner)
        return True

    def play_to_the_end(self, manner: Manner = "click") -> None:
        for _ in range(MOST_STEPS):
            self.wait_for_my_turn()
            if not self.step(manner) and self.is_over:
                break
            self.page.wait_for_timeout(BREATH)
        expect(self.page.locator("section.end")).to_be_visible()

    def play_with_keys(self) -> None:
        """Tab, arrows and Enter, nothing else."""
        for _ in range(4 * MOST_STEPS):
            if self.is_over:
                break
            here = self.page.evaluate(
                "() => ({can: 'can' in document.activeElement.dataset,"
                " area: !!document.activeElement.closest('[data-area]'),"
                " any: document.querySelectorAll('[data-can]').length})"
            )
            if not here["any"]:
                self.page.wait_for_timeout(60)
            elif here["can"] and self.luck.random() < 0.7:
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(80)
            elif here["area"] and self.luck.random() < 0.6:
                self.page.keyboard.press(self.luck.choice(["ArrowLeft", "ArrowRight", "ArrowDown", "ArrowUp"]))
            else:
                self.page.keyboard.press("Tab")
        expect(self.page.locator("section.end")).to_be_visible()

    def scrolls_sideways(self) -> bool:
        wide: bool = self.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
        return wide
