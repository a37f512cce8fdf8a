"""`moves` and `refusal` say the same, for every code there is."""

import pytest

from belle_etoile.core import Quick, Scripted
from belle_etoile.games.stellar import GAME
from belle_etoile.games.stellar.notation import EVERY_MOVE
from belle_etoile.games.stellar.state import STAGES

from ...walking import Start, Walk
from .positions import board, card, play, position, shown, stage, telescope

START = Start(GAME, 2, ())


def agree(walk: Walk) -> str:
    """Try every code for every seat that is waited for; the stage is returned."""
    match = walk.last()
    for seat in match.waiting:
        legal = match.game.legal_moves(match.state, seat)
        passed = [move for move in range(EVERY_MOVE) if match.game.refusal(match.state, seat, move) == ""]
        assert passed == sorted(legal)
    return str(match.view(seat)["stage"]) if match.waiting else "over"


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 4, 5, 8, 13, 21, 30, 37, 44, 50])
def test_every_code_is_listed_or_refused(moves: int) -> None:
    agree(Walk(START, seed=moves, quick=moves, choices=()))


def test_every_code_in_every_stage() -> None:
    """Walks on until each stage was seen once."""
    missing = set(STAGES) - {"over"}
    for quick in range(60):
        walk = Walk(START, seed=4, quick=quick, choices=())
        match = walk.last()
        if match.waiting and match.view(0)["stage"] in missing:
            missing.discard(agree(walk))
    assert not missing


def test_the_order_of_moves_is_stable() -> None:
    """It is in goldens and on the wire: by card, by slot, face up before face down."""
    s = position(board({1: "mars", 2: "io", 3: "eros", 4: "m31!", 5: "m87!", 6: "iss", 7: "gaia"}, hand="uranus titan"))
    s.stage = STAGES.index("play")
    assert shown(s, 0) == [
        "note uranus",
        "play uranus 8 down",
        "play uranus 9 down",
        "play uranus 10 down",
        "play uranus 11 down",
        "play uranus 12 down",
        "note titan",
        "play titan 8 down",
        "play titan 9 down",
        "play titan 10 down",
        "play titan 11 down",
        "play titan 12 down",
    ]
    s = position(board({1: "mars", 2: "io"}), stage="place", in_play="uranus")
    assert shown(s, 0)[:3] == ["place uranus 3", "place uranus 3 down", "place uranus 4 down"]


def test_an_absent_player_keeps_the_row_and_shows_cards() -> None:
    def default(*args: str) -> str:
        s = position(board({1: "mars"}, hand="uranus titan"), stage=args[0], in_play=args[1] if args[1:] else "")
        return GAME.format(GAME.default_move(s, 0))

    assert default("wipe") == "keep"
    assert default("take") == "take 1"
    assert default("play") == "note uranus"
    assert default("place", "io") == "place io 2"


def test_an_absent_player_hides_a_card_that_fits_nowhere() -> None:
    s = position(board({1: "mars", 2: "io", 3: "eros"}), stage="place", in_play="uranus")
    assert GAME.format(GAME.default_move(s, 0)) == "place uranus 4 down"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_same_hand_card_is_never_two_cards(seat: int) -> None:
    """A card leaves the hand for one place."""
    s = position(board({1: "mars"}, hand="uranus"), board({1: "eros"}, hand="hygiea"), stage="play", turns=2 + seat)
    name = ("uranus", "hygiea")[seat]
    play(s, seat, f"play {name} 2", "titan")
    assert telescope(s, seat)[2] == name
    assert not s.boards[seat].hand >> card(name) & 1


def test_without_a_listener_the_same_happens() -> None:
    for quick in range(0, 52, 3):
        match = Walk(START, seed=9, quick=quick, choices=()).last()
        for seat in match.waiting:
            for move in match.game.legal_moves(match.state, seat)[:4]:
                silent, told = match.state.copy(), match.state.copy()
                match.game.apply(silent, seat, move, Quick(2))
                match.game.apply(told, seat, move, Quick(2), [])
                assert silent.text() == told.text()


def test_a_position_reads_back_from_its_text() -> None:
    for quick in range(56):
        match = Walk(START, seed=quick, quick=quick, choices=()).last()
        again = GAME.read_state(match.state.text())
        GAME.check(again)
        assert again.text() == match.state.text()
        for seat in match.waiting:
            assert GAME.legal_moves(again, seat) == match.game.legal_moves(match.state, seat)


def test_a_turn_needs_no_luck_where_the_row_has_the_card() -> None:
    s = position(board({1: "mars"}, hand="uranus"), stage="play", row="venus . io juno titan")
    GAME.apply(s, 0, GAME.parse("note uranus"), Scripted([]))
    assert stage(s) == "place"
