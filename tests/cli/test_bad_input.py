"""What cannot be done is refused in one sentence: exit code 2, nothing changed."""

from pathlib import Path

import pytest

from belle_etoile.core.packaged import packaged_text

from .conftest import Run

EDITION = packaged_text("games/stellar", "edition.toml")

REFUSED = [
    (["frobnicate"], ["frobnicate", "games, play"], "No command"),
    (["simulat", "stellar"], ["simulat", "«\u202fsimulate\u202f»"], "did you mean"),
    (["games", "--jsn"], ["--jsn", "«\u202f--json\u202f»"], "means nothing here"),
    (["games", "extra"], ["extra"], "means nothing here"),
    (["--frob"], ["--frob"], "means nothing here"),
    (["simulate"], ["Il manque", "GAME"], "Missing: GAME"),
    (["simulate", "stellar", "--seed"], ["--seed", "valeur"], "A value is missing"),
    (["games", "--json=3"], ["--json", "seul"], "written alone"),
    (["simulate", "stelar"], ["stelar", "stellar"], "No game is called"),
    (["play", "stelar"], ["stelar"], "No game is called"),
    (["rules", "stelar"], ["stelar"], "No game is called"),
    (["perft", "stelar"], ["stelar"], "No game is called"),
    (["arena", "stelar", "greedy", "greedy"], ["stelar"], "No game is called"),
    (["simulate", "stellar", "--games", "many"], ["--games", "many", "1"], "whole number"),
    (["simulate", "stellar", "--games", "0"], ["--games", "au moins 1"], "at least 1"),
    (["perft", "stellar", "--depth", "100"], ["--depth", "de 0 à 99"], "from 0 to 99"),
    (["perft", "stellar", "--seed", "99999999999999999999"], ["--seed"], "whole number"),
    (["simulate", "stellar", "--bots", "greedy"], ["se joue à 2, pas à 1"], "takes 2 players, not 1"),
    (["simulate", "stellar", "--bots", "greedy,greedy,greedy"], ["pas à 3"], "not 3"),
    (["simulate", "stellar", "--bots", "greedy,deep"], ["deep", "random, greedy, search"], "No bot is called"),
    (["arena", "stellar", "greedy", "search:0ms"], ["search:0ms"], "No bot is called"),
    (["arena", "stellar", "greedy"], ["pas à 1"], "not 1"),
    (["play", "stellar", "--seats", "human"], ["pas à 1"], "not 1"),
    (["play", "stellar", "--seats", "human,deep"], ["deep"], "No bot is called"),
    (["simulate", "stellar", "--option", "second=1"], ["second", "first"], "has no option"),
    (["simulate", "stellar", "--option", "first=3"], ["3", "random, 1, 2"], "cannot be"),
    (["perft", "stellar", "--option", "first"], ["nom=choix", "first=random|1|2"], "name=choice"),
    (["rules", "stellar", "4.7"], ["4.7", "1.1", "9.4.1"], "has no rule 4.7"),
    (["play", "stellar", "--resume"], ["gardée"], "No match of this game is saved"),
    (["play", "stellar", "--resume", "--new"], ["--resume", "--new"], "do not go together"),
    (["play", "stellar", "--resume", "--seed", "1"], ["telle qu’elle était"], "as it was"),
    (["play", "stellar", "--seed", "a\nb"], ["graine"], "visible characters"),
    (["games", "--lang", "de"], ["--lang", "fr ou en"], "fr or en"),
    (["replay", "nowhere.log"], ["nowhere.log", "n’existe pas"], "There is no file"),
    (["simulate", "stellar", "--edition", "nowhere.toml"], ["nowhere.toml"], "There is no file"),
    (["bench", "stellar", "--seconds", "-1"], ["--seconds"], "seconds"),
]


@pytest.mark.parametrize(("words", "parts", "english"), REFUSED, ids=lambda value: " ".join(value)[:40])
def test_refused_in_one_sentence(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], parts: list[str], english: str
) -> None:
    sentence = run(*words).sentence
    assert all(part in sentence for part in parts), sentence
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert english in run(*words).sentence
    assert not home.exists()


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("number = 1\n", "number = 9\n", 19, "card 1.number"),
        ('type = "planet"', 'type = "comet"', 18, "comet"),
        ("[telescope]", "[telescope", 7, "Expected ']'"),
        ("rows = [1, 2, 2, 3, 4]", "rows = [1, 2, 2, 3]", 8, "12"),
    ],
)
@pytest.mark.parametrize("command", [["simulate", "stellar"], ["play", "stellar"], ["perft", "stellar"]])
def test_a_wrong_edition_is_refused_with_its_line(
    run: Run, tmp_path: Path, home: Path, command: list[str], old: str, new: str, line: int, reason: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(EDITION.replace(old, new, 1), encoding="utf-8")
    sentence = run(*command, "--edition", str(file)).sentence
    assert f"{file}, ligne {line}\u202f:" in sentence
    assert reason in sentence
    assert not home.exists()


def test_another_edition_is_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(EDITION.replace('id = "house"', 'id = "mine"').replace('"mars"', '"tatooine"'), encoding="utf-8")
    words = ("simulate", "stellar", "--games", "1", "--edition", str(file), "--bots", "greedy,random")
    assert run(*words, "--log", str(tmp_path)).code == 0
    log = str(tmp_path / "stellar-1-00001.log")
    assert "mine" in run("replay", log).sentence
    assert run("replay", log, "--edition", str(file), "--verify").code == 0


def test_bytes_that_are_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in run("replay", str(file)).sentence
    assert str(tmp_path) in run("replay", str(tmp_path)).sentence


@pytest.mark.parametrize(
    ("line", "text", "said"),
    [
        (1, "belle-etoile log 9", "belle-etoile log"),
        (2, "game stelar 1", "stelar"),
        (2, "game stellar 99", "99"),
        (3, "edition house 000000000000", "000000000000"),
        (4, "seats 5", "ligne 7"),
        (6, "commitment 1234", "ligne 6"),
        (7, "0 setup | 1 2 0 2 7", "ligne 7"),
        (7, "0 setup | 99999999999999999999 2 0 2 7", "ligne 7"),
        (8, "1 1 open nothing", "ligne 8"),
        (8, "1 9 open mars", "ligne 8"),
        (8, "7 1 open mars", "ligne 8"),
        (8, "1 1 take 1", "1.3"),
        (8, "who knows", "ligne 8"),
        (8, "1 1 undo", "ligne 8"),
        (9, "2 2 open NAME | 1", "ligne 9"),
    ],
)
def test_a_broken_log_is_refused_with_its_line(run: Run, tmp_path: Path, line: int, text: str, said: str) -> None:
    run("simulate", "stellar", "--games", "1", "--bots", "random,random", "--log", str(tmp_path))
    file = tmp_path / "stellar-1-00001.log"
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = text.replace("NAME", lines[line - 1].split()[3]) if "NAME" in text else text
    file.write_text("\n".join(lines), encoding="utf-8")
    assert said in run("replay", str(file), "--verify").sentence
