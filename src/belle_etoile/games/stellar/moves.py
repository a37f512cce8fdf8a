"""The moves of Stellar: their bits, their text, which are legal, and what they do.

    bit  0-2   3-8   9-12  13
        kind   card  slot  face down

`take` has the position of the row in place of the slot. Nothing outside this file knows these bits.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import count, members, nth
from ...core.chance import Chance
from ...core.errors import BadNotation, Values
from ...core.events import EVERYONE, NOBODY, Event
from ...core.game import Choice
from .components import HAND, POSITIONS, ROUNDS, SATELLITE, SLOTS, Edition, bit
from .state import LAST, NONE, OPEN, OVER, PLACE, PLAY, TAKE, WIPE, Board, State, empty_state

DO_OPEN: Final = 0  # open mars
DO_WIPE: Final = 1  # wipe
DO_KEEP: Final = 2  # keep
DO_TAKE: Final = 3  # take 3
DO_NOTE: Final = 4  # note mars
DO_PLAY: Final = 5  # play mars 4, play mars 4 down
DO_PLACE: Final = 6  # place mars 4, place mars 4 down
DO_LAST: Final = 7  # last mars

VERBS: Final = ("open", "wipe", "keep", "take", "note", "play", "place", "last")
EXPECTED: Final = (
    "'open CARD', 'wipe', 'keep', 'take 1-5', 'note CARD', 'play CARD 1-12 [down]', "
    "'place CARD 1-12 [down]' or 'last CARD'"
)
EVERY_MOVE: Final = 1 << 14  # moves are below this


def encode(kind: i64, card: i64, slot: i64, down: i64) -> i64:
    return kind | card << 3 | slot << 9 | down << 13


def kind_of(move: i64) -> i64:
    return move & 7


def card_of(move: i64) -> i64:
    return move >> 3 & 63


def slot_of(move: i64) -> i64:
    return move >> 9 & 15


def is_down(move: i64) -> bool:
    return move >> 13 & 1 != 0


def is_well_formed(move: i64) -> bool:
    """No bit is set that the kind of move has no use for."""
    kind = kind_of(move)
    if kind == DO_PLAY or kind == DO_PLACE:
        return move < EVERY_MOVE and slot_of(move) < SLOTS
    if kind == DO_TAKE:
        return move == encode(kind, 0, slot_of(move), 0)
    if kind == DO_WIPE or kind == DO_KEEP:
        return move == kind
    return move == encode(kind, card_of(move), 0, 0)


def format_move(edition: Edition, move: i64) -> str:
    kind = kind_of(move)
    verb = VERBS[kind]
    if kind == DO_WIPE or kind == DO_KEEP:
        return verb
    if kind == DO_TAKE:
        return f"{verb} {slot_of(move) + 1}"
    named = f"{verb} {edition.names[card_of(move)]}"
    if kind == DO_PLAY or kind == DO_PLACE:
        return f"{named} {slot_of(move) + 1}" + (" down" if is_down(move) else "")
    return named


def describe(s: State, move: i64) -> Choice:
    if kind_of(move) == DO_TAKE:
        values: Values = {"card": s.edition.names[s.row[slot_of(move)]], "at": slot_of(move) + 1}
        return Choice(move=format_move(s.edition, move), kind=VERBS[DO_TAKE], values=values)
    told = s.edition.choices.get(move)
    if told is None:
        told = _choice(s, move)
        s.edition.choices[move] = told
    return told


def _choice(s: State, move: i64) -> Choice:
    """Of a move that mentions the same things in every position."""
    kind = kind_of(move)
    verb = VERBS[kind] + ("-down" if is_down(move) else "")
    values: Values = {}
    if kind == DO_PLAY or kind == DO_PLACE:
        values = {"card": s.edition.names[card_of(move)], "at": slot_of(move) + 1}
    elif kind != DO_WIPE and kind != DO_KEEP:
        values = {"card": s.edition.names[card_of(move)]}
    return Choice(move=format_move(s.edition, move), kind=verb, values=values)


def _number(text: str, word: str, most: int) -> i64:
    if not (len(word) < 4 and word.isascii() and word.isdecimal()) or not 1 <= int(word) <= most or word[0] == "0":
        raise BadNotation(text, EXPECTED)
    return int(word) - 1


def parse_move(edition: Edition, text: str) -> i64:
    words = text.split(" ")
    if words[0] not in VERBS:
        raise BadNotation(text, EXPECTED)
    kind = VERBS.index(words[0])
    if kind in (DO_WIPE, DO_KEEP) and len(words) == 1:
        return kind
    if kind == DO_TAKE and len(words) == 2:
        return encode(kind, 0, _number(text, words[1], POSITIONS), 0)
    if kind not in (DO_WIPE, DO_KEEP, DO_TAKE) and len(words) > 1 and words[1] in edition.by_name:
        card = edition.by_name[words[1]]
        if kind not in (DO_PLAY, DO_PLACE) and len(words) == 2:
            return encode(kind, card, 0, 0)
        if kind in (DO_PLAY, DO_PLACE) and (len(words) == 3 or words[3:] == ["down"]):
            return encode(kind, card, _number(text, words[2], SLOTS), i64(len(words) - 3))
    raise BadNotation(text, EXPECTED)


def turn(s: State) -> i64:
    if s.stage == OPEN or s.stage == LAST:  # 1.3, 8.2: both at once
        return 0 if s.boards[0].chosen == NONE else 1
    return NOBODY if s.stage == OVER else s.turn


def waiting(s: State) -> list[int]:
    if s.stage == OPEN or s.stage == LAST:
        return [seat for seat in range(2) if s.boards[seat].chosen == NONE]
    return [] if s.stage == OVER else [s.turn]


def open_slots(edition: Edition, b: Board, card: i64) -> i64:
    """Where a card may lie face up: 5.3 beside its type, 5.4 anywhere while there is none, 7.2.1 as a satellite."""
    kind = edition.kind[card]
    if kind == SATELLITE:
        return b.free
    there = b.slots_of(kind)
    return b.free & edition.touching[there] if there else b.free


WHEN: Final = ("1.3", "7.2.4", "4.2", "4.3", "4.4", "8.2", "8.1")  # by stage: the rule that says what is to be done


def refusal(s: State, seat: i64, move: i64) -> str:
    """The rule that forbids `move` now, or "" if none does; `moves` must agree with it."""
    kind, card = kind_of(move), card_of(move)
    b = s.boards[seat]
    if not is_well_formed(move):
        return WHEN[s.stage]
    if kind == DO_OPEN:
        return WHEN[s.stage] if s.stage != OPEN else "" if b.starters & bit(card) else "1.3"
    if kind == DO_WIPE or kind == DO_KEEP:
        return "" if s.stage == WIPE else "7.2.4"
    if kind == DO_TAKE:
        return WHEN[s.stage] if s.stage != TAKE else "" if slot_of(move) < POSITIONS else "4.2"
    if kind == DO_LAST:
        return WHEN[s.stage] if s.stage != LAST else "" if b.hand & bit(card) else "8.2"
    if kind == DO_PLACE:
        return WHEN[s.stage] if s.stage != PLACE else "4.4" if card != s.in_play else _slot_refusal(s, b, move)
    if s.stage != PLAY:
        return WHEN[s.stage]
    if b.hand & bit(card) == 0:
        return "4.3"
    return "" if kind == DO_NOTE else _slot_refusal(s, b, move)


def _slot_refusal(s: State, b: Board, move: i64) -> str:
    here = bit(slot_of(move))
    if b.free & here == 0:
        return "5.1"
    return "" if is_down(move) or open_slots(s.edition, b, card_of(move)) & here else "5.3"


def moves(s: State, seat: i64) -> vec[i64]:
    """What `refusal` lets pass, listed quickly; must agree with it."""
    b = s.boards[seat]
    found = vec[i64](capacity=80)
    if s.stage == TAKE:
        for position in range(i64(POSITIONS)):
            found = append(found, encode(DO_TAKE, 0, position, 0))
    elif s.stage == PLAY:
        hand = b.hand
        card: i64 = 0
        while hand:
            if hand & 1:
                found = append(found, encode(DO_NOTE, card, 0, 0))
                found = _with_slots(found, encode(DO_PLAY, card, 0, 0), open_slots(s.edition, b, card), b.free)
            hand >>= 1
            card += 1
    elif s.stage == PLACE:
        found = _with_slots(found, encode(DO_PLACE, s.in_play, 0, 0), open_slots(s.edition, b, s.in_play), b.free)
    elif s.stage == WIPE:
        found = append(append(found, DO_WIPE), DO_KEEP)
    elif s.stage == OPEN:
        found = _with_cards(found, DO_OPEN, b.starters)
    elif s.stage == LAST:
        found = _with_cards(found, DO_LAST, b.hand)
    return found


def _with_cards(found: vec[i64], kind: i64, cards: i64) -> vec[i64]:
    for card in members(cards):
        found = append(found, encode(kind, card, 0, 0))
    return found


def _with_slots(found: vec[i64], start: i64, up: i64, free: i64) -> vec[i64]:
    """The move `start` on each free slot, face up where it may be, then face down."""
    for slot in range(i64(SLOTS)):
        if up >> slot & 1:
            found = append(found, start | slot << 9)
        if free >> slot & 1:
            found = append(found, start | slot << 9 | 1 << 13)
    return found


def setup(edition: Edition, first: str, chance: Chance, events: list[Event] | None) -> State:
    """1: starters are dealt (1.2); hands and row follow when both have opened. 1.7: who starts is an option."""
    s = empty_state(edition)
    s.first = chance.pick(2, "1.7") if first == "random" else i64(int(first)) - 1
    s.turn = s.first
    s.deck = edition.all
    starters = edition.starters
    for seat in range(2):
        for _ in range(2):
            card = nth(starters, chance.pick(count(starters), "1.2"))
            starters &= ~bit(card)
            s.boards[seat].starters |= bit(card)
        s.deck &= ~s.boards[seat].starters
    return s


def carry_out(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """Play a legal move in place."""
    kind = kind_of(move)
    if kind == DO_TAKE:
        _take(s, seat, slot_of(move), events)
    elif kind == DO_NOTE or kind == DO_PLAY:
        _play(s, seat, move, chance, events)
    elif kind == DO_PLACE:
        _place(s, seat, move, chance, events)
    elif kind == DO_WIPE:
        _wipe(s, seat, chance, events)
    elif kind == DO_KEEP:
        s.stage = TAKE
        if events is not None:
            events.append(Event(EVERYONE, "7.2.4", "keeps", seat, {}))
    elif kind == DO_OPEN:
        _open(s, seat, card_of(move), chance, events)
    else:
        _last(s, seat, card_of(move), events)


def _tell(
    s: State, events: list[Event], rule: str, kind: str, seat: i64, card: i64, only: i64 = EVERYONE, at: i64 = NONE
) -> None:
    """One fact about a card; `at` is a slot or position, counted from 0 here and from 1 in the event."""
    values: Values = {"card": s.edition.names[card]}
    if at != NONE:
        values["at"] = at + 1
    events.append(Event(only, rule, kind, seat, values))


def _open(s: State, seat: i64, card: i64, chance: Chance, events: list[Event] | None) -> None:
    """1.3: the choice stays secret until both have made it; then hands (1.4) and row (1.6) are dealt."""
    s.boards[seat].chosen = card
    if events is not None:
        events.append(Event(EVERYONE, "1.3", "chose", seat, {}))
    if s.boards[1 - seat].chosen == NONE:
        return
    for each in range(i64(2)):
        b = s.boards[each]
        noted = nth(b.starters & ~bit(b.chosen), 0)
        if events is not None:
            _tell(s, events, "1.3", "opens", each, b.chosen, at=0)
            _tell(s, events, "1.3", "notes-starter", each, noted)
        b.put(s.edition, b.chosen, 0, False)
        b.note(s.edition, noted)
        b.starters = 0
        b.chosen = NONE
    for each in range(i64(2)):
        for _ in range(HAND):
            card = _draw(s, chance, "1.4", events)
            s.boards[each].hand |= bit(card)
            if events is not None:
                _tell(s, events, "1.4", "dealt", each, card, only=each)
    _refill(s, chance, "1.6", events)
    s.stage = TAKE


def _draw(s: State, chance: Chance, rule: str, events: list[Event] | None) -> i64:
    """1.5: the top of the deck; 7.2.5: an empty deck is made anew from the discards."""
    if s.deck == 0:
        s.deck = s.discard
        s.discard = 0
        if events is not None:
            events.append(Event(EVERYONE, "7.2.5", "reshuffles", NONE, {"count": count(s.deck)}))
    card = nth(s.deck, chance.pick(count(s.deck), rule))
    s.deck &= ~bit(card)
    return card


def _refill(s: State, chance: Chance, rule: str, events: list[Event] | None) -> None:
    """4.5: from position 1 to 5."""
    for position in range(i64(POSITIONS)):
        if s.row[position] == NONE:
            card = _draw(s, chance, rule, events)
            s.row[position] = card
            if events is not None:
                _tell(s, events, rule, "refills", NONE, card, at=position)


def _wipe(s: State, seat: i64, chance: Chance, events: list[Event] | None) -> None:
    """7.2.4: the whole row is discarded and laid out anew."""
    if events is not None:
        events.append(Event(EVERYONE, "7.2.4", "wipes", seat, {}))
    for position in range(i64(POSITIONS)):
        s.discard |= bit(s.row[position])
        s.row[position] = NONE
    _refill(s, chance, "7.2.4", events)
    s.stage = TAKE


def _take(s: State, seat: i64, position: i64, events: list[Event] | None) -> None:
    """4.2: a row card into the hand, seen by all."""
    card = s.row[position]
    s.row[position] = NONE
    b = s.boards[seat]
    b.hand |= bit(card)
    b.known |= bit(card)
    s.satellite_taken = s.edition.kind[card] == SATELLITE  # 7.2.4
    s.stage = PLAY
    if events is not None:
        _tell(s, events, "4.2", "takes", seat, card, at=position)


def _play(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """4.1: two cards into two areas: a hand card (4.3), and the card its number points at (4.4) into the other."""
    b, card, slot = s.boards[seat], card_of(move), slot_of(move)
    b.hand &= ~bit(card)
    b.known &= b.hand
    into_notebook = kind_of(move) == DO_NOTE
    if into_notebook:
        _note(s, seat, card, "4.3", events)
    else:
        _put(s, seat, card, slot, is_down(move), "4.3", events)
    follower = _follower(s, seat, card, chance, events)
    if into_notebook:
        s.in_play = follower
        s.stage = PLACE
    else:
        _note(s, seat, follower, "4.4", events)
        _end_turn(s, chance, events)


def _follower(s: State, seat: i64, card: i64, chance: Chance, events: list[Event] | None) -> i64:
    """The card of step 3: the row card at the number played, else the top of the deck (4.4.1, 7.1.3)."""
    six = s.edition.zeros >> card & 1 != 0
    position = s.edition.number[card] - 1
    if not six and s.row[position] != NONE:
        follower = s.row[position]
        s.row[position] = NONE
        if events is not None:
            _tell(s, events, "4.4", "follows", seat, follower, at=position)
        return follower
    rule = "7.1.3" if six else "4.4.1"
    follower = _draw(s, chance, rule, events)
    if events is not None:
        _tell(s, events, rule, "draws", seat, follower)
    return follower


def _place(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """4.4: the card of step 3 into the telescope."""
    _put(s, seat, s.in_play, slot_of(move), is_down(move), "4.4", events)
    s.in_play = NONE
    _end_turn(s, chance, events)


def _put(s: State, seat: i64, card: i64, slot: i64, down: bool, rule: str, events: list[Event] | None) -> None:
    s.boards[seat].put(s.edition, card, slot, down)
    if events is not None:
        _tell(s, events, "5.5" if down else rule, "hides" if down else "places", seat, card, at=slot)


def _note(s: State, seat: i64, card: i64, rule: str, events: list[Event] | None) -> None:
    s.boards[seat].note(s.edition, card)
    if events is not None:
        _tell(s, events, rule, "notes", seat, card)


def _end_turn(s: State, chance: Chance, events: list[Event] | None) -> None:
    """4.5, then the other player (3.2), or the end after eleven rounds (3.1, 8.1)."""
    _refill(s, chance, "4.5", events)
    s.turns += 1
    s.turn = 1 - s.turn
    if s.turns == 2 * ROUNDS:
        s.stage = LAST
    else:
        s.stage = WIPE if s.satellite_taken else TAKE
    if events is not None and s.turns % 2 == 0:
        round_over = s.turns // 2
        events.append(Event(EVERYONE, "3.1", "round", NONE, {"round": round_over, "left": ROUNDS - round_over}))


def _last(s: State, seat: i64, card: i64, events: list[Event] | None) -> None:
    """8.2: one of two hand cards into the notebook, both at once; 8.3: then the points count."""
    s.boards[seat].chosen = card
    if events is not None:
        events.append(Event(EVERYONE, "8.2", "chose", seat, {}))
    if s.boards[1 - seat].chosen == NONE:
        return
    for each in range(i64(2)):
        b = s.boards[each]
        _note(s, each, b.chosen, "8.2", events)
        b.hand = 0
        b.known = 0
        b.chosen = NONE
    s.stage = OVER
    if events is not None:
        events.append(Event(EVERYONE, "8.3", "ends", NONE, {}))


def default_move(s: State, seat: i64) -> i64:
    """For an absent player: the first thing that does no harm; a card goes face up before face down."""
    found = moves(s, seat)
    for move in found:
        if kind_of(move) != DO_WIPE and not is_down(move):
            return move
    return found[0]
