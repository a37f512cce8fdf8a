"""The moves of Stellarion: whose turn it is, which are legal, and what each of them mentions.

What is done at the start of a turn (3, 4, 9.3, 10.4) or at any time (12.11) is here, what a power allows (5.6 to 5.9)
in powers.py.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit, count, members
from ...core.errors import Values
from ...core.events import NOBODY
from ...core.game import Choice
from .components import (
    AT_ANY_TIME,
    BLACK_HOLE,
    CARDS,
    CELESTIAL,
    CROSSING_HOLES,
    CROSSING_VOYAGES,
    DECKS,
    GALAXIES,
    HOLES,
    METEORS_SPENT,
    MIRROR,
    NONE,
    SHIP,
    TYPES,
    type_of,
)
from .notation import (
    DO_COORDINATE,
    DO_CROSS,
    DO_GIVE,
    DO_LAUNCH,
    DO_METEORS,
    DO_POST,
    DO_PROVE,
    DO_RECOVER,
    DO_RETREAT,
    DO_SCAN,
    DO_SEEK,
    DO_STOP,
    DO_TAKE,
    FROM_OUTPOST,
    GALAXY_DECK,
    NOT_UNDER,
    OUTPOST,
    SHOOTING_STAR,
    STAR_WORD,
    TYPE_DECK,
    UNDER_FIRST,
    UNDER_SECOND,
    VERBS,
    coordinate,
    cross,
    decks_in,
    first_of,
    format_move,
    galaxy_in,
    is_well_formed,
    launch,
    origin_in,
    origin_word,
    second_of,
    simple,
    source_word,
    under_of,
    verb_of,
)
from .powers import cards_seen, pick_moves, pick_refusal, power_moves, power_refusal
from .state import ACT, CROSS, OVER, PICK, POWER, State
from .turns import can_cross_to, can_prove, crossing_brings, launch_refusal, launch_types, spend_refusal


def turn(s: State) -> i64:
    return NOBODY if s.stage == OVER else s.turn


WHEN: Final = ("3.1", "5.1", "5.8.2", "9.3", "7.1", "12.11")  # by stage: the rule that says what is to be done


def refusal(s: State, seat: i64, move: i64) -> str:
    """The rule that forbids `move` now, or "" if none does; `moves` must agree with it."""
    verb = verb_of(move)
    if not is_well_formed(move):
        return WHEN[s.stage]
    if verb == DO_METEORS and may_spend(s):
        return _meteors_refusal(s, seat, move)
    if s.stage == ACT:
        return _action_refusal(s, seat, move) if verb in ACTIONS else WHEN[ACT]
    if verb == DO_PROVE and (s.stage == POWER or s.stage == PICK):
        return "10.7"
    if s.stage == POWER:
        return power_refusal(s, move) if verb >= DO_SEEK else WHEN[POWER]
    if s.stage == PICK:
        return pick_refusal(s, move)
    return _crossing_refusal(s, seat, move) if s.stage == CROSS else WHEN[s.stage]


ACTIONS: Final = (DO_LAUNCH, DO_COORDINATE, DO_CROSS, DO_PROVE)  # 3.1, 9.3, 10.4


def may_spend(s: State) -> bool:
    """12.11: at any time of one's turn, also inside an action; as it was read at first, before it only."""
    return s.stage == ACT or (s.reading == AT_ANY_TIME and s.stage != OVER)


def moves(s: State, seat: i64) -> vec[i64]:
    """What `refusal` lets pass, listed quickly; must agree with it."""
    found = _stage_moves(s, seat)
    return _with_meteors(found, s, seat) if s.meteors >= METEORS_SPENT and may_spend(s) else found


def _stage_moves(s: State, seat: i64) -> vec[i64]:
    """All but meteors."""
    if s.stage == ACT:
        return _action_moves(s, seat)
    if s.stage == POWER:
        return power_moves(s)
    if s.stage == PICK:
        return pick_moves(s)
    return _crossing_moves(s, seat) if s.stage == CROSS else vec[i64]([])


# At the start of a turn

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


def _action_refusal(s: State, seat: i64, move: i64) -> str:
    """At the start of a turn; `moves` must agree with it."""
    verb = verb_of(move)
    if verb == DO_LAUNCH:
        return _launch_refusal(s, seat, move)
    if verb == DO_COORDINATE:
        return _coordinate_refusal(s, move)
    if verb == DO_PROVE:
        return "" if can_prove(s) and first_of(move) == s.theory else "10.4"
    for deck in members(decks_in(move)):
        if s.shown(deck) != BLACK_HOLE:
            return "9.3"
    return "" if crossing_brings(s, CROSSING_VOYAGES) else "9.3.1"


