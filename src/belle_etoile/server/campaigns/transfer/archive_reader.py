"""A campaign read from an archive that comes from anywhere, turn by turn, by a worker.

Nothing in it is trusted but what passes the same checks as a folder on the game master's disk. Everything is read
before anything is handed over: first what the campaign is, then its turns, one part each.
"""

import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from ....campaigns.folder.campaign import EDITION, SEEDS, SETTINGS, Campaign
from ....campaigns.folder.inbox import NEWCOMER, documents, read_document
from ....campaigns.records import figures, received_text, state_text
from ....campaigns.sheets import Document, Sheet, by_family, entry_sheet, read_sheets, received
from ....core.errors import BelleEtoileError
from ....core.game import Outcome
from ....games.stellarium import GAME, INFO
from ....games.stellarium.components import FIRST_RULES
from ....games.stellarium.state import State
from ....store.campaigns import TurnRow
from ...http.input_checks import in_json, in_text
from ..turn_worker import FamilyResult, results_of
from .records import SERVER, SERVER_OF_0_1, Bag, options_of, read_bag

MEGABYTE: Final = 1 << 20
LARGEST: Final = 64 * MEGABYTE  # packed; a thousand families after twenty turns are 36
MOST_BYTES: Final = 480 * MEGABYTE  # unpacked; the same are 240
MOST_FILES: Final = 100_000
TEXTS: Final = 256 * 1024  # orders, and what stands in a few lines
LARGE: Final = {  # bytes of a file, by the end of its name; all others are TEXTS
    "state.json": 32 * MEGABYTE,  # of a thousand families after twenty turns it has nine
    "events.jsonl": 32 * MEGABYTE,
    "letters.jsonl": 32 * MEGABYTE,
    "offers.jsonl": 8 * MEGABYTE,
    "log.jsonl": 8 * MEGABYTE,
    "dice.txt": 8 * MEGABYTE,
    "campaign.toml": 1 * MEGABYTE,
    SERVER: 1 * MEGABYTE,
    SERVER_OF_0_1: 1 * MEGABYTE,
}
MOST_SQUEEZED: Final = 40  # how many times smaller a file may be packed; what families write becomes ten times smaller
SLACK: Final = TEXTS  # a small file may repeat itself: no player's orders may block an export
HOW_PACKED: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
LONGEST_NAME: Final = 80
HIGHEST: Final = 2**31 - 1  # in a database
TURN: Final = re.compile(r"turns/(\d{3,5})/")
ORDERS: Final = re.compile(r"(?:^|/)orders/")  # texts of people: escapes in them are allowed
NEEDED: Final = re.compile(
    r"(?:campaign|edition|seeds|server)\.toml|(?:letters|offers|log)\.jsonl|orders/\d{3,5}/[^/\\]+\.toml"
    r"|house\.toml"  # of 0.1
    r"|turns/\d{3,5}/(?:turn\.toml|state\.json|events\.jsonl|dice\.txt|orders/[^/\\]+\.toml)"
)


class Imported(msgspec.Struct):
    """A campaign but for its turns; `error` and `values` where it could not be read. `size`: bytes to be stored."""

    error: str = ""
    values: dict[str, int | str] = {}
    edition: str = ""
    language: str = "fr"
    options: dict[str, str] = {}
    rules: int = FIRST_RULES
    seed: str = ""
    redrawn: dict[str, int] = {}
    turns: int = 0
    coming: dict[int, str] = {}  # orders for the turn that is not resolved yet
    names: list[str] = []
    bots: list[str] = []
    families: list[FamilyResult] = []
    outcome: Outcome | None = None
    bag: Bag = msgspec.field(default_factory=Bag)
    size: int = 0


class ImportedTurn(msgspec.Struct):
    row: TurnRow
    orders: dict[int, str]

    @property
    def size(self) -> int:
        row = self.row
        parts = (row.state, row.events, row.dice, row.sheets, row.figures, *self.orders.values())
        return sum([len(part.encode()) for part in parts])


