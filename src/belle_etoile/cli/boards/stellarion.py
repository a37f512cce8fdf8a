"""Stellarion in eighty columns: the observatory in two rows of four decks, the voyages, the outpost, the expansions.

alpha   8   a deck: its name and how many cards are left in it
▲ α Ship    its face-up card: the sign of the type, the letter of the galaxy
▲2≈1★2●2    what is left in it, known card under it, and its discards
✕ ▲1
"""

from collections.abc import Mapping
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from ...core.errors import Values
from ...core.game import Choice, MoveGame
from ...games.stellarion.components import BLACK_HOLE, CARDS, CELESTIAL, DECKS, GALAXIES, TYPES
from ...games.stellarion.view import DeckView, View
from ..terminal import Terminal

SIGNS: Final = {"ship": "▲", "nebula": "≈", "star": "★", "planet": "●", "black-hole": "◉", "mirror": "◇"}
LETTERS: Final = {"alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ"}
COLOURS: Final = {"alpha": "#8f98a3", "beta": "#a97cc8", "gamma": "#6f9bd1", "delta": "#d08a4a"}
HOLE_COLOUR: Final = "#4f9a92"
MIRROR_COLOUR: Final = "#7f9e4c"
WIDTH: Final = 80
CELL: Final = WIDTH // 4
NAME: Final = "stellarion"


