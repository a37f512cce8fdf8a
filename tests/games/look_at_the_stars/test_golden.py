"""Whole games with their exact scores, and counts of lines of play: what a change of the rules would move."""

import tomllib
from pathlib import Path

import pytest

from belle_etoile.core import Log, parse_log, verified
from belle_etoile.core.match import begin_replay
from belle_etoile.core.walks import perft, perft_split
from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.notation import VERBS

DATA = Path(__file__).parents[2] / "data" / "look-at-the-stars"
LOGS = sorted((DATA / "games").glob("*.log"))
PERFTS = sorted((DATA / "perft").glob("*.perft"))
SCORES = tomllib.loads((DATA / "games" / "scores.toml").read_text(encoding="utf-8"))


def read_log(path: Path) -> Log:
    return parse_log(path.read_text(encoding="utf-8"), path.name)


def test_every_game_has_its_score_and_every_score_its_game() -> None:
    assert sorted(SCORES) == [path.stem for path in LOGS]
    assert {power.name for power in GAME.edition.powers} <= set(SCORES)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    match = verified(GAME, read_log(path), path.name)
    expected = SCORES[path.stem]
    outcome = match.outcome
    assert match.over
    assert outcome is not None
    assert GAME.scores(match.state) == expected["scores"]
    assert (outcome["winners"], outcome["rule"]) == (expected["winners"], expected["rule"])
    assert match.log.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_what_is_heard_on_the_way(path: Path) -> None:
    log = read_log(path)
    match = begin_replay(GAME, log, path.name)
    heard = set()
    for line, record in enumerate(log.records[1:], 8):
        heard |= {event.rule for event in match.replay(record, path.name, line)}
        if line % 7 == 0:
            GAME.check(match.state)
    GAME.check(match.state)
    assert set(SCORES[path.stem]["heard"]) <= heard


def test_all_that_can_happen_happens_in_some_game() -> None:
    heard = {rule for score in SCORES.values() for rule in score["heard"]}
    assert {f"8.{nth}" for nth in range(1, 10)} | {"3.2", "5.1", "5.2", "6.2"} <= heard
    verbs = {record.move.split(" ")[0] for path in LOGS for record in read_log(path).records}
    assert verbs == {*VERBS, "setup", "undo"}
    assert {score["rule"] for score in SCORES.values()} == {"9.6", "9.7"}


@pytest.mark.parametrize("path", PERFTS, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines()]
    values = {line[0]: line[1:] for line in lines[:3]}
    assert values["game"] == ["look-at-the-stars", str(GAME.info.version)], "counted with another version of the game"
    text = (DATA / "positions" / values["position"][0]).read_text(encoding="utf-8").removesuffix("\n")
    s = GAME.read_state(text)
    assert s.text() == text
    GAME.check(s)
    seed = int(values["seed"][0])
    for depth, expected in [(int(line[0]), int(line[1])) for line in lines[3:]]:
        found = perft(GAME, s, depth, seed)
        assert found == expected, split_of(path, depth, perft_split(GAME, s, depth, seed))
    assert s.text() == text


def split_of(path: Path, depth: int, split: dict[str, int]) -> str:
    rows = [f"{move:<28}{count:>8}" for move, count in split.items()]
    return "\n".join([f"{path.name}, depth {depth}: {sum(split.values())} lines of play", *rows])
