"""Moves: from a request to the disk, and only then to the others. The log is the truth."""

import asyncio
import time
from typing import Any, Final, NamedTuple

import msgspec

from ...core.errors import BadNotation, BelleEtoileError, IllegalMove, NothingToUndo, NotYourTurn
from ...core.events import Event
from ...core.game import MoveGame
from ...core.log import Record
from ...core.match import Match
from ...locales import speaker
from ...store import Entry, MatchRow, Taken
from ...store import matches as kept
from ..context import Context
from ..http.problems import Problem
from .clock import after_move, is_too_late, reading_of
from .loader import begun, read_match, read_whole, replayed_to_the_end
from .schemas import StoryStep
from .table import Step, Table, heard, info_of, seen_from

AT_ONCE: Final = 500  # moves that are replayed before other requests get a turn


def problem_of(error: BelleEtoileError, table: Table) -> Problem:
    """What the rules say no to at this table, for the one who tried."""
    return refused_by(table.game, str(table.started().view(-1)["stage"]), error)


def refused_by(game: MoveGame, stage: str, error: BelleEtoileError) -> Problem:
    """The same for any match of a game; `stage` is what was asked for."""
    id = game.info.id
    if isinstance(error, BadNotation):
        return Problem("unreadable", lambda language: speaker(language).error(error, id), game=id)
    if isinstance(error, IllegalMove):
        rule = error.rule
        return Problem("illegal", lambda language: speaker(language).refusal(id, stage, rule), rule=rule, game=id)
    if isinstance(error, NotYourTurn):
        return Problem("not-your-turn", game=id)
    if isinstance(error, NothingToUndo):
        return Problem("no-undo", game=id)
    return Problem("broken")


class Played(NamedTuple):
    """What the mover is told: an Update, and its version."""

    version: int
    update: bytes


async def play(
    context: Context, table: Table, seat: int, text: str, seen: int, key: str | None, by: str | None = None
) -> Played:
    """Plays one move. Raises Problem and then nothing has changed."""
    return await _carry_out(context, table, seat, text, seen, key, by)


async def undo(context: Context, table: Table, seat: int, seen: int, key: str) -> Played:
    """Takes the seat's last move back. Raises Problem and then nothing has changed."""
    return await _carry_out(context, table, seat, None, seen, key, None)


async def _carry_out(
    context: Context, table: Table, seat: int, text: str | None, seen: int, key: str | None, by: str | None
) -> Played:
    """`text` is None where a move is taken back."""
    async with table.lock:
        for _ in range(3):
            match = table.in_play() if by else table.started()
            if not table.playing or (seen != table.version and not is_still_fresh(table, seat, seen)):
                return await _repeated(context, table, seat, key)
            if by is None and is_too_late(table, seat):
                raise Problem("time-up")
            try:
                events = _try(match, seat, text)
            except BelleEtoileError as error:
                raise problem_of(error, table) from None
            entry = entry_for(context, table, match.log.records[-1], key, by)
            failure = await outcome_of(context.db.append(entry))
            if failure is None:
                _written(context, table, entry, events)
                return Played(table.version, table.update(seat, seen))
            if not isinstance(failure, Taken):
                await _step_back(context, table)
                raise failure
            await context.refresh(table)
            table.poke()
        raise Problem("busy", retry_after=1)


async def outcome_of(write: "asyncio.Future[None]") -> BaseException | None:
    """Why it failed, if it did. Use it instead of an `await` inside `except`: compiled, that crashes, or
    leaves the error behind for the next task (tests/test_compiled_shapes.py).
    """
    try:
        await write
    except BaseException as error:
        return error
    return None


def is_still_fresh(table: Table, seat: int, seen: int) -> bool:
    """Where several choose at once, another's secret choice does not make one's own move stale.

    Since `seen` only others have moved, luck has decided nothing, and the seat is still waited for.
    """
    log = table.started().log
    if seen < log.base or seat not in table.waiting:
        return False
    since = [record for record in log.records if record.version > seen]
    return bool(since) and all(r.seat != seat and not r.outcomes and not r.takes_back for r in since)


def _try(match: Match, seat: int, text: str | None) -> list[Event] | None:
    """In memory only: the match is one version ahead of the table. No events where a move was taken back."""
    if text is None:
        match.undo(seat)
        return None
    return match.play(seat, text)


