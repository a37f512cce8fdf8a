"""The contract of tests/test_every_game.py with few and with many at the table."""

from collections.abc import Callable

import pytest

from belle_etoile.games.look_at_the_stars import GAME

from ... import test_every_game as every
from ...walking import Start

STARTS = [
    Start(GAME, 1, ()),
    Start(GAME, 2, (("sheets", "chosen"),)),
    Start(GAME, 3, (("cards", "first-game"),)),
]
EIGHT = Start(GAME, 8, (("cards", "chosen"),))
LONG = ("test_what_one_has_learnt_cannot_be_taken_back", "test_twins_answer_a_move_alike")  # minutes with eight


def asks_for(check: object, name: str) -> bool:
    marks = getattr(check, "pytestmark", [])
    return any(mark.name == "parametrize" and mark.args[0] == name for mark in marks)


CONTRACT = [check for name, check in vars(every).items() if name.startswith("test_") and asks_for(check, "start")]


@pytest.mark.parametrize("start", STARTS, ids=str)
@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: check.__name__)
def test_contract(check: Callable[..., None], start: Start) -> None:
    check(start=start)


@pytest.mark.parametrize("check", CONTRACT[::3], ids=lambda check: check.__name__)
def test_contract_of_eight(check: Callable[..., None]) -> None:
    if check.__name__ not in LONG:
        check(start=EIGHT)


def test_the_contract_is_not_empty() -> None:
    assert len(CONTRACT) > 15


def test_the_rest_of_the_contract() -> None:
    every.test_options_are_filled_in_and_checked(GAME)
    every.test_seats_are_checked(GAME)
    every.test_the_packaged_edition_reads_again_as_itself(GAME)
    every.test_nonsense_is_unreadable(game=GAME)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_can_be_said(language: str) -> None:
    every.test_everything_can_be_said(GAME, language)
