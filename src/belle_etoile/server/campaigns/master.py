"""The game master's acts. Each is written into the public log with its reason."""

from datetime import UTC, datetime
from typing import Final

import msgspec
from sqlalchemy import Connection

from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow, TurnRow
from ..house import House
from ..problems import Problem
from . import shapes
from .life import new_token
from .referee import results_of, state_of
from .resolving import change, concerned, next_deadline, set_deadline
from .showing import turns_of

FAR: Final = 400 * 24 * 3600.0


def mastered(row: CampaignRow, person: str) -> None:
    if not person or row.creator != person:
        raise Problem("not-master")


def _playing(row: CampaignRow, person: str) -> None:
    mastered(row, person)
    if row.status != "playing":
        raise Problem("campaign-over")


async def pause(house: House, id: str, reason: str, person: str) -> None:
    """Orders may still be written; nothing is resolved. Twice is once."""

    def work(connection: Connection, row: CampaignRow, houses: list[FamilyRow], now: float) -> None:
        _playing(row, person)
        if row.paused is None:
            kept.change_campaign(connection, id, {"paused": now, "remind": None})
            kept.add_act(connection, row, "pause", now, person, reason, {})
            kept.tell(connection, id, concerned(row, houses), "paused", row.turn, now)

    await change(house, id, work)


async def resume(house: House, id: str, reason: str, person: str) -> None:
    """The deadline has moved by as long as the pause was."""

    def work(connection: Connection, row: CampaignRow, houses: list[FamilyRow], now: float) -> None:
        _playing(row, person)
        if row.paused is not None:
            later = row.deadline + now - row.paused if row.deadline is not None else None
            set_deadline(connection, id, now, later, {"paused": None})
            kept.add_act(connection, row, "resume", now, person, reason, {})
            kept.tell(connection, id, concerned(row, houses), "resumed", row.turn, now)

    await change(house, id, work)


def instant(text: str) -> float:
    """RFC 3339, with its zone; raises the problem malformed."""
    try:
        found = datetime.fromisoformat(text)
        if found.tzinfo is None:
            raise ValueError
        return found.astimezone(UTC).timestamp()
    except (ValueError, OverflowError):
        raise Problem("malformed", reason="deadline") from None


async def move_deadline(house: House, id: str, wish: shapes.MoveDeadline, person: str) -> None:
    deadline = instant(wish.deadline)

    def work(connection: Connection, row: CampaignRow, houses: list[FamilyRow], now: float) -> None:
        _playing(row, person)
        if not now < deadline < now + FAR:
            raise Problem("malformed", reason="deadline")
        set_deadline(connection, id, now, deadline)
        told = datetime.fromtimestamp(deadline, UTC).strftime("%Y-%m-%d %H:%M UTC")
        kept.add_act(connection, row, "deadline", now, person, wish.reason, {"deadline": told})
        kept.tell(connection, id, concerned(row, houses), "moved", row.turn, now)

    await change(house, id, work)


async def resolve_now(house: House, id: str, wish: shapes.ResolveTurn, person: str) -> None:
    """The deadline is now: orders are closed, whoever is free resolves the turn."""

    def work(connection: Connection, row: CampaignRow, houses: list[FamilyRow], now: float) -> None:
        _playing(row, person)
        if row.paused is not None:
            raise Problem("campaign-paused")
        if wish.turn != row.turn:
            raise Problem("orders-closed")
        set_deadline(connection, id, now, now)
        kept.add_act(connection, row, "resolve", now, person, wish.reason, {})

    await change(house, id, work)


async def replace(house: House, id: str, wish: shapes.Replace, person: str) -> None:
    """A bot takes over, or the seat waits for somebody with a new invitation."""

    def work(connection: Connection, row: CampaignRow, houses: list[FamilyRow], now: float) -> None:
        _playing(row, person)
        if wish.seat >= len(houses):
            raise Problem("malformed", reason="seat")
        before = houses[wish.seat]
        after = (
            {"kind": "bot", "bot": wish.bot, "person": None, "token": None}
            if wish.bot is not None
            else {"kind": "open", "bot": None, "person": None, "token": new_token()}
        )
        kept.change_family(connection, id, wish.seat, after)
        facts: dict[str, int | str] = {"seat": wish.seat + 1, "family": before.name or "none", "by": wish.bot or "none"}
        kept.add_act(connection, row, "replace", now, person, wish.reason, facts)
        if before.person:
            kept.tell(connection, id, [before.person], "replaced", row.turn, now)

    await change(house, id, work)


async def take_back(house: House, id: str, wish: shapes.TakeBack, person: str) -> None:
    """The last turn never happened: its orders are open again, its luck is drawn anew. Its seed stays known."""

    def work(connection: Connection, row: CampaignRow, houses: list[FamilyRow], now: float) -> None:
        mastered(row, person)
        turn = row.turn - 1
        gone = kept.turn_row(connection, id, turn) if turn >= 0 and wish.turn == turn else None
        if gone is None:
            raise Problem("no-such-turn")
        before = kept.turn_row(connection, id, turn - 1) if turn > 0 else None
        kept.remove_turn(connection, id, turn)
        kept.forget_bot_orders(connection, id, turn)
        for open_again in (turn, turn + 1):
            kept.unready(connection, id, open_again)
        _restore_families(connection, row, houses, before)
        row.deadline = None
        changes = {
            "turn": turn,
            "status": "playing",
            "outcome": None,
            "redrawn": {**row.redrawn, str(turn): row.redrawn.get(str(turn), 0) + 1},
            "moved": now,
        }
        set_deadline(connection, id, now, next_deadline(row, now), changes)
        row.turn = turn
        kept.add_act(connection, row, "take-back", now, person, wish.reason, {"seed": gone.seed})
        kept.tell(connection, id, concerned(row, houses), "taken-back", turn, now)

    await change(house, id, work)


def _restore_families(
    connection: Connection, row: CampaignRow, houses: list[FamilyRow], before: TurnRow | None
) -> None:
    """Status and points as they were."""
    blank = {"status": "", "points": 0, "points_turn": 0}
    if before is None:
        for house in houses:
            kept.change_family(connection, row.id, house.seat, blank)
        return
    s = state_of(row.edition_text, before.state, turns_of(row), row.options["governor"])
    for seat, was in enumerate(results_of(s)):
        kept.change_family(connection, row.id, seat, msgspec.structs.asdict(was))
