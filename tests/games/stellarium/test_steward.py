"""Careful orders: the family they are written for goes on."""

import pytest

from belle_etoile.core.chance import Quick
from belle_etoile.games.stellarium import policy
from belle_etoile.games.stellarium.components import MAN, NONE, PRIEST, UNSCHOOLED
from belle_etoile.games.stellarium.orders.checks import check_orders, read_orders
from belle_etoile.games.stellarium.orders.steward import could_marry, safe_orders
from belle_etoile.games.stellarium.turn import resolve

from .test_campaign import founded


@pytest.mark.parametrize("others", ["stewards", "bots"])
def test_a_family_lives_on_careful_orders(others: str) -> None:
    """With nobody's help but what everyone can work out: until turn 20 at least, where it died out by turn 13."""
    s = founded(5, 11)
    for turn in range(20):
        scene = policy.scene_of(s)
        orders = [safe_orders(s, family.id) for family in s.families]
        assert all(check_orders(s, sheet) == [] for sheet in orders)
        for family in range(1, 5) if others == "bots" else ():
            text = policy.write(scene, policy.means_of(s, family), family, "cautious", Quick(turn * 9 + family))
            orders[family] = read_orders(s, family, text)[0]
        resolve(s, orders, Quick(turn + 70), None)
    living = [s.people[member] for member in s.families[0].members if s.people[member].alive]
    assert len(living) >= 4
    assert any(s.age(c) < 20 for c in living)


def test_a_careful_family_recognises_a_bastard_where_it_must() -> None:
    """7.7: when no man of it can have children any more."""
    s = founded(4, 5)
    for member in s.families[0].members:
        if s.people[member].sex == MAN:
            s.people[member].died = s.year
    orders = safe_orders(s, 0)
    assert orders.bastard
    assert orders.bastard_name
    assert check_orders(s, orders) == []
    assert not safe_orders(s, 1).bastard


def test_who_could_marry() -> None:
    s = founded(4, 5)
    silent = safe_orders(s, 0)
    silent.weddings.clear()
    for c in [s.people[member] for member in s.families[0].members]:
        single = c.spouse == NONE and c.school not in (UNSCHOOLED, PRIEST)
        assert (c.id in could_marry(s, silent)) == (single and (c.sex == MAN or s.age(c) + 10 <= 41))
