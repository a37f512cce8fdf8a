"""A year at the head of a campaign: places, players, turns and families set right; away, muted, and told by mail."""

import re
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from belle_etoile.server.runner import free_port

from ..server.people import Person, served
from ..server.test_campaigns import BOTS, found, play_turn, token_of
from .campaign import Ruler, enter
from .conftest import built_pages
from .playing import Seat

Visit = Callable[..., Seat]


class Court:
    """A campaign of three people and a bot, turned by hand; Ada is its game master and runs its first family."""

    def __init__(self, address: str, *, plays: bool = True, **more: Any) -> None:
        self.address = address
        self.ada = Person(address, "Ada", "fr")
        first = ("me", "open", "open") if plays else ("cautious", "open", "open")
        made = found(self.ada, *first, BOTS[1], name="La Longue Cour", calendar={"kind": "hand"}, **more)
        self.id: str = made["id"]
        self.bea, self.cleo = Person(address, "Bea", "fr"), Person(address, "Cléo", "fr")
        for seat, person in ((1, self.bea), (2, self.cleo)):
            person.post(f"/campaigns/{self.id}/join", {"token": token_of(made, seat)})
        self.plays = plays

    @property
    def people(self) -> list[Person]:
        return [self.ada, self.bea, self.cleo][0 if self.plays else 1 :]

    def told(self, person: Person | None = None) -> dict[str, Any]:
        campaign: dict[str, Any] = (person or self.ada).get(f"/campaigns/{self.id}")
        return campaign

    def turns(self, number: int = 1, silent: Person | None = None) -> None:
        """Everyone but one writes what the steward would, and the game master resolves."""
        for _ in range(number):
            for person in self.people:
                if person is not silent:
                    play_turn(person, self.id)
            now = self.told()["turn"]
            self.ada.post(f"/campaigns/{self.id}/resolve", {"turn": now, "reason": "il est l’heure"})
            assert self.told()["turn"] == now + 1

    def ruler(self, seat: Seat, person: Person, section: str = "") -> Ruler:
        enter(seat, person)
        seat.page.goto(f"{self.address}/campaign/{self.id}/{section}")
        return Ruler(seat)


def field_of(form: Locator, label: str) -> Locator:
    """A label around a list holds the words of its choices, too."""
    return form.locator(f'label:has(> span:text-is("{label}"))').locator("select, input")


def carry_out(page: Page, act: str, reason: str, **chosen: str) -> None:
    """One act of the desk: what is chosen by the words before each field, its reason, and the button."""
    form = page.locator(f'form[aria-labelledby="act-{act}"]')
    for label, value in chosen.items():
        field = field_of(form, LABELS[label])
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(label=value)
        else:
            field.fill(value)
    form.get_by_label("Raison").fill(reason)
    form.locator("button").click()
    expect(page.locator("p.done")).to_be_visible()


LABELS = {
    "family": "Famille",
    "by": "Remplacée par",
    "place": "À la place de",
    "purse": "Bourse, ± M$",
    "name": "Nouveau nom de famille",
    "person": "Un membre",
    "prestige": "Prestige, ± PP",
}


def test_the_place_of_a_family_without_a_player_is_offered_anew(visit: Visit, address: str) -> None:
    """0.4, 31.7: three turns of silence; somebody else founds a new family and plays from the next turn on."""
    court = Court(address)
    court.turns(1)
    court.turns(3, silent=court.bea)
    gone = court.told()["families"][1]
    assert gone["status"] == "PNJ"
    ada = court.ruler(visit(), court.ada, "master")
    carry_out(ada.page, "places", "Bea ne répond plus", place=gone["name"])
    ada.go("")
    (link,) = ada.invitations()
    dora = Ruler(visit())
    dora.accept_invitation(link, "Dora")
    dora.write("name", "Aldébaran")
    expect(dora.page.locator("p.totals")).to_be_visible()
    dora.saved()
    dora.ready()
    expect(dora.page.locator(".standing .go [role=status]")).to_be_visible()
    court.turns(1, silent=court.bea)
    told = court.told()["families"]
    assert [family["name"] for family in told][-1] == "Aldébaran"
    assert told[1]["status"] == "PNJ"
    dora.go("orders")
    expect(dora.page.locator("#chapter-people")).to_be_visible()
    dora.go("log")
    expect(dora.page.locator("section ol")).to_contain_text("Bea ne répond plus")


def test_a_place_nobody_took_is_closed_again(visit: Visit, address: str) -> None:
    court = Court(address)
    court.turns(1)
    ada = court.ruler(visit(), court.ada, "master")
    carry_out(ada.page, "places", "Un ami hésite")
    carry_out(ada.page, "close", "Il ne viendra pas", family="Famille 5")
    assert len(court.told()["families"]) == 4
    ada.go("log")
    expect(ada.page.locator("section ol")).to_contain_text("Il ne viendra pas")


