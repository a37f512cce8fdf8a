"""Saved matches, in the user's data folder, readable by nobody else: a save holds the seed."""

import json
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from ..core.errors import BelleEtoileError
from ..data_folder import data_folder
from ..files import write_file

KEPT_FORMAT: Final = 1


@dataclass(frozen=True)
class Saved:
    """Who sits where, the edition if it is not the game's own, the seed, and the log so far."""

    game: str
    seats: list[str]
    edition: str | None
    seed: str
    log: str
    format: int = KEPT_FORMAT


def new_name(folder: str, game: str, ending: str) -> Path:
    """A free name: a save never replaces another."""
    place = data_folder() / folder
    stamp = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    nth, path = 1, place / f"{stamp}{ending}"
    while path.exists():
        nth += 1
        path = place / f"{stamp}-{nth}{ending}"
    return path


def newest_save(game: str) -> Path | None:
    """The match of this game that was saved last."""
    found = (data_folder() / "saves").glob(f"{game}-[0-9]*.json")
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


def write_save(path: Path, saved: Saved) -> None:
    write_file(path, json.dumps(asdict(saved), ensure_ascii=False, indent=1) + "\n", private=True)


def read_save(path: Path) -> Saved:
    """Raises with the file and the reason where it is not a save of ours."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        saved = Saved(**content)
        right = saved.format == KEPT_FORMAT and all(
            isinstance(text, str) for text in (saved.game, saved.seed, saved.log, *saved.seats)
        )
    except (ValueError, TypeError) as error:
        raise _broken(path, str(error)) from None
    if not right:
        raise _broken(path, f"format {saved.format}")
    return saved


def _broken(path: Path, reason: str) -> BelleEtoileError:
    return BelleEtoileError("error-save", f"{path}: {reason}", {"file": str(path), "reason": reason})
