"""Random walks with every number of players: sound positions, twins, text that reads back, bots that can play."""

import pytest

from belle_etoile.bots import bot_named
from belle_etoile.core import EVERYONE, Quick, new_match, parse_log, replayed, verified
from belle_etoile.core.walks import play_randomly
from belle_etoile.games.star_explorer.state import DRAW, State

from .tables import GAME, best_drawing

every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@every_number
def test_every_position_is_sound_and_reads_back(seats: int) -> None:
    luck = Quick(seats)
    s = GAME.setup(seats, {"first": "random"}, luck)
    while waiting := GAME.waiting(s):
        GAME.check(s)
        text = s.text()
        again = GAME.read_state(text)
        assert again.text() == text
        assert GAME.scores(again) == GAME.scores(s)
        seat = waiting[luck.pick(len(waiting), "")]
        moves = GAME.legal_moves(s, seat)
        assert GAME.legal_moves(again, seat) == moves
        GAME.apply(s, seat, moves[luck.pick(len(moves), "")], luck)
    GAME.check(s)


@every_number
def test_twins_look_the_same_and_are_sound(seats: int) -> None:
    luck = Quick(seats + 10)
    s = GAME.setup(seats, {"first": "random"}, luck)
    while waiting := GAME.waiting(s):
        for viewer in (EVERYONE, *range(seats)):
            twin = GAME.determinize(GAME.view(s, viewer), luck)
            GAME.check(twin)
            assert GAME.view(twin, viewer) == GAME.view(s, viewer)
            if viewer in waiting:
                assert GAME.legal_moves(twin, viewer) == GAME.legal_moves(s, viewer)
        seat = waiting[luck.pick(len(waiting), "")]
        moves = GAME.legal_moves(s, seat)
        GAME.apply(s, seat, moves[luck.pick(len(moves), "")], luck)


@every_number
def test_logs_replay_and_verify(seats: int) -> None:
    match, luck = new_match(GAME, seats, "walk"), Quick(seats + 20)
    while not match.over:
        seat = match.waiting[luck.pick(len(match.waiting), "")]
        moves = match.legal_moves(seat)
        match.play(seat, moves[luck.pick(len(moves), "")])
    log = match.log.text()
    assert replayed(GAME, parse_log(log, "walk.log")).state.text() == match.state.text()
    assert verified(GAME, parse_log(log, "walk.log")).state.text() == match.state.text()


def test_greedy_draws_what_is_worth_most_this_round() -> None:
    """What it does step by step is what the solver finds at once."""
    luck, bot = Quick(8), bot_named("greedy")
    s = GAME.setup(1, {"first": "1"}, luck)
    assert isinstance(s, State)
    promised = 0
    while GAME.waiting(s):
        b = s.boards[0]
        round, unlit = s.round, b.unlit
        if s.stage == DRAW and b.placed < 0 and b.left == 0:
            promised = best_drawing(s, 0).value
        GAME.apply(s, 0, bot.choose(GAME, GAME.view(s, 0), 0, luck), luck)
        if len(b.drawings) > round:
            assert b.round_points(round) - 3 * (b.unlit - unlit) == promised


def test_search_plays_a_game_to_the_end() -> None:
    luck, bot = Quick(9), bot_named("search:4")
    s = GAME.setup(2, {"first": "random"}, luck)
    while waiting := GAME.waiting(s):
        GAME.apply(s, waiting[0], bot.choose(GAME, GAME.view(s, waiting[0]), waiting[0], luck), luck)
    GAME.check(s)
    assert all(0 <= GAME.worth(s, seat) <= 1000 for seat in range(2))


def test_worth_rises_with_the_score() -> None:
    seen = []
    for seed in range(12):
        luck = Quick(seed)
        s = GAME.setup(1, {"first": "1"}, luck)
        assert GAME.worth(s, 0) == 500
        play_randomly(GAME, s, luck)
        seen.append((GAME.scores(s)[0], GAME.worth(s, 0)))
    seen.sort()
    assert [worth for _, worth in seen] == sorted(worth for _, worth in seen)
