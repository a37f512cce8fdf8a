"""Letters between families, and with the game master: written, sent, read, put away.

Nobody but sender and receivers learns of one. The game master has a desk of their own, with the number MASTER, apart
from the family they may run: what is sent to it is between that family and the game master.
"""

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection

from ...locales import speaker
from ...store import letters as post
from ...store.campaigns import CampaignRow, FamilyRow
from ...store.letters import MASTER, CopyRow, LetterRow
from ...store.undone import taken_back
from ..context import Context
from ..http.fields import told_time
from ..http.problems import Problem
from .access import SILENT, family_of, has_player, is_joining, read_desk, read_home
from .schemas import letters as letter_schemas

PAGE: Final = 50
EXCERPT: Final = 140
MOST_DRAFTS: Final = 100


def refused(why: str) -> Problem:
    return Problem("bad-letter", lambda language: speaker(language).say(f"campaigns-letter-{why}"))


def letter_for(
    copy: CopyRow, seat: int, whole: bool = False, back: Sequence[tuple[int, float]] = ()
) -> letter_schemas.LetterInfo:
    """`back` are the turns that were taken back, and when."""
    letter = copy.letter
    excerpt = " ".join(letter.text.split())
    return letter_schemas.LetterInfo(
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
        undone=letter.sent is not None and any(letter.turn > turn and letter.sent < at for turn, at in back),
    )


def _receivers(row: CampaignRow, families: list[FamilyRow], seat: int, to: list[int]) -> list[int]:
    seats = sorted(set(to))
    if MASTER in seats:
        if len(seats) > 1:
            raise refused("master-alone")
        if row.creator is None or seat == MASTER or families[seat].person == row.creator:
            raise refused("to")
        return seats
    if any(other >= len(families) or other == seat or not has_player(row, families[other]) for other in seats):
        raise refused("to")
    return seats


async def write(
    context: Context, id: str, wish: letter_schemas.NewLetter, person: str, desk: str, draft: int | None
) -> letter_schemas.LetterInfo:
    """A new letter, or a draft changed; sent if it says so."""

    def work(connection: Connection) -> letter_schemas.LetterInfo:
        now = time.time()
        row, families, seat = read_desk(connection, id, person, desk)
        if seat != MASTER and is_joining(row, families[seat]):
            raise refused("joining")
        to = _receivers(row, families, seat, wish.to)
        if wish.reply is not None and post.held_letter(connection, id, wish.reply, seat) is None:
            raise Problem("no-such-letter")
        subject = " ".join(wish.subject.replace("\x00", "").split())
        text = wish.text.replace("\x00", "").strip()
        letter = LetterRow(0, id, row.turn, seat, to, subject, text, wish.reply, now, None)
        letter.id = _saved(connection, letter, draft)
        if wish.send:
            send(connection, row, families, letter, now)
        return letter_for(CopyRow(letter, now, False), seat, whole=True)

    return await context.db.write(work)


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


def send(connection: Connection, row: CampaignRow, families: list[FamilyRow], letter: LetterRow, now: float) -> None:
    """Raises bad-letter without receivers or text."""
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
        told = [families[seat].person for seat in letter.to if seat not in deaf]
        kind = "message" if letter.sender == MASTER else "letter"
    post.tell_once(connection, row.id, [who for who in told if who], kind, row.turn, now)


def announce(
    connection: Connection, row: CampaignRow, families: list[FamilyRow], subject: str, text: str, now: float
) -> None:
    """From the game master to every family that somebody runs."""
    to = [h.seat for h in families if has_player(row, h)]
    if to:
        letter = LetterRow(0, row.id, row.turn, MASTER, to, subject, text.strip(), None, now, None)
        letter.id = post.add_letter(connection, letter)
        send(connection, row, families, letter, now)


async def box(
    context: Context, id: str, person: str, desk: str, name: str, before: int | None
) -> letter_schemas.LetterList:
    def work(connection: Connection) -> letter_schemas.LetterList:
        _, _, seat = read_desk(connection, id, person, desk)
        found = post.in_box(connection, id, seat, name, before, PAGE + 1)
        waiting = post.unread(connection, {id: seat}).get(id, 0)
        back = taken_back(connection, id)
        told = [letter_for(copy, seat, back=back) for copy in found[:PAGE]]
        return letter_schemas.LetterList(told, waiting, len(found) > PAGE)

    return await context.db.read(work)


async def one(context: Context, id: str, person: str, desk: str, letter: int) -> letter_schemas.LetterInfo:
    def work(connection: Connection) -> letter_schemas.LetterInfo:
        _, _, seat = read_desk(connection, id, person, desk)
        found = post.held_letter(connection, id, letter, seat)
        if found is None:
            draft = post.own_letter(connection, id, letter, seat)
            found = CopyRow(draft, draft.saved, False) if draft is not None else None
        if found is None:
            raise Problem("no-such-letter")
        return letter_for(found, seat, True, taken_back(connection, id))

    return await context.db.read(work)


async def throw_away(context: Context, id: str, person: str, desk: str, letter: int) -> None:
    """A draft; what was sent stays."""

    def work(connection: Connection) -> None:
        _, _, seat = read_desk(connection, id, person, desk)
        draft = post.own_letter(connection, id, letter, seat)
        if draft is None:
            raise Problem("no-such-letter")
        if draft.sent is not None:
            raise Problem("letter-sent")
        post.remove_letter(connection, letter)

    await context.db.write(work)


async def mark(context: Context, id: str, person: str, desk: str, wish: letter_schemas.LetterMarks) -> None:
    def work(connection: Connection) -> None:
        _, _, seat = read_desk(connection, id, person, desk)
        changes: dict[str, object] = {}
        if wish.read is not None:
            changes["read"] = time.time() if wish.read else None
        if wish.archived is not None:
            changes["archived"] = wish.archived
        if changes and wish.ids:
            post.mark_letters(connection, id, seat, wish.ids, changes)

    await context.db.write(work)


async def mutes(context: Context, id: str, person: str, wish: list[int] | None = None) -> letter_schemas.Mutes:
    """Families that are muted; changed if there is a wish."""

    def work(connection: Connection) -> letter_schemas.Mutes:
        row, families, own = read_home(connection, id, person)
        if wish is not None:
            if is_joining(row, own):
                raise refused("joining")
            if any(seat >= len(families) or seat == own.seat or is_joining(row, families[seat]) for seat in wish):
                raise refused("to")
            post.set_mutes(connection, id, own.seat, wish)
        return letter_schemas.Mutes(post.muted_by(connection, id, own.seat))

    return await (context.db.read(work) if wish is None else context.db.write(work))


class Waiting(NamedTuple):
    """Unread letters to somebody: to their family, and to them as game master."""

    family: int
    master: int


def waiting_letters(
    connection: Connection, rows: list[CampaignRow], families: dict[str, list[FamilyRow]], person: str
) -> dict[str, Waiting]:
    """By campaign."""
    own = {id: family_of(families, person) for id, families in families.items()}
    read = {id: family.seat for id, family in own.items() if family is not None and family.status != SILENT}
    family = post.unread(connection, read)
    master = post.unread(connection, {row.id: MASTER for row in rows if person and row.creator == person})
    return {row.id: Waiting(family.get(row.id, 0), master.get(row.id, 0)) for row in rows}
