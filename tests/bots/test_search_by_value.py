"""Search by learned values, where a game has them; the search of 0.1 elsewhere, and on request."""

import pytest

from belle_etoile import bot_named, game_named
from belle_etoile.bots.foresight import CONTENDERS, SURE, chance_to_win, foreseen
from belle_etoile.bots.quick import most_expected
from belle_etoile.bots.search import Search
from belle_etoile.bots.weights import learned_values
from belle_etoile.core import NOBODY, Quick
from belle_etoile.core.packaged import packaged_text
from belle_etoile.locales import speaker

from .test_bots import middle

STELLAR = game_named("stellar")
STELLARION = game_named("stellarion")
STARS = game_named("look-at-the-stars")
VALUES = learned_values(STELLAR)
ANSWERS_OF_0_1 = ["open orion-nebula", "take 2", "take 3", "play ceres 10", "play apophis 7"]  # recorded with 0.1


def test_names() -> None:
    assert bot_named("search:40").name == bot_named("search-1:40").name == "search-1:40"
    assert bot_named("search-0.1:500ms").name == "search-0.1:500ms"
    assert bot_named("search-0.1").name == "search-0.1:200ms"
    assert speaker("en").bot("search-0.1:40") == "Searcher 0.1 (40 tries)"


def test_the_search_of_0_1_stays_as_it_was() -> None:
    answers = []
    for moves in (0, 2, 7, 20, 33):
        s = middle(STELLAR, moves)
        seat = STELLAR.turn(s)
        move = bot_named("search-0.1:40").choose(STELLAR, STELLAR.view(s, seat), seat, Quick(moves))
        answers.append(STELLAR.format(move))
    assert answers == ANSWERS_OF_0_1


def test_the_moves_that_are_expected_most_are_compared() -> None:
    s = middle(STELLAR, 9)
    seat = STELLAR.turn(s)
    thought = bot_named("search:60").think(STELLAR, STELLAR.view(s, seat), seat, Quick(1))
    assert 1 < len(thought) <= CONTENDERS
    assert sum(share for _, share in thought) == pytest.approx(1)


def test_what_is_foreseen_is_a_chance() -> None:
    """In all stages; a move after which the game is over is worth what it brings."""
    assert VALUES is not None
    for moves in range(0, 54, 4):
        s = middle(STELLAR, moves)
        seat = STELLAR.turn(s)
        for move in list(STELLAR.moves(s, seat))[:3]:
            assert 0 < foreseen(STELLAR, s.copy(), seat, move, VALUES, Quick(1)) < SURE


@pytest.mark.parametrize("seats", [1, 3])
def test_where_nobody_hinders_another_the_points_to_come_are_foreseen(seats: int) -> None:
    """From every move of a draft through the turns that habits ask for, or to the end; never less than there is."""
    values = learned_values(STARS)
    assert values is not None
    chance = Quick(3)
    s = STARS.setup(seats, STARS.checked_options({}), chance)
    while (seat := STARS.turn(s)) != NOBODY:
        view = STARS.view(s, seat)
        for move in list(STARS.moves(s, seat))[:2]:
            told = foreseen(STARS, STARS.imagine(view, Quick(1)), seat, move, values, Quick(1))
            assert 0 < told < 100 * values.point
            assert told == foreseen(STARS, STARS.imagine(view, Quick(1)), seat, move, values, Quick(1))
        STARS.carry_out(s, seat, most_expected(STARS, s, seat, values), chance, None)


def test_the_last_card_is_the_one_that_brings_more() -> None:
    chance, quick = Quick(5), bot_named("quick")
    s = STELLAR.setup(2, STELLAR.checked_options({}), chance)
    while STELLAR.view(s, 0)["stage"] != "last":
        seat = STELLAR.turn(s)
        STELLAR.apply(s, seat, quick.choose(STELLAR, STELLAR.view(s, seat), seat, chance), chance)
    for seat in range(2):
        points = {}
        for move in STELLAR.moves(s, seat):
            then = s.copy()
            STELLAR.apply(then, seat, move, Quick(1))
            STELLAR.apply(then, 1 - seat, STELLAR.moves(then, 1 - seat)[0], Quick(1))
            assert STELLAR.turn(then) == NOBODY
            points[move] = STELLAR.scores(then)[seat]
        for name in ("quick", "search:12"):
            chosen = bot_named(name).choose(STELLAR, STELLAR.view(s, seat), seat, Quick(1))
            assert points[chosen] == max(points.values())


def test_a_certain_lead_is_worth_more_than_the_same_on_average() -> None:
    assert VALUES is not None
    assert chance_to_win(0, VALUES) == SURE // 2
    chances = [chance_to_win(margin * VALUES.point, VALUES) for margin in range(-60, 61, 5)]
    assert chances == sorted(chances)
    assert 2 * chance_to_win(320, VALUES) > chance_to_win(640, VALUES) + chance_to_win(0, VALUES)


def test_without_learned_values_it_is_the_search_of_0_1() -> None:
    for each in (STELLAR, STARS):
        folder = "games/" + each.info.id.replace("-", "_")
        game = each.with_edition(packaged_text(folder, "edition.toml") + "# my box\n", "edition.toml")
        s = middle(game, 10)
        seat = game.turn(s)
        view = game.view(s, seat)
        plain = Search(20, 0, by_values=False).choose(game, view, seat, Quick(2))
        assert Search(20, 0).choose(game, view, seat, Quick(2)) == plain


def test_where_all_win_together_a_future_is_followed_as_far_as_habits_say() -> None:
    """To the end it is worth what the game is; before, a chance; the same luck gives the same future."""
    learned = learned_values(STELLARION)
    assert learned is not None
    assert STELLARION.habits.horizon > 0
    ends = 0
    for moves in range(0, 60, 6):
        s = STELLARION.setup(2, STELLARION.checked_options({}), Quick(moves))
        quick = bot_named("quick")
        for _ in range(moves):
            if STELLARION.turn(s) != NOBODY:
                seat = STELLARION.turn(s)
                STELLARION.apply(s, seat, quick.choose(STELLARION, STELLARION.view(s, seat), seat, Quick(1)), Quick(2))
        if (seat := STELLARION.turn(s)) == NOBODY:
            continue
        for move in list(STELLARION.moves(s, seat))[:3]:
            then = s.copy()
            value = foreseen(STELLARION, then, seat, move, learned, Quick(3))
            assert 0 <= value <= SURE
            assert value == foreseen(STELLARION, s.copy(), seat, move, learned, Quick(3))
            if STELLARION.turn(then) == NOBODY:
                ends += 1
                assert value == STELLARION.worth(then, seat) * (SURE // 1000)
    assert ends


def test_as_many_moves_are_compared_as_habits_say() -> None:
    s = middle(STELLARION, 0)
    thought = bot_named("search:24").think(STELLARION, STELLARION.view(s, 0), 0, Quick(1))
    assert 1 < len(thought) <= STELLARION.habits.contenders
