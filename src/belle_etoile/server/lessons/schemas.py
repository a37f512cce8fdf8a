"""What a lesson looks like on the wire, as docs/protocol.md tells it."""

from typing import Annotated, Final, Literal

import msgspec

from ..http.fields import MoveText
from ..matches.schemas import Update

MOST_ANSWERS: Final = 120


class Answers(msgspec.Struct):
    """All of them from the beginning: a move's text for each step that asks for one, "" for one that is read."""

    answers: Annotated[list[MoveText], msgspec.Meta(max_length=MOST_ANSWERS)] = []


class LessonPage(msgspec.Struct):
    """Where somebody stands. `update` is what their seat sees there, with what happened since the last answer."""

    game: str
    lesson: str
    place: Literal["read", "do", "free", "end"]
    at: int  # steps that are done, of `steps`
    steps: int
    step: str  # the name of the present one; "" after the last
    point: list[str]  # parts of the board, as their attribute and its value: `card moon`
    expects: list[str]  # moves that go on, where a step names them: boards show them as they show a hint
    kept: int  # answers that count: one fewer than were sent, where the last one was another legal move
    rule: str  # where it was: the rule that the answer to it names, or ""
    turns: int  # free turns that are left
    update: Update
