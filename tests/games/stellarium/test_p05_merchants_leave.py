"""5: merchants leave."""

from belle_etoile.games.stellarium.components import MERCHANTS, STELLARIUM
from belle_etoile.games.stellarium.effects import pay
from belle_etoile.games.stellarium.phases.p05_merchants_leave import most_barred

from .building import ARAKNID, BALNEA, CARILAM, XORG, World


def merchants(w: World, family: int, *places: int) -> list[int]:
    people = [w.person(family, "merchant") for _ in places]
    w.orders[family].places.update(dict(zip(people, places, strict=True)))
    return people


def stakes(w: World, people: list[int]) -> list[int]:
    return [w[who].stake for who in people]


def test_5_2_imperial_with_a_post_and_not_the_penal_planet() -> None:
    w = World()
    w.lose(CARILAM)
    w.s.planets[3].posts[0] = False
    people = merchants(w, 0, BALNEA, CARILAM, 3, ARAKNID, XORG)
    w.run(5)
    assert [w[who].place for who in people] == [BALNEA, 0, 0, 0, 0]
    assert w.s.traders[BALNEA] == people[:1]


def test_5_3_the_rest_is_at_the_exchange() -> None:
    w = World()
    people = merchants(w, 0, STELLARIUM, BALNEA)
    w.run(5)
    assert stakes(w, people) == [1, 0]
    assert w[people[0]].share == 0


def test_5_3_1_one_to_three_on_three_kinds() -> None:
    w = World()
    people = merchants(w, 0, 0, 0, 0)
    w.orders[0].bets = {people[0]: (1, 1), people[1]: (0, 2), people[2]: (2, 3)}
    w.run(5)
    assert [(w[who].share, w[who].stake) for who in people] == [(1, 1), (0, 2), (2, 3)]


def test_5_3_2_the_purse_of_the_start_is_the_limit() -> None:
    w = World()
    people = merchants(w, 0, 0, 0, 0)
    w.purse(0, 4)
    pay(w.s, 0, -4, "1.2.2")
    w.orders[0].bets = {people[1]: (2, 3), people[2]: (2, 3)}
    w.run(5)
    assert stakes(w, people) == [1, 3, 0]


def test_5_3_3_a_bet_goes_with_stellarium() -> None:
    w = World()
    people = merchants(w, 0, BALNEA)
    w.orders[0].bets = {people[0]: (2, 3)}
    w.s.planets[BALNEA].posts[0] = False
    w.run(5)
    assert (w[people[0]].share, w[people[0]].stake) == (0, 1)


def test_5_3_4_turned_away_with_s1_or_idle() -> None:
    w = World()
    people = merchants(w, 0, BALNEA, CARILAM, 0)
    w.seat(MERCHANTS, 0, w.person(2, "merchant"))
    w.orders[2].places[3] = 4
    w.orders[2].close, w.orders[2].abolish = BALNEA, (0, CARILAM)
    w.orders[0].bets = {people[2]: (1, 3)}
    w.purse(0, 4)
    w.run(5)
    assert stakes(w, people) == [1, 0, 3]
    assert [w[who].place for who in people] == [0, 0, 0]
    assert not w.s.planets[CARILAM].posts[0]
    assert w.public("planet-closed")
    assert w.public("post-abolished")


def test_5_3_5_blank_merchants_bet_s1() -> None:
    w = World()
    people = [w.person(0, "merchant"), w.person(0, "merchant")]
    w.s.families[0].status = 0
    w.purse(0, 1)
    w.run(5)
    assert stakes(w, people) == [1, 0]


def test_32_13_barred_families() -> None:
    """32.12, 32.13"""
    w = World(5)
    w.s.merchant_families = 5
    w.seat(MERCHANTS, 0, w.person(4, "merchant"))
    w.orders[4].bar = [0, 1, 2]
    people = [merchants(w, family, 0)[0] for family in range(3)]
    w.run(5)
    assert most_barred(w.s) == 2
    assert stakes(w, people) == [0, 0, 1]
    assert [event.seat for event in w.told("barred")] == [0, 1]


def test_32_12_a_captive_master_has_no_power() -> None:
    w = World()
    master = w.seat(MERCHANTS, 0, w.person(2, "merchant"))
    w.hostage(master)
    w.orders[2].close = BALNEA
    people = merchants(w, 0, BALNEA)
    w.run(5)
    assert w[people[0]].place == BALNEA
