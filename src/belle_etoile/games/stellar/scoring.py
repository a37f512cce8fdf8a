"""9: stars times multipliers, sections, diversity; the best use of satellites and 6/0 cards is found exactly."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit, members
from ...core.game import Outcome, ScoreLine
from .components import (
    DIVERSITY_POINTS,
    KINDS,
    MULTIPLIER,
    SECTION_POINTS,
    SECTIONS,
    SIX,
    TYPES,
    WILDS,
    Edition,
    longest_run,
)
from .state import OVER, Board, State


def star_points(edition: Edition, b: Board) -> i64:
    """9.1 over all types."""
    satellites = b.notebook & edition.satellites
    if satellites:
        return _best_split(edition, b, satellites)[0]
    points: i64 = 0
    for kind in range(i64(TYPES)):
        points += b.stars_of(kind) * MULTIPLIER[b.collection(kind)]  # 9.1.3
    return points


def _best_split(edition: Edition, b: Board, satellites: i64) -> tuple[i64, vec[i64]]:
    """7.2.3: the most points, and which satellites (a mask) join each collection.

    Goes through the types one by one and keeps the best way to spend every subset of the satellites so far.
    """
    cards = members(satellites)
    subsets = bit(len(cards))
    numbers = vec[i64]([0])  # of every subset: its numbers as a collection
    for card in cards:
        for subset in range(i64(len(numbers))):
            numbers = append(numbers, numbers[subset] | bit(edition.number[card]))
    best = vec[i64]([0] * subsets)
    given: list[vec[i64]] = []
    for kind in range(i64(TYPES)):
        stars, collection = b.stars_of(kind), b.collection(kind)
        better = vec[i64]([-1] * subsets)
        taken = vec[i64]([0] * subsets)
        for subset in range(subsets):
            part = subset
            while True:
                points = best[subset & ~part] + stars * MULTIPLIER[collection | numbers[part]]
                if points > better[subset]:
                    better[subset] = points
                    taken[subset] = part
                if part == 0:
                    break
                part = (part - 1) & subset
        best = better
        given.append(taken)
    return best[subsets - 1], _trace(given, subsets - 1, cards)


def _trace(given: list[vec[i64]], rest: i64, cards: list[int]) -> vec[i64]:
    """Walk the choices back: a mask of satellite cards for each type."""
    joined = vec[i64]([0] * TYPES)
    for kind in range(TYPES - 1, -1, -1):
        part = given[kind][rest]
        for place in members(part):
            joined[kind] |= bit(cards[place])
        rest &= ~part
    return joined


def satellites_joined(edition: Edition, b: Board) -> vec[i64]:
    """Which satellites of the notebook count in which collection."""
    satellites = b.notebook & edition.satellites
    return _best_split(edition, b, satellites)[1] if satellites else vec[i64]([0] * TYPES)


def sections_won(b: Board, other: Board) -> i64:
    """9.2: how many sections add up to more than the opponent's; 9.2.1: equal ones count for nobody."""
    won: i64 = 0
    for section in range(i64(len(SECTIONS))):
        if b.sum_of(section) > other.sum_of(section):
            won += 1
    return won


def is_diverse(b: Board) -> bool:
    """9.3: all five types face up in the telescope."""
    for kind in range(i64(TYPES)):
        if b.slots_of(kind) == 0:
            return False
    return True


def points(s: State, seat: i64) -> i64:
    b, other = s.boards[seat], s.boards[1 - seat]
    total = star_points(s.edition, b) + SECTION_POINTS * sections_won(b, other)
    return total + DIVERSITY_POINTS if is_diverse(b) else total


def scores(s: State) -> list[int]:
    return [points(s, 0), points(s, 1)]


def outcome(s: State) -> Outcome | None:
    """9.4: the most points win; 9.4.1: equal points share the victory."""
    if s.stage != OVER:
        return None
    mine, theirs = points(s, 0), points(s, 1)
    if mine == theirs:
        return Outcome(winners=[0, 1], rule="9.4.1")
    return Outcome(winners=[0 if mine > theirs else 1], rule="9.4")


def sheet(s: State, seat: int) -> list[ScoreLine]:
    """Every point and its rule, as the printed score sheet has it: five types, three sections, diversity."""
    edition, b, other = s.edition, s.boards[seat], s.boards[1 - seat]
    joined = satellites_joined(edition, b)
    lines = [_star_line(edition, b, kind, joined[kind]) for kind in range(i64(TYPES))]
    for section in range(i64(len(SECTIONS))):
        lines.append(_section_line(edition, section, b.sum_of(section), other.sum_of(section)))
    lines.append(_diversity_line(edition, b))
    return lines


def _star_line(edition: Edition, b: Board, kind: i64, satellites: i64) -> ScoreLine:
    """One type: its stars (9.1.1), its multiplier (9.1.2), what its 6/0 stands for (7.1.2), its satellites (7.2.2)."""
    stars, collection = b.stars_of(kind), b.collection(kind)
    for card in members(satellites):
        collection |= bit(edition.number[card])
    key = 1 + (kind << 2 | stars << 8 | collection << 20)  # 1 for stars, 2 for sections, 3 for diversity
    line = edition.lines.get(key) if satellites == 0 else None
    if line is None:
        run = MULTIPLIER[collection]
        line = ScoreLine(
            rule="9.1",
            kind="stars",
            points=stars * run,
            values={
                "type": KINDS[kind],
                "stars": stars,
                "multiplier": run,
                "wild": wild_as(collection),
                "satellites": " ".join([edition.names[card] for card in members(satellites)]),
            },
        )
        if satellites == 0:
            edition.lines[key] = line
    return line


def _section_line(edition: Edition, section: i64, mine: i64, theirs: i64) -> ScoreLine:
    key = 2 + (section << 2 | mine << 8 | theirs << 20)
    line = edition.lines.get(key)
    if line is None:
        line = ScoreLine(
            rule="9.2.1" if mine == theirs else "9.2",
            kind="section",
            points=SECTION_POINTS if mine > theirs else 0,
            values={"section": SECTIONS[section], "mine": mine, "theirs": theirs},
        )
        edition.lines[key] = line
    return line


def _diversity_line(edition: Edition, b: Board) -> ScoreLine:
    types = sum([b.slots_of(kind) != 0 for kind in range(i64(TYPES))])
    key = 3 + (types << 2)
    line = edition.lines.get(key)
    if line is None:
        points = DIVERSITY_POINTS if types == TYPES else 0
        line = edition.lines[key] = ScoreLine(rule="9.3", kind="diversity", points=points, values={"types": types})
    return line


def wild_as(collection: i64) -> str:
    """7.1.2: "6" or "0", or "" where the collection has no 6/0."""
    if collection & WILDS == 0:
        return ""
    numbers = collection & 0x3E
    return "6" if longest_run(numbers | 1 << SIX) >= longest_run(numbers | 1) else "0"
