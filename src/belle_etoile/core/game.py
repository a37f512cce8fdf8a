"""The contract between a game and everything around it: `Game` for all of them, `MoveGame` for those of moves."""

import sys
from collections.abc import Mapping
from typing import Any, Final, Generic, TypedDict, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from .chance import Chance
from .editions import digest_of
from .errors import BadSetup, IllegalMove, NotYourTurn, Values
from .events import NOBODY, Event
from .learned import Learned, Table

if sys.version_info >= (3, 13):
    from typing import TypeVar
else:  # for the default
    from typing_extensions import TypeVar

NEVER: Final = -1_000_000  #: The promise of a move that leads nowhere


@final
class Option:
    """A choice made when a match is created.

    The first of `choices` is the default of a new match. An option that came with a later version says with `before`
    how the game was played until then: a stored match that lacks the option goes on that way. One that is not `offered`
    is there for such matches, and no form asks for it.

    >>> first = Option("first", ("random", "1", "2"), before="1")
    >>> first.default, first.before
    ('random', '1')
    """

    def __init__(self, name: str, choices: tuple[str, ...], before: str = "", offered: bool = True) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.before: Final = before or choices[0]
        self.offered: Final = offered

    @property
    def default(self) -> str:
        """The choice of a new match where nobody chooses."""
        return self.choices[0]


@final
class GameInfo:
    """What a lobby needs to know of a game.

    `version` counts how the rules are read, and moves only when the game's behaviour moves; `plays` are the versions
    that can still be played: that one alone, if nothing is said. `secrets`: a seat knows more than a spectator, so a
    shared screen is handed over with care; `together`: the table wins or loses as one.
    """

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, int],
        options: tuple[Option, ...],
        secrets: bool = True,
        together: bool = False,
        plays: tuple[int, ...] = (),
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        self.plays: Final = plays or (version,)
        self.seats: Final = seats
        self.options: Final = options
        self.secrets: Final = secrets
        self.together: Final = together


@final
class Habits:
    """How a search goes about a game, found by trials.

    `curiosity`: how much a rarely tried move is favoured over a good one; `widening`: how fast more moves are compared;
    `candidates`: in a play-out, the most promising of so many random moves is played; `contenders`: so many of the most
    promising moves are compared on the same luck, and no tree is grown; for games whose secrets forbid no move.
    `horizon`: where all win together, so many moves of a possible future are played by plan before learned values are
    asked; `turns`: where no seat hinders another, so many more turns of one's own are. If both are 0, values are asked
    after one's own turn and the answer to it.
    """

    def __init__(
        self,
        curiosity: float = 0.35,
        widening: float = 0.8,
        candidates: i64 = 3,
        contenders: i64 = 0,
        horizon: i64 = 0,
        turns: i64 = 0,
    ) -> None:
        self.curiosity: Final = curiosity
        self.widening: Final = widening
        self.candidates: Final = candidates
        self.contenders: Final = contenders
        self.horizon: Final = horizon
        self.turns: Final = turns


class Choice(TypedDict):
    """A legal move told in parts: `kind` names its sentence (`<game>-move-<kind>`), `values` what it mentions."""

    move: str
    kind: str
    values: Values


class ScoreLine(TypedDict):
    """Points and the rule that gives them; `kind` names the sentence (`<game>-score-<kind>`)."""

    rule: str
    kind: str
    points: int
    values: Values


class Outcome(TypedDict):
    """Who won, and by which rule. Several winners share the victory; without a winner all have lost together."""

    winners: list[int]
    rule: str


@mypyc_attr(acyclic=True)  # it holds nothing that holds it: Python's collector need not look at every position
class State:
    """A position. Each game has its own, made of masks and small vectors."""

    def copy(self) -> "State":
        """A copy that can change while this position stays as it is."""
        raise NotImplementedError

    def text(self) -> str:
        """Everything, secrets included: to compare, to store, for a bug report; `MoveGame.read_state` reads it."""
        raise NotImplementedError


# The State of a game. Who takes any game writes `MoveGame`, a game's own class `MoveGame[State]`.
S = TypeVar("S", bound=State, default=Any)


