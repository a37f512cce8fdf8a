"""A forgotten password: asked for on the page, a link by mail, and a new password behind it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..server.people import Person, served
from ..server.test_campaign_mail import Mailbox, post_office, text_of
from .conftest import built_pages
from .looking import EVERY_LOOK, Look, looks_right
from .playing import Seat

__all__ = ["post_office"]
Visit = Callable[..., Seat]
OLD, NEW = "correct horse battery", "a new long word"
WORDS = {
    "fr": {
        "name": "Nom",
        "log in": "Me connecter",
        "forgot": "Mot de passe oublié ?",
        "sent": "un lien vient d’y être envoyé",
        "title": "Choisir un nouveau mot de passe",
        "password": "Mot de passe",
        "new": "Nouveau mot de passe",
        "save": "Enregistrer et me connecter",
        "used": "ne vaut plus",
    },
    "en": {
        "name": "Name",
        "log in": "Log in",
        "forgot": "Forgot your password?",
        "sent": "a link has just been sent to it",
        "title": "Choose a new password",
        "password": "Password",
        "new": "New password",
        "save": "Save and log me in",
        "used": "no longer works",
    },
}


def with_mail(url: str, mailbox: Mailbox, language: str) -> None:
    """Ada's account, with a confirmed address."""
    ada = Person(url, "Ada", language)
    ada.ask("POST", "/accounts", {"name": "Ada", "password": OLD})
    ada.ask("PATCH", "/me", {"language": language})
    ada.ask("PUT", "/me/post", {"email": "ada@there.example", "password": OLD})
    confirm = re.search(r"/api/post/\S+", text_of(mailbox.until(1)[0]))
    assert confirm is not None
    assert ada.http.post(url + confirm[0]).status_code == 200


@pytest.mark.parametrize("look", [EVERY_LOOK[0], EVERY_LOOK[-1]], ids=str)
def test_a_forgotten_password_is_chosen_anew(
    visit: Visit, tmp_path: Path, post_office: tuple[Mailbox, str], look: Look
) -> None:
    mailbox, smtp = post_office
    post = {"smtp": smtp, "mail_from": "etoile@games.example", "mail_after": 0.0, "sweep_every": 0.1}
    words = {name: text.replace(" ?", "\u202f?") for name, text in WORDS[look.language].items()}
    with served(tmp_path, static=str(built_pages()), **post) as server:
        with_mail(server.url, mailbox, look.language)
        seat = look.visit(visit)
        page = seat.page
        seat.open(f"{server.url}/account")
        form = page.locator("form", has=page.get_by_role("button", name=words["log in"], exact=True))
        form.get_by_label(words["name"]).fill("ada")
        form.get_by_role("button", name=words["forgot"]).click()
        expect(form.get_by_role("status")).to_contain_text(words["sent"])
        looks_right(seat, "forgotten", look)

        link = re.search(r"https?://\S+?(/recover#\S+)", text_of(mailbox.until(2)[-1]))
        assert link is not None
        seat.open(server.url + link[1])
        expect(page.get_by_role("heading", level=1)).to_have_text(words["title"])
        looks_right(seat, "recover", look)
        page.get_by_label(words["new"]).fill(NEW)
        page.get_by_role("button", name=words["save"]).click()
        page.wait_for_url("**/account")
        expect(page.locator("header").get_by_role("link", name="Ada")).to_be_visible()
        looks_right(seat, "recovered", look)
        visitor = Person(server.url, "Bea")
        assert visitor.ask("POST", "/sessions", {"name": "Ada", "password": NEW}).status_code == 200

        other = look.visit(visit)
        other.open(server.url + link[1])  # once is enough
        other.page.get_by_label(words["new"]).fill("yet another word")
        other.page.get_by_role("button", name=words["save"]).click()
        expect(other.page.get_by_role("alert")).to_contain_text(words["used"])
