"""Levels: bots that overlook moves, which bot plays at which level, and what a log tells of it."""

import pytest

from belle_etoile import bot_named, game_named
from belle_etoile.arena.executor import Here
from belle_etoile.arena.tournament import run_tournament
from belle_etoile.bots import BOTS
from belle_etoile.bots.attention import ALL, noticed, worth_a_thought
from belle_etoile.bots.levels import HINT, LEVELS, PLAIN_LEVELS, SEARCH, name_at_level, seat_notes, seated
from belle_etoile.core import BadSetup, Quick
from belle_etoile.core.game import NEVER, MoveGame
from belle_etoile.core.log import NOTE
from belle_etoile.games import GAMES
from belle_etoile.locales import speaker

from ..depth import deep
from .test_bots import middle

STELLAR = game_named("stellar")


def test_a_bot_notices_as_many_of_its_moves_as_it_is_named_for() -> None:
    s = middle(STELLAR, 10)
    seat = STELLAR.turn(s)
    moves = list(STELLAR.moves(s, seat))
    assert list(noticed(STELLAR, s, seat, ALL, Quick(1))) == moves
    chance, seen = Quick(2), 0
    for _ in range(400):
        some = list(noticed(STELLAR, s, seat, 30, chance))
        assert some == [move for move in moves if move in some]
        seen += len(some)
    assert 0.25 < seen / (400 * len(moves)) < 0.35


def test_it_always_notices_one() -> None:
    s = middle(STELLAR, 10)
    seat = STELLAR.turn(s)
    assert min(len(noticed(STELLAR, s, seat, 1, Quick(seed))) for seed in range(40)) == 1
    assert len({noticed(STELLAR, s, seat, 1, Quick(seed))[0] for seed in range(40)}) > 1


def test_what_leads_nowhere_is_not_noticed() -> None:
    """A step of a draft that is taken back would be taken again, for ever."""
    met = 0
    for game in GAMES:
        for at in range(0, 36, 3):
            s = middle(game, at)
            seat = game.turn(s)
            moves = game.moves(s, seat)
            nowhere = {move for move in moves if game.promise(s, seat, move) <= NEVER}
            if 0 < len(nowhere) < len(moves):
                met += 1
                assert not nowhere & set(noticed(game, s, seat, 50, Quick(at)))
                assert not nowhere & set(worth_a_thought(game, s, seat, moves))
    assert met > 0


@pytest.mark.parametrize("bot", ["greedy:50%", "quick:25%", "quick-1:99%"])
def test_it_plays_every_game_to_its_end(bot: str) -> None:
    for game in GAMES:
        seats = max(2, game.info.seats[0])
        told = run_tournament(game.info.id, None, [bot] * seats, 1, 1, {}, Here(), lambda done: None)
        assert told.games == 1


def test_names_say_how_much_is_noticed() -> None:
    assert bot_named("quick:40%").name == "quick-1:40%"
    assert bot_named("greedy:40%").name == "greedy:40%"
    assert speaker("en").bot("quick-1:40%") == "Quick 1 (notices 40% of its moves)"
    for wrong in ("quick:0%", "quick:101%", "quick:40", "quick:", "greedy:-1%", "random:50%", "search:50%"):
        with pytest.raises(BadSetup):
            bot_named(wrong)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_every_game_has_five_levels_of_bots_that_there_are(game: MoveGame) -> None:
    names = [name_at_level(game.info.id, SEARCH, level) for level in range(1, 6)]
    assert names == [*LEVELS[game.info.id]]
    assert len({bot_named(name).name for name in names}) == 5


def test_each_level_beats_the_one_below() -> None:
    """docs/strength.md has the exact figures; this is a look that nothing has turned over."""
    for below, above in ((1, 2), (2, 3), (3, 4)):
        names = [LEVELS["stellar"][above - 1], LEVELS["stellar"][below - 1]]
        told = run_tournament("stellar", None, names, deep(200, 40), 2, {}, Here(), lambda done: None)
        assert told.win_rate(0) > 0.6, names


def test_a_seat_keeps_the_version_of_its_bot_and_an_old_one_names_that_of_0_1() -> None:
    assert [seated(bot) for bot in BOTS] == ["random", "greedy", SEARCH]
    assert name_at_level("stellar", "search", 5) == PLAIN_LEVELS[4] == "search-0.1:1500ms"
    assert name_at_level("stellar", "search-9", 5) == LEVELS["stellar"][4]
    assert name_at_level("stellar", "random", 5) == "random"
    assert bot_named(HINT).name == HINT
    for name in PLAIN_LEVELS:
        bot_named(name)


def test_a_log_tells_which_bots_played() -> None:
    seats = [(0, None, None), (1, SEARCH, 2), (2, "search", 3), (3, "greedy", None)]
    assert seat_notes("stellar", seats).splitlines() == [
        f"{NOTE}seat 2: quick-1:52%",
        f"{NOTE}seat 3: search-0.1:100ms",
        f"{NOTE}seat 4: greedy",
    ]
