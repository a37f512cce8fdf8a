"""21: dismissals."""

from belle_etoile.games.stellarium.components import ARMY, HEAD, NONE

from .building import World


def army(votes: tuple[bool, ...]) -> tuple[World, int, list[int]]:
    w = World()
    head = w.seat(ARMY, HEAD, w.person(2))
    others = [w.seat(ARMY, 1 + at, w.person(0)) for at in range(len(votes))]
    w.orders[0].dismiss = [(who, ARMY) for who, vote in zip(others, votes, strict=True) if vote]
    return w, head, others


def test_21_1_all_of_them() -> None:
    for votes, out in (((True, True, True), True), ((True, False, True), False), ((), False)):
        w, head, _ = army(votes)
        w.run(21)
        assert (w[head].guild == NONE) == out
        assert bool(w.told("dismissed")) == out


def test_21_1_captives_are_not_counted() -> None:
    w, head, others = army((True, False))
    w.hostage(others[1])
    w.run(21)
    assert w[head].guild == NONE


def test_21_2_the_seat_and_six_pp() -> None:
    w, head, _ = army((True,))
    w.run(21)
    assert w.pp(head) == [4]
    assert w.s.pyramids[ARMY][HEAD] == NONE


def test_21_3_no_trial() -> None:
    w, _, _ = army((True,))
    w.run(21)
    assert not w.s.trials
