"""The recorded games show all that can happen; tests/test_golden.py replays them."""

from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.notation import VERBS

from ...golden import Records
from .make_golden import HEARD

RECORDS = Records(GAME)


def test_all_that_can_happen_happens_in_some_game() -> None:
    assert RECORDS.heard() == HEARD
    assert RECORDS.ends() == {"9.6", "9.7"}
    assert RECORDS.verbs() == {*VERBS, "setup", "undo"}
    assert {power.name for power in GAME.edition.powers} <= set(RECORDS.scores)
