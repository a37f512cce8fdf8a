"""Positions and printed pages that were asked for lately, so that a page that is read often is not made often."""

from collections import OrderedDict
from typing import Final, Generic, TypeVar

from ...games.stellarium.documents import Names
from ...games.stellarium.state import State

V = TypeVar("V")
MOST_POSITIONS: Final = 16
MOST_PAGES: Final = 200


class Position:
    """Only read, by any number of threads."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.names = Names(state)


class Recent(Generic[V]):
    """The last ones used."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[tuple[object, ...], V] = OrderedDict()

    def get(self, key: tuple[object, ...]) -> V | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: tuple[object, ...], value: V) -> None:
        self._kept[key] = value
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)


class Archive:
    """One for each house. `resolving` are the campaigns whose turn this process is at."""

    def __init__(self) -> None:
        self.positions: Recent[Position] = Recent(MOST_POSITIONS)
        self.pages: Recent[str] = Recent(MOST_PAGES)
        self.resolving: set[str] = set()
