"""Positions of Stellarion from the names of cards, and moves with scripted luck.

    s = position("ship ship star planet alpha beta gamma delta", discards={"alpha": "star"})
    play(s, "coordinate alpha beta")
    play(s, "seek star alpha-star")

Eight words name the face-up cards, deck by deck: a type in the galaxy decks, a galaxy in the type decks, `hole`,
`mirror`, or a dot for an exhausted deck. Every card named nowhere lies in the heap of its deck.
"""

from collections.abc import Mapping

import pytest

from belle_etoile.core import BadLog, Event, IllegalMove, Quick, Scripted
from belle_etoile.core.bits import bit, mask_of
from belle_etoile.games.stellarion import GAME
from belle_etoile.games.stellarion.components import (
    CARDS,
    DECKS,
    EXPANSIONS,
    GALAXIES,
    MIRRORS,
    ORBITS,
    TYPES,
    card_in,
    copies,
    full_heap,
    kind_in,
    without_kind,
)
from belle_etoile.games.stellarion.state import (
    STAGES,
    State,
    check,
    empty_state,
    heap_kinds,
    heap_of,
    row_kinds,
    row_of,
    voyages_in_game,
)

EDITION = GAME.edition
SOLO = "ship nebula star planet alpha beta gamma delta"  # a major pair of every type, no launch
LAUNCH = "launch alpha ship nebula star planet"
HOLES = "hole hole hole hole hole beta gamma delta"
RING = "alpha beta gamma delta alpha beta gamma delta alpha"
NINE = (3, 2, 2, 2)
ALPHA = "ship ship star planet alpha alpha alpha alpha"  # a launch to alpha from the type decks; minor pairs
KIND_WORDS = (TYPES, GALAXIES)


