"""Does the database still answer? A slow answer is waited for; a database that says nothing at all is given up."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import text

from .database import PATIENCE, Database
from .engines import Connections
from .errors import away

log: Final = logging.getLogger(__name__)
AT_MOST: Final = 1.5  # seconds for a word
FRESH: Final = 0.5  # seconds for which the last answer is as good as a new one
EVERY: Final = 1.0


class Watch:
    """Asks one question at a time, however many want to know."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._own = Connections()
        self._asking: asyncio.Task[bool] | None = None
        self._asked = 0.0

    async def answers(self) -> bool:
        """Whether it does, within two seconds. One that has just answered somebody does."""
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
        """Over a line of its own: the others may all be busy."""
        import psycopg  # SQLite needs none

        url = self.db.url.set(drivername="postgresql").update_query_dict({"connect_timeout": "2"})
        line = await psycopg.AsyncConnection.connect(url.render_as_string(hide_password=False), autocommit=True)
        self._own.note(line)
        try:
            await line.execute("SELECT 1")
        finally:
            await line.close()

    async def go_on(self) -> None:
        """For ever. Nothing is asked while nobody waits; what is only slow is asked twice."""
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
