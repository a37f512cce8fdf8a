"""23: releases, and the opening of the Assembly."""

from belle_etoile.games.stellarium.components import ARMY, STELLARIUM

from .building import BALNEA, World


def test_23_1_served_is_served() -> None:
    w = World()
    served, waiting = w.convict(w.person(), until=3), w.convict(w.person(), until=4)
    w.run(23)
    assert w.is_free(served)
    assert w[served].place == STELLARIUM
    assert not w.is_free(waiting)


def test_2_2_5_those_who_are_held_lose_their_offices() -> None:
    w = World()
    officer, judge, governor = w.person(), w.person(), w.person()
    w.seat(ARMY, 0, officer)
    w.judge(judge)
    w.govern(governor, BALNEA)
    for who in (officer, judge, governor):
        w.hostage(who)
    w.run(23)
    assert not any(w[who].in_office for who in (officer, judge, governor))
    assert w.pp(officer, judge, governor) == [10, 10, 10]
    assert len(w.told("absent")) == 3
