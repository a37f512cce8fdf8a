"""27: the Assembly."""

from belle_etoile.core.chance import Scripted
from belle_etoile.games.stellarium.components import (
    ARMY,
    CHURCH,
    EXPLORERS,
    GOVERNMENT,
    GUARDS,
    HEAD,
    JUDGES,
    MERCHANTS,
    NONE,
    ONR,
    PNJ,
    STELLARIUM,
)
from belle_etoile.games.stellarium.effects import guarded
from belle_etoile.games.stellarium.phases.p27_assembly import eligible, fill_pyramid

from .building import ARAKNID, BALNEA, XORG, World


def fill(w: World, pyramid: int, *faces: int) -> list[int]:
    chance = Scripted([face - 1 for face in faces])
    fill_pyramid(w.s, pyramid, chance, w.events)
    assert chance.spent()
    return w.s.pyramids[pyramid]


def test_27_1_judges_seats_and_governors() -> None:
    w = World()
    judge, officer, governor = w.person(pp=30), w.person(pp=20), w.convict(w.person(1))
    w.orders[0].candidates = {judge: STELLARIUM, officer: BALNEA}
    w.run(27)
    assert w[judge].judge
    assert w[officer].government == HEAD
    assert not w[governor].in_office
    assert w.s.planets[BALNEA].governor == NONE  # he has a seat


def test_27_2_an_election_of_judges() -> None:
    """27.2"""
    w = World()
    who = w.person()
    w.orders[0].candidates[who] = STELLARIUM
    w.run(27)
    assert w.s.judges == [who]


def test_27_2_1_fifteen_at_most() -> None:
    w = World()
    people = [w.person(pp=10 + at) for at in range(17)]
    w.orders[0].candidates = dict.fromkeys(people, STELLARIUM)
    w.run(27)
    assert len(w.s.judges) == JUDGES == 15
    assert not w[people[0]].judge
    assert not w[people[1]].judge


def test_27_2_2_ten_pp_free_and_schooled() -> None:
    w = World()
    poor, convict, child, fit = w.person(pp=9), w.convict(w.person(pp=50)), w.person(school="", pp=50), w.person()
    w.orders[0].candidates = dict.fromkeys((poor, convict, child, fit), STELLARIUM)
    w.run(27)
    assert w.s.judges == [fit]


def test_27_2_3_the_most_prestigious_then_the_elder() -> None:
    w = World()
    for _ in range(13):
        w.judge(w.person(2))
    young, old, famous = w.person(age=20), w.person(age=50), w.person(pp=11)
    w.orders[0].candidates = dict.fromkeys((young, old, famous), STELLARIUM)
    w.run(27)
    assert w.s.judges[13:] == [famous, old]


def test_27_2_4_a_judge_gives_up_every_seat() -> None:
    w = World()
    who = w.seat(GOVERNMENT, HEAD, w.person())
    w.orders[0].candidates[who] = STELLARIUM
    w.run(27)
    assert w[who].judge
    assert not w[who].seated


def test_27_2_5_judges_do_not_leave() -> None:
    w = World()
    judge = w.judge(w.person())
    w.orders[0].places[judge] = BALNEA
    w.run(6)
    assert w[judge].place == STELLARIUM


def test_27_2_6_guarded_for_nothing() -> None:
    w = World()
    judge = w.judge(w.person())
    assert guarded(w[judge])
    assert not w[judge].has(GUARDS)


def test_27_2_7_six_pp_when_elected() -> None:
    w = World()
    who = w.person()
    w.orders[0].candidates[who] = STELLARIUM
    w.run(27)
    assert w.pp(who) == [16]
    w.run(22)
    assert w.pp(who) == [20]


def test_27_2_8_resignation() -> None:
    w = World()
    judge = w.judge(w.person())
    w.orders[0].resign = [judge]
    w.run(27)
    assert not w[judge].judge
    assert w.public("resigned")


def test_27_2_9_a_former_judge_may_enter_a_pyramid() -> None:
    w = World()
    judge = w.judge(w.person())
    w.orders[0].resign = [judge]
    w.run(27)
    assert w[judge].government == HEAD


def test_27_3_seats_are_filled() -> None:
    """27.3"""
    w = World()
    people = [w.person(pp=20 - at) for at in range(7)]
    assert fill(w, ARMY) == people[:6]


def test_27_3_1_from_the_floor_below() -> None:
    w = World()
    one, other = (
        w.seat(MERCHANTS, 1, w.person(school="merchant", pp=5)),
        w.seat(MERCHANTS, 2, w.person(school="merchant")),
    )
    famous = w.seat(MERCHANTS, 3, w.person(school="merchant", pp=90))
    fresh = w.person(school="merchant", pp=80)
    assert fill(w, MERCHANTS) == [other, famous, one, fresh, NONE, NONE]


def test_27_3_1_families_with_orders_first_on_the_same_floor() -> None:
    w = World()
    w.s.families[1].status = ONR
    silent, ready = w.seat(ARMY, 1, w.person(1, pp=90)), w.seat(ARMY, 2, w.person(0, pp=5))
    below = w.seat(ARMY, 3, w.person(0, pp=200))
    assert fill(w, ARMY)[HEAD] == ready
    w = World()
    w.s.families[1].status = ONR
    silent = w.seat(ARMY, 1, w.person(1, pp=9))
    below = w.seat(ARMY, 3, w.person(0, pp=200))
    assert fill(w, ARMY)[:2] == [silent, below]


def test_27_3_1_ties_by_age_then_lot() -> None:
    w = World()
    young, old, twin = w.person(age=20), w.person(age=50), w.person(age=50)
    seats = fill(w, ARMY, 2)
    assert seats[:3] == [twin, old, young]


