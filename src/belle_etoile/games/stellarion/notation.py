"""The moves of Stellarion as bits and as text.

    bit  0-3   4-8     9-13    14-15
        verb   first   second  under       coordinate; a source is a deck (0-7) or 8 + a card of the outpost
        verb   galaxy (4-5), then two bits for each type: where its card comes from      launch
        verb   eight decks as a mask (4-11)                                              cross
        verb   deck    card                seek, recover; the others have one of the two

Nothing outside this file knows these bits.
"""

from typing import Final

from mypy_extensions import i64

from ...core.bits import bit, count, members
from ...core.errors import BadNotation
from .components import CARDS, CELESTIAL, CROSSING_HOLES, DECKS, GALAXIES, NONE, TYPES, kind_in

DO_LAUNCH: Final = 0  # launch alpha ship nebula alpha shooting-star
DO_COORDINATE: Final = 1  # coordinate alpha beta, coordinate ship alpha-ship under ship
DO_CROSS: Final = 2  # cross alpha beta ship star
DO_TAKE: Final = 3  # take alpha
DO_GIVE: Final = 4  # give alpha
DO_PROVE: Final = 5  # prove ship
DO_METEORS: Final = 6  # meteors alpha, meteors alpha partner
DO_SEEK: Final = 7  # seek ship alpha-ship
DO_RECOVER: Final = 8  # recover ship alpha-ship
DO_SCAN: Final = 9  # scan alpha
DO_RAISE: Final = 10  # raise alpha-ship
DO_STACK: Final = 11  # stack alpha-ship
DO_SINK: Final = 12  # sink alpha-ship
DO_POST: Final = 13  # post alpha
DO_RETREAT: Final = 14  # retreat 3
DO_STOP: Final = 15  # stop

VERBS: Final = (
    "launch",
    "coordinate",
    "cross",
    "take",
    "give",
    "prove",
    "meteors",
    "seek",
    "recover",
    "scan",
    "raise",
    "stack",
    "sink",
    "post",
    "retreat",
    "stop",
)
EXPECTED: Final = (
    "'launch GALAXY' with a source for each type, 'coordinate SOURCE SOURCE [under SOURCE]', 'cross' with four decks, "
    "'take GALAXY', 'give GALAXY', 'prove TYPE', 'meteors GALAXY [partner]', 'seek DECK CARD', 'recover DECK CARD', "
    "'scan DECK', 'raise CARD', 'stack CARD', 'sink CARD', 'post DECK', 'retreat 1-8' or 'stop'"
)

# Where a card of a launch comes from
TYPE_DECK: Final = 0
GALAXY_DECK: Final = 1
OUTPOST: Final = 2
SHOOTING_STAR: Final = 3
STAR_WORD: Final = "shooting-star"

FROM_OUTPOST: Final = 8  # added to a card of the outpost that pays for a coordination
SOURCES: Final = FROM_OUTPOST + CELESTIAL
NOT_UNDER: Final = 0
UNDER_FIRST: Final = 1
UNDER_SECOND: Final = 2
LONGEST_RETREAT: Final = 8


def launch(galaxy: i64, origins: i64) -> i64:
    """`origins` has two bits for each type, see TYPE_DECK."""
    return DO_LAUNCH | galaxy << 4 | origins << 6


def coordinate(first: i64, second: i64, under: i64) -> i64:
    return DO_COORDINATE | first << 4 | second << 9 | under << 14


def cross(decks: i64) -> i64:
    return DO_CROSS | decks << 4


def simple(verb: i64, first: i64, second: i64) -> i64:
    return verb | first << 4 | second << 9


def verb_of(move: i64) -> i64:
    return move & 15


def galaxy_in(move: i64) -> i64:
    """Of a launch; other moves have their galaxy, type, deck or number as `first_of`."""
    return move >> 4 & 3


def origin_in(move: i64, type: i64) -> i64:
    return move >> (6 + type + type) & 3


def decks_in(move: i64) -> i64:
    return move >> 4 & 0xFF


def first_of(move: i64) -> i64:
    return move >> 4 & 31


def second_of(move: i64) -> i64:
    return move >> 9 & 31


def under_of(move: i64) -> i64:
    return move >> 14


def is_well_formed(move: i64) -> bool:
    """No bit is set that the verb has no use for, and nothing is named that is not in the box."""
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if verb == DO_LAUNCH:
        return 0 <= move < bit(14)
    if verb == DO_COORDINATE:
        return 0 <= move < bit(16) and first < second < SOURCES and under_of(move) <= UNDER_SECOND
    if verb == DO_CROSS:
        return move == cross(decks_in(move)) and count(decks_in(move)) == CROSSING_HOLES
    if move != simple(verb, first, second):
        return False
    if verb == DO_SEEK or verb == DO_RECOVER:
        return first < len(DECKS) and second < len(CARDS) and kind_in(first, second) != NONE
    if verb == DO_RAISE or verb == DO_STACK or verb == DO_SINK:
        return first == 0 and second < len(CARDS)
    if verb == DO_METEORS:
        return first < len(GALAXIES) and second <= 1
    most = 0 if verb == DO_STOP else LONGEST_RETREAT if verb == DO_RETREAT else len(DECKS) - 1
    if verb == DO_TAKE or verb == DO_GIVE or verb == DO_PROVE:
        most = len(GALAXIES) - 1
    return second == 0 and first <= most and (verb != DO_RETREAT or first > 0)


