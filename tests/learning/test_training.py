"""Training: the same seed learns the same, in one go or with breaks, in every build."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from belle_etoile import game_named
from belle_etoile.arena.executor import Cores
from belle_etoile.bots.weights import BadWeights, digest_of_weights
from belle_etoile.core.learned import Table
from belle_etoile.learning.checkpoints import keep, take_up
from belle_etoile.learning.plot import plot
from belle_etoile.learning.selfplay import Lesson
from belle_etoile.learning.temporal import FINE, WHOLE, new_learner, rounded
from belle_etoile.learning.training import Point, Training, train

GAME = game_named("stellar")
BY_GLANCE = 46
LEARNED = "c67bcb156ecf5939"


def never() -> bool:
    return False


def nothing() -> None:
    pass


def trained(games: int, seed: int = 1, workers: int = 1) -> Training:
    training = Training(GAME, seed, workers, BY_GLANCE)
    train(training, games, 600, never, nothing)
    assert training.games == games
    return training


def digest(training: Training) -> str:
    return digest_of_weights(training.learner.learned.weights)


@pytest.fixture(scope="module")
def fifty() -> Training:
    return trained(50)


def test_fifty_games_give_these_weights_in_every_build(fifty: Training) -> None:
    assert digest(fifty)[:16] == LEARNED


def test_the_same_again_and_another_seed_something_else(fifty: Training) -> None:
    assert digest(trained(50)) == digest(fifty)
    assert digest(trained(50, seed=2)) != digest(fifty)


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(fifty: Training, tmp_path: Path) -> None:
    file = tmp_path / "training"
    keep(trained(25), file)
    again = take_up(GAME, file)
    assert (again.games, again.seed, again.workers) == (25, 1, 1)
    train(again, 50, 600, never, nothing)
    assert digest(again) == digest(fifty)
    assert list(again.learner.net) == list(fifty.learner.net)
    assert list(again.learner.gross) == list(fifty.learner.gross)


def test_it_stops_when_it_is_asked_to() -> None:
    heard: list[int] = []
    training = Training(GAME, 1, 1, 1000)
    train(training, 1000, 600, lambda: len(heard) == 2, lambda: heard.append(training.games))
    assert heard == [25, 50]
    train(training, 1000, 0.0, never, nothing)
    assert training.games == 75


def test_several_processes_learn_from_all_games_in_their_order() -> None:
    """A round is played with the same weights, so two learn something else than one, and always the same."""
    together = trained(50, workers=2)
    assert digest(together) != digest(trained(50))
    assert together.positions > 1000
    elsewhere = Training(GAME, 1, 2, BY_GLANCE)
    with Cores(2) as cores:
        train(elsewhere, 50, 600, never, nothing, cores)
    assert digest(elsewhere) == digest(together)


def test_what_is_told_is_learned() -> None:
    learner = new_learner((Table("a", 2), Table("b", 1, vec[i32]([16]))))
    assert list(learner.learned.weights) == [0, 0, FINE]
    lesson = Lesson([vec[i32]([0, 2]), vec[i32]([1, 2])], 5)
    wrong = learner.learn(lesson, WHOLE)
    assert wrong == 2 * 4 * FINE
    for _ in range(200):
        assert learner.learn(lesson, WHOLE) <= wrong
    weights = learner.learned.weights
    assert [round((weights[place] + weights[2]) / FINE) for place in (0, 1)] == [5, 5]
    assert [sum(rounded(learner)[each] for each in (place, 2)) for place in (0, 1)] == [80, 80]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (b"belle-etoile training 1", b"belle-etoile training 0", "broken"),
        (b'"stellar"', b'"stellarion"', "game"),
        (b'"features": 1', b'"features": 9', "features"),
        (b'"edition": "', b'"edition": "x', "edition"),
        (b'"sha256": "', b'"sha256": "x', "digest"),
        (b"{", b"", "broken"),
        (b'"seed"', b'"sead"', "broken"),
        (b'"curve": []', b'"curve": [{}]', "broken"),
    ],
)
def test_a_training_that_cannot_go_on_is_refused(
    fifty: Training, tmp_path: Path, old: bytes, new: bytes, reason: str
) -> None:
    file = tmp_path / "training"
    keep(fifty, file)
    content = file.read_bytes()
    assert old in content
    file.write_bytes(content.replace(old, new, 1))
    with pytest.raises(BadWeights) as refused:
        take_up(GAME, file)
    assert refused.value.key == f"error-weights-{reason}"


def test_half_a_file_is_refused(fifty: Training, tmp_path: Path) -> None:
    file = tmp_path / "training"
    keep(fifty, file)
    file.write_bytes(file.read_bytes()[:1_000_000])
    with pytest.raises(BadWeights):
        take_up(GAME, file)


def test_the_picture_has_both_curves() -> None:
    curve = [Point(250, 9.0), Point(500, 8.0, 0.5, 0.4, 0.6), Point(1000, 7.0, 0.8, 0.7, 0.9)]
    picture = plot("Stellar & <others>", "error", "won", "games", curve)
    assert picture.count("<polyline") == 2
    assert "Stellar &amp; &lt;others>" in picture
    assert plot("", "", "", "", []).endswith("</svg>\n")
