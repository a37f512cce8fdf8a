"""Choices as numbered lines: first what, then where."""

from dataclasses import dataclass
from itertools import zip_longest

from rich.text import Text

from ..core.errors import Values
from ..core.game import Choice, MoveGame
from .boards import Board
from .terminal import Terminal

PLACE = ("at", "lines", "trail")  # keys that name a place


@dataclass(frozen=True)
class Entry:
    """What one number stands for: a single choice, or the same thing at several places."""

    kind: str
    values: Values  # without the place, where there are several
    choices: list[Choice]
    by_place: bool


def entries_of(terminal: Terminal, game: MoveGame, choices: list[Choice]) -> list[Entry]:
    """Choices of a kind that has a message `<game>-group-<kind>` are gathered by what they mention besides places."""
    found: dict[str, Entry] = {}
    for choice in choices:
        gathered = terminal.speaker.has(f"{game.info.id}-group-{choice['kind']}")
        values = {key: value for key, value in choice["values"].items() if key not in PLACE or not gathered}
        key = f"{choice['kind']} {values}" if gathered else choice["move"]
        found.setdefault(key, Entry(choice["kind"], values, [], gathered)).choices.append(choice)
    return list(found.values())


def places_of(entry: Entry) -> list[str]:
    return [str(choice["values"]["at"]) for choice in entry.choices if "at" in choice["values"]]


def spans(places: list[str]) -> str:
    """`["2", "3", "4", "7"]` as 2–4 7; places that have names are told one by one."""
    parts: list[list[str]] = []
    for place in places:
        if parts and place.isdecimal() and parts[-1][-1].isdecimal() and int(place) == int(parts[-1][-1]) + 1:
            parts[-1].append(place)
        else:
            parts.append([place])
    return " ".join(f"{part[0]}–{part[-1]}" if len(part) > 1 else part[0] for part in parts)


def label(terminal: Terminal, game: MoveGame, entry: Entry) -> str:
    """The entry in words."""
    if not entry.by_place or len(entry.choices) == 1:
        return terminal.speaker.choice(game.info.id, entry.choices[0])
    nouns = [terminal.speaker.noun(game.info.id, key, str(value)) for key, value in entry.values.items()]
    return f"{terminal.speaker.together(nouns)} – {short_label(terminal, game, entry)}"


def short_label(terminal: Terminal, game: MoveGame, entry: Entry) -> str:
    return terminal.say(f"{game.info.id}-group-{entry.kind}", places=spans(places_of(entry)))


def lines_of(terminal: Terminal, game: MoveGame, board: Board, entries: list[Entry]) -> list[Text]:
    """One line for each thing with its uses in columns, or one line for each choice."""
    rows: list[tuple[Text, list[Text]]] = []
    last: Values | None = None
    for number, entry in enumerate(entries, 1):
        mark = (f"{number:>3} ", "brass")
        if not entry.by_place:
            rows.append((Text.assemble(mark, terminal.speaker.choice(game.info.id, entry.choices[0])), []))
            continue
        if entry.values != last:
            rows.append((Text.assemble("  ", board.thing(terminal, game, entry.values)), []))
            last = entry.values
        rows[-1][1].append(Text.assemble(mark, short_label(terminal, game, entry), " "))
    columns = list(zip_longest(*[uses for _, uses in rows], fillvalue=Text()))
    widths = [max(use.cell_len for use in column) for column in columns]
    for _, uses in rows:
        for use, width in zip(uses, widths, strict=False):
            use.truncate(width, pad=True)
    return [Text.assemble(start, *uses) for start, uses in rows]
