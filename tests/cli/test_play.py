"""A match at the terminal: whole, put away and resumed, taken back, explained, handed over."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import stat
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from belle_etoile.bots import bot_named
from belle_etoile.cli.boards.stellar import cards_of
from belle_etoile.cli.menu import spans
from belle_etoile.cli.play import mind_of
from belle_etoile.core import Match, Quick, new_match
from belle_etoile.games import game_named
from belle_etoile.locales import speaker

from .conftest import Run

STELLAR = game_named("stellar")
SOURCE = Path(__file__).parents[2] / "src"
Chooser = Callable[[Match, int], str]


def first_legal(match: Match, seat: int) -> str:
    return match.legal_moves(seat)[0]


def script(seed: str, seats: list[str], choose: Chooser = first_legal) -> tuple[list[str], Match]:
    """What the people at the table type in a whole match, and the match it makes."""
    match = new_match(STELLAR, len(seats), seed)
    lines: list[str] = []
    while not match.over:
        waiting = match.waiting
        seat = next((seat for seat in waiting if seats[seat] == "human"), waiting[0])
        if seats[seat] == "human":
            lines.append(choose(match, seat))
            match.play(seat, lines[-1])
        else:
            mind = Quick(mind_of(seed, match.version, seat))
            move = bot_named(seats[seat]).choose(STELLAR, match.view(seat), seat, mind)
            match.play(seat, STELLAR.format(move))
    return lines, match


@pytest.mark.parametrize(("language", "total", "winner"), [("fr", "Total", "règle 9.4"), ("en", "Total", "rule 9.4")])
def test_a_whole_match_from_a_pipe(run: Run, home: Path, language: str, total: str, winner: str) -> None:
    lines, match = script("whole", ["human", "greedy"])
    said = run("play", "stellar", "--seed", "whole", "--lang", language, lines=lines)
    assert said.code == 0
    assert said.err == ""
    assert winner in said.out
    for points in match.game.scores(match.state):
        assert re.search(rf"{total} +{points}\b", said.out)
    logs = list((home / "logs").iterdir())
    assert [log.read_text() for log in logs] == [match.log.text()]
    assert not (home / "saves").exists()
    assert run("replay", str(logs[0]), "--verify").code == 0


def test_the_board_fits_eighty_columns(run: Run) -> None:
    lines, _ = script("wide", ["human", "greedy"])
    shown = run("play", "stellar", "--seed", "wide", lines=lines[:30]).out.splitlines()
    board = [line for line in shown if re.match(r"[─│┌└├ ]", line)]
    assert len(board) > 500
    assert max(map(len, board)) <= 80
    assert any("Nébuleuse" in line or "★" in line for line in shown)


def test_numbers_and_places_instead_of_text(run: Run) -> None:
    """`2 5`, or `2` and then 5: what, then where."""
    said = run("play", "stellar", "--seed", "numbers", "--option", "first=1", lines=["1", "1", "3 9", "1", "2", "2"])
    assert said.code == 0
    assert "Sur quel emplacement" in said.out
    assert "face cachée sur l’emplacement 9" in said.out


def test_put_away_and_resumed(run: Run, home: Path) -> None:
    """A match in four sittings is the match in one."""
    seats = ["human", "greedy"]
    lines, match = script("later", seats)
    first = run("play", "stellar", "--seed", "later", "--seats", ",".join(seats), lines=[*lines[:7], "q", "ignored"])
    assert first.code == 0
    assert "gardée" in first.out
    (save,) = (home / "saves").iterdir()
    assert stat.S_IMODE(save.stat().st_mode) == 0o600
    assert stat.S_IMODE(save.parent.stat().st_mode) == 0o700
    second = run("play", "stellar", lines=["o", *lines[7:12]])  # ends with the input, like q
    assert second.code == 0
    assert "La reprendre" in second.out
    third = run("play", "stellar", "--resume", lines=lines[12:20])
    assert third.code == 0
    assert list((home / "saves").iterdir()) == [save]
    last = run("play", "stellar", "--resume", lines=lines[20:])
    assert last.code == 0
    assert "règle 9.4" in last.out
    assert not list((home / "saves").iterdir())
    assert [log.read_text() for log in (home / "logs").iterdir()] == [match.log.text()]


def test_a_new_match_leaves_a_saved_one_alone(run: Run, home: Path) -> None:
    run("play", "stellar", "--seed", "one", lines=["q"])
    (save,) = (home / "saves").iterdir()
    before = save.read_text()
    assert run("play", "stellar", lines=["n", "q"]).code == 0
    assert run("play", "stellar", "--new", lines=["q"]).code == 0
    assert len(list((home / "saves").iterdir())) == 3
    assert save.read_text() == before
    assert "o pour oui" in run("play", "stellar", lines=["perhaps"]).err
    assert run("play", "stellar", lines=[]).code == 0
    assert len(list((home / "saves").iterdir())) == 3


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"format": 7}', "\x00", '{"game": 3, "seats": 4}'])
def test_a_broken_save_is_refused_and_kept(run: Run, home: Path, content: str) -> None:
    run("play", "stellar", "--seed", "one", lines=["q"])
    (save,) = (home / "saves").iterdir()
    save.write_text(content)
    said = run("play", "stellar", "--resume")
    assert str(save) in said.sentence
    assert "--new" in said.sentence
    assert save.read_text() == content


def test_take_back(run: Run, home: Path) -> None:
    words = ("play", "stellar", "--seed", "back", "--option", "first=1")
    said = run(*words, lines=["1", "take 1", "u", "take 2", "q"])
    assert said.code == 0
    (save,) = (home / "saves").iterdir()
    assert re.search(r"take 1\\n\d+ 1 undo\\n\d+ 1 take 2", save.read_text())
    refused = run(*words, lines=["u"])
    assert refused.code == 2
    assert "rien à reprendre" in refused.err


def test_explanations(run: Run) -> None:
    asked = ["1", "take 1", "?", "? 1", "?2", "? 3", "r", "r 9.2", "r 4"]
    said = run("play", "stellar", "--seed", "why", "--option", "first=1", lines=asked)
    assert said.code == 0
    assert "Tapez le numéro d’un choix" in said.out
    assert "Noter au carnet" in said.out
    assert "4.3    Étape 2" in said.out
    assert "ira ensuite au télescope" in said.out
    assert "ira ensuite au carnet" in said.out
    assert "5.5    Poser face cachée" in said.out
    assert "9.2.1" in said.out
    assert "4.4.1" in said.out


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("fly to mars", ["fly to mars", "take 1-5"]),
        ("take 6", ["take 6"]),
        ("take 1", ["Choisissez la carte de départ", "Règle 1.3", "emplacement 1 de votre télescope"]),
        ("keep", ["Choisissez", "Règle 7.2.4"]),
        ("9", ["9", "de 1 à 2"]),
        ("? 9", ["de 1 à 2"]),
        ("r 77", ["77", "9.4.1"]),
        ("²", ["²"]),
    ],
)
def test_a_bad_line_from_a_pipe_is_refused(run: Run, home: Path, typed: str, parts: list[str]) -> None:
    said = run("play", "stellar", "--seed", "bad", lines=[typed])
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert all(part in said.err for part in parts), said.err
    assert not home.exists()


def test_what_was_played_before_a_bad_line_is_kept(run: Run, home: Path) -> None:
    lines, match = script("half", ["human", "greedy"])
    said = run("play", "stellar", "--seed", "half", lines=[*lines[:3], "nonsense", *lines[3:]])
    assert said.code == 2
    assert run("play", "stellar", "--resume", lines=lines[3:]).code == 0
    assert [log.read_text() for log in (home / "logs").iterdir()] == [match.log.text()]


def test_several_people_and_only_bots(run: Run) -> None:
    lines, match = script("both", ["human", "human"])
    said = run("play", "stellar", "--seed", "both", "--seats", "human,human", lines=lines)
    assert said.code == 0
    assert "Joueur 1" in said.out
    assert "Joueur 2" in said.out
    watched = run("play", "stellar", "--seed", "both", "--seats", "greedy,greedy", "--lang", "en")
    assert watched.code == 0
    assert "Greedy 1" in watched.out
    assert "rule 9.4" in watched.out
    assert match.over


def test_nothing_of_the_other_hand_is_shown(run: Run) -> None:
    """The opening hand of the bot is its own: no name of it appears before it is played."""
    match = new_match(STELLAR, 2, "secret", {"first": "1"})
    match.play(0, match.legal_moves(0)[0])
    match.play(1, match.legal_moves(1)[0])
    names = [card["id"] for card in cards_of(STELLAR)]
    hidden = [names[card] for card in cast(list[int], match.view(1)["hand"])]
    said = run("play", "stellar", "--seed", "secret", "--option", "first=1", lines=["1"])
    assert said.code == 0
    assert len(hidden) == 2
    for name in hidden:
        assert speaker("fr").noun("stellar", "card", name) not in said.out


def test_spans() -> None:
    assert spans(["2", "3", "4", "7", "9", "10"]) == "2–4 7 9–10"
    assert spans(["c3", "c4", "7"]) == "c3 c4 7"
    assert spans([]) == ""


def _own_terminal() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a suite that runs in the background has it switched off
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A real terminal, typed into and read from."""

    def __init__(self, words: list[str], home: Path, **environment: str) -> None:
        self.master, slave = pty.openpty()
        env = {**os.environ, "PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(home), "TERM": "xterm-256color"}
        env |= {"BELLE_ETOILE_LANG": "fr", "COLUMNS": "80", "LINES": "46", **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "belle_etoile", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            preexec_fn=_own_terminal,
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.seen = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def wait_for(self, text: str) -> str:
        """Everything shown since the last wait, up to and including `text`."""
        deadline = time.monotonic() + 60
        while text not in self.seen:
            assert time.monotonic() < deadline, self.seen
            if select.select([self.master], [], [], 0.2)[0]:
                self.seen += self.decoder.decode(os.read(self.master, 65536))
        shown, _, self.seen = self.seen.partition(text)
        return shown + text

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C until it is heard: Python's own prompt misses one that comes the moment it opens."""
        for _ in range(30):
            os.write(self.master, b"\x03")
            if self.shows("gardée", 2):
                return
        raise AssertionError(self.seen)

    def shows(self, text: str, seconds: float) -> bool:
        deadline = time.monotonic() + seconds
        while text not in self.seen and time.monotonic() < deadline:
            if select.select([self.master], [], [], 0.2)[0]:
                self.seen += self.decoder.decode(os.read(self.master, 65536))
        return text in self.seen

    def leave(self) -> int:
        self.type("q")
        self.wait_for("gardée")
        return self.process.wait(timeout=60)


def test_a_person_may_mistype(home: Path) -> None:
    with Terminal(["play", "stellar", "--seed", "tty"], home.parent) as terminal:
        terminal.wait_for("›")
        terminal.type("take 1")
        assert "1.3" in terminal.wait_for("›")
        terminal.type("what")
        assert "n’est pas un coup" in terminal.wait_for("›")
        terminal.type("1")
        assert "\x1b[3J" in terminal.wait_for("Prenez en main")
        assert terminal.leave() == 0


def test_ctrl_c_puts_the_match_away(home: Path) -> None:
    with Terminal(["play", "stellar", "--seed", "tty"], home.parent) as terminal:
        terminal.wait_for("›")
        terminal.interrupt()
        assert terminal.process.wait(timeout=60) == 130
    assert len(list((home / "saves").iterdir())) == 1


def test_the_screen_is_handed_over_empty(home: Path) -> None:
    with Terminal(["play", "stellar", "--seed", "tty", "--seats", "human,human"], home.parent) as terminal:
        terminal.wait_for("Passez l’écran à Joueur 1")
        terminal.type("")
        terminal.wait_for("›")
        terminal.type("1")
        shown = terminal.wait_for("Passez l’écran à Joueur 2")
        assert "\x1b[3J" in shown
        assert "STELLAR" not in shown.rpartition("\x1b[3J")[2]
        terminal.type("")
        terminal.wait_for("›")
        assert terminal.leave() == 0


@pytest.mark.parametrize(("setting", "colour"), [({"NO_COLOR": "1"}, "\x1b[38"), ({"TERM": "dumb"}, "\x1b[3")])
def test_no_colour_where_none_is_wanted(home: Path, setting: dict[str, str], colour: str) -> None:
    with Terminal(["play", "stellar", "--seed", "tty"], home.parent, **setting) as terminal:
        assert colour not in terminal.wait_for("›")
        assert terminal.leave() == 0
