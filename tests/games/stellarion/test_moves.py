"""Random walks through all sixteen combinations of expansions, alone and with two: nothing is lost on the way."""

from itertools import product

import pytest

from belle_etoile.core import Event, Quick, Seeded
from belle_etoile.core.bits import count
from belle_etoile.games.stellarion import GAME
from belle_etoile.games.stellarion.notation import is_well_formed
from belle_etoile.games.stellarion.state import ACT, State
from belle_etoile.games.stellarion.turns import can_act

from .positions import new_game

EXPANSIONS = ("black-holes", "theories", "mirrors", "sun")
COMBINATIONS = list(product(("no", "yes"), repeat=4))

every_combination = pytest.mark.parametrize(
    "chosen", COMBINATIONS, ids=lambda chosen: "".join("by"[answer == "yes"] for answer in chosen)
)
every_seats = pytest.mark.parametrize("seats", [1, 2])


def options(chosen: tuple[str, ...], seed: int) -> dict[str, str]:
    told = dict(zip(EXPANSIONS, chosen, strict=True))
    told["orbits"] = ("yes", "no")[seed % 2]
    return GAME.checked_options({**told, "shooting-stars": str(seed % 5)})


def walk(seats: int, chosen: tuple[str, ...], seed: int) -> list[State]:
    """All positions of a random game; a launch is played when there is one, so that games get somewhere."""
    luck = Quick(seed)
    s = GAME.setup(seats, options(chosen, seed), luck)
    assert isinstance(s, State)
    positions = [s.copy()]
    while GAME.waiting(s):
        moves = GAME.legal_moves(s, s.turn)
        eager = [move for move in moves if GAME.format(move).split()[0] in ("launch", "cross", "prove", "meteors")]
        move = (eager or moves)[luck.pick(len(eager or moves), "")]
        GAME.apply(s, s.turn, move, luck)
        positions.append(s.copy())
    return positions


@every_seats
@every_combination
def test_every_card_voyage_and_token_is_somewhere_once(seats: int, chosen: tuple[str, ...]) -> None:
    for seed in range(3):
        for s in walk(seats, chosen, seed):
            GAME.check(s)


@every_seats
@every_combination
def test_the_list_and_the_refusal_agree(seats: int, chosen: tuple[str, ...]) -> None:
    positions = walk(seats, chosen, 7)
    met = {move for s in positions if GAME.waiting(s) for move in GAME.legal_moves(s, s.turn)}
    for s in positions:
        if GAME.waiting(s):
            legal = set(GAME.legal_moves(s, s.turn))
            assert {move for move in met if GAME.refusal(s, s.turn, move) == ""} == legal


@every_seats
@every_combination
def test_a_turn_goes_on_exactly_while_there_is_a_move(seats: int, chosen: tuple[str, ...]) -> None:
    for s in walk(seats, chosen, 11):
        if s.stage == ACT:
            assert can_act(s)
            assert GAME.legal_moves(s, s.turn)


def test_every_integer_is_a_move_or_refused() -> None:
    """No bits but those of `format` pass."""
    for s in walk(1, ("yes", "yes", "yes", "yes"), 3)[:40:4]:
        legal = set(GAME.legal_moves(s, 0))
        assert {move for move in range(1 << 16) if GAME.refusal(s, 0, move) == ""} == legal
        assert all(GAME.refusal(s, 0, move + extra) for move in legal for extra in (1 << 16, 1 << 40, -(1 << 20)))


def test_what_is_well_formed_is_what_can_be_written() -> None:
    for move in range(1 << 16):
        if is_well_formed(move):
            assert GAME.parse(GAME.format(move)) == move


def test_events_do_not_depend_on_being_heard() -> None:
    for s in walk(2, ("yes", "yes", "yes", "yes"), 5)[:60]:
        if GAME.waiting(s):
            for move in GAME.legal_moves(s, s.turn)[:3]:
                told, silent, events = s.copy(), s.copy(), list[Event]()
                GAME.apply(told, s.turn, move, Seeded("x"), events)
                GAME.apply(silent, s.turn, move, Seeded("x"))
                assert told.text() == silent.text()
                assert events


def test_a_deck_is_drawn_without_bias() -> None:
    """Each of the eight cards comes first equally often: 8,000 setups, the 0.1 % limit of chi square with 3 degrees."""
    seen = [0] * 4
    for seed in range(2000):
        s = new_game(seed=seed)
        for deck in range(4):
            seen[s.shown(deck) % 4] += 1
    assert sum((many - 2000) ** 2 / 2000 for many in seen) < 16.3


def test_the_default_moves_of_an_absent_player_end_the_game() -> None:
    for chosen in COMBINATIONS:
        luck = Quick(1)
        s = GAME.setup(2, options(chosen, 1), luck)
        while GAME.waiting(s):
            (seat,) = GAME.waiting(s)
            GAME.apply(s, seat, GAME.default_move(s, seat), luck)
        assert GAME.outcome(s) is not None


def test_a_copy_shares_nothing() -> None:
    for s in walk(2, ("yes", "yes", "yes", "yes"), 2)[:-1]:
        before = s.text()
        copy = s.copy()
        GAME.apply(copy, s.turn, GAME.legal_moves(s, s.turn)[-1], Quick(3))
        assert s.text() == before != copy.text()


def test_promises_can_be_made_for_every_move() -> None:
    for chosen in COMBINATIONS:
        for s in walk(2, chosen, 13):
            before = s.text()
            for move in GAME.legal_moves(s, s.turn):
                GAME.promise(s, s.turn, move)
            assert s.text() == before
            assert 0 <= GAME.worth(s, 0) == GAME.worth(s, 1) <= 1000


def test_known_cards_never_exceed_the_deck() -> None:
    for s in walk(1, ("yes", "yes", "yes", "no"), 17):
        for deck in range(8):
            assert s.size(deck) == count(s.contents(deck)) <= 10
