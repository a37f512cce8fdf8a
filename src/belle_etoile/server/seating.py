"""Around the board: tables are set, people sit down, get up, give up or agree to end."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from ..core.chance import commitment
from ..core.errors import BelleEtoileError
from ..core.game import Game
from ..core.match import new_match
from ..locales import speaker
from ..store import Entry, MatchRow, NewTable, SeatRow, Sit, Taken
from ..store import matches as kept
from ..store import people as persons
from . import wire
from .house import House
from .opening import Stored, table_from
from .play import entry_for, outcome_of
from .problems import Problem
from .sessions import new_id
from .table import Table
from .thinking import game_for


def _refused(error: BelleEtoileError, game: str) -> Problem:
    return Problem("bad-setup", lambda language: speaker(language).error(error, game))


def known_game(id: str) -> Game:
    """Raises the problem no-such-game."""
    try:
        return game_for(id, "")
    except BelleEtoileError:
        raise Problem("no-such-game") from None


async def checked_game(house: House, id: str, edition: str) -> Game:
    """Raises the problems no-such-game and bad-setup. An edition is read by a clerk, and here only if it is one."""
    known = known_game(id)
    if not edition:
        return known
    wrong = await house.clerks.read_edition(id, edition)
    if wrong is not None:
        raise _refused(wrong, id)
    return await asyncio.to_thread(game_for, id, edition)


def seat_of(match: str, number: int, wish: wire.MeSeat | wire.OpenSeat | wire.BotSeat, person: str) -> SeatRow:
    if isinstance(wish, wire.MeSeat):
        return SeatRow(match, number, "person", person=person)
    if isinstance(wish, wire.BotSeat):
        return SeatRow(match, number, "bot", bot=wish.bot, level=wish.level)
    return SeatRow(match, number, "open", token=secrets.token_urlsafe(12))


def new_row(game: Game, edition: str, options: dict[str, str], seats: int) -> MatchRow:
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


async def create(house: House, wish: wire.NewMatch, person: str) -> Table:
    edition = wish.edition or ""
    game = await checked_game(house, wish.game, edition)
    row = new_row(game, edition, wish.options, len(wish.seats))
    row.hours = wish.pace.hours if isinstance(wish.pace, wire.Correspondence) else None
    row.public, row.creator = wish.public, person
    return await set_up(house, row, [seat_of(row.id, n, seat, person) for n, seat in enumerate(wish.seats)])


async def set_up(house: House, row: MatchRow, seats: list[SeatRow]) -> Table:
    """Writes a new table and opens it; it starts at once where no seat is open. Raises Taken for an id in use."""
    for seat in seats:
        person = await house.person(seat.person) if seat.person else None
        seat.name = person.name if person is not None else ""
    table = table_from(Stored(row, seats, None, []))
    first = dealt(house, table) if is_full(table) else None
    await house.db.append(NewTable(row, seats, first))
    house.keep(table)
    if first is not None:
        begun(house, table, first)
    return table


def is_full(table: Table) -> bool:
    return table.row.status == "open" and all([seat.kind != "open" for seat in table.seats])


def dealt(house: House, table: Table) -> Entry:
    """The cards are dealt, in memory only."""
    table.match = new_match(table.game, len(table.seats), table.row.seed, table.row.options)
    return entry_for(house, table, table.match.log.records[0], None, None)


def begun(house: House, table: Table, first: Entry) -> None:
    """The first entry is on the disk: everybody is told."""
    row = table.row
    row.version, row.moved, row.deadline = first.version, first.at, first.deadline
    row.status, row.waiting = first.status, table.started().waiting
    table.advance()
    table.poke_table()
    if first.wakes:
        house.wake(table.id)


async def start(house: House, table: Table) -> None:
    """All seats are taken: the cards are dealt. The caller holds the lock."""
    if table.match is not None:  # it came in as a log and goes on
        await change(house, table, {}, {"status": "playing", "waiting": kept.json_text(table.match.waiting)})
        house.wake(table.id)
        return
    entry = dealt(house, table)
    failure = await outcome_of(house.db.append(entry))
    if failure is None:
        begun(house, table, entry)
        return
    table.match = None
    await house.refresh(table)
    if not isinstance(failure, Taken) or is_full(table):
        raise failure
    table.poke_table()  # another process saw the last one sit down, too


async def begin(house: House, table: Table) -> None:
    """For a table at which the last one sat down, and then the cards could not be dealt."""
    async with table.lock:
        if is_full(table):
            await start(house, table)


async def change(house: House, table: Table, seats: dict[int, dict[str, Any]], match: dict[str, Any]) -> None:
    """Writes changes of seats and of the match's row and tells everybody. The caller holds the lock."""

    def write(connection: Connection) -> None:
        for seat, changes in seats.items():
            kept.change_seat(connection, table.id, seat, changes)
        if match:
            kept.change_match(connection, table.id, match)
        if house.db.defer is not None and match.get("status", table.row.status) == "playing":
            house.db.defer(connection, [table.id])

    await house.db.write(write)
    await house.refresh(table)
    house.changed(table.id)
    table.poke_table()


