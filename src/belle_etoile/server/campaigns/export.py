"""A campaign as the folder a game master who plays by mail works with (`belle-etoile stellarium`), in one archive."""

import json
import zipfile
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import IO

from sqlalchemy import Connection

from ...campaign.files import EPOCH
from ...campaign.folder import EDITION, SEEDS, SETTINGS
from ...campaign.inbox import NEWCOMER
from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow, OrdersRow, TurnRow
from .mailbag import packed_bag
from .referee import Kept
from .showing import job_of


def files_of(
    connection: Connection, row: CampaignRow, houses: list[FamilyRow], letters: bool
) -> Iterator[tuple[str, str]]:
    """Every file with its place, in the order of their names, a turn at a time. It holds all secrets; what families
    wrote to each other only if it is asked for.
    """
    campaign = Kept(job_of(row, houses, "", {}))
    founded = [_founded(connection, row, houses, number) for number in range(row.turn)]
    settings = Kept(job_of(row, houses[: founded[0]] if founded else houses, "", {})).settings
    files = {SETTINGS: settings.text(), EDITION: row.edition_text}
    if row.redrawn:
        lines = [f'"{turn}" = {times}' for turn, times in sorted(row.redrawn.items())]
        files[SEEDS] = "[redrawn]\n" + "\n".join(lines) + "\n"
    there = [len(houses), *founded]  # before each turn
    for orders in kept.orders_of_turn(connection, row.id, row.turn):
        if orders.text.strip():
            files[f"orders/{row.turn:03}/{_file(campaign, orders.seat, there[-1])}"] = orders.text
    yield from sorted((files | packed_bag(connection, row, houses, letters)).items())
    for number in range(row.turn):
        turn = kept.turn_row(connection, row.id, number)
        if turn is not None:
            written = kept.orders_of_turn(connection, row.id, number)
            yield from sorted(files_of_turn(campaign, turn, written, there[number]).items())


def _founded(connection: Connection, row: CampaignRow, houses: list[FamilyRow], number: int) -> int:
    """How many families there were after a turn."""
    figures = kept.figures_of(connection, row.id, number)
    return len(json.loads(figures)["points"]) if figures is not None else len(houses)


def _file(campaign: Kept, seat: int, founded: int) -> str:
    """31.7: the entry of a family that joins is called so; the order of the names is the order they join in."""
    name = campaign.file(seat)
    return name if seat < founded else f"{NEWCOMER}-{seat + 1:04}-{name.partition('-')[2]}"


def files_of_turn(campaign: Kept, turn: TurnRow, written: list[OrdersRow], founded: int) -> dict[str, str]:
    about = [
        f"turn = {turn.turn}",
        f"year = {turn.year}",
        f'seed = "{turn.seed}"',
        f'commitment = "{turn.commitment}"',
        f'next_commitment = "{campaign.commitment(turn.turn + 1)}"',
        f'state = "{sha256(turn.state.encode()).hexdigest()}"',
    ]
    files = {
        "turn.toml": "\n".join(about) + "\n",
        "state.json": turn.state,
        "events.jsonl": turn.events,
        "dice.txt": turn.dice,
    }
    for orders in written:
        if orders.text.strip():
            files[f"orders/{_file(campaign, orders.seat, founded)}"] = orders.text
    return {f"turns/{turn.turn:03}/{name}": text for name, text in files.items()}


def archive_of(files: Iterable[tuple[str, str]], target: IO[bytes]) -> None:
    """The same files are the same bytes."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files:
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, text)
