"""Whole games with their exact ends, and counts of lines of play: what a change of the rules would move."""

from pathlib import Path

import pytest

from belle_etoile.core import MoveGame, replayed, verified
from belle_etoile.core.match import begin_replay
from belle_etoile.core.walks import perft, perft_split
from belle_etoile.games import GAMES

from .golden import Records, read_log

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
every_log = pytest.mark.parametrize(
    ("game", "path"),
    [pytest.param(game, path, id=f"{game.info.id}-{path.stem}") for game in GAMES for path in Records(game).logs],
)
every_perft = pytest.mark.parametrize(
    ("game", "path"),
    [pytest.param(game, path, id=f"{game.info.id}-{path.stem}") for game in GAMES for path in Records(game).perfts],
)


@every_game
def test_every_recorded_game_has_its_score_and_every_score_its_game(game: MoveGame) -> None:
    records = Records(game)
    assert sorted(records.scores) == sorted(path.stem for path in records.logs)
    assert len(records.logs) >= 6
    assert len(records.perfts) >= 5


@every_log
def test_a_recorded_game_ends_as_it_did(game: MoveGame, path: Path) -> None:
    match = verified(game, read_log(path), path.name)
    expected = Records(game).scores[path.stem]
    outcome = match.outcome
    assert match.over
    assert outcome is not None
    assert game.scores(match.state) == expected["scores"]
    assert (outcome["winners"], outcome["rule"]) == (expected["winners"], expected["rule"])
    assert match.log.text() == path.read_text(encoding="utf-8")


@every_log
def test_what_is_heard_on_the_way(game: MoveGame, path: Path) -> None:
    log = read_log(path)
    match = begin_replay(game, log, path.name)
    heard = set()
    for line, record in enumerate(log.records[1:], 8):
        heard |= {event.rule for event in match.replay(record, path.name, line)}
        if line % 7 == 0:
            game.check(match.state)
    game.check(match.state)
    assert set(Records(game).scores[path.stem]["heard"]) <= heard


@every_game
def test_a_recorded_game_can_be_stopped_anywhere_and_gone_on_with(game: MoveGame) -> None:
    log = read_log(Records(game).folder / "games" / "random.log")
    records, seed = log.records, log.seed
    log.seed = ""
    for stop in (1, 3, 17, len(records) - 1):
        log.records = records[:stop]
        match = replayed(game, log, seed=seed)
        for record in records[stop:]:
            match.play(record.seat, record.move)
        assert [record.text() for record in match.log.records] == [record.text() for record in records]


@every_perft
def test_perft(game: MoveGame, path: Path) -> None:
    lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines()]
    values = {line[0]: line[1:] for line in lines[:3]}
    id, version = values["game"]
    assert (id, int(version) in game.info.plays) == (game.info.id, True), "counted with another version of the game"
    text = Records(game).position(values["position"][0])
    s = game.read_state(text)
    assert s.text() == text
    game.check(s)
    seed = int(values["seed"][0])
    for depth, expected in [(int(line[0]), int(line[1])) for line in lines[3:]]:
        split = perft_split(game, s, depth, seed)
        assert perft(game, s, depth, seed) == sum(split.values()) == expected, told(path, depth, split)
    assert s.text() == text


def told(path: Path, depth: int, split: dict[str, int]) -> str:
    """The count below each first move: where it differs from an earlier version, the reason is."""
    rows = [f"{move:<48}{count:>8}" for move, count in split.items()]
    return "\n".join([f"{path.name}, depth {depth}: {sum(split.values())} lines of play", *rows])
