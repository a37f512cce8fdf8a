"""Look at the Stars in eighty columns: one's own sky, the cards, the points, and the others below.

5 *   *   *───*          * a star, o one that is used, P a planet, ~ a shooting star
    ╲   ╱     │          a place is a letter and a number: c4
4     ╳   *   *
  a   b   c   d

The card is shown in each way it can be turned; @ marks the star by which its place is told.
"""

from collections.abc import Mapping
from itertools import pairwise, zip_longest
from textwrap import wrap
from typing import Final, TypedDict, cast

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from ...core.errors import Values
from ...core.game import Choice, MoveGame, ScoreLine
from ...games.look_at_the_stars.components import LARGEST, SMALLEST
from ...games.look_at_the_stars.geometry import COLUMNS, LETTERS, PLACE_BY_NAME, ROWS
from ...games.look_at_the_stars.view import SkyView, View
from ..terminal import Terminal

ID: Final = "look-at-the-stars"
WIDTH: Final = 80
WIDE: Final = 4  # columns from star to star
HIGH: Final = 2  # lines from star to star
LEFT: Final = 3 + (COLUMNS - 1) * WIDE + 1
GAP: Final = 3
SMALL_GAP: Final = 3
SMALL_IN_A_ROW: Final = 6
FRAME: Final = 4
TALL: Final = 50  # from so many lines on, the skies of others are drawn
COLUMN: Final = 17  # two bonus cards side by side

# By the size of a group: too small, the six sizes, too large
COLOURS: Final = ("#8a8f98", "#8a8f98", "#8a8f98", "#7f9acb", "#4f9a92", "#7f9e4c", "#c8922e", "#b9704f", "#a97cc8")
TOO_LARGE: Final = "#a03c3c"
SIGNS: Final = {
    "planet": "P",
    "stars": "*",
    "line": "-",
    "galaxy": "@",
    "twinkling": "✦",
    "nova": "N",
    "aura": "A",
    "moon": "☾",
    "black-hole": "◉",
}
LINES: Final = {(1, 0): "───", (0, 1): "│", (1, 1): "╱", (1, -1): "╲"}


class Sheet(TypedDict):
    id: str
    rows: list[str]
    lines: list[str]
    planets: list[str]


class Card(TypedDict):
    id: str
    lines: list[list[int]]


Canvas = list[list[Text]]


