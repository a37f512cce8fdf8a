"""A match: a position and the log that led to it. The position is a cache of the log."""

from collections.abc import Mapping
from typing import Final, final

from .chance import Chance, Scripted, Seeded, commitment
from .errors import BadLog, BelleEtoileError, NothingToUndo, StaleMove
from .events import NOBODY, Event
from .game import Choice, Game, Outcome, State
from .log import SETUP, TABLE, UNDO, Log, Record

# One can draw and take back without end: after each so many versions nobody goes back. It is far beyond the length of
# ordinary matches, for a log that takes back just across it would not replay.
FORGETS: Final = 8192


@final
class Match:
    """Play by text, take back, look through a seat's eyes, write the log. Nothing changes when a call raises."""

    def __init__(self, game: Game, log: Log, chance: Seeded | None) -> None:
        self.game = game
        self.log = log
        self.chance = chance
        self.state: State = State()
        self.earlier: list[State] = []  # positions the last mover may still go back to, oldest first
        self.last_mover = TABLE

    @property
    def version(self) -> int:
        """The number of the last record: what a player has seen when he moves."""
        return self.log.next_version - 1

    @property
    def over(self) -> bool:
        return not self.game.waiting(self.state)

    @property
    def waiting(self) -> list[int]:
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def view(self, seat: int) -> Mapping[str, object]:
        return self.game.view(self.state, seat)

    def legal_moves(self, seat: int) -> list[str]:
        return [self.game.format(move) for move in self.game.legal_moves(self.state, seat)]

    def choices(self, seat: int) -> list[Choice]:
        return [self.game.describe(self.state, move) for move in self.game.legal_moves(self.state, seat)]

    def play(self, seat: int, text: str, seen: int = -1) -> list[Event]:
        """Play one move; `seen` is the version the player looked at, or -1 for "the present one"."""
        if self.chance is None:
            raise BadLog(
                self.log.game,
                self.log.next_version,
                "this match was read from a log and has no seed to go on with",
                "no-seed-to-go-on",
            )
        if seen not in (-1, self.version):
            raise StaleMove(seen, self.version)
        self.chance.turn_to(self.log.next_version)
        events, state = self._advance(seat, text, self.chance)
        self._accept(Record(self.log.next_version, seat, text, self.chance.outcomes), state, events)
        return events

    def undo(self, seat: int) -> None:
        """Take back this seat's last move, unless luck or another player has come after it."""
        if not self.can_undo(seat):
            raise NothingToUndo(seat)
        self.log.records.append(Record(self.log.next_version, seat, UNDO, []))
        self.state = self.earlier.pop()
        self._forget()

    def can_undo(self, seat: int) -> bool:
        return seat == self.last_mover and len(self.earlier) > 0

    def _advance(self, seat: int, text: str, chance: Chance) -> tuple[list[Event], State]:
        state = self.state.copy()
        events: list[Event] = []
        self.game.play_text(state, seat, text, chance, events)
        return events, state

    def _accept(self, record: Record, state: State, events: list[Event]) -> None:
        if record.outcomes or _reveals(events, record.seat):
            self.earlier = []
            self.last_mover = TABLE
        elif record.seat != self.last_mover:
            self.earlier = [self.state]
            self.last_mover = record.seat
        else:
            self.earlier.append(self.state)
        self.log.records.append(record)
        self.state = state
        self._forget()
        if self.chance is not None and self.over:
            self.log.seed = self.chance.seed

    def _forget(self) -> None:
        if self.version % FORGETS == 0:
            self.earlier = []
            self.last_mover = TABLE

    def replay(self, record: Record, file: str, line: int) -> list[Event]:
        """Add a record of an earlier match; raises BadLog where it does not fit."""
        try:
            if record.move == UNDO:
                self.undo(record.seat)
                return []
            chance = Scripted(record.outcomes)
            events, state = self._advance(record.seat, record.move, chance)
        except BelleEtoileError as error:
            raise BadLog(file, line, str(error)) from error
        if not chance.spent():
            raise BadLog(
                file, line, f"more outcomes of chance than the move asks for: {record.text()!r}", "too-much-luck"
            )
        self._accept(record, state, events)
        return events


def _reveals(events: list[Event], mover: int) -> bool:
    """Does the mover learn something of another seat, such as a choice that was secret until now?"""
    return any([event.heard_by(mover) and event.seat not in (mover, NOBODY) for event in events])


