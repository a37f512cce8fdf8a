"""The house: the database, the open tables, the people who come in, and what goes on without them."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final

from ..core.errors import BadLog
from ..store import Database, Person, open_database
from ..store import matches as kept
from ..store import people as persons
from .campaigns.archive import Archive
from .config import Config
from .limits import Limits
from .link import Link
from .mail import postman_for
from .metrics import Metrics
from .opening import read_match, read_on, table_from
from .problems import Problem
from .sessions import Signer
from .table import Table
from .thinking import Thinkers

MOST_PEOPLE: Final = 20_000
TRUSTED_FOR: Final = 30.0  # seconds a person's row is believed without looking again
PING_EVERY: Final = 4.0
SIGN_OF_LIFE: Final = 9.0  # seconds without one, looked for every second: the link is dead within ten


class House:
    """Everything a request may need. One for each process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.db: Database = open_database(config.database)
        self.name = secrets.token_hex(4)  # tells this process from others at the same database
        key = self.db.write_now(lambda c: persons.setting(c, "cookie-key", secrets.token_hex(32)))
        self.signer = Signer(key)
        self.limits = Limits(config.limits)
        self.thinkers = Thinkers(config.thinkers)
        self.metrics = Metrics()
        self.archive = Archive()
        self.postman = postman_for(config)
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.links: set[Link] = set()
        self.ready = False
        self.on_change: Callable[[list[str]], None] | None = None
        self.on_person: Callable[[str], None] | None = None
        self.on_presence: Callable[[str, list[int]], None] | None = None
        self.on_proposal: Callable[[str, bytes], None] | None = None
        self.on_wake: Callable[[str], None] | None = None
        self._opening: dict[str, asyncio.Future[Table]] = {}
        self._people: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Goes on beside the requests; stopped with the house."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def start(self) -> None:
        self.db.start()
        self.spawn(self._ping())
        self.ready = True

    async def stop(self) -> None:
        self.ready = False
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.stop()
        await self.db.stop()

    def wake(self, match: str) -> None:
        """A seat that plays by itself is waited for. With a shared database the job is in the move's transaction."""
        if not self.db.shared and self.on_wake is not None:
            self.on_wake(match)

    def changed(self, *matches: str) -> None:
        """Other processes at the same database are told."""
        if self.on_change is not None:
            self.on_change(list(matches))

    def presence_changed(self, table: Table) -> None:
        table.poke_presence()
        if self.on_presence is not None:
            self.on_presence(table.id, table.here_now())

    def proposed(self, table: Table, proposal: bytes) -> None:
        """A partner's word, told to all who watch, here and at other processes."""
        table.tell_proposal(proposal)
        if self.on_proposal is not None:
            self.on_proposal(table.id, proposal)

    async def _ping(self) -> None:
        """A quarter of the links each second, so that two thousand do not speak at once."""
        quarter = 0
        while True:
            await asyncio.sleep(PING_EVERY / 4)
            quarter = (quarter + 1) % 4
            silent_since = time.monotonic() - SIGN_OF_LIFE
            for link in list(self.links):
                if link.heard < silent_since:
                    link.give_up()
                elif link.number % 4 == quarter:
                    link.wants_ping = True
                    link.poke()

    # People

    def person_at_hand(self, id: str) -> Person | None:
        """Without looking it up."""
        found = self._people.get(id)
        return found[1] if found is not None and time.monotonic() - found[0] < TRUSTED_FOR else None

    async def person(self, id: str) -> Person | None:
        found = self.person_at_hand(id)
        if found is not None:
            return found
        person = await self.db.read(lambda c: persons.person(c, id))
        self.forget_person(id)
        if person is not None:
            self._people[id] = (time.monotonic(), person)
            if len(self._people) > MOST_PEOPLE:
                self._people.popitem(last=False)
        return person

    def forget_person(self, id: str) -> None:
        self._people.pop(id, None)

    def person_changed(self, id: str) -> None:
        self.forget_person(id)
        if self.on_person is not None:
            self.on_person(id)

    # Tables

    def table_at_hand(self, id: str) -> Table | None:
        """If it is open; it then counts as looked at."""
        table = self.tables.get(id)
        if table is not None:
            self.tables.move_to_end(id)
        return table

    async def table(self, id: str) -> Table:
        """Opens it if need be; raises the problem no-such-match."""
        table = self.table_at_hand(id)
        if table is not None:
            return table
        opening = self._opening.get(id)
        if opening is None:
            opening = asyncio.ensure_future(self._open(id))
            self._opening[id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Table:
        found = await self.db.read(lambda c: read_match(c, id))
        if found is None:
            raise Problem("no-such-match")
        try:
            table = table_from(found)
        except BadLog as error:
            raise Problem("old-match", reason=str(error)) from error
        self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        """Puts a table among the open ones and closes the one not looked at for longest."""
        self.tables[table.id] = table
        spare = len(self.tables) - self.config.open_tables
        idle: list[str] = []
        for other in self.tables.values():
            if len(idle) >= spare:
                break
            if not other.links and not other.lock.locked() and other is not table:
                idle.append(other.id)
        for id in idle:
            del self.tables[id]

    async def refresh(self, table: Table) -> None:
        """Reads what another process wrote: row, seats and moves. The caller holds the lock."""
        in_step = table.match is not None and table.match.version == table.version
        after = table.version
        found = await self.db.read(lambda c: read_on(c, table.id, after) if in_step else read_match(c, table.id))
        if found is None:
            raise Problem("no-such-match")
        if in_step:
            for move in found.moves:
                table.follow(kept.record_of(move))
        else:
            fresh = table_from(found)
            table.match, table.recent, table.snapshot = fresh.match, fresh.recent, fresh.snapshot
        table.row, table.seats = found.row, found.seats
        if table.match is not None:
            table.advance()

    async def reread(self, id: str) -> None:
        """Somebody changed a match elsewhere: those who watch it here are told."""
        table = self.tables.get(id)
        if table is None:
            return
        async with table.lock:
            await self.refresh(table)
        table.poke_table()
