"""What 0.1 left behind (tests/data/0.1), and what it knew about it."""

import json
import lzma
import zipfile
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from belle_etoile.core import EVERYONE, Match

DATA: Final = Path(__file__).parent / "data" / "0.1"
ON: Final = 12  # default moves played on


def known(name: str) -> dict[str, Any]:
    """house.json, files.json or campaign.json."""
    told: dict[str, Any] = json.loads((DATA / name).read_text(encoding="utf-8"))
    return told


def database_in(folder: Path) -> Path:
    """A copy of the server's database."""
    file = folder / "server.sqlite3"
    file.write_bytes(lzma.decompress((DATA / "house.sqlite3.xz").read_bytes()))
    return file


def campaign_in(folder: Path) -> Path:
    """A copy of the campaign's folder."""
    place = folder / "campaign"
    with zipfile.ZipFile(DATA / "campaign.zip") as archive:
        archive.extractall(place)
    return place


def digest(value: object) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


def views(match: Match) -> dict[str, Mapping[str, object]]:
    """Of everybody, as JSON would have them."""
    seen = {str(seat): match.view(seat) for seat in (EVERYONE, *range(match.log.seats))}
    told: dict[str, Mapping[str, object]] = json.loads(json.dumps(seen))
    return told


def played_on(match: Match) -> dict[str, object]:
    """Where some default moves lead."""
    for _ in range(ON):
        if not match.over:
            seat = match.waiting[0]
            match.play(seat, match.game.format(match.game.default_move(match.state, seat)))
    last = [record.text() for record in match.log.records[-ON:]]
    return {"version": match.version, "moves": last, "views": digest(views(match))}
