"""Two protocols: who plays for bots and absent players, and who tells other processes what changed.

Each has an implementation for one process alone and one for any number of processes at one PostgreSQL. They are chosen
in app.py and handed to the context when it starts.
"""

from typing import Protocol

from sqlalchemy import Connection


class Jobs(Protocol):
    """Plays for bots and for those whose time is up."""

    def start(self) -> None: ...

    async def stop(self) -> None: ...

    def defer(self, connection: Connection, matches: list[str]) -> None:
        """These matches wait for a bot or a seat that resigned. Called in the transaction, in its thread."""

    def wake(self, match: str) -> None:
        """The same, called in the event loop after the commit."""


class Cluster(Protocol):
    """Tells the other processes what changed, and hears it from them."""

    def start(self) -> None: ...

    def matches_changed(self, matches: list[str]) -> None: ...

    def person_changed(self, id: str) -> None: ...

    def presence_changed(self, match: str, seats: list[int]) -> None: ...

    def proposed(self, match: str, proposal: bytes) -> None: ...


class Alone:
    """The cluster of one process: there is nobody to tell."""

    def start(self) -> None:
        pass

    def matches_changed(self, matches: list[str]) -> None:
        pass

    def person_changed(self, id: str) -> None:
        pass

    def presence_changed(self, match: str, seats: list[int]) -> None:
        pass

    def proposed(self, match: str, proposal: bytes) -> None:
        pass
