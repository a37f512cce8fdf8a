"""Learned values: they see what the seat may know, add up, and are the same in every build."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i32

from belle_etoile.core import Quick
from belle_etoile.core.learned import Learned, total_of
from belle_etoile.games.stellar import GAME
from belle_etoile.games.stellar.state import State
from belle_etoile.games.stellar.values import ALL

from ...depth import deep
from ...walking import examples
from .positions import board, position

KINDS = {"open", "wipe", "keep", "take", "note", "play", "place", "last"}


def some_weights(seed: int) -> Learned:
    """Any weights, the same everywhere."""
    chance, weights = Quick(seed), vec[i32]([])
    for _ in range(ALL):
        weights = append(weights, i32(chance.pick(2001, "test") - 1000))
    return Learned(weights, 16)


WEIGHTS = some_weights(1)


def positions_of(seed: int) -> list[State]:
    """Every position of a random game."""
    chance = Quick(seed)
    s = GAME.setup(2, {"first": "random"}, chance)
    found = []
    while (seat := GAME.turn(s)) >= 0:
        found.append(s.copy())
        moves = GAME.moves(s, seat)
        GAME.carry_out(s, seat, moves[chance.pick(len(moves), "test")], chance, None)
    return found


def expected(s: State, seat: int) -> dict[str, int]:
    moves = GAME.moves(s, seat)
    return {GAME.format(m): v for m, v in zip(moves, GAME.expect(s, seat, moves, WEIGHTS), strict=True)}


@examples(6)
@given(st.integers(0, 2**31), st.integers(0, 2**31))
def test_twins_are_worth_the_same(seed: int, luck: int) -> None:
    """Two positions that differ in what the seat may not know."""
    for s in positions_of(seed):
        for seat in GAME.waiting(s):
            twin = GAME.determinize(GAME.view(s, seat), Quick(luck))
            assert expected(twin, seat) == expected(s, seat)
            for move in GAME.moves(s, seat):
                assert list(GAME.lookups(twin, seat, move)) == list(GAME.lookups(s, seat, move))


def test_what_is_kept_while_a_turn_is_planned_adds_up() -> None:
    """A plan changes a board back and forth; the lookups of the position itself say the same."""
    compared = set()
    for s in positions_of(deep(4, 2)):
        before, seat = s.text(), GAME.turn(s)
        values = expected(s, seat)
        for move in GAME.moves(s, seat):
            found = GAME.lookups(s, seat, move)
            if len(found):
                assert all(0 <= int(place) < ALL for place in found)
                assert total_of(WEIGHTS, found) == values[GAME.format(move)]
                compared.add(GAME.format(move).split()[0])
        assert s.text() == before
    assert {"open", "note", "play", "place"} <= compared <= KINDS


def test_to_take_a_card_is_worth_the_best_turn_that_follows() -> None:
    """Later more slots are looked at for a card face down, so it may turn out better, and never worse."""
    seen = 0
    for s in positions_of(6):
        if GAME.view(s, 0)["stage"] != "take":
            continue
        seat = GAME.turn(s)
        for move, value in expected(s, seat).items():
            then = s.copy()
            GAME.apply(then, seat, GAME.parse(move), Quick(1))
            up = [v for m, v in expected(then, seat).items() if not m.endswith("down")]
            assert max(up) <= value <= max(expected(then, seat).values())
            seen += 1
    assert seen > 80


def test_a_wipe_is_worth_a_turn_with_an_unknown_row() -> None:
    s = position(
        board({1: "mars"}, hand="saturn titan"), board({1: "eros"}), row="venus phobos io juno m87", stage="wipe"
    )
    twin = s.copy()
    twin.row[0], twin.row[1] = s.row[1], s.row[0]
    assert expected(s, 0)["wipe"] == expected(twin, 0)["wipe"]


def test_every_table_is_looked_into() -> None:
    met = [False] * len(GAME.tables)
    for seed in range(deep(12, 6)):
        for s in positions_of(seed):
            for move in GAME.moves(s, GAME.turn(s)):
                for found in GAME.lookups(s, GAME.turn(s), move):
                    place, at = int(found), 0
                    while place >= GAME.tables[at].size:
                        place -= int(GAME.tables[at].size)
                        at += 1
                    met[at] = True
    assert all(met)


def test_at_the_end_the_margin_is_that_of_the_points() -> None:
    chance = Quick(3)
    s = GAME.setup(2, {"first": "1"}, chance)
    while (seat := GAME.turn(s)) >= 0:
        moves = GAME.moves(s, seat)
        GAME.carry_out(s, seat, moves[chance.pick(len(moves), "test")], chance, None)
    mine, theirs = GAME.scores(s)
    assert (GAME.margin(s, 0), GAME.margin(s, 1)) == (mine - theirs, theirs - mine)


@pytest.mark.parametrize(("seed", "sum_of_all"), [(1, -2049982), (2, -14702306)])
def test_interpreted_and_compiled_agree_to_the_last_unit(seed: int, sum_of_all: int) -> None:
    """Recorded once; both builds must come to the same numbers."""
    total = 0
    for nth, s in enumerate(positions_of(seed), 1):
        total += nth * sum(expected(s, GAME.turn(s)).values())
    assert total == sum_of_all
