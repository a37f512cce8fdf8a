"""One text for each move."""

import pytest

from belle_etoile.core import BadNotation
from belle_etoile.games.stellarion import GAME

from .test_moves import COMBINATIONS, walk


def test_moves_read_back() -> None:
    for chosen in COMBINATIONS:
        for s in walk(2, chosen, 21):
            for move in GAME.legal_moves(s, s.turn) if GAME.waiting(s) else []:
                text = GAME.format(move)
                assert GAME.parse(text) == move
                choice = GAME.describe(s, move)
                assert choice["move"] == text
                assert choice["kind"]


@pytest.mark.parametrize(
    "text",
    [
        "launch alpha ship alpha star shooting-star",
        "launch delta delta-ship nebula delta delta-planet",
        "coordinate alpha ship",
        "coordinate ship alpha-ship",
        "coordinate alpha-ship beta-ship under beta-ship",
        "cross alpha gamma ship planet",
        "take delta",
        "give alpha",
        "prove star",
        "meteors beta",
        "meteors beta partner",
        "seek star alpha-star",
        "seek star black-hole",
        "recover alpha alpha-planet",
        "scan nebula",
        "raise mirror",
        "stack alpha-ship",
        "sink black-hole",
        "post alpha",
        "retreat 8",
        "stop",
    ],
)
def test_written_as_a_player_would_say_it(text: str) -> None:
    assert GAME.format(GAME.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "launch",
        "launch alpha",
        "launch alpha nebula ship star planet",
        "launch alpha beta nebula star planet",
        "launch alpha beta-ship nebula star planet",
        "coordinate ship alpha",
        "coordinate alpha alpha",
        "coordinate alpha ship under beta",
        "coordinate alpha ship over alpha",
        "coordinate alpha black-hole",
        "cross alpha beta ship",
        "cross beta alpha ship star",
        "cross alpha alpha ship star",
        "take ship",
        "prove alpha",
        "meteors alpha me",
        "seek alpha beta-ship",
        "seek alpha",
        "scan alpha beta",
        "raise alpha",
        "retreat 0",
        "retreat 9",
        "retreat 01",
        "stop ",
        "Stop",
        "stop now",
    ],
)
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)
