"""Checks that the database still answers. A slow one is waited for; one that does not answer at all is given up."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import text

from .database import PATIENCE, Database
from .engines import Connections
from .errors import away

log: Final = logging.getLogger(__name__)
AT_MOST: Final = 1.5  # seconds for an answer
FRESH: Final = 0.5  # seconds for which the last answer counts
EVERY: Final = 1.0


class Watch:
    """Asks one question at a time; all who want to know share the answer."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._own = Connections()
        self._asking: asyncio.Task[bool] | None = None
        self._asked = 0.0

    async def answers(self) -> bool:
        """Whether the database answers, within two seconds. If it has just answered somebody, it does."""
        now = time.monotonic()
        if now - self.db.heard < FRESH:
            return True
        if self._asking is None or (self._asking.done() and now - self._asked > FRESH):
            self._asking, self._asked = asyncio.ensure_future(self._ask()), now
        done, _ = await asyncio.wait({self._asking}, timeout=AT_MOST)
        if not done:
            self._own.cut()
        return bool(done) and self._asking.result()

    async def _ask(self) -> bool:
        try:
            if self.db.shared:
                await self._ask_apart()
            else:
                await asyncio.to_thread(
                    self.db.read_now, lambda c: c.execute(text("SELECT 1 FROM settings LIMIT 1")).all()
                )
        except Exception as error:
            if not away(error):
                log.exception("the database gave a strange answer")
            return False
        self.db.answered()
        return True

    async def _ask_apart(self) -> None:
        """Over a connection of its own: all others may be busy."""
        import psycopg  # SQLite needs none

        url = self.db.url.set(drivername="postgresql").update_query_dict({"connect_timeout": "2"})
        line = await psycopg.AsyncConnection.connect(url.render_as_string(hide_password=False), autocommit=True)
        self._own.note(line)
        try:
            await line.execute("SELECT 1")
        finally:
            await line.close()

    async def go_on(self) -> None:
        """Checks for ever. Asks nothing while nobody waits, and gives up only after two questions without an answer."""
        unanswered = 0
        while True:
            await asyncio.sleep(EVERY)
            if self.db.silent:
                if await self.answers():
                    log.warning("the database answers again")
            elif self.db.waited() > PATIENCE and not await self.answers():
                unanswered += 1
                if unanswered > 1:
                    log.warning("the database is silent")
                    self.db.give_up()
            else:
                unanswered = 0
