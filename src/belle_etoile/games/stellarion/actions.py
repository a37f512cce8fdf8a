"""3, 4, 9.3, 10.4, 12.11: what is done at the start of a turn: which of it is legal, and what it does."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit, count, members
from ...core.chance import Chance
from ...core.events import Event
from .components import (
    BLACK_HOLE,
    CARDS,
    CELESTIAL,
    CROSSING_HOLES,
    CROSSING_VOYAGES,
    DECKS,
    GALAXIES,
    HOLES,
    LAUNCH_STEPS,
    METEORS_SPENT,
    MIRROR,
    NONE,
    SHIP,
    TYPES,
    USES,
    kind_in,
    type_of,
)
from .notation import (
    DO_COORDINATE,
    DO_GIVE,
    DO_LAUNCH,
    DO_METEORS,
    DO_PROVE,
    DO_TAKE,
    FROM_OUTPOST,
    GALAXY_DECK,
    NOT_UNDER,
    OUTPOST,
    SHOOTING_STAR,
    TYPE_DECK,
    UNDER_FIRST,
    UNDER_SECOND,
    coordinate,
    cross,
    decks_in,
    first_of,
    galaxy_in,
    launch,
    origin_in,
    second_of,
    simple,
    under_of,
    verb_of,
)
from .powers import begin_power
from .state import CROSS, State
from .turns import (
    advance,
    can_cross_to,
    can_prove,
    crossing_brings,
    end_turn,
    gain,
    gain_refusal,
    launch_types,
    lose_if_stuck,
    next_theory,
    pay,
    take_posted,
    take_shown,
    tell,
    turn_ring,
    won_or_burnt,
)

MIXED: Final = -2  # two cards that make no pair


def card_at(s: State, source: i64) -> i64:
    """3.2, 6.3: the card of the observatory or of the outpost at a source, or NONE."""
    if source < FROM_OUTPOST:
        return s.shown(source)
    card = source - FROM_OUTPOST
    return card if s.outpost >> card & 1 else NONE


def paired_type(one: i64, other: i64) -> i64:
    """5.1: the type of a pair; 11.3: a mirror takes the type of the celestial card beside it. Or MIXED."""
    if one < CELESTIAL:
        if other < CELESTIAL:
            return type_of(one) if type_of(one) == type_of(other) else MIXED
        return type_of(one) if other == MIRROR else MIXED
    return type_of(other) if one == MIRROR and other < CELESTIAL else MIXED


# What is legal


def refusal(s: State, seat: i64, move: i64) -> str:
    """At the start of a turn; `moves` must agree with it."""
    verb = verb_of(move)
    if verb == DO_LAUNCH:
        return _launch_refusal(s, seat, move)
    if verb == DO_COORDINATE:
        return _coordinate_refusal(s, move)
    if verb == DO_PROVE:
        return "" if can_prove(s) and first_of(move) == s.theory else "10.4"
    if verb == DO_METEORS:
        return _meteors_refusal(s, seat, move)
    for deck in members(decks_in(move)):
        if s.shown(deck) != BLACK_HOLE:
            return "9.3"
    return "" if crossing_brings(s, CROSSING_VOYAGES) else "9.3.1"


def _launch_refusal(s: State, seat: i64, move: i64) -> str:
    galaxy = galaxy_in(move)
    rule = gain_refusal(s, seat, galaxy)
    if rule:
        return rule
    stars: i64 = 0
    for type in range(i64(4)):
        origin = origin_in(move, type)
        card = galaxy * 4 + type
        if origin == SHOOTING_STAR:
            stars += 1
        elif origin == OUTPOST:
            if s.outpost >> card & 1 == 0:
                return "4.1"
        else:
            shown = s.shown(galaxy if origin == GALAXY_DECK else 4 + type)
            if shown != card:
                return "11.5" if shown == MIRROR else "4.1"
    if stars > 1:
        return "4.4"
    return "4.3" if stars > s.stars else ""


def _coordinate_refusal(s: State, move: i64) -> str:
    first, second, under = first_of(move), second_of(move), under_of(move)
    one, other = card_at(s, first), card_at(s, second)
    if one == NONE or other == NONE:
        return "3.2"
    type = paired_type(one, other)
    if type == MIXED:
        if one == BLACK_HOLE or other == BLACK_HOLE:
            return "9.7"
        return "11.4" if one == MIRROR and other == MIRROR else "5.1"
    if under == NOT_UNDER:
        return ""
    ship = one if under == UNDER_FIRST else other
    return "" if s.discovery == SHIP and type == SHIP and ship != MIRROR else "10.9"


def _meteors_refusal(s: State, seat: i64, move: i64) -> str:
    if s.meteors < METEORS_SPENT:
        return "12.11"
    partner = second_of(move) != 0
    if partner and s.seats == 1:
        return "12.13"
    return gain_refusal(s, 1 - seat if partner else seat, first_of(move))


def crossing_refusal(s: State, seat: i64, move: i64) -> str:
    """9.3: during a crossing, one voyage after the other is taken or (9.9) given to the partner."""
    verb = verb_of(move)
    if verb != DO_TAKE and verb != DO_GIVE:
        return "9.3"
    if verb == DO_GIVE and s.seats == 1:
        return "9.9"
    gainer, galaxy = seat if verb == DO_TAKE else 1 - seat, first_of(move)
    if can_cross_to(s, gainer, galaxy, s.window):
        return ""
    if s.voyages_left(galaxy) == 0:
        return "9.3.1"
    return "11.12" if s.can_hold(gainer, galaxy) else "8.4"


def moves(s: State, seat: i64) -> vec[i64]:
    """What `refusal` lets pass at the start of a turn; must agree with it and with `turns.can_act`."""
    found = vec[i64](capacity=64)
    for galaxy in range(i64(4)):
        found = _with_launches(found, s, seat, galaxy)
    found = _with_coordinations(found, s)
    if s.expansions & HOLES:
        found = _with_crossings(found, s)
    if can_prove(s):
        found = append(found, simple(DO_PROVE, s.theory, 0))
    if s.meteors >= METEORS_SPENT:
        for partner in range(s.seats):
            for galaxy in range(i64(4)):
                if gain_refusal(s, seat if partner == 0 else 1 - seat, galaxy) == "":
                    found = append(found, simple(DO_METEORS, galaxy, partner))
    return found


def origins_of(s: State, galaxy: i64, type: i64) -> i64:
    """Where a card of a launch can come from, as a mask; 4.3: a shooting star stands for any."""
    card = galaxy * 4 + type
    found: i64 = bit(SHOOTING_STAR) if s.stars else 0
    if s.shown(4 + type) == card:
        found |= bit(TYPE_DECK)
    if s.shown(galaxy) == card:
        found |= bit(GALAXY_DECK)
    if s.outpost >> card & 1:
        found |= bit(OUTPOST)
    return found


def _with_launches(found: vec[i64], s: State, seat: i64, galaxy: i64) -> vec[i64]:
    if count(launch_types(s, galaxy)) + (1 if s.stars else 0) < 4 or gain_refusal(s, seat, galaxy) != "":
        return found
    ships, nebulas = origins_of(s, galaxy, 0), origins_of(s, galaxy, 1)
    stars, planets = origins_of(s, galaxy, 2), origins_of(s, galaxy, 3)
    for a in range(i64(4)):
        for b in range(i64(4)):
            if ships >> a & 1 and nebulas >> b & 1:
                for c in range(i64(4)):
                    for d in range(i64(4)):
                        if stars >> c & 1 and planets >> d & 1 and _shooting_stars(a, b, c, d) <= 1:  # 4.4
                            found = append(found, launch(galaxy, a | b << 2 | c << 4 | d << 6))
    return found


def _shooting_stars(a: i64, b: i64, c: i64, d: i64) -> i64:
    used: i64 = 0
    if a == SHOOTING_STAR:
        used += 1
    if b == SHOOTING_STAR:
        used += 1
    if c == SHOOTING_STAR:
        used += 1
    if d == SHOOTING_STAR:
        used += 1
    return used


def _with_coordinations(found: vec[i64], s: State) -> vec[i64]:
    sources = vec[i64](capacity=24)
    for deck in range(i64(8)):
        if s.up >> deck & 1:
            sources = append(sources, deck)
    outpost = s.outpost
    source: i64 = FROM_OUTPOST
    while outpost:
        if outpost & 1:
            sources = append(sources, source)
        outpost >>= 1
        source += 1
    many = i64(len(sources))
    for i in range(many):
        first = sources[i]
        one = card_at(s, first)
        for j in range(i + 1, many):
            second = sources[j]
            other = card_at(s, second)
            type = paired_type(one, other)
            if type != MIXED:
                found = append(found, coordinate(first, second, NOT_UNDER))
                if type == SHIP and s.discovery == SHIP:  # 10.9
                    if one != MIRROR:
                        found = append(found, coordinate(first, second, UNDER_FIRST))
                    if other != MIRROR:
                        found = append(found, coordinate(first, second, UNDER_SECOND))
    return found


def _with_crossings(found: vec[i64], s: State) -> vec[i64]:
    holes: i64 = 0
    for deck in range(i64(8)):
        if s.shown(deck) == BLACK_HOLE:
            holes |= bit(deck)
    if count(holes) < CROSSING_HOLES or not crossing_brings(s, CROSSING_VOYAGES):
        return found
    for decks in range(i64(256)):
        if decks & ~holes == 0 and count(decks) == CROSSING_HOLES:
            found = append(found, cross(decks))
    return found


def crossing_moves(s: State, seat: i64) -> vec[i64]:
    """What `crossing_refusal` lets pass; must agree with it."""
    found = vec[i64](capacity=8)
    for galaxy in range(i64(4)):
        if can_cross_to(s, seat, galaxy, s.window):
            found = append(found, simple(DO_TAKE, galaxy, 0))
    if s.seats == 2:
        for galaxy in range(i64(4)):
            if can_cross_to(s, 1 - seat, galaxy, s.window):
                found = append(found, simple(DO_GIVE, galaxy, 0))
    return found


# What is done


def carry_out(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    verb = verb_of(move)
    if verb == DO_LAUNCH:
        _launch(s, seat, move, chance, events)
    elif verb == DO_COORDINATE:
        _coordinate(s, seat, move, chance, events)
    elif verb == DO_PROVE:
        _prove(s, seat, chance, events)
    elif verb == DO_METEORS:
        _spend_meteors(s, seat, move, events)
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
    if not won_or_burnt(s, events):
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
    begin_power(s, under != NOT_UNDER, chance, events)


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


def _spend_meteors(s: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """12.11: two meteors for a voyage, at once; 12.12: no action, and the sun does not move."""
    s.meteors -= METEORS_SPENT
    if events is not None:
        tell(events, "12.11", "spends-meteors", seat, {"left": s.meteors})
    gain(s, 1 - seat if second_of(move) else seat, first_of(move), "12.11", events)
    if not won_or_burnt(s, events):
        lose_if_stuck(s, events)
