"""Around the board: tables are set, people sit down, get up, give up or agree to end."""

import asyncio
import secrets
import time
from typing import Any

from sqlalchemy import Connection

from ...bots.levels import seated
from ...core.chance import commitment
from ...core.errors import BelleEtoileError
from ...core.game import MoveGame
from ...core.match import dealt as dealt_match
from ...locales import speaker
from ...store import Entry, MatchRow, NewTable, SeatRow, Taken, TakeSeat
from ...store import matches as kept
from ...store.people import compared
from ..context import Context
from ..games.editions import game_for
from ..http.problems import Problem
from ..http.sessions import new_id
from ..people.names import checked_name
from . import clock, schemas
from .loader import Stored, is_practice, table_from
from .moves import entry_for, follow_entry, outcome_of
from .table import Table


def _refused(error: BelleEtoileError, game: str) -> Problem:
    return Problem("bad-setup", lambda language: speaker(language).error(error, game))


def known_game(id: str) -> MoveGame:
    """Raises the problem no-such-game."""
    try:
        return game_for(id, "")
    except BelleEtoileError:
        raise Problem("no-such-game") from None


async def checked_game(context: Context, id: str, edition: str) -> MoveGame:
    """Raises the problems no-such-game and bad-setup. An edition is read by a worker, and here only if it is one."""
    known = known_game(id)
    if not edition:
        return known
    wrong = await context.text_pool.read_edition(id, edition)
    if wrong is not None:
        raise _refused(wrong, id)
    return await asyncio.to_thread(game_for, id, edition)


def seat_of(match: str, number: int, wish: schemas.MeSeat | schemas.OpenSeat | schemas.BotSeat, person: str) -> SeatRow:
    if isinstance(wish, schemas.MeSeat):
        return SeatRow(match, number, "person", person=person, label=wish.name)
    if isinstance(wish, schemas.BotSeat):
        return SeatRow(match, number, "bot", bot=seated(wish.bot), level=wish.level)
    return SeatRow(match, number, "open", token=secrets.token_urlsafe(12))


def new_row(game: MoveGame, edition: str, options: dict[str, str], seats: int) -> MatchRow:
    """A match with its secret seed; raises the problem bad-setup."""
    try:
        choices = game.checked_options(options)
        game.checked_seats(seats)
    except BelleEtoileError as error:
        raise _refused(error, game.info.id) from None
    seed = secrets.token_hex(16)
    now = time.time()
    return MatchRow(
        id=new_id(),
        game=game.info.id,
        game_version=game.info.version,
        edition_text=edition or None,
        edition=game.edition_id,
        edition_digest=game.edition_digest,
        options=choices,
        hours=None,
        public=False,
        status="open",
        seed=seed,
        commitment=commitment(seed),
        version=0,
        waiting=[],
        deadline=None,
        outcome=None,
        creator=None,
        rematch=None,
        created=now,
        moved=now,
    )


def check_names(wishes: list[schemas.MeSeat | schemas.OpenSeat | schemas.BotSeat]) -> None:
    """Several people at one screen have names, each its own; who is alone there is called as everywhere else.

    Raises the problems bad-name and name-taken.
    """
    mine = [wish for wish in wishes if isinstance(wish, schemas.MeSeat)]
    taken: set[str] = set()
    for wish in mine:
        wish.name = checked_name(wish.name) if wish.name is not None and len(mine) > 1 else None
        if wish.name is None:
            continue
        if compared(wish.name) in taken:
            raise Problem("name-taken", name=wish.name)
        taken.add(compared(wish.name))


async def create(context: Context, wish: schemas.NewMatch, person: str) -> Table:
    edition = wish.edition or ""
    check_names(wish.seats)
    game = await checked_game(context, wish.game, edition)
    row = new_row(game, edition, wish.options, len(wish.seats))
    clock.set_pace(row, wish.pace or clock.usual_pace(wish), len(wish.seats))
    row.public, row.creator = wish.public, person
    return await set_up(context, row, [seat_of(row.id, n, seat, person) for n, seat in enumerate(wish.seats)])


