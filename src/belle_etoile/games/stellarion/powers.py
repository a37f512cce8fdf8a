"""5.6 to 5.9: what a coordination sets off, one small move at a time, with what discoveries and the sun add."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit
from ...core.chance import Chance
from ...core.errors import Values
from ...core.events import Event
from .components import (
    BLACK_HOLE,
    CARDS,
    CELESTIAL,
    CELESTIAL_HEAP,
    CELESTIAL_KINDS,
    DECKS,
    KINDS,
    MINOR_RETREAT,
    MINOR_STEPS,
    NEBULA,
    NONE,
    PLANET,
    SHIP,
    STAR,
    SUN,
    TYPES,
    card_in,
    copies,
    galaxy_of,
    kind_in,
    without_kind,
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
from .state import KNOWN, ONE, PICK, POWER, State, row_kinds
from .turns import advance, end_turn, is_burnt, take_shown, tell, won_or_burnt

VERB_OF_POWER: Final = (DO_SEEK, DO_RECOVER, DO_SCAN, DO_POST)
RULE_OF_POWER: Final = ("5.6", "5.7", "5.8", "5.9")


# What is legal


def refusal(s: State, move: i64) -> str:
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


def moves(s: State) -> vec[i64]:
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


# What is done


def begin_power(s: State, thrust: bool, chance: Chance, events: list[Event] | None) -> None:
    """5.3: the cards are paid; thrusters (10.9) are a part of the effect that was enjoyed already."""
    s.stage = POWER
    if thrust:
        _enjoy(s, events)
        if won_or_burnt(s, events):
            return
    if not has_effect(s) and longest_retreat(s) == 0:
        end_turn(s, chance, events)


def carry_out(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    verb, deck = verb_of(move), first_of(move)
    if verb == DO_STOP:
        if events is not None:
            tell(events, "5.4", "stops" if s.used else "renounces", seat, {"type": TYPES[s.power]})
        end_turn(s, chance, events)
        return
    if verb == DO_RETREAT:
        _retreat(s, seat, first_of(move), events)
        end_turn(s, chance, events)
        return
    _enjoy(s, events)
    if is_burnt(s):
        won_or_burnt(s, events)
        return
    s.uses -= 1
    if verb == DO_SEEK:
        _seek(s, seat, deck, second_of(move), events)
    elif verb == DO_RECOVER:
        _recover(s, seat, deck, second_of(move), events)
    elif verb == DO_SCAN:
        _scan(s, seat, deck, chance, events)
    else:
        _post(s, seat, deck, events)
    if s.stage == POWER:
        _go_on(s, chance, events)


def _go_on(s: State, chance: Chance, events: list[Event] | None) -> None:
    if s.uses == 0 or not has_effect(s):
        end_turn(s, chance, events)


def _enjoy(s: State, events: list[Event] | None) -> None:
    """12.4: the sun moves once for a power of which anything is used."""
    if not s.used:
        s.used = True
        advance(s, MINOR_STEPS * 2 if s.major else MINOR_STEPS, "12.4", events)


def _seek(s: State, seat: i64, deck: i64, card: i64, events: list[Event] | None) -> None:
    """5.6: the chosen card face up on top of its shuffled deck; 5.6.1: the second time in another deck."""
    s.shuffle(deck)
    kind = kind_in(deck, card)
    s.heaps[deck] = without_kind(s.heaps[deck], kind)
    s.put_on_top(deck, kind)
    s.up |= bit(deck)
    s.first = deck
    if events is not None:
        tell(events, "5.6", "seeks", seat, {"deck": DECKS[deck], "card": CARDS[card]})


def _recover(s: State, seat: i64, deck: i64, card: i64, events: list[Event] | None) -> None:
    """5.7: from a discard pile (5.7.3) into its deck, shuffled, even an exhausted one (5.7.2); 10.10: or on top."""
    kind = kind_in(deck, card)
    s.discards[deck] = without_kind(s.discards[deck], kind)
    s.first = deck
    radar = s.discovery == NEBULA
    s.put_on_top(deck, kind)
    if radar:
        s.up |= bit(deck)
    else:
        s.shuffle(deck)
    if events is not None:
        rule, what = ("10.10", "recovers-on-top") if radar else ("5.7", "recovers")
        tell(events, rule, what, seat, {"deck": DECKS[deck], "card": CARDS[card]})


def _scan(s: State, seat: i64, deck: i64, chance: Chance, events: list[Event] | None) -> None:
    """5.8.2: the first two cards of the shuffled deck are revealed; 5.8.4: a single card is turned up."""
    s.shuffle(deck)
    one = s.draw(deck, chance, "5.8.2")
    if s.is_empty(deck):
        s.put_on_top(deck, one)
        s.up |= bit(deck)
        if events is not None:
            tell(events, "5.8.4", "turns-up", seat, {"deck": DECKS[deck], "card": CARDS[card_in(deck, one)]})
        return
    other = s.draw(deck, chance, "5.8.2")
    s.deck = deck
    s.seen = (one + 1) | (other + 1) << ONE
    s.stage = PICK
    if events is not None:
        cards = f"{CARDS[card_in(deck, one)]} {CARDS[card_in(deck, other)]}"
        tell(events, "5.8.2", "scans", seat, {"deck": DECKS[deck], "cards": cards})


def pick(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """5.8.2: the chosen card face up on top, the other under; 10.11: both on top, or both under, in order."""
    verb, deck = verb_of(move), s.deck
    chosen = kind_in(deck, second_of(move))
    one, other = (s.seen & KNOWN) - 1, (s.seen >> ONE) - 1
    rest = other if chosen == one else one
    s.deck = NONE
    s.seen = 0
    s.stage = POWER
    if verb == DO_STACK:
        s.put_on_top(deck, rest)
    else:
        s.put_under(deck, rest)
    if verb == DO_SINK:
        s.put_under(deck, chosen)
    else:
        s.put_on_top(deck, chosen)
        s.up |= bit(deck)
    if events is not None:
        kind = ["raises", "stacks", "sinks"][verb - DO_RAISE]
        values: Values = {"deck": DECKS[deck], "card": CARDS[card_in(deck, chosen)]}
        values["other"] = CARDS[card_in(deck, rest)]
        tell(events, "5.8.2" if verb == DO_RAISE else "10.11", kind, seat, values)
    _go_on(s, chance, events)


def _post(s: State, seat: i64, deck: i64, events: list[Event] | None) -> None:
    """5.9: a card of the observatory goes to the outpost."""
    card = s.shown(deck)
    take_shown(s, deck)
    s.outpost |= bit(card)
    if deck >= 4:
        s.from_type |= bit(card)
    if events is not None:
        tell(events, "5.9", "posts", seat, {"card": CARDS[card], "deck": DECKS[deck]})


def _retreat(s: State, seat: i64, steps: i64, events: list[Event] | None) -> None:
    """12.6, 12.14: the whole effect is renounced; 12.8: a meteor where the sun stops is taken."""
    s.sun -= steps
    if events is not None:
        tell(events, "12.6", "sun-retreats", seat, {"steps": steps, "at": s.sun, "track": s.edition.track})
    for place in range(i64(len(s.edition.meteors))):
        if s.on_track >> place & 1 and s.edition.meteors[place] == s.sun:
            s.on_track &= ~bit(place)
            s.meteors += 1
            if events is not None:
                tell(events, "12.8", "takes-meteor", seat, {"at": s.sun, "count": s.meteors})


def cards_seen(s: State) -> list[int]:
    """5.8.2: the two revealed cards, as everyone sees them."""
    return [card_in(s.deck, kind) for kind in row_kinds(s.seen)] if s.deck != NONE else []
