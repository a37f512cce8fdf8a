"""The context of a server process: database, open tables, people, pools, and background work."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, Final

from sqlalchemy import Connection

from ..core.errors import BadLog
from ..store import Database, Person, open_database
from ..store import matches as kept
from ..store import people as persons
from ..store.liveness import Watch
from ..store.locks import hold_to_serve
from .background.bot_pool import BotPool
from .background.limited_pool import MEGABYTE, LimitedPool
from .background.metrics import Metrics
from .background.text_pool import TextPool
from .campaigns.cache import CampaignCache
from .config import Config
from .http.problems import Problem, problem_for
from .http.rate_limits import Limits
from .http.sessions import Signer
from .matches.loader import game_of, read_match, read_on, table_from
from .matches.table import Table
from .people.email import mailer_for
from .people.push_messages import new_key
from .people.turn_notices import Pusher
from .ports import Alone, Cluster, Jobs
from .realtime.client import Client, ping_clients

MOST_PEOPLE: Final = 20_000
TRUSTED_FOR: Final = 30.0  # seconds for which a person's row is cached
FAREWELL: Final = 3.0  # seconds for background work to end when the server closes


class Context:
    """Everything a request may need. One for each process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.held = hold_to_serve(config.database)
        try:
            self.db: Database = open_database(config.database)
        except BaseException:
            self.held.release()
            raise
        self.watch = Watch(self.db)
        self.name = secrets.token_hex(4)  # tells this process from others at the same database
        key = self.db.write_now(lambda c: persons.setting(c, "cookie-key", secrets.token_hex(32)))
        self.signer = Signer(key)
        self.limits = Limits(config.limits)
        self.bot_pool = BotPool(config.bot_processes)
        self.text_pool = TextPool(768 * MEGABYTE)  # what people write
        self.position_pool = LimitedPool(1, 1536 * MEGABYTE)  # positions of large campaigns
        self.archive_pool = LimitedPool(1, 2048 * MEGABYTE)  # whole campaigns
        self.turn_pool = LimitedPool(config.bot_processes, 4096 * MEGABYTE)  # turns of campaigns
        self.metrics = Metrics()
        self.campaign_cache = CampaignCache()
        self.mailer = mailer_for(config)
        push_key = self.db.write_now(lambda c: persons.setting(c, "push-key", new_key()))
        self.pusher = Pusher(config, push_key) if config.push else None
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.clients: set[Client] = set()
        self.ready = False
        self.jobs: Jobs | None = None
        self.cluster: Cluster = Alone()
        self._opening: dict[str, asyncio.Future[Table]] = {}
        self._people: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Starts background work that is stopped with the server."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            problem_for(error, "in the background")

    def start(self, jobs: Jobs, cluster: Cluster) -> None:
        self.jobs, self.cluster = jobs, cluster
        self.db.start(self)
        cluster.start()
        self.spawn(ping_clients(self.clients, self.config.sign_of_life))
        self.spawn(self.watch.go_on())
        self.ready = True
        jobs.start()

    async def stop(self) -> None:
        """Ends all background work at the same time, with one time limit: the database may not answer."""
        self.ready = False
        goodbyes = list(self._tasks)
        for task in goodbyes:
            task.cancel()
        if self.jobs is not None:
            goodbyes.append(asyncio.ensure_future(self.jobs.stop()))
        if goodbyes:
            await asyncio.wait(goodbyes, timeout=FAREWELL)
        self.bot_pool.stop()
        for pool in (self.text_pool, self.position_pool, self.archive_pool, self.turn_pool):
            pool.stop()
        await self.db.stop()
        self.held.release()

    # What the database reports, and what other processes must learn

    def defer(self, connection: Connection, matches: list[str]) -> None:
        """Called in the writer's transaction: the match will wait for a bot or a seat that resigned."""
        if self.jobs is not None:
            self.jobs.defer(connection, matches)

    def committed(self, matches: list[str]) -> None:
        self.cluster.matches_changed(matches)

    def late(self, matches: list[str]) -> None:
        """Moves of these matches were written after all, when nobody waited for them any more."""
        for id in matches:
            self.spawn(self.reread(id))

    def wake(self, match: str) -> None:
        """A seat that plays by itself is waited for."""
        if self.jobs is not None:
            self.jobs.wake(match)

    def changed(self, *matches: str) -> None:
        """Other processes at the same database are told."""
        self.cluster.matches_changed(list(matches))

    def presence_changed(self, table: Table) -> None:
        table.poke_presence()
        self.cluster.presence_changed(table.id, table.here_now())

    def proposed(self, table: Table, proposal: bytes) -> None:
        """Sends a partner's proposal to all who watch, here and in other processes."""
        table.tell_proposal(proposal)
        self.cluster.proposed(table.id, proposal)

    # People

    def person_at_hand(self, id: str) -> Person | None:
        """From the cache; None if it is not there."""
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
        self.person_changed_elsewhere(id)
        self.cluster.person_changed(id)

    def person_changed_elsewhere(self, id: str) -> None:
        self.forget_person(id)
        if any([client.person == id for client in self.clients]):
            self.spawn(self._look_at_views(id))

    async def _look_at_views(self, id: str) -> None:
        self.end_views(id, await self.person(id))

    def end_views(self, id: str, person: Person | None) -> None:
        """Closes the sockets of sessions that have ended."""
        for client in list(self.clients):
            if client.person == id and (person is None or not person.knows(client.epoch, client.nonce)):
                client.end(4401, "logged-out")

    # Tables

    def table_at_hand(self, id: str) -> Table | None:
        """The table if it is open; it counts as used now."""
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
        if found.row.edition_text:  # an edition that is not cached takes a while to read
            await asyncio.to_thread(game_of, found.row)
        try:
            table = table_from(found)
        except BadLog as error:
            raise Problem("old-match", reason=str(error)) from error
        self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        """Adds a table to the open ones, and closes the one that was not used for longest."""
        self.tables[table.id] = table
        table.fair_wait = self.config.fair_wait
        spare = len(self.tables) - self.config.open_tables
        idle: list[str] = []
        for other in self.tables.values():
            if len(idle) >= spare:
                break
            if not other.clients and not other.lock.locked() and other is not table:
                idle.append(other.id)
        for id in idle:
            del self.tables[id]

    def drop(self, table: Table) -> None:
        """Forgets a table that may differ from the disk. It is opened again when it is needed."""
        table.gone = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        for client in list(table.clients):
            client.end(4503, "unavailable")

    async def refresh(self, table: Table) -> None:
        """Reads what another process wrote: row, seats and moves. The caller holds the lock.

        If that fails while the match is ahead of the disk, the table is dropped.
        """
        try:
            await self._refresh(table)
        except BaseException:
            if table.match is not None and table.match.version != table.version:
                self.drop(table)
            raise

    async def _refresh(self, table: Table) -> None:
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
        table.follow_row(found.row, found.seats)
        if table.match is not None:
            table.advance()

    async def catch_up(self, table: Table) -> None:
        """Reads what other processes wrote: their signals may not have arrived yet."""
        if self.db.shared:
            async with table.lock:
                await self.refresh(table)

    async def reread(self, id: str) -> None:
        """Another process changed a match: those who watch it here are told."""
        table = self.tables.get(id)
        if table is None and id in self._opening:  # it may have been read just before
            table = await self.table(id)
        if table is None:
            return
        async with table.lock:
            seen, talked = kept.seen_by_all(table.row, table.seats), table.row.talked
            await self.refresh(table)
        if table.row.talked != talked and seen == kept.seen_by_all(table.row, table.seats):
            table.poke_talkers()
        else:
            table.poke_table()
