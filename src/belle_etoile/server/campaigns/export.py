"""A campaign as the folder a game master who plays by mail works with (`belle-etoile stellarium`), in one archive."""

import io
import zipfile
from hashlib import sha256

from sqlalchemy import Connection

from ...campaign.files import EPOCH
from ...campaign.folder import EDITION, SEEDS, SETTINGS
from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow, OrdersRow, TurnRow
from .referee import Kept
from .showing import job_of


def folder_of(connection: Connection, row: CampaignRow, houses: list[FamilyRow]) -> dict[str, str]:
    """Every file by its place. It holds all secrets."""
    campaign = Kept(job_of(row, houses, "", {}))
    files = {SETTINGS: campaign.settings.text(), EDITION: row.edition_text}
    if row.redrawn:
        lines = [f'"{turn}" = {times}' for turn, times in sorted(row.redrawn.items())]
        files[SEEDS] = "[redrawn]\n" + "\n".join(lines) + "\n"
    for number in range(row.turn):
        turn = kept.turn_row(connection, row.id, number)
        if turn is not None:
            files.update(_turn(campaign, turn, kept.orders_of_turn(connection, row.id, number)))
    for orders in kept.orders_of_turn(connection, row.id, row.turn):
        if orders.text.strip():
            files[f"orders/{row.turn:03}/{campaign.file(orders.seat)}"] = orders.text
    return files


def _turn(campaign: Kept, turn: TurnRow, written: list[OrdersRow]) -> dict[str, str]:
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
    files.update({f"orders/{campaign.file(orders.seat)}": orders.text for orders in written if orders.text.strip()})
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
