"""What the moves of Stellar do, from the setup to the last card."""

from mypy_extensions import i64

from ...core.bits import count, nth
from ...core.chance import Chance
from ...core.errors import Values
from ...core.events import EVERYONE, Event
from .components import HAND, POSITIONS, ROUNDS, SATELLITE, Edition, bit
from .notation import DO_KEEP, DO_NOTE, DO_OPEN, DO_PLACE, DO_PLAY, DO_TAKE, DO_WIPE, card_of, is_down, kind_of, slot_of
from .state import LAST, NONE, OVER, PLACE, PLAY, TAKE, WIPE, State, empty_state


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
