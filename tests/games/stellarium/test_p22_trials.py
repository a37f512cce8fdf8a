"""22: trials."""

import pytest

from belle_etoile.games.stellarium.components import ARMY, CONVICT, GOVERNMENT, GUILTY, HEAD, JUDGES, NONE, NOT_GUILTY
from belle_etoile.games.stellarium.phases.p02_contracts import valid_offers
from belle_etoile.games.stellarium.phases.p03_marriages import may_marry

from .building import World


def court(judges: int = 2, emperor: bool = True) -> tuple[World, int, int, list[int]]:
    """Judges of family 1, the Emperor of family 2, and someone of family 0 accused last turn."""
    w = World()
    accused = w.person(0, pp=30)
    bench = [w.judge(w.person(1)) for _ in range(judges)]
    if emperor:
        bench.append(w.seat(GOVERNMENT, HEAD, w.person(2, "merchant")))
    return w, accused, w.accuse(accused), bench


def test_22_1_crimes_of_earlier_turns_only() -> None:
    w, accused, _, bench = court()
    trial = w.accuse(accused, opened=3)
    w.vote(bench[0], trial, GUILTY)
    w.run(22)
    assert [left.id for left in w.s.trials] == [trial]
    assert w.is_free(accused)
    assert JUDGES == 15


def test_22_2_votes_are_public_and_silence_abstains() -> None:
    w, accused, trial, bench = court()
    w.vote(bench[0], trial, NOT_GUILTY, 50)
    w.run(22)
    assert [event.values["verdict"] for event in w.told("vote")] == ["not-guilty", "abstain", "abstain"]
    assert w.public("vote")
    assert w.is_free(accused)
    assert not w.s.trials


@pytest.mark.parametrize(
    ("votes", "guilty"),
    [
        ((GUILTY, NOT_GUILTY, 0), False),
        ((GUILTY, GUILTY, NOT_GUILTY), True),
        ((GUILTY, NOT_GUILTY, GUILTY), True),
        ((GUILTY, 0, NOT_GUILTY), False),
        ((NOT_GUILTY, 0, GUILTY), True),
        ((0, 0, 0), False),
    ],
)
def test_22_3_majority_and_the_emperor_twice_in_a_tie(votes: tuple[int, ...], guilty: bool) -> None:
    w, accused, trial, bench = court()
    for judge, vote in zip(bench, votes, strict=True):
        w.vote(judge, trial, vote)
    w.run(22)
    assert (w[accused].captivity == CONVICT) == guilty


def test_22_3_without_emperor_the_most_prestigious_judge() -> None:
    for pp, guilty in ((11, True), (9, False)):
        w, accused, trial, bench = court(2, emperor=False)
        w[bench[0]].pp = w[bench[0]].pp_start = pp
        w.vote(bench[0], trial, GUILTY)
        w.vote(bench[1], trial, NOT_GUILTY)
        w.run(22)
        assert (w[accused].captivity == CONVICT) == guilty


def test_22_3_an_accused_emperor_has_no_double_vote() -> None:
    for pp, guilty in ((11, True), (9, False)):
        w, _, _, bench = court(2)
        trial = w.accuse(bench[2])
        w[bench[0]].pp = w[bench[0]].pp_start = pp
        w.vote(bench[0], trial, GUILTY)
        w.vote(bench[1], trial, NOT_GUILTY)
        w.vote(bench[2], trial, NOT_GUILTY)
        w.run(22)
        assert (w[bench[2]].captivity == CONVICT) == guilty


def test_22_3_put_off_without_judges_or_if_the_accused_is_held() -> None:
    w, _, trial, bench = court(0)
    w.vote(bench[0], trial, GUILTY)
    w.run(22)
    assert len(w.s.trials) == 1
    assert [(event.rule, event.values["why"]) for event in w.told("adjourned")] == [("22.3", "no-judge")]
    w, accused, trial, bench = court()
    w.hostage(accused)
    w.accuse(w.person(0), opened=w.s.turn)  # this one is not due yet
    w.vote(bench[0], trial, GUILTY)
    w.run(22)
    assert len(w.s.trials) == 2
    assert [(event.values["trial"], event.values["why"]) for event in w.told("adjourned")] == [(trial, "held")]
    assert w.public("adjourned")
    w, accused, trial, bench = court(1, emperor=False)
    w.hostage(bench[0])
    w.run(22)
    assert len(w.s.trials) == 1


