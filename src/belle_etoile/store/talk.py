"""What people said at a table, whom they muted, and what was reported."""

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .rows import ReportRow, TalkRow
from .tables import matches, people, talk, talk_mutes, talk_reports

NAMED = select(talk, func.coalesce(people.c.name, "")).select_from(talk.outerjoin(people, people.c.id == talk.c.person))


def say(connection: Connection, line: TalkRow) -> int:
    """Gives its number: the next one of the match."""
    count = update(matches).where(matches.c.id == line.match).values(talked=matches.c.talked + 1)
    number = int(connection.execute(count.returning(matches.c.talked)).scalar_one())
    said = {"seat": line.seat, "person": line.person, "phrase": line.phrase, "text": line.text, "at": line.at}
    connection.execute(insert(talk).values(match=line.match, number=number, **said))
    return number


def lines(connection: Connection, match: str, after: int, most: int) -> list[TalkRow]:
    """The newest ones after a number, in their order."""
    query = NAMED.where(talk.c.match == match, talk.c.number > after).order_by(talk.c.number.desc()).limit(most)
    return [TalkRow(*row) for row in connection.execute(query)][::-1]


def muted_by(connection: Connection, person: str) -> set[str]:
    return set(connection.execute(select(talk_mutes.c.muted).where(talk_mutes.c.person == person)).scalars())


def mute(connection: Connection, person: str, muted: str, on: bool) -> None:
    this = (talk_mutes.c.person == person, talk_mutes.c.muted == muted)
    connection.execute(delete(talk_mutes).where(*this))
    if on:
        connection.execute(insert(talk_mutes).values(person=person, muted=muted))


def report(connection: Connection, match: str, number: int, person: str, reason: str, at: float) -> bool:
    """False if there is no such line of somebody else. A second report of the same line changes nothing."""
    line = select(talk.c.person).where(talk.c.match == match, talk.c.number == number)
    found = connection.execute(line).one_or_none()
    if found is None or found[0] == person:
        return False
    try:
        with connection.begin_nested():
            connection.execute(
                insert(talk_reports).values(match=match, number=number, person=person, reason=reason, at=at)
            )
    except IntegrityError:
        pass
    return True


def reports(connection: Connection) -> list[ReportRow]:
    """All of them, with what was said, the newest first: for the operator."""
    reporters, speakers = people.alias("reporters"), people.alias("speakers")
    both = talk_reports.join(talk, (talk.c.match == talk_reports.c.match) & (talk.c.number == talk_reports.c.number))
    both = both.outerjoin(reporters, reporters.c.id == talk_reports.c.person)
    both = both.outerjoin(speakers, speakers.c.id == talk.c.person)
    columns = (talk_reports.c.at, talk_reports.c.match, talk_reports.c.number, talk_reports.c.person)
    said = (talk_reports.c.reason, talk.c.person, talk.c.phrase, talk.c.text)
    names = [func.coalesce(each.c.name, "") for each in (reporters, speakers)]
    query = select(*columns, *said, *names).select_from(both).order_by(talk_reports.c.at.desc())
    return [ReportRow(*row) for row in connection.execute(query)]


def hand_over(connection: Connection, old: str, new: str) -> None:
    """A guest became an account."""
    connection.execute(update(talk).where(talk.c.person == old).values(person=new))
    _hand_over_reports(connection, old, new)
    for muted in muted_by(connection, old) - {new}:
        mute(connection, new, muted, True)
    for person in _muting(connection, old) - {new}:
        mute(connection, person, new, True)
    _forget_mutes(connection, old)


def _hand_over_reports(connection: Connection, old: str, new: str) -> None:
    """A line that both have reported is reported once."""
    own = talk_reports.alias("own")
    twice = select(own.c.at).where(
        own.c.match == talk_reports.c.match, own.c.number == talk_reports.c.number, own.c.person == new
    )
    theirs = talk_reports.c.person == old
    connection.execute(delete(talk_reports).where(theirs, twice.exists()))
    connection.execute(update(talk_reports).where(theirs).values(person=new))


def forget(connection: Connection, id: str) -> None:
    """Somebody leaves for ever: what they said stays with the match, without them."""
    connection.execute(update(talk).where(talk.c.person == id).values(person=None))
    _forget_mutes(connection, id)


def _muting(connection: Connection, id: str) -> set[str]:
    return set(connection.execute(select(talk_mutes.c.person).where(talk_mutes.c.muted == id)).scalars())


def _forget_mutes(connection: Connection, id: str) -> None:
    connection.execute(delete(talk_mutes).where(or_(talk_mutes.c.person == id, talk_mutes.c.muted == id)))
