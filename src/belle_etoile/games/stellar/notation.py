"""The bits of a move and its text.

    bit  0-2   3-8   9-12  13
        kind   card  slot  face down

`take` has the position of the row in place of the slot. Nothing outside this file knows these bits.
"""

from typing import Final

from mypy_extensions import i64

from ...core.errors import BadNotation
from .components import POSITIONS, SLOTS, Edition

DO_OPEN: Final = 0  # open mars
DO_WIPE: Final = 1  # wipe
DO_KEEP: Final = 2  # keep
DO_TAKE: Final = 3  # take 3
DO_NOTE: Final = 4  # note mars
DO_PLAY: Final = 5  # play mars 4, play mars 4 down
DO_PLACE: Final = 6  # place mars 4, place mars 4 down
DO_LAST: Final = 7  # last mars
VERBS: Final = ("open", "wipe", "keep", "take", "note", "play", "place", "last")
EXPECTED: Final = (
    "'open CARD', 'wipe', 'keep', 'take 1-5', 'note CARD', 'play CARD 1-12 [down]', "
    "'place CARD 1-12 [down]' or 'last CARD'"
)
EVERY_MOVE: Final = 1 << 14  # moves are below this


def encode(kind: i64, card: i64, slot: i64, down: i64) -> i64:
    return kind | card << 3 | slot << 9 | down << 13


def kind_of(move: i64) -> i64:
    return move & 7


def card_of(move: i64) -> i64:
    return move >> 3 & 63


def slot_of(move: i64) -> i64:
    return move >> 9 & 15


def is_down(move: i64) -> bool:
    return move >> 13 & 1 != 0


def is_well_formed(move: i64) -> bool:
    """No bit is set that the kind of move has no use for."""
    kind = kind_of(move)
    if kind == DO_PLAY or kind == DO_PLACE:
        return move < EVERY_MOVE and slot_of(move) < SLOTS
    if kind == DO_TAKE:
        return move == encode(kind, 0, slot_of(move), 0)
    if kind == DO_WIPE or kind == DO_KEEP:
        return move == kind
    return move == encode(kind, card_of(move), 0, 0)


def format_move(edition: Edition, move: i64) -> str:
    kind = kind_of(move)
    verb = VERBS[kind]
    if kind == DO_WIPE or kind == DO_KEEP:
        return verb
    if kind == DO_TAKE:
        return f"{verb} {slot_of(move) + 1}"
    named = f"{verb} {edition.names[card_of(move)]}"
    if kind == DO_PLAY or kind == DO_PLACE:
        return f"{named} {slot_of(move) + 1}" + (" down" if is_down(move) else "")
    return named


def _number(text: str, word: str, most: int) -> i64:
    if not (len(word) < 4 and word.isascii() and word.isdecimal()) or not 1 <= int(word) <= most or word[0] == "0":
        raise BadNotation(text, EXPECTED)
    return int(word) - 1


def parse_move(edition: Edition, text: str) -> i64:
    words = text.split(" ")
    if words[0] not in VERBS:
        raise BadNotation(text, EXPECTED)
    kind = VERBS.index(words[0])
    if kind in (DO_WIPE, DO_KEEP) and len(words) == 1:
        return kind
    if kind == DO_TAKE and len(words) == 2:
        return encode(kind, 0, _number(text, words[1], POSITIONS), 0)
    if kind not in (DO_WIPE, DO_KEEP, DO_TAKE) and len(words) > 1 and words[1] in edition.by_name:
        card = edition.by_name[words[1]]
        if kind not in (DO_PLAY, DO_PLACE) and len(words) == 2:
            return encode(kind, card, 0, 0)
        if kind in (DO_PLAY, DO_PLACE) and (len(words) == 3 or words[3:] == ["down"]):
            return encode(kind, card, _number(text, words[2], SLOTS), i64(len(words) - 3))
    raise BadNotation(text, EXPECTED)
