"""19: excommunication."""

from belle_etoile.games.stellarium.components import CHURCH, GOVERNMENT, HEAD, NONE

from .building import World


def world(victim_is_heretic: bool = False) -> tuple[World, int]:
    w = World()
    w.seat(CHURCH, HEAD, w.person(2, "priest"))
    victim = w.person(0, "priest", heretic=victim_is_heretic)
    w.orders[2].excommunicate = victim
    return w, victim


def test_19_1_heretic_ten_pp_and_a_trial() -> None:
    w, victim = world()
    w.run(19)
    assert w[victim].heretic
    assert w.pp(victim) == [0]
    assert w.tried_for(victim) == ["19.1"]


def test_19_1_not_twice() -> None:
    w, victim = world(True)
    w.run(19)
    assert w.pp(victim) == [10]


def test_19_2_out_of_the_church_only() -> None:
    w, victim = world()
    w.seat(CHURCH, 3, victim)
    w.seat(GOVERNMENT, 3, victim)
    w.run(19)
    assert w[victim].guild == NONE
    assert w[victim].government == 3
