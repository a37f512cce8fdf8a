"""11: rebellions. With a population of 100 the rebels are as strong as their die."""

import pytest

from belle_etoile.games.stellarium.components import ARMY, DOCTOR, EMPIRE, GOVERNMENT, REBELS, half_up
from belle_etoile.games.stellarium.phases.battles import battle_row

from .building import ARAKNID, BALNEA, CARILAM, DORKIR, World


def world(*patrol: int) -> World:
    w = World()
    w.s.population = 100
    w.seat(ARMY, 0, w.person(2, pp=50))
    w.orders[2].patrol = list(patrol)
    return w


def men(w: World, number: int, family: int = 0) -> list[int]:
    return [w.person(family) for _ in range(number)]


def test_11_1_one_chance_in_six_on_a_planet_by_lot() -> None:
    w = world()
    w.run(11, 2)
    assert all(planet.holder == EMPIRE for planet in w.s.planets[:8])
    w.run(11, 1, 7, 1)  # the seventh colony is Araknid; nobody defends it
    assert w.s.planets[ARAKNID].holder == REBELS
    assert w.public("planet-lost")


def test_11_1_no_colony_left_nothing_rises() -> None:
    w = world()
    for planet in range(BALNEA, ARAKNID + 1):
        w.lose(planet)
    w.run(11, 1)


def test_11_2_rebels_fight_the_garrison() -> None:
    w = world()
    w.garrison(CARILAM, *men(w, 5))
    w.run(11, 1, CARILAM, 1)
    assert w.s.planets[CARILAM].holder == EMPIRE
    assert w.told("revolt")[0].values["result"] == "great-victory"


def test_11_2_1_the_force_is_an_exact_fraction() -> None:
    w = world()
    w.s.population = 33
    garrison = men(w, 1)
    w.garrison(BALNEA, *garrison)
    w.run(11, 1, BALNEA, 3)  # 99 hundredths against one man: 1 to 2, 30 % of one is nobody
    assert w.told("revolt")[0].values == {"planet": "Balnéa", "result": "victory", "men": 1, "lost": 0}
    w = world()
    w.s.population = 34
    w.garrison(BALNEA, *men(w, 1))
    w.run(11, 1, BALNEA, 3, 1)  # 102 hundredths: 1 to 1, half of one is one
    assert w.told("revolt")[0].values["lost"] == 1


def test_11_2_2_the_second_fleet_counts_where_it_patrols() -> None:
    for patrol, result in (((BALNEA,), "victory"), ((CARILAM,), "defeat")):
        w = world(*patrol)
        w.garrison(BALNEA, *men(w, 1))
        w.fleet(2, *men(w, 3))
        faces = (1, BALNEA, 2, 1, 1) if result == "victory" else (1, BALNEA, 2, 1)
        w.run(11, *faces)
        assert w.told("revolt")[0].values["result"] == result


@pytest.mark.parametrize(
    ("attack", "defence", "row"),
    [
        (35, 27, 4),
        (27, 35, 5),
        (1, 0, 0),
        (500, 1, 0),
        (5, 1, 0),
        (49, 10, 1),
        (39, 10, 2),
        (29, 10, 3),
        (19, 10, 4),
        (10, 10, 4),
        (10, 20, 5),
        (10, 21, 6),
        (10, 31, 7),
        (10, 41, 8),
        (1, 900, 8),
    ],
)
def test_11_2_3_the_ratio_favours_the_defender(attack: int, defence: int, row: int) -> None:
    assert battle_row(attack, defence) == row


def test_11_2_4_results_and_losses() -> None:
    table = World().s.edition.battle
    assert [row[0] for row in table] == [0, 0, 1, 1, 2, 2, 3, 3, 3]
    assert [row[1] for row in table] == [0, 10, 20, 30, 50, 70, 80, 90, 100]
    assert all(row[1] + row[2] == 100 for row in table)
    assert [half_up(5, 10), half_up(4, 10), half_up(1, 50), half_up(3, 50)] == [1, 0, 1, 2]


def test_11_2_5_half_are_killed_and_prisoners_stay_where_rebels_won() -> None:
    w = world()
    garrison = men(w, 1)
    w[garrison[0]].goods = 1 << DOCTOR
    w.garrison(BALNEA, *garrison)
    w.run(11, 1, BALNEA, 5, 3)
    assert not w[garrison[0]].alive  # no doctor in war
    w = world()
    garrison = men(w, 1)
    w.garrison(BALNEA, *garrison)
    w.run(11, 1, BALNEA, 5, 4)
    assert (w[garrison[0]].captivity, w[garrison[0]].held_at) == (REBELS, BALNEA)


def test_11_2_5_on_another_rebel_planet_or_in_the_mountains() -> None:
    for lost in (True, False):
        w = world()
        garrison = men(w, 2)
        w.garrison(BALNEA, *garrison)
        if lost:
            w.lose(DORKIR)
        w.run(11, 1, BALNEA, 2, 1, 6)  # 1 to 1: one of two is taken
        assert (w[garrison[0]].held_at, w[garrison[0]].mountains) == ((DORKIR, False) if lost else (BALNEA, True))


