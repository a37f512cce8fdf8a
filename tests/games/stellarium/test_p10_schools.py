"""10: schools."""

from belle_etoile.games.stellarium.components import EXPLORER, NONE, PRIEST, SCHOOLS, UNSCHOOLED
from belle_etoile.games.stellarium.orders import Youth

from .building import World


def test_10_1_those_born_last_turn() -> None:
    w = World()
    child, baby = w.youth(), w.youth()
    w[baby].entered = w.s.turn
    w.orders[0].youths[child] = Youth("A", EXPLORER, NONE)
    w.run(10)
    assert w[child].school == EXPLORER
    assert w[baby].school == UNSCHOOLED
    assert SCHOOLS == ("priest", "warrior", "explorer", "merchant")


def test_10_2_for_boys_and_girls() -> None:
    for sex in "mw":
        for school in range(4):
            w = World()
            child = w.youth(sex=sex)
            w.orders[0].youths[child] = Youth("A", school, NONE)
            w.run(10)
            assert w[child].school == school


def test_10_3_by_lot_where_nothing_is_written() -> None:
    w = World()
    child, other = w.youth(), w.youth()
    w.orders[0].youths[child] = Youth("A", UNSCHOOLED, NONE)
    w.run(10, 1, 4)
    assert [w[child].school, w[other].school] == [PRIEST, 3]
