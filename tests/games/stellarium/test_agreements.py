"""What two families agree upon, in the orders of each."""

import pytest

from belle_etoile.games.stellarium.orders.agreements import (
    Unfit,
    changes,
    guest_and_host,
    mistake_in,
    owner_and_other,
    with_entry,
    with_guest,
    with_place,
    with_wedding,
)
from belle_etoile.games.stellarium.orders.names import Names
from belle_etoile.games.stellarium.orders.reader import Content

from .building import World

WEDDING: Content = {"kind": "marriage", "groom": "1-1", "bride": "2-1", "priest": "1-2"}
SEAT: Content = {"kind": "seat", "ship": "Comète", "captain": "1-1", "guest": "2-1"}
SALE: Content = {"kind": "sell", "ship": "Comète", "price": 3}


def written(w: World, terms: Content, one: int, other: int) -> dict[int, Content]:
    """Both families' orders, from nothing."""
    return {family: change({}) for family, change in changes(w.s, Names(w.s), terms, one, other).items()}


def mistaken(w: World, terms: Content, one: int, other: int, deals: list[Content] | None = None) -> str:
    """The rule it breaks, or ""."""
    wrong = mistake_in(w.s, Names(w.s), terms, one, other, deals or [])
    return wrong.rule if wrong is not None else ""


def test_3_7_both_families_write_the_wedding() -> None:
    w = World()
    w.person(0, "warrior", "m"), w.person(0, "priest", "m"), w.person(1, "merchant", "w"), w.person(2, "merchant", "w")
    wedding = {key: WEDDING[key] for key in ("groom", "bride", "priest")}
    assert written(w, WEDDING, 0, 1) == {0: {"marriage": [wedding]}, 1: {"marriage": [wedding]}}
    assert (mistaken(w, WEDDING, 0, 1), mistaken(w, WEDDING, 1, 0)) == ("", "")
    assert mistaken(w, {**WEDDING, "bride": "3-1"}, 0, 1) == "3.7"  # the third family's


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0)])
def test_28_4_both_write_the_deal_whoever_offers_it(one: int, other: int) -> None:
    w = World()
    w.ship(0)
    deal = {"kind": "sell", "ship": "Comète", "from": "House1", "to": "House2", "price": 3}
    assert written(w, SALE, one, other) == {0: {"deal": [deal]}, 1: {"deal": [deal]}}
    assert mistaken(w, SALE, one, other) == ""
    assert owner_and_other(w.s, Names(w.s), "Comète", one, other) == (0, 1)


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0)])
def test_4_5_the_guest_goes_to_the_ship_and_the_host_takes_it_aboard(one: int, other: int) -> None:
    w = World()
    w.ship(0)
    w.person(0, "explorer"), w.person(1, "explorer")
    plan = {"ship": "Comète", "captain": "1-1", "aboard": ["2-1"]}
    assert written(w, SEAT, one, other) == {
        0: {"expedition": [plan]},
        1: {"people": {"2-1": {"place": "ship Comète"}}},
    }
    assert guest_and_host(w.s, Names(w.s), "Comète", "2-1", one, other) == (1, 0)
    assert mistaken(w, SEAT, one, other) == ""


def test_4_2_a_guest_may_sail_on_a_ship_that_the_one_who_offers_is_to_hire() -> None:
    w = World()
    w.ship(2)  # the third family's
    w.person(0, "explorer"), w.person(1, "explorer")
    hired: Content = {"kind": "hire", "ship": "Comète", "from": "House3", "to": "House1", "price": 1}
    assert mistaken(w, SEAT, 0, 1) == "4.2"
    assert mistaken(w, SEAT, 0, 1, [hired]) == ""
    assert mistaken(w, SEAT, 1, 0) == "4.2"  # who asks for a seat does not learn what the host is to hire


@pytest.mark.parametrize(
    ("terms", "rule", "kind"),
    [
        (SALE, "28.4", "sides"),
        ({**SALE, "ship": "Fantôme"}, "28.4", "ship"),
        ({**SEAT, "ship": "Fantôme"}, "28.4", "ship"),
        ({**SEAT, "guest": "3-1"}, "4.5", "sides"),
        ({**SEAT, "guest": "nobody"}, "4.5", "sides"),
    ],
)
def test_what_is_not_between_these_two(terms: Content, rule: str, kind: str) -> None:
    w = World()
    w.ship(2)
    w.person(2)
    with pytest.raises(Unfit) as unfit:
        changes(w.s, Names(w.s), terms, 0, 1)
    assert (unfit.value.rule, unfit.value.kind) == (rule, kind)


def test_an_entry_is_written_once() -> None:
    once = with_entry({"ransom": "pay"}, "deal", {"ship": "x"})
    assert once == {"ransom": "pay", "deal": [{"ship": "x"}]}
    assert with_entry(once, "deal", {"ship": "x"}) is once
    assert with_entry({"deal": "nonsense"}, "deal", {"ship": "x"}) == {"deal": [{"ship": "x"}]}


def test_what_was_planned_for_either_of_the_two_gives_way() -> None:
    planned: list[object] = [{"groom": "1-1", "bride": "3-2"}, {"groom": "1-5", "bride": "2-8"}, {"groom": "1-7"}]
    agreed: Content = {"groom": "1-1", "bride": "2-8", "priest": "2-2"}
    after = with_wedding({"marriage": planned}, agreed)
    assert after == {"marriage": [{"groom": "1-7"}, agreed]}
    assert with_wedding(after, agreed) is after


def test_a_place_and_a_guest_beside_what_is_there() -> None:
    people: Content = {"people": {"1-1": {"place": "Balnéa", "births": 2}}}
    assert with_place(people, "1-1", "ship x") == {"people": {"1-1": {"place": "ship x", "births": 2}}}
    assert with_place({"people": 3}, "1-1", "ship x") == {"people": {"1-1": {"place": "ship x"}}}
    planned: Content = {"expedition": [{"ship": "y"}, {"ship": "x", "captain": "1-1"}]}
    aboard = with_guest(planned, "x", "1-9", "2-2")
    assert aboard == {"expedition": [{"ship": "y"}, {"ship": "x", "captain": "1-1", "aboard": ["2-2"]}]}
    assert with_guest(aboard, "x", "1-9", "2-2") == aboard
