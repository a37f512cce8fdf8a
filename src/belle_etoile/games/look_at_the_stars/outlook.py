"""A sky as learned values see it, and as it would be with a line or two more, without drawing them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ...core.bits import bit, count
from ...core.learned import Learned
from .components import (
    CARDS,
    LARGEST,
    MOON,
    PILE,
    PLANET,
    SUNLIT,
    TWINKLING,
)
from .geometry import (
    COLUMNS,
    HIGH_COLUMNS,
    HIGH_CROSS,
    HIGH_NEAR,
    LOW_COLUMNS,
    LOW_CROSS,
    LOW_NEAR,
    RISING,
    SPLIT,
    WORDS,
    direction_of,
    first_end,
    has_line,
    high_bit,
    low_bit,
    no_lines,
    place_of,
    places_in,
    second_end,
)
from .joined import LIFE, Joined, is_constellation, is_seed
from .lacking import Lacking, draw_on, none_lacking, take_back_from
from .powers import spent_once
from .scoring import mark_points, shapes_found, trail_points
from .sky import GROUP, HAS_NOVA, NONE, SIZE, Sky
from .state import State
from .values import (
    BITS,
    MOON_POST,
    PLANET_POST,
    POINT_CARD,
    POINT_CARDS,
    POWER_CARD,
    SHOOTING,
    TWINKLING_POST,
    Found,
    cards_place,
    certain_place,
    group_place,
    lacking_place,
    post_place,
    sheet_place,
    trail_place,
)

UNKNOWN: Final = -(1 << 60)  # a shape is complete, and what comes of it must be tried
LOW_WORD: Final = (1 << SPLIT) - 1
HIGH_WORD: Final = (1 << 50) - 1
ROW: Final = (1 << COLUMNS) - 1
LEFT_COLUMNS: Final = LOW_COLUMNS[COLUMNS - 2]
HIGH_LEFT_COLUMNS: Final = HIGH_COLUMNS[COLUMNS - 2]
MOST: Final = 64  # groups, and planets with marks like them


def grown(low: i64, high: i64) -> tuple[i64, i64]:
    """These places and all beside them."""
    low |= (low & LEFT_COLUMNS) << 1 | low >> 1 & LEFT_COLUMNS
    high |= (high & HIGH_LEFT_COLUMNS) << 1 | high >> 1 & HIGH_LEFT_COLUMNS
    wide_low = low | (low << COLUMNS & LOW_WORD) | low >> COLUMNS | (high & ROW) << (SPLIT - COLUMNS)
    wide_high = high | (high << COLUMNS & HIGH_WORD) | high >> COLUMNS | low >> (SPLIT - COLUMNS)
    return wide_low, wide_high


@final
class Outlook:
    """What a seat sees of its own sky when the present card is done; `look` takes a sky, `after` adds lines to it."""

    def __init__(self, s: State, learned: Learned) -> None:
        self.s: State = s
        self.learned: Learned = learned
        self.left: i64 = CARDS - s.turned
        piles = s.turned // PILE
        self.closed: i64 = SUNLIT[piles if piles < 2 else 2]
        self.next_closed: i64 = SUNLIT[piles + 1 if piles < 1 else 2]
        self.shooting: i64 = _shooting_to_come(s)
        self.kind: i64 = s.edition.powers[s.power].power
        self.point: i64 = s.point if s.point < POINT_CARDS else POINT_CARDS - 1
        self.found: Found = Found(self.left)
        # Of the sky that is looked at
        self.sheet: i64 = 0
        self.lines: vec[i64] = no_lines()
        self.low_open: i64 = 0  # stars that a line can touch
        self.high_open: i64 = 0
        self.low_free: i64 = 0  # those that nothing touches yet
        self.high_free: i64 = 0
        self.low_far: i64 = 0  # those of them that have no line beside them
        self.high_far: i64 = 0
        self.groups: i64 = 0
        self.low: vec[i64] = vec[i64]([0] * MOST)  # the stars of each group
        self.high: vec[i64] = vec[i64]([0] * MOST)
        self.low_near: vec[i64] = vec[i64]([0] * MOST)  # free stars beside it
        self.high_near: vec[i64] = vec[i64]([0] * MOST)
        self.facts: vec[i64] = vec[i64]([0] * MOST)  # its size, whether it has a nova, how long it can grow: see _facts
        self.place: vec[i64] = vec[i64]([0] * MOST)  # where it is looked up
        self.growing: i64 = 0  # groups by size, see Found.add_sizes
        self.done: i64 = 0
        self.constellations: i64 = 0  # sets of groups
        self.seeds: i64 = 0
        self.posts: i64 = 0  # planets, and marks that count what is beside them
        self.post_kind: vec[i64] = vec[i64]([0] * MOST)
        self.post_low: vec[i64] = vec[i64]([0] * MOST)
        self.post_high: vec[i64] = vec[i64]([0] * MOST)
        self.post_groups: vec[i64] = vec[i64]([0] * MOST)
        self.lacks_point: Lacking | None = None
        self.lacks_power: Lacking | None = None
        self.complete: Lacking | None = None  # the point card with the lines that serve it already, if any do
        self.uncrossed: vec[i64] = no_lines()  # diagonals that a shooting star may take
        self.certain: i64 = 0
        self.unchanging: i64 = 0  # of the value: what no line changes
        self.value_of_groups: i64 = 0
        # While lines are added
        self.first: Joined = Joined()
        self.second: Joined = Joined()
        self.touched: i64 = 0  # groups

    # A sky

    def look(self, sky: Sky) -> None:
        """From now on this sky is looked at. It is settled: the present card is done."""
        self.sheet = self.s.edition.sheet_by_name[sky.sheet.name]
        self.lines = sky.lines
        self.low_open = sky.low_stars & ~sky.low_shut & ~self.closed
        self.high_open = sky.high_stars & ~sky.high_shut
        self.low_free = self.low_open & ~sky.low_used
        self.high_free = self.high_open & ~sky.high_used
        low, high = grown(sky.low_used, sky.high_used)
        self.low_far = self.low_free & ~low
        self.high_far = self.high_free & ~high
        self._look_at_groups(sky)
        self._look_at_posts(sky)
        self._look_at_cards(sky)
        if self.shooting:
            self._look_at_trails(sky)
        found = self.found
        self._add_unchanging()
        self.unchanging = found.total(self.learned.weights)
        self._add_groups()
        self.value_of_groups = found.total(self.learned.weights)

    def _look_at_groups(self, sky: Sky) -> None:
        self.groups = 0
        self.growing = 0
        self.done = 0
        self.constellations = 0
        self.seeds = 0
        at: i64 = 0
        while at < len(sky.groups):
            nth = self.groups
            low, high = sky.groups[at], sky.groups[at + 1]
            low_near, high_near = grown(low & self.low_open, high & self.high_open)
            self.low[nth] = low
            self.high[nth] = high
            self.low_near[nth] = low_near & self.low_free
            self.high_near[nth] = high_near & self.high_free
            facts = self._facts(low, high, sky.groups[at + 2] & SIZE, sky.groups[at + 2] & HAS_NOVA)
            self.facts[nth] = facts
            self.place[nth] = self._place_of_group(facts, low_near & self.low_free, high_near & self.high_free)
            self._count_group(facts, 1)
            if is_constellation(facts):
                self.constellations |= bit(nth)
            elif is_seed(facts):
                self.seeds |= bit(nth)
            self.groups += 1
            at += GROUP

    def _facts(self, low: i64, high: i64, size: i64, nova: i64) -> i64:
        """Size, nova and life of a group in one word, the life being the third byte."""
        low &= self.low_open
        life: i64 = 0
        if (high & self.high_open) | (low & ~SUNLIT[2]):
            life = 3
        elif low & ~self.next_closed:
            life = 2
        elif low:
            life = 1
        return size | nova | life << LIFE

    def _place_of_group(self, facts: i64, low_near: i64, high_near: i64) -> i64:
        near = count(low_near) + count(high_near) if facts >> LIFE else i64(0)
        return group_place(self.left, facts & SIZE, facts & HAS_NOVA != 0, facts >> LIFE, near)

    def _count_group(self, facts: i64, by: i64) -> None:
        size = facts & SIZE
        if size <= LARGEST:
            if facts >> LIFE:
                self.growing += by << BITS * size
            else:
                self.done += by << BITS * size

    def _look_at_posts(self, sky: Sky) -> None:
        self.posts = 0
        for planet in sky.sheet.planets:
            self._add_post(PLANET_POST, LOW_NEAR[planet], HIGH_NEAR[planet])
        self.certain = trail_points(sky)
        if sky.low_marks | sky.high_marks == 0:
            return
        for place in places_in(sky.low_marks, sky.high_marks):
            if self.kind == PLANET:
                self._add_post(PLANET_POST, LOW_NEAR[place], HIGH_NEAR[place])
            elif self.kind == TWINKLING:
                self._add_post(TWINKLING_POST, LOW_NEAR[place], HIGH_NEAR[place])
            elif self.kind == MOON:
                self._add_post(MOON_POST, LOW_CROSS[place], HIGH_CROSS[place])
            else:
                self.certain += mark_points(sky, self.kind, place)

    def _add_post(self, kind: i64, low: i64, high: i64) -> None:
        groups: i64 = 0
        for nth in range(self.groups):
            if (self.low[nth] & low) | (self.high[nth] & high):
                groups |= bit(nth)
        at = self.posts
        self.post_kind[at] = kind
        self.post_low[at] = low
        self.post_high[at] = high
        self.post_groups[at] = groups
        self.posts += 1

    def _look_at_cards(self, sky: Sky) -> None:
        s = self.s
        open_lines = sky.open_lines(self.closed)
        card = s.edition.points[s.point]
        lacks = Lacking(card.pattern, sky.lines, open_lines)
        self.complete = None
        if lacks.none:
            self.complete = lacks
            served = lacks.served()
            drawn = no_lines()
            for word in range(i64(WORDS)):
                drawn[word] = sky.lines[word] & ~served[word]
            lacks = Lacking(card.pattern, drawn, open_lines)
            self.certain += card.points * shapes_found(sky, card.shape)
        self.lacks_point = lacks
        self.lacks_power = None
        if not spent_once(s, sky):
            self.lacks_power = Lacking(s.edition.powers[s.power].pattern, sky.unspent(), open_lines)

    def _look_at_trails(self, sky: Sky) -> None:
        lines, found = sky.lines, self.uncrossed
        found[4] = ~lines[6] & ~sky.low_barred
        found[5] = ~lines[7] & ~sky.high_barred
        found[6] = ~lines[4] & ~sky.low_barred
        found[7] = ~lines[5] & ~sky.high_barred

    def value(self) -> i64:
        """Of the sky that is looked at."""
        self._add_changing()
        return self.unchanging + self.value_of_groups + self.found.total(self.learned.weights)

    def lookups(self) -> vec[i32]:
        """All of the sky that is looked at."""
        self._add_unchanging()
        self._add_groups()
        self._add_changing()
        return self.found.taken()

    def _add_unchanging(self) -> None:
        found = self.found
        found.add(sheet_place(self.left, self.sheet))
        found.add(cards_place(self.left, self.point, self.kind))
        found.add(certain_place(self.left, self.certain))

    def _add_groups(self) -> None:
        for nth in range(self.groups):
            self.found.add(self.place[nth])

    def _add_changing(self) -> None:
        self.found.add_sizes(self.growing, self.done)
        for nth in range(self.posts):
            groups = self.post_groups[nth]
            beside, seeds = count(groups & self.constellations), count(groups & self.seeds)
            self._add_post_place(nth, beside, seeds, self.low_free, self.high_free)
        self._add_lacking()
        self._add_stars(self.low_free, self.high_free, self.low_far, self.high_far)
        if self.shooting:
            self._add_trails(self.low_free, self.high_free, self.uncrossed)

    def _add_post_place(self, nth: i64, beside: i64, seeds: i64, low_free: i64, high_free: i64) -> None:
        kind = self.post_kind[nth]
        free: i64 = 0
        if kind != MOON_POST:
            free = count(self.post_low[nth] & low_free) + count(self.post_high[nth] & high_free)
        self.found.add(post_place(kind, self.left, beside, seeds, free))

    def place_of_post(self, kind: i64, low: i64, high: i64) -> i64:
        """Where a mark with these places beside it would be looked up."""
        beside: i64 = 0
        seeds: i64 = 0
        for nth in range(self.groups):
            if (self.low[nth] & low) | (self.high[nth] & high):
                beside += self.constellations >> nth & 1
                seeds += self.seeds >> nth & 1
        free: i64 = 0
        if kind != MOON_POST:
            free = count(low & self.low_free) + count(high & self.high_free)
        return post_place(kind, self.left, beside, seeds, free)

    def _add_lacking(self) -> None:
        lacks = self.lacks_point
        if lacks is not None:
            self.found.add(lacking_place(POINT_CARD, self.point, self.left, lacks.one, lacks.two))
        lacks = self.lacks_power
        if lacks is not None:
            self.found.add(lacking_place(POWER_CARD, self.kind, self.left, lacks.one, lacks.two))

    def _add_stars(self, low: i64, high: i64, low_far: i64, high_far: i64) -> None:
        last = low & ~SUNLIT[2]
        later = low & ~self.next_closed
        free = count(last) + count(high)
        far = count(low_far) + count(high_far)
        self.found.add_stars(free, count(low ^ later), count(later ^ last), far)

    def _add_trails(self, low: i64, high: i64, uncrossed: vec[i64]) -> None:
        """6.2, 6.3: where shooting stars of one, two and three lines can be drawn."""
        low_north = low >> COLUMNS | (high & ROW) << (SPLIT - COLUMNS)
        high_north = high >> COLUMNS
        low_rising = low & low_north >> 1 & LEFT_COLUMNS & uncrossed[4]
        high_rising = high & high_north >> 1 & HIGH_LEFT_COLUMNS & uncrossed[5]
        low_falling = low >> 1 & LEFT_COLUMNS & low_north & uncrossed[6]
        high_falling = high >> 1 & HIGH_LEFT_COLUMNS & high_north & uncrossed[7]
        low2 = low_rising & (low_rising >> 11 | (high_rising & (bit(11) - 1)) << (SPLIT - 11))
        high2 = high_rising & high_rising >> 11
        low3 = low2 & (low_rising >> 22 | (high_rising & (bit(22) - 1)) << (SPLIT - 22))
        high3 = high2 & high_rising >> 22
        down2 = low_falling & (low_falling >> 9 | (high_falling & (bit(9) - 1)) << (SPLIT - 9))
        high_down2 = high_falling & high_falling >> 9
        down3 = down2 & (low_falling >> 18 | (high_falling & (bit(18) - 1)) << (SPLIT - 18))
        high_down3 = high_down2 & high_falling >> 18
        longest: i64 = 0
        if low2 | high2 | down2 | high_down2:
            longest = 2
        elif low_rising | high_rising | low_falling | high_falling:
            longest = 1
        many = count(low3) + count(high3) + count(down3) + count(high_down3)
        self.found.add(trail_place(self.left, self.shooting, longest, many))

    # One or two lines more

    def is_closing(self, line: i64) -> bool:
        """5: does a line end in a row that closes as soon as it is drawn? Then `after` knows too little of it."""
        ends = low_bit(first_end(line)) | low_bit(second_end(line))
        return ends & self.closed != 0

    def after(self, one: i64, two: i64) -> i64:
        """The value with these lines, or UNKNOWN if they complete a shape; `two` may be NONE."""
        before = self._complete_shapes()
        draw_on(self.lacks_point, one, two)
        draw_on(self.lacks_power, one, two)
        draw_on(self.complete, one, two)
        value = UNKNOWN if self._complete_shapes() > before else self._value_after(one, two)
        take_back_from(self.lacks_point, one, two)
        take_back_from(self.lacks_power, one, two)
        take_back_from(self.complete, one, two)
        return value

    def _complete_shapes(self) -> i64:
        return none_lacking(self.lacks_point) + none_lacking(self.lacks_power) + none_lacking(self.complete)

    def _value_after(self, one: i64, two: i64) -> i64:
        a, b = self.first, self.second
        self._begin(a, one)
        if two == NONE:
            b.clear()
        else:
            self._begin(b, two)
        low, high = a.low | b.low, a.high | b.high
        low_free, high_free = self.low_free & ~low, self.high_free & ~high
        low_far, high_far = self.low_far & ~low & ~a.low_around, self.high_far & ~high & ~a.high_around
        low_far &= ~b.low_around
        high_far &= ~b.high_around
        growing, done = self.growing, self.done
        value = self.unchanging + self._join(a, b, low, high, two == one ^ 1 and direction_of(one) >= RISING)
        self.found.add_sizes(self.growing, self.done)
        self.growing = growing
        self.done = done
        self._add_posts_after(a, b, low_free, high_free)
        self._add_lacking()
        self._add_stars(low_free, high_free, low_far, high_far)
        if self.shooting:
            self._add_trails_after(one, two, low_free, high_free)
        return value + self.found.total(self.learned.weights)

    def _begin(self, a: Joined, line: i64) -> None:
        """A line alone, and what it touches (9.1): groups at its ends, and one whose line it crosses (4.4)."""
        a.clear()
        self._end(a, first_end(line))
        self._end(a, second_end(line))
        a.low_touched = a.low
        a.high_touched = a.high
        a.size = 1
        if direction_of(line) >= RISING and has_line(self.lines, line ^ 1):
            low, high = first_end(line ^ 1), second_end(line ^ 1)
            a.low_touched |= low_bit(low) | low_bit(high)
            a.high_touched |= high_bit(low) | high_bit(high)

    def _end(self, a: Joined, place: i64) -> None:
        low, high = low_bit(place), high_bit(place)
        a.low |= low
        a.high |= high
        a.low_around |= LOW_NEAR[place]
        a.high_around |= HIGH_NEAR[place]
        if (low & self.low_open) | (high & self.high_open):
            a.low_near |= LOW_NEAR[place]
            a.high_near |= HIGH_NEAR[place]

    def _join(self, a: Joined, b: Joined, low: i64, high: i64, crossed: bool) -> i64:
        """The groups as they are then; the value of those that are not new, the others are added to what is found.

        `low` and `high` are the ends of the new lines.
        """
        weights, value = self.learned.weights, self.value_of_groups
        together = crossed or (a.low & b.low) | (a.high & b.high) != 0
        touched: i64 = 0
        for nth in range(self.groups):
            one = (self.low[nth] & a.low_touched) | (self.high[nth] & a.high_touched)
            two = (self.low[nth] & b.low_touched) | (self.high[nth] & b.high_touched)
            if one | two:
                touched |= bit(nth)
                value -= i64(weights[self.place[nth]])
                self._count_group(self.facts[nth], -1)
                together = together or (one != 0 and two != 0)
                self._absorb(a if one else b, nth)
            elif (self.low_near[nth] & low) | (self.high_near[nth] & high):
                place = self._place_of_group(self.facts[nth], self.low_near[nth] & ~low, self.high_near[nth] & ~high)
                value += i64(weights[place]) - i64(weights[self.place[nth]])
        self.touched = touched
        if together:
            a.absorb(b)
        self._finish(a, low, high)
        if b.size:
            self._finish(b, low, high)
        return value

    def _absorb(self, a: Joined, nth: i64) -> None:
        a.low |= self.low[nth]
        a.high |= self.high[nth]
        a.low_near |= self.low_near[nth]
        a.high_near |= self.high_near[nth]
        a.size += self.facts[nth] & SIZE
        a.nova |= self.facts[nth] & HAS_NOVA

    def _finish(self, a: Joined, low: i64, high: i64) -> None:
        facts = self._facts(a.low, a.high, a.size, a.nova)
        a.facts = facts
        self._count_group(facts, 1)
        low_near, high_near = a.low_near & self.low_free & ~low, a.high_near & self.high_free & ~high
        self.found.add(self._place_of_group(facts, low_near, high_near))

    def _add_posts_after(self, a: Joined, b: Joined, low_free: i64, high_free: i64) -> None:
        for nth in range(self.posts):
            groups = self.post_groups[nth] & ~self.touched
            beside, seeds = count(groups & self.constellations), count(groups & self.seeds)
            low, high = self.post_low[nth], self.post_high[nth]
            beside += a.is_constellation_at(low, high) + b.is_constellation_at(low, high)
            seeds += a.is_seed_at(low, high) + b.is_seed_at(low, high)
            self._add_post_place(nth, beside, seeds, low_free, high_free)

    def _add_trails_after(self, one: i64, two: i64, low_free: i64, high_free: i64) -> None:
        """A diagonal that is drawn bars the other one."""
        uncrossed = vec[i64](self.uncrossed)
        _bar(uncrossed, one)
        if two != NONE:
            _bar(uncrossed, two)
        self._add_trails(low_free, high_free, uncrossed)


def _bar(uncrossed: vec[i64], line: i64) -> None:
    if direction_of(line) >= RISING:
        word = 2 * direction_of(line ^ 1)
        uncrossed[word] &= ~low_bit(place_of(line))
        uncrossed[word + 1] &= ~high_bit(place_of(line))


def _shooting_to_come(s: State) -> i64:
    """6.1: the cards with a shooting star that nobody has seen, if any card comes."""
    unseen: i64 = 0
    for nth, night in enumerate(s.edition.nights):
        if night.shooting and s.unseen & bit(nth):
            unseen += 1
    return unseen if unseen < SHOOTING else SHOOTING - 1
