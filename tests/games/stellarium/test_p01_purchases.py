"""1: purchases."""

import pytest

from belle_etoile.core.chance import Scripted
from belle_etoile.games.stellarium.components import (
    BOMB,
    CAPSULE,
    CHURCH,
    DOCTOR,
    GUARDS,
    KOLOMBO,
    MURDER,
    POUARKS,
    PROSTHESIS,
    REBELS,
    STELLARIUM,
)
from belle_etoile.games.stellarium.effects import eject, strike
from belle_etoile.games.stellarium.phases.p08_survival import risk

from .building import BALNEA, XORG, World


def buy(w: World, who: int, *goods: int) -> None:
    w.orders[w[who].family].purchases += [(who, good) for good in goods]


def test_1_0_1_served_in_order_while_the_purse_lasts() -> None:
    w = World()
    one, other = w.person(), w.person()
    w.purse(0, 2)
    buy(w, one, CAPSULE, GUARDS)
    buy(w, other, DOCTOR)
    w.run(1)
    assert w[one].has(CAPSULE)
    assert w[one].has(GUARDS)
    assert not w[other].has(DOCTOR)
    assert w.purses()[0] == 0
    assert not w.public("bought")
    assert [event.only for event in w.told("bought")] == [0, 0]


def test_1_0_2_not_in_debt_and_not_for_prisoners() -> None:
    w = World()
    w.lose(BALNEA)
    rebel, pouark = w.prisoner(w.person(), BALNEA), w.prisoner(w.person(), XORG)
    hostage, convict, debtor = w.hostage(w.person(), 2), w.convict(w.person()), w.person(1)
    for who in (rebel, pouark, hostage, convict, debtor):
        buy(w, who, DOCTOR)
    w.s.families[1].in_debt = True
    w.run(1)
    assert [w[who].has(DOCTOR) for who in (rebel, pouark, hostage, convict, debtor)] == [
        False,
        False,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("faces", "alive", "captivity", "place"),
    [
        ((1,), False, 0, -1),
        ((2,), False, 0, -1),
        ((3,), False, 0, -1),
        ((4,), True, REBELS, BALNEA),
        ((5,), True, POUARKS, XORG),
        ((6, 1), True, 0, STELLARIUM),
        ((6, 3), True, 0, STELLARIUM),
        ((6, 2), True, REBELS, BALNEA),
        ((6, 9), True, POUARKS, XORG),
    ],
)
def test_1_1_1_the_capsule_table(faces: tuple[int, ...], alive: bool, captivity: int, place: int) -> None:
    w = World()
    w.lose(BALNEA)
    who = w.person(goods=(CAPSULE,))
    chance = Scripted([face - 1 for face in faces])
    eject(w.s, who, "war", "12.3.5", chance, None)
    assert chance.spent()
    assert w[who].alive == alive
    assert w[who].captivity == captivity
    assert (w[who].held_at if captivity else w[who].place) == place


def test_1_1_1_thrown_again_where_there_are_no_rebels_or_pouarks() -> None:
    w = World()
    w.s.planets[XORG].holder = 0
    who = w.person(goods=(CAPSULE,))
    chance = Scripted([3, 4, 2])
    eject(w.s, who, "war", "12.3.5", chance, None)
    assert chance.spent()
    assert not w[who].alive


def test_1_2_1_guards_against_murder_and_bombs() -> None:
    w = World()
    client, victim = w.person(1), w.person(goods=(GUARDS,))
    w.offer(client, MURDER, victim)
    w.run(2, 1, 3, 6)
    assert w[victim].alive
    w = World()
    client, victim = w.person(1), w.person(school="merchant", goods=(GUARDS,))
    w[victim].share, w[victim].stake = 0, 1
    w.contract(BOMB, -1, client)
    w.run(13, 2, 6, 4)
    assert w[victim].alive


def test_1_2_2_guards_cost_one() -> None:
    w = World()
    buy(w, w.person(), GUARDS)
    w.run(1)
    assert [(p.amount, p.rule) for p in w.s.money] == [(-1, "1.2.2")]


