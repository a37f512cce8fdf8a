"""The recorded games show all that can happen; tests/test_golden.py replays them."""

from belle_etoile.core.walks import perft_split
from belle_etoile.games.stellar import GAME

from ...golden import Records

RECORDS = Records(GAME)


def test_all_that_can_happen_happens_in_some_game() -> None:
    assert RECORDS.heard() == {"4.4.1", "5.5", "7.1.3", "7.2.4", "7.2.5"}
    assert RECORDS.verbs() == {"setup", "open", "wipe", "keep", "take", "note", "play", "place", "last", "undo"}
    assert {"wipe-and-reshuffle", "tie"} <= set(RECORDS.scores)


def test_the_split_names_the_first_moves() -> None:
    s = GAME.read_state(RECORDS.position("late.txt"))
    split = perft_split(GAME, s, 3, 1)
    assert list(split) == [f"{GAME.waiting(s)[0] + 1} take {position}" for position in range(1, 6)]
