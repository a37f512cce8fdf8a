"""A page before it is drawn: a masthead, sections, and in them sentences or a table."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from .references import Reference

Cell: TypeAlias = str | int


def shown(cell: Cell) -> str:
    """A number with the sign that print uses."""
    return str(cell).replace("-", "−") if isinstance(cell, int) else cell


@dataclass
class Item:
    """A sentence; `label` is what stands before it: a year, a name. `references` are the names that may occur in it."""

    text: str
    label: str = ""
    rule: str = ""
    references: list[Reference] = field(default_factory=list)


@dataclass
class Table:
    heads: list[str]
    rows: list[list[Cell]]


@dataclass
class Section:
    """`wide` ones span all columns; `glyph` names a small drawing."""

    id: str
    title: str
    items: list[Item] = field(default_factory=list)
    table: Table | None = None
    wide: bool = False
    glyph: str = ""
    references: list[Reference] = field(default_factory=list)  # of the table

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
    headline: str
    standfirst: str
    secondary: list[Item]
    sections: list[Section]
    footer: list[str]
    story: str = ""  # the kind of the headline's fact, for a picture
    references: list[Reference] = field(default_factory=list)  # of headline and standfirst

    def plain(self) -> dict[str, object]:
        """For JSON."""
        return {
            "language": self.language,
            "kind": self.kind,
            "title": self.title,
            "motto": self.motto,
            "dateline": self.dateline,
            "story": self.story,
            "headline": self.headline,
            "standfirst": self.standfirst,
            "secondary": [_item(item) for item in self.secondary],
            "sections": [_section(section) for section in self.sections],
            "footer": self.footer,
        }

    def linked(self) -> dict[str, object]:
        """For JSON that a page is drawn from: each sentence with what its names mean."""
        told = self.plain()
        told["references"] = _told(self.references, [self.headline, self.standfirst])
        told["secondary"] = [_linked(item) for item in self.secondary]
        told["sections"] = [_linked_section(section) for section in self.sections]
        return told


def _linked(item: Item) -> dict[str, object]:
    return _item(item) | {"references": _told(item.references, [item.label, item.text])}


def _linked_section(section: Section) -> dict[str, object]:
    told = _section(section)
    if section.items:
        told["items"] = [_linked(item) for item in section.items]
    if section.table is not None:
        cells = [cell for row in section.table.rows for cell in row if isinstance(cell, str)]
        told["references"] = _told(section.references, cells)
    return told


def _told(references: Iterable[Reference], texts: list[str]) -> list[dict[str, str]]:
    """Only references whose names are in the text."""
    said = "\n".join(texts)
    return [{"text": r.text, "kind": r.kind, "id": r.id} for r in references if r.text in said]


def _item(item: Item) -> dict[str, object]:
    return {"label": item.label, "text": item.text, "rule": item.rule}


def _section(section: Section) -> dict[str, object]:
    told: dict[str, object] = {"id": section.id, "title": section.title}
    if section.items:
        told["items"] = [_item(item) for item in section.items]
    if section.glyph:
        told["glyph"] = section.glyph
    if section.table is not None:
        told["heads"], told["rows"] = section.table.heads, section.table.rows
    return told
