"""What all actions share: winning voyages, moving the sun, ending a turn, and the end of the game."""

from mypy_extensions import i64

from ...core.bits import bit, count, nth
from ...core.chance import Chance
from ...core.errors import Values
from ...core.events import EVERYONE, Event
from .components import (
    AT_ANY_TIME,
    BLACK_HOLE,
    CARDS,
    CELESTIAL,
    CROSSING_HOLES,
    CROSSING_VOYAGES,
    DECKS,
    GALAXIES,
    METEORS_SPENT,
    MIRROR,
    NONE,
    ORBITS,
    SUN,
    THEORIES,
    THEORY_CARDS,
    card_in,
    type_of,
)
from .state import ACT, BURNT, KNOWN, ONE, OVER, RESCUE, STUCK, WON, State


def tell(events: list[Event], rule: str, kind: str, seat: i64, values: Values) -> None:
    """One fact, for everyone: nothing in this game is told to one seat alone."""
    events.append(Event(EVERYONE, rule, kind, seat, values))


# Cards that pay


def take_shown(s: State, deck: i64) -> i64:
    """The kind of the face-up card, taken off; 5.3: the deck shows none until the end of the turn."""
    kind = (s.tops[deck] & KNOWN) - 1
    s.tops[deck] >>= ONE
    s.up &= ~bit(deck)
    return kind


def take_posted(s: State, card: i64) -> i64:
    """The deck that a card of the outpost belongs to; the card is taken out, the others stay (6.4)."""
    deck = s.outpost_deck(card)
    s.outpost &= ~bit(card)
    s.from_type &= s.outpost
    return deck


def pay(s: State, deck: i64, kind: i64, rule: str, events: list[Event] | None) -> None:
    """3.3, 6.5: a card that was used goes to the pile of its own deck."""
    s.discard(deck, kind)
    if events is not None:
        tell(events, rule, "discards", s.turn, {"card": CARDS[card_in(deck, kind)], "deck": DECKS[deck]})


# Voyages


def gain_refusal(s: State, seat: i64, galaxy: i64, bound: bool) -> str:
    """Why a voyage to this galaxy cannot be won by this seat, or ""; 11.10: launches are `bound` to the ring's top."""
    if s.voyages_left(galaxy) == 0:
        return "4.2"
    if bound and s.expansions & ORBITS and s.ring_at(0) != galaxy:
        return "11.10"
    return "" if s.can_hold(seat, galaxy) else "8.4"


def launch_refusal(s: State, seat: i64, galaxy: i64) -> str:
    """Why a launch cannot win a voyage to this galaxy for this seat, or ""."""
    return gain_refusal(s, seat, galaxy, True)


def spend_refusal(s: State, seat: i64, galaxy: i64) -> str:
    """Why two meteors cannot win a voyage to this galaxy for this seat, or ""; 11.10: they win any one."""
    return gain_refusal(s, seat, galaxy, s.reading != AT_ANY_TIME)


def can_cross_to(s: State, seat: i64, galaxy: i64, window: i64) -> bool:
    """9.3.1: may a crossing that still brings `window` voyages bring this seat one to this galaxy?"""
    if window == 0 or s.voyages_left(galaxy) == 0 or not s.can_hold(seat, galaxy):
        return False
    return s.reading == AT_ANY_TIME or not s.expansions & ORBITS or crossing_first(s, window) == galaxy


def crossing_first(s: State, window: i64) -> i64:
    """11.12 as it was read at first: the first voyage within reach on the ring that some pile can hold, or NONE."""
    for place in range(min(window, s.ring_size)):
        for seat in range(s.seats):
            if s.can_hold(seat, s.ring_at(place)):
                return s.ring_at(place)
    return NONE


def crossing_brings(s: State, window: i64) -> bool:
    """9.3.1: is there a voyage that a crossing can bring to some pile?"""
    for seat in range(s.seats):
        for galaxy in range(i64(4)):
            if can_cross_to(s, seat, galaxy, window):
                return True
    return False


