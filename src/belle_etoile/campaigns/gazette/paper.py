"""A page before it is drawn: a masthead, sections, and in them sentences or a table."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, TypeAlias

from .text import Line, Text

Cell: TypeAlias = Line | int
CHANGE: Final = re.compile(r"([+−]\d+)?")  # a gain or a loss, or nothing


def signed(change: int) -> str:
    """A gain or a loss, with the sign that print uses."""
    return f"{change:+}".replace("-", "−")


def is_number(cell: Cell) -> bool:
    """Whether it stands in a column of figures; a cell may be empty."""
    return isinstance(cell, int) or CHANGE.fullmatch(str(cell)) is not None


def shown(cell: Cell) -> str:
    """A number with the sign that print uses."""
    return str(cell).replace("-", "−") if isinstance(cell, int) else str(cell)


def in_words(cell: Cell) -> object:
    """For JSON: what is written, whatever it means."""
    return cell if isinstance(cell, int) else str(cell)


def in_parts(cell: Cell) -> object:
    """For JSON: a text with references as a list of words and references."""
    if not isinstance(cell, Text) or all(isinstance(part, str) for part in cell.parts):
        return in_words(cell)
    return [
        part if isinstance(part, str) else {"text": part.text, "kind": part.kind, "id": part.id} for part in cell.parts
    ]


@dataclass(slots=True)
class Item:
    """A sentence; `label` is what stands before it: a year, a name."""

    text: Line
    label: Line = ""
    rule: str = ""


@dataclass
class Table:
    heads: list[str]
    rows: list[list[Cell]]

    @cached_property
    def numeric(self) -> list[bool]:
        """Which columns hold figures only."""
        return [all(is_number(row[at]) for row in self.rows) for at in range(len(self.heads))]


@dataclass
class Section:
    """`wide` ones span all columns; `glyph` names a small drawing."""

    id: str
    title: str
    items: list[Item] = field(default_factory=list)
    table: Table | None = None
    wide: bool = False
    glyph: str = ""

    @property
    def empty(self) -> bool:
        return not self.items and (self.table is None or not self.table.rows)


@dataclass
class Page:
    """A newspaper or a report."""

    language: str
    kind: str  # gazette, report or register
    title: str
    motto: str
    dateline: list[str]
    headline: Line
    standfirst: Line
    secondary: list[Item]
    sections: list[Section]
    footer: list[str]
    story: str = ""  # the kind of the headline's fact, for a picture

    def told(self, tell: Callable[[Cell], object]) -> dict[str, object]:
        """For JSON, its sentences and cells told by `tell`: in words or in parts."""
        return {
            "language": self.language,
            "kind": self.kind,
            "title": self.title,
            "motto": self.motto,
            "dateline": self.dateline,
            "story": self.story,
            "headline": tell(self.headline),
            "standfirst": tell(self.standfirst),
            "secondary": [_item(item, tell) for item in self.secondary],
            "sections": [_section(section, tell) for section in self.sections],
            "footer": self.footer,
        }


def _item(item: Item, tell: Callable[[Cell], object]) -> dict[str, object]:
    return {"label": tell(item.label), "text": tell(item.text), "rule": item.rule}


def _section(section: Section, tell: Callable[[Cell], object]) -> dict[str, object]:
    told: dict[str, object] = {"id": section.id, "title": section.title}
    if section.items:
        told["items"] = [_item(item, tell) for item in section.items]
    if section.glyph:
        told["glyph"] = section.glyph
    if section.table is not None:
        told["heads"] = section.table.heads
        told["rows"] = [[tell(cell) for cell in row] for row in section.table.rows]
    return told
