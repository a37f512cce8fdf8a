"""Campaigns as people see them: who plays, how far it is, the commitment. No position, no orders, no coming seed."""

from typing import cast
from zlib import crc32

import msgspec

from ...campaigns.seeds import turn_seed
from ...campaigns.turns import HUMAN
from ...core.chance import commitment
from ...locales import speaker
from ...store.campaigns import ActRow, CampaignRow, FamilyRow, NoticeRow
from ..http.fields import Language, told_time
from .access import SILENT, family_of, is_joining, redrawn_before
from .calendar import calendar_of
from .schemas import campaigns as schemas


def seed_of(row: CampaignRow, turn: int) -> str:
    """Secret until the turn is resolved."""
    return turn_seed(row.seed, turn, row.redrawn.get(str(turn), 0))


def bots_of(families: list[FamilyRow]) -> list[str]:
    """Tempers of the bots, by family."""
    return [family.bot or HUMAN if family.kind == "bot" else HUMAN for family in families]


def turns_of(row: CampaignRow) -> int:
    return int(row.options["turns"])


def vacation_of(row: CampaignRow) -> int:
    return int(row.options.get("vacation", "0"))


def on_leave(row: CampaignRow, family: FamilyRow, now: float) -> bool:
    """A steward writes if its player does not."""
    away = family.away is not None and family.away > now and family.stewarded < vacation_of(row)
    return away and family.kind == "person" and family.status != "PNJ" and not is_joining(row, family)


def chosen(row: CampaignRow, option: str) -> bool:
    return row.options.get(option) == "yes"


def _away(row: CampaignRow, own: FamilyRow | None) -> schemas.Away | None:
    if own is None or own.status == SILENT:
        return None
    return schemas.Away(told_time(own.away) if own.away is not None else "", max(0, vacation_of(row) - own.stewarded))


def _family(
    row: CampaignRow, family: FamilyRow, person: str, ready: set[int], master: bool, named: bool
) -> schemas.FamilyInfo:
    invites = master and family.kind == "open" and family.token is not None
    return schemas.FamilyInfo(
        seat=family.seat,
        kind=family.kind,  # type: ignore[arg-type]
        name=family.name,
        player=family.called if named or (person and family.person == person) else "",
        mine=bool(person) and family.person == person,
        ready=family.kind == "bot" or family.seat in ready,
        status=family.status,
        points=family.points,
        points_turn=family.points_turn,
        bot=family.bot if family.kind == "bot" else None,
        link=f"/campaign/{family.campaign}?seat={family.seat}&token={family.token}" if invites else None,
        joining=is_joining(row, family),
    )


def campaign_for(
    row: CampaignRow,
    families: list[FamilyRow],
    ready: set[int],
    master: str,
    person: str,
    token: str = "",
    unread: int = 0,
    asked: int = 0,
    offers: int = 0,
) -> schemas.Campaign:
    mastered = bool(person) and row.creator == person
    own = family_of(families, person)
    named = not chosen(row, "anonymous") or row.status == "over" or (mastered and own is None)
    invited = next((h.seat for h in families if token and h.kind == "open" and h.token == token), None)
    return schemas.Campaign(
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
        families=[_family(row, family, person, ready, mastered, named) for family in families],
        commitment=commitment(seed_of(row, row.turn)),
        redrawn=redrawn_before(row),
        created=told_time(row.created),
        moved=told_time(row.moved),
        mine=own.seat if own is not None else None,
        unread=unread,
        asked=asked,
        offers=offers,
        held=row.status == "playing" and row.options.get("held") == str(row.turn),
        deadline=told_time(row.deadline) if row.deadline is not None else None,
        paused=told_time(row.paused) if row.paused is not None else None,
        invited=invited,
        away=_away(row, own),
        outcome=schemas.CampaignOutcome(**row.outcome) if row.outcome is not None else None,
    )


def fingerprint(told: schemas.Campaign, more: list[object]) -> int:
    """Another number whenever the reader may learn something new, and only then.

    The row's own version moves when somebody else writes orders, which others must not learn.
    """
    return crc32(msgspec.json.encode([msgspec.structs.replace(told, version=0), more]))


def summary_for(
    row: CampaignRow, there: tuple[int, int], own: FamilyRow | None, waited: bool, person: str, unread: int, offers: int
) -> schemas.CampaignSummary:
    """`there`: how many families, and how many that wait for somebody; `waited`: one's own orders are not ready."""
    return schemas.CampaignSummary(
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
        offers=offers,
        deadline=told_time(row.deadline) if row.deadline is not None else None,
        paused=told_time(row.paused) if row.paused is not None else None,
    )


def ranking(families: list[FamilyRow], past: list[dict[str, list[int]]]) -> list[schemas.Rank]:
    """Equal points share a rank. `past`: the figures of every turn."""
    order = sorted(families, key=lambda family: (-family.points, family.seat))
    points = [family.points for family in order]
    return [
        schemas.Rank(
            points.index(h.points) + 1, h.seat, h.name, h.points, h.points_turn, h.status, by_prestige(past, h.seat)
        )
        for h in order
    ]


def by_prestige(past: list[dict[str, list[int]]], seat: int) -> int:
    """29.1: how many points of a family are its living members' prestige, turn by turn."""
    sum, before = 0, 0
    for figures in past:
        if seat < len(figures["points"]):
            won = figures["points"][seat] - before
            sum += min(won, max(0, figures["prestige"][seat]))
            before += won
    return sum


def act_for(act: ActRow, language: str) -> schemas.Act:
    """`called` is a fact of what was done in another server."""
    text = speaker(language).say(f"campaigns-act-{act.act}", turn=act.turn, **act.facts)
    by = act.called or str(act.facts.get("called", ""))
    return schemas.Act(act.number, told_time(act.at), by, act.act, act.turn, act.reason, text)


def notice_for(row: NoticeRow, language: str) -> schemas.Notice:
    text = speaker(language).say(f"campaigns-notice-{row.kind}", turn=row.turn, campaign=row.name)
    return schemas.Notice(
        row.id, row.campaign, row.name, row.kind, row.turn, told_time(row.at), row.read is not None, text
    )