def test_22_4_twelve_pp_and_the_mean_rounded_up_to_a_ten() -> None:
    w, accused, trial, bench = court(4)
    for judge, years in zip(bench, (20, 10, 50, 50, 40), strict=True):
        w.vote(judge, trial, GUILTY, years)
    w.seat(ARMY, 1, accused)
    w.run(22)
    assert w.told("convicted")[0].values["years"] == 40
    assert w[accused].until == 7
    assert w.pp(accused) == [18]
    assert not w[accused].in_office


def test_22_4_the_years_of_acquitters_count_and_thirty_stays_thirty() -> None:
    w, accused, trial, bench = court()
    for judge, vote, years in zip(bench, (GUILTY, GUILTY, NOT_GUILTY), (40, 40, 10), strict=True):
        w.vote(judge, trial, vote, years)
    w.run(22)
    assert w[accused].until == 6


def test_22_4_a_mean_of_43_years_is_50() -> None:
    w, accused, trial, bench = court(5)
    for judge, years in zip(bench, (50, 50, 50, 50, 50, 10), strict=True):
        w.vote(judge, trial, GUILTY, years)
    w.run(22)
    assert w[accused].until == 8


def test_22_5_what_convicts_may_and_may_not() -> None:
    w = World()
    convict = w.convict(w.person(0))
    w.offer(convict, 0, w.person(1))
    assert not w[convict].practising
    assert not valid_offers(w.s, w.orders)
    assert may_marry(w[convict]) == ""
    w.orders[0].purchases = [(convict, 1)]
    w.run(1)
    assert w[convict].has(1)


def test_22_6_sentences_add_up() -> None:
    w, accused, first, bench = court()
    second = w.accuse(accused)
    for trial, years in ((first, 20), (second, 30)):
        w.vote(bench[0], trial, GUILTY, years)
    w.run(22)
    assert w[accused].until == 8
    assert w.pp(accused) == [6]
    w, accused, trial, bench = court()
    w.convict(accused, until=5)
    w.vote(bench[0], trial, GUILTY, 20)
    w.run(22)
    assert w[accused].until == 7


def test_22_7_a_judge_has_no_vote_in_his_own_case() -> None:
    w, _, _, bench = court(2, emperor=False)
    trial = w.accuse(bench[0])
    w.vote(bench[0], trial, NOT_GUILTY)
    w.vote(bench[1], trial, GUILTY)
    w.run(22)
    assert w[bench[0]].captivity == CONVICT
    assert not w[bench[0]].judge
    assert w.pp(*bench) == [10 - 24, 14]  # 27.2.8: doubled


def test_22_8_four_pp_for_each_judge() -> None:
    w = World()
    judges = [w.judge(w.person(0)), w.judge(w.hostage(w.person(1)))]
    w.run(22)
    assert w.pp(*judges) == [14, 14]


def test_2_3_4_the_client_of_a_scandal_is_fined() -> None:
    w, accused, _, bench = court()
    w.s.trials = []
    w[accused].trials = 0
    trial = w.accuse(accused, fined_for=2)
    w.seat(ARMY, 1, accused)
    w.vote(bench[0], trial, GUILTY, 30)
    w.purse(0, 2)
    w.run(22)
    assert w.purses() == [-4, 10, 16]
    assert w.is_free(accused)
    assert w[accused].guild == 1
    assert w.pp(accused) == [18]


def test_2_3_4_a_fined_judge_is_struck_off() -> None:
    w, _, _, bench = court()
    trial = w.accuse(bench[0], fined_for=0)
    w.vote(bench[1], trial, GUILTY, 10)
    w.run(22)
    assert not w[bench[0]].judge
    assert w.is_free(bench[0])
    assert w.pp(bench[0]) == [-2]


def test_32_4_the_emperor_sits_in_the_court() -> None:
    w, accused, trial, bench = court(1)
    w.vote(bench[1], trial, GUILTY)
    w.run(22)
    assert w[accused].captivity == CONVICT
    assert w.s.trials == []
    assert NONE == -1