def test_a_player_is_replaced_by_another_or_by_a_bot(visit: Visit, address: str) -> None:
    """A family without orders is handed to somebody else with all it has; another goes to a bot."""
    court = Court(address)
    court.turns(1)
    court.turns(1, silent=court.bea)
    lost, given = court.told()["families"][1:3]
    assert lost["status"] == "ONR"
    ada = court.ruler(visit(), court.ada, "master")
    carry_out(ada.page, "replace", "Bea est souffrante", family=f"{lost['name']} · Bea", by="une personne invitée")
    expect(ada.page.locator("p.done")).to_contain_text("invitation")
    carry_out(ada.page, "replace", "Cléo s’en va", family=f"{given['name']} · Cléo", by="Robot prudent")
    expect(ada.page.locator("p.done")).not_to_contain_text("invitation")
    assert court.told()["families"][2]["bot"] == "cautious"
    ada.go("")
    (link,) = ada.invitations()
    dora = Ruler(visit())
    dora.page.goto(link)
    dora.page.locator("section.next button.main").click()
    dora.seat.tell_name("Dora")
    dora.page.wait_for_url(re.compile("/orders"))  # the family is founded long since
    expect(dora.page.locator("#chapter-people")).to_be_visible()
    assert dora.asked("")["mine"] == 1
    bea = court.ruler(visit(), court.bea)
    expect(bea.page.locator(".families li.mine")).to_have_count(0)
    bea.page.goto(f"{address}/stellarium")
    expect(bea.page.locator("section[aria-labelledby=news]")).to_contain_text("confiée à d’autres mains")


def test_a_turn_is_taken_back_for_a_reason_that_all_can_read(visit: Visit, address: str) -> None:
    court = Court(address)
    court.turns(2)
    before = court.ada.get(f"/campaigns/{court.id}/turns")["resolved"][-1]
    ada = court.ruler(visit(), court.ada, "master")
    carry_out(ada.page, "take-back", "Le vaisseau de Cléo manquait au formulaire")
    assert court.told()["turn"] == 1
    bea = court.ruler(visit("phone"), court.bea, "log")
    told = bea.page.locator("section ol li").first
    expect(told).to_contain_text("Le vaisseau de Cléo manquait au formulaire")
    expect(told).to_contain_text(before["seed"])
    assert not bea.seat.scrolls_sideways()  # a seed is one long word
    bea.go("orders")
    expect(bea.page.locator("#chapter-people")).to_be_visible()
    expect(bea.page.locator(".standing .go button")).to_have_attribute("aria-pressed", "false")
    court.turns(1)
    after = court.ada.get(f"/campaigns/{court.id}/turns")["resolved"][-1]
    assert after["turn"] == before["turn"]
    assert after["seed"] != before["seed"]


def test_a_family_is_set_right_in_public(visit: Visit, address: str) -> None:
    """Purse, name and prestige change, the log tells everyone what and why, the ledger keeps the sum."""
    court = Court(address)
    court.turns(1)
    family = court.told()["families"][1]["name"]
    purse = court.bea.get(f"/campaigns/{court.id}/view")["own"]["purse"]
    ada = court.ruler(visit(), court.ada, "master")
    form = ada.page.locator('form[aria-labelledby="act-edit"]')
    field_of(form, LABELS["family"]).select_option(label=family)
    form.locator("#edit-person").select_option("2-1")
    carry_out(ada.page, "edit", "Une bourse mal comptée", purse="7", name="Bellatrix", prestige="3")
    bea = court.ruler(visit(), court.bea, "log")
    told = bea.page.locator("section ol li").first
    for part in (family, "+7 M$", "Bellatrix", "2-1 +3 PP", "Une bourse mal comptée", "Ada"):
        expect(told).to_contain_text(part)
    bea.go("ledger")
    expect(bea.page.locator("section[aria-labelledby=purse] tbody tr").last).to_contain_text(f"{purse + 7} M$")
    expect(bea.page.locator("section[aria-labelledby=purse] tbody")).to_contain_text("maître de jeu")
    bea.page.goto(f"{address}/stellarium")
    expect(bea.page.locator("section[aria-labelledby=news]")).to_contain_text("La Longue Cour")


def test_the_referee_s_log_is_read_by_a_game_master_without_a_family(visit: Visit, address: str) -> None:
    court = Court(address, plays=False)
    court.turns(2)
    dice = court.ada.http.get(f"/campaigns/{court.id}/turns/1/dice").text.splitlines()
    thrown = [line for line in dice if re.search(r": \d+ / \d+$", line)]
    ada = court.ruler(visit(), court.ada, "master")
    ada.page.get_by_role("link", name="Lire le journal de l’arbitre").click()
    ada.page.wait_for_url(re.compile("/log/dice"))
    rows = ada.page.locator("table.dice tbody tr")
    expect(rows).to_have_count(len(thrown))
    ada.page.get_by_role("link", name="Tour précédent").first.click()
    ada.page.wait_for_url(re.compile("/log/dice/0"))
    expect(rows.first).to_be_visible()
    bea = court.ruler(visit(), court.bea, "log/dice")
    expect(bea.page.locator("main [role=alert]")).to_be_visible()
    expect(bea.page.locator("table.dice")).to_have_count(0)


