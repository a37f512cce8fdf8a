"""A group of connected lines in the making, and what is known of a group in one word.

bit  0-7     8     16-17
    size   nova    life: it cannot grow, or until which sunrise it can
"""

from typing import Final, final

from mypy_extensions import i64

from .components import LARGEST, LARGEST_NOVA, SMALLEST
from .sky import HAS_NOVA, SIZE

LIFE: Final = 16


def is_constellation(facts: i64) -> bool:
    """9.1: must agree with `Sky.is_constellation`."""
    return SMALLEST <= facts & SIZE <= (LARGEST_NOVA if facts & HAS_NOVA else LARGEST)


def is_seed(facts: i64) -> bool:
    return 0 < facts & SIZE < SMALLEST and facts >> LIFE != 0


@final
class Joined:
    """A group in the making: new lines, and the groups that they join."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.low_touched: i64 = 0  # the stars of groups that a new line touches
        self.high_touched: i64 = 0
        self.low_around: i64 = 0  # beside the ends of the new lines
        self.high_around: i64 = 0
        self.low_near: i64 = 0  # beside stars that can still be touched
        self.high_near: i64 = 0
        self.size: i64 = 0
        self.nova: i64 = 0
        self.facts: i64 = 0

    def clear(self) -> None:
        """No lines at all."""
        self.low = 0
        self.high = 0
        self.low_touched = 0
        self.high_touched = 0
        self.low_around = 0
        self.high_around = 0
        self.low_near = 0
        self.high_near = 0
        self.size = 0
        self.nova = 0
        self.facts = 0

    def absorb(self, other: "Joined") -> None:
        """Become one group."""
        self.low |= other.low
        self.high |= other.high
        self.low_near |= other.low_near
        self.high_near |= other.high_near
        self.size += other.size
        self.nova |= other.nova
        other.clear()

    def is_constellation_at(self, low: i64, high: i64) -> i64:
        """1 if it is a constellation with a star among these places."""
        return 1 if (self.low & low) | (self.high & high) and is_constellation(self.facts) else 0

    def is_seed_at(self, low: i64, high: i64) -> i64:
        return 1 if (self.low & low) | (self.high & high) and is_seed(self.facts) else 0
