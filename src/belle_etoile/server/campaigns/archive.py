"""Positions and printed pages that were asked for lately, so that a page that is read often is not made often."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from ...games.stellarium.documents import Names
from ...games.stellarium.state import State

V = TypeVar("V")
MOST_POSITIONS: Final = 16
MOST_LETTERS: Final = 50_000_000  # of printed pages


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


class Archive:
    """One for each house. `resolving` are the campaigns whose turn this process is at."""

    def __init__(self) -> None:
        self.positions: Recent[Position] = Recent(MOST_POSITIONS)
        self.pages: Recent[str] = Recent(MOST_LETTERS, len)
        self.resolving: set[str] = set()
