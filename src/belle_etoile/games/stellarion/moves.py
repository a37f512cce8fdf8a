"""The moves of Stellarion, from setup to the end: each stage leads to the file that carries it out."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import bit, count, members, nth
from ...core.chance import Chance
from ...core.errors import Values
from ...core.events import NOBODY, Event
from ...core.game import Choice
from . import actions, powers
from .components import (
    ADVANCED,
    CARDS,
    DECKS,
    EXPANSIONS,
    GALAXIES,
    MIRRORS,
    ORBITS,
    STARS_FOR_TWO,
    SUN,
    THEORIES,
    TYPES,
    Edition,
    full_heap,
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
    STAR_WORD,
    VERBS,
    decks_in,
    first_of,
    format_move,
    galaxy_in,
    is_well_formed,
    origin_in,
    origin_word,
    second_of,
    source_word,
    under_of,
    verb_of,
)
from .state import ACT, CROSS, OVER, PICK, POWER, State, empty_state
from .turns import lose_if_stuck, next_theory, reveal


def setup(
    edition: Edition, seats: i64, options: Mapping[str, str], chance: Chance, events: list[Event] | None
) -> State:
    """1: eight decks, their first cards turned up (1.6), the voyages (1.5) and what the expansions bring."""
    s = empty_state(edition, seats)
    s.stars = int(options["shooting-stars"]) + (STARS_FOR_TWO if seats == 2 else 0)  # 1.7, 8.2
    s.expansions = expansions_of(options)
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


def turn(s: State) -> i64:
    return NOBODY if s.stage == OVER else s.turn


WHEN: Final = ("3.1", "5.1", "5.8.2", "9.3", "7.1")  # by stage: the rule that says what is to be done


def refusal(s: State, seat: i64, move: i64) -> str:
    """The rule that forbids `move` now, or "" if none does; `moves` must agree with it."""
    verb = verb_of(move)
    if not is_well_formed(move):
        return WHEN[s.stage]
    if s.stage == ACT:
        return actions.refusal(s, seat, move) if verb in ACTIONS else WHEN[ACT]
    if verb == DO_PROVE and (s.stage == POWER or s.stage == PICK):
        return "10.7"
    if s.stage == POWER:
        return powers.refusal(s, move) if verb >= DO_SEEK else WHEN[POWER]
    if s.stage == PICK:
        return powers.pick_refusal(s, move)
    return actions.crossing_refusal(s, seat, move) if s.stage == CROSS else WHEN[OVER]


ACTIONS: Final = (DO_LAUNCH, DO_COORDINATE, DO_CROSS, DO_PROVE, DO_METEORS)  # 3.1, 9.3, 10.4, 12.11


def moves(s: State, seat: i64) -> vec[i64]:
    """What `refusal` lets pass, listed quickly; must agree with it."""
    if s.stage == ACT:
        return actions.moves(s, seat)
    if s.stage == POWER:
        return powers.moves(s)
    if s.stage == PICK:
        return powers.pick_moves(s)
    return actions.crossing_moves(s, seat) if s.stage == CROSS else vec[i64]([])


def carry_out(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """Play a legal move in place."""
    if s.stage == POWER:
        powers.carry_out(s, seat, move, chance, events)
    elif s.stage == PICK:
        powers.pick(s, seat, move, chance, events)
    else:
        actions.carry_out(s, seat, move, chance, events)


def describe(s: State, move: i64) -> Choice:
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    kind, values = VERBS[verb], _values(s, move)
    if verb == DO_LAUNCH:
        starred = [origin_word(0, type, origin_in(move, type)) for type in range(i64(4))].count(STAR_WORD)
        kind = "launch-star" if starred else "launch"
    elif verb == DO_COORDINATE:
        major = actions.card_at(s, first) == actions.card_at(s, second)
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
        one, other = actions.card_at(s, first), actions.card_at(s, second)
        under = under_of(move)
        values: Values = {
            "type": TYPES[actions.paired_type(one, other)],
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
    rest = [card for card in powers.cards_seen(s) if card != second]
    return {"deck": DECKS[s.deck], "card": CARDS[second], "other": CARDS[rest[0] if rest else second]}


def default_move(s: State, seat: i64) -> i64:
    """For an absent player: a launch if there is one, else the first thing at hand; a power is stopped."""
    found = moves(s, seat)
    return found[len(found) - 1] if s.stage == POWER else found[0]
