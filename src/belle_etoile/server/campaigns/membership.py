"""A campaign is set up, people take families, and write their orders."""

import secrets
import time
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection

from ...core.packaged import packaged_text
from ...games.stellarium import INFO
from ...locales import speaker
from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow
from ..context import Context
from ..http.problems import Problem
from ..http.sessions import new_id
from .access import family_of, is_joining, own_family
from .calendar import next_deadline, zone_of
from .presenters import chosen
from .schemas import campaigns as schemas
from .turns import change, hold, people_to_tell, set_deadline, settle

MOST_JOINING: Final = 50
FAR: Final = 400 * 24 * 3600.0


def refused(why: str, **values: int) -> Problem:
    return Problem("bad-setup", lambda language: speaker(language).say(f"campaigns-setup-{why}", **values))


def new_token() -> str:
    return secrets.token_urlsafe(12)


def new_seed() -> str:
    return secrets.token_hex(32)


def _family(
    id: str, seat: int, wish: schemas.MyFamily | schemas.OpenFamily | schemas.BotFamily, person: str
) -> FamilyRow:
    if isinstance(wish, schemas.MyFamily):
        return FamilyRow(id, seat, "person", person=person, name=_name(wish.name))
    if isinstance(wish, schemas.BotFamily):
        return FamilyRow(id, seat, "bot", bot=wish.bot, name=_name(wish.name))
    return FamilyRow(id, seat, "open", token=new_token())


def _name(wish: str) -> str:
    name = wish.strip()
    if name and not name.isprintable():
        raise refused("name")
    return name


def _options(wish: schemas.NewCampaign) -> dict[str, str]:
    options = {"turns": str(wish.turns), "governor": wish.governor, "vacation": str(wish.vacation)}
    options |= {name: "yes" for name, wanted in (("late", wish.late), ("anonymous", wish.anonymous)) if wanted}
    if isinstance(wish.calendar, schemas.EveryDays):
        if zone_of(wish.calendar.zone) is None:
            raise refused("zone")
        options |= {"days": str(wish.calendar.days), "hour": wish.calendar.hour, "zone": wish.calendar.zone}
    return options


def checked_name(wish: str) -> str:
    """Of a campaign; raises the problem bad-setup."""
    name = wish.strip()
    if not name or not name.isprintable():
        raise refused("name")
    return name


async def create(context: Context, wish: schemas.NewCampaign, person: str) -> str:
    """The new campaign's id; raises the problem bad-setup."""
    least, most = INFO.seats
    if not least <= len(wish.families) <= most:
        raise refused("families", least=least, most=most)
    if sum(isinstance(family, schemas.MyFamily) for family in wish.families) > 1:
        raise refused("one-family")
    called = checked_name(wish.name)
    now = time.time()
    row = CampaignRow(
        id=new_id(),
        name=called,
        game_version=INFO.version,
        edition_text=packaged_text("games/stellarium", "edition.toml"),
        options=_options(wish),
        language=wish.language,
        public=wish.public,
        calendar=str(wish.calendar.__struct_config__.tag),
        hours=wish.calendar.hours if isinstance(wish.calendar, schemas.EveryHours) else None,
        seed=new_seed(),
        redrawn={},
        status="playing",
        turn=0,
        version=0,
        deadline=None,
        due=None,
        remind=None,
        paused=None,
        outcome=None,
        creator=person,
        created=now,
        moved=now,
    )
    families = [_family(row.id, seat, family, person) for seat, family in enumerate(wish.families)]

    def write(connection: Connection) -> None:
        kept.add_campaign(connection, row, families)
        _start_clock(connection, row, families, now)
        settle(connection, row.id, now)

    await context.db.write(write)
    return row.id


def _start_clock(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
    """The founding has no deadline while a family waits for its player."""
    taken = all(family.kind != "open" for family in families) and any(family.kind == "person" for family in families)
    if row.turn == 0 and row.deadline is None and taken:
        set_deadline(connection, row.id, now, next_deadline(row, now))


async def join(context: Context, id: str, wish: schemas.JoinCampaign, person: str) -> None:
    """One family for each person: who ran two would know too much."""

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        if row.status != "playing":
            raise Problem("campaign-over")
        own = family_of(families, person)
        if own is not None and own.status != "PNJ":
            if wish.token or wish.new:
                raise refused("one-family")
            return
        seat = _place_for(connection, row, families, wish)
        if own is not None:  # 0.4: it belongs to nobody any more
            kept.change_family(connection, id, own.seat, {"kind": "open", "person": None, "token": None})
        kept.change_family(connection, id, seat, {"kind": "person", "person": person, "token": None, "away": None})
        families[:] = kept.family_rows(connection, [id])
        _start_clock(connection, row, families, now)
        kept.tell(
            connection, id, [who for who in people_to_tell(row, families) if who != person], "joined", row.turn, now
        )

    await change(context, id, work)


def _place_for(connection: Connection, row: CampaignRow, families: list[FamilyRow], wish: schemas.JoinCampaign) -> int:
    """A family that waits for somebody, or one that is to be founded; raises seat-taken."""
    free = [h for h in families if h.kind == "open" and h.status != "PNJ" and wish.seat in (None, h.seat)]
    if wish.token:
        free = [h for h in free if h.token == wish.token]
    elif not row.public or wish.new:
        free = []
    if free:
        return free[0].seat
    if wish.token or wish.seat is not None or not (row.public and chosen(row, "late") and row.turn > 0):
        raise Problem("seat-taken")
    return new_place(connection, row, families)


def new_place(connection: Connection, row: CampaignRow, families: list[FamilyRow]) -> int:
    """31.7: the seat of a family to be founded as a turn ends."""
    waiting = [family for family in families if is_joining(row, family)]
    if len(families) >= INFO.seats[1] or len(waiting) >= MOST_JOINING:
        raise refused("families", least=INFO.seats[0], most=INFO.seats[1])
    kept.add_family(connection, FamilyRow(row.id, len(families), "open", token=new_token()))
    return len(families)


async def vacation(context: Context, id: str, wish: schemas.Vacation, person: str) -> None:
    """Until then a careful steward writes where I wrote nothing; null ends it."""
    until = instant(wish.until) if wish.until is not None else None

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        own = own_family(families, person)
        if until is not None:
            require_coming(until, now)
        kept.change_family(connection, id, own.seat, {"away": until})

    await change(context, id, work)


def require_coming(moment: float, now: float) -> None:
    """Raises the problem bad-setup for what is past, or years away."""
    if moment <= now:
        raise refused("past")
    if moment >= now + FAR:
        raise refused("far")


def instant(text: str) -> float:
    """RFC 3339, with its zone; raises the problem malformed."""
    try:
        found = datetime.fromisoformat(text)
        if found.tzinfo is None:
            raise ValueError
        return found.astimezone(UTC).timestamp()
    except (ValueError, OverflowError):
        raise Problem("malformed", reason="time") from None


async def leave(context: Context, id: str, person: str) -> None:
    """The family waits for somebody else; its orders stay."""

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        own = family_of(families, person)
        if own is None:
            raise Problem("no-family")
        opened = {"kind": "open", "person": None, "token": new_token(), "away": None}
        kept.change_family(connection, id, own.seat, opened)
        hold(connection, row, own.seat, now)

    await change(context, id, work)
