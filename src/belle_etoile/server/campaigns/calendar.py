"""When turns end: after so many hours, or every so many days at an hour of some place on Earth."""

from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ...store.campaigns import CampaignRow
from .schemas import campaigns as schemas

DAY: Final = 24 * 3600.0


@lru_cache(100)
def zone_of(name: str) -> ZoneInfo | None:
    """None for an unknown time zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def calendar_of(row: CampaignRow) -> schemas.Calendar:
    if row.calendar == "days":
        return schemas.EveryDays(int(row.options["days"]), row.options["hour"], row.options["zone"])
    if row.calendar == "hours" and row.hours is not None:
        return schemas.EveryHours(row.hours)
    return schemas.ByHand() if row.calendar == "hand" else schemas.WhenReady()


def next_deadline(row: CampaignRow, now: float) -> float | None:
    """Keeps the calendar's hour: its next time that leaves at least half the usual time."""
    calendar = calendar_of(row)
    if isinstance(calendar, schemas.EveryDays):
        return _next_day(calendar, _beat(row), now)
    if not isinstance(calendar, schemas.EveryHours):
        return None
    beat = calendar.hours * 3600
    if row.deadline is None:
        return now + beat
    behind = (now + beat / 2 - row.deadline) / beat
    return row.deadline + beat * -(-behind // 1)


def nearest_deadline(row: CampaignRow, wished: float, now: float) -> float | None:
    """The calendar's time that is nearest to the wished one, and leaves at least half the usual time."""
    calendar = calendar_of(row)
    usual = calendar.days * DAY if isinstance(calendar, schemas.EveryDays) else 0.0
    return next_deadline(row, max(now, wished - usual))


def _beat(row: CampaignRow) -> float | None:
    """A deadline that fell on the calendar's day; the last one, unless it was moved."""
    return float(row.options["beat"]) if "beat" in row.options else row.deadline


def keeping_beat(row: CampaignRow) -> dict[str, Any]:
    """What to store when a deadline is moved: the turns after it fall on the same day of the week as before."""
    if row.calendar != "days" or row.deadline is None or "beat" in row.options:
        return {}
    return {"options": {**row.options, "beat": f"{row.deadline:.0f}"}}


def _next_day(calendar: schemas.EveryDays, before: float | None, now: float) -> float:
    """In days of the calendar's time zone: the hour stays the same when clocks change."""
    zone = zone_of(calendar.zone) or ZoneInfo("UTC")
    hour = time.fromisoformat(calendar.hour)
    start = datetime.fromtimestamp(before if before is not None else now, zone).date()
    enough = now + calendar.days * DAY / 2
    steps = 1 if before is None else int((enough - before) // (calendar.days * DAY)) - 1
    while _instant(start + timedelta(days=steps * calendar.days), hour, zone) < enough:
        steps += 1
    return _instant(start + timedelta(days=steps * calendar.days), hour, zone)


def _instant(day: date, hour: time, zone: ZoneInfo) -> float:
    """An hour that the clocks skip counts as if they did not; of an hour that comes twice, the first."""
    return datetime.combine(day, hour, zone).astimezone(UTC).timestamp()
