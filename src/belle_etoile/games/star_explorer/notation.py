"""The bits of a move and its text.

    bit  0-3   4-15
        kind   number: a colour, a size, 0 or 1 for one of two sevens, a star of the tile, or the code of a placement

Nothing outside this file knows these bits.
"""

from typing import Final

from mypy_extensions import i64

from ...core.errors import BadNotation
from .components import LARGEST, SIZES
from .placements import FURTHEST, TURNS, encode_place
from .sky import COLOURS
from .state import NONE, format_place

DO_START: Final = 0  # start red
DO_SIZE: Final = 1  # size 7
DO_SEVEN: Final = 2  # seven 2
DO_LEAVE: Final = 3  # leave 4
DO_PUT: Final = 4  # put 4
DO_PLACE: Final = 5  # place -3 2 1
DO_NOTHING: Final = 6  # nothing
DO_CONFIRM: Final = 7  # confirm
DO_BACK: Final = 8  # back
VERBS: Final = ("start", "size", "seven", "leave", "put", "place", "nothing", "confirm", "back")
PLAIN: Final = (DO_NOTHING, DO_CONFIRM, DO_BACK)  # verbs that say all
EXPECTED: Final = (
    "'start COLOUR', 'size 5-10', 'seven 1-2', 'leave 1-10', 'put 1-10', 'place X Y 0-3', 'nothing', 'confirm' "
    "or 'back'"
)
EVERY_MOVE: Final = 1 << 16  # moves are below this


def encode(kind: i64, number: i64) -> i64:
    return kind | number << 4


def kind_of(move: i64) -> i64:
    return move & 15


def number_of(move: i64) -> i64:
    return move >> 4


def format_move(move: i64) -> str:
    kind, number = kind_of(move), number_of(move)
    if kind in PLAIN:
        return VERBS[kind]
    if kind == DO_START:
        return f"{VERBS[kind]} {COLOURS[number]}"
    if kind == DO_PLACE:
        return f"{VERBS[kind]} {format_place(number, ' ')}"
    return f"{VERBS[kind]} {number if kind == DO_SIZE else number + 1}"


def _whole(text: str, word: str, least: int, most: int) -> i64:
    """A number as it is written: no plus, no zeros in front."""
    digits = word.removeprefix("-")
    plain = digits.isascii() and digits.isdecimal() and (digits[0] != "0" or word == "0")
    if not plain or len(digits) > 2 or not least <= int(word) <= most:
        raise BadNotation(text, EXPECTED)
    return int(word)


def parse_move(text: str) -> i64:
    """One text for each move: what `format_move` writes, and nothing else.

    >>> format_move(parse_move("place 3 -1 2"))
    'place 3 -1 2'
    """
    words = text.split(" ")
    kind = VERBS.index(words[0]) if words[0] in VERBS else NONE
    if kind in PLAIN and len(words) == 1:
        return encode(kind, 0)
    if kind == DO_START and len(words) == 2 and words[1] in COLOURS:
        return encode(kind, COLOURS.index(words[1]))
    if kind == DO_PLACE and len(words) == 4:
        x, y = _whole(text, words[1], -FURTHEST, FURTHEST), _whole(text, words[2], -FURTHEST, FURTHEST)
        return encode(kind, encode_place(x, y, _whole(text, words[3], 0, TURNS - 1)))
    if kind == DO_SIZE and len(words) == 2:
        return encode(kind, _whole(text, words[1], SIZES[0], LARGEST))
    if kind in (DO_SEVEN, DO_LEAVE, DO_PUT) and len(words) == 2:
        return encode(kind, _whole(text, words[1], 1, 2 if kind == DO_SEVEN else LARGEST) - 1)
    raise BadNotation(text, EXPECTED)
