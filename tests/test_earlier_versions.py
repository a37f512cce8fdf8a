"""Logs, saves and a campaign of 0.1 read as they did, and go on as they would have gone on."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from belle_etoile.campaigns.folder import open_campaign, resolve_turn
from belle_etoile.cli import main
from belle_etoile.cli.saves import read_save
from belle_etoile.core import BelleEtoileError, parse_log, replayed, verified
from belle_etoile.games import game_named

from .earlier import DATA, campaign_in, known, played_on, views

FILES = known("files.json")
LOGS = [name for name in FILES if name.startswith("logs/")]
SAVES = [name for name in FILES if name.startswith("saves/")]


def test_everything_is_looked_at() -> None:
    kept = [*(DATA / "logs").iterdir(), *(DATA / "saves").iterdir()]
    assert {str(path.relative_to(DATA)) for path in kept} == set(FILES)
    assert len(LOGS) == 8
    assert len(SAVES) == 4


@pytest.mark.parametrize("name", LOGS)
def test_a_log_of_0_1_replays(name: str) -> None:
    text = (DATA / name).read_text(encoding="utf-8")
    log = parse_log(text, name)
    match = replayed(game_named(log.game), log, name)
    assert match.log.text() == text
    assert views(match) == FILES[name]["views"]
    assert match.outcome == FILES[name]["outcome"]
    assert match.over == FILES[name]["over"]
    if match.over:
        assert verified(game_named(log.game), log, name).state.text() == match.state.text()


@pytest.mark.parametrize("name", [name for name in LOGS if name.endswith("-over.log")])
def test_the_command_deals_a_log_of_0_1_again(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(DATA / name), "--verify", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["version"], told["verified"], told["over"]) == (1, True, True)


@pytest.mark.parametrize("name", SAVES)
def test_a_save_of_0_1_goes_on(name: str) -> None:
    saved = read_save(DATA / name)
    match = replayed(game_named(saved.game), parse_log(saved.log, name), name, saved.seed)
    assert played_on(match) == FILES[name]["on"]
    assert match.log.text().startswith(saved.log)


def test_a_campaign_folder_of_0_1_resolves_its_next_turn_as_0_1_would_have(tmp_path: Path) -> None:
    expected = known("campaign.json")
    campaign = open_campaign(str(campaign_in(tmp_path)))
    assert campaign.settings.rules == 1
    assert campaign.turn + 1 == expected["turn"]
    for turn in range(-1, campaign.turn + 1):
        assert campaign.state(turn).rules == 1
    done = resolve_turn(campaign, accept=True)
    for file in ("state.json", "events.jsonl"):
        assert sha256((done.folder / file).read_bytes()).hexdigest() == expected[file]


def test_a_campaign_that_names_no_rules_has_those_of_0_1(tmp_path: Path) -> None:
    file = campaign_in(tmp_path) / "campaign.toml"
    text = file.read_text(encoding="utf-8")
    assert "rules = 1\n" in text
    file.write_text(text.replace("rules = 1\n", ""), encoding="utf-8")
    assert open_campaign(str(file.parent)).settings.rules == 1
    file.write_text(text.replace("rules = 1\n", "rules = 99\n"), encoding="utf-8")
    with pytest.raises(BelleEtoileError, match="rules = 99, not one of 1"):
        open_campaign(str(file.parent))
