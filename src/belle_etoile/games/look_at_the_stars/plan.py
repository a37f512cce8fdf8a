"""The rest of a draft, planned by learned values: lines of the card, the powers they bring, and where those draw."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ...core.bits import count
from ...core.learned import Learned
from .components import (
    AURA,
    BLACK_HOLE,
    CARDS,
    GALAXY,
    LINE,
    MOON,
    NOVA,
    POWERS,
    STARS,
    TWINKLING,
)
from .geometry import DIRECTIONS, HIGH_CROSS, HIGH_NEAR, LOW_CROSS, LOW_NEAR, SPLIT, high_anchors, low_anchors
from .notation import (
    DO_BACK,
    DO_CONFIRM,
    DO_DRAW,
    DO_EARN,
    DO_POWER,
    DO_SHEET,
    DO_SKIP,
    first_of,
    kind_of,
    second_of,
)
from .outlook import UNKNOWN, Outlook
from .play import drafted
from .powers import draw_power, earn, open_places, power_of, spent_once
from .scoring import mark_points, points, sky_points
from .sky import GROUP, HAS_AURA, HAS_NOVA, NONE, SIZE, Sky
from .state import DRAW, SHOOT, State
from .values import ALL, MOON_POST, PLANET_POST, TWINKLING_POST, cards_place, sheet_place

WORST: Final = -(1 << 60)
POWERS_IN_A_ROW: Final = 3  # that one card may bring, as far as a plan goes
NO_VALUES: Final = Learned(vec[i32]([0] * ALL))
SHAPES: Final = 2  # of which the power may be taken are compared


@final
class Best:
    """The few targets of a power that look best, best first."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most
        self.targets: vec[i64] = vec[i64]([])
        self.values: vec[i64] = vec[i64]([])

    def hear(self, target: i64, value: i64) -> None:
        """Keep it if it is one of them; of equals, the first stays ahead."""
        at: i64 = len(self.targets)
        if at == self.most:
            if value <= self.values[at - 1]:
                return
            at -= 1
        else:
            self.targets = append(self.targets, target)
            self.values = append(self.values, value)
        while at > 0 and self.values[at - 1] < value:
            self.targets[at] = self.targets[at - 1]
            self.values[at] = self.values[at - 1]
            at -= 1
        self.targets[at] = target
        self.values[at] = value


