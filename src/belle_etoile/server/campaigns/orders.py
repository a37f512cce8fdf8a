"""How orders would count. A worker reads them: no text of a stranger is parsed in the server's own process."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from ...games.stellarium.orders.mistakes import Mistake
from ...games.stellarium.orders.reader import load_document
from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow, OrdersRow
from ..background.limited_pool import Overstepped
from ..context import Context
from ..http.problems import Problem
from . import order_text
from .access import own_family, require_open_for_orders
from .cache import Position
from .positions import by_worker, place_of
from .reports import checked
from .schemas import campaigns as schemas
from .turns import change, release

PATIENCE: Final = 10.0  # seconds; the largest honest document takes less than one


class Answer(msgspec.Struct):
    """`document` is what the text says, null where it is not TOML. The server passes it and the check on as they are: a
    large sheet costs it no time. `problem`: why a document cannot be written as text.
    """

    text: str = ""
    check: msgspec.Raw = msgspec.Raw(b"null")
    document: msgspec.Raw = msgspec.Raw(b"null")
    problem: str = ""


# In the worker's process


def answered(at: Position, seat: int, text: str, document: dict[str, Any] | None, language: str) -> Answer:
    """Checks a text, or a document and the text that is made from it."""
    mistakes: list[Mistake] = []
    try:
        content = load_document(text, mistakes) if document is None else order_text.cleaned(document)
        text = text if document is None else order_text.written(content)
    except Problem as problem:
        return Answer(problem=problem.kind)
    said = told(content) if not mistakes else b"null"
    check = msgspec.json.encode(checked(at, seat, content, mistakes, language))
    return Answer(text, msgspec.Raw(check), msgspec.Raw(said))


def told(document: dict[str, Any] | None) -> bytes:
    """As JSON; a number that no page could read counts as no document."""
    try:
        return msgspec.json.encode(document)
    except (OverflowError, TypeError, ValueError):
        return b"null"


def read_text(packed: bytes) -> Iterator[bytes]:
    yield told(order_text.read(packed.decode()))


# In the server


async def check_orders(
    context: Context,
    row: CampaignRow,
    seat: int,
    text: str,
    language: str,
    document: dict[str, Any] | None = None,
    length: int = 0,
) -> Answer:
    """How it would count, and what it says; where there is a document, its text. `length`: characters of the document.

    Raises the problem too-large for what takes too long to read, malformed for a document that TOML cannot say.
    """
    place, pool = await place_of(context, row, row.turn - 1), context.text_pool.for_text(max(len(text), length))
    try:
        found = await by_worker(context, pool, place, PATIENCE, answered, seat, text, document, language)
    except OverflowError:  # a number too large for msgspec
        raise Problem("malformed", reason="document") from None
    answer = msgspec.json.decode(found, type=Answer)
    if answer.problem:
        raise Problem(answer.problem, reason="document")
    return answer


async def document_of(context: Context, text: str) -> dict[str, Any] | None:
    """What a text says, None where it is not TOML."""
    try:
        answer = await context.text_pool.for_text(len(text)).work(read_text, text.encode(), PATIENCE)
    except Overstepped:
        raise Problem("too-large") from None
    document: dict[str, Any] | None = msgspec.json.decode(answer)
    return document


async def save_orders(context: Context, id: str, wish: schemas.SaveOrders, text: str, person: str) -> OrdersRow:
    """Any text is kept; it is a draft until it is called ready, and counts as it is at the deadline."""

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> OrdersRow:
        own = own_family(families, person)
        require_open_for_orders(row, wish.turn, now, wish.redrawn)
        revision = kept.revision_of(connection, id, row.turn, own.seat)
        if wish.revision is not None and wish.revision != revision:
            raise Problem("orders-changed", version=revision)
        orders = OrdersRow(own.seat, text, False, revision + 1, now)
        kept.put_orders(connection, id, row.turn, orders)
        return orders

    return await change(context, id, work)


async def call_ready(context: Context, id: str, wish: schemas.Readiness, person: str) -> None:
    """Also without a text: the player knows that this counts as no orders."""

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        own = own_family(families, person)
        require_open_for_orders(row, wish.turn, now)
        orders = kept.orders_of(connection, id, row.turn, own.seat) or OrdersRow(own.seat, "", False, 0, now)
        kept.put_orders(connection, id, row.turn, msgspec.structs.replace(orders, ready=wish.ready))
        if wish.ready:
            release(connection, row)

    await change(context, id, work)
