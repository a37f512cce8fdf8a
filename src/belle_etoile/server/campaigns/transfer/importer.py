"""A campaign taken in from an archive: read by a worker, written piece by piece so that nobody else waits for it.

While it is written it has a status of its own, and nobody sees it; a sweep deletes what was left half written.
"""

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection

from ....locales import speaker
from ....store import campaigns as kept
from ....store import letters as post
from ....store.campaigns import CampaignRow, FamilyRow, OrdersRow
from ...background.limited_pool import Overstepped
from ...context import Context
from ...http.problems import Problem
from ...http.requests import AnyRequest, Visitor
from ...http.sessions import new_id
from ..membership import new_token
from ..schemas import campaigns as schemas
from ..turn_worker import FamilyResult
from .archive_reader import MEGABYTE, Imported, ImportedTurn, read_archive
from .records import Act, Letter, Offer, bring_acts, bring_letters, bring_offers, bring_replies

PATIENCE: Final = 240.0  # seconds for a worker; a thousand families after twenty turns take a quarter of it
QUOTA: Final = 600 * MEGABYTE  # stored for one person
PIECE: Final = 500  # rows that are written at a time
BREATH: Final = 0.05  # seconds between two pieces, so that moves can be written
ABANDONED_AFTER: Final = 3600.0
T = TypeVar("T")


def refused(kind: str, key: str, **values: int | str) -> Problem:
    return Problem(kind, lambda language: speaker(language).say(f"campaigns-import-{key}", **values))


@asynccontextmanager
async def uploaded(request: AnyRequest) -> AsyncIterator[Path]:
    """A folder with the archive in it: it may be too large for memory."""
    folder = Path(mkdtemp(prefix="belle-etoile-"))
    try:
        with (folder / "archive.zip").open("wb") as file:
            async for chunk in request.stream():
                file.write(chunk)
        yield folder
    finally:
        await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)


async def import_campaign(context: Context, request: AnyRequest, name: str, who: Visitor) -> str:
    """The new campaign's id. Bots play on; every other family waits with an invitation. Its clock stands still."""
    if who.person is None or who.person.guest:
        raise refused("no-account", "account")
    if await context.db.read(lambda c: kept.imported_bytes(c, who.id)) >= QUOTA:
        raise full(0)
    async with uploaded(request) as folder:
        parts = context.archive_pool.parts(read_archive, str(folder).encode(), PATIENCE)
        async with aclosing(parts):
            try:
                found = msgspec.msgpack.decode(await anext(parts), type=Imported)
                if found.error:
                    async for _ in parts:  # nothing comes; but a worker that was heard to its end need not be replaced
                        pass
                    raise Problem("bad-archive", lambda language: speaker(language).say(found.error, **found.values))
                return await take_in(context, found, parts, name, who.id)
            except Overstepped:
                raise Problem("too-large") from None


