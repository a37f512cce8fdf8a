"""The recorded games show all that can happen; tests/test_golden.py replays them."""

from belle_etoile.games.stellarion import GAME
from belle_etoile.games.stellarion.notation import VERBS

from ...golden import Records
from .make_golden import HEARD

RECORDS = Records(GAME)


def test_all_that_can_happen_happens_in_some_game() -> None:
    assert RECORDS.heard() == HEARD
    assert RECORDS.ends() == {"7.1", "7.2", "10.13", "12.9"}
    assert RECORDS.verbs() == {"setup", "undo", *VERBS}
