"""A game whose values foretell chances: what is learned are log odds, of all kinds of games that the box offers."""

from itertools import pairwise
from math import exp

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from belle_etoile import game_named
from belle_etoile.bots.weights import digest_of_weights
from belle_etoile.core import Quick
from belle_etoile.core.learned import ODDS, POINT, WHOLE_CHANCE, Table, chance_of, total_of
from belle_etoile.learning.selfplay import Lesson, play_lessons
from belle_etoile.learning.temporal import FINE, WHOLE, new_learner
from belle_etoile.learning.training import Training, games_of_quick, match_against_greedy, train

from ..depth import deep

GAME = game_named("stellarion")
LEARNED = "f4e37b8ff2dd6b48"


def test_a_chance_grows_with_its_odds() -> None:
    chances = [chance_of(POINT * points, POINT) for points in range(-80, 81)]
    assert all(one <= other for one, other in pairwise(chances))
    for points in range(-60, 61, 4):
        exact = WHOLE_CHANCE / (1 + exp(-points / ODDS))
        assert chance_of(POINT * points, POINT) == pytest.approx(exact, abs=1)
        assert chance_of(FINE * points, FINE) == chance_of(POINT * points, POINT)
    assert chance_of(1 << 40, POINT) == chance_of(8 * ODDS * POINT, POINT) > WHOLE_CHANCE - 66
    assert chance_of(-(1 << 40), POINT) == WHOLE_CHANCE - chance_of(1 << 40, POINT)


def test_what_is_won_three_times_of_four_is_expected_to_be() -> None:
    learner = new_learner((Table("a", 2), Table("b", 1)))
    for number in range(4000):
        learner.learn(Lesson([vec[i32]([0, 2])], 1000 if number % 4 else 0), WHOLE, True)
    odds = total_of(learner.learned, vec[i32]([0, 2]))
    assert chance_of(odds, FINE) / WHOLE_CHANCE == pytest.approx(0.75, abs=0.08)


def test_the_same_seed_learns_the_same_in_every_build() -> None:
    training = Training(GAME, 1, 1, 5)
    train(training, 9, 600, lambda: False, lambda: None)
    assert digest_of_weights(training.learner.learned.weights)[:16] == LEARNED


def test_lessons_end_with_what_the_game_was_worth() -> None:
    learned = new_learner(GAME.tables).learned
    for number in range(deep(30, 6)):
        lessons = play_lessons(GAME, 1, number, learned, True)
        assert len(lessons) == GAME.training_options(number, Quick((1 << 32) + number))[0]
        assert len({lesson.margin for lesson in lessons}) == 1  # the table wins or loses as one
        assert 0 <= lessons[0].margin <= 1000
        assert lessons[0].positions


def test_a_table_that_wins_as_one_is_measured_without_greedy() -> None:
    learned = new_learner(GAME.tables).learned
    told = match_against_greedy(GAME, learned, 2)
    assert told.bots == ["quick"]
    assert told.games == 2
    assert told.wins == games_of_quick(GAME, learned, 2).wins