def source_word(source: i64) -> str:
    return DECKS[source] if source < FROM_OUTPOST else CARDS[source - FROM_OUTPOST]


def origin_word(galaxy: i64, type: i64, origin: i64) -> str:
    if origin == TYPE_DECK:
        return TYPES[type]
    if origin == GALAXY_DECK:
        return GALAXIES[galaxy]
    return CARDS[galaxy * 4 + type] if origin == OUTPOST else STAR_WORD


def format_move(move: i64) -> str:
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    word = VERBS[verb]
    if verb == DO_LAUNCH:
        galaxy = galaxy_in(move)
        origins = [origin_word(galaxy, type, origin_in(move, type)) for type in range(i64(4))]
        return f"{word} {GALAXIES[galaxy]} {' '.join(origins)}"
    if verb == DO_COORDINATE:
        under = ["", f" under {source_word(first)}", f" under {source_word(second)}"][under_of(move)]
        return f"{word} {source_word(first)} {source_word(second)}{under}"
    if verb == DO_CROSS:
        return f"{word} {' '.join([DECKS[deck] for deck in members(decks_in(move))])}"
    if verb == DO_TAKE or verb == DO_GIVE:
        return f"{word} {GALAXIES[first]}"
    if verb == DO_PROVE:
        return f"{word} {TYPES[first]}"
    if verb == DO_METEORS:
        return f"{word} {GALAXIES[first]}" + (" partner" if second else "")
    if verb == DO_SEEK or verb == DO_RECOVER:
        return f"{word} {DECKS[first]} {CARDS[second]}"
    if verb == DO_SCAN or verb == DO_POST:
        return f"{word} {DECKS[first]}"
    if verb == DO_RETREAT:
        return f"{word} {first}"
    return word if verb == DO_STOP else f"{word} {CARDS[second]}"


def _place(text: str, word: str, words: tuple[str, ...]) -> i64:
    if word not in words:
        raise BadNotation(text, EXPECTED)
    return words.index(word)


def _source(text: str, word: str) -> i64:
    if word in DECKS:
        return DECKS.index(word)
    return FROM_OUTPOST + _place(text, word, CARDS[:CELESTIAL])


def parse_move(text: str) -> i64:
    """One text for each move: what `format_move` writes, and nothing else."""
    verb_word, *words = text.split(" ")
    verb = _place(text, verb_word, VERBS)
    many = len(words)
    if verb == DO_LAUNCH and many == 5:
        return _parse_launch(text, words)
    if verb == DO_COORDINATE and (many == 2 or many == 4):
        return _parse_coordinate(text, words)
    if verb == DO_CROSS and many == CROSSING_HOLES:
        decks = [_place(text, word, DECKS) for word in words]
        if decks == sorted({*decks}):
            return cross(sum([bit(deck) for deck in decks]))
    if verb in (DO_TAKE, DO_GIVE) and many == 1:
        return simple(verb, _place(text, words[0], GALAXIES), 0)
    if verb == DO_METEORS and (many == 1 or words[1:] == ["partner"]):
        return simple(verb, _place(text, words[0], GALAXIES), many - 1)
    if verb == DO_PROVE and many == 1:
        return simple(verb, _place(text, words[0], TYPES), 0)
    if verb in (DO_SEEK, DO_RECOVER) and many == 2:
        deck, card = _place(text, words[0], DECKS), _place(text, words[1], CARDS)
        if kind_in(deck, card) != NONE:
            return simple(verb, deck, card)
    if verb in (DO_SCAN, DO_POST) and many == 1:
        return simple(verb, _place(text, words[0], DECKS), 0)
    if verb in (DO_RAISE, DO_STACK, DO_SINK) and many == 1:
        return simple(verb, 0, _place(text, words[0], CARDS))
    if verb == DO_RETREAT and many == 1 and words[0] in [str(n) for n in range(1, LONGEST_RETREAT + 1)]:
        return simple(verb, int(words[0]), 0)
    if verb == DO_STOP and many == 0:
        return verb
    raise BadNotation(text, EXPECTED)


def _parse_launch(text: str, words: list[str]) -> i64:
    galaxy = _place(text, words[0], GALAXIES)
    origins: i64 = 0
    for type in range(i64(4)):
        here = tuple([origin_word(galaxy, type, origin) for origin in range(i64(4))])
        origins |= _place(text, words[1 + type], here) << (type + type)
    return launch(galaxy, origins)


def _parse_coordinate(text: str, words: list[str]) -> i64:
    first, second = _source(text, words[0]), _source(text, words[1])
    if first >= second:
        raise BadNotation(text, EXPECTED)
    if len(words) == 2:
        return coordinate(first, second, NOT_UNDER)
    if words[2] != "under" or words[3] not in words[:2]:
        raise BadNotation(text, EXPECTED)
    return coordinate(first, second, 1 + words[:2].index(words[3]))
