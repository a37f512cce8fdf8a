"""How orders would count, worked out by a clerk: whatever somebody writes, it is read outside the house."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ...store.campaigns import CampaignRow
from ..clerks import Overstepped
from ..house import House
from ..problems import Problem
from . import shapes, toml
from .archive import Position
from .asking import by_clerk, place_of
from .reading import checked

PATIENCE: Final = 10.0  # seconds; the largest honest document takes less than one


class Answer(msgspec.Struct):
    """`document` is null where the text is not TOML."""

    check: shapes.OrderCheck
    document: msgspec.Raw = msgspec.Raw(b"null")


# In the clerk's process


def answered(at: Position, seat: int, text: str, language: str) -> Answer:
    return Answer(checked(at, seat, text, language), msgspec.Raw(told(toml.read(text))))


def told(document: dict[str, Any] | None) -> bytes:
    """As JSON; a number that no page could read counts as no document."""
    try:
        return msgspec.json.encode(document)
    except (OverflowError, TypeError, ValueError):
        return b"null"


def read_text(packed: bytes) -> Iterator[bytes]:
    yield told(toml.read(packed.decode()))


# In the house


async def check_orders(
    house: House, row: CampaignRow, seat: int, text: str, language: str
) -> tuple[shapes.OrderCheck, dict[str, Any] | None]:
    """How it would count, and what it says. Raises the problem too-large for what takes too long to read."""
    place = await place_of(house, row, row.turn - 1)
    found = await by_clerk(house, house.clerks, place, PATIENCE, answered, seat, text, language)
    answer = msgspec.json.decode(found, type=Answer)
    document: dict[str, Any] | None = msgspec.json.decode(answer.document)
    return answer.check, document


async def document_of(house: House, text: str) -> dict[str, Any] | None:
    """What a text says, None where it is not TOML."""
    try:
        answer = await house.clerks.work(read_text, text.encode(), PATIENCE)
    except Overstepped:
        raise Problem("too-large") from None
    document: dict[str, Any] | None = msgspec.json.decode(answer)
    return document
