"""Two people at an open table with a clock: what they see of time, what they say, and how it ends when time is up."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from sqlalchemy import text

from belle_etoile.store import open_database

from .looking import faults
from .playing import Seat

Visit = Callable[..., Seat]
DATE = re.compile(r"\d{1,2}:\d{2}:\d{2}")


def test_an_open_table_with_clock_and_talk(visit: Visit, server_folder: Path) -> None:
    ada, bea = visit("phone"), visit(language="en")
    ada.page.goto("/new?game=stellar")
    expect(ada.page.get_by_label(re.compile("^Jeu")).locator("option")).to_have_count(4)
    ada.page.get_by_text("Table ouverte").click()
    expect(ada.page.get_by_label("Pendule")).to_have_value("bank")
    ada.page.get_by_label("Rythme").select_option("correspondence")
    ada.page.get_by_label("Heures par coup").fill("72")
    expect(ada.page.locator("[data-about-pace]")).to_contain_text("3 jours par coup")
    ada.page.get_by_label("Rythme").select_option("live")
    assert faults(ada) == []
    ada.page.get_by_role("button", name="Ouvrir la table").click()
    ada.tell_name("Ada")
    ada.page.wait_for_url(re.compile("/match/"))
    match = ada.page.url.rsplit("/", 1)[1].split("?")[0]

    bea.page.goto("/lobby")
    row = bea.page.locator("li", has=bea.page.locator(f"a[href='/match/{match}']"))
    expect(row).to_contain_text("Ada is at the table now")
    expect(row).to_contain_text("live, 20 min each + 20 s per turn")
    row.get_by_role("button").click()
    bea.tell_name("Bea")
    for seat in (ada, bea):
        expect(seat.page.locator("[data-clock]")).to_have_count(2)
        expect(seat.page.locator("[data-clock]").first).to_contain_text(re.compile("(20:00|19:5)"))

    ada.page.locator("[data-tool=talk]").click()
    ada.page.get_by_role("button", name="Bonne chance").click()
    ada.page.get_by_label("Vos mots").fill("<b>salut</b>")
    ada.page.get_by_role("button", name="Dire").click()
    expect(ada.page.locator("[data-talk='2']")).to_contain_text("<b>salut</b>")
    assert faults(ada) == []
    assert not ada.scrolls_sideways()
    expect(bea.page.locator("[data-tool=talk] .badge")).to_have_text("2")
    bea.page.locator("[data-tool=talk]").click()
    expect(bea.page.locator("[data-talk='1']")).to_contain_text("Good luck!")
    assert not DATE.search(bea.page.locator("[data-talk='1'] time").inner_text())
    bea.page.get_by_role("button", name="Report what Ada said").click()
    bea.page.get_by_role("button", name="Report", exact=True).click()
    expect(bea.page.get_by_text("Reported. Thank you.")).to_be_visible()
    bea.page.get_by_role("button", name="Mute Ada").click()
    expect(bea.page.locator("[data-talk]")).to_have_count(0)
    bea.page.keyboard.press("Escape")
    bea.page.locator("[data-tool=menu]").click()
    bea.page.get_by_role("switch", name="Talk at the table").uncheck()
    bea.page.keyboard.press("Escape")
    expect(bea.page.locator("[data-tool=talk]")).to_have_count(0)

    ada.page.keyboard.press("Escape")
    bea.page.locator("[data-area=hand] [data-can]").first.click()  # both choose their first card at the same time
    expect(bea.page.locator("[data-area=hand] [data-can]")).to_have_count(0)
    database = open_database(f"sqlite:///{server_folder}/server.sqlite3")
    late = text("UPDATE matches SET deadline = deadline - 3000, ticking = ticking - 3000 WHERE id = :id")
    database.write_now(lambda c: c.execute(late, {"id": match}))
    database.close()
    expect(bea.page.locator("#verdict")).to_have_text("You win on time.")
    expect(ada.page.locator("#verdict")).to_have_text("Bea l’emporte au temps.")
    expect(ada.page.locator("ul.seats")).to_contain_text("hors jeu")  # not that she resigned
