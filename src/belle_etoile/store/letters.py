"""Letters and offers between families. Each function does one thing inside the caller's transaction."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, delete, exists, func, insert, or_, select, update

from .matches import json_text
from .tables import letter_copies, letters, mutes, notices, offers

MASTER: Final = -1  # the game master's desk
MOST_READ: Final = 1000  # letters that are looked through at once


class LetterRow(msgspec.Struct):
    id: int
    campaign: str
    turn: int
    sender: int
    to: list[int]
    subject: str
    text: str
    reply: int | None
    saved: float
    sent: float | None


class CopyRow(msgspec.Struct):
    """A letter as one family holds it; `read_by` are the others, for its sender."""

    letter: LetterRow
    read: float | None
    archived: bool
    read_by: list[int] = []


class OfferRow(msgspec.Struct):
    id: int
    campaign: str
    turn: int
    sender: int
    receiver: int
    kind: str
    facts: dict[str, Any]
    note: str
    status: str
    made: float
    answered: float | None


# Letters


def _letter(row: Row[Any]) -> LetterRow:
    facts = [row[at] for at in range(len(LetterRow.__struct_fields__))]
    facts[4] = msgspec.json.decode(facts[4])
    return LetterRow(*facts)


def add_letter(connection: Connection, row: LetterRow) -> int:
    facts = msgspec.structs.asdict(row)
    del facts["id"]
    facts["to"] = json_text(facts["to"])
    id = connection.execute(insert(letters).values(facts).returning(letters.c.id)).scalar_one()
    return int(id)


def change_letter(connection: Connection, id: int, changes: Mapping[str, Any]) -> None:
    told = dict(changes)
    if "to" in told:
        told["to"] = json_text(told["to"])
    connection.execute(update(letters).where(letters.c.id == id).values(told))


def remove_letter(connection: Connection, id: int) -> None:
    connection.execute(delete(letters).where(letters.c.id == id))


def own_letter(connection: Connection, campaign: str, id: int, seat: int) -> LetterRow | None:
    """Written by this family, sent or not."""
    mine = and_(letters.c.id == id, letters.c.campaign == campaign, letters.c.sender == seat)
    row = connection.execute(select(letters).where(mine)).one_or_none()
    return _letter(row) if row is not None else None


def send_copies(connection: Connection, id: int, sender: int, to: Iterable[int], deaf: set[int], at: float) -> None:
    """To everyone, and one for the sender; `deaf` are those who do not hear this family."""
    rows: list[dict[str, Any]] = [{"letter": id, "seat": seat, "read": None, "muted": seat in deaf} for seat in to]
    rows.append({"letter": id, "seat": sender, "read": at, "muted": False})
    connection.execute(insert(letter_copies), rows)


HELD: Final = select(letters, letter_copies.c.read, letter_copies.c.archived).join(
    letter_copies, letter_copies.c.letter == letters.c.id
)


def _copies(connection: Connection, rows: Iterable[Row[Any]], seat: int) -> list[CopyRow]:
    found = [CopyRow(_letter(row), row.read, row.archived) for row in rows]
    mine = {copy.letter.id: copy for copy in found if copy.letter.sender == seat}
    seen = select(letter_copies.c.letter, letter_copies.c.seat).where(
        letter_copies.c.letter.in_(mine),
        letter_copies.c.seat != seat,
        letter_copies.c.read.is_not(None),
        ~letter_copies.c.muted,
    )
    for letter, reader in connection.execute(seen.order_by(letter_copies.c.seat)):
        mine[letter].read_by.append(reader)
    return found


def held_letter(connection: Connection, campaign: str, id: int, seat: int) -> CopyRow | None:
    """Sent, and this family has a copy."""
    query = HELD.where(letters.c.id == id, letters.c.campaign == campaign, letter_copies.c.seat == seat)
    found = _copies(connection, connection.execute(query).all(), seat)
    return found[0] if found else None


def in_box(connection: Connection, campaign: str, seat: int, box: str, before: int | None, most: int) -> list[CopyRow]:
    """The newest first: in, sent, archive, muted, drafts."""
    if box == "drafts":
        mine = and_(letters.c.campaign == campaign, letters.c.sender == seat, letters.c.sent.is_(None))
        query = select(letters).where(mine, *([letters.c.id < before] if before is not None else []))
        rows = connection.execute(query.order_by(letters.c.id.desc()).limit(most))
        return [CopyRow(_letter(row), row.saved, False) for row in rows]
    wanted: dict[str, tuple[ColumnElement[bool], ...]] = {
        "in": (letters.c.sender != seat, ~letter_copies.c.archived, ~letter_copies.c.muted),
        "sent": (letters.c.sender == seat, ~letter_copies.c.archived),
        "archive": (letter_copies.c.archived,),
        "muted": (letter_copies.c.muted, ~letter_copies.c.archived),
    }
    query = HELD.where(letters.c.campaign == campaign, letter_copies.c.seat == seat, *wanted[box])
    if before is not None:
        query = query.where(letters.c.id < before)
    return _copies(connection, connection.execute(query.order_by(letters.c.id.desc()).limit(most)).all(), seat)


def unread(connection: Connection, seats: Mapping[str, int]) -> dict[str, int]:
    """How many letters wait for each campaign's family."""
    if not seats:
        return {}
    mine = or_(*[and_(letters.c.campaign == id, letter_copies.c.seat == seat) for id, seat in seats.items()])
    waiting = (letter_copies.c.read.is_(None), ~letter_copies.c.archived, ~letter_copies.c.muted)
    query = select(letters.c.campaign, func.count()).join(letter_copies, letter_copies.c.letter == letters.c.id)
    rows = connection.execute(query.where(mine, *waiting).group_by(letters.c.campaign))
    return {str(row[0]): int(row[1]) for row in rows}


