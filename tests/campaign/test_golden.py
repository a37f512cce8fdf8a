"""A campaign of ten turns, kept with its orders: whoever changes what it becomes does so on purpose.

Run this file as a program to write the golden files anew.
"""

import shutil
import sys
import tomllib
from hashlib import sha256
from pathlib import Path

from belle_etoile.campaign import create, open_campaign, resolve_turn

from .conftest import settings

DATA = Path(__file__).parent / "golden"
TURNS = 10
FILES = ("state.json", "events.jsonl")


def replayed(folder: Path) -> dict[str, str]:
    """The campaign resolved from its letters; a digest for each file that rules decide."""
    create(str(folder), settings(4, 0, "golden", TURNS))
    shutil.copytree(DATA / "orders", folder / "orders", dirs_exist_ok=True)
    digests = {}
    for turn in range(TURNS + 1):
        done = resolve_turn(open_campaign(str(folder)))
        for name in FILES:
            digests[f"{turn:03}/{name}"] = sha256((done.folder / name).read_bytes()).hexdigest()
    return digests


def test_the_golden_campaign_replays_byte_for_byte(tmp_path: Path) -> None:
    golden = tomllib.loads((DATA / "digests.toml").read_text(encoding="utf-8"))
    assert replayed(tmp_path / "golden") == golden


def write_anew(folder: Path) -> None:
    """Let the house play once; its letters become the golden ones."""
    played = folder / "played"
    create(str(played), settings(4, 4, "golden", TURNS))
    shutil.rmtree(DATA, ignore_errors=True)
    for turn in range(TURNS + 1):
        done = resolve_turn(open_campaign(str(played)))
        shutil.copytree(done.folder / "orders", DATA / "orders" / f"{turn:03}")
    lines = [f'"{name}" = "{digest}"' for name, digest in replayed(folder / "again").items()]
    (DATA / "digests.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_anew(Path(sys.argv[1]))
