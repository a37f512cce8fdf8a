"""Moves: from a request to the disk, and only then to the others. The log is the truth."""

import asyncio
import time
from typing import Final

import msgspec

from ..core.errors import BadNotation, BelleEtoileError, IllegalMove, NothingToUndo, NotYourTurn
from ..core.events import Event
from ..core.log import UNDO, Record
from ..core.match import Match
from ..locales import speaker
from ..store import Entry, Taken
from ..store import matches as kept
from .house import House
from .opening import begun, read_match, read_whole, replayed_to_the_end
from .problems import Problem
from .table import Step, Table, heard, info_of, seen_from
from .wire import StoryStep

AT_ONCE: Final = 500  # moves that are played again before somebody else has a turn


def problem_of(error: BelleEtoileError, table: Table) -> Problem:
    """What the rules say no to, for the one who tried."""
    game = table.game.info.id
    if isinstance(error, BadNotation):
        return Problem("unreadable", lambda language: speaker(language).error(error, game), game=game)
    if isinstance(error, IllegalMove):
        rule = error.rule
        stage = str(table.started().view(-1)["stage"])
        return Problem("illegal", lambda language: speaker(language).refusal(game, stage, rule), rule=rule, game=game)
    if isinstance(error, NotYourTurn):
        return Problem("not-your-turn", game=game)
    if isinstance(error, NothingToUndo):
        return Problem("no-undo", game=game)
    return Problem("broken")


async def play(
    house: House, table: Table, seat: int, text: str, seen: int, key: str | None, by: str | None = None
) -> bytes:
    """Plays one move, or takes one back; the Update for the mover. Raises Problem and then nothing has changed."""
    async with table.lock:
        for _ in range(3):
            match = table.in_play() if by else table.started()
            if not table.playing or (seen != table.version and not still_fits(table, seat, seen)):
                return await _repeated(house, table, seat, seen, key)
            try:
                events = _try(table, match, seat, text)
            except BelleEtoileError as error:
                raise problem_of(error, table) from None
            entry = entry_for(house, table, match.log.records[-1], key, by)
            failure = await outcome_of(house.db.append(entry))
            if failure is None:
                _written(house, table, entry, events)
                return table.update(seat, seen)
            if not isinstance(failure, Taken):
                await _step_back(house, table)
                raise failure
            await house.refresh(table)
            table.poke()
        raise Problem("busy", retry_after=1)


async def outcome_of(write: "asyncio.Future[None]") -> BaseException | None:
    """Why it failed, if it did. What is then awaited must not be awaited inside an `except`: compiled, that ends in a
    crash, or leaves the error behind for whoever runs next (tests/test_compiled_shapes.py).
    """
    try:
        await write
    except BaseException as error:
        return error
    return None


def still_fits(table: Table, seat: int, seen: int) -> bool:
    """Where several choose at once, another's secret choice does not make one's own move stale.

    Since `seen` only others have moved, luck has decided nothing, and the seat is still waited for.
    """
    log = table.started().log
    if seen < log.base or seat not in table.waiting:
        return False
    since = [record for record in log.records if record.version > seen]
    return bool(since) and all(r.seat != seat and not r.outcomes and r.move != UNDO for r in since)


def _try(table: Table, match: Match, seat: int, text: str) -> list[Event] | None:
    """In memory only: the match is one version ahead of the table."""
    if text == UNDO:
        match.undo(seat)
        return None
    game = table.game
    return match.play(seat, game.format(game.parse(text)))


async def _step_back(house: House, table: Table) -> None:
    """The disk did not take it: the table is opened again from what is there."""
    try:
        await house.refresh(table)
    except Exception:
        house.drop(table)
        raise


async def _repeated(house: House, table: Table, seat: int, seen: int, key: str | None) -> bytes:
    """The same intention again gets its first answer; any other is too late."""
    if key is not None:
        version = await house.db.read(lambda c: kept.version_of_key(c, table.id, seat, key))
        if version is not None:
            if version > table.version:
                await house.refresh(table)
            return await update_at(house, table, seat, version)
    table.in_play()
    raise Problem("stale", version=table.version)


def entry_for(house: House, table: Table, record: Record, key: str | None, by: str | None) -> Entry:
    match = table.started()
    now = time.time()
    over = match.over
    waiting = match.waiting
    outcome = match.outcome if over else None
    status = "over" if over else "playing"
    deadline = deadline_after(table, record, now) if not over else None
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
        deadline=deadline,
        outcome=kept.json_text({**outcome, "how": "rules"}) if outcome is not None else None,
        wakes=any(table.plays_by_itself(seat) for seat in waiting),
        snapshot=table.snapshot_due(house.config.snapshot_every),
        quiet=(status, deadline, outcome) == (table.row.status, table.row.deadline, table.row.outcome),
    )


def deadline_after(table: Table, record: Record, now: float) -> float | None:
    """Every move gives the next one its full time; taking it back gives what was left before.

    Those who choose at once share one time: nobody gets more because another is quick, or drafts without end.
    """
    if table.row.hours is None:
        return None
    if record.move == UNDO:
        return table.deadline_before or table.row.deadline
    before = table.row.waiting
    if len(before) > 1 and set(table.started().waiting) <= set(before):
        return table.row.deadline
    return now + table.row.hours * 3600


def _written(house: House, table: Table, entry: Entry, events: list[Event] | None) -> None:
    """The move is on the disk: the table follows, and everybody is told."""
    match = table.started()
    row = table.row
    table.remember(match.version, events)
    table.deadline_before = row.deadline
    if entry.snapshot is not None:
        table.snapshot = entry.version
    row.version, row.moved, row.deadline = entry.version, entry.at, entry.deadline
    row.status, row.waiting = entry.status, match.waiting
    row.outcome = msgspec.json.decode(entry.outcome) if entry.outcome else None
    table.advance()
    house.metrics.move(row.game)
    before = match.version - 1
    watching = {link.seat for link in table.links if link.version == before}
    if watching:
        table.prepare(list(watching), before)
    if entry.key:
        for link in table.links:
            link.answers(entry.key)
    table.poke()
    if row.status == "over":
        table.poke_table()
    elif entry.wakes:
        house.wake(table.id)


async def update_at(house: House, table: Table, seat: int, version: int) -> bytes:
    """The Update as it was at `version`, played again from what is stored."""
    table.started()
    if not 0 <= version <= table.version:
        raise Problem("no-such-version")
    stored = await house.db.read(lambda c: read_match(c, table.id, version))
    if stored is None:
        raise Problem("no-such-match")
    again, events = replayed_to_the_end(stored)
    fresh = version == 0 or stored.moves[-1].move == UNDO
    in_play = version < table.version or table.playing
    return seen_from(again, seat, again.view(seat), in_play, heard([Step(version, events)], seat), fresh)


async def story_for(house: House, table: Table, seat: int) -> list[StoryStep]:
    stored = await house.db.read(lambda c: read_whole(c, table.id))
    if stored is None:
        raise Problem("no-such-match")
    match, records = begun(stored)
    steps: list[StoryStep] = []
    for record in records:
        if record.version % AT_ONCE == 0:
            await asyncio.sleep(0)
        events = match.replay(record, table.id, record.version)
        infos = [info_of(record.version, event) for event in events if event.heard_by(seat)]
        steps.append(StoryStep(record.version, record.move == UNDO, infos))
    return steps
