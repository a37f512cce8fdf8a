"""The recorded games show all that can happen; tests/test_golden.py replays them."""

from belle_etoile.games.star_explorer import GAME
from belle_etoile.games.star_explorer.notation import VERBS

from ...golden import Records
from .make_golden import HEARD

RECORDS = Records(GAME)


def test_all_that_can_happen_happens_in_some_game() -> None:
    assert RECORDS.heard() == HEARD
    assert RECORDS.ends() == {"8.7", "8.8", "8.9", "9.4"}
    assert RECORDS.verbs() == {"setup", "undo", *VERBS}
