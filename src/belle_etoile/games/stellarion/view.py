"""What a seat may know of a position: everything but the order of what lies face down, which nobody knows."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict, cast

from mypy_extensions import i64

from ...core.bits import bit, mask_of, members
from ...core.chance import Chance
from ...core.game import ScoreLine
from .components import AT_THE_START, EXPANSIONS, NONE, SUN, TYPES, Edition, card_in, kind_in, with_kind
from .powers import cards_seen, longest_retreat
from .scoring import sheet
from .state import ENDINGS, OVER, STAGES, State, empty_state, heap_kinds, heap_of, row_kinds, row_of
from .turns import voyages_left


class DeckView(TypedDict):
    """One deck and its discard pile. Cards are numbers of the component list, -1 for none."""

    shown: int  # the face-up card
    size: int
    contents: list[int]  # 1.4: all that is left in it, sorted; this tells no order
    above: list[int]  # what is known of its top, the first card first; the face-up one is among them
    below: list[int]  # what is known of its bottom, the last card last
    discard: list[int]


class Posted(TypedDict):
    """A card of the outpost and the deck it belongs to."""

    card: int
    deck: int


class PowerView(TypedDict):
    """The power at work."""

    type: str  # "" for none
    major: bool
    uses: int
    used: bool
    first: int
    retreat: int  # 12.6: how far the sun can be driven back by renouncing


class View(TypedDict):
    """Built up from nothing: a new field of State stays hidden by default."""

    seat: int
    stage: str
    waiting: list[int]
    ending: str
    turn: int
    turns: int
    expansions: list[str]
    decks: list[DeckView]
    outpost: list[Posted]
    shooting_stars: int
    voyages: list[int]  # still to be won, by galaxy
    voyages_left: int
    ring: list[int]  # 11.9: their galaxies, the top one first; empty without orbits
    piles: list[list[int]]  # voyages won by each seat, by galaxy
    sheets: list[list[ScoreLine]]
    theory: str  # "" for none
    theories: list[str]  # the tokens that still lie face down; this tells no order
    discovery: str
    sun: int  # -1 without the sun
    track: int
    on_track: list[int]  # squares with a meteor
    meteors: int
    power: PowerView
    revealed_deck: int  # 5.8.2
    revealed: list[int]
    crossing: int  # voyages a crossing may still bring
    reading: NotRequired[int]  # how the rules are read; a match that tells none was begun with the first reading


class DeckInfo(TypedDict):
    id: Literal["alpha", "beta", "gamma", "delta", "ship", "nebula", "star", "planet"]
    cards: list[str]


class Components(TypedDict):
    """What `components()` tells of the box."""

    cards: list[str]
    galaxies: list[str]
    types: list[str]
    decks: list[DeckInfo]
    expansions: list[str]
    track: int
    meteors: list[int]


def _deck_view(s: State, deck: i64) -> DeckView:
    return DeckView(
        shown=s.shown(deck),
        size=s.size(deck),
        contents=[card_in(deck, kind) for kind in heap_kinds(s.contents(deck))],
        above=[card_in(deck, kind) for kind in row_kinds(s.tops[deck])],
        below=[card_in(deck, kind) for kind in row_kinds(s.bottoms[deck])],
        discard=[card_in(deck, kind) for kind in heap_kinds(s.discards[deck])],
    )


def view(s: State, seat: int) -> View:
    """All that `seat` may know; EVERYONE is the spectator, who sees as much (8.1)."""
    sunny = s.has(SUN)
    seen = View(
        seat=seat,
        stage=STAGES[s.stage],
        waiting=[] if s.stage == OVER else [s.turn],
        ending=ENDINGS[s.ending],
        turn=s.turn,
        turns=s.turns,
        expansions=[EXPANSIONS[place] for place in members(s.expansions)],
        decks=[_deck_view(s, deck) for deck in range(i64(8))],
        outpost=[Posted(card=card, deck=s.outpost_deck(card)) for card in members(s.outpost)],
        shooting_stars=s.stars,
        voyages=[s.voyages_left(galaxy) for galaxy in range(i64(4))],
        voyages_left=voyages_left(s),
        ring=[s.ring_at(place) for place in range(s.ring_size)],
        piles=[[s.won_by(each, galaxy) for galaxy in range(i64(4))] for each in range(s.seats)],
        sheets=[sheet(s, each) for each in range(s.seats)],
        theory=TYPES[s.theory] if s.theory != NONE else "",
        theories=[TYPES[type] for type in members(s.theories)],
        discovery=TYPES[s.discovery] if s.discovery != NONE else "",
        sun=s.sun if sunny else NONE,
        track=s.edition.track if sunny else 0,
        on_track=[s.edition.meteors[place] for place in members(s.on_track)],
        meteors=s.meteors,
        power=PowerView(
            type=TYPES[s.power] if s.power != NONE else "",
            major=s.major,
            uses=s.uses,
            used=s.used,
            first=s.first,
            retreat=longest_retreat(s) if s.power != NONE else 0,
        ),
        revealed_deck=s.deck,
        revealed=cards_seen(s),
        crossing=s.window,
    )
    if s.reading != AT_THE_START:
        seen["reading"] = s.reading
    return seen


def determinize(edition: Edition, seen: Mapping[str, object], chance: Chance) -> State:
    """The position of the view. Nothing is dealt: what nobody knows is drawn when it is revealed."""
    v = cast(View, seen)
    s = empty_state(edition, len(v["piles"]))
    s.stage = STAGES.index(v["stage"])
    s.ending = ENDINGS.index(v["ending"])
    s.turn = v["turn"]
    s.turns = v["turns"]
    s.reading = v.get("reading", AT_THE_START)
    s.expansions = mask_of([EXPANSIONS.index(name) for name in v["expansions"]])
    for deck, there in enumerate(v["decks"]):
        _lay_out(s, deck, there)
    for posted in v["outpost"]:
        s.outpost |= bit(posted["card"])
        if posted["deck"] >= 4:
            s.from_type |= bit(posted["card"])
    s.stars = v["shooting_stars"]
    for galaxy in range(i64(4)):
        s.left |= i64(v["voyages"][galaxy]) << galaxy * 4
        for seat in range(s.seats):
            s.piles |= i64(v["piles"][seat][galaxy]) << seat * 16 + galaxy * 4
    for place, to in enumerate(v["ring"]):
        s.ring |= i64(to) << place * 2
    s.ring_size = len(v["ring"])
    s.theory = TYPES.index(v["theory"]) if v["theory"] else NONE
    s.theories = mask_of([TYPES.index(type) for type in v["theories"]])
    s.discovery = TYPES.index(v["discovery"]) if v["discovery"] else NONE
    _lay_out_sun_and_power(s, v)
    return s


def _lay_out(s: State, deck: i64, there: DeckView) -> None:
    above = [kind_in(deck, card) for card in there["above"]]
    below = [kind_in(deck, card) for card in there["below"]]
    known = above + below
    heap: i64 = 0
    for card in there["contents"]:
        kind = kind_in(deck, card)
        if kind in known:
            known.remove(kind)
        else:
            heap = with_kind(heap, kind)
    s.heaps[deck] = heap
    s.tops[deck] = row_of(above)
    s.bottoms[deck] = row_of(below)
    s.discards[deck] = heap_of([kind_in(deck, card) for card in there["discard"]])
    if there["shown"] != NONE:
        s.up |= bit(deck)


def _lay_out_sun_and_power(s: State, v: View) -> None:
    s.sun = max(v["sun"], 0)
    squares = list(s.edition.meteors)
    s.on_track = mask_of([squares.index(square) for square in v["on_track"]])
    s.meteors = v["meteors"]
    power = v["power"]
    s.power = TYPES.index(power["type"]) if power["type"] else NONE
    s.major = power["major"]
    s.uses = power["uses"]
    s.used = power["used"]
    s.first = power["first"]
    s.deck = v["revealed_deck"]
    s.seen = row_of([kind_in(s.deck, card) for card in v["revealed"]])
    s.window = v["crossing"]
