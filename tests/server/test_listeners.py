"""Several who come at once are let in at once."""

import asyncio
import socket
from contextlib import ExitStack

import uvicorn

from belle_etoile.server.runner import LISTENERS, listening


class Guest(asyncio.Protocol):
    here = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        Guest.here += 1
        transport.close()


async def let_in(doors: list[socket.socket]) -> int:
    """How many of those who wait at the door are in after three turns of the loop."""
    loop = asyncio.get_running_loop()
    servers = [await loop.create_server(Guest, sock=door) for door in doors]
    with ExitStack() as outside:
        for _ in range(4 * LISTENERS):
            outside.enter_context(socket.create_connection(doors[0].getsockname()))
        Guest.here = 0
        for _ in range(3):
            await asyncio.sleep(0)
        for server in servers:
            server.close()
        return Guest.here


def test_each_turn_of_the_loop_lets_in_several() -> None:
    import uvloop

    doors = listening(uvicorn.Config("", host="127.0.0.1", port=0, log_config=None))
    try:
        assert len({door.getsockname() for door in doors}) == 1
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            assert runner.run(let_in([doors[0].dup()])) <= 3  # if this is more, one door is enough
            assert runner.run(let_in([door.dup() for door in doors])) >= LISTENERS
    finally:
        for door in doors:
            door.close()
