"""A campaign as the folder a game master who plays by mail works with (`belle-etoile stellarium`), in one archive."""

import json
import zipfile
from collections.abc import Iterable, Iterator
from typing import IO

from sqlalchemy import Connection

from ....campaigns.folder import Settings
from ....campaigns.folder.campaign import EDITION, SEEDS, SETTINGS, order_file
from ....campaigns.folder.inbox import NEWCOMER
from ....campaigns.records import about_text, redrawn_text
from ....core.chance import commitment
from ....files import EPOCH
from ....store import campaigns as kept
from ....store.campaigns import CampaignRow, FamilyRow, OrdersRow, TurnRow
from ..presenters import bots_of, seed_of, turns_of
from .records import packed_bag


def files_of(
    connection: Connection, row: CampaignRow, families: list[FamilyRow], letters: bool
) -> Iterator[tuple[str, str]]:
    """Every file with its place, in the order of their names, a turn at a time. It holds all secrets; what families
    wrote to each other only if it is asked for.
    """
    founded = [_founded(connection, row, families, number) for number in range(row.turn)]
    settings = settings_of(row, families[: founded[0]] if founded else families)
    files = {SETTINGS: settings.text(), EDITION: row.edition_text}
    if row.redrawn:
        files[SEEDS] = redrawn_text(row.redrawn)
    there = [len(families), *founded]  # before each turn
    for orders in kept.orders_of_turn(connection, row.id, row.turn):
        if orders.text.strip():
            files[f"orders/{row.turn:03}/{_file(families, orders.seat, there[-1])}"] = orders.text
    yield from sorted((files | packed_bag(connection, row, families, letters)).items())
    for number in range(row.turn):
        turn = kept.turn_row(connection, row.id, number)
        if turn is not None:
            written = kept.orders_of_turn(connection, row.id, number)
            yield from sorted(files_of_turn(row, families, turn, written, there[number]).items())


def _founded(connection: Connection, row: CampaignRow, families: list[FamilyRow], number: int) -> int:
    """How many families there were after a turn."""
    figures = kept.figures_of(connection, row.id, number)
    return len(json.loads(figures)["points"]) if figures is not None else len(families)


def settings_of(row: CampaignRow, families: list[FamilyRow]) -> Settings:
    return Settings(
        names=tuple(family.name for family in families),
        bots=tuple(bots_of(families)),
        turns=turns_of(row),
        governor=row.options["governor"],
        language=row.language,
        seed=row.seed,
    )


def _file(families: list[FamilyRow], seat: int, founded: int) -> str:
    """31.7: the entry of a family that joins is called so; the order of the names is the order they join in."""
    name = order_file(seat, families[seat].name)
    return name if seat < founded else f"{NEWCOMER}-{seat + 1:04}-{name.partition('-')[2]}"


def files_of_turn(
    row: CampaignRow, families: list[FamilyRow], turn: TurnRow, written: list[OrdersRow], founded: int
) -> dict[str, str]:
    promised = commitment(seed_of(row, turn.turn + 1))
    files = {
        "turn.toml": about_text(turn.turn, turn.year, turn.seed, promised, turn.state),
        "state.json": turn.state,
        "events.jsonl": turn.events,
        "dice.txt": turn.dice,
    }
    for orders in written:
        if orders.text.strip():
            files[f"orders/{_file(families, orders.seat, founded)}"] = orders.text
    return {f"turns/{turn.turn:03}/{name}": text for name, text in files.items()}


def archive_of(files: Iterable[tuple[str, str]], target: IO[bytes]) -> None:
    """The same files are the same bytes."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files:
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, text)
