"""A turn is resolved whole or not at all; what is half-written, twice or nobody's is refused with a reason."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from belle_etoile.campaigns.folder import Campaign, open_campaign, resolve_turn, undo_turn
from belle_etoile.campaigns.folder.inbox import coming, documents
from belle_etoile.campaigns.folder.resolution import past_issue
from belle_etoile.campaigns.sheets import read_sheets
from belle_etoile.core.chance import Seeded, commitment
from belle_etoile.core.errors import BelleEtoileError
from belle_etoile.games.stellarium.invariants import check
from belle_etoile.games.stellarium.orders.template import template

from .conftest import Make, tree


def post(campaign: Campaign, family: int, text: str, name: str = "") -> Path:
    path = campaign.inbox(coming(campaign)) / (name or f"{family + 1}.toml")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def refused(campaign: Campaign, **settings: bool) -> BelleEtoileError:
    """The refusal; and nothing has changed."""
    before = tree(campaign.folder)
    with pytest.raises(BelleEtoileError) as refusal:
        resolve_turn(open_campaign(str(campaign.folder)), **settings)
    assert tree(campaign.folder) == before
    return refusal.value


def test_a_turn_leaves_readable_files(make: Make) -> None:
    campaign = make(turns=2)
    folder = campaign.turn_folder(2)
    names = {path.name for path in folder.iterdir()}
    assert names == {"state.json", "turn.toml", "events.jsonl", "dice.txt", "orders", "reports"}
    reports = {path.name for path in (folder / "reports").iterdir()}
    assert reports == {
        f"{name}.{form}"
        for name in ("gazette", "register", *[f"family-{n}" for n in range(1, 5)])
        for form in ("html", "txt", "json")
    }
    assert len(list((folder / "orders").iterdir())) == 4
    check(campaign.latest)
    assert json.loads((folder / "reports" / "gazette.json").read_text(encoding="utf-8"))["kind"] == "gazette"


def test_seeds_are_promised_before_and_shown_after(make: Make) -> None:
    campaign = make(turns=0)
    promised = campaign.commitment(1)
    assert promised in (campaign.turn_folder(0) / "reports" / "gazette.txt").read_text(encoding="utf-8").replace(
        "\n", " "
    )
    resolve_turn(campaign)
    about = campaign.about(1)
    assert commitment(str(about["seed"])) == promised == about["commitment"]
    assert about["next_commitment"] == campaign.commitment(2) != promised
    first = (campaign.turn_folder(1) / "dice.txt").read_text(encoding="utf-8").splitlines()[3]
    outcome, _, size = first.rpartition(": ")[2].partition(" / ")
    assert Seeded(str(about["seed"])).pick(int(size), "") + 1 == int(outcome)


def test_every_die_is_in_the_log_with_its_reason(make: Make) -> None:
    campaign = make(turns=1)
    lines = (campaign.turn_folder(1) / "dice.txt").read_text(encoding="utf-8").splitlines()
    dice = [line for line in lines[1:] if " / " in line]
    assert len(dice) > 20
    for line in dice:
        rule, _, rest = line.partition(" ")
        heading, _, outcome = rest.rpartition(": ")
        assert rule.replace(".", "").isdecimal()
        assert heading.strip()
        assert 1 <= int(outcome.partition(" / ")[0]) <= int(outcome.partition(" / ")[2])


def test_backups_before_and_after(make: Make) -> None:
    campaign = make(turns=1)
    for turn in (0, 1):
        for when in ("before", "after"):
            assert zipfile.ZipFile(campaign.backup(turn, when)).testzip() is None
    with zipfile.ZipFile(campaign.backup(1, "after")) as packed:
        state = packed.read("turns/001/state.json")
    assert state == (campaign.turn_folder(1) / "state.json").read_bytes()


def test_resolving_twice_waits_for_new_orders(make: Make) -> None:
    campaign = make(families=3, bots=2, turns=0)
    post(campaign, 0, template(campaign.latest, 0))
    resolve_turn(campaign)
    again = refused(open_campaign(str(campaign.folder)))
    assert again.key == "stellarium-error-no-orders"
    assert resolve_turn(open_campaign(str(campaign.folder)), without=True).turn == 2


def test_a_turn_resolved_meanwhile_is_not_resolved_again(make: Make) -> None:
    campaign = make(turns=0)
    late = open_campaign(str(campaign.folder))
    assert late.turn == 0  # read before the other resolves
    resolve_turn(campaign)
    before = tree(campaign.folder)
    with pytest.raises(BelleEtoileError) as refusal:
        resolve_turn(late)
    assert refusal.value.key == "stellarium-error-resolved"
    assert tree(campaign.folder) == before


@pytest.mark.parametrize("share", [0.0, 0.1, 0.4, 0.8])
def test_a_half_written_sheet_is_refused_and_may_be_accepted(make: Make, share: float) -> None:
    campaign = make(families=3, bots=2, turns=1)
    whole = "\n".join([line for line in template(campaign.latest, 0).splitlines() if not line.startswith("#")])
    path = post(campaign, 0, whole[: int(share * len(whole))])
    refusal = refused(campaign)
    assert refusal.key == "stellarium-error-mistakes"
    assert path.name in str(refusal.values["files"])
    done = resolve_turn(open_campaign(str(campaign.folder)), accept=True)
    assert done.turn == 2


@pytest.mark.parametrize(
    ("name", "text", "key"),
    [
        ("9.toml", 'ransom = "pay"', "stellarium-error-stranger"),
        ("letter.toml", 'family = "Nobody"', "stellarium-error-stranger"),
        ("1-again.toml", 'ransom = "pay"', "stellarium-error-twice"),
    ],
)
def test_files_of_nobody_and_second_files_are_refused(make: Make, name: str, text: str, key: str) -> None:
    campaign = make(families=3, bots=2, turns=0)
    post(campaign, 0, template(campaign.latest, 0))
    post(campaign, 0, text, name)
    assert refused(campaign).key == key


def test_a_file_that_is_no_text_is_refused(make: Make) -> None:
    campaign = make(families=3, bots=2, turns=0)
    post(campaign, 0, "").write_bytes(b"\xff\xfe\x00")
    assert refused(campaign).key == "error-file-text"


def test_a_letter_may_say_whose_it_is(make: Make) -> None:
    campaign = make(families=3, bots=2, turns=0)
    post(campaign, 0, template(campaign.latest, 0), "mail-from-anna.toml")
    (sheet,) = read_sheets(campaign.latest, documents(campaign, 1).values())
    assert (sheet.family, sheet.status, sheet.mistakes) == (0, "OR", [])


def test_a_person_may_write_for_a_bot_family(make: Make) -> None:
    campaign = make(turns=0)
    post(campaign, 2, template(campaign.latest, 2))
    done = resolve_turn(campaign)
    texts = {sheet.family: sheet.document.text for sheet in done.sheets}
    assert texts[2] == template(campaign.latest, 2)


def test_a_changed_state_is_noticed(make: Make) -> None:
    campaign = make(turns=0)
    path = campaign.turn_folder(0) / "state.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"purse": ', '"purse": 9'), encoding="utf-8")
    refusal = refused(campaign)
    assert refusal.key == "stellarium-error-damaged"
    assert str(path) == refusal.values["file"]


def test_the_campaign_ends_with_its_last_turn(tmp_path: Path) -> None:
    from belle_etoile.campaigns.folder import create

    from .conftest import settings

    campaign = create(str(tmp_path / "short"), settings(3, 3, turns=1))
    for _ in range(2):
        resolve_turn(open_campaign(str(campaign.folder)))
    assert refused(campaign).key == "stellarium-error-over"


def test_a_turn_taken_back_comes_again_byte_for_byte(make: Make) -> None:
    campaign = make(turns=3)
    before = tree(campaign.turn_folder(3))
    turn, away, _ = undo_turn(campaign)
    assert (turn, tree(away)) == (3, before)
    assert open_campaign(str(campaign.folder)).turn == 2
    resolve_turn(open_campaign(str(campaign.folder)))
    assert tree(campaign.turn_folder(3)) == before


def test_a_turn_taken_back_with_a_new_seed_is_another_one(make: Make) -> None:
    campaign = make(turns=1)
    promised, before = campaign.commitment(1), tree(campaign.turn_folder(1))
    undo_turn(campaign, new_seed=True)
    again = open_campaign(str(campaign.folder))
    assert again.commitment(1) != promised
    resolve_turn(again)
    assert again.about(1)["commitment"] == again.commitment(1)
    assert tree(campaign.turn_folder(1)) != before


def test_post_for_the_turn_after_is_set_aside_when_a_turn_is_taken_back(make: Make) -> None:
    campaign = make(families=4, bots=3, turns=2)
    inbox = campaign.inbox(3)
    inbox.mkdir(parents=True)
    (inbox / "1.toml").write_text("bid = { amount = 9 }\n", encoding="utf-8")
    _, _, post = undo_turn(campaign)
    assert not inbox.exists()
    assert post is not None
    assert (post / "1.toml").read_text(encoding="utf-8") == "bid = { amount = 9 }\n"
    again = resolve_turn(open_campaign(str(campaign.folder)), accept=True, without=True)
    assert again.turn == 2
    assert undo_turn(open_campaign(str(campaign.folder)))[2] is None


def test_nothing_to_take_back(make: Make) -> None:
    with pytest.raises(BelleEtoileError) as refusal:
        undo_turn(make())
    assert refusal.value.key == "stellarium-error-nothing-to-undo"


KILLED = """
import os, shutil, signal, sys
from pathlib import Path
from belle_etoile.campaigns.folder import open_campaign, resolve_turn
from belle_etoile.games.stellarium.invariants import check

