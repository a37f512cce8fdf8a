"""12: the war. With a population of 100 Pouarks are as strong as their dice."""

import pytest

from belle_etoile.core.events import EVERYONE
from belle_etoile.games.stellarium.components import (
    ARMY,
    CAPITAL_FELL,
    CAPSULE,
    DOCTOR,
    EMPIRE,
    GOVERNMENT,
    POUARKS,
    REBELS,
    STELLARIUM,
)
from belle_etoile.games.stellarium.state import whereabouts
from belle_etoile.games.stellarium.view import captives_on, view

from .building import ARAKNID, BALNEA, CARILAM, XORG, World


def world(war: bool = False, offensive: bool = False) -> World:
    w = World()
    w.s.population = 100
    w.seat(GOVERNMENT, 0, w.person(1, "merchant", pp=100))
    w.seat(ARMY, 0, w.person(2, pp=100))
    w.orders[1].war, w.orders[2].offensive = war, offensive
    return w


def fleet(w: World, number: int, size: int) -> list[int]:
    men = [w.person() for _ in range(size)]
    w.fleet(number, *men)
    return men


def test_12_1_one_chance_in_six_on_a_colony_by_lot() -> None:
    w = world()
    w.run(12, 2)
    assert w.s.battles == 0
    w.run(12, 1, CARILAM, 1, 1, 4)  # two dice against nobody, then defensive
    assert w.s.planets[CARILAM].holder == POUARKS


def test_12_1_araknid_last_and_convicts_move_to_stellarium() -> None:
    w = world()
    for planet in range(BALNEA, ARAKNID):
        w.lose(planet)
    convict = w.convict(w.person())
    assert whereabouts(w.s, w[convict]) == ARAKNID
    w.run(12, 1, 1, 1, 4)
    assert w.s.planets[ARAKNID].holder == POUARKS
    assert whereabouts(w.s, w[convict]) == STELLARIUM


def test_12_1_stellarium_when_all_is_lost() -> None:
    w = world()
    for planet in range(BALNEA, ARAKNID + 1):
        w.lose(planet)
    w.garrison(STELLARIUM, w.person())
    w.run(12, 1, 1, 2, 2)  # one man and one satellite against four: 2 to 1
    assert w.s.end == CAPITAL_FELL
    w = world()
    for planet in range(BALNEA, ARAKNID + 1):
        w.lose(planet)
    w.garrison(STELLARIUM, w.person())
    w.run(12, 1, 3, 2, 2)  # one man and three satellites hold against four; half of one man falls
    assert w.s.end == 0
    assert not w[w.s.garrison[0][0]].alive


def test_12_2_the_empire_attacks_if_war_is_declared() -> None:
    for war in (True, False):
        w = world(war)
        fleet(w, 1, 20)
        w.run(12, *((6, 1, 1) if war else (6,)))
        assert (w.s.planets[XORG].holder == EMPIRE) == war
    w = world(True)
    w.run(12, 6)
    assert w.s.battles == 0  # no fleet


def test_12_2_the_emperor_chooses_the_first_target() -> None:
    w = world(True)
    other = w.pouark_planet()
    w.orders[1].target = other
    fleet(w, 1, 20)
    w.run(12, 6, 1, 1)
    assert w.s.planets[other].holder == EMPIRE


def test_12_3_a_captive_emperor_declares_no_war() -> None:
    """12.3, 12.2"""
    w = world(True)
    w.hostage(w.s.pyramids[GOVERNMENT][0])
    fleet(w, 1, 20)
    w.run(12, 6)
    assert w.s.battles == 0


def test_12_3_1_a_fleet_is_as_strong_as_its_men() -> None:
    w = world(True)
    fleet(w, 1, 4)
    w.run(12, 6, 1, 1, 4)  # 4 to 2: victory, 30 % of four: one man lost
    assert w.told("assault")[0].values == {"planet": "Xorg", "result": "victory", "men": 4, "lost": 1}


def test_12_3_2_garrison_and_second_fleet_join() -> None:
    for patrol in (True, False):
        w = world()
        first, second = fleet(w, 1, 4), fleet(w, 2, 6)
        w.garrison(BALNEA, *[w.person() for _ in range(6)])
        w.s.patrol = [BALNEA] if patrol else []
        w.run(12, 1, BALNEA, 1, 1)
        assert w.told("invasion")[0].values["men"] == (16 if patrol else 10)
        assert w.pp(first[0]) == [30]  # he leads
        assert w.pp(second[0]) == [19 if patrol else 10]


def test_12_3_3_a_hundredth_times_two_dice() -> None:
    w = world()
    w.s.population = 250
    w.garrison(BALNEA, *[w.person() for _ in range(10)])
    w.run(12, 1, BALNEA, 1, 2, 1, 1, 1)  # 7.5 against 10: one to two, three lost
    assert w.told("invasion")[0].values == {"planet": "Balnéa", "result": "victory", "men": 10, "lost": 3}


def test_12_3_4_the_table_of_rebellions() -> None:
    w = world()
    w.garrison(BALNEA, w.person())
    w.run(12, 1, BALNEA, 2, 3, 4)
    assert w.told("invasion")[0].values["result"] == "great-defeat"


def test_12_3_5_victims_die_unless_a_capsule_helps() -> None:
    w = world()
    men = [w.person(goods=(DOCTOR,)), w.person(goods=(CAPSULE,))]
    w.garrison(BALNEA, *men)
    w.run(12, 1, BALNEA, 6, 6, 5, 4)  # all lost; the capsule is found by Pouarks on Xorg; defensive
    assert not w[men[0]].alive
    assert (w[men[1]].captivity, w[men[1]].held_at) == (POUARKS, XORG)


