"""Jobs on Procrastinate: for PostgreSQL, and any number of processes."""

import asyncio
import contextlib
import logging
from typing import Any, Final

from procrastinate import App, PsycopgConnector, SyncPsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued
from sqlalchemy import Connection

from ..context import FAREWELL, Context
from ..matches.automatic_moves import carry_on
from .jobs import FORGOTTEN_AFTER, sweep
from .logs import note

log: Final = logging.getLogger(__name__)


class ProcrastinateJobs:
    """A worker in every process; a job runs in whichever is free."""

    def __init__(self, context: Context) -> None:
        self.context = context
        plain = context.db.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.app = App(connector=PsycopgConnector(conninfo=plain, min_size=1, max_size=4))
        self.app.task(name="carry_on", pass_context=False)(self._carry_on)
        self.app.task(name="sweep", queueing_lock="sweep")(self._sweep)
        self._deferring = App(connector=SyncPsycopgConnector())  # only for its SQL; we run it on our own connection
        self._worker: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._worker = asyncio.get_running_loop().create_task(self._work())

    async def stop(self) -> None:
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.wait({self._worker}, timeout=FAREWELL)  # it signs off from the database, which may be away

    async def _work(self) -> None:
        """The worker, started again when the database was away."""
        while True:
            try:
                async with self.app.open_async():
                    for id in await sweep(self.context, 0.0):  # jobs that were running may have been stopped
                        await self.app.configure_task("carry_on").defer_async(match=id)
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._sweep_on())
                        both.create_task(self._run())
            except asyncio.CancelledError:
                raise
            except Exception as error:
                causes = error.exceptions if isinstance(error, ExceptionGroup) else [error]
                note(log, "the worker lost its database", causes[0])
                await asyncio.sleep(1)

    async def _run(self) -> None:
        await self.app.run_worker_async(
            name=self.context.name,
            concurrency=8,
            install_signal_handlers=False,
            delete_jobs="successful",
            shutdown_graceful_timeout=2,
        )
        raise RuntimeError("the worker stopped by itself")

    async def _sweep_on(self) -> None:
        """By a monotonic clock: the system's clock may be corrected, even by a year."""
        while True:
            await asyncio.sleep(self.context.config.sweep_every)
            with contextlib.suppress(AlreadyEnqueued):
                await self.app.configure_task("sweep").defer_async()

    def defer(self, connection: Connection, matches: list[str]) -> None:
        """Called in the transaction of the move, in the writer's thread."""
        raw: Any = connection.connection.driver_connection
        task = self._deferring.configure_task("carry_on", connection=raw, allow_unknown=True)
        jobs: list[dict[str, Any]] = [{"match": id} for id in matches]
        task.batch_defer(*jobs)

    def wake(self, id: str) -> None:
        """Nothing to do: the job was stored in the transaction of the move."""

    async def _carry_on(self, match: str) -> None:
        await carry_on(self.context, match)

    async def _sweep(self, timestamp: int = 0) -> None:
        """`timestamp` is there for jobs that an older version stored."""
        for id in await sweep(self.context, FORGOTTEN_AFTER):
            await self.app.configure_task("carry_on").defer_async(match=id)
