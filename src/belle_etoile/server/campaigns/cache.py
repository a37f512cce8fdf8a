"""A cache of positions and printed pages that were asked for lately."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from ...games.stellarium.orders.names import Names
from ...games.stellarium.state import State
from ..background.queue import BoundedQueue

V = TypeVar("V")
MOST_PEOPLE: Final = 40_000  # dead or alive, in all cached positions: about a hundred megabytes
MOST_CHARACTERS: Final = 20_000_000  # of printed pages
MOST_SIZES: Final = 10_000
MOST_WAITING: Final = 40


class Position:
    """Only read, by any number of threads."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.names = Names(state)


class Recent(Generic[V]):
    """A cache of the values used last; their weights add up to `most` at most."""

    def __init__(self, most: int, weigh: Callable[[V], int] = lambda _: 1) -> None:
        self.most = most
        self.weigh = weigh
        self.weight = 0
        self._kept: OrderedDict[tuple[object, ...], V] = OrderedDict()

    def get(self, key: tuple[object, ...]) -> V | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: tuple[object, ...], value: V) -> None:
        before = self._kept.pop(key, None)
        self.weight += self.weigh(value) - (self.weigh(before) if before is not None else 0)
        self._kept[key] = value
        while self.weight > self.most and len(self._kept) > 1:
            self.weight -= self.weigh(self._kept.popitem(last=False)[1])


def positions() -> Recent[Position]:
    """A cache of positions, for a server or a worker."""
    return Recent(MOST_PEOPLE, lambda at: 100 + len(at.state.people))


class CampaignCache:
    """What this process caches of campaigns. `resolving`: the turns it resolves now, by campaign. `again`: campaigns to
    check once more after that.
    """

    def __init__(self) -> None:
        self.positions = positions()
        self.sizes: Recent[int] = Recent(MOST_SIZES)  # of states, in characters
        self.pages: Recent[str] = Recent(MOST_CHARACTERS, len)
        self.resolving: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.exporting = BoundedQueue(MOST_WAITING)  # an export keeps a reading connection for seconds
        self.looking_back = BoundedQueue(MOST_WAITING)
