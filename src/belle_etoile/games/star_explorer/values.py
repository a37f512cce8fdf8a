"""What learned values look at: a position is a list of places in tables, and its value the sum of the weights there.

A seat's own sky is seen between two rounds, when what it has drawn is certain and its next tile is not known: points so
far, and what the rest may bring. That is told by the stars that are still free in each window to come, by the pairs of
neighbours among them, and by how much the tiles of the pile want their colours. A change of anything here is another
`FEATURES`, and needs other weights.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ...core.learned import POINT, Learned, Table
from .components import ALL_SLOTS, ROUNDS, SLOTS, UNLIT_STARS, Edition
from .lattice import KINDS, Lattice, kind_of_colours
from .sky import COLOURS, MOST_STARS, holds
from .state import NONE, Board

FEATURES: Final = 1

# The sizes of what is looked up; more than the last counts as the last.
PLAYED: Final = ROUNDS  # rounds played
POINT_BITS: Final = 10
PILES: Final = ALL_SLOTS + 1
UNLIT: Final = UNLIT_STARS + 1
LIKE: Final = 5  # tiles of one colour in the pile
WANTED: Final = 4  # the same, for each colour
FREE: Final = 24  # free stars of a colour in a window
LINKS: Final = 40  # pairs of neighbours in a window
ROOM: Final = 64  # pairs of free stars in a window, four at a time
USES: Final = 22  # of such pairs: see `_use_of_pair`
TO_COME: Final = 24  # points of a round, before anything is known

COLOUR_COUNT: Final = len(COLOURS)


def _points() -> vec[i32]:
    """8: what is noted is certain; the number of points is told by its bits."""
    return vec[i32]([POINT << place for place in range(POINT_BITS)])


def _rounds_to_come() -> vec[i32]:
    return vec[i32]([TO_COME * (PLAYED - place // 2) * POINT for place in range(PLAYED * 2)])


TABLES: Final = (
    Table("points", POINT_BITS, _points(), fixed=True),
    Table("rounds", PLAYED * 2, _rounds_to_come()),
    Table("pile", PLAYED * PILES),
    Table("unlit", PLAYED * UNLIT),
    Table("colours", PLAYED * LIKE * LIKE),
    Table("used", PLAYED * MOST_STARS),
    Table("free", PLAYED * PLAYED * 2 * WANTED * FREE),
    Table("links", PLAYED * PLAYED * USES * LINKS),
    Table("room", PLAYED * PLAYED * ROOM),
)

POINTS_AT: Final = 0
ROUNDS_AT: Final = POINTS_AT + TABLES[0].size
PILE_AT: Final = ROUNDS_AT + TABLES[1].size
UNLIT_AT: Final = PILE_AT + TABLES[2].size
COLOURS_AT: Final = UNLIT_AT + TABLES[3].size
USED_AT: Final = COLOURS_AT + TABLES[4].size
FREE_AT: Final = USED_AT + TABLES[5].size
LINKS_AT: Final = FREE_AT + TABLES[6].size
ROOM_AT: Final = LINKS_AT + TABLES[7].size
ALL: Final = ROOM_AT + TABLES[8].size

MOST: Final = POINT_BITS + 4 + 64 + PLAYED * (COLOUR_COUNT + KINDS + 1)  # lookups of one position; 45 stars are drawn


def _use_of_pair(one: i64, other: i64, wanted: vec[i64], previous: i64) -> i64:
    """How much the tiles to come want a pair of colours, where `previous` is known (else NONE); NONE: not at all."""
    if previous != NONE:
        if one == previous:
            one = other
            other = previous
        if other != previous or wanted[one] == 0:
            return NONE
        return (18 if one == other else 14) + wanted[one]
    if one == other:
        return 10 + wanted[one] if wanted[one] > 1 else NONE
    few, more = min(wanted[one], wanted[other]), max(wanted[one], wanted[other])
    return NONE if few == 0 else more * (more + 1) // 2 + few


@final
class Outlook:
    """A seat's sky before the round after `played` others; `slots` are left of its pile, `previous` is its last colour.

    What is drawn is added by `look`; all that does not depend on it is counted once.
    """

    def __init__(self, edition: Edition, b: Board, alone: bool, played: i64, previous: i64, slots: i64) -> None:
        self.lattice: Lattice = edition.lattice
        self.colours: vec[i64] = edition.sky.colours[b.disc]
        self.kinds: vec[i64] = edition.lattice.kinds[b.disc]
        self.played: i64 = played
        self.low: i64 = b.used_low
        self.high: i64 = b.used_high
        self.free: vec[i64] = vec[i64]([0] * (PLAYED * COLOUR_COUNT))  # by window and colour
        self.links: vec[i64] = vec[i64]([0] * (PLAYED * KINDS))  # by window and kind
        self.free_now: vec[i64] = vec[i64]([0] * (PLAYED * COLOUR_COUNT))
        self.links_now: vec[i64] = vec[i64]([0] * (PLAYED * KINDS))
        self.free_at: vec[i64] = vec[i64]([NONE] * (PLAYED * COLOUR_COUNT))  # where they are looked up, if at all
        self.links_at: vec[i64] = vec[i64]([NONE] * (PLAYED * KINDS))
        self.found: vec[i32] = vec[i32]([0] * MOST)
        self.many: i64 = 0
        self.taken: vec[i64] = vec[i64]([0] * MOST_STARS)  # the stars that are used, 1
        if played == ROUNDS:
            self.certain: i64 = 0
            return
        self._count()
        self._ask_pile(b, previous, slots)
        self.add(ROUNDS_AT + played * 2 + (0 if alone else 1))
        self.add(PILE_AT + played * PILES + slots)
        self._add_colours(b, previous, slots)
        for star in range(i64(len(self.colours))):
            if self.taken[star]:
                self.add(USED_AT + played * MOST_STARS + star)
        self.certain = self.many  # so many lookups are there whatever is drawn

    def add(self, place: i64) -> None:
        self.found[self.many] = i32(place)
        self.many += 1

    def _count(self) -> None:
        """Free stars and pairs of them, in every window to come."""
        lattice, colours, kinds = self.lattice, self.colours, self.kinds
        for star in range(i64(len(colours))):
            if holds(self.low, self.high, star):
                self.taken[star] = 1
                continue
            for window in range(self.played, i64(PLAYED)):
                self.free[window * COLOUR_COUNT + colours[star]] += lattice.windows[star] >> window & 1
        views: i64 = len(lattice.views)
        seen = vec[i64]([0] * (views * KINDS))
        for pair in range(lattice.pairs):
            if self.taken[lattice.one[pair]] | self.taken[lattice.other[pair]] == 0:
                seen[lattice.view[pair] * KINDS + kinds[pair]] += 1
        for view in range(views):
            for window in range(self.played, i64(PLAYED)):
                if lattice.views[view] >> window & 1:
                    for kind in range(i64(KINDS)):
                        self.links[window * KINDS + kind] += seen[view * KINDS + kind]

    def _ask_pile(self, b: Board, previous: i64, slots: i64) -> None:
        """Where what is counted is looked up: by what the tiles left want."""
        wanted = vec[i64]([0] * COLOUR_COUNT)
        for slot in range(i64(SLOTS)):
            if slots >> slot & 1:
                wanted[b.backs[slot]] = min(i64(WANTED - 1), wanted[b.backs[slot]] + 1)
        for window in range(self.played, i64(PLAYED)):
            place = self.played * PLAYED + window
            known = previous if window == self.played else NONE
            for one in range(i64(COLOUR_COUNT)):
                use = (WANTED if one == previous else 0) + wanted[one]
                self.free_at[window * COLOUR_COUNT + one] = FREE_AT + (place * 2 * WANTED + use) * FREE
                for other in range(one, i64(COLOUR_COUNT)):
                    use = _use_of_pair(one, other, wanted, known)
                    if use != NONE:
                        at = window * KINDS + kind_of_colours(one, other)
                        self.links_at[at] = LINKS_AT + (place * USES + use) * LINKS

    def _add_colours(self, b: Board, previous: i64, slots: i64) -> None:
        """6.4: how many tiles to come repeat the last colour, and how many are alike."""
        many = vec[i64]([0] * COLOUR_COUNT)
        most: i64 = 0
        for slot in range(i64(SLOTS)):
            if slots >> slot & 1:
                many[b.backs[slot]] += 1
                most = max(most, many[b.backs[slot]])
        like = min(i64(LIKE - 1), many[previous])
        self.add(COLOURS_AT + (self.played * LIKE + like) * LIKE + min(i64(LIKE - 1), most))

    def look(self, stars: vec[i64], points: i64, unlit: i64) -> None:
        """The lookups of this sky when these stars have been drawn, and with so many points and unlit stars."""
        self.many = self.certain
        for place in range(i64(POINT_BITS)):
            if points >> place & 1:
                self.add(POINTS_AT + place)
        if self.played == ROUNDS:
            return
        self.add(UNLIT_AT + self.played * UNLIT + unlit)
        for star in stars:
            self.add(USED_AT + self.played * MOST_STARS + star)
        self._take(stars)
        for each in range(self.played * COLOUR_COUNT, i64(PLAYED * COLOUR_COUNT)):
            self.add(self.free_at[each] + min(i64(FREE - 1), self.free_now[each]))
        for window in range(self.played, i64(PLAYED)):
            room: i64 = 0
            for each in range(window * KINDS, (window + 1) * KINDS):
                room += self.links_now[each]
                if self.links_at[each] != NONE:
                    self.add(self.links_at[each] + min(i64(LINKS - 1), self.links_now[each]))
            self.add(ROOM_AT + (self.played * PLAYED + window) * ROOM + min(i64(ROOM - 1), room // 4))

    def _take(self, stars: vec[i64]) -> None:
        """Fill `free_now` and `links_now`: what is left when these stars are used."""
        lattice, taken = self.lattice, self.taken
        for each in range(self.played * COLOUR_COUNT, i64(PLAYED * COLOUR_COUNT)):
            self.free_now[each] = self.free[each]
        for each in range(self.played * KINDS, i64(PLAYED * KINDS)):
            self.links_now[each] = self.links[each]
        for star in stars:
            taken[star] = 1
            colour, seen = self.colours[star], lattice.windows[star]
            for window in range(self.played, i64(PLAYED)):
                self.free_now[window * COLOUR_COUNT + colour] -= seen >> window & 1
            for pair in lattice.beside[star]:
                if taken[lattice.one[pair]] & taken[lattice.other[pair]] == 0:
                    both = lattice.one[pair] + lattice.other[pair] - star
                    if taken[both] == 0:
                        seen, kind = lattice.views[lattice.view[pair]], self.kinds[pair]
                        for window in range(self.played, i64(PLAYED)):
                            self.links_now[window * KINDS + kind] -= seen >> window & 1
        for star in stars:
            taken[star] = 0

    def total(self, learned: Learned) -> i64:
        """The value of what was looked at."""
        weights = learned.weights
        total: i64 = 0
        for at in range(self.many):
            total += i64(weights[i64(self.found[at])])
        return total

    def lookups(self) -> vec[i32]:
        found = vec[i32]([0] * self.many)
        for at in range(self.many):
            found[at] = self.found[at]
        return found

    def costs(self, learned: Learned, position: i64) -> vec[i64]:
        """About what each star that a window shows now will be missed, if it is used alone."""
        weights, lattice = learned.weights, self.lattice
        costs = vec[i64]([0] * MOST_STARS)
        if self.played == ROUNDS:
            return costs
        stars = vec[i64]([0] * (PLAYED * COLOUR_COUNT))
        links = vec[i64]([0] * (PLAYED * KINDS))
        for each in range(self.played * COLOUR_COUNT, i64(PLAYED * COLOUR_COUNT)):
            stars[each] = _last(weights, self.free_at[each], self.free[each], FREE)
        for window in range(self.played, i64(PLAYED)):
            share = self._cost_of_room(weights, window)
            for each in range(window * KINDS, (window + 1) * KINDS):
                links[each] = share + _last(weights, self.links_at[each], self.links[each], LINKS)
        for star in range(i64(len(self.colours))):
            if lattice.windows[star] >> position & 1 and self.taken[star] == 0:
                cost: i64 = -i64(weights[USED_AT + self.played * MOST_STARS + star])
                for window in range(self.played, i64(PLAYED)):
                    if lattice.windows[star] >> window & 1:
                        cost += stars[window * COLOUR_COUNT + self.colours[star]]
                costs[star] = cost
        views: i64 = len(lattice.views)
        lost = vec[i64]([0] * (views * KINDS))
        for view in range(views):
            for window in range(self.played, i64(PLAYED)):
                if lattice.views[view] >> window & 1:
                    for kind in range(i64(KINDS)):
                        lost[view * KINDS + kind] += links[window * KINDS + kind]
        for pair in range(lattice.pairs):
            one, other = lattice.one[pair], lattice.other[pair]
            if self.taken[one] | self.taken[other] == 0:
                cost = lost[lattice.view[pair] * KINDS + self.kinds[pair]]
                costs[one] += cost
                costs[other] += cost
        return costs

    def _cost_of_room(self, weights: vec[i32], window: i64) -> i64:
        """What one pair less makes in a window, a quarter of what four make."""
        room: i64 = 0
        for each in range(window * KINDS, (window + 1) * KINDS):
            room += self.links[each]
        at = ROOM_AT + (self.played * PLAYED + window) * ROOM
        return _last(weights, at, min(i64(ROOM - 1), room // 4), ROOM) // 4


def _last(weights: vec[i32], at: i64, many: i64, most: i64) -> i64:
    """What the last of so many is worth."""
    if at == NONE or many == 0 or many >= most:
        return 0
    return i64(weights[at + many]) - i64(weights[at + many - 1])
