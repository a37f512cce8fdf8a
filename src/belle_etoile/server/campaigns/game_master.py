"""The game master's acts. Each is written into the public log with its reason."""

from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection

from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow
from ..context import Context
from ..http.problems import Problem
from . import letters as correspondence
from .access import is_joining, require_master, require_running
from .cache import Position
from .calendar import keeping_beat, next_deadline
from .membership import instant, new_place, new_token, require_coming
from .positions import ask
from .schemas import campaigns as schemas
from .turn_worker import FamilyResult, results_of
from .turns import change, hold, people_to_tell, set_deadline
from .undone import put_away


async def pause(context: Context, id: str, reason: str, person: str) -> None:
    """Orders may still be written; nothing is resolved. A second call changes nothing."""

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        require_running(row, person)
        if row.paused is None:
            kept.change_campaign(connection, id, {"paused": now, "remind": None})
            kept.add_act(connection, row, "pause", now, person, reason, {})
            kept.tell(connection, id, people_to_tell(row, families), "paused", row.turn, now)

    await change(context, id, work)


async def resume(context: Context, id: str, reason: str, person: str) -> None:
    """The deadline has moved by as long as the pause was; where a campaign comes from another server, it gets one."""

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        require_running(row, person)
        if row.paused is not None:
            started = next_deadline(row, now) if row.turn > 0 else None
            later = row.deadline + max(0.0, now - row.paused) if row.deadline is not None else started
            set_deadline(connection, id, now, later, {"paused": None, **keeping_beat(row)})
            kept.add_act(connection, row, "resume", now, person, reason, {})
            kept.tell(connection, id, people_to_tell(row, families), "resumed", row.turn, now)

    await change(context, id, work)


async def move_deadline(context: Context, id: str, wish: schemas.MoveDeadline, person: str) -> None:
    deadline = instant(wish.deadline)

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        require_running(row, person)
        require_coming(deadline, now)
        set_deadline(connection, id, now, deadline, keeping_beat(row))
        told = datetime.fromtimestamp(deadline, UTC).strftime("%Y-%m-%d %H:%M UTC")
        kept.add_act(connection, row, "deadline", now, person, wish.reason, {"deadline": told})
        kept.tell(connection, id, people_to_tell(row, families), "moved", row.turn, now)

    await change(context, id, work)


async def resolve_now(context: Context, id: str, wish: schemas.ResolveTurn, person: str) -> None:
    """The deadline is now: orders are closed, whoever is free resolves the turn."""

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        require_running(row, person)
        if row.paused is not None:
            raise Problem("campaign-paused")
        if wish.turn != row.turn:
            raise Problem("orders-closed")
        set_deadline(connection, id, now, now)
        kept.add_act(connection, row, "resolve", now, person, wish.reason, {})

    await change(context, id, work)


async def replace(context: Context, id: str, wish: schemas.Replace, person: str) -> None:
    """A bot takes over, or the seat waits for somebody with a new invitation."""

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        require_running(row, person)
        if wish.seat >= len(families):
            raise Problem("malformed", reason="seat")
        before = families[wish.seat]
        if wish.bot is not None and is_joining(row, before):  # a bot family is there from the founding on
            raise Problem("malformed", reason="seat")
        after: dict[str, object] = (
            {"kind": "bot", "bot": wish.bot, "person": None, "token": None, "away": None}
            if wish.bot is not None
            else {"kind": "open", "bot": None, "person": None, "token": new_token(), "away": None}
        )
        kept.change_family(connection, id, wish.seat, after)
        facts: dict[str, int | str] = {"seat": wish.seat + 1, "family": before.name or "none", "by": wish.bot or "none"}
        kept.add_act(connection, row, "replace", now, person, wish.reason, facts)
        if before.person:
            kept.tell(connection, id, [before.person], "replaced", row.turn, now)
        if before.kind != "bot":
            hold(connection, row, wish.seat, now)

    await change(context, id, work)


