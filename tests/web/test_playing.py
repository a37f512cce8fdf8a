"""Whole games of Stellar in a real browser."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .playing import Seat

Visit = Callable[..., Seat]


def test_a_whole_game_against_a_bot_by_clicking(visit: Visit) -> None:
    ada = visit(still=True)
    ada.open_table("Ada")
    ada.play_to_the_end()
    expect(ada.page.locator("#verdict")).to_be_visible()
    assert ada.page.locator("section.end tbody .rule").count() >= 9  # every line of the sheet names its rule


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    blind = visit(still=True)
    blind.open_table("Louise")
    blind.play_with_keys()
    assert blind.told


def test_a_whole_game_on_a_phone_by_touch_in_english(visit: Visit) -> None:
    phone = visit("phone", "en", still=True)
    phone.open_table("Grace")
    assert not phone.scrolls_sideways()
    phone.play_to_the_end("tap")
    assert not phone.scrolls_sideways()


def seated(visit: Visit) -> tuple[Seat, Seat, str]:
    """Ada invites Bea, who reads English."""
    ada, bea = visit(still=True), visit(language="en", still=True)
    ada.open_table("Ada", how=ada.words["invite"])
    link = ada.page.locator(".invite input").first.input_value()
    bea.page.goto(link)
    bea.page.get_by_role("button", name=re.compile("Take seat")).click()
    bea.tell_name("Bea")
    for seat in (ada, bea):
        seat.page.wait_for_selector("[data-area=hand] [data-can]")
    return ada, bea, link


def test_two_browsers_against_each_other_and_a_spectator(visit: Visit) -> None:
    ada, bea, link = seated(visit)
    watcher = visit(still=True)
    watcher.page.goto(link.split("?")[0])
    watcher.page.wait_for_selector(".board")
    for _ in range(900):
        if ada.is_over and bea.is_over:
            break
        if not (ada.step() or bea.step()):
            ada.page.wait_for_timeout(50)
        assert not watcher.may_act()
        ada.page.wait_for_timeout(30)
    for seat in (ada, bea, watcher):
        expect(seat.page.locator("section.end")).to_be_visible()
    assert ada.page.locator("#verdict").inner_text() != bea.page.locator("#verdict").inner_text()  # French, English


def test_hot_seat_hides_the_hands_behind_a_curtain(visit: Visit) -> None:
    duo = visit(still=True)
    duo.open_table("Duo", how="Sur cet écran")
    lifted = 0
    for _ in range(40):
        curtain = duo.page.locator(".curtain button")
        if curtain.count():
            assert duo.page.locator("[data-flies]").count() == 0  # no card is on the screen, not even behind it
            lifted += 1
        duo.step()
        duo.page.wait_for_timeout(60)
        if lifted >= 4:
            break
    assert lifted >= 4


def test_a_lost_connection_shows_itself_and_heals(visit: Visit) -> None:
    ada, bea, _ = seated(visit)
    ada.page.locator("[data-area=hand] [data-can]").first.click()
    bea.page.locator("[data-area=hand] [data-can]").first.click()
    mover = None
    for _ in range(100):
        mover = next((seat for seat in (ada, bea) if seat.page.locator("[data-area=row] [data-can]").count()), None)
        if mover:
            break
        ada.page.wait_for_timeout(50)
    assert mover is not None
    other = bea if mover is ada else ada
    other.page.context.set_offline(True)
    expect(other.page.locator(".lost")).to_be_visible(timeout=15_000)
    mover.page.locator("[data-area=row] [data-can]").nth(2).click()
    other.page.context.set_offline(False)
    expect(other.page.locator(".lost.back")).to_be_visible(timeout=20_000)
    expect(other.page.locator("[role=log]")).to_contain_text("3", timeout=10_000)  # the position that was taken


def test_a_reload_in_mid_game_loses_nothing(visit: Visit) -> None:
    ada = visit(still=True)
    ada.open_table("Ada")
    for _ in range(25):
        ada.step()
        ada.page.wait_for_timeout(60)
    before = ada.page.locator("[data-area=telescope] [data-flies]").count()
    ada.page.reload()
    ada.page.wait_for_selector("[data-area=hand]")
    assert ada.page.locator("[data-area=telescope] [data-flies]").count() >= before
    ada.play_to_the_end()


@pytest.mark.parametrize(("language", "title"), [("fr", "Cinq jeux d’étoiles"), ("en", "Five star games")])
def test_home_speaks_both_languages(visit: Visit, language: str, title: str) -> None:
    guest = visit(language=language, still=True)
    guest.page.goto("/")
    expect(guest.page.locator("body")).to_contain_text(title, ignore_case=True)
    assert guest.page.locator("html").get_attribute("lang") == language
