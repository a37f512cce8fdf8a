"""Letters between families, and with the game master: written, sent, read, put away.

Nobody but sender and receivers learns of one. The game master has a desk of their own, with the number MASTER, apart
from the family they may run: what is sent to it is between that family and the game master.
"""

import time
from typing import Final, NamedTuple

from sqlalchemy import Connection

from ...locales import speaker
from ...store import campaigns as kept
from ...store import letters as post
from ...store.campaigns import CampaignRow, FamilyRow
from ...store.letters import MASTER, CopyRow, LetterRow
from ..house import House
from ..problems import Problem
from ..showing import told_time
from . import shapes_letters as shapes
from .life import own_family
from .showing import family_of, is_joining

PAGE: Final = 50
EXCERPT: Final = 140
MOST_DRAFTS: Final = 100


def refused(why: str) -> Problem:
    return Problem("bad-letter", lambda language: speaker(language).say(f"campaigns-letter-{why}"))


def letter_for(copy: CopyRow, seat: int, whole: bool = False) -> shapes.LetterInfo:
    letter = copy.letter
    excerpt = " ".join(letter.text.split())
    return shapes.LetterInfo(
        id=letter.id,
        turn=letter.turn,
        sender=letter.sender,
        to=letter.to,
        subject=letter.subject,
        excerpt=excerpt if len(excerpt) <= EXCERPT else excerpt[:EXCERPT].rstrip() + "…",
        at=told_time(letter.sent if letter.sent is not None else letter.saved),
        sent=letter.sent is not None,
        read=copy.read is not None,
        archived=copy.archived,
        reply=letter.reply,
        read_by=copy.read_by if letter.sender == seat and letter.sent is not None else None,
        text=letter.text if whole else None,
    )


def at_home(connection: Connection, id: str, person: str) -> tuple[CampaignRow, list[FamilyRow], FamilyRow]:
    """The campaign, its families, and the one this person runs."""
    row = kept.campaign_row(connection, id)
    if row is None:
        raise Problem("no-such-campaign")
    houses = kept.family_rows(connection, [id])
    return row, houses, own_family(houses, person)


def at_desk(connection: Connection, id: str, person: str, desk: str) -> tuple[CampaignRow, list[FamilyRow], int]:
    """The campaign, its families, and whose letters these are: a family's, or the game master's."""
    if desk == "family":
        row, houses, own = at_home(connection, id, person)
        return row, houses, own.seat
    found = kept.campaign_row(connection, id)
    if found is None:
        raise Problem("no-such-campaign")
    if not person or found.creator != person:
        raise Problem("not-master")
    return found, kept.family_rows(connection, [id]), MASTER


def in_play(row: CampaignRow, house: FamilyRow) -> bool:
    """There is, or may be, somebody who reads."""
    return house.kind != "bot" and house.status != "PNJ" and not is_joining(row, house)


def _receivers(row: CampaignRow, houses: list[FamilyRow], seat: int, to: list[int]) -> list[int]:
    seats = sorted(set(to))
    if MASTER in seats:
        if len(seats) > 1:
            raise refused("master-alone")
        if row.creator is None or seat == MASTER or houses[seat].person == row.creator:
            raise refused("to")
        return seats
    if any(other >= len(houses) or other == seat or not in_play(row, houses[other]) for other in seats):
        raise refused("to")
    return seats


async def write(
    house: House, id: str, wish: shapes.NewLetter, person: str, desk: str, draft: int | None
) -> shapes.LetterInfo:
    """A new letter, or a draft changed; sent if it says so."""

    def work(connection: Connection) -> shapes.LetterInfo:
        now = time.time()
        row, houses, seat = at_desk(connection, id, person, desk)
        if seat != MASTER and is_joining(row, houses[seat]):
            raise refused("joining")
        to = _receivers(row, houses, seat, wish.to)
        if wish.reply is not None and post.held_letter(connection, id, wish.reply, seat) is None:
            raise Problem("no-such-letter")
        subject = " ".join(wish.subject.replace("\x00", "").split())
        text = wish.text.replace("\x00", "").strip()
        letter = LetterRow(0, id, row.turn, seat, to, subject, text, wish.reply, now, None)
        letter.id = _saved(connection, letter, draft)
        if wish.send:
            _send(connection, row, houses, letter, now)
        return letter_for(CopyRow(letter, now, False), seat, whole=True)

    return await house.db.write(work)


def _saved(connection: Connection, letter: LetterRow, draft: int | None) -> int:
    if draft is None:
        if len(post.in_box(connection, letter.campaign, letter.sender, "drafts", None, MOST_DRAFTS)) >= MOST_DRAFTS:
            raise refused("drafts")
        return post.add_letter(connection, letter)
    before = post.own_letter(connection, letter.campaign, draft, letter.sender)
    if before is None:
        raise Problem("no-such-letter")
    if before.sent is not None:
        raise Problem("letter-sent")
    told = {name: getattr(letter, name) for name in ("turn", "to", "subject", "text", "reply", "saved")}
    post.change_letter(connection, draft, told)
    return draft


