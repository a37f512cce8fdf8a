"""A whole drawing, planned by learned values: what it brings now and at the end, less what it costs later rounds.

The exact solver of one round (solver.py) says which drawings are worth a thought. Each is first measured by what each
of its stars will be missed, one by one; the few best ones are then looked at as a whole.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import count
from ...core.learned import HOPELESS, Learned
from .components import AXIS_VALUE, CENTRE_VALUE, CURRENT_VALUE, LINK_VALUE, PREVIOUS_VALUE, RIM_VALUE, UNLIT_STARS
from .heuristics import bonus_of
from .placements import FEWEST_STARS, Shape
from .round_scoring import cost_of, lost_stars
from .scoring import points
from .sky import NO_STAR, holds
from .solver import value_of
from .state import NONE, NOTHING, Board, State
from .values import Outlook


@final
class Draft:
    """The drawings of one tile in a seat's head, and the best of them. `b` is the seat's board with that tile.

    `most` are looked at as a whole.
    """

    def __init__(self, s: State, seat: i64, b: Board, most: i64) -> None:
        edition = s.edition
        sky = edition.sky
        self.s: State = s
        self.board: Board = b
        self.shape: Shape = edition.shape(b.tile)
        self.outlook: Outlook = Outlook(edition, b, len(s.boards) == 1, s.round + 1, edition.colour[b.tile], b.slots)
        self.points: i64 = points(s, seat)
        self.low: i64 = sky.window_low[s.round] & ~b.used_low
        self.high: i64 = sky.window_high[s.round] & ~b.used_high
        self.gains: vec[i64] = vec[i64]([])
        self.point: i64 = 0
        self.code: i64 = NOTHING
        self.stars: i64 = 0
        self.best: i64 = HOPELESS
        self.most: i64 = most
        self.codes: vec[i64] = vec[i64]([NONE] * most)
        self.kept: vec[i64] = vec[i64]([0] * most)
        self.guesses: vec[i64] = vec[i64]([HOPELESS] * most)

    def _gains_of_stars(self, learned: Learned) -> vec[i64]:
        """What each star that can be used brings by itself, now and at the end, less what it will be missed."""
        s, b, point = self.s, self.board, learned.point
        sky = s.edition.sky
        colours = sky.colours[b.disc]
        current = s.edition.colour[b.tile]
        gains = self.outlook.costs(learned, s.round)
        for star in range(i64(sky.stars)):
            if not holds(self.low, self.high, star):
                gains[star] = HOPELESS
                continue
            gain: i64 = 0
            if colours[star] == current:
                gain += CURRENT_VALUE
            if colours[star] == b.previous:
                gain += PREVIOUS_VALUE
            if holds(sky.centre_low, sky.centre_high, star):
                gain += CENTRE_VALUE
            elif holds(sky.rim_low, sky.rim_high, star):
                gain += RIM_VALUE
            gains[star] = gain * point - gains[star]
        return gains

    def search(self, learned: Learned) -> None:
        """Find the best drawings that leave out at least what the draft leaves out."""
        self.point = learned.point
        self.gains = self._gains_of_stars(learned)
        shape, gains, size = self.shape, self.gains, self.shape.size
        wanted = shape.all & ~self.board.left
        stars, bits = shape.stars, shape.bits
        for place in shape.in_window[self.s.round]:
            usable: i64 = 0
            most: i64 = 0
            at = place * size
            for star in range(size):
                there = stars[at + star]
                if there != NO_STAR:
                    gain = gains[there]
                    if gain != HOPELESS:
                        usable |= bits[star]
                        if gain > 0:
                            most += gain
            self._look_there(place, usable & wanted, most)

    def _look_there(self, place: i64, rest: i64, most: i64) -> None:
        """All drawings of a placement that are worth a thought: see solver.Search. Their stars bring `most` at most."""
        shape, b = self.shape, self.board
        gone = shape.size - count(rest)
        if gone > shape.size - FEWEST_STARS:
            return
        more = LINK_VALUE * (shape.lines - gone) + AXIS_VALUE * count(shape.over_axis[place])
        if most + (more - cost_of(gone, b.unlit)) * self.point <= self.guesses[self.most - 1]:
            return
        lines = shape.drawn(place, rest, b.cells_low, b.cells_high)
        if rest == shape.all:
            self._offer(place, rest, lines)
        while rest:
            part = shape.part(rest & -rest, lines)
            rest &= ~part
            if count(part) >= FEWEST_STARS and part != shape.all:
                self._offer(place, part, lines & shape.between(part))

    def _offer(self, place: i64, kept: i64, lines: i64) -> None:
        """Keep a drawing that is among the best."""
        guess = self._guess(place, kept, lines)
        at = self.most - 1
        if guess <= self.guesses[at]:
            return
        while at > 0 and self.guesses[at - 1] < guess:
            self.guesses[at] = self.guesses[at - 1]
            self.codes[at] = self.codes[at - 1]
            self.kept[at] = self.kept[at - 1]
            at -= 1
        self.guesses[at] = guess
        self.codes[at] = self.shape.codes[place]
        self.kept[at] = kept

    def _guess(self, place: i64, kept: i64, lines: i64) -> i64:
        shape, b, gains = self.shape, self.board, self.gains
        colours, current = self.s.edition.sky.colours[b.disc], self.s.edition.colour[b.tile]
        total: i64 = 0
        ones: i64 = 0
        others: i64 = 0
        first = place * shape.size
        for star in range(shape.size):
            if kept >> star & 1:
                there = shape.stars[first + star]
                total += gains[there]
                if colours[there] == current:
                    ones |= shape.bits[star]
                if colours[there] == b.previous:
                    others |= shape.bits[star]
        links: i64 = 0
        if ones and others:
            for line in range(shape.lines):
                if lines >> line & 1:
                    one, other = shape.line_from[line], shape.line_to[line]
                    links += (ones >> one & others >> other | ones >> other & others >> one) & 1
        more = LINK_VALUE * links + AXIS_VALUE * count(lines & shape.over_axis[place])
        return total + (more - cost_of(lost_stars(shape, kept, lines), b.unlit)) * self.point

    def look_at(self, code: i64, kept: i64) -> None:
        """The sky with this drawing, as a whole."""
        shape, b, s = self.shape, self.board, self.s
        stars = vec[i64]([])
        if code == NOTHING:
            lost, more = shape.size, -cost_of(shape.size, b.unlit)
        else:
            place = shape.number_of[code]
            lines = shape.drawn(place, kept, b.cells_low, b.cells_high)
            lost = lost_stars(shape, kept, lines)
            more = value_of(s.edition, b, shape, place, kept, lines) + bonus_of(s, shape, place, kept, lines)
            first = place * shape.size
            for star in range(shape.size):
                if kept >> star & 1:
                    stars = append(stars, shape.stars[first + star])
        # 8.2: points so far hold what the unlit stars of this round cost
        self.outlook.look(stars, self.points + more, min(i64(UNLIT_STARS), b.unlit + lost))

    def value(self, code: i64, kept: i64, learned: Learned) -> i64:
        self.look_at(code, kept)
        return self.outlook.total(learned)

    def choose(self, learned: Learned) -> i64:
        """The place among the best of the one with the highest value; NONE: there are none.

        Call `search` before; `guesses` are then values.
        """
        best: i64 = NONE
        for at in range(self.most):
            if self.codes[at] == NONE:
                break
            self.guesses[at] = self.value(self.codes[at], self.kept[at], learned)
            if best == NONE or self.guesses[at] > self.guesses[best]:
                best = at
        return best

    def plan(self, learned: Learned) -> None:
        """Find the best drawing: `code`, `stars` and `best`, its value."""
        self.search(learned)
        at = self.choose(learned)
        self.code = NOTHING if at == NONE else self.codes[at]
        self.stars = 0 if at == NONE else self.kept[at]
        self.best = self.value(NOTHING, 0, learned) if at == NONE else self.guesses[at]
