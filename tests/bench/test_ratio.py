"""Ratios by turns stay what they are, whatever else the machine does meanwhile."""

import os
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest

from belle_etoile.bench import command
from belle_etoile.bench.machine import tell_number
from belle_etoile.bench.measure import random_play
from belle_etoile.bench.ratio import Spread, by_turns, processor_seconds, ratio, spread
from belle_etoile.games import game_named
from belle_etoile.locales import speaker


class Machine:
    """Slow from the twentieth stretch of work on: neighbours have come."""

    def __init__(self) -> None:
        self.speed: Iterator[float] = chain(repeat(1.0, 20), repeat(0.4))
        self.worked: list[str] = []

    def working(self, name: str, rate: float) -> float:
        self.worked.append(name)
        return rate * next(self.speed)


def test_neighbours_who_come_half_way_do_not_bend_the_ratio() -> None:
    machine = Machine()
    rounds = by_turns(lambda _: machine.working("us", 300.0), lambda _: machine.working("them", 100.0), 0.1, rounds=21)
    assert ratio(rounds).median == pytest.approx(3.0)
    assert ratio(rounds)[1:] == pytest.approx((3.0, 3.0))
    assert machine.worked[:6] == ["us", "them", "them", "us", "us", "them"]
    one_stretch = Machine()
    ours = spread([one_stretch.working("us", 300.0) for _ in range(21)]).median
    theirs = spread([one_stretch.working("them", 100.0) for _ in range(21)]).median
    assert ours / theirs == pytest.approx(7.5)  # what was measured before


def test_a_spread_is_the_middle_half() -> None:
    assert spread([1.0, 2.0, 3.0, 4.0, 100.0]) == Spread(3.0, 2.0, 4.0)
    assert spread([2.0]) == Spread(2.0, 2.0, 2.0)
    assert Spread(2.128, 2.09, 2.171).told == "2.13 (2.09–2.17)"


def test_numbers_are_told_as_precisely_as_they_are_small() -> None:
    told = {1234.5: "1\u202f234", 12.345: "12.35", 0.0: "0.00", 0.0123: "0.012", 0.00074729: "0.00075"}
    assert {value: tell_number(value) for value in told} == told


def test_random_play_has_a_rate() -> None:
    play = random_play(game_named("stellar"))
    assert play(0.01) > 100


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell")
def test_what_a_process_and_its_children_have_spent() -> None:
    """The child of the one we look at works; we who look do not count."""
    child = "sum(i for i in range(3_000_000)); input()"
    code = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        while processor_seconds(process.pid) < 0.05:
            assert process.poll() is None
            time.sleep(0.01)
        before = processor_seconds(os.getpid())
        process.communicate(b"\n")
    assert processor_seconds(process.pid) == 0
    assert processor_seconds(os.getpid()) > before  # of children that have ended, too


def test_a_bench_without_peers_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And with our own play in their place, the ratio comes with its spread."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("belle_etoile.bench.peers.available", lambda _: {"ourselves": "1"})
    monkeypatch.setattr("belle_etoile.bench.peers.missing", lambda _: {"somebody": "somebody"})
    monkeypatch.setattr("belle_etoile.bench.peers.playing", lambda *_, **__: random_play(game_named("stellar")))
    args = Namespace(game="stellar", seconds=0.4, peers=True, json=False)
    assert command(args, speaker("en")) == 0
    told = capsys.readouterr().out
    assert "ourselves" in told
    assert "median of 11 short rounds" in " ".join(told.split())
    assert "somebody: not there" in told