async def set_up(context: Context, row: MatchRow, seats: list[SeatRow]) -> Table:
    """Writes a new table and opens it; it starts at once where no seat is open. Raises Taken for an id in use."""
    for seat in seats:
        person = await context.person(seat.person) if seat.person else None
        seat.name = person.name if person is not None else ""
    table = table_from(Stored(row, seats, None, []))
    first = deal(context, table) if is_full(table) else None
    await context.db.append(NewTable(row, seats, first))
    context.keep(table)
    if first is not None:
        announce_start(context, table, first)
    return table


def is_full(table: Table) -> bool:
    return table.row.status == "open" and all([seat.kind != "open" for seat in table.seats])


def deal(context: Context, table: Table) -> Entry:
    """The cards are dealt, in memory only: by the rules the table was set up with, perhaps long ago."""
    heading = kept.log_of(table.row, len(table.seats), [])
    table.match = dealt_match(table.game, heading, table.row.seed, table.id)
    table.match.practice = is_practice(table.row, table.seats)
    return entry_for(context, table, table.match.log.records[0], None, None)


def announce_start(context: Context, table: Table, first: Entry) -> None:
    """The first entry is on the disk: everybody is told."""
    follow_entry(table.row, first, table.started().waiting)
    table.advance()
    table.poke_table()
    if first.needs_job:
        context.wake(table.id)


async def start(context: Context, table: Table) -> None:
    """All seats are taken: the cards are dealt. The caller holds the lock."""
    if table.match is not None:  # an imported match that goes on
        goes_on = {"status": "playing", "waiting": kept.json_text(table.match.waiting)}
        await change(context, table, {}, goes_on, "open")
        context.wake(table.id)
        return
    entry = deal(context, table)
    failure = await outcome_of(context.db.append(entry))
    if failure is None:
        announce_start(context, table, entry)
        return
    table.match = None
    await context.refresh(table)
    if not isinstance(failure, Taken) or is_full(table):
        raise failure
    table.poke_table()  # another process saw the last one sit down, too


async def begin(context: Context, table: Table) -> None:
    """For a table at which the last one sat down, and then the cards could not be dealt."""
    async with table.lock:
        if is_full(table):
            await start(context, table)


async def change(
    context: Context,
    table: Table,
    seats: dict[int, dict[str, Any]],
    match: dict[str, Any],
    status: str,
    seen: int | None = None,
) -> None:
    """Writes changes of seats and of the match's row and tells everybody. The caller holds the lock.

    Only if the match still has this status, and with `seen`, if that is still its version: raises the problem stale.
    """

    def write(connection: Connection) -> None:
        if not kept.hold_match(connection, table.id, status, seen):
            raise Problem("stale", version=table.version)
        for seat, changes in seats.items():
            kept.change_seat(connection, table.id, seat, changes)
        if match:
            kept.change_match(connection, table.id, match)
        if match.get("status", table.row.status) == "playing":
            context.defer(connection, [table.id])

    await context.db.write(write)
    await context.refresh(table)
    context.changed(table.id)
    table.poke_table()


async def join(context: Context, table: Table, person: str, token: str, seat: int | None) -> None:
    async with table.lock:
        chosen = _open_seat(table, token, seat)
        if chosen is None:
            if not table.seats_of(person):
                raise Problem("seat-taken")
            if is_full(table):
                await start(context, table)
            return
        failure = await outcome_of(context.db.append(TakeSeat(table.id, chosen, person)))
        if failure is not None:
            await context.refresh(table)
            raise Problem("seat-taken") if isinstance(failure, Taken) else failure
        await _seated(context, table, chosen, person)
        if is_full(table):
            await start(context, table)
        else:
            context.changed(table.id)
            table.poke_table()


async def _seated(context: Context, table: Table, seat: int, person: str) -> None:
    """The seats after somebody sat down. Others may have sat down through other processes at the same time: the last
    one to read sees all of them.
    """
    if context.db.shared:
        table.seats = await context.db.read(lambda c: kept.seats_at(c, table.id))
        return
    who = await context.person(person)
    taken = table.seats[seat]
    taken.kind, taken.person, taken.token = "person", person, None
    taken.name = who.name if who is not None else ""


def _open_seat(table: Table, token: str, seat: int | None) -> int | None:
    free = [s for s in table.seats if s.kind == "open" and (seat is None or s.seat == seat)]
    if token:
        free = [s for s in free if s.token == token]
    elif not table.row.public:
        free = []
    return free[0].seat if free else None
