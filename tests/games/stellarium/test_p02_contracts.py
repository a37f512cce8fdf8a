"""2: contracts with the Dark Tentacle."""

import pytest

from belle_etoile.core.chance import Scripted
from belle_etoile.games.stellarium.components import (
    BOMB,
    CAPSULE,
    CONTRACTS,
    GOVERNMENT,
    GUARDS,
    HOSTAGE,
    KIDNAPPING,
    KOLOMBO,
    MERCHANTS,
    MURDER,
    NONE,
    REBELLION,
    REBELS,
    SABOTAGE,
    SCANDAL,
    STELLARIUM,
    TREASON,
)
from belle_etoile.games.stellarium.orders import Offer
from belle_etoile.games.stellarium.orders.rights import target_refusal
from belle_etoile.games.stellarium.phases.p02_contracts import choose, merged, valid_offers

from .building import BALNEA, CARILAM, XORG, World


def victim_and_client(kind: int, pp: int = 10) -> tuple[World, int, int]:
    w = World()
    victim, client = w.person(0, pp=pp), w.person(1)
    w.offer(client, kind, victim)
    return w, victim, client


def test_2_0_2_a_client_who_is_found_is_tried() -> None:
    w, _, client = victim_and_client(MURDER)
    w.run(2, 1, 1, 3)
    assert w.tried_for(client) == ["2.9.3"]


def test_2_0_3_no_debtors_and_no_captives() -> None:
    w = World()
    victim = w.person()
    debtor, convict, hostage, child = (
        w.person(1),
        w.convict(w.person(2)),
        w.hostage(w.person(2)),
        w.person(2, "", age=4),
    )
    for client in (debtor, convict, hostage, child):
        w.offer(client, MURDER, victim)
    w.s.families[1].in_debt = True
    w.orders[2].pay[hostage] = True  # free in this very phase, but not when the turn started
    w.run(2)
    assert not w.s.contracts


def test_2_0_4_seven_kinds() -> None:
    assert len(CONTRACTS) == 7


def test_2_1_1_a_murder() -> None:
    w, victim, _ = victim_and_client(MURDER)
    w.run(2, 4, 5, 6)
    assert not w[victim].alive
    assert w[victim].died_year == 4
    assert w[victim].cause == "murder"


def test_2_1_2_five_in_six() -> None:
    w, victim, _ = victim_and_client(MURDER)
    w.run(2, 1, 6, 6)
    assert w[victim].alive
    assert w.public("murder-failed")


@pytest.mark.parametrize("who", ["emperor", "judge", "guards"])
def test_2_1_3_two_in_six_against_the_guarded(who: str) -> None:
    for face in (2, 3):
        w, victim, _ = victim_and_client(MURDER)
        if who == "emperor":
            w.seat(GOVERNMENT, 0, victim)
        elif who == "judge":
            w.judge(victim)
        else:
            w[victim].goods = 1 << GUARDS
        w.run(2, 1, face, 6)
        assert w[victim].alive == (face == 3)


def test_2_2_1_a_kidnapping() -> None:
    w, victim, _ = victim_and_client(KIDNAPPING)
    w.run(2, 1, 5, 6)
    assert w[victim].captivity == HOSTAGE
    assert w.public("kidnapped")


def test_2_2_2_five_in_six() -> None:
    w, victim, _ = victim_and_client(KIDNAPPING)
    w.run(2, 1, 6, 6)
    assert w.is_free(victim)


def test_2_2_3_two_in_six_against_the_guarded() -> None:
    for face in (2, 3):
        w, victim, _ = victim_and_client(KIDNAPPING)
        w.judge(victim)
        w.run(2, 1, face, 6)
        assert w.is_free(victim) == (face == 3)


