"""Pages as HTML: one file each, without scripts or anything fetched; made to be printed."""

from html import escape
from typing import Final

from .paper import Cell, Item, Page, Section, Table, shown

# Small engravings, drawn in a square of 24.
RAYS: Final = " ".join(
    f"M12 12m{x} {y}l{x / 2:g} {y / 2:g}"
    for x, y in ((6, 0), (-6, 0), (0, 6), (0, -6), (4, 4), (-4, 4), (4, -4), (-4, -4))
)
CLOUD: Final = "M6 17h11a4 4 0 0 0 .6-8A6 6 0 0 0 6.4 10 3.6 3.6 0 0 0 6 17z"
GLYPHS: Final = {
    "urn": "M8 4h8M9 4c0 3-3 4-3 8 0 5 3 8 6 8s6-3 6-8c0-4-3-5-3-8M7 20h10",
    "scales": "M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
    "ship": "M12 2c4 4 5 9 5 14H7c0-5 1-10 5-14zM7 13l-4 5h4M17 13l4 5h-4M10 19v3M14 19v3M12 8v3",
    "rings": "M9 9a5 5 0 1 0 .1 0zM15 9a5 5 0 1 0 .1 0zM12 5l-2-3h4z",
    "sun": f"M12 8a4 4 0 1 0 .1 0z {RAYS}",
    "fair": f"M9 5a4 4 0 1 0 .1 0zM9 1v2M3 9h2M4.5 4.5l1.5 1.5 {CLOUD}",
    "cloud": CLOUD,
    "rain": f"{CLOUD} M8 19l-1 3M12 19l-1 3M16 19l-1 3",
    "storm": f"{CLOUD} M13 17l-3 4h3l-2 3",
    "calm": "M3 9c3-2 6 2 9 0s6-2 9 0M3 15c3-2 6 2 9 0s6-2 9 0",
    "seal": "M12 1l2.4 6.6L21 8l-5.2 4.4L17.6 19 12 15.2 6.4 19l1.8-6.6L3 8l6.6-.4zM12 9a2.5 2.5 0 1 0 .1 0z",
}

STYLE: Final = """
:root { color-scheme: light; --paper: #f6f0e1; --ink: #1c2142; --rule: #6d6347; --crimson: #8c1c2f; }
* { box-sizing: border-box; }
body { margin: 0; background: #e7dfca; color: var(--ink); font: 1rem/1.45 "EB Garamond", Garamond, Georgia, serif; }
main { max-width: 74rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 3rem; background: var(--paper); }
header { text-align: center; border-bottom: 4px double var(--ink); margin-bottom: 1.2rem; }
header svg { width: 3rem; height: 3rem; color: var(--crimson); }
h1 { font-size: clamp(2rem, 7vw, 4.6rem); line-height: 1; margin: .1em 0 .15em; letter-spacing: .02em; }
.motto { font-style: italic; margin: 0 0 .6rem; }
.dateline { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .2rem 1.5rem; list-style: none;
  border-top: 1px solid var(--ink); margin: 0; padding: .35rem 0; font-variant: small-caps; letter-spacing: .03em; }
.lead { text-align: center; margin: 0 auto 1.2rem; max-width: 50rem; }
.lead h2 { font-size: clamp(1.7rem, 5vw, 3.1rem); line-height: 1.08; margin: .2em 0; text-wrap: balance; }
.lead p { font-size: 1.2rem; margin: 0; }
.stories { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1rem 2rem;
  border-block: 1px solid var(--ink); padding: .8rem 0; margin-bottom: 1.4rem; }
.stories h3 { margin: 0 0 .2rem; font-size: 1.3rem; line-height: 1.15; }
.stories p { margin: 0; }
.columns { columns: 19rem; column-gap: 2.2rem; column-rule: 1px solid #6d634755; }
section h2 { font-size: 1.35rem; margin: 0 0 .4rem; border-bottom: 1px solid var(--ink); break-after: avoid;
  font-variant: small-caps; letter-spacing: .04em; display: flex; align-items: center; gap: .5rem; }
section h2 svg { width: 1.4rem; height: 1.4rem; flex: none; color: var(--crimson); }
section { margin-bottom: 1.5rem; }
section p { margin: 0 0 .35rem; hyphens: auto; text-wrap: pretty; orphans: 2; widows: 2; }
section p b { color: var(--crimson); font-weight: 600; }
.wide { break-inside: avoid-column; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
th { text-align: left; font-weight: 600; font-variant: small-caps; border-bottom: 1px solid var(--ink); }
th, td { padding: .18rem .8rem .18rem 0; vertical-align: top; }
tr + tr td { border-top: 1px solid #6d634733; }
td.n, th.n { text-align: right; }
footer { border-top: 4px double var(--ink); padding-top: .6rem; font-size: .85rem; }
footer p { margin: .2rem 0; overflow-wrap: anywhere; }
.report .columns, .register .columns { columns: auto; }
@page { size: A4; margin: 14mm 12mm; }
@media print {
  body, main { background: none; }
  main { max-width: none; padding: 0; }
  html { font-size: 9.5pt; }
  h1 { font-size: 40pt; }
  .columns { columns: 3; column-gap: 6mm; }
  .report .columns { columns: auto; }
  .scroll { overflow: visible; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
}
"""