def _send(connection: Connection, row: CampaignRow, houses: list[FamilyRow], letter: LetterRow, now: float) -> None:
    """Raises bad-letter for one without receivers or words."""
    if not letter.to:
        raise refused("nobody")
    if not letter.text:
        raise refused("empty")
    letter.sent = now
    post.change_letter(connection, letter.id, {"sent": now})
    deaf = post.deaf_to(connection, row.id, letter.sender)
    post.send_copies(connection, letter.id, letter.sender, letter.to, deaf, now)
    if letter.to == [MASTER]:
        told, kind = [row.creator], "asked"
    else:
        told = [houses[seat].person for seat in letter.to if seat not in deaf]
        kind = "message" if letter.sender == MASTER else "letter"
    post.tell_once(connection, row.id, [who for who in told if who], kind, row.turn, now)


def announce(
    connection: Connection, row: CampaignRow, houses: list[FamilyRow], subject: str, text: str, now: float
) -> None:
    """From the game master to every family that somebody runs."""
    to = [h.seat for h in houses if in_play(row, h)]
    if to:
        letter = LetterRow(0, row.id, row.turn, MASTER, to, subject, text.strip(), None, now, None)
        letter.id = post.add_letter(connection, letter)
        _send(connection, row, houses, letter, now)


async def box(house: House, id: str, person: str, desk: str, name: str, before: int | None) -> shapes.LetterList:
    def work(connection: Connection) -> shapes.LetterList:
        _, _, seat = at_desk(connection, id, person, desk)
        found = post.in_box(connection, id, seat, name, before, PAGE + 1)
        waiting = post.unread(connection, {id: seat}).get(id, 0)
        told = [letter_for(copy, seat) for copy in found[:PAGE]]
        return shapes.LetterList(told, waiting, len(found) > PAGE)

    return await house.db.read(work)


async def one(house: House, id: str, person: str, desk: str, letter: int) -> shapes.LetterInfo:
    def work(connection: Connection) -> shapes.LetterInfo:
        _, _, seat = at_desk(connection, id, person, desk)
        found = post.held_letter(connection, id, letter, seat)
        if found is None:
            draft = post.own_letter(connection, id, letter, seat)
            found = CopyRow(draft, draft.saved, False) if draft is not None else None
        if found is None:
            raise Problem("no-such-letter")
        return letter_for(found, seat, whole=True)

    return await house.db.read(work)


async def throw_away(house: House, id: str, person: str, desk: str, letter: int) -> None:
    """A draft; what was sent stays."""

    def work(connection: Connection) -> None:
        _, _, seat = at_desk(connection, id, person, desk)
        draft = post.own_letter(connection, id, letter, seat)
        if draft is None:
            raise Problem("no-such-letter")
        if draft.sent is not None:
            raise Problem("letter-sent")
        post.remove_letter(connection, letter)

    await house.db.write(work)


async def mark(house: House, id: str, person: str, desk: str, wish: shapes.LetterMarks) -> None:
    def work(connection: Connection) -> None:
        _, _, seat = at_desk(connection, id, person, desk)
        changes: dict[str, object] = {}
        if wish.read is not None:
            changes["read"] = time.time() if wish.read else None
        if wish.archived is not None:
            changes["archived"] = wish.archived
        if changes and wish.ids:
            post.mark_letters(connection, id, seat, wish.ids, changes)

    await house.db.write(work)


async def mutes(house: House, id: str, person: str, wish: list[int] | None = None) -> shapes.Mutes:
    """Who is not heard; changed where there is a wish."""

    def work(connection: Connection) -> shapes.Mutes:
        row, houses, own = at_home(connection, id, person)
        if wish is not None:
            if is_joining(row, own):
                raise refused("joining")
            if any(seat >= len(houses) or seat == own.seat or is_joining(row, houses[seat]) for seat in wish):
                raise refused("to")
            post.set_mutes(connection, id, own.seat, wish)
        return shapes.Mutes(post.muted_by(connection, id, own.seat))

    return await (house.db.read(work) if wish is None else house.db.write(work))


class Waiting(NamedTuple):
    """Unread letters to somebody: to their family, and to them as game master."""

    family: int
    master: int


def waiting_letters(
    connection: Connection, rows: list[CampaignRow], houses: dict[str, list[FamilyRow]], person: str
) -> dict[str, Waiting]:
    """By campaign."""
    own = {id: family_of(families, person) for id, families in houses.items()}
    family = post.unread(connection, {id: family.seat for id, family in own.items() if family is not None})
    master = post.unread(connection, {row.id: MASTER for row in rows if person and row.creator == person})
    return {row.id: Waiting(family.get(row.id, 0), master.get(row.id, 0)) for row in rows}
