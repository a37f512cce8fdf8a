"""Star Explorer in eighty columns: one's own disc, upright, with the tile to draw beside it; the others in a line each.

◇───◆   □      a star by the shape of its colour, full where it belongs to a constellation, a dot where the frame
 ╲             hides it; columns and rows are numbered so that the pole is 16, 16
  △   ○
"""

from collections.abc import Mapping
from typing import Final, TypedDict, cast

from rich.console import Group, RenderableType
from rich.text import Text

from ...core.chance import Quick
from ...core.errors import Values
from ...core.game import Choice, MoveGame, ScoreLine
from ...games.star_explorer.components import UNLIT_STARS
from ...games.star_explorer.notation import number_of
from ...games.star_explorer.placements import MIDDLE, turns_of, x_of, y_of
from ...games.star_explorer.solver import best_drawings, points_of_place
from ...games.star_explorer.state import State
from ...games.star_explorer.view import BoardView, View
from ..terminal import Terminal

FREE: Final = "◇○△□"
USED: Final = "◆●▲■"
HIDDEN: Final = "·"
POLE: Final = "✶"
COLOURS: Final = ("#d9693f", "#e8e6df", "#d9b23f", "#6f9fe0")
WIDTH: Final = 80
ACROSS: Final = 4  # columns from one star to the next
DOWN: Final = 2  # lines
LEFT: Final = 3  # for the numbers of the rows
BEST: Final = 3  # ways to draw that are offered
TURNED: Final = 27  # columns for how a placement is turned
STYLE_NOW: Final = "bold reverse"


class Tile(TypedDict):
    id: str
    size: int
    colour: int
    stars: list[list[int]]
    lines: list[list[int]]


def tiles_of(game: MoveGame) -> list[Tile]:
    return cast(list[Tile], game.components()["tiles"])


class Canvas:
    """Characters with styles, the origin at the upper left."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for character in text:
            self.cells[y][x] = (character, style)
            x += 1

    def join(self, one: tuple[int, int], other: tuple[int, int], style: str) -> None:
        """A line between neighbours; the stars themselves are put on top later."""
        (x, y), (u, v) = sorted([one, other])
        if y == v:
            self.put(x + 1, y, "─" * (u - x - 1), style)
        else:
            sign = "│" if x == u else "╲" if v > y else "╱"
            self.put((x + u) // 2, (y + v) // 2, sign, style)

    def lines(self) -> list[Text]:
        shown = []
        for row in self.cells:
            text = Text()
            for character, style in row:
                text.append(character, style)
            text.rstrip()
            shown.append(text)
        return shown


def draw(terminal: Terminal, game: MoveGame, seen: Mapping[str, object], names: list[str]) -> RenderableType:
    """Everything the view tells."""
    v = cast(View, seen)
    me = max(0, v["seat"])
    left, right = _disc(game, v, me), _beside(terminal, game, v, me, names)
    width = max(line.cell_len for line in left) + 2
    lines = [_heading(terminal, v, names)]
    for n in range(max(len(left), len(right))):
        line = left[n].copy() if n < len(left) else Text()
        line.truncate(width, pad=True)
        lines.append(Text.assemble(line, right[n] if n < len(right) else ""))
    lines.append(Text(terminal.say("star-explorer-legend"), "quiet"))
    if v["stage"] == "draw" and v["seat"] >= 0 and v["placed"] < 0:
        lines += _best(terminal, game, v)
    for seat in range(len(v["boards"])):
        if seat != me:
            lines.append(_other(terminal, v, seat, names))
    return Group(*lines)


def _heading(terminal: Terminal, v: View, names: list[str]) -> Text:
    notes = [terminal.say("star-explorer-round", round=v["round"])]
    if len(v["boards"]) > 1:
        notes.append(terminal.say("star-explorer-first", name=names[v["first"]]))
    title, note = terminal.speaker.title("star-explorer").upper(), " · ".join(notes)
    room = max(1, WIDTH - 8 - len(title) - len(note))
    return Text.assemble(("── ", "quiet"), (title, "title"), (f" {'─' * room} ", "quiet"), note, (" ──", "quiet"))


def _disc(game: MoveGame, v: View, seat: int) -> list[Text]:
    """The lattice with its drawings, the draft on top."""
    places = cast(list[list[int]], game.components()["stars"])
    colours = cast(list[list[int]], game.components()["discs"])[v["boards"][seat]["disc"]]
    reach = max(x for x, _ in places)
    canvas = Canvas(LEFT + 2 * reach * ACROSS + 2, 2 * reach * DOWN + 2)

    def where(x: int, y: int) -> tuple[int, int]:
        return LEFT + (x + reach) * ACROSS, (reach - y) * DOWN

    drawn = [(drawing, "quiet") for drawing in v["boards"][seat]["drawings"]] + [(d, "brass") for d in v["draft"]]
    for drawing, style in drawn:
        for one, other in drawing["lines"]:
            canvas.join(where(*places[one]), where(*places[other]), style)
    used = {star for drawing in v["boards"][seat]["drawings"] for star in drawing["stars"]}
    now = {star for drawing in v["draft"] for star in drawing["stars"]}
    visible = set(v["visible"])
    for star, (x, y) in enumerate(places):
        signs = USED if star in used or star in now else FREE
        style = COLOURS[colours[star]] + (f" {STYLE_NOW}" if star in now else "")
        sign = signs[colours[star]] if star in visible or star in used else HIDDEN
        canvas.put(*where(x, y), sign, style if star in visible else f"dim {style}")
    canvas.put(*where(0, 0), POLE, "title")
    for n in range(-reach, reach + 1):
        canvas.put(0, where(0, n)[1], str(n + MIDDLE), "quiet")
        canvas.put(where(n, 0)[0] - 1, 2 * reach * DOWN + 1, str(n + MIDDLE), "quiet")
    return canvas.lines()


def _figure(tile: Tile, left_out: list[int]) -> list[Text]:
    """The tile upright, its stars numbered; those left out are dim."""
    tall = max(y for _, y in tile["stars"])
    canvas = Canvas((max(x for x, _ in tile["stars"]) + 1) * ACROSS, tall * DOWN + 1)
    for one, other in tile["lines"]:
        ends = [(x * ACROSS, (tall - y) * DOWN) for x, y in (tile["stars"][one - 1], tile["stars"][other - 1])]
        canvas.join(ends[0], ends[1], "quiet")
    for star, (x, y) in enumerate(tile["stars"]):
        style = "quiet" if star in left_out else "bold"
        canvas.put(x * ACROSS, (tall - y) * DOWN, str(star + 1), style)
    return canvas.lines()


def _sign(colour: int) -> tuple[str, str]:
    return (USED[colour], COLOURS[colour]) if colour >= 0 else ("–", "quiet")


def _beside(terminal: Terminal, game: MoveGame, v: View, seat: int, names: list[str]) -> list[Text]:
    """Tile, colours, pile and points of one's own."""
    b = v["boards"][seat]
    lines = [Text(names[seat], "bold"), _pile(terminal, game, b)]
    lines.append(Text.assemble(f"{terminal.say('star-explorer-previous')} ", _sign(b["previous"])))
    if b["tile"] >= 0:
        tile = tiles_of(game)[b["tile"]]
        name = terminal.speaker.noun("star-explorer", "tile", tile["id"])
        lines.append(
            Text.assemble(f"{terminal.say('star-explorer-tile-now')} ", _sign(tile["colour"]), " ", (name, "bold"))
        )
        lines += [Text(), *_figure(tile, v["left"]), Text()]
    if v["left"]:
        stars = " ".join(str(star + 1) for star in v["left"])
        lines.append(Text(terminal.say("star-explorer-left-out", stars=stars)))
    for line in b["sheet"]:
        lines.append(Text.assemble((f"{line['points']:>3} ", "brass"), _short(terminal, line)))
    lines.append(Text.assemble((f"{b['total']:>3} ", "title"), (terminal.say("star-explorer-total"), "bold")))
    return lines