def mark_letters(
    connection: Connection, campaign: str, seat: int, ids: Iterable[int], changes: Mapping[str, Any]
) -> None:
    """Only this family's copies."""
    here = select(letters.c.id).where(letters.c.campaign == campaign, letters.c.id.in_(list(ids)))
    mine = and_(letter_copies.c.seat == seat, letter_copies.c.letter.in_(here))
    connection.execute(update(letter_copies).where(mine).values(dict(changes)))


def texts_for(connection: Connection, campaign: str, seat: int, most: int = MOST_READ) -> list[LetterRow]:
    """What this family may read, the newest first."""
    query = HELD.where(letters.c.campaign == campaign, letter_copies.c.seat == seat, ~letter_copies.c.muted)
    return [_letter(row) for row in connection.execute(query.order_by(letters.c.id.desc()).limit(most))]


# All of a campaign, to take it elsewhere


def all_letters(connection: Connection, campaign: str) -> list[LetterRow]:
    query = select(letters).where(letters.c.campaign == campaign).order_by(letters.c.id)
    return [_letter(row) for row in connection.execute(query)]


def all_copies(connection: Connection, campaign: str) -> list[tuple[int, int, float | None, bool, bool]]:
    """Letter, seat, when it was read, whether it is put away, whether its sender was not heard."""
    c = letter_copies.c
    query = select(c.letter, c.seat, c.read, c.archived, c.muted).join(letters, letters.c.id == c.letter)
    rows = connection.execute(query.where(letters.c.campaign == campaign).order_by(c.letter, c.seat))
    return [(row[0], row[1], row[2], row[3], row[4]) for row in rows]


