"""Invitations, offers and names, as people meet them on a phone and on a desktop."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .looking import EVERY_LOOK, looks_right
from .playing import Seat

Visit = Callable[..., Seat]
PHONE_FR, DESKTOP_EN = EVERY_LOOK[0], EVERY_LOOK[-1]


def test_from_the_invitation_to_a_rematch(visit: Visit) -> None:
    """Ada, French and on a phone, invites Bea, who reads English at a desk."""
    ada, bea = PHONE_FR.visit(visit), DESKTOP_EN.visit(visit)
    ada.open_table("Ada", how=ada.words["invite"])
    link = ada.page.locator(".invite input").first.input_value()
    ada.page.get_by_text("Montrer un code QR").click()
    expect(ada.page.get_by_role("img", name="Code QR du lien")).to_be_visible()
    looks_right(ada, "inviting", PHONE_FR)

    bea.page.goto(link)
    expect(bea.page.get_by_role("heading", level=1)).to_have_text("Ada invites you to play Stellar")
    invitation = bea.page.locator(".invite")
    for said in ("About 20 to 30 minutes.", "Live:", "already at the table: Ada"):
        expect(invitation).to_contain_text(said)
    looks_right(bea, "invited", DESKTOP_EN)
    bea.page.get_by_role("button", name="Rules of Stellar").click()
    expect(bea.page.get_by_role("dialog")).to_be_visible()
    bea.page.keyboard.press("Escape")
    bea.page.get_by_role("button", name=re.compile("Take seat")).click()
    bea.tell_name("Bea")
    bea.page.wait_for_selector("[data-area=hand] [data-can]")

    def offer_to_stop() -> None:
        ada.page.locator("[data-tool=menu]").click()
        ada.page.get_by_role("button", name="Proposer d’arrêter").click()
        ada.page.keyboard.press("Escape")

    offer_to_stop()
    bea.page.get_by_role("button", name="Keep playing").click()
    expect(ada.page.get_by_text("la partie continue")).to_be_visible()
    offer_to_stop()
    bea.page.get_by_role("button", name="Agree to stop").click()
    expect(bea.page.locator("section.end")).to_contain_text("there is no curve to draw")  # nobody has moved
    expect(ada.page.locator("section.end")).to_contain_text("il n’y a pas de courbe à tracer")

    ada.page.get_by_role("button", name="Proposer une revanche").click()
    expect(bea.page.get_by_text("Ada offers a rematch.")).to_be_visible()
    looks_right(bea, "rematch-offered", DESKTOP_EN)
    looks_right(ada, "rematch-waiting", PHONE_FR)
    before = bea.page.url
    bea.page.get_by_role("button", name="Accept the rematch").click()
    for seat in (ada, bea):
        seat.page.wait_for_selector("[data-area=hand] [data-can]")
        assert seat.page.url != before
    assert ada.page.url.rsplit("/", 1)[1] == bea.page.url.rsplit("/", 1)[1]

    ada.open("/")
    row = ada.page.locator("li", has_text="Arrêtée d’un commun accord")
    expect(row).to_contain_text("Bea")
    expect(row.locator("time")).to_be_visible()
    expect(row.locator(".points")).to_have_text(re.compile(r"\d+ – \d+"))


def test_a_family_at_one_screen_and_an_account_without_recovery(visit: Visit) -> None:
    family = PHONE_FR.visit(visit)
    family.open("/account")
    up = family.page.locator("form", has_text="Créer le compte")
    up.get_by_label("Nom").fill("Maman")
    up.get_by_label("Mot de passe").fill("correct horse battery")
    up.get_by_role("button").click()
    expect(family.page.get_by_text("Ce compte n’a pas de secours")).to_be_visible()
    looks_right(family, "account", PHONE_FR)

    family.open("/new?game=stellar")
    family.page.get_by_text("Sur cet écran").click()
    family.page.get_by_label("Nom du joueur 2").fill("Marie-Antoinette-Joséphine")
    looks_right(family, "names", PHONE_FR)
    family.page.get_by_role("button", name="Ouvrir la table").click()
    expect(family.page.locator("ul.seats")).to_contain_text("Marie-Antoinette-Joséphine")
    expect(family.page.get_by_role("button", name="Je suis Maman")).to_be_visible()
    looks_right(family, "curtain", PHONE_FR)
    family.page.get_by_role("button", name="Ne plus cacher").click()
    family.page.wait_for_selector("[data-area=hand] [data-can]")
    for _ in range(3):
        family.wait_for_my_turn()
        family.step()
    assert family.page.locator(".curtain").count() == 0


def test_take_back_after_the_bots_answer(visit: Visit) -> None:
    ada = visit()
    ada.open_table("Ada")
    ada.wait_for_my_turn()
    ada.step()
    undo = ada.page.locator("[data-tool=undo]")
    ada.page.wait_for_selector("[data-area=telescope] [data-flies], [data-area=hand] [data-can]")
    ada.wait_for_my_turn()
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()  # the first move is open again, whatever the bot does meanwhile


# The sheet is the device's own. Somebody closes it the first time, and sends the second time.
SHEET = """
window.shared = [];
Navigator.prototype.share = function (said) {
  window.shared.push(said);
  return window.shared.length === 1 ? Promise.reject(new DOMException("closed", "AbortError")) : Promise.resolve();
};
"""


def test_an_invitation_goes_by_the_devices_own_sheet(visit: Visit) -> None:
    ada = visit("phone")
    ada.page.add_init_script(SHEET)
    ada.open_table("Ada", how=ada.words["invite"], game="star-explorer")
    share = ada.page.get_by_role("button", name="Partager")
    for _ in range(2):
        share.click()
    said = {
        "title": "Belle Étoile",
        "text": "Ada vous invite à jouer à Star Explorer",
        "url": ada.page.locator(".invite input").first.input_value(),
    }
    assert ada.page.evaluate("window.shared") == [said, said]
    assert "token=" in said["url"]


def test_without_such_a_sheet_the_link_is_copied_or_shown_as_a_code(visit: Visit) -> None:
    ada = visit(language="en")
    ada.page.add_init_script("delete Navigator.prototype.share;")
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.open_table("Ada", how=ada.words["invite"])
    invitation = ada.page.locator(".invite")
    expect(ada.page.get_by_role("button", name="Share")).to_have_count(0)
    invitation.get_by_role("button", name="Copy link").first.click()
    expect(invitation.get_by_role("button", name="Copied!")).to_be_visible()
    link = invitation.locator("input").first.input_value()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link
    ada.page.get_by_text("Show a QR code").click()
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_be_visible()
