"""Rate limits: leaky buckets in memory, one for each rule and each address or person, per process."""

import time
from ipaddress import IPv6Address, ip_address
from typing import Final

from .problems import Problem

MOST_BUCKETS: Final = 50_000

# rule: (how many a second, how many at once)
PER_ADDRESS: Final = {
    "log-in": (0.2, 10.0),
    "person": (0.2, 20.0),
    "create": (0.5, 30.0),
    "move": (100.0, 300.0),
    "import": (0.01, 12.0),
    "orders": (10.0, 200.0),
    "letter": (2.0, 120.0),
    "talk": (5.0, 100.0),
    "mail": (0.02, 10.0),
    "search": (1.0, 30.0),
    "hint": (1.0, 20.0),
    "lesson": (10.0, 120.0),
    "socket": (5.0, 60.0),
    "other": (50.0, 300.0),
}
PER_PERSON: Final = {
    "log-in": (0.1, 5.0),  # here the name that is tried, not who tries it
    "person": (0.2, 10.0),
    "create": (0.2, 15.0),
    "move": (10.0, 60.0),
    "import": (0.003, 6.0),  # an archive costs a minute of a processor
    "orders": (2.0, 60.0),  # saved with every change of the form
    "letter": (0.5, 40.0),  # a draft is saved while one types
    "talk": (0.5, 10.0),
    "mail": (0.005, 3.0),  # a mail to an address that nobody has confirmed
    "search": (0.5, 20.0),
    "hint": (0.5, 10.0),
    "lesson": (2.0, 60.0),
    "socket": (2.0, 40.0),
    "other": (30.0, 200.0),  # a slider over a whole match asks for many moments
}


# how many at the same time
SOCKETS_OF_ADDRESS: Final = 300  # a school behind one address
SOCKETS_OF_PERSON: Final = 50


def address_group(address: str) -> str:
    """One household: an IPv4 address, or the first 64 bits of an IPv6 one."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return parsed.exploded[:19]
    return address


class Limits:
    """A bucket fills by one with each request and leaks at its rule's rate."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}  # level, when
        self.held: dict[str, int] = {}  # sockets, by address and by person

    def spend(self, rule: str, address: str, person: str = "") -> None:
        """Raises the problem too-fast with the seconds to wait."""
        if not self.on:
            return
        now = time.monotonic()
        self._pour(rule, "@" + address_group(address), PER_ADDRESS[rule], now)
        if person:
            self._pour(rule, person, PER_PERSON[rule], now)

    def room(self, address: str, person: str) -> None:
        """Raises the problem too-fast where there are too many sockets already."""
        if self.on and any([self.held.get(who, 0) >= most for who, most in self._places(address, person)]):
            raise Problem("too-fast", retry_after=10)

    def hold(self, address: str, person: str) -> None:
        for who, _ in self._places(address, person):
            self.held[who] = self.held.get(who, 0) + 1

    def let_go(self, address: str, person: str) -> None:
        for who, _ in self._places(address, person):
            left = self.held.get(who, 0) - 1
            if left > 0:
                self.held[who] = left
            else:
                self.held.pop(who, None)

    def _places(self, address: str, person: str) -> list[tuple[str, int]]:
        mine = [("@" + address_group(address), SOCKETS_OF_ADDRESS)]
        return [*mine, (person, SOCKETS_OF_PERSON)] if person else mine

    def _pour(self, rule: str, who: str, rate: tuple[float, float], now: float) -> None:
        leak, most = rate
        level, when = self.buckets.get((rule, who), (0.0, now))
        level = max(0.0, level - (now - when) * leak)
        if level + 1 > most:
            raise Problem("too-fast", retry_after=max(1, round((level + 1 - most) / leak)))
        if len(self.buckets) >= MOST_BUCKETS:
            self._tidy(now)
        self.buckets[rule, who] = (level + 1, now)

    def _tidy(self, now: float) -> None:
        """Empty buckets first, then the oldest half."""
        kept = {key: b for key, b in self.buckets.items() if b[0] - (now - b[1]) * PER_ADDRESS[key[0]][0] > 0}
        if len(kept) >= MOST_BUCKETS // 2:
            by_age = sorted(kept.items(), key=lambda item: item[1][1])
            kept = dict(by_age[len(by_age) // 2 :])
        self.buckets = kept
