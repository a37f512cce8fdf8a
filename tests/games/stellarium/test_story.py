"""Paragraphs that mostly tell a story: what little of them the rules carry out."""

from itertools import product

from belle_etoile.core.chance import Quick
from belle_etoile.games.stellarium.components import KOLOMBO, MAN, MURDER, WOMAN
from belle_etoile.games.stellarium.orders import choices
from belle_etoile.games.stellarium.orders.form import form
from belle_etoile.games.stellarium.phases.p02_contracts import choose, merged, valid_offers
from belle_etoile.games.stellarium.state import OUTSIDER

from .building import BALNEA, EDITION, World


def test_1_5_1_the_agency_finds_where_the_security_does_not() -> None:
    """A 5 is enough for one, not for the other."""
    for insured, found in ((True, 1), (False, 0)):
        w = World()
        client, victim = w.person(1), w.person(0, goods=(KOLOMBO,) if insured else ())
        w.offer(client, MURDER, victim)
        w.run(2, 1, 6, 5)  # year, the murder fails, the inquiry
        assert len(w.told("found")) == found


def test_2_0_1_the_tentacle_takes_no_side() -> None:
    """Who pays most is served first, whatever the family."""
    for rich in range(3):
        w = World()
        for family in range(3):
            w.offer(w.person(family), MURDER, w.person((family + 1) % 3), amount=5 if family == rich else 2)
        chosen = choose(w.s, merged(valid_offers(w.s, w.orders)), Quick(rich))
        assert w[chosen[0].clients[0]].family == rich
        assert len(chosen) == 3


def test_3_1_great_families_marry_among_themselves() -> None:
    """The form offers members of families only; spouses outside the game are born with the founders."""
    w = World()
    man, woman, other = w.person(0), w.person(1, sex="w"), w.person(2, sex="w")
    w[other].spouse = OUTSIDER
    assert choices.marriageable(w.s, MAN) == [man]
    assert choices.marriageable(w.s, WOMAN) == [woman]
    assert form(w.s, 0).lists["brides"] == [w[woman].code]


def test_4_1_expeditions_make_room_for_trade() -> None:
    """A colony found is a market of its own for those who took part."""
    w = World()
    captain = w.person(0, "explorer")
    w.sail(captain, w.person(0, "priest"), w.person(0))
    w.run(14, 6, 1, 2, 1)  # no wreck, a colony, only one, a name
    merchant = w[w.person(0, "merchant")]
    assert w.s.planets[-1].name in choices.places(w.s, merchant)
    assert w.s.planets[-1].name not in choices.places(w.s, w[w.person(1, "merchant")])


def test_5_1_merchants_trade_abroad_or_stay_for_the_exchange() -> None:
    w = World()
    abroad, home = w.person(0, "merchant"), w.person(0, "merchant")
    w.orders[0].places = {abroad: BALNEA, home: 0}
    w.run(5)
    assert (w[abroad].place, w[abroad].stake) == (BALNEA, 0)
    assert (w[home].place, w[home].stake) == (0, 1)


def test_8_1_some_die_of_old_age() -> None:
    w = World()
    old = w.person(age=65)
    w.run(8, 1, 4)
    assert (w[old].alive, w[old].cause, w[old].died_year) == (False, "age", 4)


def test_13_1_the_exchange_is_riskier_than_trade_and_may_bring_more() -> None:
    shares = [gain * stake for row, stake in product(EDITION.exchange, (1, 2, 3)) for gain in row]
    trade = [EDITION.gain(merchants) for merchants in range(1, 20)]
    assert min(shares) < 0 < min(trade)
    assert max(shares) > max(trade)


def test_26_1_the_assembly_honours_those_who_died_in_the_cycle() -> None:
    """Once, as the cycle ends: the dead of the turn before are not told of again."""
    w = World()
    general = w.seat(2, 0, w.person(0, age=65))
    w.person(0, "priest")
    w.run(8, 1, 4)
    w.run(26)
    assert [event.values["code"] for event in w.told("eulogy")] == [w[general].code]
    w.s.dead = []
    w.run(26)
    assert w.told("eulogy") == []
