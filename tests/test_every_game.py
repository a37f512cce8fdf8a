"""The contract of core/game.py, kept by every game that is listed."""

import json
import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.core import (
    EVERYONE,
    BadLog,
    BadNotation,
    BadSetup,
    Event,
    Game,
    IllegalMove,
    Match,
    NotYourTurn,
    Quick,
    Record,
    Scripted,
    Seeded,
    State,
    new_match,
    parse_log,
    replayed,
    verified,
)
from belle_etoile.core.ledger import parse_ledger
from belle_etoile.core.log import UNDO
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games import CAMPAIGNS, GAMES, SHELF, game_named, on_the_shelf

from .walking import Start, Walk, examples, folder_of, starts, step, to_the_end, walks

LOOKED_AT = 80  # moves of a long game that the slowest test looks at

every_start = pytest.mark.parametrize("start", starts(), ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
few = examples(8)


def walked(start: Start, data: st.DataObject, chosen: int = 8) -> Walk:
    return data.draw(walks(start, chosen=chosen), label="walk")


def viewers(match: Match) -> list[int]:
    return [EVERYONE, *range(match.log.seats)]


def rule_numbers(game: Game) -> set[str]:
    """The numbers that both languages tell."""
    told = [parse_ledger(packaged_text(f"games/{folder_of(game)}", f"rules.{each}.toml")) for each in ("fr", "en")]
    return set(told[0].rules) & set(told[1].rules)


def heard(events: list[Event], viewer: int) -> list[dict[str, object]]:
    return [event.plain() for event in events if event.heard_by(viewer)]


# The list


def test_every_folder_is_listed() -> None:
    folders = Path(__file__).parent.parent / "src" / "belle_etoile" / "games"
    assert {folder_of(game) for game in SHELF} == {file.parent.name for file in folders.glob("*/__init__.py")}


def test_ids_are_unique_and_found() -> None:
    assert all(game_named(game.info.id) is game for game in GAMES)
    assert all(on_the_shelf(game.info.id) is game for game in SHELF)
    with pytest.raises(BadSetup, match="unknown game 'checkers'"):
        game_named("checkers")
    for campaign in CAMPAIGNS:
        with pytest.raises(BadSetup, match="played by post"):
            game_named(campaign.info.id)


# Setup


@every_game
def test_options_are_filled_in_and_checked(game: Game) -> None:
    defaults = {option.name: option.choices[0] for option in game.info.options}
    assert game.checked_options({}) == defaults
    with pytest.raises(BadSetup, match="unknown option 'weather'"):
        game.checked_options({"weather": "fine"})
    for option in game.info.options:
        assert len(set(option.choices)) == len(option.choices) > 1
        with pytest.raises(BadSetup, match=f"option '{option.name}' cannot be 'nonsense'"):
            game.checked_options({option.name: "nonsense"})


@every_game
def test_seats_are_checked(game: Game) -> None:
    least, most = game.info.seats
    for seats in (least - 1, most + 1, 0, -1):
        with pytest.raises(BadSetup, match=f"takes {least} to {most} players, not {seats}"):
            new_match(game, seats, "seed")


@every_game
def test_the_packaged_edition_reads_again_as_itself(game: Game) -> None:
    text = packaged_text(f"games/{folder_of(game)}", "edition.toml")
    again = game.with_edition(text, "again.toml")
    assert (again.edition_id, again.edition_digest) == (game.edition_id, game.edition_digest)
    assert again.components() == game.components() == json.loads(json.dumps(game.components()))


# Legality


@every_start
@few
@given(st.data())
def test_legal_moves_and_refusal_agree(start: Start, data: st.DataObject) -> None:
    game, met, positions = start.game, set[int](), list[State]()
    for match in walked(start, data).matches():
        positions.append(match.state.copy())
        for seat in match.waiting:
            met.update(game.legal_moves(match.state, seat))
    for s in positions:
        for seat in game.waiting(s):
            legal = game.legal_moves(s, seat)
            assert legal
            assert len(set(legal)) == len(legal)
            assert {move for move in met if game.refusal(s, seat, move) == ""} == set(legal)


@every_start
@few
@given(st.data())
def test_apply_refuses_before_it_changes_anything(start: Start, data: st.DataObject) -> None:
    game, met = start.game, set[tuple[int, int]]()
    for match in walked(start, data).matches():
        s, before = match.state, match.state.text()
        met.update((seat, move) for seat in match.waiting for move in game.legal_moves(s, seat))
        for seat, move in sorted(met):
            rule = game.refusal(s, seat, move)
            if seat not in match.waiting:
                with pytest.raises(NotYourTurn):
                    game.apply(s, seat, move, Scripted([]))
            elif rule:
                with pytest.raises(IllegalMove) as refused:
                    game.apply(s, seat, move, Scripted([]))
                assert refused.value.rule == rule
                assert str(refused.value).startswith(f"{rule}: ")
        for seat in (EVERYONE, match.log.seats):
            with pytest.raises(NotYourTurn):
                game.apply(s, seat, 0, Scripted([]))
        assert s.text() == before


@every_start
@few
@given(st.data())
def test_only_a_seat_that_is_waited_for_has_moves(start: Start, data: st.DataObject) -> None:
    game = start.game
    for match in walked(start, data).matches():
        waiting = game.waiting(match.state)
        assert waiting == sorted(set(waiting))
        assert set(waiting) <= set(range(start.seats))
        assert game.turn(match.state) == (waiting[0] if waiting else EVERYONE)
        for seat in viewers(match):
            assert bool(game.legal_moves(match.state, seat)) == (seat in waiting)


@every_start
@few
@given(st.data())
def test_a_default_move_is_always_there_and_legal(start: Start, data: st.DataObject) -> None:
    game = start.game
    for match in walked(start, data).matches():
        for seat in match.waiting:
            assert game.default_move(match.state, seat) in game.legal_moves(match.state, seat)


@every_start
def test_a_game_of_absent_players_ends(start: Start) -> None:
    match = new_match(start.game, start.seats, "nobody is here", dict(start.options))
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, start.game.format(start.game.default_move(match.state, seat)))
    assert match.outcome


