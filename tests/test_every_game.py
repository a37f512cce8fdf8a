"""The contract of core/game.py, kept by every game that is listed."""

import ast
import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.core import (
    EVERYONE,
    BadNotation,
    BadSetup,
    Event,
    Game,
    IllegalMove,
    MoveGame,
    NotYourTurn,
    Quick,
    Scripted,
    State,
    new_match,
)
from belle_etoile.core.ledger import parse_ledger
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games import GAMES, SHELF, STELLARIUM, game_named, on_the_shelf

from .depth import deep
from .walking import (
    Start,
    every_game,
    every_start,
    few,
    folder_of,
    step,
    viewers,
    walked,
)

SOURCE = Path(__file__).parent.parent / "src" / "belle_etoile"
all_five = pytest.mark.parametrize("game", SHELF, ids=lambda game: game.info.id)


def rule_numbers(game: MoveGame) -> set[str]:
    """The numbers that both languages tell."""
    told = [parse_ledger(packaged_text(f"games/{folder_of(game)}", f"rules.{each}.toml")) for each in ("fr", "en")]
    return set(told[0].rules) & set(told[1].rules)


# The list


def test_every_folder_is_listed() -> None:
    folders = (SOURCE / "games").glob("*/__init__.py")
    assert {folder_of(game) for game in SHELF} == {file.parent.name for file in folders}


def test_ids_are_unique_and_found() -> None:
    assert all(game_named(game.info.id) is game for game in GAMES)
    assert all(on_the_shelf(game.info.id) is game for game in SHELF)
    with pytest.raises(BadSetup, match="unknown game 'checkers'"):
        game_named("checkers")
    with pytest.raises(BadSetup, match="played by post"):
        game_named(STELLARIUM.info.id)


@all_five
def test_no_verb_is_left_out(game: Game) -> None:
    """What core leaves open, each game says; what a game of documents has no answer to, nobody asks it."""
    kinds = [Game, MoveGame] if isinstance(game, MoveGame) else [Game]
    owed = {verb for kind in kinds for verb in left_open(kind.__name__)}
    assert {"setup", "view", "outcome"} <= owed
    assert not owed - vars(type(game)).keys()
    assert isinstance(game, MoveGame) == (game in GAMES)


def left_open(kind: str) -> set[str]:
    """The verbs that a class of core/game.py only names; what MoveGame settles for Game is not among them."""
    source = (SOURCE / "core" / "game.py").read_text(encoding="utf-8")
    (found,) = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == kind]
    verbs = [node for node in found.body if isinstance(node, ast.FunctionDef)]
    settled = {"waiting"} if kind == "Game" else set()
    return {verb.name for verb in verbs if isinstance(verb.body[-1], ast.Raise)} - settled


@all_five
def test_what_all_five_have_in_common(game: Game) -> None:
    least = game.info.seats[0]
    s = game.setup(least, game.checked_options({}), Quick(1))
    game.check(s)
    assert s.copy().text() == s.text()
    assert game.outcome(s) is None
    assert set(game.waiting(s)) <= set(range(least))
    assert len(game.scores(s)) == least
    for seat in range(least):
        assert sum(line["points"] for line in game.sheet(s, seat)) == game.scores(s)[seat]
    for viewer in (EVERYONE, *range(least)):
        seen = game.view(s, viewer)
        assert seen["seat"] == viewer
        assert json.loads(json.dumps(seen)) == seen


# Setup


@all_five
def test_options_are_filled_in_and_checked(game: Game) -> None:
    defaults = {option.name: option.choices[0] for option in game.info.options}
    assert game.checked_options({}) == defaults
    assert game.stored_options(defaults) == defaults
    assert game.info.version in game.info.plays
    assert all(option.before in option.choices for option in game.info.options)
    with pytest.raises(BadSetup, match="unknown option 'weather'"):
        game.checked_options({"weather": "fine"})
    for option in game.info.options:
        assert len(set(option.choices)) == len(option.choices) > 1
        with pytest.raises(BadSetup, match=f"option '{option.name}' cannot be 'nonsense'"):
            game.checked_options({option.name: "nonsense"})


@all_five
def test_seats_are_checked(game: Game) -> None:
    least, most = game.info.seats
    assert game.checked_seats(least) == least
    for seats in (least - 1, most + 1, 0, -1):
        with pytest.raises(BadSetup, match=f"takes {least} to {most} players, not {seats}"):
            game.checked_seats(seats)


@every_game
def test_a_match_needs_the_right_number_of_seats(game: MoveGame) -> None:
    with pytest.raises(BadSetup, match="takes"):
        new_match(game, game.info.seats[1] + 1, "seed")


@all_five
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
def test_nonsense_is_unreadable(game: MoveGame, text: str) -> None:
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
def test_everything_can_be_said(game: MoveGame, language: str) -> None:
    said, name = messages(language), game.info.id
    wanted = {f"{name}-option-{option.name}" for option in game.info.options}
    for seats in range(game.info.seats[0], game.info.seats[1] + 1):
        for seed in range(deep(4, 1)):
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
