"""16: warriors return."""

from belle_etoile.games.stellarium.components import STELLARIUM

from .building import BALNEA, CARILAM, XORG, World


def test_16_1_everyone_free_comes_home() -> None:
    w = World()
    people = [w.person() for _ in range(4)]
    w.fleet(1, people[0])
    w.fleet(2, people[1])
    w.garrison(BALNEA, people[2])
    w.govern(people[3], CARILAM)
    prisoner = w.prisoner(w.person(), XORG)
    w.run(16)
    assert [w[who].place for who in people] == [STELLARIUM] * 4
    assert not w.is_free(prisoner)
