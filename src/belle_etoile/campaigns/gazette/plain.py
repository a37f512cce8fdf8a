"""Pages as plain text of eighty columns."""

from itertools import zip_longest
from typing import Final

from ...games.stellarium.effects import HARD_SPACE
from .paper import Cell, Page, Section, Table, shown
from .text import Text

WIDTH: Final = 80
INDENT: Final = "  "
GAPS: Final = (2, 1)  # between columns: the wider one if it leaves every word whole


def text_page(page: Page) -> str:
    lines = [*_centred(page.title.upper()), *_centred(page.motto), "═" * WIDTH]
    lines += [*_centred(" · ".join([_held(line) for line in page.dateline])), "═" * WIDTH, ""]
    if page.headline:
        lines += [*_centred(shown(page.headline).upper()), "", _wrapped(shown(page.standfirst)), ""]
        for item in page.secondary:
            lines += [_wrapped(shown(item.label), INDENT), _wrapped(shown(item.text)), ""]
    for section in page.sections:
        lines += _section(section)
    return "\n".join([*lines, "─" * WIDTH, *[_wrapped(line) for line in page.footer]]) + "\n"


def _centred(text: str) -> list[str]:
    return [line.center(WIDTH).rstrip() for line in _broken(text, WIDTH)]


def _wrapped(text: str, indent: str = "") -> str:
    return "\n".join([(indent + line).rstrip() for line in _broken(text, WIDTH - len(indent))])


def _held(text: str) -> str:
    """Its spaces hold, as long as there is room."""
    return text.replace(" ", HARD_SPACE)


def _broken(text: str, width: int) -> list[str]:
    """Broken at plain spaces only, for a narrow no-break space holds; what is too long all the same is cut."""
    if len(text) <= width:
        return [text.lstrip(" ").replace(HARD_SPACE, " ")]
    if max([len(word) for word in text.split(" ")]) > width:
        text = " ".join([part for word in text.split(" ") for part in _fitting(word, width)])
    lines: list[str] = []
    rest = text.lstrip(" ")
    while len(rest) > width:
        end = rest.rindex(" ", 0, width + 1)
        lines.append(rest[:end])
        rest = rest[end + 1 :].lstrip(" ")
    return [line.replace(HARD_SPACE, " ") for line in [*lines, rest]]


def _fitting(word: str, width: int) -> list[str]:
    if len(word) <= width:
        return [word]
    parts = word.split(HARD_SPACE)
    return [part[at : at + width] for part in parts for at in range(0, max(1, len(part)), width)]


def _section(section: Section) -> list[str]:
    lines = [f"── {section.title} ".ljust(WIDTH, "─"), ""]
    if section.table is not None and section.table.rows:
        lines += [*_table(section.table), ""]
    for item in section.items:
        label = f"{shown(item.label)} — " if item.label else ""
        lines.append(_wrapped(label + shown(item.text), INDENT))
    return [*lines, ""] if section.items else lines


# Tables


def _table(table: Table) -> list[str]:
    """Columns as wide as their longest cell while there is room, else the widest are broken; no empty ones."""
    columns = [at for at in range(len(table.heads)) if any(row[at] != "" for row in table.rows)]
    rows = [[table.heads[at] for at in columns], *[[_cell(row[at]) for at in columns] for row in table.rows]]
    numeric = [table.numeric[at] for at in columns]
    widths, gap = _widths(rows)
    aligned = [f"{{:{'>' if right else '<'}{width}}}" for width, right in zip(widths, numeric, strict=True)]
    form = INDENT + (" " * gap).join(aligned)
    lines: list[str] = []
    for row in rows:
        cells = [_broken(cell, width) for cell, width in zip(row, widths, strict=True)]
        lines += [form.format(*parts).rstrip() for parts in zip_longest(*cells, fillvalue="")]
    return lines


def _cell(cell: Cell) -> str:
    """A name is not broken while another place will do."""
    return cell.naming(_held) if isinstance(cell, Text) else shown(cell)


def _widths(rows: list[list[str]]) -> tuple[list[int], int]:
    """Of each column and of the gap between two: names stay whole if they can, then words."""
    wanted = [max([len(cell) for cell in column]) for column in zip(*rows, strict=True)]
    names = [_longest(column, " ") for column in zip(*rows, strict=True)]
    words = [_longest(column, HARD_SPACE) for column in zip(*rows, strict=True)]
    for least in (names, words):
        for gap in GAPS:
            room = WIDTH - len(INDENT) - gap * (len(wanted) - 1)
            if sum(least) <= room:
                return _narrowed(wanted, least, room), gap
    return _narrowed(wanted, [1] * len(wanted), room), gap


def _longest(column: tuple[str, ...], space: str) -> int:
    """Of the pieces that stay whole."""
    longest = 0
    for cell in column:
        if len(cell) > longest:
            longest = max(longest, *[len(piece) for piece in cell.replace(space, " ").split(" ")])
    return longest


def _narrowed(wanted: list[int], least: list[int], room: int) -> list[int]:
    """The widest column gives way first."""
    widths = wanted[:]
    while sum(widths) > room:
        at = max(range(len(widths)), key=lambda at: (widths[at] > least[at], widths[at]))
        widths[at] -= 1
    return widths
