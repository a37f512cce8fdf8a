"""What depends on the turn is offered with its condition, warned about, and decided by its phase; rules 1 refuse it."""

import pytest

from belle_etoile.core.chance import Quick
from belle_etoile.games.stellarium.components import CHURCH, FIRST_RULES, GOVERNMENT, HEAD, HOSTAGE, POUARKS
from belle_etoile.games.stellarium.orders import Orders
from belle_etoile.games.stellarium.orders.checks import read_orders
from belle_etoile.games.stellarium.orders.conditions import CONDITIONS
from belle_etoile.games.stellarium.orders.form import form
from belle_etoile.games.stellarium.orders.template import template
from belle_etoile.games.stellarium.phases.p27_assembly import elect_governors, elect_judges
from belle_etoile.games.stellarium.turn0 import found_empire
from belle_etoile.locales import speaker

from .building import BALNEA, EDITION, World

WEDDING = '[[marriage]]\ngroom = "{}"\nbride = "{}"\npriest = "{}"\n'


def first_rules(w: World) -> World:
    """The same Empire, begun before."""
    old = World()
    fresh = found_empire(EDITION, 0, False, FIRST_RULES)
    fresh.turn, fresh.families, fresh.planets, fresh.people = w.s.turn, w.s.families, w.s.planets, w.s.people
    fresh.living, fresh.pyramids, fresh.judges, fresh.ships = w.s.living, w.s.pyramids, w.s.judges, w.s.ships
    old.s = fresh
    return old


def told(w: World, text: str, family: int = 0) -> tuple[list[tuple[str, str]], list[tuple[str, str]], Orders]:
    """Mistakes and warnings with their rules, and what is left of the orders."""
    orders, mistakes = read_orders(w.s, family, text)
    return [(m.place, m.rule) for m in mistakes], [(m.kind, m.rule) for m in orders.warnings], orders


def marry(w: World, groom: int, bride: int) -> None:
    w[groom].spouse, w[bride].spouse = bride, groom


def couple(w: World) -> tuple[int, int, int]:
    """A man of family 0, a woman of family 1, and a priest."""
    return w.person(0), w.person(1, sex="w"), w.person(2, "priest")


def test_3_4_a_fourth_marriage_is_warned_about() -> None:
    w = World()
    groom, bride, priest = couple(w)
    for _ in range(3):
        marry(w, w.person(0), w.person(1, sex="w"))
    text = WEDDING.format(w[groom].code, w[bride].code, w[priest].code)
    wrong, warned, orders = told(w, text)
    assert (wrong, warned, len(orders.weddings)) == ([], [("if-marriage-ends", "3.4")], 1)
    wrong, warned, orders = told(first_rules(w), text)
    assert (wrong, warned, orders.weddings) == ([("marriage 1", "3.4")], [], [])


def test_3_6_someone_who_may_be_widowed_may_be_promised() -> None:
    w = World()
    groom, bride, priest = couple(w)
    marry(w, groom, w.person(2, sex="w"))
    text = WEDDING.format(w[groom].code, w[bride].code, w[priest].code)
    assert told(w, text)[:2] == ([], [("if-widowed", "3.6")])
    assert told(first_rules(w), text)[0] == [("marriage 1", "3.6")]
    assert form(w.s, 0).conditions["grooms"] == {w[groom].code: "widowed"}
    assert f'"{w[groom].code}" {w[groom].name} House1 (if widowed)' in template(w.s, 0, {"if-widowed": "if widowed"})
    w[groom].spouse = -2  # outside the game: nobody murders her
    assert told(w, text)[:2] == ([("marriage 1", "3.6")], [])


def test_3_6_leave_for_someone_who_may_be_widowed() -> None:
    w = World()
    w.seat(CHURCH, HEAD, w.person(0, "priest"))
    widow, wife = w.person(1, sex="w", widowed=True), w.person(1, sex="w")
    marry(w, w.person(2), wife)
    field = form(w.s, 0).field("archpope.remarriages")
    assert field is not None
    assert field.choices[0] == w[widow].code  # those that wait come last
    assert form(w.s, 0).conditions["archpope.remarriages"][w[wife].code] == "widowed"
    text = f'[archpope]\nremarriages = ["{w[widow].code}", "{w[wife].code}"]\n'
    wrong, _, orders = told(w, text)
    assert (wrong, orders.remarry) == ([], [widow, wife])
    assert [(m.place, m.kind, m.rule) for m in orders.warnings] == [("archpope.remarriages 2", "if-widowed", "3.6")]


