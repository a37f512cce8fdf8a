"""The shapes on the wire, as docs/protocol.md tells them. TypeScript types are generated from these."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from ...core.game import Choice
from ..http.fields import MoveText, NameText, SeatNumber, Text64, VersionNumber, Word


class MeSeat(msgspec.Struct, tag_field="kind", tag="me"):
    """`name`: of one of several people at one screen."""

    name: NameText | None = None


class OpenSeat(msgspec.Struct, tag_field="kind", tag="open"):
    pass


class BotSeat(msgspec.Struct, tag_field="kind", tag="bot"):
    bot: Literal["random", "greedy", "search"] = "search"
    level: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3


class Live(msgspec.Struct, tag_field="kind", tag="live"):
    pass


class Correspondence(msgspec.Struct, tag_field="kind", tag="correspondence"):
    hours: Annotated[float, msgspec.Meta(gt=0, le=8784)]


class NewMatch(msgspec.Struct):
    game: Text64
    seats: Annotated[list[MeSeat | OpenSeat | BotSeat], msgspec.Meta(max_length=1000)]
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=50)] = {}
    edition: Annotated[str, msgspec.Meta(max_length=65_536)] | None = None
    pace: Live | Correspondence = msgspec.field(default_factory=Live)
    public: bool = False


class SeatInfo(msgspec.Struct, omit_defaults=True):
    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    mine: bool
    agrees: bool
    resigned: bool
    here: bool
    bot: str | None = None
    level: int | None = None
    again: Literal["yes", "no"] | None = None  # after the end: whether they want a rematch


class OutcomeInfo(msgspec.Struct):
    winners: list[int]
    rule: str
    how: Literal["rules", "resigned", "agreed"]


class TableLinks(msgspec.Struct):
    spectator: str
    seats: list[str | None]


class MatchInfo(msgspec.Struct, omit_defaults=True):
    id: str
    game: str
    options: dict[str, str]
    edition: str
    status: Literal["open", "playing", "over"]
    pace: Live | Correspondence
    public: bool
    version: int
    commitment: str
    seats: list[SeatInfo]
    waiting: list[int]
    links: TableLinks
    created: str
    moved: str
    seed: str | None = None
    deadline: str | None = None
    outcome: OutcomeInfo | None = None
    rematch: str | None = None
    invited: int | None = None
    host: str = ""  # who invites, while a seat is open
    daily: str | None = None  # the date, where it is a sky of the day


class SummarySeat(msgspec.Struct, omit_defaults=True):
    kind: Literal["person", "open", "bot"]
    name: str
    mine: bool
    bot: str | None = None
    level: int | None = None


class Summary(msgspec.Struct, omit_defaults=True):
    id: str
    game: str
    status: Literal["open", "playing", "over"]
    seats: list[SummarySeat]
    waiting: list[int]
    mine_waited_for: bool
    moved: str
    deadline: str | None = None
    outcome: OutcomeInfo | None = None
    points: list[int] | None = None  # at the end; none is kept of matches that ended before 0.3
    rematch_offered: bool = False  # by somebody else, and not yet answered


class EventInfo(msgspec.Struct):
    version: int
    rule: str
    kind: str
    seat: int
    values: dict[str, int | str]


class Update(msgspec.Struct):
    version: int
    seat: int
    view: Mapping[str, object]
    legal: list[Choice]
    can_undo: bool
    waiting: list[int]
    stage: str
    events: list[EventInfo]
    fresh: bool


class StoryStep(msgspec.Struct):
    """One version of a match as one seat heard it; `undone`: it took the move before it back."""

    version: int
    undone: bool
    events: list[EventInfo]


class Moved(msgspec.Struct):
    version: int
    update: Update


class Join(msgspec.Struct):
    token: Text64 | None = None
    seat: SeatNumber | None = None


class Move(msgspec.Struct):
    seat: SeatNumber
    move: MoveText
    seen: VersionNumber
    key: Text64


class Undo(msgspec.Struct):
    seat: SeatNumber
    seen: VersionNumber
    key: Text64


class AtSeat(msgspec.Struct):
    seat: SeatNumber


class Agree(msgspec.Struct):
    seat: SeatNumber
    agree: bool


class Rematch(msgspec.Struct):
    accept: bool  # an offer is accepted before it is made


class HintMove(msgspec.Struct):
    move: str
    share: float


class Hint(msgspec.Struct):
    move: str
    sure: float
    others: list[HintMove]


class DailyTry(msgspec.Struct):
    """What became of one's own try."""

    match: str
    status: str  # playing, over
    ranked: bool  # made on the day itself
    won: bool
    turns: int
    stars: int
    voyages: int  # won, of `of`
    of: int


class DailySky(msgspec.Struct):
    date: str
    played: int  # tries on the day itself that are over, by anyone
    won: int
    mine: DailyTry | None


class DailyCalendar(msgspec.Struct):
    today: str
    first: str  # there is no sky before
    days: list[DailySky]


class DailyWish(msgspec.Struct):
    date: Annotated[str, msgspec.Meta(max_length=10)] = ""  # today's without it


class Proposal(msgspec.Struct):
    seat: SeatNumber  # one's own
    move: MoveText
    seen: VersionNumber
