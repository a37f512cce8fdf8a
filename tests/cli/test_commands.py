"""Every command once, as a person and as a script would use it."""

import json
import os
import platform
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from belle_etoile import core
from belle_etoile.core.chance import Seeded
from belle_etoile.core.walks import perft, perft_split
from belle_etoile.games import SHELF, game_named
from belle_etoile.locales import LANGUAGES, ledger, speaker
from belle_etoile.version import number, plain_message

from .conftest import Run

GAME_IDS = [game.info.id for game in SHELF]
SOURCE = Path(__file__).parents[2] / "src"


def test_games_lists_what_can_be_played(run: Run) -> None:
    said = run("games", "--json")
    assert said.code == 0
    assert [game["id"] for game in said.json] == GAME_IDS
    for told, game in zip(said.json, SHELF, strict=True):
        assert told["title"] == speaker("fr").title(game.info.id)
        assert told["seats"] == list(game.info.seats)
        assert told["version"] == game.info.version
    assert all(id in run("games").out for id in GAME_IDS)


@pytest.mark.parametrize(("language", "hows"), [("fr", "compilé interprété"), ("en", "compiled interpreted")])
def test_version_tells_how_it_runs_and_in_which_python(run: Run, language: str, hows: str) -> None:
    said = run("--version", "--lang", language)
    told = re.fullmatch(r"belle-etoile ([0-9.]+) \((\w+), Python ([^)]+)\)\n", said.out)
    assert told
    assert (said.code, told[1], told[3]) == (0, number(), platform.python_version())
    assert told[2] == hows.split()[str(core.__file__).endswith(".py")]
    assert {run(*words).out for words in (["--lang", language, "--version"], [f"--lang={language}", "--version"])} == {
        said.out
    }


def test_messages_of_one_line_are_read_without_fluent() -> None:
    for language in LANGUAGES:
        for id in ("cli-compiled", "cli-interpreted"):
            assert plain_message(language, "cli", id) == speaker(language).say(id)


@pytest.mark.parametrize("words", [["--help"], [], ["simulate", "--help"], ["play", "-h"]])
def test_help_speaks_the_language(run: Run, words: list[str]) -> None:
    french, english = run(*words), run(*words, "--lang", "en")
    assert french.code == english.code == 0
    assert french.out.startswith("usage\u202f: belle-etoile")
    assert "affiche cette aide" in french.out
    assert english.out.startswith("usage: belle-etoile")
    assert "show this help" in english.out


