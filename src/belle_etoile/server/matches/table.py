"""A table in memory: a match, its seats and those who watch. The position is a cache of the log.

Whoever reads the match holds `lock`: between a move and its commit the match is ahead of the disk, and nobody is told
what is not yet written. The last update is cached as bytes, once for each seat, for all who see that seat's view.
"""

import asyncio
import time
from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast, final

import msgspec
from mypy_extensions import mypyc_attr

from ...core import EVERYONE, Event, Match
from ...core.events import hears
from ...core.game import MoveGame
from ...core.log import Record
from ...store import MatchRow, SeatRow
from ..http.problems import Problem
from .schemas import EventInfo, Update

if TYPE_CHECKING:
    from ..realtime.client import Client

BELIEVED_FOR: Final = 60.0  # seconds for which the presence that another process reported counts; it repeats it
FAIR_WAIT: Final = 120.0  # seconds for a live move before its player may be called, and again for the answer
REMEMBERED: Final = 40  # versions whose events can still be told to somebody who missed them
EACH: Final = b"\n"  # between events; compact JSON has no line ends
encode: Final = msgspec.json.Encoder().encode


@mypyc_attr(acyclic=True)
@final
class Step:
    """What happened at one version, ready to be told; `undone`: the move before it was taken back."""

    def __init__(self, version: int, events: list[Event] | None) -> None:
        self.version: Final = version
        self.undone: Final = events is None
        told = events or []
        private = any([event.only != EVERYONE for event in told])
        self.audience: Final = bytes([event.only + 1 for event in told]) if private else b""
        self.told: Final = (EACH if private else b",").join([encode(info_of(version, event)) for event in told])

    def heard_by(self, seat: int) -> bytes:
        """JSON with commas between; bytes and not lists, because the garbage collector scans every list."""
        if not self.audience:
            return self.told
        each = zip(self.audience, self.told.split(EACH), strict=True)
        return b",".join([event for only, event in each if hears(only - 1, seat)])


def info_of(version: int, event: Event) -> EventInfo:
    return EventInfo(version, event.rule, event.kind, event.seat, event.values)


def heard(steps: list[Step], seat: int) -> bytes:
    """The events of these steps that a seat hears, as JSON."""
    parts = [step.heard_by(seat) for step in steps]
    return b"[" + b",".join([part for part in parts if part]) + b"]"


def encoded_in_common(views: list[Mapping[str, object]]) -> list[Mapping[str, object]]:
    """Parts that are the same object in all views are put into JSON once."""
    if len(views) < 2:
        return views
    own = [cast(dict[str, object], view) for view in views]  # made for this call
    for name, part in list(own[0].items()):
        if isinstance(part, list) and all([view[name] is part for view in own]):
            encoded = msgspec.Raw(encode(part))
            for view in own:
                view[name] = encoded
    return views


def seen_from(
    match: Match,
    seat: int,
    view: Mapping[str, object],
    playing: bool,
    events: bytes,
    fresh: bool,
) -> bytes:
    """An Update: all that is sent about one version to one seat; `events` are JSON."""
    acts = playing and seat != EVERYONE
    return encode(
        Update(
            version=match.version,
            seat=seat,
            view=view,
            legal=match.choices(seat) if acts else [],
            can_undo=acts and match.can_undo(seat),
            waiting=match.waiting if playing else [],
            stage=cast(str, view["stage"]),
            events=cast(Any, msgspec.Raw(events)),  # JSON already
            fresh=fresh,
        )
    )


