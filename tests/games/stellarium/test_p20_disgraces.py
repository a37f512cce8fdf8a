"""20: disgraces."""

from belle_etoile.games.stellarium.components import ARMY, GOVERNMENT, HEAD, NONE, PYRAMIDS, SCHOOLS

from .building import World


def test_20_1_each_head_in_his_pyramid() -> None:
    for pyramid in range(len(PYRAMIDS)):
        w = World()
        school = SCHOOLS[pyramid - 1] if pyramid else "merchant"
        w.seat(pyramid, HEAD, w.person(2, school))
        inside, outside = w.seat(pyramid, 5, w.person(0, school)), w.person(0, school)
        w.orders[2].disgrace[pyramid] = inside
        w.run(20)
        assert not w[inside].seated
        assert w.pp(inside) == [4]
        w.orders[2].disgrace[pyramid] = outside
        w.run(20)
        assert w.pp(outside) == [10]


def test_20_2_that_seat_six_pp_and_a_trial() -> None:
    w = World()
    w.seat(ARMY, HEAD, w.person(2))
    victim = w.person(0)
    w.seat(ARMY, 1, victim)
    w.seat(GOVERNMENT, 1, victim)
    w.orders[2].disgrace[ARMY] = victim
    w.run(20)
    assert w[victim].guild == NONE
    assert w[victim].government == 1
    assert w.pp(victim) == [4]
    assert w.tried_for(victim) == ["20.2"]


def test_20_2_two_heads_may_hit_one_man() -> None:
    w = World()
    w.seat(ARMY, HEAD, w.person(2))
    w.seat(GOVERNMENT, HEAD, w.person(1, "merchant"))
    victim = w.person(0)
    w.seat(ARMY, 1, victim)
    w.seat(GOVERNMENT, 1, victim)
    w.orders[2].disgrace[ARMY] = w.orders[1].disgrace[GOVERNMENT] = victim
    w.run(20)
    assert w.pp(victim) == [-2]
    assert len(w.s.trials) == 2
    assert not w[victim].seated


def test_20_1_the_head_of_another_pyramid_in_the_government_is_exposed() -> None:
    w = World()
    w.seat(GOVERNMENT, HEAD, w.person(1, "merchant"))
    general = w.person(2)
    w.seat(ARMY, HEAD, general)
    w.seat(GOVERNMENT, 3, general)
    w.orders[1].disgrace[GOVERNMENT] = general
    w.run(20)
    assert w[general].government == NONE
    assert w[general].guild == HEAD
