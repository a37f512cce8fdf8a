"""A campaign through its public methods: from the same documents and the same luck it comes out the same."""

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belle_etoile.core import BadLog, MoveGame, NotYourTurn, Scripted, Seeded
from belle_etoile.core.chance import Quick
from belle_etoile.games.stellarium import GAME
from belle_etoile.games.stellarium.orders.checks import check_orders
from belle_etoile.games.stellarium.orders.writer import format_orders
from belle_etoile.games.stellarium.state import State

from .chaos import chaos

SEATS = 4
TURNS = 5
HALF = 'ransom = "pay"\n[people.1-1]\nplace = "Stell'
NAME = 'name = "Altaïr | x"'


class Turn(NamedTuple):
    """What was sent for a turn, by seat, and what luck decided in it."""

    documents: dict[int, str]
    outcomes: list[int]


def opened() -> State:
    s = GAME.setup(SEATS, GAME.checked_options({"turns": "5"}), Quick(0))
    assert isinstance(s, State)
    return s


def send(s: State, documents: dict[int, str]) -> None:
    for seat, document in documents.items():
        if s.entries:
            GAME.found(s, seat, document, None)
        else:
            GAME.order(s, seat, document, None)


def written(s: State, seat: int, luck: Quick) -> str:
    """Random orders after the check, or half a document."""
    orders = chaos(s, seat, luck)
    check_orders(s, orders)
    text = format_orders(s, orders)
    return HALF if luck.pick(6, "half") == 0 or not text else text


def played(seed: int, turns: int = TURNS) -> tuple[State, list[Turn]]:
    """The founding and so many turns."""
    s, luck, deal, told = opened(), Quick(seed), Seeded(str(seed)), list[Turn]()
    for turn in range(turns + 1):
        documents = {seat: written(s, seat, luck) for seat in GAME.waiting(s)} if turn else {0: NAME}
        send(s, documents)
        if GAME.outcome(s) is None:
            deal.turn_to(turn)
            GAME.resolve(s, deal, None)
            told.append(Turn(documents, deal.outcomes))
    return s, told


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 10**6))
def test_a_campaign_replays_from_its_documents_and_its_luck(seed: int) -> None:
    s, told = played(seed)
    assert GAME.outcome(s) is not None
    again = opened()
    for turn in told:
        send(again, turn.documents)
        chance = Scripted(turn.outcomes)
        GAME.resolve(again, chance, None)
        assert chance.spent()
    assert again.text() == s.text()


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 10**6))
def test_the_seed_deals_every_turn_again(seed: int) -> None:
    s, told = played(seed)
    again, deal = opened(), Seeded(str(seed))
    for number, turn in enumerate(told):
        send(again, turn.documents)
        deal.turn_to(number)
        GAME.resolve(again, deal, None)
        assert deal.outcomes == turn.outcomes
    assert again.text() == s.text()


def test_a_die_that_is_missing_is_found() -> None:
    turn = played(3, 1)[1][1]
    assert turn.outcomes
    s = played(3, 0)[0]
    send(s, turn.documents)
    with pytest.raises(BadLog):
        GAME.resolve(s, Scripted(turn.outcomes[:-1]), None)


def test_orders_may_be_sent_again_until_the_turn_is_resolved() -> None:
    s = played(7, 1)[0]
    twin = s.copy()
    GAME.order(s, 1, 'ransom = "pay"', None)
    once = s.text()
    GAME.order(s, 1, 'ransom = "refuse"', None)
    assert s.text() != once
    GAME.order(s, 1, 'ransom = "pay"', None)
    assert s.text() == once
    GAME.order(twin, 1, 'ransom = "pay"', None)
    GAME.resolve(s, Quick(1), None)
    GAME.resolve(twin, Quick(1), None)
    assert s.text() == twin.text()
    assert not s.orders[1].sent


def test_nobody_orders_when_all_is_over() -> None:
    s = played(5)[0]
    assert GAME.waiting(s) == []
    with pytest.raises(NotYourTurn):
        GAME.order(s, 0, 'ransom = "pay"', None)


def test_a_form_takes_the_place_of_a_list_of_moves() -> None:
    s = played(1, 1)[0]
    assert not isinstance(GAME, MoveGame)
    owed = [field for field in GAME.form(s, 0).fields if field.owed]
    assert owed
    assert all(field.choices or field.list or field.place.endswith(".name") for field in owed)


@settings(max_examples=40)
@given(st.text(max_size=200))
def test_any_document_is_taken(document: str) -> None:
    s = opened()
    GAME.found(s, 0, document, None)
    GAME.resolve(s, Quick(1), None)
    GAME.order(s, 0, document, None)
    GAME.check(s)
