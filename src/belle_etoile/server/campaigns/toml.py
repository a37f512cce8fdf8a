"""Order documents as mappings: a page changes a mapping, the referee and the file keep the TOML text.

`written(read(text))` says the same as the text, without its comments.
"""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from ...core.toml import load
from ..problems import Problem
from .shapes import LONGEST_ORDERS

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
DEEPEST: Final = 5
ESCAPED: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
UNSEEN: Final = re.compile(r'["\\\x00-\x1f\x7f]')


def read(text: str) -> dict[str, Any] | None:
    """None where the text is not TOML."""
    try:
        return load(text)
    except tomllib.TOMLDecodeError:
        return None


def written(document: Mapping[str, Any]) -> str:
    """Raises the problem malformed for what TOML cannot say, and too-large. Nothing is written for null."""
    text = "\n".join(_table(document, "", 0, Room())).strip("\n") + "\n"
    return text if text.strip() else ""


class Room:
    """For so many letters: a long name with many tables in it is repeated for each of them."""

    def __init__(self) -> None:
        self.left = LONGEST_ORDERS

    def take(self, line: str) -> str:
        self.left -= len(line) + 1  # and the end of the line
        if self.left < 0:
            raise Problem("too-large")
        return line


def _table(table: Mapping[str, Any], where: str, depth: int, room: Room) -> list[str]:
    """Its own lines first, then the tables in it."""
    if depth > DEEPEST:
        raise Problem("malformed", reason="document")
    lines, inner = [], []
    for key, value in table.items():
        name = _key(key)
        if isinstance(value, dict):
            bare = bool(value) and all(isinstance(entry, dict) for entry in value.values())
            inner += [] if bare else [room.take(""), room.take(f"[{where}{name}]")]
            inner += _table(value, f"{where}{name}.", depth + 1, room)
        elif isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            for entry in value:
                inner += [room.take(""), room.take(f"[[{where}{name}]]")]
                inner += _table(entry, f"{where}{name}.", depth + 1, room)
        elif value is not None:
            lines.append(room.take(f"{name} = {_value(value, depth + 1)}"))
    return lines + inner


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _quoted(key)


def _quoted(text: str) -> str:
    return '"' + UNSEEN.sub(lambda found: ESCAPED.get(found[0], f"\\u{ord(found[0]):04x}"), text) + '"'


def _value(value: Any, depth: int) -> str:
    if depth > DEEPEST:
        raise Problem("malformed", reason="document")
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join([_value(entry, depth + 1) for entry in value if entry is not None])}]"
    if isinstance(value, dict):
        pairs = [f"{_key(key)} = {_value(entry, depth + 1)}" for key, entry in value.items() if entry is not None]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    raise Problem("malformed", reason="document")
