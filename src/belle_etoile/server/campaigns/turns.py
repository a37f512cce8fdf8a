"""Turns are resolved exactly once, whoever gets there first: at the deadline, or when everyone is ready.

`due` on the campaign's row says from when on. Every turn starts with `wake`. Two call it: the process whose change
made a turn due, as soon as the change is committed; and the sweep, for what the clock makes due. What is due stays due
until its turn is written, so the sweep also finds what was left by a process that died, a referee that was too slow or
a database that was away.

Every change that a turn could depend on moves the row's `version`, and a turn is written only if the version is still
the one its orders were read at; else it is resolved again. After the deadline nobody can change orders, so this ends.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ...core.chance import commitment
from ...store import campaigns as kept
from ...store import clock
from ...store.campaigns import CampaignRow, FamilyRow, OrdersRow, TurnRow
from ..background.limited_pool import Overstepped
from ..background.logs import note
from ..context import Context
from ..http.problems import Problem
from .access import is_joining
from .calendar import keeping_beat, nearest_deadline, next_deadline
from .presenters import bots_of, on_leave, turns_of
from .turn_worker import Done, Job, resolve_job

log: Final = logging.getLogger(__name__)
T = TypeVar("T")
PATIENCE: Final = 300.0  # seconds for one turn, with the time in the queue
TRIES: Final = 5
MOST_AT_ONCE: Final = 200
AT_ONCE: Final = 20.0  # seconds that somebody who was the last to be ready waits for the turn
OUTAGE: Final = 120.0  # seconds without a sweep after which passed deadlines are moved
LAST_PART: Final = 0.2  # of the time: those who are not ready are told
NOTHING: Final[Mapping[str, Any]] = {}


class Overtaken(Exception):
    """Something changed while the turn was being resolved."""


# Deadlines


def set_deadline(
    connection: Connection, id: str, now: float, deadline: float | None, changes: Mapping[str, Any] = NOTHING
) -> None:
    """With the reminder that goes with it."""
    remind = deadline - LAST_PART * (deadline - now) if deadline is not None and deadline > now else None
    kept.change_campaign(connection, id, {**changes, "deadline": deadline, "remind": remind})


def everyone_ready(row: CampaignRow, families: list[FamilyRow], ready: set[int], now: float) -> bool:
    """All people whose family still plays, vacations aside, and at least one of them.

    At the founding an open seat is waited for. Later it is not, and neither is a family that is being founded.
    """
    people = [h for h in families if h.kind == "person" and h.status != "PNJ" and not is_joining(row, h)]
    waits = row.turn == 0 and any(family.kind == "open" for family in families)
    there = [family.seat in ready for family in people]
    return any(there) and not waits and all(h.seat in ready or on_leave(row, h, now) for h in people)


def settle(connection: Connection, id: str, now: float) -> float | None:
    """Works out from when on the turn is due. The caller holds the campaign and has made its changes."""
    row = kept.campaign_row(connection, id)
    assert row is not None
    due = row.deadline
    if row.status != "playing" or row.paused is not None:
        due = None
    elif row.calendar != "hand" and not is_held(row):
        ready = kept.ready_seats(connection, id, row.turn)
        if ready and everyone_ready(row, kept.family_rows(connection, [id]), ready, now):
            due = min(now, due) if due is not None else now
    if due != row.due:
        kept.change_campaign(connection, id, {"due": due})
    return due


def is_held(row: CampaignRow) -> bool:
    """Everyone was ready all at once because somebody went: the turn waits for a word, or for its deadline."""
    return row.options.get("held") == str(row.turn)


def hold(connection: Connection, row: CampaignRow, seat: int, now: float) -> None:
    """Somebody has just left this family. What they called ready is not what the next one calls ready; and where all
    others are ready, their turn does not come unannounced: one of them, or the game master, says so once more.
    """
    kept.unready(connection, row.id, row.turn, seat)
    families = kept.family_rows(connection, [row.id])
    if not everyone_ready(row, families, kept.ready_seats(connection, row.id, row.turn), now):
        return
    kept.change_campaign(connection, row.id, {"options": {**row.options, "held": str(row.turn)}})
    kept.tell(connection, row.id, people_to_tell(row, families), "held", row.turn, now)


def release(connection: Connection, row: CampaignRow) -> None:
    if is_held(row):
        options = {name: value for name, value in row.options.items() if name != "held"}
        kept.change_campaign(connection, row.id, {"options": options})


async def change(context: Context, id: str, work: Callable[[Connection, CampaignRow, list[FamilyRow], float], T]) -> T:
    """One change of a campaign in a transaction; the turn is resolved if it has become due."""

    def write(connection: Connection) -> tuple[T, bool]:
        now = time.time()
        row = kept.held(connection, id)
        if row is None:
            raise Problem("no-such-campaign")
        result = work(connection, row, kept.family_rows(connection, [id]), now)
        due = settle(connection, id, now)
        return result, due is not None and due <= now

    result, is_due = await context.db.write(write)
    if is_due:
        wake(context, id)
    return result


# One turn


class Gathered(msgspec.Struct):
    row: CampaignRow
    families: list[FamilyRow]
    state: str
    orders: dict[int, str]


def gathered(connection: Connection, id: str) -> Gathered | None:
    """All that the turn depends on, if it is due."""
    row, now = kept.campaign_row(connection, id), time.time()
    if row is None or row.due is None or row.due > now or clock_is_unknown(connection, now):
        return None
    before = kept.turn_row(connection, id, row.turn - 1) if row.turn > 0 else None
    written = kept.orders_of_turn(connection, id, row.turn)
    families = kept.family_rows(connection, [id])
    state = before.state if before is not None else ""
    return Gathered(row, families, state, {orders.seat: orders.text for orders in written})


def clock_is_unknown(connection: Connection, now: float) -> bool:
    """There was an outage, or the clock was wrong: deadlines must be corrected first."""
    looked = clock.last_alive(connection)
    return looked is not None and abs(now - looked) >= OUTAGE


def wake(context: Context, id: str) -> None:
    """Resolves the turn of a campaign if it is due: in the background, once at a time in this process."""
    task = context.campaign_cache.resolving.get(id)
    if task is not None and not task.done():
        context.campaign_cache.again.add(id)  # it may have looked before the turn was due
    else:
        context.campaign_cache.resolving[id] = context.spawn(_resolve_on(context, id))


async def resolved(context: Context, id: str, seconds: float = AT_ONCE) -> None:
    """Waits for the turn that this process resolves now, if there is one, for so many seconds."""
    task = context.campaign_cache.resolving.get(id)
    if task is not None:
        await asyncio.wait({task}, timeout=seconds)


async def _resolve_on(context: Context, id: str) -> None:
    try:
        await _resolve_if_due(context, id)
        while id in context.campaign_cache.again:
            context.campaign_cache.again.discard(id)
            await _resolve_if_due(context, id)
    finally:
        context.campaign_cache.again.discard(id)
        context.campaign_cache.resolving.pop(id, None)


async def _resolve_if_due(context: Context, id: str) -> None:
    """Whatever goes wrong, the turn stays due."""
    try:
        for _ in range(TRIES):
            found = await context.db.read(lambda c: gathered(c, id))
            if found is None or await _resolve(context, found):
                return
    except (Overstepped, Problem) as error:
        log.warning("a turn was not resolved in time", extra={"campaign": id, "error": repr(error)})
    except Exception as error:
        note(log, "a turn could not be resolved", error, campaign=id)


def packed_job(found: Gathered) -> bytes:
    """The job as bytes; nothing else of it stays in memory here."""
    row, families = found.row, found.families
    job = Job(
        turn=row.turn,
        edition=row.edition_text,
        turns=turns_of(row),
        governor=row.options["governor"],
        language=row.language,
        seed=row.seed,
        redrawn=row.redrawn,
        names=[family.name for family in families],
        bots=bots_of(families),
        state=found.state,
        orders=found.orders,
        joining=[h.seat for h in families if is_joining(row, h) and h.kind == "person"],
        stewards=[h.seat for h in families if on_leave(row, h, row.due or 0.0)],
        rules=row.game_version,
    )
    found.state, found.orders = "", {}
    return msgspec.json.encode(job)


async def _resolve(context: Context, found: Gathered) -> bool:
    packed = await context.turn_pool.work(resolve_job, packed_job(found), PATIENCE)
    done = msgspec.json.decode(packed, type=Done)
    del packed  # some ten megabytes, in a large campaign
    try:
        await context.db.write(lambda c: _write(c, found, done))
    except (Overtaken, IntegrityError):
        return False
    return True


def _write(connection: Connection, found: Gathered, done: Done) -> None:
    """State, events, next turn and notices: all of it or nothing."""
    now = time.time()
    row = kept.held(connection, found.row.id)
    if row is None or row.version != found.row.version + 1:
        raise Overtaken
    turn = TurnRow(
        turn=row.turn,
        year=done.year,
        seed=done.seed,
        commitment=commitment(done.seed),
        state=done.state,
        events=done.events,
        dice=done.dice,
        sheets=done.sheets,
        figures=done.figures,
        resolved=now,
    )
    kept.add_turn(connection, row.id, turn)
    for seat, text in done.written.items():
        kept.put_orders(connection, row.id, row.turn, OrdersRow(seat, text, True, 1, now, "bot"))
    for seat, text in done.stewarded.items():
        kept.put_orders(connection, row.id, row.turn, OrdersRow(seat, text, True, 1, now, "steward"))
        kept.change_family(connection, row.id, seat, {"stewarded": found.families[seat].stewarded + 1})
    seat_newcomers(connection, row, found.families, done.joined, len(done.families) - len(done.joined))
    for seat, family in enumerate(done.families):
        kept.change_family(connection, row.id, seat, msgspec.structs.asdict(family))
    families = kept.family_rows(connection, [row.id])
    over = done.outcome is not None
    changes: dict[str, Any] = {
        "turn": row.turn + 1,
        "moved": now,
        "status": "over" if over else "playing",
        "outcome": done.outcome,
        "due": None,
    }
    people = [h for h in families if h.kind == "person" and h.status != "PNJ"]
    deadline = next_deadline(row, now) if people and not over else None  # bots alone do not play for ever
    set_deadline(connection, row.id, now, deadline, changes)
    kept.tell(connection, row.id, people_to_tell(row, families), "over" if over else "resolved", row.turn, now)
    settle(connection, row.id, now)


def seat_newcomers(
    connection: Connection, row: CampaignRow, families: list[FamilyRow], joined: list[int], first: int
) -> None:
    """31.7: those who joined are numbered as the referee did; those who did not write yet wait behind them."""
    waiting = [family.seat for family in families if is_joining(row, family) and family.seat not in joined]
    moves = {old: new for new, old in enumerate(joined + waiting, first) if old != new}
    if moves:
        kept.renumber(connection, row.id, row.turn, moves)


def people_to_tell(row: CampaignRow, families: list[FamilyRow]) -> list[str]:
    people = [family.person for family in families if family.person]
    return [*people, row.creator] if row.creator else people


# The sweep


async def sweep_campaigns(context: Context) -> None:
    """Finds turns and reminders that are due. Any number of processes may do it at once."""
    now = time.time()
    for id in await context.db.read(lambda c: kept.to_remind(c, now, MOST_AT_ONCE)):
        await context.db.write(lambda c, id=id: remind(c, id))  # type: ignore[misc]
    for id in await context.db.read(lambda c: kept.due_campaigns(c, now, MOST_AT_ONCE)):
        wake(context, id)


def moved_by(connection: Connection, id: str, seconds: float, now: float) -> None:
    """After an outage, or when the clock was wrong: moves the deadline by as much, and tells everybody."""
    row = kept.held(connection, id)
    if row is None or row.deadline is None:
        return
    deadline: float | None = row.deadline + seconds
    if seconds < 0 and row.calendar == "days":
        deadline = nearest_deadline(row, row.deadline + seconds, now)  # on its day, at its hour
    set_deadline(connection, id, now, deadline, keeping_beat(row))
    kept.add_act(connection, row, "outage" if seconds > 0 else "clock", now, None, "", {"minutes": round(seconds / 60)})
    kept.tell(connection, id, people_to_tell(row, kept.family_rows(connection, [id])), "moved", row.turn, now)
    settle(connection, id, now)


def remind(connection: Connection, id: str) -> None:
    """Once for each deadline, and only those who are not ready; who is on vacation has a steward."""
    now = time.time()
    row = kept.held(connection, id)
    if row is None or row.remind is None or row.remind > now or row.paused is not None:
        return
    kept.change_campaign(connection, id, {"remind": None})
    ready = kept.ready_seats(connection, id, row.turn)
    families = kept.family_rows(connection, [id])
    waited = [h for h in families if h.status != "PNJ" and not on_leave(row, h, row.deadline or now)]
    slow = [h.person for h in waited if h.person and h.seat not in ready]
    kept.tell(connection, id, slow, "near", row.turn, now)


def figures_of_turn(row: TurnRow) -> dict[str, list[int]]:
    found: dict[str, list[int]] = json.loads(row.figures)
    return found
