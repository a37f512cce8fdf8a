"""Positions and printed pages that were asked for lately, so that a page that is read often is not made often."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from ...games.stellarium.orders.names import Names
from ...games.stellarium.state import State
from ..background.queue import BoundedQueue

V = TypeVar("V")
MOST_PEOPLE: Final = 40_000  # in the positions that are remembered, dead or alive: about a hundred megabytes
MOST_LETTERS: Final = 20_000_000  # of printed pages
MOST_SIZES: Final = 10_000
MOST_WAITING: Final = 40


class Position:
    """Only read, by any number of threads."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.names = Names(state)


class Recent(Generic[V]):
    """The last ones used, `most` of them by weight."""

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
    """For a server or a worker to remember the last ones."""
    return Recent(MOST_PEOPLE, lambda at: 100 + len(at.state.people))


class CampaignCache:
    """What this process remembers of campaigns. `resolving` are the turns it is at, by campaign, `again` those to look
    at once more.
    """

    def __init__(self) -> None:
        self.positions = positions()
        self.sizes: Recent[int] = Recent(MOST_SIZES)  # of states, in letters
        self.pages: Recent[str] = Recent(MOST_LETTERS, len)
        self.resolving: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.exporting = BoundedQueue(MOST_WAITING)  # it keeps a reader of the database for seconds
        self.looking_back = BoundedQueue(MOST_WAITING)
