"""What campaigns look like on the wire, as docs/protocol.md tells it."""

from typing import Annotated, Any, Final, Literal

import msgspec

from ...http.fields import Language
from .sentences import Sentence

CampaignName = Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern=r"\S")]
FamilyName = Annotated[str, msgspec.Meta(max_length=40)]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=1000, pattern=r"\S")]
Hours = Annotated[float, msgspec.Meta(gt=0, le=8784)]
LONGEST_ORDERS: Final = 48_000  # characters; those of a family of ninety are 14,000
OrderText = Annotated[str, msgspec.Meta(max_length=LONGEST_ORDERS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Temper = Literal["cautious", "ambitious", "ruthless"]


class MyFamily(msgspec.Struct, tag_field="kind", tag="me"):
    name: FamilyName = ""


class OpenFamily(msgspec.Struct, tag_field="kind", tag="open"):
    pass


class BotFamily(msgspec.Struct, tag_field="kind", tag="bot"):
    bot: Temper = "ambitious"
    name: FamilyName = ""


class ByHand(msgspec.Struct, tag_field="kind", tag="hand"):
    """Only the game master's word resolves a turn."""


class WhenReady(msgspec.Struct, tag_field="kind", tag="ready"):
    """As soon as everyone is ready."""


class EveryHours(msgspec.Struct, tag_field="kind", tag="hours"):
    """At a deadline, or earlier when everyone is ready."""

    hours: Hours


class EveryDays(msgspec.Struct, tag_field="kind", tag="days"):
    """Every so many days at an hour in a time zone, or earlier when everyone is ready."""

    days: Annotated[int, msgspec.Meta(ge=1, le=60)]
    hour: Annotated[str, msgspec.Meta(max_length=5, pattern=r"^([01]\d|20|21|22|23):[012345]\d$")]
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


Calendar = ByHand | WhenReady | EveryHours | EveryDays


class NewCampaign(msgspec.Struct):
    """`late`: in a public campaign anyone may found a family later. `vacation`: for how many turns of each player a
    steward may write. `anonymous`: nobody learns who plays which family before the end."""

    name: CampaignName
    families: Annotated[list[MyFamily | OpenFamily | BotFamily], msgspec.Meta(max_length=1000)]
    turns: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 10  # 0: endless
    governor: Literal["half", "double"] = "half"
    language: Language = "fr"
    calendar: Calendar = msgspec.field(default_factory=WhenReady)
    public: bool = False
    late: bool = False
    anonymous: bool = False
    vacation: Annotated[int, msgspec.Meta(ge=0, le=50)] = 3


class FamilyInfo(msgspec.Struct, omit_defaults=True):
    """`name` is the family's, `player` the person's."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    player: str
    mine: bool
    ready: bool
    status: str  # OR, OPR, ONR, PNJ in the last turn; "" before the first
    points: int
    points_turn: int
    bot: str | None = None
    link: str | None = None  # the invitation, for the game master
    joining: bool = False  # it is founded as the coming turn ends


class CampaignOutcome(msgspec.Struct):
    winners: list[int]
    rule: str


class Campaign(msgspec.Struct, omit_defaults=True):
    id: str
    name: str
    language: Language
    status: Literal["playing", "over"]
    turns: int
    governor: str
    calendar: Calendar
    public: bool
    late: bool
    anonymous: bool
    vacation: int  # turns of each player for which a steward may write
    turn: int  # the coming one; 0 is the founding
    version: int  # another one whenever there is something new for the reader
    master: str
    mastered: bool  # by the reader
    families: list[FamilyInfo]
    commitment: str  # of the coming turn's seed
    created: str
    moved: str
    unread: int  # letters to the reader
    asked: int  # those of them that are to the game master
    offers: int  # to the reader's family, without an answer
    redrawn: int  # how often a turn before the coming one was taken back
    held: bool  # everyone is ready since somebody left: one more word, and the turn is resolved
    mine: int | None = None  # the reader's family
    deadline: str | None = None
    paused: str | None = None
    invited: int | None = None
    away: "Away | None" = None
    outcome: CampaignOutcome | None = None


class Away(msgspec.Struct):
    """The reader's vacation: until when, and for how many turns a steward may still write. "" where there is none."""

    until: str
    left: int


class CampaignSummary(msgspec.Struct, omit_defaults=True):
    id: str
    name: str
    language: Language
    status: Literal["playing", "over"]
    turn: int
    turns: int
    families: int
    open: int
    late: bool  # a new family may be founded
    mastered: bool
    waited_for: bool  # my orders are not ready
    moved: str
    unread: int  # letters to my family
    offers: int  # to my family, without an answer
    mine: str | None = None  # my family's name
    deadline: str | None = None
    paused: str | None = None


class JoinCampaign(msgspec.Struct):
    """`new`: a family that is not there yet, where late joining is open."""

    token: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=9999)] | None = None
    new: bool = False


class Vacation(msgspec.Struct):
    """Until when; null: I am back."""

    until: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class MistakeInfo(msgspec.Struct):
    place: str
    rule: str
    kind: str
    found: str
    right: str
    text: str


class Advice(msgspec.Struct):
    """Nothing is wrong, but somebody else is needed. `place` as in the mistakes."""

    kind: str
    rule: str
    place: str
    text: str


class OrderCheck(msgspec.Struct):
    """`status` as it will count; `missing` are places in the document that would make it whole."""

    status: str
    mistakes: list[MistakeInfo]
    missing: list[str]
    totals: dict[str, int]  # spent and purse; at the founding also shared and to_share
    hints: list[Advice] = []
    warnings: list[MistakeInfo] = []  # what depends on the turn; it is no mistake


