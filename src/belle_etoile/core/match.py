"""A match: a position and the log that led to it. The position is a cache of the log."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from .chance import Chance, Scripted, Seeded, commitment
from .errors import BadLog, BelleEtoileError, NothingToUndo, StaleMove
from .events import NOBODY, Event
from .game import Choice, MoveGame, Outcome, State
from .log import SETUP, TABLE, UNDO, UNDO_ALL, Log, Record

# One can draw and take back without end: after each so many versions nobody goes back. It is far beyond the length of
# ordinary matches, for a log that takes back just across it would not replay.
FORGETS: Final = 8192
# In practice one goes back by playing the match again, and no position is stored on the way: not without end either.
PRACTISES: Final = 1024


@final
class Match:
    """A game that is played: make moves, take them back, see what a seat sees. Nothing changes when a call raises.

    >>> from belle_etoile import game_named
    >>> match = new_match(game_named("stellar"), 2, "a seed", {"first": "1"})
    >>> events = match.play(1, match.legal_moves(1)[0])
    >>> match.waiting, match.can_undo(1)
    ([0], True)
    >>> match.undo(1)
    >>> match.waiting, match.version
    ([0, 1], 2)
    """

    def __init__(self, game: MoveGame, log: Log, chance: Seeded | None) -> None:
        self.game = game
        self.log = log
        self.chance = chance
        self.state: State = State()
        self.earlier: list[State] = []  # positions the last mover may still go back to, oldest first
        self.last_mover = TABLE
        self.practice = False  # a seat may take back its last move also after luck and others have answered it

    @property
    def version(self) -> int:
        """The number of the last record; a move says which version its player saw."""
        return self.log.next_version - 1

    @property
    def over(self) -> bool:
        """Whether nobody owes a move any more."""
        return not self.game.waiting(self.state)

    @property
    def waiting(self) -> list[int]:
        """All seats that owe a move."""
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and by which rule, or None while the match goes on."""
        return self.game.outcome(self.state)

    def view(self, seat: int) -> Mapping[str, object]:
        """All that a seat, or EVERYONE for the spectator, may know."""
        return self.game.view(self.state, seat)

    def legal_moves(self, seat: int) -> list[str]:
        """The moves of a seat as text; none for a seat that owes none."""
        return [self.game.format(move) for move in self.game.legal_moves(self.state, seat)]

    def choices(self, seat: int) -> list[Choice]:
        """The same moves told in parts."""
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
        move = self.game.parse(text)
        events, state = self._advance(seat, move, self.chance)
        record = Record(self.log.next_version, seat, self.game.format(move), self.chance.outcomes)
        self._accept(record, state, events)
        return events

    def undo(self, seat: int) -> None:
        """Take back this seat's last move, unless luck or another player has come after it; in practice, even then."""
        if not self.can_undo(seat):
            raise NothingToUndo(seat)
        move = UNDO if self._moved_last(seat) else UNDO_ALL
        self._take_back(Record(self.log.next_version, seat, move, []))

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its last move back."""
        return self._moved_last(seat) or (self.practises and self._has_moved(seat))

    @property
    def practises(self) -> bool:
        """Whether one may still go back behind luck and others."""
        return self.practice and self.version < PRACTISES

    def _moved_last(self, seat: int) -> bool:
        return seat == self.last_mover and len(self.earlier) > 0

    def _has_moved(self, seat: int) -> bool:
        """A log that begins with a snapshot does not tell the way back."""
        return self.log.base == 0 and any([record.seat == seat for record in standing(self.log.records)])

    def _take_back(self, record: Record) -> None:
        if record.move == UNDO:
            if not self._moved_last(record.seat):
                raise NothingToUndo(record.seat)
            self.state = self.earlier.pop()
        else:
            if not self._has_moved(record.seat):
                raise NothingToUndo(record.seat)
            self.state = self._replayed(standing([*self.log.records, record]))
            self.earlier = []
            self.last_mover = TABLE
        self.log.records.append(record)
        self._forget()

    def _replayed(self, records: list[Record]) -> State:
        """The position that these lead to, the setup first."""
        options = self.game.stored_options(self.log.options)
        state: State = self.game.setup(self.log.seats, options, Scripted(records[0].outcomes))
        for record in records[1:]:
            self.game.apply(state, record.seat, self.game.parse(record.move), Scripted(record.outcomes))
        return state

    def _advance(self, seat: int, move: i64, chance: Chance) -> tuple[list[Event], State]:
        state = self.state.copy()
        events: list[Event] = []
        self.game.apply(state, seat, move, chance, events)
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
            if record.takes_back:
                self._take_back(record)
                return []
            chance = Scripted(record.outcomes)
            events, state = self._advance(record.seat, self.game.parse(record.move), chance)
        except BelleEtoileError as error:
            raise BadLog(file, line, str(error)) from error
        if not chance.spent():
            raise BadLog(
                file, line, f"more outcomes of chance than the move asks for: {record.text()!r}", "too-much-luck"
            )
        self._accept(record, state, events)
        return events


def standing(records: list[Record]) -> list[Record]:
    """The records that were not taken back, the setup among them.

    >>> log = [Record(0, TABLE, SETUP, []), Record(1, 0, "a", []), Record(2, 1, "b", []), Record(3, 0, UNDO_ALL, [])]
    >>> [record.move for record in standing(log)]
    ['setup']
    """
    left: list[Record] = []
    for record in records:
        if not record.takes_back:
            left.append(record)
            continue
        while left.pop().seat != record.seat:
            pass
    return left


def _reveals(events: list[Event], mover: int) -> bool:
    """Does the mover learn something of another seat, such as a choice that was secret until now?"""
    return any([event.heard_by(mover) and event.seat not in (mover, NOBODY) for event in events])


def new_match(game: MoveGame, seats: int, seed: str, options: Mapping[str, str] | None = None) -> Match:
    """A new match, set up, whose luck is decided by `seed`.

    >>> from belle_etoile import game_named
    >>> match = new_match(game_named("stellar"), 2, "a seed", {"first": "1"})
    >>> match.waiting, match.legal_moves(0)[0]
    ([0, 1], 'open moon')
    """
    heading = Log(
        game.info.id,
        game.info.version,
        game.edition_id,
        game.edition_digest,
        game.checked_seats(seats),
        game.checked_options(options or {}),
        commitment(seed),
    )
    return dealt(game, heading, seed)


def dealt(game: MoveGame, heading: Log, seed: str, file: str = "log") -> Match:
    """The match of a heading, set up with the luck of `seed`; its rules are those that the heading names."""
    game, options = begun_rules(game, heading, file)
    chance = Seeded(seed, 0)
    match = Match(game, heading.without_records(), chance)
    match.state = game.setup(heading.seats, options, chance)
    match.log.records.append(Record(0, TABLE, SETUP, chance.outcomes))
    return match


def begun_rules(game: MoveGame, heading: Log, file: str) -> tuple[MoveGame, dict[str, str]]:
    """The components and options under which a stored match goes on, even if new matches are played with others.

    Everything that was stored comes in through here. Raises BadLog where this game cannot go on with it.
    """
    if heading.edition_digest != game.edition_digest:
        text = game.earlier_edition(heading.edition_digest)
        game = game.with_edition(text, heading.edition) if text else game
    _refuse_another(game, heading, file)
    try:
        game.checked_seats(heading.seats)
        return game, game.stored_options(heading.options)
    except BelleEtoileError as error:
        raise BadLog(file, 7, str(error)) from error


def _refuse_another(game: MoveGame, heading: Log, file: str) -> None:
    """The id, the version and the components must be those of the game."""
    if heading.game != game.info.id:
        raise BadLog(
            file,
            2,
            f"a match of {heading.game}, this is {game.info.id}",
            "other-game",
            {"played": heading.game, "present": game.info.id},
        )
    if heading.game_version not in game.info.plays:
        present = ", ".join([str(version) for version in game.info.plays])
        raise BadLog(
            file,
            2,
            f"played with version {heading.game_version} of {heading.game}, this is version {present}",
            "other-version",
            {"played": heading.game_version, "present": present},
        )
    if heading.edition_digest != game.edition_digest:
        played, present = f"{heading.edition} {heading.edition_digest}", f"{game.edition_id} {game.edition_digest}"
        raise BadLog(
            file,
            3,
            f"played with edition {played}, this is {present}",
            "other-edition",
            {"played": played, "present": present},
        )


def begin_replay(game: MoveGame, log: Log, file: str) -> Match:
    """The match of a log, set up and not yet played: give it `log.records[1:]` through `replay`."""
    game, options = begun_rules(game, log, file)
    if not log.records or log.records[0].move != SETUP:
        raise BadLog(file, 7, "the first record is not the setup", "no-setup")
    first = log.records[0]
    chance = Scripted(first.outcomes)
    match = Match(game, log.without_records(), None)
    try:
        match.state = game.setup(log.seats, options, chance)
    except BelleEtoileError as error:
        raise BadLog(file, 7, str(error)) from error
    if not chance.spent():
        raise BadLog(file, 7, "more outcomes of chance than the setup asks for", "too-much-luck")
    match.log.records.append(first)
    return match


def replayed(game: MoveGame, log: Log, file: str = "log", seed: str = "") -> Match:
    """The match that a log tells, up to its last record; with the seed it can go on."""
    match = begin_replay(game, log, file)
    for line, record in enumerate(log.records[1:], 8):
        match.replay(record, file, line)
    if seed:
        match.chance = Seeded(seed, match.log.next_version)
    match.log.seed = log.seed
    return match


def resumed(game: MoveGame, heading: Log, version: int, state_text: str, seed: str) -> Match:
    """The match as it was after `version`, from a snapshot: give it the later records through `replay`.

    Take a snapshot only where nobody can take a move back.
    """
    game, _ = begun_rules(game, heading, heading.game)
    log = heading.without_records()
    log.base = version + 1
    match = Match(game, log, Seeded(seed, log.base))
    match.state = game.read_state(state_text)
    return match


def verified(game: MoveGame, log: Log, file: str = "log") -> Match:
    """Deal the whole match again from its published seed and compare every outcome; raises BadLog where they differ."""
    if not log.seed:
        raise BadLog(file, len(log.records) + 6, "no seed: it is published when the match is over", "no-seed")
    if commitment(log.seed) != log.commitment:
        raise BadLog(file, 6, "the seed does not fit the commitment published at the start", "wrong-seed")
    again = dealt(game, log, log.seed, file)
    for line, record in enumerate(log.records, 7):
        if line > 7:
            _play_again(again, record, file, line)
        here = again.log.records[line - 7]
        if here.outcomes != record.outcomes:
            raise BadLog(
                file,
                line,
                f"the seed deals {list(here.outcomes)}, the log tells {list(record.outcomes)}",
                "other-deal",
                {"dealt": " ".join(map(str, here.outcomes)), "told": " ".join(map(str, record.outcomes))},
            )
    return again


def _play_again(match: Match, record: Record, file: str, line: int) -> None:
    try:
        if record.takes_back:
            match.replay(record, file, line)
        else:
            match.play(record.seat, record.move)
    except BelleEtoileError as error:
        raise BadLog(file, line, str(error)) from error
