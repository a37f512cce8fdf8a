"""13: the exchange."""

import pytest

from belle_etoile.games.stellarium.components import MERCHANTS, STELLARIUM
from belle_etoile.games.stellarium.phases.p13_exchange import times

from .building import BALNEA, World


def trader(w: World, share: int = 0, stake: int = 1) -> int:
    who = w.person(0, "merchant")
    w[who].share, w[who].stake = share, stake
    return who


def test_13_2_who_is_there() -> None:
    w = World()
    for family in (0, 1, 2):
        w.orders[family].places[w.person(family, "merchant")] = STELLARIUM
    w.s.families[0].in_debt = True
    w.seat(MERCHANTS, 0, w.person(2, "merchant"))
    w.s.merchant_families = 3
    w.orders[2].bar = [1]
    w.run(5)
    w.run(13, 3, 3)
    assert [event.seat for event in w.told("exchange")] == [2, 2]


def test_13_3_the_stake_multiplies() -> None:
    w = World()
    trader(w, 2, 3)
    w.run(13, 6)
    assert w.purses()[0] == 25


@pytest.mark.parametrize("change", [-1, 0, 1])
def test_13_4_the_table(change: int) -> None:
    table = {
        7: (2, 4, 7),
        6: (2, 3, 5),
        5: (1, 2, 3),
        4: (1, 1, 1),
        3: (0, 0, -1),
        2: (0, -1, -3),
        1: (-1, -2, -5),
        0: (-1, -3, -7),
    }
    for face in range(1, 7):
        for share in range(3):
            w = World()
            w.s.colonies_start -= change
            trader(w, share)
            w.run(13, face)
            assert w.purses()[0] - 10 == table[face + change][share]


def test_13_4_losses_may_lead_into_debt() -> None:
    w = World()
    w.purse(0, 3)
    who = trader(w, 2, 3)
    w.run(13, 1)
    assert w.purses()[0] == -12
    assert w.pp(who) == [-5]


def test_13_5_good_and_bad_times() -> None:
    w = World()
    assert times(w.s) == 0
    w.s.planets[BALNEA].holder = 3
    assert times(w.s) == -1
    w.s.colonies_start = 5
    assert times(w.s) == 1


@pytest.mark.parametrize(("change", "told"), [(-1, ["slump"]), (0, []), (1, ["boom"])])
def test_13_5_the_times_are_told_whether_or_not_anybody_bets(change: int, told: list[str]) -> None:
    w = World()
    w.s.colonies_start -= change
    w.run(13)
    assert [event.kind for event in w.events if event.rule == "13.5"] == told


def test_13_6_as_many_pp_as_money() -> None:
    w = World()
    who = trader(w, 1, 2)
    w.run(13, 5)
    assert w.purses()[0] == 14
    assert w.pp(who) == [14]
    assert w.public("exchange")
