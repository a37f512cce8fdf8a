"""Secrets of every game that is listed. A twin is a position that differs only in what a viewer may not know."""

from collections.abc import Mapping, Sequence

from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.bots.weights import learned_values
from belle_etoile.core import (
    EVERYONE,
    Event,
    MoveGame,
    Quick,
    Scripted,
    Seeded,
    State,
    new_match,
)

from .walking import Start, every_game, every_start, examples, few, step, viewers, walked

LOOKED_AT = 80  # moves of a long game that the slowest test looks at


def heard(events: list[Event], viewer: int) -> list[dict[str, object]]:
    return [event.plain() for event in events if event.heard_by(viewer)]


def twin_of(game: MoveGame, s: State, viewer: int, luck: int) -> State:
    twin: State = game.determinize(game.view(s, viewer), Quick(luck))
    game.check(twin)
    return twin


@every_start
@few
@given(st.data())
def test_twins_look_the_same(start: Start, data: st.DataObject) -> None:
    game = start.game
    luck = data.draw(st.integers(0, 2**32 - 1), label="luck")
    for match in walked(start, data).matches():
        s = match.state
        for viewer in viewers(match):
            twin = twin_of(game, s, viewer, luck)
            assert game.view(twin, viewer) == game.view(s, viewer)
            assert game.views(twin, [viewer]) == game.views(s, [viewer])
            assert game.waiting(twin) == game.waiting(s)
            assert game.outcome(twin) == game.outcome(s)


@every_game
def test_the_lobby_knows_whether_there_are_secrets(game: MoveGame) -> None:
    differ = False
    for seed in range(3):
        match = new_match(game, max(2, game.info.seats[0]), str(seed))
        luck = Quick(seed)
        while not match.over:
            seen = [{**match.view(viewer), "seat": 0} for viewer in viewers(match)]
            differ = differ or any(own != seen[0] for own in seen)
            step(match, luck.word())
    assert differ == game.info.secrets


def expected(game: MoveGame, s: State, seat: int) -> list[int]:
    """What the seat expects of its moves, where the game has learned values."""
    learned = learned_values(game)
    return [] if learned is None else list(game.expect(s, seat, game.moves(s, seat), learned))


@every_start
@few
@given(st.data())
def test_twins_offer_and_promise_the_same(start: Start, data: st.DataObject) -> None:
    game, met = start.game, set[int]()
    luck = data.draw(st.integers(0, 2**32 - 1), label="luck")
    for match in walked(start, data).matches():
        s = match.state
        for seat in match.waiting:
            twin = twin_of(game, s, seat, luck)
            legal = game.legal_moves(s, seat)
            met.update(legal)
            assert game.legal_moves(twin, seat) == legal
            assert [game.refusal(twin, seat, m) for m in met] == [game.refusal(s, seat, m) for m in met]
            assert [game.describe(twin, m) for m in legal] == [game.describe(s, m) for m in legal]
            assert [game.promise(twin, seat, m) for m in legal] == [game.promise(s, seat, m) for m in legal]
            assert game.default_move(twin, seat) == game.default_move(s, seat)
            assert expected(game, twin, seat) == expected(game, s, seat)


@every_start
@few
@given(st.data())
def test_a_glance_at_the_moves_changes_nothing(start: Start, data: st.DataObject) -> None:
    game = start.game
    for match in walked(start, data).matches():
        before = match.state.text()
        for seat in match.waiting:
            for move in game.legal_moves(match.state, seat):
                game.promise(match.state, seat, move)
                game.describe(match.state, move)
            game.default_move(match.state, seat)
            expected(game, match.state, seat)
        for viewer in viewers(match):
            game.view(match.state, viewer)
        assert match.state.text() == before


def moved(
    game: MoveGame, s: State, seat: int, move: int, viewer: int, outcomes: Sequence[int]
) -> tuple[list[Event], Mapping[str, object]]:
    events: list[Event] = []
    after = s.copy()
    game.apply(after, seat, move, Scripted(outcomes), events)
    return [event for event in events if event.heard_by(viewer)], game.view(after, viewer)


@every_start
@examples(5)
@given(st.data())
def test_twins_answer_a_move_alike(start: Start, data: st.DataObject) -> None:
    """What is told of the viewer, of the mover and of the table is the same, unless luck has a part in it.

    Others may have made secret choices that the move reveals: of them, only the kind of the fact is the same. And
    whoever has heard the same sees the same: a view holds nothing that did not come from earlier views and events.
    """
    game = start.game
    luck = data.draw(st.integers(0, 2**32 - 1), label="luck")
    for match in walked(start, data, chosen=6).matches():
        s = match.state
        for viewer in viewers(match):
            twin = twin_of(game, s, viewer, luck)
            for seat in match.waiting:
                shared = [m for m in game.legal_moves(s, seat) if game.refusal(twin, seat, m) == ""]
                for move in shared[:: max(1, len(shared) // 8)]:
                    chance = Seeded(str(luck))
                    game.apply(s.copy(), seat, move, chance)
                    here, seen = moved(game, s, seat, move, viewer, chance.outcomes)
                    there, seen_by_twin = moved(game, twin, seat, move, viewer, chance.outcomes)
                    facts = [(event.rule, event.kind, event.seat, sorted(event.values)) for event in here]
                    assert facts == [(event.rule, event.kind, event.seat, sorted(event.values)) for event in there]
                    if not chance.outcomes:
                        known = (viewer, seat, EVERYONE)
                        assert [event.plain() for event in here if event.seat in known] == [
                            event.plain() for event in there if event.seat in known
                        ]
                    if heard(here, viewer) == heard(there, viewer):
                        assert seen == seen_by_twin


@every_start
@examples(4)
@given(st.data())
def test_what_one_has_learnt_cannot_be_taken_back(start: Start, data: st.DataObject) -> None:
    """If a twin would have told something else, the mover knows more than before."""
    game = start.game
    seed = data.draw(st.integers(0, 2**32 - 1), label="seed")
    match, luck = new_match(game, start.seats, str(seed), dict(start.options)), Quick(seed)
    for _ in range(LOOKED_AT):
        if match.over:
            return
        before = match.state
        step(match, luck.word())
        record = match.log.records[-1]
        move, seat = game.parse(record.move), record.seat
        told = heard(moved(game, before, seat, move, seat, record.outcomes)[0], seat)
        twins = [twin_of(game, before, seat, each) for each in range(4)]
        others = [heard(moved(game, twin, seat, move, seat, record.outcomes)[0], seat) for twin in twins]
        if record.outcomes or any(other != told for other in others):
            assert not match.can_undo(seat), f"{record.text()!r} told {told}"