def test_a_steward_writes_during_a_vacation(visit: Visit, address: str) -> None:
    court = Court(address, vacation=1)
    court.turns(1)
    bea = court.ruler(visit(), court.bea)
    bea.page.locator("summary", has_text="vacances").click()
    back = (datetime.now() + timedelta(days=3)).strftime("%Y-%m-%dT%H:%M")
    bea.page.get_by_label("De retour le").fill(back)
    bea.page.get_by_role("button", name="Confier la famille").click()
    expect(bea.page.get_by_text("L’intendant veille")).to_be_visible()
    court.turns(1, silent=court.bea)
    assert court.told()["families"][1]["status"] == "OR"
    bea.page.reload()
    expect(bea.page.locator("details")).to_contain_text("Plus de tours de vacances")
    bea.page.get_by_role("button", name="Je suis de retour").click()
    expect(bea.page.get_by_text("L’intendant veille")).to_have_count(0)
    court.turns(1, silent=court.bea)
    assert court.told()["families"][1]["status"] == "ONR"


def test_letters_are_archived_and_families_muted(visit: Visit, address: str) -> None:
    court = Court(address)
    court.turns(1)

    def write(subject: str) -> None:
        body = {"to": [0], "subject": subject, "text": "Chère Ada", "send": True}
        court.bea.post(f"/campaigns/{court.id}/letters", body)

    write("Première")
    ada = court.ruler(visit(), court.ada, "letters")
    ada.page.locator(".what li.unread a").click()
    ada.page.get_by_role("button", name="Archiver").click()
    expect(ada.page.locator(".what li")).to_have_count(0)
    ada.go("letters/archive")
    ada.page.locator(".what li a", has_text="Première").click()
    ada.page.get_by_role("button", name="Sortir des archives").click()
    expect(ada.page.locator(".what li")).to_have_count(1)
    family = court.told()["families"][1]["name"]
    ada.go("letters/muted")
    ada.page.get_by_label(family).check()
    expect(ada.page.locator("fieldset [role=status]")).to_be_visible()
    write("Seconde")
    ada.page.reload()
    expect(ada.page.locator(".what li a", has_text="Seconde")).to_be_visible()
    assert court.told()["unread"] == 0
    ada.go("letters")
    expect(ada.page.locator(".what li")).to_have_count(1)
    ada.go("letters/muted")
    expect(ada.page.get_by_label(family)).to_be_checked()
    ada.page.get_by_label(family).uncheck()
    expect(ada.page.locator("fieldset [role=status]")).to_be_visible()
    write("Troisième")
    ada.go("letters")
    expect(ada.page.locator(".what li.unread")).to_contain_text("Troisième")


class Mailbox:
    """A mail server that keeps what comes."""

    def __init__(self) -> None:
        self.letters: list[str] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        body = letter.get_body()
        assert body is not None
        self.letters.append(str(body.get_content()))
        return "250 thank you"

    def first(self, patience: float = 20) -> str:
        until = time.monotonic() + patience
        while not self.letters and time.monotonic() < until:
            time.sleep(0.05)
        return self.letters[0]


def test_an_address_is_confirmed_by_the_mail_it_gets(visit: Visit, tmp_path: Path) -> None:
    """With an account; the mail's link shows a page with one button, and that button confirms."""
    smtp = pytest.importorskip("aiosmtpd.controller")
    mailbox, port = Mailbox(), free_port()
    office = smtp.Controller(mailbox, hostname="127.0.0.1", port=port)
    office.start()
    settings = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "etoile@games.example"}
    try:
        with served(tmp_path, static=str(built_pages()), **settings) as server:
            page = visit().page
            person = Person(server.url, "Ada", "fr")
            person.ask("POST", "/accounts", {"name": "Ada", "password": "correct horse battery"})
            enter(Seat(page, "fr"), person)
            page.goto(f"{server.url}/stellarium")
            page.locator("summary", has_text="prévenu").click()
            page.get_by_label("Adresse de courriel").fill("ada@there.example")
            page.get_by_label("Mot de passe actuel").fill("correct horse battery")
            page.get_by_role("button", name="Garder cette adresse").click()
            expect(page.get_by_text("son lien confirme l’adresse")).to_be_visible()
            link = re.search(r"https?://\S+(/api/post/\S+)", mailbox.first())
            assert link is not None
            page.goto(server.url + link[1])
            page.locator("button").click()
            expect(page.locator("main")).to_contain_text("confirmée")
            page.goto(f"{server.url}/stellarium")
            page.locator("summary", has_text="prévenu").click()
            expect(page.get_by_text("Cette adresse est confirmée")).to_be_visible()
            assert person.get("/me/post")["confirmed"]
    finally:
        office.stop()
