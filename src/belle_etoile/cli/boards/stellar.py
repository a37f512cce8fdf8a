"""Stellar in eighty columns: the row, one's own telescope and notebook, the other player's smaller, the hand.

┌─────────┐
│ ♄ 3 ★★  │    a card: the sign of its type, its number, its stars; its name below
│ Mars    │
└─────────┘
"""

from collections.abc import Mapping
from itertools import zip_longest
from typing import Final, TypedDict, cast

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

from ...core.errors import Values
from ...core.game import Choice, MoveGame, ScoreLine
from ...games.stellar.components import KINDS, POSITIONS, SECTIONS, SLOTS
from ...games.stellar.view import BoardView, View
from ..terminal import Terminal

SIGNS: Final = {"planet": "♄", "moon": "☾", "asteroid": "∴", "cloud": "≋", "black-hole": "◉", "satellite": "¤"}
COLOURS: Final = {
    "planet": "#c8922e",
    "moon": "#7f9acb",
    "asteroid": "#b9704f",
    "cloud": "#a97cc8",
    "black-hole": "#4f9a92",
    "satellite": "#7f9e4c",
}
STAR: Final = "★"
WIDTH: Final = 80
CELL: Final = 9  # columns in a slot of the telescope
PITCH: Final = CELL + 1
LEFT: Final = 4 * PITCH + 1
GAP: Final = 2
TALL: Final = 44  # lines a terminal needs for names in the telescope
SMALL: Final = 6  # columns for a slot of the other player's telescope

# What meets at a corner: 1 from the left, 2 from the right, 4 from above, 8 from below.
CORNERS: Final = {3: "─", 12: "│", 10: "┌", 9: "┐", 6: "└", 5: "┘", 14: "├", 13: "┤", 11: "┬", 7: "┴", 15: "┼"}


class Card(TypedDict):
    id: str
    type: str
    number: int
    stars: int
    zero: bool
    starter: bool


def cards_of(game: MoveGame) -> list[Card]:
    return cast(list[Card], game.components()["cards"])


def _name(terminal: Terminal, card: Card, room: int) -> str:
    """The card's name, or its short one where there is no room."""
    name = terminal.speaker.noun("stellar", "card", card["id"])
    if cell_len(name) > room:
        name = terminal.speaker.noun("stellar", "short", card["id"])
    return name if cell_len(name) <= room else set_cell_size(name, room - 1) + "…"


def _face(card: Card, down: bool = False) -> Text:
    """♄ 3 ★★"""
    if down:
        return Text("▒ 3 ▒", "quiet")
    colour = COLOURS[card["type"]]
    number = "6/0" if card["zero"] else str(card["number"])
    return Text(f"{SIGNS[card['type']]} {number} {STAR * card['stars']}".rstrip(), colour)


def _padded(text: Text, width: int) -> Text:
    """Cut or filled to a width."""
    text = text.copy()
    text.truncate(width, pad=True)
    return text