def html_page(page: Page) -> str:
    flowing = "".join([_section(section) for section in page.sections if not section.wide])
    wide = "".join([_section(section) for section in page.sections if section.wide])
    return (
        f'<!DOCTYPE html>\n<html lang="{page.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(page.title)} — {escape(page.dateline[0])}</title>\n<style>{STYLE}</style>\n</head>\n"
        f'<body class="{page.kind}">\n<main>\n{_header(page)}{_lead(page)}'
        f'<div class="columns">\n{flowing}</div>\n{wide}'
        f"<footer>{''.join([f'<p>{escape(line)}</p>' for line in page.footer])}</footer>\n</main>\n</body>\n</html>\n"
    )


def _glyph(name: str) -> str:
    return (
        '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.3" aria-hidden="true">'
        f'<path d="{GLYPHS[name]}"/></svg>'
    )


def _header(page: Page) -> str:
    lines = "".join([f"<li>{escape(line)}</li>" for line in page.dateline])
    return (
        f'<header>{_glyph("seal")}<h1>{escape(page.title)}</h1>\n<p class="motto">{escape(page.motto)}</p>\n'
        f'<ul class="dateline">{lines}</ul></header>\n'
    )


def _lead(page: Page) -> str:
    if not page.headline:
        return ""
    lead = f'<div class="lead"><h2>{escape(shown(page.headline))}</h2>\n<p>{escape(shown(page.standfirst))}</p></div>\n'
    stories = [
        f"<article><h3>{escape(shown(item.label))}</h3><p>{escape(shown(item.text))}</p></article>"
        for item in page.secondary
    ]
    return lead + (f'<div class="stories">{"".join(stories)}</div>\n' if stories else "")


def _section(section: Section) -> str:
    glyph = _glyph(section.glyph) if section.glyph else ""
    title = f"<h2>{glyph}{escape(section.title)}</h2>\n"
    table = _table(section.table) if section.table is not None else ""
    items = "".join([_item(item) for item in section.items])
    wide = ' class="wide"' if section.wide else ""
    return f'<section id="{section.id}"{wide}>{title}{table}{items}</section>\n'


def _item(item: Item) -> str:
    label = f"<b>{escape(shown(item.label))}</b> — " if item.label else ""
    return f"<p>{label}{escape(shown(item.text))}</p>\n"


def _cell(cell: Cell) -> str:
    return shown(cell) if isinstance(cell, int) else escape(str(cell))


def _table(table: Table) -> str:
    marks = [' class="n"' if number else "" for number in table.numeric]
    heads = "".join([f'<th scope="col"{mark}>{escape(h)}</th>' for h, mark in zip(table.heads, marks, strict=True)])
    rows = []
    for row in table.rows:
        cells = [f"<td{mark}>{_cell(cell)}</td>" for cell, mark in zip(row, marks, strict=True)]
        rows.append(f"<tr>{''.join(cells)}</tr>\n")
    return (
        f'<div class="scroll"><table><thead><tr>{heads}</tr></thead>\n<tbody>\n{"".join(rows)}</tbody></table></div>\n'
    )
