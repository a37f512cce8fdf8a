"""What the moves of Stellarion do: the setup, actions, and the powers that coordinations set off."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import bit, count, members, nth
from ...core.chance import Chance
from ...core.errors import Values
from ...core.events import Event
from .components import (
    ADVANCED,
    CARDS,
    CROSSING_VOYAGES,
    DECKS,
    EXPANSIONS,
    GALAXIES,
    LAUNCH_STEPS,
    METEORS_SPENT,
    MINOR_STEPS,
    MIRRORS,
    NEBULA,
    NONE,
    ORBITS,
    STARS_FOR_TWO,
    SUN,
    THEORIES,
    TYPES,
    USES,
    Edition,
    card_in,
    full_heap,
    kind_in,
    without_kind,
)
from .moves import card_at, paired_type
from .notation import (
    DO_COORDINATE,
    DO_GIVE,
    DO_LAUNCH,
    DO_METEORS,
    DO_PROVE,
    DO_RAISE,
    DO_RECOVER,
    DO_RETREAT,
    DO_SCAN,
    DO_SEEK,
    DO_SINK,
    DO_STACK,
    DO_STOP,
    DO_TAKE,
    FROM_OUTPOST,
    GALAXY_DECK,
    NOT_UNDER,
    OUTPOST,
    SHOOTING_STAR,
    UNDER_FIRST,
    UNDER_SECOND,
    decks_in,
    first_of,
    galaxy_in,
    origin_in,
    second_of,
    under_of,
    verb_of,
)
from .powers import has_effect, longest_retreat
from .state import ACT, CROSS, KNOWN, ONE, PICK, POWER, RESCUE, State, empty_state
from .turns import (
    advance,
    crossing_brings,
    end_turn,
    gain,
    lose_if_stuck,
    meteors_can_win,
    next_theory,
    pay,
    reveal,
    take_posted,
    take_shown,
    tell,
    turn_ring,
    won_or_burnt,
)


def setup(
    edition: Edition, seats: i64, options: Mapping[str, str], chance: Chance, events: list[Event] | None
) -> State:
    """1: eight decks, their first cards turned up (1.6), the voyages (1.5) and what the expansions bring."""
    s = empty_state(edition, seats)
    s.stars = int(options["shooting-stars"]) + (STARS_FOR_TWO if seats == 2 else 0)  # 1.7, 8.2
    s.expansions = expansions_of(options)
    s.reading = int(options["reading"])
    for galaxy in edition.base:
        s.left += bit(galaxy * 4)
    advanced: i64 = bit(len(edition.advanced)) - 1
    for expansion in members(s.expansions):
        for _ in range(ADVANCED[expansion]):  # 9.2, 10.1, 11.2, 12.1
            place = nth(advanced, chance.pick(count(advanced), RULE_OF_ADVANCED[expansion]))
            advanced &= ~bit(place)
            s.left += bit(edition.advanced[place] * 4)
    if s.has(ORBITS):
        _lay_ring(s, chance)
    if s.has(THEORIES):
        s.theories = 15
        next_theory(s, chance, "10.2")
        s.discovery = chance.pick(len(TYPES), "10.3")
    if s.has(SUN):
        s.on_track = bit(len(edition.meteors)) - 1  # 12.2
    for deck in range(i64(8)):
        s.heaps[deck] = full_heap(s.expansions)  # 1.2, 1.4, 9.1, 11.1
        reveal(s, deck, chance, "1.6", events)
    lose_if_stuck(s, events)
    return s


RULE_OF_ADVANCED: Final = ("9.2", "10.1", "11.2", "11.2", "12.1")


def expansions_of(options: Mapping[str, str]) -> i64:
    """The expansions in play; orbits (11.9) belong to mirrors."""
    found: i64 = 0
    for place, name in enumerate(EXPANSIONS):
        if options[name] == "yes":
            found |= bit(place)
    return found if found & MIRRORS else found & ~ORBITS


def _lay_ring(s: State, chance: Chance) -> None:
    """11.9: all voyages in one ring, in random order."""
    rest = vec[i64]([galaxy for galaxy in range(i64(4)) for _ in range(s.voyages_left(galaxy))])
    many = i64(len(rest))
    for place in range(many):
        other = place + chance.pick(many - place, "11.9") if place < many - 1 else place
        galaxy = rest[other]
        rest[other] = rest[place]
        s.ring |= galaxy << place * 2
    s.ring_size = many


def carry_out(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """Play a legal move in place."""
    if verb_of(move) == DO_METEORS:
        _spend_meteors(s, seat, move, chance, events)
    elif s.stage == POWER:
        _use_power(s, seat, move, chance, events)
    elif s.stage == PICK:
        _pick(s, seat, move, chance, events)
    else:
        _act(s, seat, move, chance, events)


# Actions


def _act(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    verb = verb_of(move)
    if verb == DO_LAUNCH:
        _launch(s, seat, move, chance, events)
    elif verb == DO_COORDINATE:
        _coordinate(s, seat, move, chance, events)
    elif verb == DO_PROVE:
        _prove(s, seat, chance, events)
    elif verb == DO_TAKE or verb == DO_GIVE:
        _take(s, seat, move, chance, events)
    else:
        _cross(s, seat, decks_in(move), events)


def _launch(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """4.1: four cards for a voyage; 12.3: the sun moves; the turn ends (3.4) unless the game does."""
    galaxy = galaxy_in(move)
    if events is not None:
        tell(events, "4.1", "launches", seat, {"galaxy": GALAXIES[galaxy]})
    for type in range(i64(4)):
        origin = origin_in(move, type)
        if origin == SHOOTING_STAR:
            s.stars -= 1  # 4.3: out of the game
            if events is not None:
                tell(events, "4.3", "spends-star", seat, {"left": s.stars})
        elif origin == OUTPOST:
            deck = take_posted(s, galaxy * 4 + type)
            pay(s, deck, kind_in(deck, galaxy * 4 + type), "4.1", events)
        else:
            deck = galaxy if origin == GALAXY_DECK else 4 + type
            pay(s, deck, take_shown(s, deck), "4.1", events)
    gain(s, seat, galaxy, "4.1", events)
    advance(s, LAUNCH_STEPS, "12.3", events)
    if s.stage != RESCUE and not won_or_burnt(s, events):
        end_turn(s, chance, events)


def _coordinate(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """5.1: two cards of one type set off its power, the major one if they are identical (2.2, 5.2)."""
    first, second, under = first_of(move), second_of(move), under_of(move)
    one, other = card_at(s, first), card_at(s, second)
    type, major = paired_type(one, other), one == other
    if events is not None:
        kind = "coordinates-major" if major else "coordinates-minor"
        tell(events, "5.2", kind, seat, {"type": TYPES[type], "cards": f"{CARDS[one]} {CARDS[other]}"})
    _use(s, seat, first, one, under == UNDER_FIRST, events)
    _use(s, seat, second, other, under == UNDER_SECOND, events)
    turn_ring(s, events)  # 11.11
    s.power = type
    s.major = major
    s.uses = USES[type] * 2 if major else USES[type]
    _begin_power(s, under != NOT_UNDER, chance, events)


def _use(s: State, seat: i64, source: i64, card: i64, under: bool, events: list[Event] | None) -> None:
    """A card that pays for a coordination is discarded or, with reversible thrusters, goes under its deck (10.9)."""
    deck = source
    if source < FROM_OUTPOST:
        take_shown(s, deck)
    else:
        deck = take_posted(s, card)
    if not under:
        pay(s, deck, kind_in(deck, card), "5.1", events)
        return
    s.put_under(deck, kind_in(deck, card))
    if events is not None:
        tell(events, "10.9", "puts-under", seat, {"card": CARDS[card], "deck": DECKS[deck]})


def _cross(s: State, seat: i64, decks: i64, events: list[Event] | None) -> None:
    """9.3: four black holes for three voyages, chosen one by one; it is an action (9.8). 12.5: the sun stays."""
    if events is not None:
        tell(events, "9.3", "crosses", seat, {"decks": " ".join([DECKS[deck] for deck in members(decks)])})
    for deck in range(i64(8)):
        if decks >> deck & 1:
            pay(s, deck, take_shown(s, deck), "9.3", None)
    s.stage = CROSS
    s.window = CROSSING_VOYAGES


def _take(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """9.3.1: the next voyage of a crossing; 9.9: the partner may get it."""
    giving = verb_of(move) == DO_GIVE
    if giving and events is not None:
        tell(events, "9.9", "gives", seat, {"galaxy": GALAXIES[first_of(move)]})
    gain(s, 1 - seat if giving else seat, first_of(move), "9.3.1", events)
    s.window -= 1
    if not won_or_burnt(s, events) and not crossing_brings(s, s.window):
        end_turn(s, chance, events)


def _prove(s: State, seat: i64, chance: Chance, events: list[Event] | None) -> None:
    """10.4: the token leaves the game and the next one is turned up (10.8); 10.6, 10.14: no action."""
    proven = s.theory
    next_theory(s, chance, "10.8")
    if events is not None:
        left = count(s.theories) + (1 if s.theory != NONE else 0)
        tell(events, "10.4", "proves", seat, {"type": TYPES[proven], "left": left})
        if s.theory != NONE:
            tell(events, "10.8", "theory", NONE, {"type": TYPES[s.theory]})
    if not won_or_burnt(s, events):
        lose_if_stuck(s, events)


def _spend_meteors(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """12.11: two meteors for a voyage, at once; 12.12: no action, and the sun does not move."""
    s.meteors -= METEORS_SPENT
    if events is not None:
        tell(events, "12.11", "spends-meteors", seat, {"left": s.meteors})
    gain(s, 1 - seat if second_of(move) else seat, first_of(move), "12.11", events)
    if won_or_burnt(s, events):
        return
    if s.stage == ACT:
        lose_if_stuck(s, events)
    elif s.stage == CROSS and not crossing_brings(s, s.window):
        end_turn(s, chance, events)
    elif s.stage == RESCUE and not meteors_can_win(s):  # 8.4: no pile can hold what is left
        advance(s, s.edition.track - s.sun, "12.9", events)
        won_or_burnt(s, events)


# Powers


def _begin_power(s: State, thrust: bool, chance: Chance, events: list[Event] | None) -> None:
    """5.3: the cards are paid; thrusters (10.9) are a part of the effect that was enjoyed already."""
    s.stage = POWER
    if thrust:
        _enjoy(s, events)
        if s.stage == RESCUE or won_or_burnt(s, events):
            return
    if not has_effect(s) and longest_retreat(s) == 0:
        end_turn(s, chance, events)


def _use_power(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
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
    if s.stage == RESCUE or won_or_burnt(s, events):
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
    if s.blind:
        s.deck = deck
        s.stage = PICK
        return
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


def _pick(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
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