@pytest.mark.parametrize(("pp", "price", "share"), [(57, 5, 2), (9, 1, 0), (-30, 1, 0)])
def test_2_2_4_a_tenth_at_least_one_and_half_for_the_client(pp: int, price: int, share: int) -> None:
    w, victim, _ = victim_and_client(KIDNAPPING, pp)
    w.orders[0].pay_all = True
    w.run(2, 1, 1, 6)
    assert w.is_free(victim)
    assert w.purses() == [10 - price, 9 + share, 10]


def test_2_2_4_several_clients_share_and_debt_is_allowed() -> None:
    w = World(4)
    victim = w.person(0, pp=105)
    for family in (1, 2, 3):
        w.offer(w.person(family), KIDNAPPING, victim)
    w.purse(0, 0)
    w.orders[0].pay[victim] = True
    w.run(2, 1, 1, 6, 6, 6)
    assert w.purses() == [-10, 10, 10, 10]  # five shared by three: one each, the rest is lost


def test_2_2_4_an_answer_for_one_beats_the_answer_for_all() -> None:
    w, victim, _ = victim_and_client(KIDNAPPING)
    w.orders[0].pay_all, w.orders[0].pay[victim] = True, False
    w.run(2, 1, 1, 6)
    assert w[victim].captivity == HOSTAGE


def test_2_2_5_where_the_hostage_is_kept() -> None:
    for place, expected in ((BALNEA, BALNEA), (STELLARIUM, STELLARIUM), (-2, STELLARIUM), (XORG, STELLARIUM)):
        w, victim, _ = victim_and_client(KIDNAPPING)
        w.orders[0].places[victim] = place
        w.run(2, 1, 1, 6)
        assert w[victim].held_at == expected
    w, victim, _ = victim_and_client(KIDNAPPING)
    w.govern(victim, CARILAM)
    w.run(2, 1, 1, 6)
    assert w[victim].held_at == CARILAM
    assert w[victim].governs == CARILAM


def test_2_2_5_the_family_may_give_in_later() -> None:
    w = World()
    hostage, kept = w.hostage(w.person(0, pp=40)), w.hostage(w.person(0, pp=40))
    w.orders[0].pay[hostage] = True
    w.run(2)
    assert w.is_free(hostage)
    assert not w.is_free(kept)
    assert w.purses()[:2] == [6, 12]


def test_2_3_1_a_scandal() -> None:
    w, victim, _ = victim_and_client(SCANDAL)
    w.run(2, 1, 1, 6)
    assert w.public("scandal")
    assert w.tried_for(victim)


def test_2_3_2_five_in_six() -> None:
    w, victim, _ = victim_and_client(SCANDAL)
    w.run(2, 1, 6, 6)
    assert w.pp(victim) == [10]
    assert not w.s.trials


def test_2_3_3_ten_pp_and_a_trial() -> None:
    w, victim, _ = victim_and_client(SCANDAL)
    w.run(2, 1, 5, 4)
    assert w.pp(victim) == [0]
    assert w.tried_for(victim) == ["2.3.3"]


def test_2_3_4_exposed_once_however_many_clients() -> None:
    w = World()
    victim, one, other = w.person(0), w.person(1), w.person(2)
    w.offer(one, SCANDAL, victim)
    w.offer(other, SCANDAL, victim)
    w.run(2, 1, 1, 1, 1)
    assert w.pp(victim, one, other) == [5, 0, 0]
    assert not w.tried_for(victim)
    assert [trial.fined_for for trial in w.s.trials] == [0, 0]


def test_2_4_1_a_sabotage_waits_for_its_ship() -> None:
    """2.4.1, 2.4.2: exploration ships only."""
    w = World()
    ship = w.ship()
    w.offer(w.person(1), SABOTAGE, ship)
    w.run(2, 1)
    assert w.s.contracts[0].kind == SABOTAGE
    assert not w.s.contracts[0].settled


def test_2_4_2_only_exploration_ships() -> None:
    w = World()
    assert target_refusal(w.s, SABOTAGE, 0) == "2.4.2"
    assert target_refusal(w.s, SABOTAGE, w.ship()) == ""


