"""The ladder of bots: ratings that are most likely, intervals that hold, and the command that draws them."""

from math import log
from pathlib import Path

import pytest

from belle_etoile.arena.executor import Cores, Here
from belle_etoile.arena.ladder import FIXED_AT, Ladder, climb, parts, usual_bots
from belle_etoile.arena.ladder_picture import picture
from belle_etoile.arena.rating import SCALE, expected, ratings
from belle_etoile.arena.tournament import Series
from belle_etoile.cli.ladder import BAR, ladder_bar
from belle_etoile.core import Quick
from belle_etoile.games import game_named

from ..cli.conftest import Run


def played(strengths: list[float], games: int, seed: int) -> list[list[float]]:
    """Invented results of players whose strength is known."""
    chance, many = Quick(seed), len(strengths)
    wins = [[0.0] * many for _ in range(many)]
    for i in range(many):
        for j in range(i):
            for _ in range(games):
                first = float(chance.pick(1_000_000, "test")) < 1_000_000 * expected(strengths[i], strengths[j])
                wins[i][j] += first
                wins[j][i] += not first
    return wins


def test_two_players_are_as_far_apart_as_their_games_say() -> None:
    one, other = ratings([[0, 75], [25, 0]], 1, 1000)
    assert one.points - other.points == pytest.approx(SCALE * log(75.5 / 25.5))
    assert other.margin == 0


def test_the_intervals_hold_what_they_promise() -> None:
    """Nineteen of twenty, of strengths that are known."""
    strengths = [0.0, 0.7, 1.5, 2.0]
    held = 0
    for seed in range(100):
        for strength, found in list(zip(strengths, ratings(played(strengths, 60, seed), 0, 0), strict=True))[1:]:
            held += abs(found.points - SCALE * strength) <= found.margin
    assert 0.92 <= held / 300 <= 0.98


def test_who_won_everything_is_not_infinitely_far_away() -> None:
    found = ratings([[0, 40, 40], [0, 0, 40], [0, 0, 0]], 2, 0)
    assert 600 < found[1].points < found[0].points < 2500


def test_results_do_not_depend_on_who_played_them() -> None:
    series = Series("stellar", None, ("random", "greedy", "quick:10%"), {"first": "random"}, 1)

    def heard(done: int) -> None:
        told.append(done)

    told: list[int] = []
    alone = climb(series, 4, Here(), heard)
    assert told == list(range(1, 13))
    with Cores(2) as cores:
        together = climb(series, 4, cores, heard)
    assert alone.wins == together.wins
    assert [rung.points for rung in alone.rungs] == [rung.points for rung in together.rungs]
    assert alone.ranked[-1].bot == "random"
    assert alone.rungs[1].rating is not None
    assert (alone.rungs[1].rating.points, alone.rungs[1].rating.margin) == (FIXED_AT, 0)
    assert sum(map(sum, alone.wins)) == alone.games == 12


def test_a_table_that_wins_as_one_is_told_by_its_share_of_wins() -> None:
    ladder = climb(Series("stellarion", None, ("random", "greedy"), {}, 1), 3, Here(), lambda done: None)
    assert ladder.together
    assert ladder.games == 6
    assert all(rung.rating is None and rung.games == 3 for rung in ladder.rungs)
    assert ladder.rungs[0].won[1] <= ladder.rungs[0].won[0] <= ladder.rungs[0].won[2]


def test_everybody_has_played_as_much_whenever_it_is_stopped() -> None:
    assert list(parts(3, 2, False)) == [(0, 1, 0), (0, 2, 0), (1, 2, 0), (0, 1, 1), (0, 2, 1), (1, 2, 1)]
    assert list(parts(2, 2, True)) == [(0, 0, 0), (1, 1, 0), (0, 0, 1), (1, 1, 1)]


def test_ctrl_c_keeps_what_is_done() -> None:
    def hear(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    ladder = climb(Series("stellar", None, ("random", "greedy"), {}, 1), 9, Here(), hear)
    assert isinstance(ladder, Ladder)
    assert (ladder.games, ladder.interrupted) == (2, True)


def test_the_command_rates_and_draws(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "ladder.svg"
    words = ("arena", "stellar", "random", "greedy", "quick:50%", "--ladder", "--games", "2", "--svg", str(file))
    told = run(*words, "--json").json
    assert {bot["bot"] for bot in told["bots"]} == {"random", "greedy", "quick-1:50%"}
    assert [bot["rating"] for bot in told["bots"]] == sorted([bot["rating"] for bot in told["bots"]], reverse=True)
    assert told["games"] == 6
    shown = run(*words, "--lang", "en").out
    assert "quick-1:50%" in shown
    assert "●" in shown
    assert "…" not in shown
    assert all(len(line) <= 80 for line in shown.splitlines()[2:-1])
    assert file.read_text(encoding="utf-8").count("<circle") == 3


def test_bots_are_named_unless_a_ladder_is_wanted(run: Run, tmp_path: Path) -> None:
    assert "BOT" in run("arena", "stellar").sentence
    assert "--svg" in run("arena", "stellar", "random", "random", "--svg", str(tmp_path / "x.svg")).sentence
    assert "deep" in run("arena", "stellar", "deep", "--ladder").sentence


def test_the_usual_bots() -> None:
    assert "quick" in usual_bots(game_named("stellar"))
    assert set(usual_bots(game_named("star-explorer"))) >= {"random", "greedy"}


def test_a_bar_is_as_wide_as_it_may_be() -> None:
    bar = ladder_bar(5, 4, 6, 0, 10).plain
    assert len(bar) == BAR
    assert bar.count("●") == 1
    assert ladder_bar(5, 5, 5, 5, 5).plain.startswith("●")


def test_a_picture_of_nobody_is_a_picture() -> None:
    assert picture("A & <b>", "", []).endswith("</svg>\n")
    assert "A &amp; &lt;b>" in picture("A & <b>", "", [])