def test_27_3_2_the_government_first() -> None:
    w = World()
    best = w.person(pp=90)
    w.run(27)
    assert w[best].government == HEAD
    assert w[best].guild == NONE


def test_27_3_3_judges_captives_and_children_are_shut_out() -> None:
    w = World()
    w.s.families[2].status = PNJ
    people = [
        w.judge(w.person()),
        w.convict(w.person()),
        w.prisoner(w.person(), XORG),
        w.person(school=""),
        w.person(2),
    ]
    assert not any(eligible(w.s, w[who], GOVERNMENT) or eligible(w.s, w[who], ARMY) for who in people)


def test_27_3_4_heretics_are_shut_out_of_the_church() -> None:
    w = World()
    heretic = w.person(school="priest", heretic=True)
    assert not eligible(w.s, w[heretic], CHURCH)
    assert eligible(w.s, w[heretic], GOVERNMENT)


def test_27_3_5_floors_passed_add_up() -> None:
    w = World()
    people = [w.person(school="explorer", pp=60 - 10 * at) for at in range(4)]
    fill(w, EXPLORERS)
    assert w.pp(*people) == [78, 58, 48, 33]


def test_27_3_6_from_councillor_to_emperor_is_fifteen() -> None:
    w = World()
    who = w.seat(GOVERNMENT, 4, w.person())
    fill(w, GOVERNMENT)
    assert w.pp(who) == [25]
    assert w[who].government == HEAD


def test_32_1_rank_inside_a_floor_by_prestige() -> None:
    w = World()
    w.seat(ARMY, HEAD, w.person(pp=50))
    low, high = w.seat(ARMY, 1, w.person(pp=5)), w.seat(ARMY, 2, w.person(pp=9))
    assert fill(w, ARMY)[1:3] == [high, low]
    assert (w[high].guild, w[low].guild) == (1, 2)


def test_32_2_two_seats_but_not_for_the_emperor() -> None:
    w = World()
    emperor, minister = w.seat(ARMY, 1, w.person(pp=90)), w.person(pp=80)
    w.run(27)
    assert w[emperor].government == HEAD
    assert w[emperor].guild == NONE
    assert w[minister].government == 1
    assert w[minister].guild == HEAD


def only_school(pyramid: int, school: str) -> bool:
    w = World()
    people = {each: w.person(school=each) for each in ("priest", "warrior", "explorer", "merchant")}
    return [each for each, who in people.items() if eligible(w.s, w[who], pyramid)] == [school]


def test_32_5_the_church_is_for_priests() -> None:
    assert only_school(CHURCH, "priest")


def test_32_7_the_army_is_for_warriors() -> None:
    assert only_school(ARMY, "warrior")


def test_32_9_the_explorers_guild_is_for_explorers() -> None:
    assert only_school(EXPLORERS, "explorer")


def test_32_11_the_merchants_guild_is_for_merchants() -> None:
    assert only_school(MERCHANTS, "merchant")


def crowd(w: World) -> None:
    """Enough famous people to fill every pyramid."""
    for school in ("priest", "warrior", "explorer", "merchant"):
        for _ in range(12):
            w.person(2, school, pp=1000 + 100 * len(w.s.people))


def test_27_4_governors() -> None:
    """27.4"""
    w = World()
    crowd(w)
    who = w.person(0, pp=1)
    w.orders[0].candidates[who] = BALNEA
    w.run(27)
    assert w.s.planets[BALNEA].governor == who


def test_27_4_1_once_the_pyramids_are_full() -> None:
    w = World()
    seated = w.person(0, pp=50000)
    crowd(w)
    w.orders[0].candidates[seated] = BALNEA
    w.run(27)
    assert w[seated].seated
    assert w.s.planets[BALNEA].governor == NONE


def test_27_4_2_a_post_on_an_imperial_colony() -> None:
    w = World()
    crowd(w)
    w.lose(2)
    w.s.planets[3].posts[0] = False
    people = [w.person(pp=5) for _ in range(4)]
    w.orders[0].candidates = dict(zip(people, (ARAKNID, 2, 3, XORG), strict=True))
    w.run(27)
    assert [w[who].governs for who in people] == [ARAKNID, NONE, NONE, NONE]


def test_27_4_3_the_most_prestigious_without_another_office() -> None:
    w = World()
    crowd(w)
    one, other = w.person(0, pp=5), w.person(1, pp=6)
    w.orders[0].candidates[one] = w.orders[1].candidates[other] = BALNEA
    w.run(27)
    assert w.s.planets[BALNEA].governor == other


def test_27_4_4_for_one_turn() -> None:
    w = World()
    crowd(w)
    old, again = w.govern(w.person(pp=5), BALNEA), w.govern(w.person(pp=5), 2)
    for who in (old, again):
        w[who].place = STELLARIUM
    w.orders[0].candidates[again] = 2
    w.run(27)
    assert w[old].governs == NONE
    assert w[again].governs == 2
    assert not w[again].practising


def test_27_4_5_three_pp_when_elected() -> None:
    w = World()
    crowd(w)
    who = w.person(pp=5)
    w.orders[0].candidates[who] = BALNEA
    w.run(27)
    assert w.pp(who) == [8]
    assert w.public("governor-elected")


def test_27_4_7_the_capital_has_no_governor() -> None:
    w = World()
    crowd(w)
    who = w.person(pp=50)
    w.orders[0].candidates[who] = STELLARIUM
    w.run(27)
    assert w[who].judge
    assert w.s.planets[STELLARIUM].governor == NONE
