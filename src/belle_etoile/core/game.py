"""The contract between a game and everything around it."""

from collections.abc import Mapping
from typing import Final, TypedDict, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .chance import Chance
from .errors import BadSetup, IllegalMove, NotYourTurn, Values
from .events import NOBODY, Event

NEVER: Final = -1_000_000


@final
class Option:
    """A choice made when a match is created; the first of `choices` is the default."""

    def __init__(self, name: str, choices: tuple[str, ...]) -> None:
        self.name: Final = name
        self.choices: Final = choices

    @property
    def default(self) -> str:
        return self.choices[0]


@final
class GameInfo:
    """What a lobby needs to know of a game. `version` moves only when its behaviour moves.

    `secrets`: a seat knows more than a spectator, so a shared screen is handed over with care; `together`: the table
    wins or loses as one.
    """

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, int],
        options: tuple[Option, ...],
        secrets: bool = True,
        together: bool = False,
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        self.seats: Final = seats
        self.options: Final = options
        self.secrets: Final = secrets
        self.together: Final = together


@final
class Habits:
    """How a search goes about a game, found by trials.

    `curiosity`: how much a rarely tried move is favoured over a good one; `widening`: how fast more moves are compared;
    `candidates`: in a play-out, the most promising of so many random moves is played; `rivals`: so many of the most
    promising moves are compared on the same luck, and no tree is grown; for games whose secrets forbid no move.
    """

    def __init__(self, curiosity: float = 0.35, widening: float = 0.8, candidates: i64 = 3, rivals: i64 = 0) -> None:
        self.curiosity: Final = curiosity
        self.widening: Final = widening
        self.candidates: Final = candidates
        self.rivals: Final = rivals


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
    """Who won, and by which rule; several seats share a victory, none means the table lost."""

    winners: list[int]
    rule: str


@mypyc_attr(acyclic=True)  # it holds nothing that holds it: Python's collector need not look at every position
class State:
    """A position. Each game has its own, made of masks and small vectors."""

    def copy(self) -> "State":
        raise NotImplementedError

    def text(self) -> str:
        """Everything, secrets included: to compare, to store, to read in a bug report; `Game.read_state` reads it."""
        raise NotImplementedError


class Game:
    """One game with one edition of its components. Pure: same calls, same answers.

    Seats count from 0. A move is a small integer whose bits only the game knows; `format` and `parse` turn it into the
    text that logs, the wire, tests and terminals share.
    """

    info: GameInfo
    edition_id: str
    edition_digest: str
    habits: Habits = Habits()

    # The rules

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, events: list[Event] | None = None) -> State:
        raise NotImplementedError

    def turn(self, s: State) -> i64:
        """The lowest seat that owes a move, or NOBODY when the game is over."""
        raise NotImplementedError

    def waiting(self, s: State) -> list[int]:
        """All seats that owe a move: several at once where they choose at the same time."""
        turn = self.turn(s)
        return [] if turn == NOBODY else [turn]

    def refusal(self, s: State, seat: i64, move: i64) -> str:
        """The rule that forbids `move`, or "": the only statement of legality."""
        raise NotImplementedError

    def moves(self, s: State, seat: i64) -> vec[i64]:
        """All that `refusal` lets pass for a seat that is waited for, in a stable order."""
        raise NotImplementedError

    def carry_out(self, s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
        """Play a move that is known to be legal, in place. Events are built only for a listener."""
        raise NotImplementedError

    def scores(self, s: State) -> list[int]:
        """The points as they stand, at any time."""
        raise NotImplementedError

    def sheet(self, s: State, seat: int) -> list[ScoreLine]:
        """Every point of one seat and its rule; the points add up to `scores`."""
        raise NotImplementedError

    def outcome(self, s: State) -> Outcome | None:
        raise NotImplementedError

    def check(self, s: State) -> None:
        """Raise AssertionError if the position could not have come from play."""
        raise NotImplementedError

    def read_state(self, text: str) -> State:
        """The position that `State.text` wrote."""
        raise NotImplementedError

    # What leaves a position

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        """All that a seat (or EVERYONE, the spectator) may know, built up from nothing. Has `seat` and `stage`."""
        raise NotImplementedError

    def determinize(self, view: Mapping[str, object], chance: Chance) -> State:
        """A position that fits the view; what the view does not tell is drawn at random."""
        raise NotImplementedError

    def imagine(self, view: Mapping[str, object], chance: Chance) -> State:
        """The same for a search of the seat whose view it is: seats that cannot matter to it may be left out."""
        return self.determinize(view, chance)

    def parse(self, text: str) -> i64:
        raise NotImplementedError

    def format(self, move: i64) -> str:
        raise NotImplementedError

    def describe(self, s: State, move: i64) -> Choice:
        """A legal move in parts, so that a board can light up what it mentions and a screen reader can say it."""
        raise NotImplementedError

    def components(self) -> Mapping[str, object]:
        """The tables of the edition that a board needs to draw the game."""
        raise NotImplementedError

    # What a player who thinks, or is away, would do

    def default_move(self, s: State, seat: i64) -> i64:
        """For a player who is absent at the deadline."""
        raise NotImplementedError

    def promise(self, s: State, seat: i64, move: i64) -> i64:
        """How good a legal move looks at a glance; higher is better. Reads only what the seat may know.

        NEVER: it leads nowhere, as taking a step of a draft back does, and needs no thought.
        """
        raise NotImplementedError

    def worth(self, s: State, seat: i64) -> i64:
        """How well a seat has done at the end, from 0 (lost) to 1000 (won), for searches."""
        raise NotImplementedError

    def with_edition(self, text: str, file: str) -> "Game":
        """The same game with other components; raises BadEdition."""
        raise NotImplementedError

    # The same for every game

    def views(self, s: State, seats: list[int]) -> list[Mapping[str, object]]:
        """What pages are sent: the view of each. What they have in common may be put together once, and a game may add
        what helps people and is too dear for bots; it tells nothing that the view does not settle.
        """
        return [self.view(s, seat) for seat in seats]

    def legal_moves(self, s: State, seat: int) -> list[int]:
        return list(self.moves(s, seat)) if seat in self.waiting(s) else []

    def apply(self, s: State, seat: int, move: i64, chance: Chance, events: list[Event] | None = None) -> None:
        """Play in place, or raise before anything has changed."""
        if seat not in self.waiting(s):
            raise NotYourTurn(seat)
        rule = self.refusal(s, seat, move)
        if rule:
            raise IllegalMove(rule, seat, self.format(move))
        self.carry_out(s, seat, move, chance, events)

    def play_text(self, s: State, seat: int, text: str, chance: Chance, events: list[Event] | None) -> None:
        """`apply` for a move as text. A game whose moves are documents, with no list of legal ones, has its own."""
        self.apply(s, seat, self.parse(text), chance, events)

    def checked_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options, defaults filled in; raises BadSetup for an unknown name or choice."""
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
        return {name: options.get(name, option.default) for name, option in known.items()}

    def checked_seats(self, seats: int) -> int:
        least, most = self.info.seats
        if not least <= seats <= most:
            raise BadSetup(
                "error-seats",
                f"{self.info.id} takes {least} to {most} players, not {seats}",
                {"seats": seats, "least": least, "most": most},
            )
        return seats
