"""8: survival."""

import pytest

from belle_etoile.games.stellarium.components import DOCTOR
from belle_etoile.games.stellarium.phases.p08_survival import risk

from .building import XORG, World


@pytest.mark.parametrize(
    ("age", "expected"),
    [(60, 0), (61, 1), (70, 1), (71, 2), (81, 3), (91, 4), (101, 5), (110, 5)],
)
def test_8_2_risk_by_age(age: int, expected: int) -> None:
    w = World()
    assert risk(w.s, w[w.person(age=age)]) == expected


def test_8_2_the_printed_example() -> None:
    w = World()
    pope = w.person(school="priest", age=115)
    w[pope].prostheses = 2
    assert risk(w.s, w[pope]) == 4


def test_8_2_dead_on_the_risk_or_less() -> None:
    w = World()
    dead, alive, young = w.person(age=75), w.person(age=75), w.person(age=60)
    captive = w.prisoner(w.person(age=61), XORG)
    w.run(8, 2, 4, 3, 1, 1)
    assert [w[who].alive for who in (dead, alive, young, captive)] == [False, True, True, False]


def test_8_2_death_leaves_a_widow_and_ends_trials() -> None:
    w = World()
    old, wife = w.person(0, age=65), w.person(1, sex="w")
    w.marry(old, wife)
    w.accuse(old)
    w.run(8, 1, 5)
    assert w[wife].widowed
    assert w[wife].spouse == -1
    assert w[old].spouse == wife
    assert not w.s.trials
    assert w.s.dead == [old]


def test_8_2_no_risk_no_die() -> None:
    w = World()
    w[w.person(age=65)].prostheses = 1
    w.run(8)


@pytest.mark.parametrize("age", [111, 125, 135, 145, 151, 300])
def test_8_3_one_chance_in_six_for_all(age: int) -> None:
    w = World()
    assert risk(w.s, w[w.person(age=age)]) == 5


def test_8_4_the_doctor_and_the_year() -> None:
    w = World()
    saved, dead = w.person(age=65, goods=(DOCTOR,)), w.person(age=65)
    w.run(8, 1, 3, 2, 1, 9)
    assert w[saved].alive
    assert not w[dead].alive
    assert w[dead].died_year == 9