class Game(Generic[S]):
    """One game with one edition of its components. Pure: same calls, same answers. Seats count from 0."""

    info: GameInfo
    edition_id: str
    edition_digest: str
    earlier_editions: tuple[str, ...] = ()  # texts that came with the game before: their matches go on with them

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, events: list[Event] | None = None) -> S:
        """The first position; `options` has a choice for every option."""
        raise NotImplementedError

    def waiting(self, s: S) -> list[int]:
        """All seats that owe something: several at once where they choose at the same time."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """The points as they stand, at any time."""
        raise NotImplementedError

    def sheet(self, s: S, seat: int) -> list[ScoreLine]:
        """Every point of one seat and its rule; the points add up to `scores`."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """Who won and by which rule, or None while the game goes on."""
        raise NotImplementedError

    def check(self, s: S) -> None:
        """Raise AssertionError if the position could not have come from play."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> Mapping[str, object]:
        """All that a seat (or EVERYONE, the spectator) may know, built up from nothing. Has `seat` and `stage`."""
        raise NotImplementedError

    def components(self) -> Mapping[str, object]:
        """The tables of the edition that a board needs to draw the game."""
        raise NotImplementedError

    def with_edition(self, text: str, file: str) -> "Game[S]":
        """The same game with other components; raises BadEdition."""
        raise NotImplementedError

    # The same for every game

    def earlier_edition(self, digest: str) -> str:
        """The text of the edition with this digest that came with the game before, or ""."""
        for text in self.earlier_editions:
            if digest_of(text) == digest:
                return text
        return ""

    def checked_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options of a new match, defaults filled in; raises BadSetup for an unknown name or choice."""
        self._refuse_unknown(options)
        return {option.name: options.get(option.name, option.default) for option in self.info.options}

    def stored_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options of a match that was stored, perhaps before some of them were there; raises BadSetup."""
        self._refuse_unknown(options)
        return {option.name: options.get(option.name, option.before) for option in self.info.options}

    def is_current(self, version: int, options: Mapping[str, str]) -> bool:
        """Whether a match was stored with the present version, and with a choice for every option there is now."""
        return version == self.info.version and len(options) == len(self.info.options)

    def _refuse_unknown(self, options: Mapping[str, str]) -> None:
        known = {option.name: option for option in self.info.options}
        for name, choice in options.items():
            if name not in known:
                names = ", ".join(known)
                raise BadSetup(
                    "error-option", f"unknown option {name!r}; known: {names}", {"option": name, "known": names}
                )
            if choice not in known[name].choices:
                choices = ", ".join(known[name].choices)
                raise BadSetup(
                    "error-choice",
                    f"option {name!r} cannot be {choice!r}; it is one of {choices}",
                    {"option": name, "choice": choice, "known": choices},
                )

    def checked_seats(self, seats: int) -> int:
        """The number of seats, if the box allows it; raises BadSetup if not."""
        least, most = self.info.seats
        if not least <= seats <= most:
            raise BadSetup(
                "error-seats",
                f"{self.info.id} takes {least} to {most} players, not {seats}",
                {"seats": seats, "least": least, "most": most},
            )
        return seats


