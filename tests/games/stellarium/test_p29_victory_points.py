"""29: victory points."""

from belle_etoile.games.stellarium.components import ARMY, CHURCH, GOVERNMENT, HEAD
from belle_etoile.games.stellarium.phases.p29_victory_points import turn_points

from .building import World


def plain(w: World) -> None:
    """Nobody is the richest or the most famous alone: both bonuses go to the last family."""
    w.purse(len(w.s.families) - 1, 1000)
    w.person(len(w.s.families) - 1, pp=1000)


def test_29_1_the_sum_of_the_living_if_positive() -> None:
    w = World()
    plain(w)
    w.person(0, pp=30)
    w.convict(w.person(0, pp=-10))
    w.person(1, pp=-5)
    assert turn_points(w.s)[:2] == [20, 0]


def test_29_2_two_hundred_for_the_emperor() -> None:
    w = World()
    plain(w)
    w.seat(GOVERNMENT, HEAD, w.person(0, pp=0))
    assert turn_points(w.s)[0] == 200


def test_29_3_a_hundred_for_other_heads_the_richest_and_the_most_famous() -> None:
    w = World()
    w.seat(ARMY, HEAD, w.person(0, pp=1))
    w.seat(CHURCH, HEAD, w.person(0, "priest", pp=2))
    w.purse(1, 20)
    w.person(2, pp=9)
    assert turn_points(w.s) == [203, 100, 109]


def test_29_3_ties_share_between_families() -> None:
    w = World()
    for family in (0, 0, 1, 2):
        w.person(family, pp=9)
    assert turn_points(w.s) == [18 + 33 + 33, 9 + 33 + 33, 9 + 33 + 33]


def test_29_4_added_up_over_the_turns() -> None:
    w = World()
    w.person(0, pp=7)
    w.s.families[0].points = 50
    w.run(29)
    assert w.s.families[0].points == 50 + 7 + 33 + 100
    assert w.public("points")