def test_2_4_3_four_in_six_and_only_if_it_flies() -> None:
    for face, afloat in ((4, False), (5, True)):
        w = World()
        captain, priest, client = w.person(0, "explorer"), w.person(0, "priest"), w.person(1)
        ship = w.sail(captain, priest)
        w.contract(SABOTAGE, ship, client)
        w.run(14, *((4, 6) if face == 4 else (5, 6, 6, 6)))
        assert w.s.ships[ship].afloat == afloat
    w = World()
    ship = w.ship()
    w.contract(SABOTAGE, ship, w.person(1))
    w.run(14, 6)
    assert w.s.ships[ship].afloat


def test_2_4_4_all_aboard_die_but_for_capsules() -> None:
    w = World()
    captain, priest = w.person(0, "explorer", goods=(CAPSULE,)), w.person(0, "priest")
    ship = w.sail(captain, priest)
    w.contract(SABOTAGE, ship, w.person(1))
    w.run(14, 1, 6, 1, 6, 6)  # explodes, capsule lands at home, not found, nothing discovered
    assert w.is_free(captain)
    assert not w[priest].alive


def test_2_5_1_a_bomb_waits_for_the_exchange() -> None:
    w = World()
    w.offer(w.person(1), BOMB, NONE)
    w.run(2, 1)
    assert w.s.contracts[0].kind == BOMB
    assert not w.s.contracts[0].settled


def test_2_5_2_three_in_six_and_the_emperor_is_guarded() -> None:
    w = World()
    people = [w.person(0, "merchant") for _ in range(3)]
    w.seat(GOVERNMENT, 0, people[2])
    for who in people:
        w[who].share, w[who].stake = 0, 1
    w.contract(BOMB, NONE, w.person(1))
    w.run(13, 3, 4, 2, 6, 3, 3)  # dead, alive, alive; unsolved; two bets
    assert [w[who].alive for who in people] == [False, True, True]


def test_2_6_1_a_rebellion_waits() -> None:
    w = World()
    w.offer(w.person(1), REBELLION, BALNEA)
    w.run(2, 1)
    assert w.s.contracts[0].target == BALNEA
    assert not w.s.contracts[0].settled


def test_2_6_2_four_in_six() -> None:
    for falls in (True, False):
        w = World()
        w.contract(REBELLION, BALNEA, w.person(1))
        w.run(11, *((4, 1, 6, 6) if falls else (5, 6, 6)))
        assert (w.s.planets[BALNEA].holder == REBELS) == falls


def test_2_6_3_fought_like_any_revolt() -> None:
    w = World()
    w.s.population = 100
    men = [w.person() for _ in range(3)]
    w.garrison(BALNEA, *men)
    w.contract(REBELLION, BALNEA, w.person(1))
    w.run(11, 1, 1, 1, 1, 6, 6)  # rises, force 1 to 3: great victory, one victim dead, unsolved, no other revolt
    assert sorted(w.pp(*men)) == [10, 15, 15]
    assert sum(w[who].alive for who in men) == 2


def test_2_6_4_the_second_fleet_helps_where_it_patrols() -> None:
    w = World()
    w.s.population = 100
    general, soldier = w.person(2), w.person(2)
    w.seat(2, 0, general)
    w.fleet(2, soldier, w.person(2), w.person(2), w.person(2), w.person(2))
    w.orders[2].patrol = [BALNEA]
    w.contract(REBELLION, BALNEA, w.person(1))
    w.run(11, 1, 1, 6, 6)
    assert w.s.planets[BALNEA].holder == 0
    assert w.pp(soldier) == [20]


def test_2_6_5_everyone_on_a_fallen_colony_throws() -> None:
    w = World()
    w.s.population = 100
    merchant, governor, hostage = w.person(0, "merchant"), w.person(1), w.person(2)
    convict = w.convict(w.person())
    w.trade(BALNEA, merchant)
    w.govern(governor, BALNEA)
    w.hostage(hostage)
    w.contract(REBELLION, BALNEA, w.person(1))
    w.run(11, 1, 1, 3, 4, 6, 6, 6)
    assert not w[merchant].alive
    assert (w[governor].captivity, w[hostage].captivity, w[governor].governs) == (REBELS, REBELS, NONE)
    assert w[convict].captivity == 1
    assert not any(w.s.planets[BALNEA].posts)


