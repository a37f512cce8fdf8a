"""A campaign read back from the folder that `belle-etoile stellarium` works with, in one archive.

It is read in a process of its own: an archive comes from anywhere. Nothing in it is trusted but what passes the same
checks as a folder on the game master's disk.
"""

import io
import json
import re
import time
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from ...campaign.folder import EDITION, SEEDS, SETTINGS, Campaign
from ...campaign.inbox import NEWCOMER, Letter, Sheet, letters, read_letter, read_sheets
from ...core.errors import BelleEtoileError
from ...games.stellarium import INFO
from ...games.stellarium.components import CAPITAL_FELL, PLAYING
from ...games.stellarium.founding import read_entry
from ...games.stellarium.phases.p30_end import winners
from ...games.stellarium.state import State
from ...locales import speaker
from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow, OrdersRow, TurnRow
from ..house import House
from ..problems import Problem
from ..sessions import new_id
from . import shapes
from .life import new_token
from .mailbag import Bag, options_of, read_bag, unpack_bag
from .referee import FamilyResult, figures, results_of, sheets_text
from .steward import to_share

LARGEST: Final = 30 * 1024 * 1024  # packed
MOST_BYTES: Final = 400 * 1024 * 1024  # unpacked
MOST_FILES: Final = 100_000
PATIENCE: Final = 240.0
NEEDED: Final = re.compile(
    r"(?:campaign|edition|seeds|house)\.toml|(?:letters|offers|log)\.jsonl|orders/\d{3,5}/[^/\\]+\.toml"
    r"|turns/\d{3,5}/(?:turn\.toml|state\.json|events\.jsonl|dice\.txt|orders/[^/\\]+\.toml)"
)


class Imported(msgspec.Struct):
    """All of a campaign as rows; `error` and `values` where it could not be read."""

    error: str = ""
    values: dict[str, int | str] = {}
    edition: str = ""
    language: str = "fr"
    options: dict[str, str] = {}
    seed: str = ""
    redrawn: dict[str, int] = {}
    turns: list[TurnRow] = []
    orders: dict[int, dict[int, str]] = {}
    names: list[str] = []
    bots: list[str] = []
    families: list[FamilyResult] = []
    outcome: dict[str, Any] | None = None
    bag: Bag = msgspec.field(default_factory=Bag)


def damaged(reason: str) -> BelleEtoileError:
    return BelleEtoileError("stellarium-error-damaged", reason, {"file": "zip", "reason": reason})


# In a process of its own


def read_archive(packed: bytes) -> bytes:
    try:
        with TemporaryDirectory() as folder:
            unpack(packed, Path(folder))
            found = read_folder(Campaign(Path(folder)))
    except BelleEtoileError as error:
        found = Imported(error=error.key, values=error.values)
    except Exception as error:  # whatever a file from anywhere brings about
        found = Imported(error="stellarium-error-damaged", values={"file": "zip", "reason": type(error).__name__})
    return msgspec.json.encode(found)


