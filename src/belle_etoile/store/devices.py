"""Browsers that take push messages. Inside the caller's transaction."""

from typing import Final

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .tables import devices

MOST_DEVICES: Final = 10  # of one person; then the oldest is forgotten
MOST_FAILURES: Final = 8  # one after the other; then the device is forgotten


class DeviceRow(msgspec.Struct, frozen=True):
    id: int
    person: str
    endpoint: str
    key: str
    secret: str
    added: float
    resting: float | None
    failures: int


def devices_of(connection: Connection, person: str) -> list[DeviceRow]:
    """The one added last comes first."""
    query = select(devices).where(devices.c.person == person).order_by(devices.c.added.desc(), devices.c.id.desc())
    return [DeviceRow(*row) for row in connection.execute(query)]


def awake(connection: Connection, person: str, now: float) -> list[DeviceRow]:
    """Those that do not rest."""
    return [d for d in devices_of(connection, person) if d.resting is None or d.resting <= now]


def add_device(connection: Connection, person: str, endpoint: str, key: str, secret: str, now: float) -> None:
    """A browser belongs to the person who asked last."""
    about = {"person": person, "key": key, "secret": secret, "failures": 0}
    this = devices.c.endpoint == endpoint
    if not connection.execute(update(devices).where(this).values(about)).rowcount:
        try:
            with connection.begin_nested():
                connection.execute(insert(devices).values(endpoint=endpoint, added=now, **about))
        except IntegrityError:  # another process was quicker
            connection.execute(update(devices).where(this).values(about))
    _forget_spare(connection, person)


def hand_over(connection: Connection, old: str, new: str) -> None:
    """A guest became an account."""
    connection.execute(update(devices).where(devices.c.person == old).values(person=new))
    _forget_spare(connection, new)


def _forget_spare(connection: Connection, person: str) -> None:
    spare = [device.id for device in devices_of(connection, person)[MOST_DEVICES:]]
    connection.execute(delete(devices).where(devices.c.id.in_(spare)))


def remove_devices(connection: Connection, person: str, endpoint: str | None = None) -> None:
    """One of them, or all."""
    mine = devices.c.person == person
    connection.execute(delete(devices).where(mine if endpoint is None else and_(mine, devices.c.endpoint == endpoint)))


def remove_device(connection: Connection, id: int) -> None:
    connection.execute(delete(devices).where(devices.c.id == id))


def let_rest(connection: Connection, id: int, until: float, failed: bool) -> None:
    """After a message; a device that failed too often is forgotten."""
    failures = devices.c.failures + 1 if failed else 0
    connection.execute(update(devices).where(devices.c.id == id).values(resting=until, failures=failures))
    connection.execute(delete(devices).where(devices.c.id == id, devices.c.failures >= MOST_FAILURES))
