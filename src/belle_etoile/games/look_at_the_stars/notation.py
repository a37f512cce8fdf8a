"""The bits of a move and its text.

    bit  0-4    5-13                        14-22
        kind    line, place, card, angle    second line, length of a trail, corner of a shape

Nothing outside this file knows these bits.
"""

from typing import Final

from mypy_extensions import i64

from ...core.errors import BadNotation
from .components import GALAXY, LINE, Edition
from .geometry import (
    EAST,
    LINE_BY_NAME,
    LONGEST_TRAIL,
    PLACE_BY_NAME,
    PLACE_NAMES,
    PLACES,
    RISING,
    direction_of,
    format_line,
    format_trail,
    is_line,
    line_at,
    parse_trail,
    place_of,
)

DO_CONFIRM: Final = 0  # confirm
DO_BACK: Final = 1  # back
DO_SKIP: Final = 2  # skip
DO_DRAW: Final = 3  # draw c3-d4 e3-f3
DO_SHOOT: Final = 4  # shoot c3-f6
DO_EARN: Final = 5  # earn c3 r90: the shape of the power card, its lower left corner on c3, turned by 90 degrees
DO_SHEET: Final = 6  # sheet china
DO_POINT: Final = 7  # point bear
DO_POWER: Final = 8  # power nova
DO_USE: Final = 9  # 9 to 17, one for each power: planet e5, star e5, line c3-d4, galaxy e5-f5, moon e5 ...

VERBS: Final = (
    *("confirm", "back", "skip", "draw", "shoot", "earn", "sheet", "point", "power"),
    *("planet", "star", "line", "galaxy", "twinkling", "nova", "aura", "moon", "black-hole"),
)
EXPECTED: Final = (
    "'draw LINE LINE', 'shoot LINE', 'earn PLACE r0|r90|r180|r270', 'planet|star|twinkling|nova|aura|moon|black-hole "
    "PLACE', 'line|galaxy LINE', 'skip', 'confirm', 'back', 'sheet|point|power NAME'; LINE as c3-d4, PLACE as c3"
)
EVERY_MOVE: Final = 1 << 23  # moves are below this


def encode(kind: i64, first: i64, second: i64) -> i64:
    return kind | first << 5 | second << 14


def kind_of(move: i64) -> i64:
    return move & 31


def first_of(move: i64) -> i64:
    return move >> 5 & 511


def second_of(move: i64) -> i64:
    return move >> 14 & 511


def is_well_formed(edition: Edition, move: i64) -> bool:
    """Every number is one of its kind, and no bit is set that the kind of move has no use for."""
    kind, first, second = kind_of(move), first_of(move), second_of(move)
    if move >= EVERY_MOVE or kind >= len(VERBS):
        return False
    if kind == DO_DRAW:
        return first < second and is_line(first) and is_line(second)
    if kind == DO_SHOOT:
        return direction_of(first) >= RISING and is_line(first) and 1 <= second <= LONGEST_TRAIL
    if kind == DO_EARN:
        return first < 4 and second < PLACES
    if second or (kind <= DO_SKIP and first):
        return False
    if kind == DO_SHEET:
        return first < len(edition.sheets)
    if kind == DO_POINT:
        return first < len(edition.points)
    if kind == DO_POWER:
        return first < len(edition.powers)
    if kind == DO_USE + GALAXY:
        return first < PLACES and is_line(line_at(EAST, first))
    return is_line(first) if kind == DO_USE + LINE else first < PLACES


# Text


def format_move(edition: Edition, move: i64) -> str:
    kind, first, second = kind_of(move), first_of(move), second_of(move)
    verb = VERBS[kind]
    if kind <= DO_SKIP:
        return verb
    if kind == DO_DRAW:
        return f"{verb} {format_line(first)} {format_line(second)}"
    if kind == DO_SHOOT:
        return f"{verb} {format_trail(first, second)}"
    if kind == DO_EARN:
        return f"{verb} {PLACE_NAMES[second]} r{first * 90}"
    if kind == DO_SHEET:
        return f"{verb} {edition.sheets[first].name}"
    if kind == DO_POINT:
        return f"{verb} {edition.points[first].name}"
    if kind == DO_POWER:
        return f"{verb} {edition.powers[first].name}"
    if kind == DO_USE + LINE:
        return f"{verb} {format_line(first)}"
    if kind == DO_USE + GALAXY:
        return f"{verb} {format_line(first << 2 | EAST)}"
    return f"{verb} {PLACE_NAMES[first]}"


def _named(text: str, word: str, by_name: dict[str, int]) -> i64:
    if word not in by_name:
        raise BadNotation(text, EXPECTED)
    return by_name[word]


def _parse_two(edition: Edition, text: str, kind: int, word: str) -> i64:
    """A move of two words."""
    if kind == DO_SHOOT:
        lowest, length = parse_trail(word)
        if length:
            return encode(kind, lowest, length)
    if kind == DO_SHEET:
        return encode(kind, _named(text, word, edition.sheet_by_name), 0)
    if kind == DO_POINT:
        return encode(kind, _named(text, word, edition.point_by_name), 0)
    if kind == DO_POWER:
        return encode(kind, _named(text, word, edition.power_by_name), 0)
    if kind == DO_USE + LINE:
        return encode(kind, _named(text, word, LINE_BY_NAME), 0)
    if kind == DO_USE + GALAXY:
        line = _named(text, word, LINE_BY_NAME)
        if direction_of(line) != EAST:
            raise BadNotation(text, EXPECTED)
        return encode(kind, place_of(line), 0)
    if kind >= DO_USE:
        return encode(kind, _named(text, word, PLACE_BY_NAME), 0)
    raise BadNotation(text, EXPECTED)


def parse_move(edition: Edition, text: str) -> i64:
    """Strict: what is read is written back as it was."""
    words = text.split(" ")
    kind = VERBS.index(words[0]) if words[0] in VERBS else -1
    if 0 <= kind <= DO_SKIP and len(words) == 1:
        return kind
    if kind > DO_SKIP and len(words) == 2:
        return _parse_two(edition, text, kind, words[1])
    if kind == DO_DRAW and len(words) == 3:
        one, two = _named(text, words[1], LINE_BY_NAME), _named(text, words[2], LINE_BY_NAME)
        if one < two:
            return encode(kind, one, two)
    if kind == DO_EARN and len(words) == 3 and words[2] in ("r0", "r90", "r180", "r270"):
        return encode(kind, int(words[2][1:]) // 90, _named(text, words[1], PLACE_BY_NAME))
    raise BadNotation(text, EXPECTED)
