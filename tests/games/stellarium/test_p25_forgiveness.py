"""25: the Archpope's forgiveness."""

from belle_etoile.games.stellarium.components import CHURCH, HEAD

from .building import World


def test_25_1_no_longer_a_heretic_and_six_pp() -> None:
    w = World()
    w.seat(CHURCH, HEAD, w.person(2, "priest"))
    heretic = w.person(heretic=True)
    w.accuse(heretic)
    w.orders[2].forgive = heretic
    w.run(25)
    assert not w[heretic].heretic
    assert w.pp(heretic) == [16]
    assert len(w.s.trials) == 1
