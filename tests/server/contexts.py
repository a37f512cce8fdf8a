"""A server's context without its server: nobody plays by itself, and other processes hear nothing."""

from sqlalchemy import Connection

from belle_etoile.server.config import Config
from belle_etoile.server.context import Context
from belle_etoile.server.ports import Alone


class NoJobs:
    def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    def defer(self, connection: Connection, matches: list[str]) -> None:
        pass

    def wake(self, match: str) -> None:
        pass


def started(url: str) -> Context:
    """Inside a running loop; stop it when you are done."""
    context = Context(Config(database=url))
    context.start(NoJobs(), Alone())
    return context
