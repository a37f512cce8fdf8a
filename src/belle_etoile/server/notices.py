"""Processes at one PostgreSQL tell each other what changed, after the commit and many at a time.

<process> m <match> <match> ...      moves or seats
<process> p <person> ...             a name, a password
<process> h <match> <seat> ...       who is here
<process> o <match> <JSON>           a move proposed to a partner
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import psycopg

from .house import House
from .table import Table

log: Final = logging.getLogger(__name__)
CHANNEL: Final = "belle_etoile"
REMIND_EVERY: Final = 20.0
IN_ONE: Final = 400  # ids in one notice: PostgreSQL carries 8000 bytes


class Notices:
    """One connection listens, one speaks. Nothing is lost that the database does not know."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.url = house.db.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._matches: dict[str, None] = {}
        self._lines: list[str] = []
        self._wake = asyncio.Event()
        house.on_change = self.changed
        house.on_person = self.person_changed
        house.on_presence = self.presence
        house.on_proposal = self.proposal
        house.db.committed = self.changed

    def start(self) -> None:
        self.house.spawn(self._forever(self._listen))
        self.house.spawn(self._forever(self._speak))
        self.house.spawn(self._remind())

    def changed(self, matches: list[str]) -> None:
        self._matches.update(dict.fromkeys(matches))
        self._wake.set()

    def person_changed(self, id: str) -> None:
        self._lines.append(f"{self.house.name} p {id}")
        self._wake.set()

    def presence(self, match: str, seats: list[int]) -> None:
        self._lines.append(f"{self.house.name} h {match} {' '.join(map(str, seats))}".rstrip())
        self._wake.set()

    def proposal(self, match: str, proposal: bytes) -> None:
        self._lines.append(f"{self.house.name} o {match} {proposal.decode()}")
        self._wake.set()

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except psycopg.Error as error:
                log.warning("the notices lost their database", extra={"error": str(error)})
                await asyncio.sleep(1)

    async def _speak(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
            while True:
                await self._wake.wait()
                self._wake.clear()
                ids, lines = list(self._matches), self._lines
                self._matches, self._lines = {}, []
                for start in range(0, len(ids), IN_ONE):
                    lines.append(f"{self.house.name} m {' '.join(ids[start : start + IN_ONE])}")
                await connection.execute("SELECT pg_notify(%s, line) FROM unnest(%s::text[]) AS line", (CHANNEL, lines))

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            for table in list(self.house.tables.values()):  # what was said meanwhile
                self._reread(table.id)
            async for notice in connection.notifies():
                self._hear(notice.payload)

    def _hear(self, line: str) -> None:
        sender, kind, *words = line.split(" ")
        if sender == self.house.name:
            return
        if kind == "m":
            for id in words:
                if id in self.house.tables:
                    self._reread(id)
        elif kind == "p":
            for id in words:
                self.house.forget_person(id)
        elif kind == "h" and words[0] in self.house.tables:
            table = self.house.tables[words[0]]
            if sender not in table.elsewhere:  # it does not know yet who is here
                self._tell_presence(table)
            table.elsewhere[sender] = (time.time(), [int(word) for word in words[1:]])
            table.poke_presence()

        elif kind == "o" and words[0] in self.house.tables:
            self.house.spawn(self._hear_proposal(words[0], " ".join(words[1:]).encode()))

    async def _hear_proposal(self, id: str, proposal: bytes) -> None:
        """The move it follows may still be on its way here."""
        await self._try_reread(id)
        table = self.house.tables.get(id)
        if table is not None and table.version == msgspec.json.decode(proposal)["version"]:
            table.tell_proposal(proposal)

    def _tell_presence(self, table: Table) -> None:
        seats = table.here_now()
        if seats:
            self.presence(table.id, seats)

    async def _remind(self) -> None:
        """A process that dies says nothing: so those that live repeat themselves."""
        while True:
            await asyncio.sleep(REMIND_EVERY)
            for table in self.house.tables.values():
                self._tell_presence(table)

    def _reread(self, id: str) -> None:
        self.house.spawn(self._try_reread(id))

    async def _try_reread(self, id: str) -> None:
        try:
            await self.house.reread(id)
        except Exception:
            log.exception("a table could not follow", extra={"match": id})
            self.house.tables.pop(id, None)
