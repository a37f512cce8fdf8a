"""Moves as text: one spelling each, and nothing else is read."""

import pytest

from belle_etoile.core import BadNotation
from belle_etoile.games.stellar import GAME
from belle_etoile.games.stellar.notation import (
    DO_KEEP,
    DO_LAST,
    DO_NOTE,
    DO_OPEN,
    DO_PLACE,
    DO_PLAY,
    DO_TAKE,
    DO_WIPE,
    EVERY_MOVE,
    encode,
)

from .positions import EDITION, board, card, position

MARS = card("mars")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("open mars", encode(DO_OPEN, MARS, 0, 0)),
        ("wipe", DO_WIPE),
        ("keep", DO_KEEP),
        ("take 1", encode(DO_TAKE, 0, 0, 0)),
        ("take 5", encode(DO_TAKE, 0, 4, 0)),
        ("note mars", encode(DO_NOTE, MARS, 0, 0)),
        ("play mars 1", encode(DO_PLAY, MARS, 0, 0)),
        ("play mars 12 down", encode(DO_PLAY, MARS, 11, 1)),
        ("place webb 4", encode(DO_PLACE, card("webb"), 3, 0)),
        ("place webb 4 down", encode(DO_PLACE, card("webb"), 3, 1)),
        ("last 51-pegasi-b", encode(DO_LAST, card("51-pegasi-b"), 0, 0)),
    ],
)
def test_each_kind_of_move_has_its_text(text: str, move: int) -> None:
    assert GAME.parse(text) == move
    assert GAME.format(move) == text
    assert 0 <= move < EVERY_MOVE


def every_text() -> list[str]:
    texts = ["wipe", "keep", *[f"take {position}" for position in range(1, 6)]]
    for name in EDITION.names:
        texts += [f"{verb} {name}" for verb in ("open", "note", "last")]
        for verb in ("play", "place"):
            texts += [f"{verb} {name} {slot}{face}" for slot in range(1, 13) for face in ("", " down")]
    return texts


def test_every_move_reads_back_as_it_is_written() -> None:
    texts = every_text()
    moves = [GAME.parse(text) for text in texts]
    assert len(set(moves)) == len(texts)
    assert [GAME.format(move) for move in moves] == texts


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Take 1",
        "take",
        "take 0",
        "take 6",
        "take 01",
        "take -1",
        "take 1 down",
        "take 1 ",
        "take  1",
        "take ١",
        "take ²",
        "take one",
        "wipe 1",
        "wipe the row",
        "keep ",
        "open",
        "open pluto",
        "open Mars",
        "open mars 1",
        "note",
        "note mars 1",
        "note mars down",
        "play mars",
        "play mars 0",
        "play mars 13",
        "play mars down",
        "play mars 4 up",
        "play mars 4 down down",
        "play 4 mars",
        "play mars 4\n",
        "place",
        "place mars 99999999999999999999",
        "last",
        "last mars 1",
        "undo",
        "setup",
        "jump",
    ],
)
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse(text)
    assert caught.value.values["move"] == text
    assert "'take 1-5'" in str(caught.value.values["expected"])


def test_moves_are_told_in_parts() -> None:
    s = position(board({1: "mars"}, hand="uranus"), row="venus phobos bennu juno m87")
    assert GAME.describe(s, GAME.parse("take 2")) == {
        "move": "take 2",
        "kind": "take",
        "values": {"card": "phobos", "at": 2},
    }
    for text, kind, values in [
        ("wipe", "wipe", {}),
        ("keep", "keep", {}),
        ("open mars", "open", {"card": "mars"}),
        ("note uranus", "note", {"card": "uranus"}),
        ("play uranus 3", "play", {"card": "uranus", "at": 3}),
        ("play uranus 3 down", "play-down", {"card": "uranus", "at": 3}),
        ("place io 12", "place", {"card": "io", "at": 12}),
        ("place io 12 down", "place-down", {"card": "io", "at": 12}),
        ("last mars", "last", {"card": "mars"}),
    ]:
        assert GAME.describe(s, GAME.parse(text)) == {"move": text, "kind": kind, "values": values}
