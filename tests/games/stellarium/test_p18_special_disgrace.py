"""18: special disgrace."""

from belle_etoile.games.stellarium.components import ARMY, CHURCH, GOVERNMENT, HEAD, NONE

from .building import World


def world() -> World:
    w = World()
    w.seat(GOVERNMENT, HEAD, w.person(2, "merchant"))
    return w


def test_18_1_every_seat_ten_pp_and_a_trial() -> None:
    w = world()
    victim = w.person(0)
    w.seat(ARMY, 2, victim)
    w.seat(GOVERNMENT, 4, victim)
    w.orders[2].special = victim
    w.run(18)
    assert not w[victim].seated
    assert w.pp(victim) == [0]
    assert w.tried_for(victim) == ["18.1"]


def test_18_1_heads_are_exempt() -> None:
    w = world()
    victim = w.person(0)
    w.seat(ARMY, HEAD, victim)
    w.seat(GOVERNMENT, 4, victim)
    w.orders[2].special = victim
    w.run(18)
    assert w[victim].seated
    assert w.pp(victim) == [10]


def test_18_2_a_judge_without_a_trial() -> None:
    w = world()
    judge = w.judge(w.person(0, "priest"))
    w.orders[2].remove = judge
    w.run(18)
    assert not w[judge].judge
    assert w.pp(judge) == [0]
    assert not w.s.trials
    assert w[judge].practising


def test_18_2_a_captive_emperor_has_no_power() -> None:
    w = world()
    judge = w.judge(w.person(0, "priest"))
    w.hostage(0)
    w.orders[2].remove = judge
    w.seat(CHURCH, HEAD, w.person(2, "priest"))
    w.run(18)
    assert w[judge].judge
    assert w.s.pyramids[GOVERNMENT][HEAD] != NONE
