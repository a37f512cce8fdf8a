"""Jobs on Procrastinate: for PostgreSQL, and any number of processes."""

import asyncio
import logging
from typing import Any, Final

from procrastinate import App, PsycopgConnector, SyncPsycopgConnector
from sqlalchemy import Connection

from .house import House
from .jobs import FORGOTTEN_AFTER, carry_on, sweep

log: Final = logging.getLogger(__name__)


class SharedJobs:
    """A worker in every process; a job runs in whichever is free."""

    def __init__(self, house: House) -> None:
        self.house = house
        plain = house.db.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.app = App(connector=PsycopgConnector(conninfo=plain, min_size=1, max_size=4))
        self.app.task(name="carry_on", pass_context=False)(self._carry_on)
        sweeping = self.app.task(name="sweep", queueing_lock="sweep")(self._sweep)
        self.app.periodic(cron="* * * * * */5")(sweeping)
        self._deferring = App(connector=SyncPsycopgConnector())  # lends its SQL; the connection is ours
        self._worker: asyncio.Task[None] | None = None
        house.db.defer = self.defer

    def start(self) -> None:
        self._worker = asyncio.get_running_loop().create_task(self._work())

    async def stop(self) -> None:
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def _work(self) -> None:
        """The worker, started again when the database was away."""
        patience = 0.0
        while True:
            try:
                async with self.app.open_async():
                    for id in await sweep(self.house, patience):
                        await self.app.configure_task("carry_on").defer_async(match=id)
                    patience = FORGOTTEN_AFTER
                    await self.app.run_worker_async(
                        name=self.house.name,
                        concurrency=8,
                        install_signal_handlers=False,
                        delete_jobs="successful",
                        shutdown_graceful_timeout=2,
                    )
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the worker lost its database")
                await asyncio.sleep(1)

    def defer(self, connection: Connection, matches: list[str]) -> None:
        """In the transaction of the move, in the writer's thread."""
        raw: Any = connection.connection.driver_connection
        task = self._deferring.configure_task("carry_on", connection=raw, allow_unknown=True)
        jobs: list[dict[str, Any]] = [{"match": id} for id in matches]
        task.batch_defer(*jobs)

    async def _carry_on(self, match: str) -> None:
        await carry_on(self.house, match)

    async def _sweep(self, timestamp: int) -> None:
        for id in await sweep(self.house, FORGOTTEN_AFTER):
            await self.app.configure_task("carry_on").defer_async(match=id)