def unpack(packed: bytes, folder: Path) -> None:
    """Only files that are needed, at places of their own; raises where it is too much or no archive."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(packed))
    except zipfile.BadZipFile:
        raise damaged("no zip archive") from None
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    top = next((entry.filename.removesuffix(SETTINGS) for entry in entries if _is_settings(entry.filename)), None)
    if top is None:
        raise damaged(f"no {SETTINGS}")
    wanted = [(entry.filename.removeprefix(top), entry) for entry in entries if entry.filename.startswith(top)]
    wanted = [(name, entry) for name, entry in wanted if NEEDED.fullmatch(name) and ".." not in name]
    if len(wanted) > MOST_FILES or sum(entry.file_size for _, entry in wanted) > MOST_BYTES:
        raise damaged("too large")
    for name, entry in wanted:
        with archive.open(entry) as source:
            content = source.read(entry.file_size + 1)
        if len(content) > entry.file_size:
            raise damaged("too large")
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def _is_settings(name: str) -> bool:
    """At the top, or in the one folder that was packed."""
    return name.count("/") <= 1 and name.rpartition("/")[2] == SETTINGS


def read_folder(campaign: Campaign) -> Imported:
    settings = campaign.settings
    turns, orders = [], {}
    before = campaign.state(-1)
    for number in range(campaign.turn + 1):
        s = campaign.state(number)
        written, sheets = _past_orders(campaign, before, number)
        about = campaign.about(number)
        if about.get("seed") != campaign.seed(number) or about.get("turn") != number or s.turn != number:
            raise damaged(f"turns/{number:03}")
        campaign.events(number)
        place = campaign.turn_folder(number)
        turns.append(
            TurnRow(
                turn=number,
                year=s.year,
                seed=campaign.seed(number),
                commitment=campaign.commitment(number),
                state=(place / "state.json").read_text(encoding="utf-8"),
                events=(place / "events.jsonl").read_text(encoding="utf-8"),
                dice=(place / "dice.txt").read_text(encoding="utf-8"),
                sheets=sheets_text(sheets),
                figures=json.dumps(figures(s)),
                resolved=0.0,
            )
        )
        orders[number] = written
        before = s
    orders[campaign.turn + 1] = {letter.family: letter.text for letter in letters(campaign, campaign.turn + 1)}
    over = {"winners": winners(before), "rule": "30.2" if before.end >= CAPITAL_FELL else "30.3"}
    founded = bool(before.families)
    count = len(before.families) if founded else len(settings.names)
    if not INFO.seats[0] <= count <= INFO.seats[1]:
        raise damaged("families")
    bag = read_bag(campaign.folder, count)
    bots = bag.house.bots if len(bag.house.bots) == count else [campaign.bot(seat) for seat in range(count)]
    return Imported(
        edition=(campaign.folder / EDITION).read_text(encoding="utf-8"),
        language=settings.language,
        options={"turns": str(settings.turns), "governor": settings.governor, "vacation": "3"} | options_of(bag.house),
        seed=settings.seed,
        redrawn=campaign.redrawn if (campaign.folder / SEEDS).exists() else {},
        turns=turns,
        orders=orders,
        names=[f.name for f in before.families] if founded else list(settings.names),
        bots=bots,
        families=results_of(before),
        outcome=over if before.end != PLAYING else None,
        bag=bag,
    )


def _past_orders(campaign: Campaign, before: State, number: int) -> tuple[dict[int, str], list[Sheet]]:
    """What each family wrote, and how it counted."""
    place = campaign.turn_folder(number) / "orders"
    post: list[Letter] = []
    joined: list[Sheet] = []
    for path in sorted(place.glob("*.toml")) if place.is_dir() else []:
        text = read_letter(path)
        if path.name.startswith(NEWCOMER):
            family = len(before.families) + len(joined)
            entry, wrong = read_entry(before, text, to_share(before))
            joined.append(Sheet(Letter(family, path.name, text), None, entry, wrong, "OR" if entry.sent else "ONR"))
        else:
            family = int(path.name.partition("-")[0].removesuffix(".toml")) - 1
            if not 0 <= family < (len(before.families) or len(campaign.settings.names)):
                raise damaged(path.name)
            post.append(Letter(family, path.name, text))
    sheets = read_sheets(before, sorted(post, key=lambda letter: letter.family)) + joined
    return {sheet.letter.family: sheet.letter.text for sheet in sheets}, sheets


# In the house


async def import_campaign(house: House, packed: bytes, name: str, person: str) -> str:
    """The new campaign's id. Bots play on; every other family waits with an invitation. Its clock stands still."""
    try:
        answer = await house.thinkers.work(read_archive, packed, PATIENCE)
    except TimeoutError:
        raise Problem("too-large") from None
    found = msgspec.json.decode(answer, type=Imported)
    if found.error:
        raise Problem("bad-archive", lambda language: speaker(language).say(found.error, **found.values))
    now = time.time()
    calendar = found.bag.house.calendar
    over = found.outcome is not None
    row = CampaignRow(
        id=new_id(),
        name=name,
        game_version=INFO.version,
        edition_text=found.edition,
        options=found.options,
        language=found.language,
        public=False,
        calendar=str(calendar.__struct_config__.tag),
        hours=calendar.hours if isinstance(calendar, shapes.EveryHours) else None,
        seed=found.seed,
        redrawn=found.redrawn,
        status="over" if over else "playing",
        turn=len(found.turns),
        version=0,
        deadline=None,
        due=None,
        remind=None,
        paused=None if over or isinstance(calendar, shapes.ByHand) else now,
        outcome=found.outcome,
        creator=person,
        created=now,
        moved=now,
    )
    await house.db.write(lambda c: _write(c, row, found, now))
    return row.id


def _write(connection: Any, row: CampaignRow, found: Imported, now: float) -> None:
    results = found.families or [FamilyResult(name, "", 0, 0) for name in found.names]
    houses = []
    for seat, (result, bot) in enumerate(zip(results, found.bots, strict=True)):
        facts = msgspec.structs.asdict(result)
        token = None if bot else new_token()
        stewarded = found.bag.house.stewarded[seat] if seat < len(found.bag.house.stewarded) else 0
        kind = "bot" if bot else "open"
        houses.append(FamilyRow(row.id, seat, kind, bot=bot or None, token=token, stewarded=stewarded, **facts))
    kept.add_campaign(connection, row, houses)
    for turn in found.turns:
        kept.add_turn(connection, row.id, msgspec.structs.replace(turn, resolved=now + turn.turn / 1000))
    for number, written in found.orders.items():
        for seat, text in written.items():
            kept.put_orders(connection, row.id, number, OrdersRow(seat, text, False, 1, now))
    unpack_bag(connection, row, found.bag)
    kept.add_act(connection, row, "import", now, row.creator, "", {})
