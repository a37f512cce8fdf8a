"""Tournaments: everyone sits everywhere, and the figures say how sure they are."""

import pytest

from belle_etoile.arena import Tournament, run_tournament
from belle_etoile.arena.executor import Cores, Here
from belle_etoile.arena.tournament import Result
from belle_etoile.core import BadSetup


def no_one(played: int) -> None:
    pass


def test_one_bot_against_itself_is_fair_because_each_deal_is_played_from_both_seats() -> None:
    told = run_tournament("stellar", None, ["greedy", "random"], 6, 1, {}, Here(), no_one)
    assert told.games == 6
    assert sum(told.wins) == pytest.approx(6)
    assert told.mean_margin > 0


def test_jobs_do_not_change_the_result() -> None:
    alone = run_tournament("stellar", None, ["greedy", "random"], 4, 2, {}, Here(), no_one)
    with Cores(2) as cores:
        together = run_tournament("stellar", None, ["greedy", "random"], 4, 2, {}, cores, no_one)
    assert alone.wins == together.wins
    assert alone.mean_scores == together.mean_scores


def test_the_interval_of_wilson() -> None:
    told = Tournament(
        "stellar", ["a", "b"], [Result([1, 0], [1.0, 0.0], 1)] * 140 + [Result([0, 1], [0.0, 1.0], 1)] * 60
    )
    low, high = told.interval(0)
    assert (round(low, 3), round(high, 3)) == (0.633, 0.759)


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(BadSetup, match="2 to 2 players, not 3"):
        run_tournament("stellar", None, ["random"] * 3, 1, 1, {}, Here(), no_one)
