"""7: births."""

import pytest

from belle_etoile.games.stellarium.components import CONVICT, FLEET_1, MAN, WOMAN
from belle_etoile.games.stellarium.phases.p00_status import may_recognise
from belle_etoile.games.stellarium.phases.p07_births import fertile
from belle_etoile.games.stellarium.state import OUTSIDER

from .building import ARAKNID, YEAR, World


def couple(w: World, age: int = 25) -> tuple[int, int]:
    man, woman = w.person(0), w.person(1, sex="w", age=age)
    w.marry(man, woman)
    return man, woman


@pytest.mark.parametrize(("age", "bears"), [(14, False), (15, True), (41, True), (42, False)])
def test_7_1_wives_from_15_to_41(age: int, bears: bool) -> None:
    w = World()
    man, _ = couple(w, age)
    assert fertile(w.s, w[man]) == bears


def test_7_1_the_father_s_family_and_convicts_but_not_hostages() -> None:
    w = World()
    man, woman = couple(w)
    w.convict(man)
    w.run(7, 1, 3, 1, 7)
    child = w[w.s.newborn[0]]
    assert (child.family, child.father, child.mother, child.born) == (0, man, woman, YEAR + 6)
    w = World()
    man, woman = couple(w)
    w.hostage(woman)
    w.run(7)
    assert not w.s.newborn


def test_7_1_outsiders() -> None:
    w = World()
    man, woman = w.person(0), w.person(1, sex="w")
    w[man].spouse, w[man].spouse_born = OUTSIDER, YEAR - 20
    w[woman].spouse = OUTSIDER
    w.run(7, 1, 3, 1, 1)
    assert [w[who].family for who in w.s.newborn] == [0]
    assert w[w.s.newborn[0]].mother == -1


def test_7_2_the_smaller_limit() -> None:
    for his, hers, born in ((9, 1, 1), (0, 9, 0), (None, None, 2)):
        w = World()
        man, woman = couple(w)
        if his is not None and hers is not None:
            w.orders[0].limits[man], w.orders[1].limits[woman] = his, hers
        w.run(7, *((4, 5) if born else ()), *[1] * (2 * born))
        assert len(w.s.newborn) == born


@pytest.mark.parametrize(
    ("faces", "born"),
    [((1, 1), 0), ((1, 2), 0), ((1, 3), 1), ((3, 4), 1), ((4, 4), 2), ((5, 5), 2)],
)
def test_7_3_table_a(faces: tuple[int, int], born: int) -> None:
    w = World()
    couple(w)
    w.run(7, *faces, *[1] * (2 * born))
    assert len(w.s.newborn) == born


@pytest.mark.parametrize(("face", "born"), [(1, 3), (2, 3), (3, 4), (5, 4), (6, 5)])
def test_7_3_table_b_in_one_place(face: int, born: int) -> None:
    w = World()
    couple(w)
    w.run(7, 6, 5, face, *[1] * (2 * born))
    assert len(w.s.newborn) == born


def test_7_3_apart_11_and_12_are_three() -> None:
    w = World()
    man, _ = couple(w)
    w[man].place = FLEET_1
    w.run(7, 6, 6, *[1] * 6)
    assert len(w.s.newborn) == 3
    w = World()
    man, woman = couple(w)
    w.convict(man)
    w.garrison(ARAKNID, woman)
    w.run(7, 6, 6, 6, *[1] * 10)
    assert len(w.s.newborn) == 5
    assert w[man].captivity == CONVICT


def test_7_4_sex_and_year() -> None:
    w = World()
    couple(w)
    w.run(7, 4, 4, 3, 1, 4, 10)
    assert [(w[who].sex, w[who].born - YEAR) for who in w.s.newborn] == [(MAN, 0), (WOMAN, 9)]
    assert [event.values["year"] for event in w.told("born")] == [1, 10]


def test_7_5_a_quarter_of_both_after_the_trials() -> None:
    w = World()
    man, woman = couple(w)
    w.run(7, 1, 3, 1, 1)
    child = w.s.newborn[0]
    assert w.pp(child) == [0]
    w.judge(man)
    w[woman].pp = w[woman].pp_start = 9
    w.run(22)
    assert w.pp(man, child) == [14, 5]


def test_7_5_below_zero_it_is_rounded_down() -> None:
    w = World()
    man, _ = couple(w)
    w.run(7, 1, 3, 1, 1)
    w[man].pp = w[man].pp_start = -15
    w.run(22)
    assert w.pp(w.s.newborn[0]) == [-2]


def test_7_6_a_bastard_of_31() -> None:
    w = World()
    w.s.families[0].may_recognise = True
    w.orders[0].bastard, w.orders[0].bastard_name = True, "Gaston"
    w.run(7, 4)
    c = w[w.s.families[0].members[0]]
    assert (c.name, c.school, c.pp, w.s.age(c), c.sex) == ("Gaston", 3, 0, 31, MAN)
    assert not c.practising


def test_7_7_when_a_family_may() -> None:
    w = World()
    family = w.s.families[0]
    assert may_recognise(w.s, family, YEAR)
    w.person(0, "priest")
    w.person(0, sex="w")
    assert may_recognise(w.s, family, YEAR)
    man, wife = w.person(0), w.person(1, sex="w", age=41)
    w.marry(man, wife)
    assert may_recognise(w.s, family, YEAR)
    w.marry(man, w.person(1, sex="w", age=40))
    assert not may_recognise(w.s, family, YEAR)
    w.marry(man, wife)
    w.youth(0)
    assert not may_recognise(w.s, family, YEAR)


def test_7_7_refused_if_not() -> None:
    w = World()
    w.orders[0].bastard = True
    w.s.families[0].may_recognise = False
    w.run(7)
    assert not w.s.people