class OrderSheet(msgspec.Struct):
    """`document` is what the text says, null where it is not TOML; its places are those of the mistakes."""

    turn: int
    text: str
    document: dict[str, Any] | None
    ready: bool
    revision: int  # moves with every saving
    saved: str | None
    check: OrderCheck
    redrawn: int = 0  # how often a turn before this one was taken back


class SaveOrders(msgspec.Struct):
    """The text, or a document to be written as text. `turn`: the one they are for. `revision`: the one this grew from;
    without it all is replaced. `redrawn`: as the sheet had it; without it the turn may be another than was seen."""

    turn: Count
    text: OrderText = ""
    document: dict[str, Any] | None = None
    revision: Count | None = None
    redrawn: Count | None = None


class Readiness(msgspec.Struct):
    """`turn` makes a second click on the same button harmless."""

    turn: Count
    ready: bool = True


class StartText(msgspec.Struct):
    text: str
    document: dict[str, Any] | None


class FieldInfo(msgspec.Struct):
    place: str
    rule: str
    choices: list[str]
    list: str  # the shared list the choices are in, or ""
    most: int
    owed: bool
    at: str  # only for somebody who goes to this place; "" for all


class Founder(msgspec.Struct):
    """`schools`: those that are open to this one."""

    sex: Literal["m", "w"]
    age: int
    prestige: int
    married: bool
    schooled: bool
    schools: list[str]


class FoundingForm(msgspec.Struct):
    founders: list[Founder]
    colonies: list[str]
    to_share: int
    purse: int
    late: bool  # 31.7: no elections, no auction


class OrderForm(msgspec.Struct):
    """`founding` for turn 0, fields and lists for every other.

    `conditions`: what must happen before a choice can be carried out, by list or place of the field, then by choice.
    """

    turn: int
    fields: list[FieldInfo]
    lists: dict[str, list[str]]
    founding: FoundingForm | None = None
    conditions: dict[str, dict[str, str]] = {}


class TurnInfo(msgspec.Struct):
    turn: int
    year: int
    seed: str
    commitment: str
    resolved: str


class Turns(msgspec.Struct):
    """Those resolved with their seeds, and what is promised for the next."""

    resolved: list[TurnInfo]
    next: int
    commitment: str


class PageItem(msgspec.Struct):
    label: Sentence
    text: Sentence
    rule: str


class PageSection(msgspec.Struct, omit_defaults=True):
    """Sentences, or a table, or both."""

    id: str
    title: str
    items: list[PageItem] = []
    heads: list[str] = []
    rows: list[list[int | Sentence]] = []
    glyph: str = ""  # a small drawing beside the title


class Page(msgspec.Struct):
    """A gazette or a family's report."""

    language: Language
    kind: Literal["gazette", "report"]
    title: str
    dateline: list[str]
    headline: Sentence
    standfirst: Sentence
    secondary: list[PageItem]
    sections: list[PageSection]
    footer: list[str]
    motto: str = ""
    story: str = ""  # the kind of the headline's fact


class ToldEvent(msgspec.Struct):
    phase: int
    rule: str
    kind: str
    seat: int
    values: dict[str, Any]
    private: bool


class Rank(msgspec.Struct):
    """`prestige`: points for the prestige of the living (29.1); all others are honours (29.2, 29.3)."""

    rank: int
    seat: int
    name: str
    points: int
    points_turn: int
    status: str
    prestige: int


class FamilyFigures(msgspec.Struct, omit_defaults=True):
    """One number for each turn; `purse` only of one's own."""

    seat: int
    name: str
    points: list[int]
    prestige: list[int]
    people: list[int]
    posts: list[int]
    purse: list[int] | None = None


class Figures(msgspec.Struct):
    turns: list[int]
    families: list[FamilyFigures]


class Act(msgspec.Struct):
    """`text` is the sentence; `by` the game master's name then."""

    number: int
    at: str
    by: str
    act: str
    turn: int
    reason: str
    text: str


class Because(msgspec.Struct):
    reason: Reason


class ResolveTurn(msgspec.Struct):
    turn: Count
    reason: Reason


class MoveDeadline(msgspec.Struct):
    deadline: Annotated[str, msgspec.Meta(max_length=40)]
    reason: Reason


class Replace(msgspec.Struct):
    """`bot` plays from now on; without it the seat is open, with a new invitation."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9999)]
    reason: Reason
    bot: Temper | None = None


class NewPlace(msgspec.Struct):
    """`seat`: the family without a player in whose place a new one is founded."""

    reason: Reason
    seat: Annotated[int, msgspec.Meta(ge=0, le=9999)] | None = None


class Announcement(msgspec.Struct):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=20_000, pattern=r"\S")]
    subject: Annotated[str, msgspec.Meta(max_length=120)] = ""


PersonCode = Annotated[str, msgspec.Meta(max_length=40)]
Change = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]


class EditPerson(msgspec.Struct):
    name: FamilyName | None = None
    prestige: Change = 0


class EditFamily(msgspec.Struct):
    """`purse`, `credits` and `prestige` are added; `people` by code."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9999)]
    reason: Reason
    purse: Change = 0
    credits: Change = 0
    name: FamilyName | None = None
    people: Annotated[dict[PersonCode, EditPerson], msgspec.Meta(max_length=200)] = {}


class TakeBack(msgspec.Struct):
    turn: Count
    reason: Reason


class Notice(msgspec.Struct):
    id: int
    campaign: str
    name: str
    kind: str
    turn: int
    at: str
    read: bool
    text: str


class ReadNotices(msgspec.Struct):
    upto: Count
