"""When the deadlines were last checked, and what a wrong clock wrote."""

from typing import Final

from sqlalchemy import Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from .tables import campaigns, devices, matches, notices, post, settings, turn_notices

ALIVE: Final = "alive"
FROM_TOMORROW: Final = (
    *((matches, "moved"), (notices, "at"), (campaigns, "paused"), (post, "confirmed")),
    *((turn_notices, "at"), (devices, "resting")),
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
    """Matches whose deadline passed in this time get as much time again. Gives their ids."""
    missed = and_(matches.c.status == "playing", matches.c.deadline > after, matches.c.deadline <= until)
    later = update(matches).where(missed).values(deadline=matches.c.deadline + (until - after))
    return [str(id) for id in connection.execute(later.returning(matches.c.id)).scalars()]


def shorten(connection: Connection, now: float) -> list[str]:
    """Shortens deadlines to the full time of a move, for those that a wrong clock set later. Gives the matches."""
    full = now + matches.c.hours * 3600
    sooner = update(matches).where(matches.c.status == "playing", matches.c.deadline > full + 1).values(deadline=full)
    return [str(id) for id in connection.execute(sooner.returning(matches.c.id)).scalars()]


def forget_tomorrow(connection: Connection, now: float) -> None:
    """Times in the future, written by a clock that was ahead, become now: nobody waits for them."""
    for table, column in FROM_TOMORROW:
        connection.execute(update(table).where(table.c[column] > now).values({column: now}))
