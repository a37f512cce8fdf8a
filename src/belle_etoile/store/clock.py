"""When the deadlines were last checked, and what a wrong clock wrote."""

from typing import Final

from sqlalchemy import Connection, and_, case, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .recoveries import HOLDS
from .tables import CORRESPONDENCE, campaigns, devices, matches, notices, post, recoveries, settings, turn_notices

ALIVE: Final = "alive"
FROM_TOMORROW: Final = (
    *((matches, "moved"), (notices, "at"), (campaigns, "paused"), (post, "confirmed")),
    *((turn_notices, "at"), (devices, "resting"), (devices, "added")),
)


def last_alive(connection: Connection) -> float | None:
    value = connection.execute(select(settings.c.value).where(settings.c.name == ALIVE)).scalar_one_or_none()
    return float(value) if value is not None else None


def still_alive(connection: Connection, now: float, known: float | None) -> bool:
    """Writes that the deadlines were checked now. False if another process has done so since `known`."""
    if known is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(settings).values(name=ALIVE, value=repr(now)))
        except IntegrityError:
            return False
        return True
    this = and_(settings.c.name == ALIVE, settings.c.value == repr(known))
    return connection.execute(update(settings).where(this).values(value=repr(now))).rowcount == 1


def grant(connection: Connection, after: float, until: float) -> list[str]:
    """Correspondence whose deadline passed in this time gets as much time again. Gives the matches."""
    missed = and_(matches.c.status == "playing", matches.c.deadline > after, matches.c.deadline <= until)
    later = update(matches).where(missed, CORRESPONDENCE).values(deadline=matches.c.deadline + (until - after))
    return [str(id) for id in connection.execute(later.returning(matches.c.id)).scalars()]


def stop_clocks(connection: Connection, after: float, until: float) -> list[str]:
    """The clocks of live matches stood still in this time, as far as they were running. Gives the matches."""
    running = and_(matches.c.status == "playing", matches.c.clock != "", matches.c.deadline > after)
    away = case((matches.c.moved > after, until - matches.c.moved), else_=until - after)
    later = {"deadline": matches.c.deadline + away, "ticking": matches.c.ticking + away}
    found = update(matches).where(running, matches.c.moved < until).values(later).returning(matches.c.id)
    return [str(id) for id in connection.execute(found).scalars()]


def end_calls(connection: Connection) -> list[str]:
    """Nobody could answer: whoever is still absent is called again. Gives the matches."""
    called = update(matches).where(matches.c.status == "playing", matches.c.called.is_not(None)).values(called=None)
    return [str(id) for id in connection.execute(called.returning(matches.c.id)).scalars()]


def shorten(connection: Connection, now: float) -> list[str]:
    """Shortens deadlines to the full time of a move, for those that a wrong clock set later. Gives the matches."""
    full = now + matches.c.hours * 3600
    set_later = and_(matches.c.status == "playing", matches.c.clock != "bank", matches.c.deadline > full + 1)
    sooner = update(matches).where(set_later).values(deadline=full)
    ahead = and_(matches.c.status == "playing", matches.c.clock == "bank", matches.c.ticking > now + 1)
    from_now = {"deadline": matches.c.deadline - matches.c.ticking + now, "ticking": now}
    banks = update(matches).where(ahead).values(from_now)
    return [str(id) for each in (sooner, banks) for id in connection.execute(each.returning(matches.c.id)).scalars()]


def forget_tomorrow(connection: Connection, now: float) -> list[str]:
    """Times in the future, written by a clock that was ahead, become now: nobody waits for them. Gives the matches."""
    ahead = select(matches.c.id).where(matches.c.status == "playing", matches.c.moved > now)
    found = [str(id) for id in connection.execute(ahead).scalars()]
    connection.execute(delete(recoveries).where(recoveries.c.until > now + HOLDS))
    for table, column in FROM_TOMORROW:
        connection.execute(update(table).where(table.c[column] > now).values({column: now}))
    return found
