"""17: the coup."""

import pytest

from belle_etoile.games.stellarium.components import ARMY, DOCTOR, FIRST_DAUPHIN, GOVERNMENT, HEAD, NONE, ONR, OPR

from .building import World


def army(w: World, officers: int, supporters: int = 9) -> list[int]:
    """An Emperor of family 2, and officers of family 0 of whom the first leads a coup."""
    w.seat(GOVERNMENT, HEAD, w.person(2, "merchant"))
    people = [w.seat(ARMY, seat, w.person(0)) for seat in range(officers)]
    w.orders[0].coup = True
    w.orders[0].support = people[1 : 1 + supporters]
    return people


def test_17_1_the_grand_general() -> None:
    w = World()
    people = army(w, 1)
    w.run(17, 6)
    assert w.s.pyramids[GOVERNMENT][HEAD] == people[0]
    assert w.public("coup")


def test_17_1_in_his_absence_the_first_dauphin_only() -> None:
    for seat, dares in ((FIRST_DAUPHIN, True), (2, False)):
        w = World()
        w.seat(GOVERNMENT, HEAD, w.person(2, "merchant"))
        leader = w.seat(ARMY, seat, w.person(0))
        w.hostage(w.seat(ARMY, HEAD, w.person(1)))
        w.orders[0].dauphin_coup = w.orders[0].coup = w.orders[1].coup = True
        w.run(17, *((6,) if dares else ()))
        assert (w[leader].government == HEAD) == dares


def test_17_1_no_emperor_no_coup() -> None:
    w = World()
    people = army(w, 1)
    w.s.pyramids[GOVERNMENT][HEAD] = w[0].government = NONE
    w.run(17)
    assert w[people[0]].guild == HEAD


@pytest.mark.parametrize(
    ("against", "face", "succeeds"),
    [(0, 0, True), (1, 3, True), (1, 4, False), (2, 1, True), (2, 2, False), (3, 0, False)],
)
def test_17_2_chances_by_opponents(against: int, face: int, succeeds: bool) -> None:
    w = World()
    people = army(w, 1 + against, 0)
    deaths = [6] * (1 if succeeds else 1 + against)
    w.run(17, *((face,) if face else ()), *deaths)
    assert (w[people[0]].government == HEAD) == succeeds


def test_17_2_only_or_families_count_and_captives_stand_apart() -> None:
    w = World(6)
    people = army(w, 1)
    others = [w.seat(ARMY, seat, w.person(2 + seat)) for seat in (1, 2, 3)]
    w.s.families[3].status, w.s.families[4].status = ONR, OPR
    w.hostage(others[2])
    w.run(17, 6)
    assert w[people[0]].government == HEAD
    assert [w[who].guild for who in others] == [1, 2, 3]


def test_17_3_success() -> None:
    w = World()
    people = army(w, 3, 1)
    emperor, minister = w.s.pyramids[GOVERNMENT][HEAD], w.seat(GOVERNMENT, 3, w.person(2, goods=(DOCTOR,)))
    w.seat(GOVERNMENT, 4, people[0])
    w.run(17, 1, 1, 1, 2)  # one opponent; the old Emperor is shot, the minister too but for the doctor
    assert w.pp(*people) == [10, 10, 4]
    assert w.pp(emperor) == [2]
    assert (w[people[0]].government, w[people[0]].guild) == (HEAD, NONE)
    assert w[people[1]].guild == 1
    assert w[people[2]].guild == NONE
    assert w.tried_for(people[2]) == ["17.3"]
    assert not w[emperor].alive
    assert w[minister].alive


def test_17_3_the_fallen_emperor_is_tried() -> None:
    w = World()
    army(w, 1)
    w.run(17, 6)
    assert w.tried_for(0) == ["17.3"]
    assert [(event.rule, event.values["code"]) for event in w.told("deposed")] == [("17.3", w[0].code)]
    assert w.public("deposed")


def test_17_4_failure() -> None:
    w = World()
    people = army(w, 6, 2)
    w.run(17, 6, 6, 6, 1, 6, 6)
    assert w.pp(*people) == [1, 4, 4, 10, 10, 10]
    assert [w.tried_for(who) for who in people[:3]] == [["17.4"]] * 3
    assert [w[who].guild for who in people[:3]] == [NONE] * 3
    assert not w[people[3]].alive
    assert w[people[4]].guild == 4
    assert w[0].government == HEAD