async def offer_place(context: Context, id: str, wish: schemas.NewPlace, person: str) -> None:
    """31.7, 0.4: somebody may found a family as the turn ends, perhaps in place of one without a player."""

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        require_running(row, person)
        gone = families[wish.seat] if wish.seat is not None and wish.seat < len(families) else None
        if row.turn == 0 or (wish.seat is not None and (gone is None or gone.status != "PNJ")):
            raise Problem("malformed", reason="seat")
        new_place(connection, row, families)
        facts: dict[str, int | str] = {"family": gone.name if gone is not None else "none"}
        kept.add_act(connection, row, "place", now, person, wish.reason, facts)

    await change(context, id, work)


async def close_place(context: Context, id: str, seat: int, wish: schemas.Because, person: str) -> None:
    """An invitation to found a family is taken back, if nobody followed it."""

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        require_running(row, person)
        if not 0 <= seat < len(families) or families[seat].kind != "open" or not is_joining(row, families[seat]):
            raise Problem("seat-taken")
        kept.remove_family(connection, id, row.turn, seat)
        behind = {h.seat: h.seat - 1 for h in families if h.seat > seat}
        if behind:
            kept.renumber(connection, id, row.turn, behind)
        kept.add_act(connection, row, "no-place", now, person, wish.reason, {})

    await change(context, id, work)


async def announce(context: Context, id: str, wish: schemas.Announcement, person: str) -> None:
    """A letter to every family that somebody runs, and for everyone in the log."""

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        require_master(row, person)
        text = wish.text.replace("\x00", "")
        correspondence.announce(connection, row, families, " ".join(wish.subject.split()), text, now)
        kept.add_act(connection, row, "message", now, person, text, {})

    await change(context, id, work)


async def take_back(context: Context, id: str, wish: schemas.TakeBack, person: str) -> None:
    """The last turn never happened: its orders are open again, its luck is drawn anew. Its seed stays known."""
    found = await context.db.read(lambda c: kept.campaign_row(c, id))
    if found is None:
        raise Problem("no-such-campaign")
    require_master(found, person)
    results: list[FamilyResult] = []
    if 0 < wish.turn == found.turn - 1:
        results = msgspec.json.decode(await ask(context, found, wish.turn - 1, results_at), type=list[FamilyResult])

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        require_master(row, person)
        turn = row.turn - 1
        gone = kept.turn_row(connection, id, turn) if turn >= 0 and wish.turn == turn == found.turn - 1 else None
        if gone is None:
            raise Problem("no-such-turn")
        kept.remove_turn(connection, id, turn)
        kept.forget_written_orders(connection, id, turn)
        kept.unready(connection, id, turn)
        put_away(connection, row, families, now)
        _restore_families(connection, row, families, results)
        row.options |= keeping_beat(row).get("options", {})
        row.deadline = None
        changes = {
            "options": row.options,
            "turn": turn,
            "status": "playing",
            "outcome": None,
            "redrawn": {**row.redrawn, str(turn): row.redrawn.get(str(turn), 0) + 1},
            "moved": now,
        }
        set_deadline(connection, id, now, next_deadline(row, now), changes)
        row.turn = turn
        kept.add_act(connection, row, "take-back", now, person, wish.reason, {"seed": gone.seed})
        kept.tell(connection, id, people_to_tell(row, families), "taken-back", turn, now)

    await change(context, id, work)


def results_at(at: Position) -> list[FamilyResult]:
    return results_of(at.state)


def _restore_families(
    connection: Connection, row: CampaignRow, families: list[FamilyRow], results: list[FamilyResult]
) -> None:
    """Status and points as they were; a family that joined in that turn is being founded again."""
    blank = {"status": "", "points": 0, "points_turn": 0}
    for family in families:
        kept.change_family(connection, row.id, family.seat, blank)
    for seat, was in enumerate(results):
        kept.change_family(connection, row.id, seat, msgspec.structs.asdict(was))
