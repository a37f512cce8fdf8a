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


class MoveClock(msgspec.Struct, tag_field="kind", tag="move"):
    """A time for each move; when it is up, the default move is played."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=3600)]


class BankClock(msgspec.Struct, tag_field="kind", tag="bank"):
    """A time for the whole match, and a few seconds more with each turn; whose bank is empty has lost."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=180)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=300)] = 0


class Live(msgspec.Struct, tag_field="kind", tag="live", omit_defaults=True):
    clock: MoveClock | BankClock | None = None


class Correspondence(msgspec.Struct, tag_field="kind", tag="correspondence"):
    hours: Annotated[float, msgspec.Meta(gt=0, le=8784)]


class NewMatch(msgspec.Struct):
    game: Text64
    seats: Annotated[list[MeSeat | OpenSeat | BotSeat], msgspec.Meta(max_length=1000)]
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=50)] = {}
    edition: Annotated[str, msgspec.Meta(max_length=65_536)] | None = None
    pace: Live | Correspondence | None = None  # live; with a generous clock where anybody may sit down
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
    how: Literal["rules", "resigned", "agreed", "clock", "absent"]


class TableLinks(msgspec.Struct):
    spectator: str
    seats: list[str | None]


class CallInfo(msgspec.Struct):
    """Somebody who is waited for is asked whether they are still there."""

    absent: int
    by: int
    left: float  # seconds to answer


class ClockInfo(msgspec.Struct, omit_defaults=True):
    """The time of a match in play, in seconds as of now."""

    running: list[int]  # whose time is running, where there is a clock
    left: list[float]  # for each seat, where there is a clock
    deadline: str | None = None
    fair_wait: float | None = None  # after each move, until somebody may be called; not by correspondence
    call_in: float | None = None  # what is left of it
    call: CallInfo | None = None


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
    clock: ClockInfo | None = None
    talked: int = 0  # the number of the last line of talk, for those who sit here


class SummarySeat(msgspec.Struct, omit_defaults=True):
    kind: Literal["person", "open", "bot"]
    name: str
    mine: bool
    here: bool = False  # at the table now, as far as this process knows
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
    pace: Live | Correspondence
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


class Call(msgspec.Struct):
    seat: SeatNumber  # one's own
    absent: SeatNumber


class Claim(msgspec.Struct):
    seat: SeatNumber  # one's own
    absent: SeatNumber
    then: Literal["win", "bot"]


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
    bot: str  # whose hint it is, as arenas name it


Phrase = Literal["hello", "good-luck", "thinking", "one-moment", "well-played", "oops", "thanks", "good-game"]


class Talk(msgspec.Struct):
    """A set phrase, or a line of one's own."""

    seat: SeatNumber  # one's own
    phrase: Phrase | None = None
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""


class TalkLine(msgspec.Struct):
    """What somebody at the table said: their words, checked by nobody."""

    number: int
    seat: int
    name: str
    mine: bool
    at: str
    phrase: Phrase | None
    text: str


class TalkInfo(msgspec.Struct):
    lines: list[TalkLine]
    muted: list[int]  # seats whose lines one does not want


class Mute(msgspec.Struct):
    seat: SeatNumber  # whose talk one does not want, or wants again
    mute: bool


class TalkReport(msgspec.Struct):
    number: VersionNumber
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


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
