"""A campaign as the folder a game master who plays by mail works with (`belle-etoile stellarium`), in one archive."""

import io
import json
import zipfile
from hashlib import sha256

from sqlalchemy import Connection

from ...campaign.files import EPOCH
from ...campaign.folder import EDITION, SEEDS, SETTINGS
from ...campaign.inbox import NEWCOMER
from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow, OrdersRow, TurnRow
from .mailbag import packed_bag
from .referee import Kept
from .showing import job_of


def folder_of(connection: Connection, row: CampaignRow, houses: list[FamilyRow], letters: bool) -> dict[str, str]:
    """Every file by its place. It holds all secrets; what families wrote to each other only if it is asked for."""
    campaign = Kept(job_of(row, houses, "", {}))
    first = kept.turn_row(connection, row.id, 0)
    founders = houses[: len(json.loads(first.state)["families"])] if first is not None else houses
    settings = Kept(job_of(row, founders, "", {})).settings
    files = {SETTINGS: settings.text(), EDITION: row.edition_text}
    if row.redrawn:
        lines = [f'"{turn}" = {times}' for turn, times in sorted(row.redrawn.items())]
        files[SEEDS] = "[redrawn]\n" + "\n".join(lines) + "\n"
    founded = len(houses)
    for number in range(row.turn):
        turn = kept.turn_row(connection, row.id, number)
        if turn is not None:
            files.update(_turn(campaign, turn, kept.orders_of_turn(connection, row.id, number), founded))
            founded = len(json.loads(turn.state)["families"])
    for orders in kept.orders_of_turn(connection, row.id, row.turn):
        if orders.text.strip():
            files[f"orders/{row.turn:03}/{_file(campaign, orders.seat, founded)}"] = orders.text
    return files | packed_bag(connection, row, houses, letters)


def _file(campaign: Kept, seat: int, founded: int) -> str:
    """31.7: the entry of a family that joins is called so; the order of the names is the order they join in."""
    name = campaign.file(seat)
    return name if seat < founded else f"{NEWCOMER}-{seat + 1:04}-{name.partition('-')[2]}"


def _turn(campaign: Kept, turn: TurnRow, written: list[OrdersRow], founded: int) -> dict[str, str]:
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


def archive_of(files: dict[str, str]) -> bytes:
    """The same files are the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name])
    return packed.getvalue()
