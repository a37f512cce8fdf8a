"""`belle-etoile simulate stellarium`: whole campaigns between bots."""

from pathlib import Path

import pytest

from belle_etoile.core.packaged import packaged_text

from .conftest import Run

WORDS = ("simulate", "stellarium", "--games", "2", "--families", "3", "--turns", "2")


def test_the_same_seed_gives_the_same_campaigns(run: Run) -> None:
    told, again = run(*WORDS, "--seed", "7", "--json").json, run(*WORDS, "--seed", "7", "--json").json
    assert (told["game"], told["games"], told["seed"], told["interrupted"]) == ("stellarium", 2, 7, False)
    assert told["bots"] == ["cautious", "ambitious", "ruthless"]
    assert told["moves"] == 2 * 3 * (3 + 1)  # campaigns, turns with the founding, families and the referee
    assert told["seconds"] > 0
    assert told["moves_per_second"] > 0
    assert len(told["mean_scores"]) == len(told["wins"]) == 3
    assert sum(told["wins"]) == pytest.approx(2)
    same = ("moves", "mean_scores", "wins")
    assert [told[key] for key in same] == [again[key] for key in same]
    other = run(*WORDS, "--seed", "8", "--json").json
    assert other["mean_scores"] != told["mean_scores"]


def test_the_first_campaign_of_a_run_is_the_one_of_its_seed(run: Run) -> None:
    """More campaigns do not change those before them."""
    words = ("simulate", "stellarium", "--families", "3", "--turns", "1", "--seed", "3", "--json")
    one, two = run(*words, "--games", "1").json, run(*words, "--games", "2").json
    second = [2 * mean - first for mean, first in zip(two["mean_scores"], one["mean_scores"], strict=True)]
    assert all(points == round(points) for points in second)


@pytest.mark.parametrize(
    ("words", "bots"),
    [
        ([], ["cautious", "ambitious", "ruthless"] * 2),
        (["--bots", "ruthless*3"], ["ruthless"] * 3),
        (["--bots", "ruthless,cautious", "--families", "5"], ["ruthless", "cautious"] * 2 + ["ruthless"]),
    ],
)
def test_characters_take_turns(run: Run, words: list[str], bots: list[str]) -> None:
    told = run("simulate", "stellarium", "--games", "1", "--turns", "1", "--json", *words).json
    assert told["bots"] == bots


def test_it_is_told_in_words(run: Run) -> None:
    words = ("simulate", "stellarium", "--games", "1", "--families", "3", "--option", "turns=5", "--turns", "1")
    french, english = run(*words), run(*words, "--lang", "en")
    assert french.code == english.code == 0
    assert "Stellarium\u202f: 1 partie, 8 coups" in french.out
    assert "1 game, 8 moves" in english.out
    assert "prudente" in french.out
    assert "cautious" in english.out


def test_another_edition_is_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = packaged_text("games/stellarium", "edition.toml")
    file.write_text(text.replace('id = "house"', 'id = "mine"'), encoding="utf-8")
    assert run(*WORDS, "--edition", str(file), "--json").json["games"] == 2


@pytest.mark.parametrize(
    ("words", "parts", "english"),
    [
        (["stellarium", "--families", "2"], ["se joue de 3 à 1", "pas à 2"], "not 2"),
        (["stellarium", "--bots", "timid"], ["timid"], "timid"),
        (["stellarium", "--bots", "cautious*9", "--families", "4"], ["9", "4"], "9"),
        (["stellarium", "--turns", "0"], ["--turns"], "--turns"),
        (["stellarium", "--option", "governor=triple"], ["triple", "half, double"], "cannot be"),
        (["stellarium", "--log", "logs"], ["--log"], "means nothing here"),
        (["stellar", "--families", "4"], ["--families"], "means nothing here"),
        (["stellar", "--turns", "4"], ["--turns"], "means nothing here"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    run: Run, home: Path, words: list[str], parts: list[str], english: str
) -> None:
    sentence = run("simulate", *words).sentence
    assert all(part in sentence for part in parts), sentence
    assert english in run("simulate", *words, "--lang", "en").sentence
    assert not home.exists()