def kind(deck: int, word: str) -> int:
    if word in ("hole", "mirror"):
        return 4 + ("hole", "mirror").index(word)
    if "-" in word:
        return kind_in(deck, CARDS.index(word))
    return KIND_WORDS[deck // 4].index(word)


def kinds(deck: int, words: str) -> list[int]:
    return [kind(deck, word) for word in words.split()]


def position(
    shown: str = SOLO,
    *,
    expansions: str = "",
    seats: int = 1,
    stars: int = 0,
    voyages: tuple[int, int, int, int] = (2, 2, 2, 2),
    piles: tuple[tuple[int, int, int, int], ...] = (),
    ring: str = "",
    outpost: str = "",
    discards: Mapping[str, str] | None = None,
    above: Mapping[str, str] | None = None,
    below: Mapping[str, str] | None = None,
    theory: str = "",
    theories: str = "",
    discovery: str = "",
    sun: int = 0,
    meteors: int = 0,
    turn: int = 0,
    reading: int = 2,
) -> State:
    """At the start of a turn. `above` and `below` are known cards under the face-up one and at the bottom.

    What is missing from `voyages` was won: by `piles`, or all by the first seat.
    """
    s = empty_state(EDITION, seats)
    s.reading = reading
    s.expansions = mask_of([EXPANSIONS.index(name) for name in expansions.split()])
    if ring:
        s.expansions |= MIRRORS | ORBITS
    s.stars, s.turn, s.sun, s.meteors = stars, turn, sun, meteors
    for deck, word in enumerate(shown.split()):
        heap = full_heap(s.expansions)
        for posted in outpost.split():
            name, _, home = posted.partition("/")
            if DECKS.index(home) == deck:
                heap = without_kind(heap, kind_in(deck, CARDS.index(name)))
        if word == ".":
            s.discards[deck] = heap
            continue
        top = [kind(deck, word), *kinds(deck, (above or {}).get(DECKS[deck], ""))]
        bottom = kinds(deck, (below or {}).get(DECKS[deck], ""))
        pile = kinds(deck, (discards or {}).get(DECKS[deck], ""))
        for each in top + bottom + pile:
            assert copies(heap, each), f"no more {CARDS[card_in(deck, each)]} in {DECKS[deck]}"
            heap = without_kind(heap, each)
        s.tops[deck], s.heaps[deck], s.bottoms[deck], s.discards[deck] = (
            row_of(top),
            heap,
            row_of(bottom),
            heap_of(pile),
        )
        s.up |= bit(deck)
    for posted in outpost.split():
        name, _, home = posted.partition("/")
        s.outpost |= bit(CARDS.index(name))
        if DECKS.index(home) >= 4:
            s.from_type |= bit(CARDS.index(name))
    _lay_voyages(s, voyages, piles, ring)
    if theory:
        s.theory = TYPES.index(theory)
        s.theories = mask_of([TYPES.index(word) for word in theories.split()])
    s.discovery = TYPES.index(discovery) if discovery else -1
    if "sun" in expansions:
        s.on_track = 15 >> meteors
    check(s)
    return s


def _lay_voyages(
    s: State, voyages: tuple[int, int, int, int], piles: tuple[tuple[int, int, int, int], ...], ring: str
) -> None:
    for galaxy, many in enumerate(voyages):
        s.left += many << 4 * galaxy
    for place, to in enumerate(ring.split()):
        s.ring |= GALAXIES.index(to) << 2 * place
    s.ring_size = len(ring.split())
    if s.ring_size:
        assert sorted(ring.split()) == sorted(
            name for name, many in zip(GALAXIES, voyages, strict=True) for _ in range(many)
        )
    for seat, pile in enumerate(piles):
        for galaxy, many in enumerate(pile):
            s.piles += many << 16 * seat + 4 * galaxy
    if not piles:
        s.piles = 0
        missing = voyages_in_game(s) - sum(voyages)
        for galaxy in range(4):
            fill = min(missing, 15)
            s.piles += fill << 4 * galaxy
            missing -= fill


def play(s: State, text: str, luck: list[int] | None = None, seat: int = -1) -> list[Event]:
    """Play one move in place; luck that is not told is 0: the first kind of a heap."""
    told = list(luck or [])
    while True:
        trial, chance, events = s.copy(), Scripted(told), list[Event]()
        try:
            GAME.apply(trial, s.turn if seat < 0 else seat, GAME.parse(text), chance, events)
            break
        except BadLog as error:
            if error.values.get("why") != "too-little-luck":
                raise
            told.append(0)
    assert chance.spent(), f"{text!r} asks for fewer outcomes than {told}"
    GAME.apply(s, s.turn if seat < 0 else seat, GAME.parse(text), Scripted(told))
    check(s)
    assert s.text() == trial.text()
    return events


def refused(s: State, text: str, seat: int = -1) -> str:
    """The rule by which a move is refused, the position being left alone."""
    before = s.text()
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(s, s.turn if seat < 0 else seat, GAME.parse(text), Scripted([]))
    assert s.text() == before
    return caught.value.rule


def legal(s: State, verb: str = "") -> list[str]:
    found = [GAME.format(move) for move in GAME.legal_moves(s, s.turn)]
    return [text for text in found if text.startswith(verb)]


def stage(s: State) -> str:
    return STAGES[s.stage]


def shown(s: State, deck: str) -> str:
    card = s.shown(DECKS.index(deck))
    return CARDS[card] if card >= 0 else "."


def discard(s: State, deck: str) -> list[str]:
    at = DECKS.index(deck)
    return [CARDS[card_in(at, each)] for each in heap_kinds(s.discards[at])]


def top(s: State, deck: str) -> list[str]:
    at = DECKS.index(deck)
    return [CARDS[card_in(at, each)] for each in row_kinds(s.tops[at])]


def bottom(s: State, deck: str) -> list[str]:
    at = DECKS.index(deck)
    return [CARDS[card_in(at, each)] for each in row_kinds(s.bottoms[at])]


def size(s: State, deck: str) -> int:
    return s.size(DECKS.index(deck))


def outpost(s: State) -> list[str]:
    return [CARDS[card] for card in range(16) if s.outpost >> card & 1]


def voyages(s: State) -> list[int]:
    return [s.voyages_left(galaxy) for galaxy in range(4)]


def pile(s: State, seat: int = 0) -> list[int]:
    return [s.won_by(seat, galaxy) for galaxy in range(4)]


def facts(events: list[Event]) -> list[str]:
    """Events in short: `5.6 seeks deck=ship card=alpha-ship`."""
    return [
        " ".join([event.rule, event.kind, *[f"{key}={value}" for key, value in event.values.items()]])
        for event in events
    ]


def kinds_told(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def new_game(seats: int = 1, seed: int = 1, **options: str) -> State:
    s = GAME.setup(seats, GAME.checked_options({key.replace("_", "-"): v for key, v in options.items()}), Quick(seed))
    assert isinstance(s, State)
    check(s)
    return s


def outcome(s: State) -> tuple[list[int], str]:
    found = GAME.outcome(s)
    assert found is not None
    return found["winners"], found["rule"]
