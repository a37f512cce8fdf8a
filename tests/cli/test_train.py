"""`belle-etoile train`: what it leaves, what it refuses, how it is interrupted and goes on."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from belle_etoile import game_named
from belle_etoile.bots.weights import read_head, read_weights
from belle_etoile.cli.curve import columns
from belle_etoile.cli.terminal import Terminal
from belle_etoile.cli.train import drawn, milestone
from belle_etoile.core.packaged import packaged_text
from belle_etoile.languages import LANGUAGES
from belle_etoile.learning.checkpoints import take_up
from belle_etoile.learning.training import Point, Training
from belle_etoile.locales import speaker

from .conftest import Run

STELLAR = game_named("stellar")
SOURCE = Path(__file__).parents[2] / "src"


def test_weights_a_checkpoint_and_a_picture(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "w.txt"
    said = run("train", "stellar", "--games", "30", "--seed", "7", "--output", str(file), "--lang", "en")
    assert said.code == 0
    assert "Stellar: 30 games in" in said.out
    text = file.read_text(encoding="utf-8")
    assert read_head(text, "w")["command"] == "belle-etoile train stellar --games 30 --seed 7"
    assert any(read_weights(STELLAR, text, "w").weights)
    assert sorted(os.listdir(tmp_path)) == ["w.txt", "w.txt.checkpoint", "w.txt.svg"]


def test_it_goes_on_where_it_was_and_comes_to_the_same(run: Run, tmp_path: Path) -> None:
    once, twice = str(tmp_path / "once"), str(tmp_path / "twice")
    run("train", "stellar", "--games", "75", "--output", once)
    run("train", "stellar", "--games", "50", "--output", twice)
    said = run("train", "stellar", "--games", "75", "--output", twice, "--resume", "--json")
    assert (said.json["games"], said.json["seed"], said.json["workers"]) == (75, 1, 1)
    assert Path(once).read_bytes() == Path(twice).read_bytes()


def test_nothing_is_overwritten_unless_it_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shipped = packaged_text("games/stellar", "weights.txt")
    assert run("train", "stellar", "--games", "25").code == 0
    mine = (tmp_path / "stellar-weights.txt").read_bytes()
    assert "stellar-weights.txt existe déjà" in run("train", "stellar", "--games", "25", "--seed", "2").sentence
    assert (tmp_path / "stellar-weights.txt").read_bytes() == mine
    assert run("train", "stellar", "--games", "25", "--seed", "2", "--output", "stellar-weights.txt").code == 0
    assert (tmp_path / "stellar-weights.txt").read_bytes() != mine
    assert packaged_text("games/stellar", "weights.txt") == shipped


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["stellarium"], "stellarium"),
        (["stellar", "--resume"], "stellar-weights.txt.checkpoint"),
        (["stellar", "--hours", "0"], "--hours"),
        (["stellar", "--workers", "0"], "--workers"),
        (["stellar", "--output", "file.txt/w.txt"], "file.txt"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], part: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file.txt").write_text("a file, not a folder", encoding="utf-8")
    assert part in run("train", *words).sentence
    assert sorted(os.listdir(tmp_path)) == ["file.txt"]


def test_a_training_keeps_its_seed_and_a_broken_one_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "w"
    run("train", "stellar", "--games", "25", "--output", str(file))
    assert "--seed vaut 1" in run("train", "stellar", "--output", str(file), "--resume", "--seed", "2").sentence
    checkpoint = tmp_path / "w.checkpoint"
    checkpoint.write_bytes(b"nonsense")
    assert "w.checkpoint" in run("train", "stellar", "--output", str(file), "--resume").sentence
    assert checkpoint.read_bytes() == b"nonsense"


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_ctrl_c_keeps_everything(tmp_path: Path) -> None:
    file, checkpoint = tmp_path / "w", tmp_path / "w.checkpoint"
    command = [sys.executable, "-m", "belle_etoile", "train", "stellar", "--hours", "1", "--output", str(file)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as training:
        while not checkpoint.exists():
            assert training.poll() is None
            time.sleep(0.05)
        training.send_signal(signal.SIGINT)
        told, _ = training.communicate()
    assert training.returncode == 130
    assert str(file) in told
    games = read_head(file.read_text(encoding="utf-8"), "w")["games"]
    assert take_up(STELLAR, checkpoint).games == int(games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_seen_on_a_terminal(language: str) -> None:
    training = Training(STELLAR, 1)
    training.curve = [Point(250, 9.0), Point(2000, 8.0, 0.5, 0.4, 0.6)]
    terminal = Terminal(speaker(language))
    shown = drawn(terminal, training).plain
    assert shown.count("█") > 4
    assert "[" not in shown + milestone(terminal, training.curve[1])
    assert "2" in milestone(terminal, training.curve[1])


def test_a_curve_is_as_wide_as_it_may_be() -> None:
    assert columns([1.0] * 10, 5, 1, 1.0) == ["█████"]
    assert columns([0.5], 5, 2, 1.0) == [" ", "█"]
    assert columns([], 5, 2, 1.0) == ["", ""]
