"""The post for one turn: which file is whose, what it says, and everything that is wrong with it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..core.errors import BelleEtoileError
from ..core.events import NOBODY
from ..core.toml import load
from ..games.stellarium.checking import read_orders, status_of
from ..games.stellarium.components import OR, PNJ, STATUSES
from ..games.stellarium.documents import Names
from ..games.stellarium.founding import read_entry
from ..games.stellarium.mistakes import Mistake
from ..games.stellarium.nearest import nearest
from ..games.stellarium.orders import Entry, Orders
from ..games.stellarium.state import State
from ..games.stellarium.turn0 import late_bonus
from .folder import BEFORE_ALL, Campaign

ENDING: Final = ".toml"
NEWCOMER: Final = "join"  # join-anything.toml is the entry of a family that joins a running campaign


@dataclass(frozen=True)
class Letter:
    """One file of the post."""

    family: int
    file: str
    text: str


@dataclass(frozen=True)
class Sheet:
    """A letter read: orders, or the entry of turn 0, and all mistakes; `status` as it will count."""

    letter: Letter
    orders: Orders | None
    entry: Entry | None
    mistakes: list[Mistake]
    status: str

    @property
    def whole(self) -> bool:
        """0.3: nothing is missing and nothing is wrong."""
        return not self.mistakes and self.status in (STATUSES[OR], STATUSES[PNJ])


def letters(campaign: Campaign, turn: int) -> list[Letter]:
    """The files in the inbox, by family; raises for one that belongs to nobody, or a second one."""
    folder = campaign.inbox(turn)
    found: dict[int, Letter] = {}
    files = sorted(folder.glob(f"*{ENDING}")) if folder.is_dir() else []
    for path in files:
        if path.name.startswith((".", NEWCOMER)):
            continue
        text = read_letter(path)
        family = owner(campaign, path, text)
        if family in found:
            raise BelleEtoileError(
                "stellarium-error-twice",
                f"{path} and {found[family].file} are of one family",
                {"file": str(path), "other": found[family].file, "family": campaign.names[family]},
            )
        found[family] = Letter(family, path.name, text)
    return [found[family] for family in sorted(found)]


def read_letter(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except OSError as error:
        reason = error.strerror or str(error)
        raise BelleEtoileError("error-file", f"{path}: {reason}", {"file": str(path), "reason": reason}) from None
    except ValueError:
        raise BelleEtoileError("error-file-text", f"{path}: not UTF-8", {"file": str(path)}) from None


def owner(campaign: Campaign, path: Path, text: str) -> int:
    """`3.toml` and `3-anything.toml` are the third family's; another file says whose it is in `family`."""
    number = path.name.removesuffix(ENDING).partition("-")[0]
    names = campaign.names
    if number.isascii() and number.isdecimal() and 1 <= int(number) <= len(names):
        return int(number) - 1
    said = _said_family(text)
    if said in names:
        return names.index(said)
    near = nearest(said, names) if said else ""
    raise BelleEtoileError(
        "stellarium-error-stranger",
        f"{path}: of no family",
        {"file": str(path), "found": said or "none", "right": near or f"1-{len(names)}"},
    )


def _said_family(text: str) -> str:
    try:
        return str(load(text).get("family", ""))
    except ValueError:  # half-written: the heading may still be there
        lines = [line for line in text.split("\n") if line.replace(" ", "").startswith("family=")]
        try:
            return str(load(lines[0])["family"]) if lines else ""
        except ValueError:
            return ""


def read_sheets(s: State, post: list[Letter]) -> list[Sheet]:
    """Every letter read against the position."""
    if not s.families:
        return [_entry_sheet(s, letter) for letter in post]
    names = Names(s)
    sheets = []
    for letter in post:
        orders, mistakes = read_orders(s, letter.family, letter.text, names)
        status = STATUSES[status_of(s, orders)]
        sheets.append(Sheet(letter, orders, None, mistakes, status))
    return sheets


def newcomers(campaign: Campaign, s: State, turn: int) -> list[Sheet]:
    """31.7: those who join as the turn ends, with the bonus that everyone can reckon before it."""
    folder = campaign.inbox(turn)
    files = sorted(folder.glob(f"{NEWCOMER}*{ENDING}")) if folder.is_dir() and s.families else []
    return [_entry_sheet(s, Letter(NOBODY, path.name, read_letter(path)), late_bonus(s)) for path in files]


def _entry_sheet(s: State, letter: Letter, bonus: int = 0) -> Sheet:
    entry, mistakes = read_entry(s, letter.text, s.edition.shared + bonus)
    return Sheet(letter, None, entry, mistakes, "OR" if entry.sent else "ONR")


def coming(campaign: Campaign) -> int:
    """The turn that orders are written for."""
    return 0 if campaign.turn == BEFORE_ALL else campaign.turn + 1