def damaged(reason: str) -> BelleEtoileError:
    return BelleEtoileError("stellarium-error-damaged", reason, {"file": "zip", "reason": reason})


def read_archive(packed: bytes) -> Iterator[bytes]:
    """`packed` is the path of a folder with the archive. It is used as working space; the caller deletes it."""
    place = Path(packed.decode())
    folder, ready = place / "campaign", place / "ready"
    folder.mkdir()
    ready.mkdir()
    try:
        with zipfile.ZipFile(place / "archive.zip") as archive:
            found = read_campaign(Box(archive, folder), ready)
    except zipfile.BadZipFile:
        found = _refused(damaged("no zip archive"), folder)
    except BelleEtoileError as error:
        found = _refused(error, folder)
    except MemoryError:
        raise
    except Exception as error:  # a file from anywhere may raise anything
        found = _refused(damaged(type(error).__name__), folder)
    yield msgspec.msgpack.encode(found)
    for number in range(found.turns):
        yield (ready / str(number)).read_bytes()


def _refused(error: BelleEtoileError, folder: Path) -> Imported:
    """The error without the path where the archive was unpacked."""
    here = f"{folder}/"
    values = {name: v.replace(here, "") if isinstance(v, str) else v for name, v in error.values.items()}
    return Imported(error=error.key, values=values)


class Box:
    """An archive from which files are taken as they are needed."""

    def __init__(self, archive: zipfile.ZipFile, folder: Path) -> None:
        self.archive = archive
        self.folder = folder
        self.files: dict[str, list[tuple[str, zipfile.ZipInfo]]] = {}  # by turn; "" are all others
        for name, entry in _needed(archive):
            turn = TURN.match(name)
            self.files.setdefault(turn[1] if turn else "", []).append((name, entry))

    def take_out(self, turn: str) -> None:
        for name, entry in self.files.get(turn, []):
            with self.archive.open(entry) as source:
                content = source.read(entry.file_size + 1)
            if len(content) > entry.file_size:
                raise damaged(f"{name}: too large")
            if in_text(content.decode()) if ORDERS.search(name) else in_json(content):
                raise damaged(f"{name}: control character")
            place = self.folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)


def _needed(archive: zipfile.ZipFile) -> list[tuple[str, zipfile.ZipInfo]]:
    """Only files that are needed, at places of their own; raises where it is too much."""
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    top = next((entry.filename.removesuffix(SETTINGS) for entry in entries if _is_settings(entry.filename)), None)
    if top is None:
        raise damaged(f"no {SETTINGS}")
    wanted = [(entry.filename.removeprefix(top), entry) for entry in entries if entry.filename.startswith(top)]
    wanted = [(name, entry) for name, entry in wanted if NEEDED.fullmatch(name) and ".." not in name]
    if len(wanted) > MOST_FILES or sum([entry.file_size for _, entry in wanted]) > MOST_BYTES:
        raise damaged("too large")
    for name, entry in wanted:
        if entry.file_size > min(LARGE.get(name.rpartition("/")[2], TEXTS), _likely(entry)):
            raise damaged(f"{name}: too large")
        if entry.compress_type not in HOW_PACKED or entry.flag_bits & 1:
            raise damaged(f"{name}: packed in an unknown way")
    return wanted


def _likely(entry: zipfile.ZipInfo) -> int:
    """Whether a file is not packed too small, as a zip bomb would be."""
    return SLACK + MOST_SQUEEZED * entry.compress_size


def _is_settings(name: str) -> bool:
    """At the top, or in the one folder that was packed."""
    return name.count("/") <= 1 and name.rpartition("/")[2] == SETTINGS


