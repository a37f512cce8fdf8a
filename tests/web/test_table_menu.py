"""The bar of a table and its menu: sound, full screen, and what has no room on a phone."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .playing import Seat
from .test_playing import seated

Visit = Callable[..., Seat]

# Counts the tones that are started.
LISTEN = """
window.tones = [];
const begin = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.tones.push(this.context);
  return begin.apply(this, when);
};
"""


def heard(page: Page) -> list[str]:
    """The state of the loudspeaker for each tone so far."""
    states: list[str] = page.evaluate("window.tones.map((context) => context.state)")
    return states


def menu(page: Page) -> None:
    page.get_by_role("button", name="La table").click()


def test_sound_is_off_until_it_is_wanted(visit: Visit) -> None:
    ada, bea, _ = seated(visit)
    ada.page.add_init_script(LISTEN)
    ada.page.reload()
    ada.page.wait_for_selector("[data-area=hand] [data-can]")
    ada.page.locator("[data-area=hand] [data-can]").first.click()
    expect(ada.page.locator("[data-area=hand] [data-can]")).to_have_count(0)
    assert heard(ada.page) == []
    menu(ada.page)
    ada.page.get_by_role("switch", name="Petits sons").check()
    ada.page.reload()  # the wish is remembered
    ada.page.wait_for_selector(".board")
    bea.page.locator("[data-area=hand] [data-can]").first.click()
    ada.page.wait_for_function("() => window.tones.length > 0")
    assert set(heard(ada.page)) == {"running"}


def test_full_screen_and_back(visit: Visit) -> None:
    ada = visit()
    ada.open_table("Ada")
    menu(ada.page)
    ada.page.get_by_role("button", name="Plein écran", exact=True).click()
    leave = ada.page.get_by_role("button", name="Quitter le plein écran")
    expect(leave).to_be_visible()
    assert ada.page.evaluate("document.fullscreenElement !== null")
    ada.page.evaluate("document.exitFullscreen()")  # as the browser's own key does
    expect(ada.page.get_by_role("button", name="Plein écran", exact=True)).to_be_visible()
    assert not ada.page.evaluate("document.fullscreenElement !== null")


def test_on_a_phone_the_tools_stand_in_one_row_and_the_rules_in_the_menu(visit: Visit) -> None:
    ada = visit("phone")
    ada.open_table("Ada", how="Table ouverte")  # with talk and a clock: the most there is
    bea = visit(language="en")
    bea.page.goto(ada.page.url.split("?")[0])
    bea.page.get_by_role("button", name="Take seat").click()
    bea.tell_name("Bea")
    ada.page.wait_for_selector("[data-area=hand] [data-can]")
    expect(ada.page.locator("[data-tool]:visible")).to_have_count(6)
    boxes: list[Any] = [tool.bounding_box() for tool in ada.page.locator("[data-tool]:visible").all()]
    assert len({box["y"] for box in boxes}) == 1
    assert all(box["width"] >= 44 for box in boxes)
    bar = ada.page.locator("header").first.bounding_box()
    assert bar is not None
    assert bar["height"] < 740 / 6
    menu(ada.page)
    ada.page.get_by_role("dialog").get_by_role("button", name="Règles").click()
    expect(ada.page.get_by_role("dialog", name="Règles")).to_contain_text("4.2")
    ada.page.keyboard.press("Escape")
    bea.page.locator("[data-tool=rules]").click()  # a desk has room
    expect(bea.page.get_by_role("dialog", name="Rules")).to_be_visible()