class Table:
    """One match, open. `match` is None until all seats are taken."""

    def __init__(self, row: MatchRow, seats: list[SeatRow], game: MoveGame, match: Match | None) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.match = match
        self.lock = asyncio.Lock()
        self.gone = False  # dropped: in memory it may be ahead of the disk
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}  # who is here through other processes, and since when
        self.version = match.version if match is not None else 0  # the last one on the disk
        self.recent: deque[Step] = deque(maxlen=REMEMBERED)
        self.deadlines: list[float | None] = []  # before each of the last moves, should they be taken back
        self.snapshot = 0  # the version of the last one stored
        self.fair_wait = FAIR_WAIT
        self._told: dict[tuple[int, int], bytes] = {}

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def edition_text(self) -> str:
        return self.row.edition_text or ""

    @property
    def waiting(self) -> list[int]:
        return self.row.waiting if self.playing else []

    def started(self) -> Match:
        if self.gone:
            raise Problem("unavailable", retry_after=1)
        if self.match is None:
            raise Problem("match-not-started")
        return self.match

    def in_play(self) -> Match:
        match = self.started()
        if not self.playing:
            raise Problem("match-over")
        return match

    def seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Problem("wrong-seat")
        return self.seats[seat]

    def seats_of(self, person: str) -> list[int]:
        return [s.seat for s in self.seats if person and s.person == person]

    def plays_by_itself(self, seat: int) -> bool:
        """A bot, or somebody who resigned in a game that goes on."""
        return self.seats[seat].kind == "bot" or self.seats[seat].resigned

    def here_now(self) -> list[int]:
        """The seats with a socket at this process."""
        return sorted({client.seat for client in self.clients if client.seat != EVERYONE})

    def here(self) -> list[int]:
        present = set(self.here_now())
        for when, seats in self.elsewhere.values():
            if time.monotonic() - when < BELIEVED_FOR:
                present.update(seats)
        return sorted(present)

    # What is told

    def snapshot_due(self, every: int) -> str | None:
        """The position, if it is time to store one and no undo can go back before it."""
        match = self.started()
        back = match.practises or bool(match.earlier)
        due = match.version - self.snapshot >= every and not back and not match.over
        return match.state.text() if due else None

    def remember(self, version: int, events: list[Event] | None) -> None:
        """`events`: None where the move before was taken back."""
        self.recent.append(Step(version, events))

    def advance(self) -> None:
        """The match's last version is on the disk: cached updates are old."""
        self.version = self.started().version
        self._told.clear()

    def told_already(self, seat: int, since: int) -> bytes | None:
        return self._told.get((seat, since))

    def update(self, seat: int, since: int) -> bytes:
        """What a seat that knows version `since` (-1: none) must learn. The caller holds the lock."""
        if (seat, since) not in self._told:
            self.prepare([seat], since)
        return self._told[seat, since]

    def prepare(self, seats: list[int], since: int) -> None:
        """Puts together what all of them must learn: much of it is the same."""
        match = self.started()
        views = encoded_in_common(self.game.views(match.state, seats))
        missed = self._missed(since)
        for seat, view in zip(seats, views, strict=True):
            events = heard(missed, seat)
            self._told[seat, since] = seen_from(match, seat, view, self.playing, events, fresh=not missed)

    def known_since(self, version: int) -> int:
        """`version`, if all steps after it are still known; else -1: the client gets a fresh view."""
        return version if version <= self.version and self._missed(version) else -1

    def _missed(self, since: int) -> list[Step]:
        """The steps after `since`; none where they are no longer known, or one of them went back."""
        behind = self.version - since
        if not 0 < behind <= len(self.recent) or self.recent[-behind].version != since + 1:
            return []
        steps = [self.recent[-back] for back in range(behind, 0, -1)]
        return [] if any([step.undone for step in steps]) else steps

    # After a version is on the disk

    def keep_deadline(self, took_back: bool) -> None:
        """A move was made, or taken back; the row still tells the deadline from before it."""
        if took_back:
            self.deadlines = self.deadlines[:-1]
        else:
            last = len(self.started().earlier)
            self.deadlines = [*self.deadlines, self.row.deadline][-last:] if last else []

    def follow_row(self, row: MatchRow, seats: list[SeatRow]) -> None:
        """As the database has them. After an outage all deadlines are later, also those before a move."""
        if row.version == self.row.version and row.deadline is not None and self.row.deadline is not None:
            later = row.deadline - self.row.deadline
            self.deadlines = [before + later if before is not None else None for before in self.deadlines]
        self.row, self.seats = row, seats
        for client in self.clients:
            if client.seat != EVERYONE and row.status != "over" and seats[client.seat].person != client.person:
                client.seat, client.version = EVERYONE, -1  # somebody else's seat now, with all that it sees

    def follow(self, record: Record) -> None:
        """Another process wrote this move."""
        self.deadlines = []
        events = self.started().replay(record, self.id, record.version)
        self.remember(record.version, None if record.takes_back else events)

    def poke(self) -> None:
        """Every client finds out for itself what it has not been sent."""
        for client in self.clients:
            client.poke()

    def poke_table(self) -> None:
        for client in self.clients:
            client.wants_table = True
            client.poke()

    def poke_talkers(self) -> None:
        """Somebody talked: nobody else is told even that."""
        for client in self.clients:
            if self.seats_of(client.person):
                client.wants_table = True
                client.poke()

    def poke_presence(self) -> None:
        for client in self.clients:
            client.wants_presence = True
            client.poke()

    def tell_proposal(self, proposal: bytes) -> None:
        for client in self.clients:
            client.proposal = proposal
            client.poke()