def test_11_2_5_the_mountains_are_cleared_by_the_second_fleet() -> None:
    w = world(BALNEA)
    lost = w.person()
    w[lost].captivity, w[lost].held_at, w[lost].mountains, w[lost].place = REBELS, BALNEA, True, -1
    w.fleet(2, *men(w, 5))
    w.run(11, 1, BALNEA, 1)
    assert w.is_free(lost)


def test_11_2_6_merchants_and_governor_on_a_fallen_colony() -> None:
    w = world()
    dead, taken, governor = w.person(0, "merchant"), w.person(0, "merchant"), w.person(1)
    w.trade(BALNEA, dead, taken)
    w.govern(governor, BALNEA)
    w.run(11, 1, BALNEA, 1, 3, 4, 1)
    assert not w[dead].alive
    assert w[taken].captivity == REBELS
    assert not w[governor].alive
    assert w[governor].died_in_office


def test_11_3_retaking_against_doubled_rebels() -> None:
    w = world(BALNEA)
    w.lose(BALNEA)
    w.fleet(2, *men(w, 4))
    w.run(11, 6, 1, 1, 1)  # 4 against 2: victory, 30 % of four is one
    assert w.s.planets[BALNEA].holder == EMPIRE
    assert w.told("retaking")[0].values["result"] == "victory"
    w = world(BALNEA)
    w.lose(BALNEA)
    w.fleet(2, *men(w, 3))
    w.run(11, 6, 1, 1, 1, 4, 4)  # 3 against 2: one to one, no
    assert w.s.planets[BALNEA].holder == REBELS


def test_11_4_the_last_lost_first_and_on_after_a_great_victory() -> None:
    w = world(BALNEA, CARILAM)
    w.lose(CARILAM)
    w.lose(BALNEA)
    w.fleet(2, *men(w, 10))
    w.run(11, 6, 1, 2, 1, 1, 1, 1, 1, 1)  # 10 to 2, then 10 to 4: a plain victory ends it; three victims, all dead
    assert [event.values["planet"] for event in w.told("retaking")] == ["Balnéa", "Carilam"]


def test_11_4_a_plain_victory_ends_it() -> None:
    w = world(BALNEA, CARILAM)
    w.lose(CARILAM)
    w.lose(BALNEA)
    w.fleet(2, *men(w, 4))
    w.run(11, 6, 1, 1, 1)  # 4 to 2: one man lost
    assert [event.values["planet"] for event in w.told("retaking")] == ["Balnéa"]


def test_11_5_prisoners_of_a_retaken_planet_are_free() -> None:
    w = world(BALNEA)
    w.lose(BALNEA)
    prisoner, hostage, kept = w.person(), w.hostage(w.person()), w.hostage(w.person())
    w.prisoner(prisoner, BALNEA)
    w.fleet(2, *men(w, 10))
    w.run(11, 6, 1, 4, 5)
    assert [w.is_free(who) for who in (prisoner, hostage, kept)] == [True, True, False]
    assert all(w.s.planets[BALNEA].posts)


def test_2_2_6_hostages_are_freed_where_a_fleet_wins() -> None:
    w = world(BALNEA)
    freed, kept = w.hostage(w.person()), w.hostage(w.person())
    w.fleet(2, *men(w, 5))
    w.run(11, 1, BALNEA, 1, 4, 5)
    assert w.is_free(freed)
    assert not w.is_free(kept)


@pytest.mark.parametrize(
    ("number", "face", "lost", "gains"),
    [(5, 1, 0, (10, 10, 10, 5)), (4, 2, 1, (5, 10, 10, 3)), (2, 2, 1, (5, 10, 10, 3))],
)
def test_11_6_prestige_by_result(number: int, face: int, lost: int, gains: tuple[int, ...]) -> None:
    w = world(BALNEA)
    emperor = w.seat(GOVERNMENT, 0, w.person(1, "merchant"))
    general = w.s.pyramids[ARMY][0]
    fleet = men(w, number)
    w.fleet(2, *fleet)
    w.run(11, 1, BALNEA, face, *[number] * lost, *[4] * lost)  # the last man is taken
    assert w.pp(emperor, general, fleet[0], fleet[-1]) == [10 + gains[0], 50 + gains[1], 10 + gains[2], 10 + gains[3]]


def test_11_6_defeat() -> None:
    w = world()
    emperor = w.seat(GOVERNMENT, 0, w.person(1, "merchant"))
    garrison = men(w, 2)
    w.garrison(BALNEA, *garrison)
    w.run(11, 1, BALNEA, 5, 1, 4, 4)  # 5 to 2: one of them a victim, the other taken as the colony falls
    assert w.pp(emperor, w.s.pyramids[ARMY][0], *garrison) == [5, 45, 10, 10]


def test_11_6_great_defeat_and_roles_that_add_up() -> None:
    w = world(BALNEA)
    general = w.s.pyramids[ARMY][0]
    w.fleet(2, general)
    w.run(11, 1, BALNEA, 5, 4)
    assert w.pp(general) == [30]  # Grand General and commander, prisoner too
