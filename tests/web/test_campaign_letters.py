"""Families and their game master write to each other, in two browsers; advice beside the orders."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from ..server.people import Person
from ..server.test_campaigns import BOTS, found, play_turn, token_of
from .campaign import Ruler, enter
from .playing import Seat

Visit = Callable[..., Seat]


def test_a_family_asks_and_the_game_master_answers(visit: Visit, address: str) -> None:
    """Gina runs no family: her desk is all her post. Bea writes first, and sees that she was read."""
    gina, bea = Person(address, "Gina", "fr"), Person(address, "Bea", "fr")
    campaign = found(gina, "open", *BOTS, name="La Longue Cour")
    bea.post(f"/campaigns/{campaign['id']}/join", {"token": token_of(campaign, 0)})
    desk, family = Ruler(visit()), Ruler(visit())
    for ruler, person in ((desk, gina), (family, bea)):
        enter(ruler.seat, person)
        ruler.page.goto(f"{address}/campaign/{campaign['id']}")

    family.go("letters/write")
    family.page.get_by_label("Le maître de jeu").check()
    expect(family.page.get_by_text("Seul le maître de jeu lira cette lettre.")).to_be_visible()
    family.page.locator("[name=subject]").fill("Une question")
    family.page.locator("[name=text]").fill("Quand finit le tour ?")
    family.page.locator("form button.main").click()
    family.page.wait_for_url(re.compile("/letters/sent"))

    desk.go("master")
    desk.page.get_by_role("link", name="Une lettre au maître de jeu attend").click()
    expect(desk.page.locator(".what li.unread")).to_have_count(1)
    expect(desk.page.get_by_role("link", name="Propositions")).to_have_count(0)
    desk.page.locator(".what li.unread a").click()
    expect(desk.page.locator("article .text")).to_have_text("Quand finit le tour ?")
    desk.page.get_by_role("link", name="Répondre", exact=True).click()
    expect(desk.page.locator("[name=subject]")).to_have_value(re.compile("Une question"))
    desk.page.locator("[name=text]").fill("Dimanche soir.")
    desk.page.locator("form button.main").click()
    desk.page.wait_for_url(re.compile("/letters/master/sent"))

    family.page.locator(".what li a").first.click()
    expect(family.page.locator("article header")).to_contain_text("Lue par Le maître de jeu")
    family.go("letters")
    family.page.locator(".what li.unread a").click()
    expect(family.page.locator("article .text")).to_have_text("Dimanche soir.")
    family.page.get_by_role("link", name="Répondre", exact=True).click()
    expect(family.page.get_by_label("Le maître de jeu")).to_be_checked()


def test_advice_beside_the_orders(visit: Visit, address: str) -> None:
    """What a careful steward cannot do alone is said where one looks before one is ready."""
    ada = Person(address, "Ada", "fr")
    id = found(ada, "me", *BOTS)["id"]
    play_turn(ada, id)
    ruler = Ruler(visit())
    enter(ruler.seat, ada)
    ruler.page.goto(f"{address}/campaign/{id}/orders")
    hints = ruler.page.locator(".standing details.hints")
    expect(hints).to_be_visible()
    hints.locator("summary").click()
    expect(hints).to_contain_text(re.compile("mari(er|age)"))
    hints.get_by_role("link").first.click()
    expect(ruler.page.locator("#offers")).to_be_visible()
