"""Campaigns of ten turns, kept with their orders: whoever changes what they become does so on purpose.

`bots`: four families that bots play. `war`: six ruthless ones, with plots, wars and coups. `people`: four families of
people who write what comes to their minds, wrong lines too, fall silent, and are joined by a fifth. `three`: the
smallest campaign, by the other rule for governors.

Run this file as a program, with an empty folder, to write the golden files anew: `python -m tests.campaigns.test_golden
FOLDER`, and the names of campaigns if not all are meant.
"""

import shutil
import sys
import tomllib
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from belle_etoile.campaigns.folder import Campaign, Settings, create, open_campaign, resolve_turn
from belle_etoile.campaigns.folder.inbox import coming
from belle_etoile.core.chance import Quick
from belle_etoile.games.stellarium.components import FIRST_RULES
from belle_etoile.games.stellarium.orders.writer import format_orders

from ..games.stellarium.chaos import chaos
from .conftest import settings

DATA = Path(__file__).parent / "golden"
TURNS = 10
FILES = ("state.json", "events.jsonl")
LETTER = ">>> "  # before the name of each order document
RUTHLESS = ("ruthless",) * 6
SLIPS = ("placee = 1", "[people.1-1]\nplace = ", '[[contract]]\nclient = "9-9"\nkind = "mudrer"', "ransom = pay", "]]")


def campaign_settings(name: str) -> tuple[Settings, Settings]:
    """How it is replayed, by people who write; and who wrote the orders when they were made."""
    made = {
        "bots": settings(4, 4, "golden", TURNS),
        "war": Settings(("",) * 6, RUTHLESS, TURNS, "half", "fr", "golden war 3"),
        "people": settings(4, 0, "golden people", TURNS),
        "three": Settings(("Altaïr", "", ""), ("cautious", "ambitious", "ruthless"), 0, "double", "en", "golden three"),
    }[name]
    made = replace(made, rules=FIRST_RULES)  # recorded by the first reading, which campaigns of that time go on with
    return replace(made, bots=("",) * len(made.names)), made


def letters_of(name: str) -> dict[str, str]:
    """By place in the folder of orders."""
    found: dict[str, str] = {}
    for part in (DATA / f"{name}.txt").read_bytes().decode().split(f"\n{LETTER}")[1:]:
        place, _, text = part.partition("\n")
        found[place] = text
    return found


def replayed(name: str, folder: Path) -> dict[str, str]:
    """The campaign resolved from its order documents; a digest for each file that rules decide."""
    create(str(folder), campaign_settings(name)[0])
    for place, text in letters_of(name).items():
        path = folder / "orders" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    digests = {}
    for turn in range(TURNS + 1):
        done = resolve_turn(open_campaign(str(folder)), accept=name == "people", without=name == "people")
        for file in FILES:
            digests[f"{turn:03}/{file}"] = sha256((done.folder / file).read_bytes()).hexdigest()
    return digests


@pytest.mark.parametrize("name", ["bots", "war", "people", "three"])
def test_a_golden_campaign_replays_byte_for_byte(name: str, tmp_path: Path) -> None:
    golden = tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))
    assert replayed(name, tmp_path / name) == golden


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("war", {"contract-executed", "treason", "bomb", "coup", "invasion", "assault", "revolt", "retaking"}),
        ("people", {"status", "left-seat", "family", "heretic", "ship-leaves", "captured", "convicted"}),
        ("three", {"married", "traded", "governor-elected", "promoted"}),
    ],
)
def test_a_golden_campaign_is_of_its_kind(name: str, kinds: set[str], tmp_path: Path) -> None:
    replayed(name, tmp_path / name)
    campaign = open_campaign(str(tmp_path / name))
    told = {event.kind for turn in range(TURNS + 1) for _, event in campaign.facts(turn)}
    assert kinds <= told
    if name == "people":
        events = [event for turn in range(1, TURNS + 1) for _, event in campaign.facts(turn)]
        statuses = {event.values["status"] for event in events if event.kind == "status"}
        assert {"OR", "OPR", "ONR", "PNJ"} <= statuses


# Making them


def people_write(campaign: Campaign) -> None:
    """Random orders, some of them cut or spoilt, some families silent; a fifth family joins as turn 4 ends."""
    turn = coming(campaign)
    luck, s = Quick(1000 + turn), campaign.latest
    inbox = campaign.inbox(turn)
    inbox.mkdir(parents=True, exist_ok=True)
    if turn == 0:
        (inbox / "1.toml").write_text('name = "Altaïr"\nnams = ["Orion"]\nshares = [9]\n', encoding="utf-8")
    if turn == 4:
        (inbox / "join-late.toml").write_text('name = "Tardive"\nbid = { amount = 2 }\n', encoding="utf-8")
    for family in s.families:
        text = format_orders(s, chaos(s, family.id, luck, wild=turn % 2 == 0))
        if family.id == 3 and turn >= 5:
            continue  # falls silent, and is nobody's after three turns
        if luck.pick(3, "slip") == 0:
            text += SLIPS[luck.pick(len(SLIPS), "slip")] + "\n"
        if luck.pick(6, "cut") == 0:
            text = text[: len(text) * 2 // 3]
        if text:
            (inbox / f"{family.id + 1}.toml").write_bytes(text.replace("\n", "\r\n" if turn == 3 else "\n").encode())


def write_anew(name: str, folder: Path) -> None:
    """Play once; the order documents become the golden ones."""
    playing: Callable[[Campaign], None] = people_write if name == "people" else lambda campaign: None
    played = folder / f"{name}-played"
    create(str(played), campaign_settings(name)[1])
    parts = [""]
    for turn in range(TURNS + 1):
        playing(open_campaign(str(played)))
        campaign = open_campaign(str(played))
        done = resolve_turn(campaign, accept=name == "people", without=name == "people")
        post = campaign.inbox(turn) if name == "people" else done.folder / "orders"
        for file in sorted(post.glob("*.toml")):
            parts.append(f"{LETTER}{turn:03}/{file.name}\n{file.read_bytes().decode()}")
    (DATA / f"{name}.txt").write_bytes("\n".join(parts).encode())
    lines = [f'"{file}" = "{digest}"' for file, digest in replayed(name, folder / name).items()]
    (DATA / f"{name}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    shutil.rmtree(played)


if __name__ == "__main__":
    for each in sys.argv[2:] or ["bots", "war", "people", "three"]:
        write_anew(each, Path(sys.argv[1]))
