"""What looks good at a glance. Only what the seat may know is read: nothing else is in a position.

A position is worth what is at hand for the next launches: the more types of a galaxy, the better, and decks without a
face-up card count what they may show. A move is worth what it changes, less what its cards are still needed for.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import bit, count
from .components import (
    BLACK_HOLE,
    CELESTIAL,
    CELESTIAL_KINDS,
    HOLES,
    KINDS,
    NEBULA,
    NONE,
    ORBITS,
    SHIP,
    STAR,
    SUN,
    card_in,
    copies,
    galaxy_of,
    type_of,
    with_kind,
)
from .moves import card_at, moves, paired_type
from .notation import (
    DO_COORDINATE,
    DO_CROSS,
    DO_GIVE,
    DO_LAUNCH,
    DO_METEORS,
    DO_POST,
    DO_PROVE,
    DO_RAISE,
    DO_RECOVER,
    DO_RETREAT,
    DO_SCAN,
    DO_SEEK,
    DO_SINK,
    DO_STACK,
    DO_STOP,
    FROM_OUTPOST,
    GALAXY_DECK,
    OUTPOST,
    SHOOTING_STAR,
    first_of,
    galaxy_in,
    origin_in,
    second_of,
    under_of,
    verb_of,
)
from .powers import post_refusal
from .scoring import progress
from .state import KNOWN, ONE, POWER, WON, State, copies_left
from .turns import launch_types, voyages_left

# Found by trying: docs/games/stellarion.md says how.
NEAR: Final[vec[i64]] = vec[i64]([0, 16, 64, 192, 717])  # so many of the four types are at hand
LOSS: Final[vec[i64]] = vec[i64]([280, 112, 60, 20, 8])  # of a card of which so many copies are to spare
HOLES_SEEN: Final[vec[i64]] = vec[i64]([0, 60, 180, 400, 1200, 1200, 1200, 1200, 1200, 1200])
THEORY_SEEN: Final[vec[i64]] = vec[i64]([0, 20, 112, 300, 300, 300, 300, 300, 300, 300])
MIRROR_SEEN: Final = 20
POSTED: Final = 24  # a card in the outpost, for each type of its galaxy at hand above two
STAR_SPENT: Final = 300
LAUNCH: Final = 3000
SHORT: Final = 30  # a square that the track of the sun is too short
METEOR: Final = 150
BURNING: Final = 1200

# Shares, of sixteen
COMING: Final = 8  # of what a deck may show next
BETTER_OF_TWO: Final = 28  # of what one card of a deck is worth, when the better of two is kept
BURIED: Final = 8  # of the card that goes under
AGAIN: Final = 8  # of a power, for its second use
SEEKING: Final = 10  # of the best use of a power, when it is set off
RECOVERING: Final = 11
SCANNING: Final = 12
POSTING: Final = 17


@final
class Sky:
    """What is at hand when the decks `up` show their cards: the cards, and what more or fewer types would be worth."""

    def __init__(self, s: State, up: i64, outpost: i64, turned: i64) -> None:
        self.up: i64 = up
        self.have: i64 = outpost
        self.twice: i64 = 0  # cards at hand from two sources
        self.value: i64 = 0
        self.gains: i64 = 0  # sixteen bits for each galaxy: what one more type is worth
        self.drops: i64 = 0  # the same for one type less
        self.theory: i64 = s.theory
        self.proof_gain: i64 = 0  # what one more card of the theory's type in sight is worth
        self.proof_drop: i64 = 0
        self.hole_gain: i64 = 0  # the same for black holes
        self.hole_drop: i64 = 0
        holes: i64 = 0
        proofs: i64 = 0
        for deck in range(i64(8)):
            if up >> deck & 1:
                card = s.shown(deck)
                if card < CELESTIAL:
                    here = bit(card)
                    self.twice |= self.have & here
                    self.have |= here
                    if type_of(card) == s.theory:
                        proofs += 1
                elif card == BLACK_HOLE:
                    holes += 1
                else:
                    self.value += MIRROR_SEEN
        for galaxy in range(i64(4)):
            share = weight(s, galaxy, turned)
            if share:
                many = count(self.have >> galaxy * 4 & 15)
                self.value += NEAR[many] * share >> 4
                if many < 4:
                    self.gains |= ((NEAR[many + 1] - NEAR[many]) * share >> 4) << galaxy * 16
                if many > 0:
                    self.drops |= ((NEAR[many] - NEAR[many - 1]) * share >> 4) << galaxy * 16
        if s.expansions & HOLES and s.left:
            self.value += HOLES_SEEN[holes]
            self.hole_gain = HOLES_SEEN[holes + 1] - HOLES_SEEN[holes]
            self.hole_drop = HOLES_SEEN[holes] - HOLES_SEEN[holes - 1] if holes else 0
        if s.theory != NONE:
            self.value += THEORY_SEEN[proofs]
            self.proof_gain = THEORY_SEEN[proofs + 1] - THEORY_SEEN[proofs]
            self.proof_drop = THEORY_SEEN[proofs] - THEORY_SEEN[proofs - 1] if proofs else 0

    def gain(self, card: i64) -> i64:
        """What one more card in sight is worth."""
        if card >= CELESTIAL:
            return self.hole_gain if card == BLACK_HOLE else MIRROR_SEEN
        proof = self.proof_gain if type_of(card) == self.theory else 0
        return proof if self.have >> card & 1 else proof + (self.gains >> galaxy_of(card) * 16 & 0xFFFF)

    def first_of(self, deck: i64, heap: i64) -> i64:
        """What the first card of a heap is worth on average."""
        total: i64 = 0
        for kind in range(i64(KINDS)):
            there = copies(heap, kind)
            if there:
                total += there * self.gain(card_in(deck, kind))
        return total // count(heap) if total else 0

    def covered(self, s: State, deck: i64) -> i64:
        """What is lost when the deck no longer shows, or will no longer show, the card that it would."""
        if self.up >> deck & 1 == 0:
            return self.first_of(deck, to_show(s, deck)) * COMING >> 4
        card = s.shown(deck)
        if card >= CELESTIAL:
            return self.hole_drop if card == BLACK_HOLE else MIRROR_SEEN
        proof = self.proof_drop if type_of(card) == self.theory else 0
        return proof if self.twice >> card & 1 else proof + (self.drops >> galaxy_of(card) * 16 & 0xFFFF)

    def put_on(self, s: State, deck: i64, card: i64) -> i64:
        """What changes when the deck shows this card instead."""
        if self.up >> deck & 1:
            old = s.shown(deck)
            alone = old < CELESTIAL and self.twice >> old & 1 == 0
            if card < CELESTIAL and alone and galaxy_of(old) == galaxy_of(card):
                if card == old:
                    return 0
                if self.have >> card & 1 == 0:  # one type of this galaxy for another
                    proof = self.proof_gain if type_of(card) == self.theory else 0
                    return proof - self.proof_drop if type_of(old) == self.theory else proof
        return self.gain(card) - self.covered(s, deck)

    def total(self, s: State) -> i64:
        """With what the decks without a face-up card may show."""
        total = self.value
        for deck in range(i64(8)):
            if self.up >> deck & 1 == 0:
                total += self.first_of(deck, to_show(s, deck)) * COMING >> 4
        return total


def weight(s: State, galaxy: i64, turned: i64) -> i64:
    """How much this galaxy matters now, of 16: nothing if no voyage is left, less far down the ring."""
    if s.voyages_left(galaxy) == 0:
        return 0
    if s.expansions & ORBITS:
        for place in range(s.ring_size):
            if s.ring_at((place + turned) % s.ring_size) == galaxy:
                return 16 // (1 + place)
    if s.seats == 2 and not s.can_hold(1 - s.turn, galaxy):
        return 8
    return 16


def to_show(s: State, deck: i64) -> i64:
    """What a deck may show next, as a heap."""
    row = s.tops[deck]
    if s.up >> deck & 1:
        row >>= ONE
    if row:
        return with_kind(0, (row & KNOWN) - 1)
    heap = s.heaps[deck]
    if heap == 0 and s.bottoms[deck]:
        return with_kind(0, (s.bottoms[deck] & KNOWN) - 1)
    return heap


def loss(s: State, card: i64) -> i64:
    """What is lost with a card that is discarded."""
    if card >= CELESTIAL:
        return 0
    needed = s.voyages_left(galaxy_of(card))
    if needed == 0:
        return 0
    spare = copies_left(s, card) - needed
    return LOSS[max(0, min(spare, 4))]


def recovery(s: State, card: i64) -> i64:
    """What is won with a card that comes back from a discard pile."""
    needed = s.voyages_left(galaxy_of(card))
    if needed == 0:
        return 0
    spare = copies_left(s, card) + 1 - needed
    return LOSS[max(0, min(spare, 4))]


# Powers: what their uses add


def best_seek(s: State, sky: Sky) -> i64:
    best: i64 = 0
    for deck in range(i64(8)):
        contents = s.contents(deck)
        for kind in range(i64(KINDS)):
            if contents >> (kind + kind) & 1:
                card = card_in(deck, kind)
                if sky.gain(card) > best:
                    best = max(best, sky.put_on(s, deck, card))
    return best


def scan_value(s: State, sky: Sky, deck: i64) -> i64:
    """Two cards of a deck are seen and the better one is kept."""
    return (sky.first_of(deck, s.contents(deck)) * BETTER_OF_TWO >> 4) - sky.covered(s, deck)


def best_scan(s: State, sky: Sky) -> i64:
    best: i64 = 0
    for deck in range(i64(8)):
        best = max(best, scan_value(s, sky, deck))
    return best


def post_value(s: State, sky: Sky, deck: i64, card: i64) -> i64:
    """A card in the outpost stays at hand, and its deck shows another."""
    many = count(sky.have >> galaxy_of(card) * 4 & 15)
    kept = POSTED * (many - 2) if s.voyages_left(galaxy_of(card)) else -2 * POSTED
    return (sky.first_of(deck, to_show(s, deck)) * COMING >> 4) + kept


def best_post(s: State, sky: Sky) -> i64:
    best: i64 = 0
    for deck in range(i64(8)):
        if sky.up >> deck & 1 and post_refusal(s, deck) == "":
            best = max(best, post_value(s, sky, deck, s.shown(deck)))
    return best


def recover_value(s: State, sky: Sky, deck: i64, card: i64) -> i64:
    """A card comes back: into its deck, which is shuffled, or on top of it with a radar (10.10)."""
    if s.discovery == NEBULA:
        return recovery(s, card) + sky.put_on(s, deck, card)
    return recovery(s, card) - sky.covered(s, deck) + (sky.first_of(deck, s.contents(deck)) * COMING >> 4)


def best_recover(s: State, sky: Sky) -> i64:
    best: i64 = 0
    for deck in range(i64(8)):
        pile = s.discards[deck]
        for kind in range(i64(CELESTIAL_KINDS)):
            if pile >> (kind + kind) & 1:
                best = max(best, recover_value(s, sky, deck, card_in(deck, kind)))
    return best


# Moves


def _coordinate(s: State, move: i64) -> i64:
    first, second = first_of(move), second_of(move)
    one, other = card_at(s, first), card_at(s, second)
    type = paired_type(one, other)
    up, outpost = s.up, s.outpost
    if first < FROM_OUTPOST:
        up &= ~bit(first)
    else:
        outpost &= ~bit(first - FROM_OUTPOST)
    if second < FROM_OUTPOST:
        up &= ~bit(second)
    else:
        outpost &= ~bit(second - FROM_OUTPOST)
    sky = Sky(s, up, outpost, 1 if s.expansions & ORBITS else 0)
    if type == SHIP:
        gained = best_seek(s, sky) * SEEKING >> 4
    elif type == STAR:
        gained = best_scan(s, sky) * SCANNING >> 4
    elif type == NEBULA:
        gained = best_recover(s, sky) * RECOVERING >> 4
    else:
        gained = best_post(s, sky) * POSTING >> 4
    if one == other:
        gained += gained * AGAIN >> 4
    under = under_of(move)
    lost = (loss(s, one) if under != 1 else 0) + (loss(s, other) if under != 2 else 0)
    if s.expansions & SUN:
        gained = max(gained, best_retreat(s, one == other))
    return sky.total(s) + gained - lost


def best_retreat(s: State, major: bool) -> i64:
    best: i64 = 0
    longest = min(s.sun, 8 if major else 4)
    for steps in range(i64(1), longest + 1):
        best = max(best, retreat_value(s, steps))
    return best


def retreat_value(s: State, steps: i64) -> i64:
    """The nearer the end of the track, the more a step back is worth; a meteor is half a voyage."""
    at = s.sun - steps
    value = danger(s, s.sun) - danger(s, at)
    for place in range(i64(len(s.edition.meteors))):
        if s.on_track >> place & 1 and s.edition.meteors[place] == at:
            value += METEOR
    return value


def danger(s: State, at: i64) -> i64:
    """What it costs that the sun has come so far, when so many launches are still needed."""
    room = s.edition.track - at
    if room <= 4:
        return BURNING
    short = voyages_left(s) * 5 - room
    return max(0, short) * SHORT


def _launch(s: State, move: i64) -> i64:
    """A launch is nearly always right; which cards to use, and whether a shooting star, is the question."""
    galaxy = galaxy_in(move)
    up, outpost = s.up, s.outpost
    value = LAUNCH
    for type in range(i64(4)):
        origin = origin_in(move, type)
        if origin == SHOOTING_STAR:
            value -= STAR_SPENT
        elif origin == OUTPOST:
            outpost &= ~bit(galaxy * 4 + type)
        else:
            up &= ~bit(galaxy if origin == GALAXY_DECK else 4 + type)
    if s.expansions & SUN and voyages_left(s) > 1 and s.sun + 4 >= s.edition.track:
        return -LAUNCH
    return value + Sky(s, up, outpost, 0).total(s) - _shares(s, s.turn, galaxy)


def _shares(s: State, seat: i64, galaxy: i64) -> i64:
    """8.4: a launch that would leave some galaxy without a pile to hold its voyages is very bad."""
    if s.seats == 1 or s.won_by(seat, galaxy):
        return 0
    places: i64 = -1
    wanted: i64 = 0
    for each in range(i64(4)):
        mine, theirs = s.won_by(seat, each) > 0, s.won_by(1 - seat, each) > 0
        places += 1 - (1 if mine else 0) - (1 if theirs else 0)
        if not mine and not theirs and each != galaxy and s.voyages_left(each):
            wanted += 1
    return 0 if places >= wanted else 2 * LAUNCH


def promise(s: State, seat: i64, move: i64) -> i64:
    """How good a legal move looks; comparable between the moves of one position only."""
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if verb == DO_COORDINATE:
        return _coordinate(s, move)
    if verb == DO_LAUNCH:
        return _launch(s, move)
    if verb == DO_SEEK:
        return Sky(s, s.up, s.outpost, 0).put_on(s, first, second)
    if verb == DO_SCAN:
        return scan_value(s, Sky(s, s.up, s.outpost, 0), first)
    if verb == DO_POST:
        return post_value(s, Sky(s, s.up, s.outpost, 0), first, s.shown(first))
    if verb == DO_RECOVER:
        return recover_value(s, Sky(s, s.up, s.outpost, 0), first, second)
    if verb == DO_STOP:
        return 0
    if verb == DO_RETREAT:
        return retreat_value(s, first)
    if verb == DO_RAISE or verb == DO_STACK or verb == DO_SINK:
        return _pick(s, verb, second)
    if verb == DO_PROVE:
        return 4 * LAUNCH
    if verb == DO_CROSS:
        return 3 * LAUNCH
    gainer = 1 - seat if verb == DO_GIVE or (verb == DO_METEORS and second) else seat
    return 3 * LAUNCH - count(launch_types(s, first)) - _nearness(s, first) - 2 * _shares(s, gainer, first)


def _nearness(s: State, galaxy: i64) -> i64:
    """11.10: near the top of the ring one can launch; a voyage of one's choice had better be far from it."""
    return weight(s, galaxy, 0) if s.expansions & ORBITS else 0


def _pick(s: State, verb: i64, card: i64) -> i64:
    deck = s.deck
    sky = Sky(s, s.up, s.outpost, 0)
    if verb == DO_SINK:
        return sky.first_of(deck, s.heaps[deck]) * COMING >> 4
    one, other = card_in(deck, (s.seen & KNOWN) - 1), card_in(deck, (s.seen >> ONE) - 1)
    rest = other if card == one else one
    value = sky.gain(card)
    return value if verb == DO_STACK else value - (sky.gain(rest) * BURIED >> 4)


def worth(s: State, seat: i64) -> i64:
    """0 to 1000: won or not, and how far the lost games came, so that a search has a slope to climb."""
    if s.ending == WON:
        return 1000
    done, all_of_them = progress(s)
    return 400 * done // all_of_them


def default_move(s: State, seat: i64) -> i64:
    """For an absent player: a launch if there is one, else the first thing at hand; a power is stopped."""
    return DO_STOP if s.stage == POWER else moves(s, seat)[0]
