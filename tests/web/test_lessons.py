"""Every lesson in a real browser: where the light falls is what one touches, in this order."""

import json
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from belle_etoile.lessons import LESSONS, Course, lesson_named

from .looking import Look, Visit, every_look, looks_right
from .playing import BREATH, Seat

EVERY = [(game, name) for game, names in LESSONS.items() for name in names]
MOST_TOUCHES = 40
Manner = Literal["tap", "keys"]

# One after the other, until another sentence stands there.
STANDS = "(said) => document.querySelector('.sentence')?.dataset.step !== said"


class Learner:
    """Somebody who does what the light shows."""

    def __init__(self, seat: Seat, manner: Manner) -> None:
        self.seat, self.page, self.manner = seat, seat.page, manner

    @property
    def step(self) -> str:
        return self.page.locator(".sentence").get_attribute("data-step") or ""

    def part(self, point: str) -> Locator:
        name, _, value = point.partition(" ")
        found = f'[data-{name}="{value}"]' if value else f"[data-{name}]"
        return self.page.locator(f"{found}:visible").first

    def touch(self, thing: Locator) -> None:
        if self.manner == "tap":
            thing.tap()
        else:
            thing.focus()
            self.page.keyboard.press("Enter")

    def follow(self, point: str) -> None:
        """What is lit, or the first thing in it that can be touched."""
        part = self.part(point)
        if part.evaluate("each => each.matches('button, [data-can]')"):
            self.touch(part)
        elif (lit := part.locator("[data-can]:visible")).count() or (lit := part.locator("button:visible")).count():
            self.touch(lit.first)
        self.page.wait_for_timeout(2 * BREATH)
        self.seat.settle()

    def do(self, points: list[str]) -> None:
        said = self.step
        for point in points:
            expect(self.part(point)).to_be_visible()
            self.follow(point)
            if self.step != said:
                return
        self.page.wait_for_function(STANDS, arg=said)


def start(visit: Visit, manner: Manner, game: str, name: str) -> Learner:
    learner = Learner(visit("phone", "fr") if manner == "tap" else visit("desktop", "en"), manner)
    learner.seat.open(f"/learn/{game}/{name}")
    return learner


@pytest.mark.parametrize("manner", ["tap", "keys"])
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_lesson_is_taken_to_its_end(visit: Visit, game: str, name: str, manner: Manner) -> None:
    lesson = lesson_named(game, name)
    assert lesson is not None
    learner = start(visit, manner, game, name)
    page = learner.page
    for step in lesson.steps:
        expect(page.locator(f".sentence[data-step={step.name}]")).to_be_visible()
        assert page.locator("[role=status] .sentence").count() == 1, "a screen reader is not told"
        if not step.play:
            for point in step.point:
                expect(learner.part(point)).to_be_visible()
            learner.touch(page.locator("button.on"))
            page.wait_for_function(STANDS, arg=step.name)
        else:
            learner.do(list(step.point))
    expect(page.locator(".sentence[data-step=free]")).to_be_visible()
    assert not learner.seat.scrolls_sideways()


def test_another_move_is_answered_kindly_and_one_goes_on_where_one_was(visit: Visit) -> None:
    learner = start(visit, "tap", "stellar", "first")
    page = learner.page
    learner.touch(page.locator("button.on"))
    learner.touch(page.locator("[data-card=mars]"))
    expect(page.locator(".otherwise")).to_contain_text("Mars irait bien aussi")
    page.locator(".otherwise .rule").tap()
    expect(page.locator("dialog article.at")).to_have_attribute("id", "1.3")
    page.keyboard.press("Escape")
    learner.do(["card moon"])
    expect(page.locator(".otherwise")).to_have_count(0)
    page.reload()
    expect(page.locator(".sentence[data-step=take]")).to_be_visible()
    page.get_by_role("button", name="Un pas en arrière").tap()
    expect(page.locator(".sentence[data-step=open]")).to_be_visible()


def test_from_the_rules_through_the_lesson_to_the_first_game(visit: Visit) -> None:
    learner = Learner(visit("desktop", "en"), "keys")
    seat, page = learner.seat, learner.page
    remember(seat, "stellar", "first")
    seat.open("/rules/stellar")
    page.get_by_role("link", name="Learn it in two minutes").click()
    expect(page.locator(".sentence[data-step=free]")).to_be_visible()
    for _ in range(MOST_TOUCHES):
        if page.locator(".sentence[data-step=end]").count():
            break
        seat.step()
        seat.settle()
    page.get_by_role("link", name="Play your first game of Stellar").click()
    expect(page.get_by_role("button", name=seat.words["open"])).to_be_visible()


def remember(seat: Seat, game: str, name: str, steps: int = 99) -> None:
    """So many steps of a lesson were taken before."""
    lesson = lesson_named(game, name)
    assert lesson is not None
    course, answers = Course(lesson), list[str]()
    for step in lesson.steps[:steps]:
        legal = course.match.legal_moves(lesson.seat)
        answers.append(next((move for move in legal if step.accepted(move)), ""))
        course.answer(answers[-1])
    told = json.dumps({f"{game}/{name}": {"answers": answers, "done": False}})
    seat.page.context.add_init_script(f"localStorage.setItem('belle-etoile-lessons', {json.dumps(told)})")


@every_look
def test_a_lesson_looks_right(visit: Visit, look: Look) -> None:
    for game, steps in (("stellar", 3), ("stellarion", 2), ("look-at-the-stars", 2), ("star-explorer", 2)):
        seat = look.visit(visit)
        remember(seat, game, "first", steps)
        seat.open(f"/learn/{game}")
        seat.page.locator(".light .ring").first.wait_for()
        looks_right(seat, f"lesson-{game}", look)
        seat.page.context.close()
