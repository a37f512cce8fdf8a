"""28: the auction."""

import pytest

from belle_etoile.games.stellarium.components import SELL
from belle_etoile.games.stellarium.orders import Deal

from .building import EDITION, World


@pytest.mark.parametrize(
    ("purses", "bids", "winner", "price"),
    [
        ((10, 10, 10), (8, 5, 3), 0, 5),
        ((4, 10, 10), (8, 5, 3), 1, 3),
        ((10, 0, 0), (8, 5, 3), 0, 8),
        ((1, 1, 1), (8, 5, 3), 0, 8),
        ((10, 10, 10), (0, 0, 2), 2, 2),
    ],
)
def test_28_1_the_next_solvent_bid(purses: tuple[int, ...], bids: tuple[int, ...], winner: int, price: int) -> None:
    w = World()
    for family in range(3):
        w.purse(family, purses[family])
        w.orders[family].bid, w.orders[family].bid_name = bids[family], "Nef"
    w.run(28)
    assert w.s.ships[0].owner == winner
    assert w.purses()[winner] == purses[winner] - price
    assert not w.public("outbid")
    assert [event.only for event in w.told("outbid")] == [f for f in range(3) if bids[f] and f != winner]


def test_28_2_a_tie_by_lot() -> None:
    w = World()
    for family in (0, 2):
        w.orders[family].bid, w.orders[family].bid_name = 6, "Nef"
    w.run(28, 2)
    assert w.s.ships[0].owner == 2
    assert w.purses()[2] == 4


def test_28_3_it_serves_again() -> None:
    w = World()
    ship = w.s.ships[w.sail(w.person(0, "explorer"), w.person(0, "priest"), w.person(0))]
    w.run(14, 6, 6)
    assert ship.afloat
    assert ship.owner == 0


def test_28_4_both_write_the_same_and_the_payer_has_the_money() -> None:
    for price, other_price, done in ((5, 5, True), (10, 10, True), (5, 4, False), (11, 11, False)):
        w = World()
        ship = w.ship(0)
        w.orders[0].deals.append(Deal(SELL, ship, 0, 1, price))
        w.orders[1].deals.append(Deal(SELL, ship, 0, 1, other_price))
        w.run(4)
        assert (w.s.ships[ship].owner == 1) == done


def test_28_5_no_debtors() -> None:
    w = World()
    w.orders[0].bid = 5
    w.s.families[0].in_debt = True
    w.run(28)
    assert not w.s.ships


def test_28_6_the_bidder_names_it() -> None:
    w = World()
    w.ship(name="Nef")
    w.orders[0].bid, w.orders[0].bid_name = 5, "Nef"
    w.run(28)
    assert w.s.ships[1].name == "Nef 2"
    w.orders[0].bid_name = ""
    w.run(28, 1)
    assert w.s.ships[2].name == EDITION.ship_names[0]
