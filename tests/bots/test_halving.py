"""Contenders compared on the same luck: the budget is kept, the shares tell the order, the best of the end is found."""

from time import perf_counter, process_time

import pytest

from belle_etoile import MoveGame, Quick, bot_named, game_named
from belle_etoile.bots.halving import Contender, compare
from belle_etoile.core import NOBODY, State

from ..depth import deep

GAMES = [game_named("look-at-the-stars"), game_named("stellarion")]


def after(game: MoveGame, moves: int, seats: int = 1) -> State:
    chance = Quick(7)
    s: State = game.setup(seats, game.checked_options({}), chance)
    for _ in range(moves):
        seat = game.turn(s)
        legal = game.moves(s, seat)
        game.carry_out(s, seat, legal[chance.pick(len(legal), "")], chance, None)
    assert game.turn(s) != NOBODY
    return s


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_the_shares_add_up_and_fall(game: MoveGame) -> None:
    s = after(game, 4)
    thought = bot_named("search:60").think(game, game.view(s, 0), 0, Quick(1))
    shares = [share for _, share in thought]
    assert 1 < len(thought) <= game.habits.contenders
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("many", [2, 3, 5, 8])
def test_every_round_halves_the_contenders_within_the_budget(many: int) -> None:
    game, budget = GAMES[0], deep(96, 48)
    s = after(game, 0)
    contenders = [Contender(move) for move in list(game.moves(s, 0))[:many]]
    compare(game, game.view(s, 0), 0, contenders, budget, 0, Quick(3))
    assert sum(contender.trials for contender in contenders) <= budget
    trials = sorted((contender.trials for contender in contenders), reverse=True)
    assert trials[0] == trials[1] > 0  # the last two have met each other in every round
    assert len(set(trials)) == (many - 1).bit_length()


def test_a_budget_of_time_is_kept() -> None:
    game = GAMES[0]
    s = after(game, 0)
    start, busy = perf_counter(), process_time()
    bot_named("search:60ms").choose(game, game.view(s, 0), 0, Quick(1))
    assert perf_counter() - start >= 0.06
    assert process_time() - busy < 5  # a round is finished once it is begun; neighbours do not count


def test_the_last_card_is_drawn_where_it_brings_the_most() -> None:
    game = GAMES[0]
    chance, greedy = Quick(5), bot_named("greedy")
    s = game.setup(1, game.checked_options({}), chance)
    while game.view(s, 0)["turned"] != 18:
        game.apply(s, 0, greedy.choose(game, game.view(s, 0), 0, chance), chance)

    def points(move: int) -> int:
        then = s.copy()
        game.apply(then, 0, move, Quick(1))
        while game.turn(then) != NOBODY:
            game.apply(then, 0, greedy.choose(game, game.view(then, 0), 0, Quick(1)), Quick(1))
        return game.scores(then)[0]

    found = bot_named("search:200").choose(game, game.view(s, 0), 0, Quick(1))
    assert points(found) == max(points(move) for move in game.legal_moves(s, 0) if game.format(move) != "back")


def test_in_a_search_the_others_stay_out_of_the_way() -> None:
    """Nobody can hinder another in Look at the Stars: the answer is the same at a table of three as alone."""
    game = GAMES[0]
    s = after(game, 9, seats=3)
    for seat in game.waiting(s):
        imagined = game.imagine(game.view(s, seat), Quick(1))
        assert game.waiting(imagined) == [seat]
        assert game.view(imagined, seat)["skies"][seat] == game.view(s, seat)["skies"][seat]  # type: ignore[index]
        chance = Quick(2)
        while game.turn(imagined) != NOBODY:
            assert game.waiting(imagined) == [seat]
            moves = game.moves(imagined, seat)
            game.apply(imagined, seat, moves[chance.pick(len(moves), "")], chance)
