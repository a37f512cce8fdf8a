"""Legality and notation: lists and refusals agree, text reads back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.core import BadNotation, Quick
from belle_etoile.games.star_explorer.notation import EVERY_MOVE, kind_of
from belle_etoile.games.star_explorer.state import State

from .tables import GAME, drafting, drawn_before, moves, play, refusal

POSSIBLE = [move for move in range(EVERY_MOVE) if kind_of(move) <= 8 and move >> 4 < 4096]


def readable(move: int) -> bool:
    try:
        return GAME.parse(GAME.format(move)) == move
    except (BadNotation, IndexError):
        return False


READABLE = [move for move in POSSIBLE if readable(move)]


@pytest.mark.parametrize("seed", range(3))
def test_moves_lists_exactly_what_refusal_lets_pass(seed: int) -> None:
    luck = Quick(seed + 40)
    s = GAME.setup(2, {"first": "random"}, luck)
    step = 0
    while (seat := GAME.turn(s)) >= 0:
        legal = list(GAME.moves(s, seat))
        if step % 9 == 0:
            assert sorted(legal) == [move for move in READABLE if GAME.refusal(s, seat, move) == ""]
        GAME.carry_out(s, seat, legal[luck.pick(len(legal), "")], luck, None)
        step += 1


def test_moves_print_as_one_would_say_them() -> None:
    texts = ["start red", "size 10", "seven 2", "leave 10", "put 1", "place -3 2 1", "nothing", "confirm", "back"]
    assert [GAME.format(GAME.parse(text)) for text in texts] == texts


@pytest.mark.parametrize(
    "text",
    ["", "start", "start green", "size 4", "size 11", "size 07", "seven 0", "seven 3", "leave 0", "leave 11", "put",
     "place 1 2", "place 1 2 4", "place 16 0 0", "place +1 0 0", "place -0 0 0", "place 1 2 3 4", "nothing 1",
     "Confirm"],
)  # fmt: skip
def test_nonsense_is_unreadable(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@given(st.integers(-15, 15), st.integers(-15, 15), st.integers(0, 3))
def test_every_placement_reads_back(x: int, y: int, turns: int) -> None:
    text = f"place {x} {y} {turns}"
    assert GAME.format(GAME.parse(text)) == text
    assert GAME.describe(drafting("lyra"), GAME.parse(text))["values"] == {
        "turns": turns,
        "at": (x + 16) * 100 + y + 16,
        "column": x + 16,
        "row": y + 16,
    }


def test_a_draft_is_undone_step_by_step() -> None:
    s = drafting("lyra", seats=2)
    before = s.text()
    play(s, "leave 1", "place 0 4 0", "back", "put 1")
    assert s.text() == before
    assert "leave 1" in moves(s)


def test_an_absent_player_draws_the_best_there_is() -> None:
    s = drafting("orion", round=3)
    drawn_before(s, "lyra", "-1 4 0")
    texts = []
    while GAME.waiting(s) and s.round == 2:
        move = GAME.default_move(s, 0)
        assert refusal(s, GAME.format(move)) == ""
        texts.append(GAME.format(move))
        GAME.apply(s, 0, move, Quick(1))
    assert texts[-1] == "confirm"
    assert isinstance(s, State)
    assert s.boards[0].round_points(2) > 0