def _launch_refusal(s: State, seat: i64, move: i64) -> str:
    galaxy = galaxy_in(move)
    rule = launch_refusal(s, seat, galaxy)
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
    return spend_refusal(s, 1 - seat if partner else seat, first_of(move))


def _crossing_refusal(s: State, seat: i64, move: i64) -> str:
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


def _action_moves(s: State, seat: i64) -> vec[i64]:
    """What `refusal` lets pass at the start of a turn; must agree with it and with `turns.can_act`."""
    found = vec[i64](capacity=64)
    for galaxy in range(i64(4)):
        found = _with_launches(found, s, seat, galaxy)
    found = _with_coordinations(found, s)
    if s.expansions & HOLES:
        found = _with_crossings(found, s)
    if can_prove(s):
        found = append(found, simple(DO_PROVE, s.theory, 0))
    return found


def _with_meteors(found: vec[i64], s: State, seat: i64) -> vec[i64]:
    for partner in range(s.seats):
        for galaxy in range(i64(4)):
            if spend_refusal(s, seat if partner == 0 else 1 - seat, galaxy) == "":
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
    if count(launch_types(s, galaxy)) + (1 if s.stars else 0) < 4 or launch_refusal(s, seat, galaxy) != "":
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


def _crossing_moves(s: State, seat: i64) -> vec[i64]:
    """What `_crossing_refusal` lets pass; must agree with it."""
    found = vec[i64](capacity=8)
    for galaxy in range(i64(4)):
        if can_cross_to(s, seat, galaxy, s.window):
            found = append(found, simple(DO_TAKE, galaxy, 0))
    if s.seats == 2:
        for galaxy in range(i64(4)):
            if can_cross_to(s, 1 - seat, galaxy, s.window):
                found = append(found, simple(DO_GIVE, galaxy, 0))
    return found


# In parts


def describe(s: State, move: i64) -> Choice:
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    kind, values = VERBS[verb], _values(s, move)
    if verb == DO_LAUNCH:
        starred = [origin_word(0, type, origin_in(move, type)) for type in range(i64(4))].count(STAR_WORD)
        kind = "launch-star" if starred else "launch"
    elif verb == DO_COORDINATE:
        major = card_at(s, first) == card_at(s, second)
        kind = ("coordinate-major" if major else "coordinate-minor") + ("-under" if under_of(move) else "")
    elif verb == DO_METEORS and second:
        kind = "meteors-partner"
    elif verb == DO_STOP and not s.used:
        kind = "renounce"
    elif verb == DO_RECOVER and s.discovery == 1:
        kind = "recover-on-top"
    return Choice(move=format_move(move), kind=kind, values=values)


def _values(s: State, move: i64) -> Values:
    """What a move mentions: galaxies, types, decks and cards, by name."""
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if verb == DO_LAUNCH:
        galaxy = galaxy_in(move)
        origins = [origin_word(galaxy, type, origin_in(move, type)) for type in range(i64(4))]
        return {"galaxy": GALAXIES[galaxy], "sources": " ".join(origins)}
    if verb == DO_COORDINATE:
        one, other = card_at(s, first), card_at(s, second)
        under = under_of(move)
        values: Values = {
            "type": TYPES[paired_type(one, other)],
            "cards": f"{CARDS[one]} {CARDS[other]}",
            "sources": f"{source_word(first)} {source_word(second)}",
        }
        if under:
            values["under"] = CARDS[one if under == 1 else other]
        return values
    if verb == DO_CROSS:
        return {"decks": " ".join([DECKS[deck] for deck in members(decks_in(move))])}
    if verb == DO_TAKE or verb == DO_GIVE or verb == DO_METEORS:
        return {"galaxy": GALAXIES[first]}
    if verb == DO_PROVE:
        return {"type": TYPES[first]}
    if verb == DO_SEEK or verb == DO_RECOVER:
        return {"deck": DECKS[first], "card": CARDS[second]}
    if verb == DO_SCAN:
        return {"deck": DECKS[first]}
    if verb == DO_POST:
        return {"deck": DECKS[first], "card": CARDS[s.shown(first)]}
    if verb == DO_RETREAT:
        return {"steps": first, "at": s.sun - first}
    if verb == DO_STOP:
        return {"type": TYPES[s.power], "left": s.uses}
    rest = [card for card in cards_seen(s) if card != second]
    return {"deck": DECKS[s.deck], "card": CARDS[second], "other": CARDS[rest[0] if rest else second]}