def _short(terminal: Terminal, line: ScoreLine) -> str:
    """A line of the score sheet for a narrow column."""
    told = line["values"]
    if line["kind"] == "unlit":
        return f"{terminal.say('star-explorer-unlit')} {told['unlit']}/{UNLIT_STARS}"
    if line["kind"] == "round":
        name = terminal.speaker.noun("star-explorer", "tile", str(told["tile"]))
        return f"{name} {told['current']}+{told['previous']}+{told['links']}"
    return terminal.speaker.score_line("star-explorer", line)


def _best(terminal: Terminal, game: MoveGame, v: View) -> list[Text]:
    """The best ways to complete the draft."""
    s = cast(State, game.determinize(v, Quick(0)))
    lines = []
    for best in best_drawings(s, v["seat"], BEST):
        stars = range(tiles_of(game)[v["boards"][v["seat"]]["tile"]]["size"])
        without = " ".join(str(star + 1) for star in stars if not best.kept >> star & 1)
        at = int((x_of(best.code) + MIDDLE) * 100 + y_of(best.code) + MIDDLE)
        turns, points = int(turns_of(best.code)), int(best.points)
        said = terminal.say("star-explorer-best", points=points, at=at, turns=turns, without=without or "none")
        lines.append(Text(said, "quiet"))
    return lines


def _pile(terminal: Terminal, game: MoveGame, b: BoardView) -> Text:
    """Sizes still to come, each behind the colour of its back."""
    text = Text(f"{terminal.say('star-explorer-pile')} ")
    for size, colour in zip(cast(list[int], game.components()["sizes"]), b["pile"], strict=True):
        if colour >= 0:
            text.append_text(Text.assemble(_sign(colour), f"{size} "))
    return text


def _other(terminal: Terminal, v: View, seat: int, names: list[str]) -> Text:
    """Another player: what was drawn, what is lost, the total."""
    b = v["boards"][seat]
    rounds = [sum(b["points"][n : n + 3]) for n in range(0, len(b["points"]), 3)]
    shown = f"{terminal.say('star-explorer-rounds')} {' '.join(map(str, rounds)) or '–'}"
    unlit = f"{terminal.say('star-explorer-unlit')} {b['unlit']}/{UNLIT_STARS}"
    total = f"{terminal.say('star-explorer-total')} {b['total']}"
    mark = ("✓ ", "brass") if b["ready"] else ("  ", "")
    return Text.assemble(mark, (names[seat], "bold"), f" · {shown} · {unlit} · {total}")


def thing(terminal: Terminal, game: MoveGame, values: Values) -> Text:
    """How a placement is turned, on a line of the menu; nothing for the stars of the tile."""
    text = Text(terminal.speaker.noun("star-explorer", "turns", str(values["turns"])) if "turns" in values else "")
    text.truncate(TURNED, pad=True)
    return text


def explain(terminal: Terminal, game: MoveGame, seen: Mapping[str, object], choice: Choice) -> str:
    """What a placement would bring this round."""
    v = cast(View, seen)
    if choice["kind"] != "place" or v["seat"] < 0:
        return ""
    s = cast(State, game.determinize(seen, Quick(0)))
    points = points_of_place(s, v["seat"], number_of(game.parse(choice["move"])))
    return terminal.say("star-explorer-explain-place", points=int(points))
