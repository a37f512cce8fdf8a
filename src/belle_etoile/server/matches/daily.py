"""The sky of the day: one secret seed for each date, and match ids that tell the date: it needs no table of its own.

    s .... ...........      a try on the day itself: one for each person, the last part follows from both
    t .... ...........      a try of a past day: as many as one likes, the last part is random
      date

Other ids have twelve characters, these have sixteen. Ids of one month are neighbours in the primary key.
"""

import hmac
import secrets
from datetime import UTC, date, datetime
from typing import Final

from sqlalchemy import Connection, Select, func, select

from ...store.tables import matches, seats
from ..http.sessions import ALPHABET

GAME: Final = "stellarion"
SKY: Final = "sky"  # what a seed of a day begins with
FIRST: Final = date(2026, 1, 1)
DIGITS: Final = "".join(sorted(ALPHABET))
ON_THE_DAY: Final = "s"
LATER: Final = "t"
LONG: Final = 16


def today() -> date:
    return datetime.now(UTC).date()


def _digits(number: int, places: int) -> str:
    """In base 31, so that later dates sort behind earlier ones."""
    text = ""
    for _ in range(places):
        number, digit = divmod(number, len(DIGITS))
        text = DIGITS[digit] + text
    return text


def prefix(manner: str, day: date) -> str:
    return manner + _digits(day.toordinal(), 4)


def seed_of(key: str, day: date) -> str:
    """The same for everyone; nobody without the key can tell it before the day is over."""
    return f"{SKY} {day.isoformat()} {hmac.digest(key.encode(), f'sky {day}'.encode(), 'sha256').hex()}"


def day_of(seed: str) -> str | None:
    """The date of a daily sky; None for any other match."""
    word, _, rest = seed.partition(" ")
    return rest[:10] if word == SKY else None


def is_withheld(seed: str) -> bool:
    """Whether this is the seed of a day that is not over: others may still play it."""
    day = day_of(seed)
    return day is not None and day >= today().isoformat()


def ranked_id(key: str, day: date, person: str) -> str:
    """The same for two requests at once, so that the second one finds the match of the first."""
    mac = int.from_bytes(hmac.digest(key.encode(), f"try {day} {person}".encode(), "sha256")[:8], "big")
    return prefix(ON_THE_DAY, day) + _digits(mac, 11)


def late_id(day: date) -> str:
    return prefix(LATER, day) + _digits(secrets.randbits(54), 11)


def _between(manner: str, first: date, last: date) -> Select[tuple[str, str, str | None, float]]:
    """Tries of these days, both included."""
    return select(matches.c.id, matches.c.status, matches.c.outcome, matches.c.created).where(
        matches.c.id >= prefix(manner, first),
        matches.c.id < prefix(manner, date.fromordinal(last.toordinal() + 1)),
        func.length(matches.c.id) == LONG,
        matches.c.game == GAME,
    )


def own_tries(connection: Connection, person: str, manner: str, first: date, last: date) -> list[tuple[str, str]]:
    """Id and status of one person's tries, the last begun first."""
    wanted = _between(manner, first, last).join(seats, seats.c.match == matches.c.id).where(seats.c.person == person)
    found = connection.execute(wanted.order_by(matches.c.created.desc()))
    return [(row.id, row.status) for row in found]


def tallies(connection: Connection, first: date, last: date) -> dict[str, tuple[int, int]]:
    """For each day, by its prefix: how many tries on the day itself are over, and how many of them were won."""
    tries = _between(ON_THE_DAY, first, last).where(matches.c.status == "over").subquery()
    day = func.substr(tries.c.id, 1, 5)
    counted = select(day, tries.c.outcome, func.count()).group_by(day, tries.c.outcome)
    found: dict[str, tuple[int, int]] = {}
    for prefixed, outcome, count in connection.execute(counted):
        played, won = found.get(prefixed, (0, 0))
        found[prefixed] = (played + count, won + (count if '"winners":[0]' in (outcome or "") else 0))
    return found
