"""30: the end."""

import pytest

from belle_etoile.core.chance import Scripted
from belle_etoile.core.errors import IllegalMove
from belle_etoile.games.stellarium.components import (
    ALL_SILENT,
    CAPITAL_FELL,
    ONR,
    OPR,
    PLAYING,
    PNJ,
    TURNS_PLAYED,
)
from belle_etoile.games.stellarium.orders import silence
from belle_etoile.games.stellarium.phases.p30_end import ending, winners
from belle_etoile.games.stellarium.state import State
from belle_etoile.games.stellarium.turn import resolve

from .building import EDITION, World


def test_30_1_the_agreed_turn() -> None:
    w = World()
    assert ending(w.s) == PLAYING
    s = State(EDITION, 3, False)
    s.families, s.turn = w.s.families, 3
    assert ending(s) == TURNS_PLAYED


def test_30_2_everyone_silent() -> None:
    w = World()
    for family, status in zip(w.s.families, (ONR, PNJ, ONR), strict=True):
        family.status = status
    w.run(30)
    assert w.s.end == ALL_SILENT
    assert winners(w.s) == []
    assert w.public("end")
    w.s.families[0].status = OPR
    assert ending(w.s) == PLAYING


def test_30_2_nothing_happens_after_the_fall_of_stellarium() -> None:
    w = World()
    w.s.end = CAPITAL_FELL
    assert winners(w.s) == []
    with pytest.raises(IllegalMove, match=r"^30\.1"):
        resolve(w.s, silence(3), Scripted([]), None)


def test_30_3_the_most_points_but_no_pnj() -> None:
    w = World(4)
    for family, points in zip(w.s.families, (50, 90, 50, 40), strict=True):
        family.points = points
    w.s.families[1].status = PNJ
    w.s.end = TURNS_PLAYED
    assert winners(w.s) == [0, 2]


def test_debts_are_noted() -> None:
    w = World()
    w.purse(0, -1)
    w.run(30)
    assert [family.in_debt for family in w.s.families] == [True, False, False]
