"""Lessons as data: what is read, what is refused, and what an answer does."""

import pytest

from belle_etoile import game_named
from belle_etoile.core.errors import BadNotation, IllegalMove
from belle_etoile.lessons import Astray, BadLesson, Course, follow, lesson_named
from belle_etoile.lessons.lesson import Lesson, read_lesson

STELLAR = game_named("stellar")
HEAD = 'edition = "house"\nseats = 2\nfree = 2\nluck = [1, 0, 0, 0]\noptions = { first = "1" }\n'
STEP = '[[step]]\nname = "open"\nrule = "1.3"\nplay = ["open moon"]\n'


def lesson(text: str) -> Lesson:
    return read_lesson(STELLAR, "tried", text)


def test_an_accepted_move_goes_on_and_another_legal_one_changes_nothing() -> None:
    course = Course(lesson(HEAD + STEP + 'then = ["2 open eros | 12 41 35 25 23 13 31 2 12"]\n'))
    before = course.match.state.text()
    assert not course.answer("open mars")
    assert course.match.state.text() == before
    assert course.at == 0
    assert course.answer("open moon")
    assert course.place == "free"
    assert [told.version for told in course.told] == [1, 2]


def test_what_the_rules_refuse_is_refused_in_a_lesson_too() -> None:
    course = Course(lesson(HEAD + STEP))
    with pytest.raises(IllegalMove, match=r"^1\.3:"):
        course.answer("take 1")
    with pytest.raises(BadNotation):
        course.answer("sing")


def test_an_answer_that_was_not_asked_for() -> None:
    read = HEAD + '[[step]]\nname = "goal"\n' + STEP
    with pytest.raises(Astray):
        Course(lesson(read)).answer("open moon")
    course = Course(lesson(read))
    course.answer("")
    with pytest.raises(Astray):
        course.answer("")
    with pytest.raises(Astray):
        follow(lesson(read), ["", "open mars", "open moon"])
    with pytest.raises(Astray):
        follow(lesson(read), ["", "take 1", "open moon"])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("edition = [", "tried"),
        (HEAD.replace("seats = 2", ""), "'seats' is missing"),
        (HEAD + 'colour = "red"\n' + STEP, "unknown colour"),
        (HEAD + STEP + "pont = []\n", "step open: unknown pont"),
        (HEAD + STEP + 'then = ["3 open eros"]\n', "begins with no seat from 1 to 2"),
        (HEAD.replace('"1"', '"7"') + STEP, "cannot be '7'"),
        (HEAD.replace("seats = 2", 'seats = "two"') + STEP, "tried"),
        (HEAD.replace("seats = 2", "seats = 3") + STEP, "takes 2 to 2 players"),
        (HEAD + STEP.replace('"open moon"', "5"), "tried"),
        (HEAD, "'step' is missing"),
    ],
)
def test_a_file_that_is_no_lesson(text: str, reason: str) -> None:
    with pytest.raises(BadLesson, match=reason):
        lesson(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (HEAD.replace("house", "theirs") + STEP, "theirs"),
        (HEAD.replace("[1, 0, 0, 0]", "[1, 0, 0]") + STEP, "no outcome is left"),
        (HEAD.replace("[1, 0, 0, 0]", "[1, 0, 0, 0, 0]") + STEP, "more outcomes"),
        (HEAD.replace("[1, 0, 0, 0]", "[9, 0, 0, 0]") + STEP, "outcome told is 9"),
        (HEAD + 'before = ["2 take 1"]\n' + STEP, "not allowed"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_any_more(text: str, reason: str) -> None:
    with pytest.raises(BadLesson, match=reason):
        Course(lesson(text))


def test_a_script_that_does_not_fit_later() -> None:
    course = Course(lesson(HEAD + STEP + 'then = ["2 open mars"]\n'))
    with pytest.raises(BadLesson, match="step open"):
        course.answer("open moon")


def test_there_is_no_such_lesson() -> None:
    assert lesson_named("stellar", "second") is None
    assert lesson_named("chess", "first") is None
    assert lesson_named("stellar", "../edition") is None
