"""Rows as the rest of the server sees them."""

import msgspec


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: str | None
    password: str | None
    language: str | None
    epoch: int
    created: float
    ended: str = ""

    @property
    def guest(self) -> bool:
        return self.account is None

    def knows(self, epoch: int, nonce: str) -> bool:
        """Whether a session of theirs has not ended."""
        return epoch == self.epoch and nonce not in self.ended.split()


class MatchRow(msgspec.Struct):
    """All about a match but its seats and moves. `seed` is secret until the match is over."""

    id: str
    game: str
    game_version: int
    edition_text: str | None
    edition: str
    edition_digest: str
    options: dict[str, str]
    hours: float | None
    public: bool
    status: str
    seed: str
    commitment: str
    version: int
    waiting: list[int]
    deadline: float | None
    outcome: dict[str, object] | None
    creator: str | None
    rematch: str | None
    created: float
    moved: float
    clock: str = ""
    increment: float = 0.0
    banks: list[float] = []
    ticking: float | None = None
    called: dict[str, float] | None = None
    talked: int = 0

    @property
    def live(self) -> bool:
        """Not by correspondence. `hours` alone does not tell: in a live match with a clock it is the clock's time."""
        return self.hours is None or self.clock != ""

    @property
    def timed(self) -> bool:
        """By correspondence, or live with a clock."""
        return self.hours is not None


class SeatRow(msgspec.Struct):
    """`name` is the person's, "" for a former player, an open seat or a bot; `label` goes before it."""

    match: str
    seat: int
    kind: str
    person: str | None = None
    bot: str | None = None
    level: int | None = None
    token: str | None = None
    agrees: bool = False
    resigned: bool = False
    label: str | None = None
    again: str = ""
    name: str = ""


class TalkRow(msgspec.Struct, frozen=True):
    """A line of talk. `name` is the person's, "" for a former player."""

    match: str
    number: int
    seat: int
    person: str | None
    phrase: str | None
    text: str
    at: float
    name: str = ""


class ReportRow(msgspec.Struct, frozen=True):
    at: float
    match: str
    number: int
    person: str  # who reported it
    reason: str
    said_by: str | None
    phrase: str | None
    text: str
    reported_by_name: str  # "" for a former player
    said_by_name: str


class Write(msgspec.Struct, frozen=True):
    """A frequent change that is written in batches: a move, a new table, a seat that is taken."""


class Entry(Write, frozen=True):
    """One move, and what the match's row says after it."""

    match: str
    version: int
    seat: int
    move: str
    outcomes: str
    by: str | None
    key: str | None
    at: float
    status: str
    waiting: str
    deadline: float | None
    outcome: str | None
    needs_job: bool = False  # the match now waits for a bot, or for a seat that resigned
    snapshot: str | None = None  # the position after it, every hundred versions or so
    quiet: bool = False  # status, deadline, outcome and banks of the match are as before
    banks: str = "[]"
    ticking: float | None = None


class NewTable(Write, frozen=True):
    """A new match and its seats; with its first entry if no seat is open."""

    match: MatchRow
    seats: list[SeatRow]
    first: Entry | None = None


class TakeSeat(Write, frozen=True):
    """Somebody takes a seat that is still open."""

    match: str
    seat: int
    person: str


class SnapshotRow(msgspec.Struct, frozen=True):
    version: int
    state: str


class MoveRow(msgspec.Struct, frozen=True):
    version: int
    seat: int
    move: str
    outcomes: str
    by: str | None
    key: str | None
    at: float