@final
class Plan:
    """A draft in a seat's head."""

    def __init__(self, s: State, learned: Learned) -> None:
        self.s: State = s
        self.learned: Learned = learned
        self.outlook: Outlook = Outlook(s, learned)
        self.aside: Outlook = Outlook(s, learned)  # for skies that are only tried

    def value(self, sky: Sky) -> i64:
        """Of a draft that is confirmed as it is; exact when no card is left."""
        if self.aside.left == 0:
            return sky_points(self.s, sky) * self.learned.point
        self.aside.look(self.settled(sky))
        return self.aside.value()

    def settled(self, sky: Sky) -> Sky:
        s = self.s
        after = sky.copy()
        after.settle(s.edition.powers[s.power].shape.turns, s.once())
        return after

    def best_end(self, sky: Sky, taken: i64) -> i64:
        """The most that can still come of a draft, which has brought so many powers."""
        s = self.s
        if sky.pending:
            return self._best_use(sky, taken)
        best = self.value(sky)
        if taken == POWERS_IN_A_ROW or not sky.drawn or spent_once(s, sky):
            return best
        left: i64 = SHAPES
        lines = sky.unspent()
        for turned in s.edition.powers[s.power].shape.turns:
            for high in range(i64(2)):
                corners = high_anchors(turned, lines) if high else low_anchors(turned, lines)
                while corners and left:
                    lowest = corners & -corners
                    corners ^= lowest
                    left -= 1
                    earned = sky.copy()
                    earn(s, earned, turned, (SPLIT if high else i64(0)) + count(lowest - 1))
                    value = self._best_use(earned, taken + 1)
                    if value > best:
                        best = value
        return best

    def _best_use(self, sky: Sky, taken: i64) -> i64:
        """The power that was taken may be left, too."""
        best = self.value(sky)
        for target in self._targets(sky):
            used = sky.copy()
            draw_power(self.s, used, target)
            value = self.best_end(used, taken)
            if value > best:
                best = value
        return best

    # Where a power might draw

    def _targets(self, sky: Sky) -> vec[i64]:
        power = power_of(self.s)
        if power == LINE:
            return self._lines(sky)
        if power == NOVA or power == AURA:
            return _groups(sky, HAS_NOVA if power == NOVA else HAS_AURA)
        best = Best(4)
        if power != STARS and power != GALAXY and power != BLACK_HOLE:
            self.aside.look(self.settled(sky))
            best = Best(3)
        for_low, for_high = open_places(self.s, sky)
        for high in range(i64(2)):
            places = for_high if high else for_low
            while places:
                lowest = places & -places
                places ^= lowest
                place = (SPLIT if high else i64(0)) + count(lowest - 1)
                best.hear(place, self._estimate(sky, power, place))
        return best.targets

    def _estimate(self, sky: Sky, power: i64, place: i64) -> i64:
        """How good a place looks, compared with other places for the same power."""
        low, high = LOW_NEAR[place], HIGH_NEAR[place]
        if power == STARS:
            return count(low & sky.low_stars & ~self.outlook.closed) + count(high & sky.high_stars)
        if power == BLACK_HOLE:
            return mark_points(sky, power, place)
        if power == GALAXY:
            low, high = low | LOW_NEAR[place + 1], high | HIGH_NEAR[place + 1]
            return -count(low & sky.low_unused() & ~self.outlook.closed) - count(high & sky.high_unused())
        kind = TWINKLING_POST if power == TWINKLING else MOON_POST if power == MOON else PLANET_POST
        if power == MOON:
            low, high = LOW_CROSS[place], HIGH_CROSS[place]
        return i64(self.learned.weights[self.aside.place_of_post(kind, low, high)])

    def _lines(self, sky: Sky) -> vec[i64]:
        """8.3: a line that completes a shape is tried in any case."""
        best = Best(4)
        self.aside.look(self.settled(sky))
        lines = sky.open_lines(self.s.sunlit())
        for direction in range(i64(DIRECTIONS)):
            for high in range(i64(2)):
                left = lines[2 * direction + high]
                while left:
                    lowest = left & -left
                    left ^= lowest
                    line = ((SPLIT if high else i64(0)) + count(lowest - 1)) << 2 | direction
                    best.hear(line, self._value_of_line(sky, line))
        return best.targets

    def _value_of_line(self, sky: Sky, line: i64) -> i64:
        if self.aside.is_closing(line):
            used = sky.copy()
            draw_power(self.s, used, line)
            apart = Outlook(self.s, self.learned)
            apart.look(self.settled(used))
            return apart.value()
        value = self.aside.after(line, NONE)
        return -UNKNOWN if value == UNKNOWN else value

    # Moves

    def closing(self, one: i64, two: i64) -> bool:
        return self.outlook.is_closing(one) or self.outlook.is_closing(two)

    def after(self, seat: i64, move: i64) -> i64:
        """The most that a seat expects after a move of its draft."""
        s = self.s
        kind = kind_of(move)
        if kind == DO_BACK:
            return WORST
        if kind == DO_SKIP or kind == DO_CONFIRM:
            return self.value(s.sky(seat))
        if kind == DO_DRAW and not self.closing(first_of(move), second_of(move)):
            value = self.outlook.after(first_of(move), second_of(move))
            if value != UNKNOWN:
                return value
        return self.best_end(drafted(s, s.sky(seat), move), 1 if kind == DO_EARN else 0)


def _groups(sky: Sky, without: i64) -> vec[i64]:
    """8.6, 8.7: a star of each group that may have it."""
    found = vec[i64]([])
    at: i64 = 0
    while at < len(sky.groups):
        if sky.groups[at + 2] & SIZE >= 3 and sky.groups[at + 2] & without == 0:
            low, high = sky.groups[at], sky.groups[at + 1]
            found = append(found, count((low & -low) - 1) if low else SPLIT + count((high & -high) - 1))
        at += GROUP
    return found


# What the contract asks for


def expect(s: State, seat: i64, moves: vec[i64], learned: Learned) -> vec[i64]:
    """See core.game.MoveGame."""
    found = vec[i64](capacity=len(moves))
    if s.stage != DRAW and s.stage != SHOOT:
        for move in moves:
            found = append(found, _choice(s, move, learned))
        return found
    plan = Plan(s, learned)
    if s.stage == DRAW and not s.steps[seat]:
        plan.outlook.look(s.skies[seat])
    for move in moves:
        found = append(found, plan.after(seat, move))
    return found


def _choice(s: State, move: i64, learned: Learned) -> i64:
    """1.1, 1.3: what sheets and cards were worth in the games that were learned from."""
    kind, chosen, left = kind_of(move), first_of(move), i64(CARDS - 1)
    if kind == DO_SHEET:
        return i64(learned.weights[sheet_place(left, chosen)])
    if kind == DO_POWER:
        return i64(learned.weights[cards_place(left, s.point, s.edition.powers[chosen].power)])
    total: i64 = 0
    for power in range(i64(len(POWERS))):
        total += i64(learned.weights[cards_place(left, chosen, power)])
    return total // len(POWERS)


def lookups(s: State, seat: i64, move: i64) -> vec[i32]:
    """See core.game.MoveGame: a turn has one such position, when the card is done and another will come."""
    kind = kind_of(move)
    if (kind != DO_CONFIRM and kind != DO_SKIP) or s.turned >= CARDS:
        return vec[i32]([])
    plan = Plan(s, NO_VALUES)
    plan.outlook.look(plan.settled(s.sky(seat)))
    return plan.outlook.lookups()


def margin(s: State, seat: i64) -> i64:
    """9: the points of a seat; no other seat has a say in them."""
    return points(s, seat)
