"""6: warriors leave."""

from belle_etoile.games.stellarium.components import ARMY, FLEET_1, FLEET_2, ONR, STELLARIUM, ship_place
from belle_etoile.games.stellarium.orders import Expedition
from belle_etoile.games.stellarium.phases.p06_warriors_leave import commander, fleet_men, garrison_men

from .building import ARAKNID, BALNEA, XORG, World


def warriors(w: World, family: int, *places: int) -> list[int]:
    people = [w.person(family) for _ in places]
    w.orders[family].places.update(dict(zip(people, places, strict=True)))
    return people


def test_6_1_fleets_garrisons_and_home() -> None:
    w = World()
    people = warriors(w, 0, FLEET_1, FLEET_2, BALNEA, ARAKNID, STELLARIUM, XORG)
    w.run(6)
    assert [w[who].place for who in people] == [FLEET_1, FLEET_2, BALNEA, ARAKNID, 0, 0]
    assert w.s.fleets == [people[:1], people[1:2]]
    assert w.s.garrison[BALNEA] == people[2:3]
    assert w.public("joins-fleet")
    assert w.public("garrisons")


def test_6_2_a_place_for_each() -> None:
    w = World()
    people = warriors(w, 0, FLEET_1, FLEET_1)
    w.run(6)
    assert w.s.fleets[0] == people


def test_6_3_named_commanders_leave_any_place() -> None:
    w = World()
    general, sailor, guard = warriors(w, 0, STELLARIUM, STELLARIUM, BALNEA)
    for seat, who in enumerate((general, sailor, guard)):
        w.seat(ARMY, seat, who)
    captain = w.person(1, "explorer")
    ship = w.sail(captain, w.person(1, "priest"), sailor, owner=1)
    w.orders[0].commanders = [guard, sailor]
    w.run(6)
    assert w.s.commanders == [guard, sailor]
    assert w[guard].place == FLEET_1
    assert w[sailor].place == FLEET_2
    assert sailor not in w.s.ships[ship].aboard
    assert w.s.ships[ship].families == [1]


def test_6_3_only_members_of_the_army_pyramid() -> None:
    w = World()
    general, private = warriors(w, 0, STELLARIUM, FLEET_1)
    w.seat(ARMY, 0, general)
    w.orders[0].commanders = [private, private]
    w.run(6)
    assert w.s.commanders == [general, -1]


def test_6_4_the_highest_rank_first_fleet_first() -> None:
    w = World()
    general, dauphin, councillor = warriors(w, 0, BALNEA, BALNEA, BALNEA)
    w.seat(ARMY, 0, general)
    w.seat(ARMY, 2, dauphin)
    w.seat(ARMY, 4, councillor)
    w.hostage(general)
    w.orders[0].commanders = [general, general]
    w.run(6)
    assert w.s.commanders == [dauphin, councillor]
    assert w[councillor].place == FLEET_2


def test_6_4_the_same_man_commands_once() -> None:
    w = World()
    general, dauphin = warriors(w, 0, BALNEA, BALNEA)
    w.seat(ARMY, 0, general)
    w.seat(ARMY, 1, dauphin)
    w.orders[0].commanders = [dauphin, dauphin]
    w.run(6)
    assert w.s.commanders == [dauphin, general]


def test_6_4_a_lost_commander_is_replaced_from_the_fleet() -> None:
    w = World()
    lost, seated, private = w.person(), w.person(), w.person()
    w.seat(ARMY, 5, seated)
    w.fleet(1, lost, private, seated)
    w.hostage(lost)
    assert commander(w.s, 0) == seated
    w.hostage(seated)
    assert commander(w.s, 0) == -1


def test_6_4_who_is_elsewhere_neither_fights_nor_commands() -> None:
    w = World()
    gone, taken, here = w.person(), w.person(), w.person()
    w.seat(ARMY, 1, gone)
    w.fleet(2, gone, taken, here)
    w[gone].place = STELLARIUM
    w.hostage(taken)
    assert fleet_men(w.s, 1) == [here]
    assert commander(w.s, 1) == -1
    w.garrison(BALNEA, gone, here)
    w[gone].place = STELLARIUM
    assert garrison_men(w.s, BALNEA) == [here]


def test_6_5_blank_warriors_by_lot() -> None:
    w = World()
    captain, priest = w.person(1, "explorer"), w.person(1, "priest")
    ship = w.sail(captain, priest, owner=1)
    invited, other = w.person(0), w.person(0)
    w[invited].blank = w[other].blank = True
    w.s.families[0].status = ONR
    w.orders[1].expeditions.append(Expedition(ship, captain, [captain, priest, invited], []))
    w.run(6, 2, 2)  # the second fleet is drawn, the invited one draws the ship
    assert w[invited].place == ship_place(ship)
    assert w[other].place == FLEET_2
    assert w.s.ships[ship].families == [0, 1]


def test_6_5_the_grand_general_chooses_the_fleet() -> None:
    w = World()
    w.seat(ARMY, 0, w.person(2))
    w.orders[2].stragglers = 2
    blank = w.person(0)
    w[blank].blank = True
    w.run(6)
    assert w[blank].place == FLEET_2
