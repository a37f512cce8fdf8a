"""26: funerals."""

from belle_etoile.games.stellarium.components import ARMY
from belle_etoile.games.stellarium.effects import perish

from .building import BALNEA, World


def test_26_2_three_pp_for_each_who_died_in_office() -> None:
    w = World()
    old, young = w.person(0, "priest", age=60), w.person(0, "priest", age=40)
    dead = [w.seat(ARMY, 1, w.person()), w.judge(w.person()), w.govern(w.person(), BALNEA), w.person()]
    for who in dead:
        perish(w.s, who, "age", "8.2", None)
    w.run(26)
    assert w.pp(old, young) == [19, 10]
    assert len(w.told("eulogy")) == 3


def test_26_2_without_a_practising_priest_nobody() -> None:
    w = World()
    judge, other = w.judge(w.person(0, "priest")), w.person(1, "priest")
    perish(w.s, w.seat(ARMY, 1, w.person()), "age", "8.2", None)
    w.run(26)
    assert w.pp(judge, other) == [10, 10]
    assert w.public("silence")