@pytest.mark.parametrize(
    ("environment", "words", "language"),
    [
        ({}, [], "fr"),
        ({"LANG": "de_DE.UTF-8"}, [], "fr"),
        ({"LANG": "en_GB.UTF-8"}, [], "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US"}, [], "en"),
        ({"LANGUAGE": "de:en", "LANG": "fr_FR"}, [], "en"),
        ({"LANG": "en_US", "BELLE_ETOILE_LANG": "fr"}, [], "fr"),
        ({"LANG": "en_US"}, ["--lang", "fr"], "fr"),
        ({}, ["--lang=en"], "en"),
    ],
)
def test_the_language_is_found(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], words: list[str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert speaker(language).say("cli-games-seats") in run("games", *words).out
    assert speaker(language).say("cli-games-seats") in run(*words, "games").out


def test_simulate_random_play(run: Run) -> None:
    words = ("simulate", "stellar", "--games", "70", "--seed", "5", "--json")
    told, again = run(*words).json, run(*words).json
    for result in (told, again):
        assert result["games"] == 70
        assert result["moves"] > 70 * 40
        assert result["seconds"] > 0
        assert result["moves_per_second"] > 0
        assert sum(result["wins"]) == pytest.approx(70)
    assert (told["mean_scores"], told["wins"]) == (again["mean_scores"], again["wins"])
    assert run(*words[:-2], "6", "--json").json["mean_scores"] != told["mean_scores"]


def test_simulate_with_bots_and_logs(run: Run, tmp_path: Path) -> None:
    logs = tmp_path / "logs"
    words = ("simulate", "stellar", "--games", "2", "--bots", "greedy,random", "--json")
    told = run(*words).json
    kept = run(*words, "--log", str(logs)).json
    assert (told["mean_scores"], told["wins"]) == (kept["mean_scores"], kept["wins"])
    files = sorted(logs.iterdir())
    assert files[0].read_text().endswith("# seat 1: greedy\n# seat 2: random\n")
    elsewhere = run(*words, "--jobs", "2", "--log", str(tmp_path / "elsewhere")).json
    assert (elsewhere["mean_scores"], elsewhere["wins"]) == (told["mean_scores"], told["wins"])
    assert [file.read_text() for file in sorted((tmp_path / "elsewhere").iterdir())] == [
        file.read_text() for file in files
    ]
    assert len(files) == 2
    before = [file.read_text() for file in files]
    assert "existe déjà" in run(*words, "--log", str(logs)).sentence
    assert [file.read_text() for file in files] == before
    for file in files:
        verified = run("replay", str(file), "--verify", "--json")
        assert verified.code == 0
        assert verified.json["verified"] is True
        assert verified.json["over"] is True
    assert "2 parties" in run(*words[:-1]).out
    assert "Glouton" in run(*words[:-1]).out


def test_replay_tells_the_match(run: Run, tmp_path: Path) -> None:
    run("simulate", "stellar", "--games", "1", "--bots", "greedy,greedy", "--log", str(tmp_path))
    file = str(tmp_path / "stellar-1-00001.log")
    told = run("replay", file, "--verify").out
    assert "Joueur 1 ouvre son télescope avec" in told
    assert "l’emporte" in told
    assert "Vérifié" in told
    assert "Player 1 opens the telescope with" in run("replay", file, "--lang", "en").out
    stepped = run("replay", file, "--step", lines=["", "", "q"])
    assert stepped.code == 0
    assert stepped.out.count("STELLAR") == 3
    result = run("replay", file, "--json").json
    assert len(result["moves"]) > 40
    assert result["outcome"]["rule"].startswith("9.4")
    assert result["verified"] is None
    unfinished = tmp_path / "unfinished.log"
    unfinished.write_text("".join(Path(file).read_text().splitlines(keepends=True)[:20]))
    assert "pas finie" in run("replay", str(unfinished)).out


def test_rules_tells_the_ledger(run: Run) -> None:
    for language in LANGUAGES:
        book = ledger("stellar", language)
        page = " ".join(run("rules", "stellar", "--lang", language).out.split())
        for rule in book.rules.values():
            assert rule.number in page
            assert " ".join(rule.heading.split()) in page
    one = run("rules", "stellar", "4.4").out
    assert "4.4.1" in one
    assert "Lecture\u202f:" in one
    assert "4.5" not in one
    assert "4.2" in run("rules", "stellar", "4").out
    told = run("rules", "stellar", "4.4", "--json").json
    assert [rule["number"] for rule in told["chapters"][0]["rules"]] == ["4.4", "4.4.1"]


def test_rules_coverage(run: Run) -> None:
    told = run("rules", "stellar", "--coverage", "--json").json
    assert told["rules"] >= told["with_code"] > 0
    assert told["rules"] >= told["with_test"]
    assert told["with_code"] + len(told["without_code"]) == told["rules"]
    assert set(told["missing"]) == {*told["without_code"], *told["without_test"]}
    assert "règles" in run("rules", "stellar", "--coverage").out


def test_perft_agrees_with_the_core(run: Run) -> None:
    game = game_named("stellar")
    s = game.setup(2, game.checked_options({}), Seeded("7"))
    told = run("perft", "stellar", "--depth", "4", "--seed", "7", "--split", "--json").json
    assert told["counts"] == [perft(game, s, depth, 7) for depth in range(5)]
    assert told["count"] == told["counts"][-1]
    assert told["split"] == perft_split(game, s, 4, 7)
    assert "profondeur" in run("perft", "stellar", "--depth", "2").out


def test_arena(run: Run) -> None:
    told = run("arena", "stellar", "greedy", "random", "--games", "4", "--json").json
    assert told["games"] == 4
    assert told["bots"] == ["greedy", "random"]
    assert told["wins"][0] > told["wins"][1]
    low, high = told["intervals"][0]
    assert 0 <= low <= told["win_rates"][0] <= high <= 1
    assert told["interrupted"] is False
    shown = run("arena", "stellar", "greedy", "random", "--games", "2")
    assert shown.code == 0
    assert "Glouton" in shown.out
    assert "┄" in shown.out


def test_python_m(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "belle_etoile", "games", "--json"],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        check=True,
    )
    assert [game["id"] for game in json.loads(ran.stdout)] == GAME_IDS


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "stellar", "--games", "100000000"],
        ["simulate", "stellar", "--games", "100000000", "--bots", "greedy,random"],
        ["perft", "stellar", "--depth", "30"],
        ["arena", "stellar", "random", "random", "--games", "20000", "--jobs", "1"],
    ],
    ids=["random", "bots", "perft", "arena"],
)
def test_ctrl_c_tells_what_was_done(run: Run, words: list[str]) -> None:
    """The alarm stands for the key."""
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 2)
    try:
        said = run(*words, "--json")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert said.code == 130
    assert "Interrompu" in said.err
    assert said.json["interrupted"] is True
    assert said.json["counts"] if "counts" in said.json else said.json["games"] > 0


def test_a_real_ctrl_c(tmp_path: Path) -> None:
    words = ["simulate", "stellar", "--games", "50000", "--bots", "random,random", "--log", str(tmp_path), "--json"]
    running = subprocess.Popen(
        [sys.executable, "-m", "belle_etoile", *words],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "BELLE_ETOILE_LANG": "fr"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # switched off in a suite in the background
    )
    deadline = time.monotonic() + 60
    while not any(tmp_path.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130, err
    assert json.loads(out)["games"] <= len(list(tmp_path.iterdir()))
    assert "Interrompu" in err
    assert "Traceback" not in err
