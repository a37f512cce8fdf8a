"""Order documents as mappings: a page changes a mapping, the referee and the file keep the TOML text.

`written(read(text))` says the same as the text, without its comments; `read(written(document))` is the document.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Final

from ...core.toml import LONGEST_WORD, load, quoted
from ..http.problems import Problem
from .schemas.campaigns import LONGEST_ORDERS

BARE: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_WORD}}}")
DEEPEST: Final = 5
MOST_KEPT_APART: Final = 200  # entries of a list that are compared one by one, to keep what stands around them


def read(text: str) -> dict[str, Any] | None:
    """None where the text is not TOML."""
    try:
        return load(text)
    except tomllib.TOMLDecodeError:
        return None


def cleaned(document: dict[str, Any], depth: int = 0) -> dict[str, Any]:
    """Without null, which TOML does not have. Raises the problem malformed where it is nested too deep."""
    return {key: _cleaned(value, depth + 1) for key, value in document.items() if value is not None}


def _cleaned(value: Any, depth: int) -> Any:
    if depth > DEEPEST + 1:  # `written` would refuse it as well
        raise Problem("malformed", reason="document")
    if isinstance(value, list):
        return [_cleaned(entry, depth + 1) for entry in value if entry is not None]
    return cleaned(value, depth) if isinstance(value, dict) else value


def written(document: Mapping[str, Any]) -> str:
    """As TOML. Raises the problem malformed for what TOML cannot express, and too-large."""
    text = "\n".join(_table(document, "", 0, Room())).strip("\n") + "\n"
    return text if text.strip() else ""


class Room:
    """How many characters may still be written: a long name is repeated for each table in it."""

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
        else:
            lines.append(room.take(f"{name} = {_value(value, depth + 1)}"))
    return lines + inner


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else quoted(key)


def _value(value: Any, depth: int) -> str:
    if depth > DEEPEST:
        raise Problem("malformed", reason="document")
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join([_value(entry, depth + 1) for entry in value])}]"
    if isinstance(value, dict):
        pairs = [f"{_key(key)} = {_value(entry, depth + 1)}" for key, entry in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    raise Problem("malformed", reason="document")


# A text that is changed


def changed(text: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> str | None:
    """The text with the change, comments kept where that can be; None for one that is not TOML."""
    document = read(text)
    if document is None:
        return None
    after = change(document)
    if after == document:
        return text
    for key, value in after.items():
        before = document.get(key)
        if isinstance(value, list) and 0 < len(value) <= MOST_KEPT_APART and value != before:
            stays = _without(text, key, [entry for entry in before or [] if entry not in value])
            added = stays.rstrip("\n") + "\n\n" + written({key: value[-1:]})
            if read(added) == after:
                return added
    return written(after)


def _without(text: str, key: str, gone: list[Any]) -> str:
    """The text without these `[[key]]` tables, as far as they are blocks of their own."""
    blocks = text.split("\n\n")
    return "\n\n".join([block for block in blocks if _table_in(block, key) not in gone]) if gone else text


def _table_in(block: str, key: str) -> dict[str, Any] | None:
    """The one `[[key]]` that a block is, comments aside."""
    document = read(block)
    listed = document.get(key) if document is not None and len(document) == 1 else None
    return listed[0] if isinstance(listed, list) and len(listed) == 1 and isinstance(listed[0], dict) else None
