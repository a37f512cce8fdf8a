"""14: expeditions return."""

import pytest

from belle_etoile.games.stellarium.components import (
    CAPSULE,
    EMPIRE,
    EXPLORERS,
    GOVERNMENT,
    POUARKS,
    STELLARIUM,
)

from .building import EDITION, World


def voyage(explorers: int = 1, names: tuple[str, ...] = ("Nova", "Nova")) -> tuple[World, int, list[int], int, int]:
    """A ship with explorers (the first is captain), a priest and a warrior."""
    w = World()
    crew = [w.person(0, "explorer") for _ in range(explorers)]
    priest, warrior = w.person(1, "priest"), w.person(0)
    ship = w.sail(*crew, priest, warrior)
    w.s.ships[ship].names = list(names)
    return w, ship, crew, priest, warrior


@pytest.mark.parametrize(
    ("explorers", "colony", "pouark"),
    [(1, 1, 2), (2, 2, 3), (3, 2, 3), (4, 3, 4), (8, 4, 5), (16, 5, 6)],
)
def test_14_1_what_is_found(explorers: int, colony: int, pouark: int) -> None:
    for face in range(1, 7):
        w, _, _, _, _ = voyage(explorers)
        found = face <= pouark
        w.run(14, 6, face, *((6,) if found else ()), *((6,) if colony < face <= pouark else ()))
        kinds = {"colony-found": face <= colony, "pouark-planet-found": colony < face <= pouark}
        assert {kind: bool(w.told(kind)) for kind in kinds} == kinds
        if face <= colony:
            assert w.s.planets[-1].holder == EMPIRE


@pytest.mark.parametrize(("explorers", "face", "base"), [(1, 1, 10), (2, 1, 8), (1, 6, -2), (2, 6, -4), (4, 6, -6)])
def test_14_2_captain_twice_others_half(explorers: int, face: int, base: int) -> None:
    w, _, crew, priest, warrior = voyage(explorers)
    w.run(14, 6, face, *((6,) if face == 1 else ()))
    assert w.pp(*crew) == [10 + 2 * base] + [10 + base] * (explorers - 1)
    assert w.pp(priest, warrior) == [10 + base // 2] * 2


def test_14_2_the_dead_gain_nothing() -> None:
    w, _, crew, priest, _ = voyage()
    w[crew[0]].goods = 1 << CAPSULE
    w.run(14, 1, 6, 1, 1, 6)  # wreck, capsule home, colony found, single
    assert w.pp(crew[0], priest) == [30, 10]
    assert not w[priest].alive


def test_14_3_one_find_in_six_is_double() -> None:
    w, _, crew, priest, _ = voyage(names=("Nova", "Nova"))
    w.run(14, 6, 1, 1)
    assert [planet.name for planet in w.s.planets[-2:]] == ["Nova", "Nova 2"]
    assert w.pp(crew[0], priest) == [50, 20]


def test_14_4_half_for_pouark_planets_and_capture() -> None:
    w, ship, crew, priest, warrior = voyage(2)
    w.run(14, 6, 3, 6, 1)
    assert w.pp(*crew, priest, warrior) == [18, 14, 12, 12]
    assert not w.s.ships[ship].afloat
    assert all(w[who].captivity == POUARKS and w[who].held_at == 9 for who in (*crew, priest, warrior))


def test_14_4_a_wreck_is_not_captured_as_well() -> None:
    w, _, crew, _, _ = voyage()
    w[crew[0]].goods = 1 << CAPSULE
    w.run(14, 1, 6, 1, 2, 6)  # wreck, capsule home, a Pouark planet, a single one
    assert w.is_free(crew[0])
    assert w.s.planets[-1].holder == POUARKS


def test_14_5_posts_for_those_who_took_part() -> None:
    w, _, _, _, _ = voyage()
    w.run(14, 6, 1, 6)
    assert w.s.planets[-1].posts == [True, True, False]


def test_14_6_a_wreck_one_in_six_two_without_a_warrior() -> None:
    for escorted, face, afloat in ((True, 1, False), (True, 2, True), (False, 2, False), (False, 3, True)):
        w = World()
        crew = [w.person(0, "explorer"), w.person(0, "priest"), *([w.person(0)] if escorted else [])]
        ship = w.sail(*crew)
        w.run(14, face, *((6,) if afloat else ()))
        assert w.s.ships[ship].afloat == afloat
        assert all(w[who].alive == afloat for who in crew)


def test_14_6_without_survivors_nothing_is_known() -> None:
    w, _, _, _, _ = voyage()
    w.run(14, 1)
    assert len(w.s.planets) == 9


def test_14_6_a_captive_survivor_is_enough() -> None:
    w, _, crew, _, _ = voyage()
    w[crew[0]].goods = 1 << CAPSULE
    w.run(14, 1, 5, 1, 6)
    assert w[crew[0]].captivity == POUARKS
    assert w.s.planets[-1].name == "Nova"


def test_14_6_without_explorers_nothing_is_found() -> None:
    w = World()
    priest, warrior = w.person(0, "priest"), w.person(0)
    w.sail(priest, warrior)
    w.run(14, 6)
    assert w.pp(priest, warrior) == [10, 10]
    assert w[priest].place == STELLARIUM


def test_14_7_emperor_and_grand_commander() -> None:
    for faces, change in (((6, 1, 1), 20), ((6, 2, 6, 1), -10), ((1,), -20), ((6, 2, 6, 6), 10), ((6, 6), 0)):
        w, _, _, _, _ = voyage()
        emperor = w.seat(GOVERNMENT, 0, w.person(2))
        commander = w.seat(EXPLORERS, 0, w.person(2, "explorer"))
        w.run(14, *faces)
        assert w.pp(emperor, commander) == [10 + change] * 2


def test_14_8_the_captain_s_name_or_one_by_lot() -> None:
    w, _, _, _, _ = voyage(names=())
    w.run(14, 6, 1, 6, 4)
    assert w.s.planets[-1].name == EDITION.found_names[3]


def test_4_9_expeditions_are_counted() -> None:
    w, _, crew, priest, _ = voyage(2)
    w.run(14, 6, 6)
    assert [(w[who].voyages, w[who].commands) for who in (*crew, priest)] == [(0, 1), (1, 0), (1, 0)]