class MoveGame(Game[S]):
    """A game that is played at a table, move by move: what matches, bots and benches need.

    A move is a small integer whose bits only the game knows; `format` and `parse` turn it into the text that logs, the
    wire, tests and terminals share.
    """

    habits: Habits = Habits()
    features: int = 0  # counts how positions are looked up in `tables`; 0 where the game has no learned values
    tables: tuple[Table, ...] = ()
    chances: bool = False  # whether learned values are log odds, and `margin` is from 0 (lost) to 1000 (won)
    foresees: bool = False  # whether `foresee` tells a possible future better than playing it move by move

    # The rules

    def turn(self, s: S) -> i64:
        """The lowest seat that owes a move, or NOBODY when the game is over."""
        raise NotImplementedError

    def waiting(self, s: S) -> list[int]:
        """All seats that owe a move: several at once where they choose at the same time."""
        turn = self.turn(s)
        return [] if turn == NOBODY else [turn]

    def refusal(self, s: S, seat: i64, move: i64) -> str:
        """The rule that forbids `move`, or "": the only statement of legality."""
        raise NotImplementedError

    def moves(self, s: S, seat: i64) -> vec[i64]:
        """All moves that `refusal` allows for a seat that owes one, in a stable order."""
        raise NotImplementedError

    def carry_out(self, s: S, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
        """Play a move that is known to be legal, in place. Events are made only if there is a list for them."""
        raise NotImplementedError

    def read_state(self, text: str) -> S:
        """The position that `State.text` wrote."""
        raise NotImplementedError

    # What leaves a position, and what comes from outside

    def determinize(self, view: Mapping[str, object], chance: Chance) -> S:
        """A position that fits the view; what the view does not tell is drawn at random."""
        raise NotImplementedError

    def imagine(self, view: Mapping[str, object], chance: Chance) -> S:
        """A position for a search by the seat whose view it is: seats that cannot matter to it may be left out."""
        return self.determinize(view, chance)

    def parse(self, text: str) -> i64:
        """The move that a text tells; raises BadNotation."""
        raise NotImplementedError

    def format(self, move: i64) -> str:
        """The text of a move."""
        raise NotImplementedError

    def describe(self, s: S, move: i64) -> Choice:
        """A legal move in parts, so that a board can light up what it mentions and a screen reader can say it."""
        raise NotImplementedError

    # What a player who thinks, or is away, would do

    def default_move(self, s: S, seat: i64) -> i64:
        """The move that is played for somebody who is absent at the deadline."""
        raise NotImplementedError

    def promise(self, s: S, seat: i64, move: i64) -> i64:
        """How good a legal move looks at a glance; higher is better. Reads only what the seat may know.

        NEVER: it leads nowhere, as taking a step of a draft back does, and needs no thought.
        """
        raise NotImplementedError

    def worth(self, s: S, seat: i64) -> i64:
        """How well a seat has done at the end, from 0 (lost) to 1000 (won), for searches."""
        raise NotImplementedError

    def expect(self, s: S, seat: i64, moves: vec[i64], learned: Learned) -> vec[i64]:
        """How far a seat expects to be ahead after each of these moves, before luck has its say, by learned values.

        In units of `learned`, and with the best that the seat can still do in the same turn. Reads only what the seat
        may know. A game without `tables` has no learned values, and tells what its moves promise.
        """
        return vec[i64]([self.promise(s, seat, move) for move in moves])

    def lookups(self, s: S, seat: i64, move: i64) -> vec[i32]:
        """Where a move leads: the weights that add up to its expectation; none in the middle of a turn."""
        return vec[i32]([])

    def foresee(self, s: S, seat: i64, move: i64, learned: Learned, deal: Chance) -> i64:
        """One possible future of a move, played on `s`, which is then of no more use: what a seat expects at its end.

        In units of `learned`. Of use for games that know more than the next line does.
        """
        self.carry_out(s, seat, move, deal, None)
        return self.margin(s, seat) * learned.point

    def training_options(self, number: i64, chance: Chance) -> tuple[int, dict[str, str]]:
        """Seats and options of a game of a training, by its number or by chance."""
        return self.info.seats[0], self.checked_options({})

    def trusts_values(self, s: S) -> bool:
        """Whether learned values have seen enough games like this one to be asked."""
        return True

    def margin(self, s: S, seat: i64) -> i64:
        """What learned values foretell, when the game is over: by how many points a seat is ahead of the next, or, in a
        game of `chances`, how near it came to a victory.
        """
        scores = self.scores(s)
        return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)

    def with_edition(self, text: str, file: str) -> "MoveGame[S]":
        """The same game with other components; raises BadEdition."""
        raise NotImplementedError

    # The same for every game of moves

    def with_begun_edition(self, text: str, file: str) -> "MoveGame[S]":
        """As `with_edition`, for a match that was begun: what was let pass then still passes."""
        return self.with_edition(text, file)

    def views(self, s: S, seats: list[int]) -> list[Mapping[str, object]]:
        """What pages are sent: the view of each seat. A game may make what they share once, and may add what helps
        people and is too slow for bots; it tells nothing that the view does not.
        """
        return [self.view(s, seat) for seat in seats]

    def legal_moves(self, s: S, seat: int) -> list[int]:
        """All moves of a seat; none for a seat that owes none."""
        return list(self.moves(s, seat)) if seat in self.waiting(s) else []

    def apply(self, s: S, seat: int, move: i64, chance: Chance, events: list[Event] | None = None) -> None:
        """Play a move in place, or raise before anything has changed."""
        if seat not in self.waiting(s):
            raise NotYourTurn(seat)
        rule = self.refusal(s, seat, move)
        if rule:
            raise IllegalMove(rule, seat, self.format(move))
        self.carry_out(s, seat, move, chance, events)
