"""Signals between the processes at one PostgreSQL: after a commit each tells the others what changed.

A signal is one line of text, sent with NOTIFY:

    <process> m <match> <match> ...      moves or seats
    <process> p <person> ...             a name, a password, a session that ended
    <process> h <match> <seat> ...       which seats are present
    <process> o <match> <JSON>           a move proposed to a partner

When the connection was lost, signals are sent after it is back. When a process was killed before it sent its signal,
the others find the change themselves: every few seconds they compare what they know with the database.
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
from ...store.errors import NoAnswer
from ...store.locks import SERVERS
from ..context import Context
from ..matches.table import Table
from .logs import note

log: Final = logging.getLogger(__name__)
CHANNEL: Final = "belle_etoile"
REPEAT_EVERY: Final = 20.0
CHECK_EVERY: Final = 15.0
IN_ONE: Final = 400  # ids in one signal: PostgreSQL carries 8000 bytes
LONGEST: Final = 7900  # bytes


class Unsent:
    """Signals that are not sent yet. Only the last value for each match is kept, so they do not pile up."""

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

    def put_back(self, earlier: "Unsent") -> None:
        """Puts back what could not be sent, before what came since."""
        self.matches = {**earlier.matches, **self.matches}
        self.people = {**earlier.people, **self.people}
        self.here = {**earlier.here, **self.here}
        self.proposals = {**earlier.proposals, **self.proposals}


def in_shares(ids: list[str], most: int) -> list[list[str]]:
    return [ids[start : start + most] for start in range(0, len(ids), most)]


class PostgresCluster:
    """One connection listens, one sends. A lost signal loses no data: everything is in the database."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.url = context.db.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.unsent = Unsent()
        self._wake = asyncio.Event()

    def start(self) -> None:
        for work in (self._listen, self._send, self._repeat_presence, self._check):
            self.context.spawn(self._forever(work))

    def matches_changed(self, matches: list[str]) -> None:
        self.unsent.matches.update(dict.fromkeys(matches))
        self._wake.set()

    def person_changed(self, id: str) -> None:
        self.unsent.people[id] = None
        self._wake.set()

    def presence_changed(self, match: str, seats: list[int]) -> None:
        self.unsent.here[match] = " ".join(map(str, seats))
        self._wake.set()

    def proposed(self, match: str, proposal: bytes) -> None:
        self.unsent.proposals[match] = proposal.decode()
        self._wake.set()

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Begins again after any error, so that one bad signal cannot end listening or sending."""
        while True:
            try:
                await work()
            except Exception as error:
                note(log, "the signals were interrupted", error)
                await asyncio.sleep(1)

    async def _send(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
            self._wake.set()  # for what could not be sent before
            while True:
                await self._wake.wait()
                self._wake.clear()
                await self._send_all(connection)

    async def _send_all(self, connection: psycopg.AsyncConnection) -> None:
        sending, self.unsent = self.unsent, Unsent()
        lines = [f"{self.context.name} {line}" for line in sending.lines()]
        sent = False
        try:
            if lines:
                await connection.execute("SELECT pg_notify(%s, line) FROM unnest(%s::text[]) AS line", (CHANNEL, lines))
            sent = True
        finally:
            if not sent:
                self.unsent.put_back(sending)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
            here = await connection.execute("SELECT pg_try_advisory_lock_shared(%s)", (SERVERS,))
            if (await here.fetchone()) != (True,):
                raise NoAnswer  # a backup is being restored
            await connection.execute(f"LISTEN {CHANNEL}")
            for table in list(self.context.tables.values()):  # what changed meanwhile
                self._reread(table.id)
            async for signal in connection.notifies():
                self._hear(signal.payload)

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
        if sender not in table.elsewhere:  # a new process does not know yet who is here
            self._tell_presence(table)
        table.elsewhere[sender] = (time.monotonic(), seats)
        table.poke_presence()

    async def _hear_proposal(self, id: str, proposal: bytes) -> None:
        """Reads the table again first: the move before this proposal may not have arrived yet."""
        await self._try_reread(id)
        table = self.context.tables.get(id)
        if table is not None and table.version == msgspec.json.decode(proposal)["version"]:
            table.tell_proposal(proposal)

    def _tell_presence(self, table: Table) -> None:
        seats = table.here_now()
        if seats:
            self.presence_changed(table.id, seats)

    async def _repeat_presence(self) -> None:
        """Repeats who is present: a process that dies sends nothing, and what it said last expires."""
        while True:
            await asyncio.sleep(REPEAT_EVERY)
            for table in self.context.tables.values():
                self._tell_presence(table)

    async def _check(self) -> None:
        """Finds changes without a signal: their process was killed between the commit and the signal."""
        while True:
            await asyncio.sleep(CHECK_EVERY)
            for ids in in_shares(list(self.context.tables), IN_ONE):
                await self._compare(ids)
            for ids in in_shares(list({client.person for client in self.context.clients if client.person}), IN_ONE):
                await self._check_sessions(ids)

    async def _compare(self, ids: list[str]) -> None:
        for id, standing in (await self.context.db.read(lambda c: kept.standings(c, ids))).items():
            table = self.context.tables.get(id)
            if table is not None and not table.lock.locked() and standing != kept.standing(table.row, table.seats):
                self._reread(id)

    async def _check_sessions(self, ids: list[str]) -> None:
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
            note(log, "a table could not be read again", error, match=id)
            if table is not None:
                self.context.drop(table)
