"""Chance and logs of every game that is listed: same seed, same match; what is written replays and is verified."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.core import (
    BadLog,
    Record,
    new_match,
    parse_log,
    replayed,
    verified,
)
from belle_etoile.core.log import UNDO

from .walking import Start, every_start, few, to_the_end, walked


@every_start
@few
@given(st.data())
def test_same_seed_same_log(start: Start, data: st.DataObject) -> None:
    walk = walked(start, data)
    first, second = walk.last(), walk.last()
    assert first.log.text() == second.log.text()
    assert first.state.text() == second.state.text()


@every_start
@few
@given(st.data())
def test_a_log_replays_without_the_seed(start: Start, data: st.DataObject) -> None:
    match = walked(start, data).last()
    text = match.log.text()
    again = replayed(start.game, parse_log(text, "match.log"), "match.log")
    assert again.state.text() == match.state.text()
    assert again.log.text() == text
    if not match.over:
        assert "seed" not in text
        with pytest.raises(BadLog, match="has no seed to go on with"):
            again.play(match.waiting[0], match.legal_moves(match.waiting[0])[0])


@every_start
@few
@given(st.data())
def test_a_replayed_match_goes_on_as_the_first_would(start: Start, data: st.DataObject) -> None:
    walk = walked(start, data)
    match = walk.last()
    again = replayed(start.game, parse_log(match.log.text(), "match.log"), seed=str(walk.seed))
    assert to_the_end(match, 5).log.text() == to_the_end(again, 5).log.text()


@every_start
@few
@given(st.data())
def test_a_finished_match_is_verified_and_a_forged_one_refused(start: Start, data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 2**32 - 1), label="seed")
    match = to_the_end(new_match(start.game, start.seats, str(seed), dict(start.options)), seed)
    text = match.log.text()
    assert verified(start.game, parse_log(text, "match.log")).state.text() == match.state.text()
    with pytest.raises(BadLog, match="line 6: the seed does not fit the commitment"):
        verified(start.game, parse_log(text.replace(f"seed {seed}", f"seed {seed + 1}"), "match.log"))
    with pytest.raises(BadLog, match="no seed"):
        verified(start.game, parse_log(text.replace(f"seed {seed}\n", ""), "match.log"))
    lucky = [version for version, record in enumerate(match.log.records) if record.outcomes]
    version = data.draw(st.sampled_from(lucky), label="forged version")
    forged = parse_log(text, "match.log")
    record = forged.records[version]
    at = data.draw(st.integers(0, len(record.outcomes) - 1), label="forged outcome")
    outcomes = list(record.outcomes)
    outcomes[at] = outcomes[at] - 1 if outcomes[at] else 1
    forged.records[version] = Record(version, record.seat, record.move, outcomes)
    with pytest.raises(BadLog):
        verified(start.game, forged, "match.log")


@every_start
@few
@given(st.data())
def test_a_move_with_more_or_fewer_outcomes_than_it_asks_for_does_not_replay(start: Start, data: st.DataObject) -> None:
    match = walked(start, data).last()
    log = parse_log(match.log.text(), "match.log")
    version = data.draw(st.integers(0, len(log.records) - 1), label="version")
    record = log.records[version]
    log.records[version] = Record(version, record.seat, record.move, [*record.outcomes, 0])
    with pytest.raises(BadLog, match=f"line {version + 7}: more outcomes"):
        replayed(start.game, log, "match.log")
    if record.outcomes:
        log.records[version] = Record(version, record.seat, record.move, record.outcomes[:-1])
        with pytest.raises(BadLog, match="no outcome is left"):
            replayed(start.game, log, "match.log")


@every_start
@few
@given(st.data())
def test_what_is_taken_back_leaves_no_trace_but_in_the_log(start: Start, data: st.DataObject) -> None:
    for match in walked(start, data).matches():
        if match.over:
            return
        seat = match.waiting[0]
        again = replayed(start.game, match.log, seed=match.chance.seed if match.chance else "")
        before = again.state.text()
        again.play(seat, again.legal_moves(seat)[0])
        if again.can_undo(seat):
            again.undo(seat)
            assert again.state.text() == before
            assert again.log.records[-1].move == UNDO
            assert replayed(start.game, parse_log(again.log.text(), "undone.log")).state.text() == before
        else:
            assert again.log.records[-1].outcomes or len(match.waiting) == 1
