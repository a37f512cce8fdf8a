"""A lesson as a page shows it."""

from ...core import EVERYONE
from ...lessons import Course
from ..matches.schemas import Update
from ..matches.table import info_of
from .schemas import LessonPage


def update_for(course: Course) -> Update:
    match, seat = course.match, course.lesson.seat
    (view,) = course.lesson.game.views(match.state, [seat])
    acts = course.place in ("do", "free")
    return Update(
        version=match.version,
        seat=seat,
        view=view,
        legal=match.choices(seat) if acts else [],
        can_undo=False,
        waiting=match.waiting,
        stage=str(view["stage"]),
        events=[
            info_of(told.version, event)
            for told in course.told
            for event in told.events
            if event.only in (seat, EVERYONE)
        ],
        fresh=not course.told,
    )


def expected(course: Course) -> list[str]:
    """Of the legal moves those that the step names; a step that takes any placement names none."""
    named = {each.move for each in course.step.play} if course.step is not None else set()
    return [move for move in course.match.legal_moves(course.lesson.seat) if move in named]


def page_for(course: Course, kept: int, went_on: bool) -> LessonPage:
    step = course.step
    return LessonPage(
        game=course.lesson.game.info.id,
        lesson=course.lesson.name,
        place=course.place,
        at=course.at,
        steps=len(course.lesson.steps),
        step=step.name if step is not None else "",
        point=list(step.point) if step is not None else [],
        expects=expected(course),
        kept=kept,
        rule=step.rule if step is not None and not went_on else "",
        turns=course.lesson.free - course.turns,
        update=update_for(course),
    )
