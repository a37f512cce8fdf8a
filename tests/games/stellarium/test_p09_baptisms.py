"""9: baptisms."""

from belle_etoile.games.stellarium.components import NONE
from belle_etoile.games.stellarium.orders import Youth

from .building import EDITION, World


def test_9_1_the_named_priest_of_any_family() -> None:
    w = World()
    child, priest, _ = w.youth(), w.person(1, "priest"), w.person(0, "priest")
    w.orders[0].youths[child] = Youth("Ada", 0, priest)
    w.run(9)
    assert w[child].name == "Ada"
    assert w.pp(priest) == [11]
    assert w.public("baptised")


def test_9_1_only_those_born_last_turn() -> None:
    w = World()
    w.person(0, "priest")
    newborn = w[w.youth()]
    newborn.entered = w.s.turn
    w.run(9)
    assert not w.told("baptised")


def test_9_1_founders_keep_their_names() -> None:
    w = World()
    child = w.youth(name="Founder")
    w.orders[0].youths[child] = Youth("Other", 0, NONE)
    w.run(9)
    assert w[child].name == "Founder"


def test_9_2_a_name_and_a_priest_of_the_family_by_lot() -> None:
    w = World()
    child, one, other = w.youth(sex="w"), w.person(0, "priest"), w.person(0, "priest")
    w.run(9, 3, 2)
    assert w[child].name == EDITION.first_names[1][2]
    assert w.pp(one, other) == [10, 11]


def test_9_2_a_priest_who_does_not_practise_is_missing() -> None:
    w = World()
    child, judge, own = w.youth(name="A"), w.judge(w.person(1, "priest")), w.person(0, "priest")
    w.orders[0].youths[child] = Youth("A", 0, judge)
    w.run(9)
    assert w.pp(judge, own) == [10, 11]


def test_9_2_else_the_humblest_priest_of_the_game() -> None:
    w = World()
    w.youth(name="A")
    w.youth(name="B")
    one, other, third = (w.person(1, "priest", pp=pp) for pp in (3, 3, 5))
    w.person(1, "merchant", pp=0)
    w.judge(w.person(1, "priest", pp=0))
    w.run(9, 2)
    assert w.pp(one, other, third) == [4, 4, 5]


def test_9_2_no_priest_at_all() -> None:
    w = World()
    w.youth(name="A")
    w.run(9)
    assert w.told("baptised")[0].values["priest"] == ""