def _face(card: int) -> Text:
    """▲α in the colour of its galaxy."""
    if card >= CELESTIAL:
        return Text(SIGNS[CARDS[card]], HOLE_COLOUR if card == BLACK_HOLE else MIRROR_COLOUR)
    galaxy, type = GALAXIES[card // 4], TYPES[card % 4]
    return Text(f"{SIGNS[type]}{LETTERS[galaxy]}", COLOURS[galaxy])


def _mark(deck: int, card: int) -> Text:
    """Inside a deck only the other half of a card matters: its type in a galaxy deck, its galaxy in a type deck."""
    if card >= CELESTIAL:
        return _face(card)
    galaxy, type = GALAXIES[card // 4], TYPES[card % 4]
    return Text(SIGNS[type] if deck < 4 else LETTERS[galaxy], COLOURS[galaxy])


def _padded(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width, pad=True)
    return text


def _ruled(title: Text, note: str) -> Text:
    """── title ───────── note ──"""
    note = f" {note} " if note else ""
    room = WIDTH - 6 - title.cell_len - Text(note).cell_len
    return Text.assemble(("── ", "quiet"), title, (" " + "─" * max(1, room), "quiet"), note, ("──", "quiet"))


def _counted(deck: int, cards: list[int]) -> Text:
    """▲2≈1: how many of each."""
    text = Text()
    for card in sorted(set(cards)):
        text.append_text(_mark(deck, card))
        text.append(f"{cards.count(card)} ")
    return text if cards else Text("–", "quiet")


def _deck_lines(terminal: Terminal, v: View, deck: int) -> list[Text]:
    d: DeckView = v["decks"][deck]
    title = terminal.speaker.noun(NAME, "deck", DECKS[deck])
    lines = [Text.assemble((f"{title:<11}", "bold"), (f"{d['size']:>3}", "quiet"))]
    if d["shown"] >= 0:
        lines.append(Text.assemble(_face(d["shown"]), " ", terminal.speaker.noun(NAME, "card", CARDS[d["shown"]])))
    else:
        lines.append(Text("▒" if d["size"] else "·", "quiet"))
    lines.append(_counted(deck, d["contents"]))
    lines.append(Text.assemble(("✕ ", "quiet"), _counted(deck, d["discard"])))
    return [*lines, _known(terminal, d, deck)]


def _known(terminal: Terminal, d: DeckView, deck: int) -> Text:
    """What a power has made known of the order."""
    text = Text()
    beneath = d["above"][1:] if d["shown"] >= 0 else d["above"]
    for label, cards in (("known-above", beneath), ("known-under", d["below"])):
        if cards:
            text.append(f"{terminal.say(f'{NAME}-{label}')} ", "quiet")
            for card in cards:
                text.append_text(_mark(deck, card))
            text.append(" ")
    return text


def _observatory(terminal: Terminal, v: View) -> list[Text]:
    lines: list[Text] = []
    for first in (0, 4):
        columns = [_deck_lines(terminal, v, deck) for deck in range(first, first + 4)]
        for row in zip(*columns, strict=True):
            line = Text().join([_padded(text, CELL) for text in row])
            line.rstrip()
            lines.append(line)
        lines.append(Text())
    return [line for at, line in enumerate(lines) if line.plain or (at and lines[at - 1].plain)]


def _voyages(terminal: Terminal, v: View, names: list[str]) -> list[Text]:
    """A line for those left, one for each pile, and the ring."""
    rows = [(terminal.say(f"{NAME}-left"), v["voyages"])]
    rows += [(names[seat], pile) for seat, pile in enumerate(v["piles"])]
    lines = []
    for nth, (label, counts) in enumerate(rows):
        title = terminal.say(f"{NAME}-voyages") if nth == 0 else ""
        text = Text.assemble((f"{title:<12}", "bold"), f"{label[:14]:<15}")
        for galaxy, many in zip(GALAXIES, counts, strict=True):
            text.append(f"{LETTERS[galaxy]} {many}   ", COLOURS[galaxy] if many else "quiet")
        text.rstrip()
        lines.append(text)
    if v["ring"]:
        text = Text(f"{terminal.say(f'{NAME}-ring'):<12}", "bold")
        for place, to in enumerate(v["ring"]):
            name = GALAXIES[to]
            text.append(f"{LETTERS[name]} ", f"bold {COLOURS[name]}" if place == 0 else COLOURS[name])
        text.rstrip()
        lines.append(text)
    return lines


def _outpost(terminal: Terminal, v: View) -> Text:
    text = Text(f"{terminal.say(f'{NAME}-outpost'):<12}", "bold")
    if not v["outpost"]:
        text.append(terminal.say(f"{NAME}-outpost-empty"), "quiet")
    for posted in v["outpost"]:
        text.append_text(_face(posted["card"]))
        text.append(f" {terminal.speaker.noun(NAME, 'card', CARDS[posted['card']])}   ")
    text.rstrip()
    return text


def _expansions(terminal: Terminal, v: View) -> list[Text]:
    lines: list[Text] = []
    if "theories" in v["expansions"]:
        text = Text(f"{terminal.say(f'{NAME}-theory'):<12}", "bold")
        if v["theory"]:
            under = terminal.say(f"{NAME}-theories-under", count=len(v["theories"]))
            text.append(f"{SIGNS[v['theory']]} {terminal.speaker.noun(NAME, 'type', v['theory'])} ({under})")
        else:
            text.append(terminal.say(f"{NAME}-theories-done"), "quiet")
        discovery = terminal.speaker.noun(NAME, "discovery", v["discovery"])
        text.append("   " + terminal.say(f"{NAME}-discovery", discovery=discovery))
        lines.append(text)
    if v["sun"] >= 0:
        text = Text(f"{terminal.say(f'{NAME}-sun'):<12}", "bold")
        for square in range(v["track"] + 1):
            if square == v["sun"]:
                text.append("☉", "dawn")
            elif square in v["on_track"]:
                text.append("✧", "brass")
            else:
                text.append("▏" if square == v["track"] else "·", "quiet")
        text.append(f" {v['sun']}/{v['track']}  {terminal.say(f'{NAME}-meteors', count=v['meteors'])}")
        lines.append(text)
    return lines


def _power(terminal: Terminal, v: View) -> list[Text]:
    """The power at work and what it revealed."""
    power = v["power"]
    if not power["type"]:
        return []
    kind = "major" if power["major"] else "minor"
    said = terminal.say(
        f"{NAME}-power-{kind}", type=terminal.speaker.noun(NAME, "type", power["type"]), uses=max(1, power["uses"])
    )
    lines = [Text(), Text(said, "brass")]
    if v["revealed"]:
        text = Text(f"{terminal.say(f'{NAME}-revealed'):<12}", "bold")
        for card in v["revealed"]:
            text.append_text(_face(card))
            text.append(f" {terminal.speaker.noun(NAME, 'card', CARDS[card])}   ")
        text.rstrip()
        lines.append(text)
    return lines


def draw(terminal: Terminal, game: MoveGame, seen: Mapping[str, object], names: list[str]) -> RenderableType:
    """Everything the view tells."""
    v = cast(View, seen)
    notes = [terminal.say(f"{NAME}-turn", turn=v["turns"] + 1)]
    notes.append(terminal.say(f"{NAME}-shooting-stars", count=v["shooting_stars"]))
    heading = _ruled(Text(terminal.speaker.title(NAME).upper(), "title"), " · ".join(notes))
    lines = [heading, *_observatory(terminal, v), *_voyages(terminal, v, names), _outpost(terminal, v)]
    return Group(*lines, *_expansions(terminal, v), *_power(terminal, v))


def thing(terminal: Terminal, game: MoveGame, values: Values) -> Text:
    """The cards, the galaxy or the deck on a line of the menu."""
    words = str(values.get("cards", values.get("card", ""))).split()
    if words:
        text = Text()
        for word in words:
            card = CARDS.index(word)
            text.append_text(_face(card))
            text.append(f" {terminal.speaker.noun(NAME, 'card', word)}  ")
        return _padded(text, 40)
    for key in ("galaxy", "type", "deck"):
        if key in values:
            return _padded(Text(terminal.speaker.noun(NAME, key, str(values[key]))), 14)
    return Text(str(values.get("steps", "")))


def explain(terminal: Terminal, game: MoveGame, seen: Mapping[str, object], choice: Choice) -> str:
    """What a coordination sets off."""
    if not choice["kind"].startswith("coordinate"):
        return ""
    return terminal.say(f"{NAME}-explain-{choice['values']['type']}")
