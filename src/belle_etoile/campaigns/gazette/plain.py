"""Pages as plain text of eighty columns."""

from typing import Final

from .paper import Page, Section, Table, shown

WIDTH: Final = 80


def text_page(page: Page) -> str:
    lines = [page.title.upper().center(WIDTH).rstrip(), page.motto.center(WIDTH).rstrip(), "═" * WIDTH]
    lines += [" · ".join(page.dateline).center(WIDTH).rstrip(), "═" * WIDTH, ""]
    if page.headline:
        lines += [shown(page.headline).upper().center(WIDTH).rstrip(), "", _wrapped(shown(page.standfirst)), ""]
        for item in page.secondary:
            lines += [f"  {shown(item.label)}", _wrapped(shown(item.text)), ""]
    for section in page.sections:
        lines += _section(section)
    return "\n".join([*lines, "─" * WIDTH, *[_wrapped(line) for line in page.footer]]) + "\n"


def _wrapped(text: str, indent: str = "") -> str:
    """Broken at plain spaces only: a narrow no-break space holds."""
    lines: list[str] = []
    line = indent
    for word in text.split(" "):
        if len(line) + len(word) > WIDTH and line.strip():
            lines.append(line.rstrip())
            line = indent
        line += word + " "
    return "\n".join([*lines, line.rstrip()])


def _section(section: Section) -> list[str]:
    lines = [f"── {section.title} ".ljust(WIDTH, "─"), ""]
    if section.table is not None and section.table.rows:
        lines += [*_table(section.table), ""]
    for item in section.items:
        label = f"{shown(item.label)} — " if item.label else ""
        lines.append(_wrapped(label + shown(item.text), "  "))
    return [*lines, ""]


def _table(table: Table) -> list[str]:
    """Columns as wide as their longest cell; the last one takes what is left."""
    rows = [[shown(cell) for cell in row] for row in table.rows]
    columns = range(len(table.heads))
    widths = [max(len(table.heads[at]), *[len(row[at]) for row in rows]) for at in columns]
    numeric = [all(isinstance(row[at], int) or row[at] == "" for row in table.rows) for at in columns]
    lines = []
    for row in [table.heads, *rows]:
        cells = [row[at].rjust(widths[at]) if numeric[at] else row[at].ljust(widths[at]) for at in columns]
        lines.append(("  " + "  ".join(cells)).rstrip())
    return lines
