"""Lessons over HTTP: without a name and without a table, and what does not fit is told in one sentence."""

import pytest

from belle_etoile import game_named
from belle_etoile.lessons import lesson_named
from belle_etoile.lessons.lesson import read_lesson
from belle_etoile.server.http.language import problem_document
from belle_etoile.server.http.problems import Problem
from belle_etoile.server.lessons.routes import page_of

from .people import Inside, Person, Visitor

GOAL, OPEN = "", "open moon"
AT = "/lessons/stellar/first"


@pytest.fixture
def passer_by(server: Inside) -> Visitor:
    return Visitor(server.url)


def test_it_is_taken_without_a_name(passer_by: Visitor) -> None:
    page = passer_by.post(AT, {"answers": []})
    assert (page["place"], page["step"], page["at"], page["kept"]) == ("read", "goal", 0, 0)
    assert page["update"]["legal"] == []
    page = passer_by.post(AT, {"answers": [GOAL]})
    assert (page["place"], page["step"], page["expects"]) == ("do", "open", ["open moon"])
    assert {choice["move"] for choice in page["update"]["legal"]} == {"open moon", "open mars"}
    page = passer_by.post(AT, {"answers": [GOAL, OPEN]})
    assert (page["step"], page["kept"], page["update"]["stage"]) == ("take", 2, "take")
    assert any(event["kind"] == "opens" and event["seat"] == 1 for event in page["update"]["events"])


def test_another_legal_move_is_told_its_rule_and_not_kept(passer_by: Visitor) -> None:
    page = passer_by.post(AT, {"answers": [GOAL, "open mars"]})
    assert (page["step"], page["kept"], page["rule"]) == ("open", 1, "1.3")


def test_the_others_hand_is_not_shown(passer_by: Visitor) -> None:
    page = passer_by.post(AT, {"answers": [GOAL, OPEN]})
    assert len(page["update"]["view"]["hand"]) == 2
    assert not [event for event in page["update"]["events"] if event["kind"] == "dealt" and event["seat"] == 1]


def test_the_free_turns_and_the_end(passer_by: Visitor) -> None:
    lesson = lesson_named("stellar", "first")
    assert lesson is not None
    answers = [step.play[-1].move if step.play else "" for step in lesson.steps]
    answers[-1] = "place miranda 2"
    page = passer_by.post(AT, {"answers": answers})
    assert (page["place"], page["step"], page["turns"], page["point"]) == ("free", "", lesson.free, [])
    while page["place"] == "free":
        answers.append(page["update"]["legal"][0]["move"])
        page = passer_by.post(AT, {"answers": answers})
        assert page["kept"] == len(answers)
    assert (page["place"], page["turns"], page["update"]["legal"]) == ("end", 0, [])
    assert passer_by.problem("POST", AT, {"answers": [*answers, "take 1"]})["kind"] == "lesson-astray"


@pytest.mark.parametrize(
    ("path", "answers", "kind"),
    [
        ("/lessons/stellar/second", [], "no-such-lesson"),
        ("/lessons/chess/first", [], "no-such-lesson"),
        ("/lessons/stellarium/first", [], "no-such-lesson"),
        (AT, ["open moon"], "lesson-astray"),
        (AT, [GOAL, "open mars", OPEN], "lesson-astray"),
        (AT, [GOAL, GOAL], "lesson-astray"),
        (AT, [GOAL, "take 1"], "illegal"),
        (AT, [GOAL, "sing"], "unreadable"),
        (AT, [GOAL] * 121, "malformed"),
        (AT, "everything", "malformed"),
    ],
)
def test_what_does_not_fit(passer_by: Visitor, path: str, answers: object, kind: str) -> None:
    told = passer_by.problem("POST", path, {"answers": answers})
    assert told["kind"] == kind
    assert told.get("rule") == ("1.3" if kind == "illegal" else None)


def test_a_lesson_that_no_longer_fits_the_rules_is_a_problem() -> None:
    text = 'edition = "house"\nseats = 2\nfree = 2\nluck = [9]\n[[step]]\nname = "goal"\n'
    with pytest.raises(Problem) as refused:
        page_of(read_lesson(game_named("stellar"), "tried", text), [])
    told = problem_document(refused.value, "en")
    assert (told.type, told.status) == ("/problems/lesson-unfit", 409)
    assert "no longer fits the rules" in told.detail


def test_every_game_says_which_lessons_it_has(ada: Person) -> None:
    told = {game["id"]: game["lessons"] for game in ada.get("/games")}
    assert told["stellarion"] == ["first", "black-holes", "theories", "mirrors", "sun"]
    assert told["stellarium"] == []
