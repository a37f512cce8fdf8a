"""Letters between families: written, sent, read, put away. Nobody but sender and receivers learns of one."""

import time
from typing import Final

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


def in_play(row: CampaignRow, house: FamilyRow) -> bool:
    """There is, or may be, somebody who reads."""
    return house.kind != "bot" and house.status != "PNJ" and not is_joining(row, house)


def _receivers(row: CampaignRow, houses: list[FamilyRow], own: FamilyRow, to: list[int]) -> list[int]:
    seats = sorted(set(to))
    if any(seat >= len(houses) or seat == own.seat or not in_play(row, houses[seat]) for seat in seats):
        raise refused("to")
    return seats


async def write(house: House, id: str, wish: shapes.NewLetter, person: str, draft: int | None) -> shapes.LetterInfo:
    """A new letter, or a draft changed; sent if it says so."""

    def work(connection: Connection) -> shapes.LetterInfo:
        now = time.time()
        row, houses, own = at_home(connection, id, person)
        if is_joining(row, own):
            raise refused("joining")
        to = _receivers(row, houses, own, wish.to)
        if wish.reply is not None and post.held_letter(connection, id, wish.reply, own.seat) is None:
            raise Problem("no-such-letter")
        subject = " ".join(wish.subject.replace("\x00", "").split())
        letter = LetterRow(
            0, id, row.turn, own.seat, to, subject, wish.text.replace("\x00", "").strip(), wish.reply, now, None
        )
        letter.id = _saved(connection, letter, draft)
        if wish.send:
            _send(connection, row, houses, letter, now)
        return letter_for(CopyRow(letter, now, False), own.seat, whole=True)

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
    told = [houses[seat].person for seat in letter.to if seat not in deaf]
    kind = "message" if letter.sender == MASTER else "letter"
    post.tell_once(connection, row.id, [who for who in told if who], kind, row.turn, now)


def announce(
    connection: Connection, row: CampaignRow, houses: list[FamilyRow], subject: str, text: str, now: float
) -> None:
    """From the game master to every family that somebody runs."""
    to = [h.seat for h in houses if in_play(row, h)]
    letter = LetterRow(0, row.id, row.turn, MASTER, to, subject, text.strip(), None, now, None)
    letter.id = post.add_letter(connection, letter)
    if to:
        _send(connection, row, houses, letter, now)


async def box(house: House, id: str, person: str, name: str, before: int | None) -> shapes.LetterList:
    def work(connection: Connection) -> shapes.LetterList:
        _, _, own = at_home(connection, id, person)
        found = post.in_box(connection, id, own.seat, name, before, PAGE + 1)
        waiting = post.unread(connection, {id: own.seat}).get(id, 0)
        told = [letter_for(copy, own.seat) for copy in found[:PAGE]]
        return shapes.LetterList(told, waiting, len(found) > PAGE)

    return await house.db.read(work)


async def one(house: House, id: str, person: str, letter: int) -> shapes.LetterInfo:
    def work(connection: Connection) -> shapes.LetterInfo:
        _, _, own = at_home(connection, id, person)
        found = post.held_letter(connection, id, letter, own.seat)
        if found is None:
            draft = post.own_letter(connection, id, letter, own.seat)
            found = CopyRow(draft, draft.saved, False) if draft is not None else None
        if found is None:
            raise Problem("no-such-letter")
        return letter_for(found, own.seat, whole=True)

    return await house.db.read(work)


async def throw_away(house: House, id: str, person: str, letter: int) -> None:
    """A draft; what was sent stays."""

    def work(connection: Connection) -> None:
        _, _, own = at_home(connection, id, person)
        draft = post.own_letter(connection, id, letter, own.seat)
        if draft is None:
            raise Problem("no-such-letter")
        if draft.sent is not None:
            raise Problem("letter-sent")
        post.remove_letter(connection, letter)

    await house.db.write(work)


async def mark(house: House, id: str, person: str, wish: shapes.LetterMarks) -> None:
    def work(connection: Connection) -> None:
        _, _, own = at_home(connection, id, person)
        changes: dict[str, object] = {}
        if wish.read is not None:
            changes["read"] = time.time() if wish.read else None
        if wish.archived is not None:
            changes["archived"] = wish.archived
        if changes and wish.ids:
            post.mark_letters(connection, id, own.seat, wish.ids, changes)

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


def waiting_letters(connection: Connection, houses: dict[str, list[FamilyRow]], person: str) -> dict[str, int]:
    """How many unread letters there are for somebody, by campaign."""
    own = {id: family_of(families, person) for id, families in houses.items()}
    return post.unread(connection, {id: family.seat for id, family in own.items() if family is not None})