def test_1_3_1_each_prosthesis_takes_one_off_the_risk() -> None:
    w = World()
    old = w.person(age=85)
    assert risk(w.s, w[old]) == 3
    w[old].prostheses = 2
    assert risk(w.s, w[old]) == 1


def test_1_3_2_one_a_turn_and_five_in_a_life() -> None:
    w = World()
    young, old = w.person(), w.person()
    w[old].prostheses = 5
    buy(w, young, PROSTHESIS, PROSTHESIS)
    buy(w, old, PROSTHESIS)
    w.run(1)
    assert w[young].prostheses == 1
    assert w[old].prostheses == 5
    assert w.purses()[0] == 9


def test_1_3_3_heretic_without_leave() -> None:
    w = World()
    pope, priest, heretic = w.person(1, "priest"), w.person(0, "priest"), w.person(0, heretic=True)
    w.seat(CHURCH, 0, pope)
    w.seat(CHURCH, 2, priest)
    buy(w, priest, PROSTHESIS)
    buy(w, heretic, PROSTHESIS)
    w.run(1)
    assert w[priest].heretic
    assert w[priest].guild == -1
    assert w.pp(priest, heretic) == [0, 0]
    assert w.tried_for(priest) == w.tried_for(heretic) == ["1.3.3"]
    assert w.public("heretic")


def test_1_3_4_a_quarter_of_the_players_rounded_up() -> None:
    w = World(5)
    pope = w.seat(CHURCH, 0, w.person(0, "priest"))
    people = [w.person(1), w.person(2), w.person(3)]
    w.orders[0].leaves = people
    for who in [*people, pope]:
        buy(w, who, PROSTHESIS)
    w.run(1)
    assert [w[who].heretic for who in [*people, pope]] == [False, False, True, True]
    w = World(5)
    who = w.person(1)
    w.convict(w.person(0, "priest"))
    w.orders[0].leaves = [who]
    buy(w, who, PROSTHESIS)
    w.run(1)
    assert w[who].heretic


def test_1_3_5_an_implant_costs_one() -> None:
    w = World()
    buy(w, w.person(), PROSTHESIS)
    w.run(1)
    assert [(p.amount, p.rule) for p in w.s.money] == [(-1, "1.3.5")]


def test_1_4_1_a_doctor_brings_back_two_in_six() -> None:
    for face, alive in ((1, True), (2, True), (3, False), (6, False)):
        w = World()
        who = w.person(goods=(DOCTOR,))
        assert strike(w.s, who, "murder", "2.1.2", Scripted([face - 1]), None) == (not alive)
        assert w[who].alive == alive


def test_1_4_1_not_when_a_ship_explodes() -> None:
    w = World()
    who = w.person(goods=(DOCTOR,))
    eject(w.s, who, "wreck", "14.6", Scripted([]), None)
    assert not w[who].alive


def test_1_4_2_a_doctor_costs_one() -> None:
    w = World()
    buy(w, w.person(), DOCTOR)
    w.run(1)
    assert [(p.amount, p.rule) for p in w.s.money] == [(-1, "1.4.2")]


def test_1_5_2_an_insured_victim_is_avenged_five_times_in_six() -> None:
    for goods, face, found in (((KOLOMBO,), 5, True), ((KOLOMBO,), 6, False), ((), 3, True), ((), 4, False)):
        w = World()
        client, victim = w.person(1), w.person(goods=goods)
        w.offer(client, MURDER, victim)
        w.run(2, 1, 6, face)
        assert bool(w.told("found")) == found


def test_1_5_3_insurance_costs_one() -> None:
    w = World()
    buy(w, w.person(), KOLOMBO)
    w.run(1)
    assert [(p.amount, p.rule) for p in w.s.money] == [(-1, "1.5.3")]


def test_1_5_4_no_discount_for_a_family() -> None:
    w = World()
    for _ in range(6):
        buy(w, w.person(), KOLOMBO)
    w.run(1)
    assert w.purses()[0] == 4
