"""3: marriages."""

from belle_etoile.games.stellarium.components import CHURCH, ONR, OPR
from belle_etoile.games.stellarium.effects import perish
from belle_etoile.games.stellarium.orders import Wedding

from .building import XORG, World


def couple(w: World, widowed: bool = False) -> tuple[int, int, int]:
    return w.person(0, widowed=widowed), w.person(1, sex="w"), w.person(2, "priest")


def test_3_2_not_within_a_family_and_a_man_with_a_woman() -> None:
    w = World()
    man, sister, priest = w.person(0), w.person(0, sex="w"), w.person(2, "priest")
    w.wed(man, sister, priest)
    w.wed(man, w.person(1), priest)
    w.run(3)
    assert w[man].spouse == -1
    assert w.told("not-married")[0].rule == "3.2"


def test_3_3_children_need_the_wife() -> None:
    w = World()
    man, woman, _ = couple(w)
    w.marry(man, woman)
    w.orders[1].limits[woman] = 0
    w.run(7)
    assert not w.s.newborn


def test_3_4_three_living_marriages_between_two_families() -> None:
    w = World()
    priest = w.person(2, "priest")
    for _ in range(2):
        w.marry(w.person(0), w.person(1, sex="w"))
    w.marry(w.person(1), w.person(0, sex="w"))
    man, woman = w.person(0), w.person(1, sex="w")
    w.wed(man, woman, priest)
    w.run(3)
    assert w[man].spouse == -1
    assert w.told("not-married")[0].rule == "3.4"
    perish(w.s, 1, "age", "8.2", None)
    w.run(3)
    assert w[man].spouse == woman


def test_3_5_the_schooled_no_priest_no_heretic() -> None:
    w = World()
    priest, bride = w.person(2, "priest"), w.person(1, sex="w")
    for groom in (w.person(0, "priest"), w.person(0, heretic=True), w.person(0, ""), w.prisoner(w.person(0), XORG)):
        w.wed(groom, bride, priest)
    w.run(3)
    assert [event.rule for event in w.told("not-married")] == ["3.5"] * 4
    convict = w.convict(w.person(0))
    w.wed(convict, bride, priest)
    w.run(3)
    assert w[convict].spouse == bride


def test_3_6_widowed_people_need_leave() -> None:
    for granted, status, married in ((False, 2, False), (True, 2, True), (False, ONR, True), (False, OPR, False)):
        w = World(4)
        man, woman, priest = couple(w, widowed=True)
        w.seat(CHURCH, 0, w.person(3, "priest"))
        w.s.families[3].status = status
        w.orders[3].remarry = [man] if granted else []
        w.wed(man, woman, priest)
        w.run(3)
        assert (w[man].spouse == woman) == married
        assert w[man].widowed != married


def test_3_6_no_archpope_no_leave_and_no_divorce() -> None:
    w = World(4)
    man, woman, priest = couple(w, widowed=True)
    w.wed(man, woman, priest)
    other, wife = w.person(0), w.person(1, sex="w")
    w.marry(other, wife)
    w.wed(other, woman, priest)
    w.run(3)
    assert [event.rule for event in w.told("not-married")] == ["3.6", "3.6"]


def test_3_7_both_families_and_the_same_priest() -> None:
    w = World()
    man, woman, priest = couple(w)
    w.orders[0].weddings.append(Wedding(man, woman, priest))
    w.run(3)
    assert w[man].spouse == -1
    assert w.told("not-married")[0].only == 0
    w.orders[1].weddings.append(Wedding(man, woman, w.person(2, "priest")))
    w.run(3)
    assert w[man].spouse == -1
    w.orders[1].weddings.append(Wedding(man, woman, priest))
    w.run(3)
    assert w[man].spouse == woman
    assert w[woman].spouse == man
    assert w.s.weddings == [(3, man, woman)]


def test_3_8_two_pp_for_a_practising_priest() -> None:
    w = World()
    man, woman, priest = couple(w)
    w.wed(man, woman, priest)
    w.run(3)
    assert w.pp(priest) == [12]
    assert w.public("married")
    w = World()
    man, woman, priest = couple(w)
    w.judge(priest)
    w.wed(man, woman, priest)
    w.run(3)
    assert w[man].spouse == -1


def test_3_9_a_wife_stays_in_her_family() -> None:
    w = World()
    man, woman, priest = couple(w)
    w.wed(man, woman, priest)
    w.run(3)
    w.run(7, 1, 3, 1, 1)
    assert w[woman].family == 1
    assert w[w.s.newborn[0]].family == 0


def test_3_10_onr_and_opr_refuse() -> None:
    for status in (ONR, OPR):
        w = World()
        man, woman, priest = couple(w)
        w.wed(man, woman, priest)
        w.s.families[1].status = status
        w.run(3)
        assert w[man].spouse == -1
        assert w.told("not-married")[0].rule == "3.10"
