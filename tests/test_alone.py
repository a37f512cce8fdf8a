"""The tool that compares bots that play alone."""

import pytest

from tools import alone


def test_a_mean_has_its_interval() -> None:
    assert alone.mean_of([10, 10, 10]).split() == ["10.00", "±", "0.00"]
    assert alone.mean_of([0, 10]).split() == ["5.00", "±", "9.80"]


def test_bots_play_the_same_deals(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["alone", "look-at-the-stars", "random", "random", "--games", "3"]
    monkeypatch.setattr("sys.argv", words)
    alone.main()
    first, second = capsys.readouterr().out.splitlines()
    assert first.split()[:4] == second.split()[:4]
    assert "ahead    0.00 ± 0.00" in second
