"""24: the imperial pardon."""

from belle_etoile.games.stellarium.components import ARMY, GOVERNMENT, GUILTY, HEAD

from .building import World


def test_24_1_free_at_once_with_six_pp() -> None:
    w = World()
    w.seat(GOVERNMENT, HEAD, w.person(2))
    convict = w.convict(w.person())
    w.orders[2].pardon = convict
    w.run(24)
    assert w.is_free(convict)
    assert w.pp(convict) == [16]


def test_24_2_sentenced_this_turn_offices_lost() -> None:
    w = World()
    w.seat(GOVERNMENT, HEAD, w.person(2))
    judge, accused = w.judge(w.person(1)), w.seat(ARMY, 1, w.person())
    w.vote(judge, w.accuse(accused), GUILTY)
    w.orders[2].pardon = accused
    for phase in (22, 23, 24):
        w.run(phase)
    assert w.is_free(accused)
    assert not w[accused].in_office
    assert w.pp(accused) == [4]


def test_24_2_the_acquitted_gain_nothing() -> None:
    w = World()
    w.seat(GOVERNMENT, HEAD, w.person(2))
    free = w.person()
    w.orders[2].pardon = free
    w.run(24)
    assert w.pp(free) == [10]