def full(size: int) -> Problem:
    return refused("too-large", "full", most=QUOTA // MEGABYTE, size=-(-size // MEGABYTE))


async def take_in(context: Context, found: Imported, turns: AsyncIterator[bytes], name: str, person: str) -> str:
    """All of it, or nothing that anybody sees."""
    row = row_of(found, name, person)
    await context.db.write(lambda c: begin(c, row, found))
    whole = False
    try:
        async for part in turns:
            await write_gently(context, lambda c, part=part: add_turn(c, row, part))  # type: ignore[misc]
        await bring_bag(context, row, found)
        await context.db.write(lambda c: finish(c, row, found))
        whole = True
    finally:
        if not whole:
            await context.db.write(lambda c: kept.remove_campaign(c, row.id))
    return row.id


async def write_gently(context: Context, task: Callable[[Connection], T]) -> T:
    await asyncio.sleep(BREATH)
    return await context.db.write(task)


def row_of(found: Imported, name: str, person: str) -> CampaignRow:
    now = time.time()
    calendar = found.bag.server.calendar
    return CampaignRow(
        id=new_id(),
        name=name,
        game_version=found.rules,
        edition_text=found.edition,
        options=found.options,
        language=found.language,
        public=False,
        calendar=str(calendar.__struct_config__.tag),
        hours=calendar.hours if isinstance(calendar, schemas.EveryHours) else None,
        seed=found.seed,
        redrawn=found.redrawn,
        status=kept.IMPORTING,
        turn=found.turns,
        version=0,
        deadline=None,
        due=None,
        remind=None,
        paused=None if found.outcome is not None or isinstance(calendar, schemas.ByHand) else now,
        outcome=dict(found.outcome) if found.outcome is not None else None,
        creator=person,
        created=now,
        moved=now,
    )


def begin(connection: Connection, row: CampaignRow, found: Imported) -> None:
    """Raises the problem too-large where it is more than the person may keep here."""
    if kept.imported_bytes(connection, row.creator or "") + found.size > QUOTA:
        raise full(found.size)
    results = found.families or [FamilyResult(name, "", 0, 0) for name in found.names]
    families = []
    for seat, (result, bot) in enumerate(zip(results, found.bots, strict=True)):
        facts = msgspec.structs.asdict(result)
        token = None if bot else new_token()
        stewarded = found.bag.server.stewarded[seat] if seat < len(found.bag.server.stewarded) else 0
        kind = "bot" if bot else "open"
        families.append(FamilyRow(row.id, seat, kind, bot=bot or None, token=token, stewarded=stewarded, **facts))
    kept.add_campaign(connection, row, families)


def add_turn(connection: Connection, row: CampaignRow, part: bytes) -> None:
    told = msgspec.msgpack.decode(part, type=ImportedTurn)
    number = told.row.turn
    kept.add_turn(connection, row.id, msgspec.structs.replace(told.row, resolved=row.created + number / 1000))
    kept.add_orders(connection, row.id, number, orders_rows(told.orders, row.created))


def orders_rows(texts: dict[int, str], now: float) -> list[OrdersRow]:
    return [OrdersRow(seat, text, False, 1, now) for seat, text in texts.items()]


async def bring_bag(context: Context, row: CampaignRow, found: Imported) -> None:
    bag, ids = found.bag, dict[int, int]()

    def letters(connection: Connection, piece: list[Letter]) -> None:
        ids.update(bring_letters(connection, row.id, piece))

    for piece in pieces(bag.letters, lambda letter: 1 + len(letter.copies)):
        await write_gently(context, lambda c, piece=piece: letters(c, piece))  # type: ignore[misc]
    for piece in pieces([letter for letter in bag.letters if letter.reply]):
        await write_gently(context, lambda c, piece=piece: bring_replies(c, piece, ids))  # type: ignore[misc]
    offers: list[Offer]
    for offers in pieces(bag.offers):
        await write_gently(context, lambda c, offers=offers: bring_offers(c, row, offers))  # type: ignore[misc]
    acts: list[Act]
    for acts in pieces(bag.log):
        await write_gently(context, lambda c, acts=acts: bring_acts(c, row, acts))  # type: ignore[misc]


def pieces(all: list[T], weight: Callable[[T], int] = lambda _: 1) -> Iterator[list[T]]:
    """In their order, each of about PIECE rows."""
    piece: list[T] = []
    heavy = 0
    for each in all:
        piece.append(each)
        heavy += weight(each)
        if heavy >= PIECE:
            yield piece
            piece, heavy = [], 0
    if piece:
        yield piece


def finish(connection: Connection, row: CampaignRow, found: Imported) -> None:
    for mute in found.bag.server.mutes:
        post.set_mutes(connection, row.id, mute.family - 1, [other - 1 for other in mute.muted])
    kept.add_orders(connection, row.id, row.turn, orders_rows(found.coming, row.created))
    kept.add_act(connection, row, "import", row.created, row.creator, "", {"bytes": found.size})
    status = "over" if found.outcome is not None else "playing"
    kept.change_campaign(connection, row.id, {"status": status})


async def sweep_unfinished(context: Context) -> None:
    """What a process left half written when it died."""
    before = time.time() - ABANDONED_AFTER
    for id in await context.db.read(lambda c: kept.unfinished(c, before)):
        await context.db.write(lambda c, id=id: kept.remove_campaign(c, id))  # type: ignore[misc]