# Positions


@every_start
@few
@given(st.data())
def test_every_move_leaves_a_sound_position(start: Start, data: st.DataObject) -> None:
    for match in walked(start, data, chosen=40).matches():
        start.game.check(match.state)


@every_start
@few
@given(st.data())
def test_a_position_reads_back_from_its_text(start: Start, data: st.DataObject) -> None:
    game = start.game
    for match in walked(start, data).matches():
        again = game.read_state(match.state.text())
        game.check(again)
        assert again.text() == match.state.text()
        assert game.waiting(again) == match.waiting
        assert game.scores(again) == game.scores(match.state)
        for viewer in viewers(match):
            assert game.view(again, viewer) == match.view(viewer)
            assert game.legal_moves(again, viewer) == game.legal_moves(match.state, viewer)


@every_start
@few
@given(st.data())
def test_a_copy_goes_its_own_way(start: Start, data: st.DataObject) -> None:
    game, match = start.game, walked(start, data).last()
    for seat in match.waiting:
        before = match.state.text()
        for move in game.legal_moves(match.state, seat):
            copy = match.state.copy()
            assert copy.text() == before
            game.apply(copy, seat, move, Quick(1))
            assert copy.text() != before
            assert match.state.text() == before
            kept = copy.copy()
            after = copy.text()
            for other in game.waiting(copy)[:1]:
                game.apply(copy, other, game.legal_moves(copy, other)[0], Quick(1))
            assert kept.text() == after


@every_start
@few
@given(st.data())
def test_points_can_be_counted_at_any_time_and_the_sheet_adds_up(start: Start, data: st.DataObject) -> None:
    game, rules = start.game, rule_numbers(start.game)
    for match in walked(start, data, chosen=20).matches():
        scores = game.scores(match.state)
        sheets = [game.sheet(match.state, seat) for seat in range(start.seats)]
        assert scores == [sum(line["points"] for line in sheet) for sheet in sheets]
        assert {line["rule"] for sheet in sheets for line in sheet} <= rules


@every_start
@few
@given(st.integers(0, 2**32 - 1))
def test_the_outcome_comes_with_the_end(start: Start, seed: int) -> None:
    game = start.game
    match = new_match(game, start.seats, str(seed), dict(start.options))
    luck = Quick(seed)
    while not match.over:
        assert match.outcome is None
        assert match.log.seed == ""
        step(match, luck.word())
    outcome = match.outcome
    assert outcome is not None
    assert outcome["rule"] in rule_numbers(game)
    winners = outcome["winners"]
    assert winners == sorted(set(winners))
    assert set(winners) <= set(range(start.seats))
    if game.info.together:
        assert winners in ([], list(range(start.seats)))
    else:
        assert winners
    assert match.waiting == []
    assert match.log.seed == str(seed)
    assert all(0 <= game.worth(match.state, seat) <= 1000 for seat in range(start.seats))
    with pytest.raises(NotYourTurn):
        match.play(0, match.log.records[-1].move)


