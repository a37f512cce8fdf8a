"""5.6 to 5.9: what a coordination allows, one small move at a time, with what discoveries and the sun add."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit
from .components import (
    BLACK_HOLE,
    CELESTIAL,
    CELESTIAL_HEAP,
    CELESTIAL_KINDS,
    KINDS,
    MINOR_RETREAT,
    NEBULA,
    NONE,
    PLANET,
    SHIP,
    STAR,
    SUN,
    card_in,
    copies,
    galaxy_of,
    kind_in,
)
from .notation import (
    DO_POST,
    DO_RAISE,
    DO_RECOVER,
    DO_RETREAT,
    DO_SCAN,
    DO_SEEK,
    DO_SINK,
    DO_STACK,
    DO_STOP,
    first_of,
    second_of,
    simple,
    verb_of,
)
from .state import KNOWN, ONE, State, row_kinds

VERB_OF_POWER: Final = (DO_SEEK, DO_RECOVER, DO_SCAN, DO_POST)
RULE_OF_POWER: Final = ("5.6", "5.7", "5.8", "5.9")


def power_refusal(s: State, move: i64) -> str:
    """While a power is at work; `moves` must agree with it."""
    verb, deck = verb_of(move), first_of(move)
    if verb == DO_STOP:  # 5.4
        return ""
    if verb == DO_RETREAT:
        return "" if 1 <= first_of(move) <= longest_retreat(s) else "12.6"
    if verb != VERB_OF_POWER[s.power]:
        return RULE_OF_POWER[s.power]
    if verb == DO_SEEK:
        return _seek_refusal(s, deck, second_of(move))
    if verb == DO_RECOVER:
        return _recover_refusal(s, deck, second_of(move))
    if verb == DO_SCAN:
        return "3.5" if s.is_empty(deck) else ""  # 5.8.3: any other deck will do
    return post_refusal(s, deck)


def _seek_refusal(s: State, deck: i64, card: i64) -> str:
    if deck == s.first:
        return "5.6.1"
    kind = kind_in(deck, card)
    return "" if kind != NONE and copies(s.contents(deck), kind) else "5.6"


def _recover_refusal(s: State, deck: i64, card: i64) -> str:
    if card >= CELESTIAL:
        return "9.5" if card == BLACK_HOLE else "11.6"
    if s.first != NONE and deck != s.first:
        return "5.7.1"
    kind = kind_in(deck, card)
    return "" if kind != NONE and copies(s.discards[deck], kind) else "5.7"


def post_refusal(s: State, deck: i64) -> str:
    """Why the card of this deck cannot go to the outpost, or ""."""
    card = s.shown(deck)
    if card == NONE:
        return "5.3"
    if card >= CELESTIAL:
        return "9.6" if card == BLACK_HOLE else "11.7"
    if s.outpost >> card & 1:
        return "6.2"
    if s.discovery != PLANET and s.outpost & ~(bit(galaxy_of(card) * 4) * 15):  # 10.12
        return "6.1"
    return ""


def longest_retreat(s: State) -> i64:
    """12.6: how far the sun can be driven back by renouncing; 0 once some of the power was used."""
    if not s.expansions & SUN or s.used:
        return 0
    return min(s.sun, MINOR_RETREAT * 2 if s.major else MINOR_RETREAT)


def pick_refusal(s: State, move: i64) -> str:
    """5.8.2: one of two revealed cards on top, the other under; 10.11: or both, either way."""
    verb = verb_of(move)
    if verb != DO_RAISE and verb != DO_STACK and verb != DO_SINK:
        return "5.8.2"
    if verb != DO_RAISE and s.discovery != STAR:
        return "10.11"
    kind = kind_in(s.deck, second_of(move))
    return "" if kind != NONE and (kind == (s.seen & KNOWN) - 1 or kind == (s.seen >> ONE) - 1) else "5.8.2"


def power_moves(s: State) -> vec[i64]:
    """What `refusal` lets pass; must agree with it."""
    found = vec[i64](capacity=64)
    for deck in range(i64(8)):
        if s.power == SHIP:
            if deck != s.first:
                found = _with_cards(found, DO_SEEK, deck, s.contents(deck), KINDS)
        elif s.power == NEBULA:
            if s.first == NONE or deck == s.first:
                found = _with_cards(found, DO_RECOVER, deck, s.discards[deck], CELESTIAL_KINDS)
        elif s.power == STAR:
            if not s.is_empty(deck):
                found = append(found, simple(DO_SCAN, deck, 0))
        elif post_refusal(s, deck) == "":
            found = append(found, simple(DO_POST, deck, 0))
    for steps in range(i64(1), longest_retreat(s) + 1):  # 12.7
        found = append(found, simple(DO_RETREAT, steps, 0))
    return append(found, DO_STOP)


def _with_cards(found: vec[i64], verb: i64, deck: i64, heap: i64, kinds: i64) -> vec[i64]:
    for kind in range(kinds):
        if heap >> (kind + kind) & 1:
            found = append(found, simple(verb, deck, card_in(deck, kind)))
    return found


def pick_moves(s: State) -> vec[i64]:
    """What `pick_refusal` lets pass; must agree with it."""
    found = vec[i64](capacity=6)
    one, other = card_in(s.deck, (s.seen & KNOWN) - 1), card_in(s.deck, (s.seen >> ONE) - 1)
    for verb in (DO_RAISE, DO_STACK, DO_SINK):
        if verb == DO_RAISE or s.discovery == STAR:
            found = append(found, simple(verb, 0, one))
            if other != one:
                found = append(found, simple(verb, 0, other))
    return found


def has_effect(s: State) -> bool:
    """Is there anything left for the power to work on?"""
    for deck in range(i64(8)):
        if s.power == NEBULA:
            if (s.first == NONE or deck == s.first) and s.discards[deck] & CELESTIAL_HEAP:
                return True
        elif s.power == PLANET:
            if post_refusal(s, deck) == "":
                return True
        elif deck != s.first and not s.is_empty(deck):
            return True
    return False


def cards_seen(s: State) -> list[int]:
    """5.8.2: the two revealed cards, as everyone sees them."""
    return [card_in(s.deck, kind) for kind in row_kinds(s.seen)] if s.deck != NONE else []
