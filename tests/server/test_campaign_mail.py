"""Mail against a real SMTP server, and the feeds."""

import re
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from belle_etoile.server.people import email
from belle_etoile.server.people.email import is_address
from belle_etoile.server.runner import free_port
from belle_etoile.store import campaigns as kept
from belle_etoile.store import open_database

from .people import Inside, Person, Visitor, inside, once_more, served
from .postgres import Postgres
from .test_campaigns import BOTS, found, play_turn, put_orders, ready, token_of

PASSWORD = "correct horse battery"
controller = pytest.importorskip("aiosmtpd.controller")


class Mailbox:
    """Keeps what comes; `refusing` answers like a server in trouble."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusing = False

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        if self.refusing:
            return "451 try again later"
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.letters.append(letter)
        return "250 thank you"

    def until(self, number: int, patience: float = 40) -> list[EmailMessage]:
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline and len(self.letters) < number:
            time.sleep(0.05)
        assert len(self.letters) >= number, [letter["Subject"] for letter in self.letters]
        return self.letters


@pytest.fixture
def post_office() -> Iterator[tuple[Mailbox, str]]:
    mailbox, port = Mailbox(), free_port()
    server = controller.Controller(mailbox, hostname="127.0.0.1", port=port)
    server.start()
    yield mailbox, f"smtp://127.0.0.1:{port}"
    server.stop()


@pytest.fixture
def office(
    tmp_path: Path, post_office: tuple[Mailbox, str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Inside, Mailbox]]:
    monkeypatch.setattr(email, "AGAIN_AFTER", 0.0)
    mailbox, smtp = post_office
    settings = {"smtp": smtp, "mail_from": "etoile@games.example", "mail_after": 0.0, "sweep_every": 0.1}
    with inside(tmp_path, public_url="https://games.example", **settings) as server:
        yield server, mailbox


def text_of(letter: EmailMessage) -> str:
    body = letter.get_body()
    assert body is not None
    return str(body.get_content())


def link_in(letter: EmailMessage, server: Inside) -> str:
    found = re.search(r"https://games\.example(/api/post/\S+)", text_of(letter))
    assert found is not None
    return server.url + found[1]


def account(server: Inside, name: str, language: str = "en") -> Person:
    person = Person(server.url, name, language)
    person.ask("POST", "/accounts", {"name": name, "password": PASSWORD})
    person.ask("PATCH", "/me", {"language": language})
    return person


def with_mail(server: Inside, mailbox: Mailbox, name: str, language: str = "en") -> Person:
    """Somebody whose address is confirmed."""
    person, before = account(server, name, language), len(mailbox.letters)
    told = person.ask("PUT", "/me/post", {"email": f"{name.lower()}@there.example", "password": PASSWORD}).json()
    assert not told["confirmed"]
    link = link_in(mailbox.until(before + 1)[-1], server)
    assert person.http.get(link).status_code == 200
    assert not person.get("/me/post")["confirmed"]  # looking is not following
    assert person.http.post(link).status_code == 200
    assert person.get("/me/post")["confirmed"]
    return person


def test_one_mail_about_all_campaigns(office: tuple[Inside, Mailbox]) -> None:
    server, mailbox = office
    ada = with_mail(server, mailbox, "Ada")
    assert text_of(mailbox.letters[0]).count("https://games.example/api/post/") == 1
    blaise = Person(server.url, "Blaise")
    ids = []
    mailbox.refusing = True  # so that nothing leaves before all news is there
    for name in ("Long Night", "Short Day"):
        campaign = found(ada, "me", "open", *BOTS, name=name)
        blaise.post(f"/campaigns/{campaign['id']}/join", {"token": token_of(campaign, 1)})
        ids.append(campaign["id"])
    once_more("post_rounds", server.url)  # a letter that was written before is refused
    mailbox.refusing = False
    last = mailbox.until(2)[1]
    assert all(f"https://games.example/campaign/{id}" in text_of(last).split() for id in ids), text_of(last)
    assert last["Subject"] == "Long Night and another campaign: news"
    assert last["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert "We are waiting for your orders" in text_of(last)
    before = len(mailbox.letters)
    link = last["List-Unsubscribe"].strip("<>").replace("https://games.example", server.url)
    assert Visitor(server.url).http.post(link).status_code == 200  # as RFC 8058 does it
    assert "email" not in ada.get("/me/post")
    for person in (ada, blaise):
        play_turn(person, ids[0])
    once_more("post_rounds", server.url)
    assert len(mailbox.letters) == before


def test_who_is_not_ready_is_told_once(office: tuple[Inside, Mailbox]) -> None:
    server, mailbox = office
    ada, blaise = with_mail(server, mailbox, "Ada"), with_mail(server, mailbox, "Blaise", "fr")
    campaign = found(ada, "me", "open", *BOTS, calendar={"kind": "hours", "hours": 24})
    id = campaign["id"]
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 1)})
    put_orders(ada, id, ada.get(f"/campaigns/{id}/orders/start")["text"])
    ready(ada, id)
    it_is_time_to_remind(server, id)
    once_more("sweeps", server.url)
    once_more("post_rounds", server.url)
    once_more("post_rounds", server.url)  # nobody is told twice
    near = [letter for letter in mailbox.letters if "l’échéance du tour 0 approche" in text_of(letter)]
    assert [letter["To"] for letter in near] == ["blaise@there.example"]


def it_is_time_to_remind(server: Inside, campaign: str) -> None:
    database = open_database(server.config.database)
    database.write_now(lambda c: kept.change_campaign(c, campaign, {"remind": time.time() - 1}))
    database.close()


def test_a_mail_that_does_not_leave_is_owed(office: tuple[Inside, Mailbox]) -> None:
    server, mailbox = office
    ada = with_mail(server, mailbox, "Ada")
    mailbox.refusing = True
    id = found(ada, "me", *BOTS)["id"]
    play_turn(ada, id)
    once_more("post_rounds", server.url)
    assert len(mailbox.letters) == 1
    mailbox.refusing = False
    assert "turn 0 is resolved" in text_of(mailbox.until(2)[1])


def test_what_was_read_is_not_mailed(office: tuple[Inside, Mailbox]) -> None:
    server, mailbox = office
    ada = with_mail(server, mailbox, "Ada")
    mailbox.refusing = True  # nothing leaves before it is read
    id = found(ada, "me", *BOTS)["id"]
    play_turn(ada, id)
    ada.post("/notices/read", {"upto": ada.get("/notices")[0]["id"]})
    once_more("post_rounds", server.url)  # a letter that was written before is refused
    mailbox.refusing = False
    once_more("post_rounds", server.url)
    assert not [letter for letter in mailbox.letters if "Long Night" in text_of(letter)]


def test_addresses(office: tuple[Inside, Mailbox]) -> None:
    server, mailbox = office
    guest = Person(server.url, "Guest")
    assert guest.problem("PUT", "/me/post", {"email": "guest@there.example"})["kind"] == "no-account"
    ada = account(server, "Ada")
    for wrong in ("", "ada", "a@b\r\nBcc: x@y", "a b@c.example", "<a@b.example>", "a@b.example, c@d.example", "é@b.c"):
        assert not is_address(wrong)
        assert ada.problem("PUT", "/me/post", {"email": wrong})["kind"] == "bad-address"
    assert is_address("ada.lovelace+games@there.example")
    assert ada.problem("PUT", "/me/post", {"email": "ada@there.example"})["kind"] == "bad-password"
    guess = {"email": "ada@there.example", "password": "another horse battery"}
    assert ada.problem("PUT", "/me/post", guess)["kind"] == "bad-password"
    assert ada.problem("GET", "/post/nonsense/confirm")["kind"] == "no-such-page"
    assert mailbox.letters == []


def test_a_server_without_mail(server: Inside) -> None:
    ada = account(server, "Ada of no mail")
    assert not ada.get("/me/post")["mail"]
    assert ada.problem("PUT", "/me/post", {"email": "ada@there.example"})["kind"] == "no-mail"


# Two processes


@pytest.mark.postgres
def test_two_processes_send_one_mail(tmp_path: Path, post_office: tuple[Mailbox, str], postgres: Postgres) -> None:
    mailbox, smtp = post_office
    database = postgres.new_database()
    settings = {"smtp": smtp, "mail_after": 0.0, "public_url": "https://games.example", "database": database}
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with served(tmp_path / "one", **settings) as one, served(tmp_path / "two", **settings) as two:
        as_inside: Any = one
        ada = with_mail(as_inside, mailbox, "Ada")
        id = found(ada, "me", *BOTS)["id"]
        for _ in range(3):
            play_turn(ada, id)
        elsewhere = Visitor(two.url)
        elsewhere.http.cookies = ada.http.cookies
        assert elsewhere.get("/notices")
        told = until(lambda: [n for n in range(3) if any(f"turn {n} is" in text_of(x) for x in mailbox.letters)], 3)
        assert told == [0, 1, 2]
        once_more("post_rounds", one.url, two.url)
        everything = "\n".join(text_of(letter) for letter in mailbox.letters)
        assert [everything.count(f"turn {turn} is resolved") for turn in range(3)] == [1, 1, 1]


def until(look: Callable[[], list[int]], number: int, patience: float = 40) -> list[int]:
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline and len(look()) < number:
        time.sleep(0.1)
    return look()


# Feeds


def test_the_feeds(server: Inside) -> None:
    ada = Person(server.url, "Ada", "fr")
    calendar = {"kind": "days", "days": 2, "hour": "20:00", "zone": "Europe/Paris"}
    campaign = found(ada, "me", *BOTS, name='Nuit & "étoiles", <été>; ' + "é" * 40, calendar=calendar)
    id = campaign["id"]
    play_turn(ada, id)
    post = ada.get("/me/post")
    reader = Visitor(server.url)  # no cookie of Ada's
    feed = reader.http.get(post["atom"])
    assert feed.headers["content-type"].startswith("application/atom+xml")
    root = ElementTree.fromstring(feed.content)
    names = {"a": "http://www.w3.org/2005/Atom"}
    titles = [entry.findtext("a:title", "", names) for entry in root.findall("a:entry", names)]
    assert titles == [notice["text"] for notice in ada.get("/notices")]
    ics = reader.http.get(post["calendar"])
    assert ics.headers["content-type"].startswith("text/calendar")
    assert all(len(line) <= 75 for line in ics.content.split(b"\r\n"))
    unfolded = ics.text.replace("\r\n ", "")
    when = ada.get(f"/campaigns/{id}")["deadline"][:19].replace("-", "").replace(":", "")
    assert f"DTSTART:{when}Z\r\n" in unfolded
    assert f"UID:{id}-1@belle-etoile" in unfolded
    ada.post(f"/campaigns/{id}/pause", {"reason": "x"})
    assert "VEVENT" not in reader.http.get(post["calendar"]).text
    renewed = ada.post("/me/post/feeds")
    assert reader.http.get(post["atom"]).status_code == 404
    assert reader.http.get(renewed["atom"]).status_code == 200
