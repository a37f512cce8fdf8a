"""A campaign as a match of core: documents and the referee's word are its moves; its log replays."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belle_etoile.core import BadLog, Match, StaleMove, new_match, parse_log, replayed, verified
from belle_etoile.core.chance import Quick
from belle_etoile.core.errors import NothingToUndo
from belle_etoile.core.log import UNDO, Record
from belle_etoile.games.stellarium import GAME, REFEREE, many_lines, one_line
from belle_etoile.games.stellarium.checking import check_orders
from belle_etoile.games.stellarium.state import State
from belle_etoile.games.stellarium.writing import format_orders

from .chaos import chaos

SEATS = 4
TURNS = 5
HALF = 'ransom = "pay"\n[people.1-1]\nplace = "Stell'


def state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def sent(match: Match, seat: int, luck: Quick) -> str:
    """Random orders after the check, or half a letter."""
    s = state(match)
    orders = chaos(s, seat, luck)
    check_orders(s, orders)
    text = format_orders(s, orders)
    return HALF if luck.pick(6, "half") == 0 or not text else text


def played(seed: int, turns: int = TURNS) -> Match:
    match, luck = new_match(GAME, SEATS, str(seed), {"turns": "5"}), Quick(seed)
    match.play(0, "found " + one_line('name = "Altaïr | x"'))
    match.play(REFEREE, "resolve")
    for _ in range(turns):
        for seat in match.waiting:
            match.play(seat, f"orders {one_line(sent(match, seat, luck))}")
        if not match.over:
            match.play(REFEREE, "resolve")
    return match


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 10**6))
def test_a_campaign_replays_from_its_log_and_is_verified_by_its_seed(seed: int) -> None:
    match = played(seed)
    assert match.over
    text = match.log.text()
    again = replayed(GAME, parse_log(text, "campaign.log"), "campaign.log")
    assert again.state.text() == match.state.text()
    assert again.log.text() == text
    assert verified(GAME, parse_log(text, "campaign.log")).state.text() == match.state.text()


def test_a_forged_die_is_found() -> None:
    log = parse_log(played(3).log.text(), "campaign.log")
    version = next(nth for nth, record in enumerate(log.records) if record.move == "resolve")
    record = log.records[version]
    log.records[version] = Record(version, REFEREE, "resolve", [record.outcomes[0] ^ 1, *record.outcomes[1:]])
    with pytest.raises(BadLog):
        verified(GAME, log, "campaign.log")


def test_the_seed_is_in_the_log_only_when_all_is_over() -> None:
    assert "\nseed " not in played(5, 2).log.text()
    assert "\nseed 5\n" in played(5).log.text()


def test_orders_may_be_sent_again_and_taken_back_until_the_turn_is_resolved() -> None:
    match = played(7, 1)
    before = match.state.text()
    match.play(1, 'orders ransom = "pay"')
    match.play(1, 'orders ransom = "refuse"')
    match.undo(1)
    match.undo(1)
    assert match.state.text() == before
    assert match.log.records[-1].move == UNDO
    match.play(1, 'orders ransom = "pay"')
    match.play(REFEREE, "resolve")
    with pytest.raises(NothingToUndo):
        match.undo(1)
    with pytest.raises(StaleMove):
        match.play(1, 'orders ransom = "pay"', seen=match.version - 1)
    assert replayed(GAME, parse_log(match.log.text(), "x")).state.text() == match.state.text()


def test_a_form_takes_the_place_of_a_list_of_moves() -> None:
    match = played(1, 1)
    assert match.legal_moves(0) == []
    owed = [field for field in GAME.form(match.state, 0).fields if field.owed]
    assert owed
    assert all(field.choices or field.list or field.place.endswith(".name") for field in owed)


@given(st.text())
def test_any_document_fits_on_one_line_of_a_log(document: str) -> None:
    line = one_line(document)
    assert len(line.splitlines()) <= 1
    assert "|" not in line
    assert many_lines(line) == document
