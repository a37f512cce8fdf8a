"""What a lesson is made of, and the file it is read from.

edition = "printed"
seats = 2
seat = 1                                # the learner's, from 1 as in logs
free = 3                                # turns of one's own at the end, with luck that nobody wrote down
luck = [0, 3, 1]                        # of the setup
options = { first = "1" }

[[step]]                                # to be read: there is nothing to play
name = "goal"                           # its sentence is lessons-<game>-<lesson>-goal
point = ["area telescope"]              # where the light falls: [data-area="telescope"]

[[step]]
name = "number"                         # another legal move is answered by lessons-…-number-otherwise
rule = "4.3"                            # … and by this rule
play = ["note mars | 4", "note io"]     # moves that go on, each with the luck it asks for
then = ["2 take 4", "2 note sol | 7"]   # what others play next: seat, move, luck
"""

import tomllib
from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple, final

from ..core.errors import BelleEtoileError
from ..core.game import MoveGame
from ..core.log import Log, Record

ALL_KEYS: Final = {"edition", "seats", "seat", "free", "luck", "options", "before", "step"}
STEP_KEYS: Final = {"name", "point", "rule", "play", "then"}
BLUNT: Final = "lesson"  # stands where a match has the commitment of its seed: nothing here is secret


class BadLesson(Exception):
    """A lesson that cannot be given: its file, its step, and what is wrong."""

    def __init__(self, lesson: str, step: str, reason: str) -> None:
        super().__init__(f"{lesson}, step {step}: {reason}" if step else f"{lesson}: {reason}")


class ScriptLine(NamedTuple):
    """A move as it was written down, with the luck it asks for."""

    seat: int
    move: str
    luck: tuple[int, ...]

    def record(self, version: int) -> Record:
        return Record(version, self.seat, self.move, self.luck)


@final
class Step:
    """One thing to read, or to do. `point` names parts of the board; `then` is what others do next."""

    def __init__(
        self, name: str, point: tuple[str, ...], rule: str, play: tuple[ScriptLine, ...], then: tuple[ScriptLine, ...]
    ) -> None:
        self.name: Final = name
        self.point: Final = point
        self.rule: Final = rule
        self.play: Final = play
        self.then: Final = then

    def accepted(self, move: str) -> ScriptLine | None:
        """The way on with this move, or None where the lesson asks for another. `place *` is any placement."""
        found = next((each for each in self.play if fnmatchcase(move, each.move)), None)
        return found._replace(move=move) if found else None


@final
class Lesson:
    """A lesson of one game; `name` is that of its file."""

    def __init__(self, game: MoveGame, name: str, told: dict[str, Any]) -> None:
        self.game: Final = game
        self.name: Final = name
        self.id: Final = f"{game.info.id}/{name}"
        self._only(told, ALL_KEYS, "")
        self.edition: Final[str] = told["edition"]
        self.seats: Final[int] = game.checked_seats(told["seats"])
        self.seat: Final[int] = told.get("seat", 1) - 1
        self.free: Final[int] = told["free"]
        self.luck: Final[tuple[int, ...]] = tuple(told["luck"])
        self.options: Final = game.checked_options(told.get("options", {}))
        self.before: Final = tuple(self._scripted(text, -1, "") for text in told.get("before", ()))
        self.steps: Final = tuple(self._step(each) for each in told["step"])

    def _only(self, told: dict[str, Any], known: set[str], step: str) -> None:
        unknown = sorted(set(told) - known)
        if unknown:
            raise BadLesson(self.id, step, f"unknown {', '.join(unknown)}; known: {', '.join(sorted(known))}")

    def _step(self, told: dict[str, Any]) -> Step:
        name = str(told["name"])
        self._only(told, STEP_KEYS, name)
        return Step(
            name,
            tuple(told.get("point", ())),
            told.get("rule", ""),
            tuple(self._scripted(text, self.seat, name) for text in told.get("play", ())),
            tuple(self._scripted(text, -1, name) for text in told.get("then", ())),
        )

    def _scripted(self, text: str, seat: int, step: str) -> ScriptLine:
        """`note mars | 4`, or with its seat in front where that is not known: `2 note mars | 4`."""
        move, _, luck = text.partition(" | ")
        if seat < 0:
            first, _, move = move.partition(" ")
            if not first.isdecimal() or not 1 <= int(first) <= self.seats:
                raise BadLesson(self.id, step, f"{text!r} begins with no seat from 1 to {self.seats}")
            seat = int(first) - 1
        return ScriptLine(seat, move, tuple(int(word) for word in luck.split()))

    def heading(self) -> Log:
        """Of the log that the lesson is: the game as it is now, with the edition that the lesson names."""
        game = self.game
        digest = game.edition_digest if self.edition == game.edition_id else ""
        return Log(game.info.id, game.info.version, self.edition, digest, self.seats, self.options, BLUNT)


def read_lesson(game: MoveGame, name: str, text: str) -> Lesson:
    """The lesson of a file; raises BadLesson."""
    id = f"{game.info.id}/{name}"
    try:
        return Lesson(game, name, tomllib.loads(text))
    except KeyError as error:
        raise BadLesson(id, "", f"{error.args[0]!r} is missing") from error
    except (tomllib.TOMLDecodeError, BelleEtoileError, TypeError, AttributeError, ValueError) as error:
        raise BadLesson(id, "", str(error)) from error
