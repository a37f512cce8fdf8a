"""People: guests and accounts. Each function does one thing inside the caller's transaction."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import devices, recoveries, talk
from .campaigns import hand_over_families, leave_families
from .rows import Person
from .tables import matches, people, seats, settings

MOST_ENDED: Final = 100  # sessions that are remembered; then all sessions of the person end, and the list is emptied


class NameTaken(Exception):
    """Another account has this name."""


def setting(connection: Connection, name: str, first: str) -> str:
    """The value kept under this name; `first` is kept when there is none."""
    kept = connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one_or_none()
    if kept is not None:
        return str(kept)
    try:
        with connection.begin_nested():
            connection.execute(insert(settings).values(name=name, value=first))
    except IntegrityError:  # another process was quicker
        return str(connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one())
    return first


def tidied(name: str) -> str:
    """However it was typed: accents as one character, one space between words, none around."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def compared(name: str) -> str:
    """Names that differ only in case, or in how they were typed, are the same account."""
    return tidied(name).casefold()


ONE_PERSON = select(people).where(people.c.id == bindparam("id"))


def person(connection: Connection, id: str) -> Person | None:
    row = connection.execute(ONE_PERSON, {"id": id}).one_or_none()
    return Person(*row) if row is not None else None


def those(connection: Connection, ids: Iterable[str]) -> dict[str, Person]:
    """By id; who is gone is not among them."""
    return {row.id: Person(*row) for row in connection.execute(select(people).where(people.c.id.in_(list(ids))))}


def account(connection: Connection, name: str) -> Person | None:
    row = connection.execute(select(people).where(people.c.account == compared(name))).one_or_none()
    return Person(*row) if row is not None else None


def add_person(connection: Connection, new: Person) -> None:
    """Raises NameTaken for an account whose name is in use."""
    try:
        connection.execute(
            insert(people).values(
                id=new.id,
                name=new.name,
                account=new.account,
                password=new.password,
                language=new.language,
                epoch=new.epoch,
                created=new.created,
            )
        )
    except IntegrityError:
        raise NameTaken from None


def change_person(connection: Connection, id: str, changes: dict[str, object]) -> None:
    """A new epoch ends all sessions, so the list of ended ones is emptied; links for a new password end, too."""
    forgets: dict[str, object] = {"ended": ""} if "epoch" in changes else {}
    if forgets:
        recoveries.end_all(connection, id)
    try:
        connection.execute(update(people).where(people.c.id == id).values({**changes, **forgets}))
    except IntegrityError:
        raise NameTaken from None


def end_session(connection: Connection, id: str, nonce: str) -> None:
    this = people.c.id == id
    connection.execute(update(people).where(this).values(ended=people.c.ended + " " + nonce))
    ended = connection.execute(select(people.c.ended).where(this)).scalar_one_or_none()
    if ended is not None and len(ended.split()) > MOST_ENDED:
        connection.execute(update(people).where(this).values(epoch=people.c.epoch + 1, ended=""))


def hand_over(connection: Connection, old: str, new: str) -> list[str]:
    """A guest's seats and tables go to the account; the guest is gone. The matches that changed."""
    changed = connection.execute(select(seats.c.match).where(seats.c.person == old).distinct()).scalars().all()
    connection.execute(update(seats).where(seats.c.person == old).values(person=new))
    connection.execute(update(matches).where(matches.c.creator == old).values(creator=new))
    talk.hand_over(connection, old, new)
    devices.hand_over(connection, old, new)
    hand_over_families(connection, old, new)
    connection.execute(delete(people).where(people.c.id == old))
    return [str(match) for match in changed]


def forget(connection: Connection, id: str) -> list[str]:
    """Deletes a person; seats keep "a former player". The matches that changed."""
    changed = connection.execute(select(seats.c.match).where(seats.c.person == id).distinct()).scalars().all()
    connection.execute(update(seats).where(seats.c.person == id).values(person=None))
    connection.execute(update(matches).where(matches.c.creator == id).values(creator=None))
    talk.forget(connection, id)
    devices.remove_devices(connection, id)
    leave_families(connection, id)
    connection.execute(delete(people).where(people.c.id == id))
    return [str(match) for match in changed]


def seated_at(connection: Connection, id: str) -> list[str]:
    return [str(m) for m in connection.execute(select(seats.c.match).where(seats.c.person == id).distinct()).scalars()]