def test_2_2_4_a_hostage_may_marry_once_ransomed() -> None:
    w = World()
    groom, bride, priest = couple(w)
    w[groom].captivity = HOSTAGE
    text = WEDDING.format(w[groom].code, w[bride].code, w[priest].code)
    assert told(w, text)[:2] == ([], [("if-ransomed", "2.2.4")])
    assert told(first_rules(w), text)[0] == [("marriage 1", "3.5")]
    w[groom].captivity = POUARKS
    assert told(w, text)[:2] == ([("marriage 1", "3.5")], [])


def test_27_2_2_a_youth_may_stand() -> None:
    w = World()
    youth = w.youth(0)
    w[youth].entered = w.s.turn
    text = f'[people.{w[youth].code}]\ncandidate = "judge"\n'
    assert told(w, text)[:2] == ([], [("if-schooled", "27.2.2")])
    assert told(first_rules(w), text)[0] == [(f"people.{w[youth].code}.candidate", "27.2.2")]


def test_27_2_9_a_judge_resigns_and_stands_for_governor() -> None:
    w = World()
    judge = w.person(0)
    w.judge(judge)
    text = f'[people.{w[judge].code}]\ncandidate = "governor of Balnéa"\n'
    assert told(w, text)[:2] == ([], [("if-off-court", "27.2.9")])
    assert told(w, text + "resign = true\n")[:2] == ([], [])
    again = f'[people.{w[judge].code}]\ncandidate = "judge"\nresign = true\n'
    assert told(w, again)[0] == [(f"people.{w[judge].code}.candidate", "27.2.4")]
    assert told(first_rules(w), text)[0] == [(f"people.{w[judge].code}.candidate", "27.2.4")]
    w.orders[0] = told(w, text + "resign = true\n")[2]
    elect_judges(w.s, w.orders, Quick(1), None)
    elect_governors(w.s, w.orders, Quick(1), None)  # the pyramids between the two would seat him: nobody else is there
    assert w[judge].governs == BALNEA


@pytest.mark.parametrize("lost", [True, False])
def test_27_4_2_a_world_to_be_retaken_may_be_governed(lost: bool) -> None:
    """12.4: every family has a post where a fleet won."""
    w = World()
    who = w.person(0)
    if lost:
        w.s.planets[BALNEA].holder = POUARKS
    w.s.planets[BALNEA].posts = [False] * 3
    text = f'[people.{w[who].code}]\ncandidate = "governor of Balnéa"\n'
    assert told(w, text)[:2] == ([], [("if-retaken", "12.4")])
    assert told(first_rules(w), text)[0] == [(f"people.{w[who].code}.candidate", "27.4.2")]
    choices = form(w.s, 0).field(f"people.{w[who].code}.candidate")
    assert choices is not None
    assert choices.choices[:2] == ["judge", "governor of Carilam"]  # those that wait come last
    assert "governor of Balnéa" in choices.choices


def test_25_1_someone_who_may_become_a_heretic_may_be_forgiven() -> None:
    w = World()
    w.seat(CHURCH, HEAD, w.person(0, "priest"))
    who = w.person(1)
    text = f'[archpope]\nforgive = "{w[who].code}"\n'
    wrong, warned, orders = told(w, text)
    assert (wrong, warned, orders.forgive) == ([], [("if-heretic", "25.1")], who)
    assert told(first_rules(w), text)[0] == [("archpope.forgive", "25.1")]
    w.orders[0] = orders
    w[who].heretic = True  # in phase 1 or 19
    w.run(25)
    assert not w[who].heretic


def test_12_2_the_emperor_may_name_what_the_pouarks_may_take() -> None:
    w = World()
    w.seat(GOVERNMENT, HEAD, w.person(0))
    assert told(w, '[emperor]\ntarget = "Balnéa"\n')[:2] == ([], [("if-conquered", "12.2")])
    assert told(w, '[emperor]\ntarget = "Stellarium"\n')[:2] == ([("emperor.target", "12.2")], [])
    assert told(first_rules(w), '[emperor]\ntarget = "Balnéa"\n')[0] == [("emperor.target", "12.2")]
    assert form(w.s, 0).conditions["emperor.target"]["Balnéa"] == "conquered"


def test_every_condition_has_words() -> None:
    for language in ("fr", "en"):
        assert all(speaker(language).has(f"stellarium-if-{condition}") for condition in CONDITIONS)
