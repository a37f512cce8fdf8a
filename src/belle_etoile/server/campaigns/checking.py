"""How orders would count, worked out by a clerk: whatever somebody writes, it is read outside the house."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ...store.campaigns import CampaignRow
from ..clerks import Overstepped
from ..house import House
from ..problems import Problem
from . import toml
from .archive import Position
from .asking import by_clerk, place_of
from .reading import checked

PATIENCE: Final = 10.0  # seconds; the largest honest document takes less than one


class Answer(msgspec.Struct):
    """`document` is what the text says, null where it is not TOML. The house passes it and the check on as they are: a
    large sheet costs it no time. `problem`: why a document cannot be written as text.
    """

    text: str = ""
    check: msgspec.Raw = msgspec.Raw(b"null")
    document: msgspec.Raw = msgspec.Raw(b"null")
    problem: str = ""


# In the clerk's process


def answered(at: Position, seat: int, text: str, document: dict[str, Any] | None, language: str) -> Answer:
    try:
        text = toml.written(document) if document is not None else text
    except Problem as problem:
        return Answer(problem=problem.kind)
    check = msgspec.json.encode(checked(at, seat, text, language))
    return Answer(text, msgspec.Raw(check), msgspec.Raw(told(toml.read(text))))


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
    house: House,
    row: CampaignRow,
    seat: int,
    text: str,
    language: str,
    document: dict[str, Any] | None = None,
    letters: int = 0,
) -> Answer:
    """How it would count, and what it says; where there is a document, its text. `letters`: of the document.

    Raises the problem too-large for what takes too long to read, malformed for a document that TOML cannot say.
    """
    place, clerks = await place_of(house, row, row.turn - 1), house.clerks.for_text(max(len(text), letters))
    try:
        found = await by_clerk(house, clerks, place, PATIENCE, answered, seat, text, document, language)
    except OverflowError:  # a number that no clerk can be told
        raise Problem("malformed", reason="document") from None
    answer = msgspec.json.decode(found, type=Answer)
    if answer.problem:
        raise Problem(answer.problem, reason="document")
    return answer


async def document_of(house: House, text: str) -> dict[str, Any] | None:
    """What a text says, None where it is not TOML."""
    try:
        answer = await house.clerks.for_text(len(text)).work(read_text, text.encode(), PATIENCE)
    except Overstepped:
        raise Problem("too-large") from None
    document: dict[str, Any] | None = msgspec.json.decode(answer)
    return document