def new_match(game: Game, seats: int, seed: str, options: Mapping[str, str] | None = None) -> Match:
    """Set up a match whose luck is decided by `seed`."""
    choices = game.checked_options(options or {})
    log = Log(
        game.info.id,
        game.info.version,
        game.edition_id,
        game.edition_digest,
        game.checked_seats(seats),
        choices,
        commitment(seed),
    )
    chance = Seeded(seed, 0)
    match = Match(game, log, chance)
    match.state = game.setup(seats, choices, chance)
    log.records.append(Record(0, TABLE, SETUP, chance.outcomes))
    return match


def begin_replay(game: Game, log: Log, file: str) -> Match:
    """The match of a log, set up and not yet played: feed it `log.records[1:]` through `replay`."""
    if log.game != game.info.id:
        raise BadLog(
            file,
            2,
            f"a match of {log.game}, this is {game.info.id}",
            "other-game",
            {"played": log.game, "present": game.info.id},
        )
    if log.game_version != game.info.version:
        raise BadLog(
            file,
            2,
            f"played with version {log.game_version} of {log.game}, this is version {game.info.version}",
            "other-version",
            {"played": log.game_version, "present": game.info.version},
        )
    if log.edition_digest != game.edition_digest:
        played, present = f"{log.edition} {log.edition_digest}", f"{game.edition_id} {game.edition_digest}"
        raise BadLog(
            file,
            3,
            f"played with edition {played}, this is {present}",
            "other-edition",
            {"played": played, "present": present},
        )
    if not log.records or log.records[0].move != SETUP:
        raise BadLog(file, 7, "the first record is not the setup", "no-setup")
    first = log.records[0]
    chance = Scripted(first.outcomes)
    fresh = Log(log.game, log.game_version, log.edition, log.edition_digest, log.seats, log.options, log.commitment)
    match = Match(game, fresh, None)
    try:
        match.state = game.setup(game.checked_seats(log.seats), game.checked_options(log.options), chance)
    except BelleEtoileError as error:
        raise BadLog(file, 7, str(error)) from error
    if not chance.spent():
        raise BadLog(file, 7, "more outcomes of chance than the setup asks for", "too-much-luck")
    fresh.records.append(first)
    return match


def replayed(game: Game, log: Log, file: str = "log", seed: str = "") -> Match:
    """The match a log tells, to its last record; with the seed it can go on."""
    match = begin_replay(game, log, file)
    for line, record in enumerate(log.records[1:], 8):
        match.replay(record, file, line)
    if seed:
        match.chance = Seeded(seed, match.log.next_version)
    match.log.seed = log.seed
    return match


def resumed(game: Game, heading: Log, version: int, state_text: str, seed: str) -> Match:
    """The match as it stood after `version`, from a snapshot: feed it the records that came later through `replay`.

    Take a snapshot only where nobody can take a move back.
    """
    log = Log(
        heading.game,
        heading.game_version,
        heading.edition,
        heading.edition_digest,
        heading.seats,
        heading.options,
        heading.commitment,
    )
    log.base = version + 1
    match = Match(game, log, Seeded(seed, log.base))
    match.state = game.read_state(state_text)
    return match


def verified(game: Game, log: Log, file: str = "log") -> Match:
    """Deal the whole match again from its published seed and compare every outcome; raises BadLog where they differ."""
    if not log.seed:
        raise BadLog(file, len(log.records) + 6, "no seed: it is published when the match is over", "no-seed")
    if commitment(log.seed) != log.commitment:
        raise BadLog(file, 6, "the seed does not fit the commitment published at the start", "wrong-seed")
    again = new_match(game, log.seats, log.seed, log.options)
    for line, record in enumerate(log.records, 7):
        if line > 7:
            _play_again(again, record, file, line)
        dealt = again.log.records[line - 7]
        if dealt.outcomes != record.outcomes:
            raise BadLog(
                file,
                line,
                f"the seed deals {list(dealt.outcomes)}, the log tells {list(record.outcomes)}",
                "other-deal",
                {"dealt": " ".join(map(str, dealt.outcomes)), "told": " ".join(map(str, record.outcomes))},
            )
    return again


def _play_again(match: Match, record: Record, file: str, line: int) -> None:
    try:
        if record.move == UNDO:
            match.undo(record.seat)
        else:
            match.play(record.seat, record.move)
    except BelleEtoileError as error:
        raise BadLog(file, line, str(error)) from error