def test_2_7_1_treason_waits_and_ships_are_united() -> None:
    w = World()
    ships = (w.ship(), w.ship())
    w.offer(w.person(1), TREASON, NONE, ships=ships[:1])
    w.offer(w.person(2), TREASON, NONE, ships=ships)
    w.run(2, 1)
    assert len(w.s.contracts) == 1
    assert w.s.contracts[0].ships == list(ships)


def test_2_7_2_four_in_six() -> None:
    for face in (4, 5):
        w = World()
        w.contract(TREASON, NONE, w.person(1))
        w.run(12, face, 6, 6)
        assert w.s.treason == (face == 4)


def test_2_7_3_more_dice_and_too_late_in_the_ninth_year() -> None:
    w = World()
    w.s.population = 100
    w.contract(TREASON, NONE, w.person(1))
    w.run(12, 1, 6, 1, 1, 1, 1, 1, 4)  # believed, unsolved, attack on Balnéa with 3 dice, then defensive
    assert w.s.planets[BALNEA].holder == 4
    w = World()
    w.contract(TREASON, NONE, w.person(1), year=9)
    w.run(12, 6, 6)
    assert not w.s.treason


def test_2_7_3_two_dice_more_in_defence() -> None:
    w = World()
    w.s.population = 100
    w.seat(GOVERNMENT, 0, w.person(2, "merchant"))
    w.orders[2].war = True
    soldier = w.person()
    w.fleet(1, soldier)
    w.contract(TREASON, NONE, w.person(1))
    w.run(12, 1, 6, 6, 1, 1, 1, 1, 4)  # believed, unsolved, no attack; one man against four dice; then defensive
    assert w.s.battles == 1
    assert not w[soldier].alive


def test_2_7_4_betrayed_ships_are_captured_three_times_in_six() -> None:
    for betrayed, face, captured in ((True, 3, True), (True, 4, False), (False, 2, False), (False, 1, True)):
        w = World()
        captain = w.person(0, "explorer")
        ship = w.sail(captain, w.person(0, "priest"))
        w.s.ships[ship].betrayed = betrayed
        w.s.ships[ship].names = ["Nova"]
        w.run(14, 6, 2, 6, face)  # no wreck, a Pouark planet, a single one
        assert (not w.is_free(captain)) == captured


def test_2_8_1_as_many_as_credits_and_as_the_purse_pays() -> None:
    w = World()
    target = w.person(0)
    clients = [w.person(1) for _ in range(8)]
    for client in clients:
        w.orders[1].offers.append(Offer(client, 1, MURDER, target, []))
    for credits, number in ((0, 0), (3, 3), (9, 7)):
        w.s.families[1].credits = credits
        assert len(valid_offers(w.s, w.orders)) == number
    w.purse(1, 5)
    assert len(valid_offers(w.s, w.orders)) == 5


def test_2_8_2_the_best_paid_are_executed_and_only_they_pay() -> None:
    w = World(4)
    w.s.or_last = 0
    targets = [w.person(0) for _ in range(6)]
    for amount, target in enumerate(targets, 1):
        w.offer(w.person(1 + amount % 3), KIDNAPPING, target, amount)
    w.run(2, 1, 1, 1, 1, 1, *[6] * 10)
    assert [contract.amount for contract in w.s.contracts] == [6, 5, 4, 3, 2]
    assert w.purses() == [10, 1, 6, 3]
    assert len(w.told("contract-refused")) == 1
    assert not w.public("contract-refused")


