"""Positions of Stellar from the names of cards, and moves with the luck told by name.

    s = position(board({1: "mars", 2: "neptune"}, notebook="moon", hand="venus titan"), row="io eros . m31 iss")
    play(s, 0, "take 1")
    play(s, 0, "play venus 3", draws="ida ceres")

A `!` after a name in a telescope lays the card face down. Every card named nowhere is in the deck.
"""

from collections.abc import Mapping

import pytest

from belle_etoile.core import Event, IllegalMove, Scripted
from belle_etoile.core.bits import bit, mask_of, members
from belle_etoile.games.stellar import GAME
from belle_etoile.games.stellar.components import KINDS
from belle_etoile.games.stellar.state import (
    NONE,
    OVER,
    PLAY,
    STAGES,
    Board,
    State,
    check,
    empty_board,
    empty_state,
    row_mask,
    slots_mask,
)

EDITION = GAME.edition
ROW = "helix-nebula horsehead-nebula trifid-nebula lagoon-nebula rosette-nebula"  # 1, 2, 3, 4, 5


def card(name: str) -> int:
    return EDITION.by_name[name]


def cards(names: str) -> int:
    """A set of cards, named with spaces between."""
    return mask_of([card(name) for name in names.split()])


def names(mask: int) -> list[str]:
    return [EDITION.names[each] for each in members(mask)]


def of_kind(kind: str) -> list[str]:
    """All cards of a type, or all satellites, as the edition lists them."""
    return [name for name in EDITION.names if EDITION.kind[card(name)] == KINDS.index(kind)]


def board(
    telescope: Mapping[int, str] | None = None,
    notebook: str = "",
    hand: str = "",
    known: str = "",
    starters: str = "",
    chosen: str = "",
) -> Board:
    """What lies before one player; `known` are the hand cards that came from the row, and part of the hand."""
    b = empty_board()
    for slot, name in (telescope or {}).items():
        b.put(EDITION, card(name.removesuffix("!")), slot - 1, name.endswith("!"))
    for name in notebook.split():
        b.note(EDITION, card(name))
    b.known = cards(known)
    b.hand = cards(hand) | b.known
    b.starters = cards(starters)
    b.chosen = card(chosen) if chosen else NONE
    return b


def position(
    mine: Board | None = None,
    theirs: Board | None = None,
    *,
    row: str = ROW,
    stage: str = "take",
    turns: int = 2,
    first: int = 0,
    in_play: str = "",
    satellite_taken: bool = False,
    deck: str | None = None,
) -> State:
    """Seat 0 has `mine`. A dot in `row` is an empty position. With `deck`, all cards named nowhere are discarded."""
    s = empty_state(EDITION)
    s.boards = [mine or board(), theirs or board()]
    s.stage = STAGES.index(stage)
    s.first = first
    s.turns = turns
    s.turn = (first + turns) % 2
    s.in_play = card(in_play) if in_play else NONE
    s.satellite_taken = satellite_taken
    for at, name in enumerate(row.split()):
        s.row[at] = NONE if name == "." else card(name)
    placed = row_mask(s) | (bit(s.in_play) if in_play else 0)
    for b in s.boards:
        placed |= b.starters | b.hand | b.notebook | slots_mask(b)
    s.deck = EDITION.all & ~placed
    if deck is not None:
        s.discard = s.deck & ~cards(deck)
        s.deck = cards(deck)
    if s.stage == OVER:
        s.deck &= ~mask_of(members(s.deck)[:2])  # the two cards that went back into the box
    check(s)
    return s


def lucky(s: State, text: str, draws: str) -> list[int]:
    """The outcomes that make a move draw these cards, one after the other."""
    deck = names(s.deck)
    discard = names(s.discard | (row_mask(s) if text == "wipe" else 0))
    outcomes = []
    for name in draws.split():
        if not deck:
            deck, discard = discard, []
        outcomes.append(deck.index(name))
        deck.remove(name)
    return outcomes


def play(s: State, seat: int, text: str, draws: str = "") -> list[Event]:
    """Play one move in place; `draws` names every card that comes from the deck, in order."""
    chance = Scripted(lucky(s, text, draws))
    events: list[Event] = []
    GAME.apply(s, seat, GAME.parse(text), chance, events)
    assert chance.spent(), f"{text!r} draws fewer cards than {draws!r}"
    check(s)
    return events


def refused(s: State, seat: int, text: str) -> str:
    """The rule by which a move is refused, the position being left alone."""
    before = s.text()
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(s, seat, GAME.parse(text), Scripted([]))
    assert s.text() == before
    return caught.value.rule


def shown(s: State, seat: int) -> list[str]:
    return [GAME.format(move) for move in GAME.legal_moves(s, seat)]


def slots_up(s: State, seat: int, name: str) -> list[int]:
    """The slots, as printed, where a card may be laid face up now."""
    verb = "play" if s.stage == PLAY else "place"
    return [
        int(text.split()[2]) for text in shown(s, seat) if text.startswith(f"{verb} {name} ") and "down" not in text
    ]


def slots_down(s: State, seat: int, name: str) -> list[int]:
    verb = "play" if s.stage == PLAY else "place"
    return [int(text.split()[2]) for text in shown(s, seat) if text.startswith(f"{verb} {name} ") and "down" in text]


def telescope(s: State, seat: int) -> dict[int, str]:
    """What lies in a telescope, as `board` takes it."""
    slots = [(slot + 1, here) for slot, here in enumerate(s.boards[seat].slots) if here != NONE]
    return {slot: EDITION.names[here & 63] + ("!" if here > 63 else "") for slot, here in slots}


def notebook(s: State, seat: int) -> list[str]:
    return names(s.boards[seat].notebook)


def hand(s: State, seat: int) -> list[str]:
    return names(s.boards[seat].hand)


def row(s: State) -> list[str]:
    return [EDITION.names[each] if each != NONE else "." for each in s.row]


def stage(s: State) -> str:
    return STAGES[s.stage]


def facts(events: list[Event]) -> list[str]:
    """Events in short: `4.2 takes card=mars at=3`."""
    return [
        " ".join([event.rule, event.kind, *[f"{key}={value}" for key, value in event.values.items()]])
        for event in events
    ]


def star_points(s: State, seat: int, kind: str) -> int:
    """9.1 for one type."""
    (points,) = [line["points"] for line in GAME.sheet(s, seat) if line["values"].get("type") == kind]
    return points


def points_by(s: State, seat: int, kind: str) -> int:
    """All points of one kind of line: stars, section or diversity."""
    return sum(line["points"] for line in GAME.sheet(s, seat) if line["kind"] == kind)


def multiplier(s: State, seat: int, kind: str) -> int:
    (found,) = [line["values"]["multiplier"] for line in GAME.sheet(s, seat) if line["values"].get("type") == kind]
    return int(found)