def gain(s: State, seat: i64, galaxy: i64, rule: str, events: list[Event] | None) -> None:
    """4.1: a voyage goes from the table into a victory pile (8.3)."""
    s.left -= bit(galaxy * 4)
    s.piles += bit(seat * 16 + galaxy * 4)
    if s.expansions & ORBITS:
        place: i64 = 0
        while s.ring_at(place) != galaxy:
            place += 1
        below = bit(place * 2) - 1
        s.ring = s.ring & below | s.ring >> 2 & ~below
        s.ring_size -= 1
    if events is not None:
        tell(events, rule, "wins-voyage", seat, {"galaxy": GALAXIES[galaxy], "left": voyages_left(s)})


def voyages_left(s: State) -> i64:
    return s.voyages_left(0) + s.voyages_left(1) + s.voyages_left(2) + s.voyages_left(3)


def turn_ring(s: State, events: list[Event] | None) -> None:
    """11.11: the top voyage of the ring goes to the bottom."""
    if s.ring_size > 1:
        top = s.ring & 3
        s.ring = s.ring >> 2 | top << (s.ring_size - 1) * 2
        if events is not None:
            tell(events, "11.11", "turns-ring", NONE, {"galaxy": GALAXIES[s.ring_at(0)]})


# The sun


def advance(s: State, steps: i64, rule: str, events: list[Event] | None) -> None:
    """12.3, 12.4: the sun comes nearer; 12.9: at the end of its track, the game is lost.

    12.11: but it waits before its last square while meteors can win, and the stage is RESCUE.
    """
    if not s.expansions & SUN:
        return
    if s.sun + steps >= s.edition.track and not is_won(s) and meteors_can_win(s):
        forget_power(s)
        s.stage = RESCUE
        if events is not None:
            tell(events, "12.11", "sun-waits", NONE, {"at": s.sun, "track": s.edition.track})
        return
    s.sun = min(s.sun + steps, s.edition.track)
    if events is not None:
        tell(events, rule, "sun-advances", NONE, {"steps": steps, "at": s.sun, "track": s.edition.track})


def is_burnt(s: State) -> bool:
    return s.expansions & SUN != 0 and s.sun == s.edition.track


# The end


def is_won(s: State) -> bool:
    """7.1: all voyages are won; 10.13: and no theory is left."""
    return s.left == 0 and s.theory == NONE and s.theories == 0


def finish(s: State, ending: i64, rule: str, events: list[Event] | None) -> None:
    s.stage = OVER
    s.ending = ending
    lay_back(s)
    forget_power(s)
    if events is not None:
        tell(events, rule, ["", "wins", "loses-stuck", "loses-burnt"][ending], NONE, {"left": voyages_left(s)})


def won_or_burnt(s: State, events: list[Event] | None) -> bool:
    """7.1 before 12.9: the launch that wins is not lost to the sun (12.10)."""
    if is_won(s):
        finish(s, WON, "10.13" if s.expansions & THEORIES else "7.1", events)
        return True
    if is_burnt(s):
        finish(s, BURNT, "12.9", events)
        return True
    return False


def lay_back(s: State) -> None:
    """The revealed cards of a scan that the end of the game cuts short lie on their deck again."""
    if s.deck != NONE:
        s.put_on_top(s.deck, (s.seen >> ONE) - 1)
        s.put_on_top(s.deck, (s.seen & KNOWN) - 1)


def forget_power(s: State) -> None:
    s.power = NONE
    s.major = False
    s.uses = 0
    s.used = False
    s.first = NONE
    s.deck = NONE
    s.seen = 0
    s.window = 0


def reveal(s: State, deck: i64, chance: Chance, rule: str, events: list[Event] | None) -> None:
    """3.4: the first card of a deck is turned up; 3.5: an exhausted deck is passed over."""
    if s.up >> deck & 1 or s.is_empty(deck):
        return
    kind = s.draw(deck, chance, rule)
    s.put_on_top(deck, kind)
    s.up |= bit(deck)
    if events is not None:
        tell(events, rule, "reveals", NONE, {"deck": DECKS[deck], "card": CARDS[card_in(deck, kind)]})