def test_2_8_2_more_families_more_contracts_and_ties() -> None:
    w = World()
    targets = [w.person(0) for _ in range(8)]
    for at, target in enumerate(targets):
        w.offer(w.person(1, pp=20 if at == 7 else 10), MURDER, target)
    w.s.or_last = 11
    offered = merged(valid_offers(w.s, w.orders))
    chance = Scripted([0] * 6)
    w.s.families[1].credits = 8
    chosen = choose(w.s, [*offered, *merged([Offer(w.person(2, pp=99), 1, MURDER, targets[7], [])])], chance)
    assert len(chosen) == 7
    assert chosen[0].target == targets[7]
    assert chance.spent()


def test_2_8_3_equal_offers_are_one_contract() -> None:
    w = World()
    victim, one, other = w.person(0), w.person(1), w.person(2)
    w.offer(one, MURDER, victim, 3)
    w.offer(other, MURDER, victim, 4)
    w.run(2, 1, 1, 3, 4)
    assert w.s.contracts[0].amount == 7
    assert w.purses() == [10, 7, 6]
    assert [event.values["code"] for event in w.told("found")] == [w[one].code]


def test_2_8_4_one_contract_for_each_client() -> None:
    w = World()
    client = w.person(1)
    w.offer(client, MURDER, w.person(0))
    w.offer(client, SCANDAL, w.person(0))
    assert len(valid_offers(w.s, w.orders)) == 1


def test_2_8_5_credits_gained_and_spent() -> None:
    w = World()
    victim, one, other = w.person(0), w.person(1), w.person(1)
    w.offer(one, MURDER, victim)
    w.offer(other, MURDER, victim)
    w.run(2, 1, 6, 6, 6)
    assert w.s.families[1].credits == 6  # one contract, one credit
    w.s.families[2].status = 1
    w.run(30)
    assert [family.credits for family in w.s.families] == [1, 7, 0]
    assert not w.public("accounts")


def test_2_8_6_sorted_years_the_most_generous_first() -> None:
    w = World()
    one, other = w.person(0), w.person(0)
    w.offer(w.person(1), MURDER, one, 1)
    w.offer(w.person(2), MURDER, other, 2)
    w.run(2, 8, 2, 6, 6, 6, 6)
    assert [(contract.target, contract.year) for contract in w.s.contracts] == [(other, 2), (one, 8)]


def test_2_9_1_kolombo_joins_if_a_victim_is_insured() -> None:
    w = World()
    insured = w.person(0, "merchant", goods=(KOLOMBO,))
    w.trade(BALNEA, insured)
    client = w.person(1)
    w.s.population = 100
    w.contract(REBELLION, BALNEA, client)
    w.run(11, 1, 1, 6, 5, 6)
    assert w.tried_for(client)


def test_2_9_2_failed_and_moot_contracts_are_inquired_into() -> None:
    w = World()
    victim, murderer, kidnapper = w.person(0), w.person(1), w.person(2)
    w.offer(murderer, MURDER, victim, 2)
    w.offer(kidnapper, KIDNAPPING, victim, 1)
    w.run(2, 1, 1, 1, 3, 3)  # dead, found; then moot, found
    assert w.tried_for(murderer)
    assert w.tried_for(kidnapper)


def test_2_9_3_ten_pp_and_a_trial_but_only_a_name_for_the_dead() -> None:
    w = World()
    one, other = w.person(1), w.person(2)
    w.offer(one, MURDER, other, 2)
    w.offer(other, MURDER, one, 1)
    w.run(2, 1, 1, 1, 1, 1, 1)
    assert w.pp(one) == [0]
    assert w.pp(other) == [10]
    assert len(w.told("found")) == 2


def test_the_other_crimes_on_a_dead_victim_are_moot() -> None:
    w = World()
    victim = w.person(0)
    w.seat(MERCHANTS, 1, victim)
    w[victim].school = 3
    w.offer(w.person(1), MURDER, victim, 2)
    w.offer(w.person(2), SCANDAL, victim, 1)
    w.run(2, 1, 1, 1, 6, 6)
    assert w[victim].died_in_office
    assert w.pp(victim) == [10]
