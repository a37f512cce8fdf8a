"""4: expeditions leave."""

from belle_etoile.games.stellarium.components import EXPLORERS, HIRE, LEND, ONR, OPR, SELL, STELLARIUM, ship_place
from belle_etoile.games.stellarium.orders import Deal, Expedition

from .building import World


def crewed(families: int = 4) -> tuple[World, int, int, int]:
    """A ship of family 0 with a seated captain and a priest, listed and placed."""
    w = World(families)
    ship, captain, priest = w.ship(0), w.person(0, "explorer"), w.person(0, "priest")
    w.seat(EXPLORERS, 3, captain)
    plan(w, ship, captain, priest)
    return w, ship, captain, priest


def plan(w: World, ship: int, captain: int, *crew: int, by: int = 0) -> None:
    w.orders[by].expeditions.append(Expedition(ship, captain, [captain, *crew], []))
    for who in (captain, *crew):
        w.orders[w[who].family].places[who] = ship_place(ship)


def test_4_2_an_expedition_needs_a_ship_afloat() -> None:
    w, ship, captain, _ = crewed()
    w.s.ships[ship].afloat = False
    w.run(4)
    assert not w.s.ships[ship].left
    assert w[captain].place == STELLARIUM


def test_4_2_sold_lent_and_hired() -> None:
    for kind, price, owner in ((SELL, 4, 1), (LEND, 0, 0), (HIRE, 4, 0)):
        w, ship, _, _ = crewed()
        captain, priest = w.person(1, "explorer"), w.person(1, "priest")
        w.seat(EXPLORERS, 4, captain)
        w.orders[0].expeditions = []
        plan(w, ship, captain, priest, by=1)
        for family in (0, 1):
            w.orders[family].deals.append(Deal(kind, ship, 0, 1, price))
        w.run(4)
        assert w.s.ships[ship].left
        assert w.s.ships[ship].owner == owner
        assert w.purses()[:2] == [10 + price, 10 - price]


def test_4_3_an_explorer_and_a_priest() -> None:
    w, ship, captain, priest = crewed()
    w.orders[0].places[priest] = STELLARIUM
    w.run(4)
    assert not w.s.ships[ship].left
    assert w.told("ship-stays")[0].rule == "4.3"
    assert w[captain].place == STELLARIUM
    w.orders[0].places[priest] = ship_place(ship)
    w.run(4)
    assert w.s.ships[ship].left
    assert w.s.ships[ship].aboard == [captain, priest]


def test_4_4_success_by_explorers() -> None:
    w = World()
    assert [w.s.edition.expedition_row(n)[1] for n in (1, 2, 3, 4, 7, 8, 15, 16, 40)] == [1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_4_5_guests_of_other_families() -> None:
    w, ship, captain, priest = crewed()
    guest = w.person(2)
    w.orders[0].expeditions[0].aboard.append(guest)
    w.orders[2].places[guest] = ship_place(ship)
    w.run(4)
    assert w.s.ships[ship].aboard == [captain, priest, guest]
    assert w.s.ships[ship].families == [0, 2]


def test_4_6_listed_and_placed() -> None:
    w, ship, _, _ = crewed()
    unlisted, unplaced = w.person(2), w.person(2)
    w.orders[0].expeditions[0].aboard.append(unplaced)
    w.orders[2].places[unlisted] = ship_place(ship)
    w.orders[2].places[unplaced] = STELLARIUM
    w.run(4)
    assert unlisted not in w.s.ships[ship].aboard
    assert unplaced not in w.s.ships[ship].aboard


def test_4_6_no_merchants_judges_or_captives() -> None:
    w, ship, _, _ = crewed()
    people = [w.person(0, "merchant"), w.judge(w.person(0)), w.convict(w.person(0))]
    for who in people:
        w.orders[0].expeditions[0].aboard.append(who)
        w.orders[0].places[who] = ship_place(ship)
    w.run(4)
    assert not set(people) & set(w.s.ships[ship].aboard)


def test_4_7_a_seat_a_permit_or_an_onr_commander() -> None:
    for permits, status, leaves in ((False, 2, False), (True, 2, True), (False, ONR, True), (False, OPR, False)):
        w, ship, captain, priest = crewed()
        w.s.pyramids[EXPLORERS][3] = w[captain].guild = -1
        w.seat(EXPLORERS, 0, w.person(3, "explorer"))
        w.orders[3].permits = [captain, priest] if permits else []
        w.s.families[3].status = status
        w.run(4)
        assert w.s.ships[ship].left == leaves


def test_4_7_no_grand_commander_no_permit_and_no_deputy_captain() -> None:
    w, ship, captain, _ = crewed()
    w.s.pyramids[EXPLORERS][3] = w[captain].guild = -1
    w.run(4)
    assert not w.s.ships[ship].left
    w, ship, captain, _ = crewed()
    other = w.person(0, "explorer")
    w.seat(EXPLORERS, 4, other)
    w.orders[0].expeditions[0].aboard.append(other)
    w.orders[0].places[other] = ship_place(ship)
    w.orders[0].places[captain] = STELLARIUM
    w.run(4)
    assert not w.s.ships[ship].left
    assert w.told("ship-stays")[0].rule == "4.7"


def test_4_8_the_grand_commander_forbids_one_ship() -> None:
    w, ship, captain, _ = crewed()
    w.seat(EXPLORERS, 0, w.person(3, "explorer"))
    w.orders[3].ban = ship
    w.run(4)
    assert not w.s.ships[ship].left
    assert w[captain].place == STELLARIUM
    assert w.told("ship-stays")[0].rule == "4.8"


def test_4_9_lectures() -> None:
    w, _, captain, _ = crewed()
    veteran, beginner, judge = w.person(1, "explorer"), w.person(1, "explorer"), w.judge(w.person(1, "explorer"))
    for who in (veteran, captain, judge):
        w[who].voyages, w[who].commands = 3, 2
    w.run(4)
    assert w.pp(veteran, beginner, captain, judge) == [17, 10, 10, 10]


def test_4_10_blank_explorers_board_by_themselves() -> None:
    w, ship, captain, priest = crewed()
    other, other_captain, other_priest = w.ship(2), w.person(2, "explorer"), w.person(2, "priest")
    w.seat(EXPLORERS, 4, other_captain)
    plan(w, other, other_captain, other_priest, by=2)
    blank, warrior = w.person(1, "explorer"), w.person(1)
    w[blank].blank = w[warrior].blank = True
    w.s.families[1].status = OPR
    for expedition in (w.orders[0].expeditions[0], w.orders[2].expeditions[0]):
        expedition.aboard.extend([blank, warrior])
    w.run(4, 2)
    assert blank in w.s.ships[other].aboard
    assert w.s.ships[ship].aboard == [captain, priest]
    assert warrior not in w.s.ships[other].aboard
