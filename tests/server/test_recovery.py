"""A forgotten password: a link by mail to a confirmed address, once and for an hour. Against a real SMTP server."""

import re
import time
from pathlib import Path
from typing import Any

import pytest

from belle_etoile.server.people import recovery
from belle_etoile.store import open_database
from belle_etoile.store import recoveries as links
from belle_etoile.store.tables import recoveries

from .people import Inside, Person, Visitor, inside
from .push_service import Browser
from .test_campaign_mail import PASSWORD, Mailbox, account, office, post_office, text_of, with_mail

__all__ = ["office", "post_office"]  # fixtures
Office = tuple[Inside, Mailbox]


def token_by_mail(visitor: Visitor, mailbox: Mailbox, name: str) -> str:
    before = len(mailbox.letters)
    assert visitor.ask("POST", "/recoveries", {"name": name}).status_code == 204
    text = text_of(mailbox.until(before + 1)[-1])
    found = re.search(r"https://games\.example/recover#(\S+)", text)
    assert found is not None
    return found[1]


def use(visitor: Visitor, token: str, password: str = "a new long word") -> Any:
    return visitor.ask("POST", "/recoveries/use", {"token": token, "password": password})


def test_a_link_by_mail_gives_a_new_password_once(office: Office) -> None:
    server, mailbox = office
    ada = with_mail(server, mailbox, "Ada")
    elsewhere = Visitor(server.url)
    token = token_by_mail(elsewhere, mailbox, " ADA ")
    kept = open_database(server.config.database)
    with kept.writing.connect() as connection:
        rows = connection.execute(recoveries.select()).all()
    kept.close()
    assert [row.hash for row in rows] == [recovery.hash_of(token)]  # the link itself is kept nowhere
    assert (
        elsewhere.problem("POST", "/recoveries/use", {"token": token, "password": "short"})["kind"] == "weak-password"
    )
    assert ada.ask("PUT", "/me/push", Browser("https://push.example/x").subscription()).json()["devices"] == 1
    assert use(elsewhere, token).json()["name"] == "Ada"
    assert elsewhere.get("/me/push")["devices"] == 0  # a browser of whoever knew the old password is not told of turns
    assert elsewhere.get("/me")["name"] == "Ada"
    assert ada.get("/me") is None  # all sessions from before have ended
    assert use(Visitor(server.url), token).json()["type"] == "/problems/bad-recovery"
    new = {"name": "Ada", "password": "a new long word"}
    assert Visitor(server.url).ask("POST", "/sessions", new).status_code == 200
    old = {"name": "Ada", "password": "correct horse battery"}
    assert Visitor(server.url).problem("POST", "/sessions", old)["kind"] == "bad-password"


def test_the_answer_does_not_tell_who_has_an_account(office: Office) -> None:
    server, mailbox = office
    with_mail(server, mailbox, "Ada")
    account(server, "Blaise")  # without an address
    unconfirmed = account(server, "Cleo")
    unconfirmed.ask("PUT", "/me/post", {"email": "cleo@there.example", "password": PASSWORD})
    mailbox.until(2)
    visitor = Visitor(server.url)
    answers = [visitor.ask("POST", "/recoveries", {"name": name}) for name in ("Blaise", "Cleo", "Nobody", "Ada")]
    assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
    assert mailbox.until(3)[-1]["To"] == "ada@there.example"
    assert len(mailbox.letters) == 3


def test_a_link_ends_with_its_hour_a_new_address_or_a_new_password(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, mailbox = office
    ada, visitor = with_mail(server, mailbox, "Ada"), Visitor(server.url)
    changed = token_by_mail(visitor, mailbox, "Ada")
    change = {"password": "another long word", "old_password": "correct horse battery"}
    assert ada.ask("PATCH", "/me", change).status_code == 200
    assert use(visitor, changed).status_code == 403
    moved = token_by_mail(visitor, mailbox, "Ada")
    monkeypatch.setattr(links, "HOLDS", 0.0)
    late = token_by_mail(visitor, mailbox, "Ada")
    time.sleep(0.01)
    assert use(visitor, late).status_code == 403
    ada.ask("PUT", "/me/post", {"email": "ada@elsewhere.example", "password": "another long word"})
    assert use(visitor, moved).status_code == 403


def test_a_guest_who_recovers_an_account_brings_the_matches_along(office: Office) -> None:
    server, mailbox = office
    with_mail(server, mailbox, "Ada")
    guest = Person(server.url, "Somebody")
    match = guest.new_match("me", "me")["id"]
    assert use(guest, token_by_mail(guest, mailbox, "Ada")).status_code == 200
    assert [s["id"] for s in guest.get("/matches")] == [match]


def test_links_are_asked_for_a_few_times_and_only_where_there_is_mail(
    tmp_path: Path, post_office: tuple[Mailbox, str]
) -> None:
    with inside(tmp_path, limits=True, smtp=post_office[1]) as server:
        visitor = Visitor(server.url)
        asked = [
            visitor.ask("POST", "/recoveries", {"name": name}).status_code for name in ("Ada", "ada", " Ada", "ADA")
        ]
        assert asked == [204, 204, 204, 429]
    (tmp_path / "other").mkdir()
    with inside(tmp_path / "other") as server:
        assert Visitor(server.url).problem("POST", "/recoveries", {"name": "Ada"})["kind"] == "no-mail"
