"""Whoever is waited for in a correspondence match is told once: on the page, by mail, by push message."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from ...locales import speaker
from ...store import devices as browsers
from ...store import matches as kept
from ...store import people as persons
from ...store import turn_notices
from ...store.devices import DeviceRow
from ...store.turn_notices import TurnRow
from ..config import Config
from .push_delivery import deliver
from .push_messages import encrypted, signature

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ..context import Context

T = TypeVar("T")
log: Final = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 100
AT_THE_SAME_TIME: Final = 32  # people whose devices are told; one whose push service is slow keeps a place for long
APART: Final = 20.0  # seconds between two messages to a device; twice as long after each failure
LONGEST_TTL: Final = 28 * 24 * 3600  # seconds for which a push service keeps a message; they allow four weeks
GONE: Final = (404, 410)
TOPIC: Final = "turn"  # a later message takes the place of one that was not fetched yet


class Turn(msgspec.Struct, frozen=True):
    """A turn in words: which game, against whom, until when."""

    row: TurnRow
    others: list[str]

    def title(self, language: str) -> str:
        say = speaker(language).say
        game = say(f"game-{self.row.game}")
        return (
            say("server-turn-with", game=game, others=speaker(language).together(self.others)) if self.others else game
        )


def in_words(connection: "Connection", person: str, rows: list[TurnRow]) -> list[Turn]:
    names: dict[str, list[str]] = {}
    for seat in kept.seat_rows(connection, {row.match for row in rows}):
        if seat.name and seat.person != person:
            names.setdefault(seat.match, []).append(seat.name)
    return [Turn(row, names.get(row.match, [])) for row in rows]


# The page


async def notice_turns(context: "Context") -> None:
    """Finds turns that nobody was told of. Who is looking has told so meanwhile."""
    now = time.time()
    before = now - context.config.notice_after
    found = await context.db.read(lambda c: turn_notices.new_turns(c, before, MOST_AT_ONCE))
    if found:
        await context.db.write(lambda c: turn_notices.tell_all(c, found, now))


# Mail


def mail_lines(page: str, turns: list[Turn], language: str) -> list[str]:
    """The part of a mail that tells of them."""
    say = speaker(language).say
    lines = [say("server-turn-mail", count=len(turns))] if turns else []
    for turn in turns:
        lines += [f"- {turn.title(language)}", f"  {page}/match/{turn.row.match}"]
        if turn.row.deadline is not None:
            when = speaker(language).moment(turn.row.deadline)
            lines.append(f"  {say('server-turn-mail-deadline', when=when)}")
    return [*lines, ""] if lines else []


def mail_subject(turns: list[Turn], language: str) -> str:
    return speaker(language).say("server-turn-mail-subject", title=turns[0].title(language), more=len(turns) - 1)


# Push messages


class Pusher:
    """The key that signs messages. One for each process; what is owed is in the database."""

    def __init__(self, config: Config, key: str) -> None:
        self.key = key
        self.anywhere = config.push_anywhere
        known = config.address if config.address.startswith("https:") else ""
        self.contact = known or f"mailto:{config.mail_from or 'belle-etoile@localhost'}"
        self.at_work = False


class PushNotice(msgspec.Struct):
    """What the service worker shows. Nothing in it that the opponent does not know."""

    title: str
    body: str
    path: str
    count: int
    language: str
    stop: str


def notice_of(turns: list[Turn], language: str) -> PushNotice:
    say = speaker(language).say
    count = len(turns)
    body = turns[0].title(language) if count == 1 else say("server-turn-push-many", count=count)
    path = f"/match/{turns[0].row.match}"
    return PushNotice(say("server-turn-push"), body, path, count, language, say("server-turn-push-stop"))


async def push_news(context: "Context") -> None:
    """All push messages that are owed. Any number of processes may do it at once."""
    pusher = context.pusher
    if pusher is None or pusher.at_work:
        return
    pusher.at_work = True
    try:
        now = time.time()
        waiting = await context.db.read(lambda c: turn_notices.waiting_for_push(c, now, MOST_AT_ONCE))
        places = asyncio.Semaphore(AT_THE_SAME_TIME)
        await together([_push_in_turn(places, context, pusher, who) for who in waiting])
    finally:
        pusher.at_work = False
        context.metrics.push_rounds += 1


async def together(tasks: Sequence[Coroutine[Any, Any, T]]) -> list[T]:
    """Waits for all of them, also if one fails."""
    found = await asyncio.gather(*tasks, return_exceptions=True)
    for each in found:
        if isinstance(each, BaseException):
            raise each
    return [each for each in found if not isinstance(each, BaseException)]


async def _push_in_turn(places: asyncio.Semaphore, context: "Context", pusher: Pusher, person: str) -> None:
    async with places:
        await _push_to(context, pusher, person)


Told = tuple[str, list[Turn], list[DeviceRow]]


def _gathered(connection: "Connection", person: str) -> Told | None:
    now = time.time()
    who, awake = persons.person(connection, person), browsers.awake(connection, person, now)
    if who is None or not awake:
        return None
    since = min([device.added for device in awake])
    rows = turn_notices.claim(connection, person, "pushed", since, now)
    return (who.language or "fr", in_words(connection, person, rows), awake) if rows else None


async def _push_to(context: "Context", pusher: Pusher, person: str) -> None:
    told = await context.db.write(lambda c: _gathered(c, person))
    if told is None:
        return
    language, turns, awake = told
    text = msgspec.json.encode(notice_of(turns, language))
    ttl = time_to_live([turn.row.deadline for turn in turns], time.time())
    arrived = await together([_push_one(context, pusher, device, text, ttl) for device in awake])
    if not any(arrived):
        rows = [turn.row for turn in turns]
        await context.db.write(lambda c: turn_notices.give_back(c, rows, "pushed"))


def time_to_live(deadlines: list[float | None], now: float) -> int:
    """Nobody wants to hear of a turn whose time is over."""
    known = [deadline - now for deadline in deadlines if deadline is not None]
    return max(60, min([LONGEST_TTL, *[int(left) for left in known]]))


async def _push_one(context: "Context", pusher: Pusher, device: DeviceRow, text: bytes, ttl: int) -> bool:
    """Whether the push service took it."""
    status = await _status(pusher, device, text, ttl)
    if status in GONE:
        await context.db.write(lambda c: browsers.remove_device(c, device.id))
        return False
    failed = not 200 <= status < 300
    if failed:
        log.warning("a push message did not leave", extra={"status": status})
    until = time.time() + APART * (2 ** (device.failures + 1) if failed else 1)
    await context.db.write(lambda c: browsers.let_rest(c, device.id, until, failed))
    return not failed


async def _status(pusher: Pusher, device: DeviceRow, text: bytes, ttl: int) -> int:
    """Of the answer; 0 where there was none."""
    headers = {
        "Authorization": signature(device.endpoint, pusher.contact, pusher.key),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(ttl),
        "Urgency": "normal",
        "Topic": TOPIC,
    }
    body = encrypted(text, device.key, device.secret)
    try:
        return await deliver(device.endpoint, headers, body, pusher.anywhere)
    except OSError as error:  # TimeoutError is one of them
        log.warning("a push service did not answer", extra={"error": repr(error)})
        return 0
