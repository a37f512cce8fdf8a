"""Bots are handed views; the same seed gives the same answer."""

import pytest

from belle_etoile import GAMES, MoveGame, Quick, bot_named
from belle_etoile.arena.tournament import play_game
from belle_etoile.core import NOBODY, BadSetup, State
from belle_etoile.core.walks import random_moves

from ..depth import deep

NAMES = ("random", "greedy", "quick", "search:10", "search-0.1:10")


def middle(game: MoveGame, moves: int) -> State:
    """A position after some random moves."""
    chance = Quick(7)
    s: State = game.setup(game.info.seats[0], game.checked_options({}), chance)
    for _ in range(moves):
        seat = game.turn(s)
        legal = game.moves(s, seat)
        game.carry_out(s, seat, legal[chance.pick(len(legal), "")], chance, None)
    assert game.turn(s) != NOBODY
    return s


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_with_a_legal_move(game: MoveGame, name: str) -> None:
    bot = bot_named(name)
    for moves in range(0, 30, 3):
        s = middle(game, moves)
        seat = game.turn(s)
        assert game.refusal(s, seat, bot.choose(game, game.view(s, seat), seat, Quick(moves))) == ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
@pytest.mark.parametrize("name", NAMES)
def test_every_seat_that_is_waited_for_gets_an_answer(game: MoveGame, name: str) -> None:
    """Where several choose at once, not only the lowest of them."""
    s = middle(game, 0)
    for seat in game.waiting(s):
        assert game.refusal(s, seat, bot_named(name).choose(game, game.view(s, seat), seat, Quick(1))) == ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
@pytest.mark.parametrize("name", NAMES)
def test_same_view_and_seed_same_move(game: MoveGame, name: str) -> None:
    s = middle(game, 10)
    seat = game.turn(s)
    answers = {bot_named(name).choose(game, game.view(s, seat), seat, Quick(3)) for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_a_bot_cannot_peek_twins_get_the_same_answer(game: MoveGame) -> None:
    """Two positions that look the same to a seat get the same move, whatever is hidden in them."""
    bot = bot_named(f"search:{deep(30, 10)}")
    for moves in (0, 5, 12, 21):
        s = middle(game, moves)
        seat = game.turn(s)
        twin = game.determinize(game.view(s, seat), Quick(99))
        assert bot.choose(game, game.view(s, seat), seat, Quick(1)) == bot.choose(
            game, game.view(twin, seat), seat, Quick(1)
        )


def test_the_shares_of_a_search_add_up_and_fall() -> None:
    game = GAMES[0]
    s = middle(game, 4)
    seat = game.turn(s)
    thought = bot_named(f"search:{deep(200, 50)}").think(game, game.view(s, seat), seat, Quick(1))
    shares = [share for _, share in thought]
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)


def test_greedy_beats_random_in_every_one_of_a_few_games() -> None:
    game = GAMES[0]
    options = game.checked_options({})
    won = 0
    for number in range(10):
        s, _ = play_game(game, [bot_named("greedy"), bot_named("random")], options, f"few {number}")
        points = game.scores(s)
        won += points[0] > points[1]
    assert won >= 9


def test_a_played_game_depends_on_its_seed_alone() -> None:
    game = GAMES[0]
    texts = {
        play_game(game, [bot_named("search:5"), bot_named("greedy")], game.checked_options({}), "same")[0].text()
        for _ in range(2)
    }
    assert len(texts) == 1


@pytest.mark.parametrize("name", ["", "greed", "search:", "search:0", "search:-3", "search:1h", "random:3"])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadSetup, match="known: random, greedy, search"):
        bot_named(name)


def test_random_play_is_the_same_in_every_build() -> None:
    assert random_moves(GAMES[0], 2, {"first": "random"}, 20, Quick(5)) == 1055
