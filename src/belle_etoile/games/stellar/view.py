"""What a seat may know of a position, and a position that fits what it knows."""

from collections.abc import Mapping
from typing import Literal, TypedDict, cast

from mypy_extensions import i64

from ...core.bits import bit, count, mask_of, members, nth
from ...core.chance import Chance
from ...core.game import ScoreLine
from .components import HAND, ROUNDS, SLOTS, Edition
from .moves import waiting
from .scoring import sheet
from .state import DOWN, NONE, OPEN, OVER, STAGES, Board, State, empty_board, empty_state, row_mask, slots_mask


class BoardView(TypedDict):
    """One player's table. Cards are numbers of the edition's list, -1 for none."""

    slots: list[int]
    down: list[int]  # the slots, from 0, whose card lies face down
    notebook: list[int]
    hand_size: int
    known: list[int]  # hand cards that everyone saw coming from the row
    chosen: bool  # has made a choice that is still secret
    sheet: list[ScoreLine]
    points: int


class View(TypedDict):
    """Built up from nothing: a new field of State stays hidden by default."""

    seat: int
    stage: str
    waiting: list[int]
    turn: int
    first: int
    turns: int
    round: int
    row: list[int]
    deck: int
    discard: list[int]
    in_play: int
    satellite_taken: bool
    hand: list[int]
    starters: list[int]
    choice: int  # one's own secret choice, -1 for none
    boards: list[BoardView]


class CardInfo(TypedDict):
    id: str
    type: Literal["planet", "moon", "asteroid", "cloud", "black-hole", "satellite"]
    number: int
    stars: int
    zero: bool
    starter: bool


class Components(TypedDict):
    """What `components()` tells of the box."""

    cards: list[CardInfo]
    rows: list[int]
    section_of: list[int]


def board_view(s: State, seat: int) -> BoardView:
    b = s.boards[seat]
    lines = sheet(s, seat)
    return BoardView(
        slots=[here & 63 if here != NONE else NONE for here in b.slots],
        down=[slot for slot in range(SLOTS) if b.slots[slot] != NONE and b.slots[slot] & DOWN],
        notebook=members(b.notebook),
        hand_size=count(b.hand),
        known=members(b.known),
        chosen=b.chosen != NONE,
        sheet=lines,
        points=sum([line["points"] for line in lines]),
    )


def view(s: State, seat: int) -> View:
    """All that `seat` may know; EVERYONE is the spectator."""
    return _view(s, seat, [board_view(s, 0), board_view(s, 1)])


def views(s: State, seats: list[int]) -> list[Mapping[str, object]]:
    """Both boards are looked at once for all: everyone may see them."""
    boards = [board_view(s, 0), board_view(s, 1)]
    return [_view(s, seat, boards) for seat in seats]


def _view(s: State, seat: int, boards: list[BoardView]) -> View:
    mine = s.boards[seat] if seat >= 0 else empty_board()
    return View(
        seat=seat,
        stage=STAGES[s.stage],
        waiting=waiting(s),
        turn=s.turn,
        first=s.first,
        turns=s.turns,
        round=min(ROUNDS, s.turns // 2 + 1),
        row=list(s.row),
        deck=count(s.deck),
        discard=members(s.discard),
        in_play=s.in_play,
        satellite_taken=s.satellite_taken,
        hand=members(mine.hand),
        starters=members(mine.starters),
        choice=mine.chosen,
        boards=boards,
    )


def determinize(edition: Edition, seen: Mapping[str, object], chance: Chance) -> State:
    """A position that fits the view; cards that may be anywhere are dealt at random."""
    v = cast(View, seen)
    s = empty_state(edition)
    s.stage = STAGES.index(v["stage"])
    s.turn = v["turn"]
    s.first = v["first"]
    s.turns = v["turns"]
    s.in_play = v["in_play"]
    s.satellite_taken = v["satellite_taken"]
    s.discard = mask_of(v["discard"])
    for position, card in enumerate(v["row"]):
        s.row[position] = card
    placed = s.discard | row_mask(s) | (bit(s.in_play) if s.in_play != NONE else 0)
    for seat in range(2):
        b = s.boards[seat]
        _lay_out(edition, b, v["boards"][seat])
        if seat == v["seat"]:
            b.hand = mask_of(v["hand"])
            b.starters = mask_of(v["starters"])
            b.chosen = v["choice"]
        placed |= b.hand | b.starters | slots_mask(b) | b.notebook
    s.deck = edition.all & ~placed
    if s.stage == OVER:
        _deal(s, edition.all, count(s.deck) - v["deck"], chance)  # 8.2: back in the box
        return s
    for seat in range(2):
        if seat != v["seat"]:
            _guess(s, s.boards[seat], v["boards"][seat], chance)
    return s


def _lay_out(edition: Edition, b: Board, seen: BoardView) -> None:
    for slot, card in enumerate(seen["slots"]):
        if card != NONE:
            b.put(edition, card, slot, slot in seen["down"])
    for card in seen["notebook"]:
        b.note(edition, card)
    b.known = mask_of(seen["known"])
    b.hand = b.known


def _guess(s: State, b: Board, seen: BoardView, chance: Chance) -> None:
    """Deal the hidden cards of a player from all that are out of sight, and make his secret choice."""
    if s.stage == OPEN:
        b.starters = _deal(s, s.edition.starters, 2, chance)
    else:
        b.hand |= _deal(s, s.edition.all, seen["hand_size"] - count(b.hand), chance)
    if seen["chosen"]:
        cards = b.starters if s.stage == OPEN else b.hand
        b.chosen = nth(cards, chance.pick(HAND, "guess"))


def _deal(s: State, among: i64, cards: i64, chance: Chance) -> i64:
    dealt: i64 = 0
    for _ in range(cards):
        left = s.deck & among
        card = bit(nth(left, chance.pick(count(left), "guess")))
        s.deck &= ~card
        dealt |= card
    return dealt