def test_12_3_6_the_winner_takes_or_holds() -> None:
    w = world(True)
    prisoner, hostage = w.prisoner(w.person(), XORG), w.hostage(w.person(), XORG)
    fleet(w, 1, 20)
    w.run(12, 6, 1, 1, 4)
    assert w.s.planets[XORG].holder == EMPIRE
    assert w.is_free(prisoner)
    assert w.is_free(hostage)
    w = world()
    hostage = w.hostage(w.person())
    fleet(w, 1, 20)
    w.run(12, 1, BALNEA, 1, 1, 4)
    assert w.s.planets[BALNEA].holder == EMPIRE
    assert w.is_free(hostage)


def test_2_2_6_a_garrison_alone_frees_no_hostage() -> None:
    w = world()
    hostage = w.hostage(w.person())
    w.garrison(BALNEA, *[w.person() for _ in range(20)])
    w.run(12, 1, BALNEA, 1, 1)
    assert not w.is_free(hostage)


def test_12_3_7_the_loser_withdraws() -> None:
    w = world()
    merchant, governor, hostage = w.person(0, "merchant"), w.person(1), w.hostage(w.person(2))
    w.trade(BALNEA, merchant)
    w.govern(governor, BALNEA)
    w.run(12, 1, BALNEA, 1, 1, 4)
    assert w.is_free(merchant)
    assert w[merchant].place == STELLARIUM
    assert w.is_free(governor)
    assert w[governor].governs == -1
    assert w[hostage].held_at == BALNEA
    w.run(15)
    assert w.purses()[0] == 10


def test_12_3_8_the_winner_may_go_on() -> None:
    w = world(True, True)
    other = w.pouark_planet()
    fleet(w, 1, 40)
    w.run(12, 6, 2, 1, 1, 1, 1, 1)  # lots for the first target, 2 dice; then the other, 3 dice
    assert w.s.battles == 2
    assert w.s.planets[other].holder == w.s.planets[XORG].holder == EMPIRE
    w = world(True, False)
    w.pouark_planet()
    fleet(w, 1, 40)
    w.run(12, 6, 2, 1, 1)
    assert w.s.battles == 1


def test_12_3_8_pouarks_go_on_one_time_in_two() -> None:
    w = world()
    w.run(12, 1, BALNEA, 1, 1, 3, 1, 1, 4)  # on: the next colony, one die; then not
    assert w.s.battles == 2
    assert w.s.planets[CARILAM].holder == POUARKS


def test_12_3_9_one_die_when_they_go_on_three_when_the_empire_does() -> None:
    w = world(False, True)
    fleet(w, 1, 30)
    w.run(12, 1, BALNEA, 1, 1, 2, 2, 2)  # held; counter-attack on Xorg against three dice
    assert w.s.battles == 2
    assert w.s.planets[XORG].holder == EMPIRE


@pytest.mark.parametrize(
    ("size", "faces", "gains"),
    [
        (20, (1, 1), (20, 20, 20, 9)),
        (4, (1, 1, 4, 6, 1), (10, 10, 10, 6)),  # one victim, whose capsule comes home
        (4, (1, 2, 4, 3, 6, 1, 6, 1, 4), (-10, -10, -10, 0)),  # two of them; then Pouarks stay
        (4, (4, 5, 4, 3, 2, 6, 1, 6, 1, 6, 1, 4), (-20, -20, -20, -6)),  # three of them
    ],
)
def test_12_3_10_prestige_by_result(size: int, faces: tuple[int, ...], gains: tuple[int, ...]) -> None:
    w = world(True)
    men = fleet(w, 1, size)
    for who in men:
        w[who].goods = 1 << CAPSULE
    w.run(12, 6, *faces)
    assert w.pp(w.s.pyramids[GOVERNMENT][0], w.s.pyramids[ARMY][0]) == [100 + gains[0], 100 + gains[1]]
    assert w.pp(men[0], men[1]) == [10 + gains[2], 10 + gains[3]]


def test_12_3_10_peace() -> None:
    w = world()
    emperor, general = w.s.pyramids[GOVERNMENT][0], w.s.pyramids[ARMY][0]
    men, second = fleet(w, 1, 2), fleet(w, 2, 1)
    w.run(12, 6)
    assert w.pp(emperor, general, *men, *second) == [100, 100, 15, 13, 10]


def test_12_4_a_post_for_every_family() -> None:
    w = world(True)
    fleet(w, 1, 20)
    w.run(12, 6, 1, 1)
    assert w.s.planets[XORG].posts == [True] * 3


def test_a_rebel_planet_is_no_target_of_pouarks() -> None:
    w = world()
    w.lose(BALNEA, REBELS)
    w.run(12, 1, 1, 1, 1, 4)
    assert w.s.planets[CARILAM].holder == POUARKS


def test_12_1_the_map_shows_convicts_on_stellarium_while_the_penal_planet_is_lost() -> None:
    w = World()
    convict, hostage, _ = w.convict(w.person()), w.hostage(w.person(), BALNEA), w.person()
    assert captives_on(view(w.s, EVERYONE), ARAKNID) == [w[convict].code]
    w.lose(ARAKNID)
    seen = view(w.s, EVERYONE)
    assert [captives_on(seen, planet) for planet in (STELLARIUM, BALNEA, ARAKNID)] == [
        [w[convict].code],
        [w[hostage].code],
        [],
    ]
