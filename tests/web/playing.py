"""What a person does at a table, with the mouse, a finger or the keyboard. Knows the pages, not the rules."""

import random
import re
from typing import Literal

from playwright.sync_api import Page, expect
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


class Seat:
    """One person with a browser."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words = WORDS[language]
        self.luck = random.Random(7)

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
        if self.page.locator(".curtain button").count():
            self.page.locator(".curtain button").click()
            return True
        if self.page.locator(".picked").count() and self.page.locator(".slot.lit, button.here").count():
            self.touch(".slot.lit, button.here", manner)
            return True
        if self.may_act():
            self.touch("[data-can]:visible", manner)
            return True
        return False

    def play_to_the_end(self, manner: Manner = "click") -> None:
        for _ in range(MOST_STEPS):
            if self.is_over:
                break
            if not self.step(manner):
                self.page.wait_for_timeout(50)
            self.page.wait_for_timeout(40)
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
