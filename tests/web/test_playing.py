"""Whole games of Stellar in a real browser."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .playing import BREATH, MOST_STEPS, Seat

Visit = Callable[..., Seat]


def test_on_a_phone_one_sees_what_a_bot_has_played(visit: Visit) -> None:
    phone = visit("phone")
    phone.open_table("Ada")
    told = phone.page.locator(".meanwhile")
    for _ in range(12):
        phone.wait_for_my_turn()
        if told.count():
            break
        phone.step("tap")
        phone.page.wait_for_timeout(BREATH)
    expect(told).to_contain_text("Glouton")
    expect(told).to_be_in_viewport(ratio=1)


def test_a_whole_game_against_a_bot_by_clicking_and_a_reload_that_loses_nothing(visit: Visit) -> None:
    ada = visit()
    ada.open_table("Ada")
    telescope = ada.page.locator("[data-area=telescope] [data-flies]")
    for _ in range(25):
        ada.wait_for_my_turn()
        ada.step()
        ada.page.wait_for_timeout(BREATH)
    ada.wait_for_my_turn()
    before = telescope.count()
    ada.page.reload()
    ada.wait_for_my_turn()
    assert telescope.count() == before > 0
    ada.play_to_the_end()
    expect(ada.page.locator("#verdict")).to_be_visible()
    assert ada.page.locator("section.end tbody .rule").count() >= 9  # every line of the sheet names its rule


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    blind = visit()
    blind.open_table("Louise")
    blind.play_with_keys()
    assert blind.told


def test_a_whole_game_on_a_phone_by_touch_in_english(visit: Visit) -> None:
    phone = visit("phone", "en")
    phone.open_table("Grace")
    assert not phone.scrolls_sideways()
    phone.play_to_the_end("tap")
    assert not phone.scrolls_sideways()


def seated(visit: Visit) -> tuple[Seat, Seat, str]:
    """Ada invites Bea, who reads English."""
    ada, bea = visit(), visit(language="en")
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
    watcher = visit()
    watcher.page.goto(link.split("?")[0])
    watcher.page.wait_for_selector(".board")
    for _ in range(MOST_STEPS):
        if ada.is_over and bea.is_over:
            break
        if not (ada.step() or bea.step()):
            ada.page.wait_for_timeout(BREATH)
        assert not watcher.may_act()
        ada.page.wait_for_timeout(BREATH)
    for seat in (ada, bea, watcher):
        expect(seat.page.locator("section.end")).to_be_visible()
    assert ada.page.locator("#verdict").inner_text() != bea.page.locator("#verdict").inner_text()  # French, English


def test_hot_seat_hides_the_hands_behind_a_curtain(visit: Visit) -> None:
    duo = visit()
    duo.open_table("Duo", how="Sur cet écran")
    lifted = 0
    curtain = duo.page.locator(".curtain")
    for _ in range(MOST_STEPS):
        duo.wait_for_my_turn()
        if curtain.count():
            assert duo.page.locator("[data-flies]").count() == 0  # no card is on the screen, not even behind it
            lifted += 1
        if lifted == 4:
            return
        duo.step()
        duo.page.wait_for_timeout(BREATH)
    pytest.fail(f"the curtain came {lifted} times")


def test_a_lost_connection_shows_itself_and_heals(visit: Visit) -> None:
    ada, bea, _ = seated(visit)
    ada.page.locator("[data-area=hand] [data-can]").first.click()
    bea.page.locator("[data-area=hand] [data-can]").first.click()
    row = "[data-area=row] [data-can]"
    while not (ada.page.locator(row).count() or bea.page.locator(row).count()):
        ada.page.wait_for_timeout(BREATH)
    mover, other = (ada, bea) if ada.page.locator(row).count() else (bea, ada)
    other.page.context.set_offline(True)
    expect(other.page.locator(".lost")).to_be_visible()
    mover.page.locator(row).nth(2).click()
    other.page.context.set_offline(False)
    expect(other.page.locator(".lost.back")).to_be_visible()
    expect(other.page.locator("[role=log]")).to_contain_text("3")  # the position that was taken


@pytest.mark.parametrize(("language", "title"), [("fr", "Cinq jeux d’étoiles"), ("en", "Five star games")])
def test_home_speaks_both_languages(visit: Visit, language: str, title: str) -> None:
    guest = visit(language=language)
    guest.page.goto("/")
    expect(guest.page.locator("body")).to_contain_text(title, ignore_case=True)
    assert guest.page.locator("html").get_attribute("lang") == language


def test_advice_for_a_first_game_that_one_tap_ends(visit: Visit) -> None:
    phone = visit("phone", "en", coach="first")
    phone.open_table("Ada")
    coach = phone.page.locator(".coach")
    expect(coach).to_contain_text("goes up into the telescope")
    for _ in range(12):
        phone.wait_for_my_turn()
        if coach.locator(".gain").count():
            break
        phone.step("tap")
        phone.page.wait_for_timeout(BREATH)
    expect(coach.locator(".gain")).to_contain_text("Greedy")
    assert not phone.scrolls_sideways()
    coach.get_by_role("button").tap()
    expect(coach).to_have_count(0)
    phone.page.reload()
    phone.wait_for_my_turn()
    expect(coach).to_have_count(0)


def test_a_chosen_card_lights_the_one_its_number_points_at(visit: Visit) -> None:
    ada = visit()
    ada.open_table("Ada")
    while not ada.page.locator(".options .button.main").count():
        ada.wait_for_my_turn()
        ada.touch(
            "[data-area=hand] [data-can]" if ada.page.locator("[data-area=hand] [data-can]").count() else "[data-can]"
        )
        ada.page.wait_for_timeout(BREATH)
    expect(ada.page.locator("[data-area=row] .pointed, .deck.pointed")).to_have_count(1)
