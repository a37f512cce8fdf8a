"""How far somebody has come in a lesson: their answers, played again from the beginning. Nothing is kept."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from ..bots import bot_named
from ..core.chance import Quick, Seeded
from ..core.errors import BelleEtoileError
from ..core.events import Event
from ..core.log import SETUP, TABLE, Record
from ..core.match import Match, replayed
from .lesson import BadLesson, Lesson, ScriptLine, Step

READ: Final = ""  # the answer to a step that only wants to be read
GENTLE: Final = "greedy"  # who plays the other seats in the free turns
BETWEEN: Final = 200  # moves of others after which somebody must have been asked again

Place = Literal["read", "do", "free", "end"]


class Told(NamedTuple):
    """What happened at one version."""

    version: int
    events: list[Event]


class Astray(Exception):
    """Answers that do not belong to this lesson, before the last one."""


class Course:
    """A lesson up to where somebody stands."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.match: Final = self._begun()
        self.at = 0  # steps that are done
        self.turns = 0  # free turns that are over
        self.told: list[Told] = []  # since the last answer
        self._scripted(lesson.before, "")

    @property
    def step(self) -> Step | None:
        """What is asked for now, or None when the script has ended."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def place(self) -> Place:
        if self.step is not None:
            return "do" if self.step.play else "read"
        return "end" if self.match.over or self.turns >= self.lesson.free else "free"

    def _begun(self) -> Match:
        log = self.lesson.heading()
        log.records.append(Record(0, TABLE, SETUP, self.lesson.luck))
        try:
            return replayed(self.lesson.game, log, self.lesson.id)
        except BelleEtoileError as error:
            raise BadLesson(self.lesson.id, "", str(error)) from error

    def answer(self, text: str) -> bool:
        """Goes on with an answer; False for a legal move that the step does not ask for, and nothing has changed.

        Raises IllegalMove, BadNotation or NotYourTurn for one that the rules refuse, Astray where nothing was asked.
        """
        self.told = []
        step = self.step
        if step is None:
            if self.place == "end":
                raise Astray
            self._free(text)
            return True
        if bool(step.play) == (text == READ):
            raise Astray
        if step.play:
            self._refuse(text)
        found = step.accepted(text)
        if step.play and found is None:
            return False
        self._scripted([found] if found else [], step.name)
        self._scripted(step.then, step.name)
        self.at += 1
        if self.step is None:
            self._others()
        return True

    def _refuse(self, text: str) -> None:
        """Raises what the rules would: a step may name moves that some way there has made impossible."""
        game, state, seat = self.lesson.game, self.match.state, self.lesson.seat
        move = game.parse(text)
        if move not in game.legal_moves(state, seat):
            game.apply(state.copy(), seat, move, Quick(0))

    def _scripted(self, moves: Sequence[ScriptLine], step: str) -> None:
        for each in moves:
            version = self.match.log.next_version
            try:
                events = self.match.replay(each.record(version), self.lesson.id, version)
            except BelleEtoileError as error:
                raise BadLesson(self.lesson.id, step, str(error)) from error
            self.told.append(Told(version, events))

    def _free(self, text: str) -> None:
        """One move of the learner's, and what the others do then."""
        seat, match = self.lesson.seat, self.match
        self._with_luck()
        self.told.append(Told(match.version + 1, match.play(seat, text)))
        if seat not in match.waiting or self.lesson.seats == 1:
            self.turns += 1
        self._others()

    def _others(self) -> None:
        """The bot plays until the learner is asked again."""
        self._with_luck()
        match, game, bot = self.match, self.lesson.game, bot_named(GENTLE)
        for _ in range(BETWEEN):
            others = [each for each in match.waiting if each != self.lesson.seat]
            if not others:
                return
            move = bot.choose(game, match.view(others[0]), others[0], Quick(match.version))
            self.told.append(Told(match.version + 1, match.play(others[0], game.format(move))))
        raise BadLesson(self.lesson.id, "", f"the others play {BETWEEN} moves and more")

    def _with_luck(self) -> None:
        """From here on nobody has written down what luck says; the lesson's name decides."""
        if self.match.chance is None:
            self.match.chance = Seeded(self.lesson.id, self.match.log.next_version)


def follow(lesson: Lesson, answers: Sequence[str]) -> tuple[Course, bool]:
    """The course after these answers, and whether the last of them went on. Raises Astray, or what a move raises."""
    course = Course(lesson)
    for text in answers[:-1]:
        try:
            went_on = course.answer(text)
        except BelleEtoileError as error:
            raise Astray from error
        if not went_on:
            raise Astray
    return course, course.answer(answers[-1]) if answers else True