async def join(house: House, table: Table, person: str, token: str, seat: int | None) -> None:
    async with table.lock:
        chosen = _open_seat(table, token, seat)
        if chosen is None:
            if not table.seats_of(person):
                raise Problem("seat-taken")
            if is_full(table):
                await start(house, table)
            return
        failure = await outcome_of(house.db.append(Sit(table.id, chosen, person)))
        if failure is not None:
            await house.refresh(table)
            raise Problem("seat-taken") if isinstance(failure, Taken) else failure
        await _seated(house, table, chosen, person)
        if is_full(table):
            await start(house, table)
        else:
            house.changed(table.id)
            table.poke_table()


async def _seated(house: House, table: Table, seat: int, person: str) -> None:
    """Who sits where, now that one more does. Through other processes others may have sat down, too: whoever is last
    to look sees all of them.
    """
    if house.db.shared:
        table.seats = await house.db.read(lambda c: kept.seats_at(c, table.id))
        return
    who = await house.person(person)
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


async def leave(house: House, table: Table, person: str) -> None:
    """Before the start the seat opens again; after it the seat resigns."""
    mine = table.seats_of(person)
    if not mine:
        raise Problem("wrong-seat")
    if table.row.status == "over":
        raise Problem("match-over")
    if table.row.status == "playing":
        for seat in mine:
            if table.playing:
                await resign(house, table, seat)
        return
    opened = {"kind": "open", "person": None, "agrees": False}
    async with table.lock:
        await change(house, table, {s: {**opened, "token": secrets.token_urlsafe(12)} for s in mine}, {})


async def leave_all(house: House, person: str) -> None:
    """Before somebody goes for ever: seats in play resign, others open again."""
    for match in await house.db.read(lambda c: persons.seated_at(c, person)):
        table = await house.table(match)
        if table.row.status != "over" and table.seats_of(person):
            await leave(house, table, person)


async def resign(house: House, table: Table, seat: int) -> None:
    """The others win when only one seat is left or no person is; else the seat goes on with default moves.

    Who plays together has nobody to win over: the match ends without a winner.
    """
    async with table.lock:
        table.in_play()
        if table.seats[seat].resigned:
            return
        staying = [s for s in table.seats if not s.resigned and s.seat != seat]
        ends = len(staying) <= 1 or all(s.kind == "bot" for s in staying)
        winners = [] if table.game.info.together else [s.seat for s in staying]
        over = ending(winners, "resigned") if ends else {}
        await change(house, table, {seat: {"resigned": True}}, over)
        if table.playing:
            house.wake(table.id)


async def agree(house: House, table: Table, seat: int, agrees: bool) -> None:
    async with table.lock:
        table.in_play()
        people = [s for s in table.seats if s.kind == "person" and s.person and not s.resigned]
        all_agree = agrees and all(s.agrees or s.seat == seat for s in people)
        await change(house, table, {seat: {"agrees": agrees}}, ending([], "agreed") if all_agree else {})


def ending(winners: list[int], how: str) -> dict[str, Any]:
    outcome = kept.json_text({"winners": winners, "rule": "", "how": how})
    return {"status": "over", "outcome": outcome, "waiting": "[]", "deadline": None, "moved": time.time()}


def passed_on(seats: Sequence[SeatRow], match: str) -> list[SeatRow]:
    """The same people and bots for another match, the first seat passed on to the next."""
    order = [*seats[1:], seats[0]]
    return [SeatRow(match, number, s.kind, person=s.person, bot=s.bot, level=s.level) for number, s in enumerate(order)]


async def rematch(house: House, table: Table, person: str) -> Table:
    """The same table again; whoever asks second is led to the same one."""
    if not table.seats_of(person):
        raise Problem("wrong-seat")
    async with table.lock:
        if table.row.status != "over":
            raise Problem("match-not-over")
        if table.row.rematch is not None:
            return await house.table(table.row.rematch)
        row = new_row(table.game, table.edition_text, table.row.options, len(table.seats))
        row.hours, row.public, row.creator = table.row.hours, False, person
        seats = passed_on(table.seats, row.id)
        for seat in seats:
            if seat.kind == "person" and seat.person is None:
                seat.kind, seat.token = "open", secrets.token_urlsafe(12)
        again = await set_up(house, row, seats)
        await change(house, table, {}, {"rematch": row.id})
        return again
