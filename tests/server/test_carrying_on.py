"""Bots go on whichever process is asked to let them."""

import asyncio

import pytest

from belle_etoile.server.context import Context
from belle_etoile.server.matches import schemas, seats
from belle_etoile.server.matches.automatic_moves import carry_on
from belle_etoile.server.matches.moves import play
from belle_etoile.store import Person
from belle_etoile.store import people as persons

from .contexts import started
from .postgres import Postgres

pytestmark = pytest.mark.postgres


async def play_as_ada(context: Context, id: str) -> None:
    """Until the bot is waited for."""
    table = await context.table(id)
    while 0 in table.waiting:
        move = table.started().legal_moves(0)[0]
        await play(context, table, 0, move, table.version, f"key {table.version}")


async def scene(url: str) -> None:
    here, there = started(url), started(url)
    try:
        await here.db.write(lambda c: persons.add_person(c, Person("ada", "Ada", None, None, None, 1, 0.0)))
        wish = schemas.NewMatch("stellar", [schemas.MeSeat(), schemas.BotSeat("random", 1)])
        id = (await seats.create(here, wish, "ada")).id
        await carry_on(here, id)  # if the bot begins
        assert (await there.table(id)).waiting == [0]
        await play_as_ada(here, id)
        await carry_on(there, id)  # nobody has told it that Ada has played
        assert (await there.table(id)).version > (await here.table(id)).version
        assert (await there.table(id)).waiting == [0]
    finally:
        for context in (here, there):
            await context.stop()


def test_a_process_that_has_not_heard_of_the_move_looks_first(postgres: Postgres) -> None:
    asyncio.run(scene(postgres.new_database()))
