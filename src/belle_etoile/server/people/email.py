"""E-mail: one for each person with news, about all campaigns and matches. What cannot be sent now is tried again."""

import asyncio
import logging
import re
import smtplib
import ssl
import time
from datetime import UTC, datetime
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from ...locales import speaker
from ...store import campaigns as kept
from ...store import mail, turn_notices
from ...store import people as persons
from ...store.campaigns import CampaignRow, FamilyRow, NoticeRow
from ...store.mail import PostRow
from ..config import Config
from .turn_notices import Turn, in_words, mail_lines, mail_subject

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ..context import Context

log: Final = logging.getLogger(__name__)
UNFOLDED: Final = policy.SMTP.clone(max_line_length=900)  # long enough that a link in a header is not broken
PATIENCE: Final = 20.0  # seconds for a server to answer
MOST_AT_ONCE: Final = 100
TOGETHER: Final = 30.0  # seconds without further news before a mail is written
AGAIN_AFTER: Final = 120.0  # seconds after a mail server refused
PORTS: Final = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
ADDRESS: Final = re.compile(r"[!-?A-~]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?")


def is_address(text: str) -> bool:
    """Plain ASCII, one name at one place."""
    if not ADDRESS.fullmatch(text) or len(text) > 254:
        return False
    try:
        return Address(addr_spec=text).addr_spec == text
    except Exception:  # the parser raises exceptions of many kinds
        return False


def plain(subject: str) -> str:
    """A line in which names are text: `email` would decode them (RFC 2047), and a name may hide line ends so."""
    return " ".join(subject.split()).replace("=?", "= ?")


class Mailer:
    """Knows the mail server. One for each process; what is owed is in the database."""

    def __init__(self, config: Config) -> None:
        parts = urlsplit(config.smtp)
        self.scheme = parts.scheme
        self.host = parts.hostname or "localhost"
        self.port = parts.port or PORTS.get(parts.scheme, 25)
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        self.sender = config.mail_from or f"belle-etoile@{self.host}"
        self.page = config.address
        self.together = config.mail_after if config.mail_after is not None else TOGETHER
        self.not_before = 0.0
        self.at_work = False

    def message(self, to: PostRow, subject: str, text: str, language: str, unsubscribe: bool) -> EmailMessage:
        message = EmailMessage(UNFOLDED)
        message["From"] = self.sender
        message["To"] = to.email or ""
        message["Subject"] = plain(subject)
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2] or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = language
        if unsubscribe:
            message["List-Unsubscribe"] = f"<{self.page}/api/post/{to.token}/unsubscribe>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message

    def connected(self) -> smtplib.SMTP:
        """Connects to the mail server, and logs in if there is a user name. Blocks; raises OSError or SMTPException."""
        context = ssl.create_default_context()
        if self.scheme == "smtps":
            link: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context)
        else:
            link = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        try:
            if self.scheme == "smtp+starttls":
                link.starttls(context=context)
            if self.user:
                link.login(self.user, self.password)
        except BaseException:
            link.close()
            raise
        return link

    def deliver(self, message: EmailMessage) -> None:
        """Blocks; raises OSError or SMTPException."""
        with self.connected() as link:
            link.send_message(message)


def mailer_for(config: Config) -> Mailer | None:
    return Mailer(config) if config.smtp else None


# The address is confirmed


async def ask_to_confirm(context: "Context", to: PostRow, language: str) -> None:
    mailer = context.mailer
    if mailer is None:
        return
    say = speaker(language).say
    link = f"{mailer.page}/api/post/{to.token}/confirm"
    text = say("campaigns-mail-confirm", link=link) + "\n"
    await send(mailer, mailer.message(to, say("campaigns-mail-confirm-subject"), text, language, False))


async def send(mailer: Mailer, message: EmailMessage) -> None:
    """Once: who asked for it can ask again."""
    try:
        await asyncio.to_thread(mailer.deliver, message)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("a mail did not leave", extra={"error": repr(error)})


# News


async def deliver_news(context: "Context") -> None:
    """All mail that is owed. Any number of processes may do it at once."""
    mailer = context.mailer
    now = time.time()
    if mailer is None or mailer.at_work or now < mailer.not_before:
        return
    mailer.at_work = True
    try:
        waiting = await context.db.read(lambda c: _people_with_news(c, now - mailer.together))
        for person in waiting:
            if not await _mail_to(context, mailer, person):
                mailer.not_before = time.time() + AGAIN_AFTER
                break
    finally:
        mailer.at_work = False
        context.metrics.post_rounds += 1


