"""Weights as files: what is written is read again, and what does not fit is refused in one sentence."""

import pytest
from librt.vecs import append, vec
from mypy_extensions import i32

from belle_etoile import game_named
from belle_etoile.bots.weights import (
    KEYS,
    BadWeights,
    Head,
    digest_of_weights,
    learned_values,
    packaged_weights,
    read_weights,
    weights_text,
)
from belle_etoile.core import MoveGame, Quick
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games import GAMES
from belle_etoile.locales import LANGUAGES, speaker

GAME = game_named("stellar")
MOST = 2_000_000  # bytes of a file that comes with the package


def written(game: MoveGame = GAME, name: str = "", edition: str = "", features: int = 0) -> str:
    chance, weights = Quick(1), vec[i32]([])
    for _ in range(sum(table.size for table in game.tables)):
        weights = append(weights, i32(chance.pick(99, "test") - 49))
    head = Head(
        name or game.info.id, edition or game.edition_digest, features or game.features, "belle-etoile train", 1, 50
    )
    return weights_text(game, head, weights)


TEXT = written()


def test_what_is_written_is_read_again() -> None:
    learned = read_weights(GAME, TEXT, "w.txt")
    assert digest_of_weights(learned.weights) in TEXT
    assert len(learned.weights) == sum(table.size for table in GAME.tables)


def test_the_head_says_what_they_are_and_the_tables_have_names() -> None:
    lines = TEXT.splitlines()
    assert [line.split(":")[0] for line in lines[: len(KEYS)]] == list(KEYS)
    assert [line for line in lines if line.startswith("[")] == [f"[{t.name}] {t.size}" for t in GAME.tables]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (written(name="stellarion"), "game"),
        (written(edition="0123456789ab"), "edition"),
        (written(features=9), "features"),
        (TEXT.replace("seed: 1\n", ""), "broken"),
        (TEXT[: len(TEXT) // 2], "broken"),
        (TEXT.replace("[growth]", "[groth]"), "broken"),
        (TEXT[:-3] + "x\n", "broken"),
        ("", "broken"),
        (TEXT[:-2] + "7\n" if TEXT[-2] != "7" else TEXT[:-2] + "6\n", "digest"),
        (TEXT[:-1] + "999999999999\n", "broken"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(BadWeights) as refused:
        read_weights(GAME, text, "w.txt")
    assert refused.value.key == f"error-weights-{reason}"
    for language in LANGUAGES:
        said = speaker(language).error(refused.value)
        assert said.startswith(("Poids refusés, w.txt", "Weights refused, w.txt"))
        assert "\n" not in said
        assert "{" not in said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_a_game_with_tables_comes_with_weights(game: MoveGame) -> None:
    text = packaged_weights(game.info.id)
    assert bool(text) == bool(game.tables) == bool(game.features)
    assert len(text.encode()) <= MOST
    learned = learned_values(game)
    assert (learned is not None) == bool(game.tables)
    assert learned_values(game) is learned


def test_another_edition_has_no_learned_values() -> None:
    text = packaged_text("games/stellar", "edition.toml")
    other = GAME.with_edition(text + "# my box\n", "edition.toml")
    assert other.edition_digest != GAME.edition_digest
    assert learned_values(other) is None