# Text


@every_start
@few
@given(st.data())
def test_moves_read_back_as_they_are_written(start: Start, data: st.DataObject) -> None:
    game = start.game
    for match in walked(start, data).matches():
        for seat in match.waiting:
            for move in game.legal_moves(match.state, seat):
                text = game.format(move)
                assert game.parse(text) == move
                choice = game.describe(match.state, move)
                assert choice["move"] == text
                assert choice["kind"]
                for wrong in (text + " ", " " + text, text + " x", text.upper()):
                    with pytest.raises(BadNotation):
                        game.parse(wrong)


@every_game
@given(text=st.text(max_size=30))
def test_nonsense_is_unreadable(game: Game, text: str) -> None:
    try:
        move = game.parse(text)
    except BadNotation:
        return
    assert game.format(move) == text


@every_start
@few
@given(st.data())
def test_numbers_of_rules_are_in_the_ledger(start: Start, data: st.DataObject) -> None:
    game, rules, met = start.game, rule_numbers(start.game), set[int]()
    for match in walked(start, data, chosen=20).matches():
        for seat in match.waiting:
            legal = game.legal_moves(match.state, seat)
            met.update(legal)
            assert {game.refusal(match.state, seat, move) for move in met} <= rules | {""}
            for move in legal[:: max(1, len(legal) // 6)]:
                events: list[Event] = []
                game.apply(match.state.copy(), seat, move, Quick(1), events)
                assert events
                assert {event.rule for event in events} <= rules


@every_start
@few
@given(st.data())
def test_what_leaves_is_plain(start: Start, data: st.DataObject) -> None:
    game = start.game
    for match in walked(start, data).matches():
        for viewer in viewers(match):
            seen = match.view(viewer)
            assert seen["seat"] == viewer
            assert isinstance(seen["stage"], str)
            assert json.loads(json.dumps(seen)) == seen
        for seat in match.waiting[:1]:
            events: list[Event] = []
            game.apply(match.state.copy(), seat, game.legal_moves(match.state, seat)[0], Quick(1), events)
            assert [json.loads(json.dumps(event.plain())) for event in events] == [event.plain() for event in events]
            assert all(event.only in viewers(match) for event in events)


def messages(language: str) -> set[str]:
    """The ids of all messages in one language."""
    folder = files("belle_etoile").joinpath("locales").joinpath(language)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return set(re.findall(r"^([a-z][\w-]*) *=", "\n".join(texts), re.MULTILINE))


@every_game
@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_can_be_said(game: Game, language: str) -> None:
    said, name = messages(language), game.info.id
    wanted = {f"{name}-option-{option.name}" for option in game.info.options}
    for seats in range(game.info.seats[0], game.info.seats[1] + 1):
        for seed in range(4):
            luck = Quick(seed)
            s = game.setup(seats, game.checked_options({}), luck)
            while waiting := game.waiting(s):
                wanted.add(f"{name}-prompt-{game.view(s, EVERYONE)['stage']}")
                moves = game.legal_moves(s, waiting[0])
                wanted |= {f"{name}-move-{game.describe(s, move)['kind']}" for move in moves}
                events: list[Event] = []
                game.apply(s, waiting[0], moves[luck.pick(len(moves), "")], luck, events)
                wanted |= {f"{name}-event-{event.kind}" for event in events}
            wanted |= {f"{name}-score-{line['kind']}" for seat in range(seats) for line in game.sheet(s, seat)}
    assert not wanted - said


# Chance and logs


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
    outcomes = record.outcomes[:]
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


# Secrets. A twin is a position that differs only in what a viewer may not know.


def twin_of(game: Game, s: State, viewer: int, luck: int) -> State:
    twin = game.determinize(game.view(s, viewer), Quick(luck))
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
def test_the_lobby_knows_whether_there_are_secrets(game: Game) -> None:
    differ = False
    for seed in range(3):
        match = new_match(game, max(2, game.info.seats[0]), str(seed))
        luck = Quick(seed)
        while not match.over:
            seen = [{**match.view(viewer), "seat": 0} for viewer in viewers(match)]
            differ = differ or any(own != seen[0] for own in seen)
            step(match, luck.word())
    assert differ == game.info.secrets


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
        for viewer in viewers(match):
            game.view(match.state, viewer)
        assert match.state.text() == before


def moved(
    game: Game, s: State, seat: int, move: int, viewer: int, outcomes: list[int]
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