def read_campaign(box: Box, ready: Path) -> Imported:
    box.take_out("")
    if last := max(box.files):
        (box.folder / "turns" / last).mkdir(parents=True)  # so that the campaign knows how many there are
    campaign = Campaign(box.folder)
    before, size = campaign.state(-1), 0
    for number in range(campaign.turn + 1):
        box.take_out(f"{number:03}")
        told, before = read_turn(campaign, before, number)
        size += told.size
        (ready / str(number)).write_bytes(msgspec.msgpack.encode(told))
        if number < campaign.turn:  # the last one is needed to read the coming orders
            shutil.rmtree(campaign.turn_folder(number))
    found = read_rest(campaign, before)
    found.size = (
        size + sum([len(text.encode()) for text in found.coming.values()]) + len(msgspec.json.encode(found.bag))
    )
    return found


def read_turn(campaign: Campaign, before: State, number: int) -> tuple[ImportedTurn, State]:
    s = campaign.state(number)
    orders, sheets = _past_orders(campaign, before, number)
    about = campaign.about(number)
    if about.get("seed") != campaign.seed(number) or about.get("turn") != number or s.turn != number:
        raise damaged(f"turns/{number:03}")
    campaign.facts(number)
    place = campaign.turn_folder(number)
    row = TurnRow(
        turn=number,
        year=_fitting(s.year, "year"),
        seed=campaign.seed(number),
        commitment=campaign.commitment(number),
        state=state_text(s),  # written again, without extra spaces or unknown keys
        events=(place / "events.jsonl").read_text(encoding="utf-8"),
        dice=(place / "dice.txt").read_text(encoding="utf-8"),
        sheets=received_text(received(sheets)),
        figures=json.dumps(figures(s)),
        resolved=0.0,
    )
    return ImportedTurn(row, orders), s


def read_rest(campaign: Campaign, last: State) -> Imported:
    settings = campaign.settings
    founded = bool(last.families)
    names = [family.name for family in last.families] if founded else list(settings.names)
    fine = [len(name) <= LONGEST_NAME and name.isprintable() for name in names]
    if not (INFO.seats[0] <= len(names) <= INFO.seats[1] and all(fine)):
        raise damaged("families")
    bag = read_bag(campaign.folder, len(names))
    bots = bag.server.bots if len(bag.server.bots) == len(names) else [campaign.bot(n) for n in range(len(names))]
    families = results_of(last)
    for family in families:
        _fitting(family.points, "points")
        _fitting(family.points_turn, "points")
    return Imported(
        edition=(campaign.folder / EDITION).read_text(encoding="utf-8"),
        language=settings.language,
        options={"turns": str(settings.turns), "governor": settings.governor, "vacation": "3"} | options_of(bag.server),
        rules=settings.rules,
        seed=settings.seed,
        redrawn=campaign.redrawn if (campaign.folder / SEEDS).exists() else {},
        turns=campaign.turn + 1,
        coming={family: document.text for family, document in documents(campaign, campaign.turn + 1).items()},
        names=names,
        bots=bots,
        families=families,
        outcome=GAME.outcome(last),
        bag=bag,
    )


def _fitting(number: int, what: str) -> int:
    if abs(number) > HIGHEST:
        raise damaged(what)
    return number


def _past_orders(campaign: Campaign, before: State, number: int) -> tuple[dict[int, str], list[Sheet]]:
    """What each family wrote, and how it counted."""
    place = campaign.turn_folder(number) / "orders"
    post: list[Document] = []
    joined: list[Sheet] = []
    for path in sorted(place.glob("*.toml")) if place.is_dir() else []:
        text = read_document(path)
        if path.name.startswith(NEWCOMER):
            family = len(before.families) + len(joined)
            joined.append(entry_sheet(before, Document(family, text, path.name)))
        else:
            family = int(path.name.partition("-")[0].removesuffix(".toml")) - 1
            if not 0 <= family < (len(before.families) or len(campaign.settings.names)):
                raise damaged(path.name)
            post.append(Document(family, text, path.name))
    sheets = read_sheets(before, by_family(post)) + joined
    return {sheet.family: sheet.document.text for sheet in sheets}, sheets
