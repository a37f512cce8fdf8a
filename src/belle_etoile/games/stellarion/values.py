"""What learned values look at: a position is a list of places in tables, and its value the sum of the weights there.

What is looked at is what a move leaves before luck has its say: decks that will be turned up are hidden still, and tell
what they may show. A change of anything here is another `FEATURES` (tables.py).
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ...core.bits import count
from ...core.learned import Learned
from .components import (
    BLACK_HOLE,
    CELESTIAL,
    CELESTIAL_KINDS,
    HOLE_KIND,
    HOLES,
    NEBULA,
    NONE,
    ORBITS,
    PLANET,
    SHIP,
    SUN,
    THEORIES,
    card_in,
    copies,
    galaxy_of,
    type_of,
)
from .heuristics import Sky, best_post, best_recover, best_scan, best_seek, to_show
from .state import CROSS, PICK, POWER, State, row_length
from .tables import (
    A_MIRROR,
    AGE,
    AGES,
    BENEATH,
    CARD,
    CARDS,
    CERTAIN,
    COMING,
    COPIES,
    COUNTS,
    CROSSING,
    DECK,
    DISCOVERY,
    EXTRAS,
    FEW,
    FEWER,
    GAIN_STEPS,
    GAINS,
    GONE,
    HAND,
    HAVES,
    HIDDEN,
    HOLE,
    HOLES_AT,
    HOLES_SOON,
    IDLE,
    LEFT,
    METEORS,
    METEORS_AT,
    MOST,
    NEEDS,
    NO_THEORY,
    ON_TOP,
    OUTPOST,
    PERHAPS,
    PILE_SHARES,
    PILES,
    POWER_AT,
    POWER_TIME,
    PROVEN,
    RETREAT,
    RING,
    RING_LATER,
    RINGS,
    SCANNED,
    SCARCE,
    SECOND,
    SHARES,
    SHOWN,
    SIZES,
    SOURCES,
    SPARE,
    SPEND,
    STAR,
    STARS,
    STUCK,
    SUN_AT,
    SUPPLY,
    THEORY,
    THEORY_CARDS,
    TIME,
    TOKENS,
    TRACK,
    TYPE,
    TYPES,
    USES,
)


@final
class Outlook:
    """A sheet of paper: what is counted of one position, and where it is looked up. Used again for the next one."""

    def __init__(self) -> None:
        self.found: vec[i64] = vec[i64]([0] * MOST)
        self.many: i64 = 0
        self.sources: vec[i64] = vec[i64]([0] * CELESTIAL)  # of each card at hand
        self.coming: vec[i64] = vec[i64]([0] * CELESTIAL)  # how likely each is turned up, of CERTAIN
        self.there: vec[i64] = vec[i64]([0] * CELESTIAL)  # copies that are not discarded
        self.have: vec[i64] = vec[i64]([0] * 4)
        self.extra: vec[i64] = vec[i64]([0] * 4)
        self.mode: i64 = 0
        self.lite: i64 = 0
        self.left: i64 = 0
        self.few: i64 = 0
        self.holes: i64 = 0  # that are shown
        self.holes_coming: i64 = 0
        self.holes_left: i64 = 0
        self.mirrors: i64 = 0
        self.hidden: i64 = 0  # decks that will be turned up
        self.alive: i64 = 0  # decks that are not used up
        self.cards: i64 = 0

    def add(self, place: i64) -> None:
        self.found[self.many] = place
        self.many += 1

    def total(self, learned: Learned) -> i64:
        """The sum of all that was added; then none is."""
        weights = learned.weights
        total: i64 = 0
        for at in range(self.many):
            total += i64(weights[self.found[at]])
        self.many = 0
        return total

    def taken(self) -> vec[i32]:
        """All that was added; then none is."""
        told = vec[i32](capacity=self.many)
        for at in range(self.many):
            told = append(told, i32(self.found[at]))
        self.many = 0
        return told


def look(o: Outlook, s: State) -> None:
    """All lookups of a position that a move has left, and luck has not touched yet."""
    _count(o, s)
    _add_galaxies(o, s)
    _add_decks(o, s)
    _add_types(o, s)
    _add_time(o, s)
    if s.expansions & HOLES:
        _add_holes(o, s)
    if s.expansions & THEORIES:
        _add_theories(o, s)
    if s.expansions & SUN:
        _add_sun(o, s)
    if s.expansions & ORBITS:
        _add_ring(o, s)
    if s.stage == POWER or s.stage == PICK:
        _add_power(o, s)
    if s.outpost:
        _add_outpost(o, s)
    if s.seats == 2:
        _add_piles(o, s)
    if s.stage == CROSS:
        o.add(CROSSING + min(s.window, 3) * LEFT + o.left)


def _count(o: Outlook, s: State) -> None:
    """All that is counted once."""
    o.mode = s.expansions
    o.lite = s.expansions & HOLES | (2 if s.expansions & SUN else 0)
    o.left = 0
    for galaxy in range(i64(4)):
        o.left += s.voyages_left(galaxy)
    o.left = min(o.left, LEFT - 1)
    o.few = FEWER[o.left]
    o.holes = o.holes_coming = o.holes_left = o.mirrors = o.hidden = o.alive = 0
    o.cards = count(s.outpost)
    for card in range(i64(CELESTIAL)):
        o.sources[card] = s.outpost >> card & 1
        o.coming[card] = 0
        galaxy, type = galaxy_of(card), type_of(card)
        o.there[card] = 4 - copies(s.discards[galaxy], type) - copies(s.discards[4 + type], galaxy)
    for deck in range(i64(8)):
        _count_deck(o, s, deck)
    for galaxy in range(i64(4)):
        have: i64 = 0
        extra: i64 = 0
        for card in range(galaxy * 4, galaxy * 4 + 4):
            if o.sources[card]:
                have += 1
            else:
                extra += min(o.coming[card], CERTAIN)
        o.have[galaxy] = have
        o.extra[galaxy] = min((extra * 8 + CERTAIN - 1) // CERTAIN, EXTRAS - 1)


def _count_deck(o: Outlook, s: State, deck: i64) -> None:
    """What one deck shows, or may show."""
    size = s.size(deck)
    o.cards += size
    if s.discards[deck] >> (HOLE_KIND + HOLE_KIND) & 1 == 0:
        o.holes_left += 1
    if size == 0:
        return
    o.alive += 1
    if s.up >> deck & 1:
        card = s.shown(deck)
        if card < CELESTIAL:
            o.sources[card] += 1
        elif card == BLACK_HOLE:
            o.holes += 1
        else:
            o.mirrors += 1
        return
    o.hidden += 1
    heap = to_show(s, deck)
    many = count(heap)
    chance = (2 * CERTAIN if deck == s.deck else CERTAIN) // many
    for kind in range(i64(CELESTIAL_KINDS)):
        there = copies(heap, kind)
        if there:
            o.coming[card_in(deck, kind)] += there * chance
    if heap >> (HOLE_KIND + HOLE_KIND) & 1:
        o.holes_coming += chance


# Galaxies and their cards


def ring_place(s: State, galaxy: i64) -> i64:
    """How near its next voyage is to the top of the ring."""
    if s.expansions & ORBITS == 0:
        return 0
    for place in range(s.ring_size):
        if s.ring_at(place) == galaxy:
            return min(place + 1, 3) if place < 4 else RINGS - 1
    return RINGS - 1


def _add_galaxies(o: Outlook, s: State) -> None:
    star: i64 = 1 if s.stars else 0
    stars = min(s.stars, STARS - 1)
    for galaxy in range(i64(4)):
        need = s.voyages_left(galaxy)
        needs = min(need, NEEDS - 1)
        at = ((o.lite * NEEDS + needs) * HAVES + o.have[galaxy]) * EXTRAS + o.extra[galaxy]
        o.add(HAND + (at * RINGS + ring_place(s, galaxy)) * 2 + star)
        short: i64 = 0
        tight: i64 = 0
        loose: i64 = 0
        for type in range(i64(4)):
            card = galaxy * 4 + type
            there = o.there[card]
            if there < need:
                short += need - there
            elif there == need:
                tight += 1
            elif there == need + 1:
                loose += 1
            at = (((o.mode * TYPES) + type) * NEEDS + needs) * COPIES + there
            o.add(CARD + at * SOURCES + min(o.sources[card], SOURCES - 1))
        if need:
            at = (((o.lite * NEEDS + needs) * 6 + min(short, 5)) * 5 + tight) * 5 + loose
            o.add(SUPPLY + at * STARS + stars)


# Decks and what they show


def _kind_of_shown(o: Outlook, s: State, deck: i64) -> i64:
    card = s.shown(deck)
    if card >= CELESTIAL:
        return HOLE if card == BLACK_HOLE else A_MIRROR
    need = s.voyages_left(galaxy_of(card))
    if need == 0:
        return IDLE
    if o.sources[card] > 1:
        return SECOND
    return SPARE if o.there[card] > need else SCARCE


def _add_decks(o: Outlook, s: State) -> None:
    for deck in range(i64(8)):
        heap = s.heaps[deck]
        many = count(heap)
        known = row_length(s.tops[deck]) + row_length(s.bottoms[deck])
        size = many + known
        shown: i64 = GONE
        share: i64 = 0
        if size:
            if s.up >> deck & 1:
                shown = _kind_of_shown(o, s, deck)
            else:
                shown = SCANNED if deck == s.deck else HIDDEN
            if many:
                share = (_useful(o, s, deck, heap) * (SHARES - 1) + many - 1) // many
        o.add(DECK + ((o.lite * SHOWN + shown) * SIZES + min(size, SIZES - 1)) * SHARES + share)


def _useful(o: Outlook, s: State, deck: i64, heap: i64) -> i64:
    """Cards of a heap that are wanted and not at hand."""
    useful: i64 = 0
    for kind in range(i64(CELESTIAL_KINDS)):
        there = copies(heap, kind)
        if there:
            card = card_in(deck, kind)
            if o.sources[card] == 0 and s.voyages_left(galaxy_of(card)):
                useful += there
    return useful


def _add_types(o: Outlook, s: State) -> None:
    pairs: i64 = 0
    mirrors = min(o.mirrors, 2)
    for type in range(i64(TYPES)):
        shown: i64 = 0
        majors: i64 = 0
        spare: i64 = 0
        coming: i64 = 0
        for galaxy in range(i64(4)):
            card = galaxy * 4 + type
            here = o.sources[card]
            coming += o.coming[card]
            if here:
                shown += here
                if here > 1:
                    majors += 1
                spare += min(here, max(0, o.there[card] - s.voyages_left(galaxy)))
        if shown > 1 or (shown and o.mirrors):
            pairs += shown - 1 + mirrors
        shown, coming = min(shown, COUNTS - 1), min(coming * 2 // CERTAIN, COMING - 1)
        at = ((type * COUNTS + shown) * 3 + min(majors, 2)) * 3 + mirrors
        o.add(TYPE + ((at * PROVEN + _theory_of(s, type)) * FEW + o.few) * COMING + coming)
        o.add(SPEND + (((o.lite * TYPES + type) * COUNTS + shown) * 4 + min(spare, 3)) * FEW + o.few)
    ready: i64 = 0
    for galaxy in range(i64(4)):
        if s.voyages_left(galaxy) and o.have[galaxy] + (1 if s.stars else 0) >= 4:
            ready += 1
    o.add(STUCK + ((min(pairs, 6) * 9 + o.hidden) * 3 + min(ready, 2)) * 9 + o.alive)


def _theory_of(s: State, type: i64) -> i64:
    if s.theory == type:
        return ON_TOP
    if s.theories >> type & 1 == 0:
        return NO_THEORY
    return PERHAPS if s.theory == NONE else BENEATH


# What is left


def _add_time(o: Outlook, s: State) -> None:
    o.add(TIME + (o.mode * LEFT + o.left) * CARDS + min((o.cards + 3) // 4, CARDS - 1))
    o.add(AGE + (o.lite * AGES + min(s.turns // 4, AGES - 1)) * LEFT + o.left)
    o.add(STAR + (o.mode * STARS + min(s.stars, STARS - 1)) * LEFT + o.left)


def _add_holes(o: Outlook, s: State) -> None:
    sunny: i64 = 1 if s.expansions & SUN else 0
    soon = min(o.holes_coming * 2 // CERTAIN, 5)
    o.add(HOLES_AT + ((sunny * 9 + o.holes) * 9 + o.holes_left) * LEFT + o.left)
    o.add(HOLES_SOON + ((sunny * 9 + o.holes) * 6 + soon) * FEW + o.few)


def _add_theories(o: Outlook, s: State) -> None:
    tokens = count(s.theories) + (1 if s.theory != NONE else 0)
    seen: i64 = 5
    coming: i64 = 0
    for type in range(i64(TYPES)):
        cards: i64 = 0
        shown: i64 = 0
        soon: i64 = 0
        for galaxy in range(i64(4)):
            card = galaxy * 4 + type
            cards += o.there[card]
            shown += o.sources[card] - (s.outpost >> card & 1)
            soon += o.coming[card]
        if type == s.theory:
            seen = min(shown, 4)
            coming = min(soon * 2 // CERTAIN, COMING - 1)
        if type == s.theory or s.theories >> type & 1:
            top: i64 = 1 if type == s.theory else 0
            o.add(THEORY_CARDS + (((type * 2 + top) * 9 + min(cards // 2, 8)) * TOKENS + tokens) * FEW + o.few)
    if tokens == 0:
        seen = 0
    others: i64 = 1 if s.expansions & (HOLES | SUN) else 0
    o.add(THEORY + (((others * TOKENS + tokens) * 6 + seen) * COMING + coming) * LEFT + o.left)
    o.add(DISCOVERY + (s.discovery * TOKENS + tokens) * LEFT + o.left)


def _add_sun(o: Outlook, s: State) -> None:
    holes: i64 = 1 if s.expansions & HOLES else 0
    room = min(s.edition.track - s.sun, TRACK - 1)
    meteors = min(s.meteors, METEORS - 1)
    o.add(SUN_AT + ((holes * TRACK + room) * LEFT + o.left) * METEORS + meteors)
    o.add(METEORS_AT + (room * 16 + s.on_track) * METEORS + meteors)


def _add_ring(o: Outlook, s: State) -> None:
    have = vec[i64]([0, 0, 0, 0])
    for place in range(min(s.ring_size, 4)):
        have[place] = o.have[s.ring_at(place)]
    soon = o.extra[s.ring_at(0)] if s.ring_size else 0
    star: i64 = 1 if s.stars else 0
    o.add(RING + (((star * HAVES + have[0]) * HAVES + have[1]) * EXTRAS + soon) * FEW + o.few)
    o.add(RING_LATER + ((have[1] * HAVES + have[2]) * HAVES + have[3]) * FEW + o.few)


# A power at work


def gain_of_power(s: State) -> i64:
    """How much the power can bring, coarsely."""
    sky = Sky(s, s.up, s.outpost, 0)
    if s.power == SHIP:
        gain = best_seek(s, sky)
    elif s.power == NEBULA:
        gain = best_recover(s, sky)
    elif s.power == PLANET:
        gain = best_post(s, sky)
    else:
        gain = best_scan(s, sky)
    at: i64 = 0
    while at < GAINS - 1 and gain >= GAIN_STEPS[at]:
        at += 1
    return at


def _add_power(o: Outlook, s: State) -> None:
    uses, major = min(s.uses, USES - 1), i64(s.major)
    found: i64 = 1 if s.discovery == s.power else 0
    gain = gain_of_power(s) if s.uses and s.stage == POWER else 0
    at = ((o.lite * TYPES + s.power) * USES + uses) * 2 + major
    o.add(POWER_AT + (at * GAINS + gain) * 2 + found)
    o.add(POWER_TIME + ((o.mode * TYPES + s.power) * USES + uses) * LEFT + o.left)
    if s.expansions & SUN and not s.used:
        longest = min(s.sun, 8 if s.major else 4)
        near: i64 = 0
        for place in range(i64(len(s.edition.meteors))):
            if s.on_track >> place & 1 and s.sun - longest <= s.edition.meteors[place] < s.sun:
                near += 1
        room = min(s.edition.track - s.sun, TRACK - 1)
        o.add(RETREAT + ((major * TRACK + room) * LEFT + o.left) * 3 + min(near, 2))


def _add_outpost(o: Outlook, s: State) -> None:
    many = count(s.outpost)
    best: i64 = 0
    for galaxy in range(i64(4)):
        if s.outpost >> galaxy * 4 & 15 and s.voyages_left(galaxy) and o.have[galaxy] >= o.have[best]:
            best = galaxy
    dome: i64 = 1 if s.discovery == PLANET else 0
    need = min(s.voyages_left(best), NEEDS - 1)
    o.add(OUTPOST + ((dome * 6 + min(many, 5)) * HAVES + o.have[best]) * NEEDS + need)


def _add_piles(o: Outlook, s: State) -> None:
    """8.4: who can hold what."""
    mine: i64 = 0
    theirs: i64 = 0
    open: i64 = 0
    for galaxy in range(i64(4)):
        first, second = s.won_by(s.turn, galaxy), s.won_by(1 - s.turn, galaxy)
        if first:
            mine += 1
        if second:
            theirs += 1
        need = s.voyages_left(galaxy)
        if need and first == 0 and second == 0:
            open += 1
        a: i64 = 1 if s.can_hold(s.turn, galaxy) else 0
        b: i64 = 1 if s.can_hold(1 - s.turn, galaxy) else 0
        o.add(PILES + ((a * 2 + b) * NEEDS + min(need, NEEDS - 1)) * HAVES + o.have[galaxy])
    o.add(PILE_SHARES + (min(mine, 2) * 3 + min(theirs, 2)) * 5 + open)