async def _step_back(context: Context, table: Table) -> None:
    """The write failed: the table is opened again from the database."""
    try:
        await context.refresh(table)
    except Exception:
        context.drop(table)
        raise


async def _repeated(context: Context, table: Table, seat: int, key: str | None) -> Played:
    """A request with the same key gets its first answer again; any other is too late."""
    if key is not None:
        version = await context.db.read(lambda c: kept.version_of_key(c, table.id, seat, key))
        if version is not None:
            if version > table.version:
                await context.refresh(table)
            return Played(version, await update_at(context, table, seat, version))
    table.in_play()
    raise Problem("stale", version=table.version)


def entry_for(context: Context, table: Table, record: Record, key: str | None, by: str | None) -> Entry:
    match = table.started()
    now = time.time()
    waiting, outcome = match.waiting, outcome_by_rules(match)
    over = not waiting
    status = "over" if over else "playing"
    clock = after_move(table, record, now)
    return Entry(
        match=table.id,
        version=record.version,
        seat=record.seat,
        move=record.move,
        outcomes=" ".join(map(str, record.outcomes)),
        by=by,
        key=key,
        at=now,
        status=status,
        waiting=kept.json_text(waiting),
        deadline=clock.deadline,
        outcome=kept.json_text(outcome) if outcome is not None else None,
        needs_job=any(table.plays_by_itself(seat) for seat in waiting),
        snapshot=table.snapshot_due(context.config.snapshot_every),
        quiet=(status, outcome) == (table.row.status, table.row.outcome) and clock == reading_of(table.row),
        banks=kept.json_text(clock.banks),
        ticking=clock.ticking,
    )


def follow_entry(row: MatchRow, entry: Entry, waiting: list[int]) -> None:
    """The row in memory, as the entry left it on the disk."""
    row.version, row.moved, row.status, row.waiting = entry.version, entry.at, entry.status, waiting
    row.deadline, row.ticking = entry.deadline, entry.ticking
    row.banks = msgspec.json.decode(entry.banks, type=list[float])


def outcome_by_rules(match: Match) -> dict[str, Any] | None:
    """As the match's row keeps it; None while somebody is waited for."""
    outcome = match.outcome if match.over else None
    return {**outcome, "how": "rules", "points": points_of(match)} if outcome is not None else None


def points_of(match: Match) -> list[int]:
    return match.game.scores(match.state)


def _written(context: Context, table: Table, entry: Entry, events: list[Event] | None) -> None:
    """The move is on the disk: the table follows, and everybody is told."""
    match = table.started()
    row = table.row
    table.remember(match.version, events)
    table.keep_deadline(events is None)
    if entry.snapshot is not None:
        table.snapshot = entry.version
    follow_entry(row, entry, match.waiting)
    row.outcome = outcome_by_rules(match)
    table.advance()
    context.metrics.move(row.game)
    before = match.version - 1
    watching = {client.seat for client in table.clients if client.version == before}
    if watching:
        table.prepare(list(watching), before)
    if entry.key:
        for client in table.clients:
            client.answers(entry.key)
    table.poke()
    if row.status == "over":
        table.poke_table()
    elif entry.needs_job:
        context.wake(table.id)


async def update_at(context: Context, table: Table, seat: int, version: int) -> bytes:
    """The Update as it was at `version`, played again from what is stored."""
    table.started()
    if not 0 <= version <= table.version:
        raise Problem("no-such-version")
    stored = await context.db.read(lambda c: read_match(c, table.id, version))
    if stored is None:
        raise Problem("no-such-match")
    again, events = replayed_to_the_end(stored)
    fresh = version == 0 or again.log.records[-1].takes_back
    in_play = version < table.version or table.playing
    return seen_from(again, seat, again.view(seat), in_play, heard([Step(version, events)], seat), fresh)


async def story_for(context: Context, table: Table, seat: int) -> list[StoryStep]:
    stored = await context.db.read(lambda c: read_whole(c, table.id))
    if stored is None:
        raise Problem("no-such-match")
    match, records = begun(stored)
    steps: list[StoryStep] = []
    for record in records:
        if record.version % AT_ONCE == 0:
            await asyncio.sleep(0)
        events = match.replay(record, table.id, record.version)
        infos = [info_of(record.version, event) for event in events if event.heard_by(seat)]
        steps.append(StoryStep(record.version, record.takes_back, infos))
    return steps
