"""Kinds of fields that many requests have, with their limits, and how a time is written."""

from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec
from litestar.params import FromQuery

Text64 = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
NameText = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9999)]
VersionNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
MoveText = Annotated[str, msgspec.Meta(max_length=2_000)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Language = Literal["fr", "en"]
Lang = FromQuery[Language | None]


def told_time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
