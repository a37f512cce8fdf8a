"""The moves of Stellar: whose turn it is, which are legal, and what each of them mentions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import members
from ...core.errors import Values
from ...core.events import NOBODY
from ...core.game import Choice
from .components import POSITIONS, SATELLITE, SLOTS, Edition, bit
from .notation import (
    DO_KEEP,
    DO_LAST,
    DO_NOTE,
    DO_OPEN,
    DO_PLACE,
    DO_PLAY,
    DO_TAKE,
    DO_WIPE,
    VERBS,
    card_of,
    encode,
    format_move,
    is_down,
    is_well_formed,
    kind_of,
    slot_of,
)
from .state import LAST, NONE, OPEN, OVER, PLACE, PLAY, TAKE, WIPE, Board, State


def turn(s: State) -> i64:
    if s.stage == OPEN or s.stage == LAST:  # 1.3, 8.2: both at once
        return 0 if s.boards[0].chosen == NONE else 1
    return NOBODY if s.stage == OVER else s.turn


def waiting(s: State) -> list[int]:
    if s.stage == OPEN or s.stage == LAST:
        return [seat for seat in range(2) if s.boards[seat].chosen == NONE]
    return [] if s.stage == OVER else [s.turn]


def open_slots(edition: Edition, b: Board, card: i64) -> i64:
    """Where a card may lie face up: 5.3 beside its type, 5.4 anywhere while there is none, 7.2.1 as a satellite."""
    kind = edition.kind[card]
    if kind == SATELLITE:
        return b.free
    there = b.slots_of(kind)
    return b.free & edition.touching[there] if there else b.free


WHEN: Final = ("1.3", "7.2.4", "4.2", "4.3", "4.4", "8.2", "8.1")  # by stage: the rule that says what is to be done


def refusal(s: State, seat: i64, move: i64) -> str:
    """The rule that forbids `move` now, or "" if none does; `moves` must agree with it."""
    kind, card = kind_of(move), card_of(move)
    b = s.boards[seat]
    if not is_well_formed(move):
        return WHEN[s.stage]
    if kind == DO_OPEN:
        return WHEN[s.stage] if s.stage != OPEN else "" if b.starters & bit(card) else "1.3"
    if kind == DO_WIPE or kind == DO_KEEP:
        return "" if s.stage == WIPE else "7.2.4"
    if kind == DO_TAKE:
        return WHEN[s.stage] if s.stage != TAKE else "" if slot_of(move) < POSITIONS else "4.2"
    if kind == DO_LAST:
        return WHEN[s.stage] if s.stage != LAST else "" if b.hand & bit(card) else "8.2"
    if kind == DO_PLACE:
        return WHEN[s.stage] if s.stage != PLACE else "4.4" if card != s.in_play else _slot_refusal(s, b, move)
    if s.stage != PLAY:
        return WHEN[s.stage]
    if b.hand & bit(card) == 0:
        return "4.3"
    return "" if kind == DO_NOTE else _slot_refusal(s, b, move)


def _slot_refusal(s: State, b: Board, move: i64) -> str:
    here = bit(slot_of(move))
    if b.free & here == 0:
        return "5.1"
    return "" if is_down(move) or open_slots(s.edition, b, card_of(move)) & here else "5.3"


def moves(s: State, seat: i64) -> vec[i64]:
    """What `refusal` lets pass, listed quickly; must agree with it."""
    b = s.boards[seat]
    found = vec[i64](capacity=80)
    if s.stage == TAKE:
        for position in range(i64(POSITIONS)):
            found = append(found, encode(DO_TAKE, 0, position, 0))
    elif s.stage == PLAY:
        hand = b.hand
        card: i64 = 0
        while hand:
            if hand & 1:
                found = append(found, encode(DO_NOTE, card, 0, 0))
                found = _with_slots(found, encode(DO_PLAY, card, 0, 0), open_slots(s.edition, b, card), b.free)
            hand >>= 1
            card += 1
    elif s.stage == PLACE:
        found = _with_slots(found, encode(DO_PLACE, s.in_play, 0, 0), open_slots(s.edition, b, s.in_play), b.free)
    elif s.stage == WIPE:
        found = append(append(found, DO_WIPE), DO_KEEP)
    elif s.stage == OPEN:
        found = _with_cards(found, DO_OPEN, b.starters)
    elif s.stage == LAST:
        found = _with_cards(found, DO_LAST, b.hand)
    return found


def _with_cards(found: vec[i64], kind: i64, cards: i64) -> vec[i64]:
    for card in members(cards):
        found = append(found, encode(kind, card, 0, 0))
    return found


def _with_slots(found: vec[i64], start: i64, up: i64, free: i64) -> vec[i64]:
    """The move `start` on each free slot, face up where it may be, then face down."""
    for slot in range(i64(SLOTS)):
        if up >> slot & 1:
            found = append(found, start | encode(0, 0, slot, 0))
        if free >> slot & 1:
            found = append(found, start | encode(0, 0, slot, 1))
    return found


# In parts


def describe(s: State, move: i64) -> Choice:
    if kind_of(move) == DO_TAKE:
        values: Values = {"card": s.edition.names[s.row[slot_of(move)]], "at": slot_of(move) + 1}
        return Choice(move=format_move(s.edition, move), kind=VERBS[DO_TAKE], values=values)
    told = s.edition.choices.get(move)
    if told is None:
        told = _choice(s, move)
        s.edition.choices[move] = told
    return told


def _choice(s: State, move: i64) -> Choice:
    """Of a move that mentions the same things in every position."""
    kind = kind_of(move)
    verb = VERBS[kind] + ("-down" if is_down(move) else "")
    values: Values = {}
    if kind == DO_PLAY or kind == DO_PLACE:
        values = {"card": s.edition.names[card_of(move)], "at": slot_of(move) + 1}
    elif kind != DO_WIPE and kind != DO_KEEP:
        values = {"card": s.edition.names[card_of(move)]}
    return Choice(move=format_move(s.edition, move), kind=verb, values=values)
