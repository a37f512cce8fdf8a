"""A match: moves by text, taking back, staleness; nothing changes when a call raises."""

from collections.abc import Callable

import pytest

from belle_etoile.core import (
    EVERYONE,
    BadLog,
    BadNotation,
    BadSetup,
    BelleEtoileError,
    IllegalMove,
    Match,
    NothingToUndo,
    NotYourTurn,
    StaleMove,
    new_match,
    parse_log,
    replayed,
    verified,
)
from belle_etoile.core.chance import commitment
from belle_etoile.core.match import resumed
from belle_etoile.games import game_named

from ..walking import to_the_end

STELLAR = game_named("stellar")


def fresh() -> Match:
    """A match whose first player is seat 0; both owe an opening card."""
    return new_match(STELLAR, 2, "a seed", {"first": "1"})


def opened() -> Match:
    """Both have opened, seat 0 is to take a card."""
    match = fresh()
    for seat in (0, 1):
        match.play(seat, match.legal_moves(seat)[0])
    return match


def everything(match: Match) -> tuple[str, str, int, list[int], bool, bool]:
    return (
        match.state.text(),
        match.log.text(),
        match.version,
        match.waiting,
        match.can_undo(0),
        match.can_undo(1),
    )


def almost_over() -> Match:
    """Seat 0 has chosen a last card in secret, seat 1 has not."""
    match = opened()
    while match.view(EVERYONE)["stage"] != "last":
        seat = match.waiting[0]
        match.play(seat, match.legal_moves(seat)[0])
    match.play(0, match.legal_moves(0)[0])
    return match


# Playing


def test_a_match_begins_with_its_setup() -> None:
    match = fresh()
    assert match.version == 0
    assert match.waiting == [0, 1]
    assert not match.over
    assert match.outcome is None
    assert match.log.commitment == commitment("a seed")
    assert match.log.seed == ""
    assert [record.move for record in match.log.records] == ["setup"]


def test_a_match_needs_seats_and_options_of_the_game() -> None:
    with pytest.raises(BadSetup):
        new_match(STELLAR, 3, "a seed")
    with pytest.raises(BadSetup):
        new_match(STELLAR, 2, "a seed", {"first": "3"})


def test_each_move_is_one_version() -> None:
    match = opened()
    assert match.version == 2
    match.play(0, "take 1")
    assert match.version == 3
    assert match.log.records[3].text() == "3 1 take 1"


def test_the_log_takes_what_chance_decided() -> None:
    match = opened()
    assert len(match.log.records[0].outcomes) == 4  # four starters
    assert match.log.records[1].outcomes == ()
    assert len(match.log.records[2].outcomes) == 9  # two hands and the row


def test_choices_are_the_legal_moves_in_parts() -> None:
    match = opened()
    assert [choice["move"] for choice in match.choices(0)] == match.legal_moves(0)
    assert match.choices(1) == []
    assert match.legal_moves(1) == []


def test_the_seed_is_published_when_the_match_is_over() -> None:
    match = to_the_end(opened(), 1)
    assert match.over
    assert match.log.seed == "a seed"
    assert match.log.text().endswith("\nseed a seed\n")
    assert verified(STELLAR, match.log).state.text() == match.state.text()


# Refusals


def unseated(match: Match) -> None:
    match.play(1, "take 1")


def unreadable(match: Match) -> None:
    match.play(0, "take it easy")


def illegal(match: Match) -> None:
    match.play(0, "wipe")


def stale(match: Match) -> None:
    match.play(0, "take 1", seen=1)


def early(match: Match) -> None:
    match.play(0, "take 1", seen=3)


def undone(match: Match) -> None:
    match.undo(0)


def undone_by_the_other(match: Match) -> None:
    match.undo(1)


def undone_by_nobody(match: Match) -> None:
    match.undo(EVERYONE)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (unseated, NotYourTurn),
        (unreadable, BadNotation),
        (illegal, IllegalMove),
        (stale, StaleMove),
        (early, StaleMove),
        (undone, NothingToUndo),
        (undone_by_the_other, NothingToUndo),
        (undone_by_nobody, NothingToUndo),
    ],
)
def test_nothing_changes_when_a_call_raises(call: Callable[[Match], None], error: type[BelleEtoileError]) -> None:
    match, untouched = opened(), opened()
    before = everything(match)
    with pytest.raises(error):
        call(match)
    assert everything(match) == before
    assert to_the_end(match, 8).log.text() == to_the_end(untouched, 8).log.text()


def test_a_refused_move_keeps_what_can_be_taken_back() -> None:
    match = opened()
    match.play(0, "take 1")
    with pytest.raises(IllegalMove):
        match.play(0, "take 2")
    assert match.can_undo(0)


def test_a_stale_move_says_what_was_seen() -> None:
    match = opened()
    with pytest.raises(StaleMove) as caught:
        match.play(0, "take 1", seen=1)
    assert caught.value.values == {"seen": 1, "version": 2}


def test_a_move_that_saw_the_present_position_is_welcome() -> None:
    match = opened()
    match.play(0, "take 1", seen=2)
    assert match.version == 3


def test_nobody_moves_when_it_is_over() -> None:
    match = to_the_end(opened(), 1)
    for seat in (0, 1):
        with pytest.raises(NotYourTurn):
            match.play(seat, "take 1")


