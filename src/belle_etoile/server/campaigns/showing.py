"""Campaigns as people see them: who plays, how far it is, what is promised. No position, no orders, no seed to come."""

from typing import cast
from zlib import crc32

import msgspec

from ...core.chance import commitment
from ...locales import speaker
from ...store.campaigns import ActRow, CampaignRow, FamilyRow, NoticeRow
from ..showing import told_time
from ..wire import Language
from . import shapes
from .calendar import calendar_of
from .referee import Job, Kept


def seed_of(row: CampaignRow, turn: int) -> str:
    """Secret until the turn is resolved."""
    return Kept(job_of(row, [], "", {})).seed(turn)


def job_of(row: CampaignRow, houses: list[FamilyRow], state: str, orders: dict[int, str], now: float = 0.0) -> Job:
    return Job(
        turn=row.turn,
        edition=row.edition_text,
        turns=turns_of(row),
        governor=row.options["governor"],
        language=row.language,
        seed=row.seed,
        redrawn=row.redrawn,
        names=[house.name for house in houses],
        bots=[house.bot or "" if house.kind == "bot" else "" for house in houses],
        state=state,
        orders=orders,
        joining=[h.seat for h in houses if is_joining(row, h) and h.kind == "person"],
        stewards=[h.seat for h in houses if on_leave(row, h, now)],
    )


def turns_of(row: CampaignRow) -> int:
    return int(row.options["turns"])


def family_of(houses: list[FamilyRow], person: str) -> FamilyRow | None:
    return next((house for house in houses if house.person == person), None) if person else None


def is_joining(row: CampaignRow, house: FamilyRow) -> bool:
    """31.7: a family that is being founded while the campaign runs."""
    return row.turn > 0 and house.status == ""


def vacation_of(row: CampaignRow) -> int:
    return int(row.options.get("vacation", "0"))


def on_leave(row: CampaignRow, house: FamilyRow, now: float) -> bool:
    """A steward writes if its player does not."""
    away = house.away is not None and house.away > now and house.stewarded < vacation_of(row)
    return away and house.kind == "person" and house.status != "PNJ" and not is_joining(row, house)


def chosen(row: CampaignRow, option: str) -> bool:
    return row.options.get(option) == "yes"


def _away(row: CampaignRow, own: FamilyRow | None) -> shapes.Away | None:
    if own is None:
        return None
    return shapes.Away(told_time(own.away) if own.away is not None else "", max(0, vacation_of(row) - own.stewarded))


def _family(
    row: CampaignRow, house: FamilyRow, person: str, ready: set[int], master: bool, named: bool
) -> shapes.FamilyInfo:
    invites = master and house.kind == "open" and house.token is not None
    return shapes.FamilyInfo(
        seat=house.seat,
        kind=house.kind,  # type: ignore[arg-type]
        name=house.name,
        player=house.called if named or (person and house.person == person) else "",
        mine=bool(person) and house.person == person,
        ready=house.kind == "bot" or house.seat in ready,
        status=house.status,
        points=house.points,
        points_turn=house.points_turn,
        bot=house.bot if house.kind == "bot" else None,
        link=f"/campaign/{house.campaign}?seat={house.seat}&token={house.token}" if invites else None,
        joining=is_joining(row, house),
    )


def campaign_for(
    row: CampaignRow,
    houses: list[FamilyRow],
    ready: set[int],
    master: str,
    person: str,
    token: str = "",
    unread: int = 0,
    asked: int = 0,
) -> shapes.Campaign:
    mastered = bool(person) and row.creator == person
    own = family_of(houses, person)
    named = not chosen(row, "anonymous") or row.status == "over" or (mastered and own is None)
    invited = next((h.seat for h in houses if token and h.kind == "open" and h.token == token), None)
    return shapes.Campaign(
        id=row.id,
        name=row.name,
        language=cast(Language, row.language),
        status=row.status,  # type: ignore[arg-type]
        turns=turns_of(row),
        governor=row.options["governor"],
        calendar=calendar_of(row),
        public=row.public,
        late=chosen(row, "late"),
        anonymous=chosen(row, "anonymous"),
        vacation=vacation_of(row),
        turn=row.turn,
        version=0,  # a fingerprint, when all else is known
        master=master,
        mastered=mastered,
        families=[_family(row, house, person, ready, mastered, named) for house in houses],
        commitment=commitment(seed_of(row, row.turn)),
        created=told_time(row.created),
        moved=told_time(row.moved),
        mine=own.seat if own is not None else None,
        unread=unread,
        asked=asked,
        deadline=told_time(row.deadline) if row.deadline is not None else None,
        paused=told_time(row.paused) if row.paused is not None else None,
        invited=invited,
        away=_away(row, own),
        outcome=shapes.CampaignOutcome(**row.outcome) if row.outcome is not None else None,
    )


def fingerprint(told: shapes.Campaign, more: list[object]) -> int:
    """Another number whenever the reader may learn something new, and only then.

    The row's own version moves when somebody else writes orders, which is nobody's business.
    """
    return crc32(msgspec.json.encode([msgspec.structs.replace(told, version=0), more]))


def summary_for(
    row: CampaignRow, there: tuple[int, int], own: FamilyRow | None, waited: bool, person: str, unread: int
) -> shapes.CampaignSummary:
    """`there`: how many families, and how many that wait for somebody; `waited`: one's own orders are not ready."""
    return shapes.CampaignSummary(
        id=row.id,
        name=row.name,
        language=cast(Language, row.language),
        status=row.status,  # type: ignore[arg-type]
        turn=row.turn,
        turns=turns_of(row),
        families=there[0],
        open=there[1],
        late=chosen(row, "late") and row.turn > 0 and row.status == "playing",
        mastered=bool(person) and row.creator == person,
        waited_for=waited and own is not None and row.status == "playing" and own.status != "PNJ",
        moved=told_time(row.moved),
        mine=own.name if own is not None else None,
        unread=unread,
        deadline=told_time(row.deadline) if row.deadline is not None else None,
        paused=told_time(row.paused) if row.paused is not None else None,
    )


def ranking(houses: list[FamilyRow]) -> list[shapes.Rank]:
    """Equal points share a rank."""
    order = sorted(houses, key=lambda house: (-house.points, house.seat))
    points = [house.points for house in order]
    return [shapes.Rank(points.index(h.points) + 1, h.seat, h.name, h.points, h.points_turn, h.status) for h in order]


def act_for(act: ActRow, language: str) -> shapes.Act:
    """`called` is a fact of what was done in another house."""
    text = speaker(language).say(f"campaigns-act-{act.act}", turn=act.turn, **act.facts)
    by = act.called or str(act.facts.get("called", ""))
    return shapes.Act(act.number, told_time(act.at), by, act.act, act.turn, act.reason, text)


def notice_for(row: NoticeRow, language: str) -> shapes.Notice:
    text = speaker(language).say(f"campaigns-notice-{row.kind}", turn=row.turn, campaign=row.name)
    return shapes.Notice(
        row.id, row.campaign, row.name, row.kind, row.turn, told_time(row.at), row.read is not None, text
    )