def _beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two columns of lines."""
    lines = [
        Text.assemble(_padded(one, width), " " * GAP, other)
        for one, other in zip_longest(left, right, fillvalue=Text())
    ]
    for line in lines:
        line.rstrip()
    return lines


def _ruled(title: Text, note: str) -> Text:
    """── title ───────── note ──"""
    note = f" {note} " if note else ""
    room = WIDTH - 6 - title.cell_len - cell_len(note)
    return Text.assemble(("── ", "quiet"), title, (" " + "─" * max(1, room), "quiet"), note, ("──", "quiet"))


def draw(terminal: Terminal, game: MoveGame, seen: Mapping[str, object], names: list[str]) -> RenderableType:
    """Everything the view tells."""
    v = cast(View, seen)
    me = max(0, v["seat"])
    cards = cards_of(game)
    tall = not terminal.out.is_terminal or terminal.out.height >= TALL
    lines = [_heading(terminal, v), *_row(terminal, v, cards)]
    left = _telescope(terminal, game, v["boards"][me], cards, tall)
    right = [*_notebook(terminal, v["boards"][me], cards), Text(), *_standing(terminal, game, v, me, names)]
    lines += [Text(), *_beside(left, right, LEFT), *_other(terminal, game, v, 1 - me, cards, names)]
    return Group(*lines, *_hand(terminal, v, cards))


def _heading(terminal: Terminal, v: View) -> Text:
    notes = [terminal.say("stellar-round", round=v["round"]), terminal.say("stellar-deck", count=v["deck"])]
    if v["discard"]:
        notes.append(terminal.say("stellar-discard", count=len(v["discard"])))
    return _ruled(Text(terminal.speaker.title("stellar").upper(), "title"), " · ".join(notes))


def _row(terminal: Terminal, v: View, cards: list[Card]) -> list[Text]:
    """Five positions, two lines: number and face, name."""
    if all(card < 0 for card in v["row"]):
        return []
    width = WIDTH // POSITIONS
    faces, names = Text(), Text()
    for position, card in enumerate(v["row"]):
        mark = Text(f" {position + 1}  ", "brass")
        face = _face(cards[card]) if card >= 0 else Text("·", "quiet")
        faces.append_text(_padded(Text.assemble(mark, face), width))
        names.append_text(_padded(Text("    " + (_name(terminal, cards[card], width - 5) if card >= 0 else "")), width))
    faces.rstrip()
    names.rstrip()
    return [faces, names]


def _telescope(terminal: Terminal, game: MoveGame, b: BoardView, cards: list[Card], tall: bool) -> list[Text]:
    """The pyramid, rows of bricks with common walls."""
    height = 3 if tall else 2
    rows = cast(list[int], game.components()["rows"])
    canvas = _walls(rows, height)
    slot = 0
    for nth, many in enumerate(rows):
        for place in range(many):
            x = (LEFT - 1 - many * PITCH) // 2 + place * PITCH + 1
            for line, text in enumerate(_slot(terminal, b, slot, cards, tall)):
                canvas[nth * height + 1 + line][x : x + CELL] = list(_characters(_padded(text, CELL)))
            slot += 1
    return [_joined(cells) for cells in canvas]


def _joined(cells: list[Text]) -> Text:
    line = Text().join(cells)
    line.rstrip()
    return line


def _characters(text: Text) -> list[Text]:
    return list(text.divide(range(1, len(text))))


def _walls(rows: list[int], height: int) -> list[list[Text]]:
    """Where bricks touch, their walls become one."""
    meets = [[0] * LEFT for _ in range(len(rows) * height + 1)]
    for nth, many in enumerate(rows):
        for place in range(many):
            x, y = (LEFT - 1 - many * PITCH) // 2 + place * PITCH, nth * height
            for across in range(PITCH):
                for line in (y, y + height):
                    meets[line][x + across] |= 2
                    meets[line][x + across + 1] |= 1
            for down in range(height):
                for column in (x, x + PITCH):
                    meets[y + down][column] |= 8
                    meets[y + down + 1][column] |= 4
    return [[Text(CORNERS.get(meet, " "), "quiet") for meet in line] for line in meets]


def _slot(terminal: Terminal, b: BoardView, slot: int, cards: list[Card], tall: bool) -> list[Text]:
    card = b["slots"][slot]
    if card < 0:
        return [Text(f"{slot + 1:^{CELL}}", "brass")]
    down = slot in b["down"]
    lines = [Text.assemble(" ", _face(cards[card], down))]
    if tall:
        name = _name(terminal, cards[card], CELL)
        lines.append(Text(name if cell_len(name) == CELL else " " + name, "quiet" if down else ""))
    return lines


def _notebook(terminal: Terminal, b: BoardView, cards: list[Card]) -> list[Text]:
    """A line for each type: numbers collected, stars times run, points."""
    lines = [Text(terminal.say("stellar-notebook"), "bold")]
    stars = [line for line in b["sheet"] if line["kind"] == "stars"]
    held = [cards[card] for card in b["notebook"]]
    by_id = {card["id"]: card for card in cards}
    for line in stars:
        kind = str(line["values"]["type"])
        joined = [by_id[id]["number"] for id in str(line["values"]["satellites"]).split()]
        lines.append(_collection(terminal, kind, [card for card in held if card["type"] == kind], joined, line))
    satellites = [card for card in held if card["type"] == "satellite"]
    if satellites:
        lines.append(_collection(terminal, "satellite", satellites, [], None))
    return lines


def _collection(terminal: Terminal, kind: str, held: list[Card], joined: list[int], line: ScoreLine | None) -> Text:
    """♄ Planètes    1 2²3 · 5¤6/0 ★7×3  21"""
    colour = COLOURS[kind]
    text = Text.assemble((SIGNS[kind], colour), " ", f"{terminal.speaker.noun('stellar', 'type', kind):<12}")
    for number in range(1, POSITIONS + 1):
        many = sum(card["number"] == number for card in held)
        if many:
            text.append(f"{number}{'²' if many > 1 else ' '}", f"bold {colour}")
        elif number in joined:
            text.append(f"{number}{SIGNS['satellite']}", COLOURS["satellite"])
        else:
            text.append("· ", "quiet")
    text.append("6/0" if any(card["zero"] for card in held) else "   ", f"bold {colour}")
    if line is not None:
        product = f"{STAR}{line['values']['stars']}×{line['values']['multiplier']}"
        text.append(f" {product:<5} {line['points']:>3}", "" if line["points"] else "quiet")
    return text


def _standing(terminal: Terminal, game: MoveGame, v: View, me: int, names: list[str]) -> list[Text]:
    """Sections, diversity and totals, side by side."""
    seats = (me, 1 - me)
    section_of = cast(list[int], game.components()["section_of"])
    sheets = [[line for line in v["boards"][seat]["sheet"] if line["kind"] != "stars"] for seat in seats]
    heads = "".join(f"{names[seat][:9]:>9} " for seat in seats)
    lines = [Text.assemble((f"{terminal.say('stellar-sections'):<17}", "bold"), (heads, "quiet"))]
    for nth, section in enumerate(SECTIONS):
        slots = [slot + 1 for slot in range(SLOTS) if section_of[slot] == nth]
        text = Text(f"{terminal.speaker.noun('stellar', 'section', section):<8}")
        text.append(f"{slots[0]}–{slots[-1]}".ljust(9), "quiet")
        for sheet in sheets:
            text.append_text(_sum(int(sheet[nth]["values"]["mine"]), sheet[nth]["points"]))
        lines.append(text)
    diverse = Text(f"{terminal.say('stellar-diversity'):<17}")
    for sheet in sheets:
        diverse.append_text(_sum(f"{sheet[-1]['values']['types']}/{len(KINDS) - 1}", sheet[-1]["points"]))
    total = Text(f"{terminal.say('stellar-total'):<17}", "bold")
    for seat in seats:
        total.append(f"{v['boards'][seat]['points']:>5}     ", "title" if seat == me else "")
    return [*lines, diverse, total]


def _sum(shown: int | str, points: int) -> Text:
    gained = Text(f" +{points:<3}" if points else "     ", "brass")
    return Text.assemble((f"{shown:>5}", "bold" if points else ""), gained)


def _other(terminal: Terminal, game: MoveGame, v: View, seat: int, cards: list[Card], names: list[str]) -> list[Text]:
    """The other player's table, smaller."""
    b = v["boards"][seat]
    known = " ".join(cards[card]["id"] for card in b["known"])
    hand = terminal.say("stellar-hand-of", count=b["hand_size"], known=terminal.speaker.noun("stellar", "card", known))
    lines: list[Text] = []
    slot = 0
    for many in cast(list[int], game.components()["rows"]):
        line = Text(" " * ((LEFT - many * SMALL) // 2))
        for _ in range(many):
            line.append_text(_padded(_small(b, slot, cards), SMALL))
            slot += 1
        lines.append(line)
    note = hand if v["stage"] != "open" else ""
    return [Text(), _ruled(Text(names[seat], "bold"), note), *_beside(lines, _notebook(terminal, b, cards)[1:], LEFT)]


def _small(b: BoardView, slot: int, cards: list[Card]) -> Text:
    card = b["slots"][slot]
    if card < 0:
        return Text("·", "quiet")
    if slot in b["down"]:
        return Text("▒3", "quiet")
    shown = cards[card]
    return Text(f"{SIGNS[shown['type']]}{shown['number']}{STAR * shown['stars']}", COLOURS[shown["type"]])


def _hand(terminal: Terminal, v: View, cards: list[Card]) -> list[Text]:
    """One's own cards, and the card on its way to the telescope."""
    lines: list[Text] = []
    for label, held in (
        ("stellar-starters", v["starters"]),
        ("stellar-hand", v["hand"]),
        ("stellar-in-play", [v["in_play"]] if v["in_play"] >= 0 else []),
    ):
        if held:
            line = Text.assemble((f"{terminal.say(label):<8}", "bold"))
            for card in held:
                line.append_text(Text.assemble("  ", _face(cards[card]), " ", _name(terminal, cards[card], 24), "   "))
            line.rstrip()
            lines.append(line)
    return [Text(), *lines] if lines else []


def thing(terminal: Terminal, game: MoveGame, values: Values) -> Text:
    """A card on a line of the menu."""
    card = next(card for card in cards_of(game) if card["id"] == values["card"])
    return Text.assemble(_padded(_face(card), 10), _padded(Text(_name(terminal, card, 14)), 15))


def explain(terminal: Terminal, game: MoveGame, seen: Mapping[str, object], choice: Choice) -> str:
    """4.4: which card the number points at, and where that one goes."""
    v = cast(View, seen)
    if choice["kind"] not in ("note", "play", "play-down"):
        return ""
    cards = cards_of(game)
    played = next(card for card in cards if card["id"] == choice["values"]["card"])
    where = "telescope" if choice["kind"] == "note" else "notebook"
    position = played["number"] - 1
    if played["zero"] or v["row"][position] < 0:
        return terminal.say("stellar-explain-deck", where=where)
    follower = terminal.speaker.noun("stellar", "card", cards[v["row"][position]]["id"])
    return terminal.say("stellar-explain-follower", where=where, number=played["number"], card=follower)
