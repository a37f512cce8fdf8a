"""The clock of a live match: a time for each move, or a bank for each seat that grows a little with each turn.

The server's alone: it is stored with the match and survives restarts. Where the time for a move is up, its default move
is played; whose bank is empty has lost. Bots and seats that resigned have no clock.
"""

import time
from typing import Any, Final, NamedTuple

from ...core.log import Record
from ...store import MatchRow
from ...store import matches as kept
from ..http.fields import told_time
from . import schemas
from .table import Table

GRACE: Final = 1.0  # seconds on the way to the server that cost nobody the match
GENEROUS: Final = schemas.BankClock(minutes=20, increment=20)  # of an open table that wants nothing else


class Reading(NamedTuple):
    """What a match's row says of its time after a move."""

    deadline: float | None
    banks: list[float]
    ticking: float | None


def reading_of(row: MatchRow) -> Reading:
    return Reading(row.deadline, row.banks, row.ticking)


# What was agreed


def set_pace(row: MatchRow, pace: schemas.Live | schemas.Correspondence, seats: int) -> None:
    if isinstance(pace, schemas.Correspondence):
        row.hours = pace.hours
    elif isinstance(pace.clock, schemas.MoveClock):
        row.clock, row.hours = "move", pace.clock.seconds / 3600
    elif isinstance(pace.clock, schemas.BankClock):
        row.clock, row.hours, row.increment = "bank", pace.clock.minutes / 60, float(pace.clock.increment)
        row.banks = [pace.clock.minutes * 60.0] * seats


def usual_pace(wish: schemas.NewMatch) -> schemas.Live:
    """Friends play without a clock, strangers with a generous one."""
    strangers = wish.public and any(isinstance(seat, schemas.OpenSeat) for seat in wish.seats)
    return schemas.Live(GENEROUS) if strangers else schemas.Live()


def pace_of(row: MatchRow) -> schemas.Live | schemas.Correspondence:
    hours = row.hours or 0.0
    if not row.live:
        return schemas.Correspondence(hours)
    if row.clock == "move":
        return schemas.Live(schemas.MoveClock(round(hours * 3600)))
    if row.clock == "bank":
        return schemas.Live(schemas.BankClock(round(hours * 60), round(row.increment)))
    return schemas.Live()


# While it runs


def people_in(table: Table, waiting: list[int]) -> list[int]:
    return [seat for seat in waiting if not table.plays_by_itself(seat)]


def spent(table: Table, now: float) -> list[float]:
    """The banks, without what those who are waited for have used since they began."""
    banks, since = list(table.row.banks), table.row.ticking
    if since is not None:
        for seat in people_in(table, table.row.waiting):
            banks[seat] -= max(0.0, now - since)
    return banks


def after_move(table: Table, record: Record, now: float) -> Reading:
    row, waiting = table.row, table.started().waiting
    if row.clock == "bank":
        return _running(_banks_after(table, record, waiting, now), people_in(table, waiting), now)
    if not row.timed or not waiting or (row.live and not people_in(table, waiting)):
        return Reading(None, [], None)
    return Reading(_deadline_after(table, record, now), [], None)


def _deadline_after(table: Table, record: Record, now: float) -> float | None:
    """Every move gives the next one its full time; taking it back gives what was left before.

    Seats that choose at the same time share one deadline: nobody gets more time because another was quick.
    """
    if record.takes_back:
        return (table.deadlines[-1] if table.deadlines else None) or table.row.deadline
    before = table.row.waiting
    if len(before) > 1 and set(table.started().waiting) <= set(before):
        return table.row.deadline
    return now + (table.row.hours or 0.0) * 3600


def _banks_after(table: Table, record: Record, waiting: list[int], now: float) -> list[float]:
    """Whose turn ends gets the increment; who takes that back gives it back."""
    banks, seat = [max(0.0, bank) for bank in spent(table, now)], record.seat
    owed, owes = seat in table.row.waiting, seat in waiting
    if owed and not owes and not record.takes_back:
        banks[seat] += table.row.increment
    elif owes and not owed and record.takes_back:
        banks[seat] = max(0.0, banks[seat] - table.row.increment)
    return banks


def _running(banks: list[float], people: list[int], now: float) -> Reading:
    rounded = [round(bank, 3) for bank in banks]
    if not people:
        return Reading(None, rounded, None)
    return Reading(now + min([rounded[seat] for seat in people]), rounded, now)


def fallen(table: Table, now: float) -> list[int]:
    """The seats whose banks are empty."""
    if table.row.clock != "bank" or table.row.ticking is None:
        return []
    banks = spent(table, now)
    return [seat for seat in people_in(table, table.waiting) if banks[seat] <= 0]


def is_too_late(table: Table, seat: int) -> bool:
    """For a move that came when the bank was empty, and the sweep had not seen it yet."""
    return seat in fallen(table, time.time() - GRACE)


def without(table: Table, gone: list[int], now: float) -> dict[str, Any]:
    """What changes in the match's row if nobody waits for these people any more."""
    people = [seat for seat in people_in(table, table.waiting) if seat not in gone]
    if table.row.clock == "bank":
        banks = [max(0.0, bank) for bank in spent(table, now)]
        reading = _running(banks, people, now)
        return {"deadline": reading.deadline, "banks": kept.json_text(reading.banks), "ticking": reading.ticking}
    return {"deadline": None} if table.row.live and not people else {}


# As it is told


def clock_for(table: Table) -> schemas.ClockInfo | None:
    """Seconds as of now: whoever reads it counts on from there, by a clock of their own."""
    row = table.row
    if not table.playing:
        return None
    now, fair_wait = time.time(), table.fair_wait
    people = people_in(table, table.waiting)
    call = row.called if is_called(row) else None
    return schemas.ClockInfo(
        running=people if row.clock else [],
        left=[round(max(0.0, left), 1) for left in _left(table, people, now)],
        deadline=told_time(row.deadline) if row.deadline is not None else None,
        fair_wait=fair_wait if row.live else None,
        call_in=max(0.0, row.moved + fair_wait - now) if row.live else None,
        call=told_call(call, fair_wait, now) if call is not None else None,
    )


def _left(table: Table, people: list[int], now: float) -> list[float]:
    row = table.row
    if row.clock == "bank":
        return spent(table, now)
    if row.clock != "move" or row.hours is None:
        return []
    running = row.deadline - now if row.deadline is not None else row.hours * 3600
    return [running if seat.seat in people else row.hours * 3600 for seat in table.seats]


def is_called(row: MatchRow) -> bool:
    """A call ends with the next move."""
    return row.called is not None and row.called["version"] == row.version


def told_call(call: dict[str, float], fair_wait: float, now: float) -> schemas.CallInfo:
    left = max(0.0, round(call["at"] + fair_wait - now, 1))
    return schemas.CallInfo(absent=int(call["seat"]), by=int(call["by"]), left=left)
