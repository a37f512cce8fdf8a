"""The folder of a campaign.

    campaign.toml  edition.toml     what it was set up with
    seeds.toml                      seeds drawn anew after a turn was taken back
    orders/006/3-altair.toml        the post for the coming turn
    turns/005/                      a resolved turn, whole: state, orders, events, dice, reports
    backups/turn-005-before.zip     and -after.zip
    undone/005-1/                   a turn that was taken back; 005-1-orders/ the post for the one after it
    letters.jsonl offers.jsonl      what families wrote to each other, where the campaign comes from a server;
    log.jsonl server.toml           not read here; kept so that a server can import the folder again

A turn counts as resolved when its folder is there, and that folder appears by one rename.
"""

import re
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ...core.chance import commitment
from ...core.errors import BelleEtoileError
from ...core.events import Event
from ...core.packaged import packaged_text
from ...core.toml import load
from ...files import write_file
from ...games.stellarium.components import Edition
from ...games.stellarium.invariants import check
from ...games.stellarium.orders.spelling import nearest, plain
from ...games.stellarium.saves import BadSave
from ...games.stellarium.state import State
from ...games.stellarium.turn0 import found_empire
from ..records import facts_in, state_in
from ..seeds import turn_seed
from ..turns import HUMAN
from .settings import Settings, damaged, parse_settings

SETTINGS: Final = "campaign.toml"
EDITION: Final = "edition.toml"
SEEDS: Final = "seeds.toml"
BEFORE_ALL: Final = -1  # nothing is resolved yet


class Campaign:
    """A folder as it was when it was opened. Only `create` and `resolution.py` change folders."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.settings: Final = parse_settings(_text(folder / SETTINGS), str(folder / SETTINGS))
        self.edition: Final = Edition(_text(folder / EDITION), str(folder / EDITION))

    @cached_property
    def turn(self) -> int:
        """The last turn resolved when this was first asked, BEFORE_ALL if there was none.

        A turn that another process resolves meanwhile is not seen; then resolving fails, because its folder exists.
        """
        found = [int(path.name) for path in (self.folder / "turns").glob("[0-9]*") if path.name.isdecimal()]
        return max(found, default=BEFORE_ALL)

    def turn_folder(self, turn: int) -> Path:
        return self.folder / "turns" / f"{turn:03}"

    def inbox(self, turn: int) -> Path:
        return self.folder / "orders" / f"{turn:03}"

    def backup(self, turn: int, when: str) -> Path:
        return self.folder / "backups" / f"turn-{turn:03}-{when}.zip"

    # Luck

    @property
    def redrawn(self) -> dict[str, int]:
        """How often the seed of a turn was drawn anew."""
        path = self.folder / SEEDS
        if not path.exists():
            return {}
        try:
            content: dict[str, Any] = load(_text(path))
            return {str(turn): int(times) for turn, times in content["redrawn"].items()}
        except (ValueError, KeyError, AttributeError) as error:
            raise damaged(str(path), str(error)) from None

    def seed(self, turn: int) -> str:
        """Secret until the turn is resolved."""
        return turn_seed(self.settings.seed, turn, self.redrawn.get(str(turn), 0))

    def commitment(self, turn: int) -> str:
        """Public as soon as the turn before is resolved."""
        return commitment(self.seed(turn))

    # What was resolved

    def state(self, turn: int) -> State:
        """The position after a turn; BEFORE_ALL is an Empire without families."""
        if turn == BEFORE_ALL:
            double = self.settings.governor == "double"
            return found_empire(self.edition, self.settings.turns, double, self.settings.rules)
        path = self.turn_folder(turn) / "state.json"
        text = _text(path)
        expected = self.about(turn).get("state")
        if expected is not None and expected != sha256(text.encode()).hexdigest():
            raise damaged(str(path), "sha256")
        try:
            s = state_in(self.edition, text)
            check(s)
        except (ValueError, TypeError, BadSave, AssertionError, IndexError) as error:
            raise damaged(str(path), f"{type(error).__name__}: {error}") from None
        return s

    @cached_property
    def latest(self) -> State:
        """The position now. Whoever resolves works on a copy."""
        return self.state(self.turn)

    def about(self, turn: int) -> dict[str, Any]:
        """turn.toml: seed, commitments, digest."""
        path = self.turn_folder(turn) / "turn.toml"
        try:
            return load(_text(path))
        except ValueError as error:
            raise damaged(str(path), str(error)) from None

    def facts(self, turn: int) -> list[tuple[int, Event]]:
        """With their phases."""
        path = self.turn_folder(turn) / "events.jsonl"
        try:
            return facts_in(_text(path))
        except (ValueError, IndexError, TypeError) as error:
            raise damaged(str(path), str(error)) from None

    # Families

    @property
    def names(self) -> list[str]:
        """Of all families; before the founding, what they may be called."""
        if self.turn == BEFORE_ALL:
            return [name or str(number) for number, name in enumerate(self.settings.names, 1)]
        return [family.name for family in self.latest.families]

    def bot(self, family: int) -> str:
        """The temper of the bot that plays a family, HUMAN for people and for those who joined late."""
        return self.settings.bots[family] if family < len(self.settings.bots) else HUMAN

    def family_named(self, word: str) -> int:
        """By number from 1 or by name; raises and names the nearest."""
        names = self.names
        if word.isascii() and word.isdecimal() and 1 <= int(word) <= len(names):
            return int(word) - 1
        folded = [plain(name) for name in names]
        if word in names or plain(word) in folded:
            return names.index(word) if word in names else folded.index(plain(word))
        right = nearest(word, names) or ", ".join(names[:12])
        raise BelleEtoileError(
            "stellarium-error-family", f"no family {word!r}; {right}", {"family": word, "right": right}
        )

    def resolved(self, turn: int) -> int:
        """A turn that is resolved; raises if it is not."""
        if not 0 <= turn <= self.turn:
            raise BelleEtoileError(
                "stellarium-error-turn",
                f"turn {turn} is not resolved; the last is {self.turn}",
                {"turn": turn, "last": self.turn},
            )
        return turn


def order_file(family: int, name: str) -> str:
    """What a file of orders is called."""
    slug = re.sub(r"\W+", "-", (name or str(family + 1)).casefold()).strip("-")
    return f"{family + 1}-{slug or 'x'}.toml"


def open_campaign(folder: str) -> Campaign:
    path = Path(folder)
    if not (path / SETTINGS).is_file():
        raise BelleEtoileError("stellarium-error-no-campaign", f"{folder}: no campaign here", {"folder": folder})
    return Campaign(path)


def create(folder: str, settings: Settings, edition: str = "") -> Campaign:
    """A new campaign in a folder that is empty or not there yet."""
    path = Path(folder)
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise BelleEtoileError("stellarium-error-exists", f"{folder}: not an empty folder", {"folder": folder})
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    text = edition or packaged_text("games/stellarium", "edition.toml")
    Edition(text, EDITION)
    write_file(path / EDITION, text)
    (path / "orders" / "000").mkdir(parents=True)
    write_file(path / SETTINGS, settings.text())  # last: with it the folder is a campaign
    return Campaign(path)


def _text(path: Path) -> str:
    try:
        return path.read_bytes().decode()
    except OSError as error:
        raise damaged(str(path), error.strerror or str(error)) from None
    except ValueError:
        raise damaged(str(path), "UTF-8") from None
