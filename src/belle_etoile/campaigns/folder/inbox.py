"""The post for one turn: which file is whose."""

import re
from pathlib import Path
from typing import Final

from ...core.errors import BelleEtoileError
from ...core.toml import load
from ...games.stellarium.orders.spelling import nearest
from ..sheets import Document
from ..turns import Newcomer
from .campaign import BEFORE_ALL, Campaign

ENDING: Final = ".toml"
NEWCOMER: Final = "join"  # join-anything.toml is the entry of a family that joins a running campaign


def documents(campaign: Campaign, turn: int) -> dict[int, Document]:
    """The files in the inbox, by family; raises for one that belongs to nobody, or a second one."""
    found: dict[int, Document] = {}
    for path in _files(campaign, turn, "*"):
        if path.name.startswith(".") or is_newcomer(path):
            continue
        text = read_document(path)
        family = owner(campaign, path, text)
        if family in found:
            raise BelleEtoileError(
                "stellarium-error-twice",
                f"{path} and {found[family].file} are of one family",
                {"file": str(path), "other": found[family].file, "family": campaign.names[family]},
            )
        found[family] = Document(family, text, path.name)
    return {family: found[family] for family in sorted(found)}


def newcomers(campaign: Campaign, turn: int) -> list[Newcomer]:
    """31.7: those who join as the turn ends; before the founding nobody can be late."""
    if campaign.turn == BEFORE_ALL:
        return []
    return [Newcomer(read_document(path), file=path.name) for path in _files(campaign, turn, f"{NEWCOMER}*")]


def is_newcomer(path: Path) -> bool:
    return path.name.startswith(NEWCOMER)


def newcomer_file(name: str) -> str:
    """What the file of a family that joins is called."""
    slug = re.sub(r"\W+", "-", name.casefold()).strip("-")
    return f"{NEWCOMER}-{slug or 'x'}{ENDING}"


def _files(campaign: Campaign, turn: int, name: str) -> list[Path]:
    folder = campaign.inbox(turn)
    return sorted(folder.glob(f"{name}{ENDING}")) if folder.is_dir() else []


def read_document(path: Path) -> str:
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


def coming(campaign: Campaign) -> int:
    """The turn that orders are written for."""
    return 0 if campaign.turn == BEFORE_ALL else campaign.turn + 1
