"""Processes at one PostgreSQL tell each other what changed, after the commit and many at a time.

<process> m <match> <match> ...      moves or seats
<process> p <person> ...             a name, a password, a session that ended
<process> h <match> <seat> ...       who is here
<process> o <match> <JSON>           a move proposed to a partner

What was not said because the line was cut is said when there is one again. What was never said, because a process was
killed before it could, the others find out by looking for themselves now and then.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import psycopg

from ...store import matches as kept
from ...store import people as persons
from ...store.errors import Silent
from ...store.locks import HOUSE
from ..context import Context
from ..matches.table import Table
from .logs import note

log: Final = logging.getLogger(__name__)
CHANNEL: Final = "belle_etoile"
REMIND_EVERY: Final = 20.0
LOOK_EVERY: Final = 15.0
IN_ONE: Final = 400  # ids in one notice: PostgreSQL carries 8000 bytes
LONGEST: Final = 7900


class Unsaid:
    """What the others do not know yet. Of what changes often only the last is kept, so a long silence costs nothing."""

    def __init__(self) -> None:
        self.matches: dict[str, None] = {}
        self.people: dict[str, None] = {}
        self.here: dict[str, str] = {}  # by match
        self.proposals: dict[str, str] = {}  # by match

    def lines(self) -> list[str]:
        said = [f"m {' '.join(ids)}" for ids in in_shares(list(self.matches), IN_ONE)]
        said += [f"p {' '.join(ids)}" for ids in in_shares(list(self.people), IN_ONE)]
        said += [f"h {match} {seats}".rstrip() for match, seats in self.here.items()]
        said += [f"o {match} {proposal}" for match, proposal in self.proposals.items()]
        return [line for line in said if len(line.encode()) <= LONGEST]

    def take_back(self, earlier: "Unsaid") -> None:
        """What could not be said goes before what has come since."""
        self.matches = {**earlier.matches, **self.matches}
        self.people = {**earlier.people, **self.people}
        self.here = {**earlier.here, **self.here}
        self.proposals = {**earlier.proposals, **self.proposals}


def in_shares(ids: list[str], most: int) -> list[list[str]]:
    return [ids[start : start + most] for start in range(0, len(ids), most)]


class PostgresCluster:
    """One connection listens, one speaks. Nothing is lost that the database does not know."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.url = context.db.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.unsaid = Unsaid()
        self._wake = asyncio.Event()

    def start(self) -> None:
        for work in (self._listen, self._speak, self._remind, self._look):
            self.context.spawn(self._forever(work))

    def matches_changed(self, matches: list[str]) -> None:
        self.unsaid.matches.update(dict.fromkeys(matches))
        self._wake.set()

    def person_changed(self, id: str) -> None:
        self.unsaid.people[id] = None
        self._wake.set()

    def presence_changed(self, match: str, seats: list[int]) -> None:
        self.unsaid.here[match] = " ".join(map(str, seats))
        self._wake.set()

    def proposed(self, match: str, proposal: bytes) -> None:
        self.unsaid.proposals[match] = proposal.decode()
        self._wake.set()

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Nothing that is heard or found may make this process deaf or dumb for good."""
        while True:
            try:
                await work()
            except Exception as error:
                note(log, "the notices were interrupted", error)
                await asyncio.sleep(1)

    async def _speak(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
            self._wake.set()  # for what could not be said before
            while True:
                await self._wake.wait()
                self._wake.clear()
                await self._say(connection)

    async def _say(self, connection: psycopg.AsyncConnection) -> None:
        saying, self.unsaid = self.unsaid, Unsaid()
        lines = [f"{self.context.name} {line}" for line in saying.lines()]
        said = False
        try:
            if lines:
                await connection.execute("SELECT pg_notify(%s, line) FROM unnest(%s::text[]) AS line", (CHANNEL, lines))
            said = True
        finally:
            if not said:
                self.unsaid.take_back(saying)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
            here = await connection.execute("SELECT pg_try_advisory_lock_shared(%s)", (HOUSE,))
            if (await here.fetchone()) != (True,):
                raise Silent  # somebody puts the whole database back
            await connection.execute(f"LISTEN {CHANNEL}")
            for table in list(self.context.tables.values()):  # what was said meanwhile
                self._reread(table.id)
            async for notice in connection.notifies():
                self._hear(notice.payload)

    def _hear(self, line: str) -> None:
        sender, kind, *words = line.split(" ")
        if sender == self.context.name:
            return
        if kind == "m":
            for id in words:
                self._reread(id)
        elif kind == "p":
            for id in words:
                self.context.person_changed_elsewhere(id)
        elif kind == "h" and words[0] in self.context.tables:
            self._hear_presence(sender, self.context.tables[words[0]], [int(word) for word in words[1:]])
        elif kind == "o" and words[0] in self.context.tables:
            self.context.spawn(self._hear_proposal(words[0], " ".join(words[1:]).encode()))

    def _hear_presence(self, sender: str, table: Table, seats: list[int]) -> None:
        if sender not in table.elsewhere:  # it does not know yet who is here
            self._tell_presence(table)
        table.elsewhere[sender] = (time.monotonic(), seats)
        table.poke_presence()

    async def _hear_proposal(self, id: str, proposal: bytes) -> None:
        """The move it follows may still be on its way here."""
        await self._try_reread(id)
        table = self.context.tables.get(id)
        if table is not None and table.version == msgspec.json.decode(proposal)["version"]:
            table.tell_proposal(proposal)

    def _tell_presence(self, table: Table) -> None:
        seats = table.here_now()
        if seats:
            self.presence_changed(table.id, seats)

    async def _remind(self) -> None:
        """A process that dies says nothing: so those that live repeat themselves."""
        while True:
            await asyncio.sleep(REMIND_EVERY)
            for table in self.context.tables.values():
                self._tell_presence(table)

    async def _look(self) -> None:
        """What changed without a word: somebody was killed between the commit and the notice."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            for ids in in_shares(list(self.context.tables), IN_ONE):
                await self._compare(ids)
            for ids in in_shares(list({client.person for client in self.context.clients if client.person}), IN_ONE):
                await self._look_at_views(ids)

    async def _compare(self, ids: list[str]) -> None:
        for id, standing in (await self.context.db.read(lambda c: kept.standings(c, ids))).items():
            table = self.context.tables.get(id)
            if table is not None and not table.lock.locked() and standing != kept.standing(table.row, table.seats):
                self._reread(id)

    async def _look_at_views(self, ids: list[str]) -> None:
        found = await self.context.db.read(lambda c: persons.those(c, ids))
        for id in ids:
            self.context.end_views(id, found.get(id))

    def _reread(self, id: str) -> None:
        self.context.spawn(self._try_reread(id))

    async def _try_reread(self, id: str) -> None:
        table = self.context.tables.get(id)
        try:
            await self.context.reread(id)
        except Exception as error:
            note(log, "a table could not follow", error, match=id)
            if table is not None:
                self.context.drop(table)