def add_copies(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    if rows:
        connection.execute(insert(letter_copies), rows)


def all_offers(connection: Connection, campaign: str) -> list[OfferRow]:
    query = select(offers).where(offers.c.campaign == campaign).order_by(offers.c.id)
    return [_offer(row) for row in connection.execute(query)]


# Notices


def tell_once(connection: Connection, campaign: str, persons: Iterable[str], kind: str, turn: int, at: float) -> None:
    """A notice, unless one of its kind is still unread."""
    waiting = select(notices.c.person).where(
        notices.c.campaign == campaign, notices.c.kind == kind, notices.c.read.is_(None)
    )
    told = set(connection.execute(waiting).scalars())
    rows = [
        {"person": who, "campaign": campaign, "kind": kind, "turn": turn, "at": at}
        for who in sorted(set(persons) - told)
    ]
    if rows:
        connection.execute(insert(notices), rows)


# Who is not heard


def muted_by(connection: Connection, campaign: str, seat: int) -> list[int]:
    query = select(mutes.c.muted).where(mutes.c.campaign == campaign, mutes.c.seat == seat)
    return list(connection.execute(query.order_by(mutes.c.muted)).scalars())


def deaf_to(connection: Connection, campaign: str, sender: int) -> set[int]:
    query = select(mutes.c.seat).where(mutes.c.campaign == campaign, mutes.c.muted == sender)
    return set(connection.execute(query).scalars())


def set_mutes(connection: Connection, campaign: str, seat: int, muted: Iterable[int]) -> None:
    connection.execute(delete(mutes).where(mutes.c.campaign == campaign, mutes.c.seat == seat))
    rows = [{"campaign": campaign, "seat": seat, "muted": other} for other in sorted(set(muted))]
    if rows:
        connection.execute(insert(mutes), rows)


# Offers


def _offer(row: Row[Any]) -> OfferRow:
    facts = list(row)
    facts[6] = msgspec.json.decode(facts[6])
    return OfferRow(*facts)


def add_offer(connection: Connection, row: OfferRow) -> int:
    facts = msgspec.structs.asdict(row)
    del facts["id"]
    facts["facts"] = json_text(facts["facts"])
    return int(connection.execute(insert(offers).values(facts).returning(offers.c.id)).scalar_one())


def offer_row(connection: Connection, campaign: str, id: int) -> OfferRow | None:
    query = select(offers).where(offers.c.campaign == campaign, offers.c.id == id)
    row = connection.execute(query).one_or_none()
    return _offer(row) if row is not None else None


def offers_for(connection: Connection, campaign: str, seat: int, since: int, most: int) -> list[OfferRow]:
    """Made or received, from this turn on; the newest first."""
    mine = and_(offers.c.campaign == campaign, or_(offers.c.sender == seat, offers.c.receiver == seat))
    query = select(offers).where(mine, offers.c.turn >= since).order_by(offers.c.id.desc()).limit(most)
    return [_offer(row) for row in connection.execute(query)]


def open_offers(connection: Connection, campaign: str, turn: int, sender: int) -> int:
    query = select(func.count()).where(
        offers.c.campaign == campaign, offers.c.turn == turn, offers.c.sender == sender, offers.c.status == "open"
    )
    return int(connection.execute(query).scalar_one())


def offers_waiting(connection: Connection, families: Mapping[str, tuple[int, int]]) -> dict[str, int]:
    """By campaign: open offers to this family for this turn, but for those of families it has muted."""
    if not families:
        return {}
    here = [
        and_(offers.c.campaign == id, offers.c.receiver == seat, offers.c.turn == turn)
        for id, (seat, turn) in families.items()
    ]
    muted = exists().where(
        mutes.c.campaign == offers.c.campaign, mutes.c.seat == offers.c.receiver, mutes.c.muted == offers.c.sender
    )
    query = select(offers.c.campaign, func.count()).where(or_(*here), offers.c.status == "open", ~muted)
    return {str(row[0]): int(row[1]) for row in connection.execute(query.group_by(offers.c.campaign))}


def answer_offer(connection: Connection, id: int, status: str, at: float) -> bool:
    """False where it is answered already."""
    waiting = and_(offers.c.id == id, offers.c.status == "open")
    return connection.execute(update(offers).where(waiting).values(status=status, answered=at)).rowcount == 1


def withdraw_offers(connection: Connection, campaign: str, since: int, at: float) -> None:
    """Those of this turn and later ones, agreed upon or not: the sheets that they filled are gone."""
    alive = offers.c.status.in_(("open", "accepted"))
    waiting = and_(offers.c.campaign == campaign, offers.c.turn >= since, alive)
    connection.execute(update(offers).where(waiting).values(status="withdrawn", answered=at))
