"""15: merchants return."""

import pytest

from belle_etoile.games.stellarium.components import DOCTOR

from .building import BALNEA, World


def traders(w: World, number: int, family: int = 0) -> list[int]:
    people = [w.person(family, "merchant") for _ in range(number)]
    w.trade(BALNEA, *people)
    return people


def test_15_1_unsafe_after_a_battle_without_garrison() -> None:
    w = World()
    people = traders(w, 2)
    w[people[1]].goods = 1 << DOCTOR
    w.s.battles = 1
    w.run(15, 5, 6)
    assert [w[who].alive for who in people] == [True, False]
    assert w.purses()[0] == 22


def test_15_1_safe_with_a_garrison_or_in_peace() -> None:
    w = World()
    traders(w, 1)
    w.run(15)
    w = World()
    traders(w, 1)
    w.garrison(BALNEA, w.person())
    w.s.battles = 1
    w.run(15)


@pytest.mark.parametrize(("number", "each"), [(1, 12), (2, 6), (3, 4), (4, 3), (5, 2), (6, 2), (7, 1), (12, 1)])
def test_15_2_gains_by_number(number: int, each: int) -> None:
    w = World()
    traders(w, number)
    w.run(15)
    assert w.purses()[0] == 10 + number * each
    assert w.public("traded")


def test_15_3_as_many_pp() -> None:
    w = World()
    people = traders(w, 3)
    w.run(15)
    assert w.pp(*people) == [14, 14, 14]


def test_15_4_half_as_much_again_for_the_governor_s_family() -> None:
    for number, gain in ((1, 18), (4, 4), (7, 1)):
        w = World()
        people = traders(w, number)
        w.govern(w.person(0), BALNEA)
        w.run(15)
        assert w.pp(people[0]) == [10 + gain]


def test_15_4_not_for_others_nor_if_the_governor_is_held() -> None:
    w = World()
    people = traders(w, 1, 1)
    w.govern(w.person(0), BALNEA)
    w.run(15)
    assert w.pp(people[0]) == [22]
    w = World()
    people = traders(w, 1)
    w.hostage(w.govern(w.person(0), BALNEA))
    w.run(15)
    assert w.pp(people[0]) == [22]


def test_27_4_6_doubled_by_option() -> None:
    w = World(double_gains=True)
    people = traders(w, 3)
    w.govern(w.person(0), BALNEA)
    w.run(15)
    assert w.pp(people[0]) == [18]


def test_15_5_half_of_the_visitors_for_the_governor() -> None:
    w = World()
    governor = w.govern(w.person(1), BALNEA)
    traders(w, 2)
    w.garrison(BALNEA, w.person(), w.person(), w.person())
    w.hostage(w.person())
    w.run(15)
    assert w.pp(governor) == [12]