def _people_with_news(connection: "Connection", before: float) -> list[str]:
    found = mail.waiting_for_mail(connection, before, MOST_AT_ONCE)
    return list(dict.fromkeys([*found, *turn_notices.waiting_for_mail(connection, before, MOST_AT_ONCE)]))


async def _mail_to(context: "Context", mailer: Mailer, person: str) -> bool:
    """False if the mail server refused; the notices are then still to be sent."""
    told = await context.db.write(lambda c: _gathered(c, person))
    if told is None:
        return True
    to, language, news, waiting, turns = told
    message = mailer.message(to, *news_text(mailer.page, to, news, waiting, turns, language), language, True)
    try:
        await asyncio.to_thread(mailer.deliver, message)
    except smtplib.SMTPRecipientsRefused as error:  # this address, not the server
        log.warning("an address was refused", extra={"error": repr(error)})
    except (OSError, smtplib.SMTPException) as error:
        log.warning("a mail did not leave", extra={"error": repr(error)})
        await context.db.write(lambda c: _give_back(c, news, turns))
        return False
    return True


def _give_back(connection: "Connection", news: list[NoticeRow], turns: list[Turn]) -> None:
    mail.give_back(connection, [notice.id for notice in news])
    turn_notices.give_back(connection, [turn.row for turn in turns], "mailed")


Told = tuple[PostRow, str, list[NoticeRow], list[CampaignRow], list[Turn]]


def _gathered(connection: "Connection", person: str) -> Told | None:
    """Claims the notices of a person, and finds the campaigns that wait for their orders."""
    now = time.time()
    to, who = mail.post_of(connection, person), persons.person(connection, person)
    if to is None or who is None or to.email is None or to.confirmed is None:
        return None
    news = [notice for notice in mail.claim(connection, person, now) if notice.at >= to.confirmed]
    turns = in_words(connection, person, turn_notices.claim(connection, person, "mailed", to.confirmed, now))
    if not news and not turns:
        return None
    mine = [row for row in kept.campaigns_of(connection, person, MOST_AT_ONCE) if row.status == "playing"]
    families: dict[str, list[FamilyRow]] = {row.id: [] for row in mine}
    for family in kept.family_rows(connection, families):
        families[family.campaign].append(family)
    waiting = [row for row in mine if _waits(connection, row, families[row.id], person)]
    return to, who.language or "fr", news, waiting if news else [], turns


def _waits(connection: "Connection", row: CampaignRow, families: list[FamilyRow], person: str) -> bool:
    own = next((family for family in families if family.person == person), None)
    return own is not None and own.status != "PNJ" and own.seat not in kept.ready_seats(connection, row.id, row.turn)


def news_text(
    page: str, to: PostRow, news: list[NoticeRow], waiting: list[CampaignRow], turns: list[Turn], language: str
) -> tuple[str, str]:
    """Subject and text."""
    say = speaker(language).say
    campaigns: dict[str, list[NoticeRow]] = {}
    for notice in news:
        campaigns.setdefault(notice.campaign, []).append(notice)
    lines = mail_lines(page, turns, language)
    for id, told in campaigns.items():
        lines += [told[0].name, f"{page}/campaign/{id}"]
        said = [say(f"campaigns-notice-{n.kind}", turn=n.turn, campaign=n.name) for n in told]
        lines += [f"- {sentence}" for sentence in dict.fromkeys(said)] + [""]
    if waiting:
        lines += [say("campaigns-mail-waiting")]
        for row in waiting:
            when = speaker(language).moment(row.deadline) if row.deadline is not None else "none"
            lines.append(say("campaigns-mail-due", campaign=row.name, turn=row.turn, deadline=when))
        lines.append("")
    lines.append(say("campaigns-mail-unsubscribe", link=f"{page}/api/post/{to.token}/unsubscribe"))
    if turns:
        return mail_subject(turns, language), "\n".join(lines) + "\n"
    names = [told[0].name for told in campaigns.values()]
    subject = say("campaigns-mail-subject", campaign=names[0], more=len(names) - 1)
    return subject, "\n".join(lines) + "\n"
