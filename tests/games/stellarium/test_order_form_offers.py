"""What the form offers, and to whom: no births to priests and the aged, no priest among the married."""

from belle_etoile.games.stellarium import GAME
from belle_etoile.games.stellarium.components import MAN, MARRIED_FOUNDERS, PRIEST, SCHOOLS, WOMAN
from belle_etoile.games.stellarium.orders.choices import may_have_children
from belle_etoile.games.stellarium.state import Person, State
from belle_etoile.games.stellarium.turn0 import founders

from .building import World


def grown(s: State, sex: int, age: int, school: int) -> Person:
    c = Person(0, 0, 1, "Iris", sex, s.year + 10 - age)
    c.school = school
    return c


def test_7_2_births_are_for_those_who_may_have_children() -> None:
    s = World().s
    warrior = SCHOOLS.index("warrior")
    assert may_have_children(s, grown(s, MAN, 80, warrior))  # he may marry somebody young
    assert may_have_children(s, grown(s, WOMAN, 41, warrior))
    assert not may_have_children(s, grown(s, WOMAN, 42, warrior))
    assert not may_have_children(s, grown(s, MAN, 30, PRIEST))


def test_31_3_no_married_founder_is_offered_priesthood() -> None:
    edition = GAME.edition
    for founder in founders(edition):
        assert ("priest" in founder.schools) == (founder.schooled and not founder.married)
    assert sum(founder.married for founder in founders(edition)) == MARRIED_FOUNDERS