def draw(terminal: Terminal, game: MoveGame, seen: Mapping[str, object], names: list[str]) -> RenderableType:
    """Everything the view tells."""
    v = cast(View, seen)
    lines = [_heading(terminal, v)]
    cards = _cards(terminal, game, v)
    if not v["skies"]:
        return Group(*lines, *cards)
    me = min(max(0, v["seat"]), len(v["skies"]) - 1)
    mine = v["draft"]["sky"] if v["draft"] is not None else v["skies"][me]
    fresh = v["draft"]["fresh"] if v["draft"] is not None else []
    sky = _sky(game, v, mine, fresh)
    lines += _beside(sky, [*cards, *_points(terminal, v, mine, me, names)], LEFT)
    others = [seat for seat in range(len(v["skies"])) if seat != me]
    if terminal.out.size.height < TALL:
        told = [_in_a_line(terminal, v, seat, names[seat]) for seat in others]
        return Group(*lines, *_beside(told[::2], told[1::2], WIDTH // 2 - GAP))
    for first in range(0, len(others), SMALL_IN_A_ROW):
        lines += [Text(), *_small_skies(terminal, game, v, others[first : first + SMALL_IN_A_ROW], names)]
    return Group(*lines)


def _heading(terminal: Terminal, v: View) -> Text:
    notes = ""
    if v["turned"]:
        notes = f" {terminal.say(f'{ID}-number', number=v['turned'])} · {terminal.say(f'{ID}-pile', pile=v['pile'])} "
    title = terminal.speaker.title(ID).upper()
    room = WIDTH - 6 - cell_len(title) - cell_len(notes)
    return Text.assemble(
        ("── ", "quiet"), (title, "title"), (" " + "─" * max(1, room), "quiet"), notes, ("──", "quiet")
    )


def _beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two columns of lines."""
    lines = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        padded = one.copy()
        padded.truncate(width, pad=True)
        line = Text.assemble(padded, " " * GAP, other)
        line.rstrip()
        lines.append(line)
    return lines


def _listed(game: MoveGame, key: str) -> list[Card]:
    return cast(list[Card], game.components()[key])


def sheet_of(game: MoveGame, sky: SkyView) -> Sheet:
    return next(sheet for sheet in cast(list[Sheet], game.components()["sheets"]) if sheet["id"] == sky["sheet"])


# The sky


def _at(name: str) -> tuple[int, int]:
    place = PLACE_BY_NAME[name]
    return place % COLUMNS, place // COLUMNS


def _colour(size: int, constellation: bool) -> str:
    if size > LARGEST and not constellation:
        return TOO_LARGE
    return COLOURS[min(size, LARGEST)]


def _sizes(sky: SkyView) -> dict[str, tuple[int, bool]]:
    """By star: the size of its group, and whether that is a constellation."""
    return {star: (group["size"], group["constellation"]) for group in sky["groups"] for star in group["stars"]}


def _put(canvas: Canvas, x: int, y: int, text: str, style: str) -> None:
    for nth, character in enumerate(text):
        canvas[y][x + nth] = Text(character, style)


def _draw_line(canvas: Canvas, name: str, top: int, style: str, signs: Mapping[tuple[int, int], str] = LINES) -> None:
    """A unit line between two places, from left to right."""
    (x, y), (u, v) = (_at(end) for end in name.split("-"))
    step = (u - x, v - y)
    column, row = x * WIDE, (top - max(y, v)) * HIGH
    if step == (1, 0):
        _put(canvas, column + 1, row, signs[step], style)
    elif step == (0, 1):
        _put(canvas, column, row + 1, signs[step], style)
    else:
        crossed = canvas[row + 1][column + 2].plain not in (" ", signs[step])
        _put(canvas, column + 2, row + 1, "╳" if crossed else signs[step], style)


def _trail_lines(name: str) -> list[str]:
    """The unit lines of a shooting star."""
    (x, y), (u, v) = (_at(end) for end in name.split("-"))
    up = 1 if v > y else -1
    places = [f"{LETTERS[x + nth]}{y + up * nth + 1}" for nth in range(u - x + 1)]
    return [f"{one}-{two}" for one, two in pairwise(places)]


def _sky(game: MoveGame, v: View, sky: SkyView, fresh: list[str]) -> list[Text]:
    """The whole sheet, rows numbered on the left; closed rows are dim."""
    canvas: Canvas = [[Text(" ")] * ((COLUMNS - 1) * WIDE + 1) for _ in range((ROWS - 1) * HIGH + 1)]
    sizes, top = _sizes(sky), ROWS - 1
    for y, row in enumerate(reversed(sheet_of(game, sky)["rows"])):
        for x, sign in enumerate(row):
            shown = {"*": "*", "P": "P", "o": " ", "#": "#"}.get(sign, " ")
            style = "brass" if sign == "P" else "quiet" if y < v["sunlit"] or sign == "#" else ""
            _put(canvas, x * WIDE, (top - y) * HIGH, shown, style)
    for name in sky["lines"]:
        _draw_line(canvas, name, top, _colour(*sizes[name.split("-")[0]]))
    for trail in sky["trails"]:
        for name in _trail_lines(trail):
            _draw_line(canvas, name, top, "brass", {(1, 1): "~", (1, -1): "~"})
            for end in name.split("-"):
                _place(canvas, end, "~", "brass")
    for star, (size, constellation) in sizes.items():
        _place(canvas, star, "o", f"bold {_colour(size, constellation)}")
    for star in [*sky["new"], *fresh]:
        if star not in sizes:
            _place(canvas, star, "*", "bold")
    for mark in sky["marks"]:
        _place(canvas, mark, SIGNS[v["power"]], "bold brass")
        if v["power"] == "galaxy":
            _place(canvas, f"{chr(ord(mark[0]) + 1)}{mark[1:]}", SIGNS["galaxy"], "bold brass")
    lines = []
    for nth, cells in enumerate(canvas):
        number = f"{ROWS - nth // HIGH:>2} " if nth % HIGH == 0 else "   "
        line = Text.assemble((number, "quiet"), *cells)
        line.rstrip()
        lines.append(line)
    foot = "   " + "".join(f"{letter:<{WIDE}}" for letter in LETTERS)
    return [*lines, Text(foot.rstrip(), "quiet")]


def _place(canvas: Canvas, name: str, sign: str, style: str) -> None:
    x, y = _at(name)
    _put(canvas, x * WIDE, (ROWS - 1 - y) * HIGH, sign, style)


# The cards


def _picture(lines: list[list[int]], anchor: bool = False) -> list[Text]:
    """A shape without the empty rows and columns around it; its lowest star may be marked."""
    stars = [(x, y) for line in lines for x, y in (line[:2], line[2:])]
    left, low = min(x for x, _ in stars), min(y for _, y in stars)
    wide, high = max(x for x, _ in stars) - left, max(y for _, y in stars) - low
    canvas: Canvas = [[Text(" ")] * (wide * WIDE + 1) for _ in range(high * HIGH + 1)]
    for x in range(wide + 1):
        for y in range(high + 1):
            _put(canvas, x * WIDE, y * HIGH, "·", "quiet")
    for x, y, u, v in lines:
        ends = sorted([(x - left, y - low), (u - left, v - low)])
        _draw_line(canvas, "-".join(f"{LETTERS[a]}{b + 1}" for a, b in ends), high, "bold")
        for a, b in ends:
            _put(canvas, a * WIDE, (high - b) * HIGH, "o", "bold")
    if anchor:
        x, y = min(stars, key=lambda star: (star[1], star[0]))
        _put(canvas, (x - left) * WIDE, (high - (y - low)) * HIGH, "@", "bold brass")
    return [Text.assemble(*cells) for cells in canvas]


def _turned(lines: list[list[int]]) -> list[list[int]]:
    """A quarter turn clockwise."""
    return [[y, -x, v, -u] for x, y, u, v in lines]


def _night(game: MoveGame, card: str) -> list[Text]:
    """The card in each way it can be turned, as many side by side as there is room for."""
    lines = next(night for night in _listed(game, "nights") if night["id"] == card)["lines"]
    if not lines:
        return []
    shown: dict[str, list[Text]] = {}
    for quarter in range(4):
        picture = _picture(lines, anchor=True)
        title = Text(f"r{quarter * 90}", "quiet")
        shown.setdefault("\n".join(line.plain for line in picture), [title, *picture])
        lines = _turned(lines)
    pictures = list(shown.values())
    if sum(_width(picture) + GAP for picture in pictures) - GAP > WIDTH - LEFT - GAP:
        widest = max(_width(picture) for picture in pictures)  # one above the other
        stacked = [line for picture in pictures if _width(picture) == widest for line in picture]
        pictures = [stacked, *[picture for picture in pictures if _width(picture) < widest]]
    return _abreast(pictures, GAP)


def _width(picture: list[Text]) -> int:
    return max(line.cell_len for line in picture)


def _abreast(columns: list[list[Text]], gap: int, width: int = 0) -> list[Text]:
    """Pictures side by side, each as wide as it must be."""
    joined: list[Text] = []
    widths = [max(width, _width(column)) for column in columns]
    for parts in zip_longest(*columns, fillvalue=Text()):
        line = Text()
        for part, wide in zip(parts, widths, strict=True):
            padded = part.copy()
            padded.truncate(wide, pad=True)
            line.append_text(padded)
            line.append(" " * gap)
        line.rstrip()
        joined.append(line)
    return joined


def _cards(terminal: Terminal, game: MoveGame, v: View) -> list[Text]:
    """The night card, and the two bonus cards side by side."""
    lines: list[Text] = []
    if v["card"] and v["stage"] != "over":
        lines += [Text(line, "bold") for line in wrap(terminal.speaker.noun(ID, "card", v["card"]), WIDTH - LEFT - GAP)]
        lines += _night(game, v["card"])
    if v["point"] and v["power"]:
        point = next(card for card in _listed(game, "points") if card["id"] == v["point"])
        power = next(card for card in _listed(game, "powers") if card["id"] == v["power"])
        worth = cast(int, cast(dict[str, object], point)["points"])
        titles = [
            f"{terminal.say(f'{ID}-bonus')} ({worth})",
            terminal.speaker.noun(ID, "power", v["power"]),
        ]
        cards = [
            [*[Text(line, "bold") for line in wrap(title, COLUMN)], *_picture(card["lines"])]
            for title, card in zip(titles, (point, power), strict=True)
        ]
        lines += [Text(), *_abreast(cards, GAP - 1, COLUMN)] if lines else _abreast(cards, GAP - 1, COLUMN)
    return lines


# The points


def _sum(lines: list[ScoreLine], kind: str) -> int:
    return sum(line["points"] for line in lines if line["kind"] == kind)


def _points(terminal: Terminal, v: View, sky: SkyView, me: int, names: list[str]) -> list[Text]:
    """The strip of the sheet: sizes ticked, then what each kind of thing brings."""
    if v["stage"] in ("point", "power", "sheet"):
        return []
    ticked = _ticked(sky)
    sizes = Text(f"{terminal.say(f'{ID}-sizes'):<17}")
    for size in [*range(SMALLEST, LARGEST + 1), *[size for size in ticked if size > LARGEST]]:
        sizes.append(f"{size} ", f"bold {_colour(size, True)}" if size in ticked else "quiet")
    sizes.append(f"{_sum(sky['score'], 'size'):>4}")
    title = Text(names[me], "bold")
    if v["draft"] is not None:
        title.append(f" ({terminal.say(f'{ID}-draft')})", "brass")
    lines = [Text(), title, sizes]
    for pair in ((("planets", "planet"), ("trails", "trail")), (("bonus", "point"), ("powers", "power"))):
        told = [f"{terminal.say(f'{ID}-{word}')} {_sum(sky['score'], kind)}" for word, kind in pair]
        lines.append(Text(" · ".join(told)))
    return [*lines, Text(f"{terminal.say(f'{ID}-total')} {sky['points']}", "bold")]


# The others


def _small_skies(terminal: Terminal, game: MoveGame, v: View, seats: list[int], names: list[str]) -> list[Text]:
    """Side by side: at each star the size of its group."""
    return _abreast([_small(terminal, game, v, seat, names[seat]) for seat in seats], SMALL_GAP, COLUMNS)


def _ticked(sky: SkyView) -> list[int]:
    return [int(line["values"]["size"]) for line in sky["score"] if line["kind"] == "size" and line["points"]]


def _in_a_line(terminal: Terminal, v: View, seat: int, name: str) -> Text:
    """What counts most of another sky: its points, its sizes, and whether its owner has finished."""
    sky = v["skies"][seat]
    line = Text.assemble((f"{name[:12]:<12} ", "bold"), f"{sky['points']:>3}  ")
    for size in _ticked(sky):
        line.append(f"{size} ", f"bold {_colour(size, True)}")
    if _is_done(v, seat):
        line.append(f" {terminal.say(f'{ID}-done')}", "brass")
    return line


def _is_done(v: View, seat: int) -> bool:
    return v["stage"] in ("draw", "shoot") and seat not in v["waiting"]


def _small(terminal: Terminal, game: MoveGame, v: View, seat: int, name: str) -> list[Text]:
    sky, sizes = v["skies"][seat], _sizes(v["skies"][seat])
    note = terminal.say(f"{ID}-done") if _is_done(v, seat) else ""
    lines = [Text(name[:COLUMNS], "bold"), Text.assemble((f"{sky['points']:>2} ", "bold"), (note, "quiet"))]
    touched = {end for trail in sky["trails"] for line in _trail_lines(trail) for end in line.split("-")}
    for y in range(ROWS - 1, -1, -1):
        line = Text()
        for x in range(COLUMNS):
            star = f"{LETTERS[x]}{y + 1}"
            sign = sheet_of(game, sky)["rows"][ROWS - 1 - y][x]
            if star in sky["marks"]:
                line.append(SIGNS[v["power"]], "bold brass")
            elif star in sizes:
                line.append(f"{sizes[star][0]:x}"[-1], _colour(*sizes[star]))
            elif star in touched:
                line.append("~", "brass")
            elif sign == "P":
                line.append("P", "brass")
            else:
                line.append("·" if sign == "*" or star in sky["new"] else " ", "quiet")
        lines.append(line)
    return lines


def thing(terminal: Terminal, game: MoveGame, values: Values) -> Text:
    """What a choice mentions, on a line of the menu."""
    told = Text(
        terminal.speaker.together([terminal.speaker.noun(ID, key, str(value)) for key, value in values.items()])
    )
    if "turned" in values or "way" in values:
        told.truncate(WIDTH // 2, pad=True)
    return told


def explain(terminal: Terminal, game: MoveGame, seen: Mapping[str, object], choice: Choice) -> str:
    """A drawing explains itself."""
    return ""
