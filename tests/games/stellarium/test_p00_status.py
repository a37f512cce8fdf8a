"""0: statuses of orders."""

from belle_etoile.games.stellarium.components import ARMY, GOVERNMENT, NONE, ONR, OPR, OR, PNJ, STELLARIUM
from belle_etoile.games.stellarium.orders import Youth
from belle_etoile.games.stellarium.phases.p00_status import needs_place, status

from .building import BALNEA, World


def test_0_1_nothing_something_everything() -> None:
    w = World()
    who = w.person(2)
    w.orders[0].sent = False
    w.person(1)
    w.orders[2].places[who] = STELLARIUM
    w.run(0)
    assert [family.status for family in w.s.families] == [ONR, OPR, OR]
    assert [event.values["status"] for event in w.told("status")] == ["ONR", "OPR", "OR"]


def test_0_1_the_third_silent_turn_makes_a_pnj() -> None:
    w = World()
    w.orders[0].sent = w.orders[1].sent = False
    w.s.families[0].silent_turns, w.s.families[1].silent_turns = 2, 1
    w.run(0)
    assert [family.status for family in w.s.families] == [PNJ, ONR, OR]
    assert [family.silent_turns for family in w.s.families] == [3, 2, 0]
    assert [family.history for family in w.s.families] == [[family.status] for family in w.s.families]


def test_0_2_the_status_is_public() -> None:
    w = World()
    w.run(0)
    assert w.public("status")
    assert len(w.told("status")) == 3


def test_0_3_captives_judges_governors_and_children_need_no_place() -> None:
    w = World()
    people = [
        w.convict(w.person()),
        w.hostage(w.person()),
        w.judge(w.person()),
        w.govern(w.person(), BALNEA),
        w.person(school="", age=3),
    ]
    assert not any(needs_place(w[who]) for who in people)
    w.run(0)
    assert w.s.families[0].status == OR


def test_0_3_a_youth_needs_name_and_school() -> None:
    w = World()
    child = w.youth()
    family = w.s.families[0]
    for youth, expected in ((Youth("Ada", 0, NONE), OR), (Youth("", 0, NONE), OPR), (Youth("Ada", -1, NONE), OPR)):
        w.orders[0].youths[child] = youth
        assert status(w.s, family, w.orders[0], 3) == expected
    del w.orders[0].youths[child]
    assert status(w.s, family, w.orders[0], 3) == OPR
    w[child].name = "Founder"
    w.orders[0].youths[child] = Youth("", 1, NONE)
    assert status(w.s, family, w.orders[0], 3) == OR


def test_0_3_who_goes_where_the_rules_send_him() -> None:
    w = World()
    placed, blank, hostage = w.person(), w.person(), w.hostage(w.person())
    others = [w.judge(w.person()), w.convict(w.person()), w.person(school="", age=3)]
    w.orders[0].places[placed] = STELLARIUM
    w.run(0)
    assert w.s.families[0].status == OPR
    assert [w[who].blank for who in (placed, blank, hostage, *others)] == [False, True, True, False, False, False]


def test_0_4_a_pnj_family_leaves_its_seats_and_keeps_its_judges() -> None:
    w = World()
    officer, judge, governor = w.person(), w.person(), w.person()
    w.seat(ARMY, 1, officer)
    w.seat(GOVERNMENT, 3, officer)
    w.judge(judge)
    w.govern(governor, BALNEA)
    w.orders[0].sent = False
    w.s.families[0].silent_turns = 2
    w.run(0)
    assert not w[officer].seated
    assert w[judge].judge
    assert w[governor].governs == BALNEA
    assert w.pp(officer) == [10]
    assert not w.s.trials
    assert w.s.players == 2


def test_0_4_pnj_is_for_ever() -> None:
    w = World()
    w.s.families[0].status = PNJ
    w.run(0)
    assert w.s.families[0].status == PNJ