# Taking back


def test_a_move_can_be_taken_back() -> None:
    match = opened()
    before = match.state.text()
    match.play(0, "take 1")
    match.undo(0)
    assert match.state.text() == before
    assert match.log.records[-1].text() == "4 1 undo"
    assert match.version == 4
    match.play(0, "take 2")
    assert match.state.text() != before


def test_several_moves_can_be_taken_back_one_by_one() -> None:
    match = almost_noted()
    match.undo(0)
    assert "stage play" in match.state.text()
    match.undo(0)
    assert "stage take" in match.state.text()
    assert not match.can_undo(0)


def almost_noted() -> Match:
    """Seat 0 has taken a card and noted another whose number points at the row: no luck so far."""
    for position in range(1, 6):
        match = opened()
        match.play(0, f"take {position}")
        for text in match.legal_moves(0):
            if text.startswith("note "):
                trial = replayed(STELLAR, match.log, seed="a seed")
                trial.play(0, text)
                if not trial.log.records[-1].outcomes:
                    return trial
    raise AssertionError("this seed offers no such turn")


def test_what_luck_has_told_cannot_be_taken_back() -> None:
    match = almost_noted()
    match.play(0, match.legal_moves(0)[0])  # the row is refilled
    assert match.log.records[-1].outcomes
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_only_the_last_mover_takes_back() -> None:
    match = opened()
    match.play(0, "take 1")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    with pytest.raises(NothingToUndo):
        match.undo(1)


def test_another_players_move_stands_in_the_way() -> None:
    match = fresh()
    match.play(1, match.legal_moves(1)[0])
    assert match.can_undo(1)
    match.play(0, match.legal_moves(0)[0])
    assert not match.can_undo(1)


def test_a_secret_choice_can_be_taken_back_until_the_other_has_chosen() -> None:
    match = fresh()
    before = match.state.text()
    match.play(1, match.legal_moves(1)[0])
    match.undo(1)
    assert match.state.text() == before
    assert match.waiting == [0, 1]
    match.play(1, match.legal_moves(1)[1])
    match.play(0, match.legal_moves(0)[0])
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_a_choice_that_revealed_the_others_cannot_be_taken_back() -> None:
    """The second last card shows the first one: whoever has seen it may not choose again."""
    match = almost_over()
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.play(1, match.legal_moves(1)[0])
    assert match.over
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_a_match_whose_seed_is_published_does_not_go_on() -> None:
    match = to_the_end(opened(), 1)
    for seat in (0, 1):
        with pytest.raises(NothingToUndo):
            match.undo(seat)


def test_nothing_to_take_back_at_the_start() -> None:
    match = fresh()
    for seat in (0, 1, EVERYONE):
        assert not match.can_undo(seat)


def test_what_was_taken_back_is_in_the_log_and_replays() -> None:
    match = opened()
    match.play(0, "take 1")
    match.undo(0)
    match.play(0, "take 2")
    to_the_end(match, 4)
    log = parse_log(match.log.text(), "undone.log")
    assert [record.move for record in log.records[3:6]] == ["take 1", "undo", "take 2"]
    assert replayed(STELLAR, log).state.text() == match.state.text()
    assert verified(STELLAR, log).state.text() == match.state.text()


def test_a_replayed_match_can_take_back_too() -> None:
    match = opened()
    match.play(0, "take 1")
    again = replayed(STELLAR, match.log, seed="a seed")
    again.undo(0)
    again.play(0, "take 2")
    assert again.version == 5


# Going on


def test_a_match_read_from_a_log_needs_the_seed_to_go_on() -> None:
    match = replayed(STELLAR, opened().log)
    before = everything(match)
    with pytest.raises(BadLog, match="no seed to go on with"):
        match.play(0, "take 1")
    assert everything(match) == before


def test_a_match_goes_on_from_a_snapshot() -> None:
    whole = to_the_end(opened(), 6)
    for version in (0, 2, 7, 20):
        kept = whole.log.records[: version + 1]
        earlier = fresh()
        for record in kept[1:]:
            earlier.play(record.seat, record.move)
        match = resumed(STELLAR, whole.log, version, earlier.state.text(), "a seed")
        assert match.version == version
        assert match.state.text() == earlier.state.text()
        assert not match.can_undo(0)
        assert not match.can_undo(1)
        for record in whole.log.records[version + 1 : version + 4]:
            match.replay(record, "match.log", record.version + 7)
        for record in whole.log.records[version + 4 :]:
            match.play(record.seat, record.move)
        assert match.state.text() == whole.state.text()
        assert match.version == whole.version
        assert [record.text() for record in match.log.records] == [
            record.text() for record in whole.log.records[version + 1 :]
        ]


def test_a_snapshot_knows_a_stale_move() -> None:
    match = resumed(STELLAR, opened().log, 2, opened().state.text(), "a seed")
    with pytest.raises(StaleMove):
        match.play(0, "take 1", seen=1)
    match.play(0, "take 1", seen=2)
    assert match.version == 3
    assert match.can_undo(0)
    match.undo(0)
    assert [record.text() for record in match.log.records] == ["3 1 take 1", "4 1 undo"]


def test_views_come_through_the_match() -> None:
    match = opened()
    assert match.view(0) == STELLAR.view(match.state, 0)
    assert match.view(EVERYONE)["hand"] == []
