"""E-mail addresses and feeds of people, and which notices are still to be mailed. Inside the caller's transaction."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import recoveries
from .campaigns import NoticeRow
from .tables import campaigns, notices, post


class PostRow(msgspec.Struct, frozen=True):
    """`token` is in the links of mails, `feed` in the addresses of the feeds; both are secret."""

    person: str
    email: str | None
    token: str
    confirmed: float | None
    feed: str


def _one(connection: Connection, this: ColumnElement[bool]) -> PostRow | None:
    row = connection.execute(select(post).where(this)).one_or_none()
    return PostRow(*row) if row is not None else None


def post_of(connection: Connection, person: str) -> PostRow | None:
    return _one(connection, post.c.person == person)


def by_token(connection: Connection, token: str) -> PostRow | None:
    return _one(connection, post.c.token == token)


def by_feed(connection: Connection, feed: str) -> PostRow | None:
    return _one(connection, post.c.feed == feed)


def ensured(connection: Connection, first: PostRow) -> PostRow:
    """The row of this person, `first` where there was none."""
    found = post_of(connection, first.person)
    if found is not None:
        return found
    try:
        with connection.begin_nested():
            connection.execute(insert(post).values(msgspec.structs.asdict(first)))
    except IntegrityError:  # another process was quicker
        return post_of(connection, first.person) or first
    return first


def change_post(connection: Connection, person: str, changes: dict[str, Any]) -> None:
    """A link for a new password that went to another address ends."""
    if "email" in changes:
        recoveries.end_all(connection, person)
    connection.execute(update(post).where(post.c.person == person).values(changes))


# What is to be mailed

OWED = and_(notices.c.mailed.is_(None), notices.c.read.is_(None))


def waiting_for_mail(connection: Connection, before: float, most: int) -> list[str]:
    """People with a confirmed address whose news are all older than this: one mail for news that come together."""
    news = and_(OWED, post.c.confirmed.is_not(None), notices.c.at >= post.c.confirmed)
    later = notices.alias()
    fresh = select(later.c.id).where(
        later.c.person == post.c.person, later.c.mailed.is_(None), later.c.read.is_(None), later.c.at > before
    )
    query = select(post.c.person).join(notices, notices.c.person == post.c.person)
    query = query.where(news, ~fresh.exists()).distinct().order_by(post.c.person).limit(most)
    return list(connection.execute(query).scalars())


def claim(connection: Connection, person: str, now: float) -> list[NoticeRow]:
    """This process mails them; no other does. The oldest first."""
    owed = update(notices).where(notices.c.person == person, OWED).values(mailed=now).returning(notices.c.id)
    ids = list(connection.execute(owed).scalars())
    columns = (notices.c.id, notices.c.campaign, campaigns.c.name, notices.c.kind, notices.c.turn, notices.c.at)
    query = select(*columns, notices.c.read).join(campaigns, campaigns.c.id == notices.c.campaign)
    return [NoticeRow(*row) for row in connection.execute(query.where(notices.c.id.in_(ids)).order_by(notices.c.id))]


def give_back(connection: Connection, ids: Iterable[int]) -> None:
    """The mail was not sent: other processes may claim the notices again."""
    connection.execute(update(notices).where(notices.c.id.in_(list(ids))).values(mailed=None))
