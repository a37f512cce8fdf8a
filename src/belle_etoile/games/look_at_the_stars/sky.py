"""All that is drawn on one sheet."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ...core.bits import count
from .components import AURA, BLACK_HOLE, GALAXY, LARGEST, LARGEST_NOVA, NOVA, SMALLEST, STARS, Sheet
from .geometry import (
    HIGH_NEAR,
    LINE_BY_NAME,
    LOW_NEAR,
    PLACE_BY_NAME,
    PLACE_NAMES,
    RISING,
    SPLIT,
    WORDS,
    Turned,
    add_line,
    direction_of,
    first_end,
    format_line,
    format_trail,
    has_line,
    high_anchors,
    high_bit,
    joins,
    lines_in,
    low_anchors,
    low_bit,
    no_lines,
    parse_trail,
    place_of,
    places_in,
    second_end,
    trail_line,
    trail_stars,
)

NONE: Final = -1
# Of a group of connected lines: its stars in two words, and its third word
GROUP: Final = 3
SIZE: Final = 0xFF
HAS_NOVA: Final = 1 << 8
HAS_AURA: Final = 1 << 9


@mypyc_attr(acyclic=True)
@final
class Sky:
    """All that is drawn on one sheet. Once it is in a State it never changes: each step draws on a copy."""

    def __init__(self, sheet: Sheet, lines: vec[i64], spent: vec[i64], groups: vec[i64]) -> None:
        self.sheet = sheet
        self.lines: vec[i64] = lines
        self.spent: vec[i64] = spent  # 7.2: the lines that have served the power card
        self.groups: vec[i64] = groups  # 9.1: three words each, see GROUP
        self.low_stars: i64 = sheet.low_stars
        self.high_stars: i64 = sheet.high_stars
        self.low_used: i64 = 0  # stars where a line ends
        self.high_used: i64 = 0
        self.low_shut: i64 = 0  # stars that nothing may touch any more
        self.high_shut: i64 = 0
        self.low_barred: i64 = 0  # 4.7, 8.7: places of diagonals that would cross a shooting star or an aura
        self.high_barred: i64 = 0
        self.low_marks: i64 = 0  # what the power has drawn; a galaxy is known by its left star
        self.high_marks: i64 = 0
        self.shots: vec[i64] = vec[i64]([])  # 6.2: lowest line + length << 9
        self.low_fresh: i64 = 0  # 8.2: stars that serve from the next card on
        self.high_fresh: i64 = 0
        self.drawn: bool = False  # 7.7: lines were drawn with the present card
        self.pending: i64 = 0  # how many things the power taken may still draw
        self.earned: i64 = NONE  # 8.4: a star of the shape that brought the power

    def copy(self) -> "Sky":
        """Only `lines` is changed in place; the other vecs are replaced when they change."""
        sky = Sky(self.sheet, vec[i64](self.lines), self.spent, self.groups)
        sky.low_stars = self.low_stars
        sky.high_stars = self.high_stars
        sky.low_used = self.low_used
        sky.high_used = self.high_used
        sky.low_shut = self.low_shut
        sky.high_shut = self.high_shut
        sky.low_barred = self.low_barred
        sky.high_barred = self.high_barred
        sky.low_marks = self.low_marks
        sky.high_marks = self.high_marks
        sky.shots = self.shots
        sky.low_fresh = self.low_fresh
        sky.high_fresh = self.high_fresh
        sky.drawn = self.drawn
        sky.pending = self.pending
        sky.earned = self.earned
        return sky

    # Questions

    def group_of(self, place: i64) -> i64:
        """Where the group that has this star begins in `groups`, or NONE. A star is in one group at most."""
        low, high = low_bit(place), high_bit(place)
        at: i64 = 0
        while at < len(self.groups):
            if (self.groups[at] & low) | (self.groups[at + 1] & high):
                return at
            at += GROUP
        return NONE

    def is_constellation(self, at: i64) -> bool:
        """9.1: three to eight lines; 8.6: up to ten with a nova."""
        size = self.groups[at + 2] & SIZE
        return SMALLEST <= size <= (LARGEST_NOVA if self.groups[at + 2] & HAS_NOVA else LARGEST)

    def low_unused(self) -> i64:
        """8.10: stars that nothing touches, in open and closed rows."""
        return self.low_stars & ~self.low_used & ~self.low_shut

    def high_unused(self) -> i64:
        return self.high_stars & ~self.high_used & ~self.high_shut

    def open_lines(self, sunlit: i64) -> vec[i64]:
        """4.2, 4.6, 4.7: every line that may be drawn; must agree with `drawing.line_refusal`."""
        found = joins(self.low_stars & ~self.low_shut & ~sunlit, self.high_stars & ~self.high_shut)  # 5.1, 5.2
        for word in range(i64(WORDS)):
            found[word] &= ~self.lines[word]
        return self._uncrossed(found)

    def open_trails(self, sunlit: i64) -> vec[i64]:
        """6.3: the diagonals a shooting star may be made of; must agree with `drawing.shoot_refusal`."""
        found = joins(self.low_unused() & ~sunlit, self.high_unused())
        found[4] &= ~self.lines[6]
        found[5] &= ~self.lines[7]
        found[6] &= ~self.lines[4]
        found[7] &= ~self.lines[5]
        return self._uncrossed(found)

    def _uncrossed(self, lines: vec[i64]) -> vec[i64]:
        lines[4] &= ~self.low_barred
        lines[5] &= ~self.high_barred
        lines[6] &= ~self.low_barred
        lines[7] &= ~self.high_barred
        return lines

    def unspent(self) -> vec[i64]:
        """7.2: the lines that may still serve the power card."""
        found = no_lines()
        for word in range(i64(len(found))):
            found[word] = self.lines[word] & ~self.spent[word]
        return found

    # Changes

    def draw(self, line: i64) -> None:
        """Draw a line and join the groups it touches (9.1): those at its ends, and one whose line it crosses (4.4)."""
        add_line(self.lines, line)
        low = low_bit(first_end(line)) | low_bit(second_end(line))
        high = high_bit(first_end(line)) | high_bit(second_end(line))
        self.low_used |= low
        self.high_used |= high
        low_touched, high_touched = low, high
        if direction_of(line) >= RISING:
            crossing = line ^ 1
            if has_line(self.lines, crossing):
                low_touched |= low_bit(first_end(crossing)) | low_bit(second_end(crossing))
                high_touched |= high_bit(first_end(crossing)) | high_bit(second_end(crossing))
        kept = vec[i64](capacity=len(self.groups) + GROUP)
        facts: i64 = 1
        at: i64 = 0
        while at < len(self.groups):
            one, two, three = self.groups[at], self.groups[at + 1], self.groups[at + 2]
            at += GROUP
            if (one & low_touched) | (two & high_touched):
                low |= one
                high |= two
                facts = (facts & SIZE) + (three & SIZE) | (facts | three) & HAS_NOVA
            else:
                kept = append(append(append(kept, one), two), three)
        self.groups = append(append(append(kept, low), high), facts)

    def shoot(self, lowest: i64, length: i64) -> None:
        """6.2, 6.3: a shooting star shuts its stars and bars what would cross it."""
        low, high = trail_stars(lowest, length)
        self.low_shut |= low
        self.high_shut |= high
        for nth in range(length):
            self._bar(trail_line(lowest, nth))
        self.shots = append(vec[i64](self.shots), lowest | length << 9)

    def _shut(self, place: i64) -> None:
        self.low_shut |= low_bit(place)
        self.high_shut |= high_bit(place)

    def _bar(self, line: i64) -> None:
        self.low_barred |= low_bit(place_of(line))
        self.high_barred |= high_bit(place_of(line))

    def mark(self, power: i64, place: i64) -> None:
        """8: draw what a power brings; `place` is the left star of a galaxy."""
        if power == STARS:
            self.low_fresh |= low_bit(place)
            self.high_fresh |= high_bit(place)
            return
        self.low_marks |= low_bit(place)
        self.high_marks |= high_bit(place)
        if power == NOVA:
            self._give(place, HAS_NOVA)
            return
        if power == AURA:
            at = self._give(place, HAS_AURA)
            self.close(self.groups[at], self.groups[at + 1])
            return
        self._shut(place)
        if power == GALAXY:
            self._shut(place + 1)
        elif power == BLACK_HOLE:  # 8.9: the stars beside it
            self.low_shut |= LOW_NEAR[place]
            self.high_shut |= HIGH_NEAR[place]

    def _give(self, place: i64, fact: i64) -> i64:
        at = self.group_of(place)
        self.groups = vec[i64](self.groups)
        self.groups[at + 2] |= fact
        return at

    def close(self, low: i64, high: i64) -> None:
        """8.7: no line may touch or cross the lines between these stars any more."""
        self.low_shut |= low
        self.high_shut |= high
        for line in lines_in(self.lines):
            if direction_of(line) >= RISING and (low & low_bit(first_end(line))) | (high & high_bit(first_end(line))):
                self._bar(line)

    def spend(self, turned: Turned, anchor: i64) -> None:
        """7.2: the lines of this shape have served the power card."""
        self.spent = vec[i64](self.spent)
        for nth in range(i64(turned.lines)):
            add_line(self.spent, turned.line(anchor, nth))

    def settle(self, turns: list[Turned], once: bool) -> None:
        """3.3: the card is done. 7.6: shapes left over are spent; 8.11: unless none is looked for any more."""
        if self.drawn and not (once and (self.low_marks | self.high_marks)):
            for turned in turns:
                anchor = first_anchor(turned, self.unspent())
                while anchor != NONE:
                    self.spend(turned, anchor)
                    anchor = first_anchor(turned, self.unspent())
        self.low_stars |= self.low_fresh  # 8.2
        self.high_stars |= self.high_fresh
        self.low_fresh = 0
        self.high_fresh = 0
        self.drawn = False
        self.pending = 0
        self.earned = NONE

    def text(self) -> str:
        """What is not told follows from the rest."""
        new = _named(self.low_stars & ~self.sheet.low_stars, self.high_stars & ~self.sheet.high_stars)
        return "\n".join(
            [
                f"sky {self.sheet.name}",
                f"lines {' '.join([format_line(line) for line in lines_in(self.lines)])}",
                f"spent {' '.join([format_line(line) for line in lines_in(self.spent)])}",
                f"trails {' '.join([format_trail(shot & 511, shot >> 9) for shot in self.shots])}",
                f"new {new}",
                f"marks {_named(self.low_marks, self.high_marks)}",
            ]
        )


def _named(low: i64, high: i64) -> str:
    return " ".join([PLACE_NAMES[place] for place in places_in(low, high)])


def read_sky(sheet: Sheet, power: i64, facts: list[list[str]]) -> Sky:
    """A sky from its lines, spent lines, shooting stars, new stars and marks, as `Sky.text` names them."""
    sky = printed_sky(sheet)
    for name in facts[0]:
        line: i64 = LINE_BY_NAME[name]
        if not has_line(sky.lines, line):
            sky.draw(line)
    for name in facts[1]:
        add_line(sky.spent, LINE_BY_NAME[name])
    for name in facts[2]:
        lowest, length = parse_trail(name)
        sky.shoot(lowest, length)
    for name in facts[3]:
        sky.low_stars |= low_bit(PLACE_BY_NAME[name])
        sky.high_stars |= high_bit(PLACE_BY_NAME[name])
    for name in facts[4]:
        sky.mark(power, PLACE_BY_NAME[name])
    return sky


def first_anchor(turned: Turned, lines: vec[i64]) -> i64:
    """The lowest corner at which the shape is found, or NONE."""
    low = low_anchors(turned, lines)
    if low:
        return count((low & -low) - 1)
    high = high_anchors(turned, lines)
    return SPLIT + count((high & -high) - 1) if high else NONE


def printed_sky(sheet: Sheet) -> Sky:
    """2: a sheet as it is printed, its two lines drawn (2.3)."""
    sky = Sky(sheet, no_lines(), no_lines(), vec[i64]([]))
    for line in sheet.lines:
        sky.draw(line)
    return sky