root = Path(sys.argv[1])
WATCHED = ("open", "os.rename", "os.mkdir", "os.remove", "os.rmdir", "shutil.rmtree")

def files(folder):
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}

def resolved(folder, kill_at):
    seen = [0]
    def hook(name, args):
        if name in WATCHED and args and str(folder) in str(args[0]):
            seen[0] += 1
            if seen[0] == kill_at:
                os.kill(os.getpid(), signal.SIGKILL)
    campaign = open_campaign(str(folder))
    sys.addaudithook(hook)
    resolve_turn(campaign)
    return seen[0]

def in_child(folder, kill_at):
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        steps = resolved(folder, kill_at)
        os.write(writer, str(steps).encode())
        os._exit(0)
    _, status = os.waitpid(child, 0)
    os.close(writer)
    told = os.read(reader, 20)
    os.close(reader)
    return int(told) if told else -os.WTERMSIG(status)

whole, counted = root / "whole", root / "counted"
shutil.copytree(root / "campaign", whole)
shutil.copytree(root / "campaign", counted)
resolve_turn(open_campaign(str(whole)))
right = files(whole / "turns")
steps = in_child(counted, 0)
old = new = 0
for kill_at in range(1, steps + 1, max(1, steps // 12)):
    folder = root / f"killed-{kill_at}"
    shutil.copytree(root / "campaign", folder)
    assert in_child(folder, kill_at) == -signal.SIGKILL
    campaign = open_campaign(str(folder))
    check(campaign.latest)
    if campaign.turn == 1:
        new += 1
    else:
        assert campaign.turn == 0
        old += 1
        resolve_turn(campaign)
    found = {name: data for name, data in files(folder / "turns").items() if not name.startswith(".")}
    assert found == right, kill_at
    assert campaign.backup(1, "before").exists()
    shutil.rmtree(folder)
print(old, new)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_killed_resolve_leaves_the_old_or_the_new_turn(make: Make) -> None:
    campaign = make(families=3, bots=3, turns=0)
    command = [sys.executable, "-c", KILLED, str(campaign.folder.parent)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    old, new = map(int, run.stdout.split())
    assert old > 5
    assert new > 0


SAME = """
import sys
from belle_etoile.campaigns.folder import create, open_campaign, resolve_turn
from tests.campaigns.conftest import settings

create(sys.argv[1], settings(7, 7, "bytes"))
for _ in range(4):
    resolve_turn(open_campaign(sys.argv[1]))
"""


def test_two_processes_write_the_same_bytes(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    for nth in (1, 2):
        folder = tmp_path / str(nth)
        environment = {"PYTHONHASHSEED": str(nth), "PYTHONPATH": f"{root / 'src'}:{root}", "PATH": ""}
        subprocess.run([sys.executable, "-c", SAME, str(folder)], check=True, env=environment, cwd=root)
    assert tree(tmp_path / "1") == tree(tmp_path / "2")


def test_31_7_a_family_joins_a_running_campaign(make: Make) -> None:
    campaign = make(turns=2)
    post(campaign, 0, 'name = "Tardive"\n', "join-tardive.toml")
    done = resolve_turn(campaign)
    assert [family.name for family in done.state.families][4] == "Tardive"
    after = open_campaign(str(campaign.folder))
    check(after.latest)
    assert "Tardive" in (after.turn_folder(3) / "reports" / "gazette.txt").read_text(encoding="utf-8")
    assert (after.turn_folder(3) / "reports" / "family-5.txt").exists()
    assert (after.turn_folder(3) / "orders" / "join-tardive.toml").exists()
    post(after, 4, template(after.latest, 4))
    assert resolve_turn(after).state.families[4].status == 2
    assert past_issue(after, 3, "en").state.turn == 3


def test_a_wrong_entry_of_a_newcomer_is_refused(make: Make) -> None:
    campaign = make(turns=1)
    post(campaign, 0, 'nam = "Tardive"\n', "join-tardive.toml")
    assert "join-tardive.toml" in str(refused(campaign).values["files"])
