"""What a seat expects of its moves, and one possible future of a move, both by learned values."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ...core.bits import bit, count, nth
from ...core.chance import Chance
from ...core.learned import HOPELESS, Learned
from .components import ALL_SLOTS, FAIR_FOR_ALL, ROUNDS, SIZES, SLOTS
from .components import SEVEN as SEVEN_STARS
from .moves import both_sevens, slot_of_seven
from .notation import DO_CONFIRM, DO_LEAVE, DO_NOTHING, DO_PLACE, DO_SEVEN, DO_SIZE, DO_START, kind_of, number_of
from .plan import Draft
from .scoring import points
from .sky import COLOURS
from .state import NONE, NOTHING, START, Board, State
from .values import Outlook

BEST: Final = 12  # drawings of a tile that are looked at as a whole
FEW: Final = 4  # the same where there is much to compare


def expect(s: State, seat: i64, moves: vec[i64], learned: Learned) -> vec[i64]:
    """See core.game.MoveGame."""
    found = vec[i64](capacity=len(moves))
    draft: Draft | None = None
    b = s.boards[seat]
    if b.tile != NONE:
        draft = Draft(s, seat, b, BEST)
        if b.placed == NONE:
            draft.search(learned)
            draft.choose(learned)
    for move in moves:
        found = append(found, _expectation(s, seat, move, learned, draft))
    return found


def _expectation(s: State, seat: i64, move: i64, learned: Learned, draft: Draft | None) -> i64:
    kind, number, b = kind_of(move), number_of(move), s.boards[seat]
    if kind == DO_START:
        return _start(s, seat, number).total(learned)
    if kind == DO_SIZE:
        if number == SEVEN_STARS and both_sevens(b):
            return max(_of_slot(s, seat, slot_of_seven(0), learned), _of_slot(s, seat, slot_of_seven(1), learned))
        return _of_slot(s, seat, b.slot_of_size(number), learned)
    if kind == DO_SEVEN:
        return _of_slot(s, seat, slot_of_seven(number), learned)
    if draft is None:
        return HOPELESS
    kept = draft.shape.all & ~b.left
    if kind == DO_PLACE:
        return draft.value(number, kept, learned)
    if kind == DO_NOTHING:
        return draft.value(NOTHING, 0, learned)
    if kind == DO_CONFIRM:
        return draft.value(b.placed, 0 if b.placed == NOTHING else kept, learned)
    return _of_leaving(draft, kept, number) if kind == DO_LEAVE else HOPELESS


def _of_leaving(draft: Draft, kept: i64, star: i64) -> i64:
    """Of the best drawing whose first step this is; later steps are left to later."""
    best: i64 = HOPELESS
    for at in range(i64(BEST)):
        superfluous = kept & ~draft.kept[at]
        if draft.codes[at] != NONE and superfluous & -superfluous == bit(star):
            best = max(best, draft.guesses[at])
    return best


def _start(s: State, seat: i64, colour: i64) -> Outlook:
    outlook = Outlook(s.edition, s.boards[seat], len(s.boards) == 1, 0, colour, ALL_SLOTS)
    outlook.look(vec[i64]([]), points(s, seat), 0)
    return outlook


def _behind(s: State, b: Board, slot: i64) -> i64:
    """4.4: the tiles that may be the one in a slot, which lies face down."""
    return s.unseen & s.edition.alike[SIZES[slot] * len(COLOURS) + b.backs[slot]]


def _of_slot(s: State, seat: i64, slot: i64, learned: Learned) -> i64:
    """Of a tile that still lies face down: what may be drawn with each that it may be, on average."""
    b = s.boards[seat].copy()
    tiles = _behind(s, b, slot)
    many = count(tiles)
    b.take_slot(slot)
    total: i64 = 0
    for each in range(many):
        b.tile = nth(tiles, each)
        draft = Draft(s, seat, b, FEW)
        draft.plan(learned)
        total += draft.best
    return total // many


def lookups(s: State, seat: i64, move: i64) -> vec[i32]:
    """See core.game.MoveGame: a sky is looked at when its drawing is confirmed, and before the first."""
    kind, b = kind_of(move), s.boards[seat]
    if kind == DO_START:
        return _start(s, seat, number_of(move)).lookups()
    if kind != DO_CONFIRM:
        return vec[i32]([])
    draft = Draft(s, seat, b, 1)
    draft.look_at(b.placed, 0 if b.placed == NOTHING else draft.shape.all & ~b.left)
    return draft.outlook.lookups()


# One possible future


def foresee(s: State, seat: i64, move: i64, learned: Learned, deal: Chance, ahead: i64) -> i64:
    """The points of a seat at the end, as they are expected when so many rounds after this one have been drawn.

    Played on `s`, on the seat's own board alone: what others draw does not touch it. Every round takes as much luck,
    whatever was drawn, so that moves are compared on the same.
    """
    b = s.boards[seat]
    value: i64 = 0
    if s.stage == START:
        b.take_side(number_of(move))
        s.round = -1
    else:
        value = _this_round(s, seat, move, learned, deal)
    while ahead > 0 and s.round + 1 < ROUNDS:
        s.round += 1
        ahead -= 1
        value = _next_round(s, seat, learned, deal)
    return value


def _this_round(s: State, seat: i64, move: i64, learned: Learned, deal: Chance) -> i64:
    """Draw what a move says, or what is planned after it; what the sky is worth then."""
    kind, number, b = kind_of(move), number_of(move), s.boards[seat]
    if b.tile == NONE:
        slot = b.slot_of_size(number) if kind == DO_SIZE else slot_of_seven(number)
        if kind == DO_SIZE and number == SEVEN_STARS and both_sevens(b):
            slot += deal.pick(2, "bot")
        _turn_over(s, b, slot, deal.pick(FAIR_FOR_ALL, "bot"))
    elif kind == DO_LEAVE:
        b.left |= bit(number)
    draft = Draft(s, seat, b, FEW)
    if kind == DO_PLACE or kind == DO_NOTHING or kind == DO_CONFIRM:
        code = number if kind == DO_PLACE else NOTHING if kind == DO_NOTHING else b.placed
        kept = 0 if code == NOTHING else draft.shape.all & ~b.left
        value = draft.value(code, kept, learned)
        b.draw(s.edition, code, kept)
        return value
    draft.plan(learned)
    b.draw(s.edition, draft.code, draft.stars)
    return draft.best


def _next_round(s: State, seat: i64, learned: Learned, deal: Chance) -> i64:
    """4.1, 9.1: a seat that may choose takes the tile with the best drawing, others what comes."""
    b, seats = s.boards[seat], i64(len(s.boards))
    who, luck = deal.pick(FAIR_FOR_ALL, "bot"), deal.pick(FAIR_FOR_ALL, "bot")
    slots = b.slots
    if s.round % 2 == 0 if seats == 1 else who % seats != 0:
        slots = bit(nth(slots, who // seats % count(slots)))
    best: Draft | None = None
    unseen = s.unseen
    for slot in range(i64(SLOTS)):
        if slots >> slot & 1:
            then = b.copy()
            _turn_over(s, then, slot, luck)
            s.unseen = unseen
            draft = Draft(s, seat, then, FEW)
            draft.plan(learned)
            if best is None or draft.best > best.best:
                best = draft
    assert best is not None
    s.boards[seat] = best.board
    s.unseen &= ~bit(best.board.tile)
    best.board.draw(s.edition, best.code, best.stars)
    return best.best


def _turn_over(s: State, b: Board, slot: i64, luck: i64) -> None:
    """4.4: one of the tiles that may lie there."""
    tiles = _behind(s, b, slot)
    b.tile = nth(tiles, luck % count(tiles))
    b.take_slot(slot)
    s.unseen &= ~bit(b.tile)
