"""/api/lessons: one takes a lesson without a name and without a table."""

from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from ...core.errors import BelleEtoileError
from ...lessons import Astray, BadLesson, Lesson, follow, lesson_named
from ..http.problems import Problem
from ..http.requests import AnyRequest, admit
from ..matches.moves import refused_by
from .presenters import page_for
from .schemas import Answers, LessonPage


def page_of(lesson: Lesson, answers: list[str]) -> LessonPage:
    """Raises the problems lesson-astray and lesson-unfit, and those of a move that the rules refuse."""
    try:
        course, went_on = follow(lesson, answers)
    except Astray:
        raise Problem("lesson-astray", game=lesson.game.info.id) from None
    except BadLesson as error:
        raise Problem("lesson-unfit", game=lesson.game.info.id, reason=str(error)) from None
    except BelleEtoileError as error:
        course, _ = follow(lesson, answers[:-1])
        raise refused_by(lesson.game, str(course.match.view(lesson.seat)["stage"]), error) from None
    return page_for(course, len(answers) - (not went_on), went_on)


@post("/lessons/{game:str}/{lesson:str}", status_code=200, operation_id="lesson")
async def take_lesson(
    request: AnyRequest, game: FromPath[str], lesson: FromPath[str], data: JSONBody[Answers]
) -> LessonPage:
    """Where one stands after these answers. Nothing is kept: the page sends them all, each time."""
    await admit(request, "lesson", anyone=True)
    try:
        found = lesson_named(game, lesson)
    except BadLesson as error:
        raise Problem("lesson-unfit", game=game, reason=str(error)) from None
    if found is None:
        raise Problem("no-such-lesson")
    return page_of(found, data.answers)


ROUTES: Final = [take_lesson]