def end_turn(s: State, chance: Chance, events: list[Event] | None) -> None:
    """3.4, then the next turn (8.1), which is lost if nothing can be done in it (7.2)."""
    forget_power(s)
    if not s.blind:
        for deck in range(i64(8)):
            reveal(s, deck, chance, "3.4", events)
    s.stage = ACT
    s.turns += 1
    s.turn = (s.turn + 1) % s.seats
    lose_if_stuck(s, events)


def lose_if_stuck(s: State, events: list[Event] | None) -> None:
    """7.2, 9.4: nothing can be done; a theory (10.4) or a pair of meteors (12.11) may still change that."""
    if not s.blind and not can_act(s):
        finish(s, STUCK, "7.2", events)


def can_act(s: State) -> bool:
    """Is there any move at the start of a turn? Must agree with `moves.moves`."""
    types: i64 = 0  # those seen once
    holes: i64 = 0
    mirror = False
    for deck in range(i64(8)):
        card = s.shown(deck)
        if card == BLACK_HOLE:
            holes += 1
        elif card == MIRROR:
            mirror = True
        elif card != NONE:
            here = bit(type_of(card))
            if types & here:
                return True
            types |= here
    outpost = s.outpost
    card = 0
    while outpost:
        if outpost & 1:
            here = bit(type_of(card))
            if types & here:
                return True
            types |= here
        outpost >>= 1
        card += 1
    if mirror and types:
        return True
    for galaxy in range(i64(4)):
        if count(launch_types(s, galaxy)) + (1 if s.stars else 0) >= 4 and launch_refusal(s, s.turn, galaxy) == "":
            return True
    return (holes >= CROSSING_HOLES and crossing_brings(s, CROSSING_VOYAGES)) or can_prove(s) or can_spend_meteors(s)


def launch_types(s: State, galaxy: i64) -> i64:
    """4.1: the types of this galaxy at hand, in the observatory or the outpost, as a mask."""
    found = s.outpost >> galaxy * 4 & 15
    card = s.shown(galaxy)
    if 0 <= card < CELESTIAL:
        found |= bit(type_of(card))
    for type in range(i64(4)):
        if s.shown(4 + type) == galaxy * 4 + type:
            found |= bit(type)
    return found


def can_prove(s: State) -> bool:
    """10.4, 10.5: three cards of the theory's type in the observatory; 11.8: mirrors do not count."""
    if s.theory == NONE:
        return False
    found: i64 = 0
    for deck in range(i64(8)):
        card = s.shown(deck)
        if 0 <= card < CELESTIAL and type_of(card) == s.theory:
            found += 1
    return found >= THEORY_CARDS


def next_theory(s: State, chance: Chance, rule: str) -> None:
    """10.2, 10.8: the next token of the stack, if there is one, is turned up."""
    stack = s.theories
    if stack == 0 or s.blind:
        s.theory = NONE
        return
    s.theory = nth(stack, 0 if stack & (stack - 1) == 0 else chance.pick(count(stack), rule))
    s.theories &= ~bit(s.theory)


def can_spend_meteors(s: State) -> bool:
    """12.11, 12.13: a pair, and a voyage that one of the seats can win with it."""
    if s.meteors < METEORS_SPENT:
        return False
    for seat in range(s.seats):
        for galaxy in range(i64(4)):
            if spend_refusal(s, seat, galaxy) == "":
                return True
    return False


def meteors_can_win(s: State) -> bool:
    """12.11: are there pairs enough for all voyages that are left, while nothing else is missing (10.13)?"""
    if s.reading != AT_ANY_TIME or s.theory != NONE or s.theories or s.meteors < METEORS_SPENT * voyages_left(s):
        return False
    return can_spend_meteors(s)
