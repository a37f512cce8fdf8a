"""Every lesson that comes with the games: it fits the rules, whatever it accepts, and has all its words."""

import fnmatch
import re
from functools import cache
from pathlib import Path

import pytest

from belle_etoile.core import Quick
from belle_etoile.core.ledger import Ledger
from belle_etoile.games import GAMES
from belle_etoile.lessons import LESSONS, Course, Lesson, follow, lesson_named
from belle_etoile.lessons.course import READ
from belle_etoile.locales import LANGUAGES, ledger, speaker
from belle_etoile.server.lessons.schemas import MOST_ANSWERS

from ..cli.test_messages import messages

ROOT = Path(__file__).parents[2] / "src" / "belle_etoile"
EVERY = [(game, name) for game, names in LESSONS.items() for name in names]
MOST_POSITIONS = 12
STEPS = range(6, 13)
LONGEST = 330  # characters of a sentence: four lines on a phone would hide the board
A_POINT = re.compile(r"[a-z]+( [a-z0-9-]+)*")

every_lesson = pytest.mark.parametrize(("game", "name"), EVERY, ids=lambda word: word)


def the(game: str, name: str) -> Lesson:
    found = lesson_named(game, name)
    assert found is not None
    return found


def some(moves: list[str]) -> list[str]:
    """The first, the last and one between."""
    return moves if len(moves) < 3 else [moves[0], moves[len(moves) // 2], moves[-1]]


@cache
def walked(game: str, name: str) -> tuple[list[list[Course]], set[tuple[int, str]]]:
    """The courses after each step, one for each position that its accepted moves lead to, and the moves that were made.

    Beyond `MOST_POSITIONS` only some positions are followed further: every accepted move is still tried somewhere.
    """
    lesson, made = the(game, name), set[tuple[int, str]]()
    levels: list[list[tuple[str, ...]]] = [[()]]
    for number, step in enumerate(lesson.steps):
        found: dict[str, tuple[str, ...]] = {}
        for answers in levels[-1]:
            legal = follow(lesson, answers)[0].match.legal_moves(lesson.seat)
            for pattern in [each.move for each in step.play] or [READ]:
                for move in some(fnmatch.filter(legal, pattern)) if pattern else [READ]:
                    course, went_on = follow(lesson, (*answers, move))
                    assert went_on
                    made.add((number, pattern))
                    found.setdefault(course.match.state.text(), (*answers, move))
        kept = list(found.values())
        levels.append(kept[:: max(1, len(kept) // MOST_POSITIONS)])
    return [[follow(lesson, answers)[0] for answers in level] for level in levels], made


@every_lesson
def test_every_manner_of_taking_it_fits_the_rules(game: str, name: str) -> None:
    lesson, (levels, made) = the(game, name), walked(game, name)
    for level, step in zip(levels, lesson.steps, strict=False):
        for course in level:
            assert not step.play or course.match.waiting.count(lesson.seat), step.name
    assert levels[-1]
    accepted = {(number, each.move) for number, step in enumerate(lesson.steps) for each in step.play}
    assert not accepted - made, "moves that the rules never allow there"


@every_lesson
def test_it_ends_with_free_turns_against_a_gentle_bot(game: str, name: str) -> None:
    lesson, luck = the(game, name), Quick(5)
    course = walked(game, name)[0][-1][0]
    assert lesson.free >= 2
    answers = 0
    while course.place == "free":
        legal = course.match.legal_moves(lesson.seat)
        assert legal, "nobody waits for the learner"
        course.answer(legal[luck.pick(len(legal), "test")])
        answers += 1
        assert answers < MOST_ANSWERS - len(lesson.steps)
    assert course.place == "end"
    assert course.turns == lesson.free or course.match.over


@every_lesson
def test_it_is_short_and_has_all_its_words(game: str, name: str) -> None:
    lesson = the(game, name)
    assert len(lesson.steps) in STEPS
    stem = f"lessons-{game}-{name}"
    wanted = [stem]
    for step in lesson.steps:
        wanted += [f"{stem}-{step.name}"] + [f"{stem}-{step.name}-otherwise"] * bool(step.play)
    wanted += [f"{stem}-free", f"{stem}-end"]
    for language in LANGUAGES:
        there = [id for id in messages(language, f"lessons-{game}") if re.match(rf"{stem}(-|$)", id)]
        assert there == wanted
        long = [id for id in wanted if len(speaker(language).say(id)) > LONGEST]
        assert not long, language


@every_lesson
def test_other_moves_are_answered_with_a_rule_that_there_is(game: str, name: str) -> None:
    lesson = the(game, name)
    book: Ledger = ledger(game, "fr")
    for step in lesson.steps:
        assert bool(step.rule) == bool(step.play), step.name
        assert not step.rule or step.rule in book.rules, step.name
        assert all(A_POINT.fullmatch(point) for point in step.point), step.name


def test_every_game_of_moves_is_taught_and_every_file_is_on_the_shelf() -> None:
    assert set(LESSONS) == {game.info.id for game in GAMES}
    files = {(f.parts[-3].replace("_", "-"), f.stem) for f in ROOT.glob("games/*/lessons/*.toml")}
    assert files == set(EVERY)
