"""Bots go on whichever process is asked to let them."""

import asyncio

import pytest

from belle_etoile.server import seating, wire
from belle_etoile.server.config import Config
from belle_etoile.server.house import House
from belle_etoile.server.jobs import carry_on
from belle_etoile.server.play import play
from belle_etoile.store import Person
from belle_etoile.store import people as persons

from .postgres import Postgres

pytestmark = pytest.mark.postgres


async def play_as_ada(house: House, id: str) -> None:
    """Until the bot is waited for."""
    table = await house.table(id)
    while 0 in table.waiting:
        move = table.started().legal_moves(0)[0]
        await play(house, table, 0, move, table.version, f"key {table.version}")


async def scene(url: str) -> None:
    here, there = House(Config(database=url)), House(Config(database=url))
    for house in (here, there):
        house.start()
    try:
        await here.db.write(lambda c: persons.add_person(c, Person("ada", "Ada", None, None, None, 1, 0.0)))
        wish = wire.NewMatch("stellar", [wire.MeSeat(), wire.BotSeat("random", 1)])
        id = (await seating.create(here, wish, "ada")).id
        await carry_on(here, id)  # if the bot begins
        assert (await there.table(id)).waiting == [0]
        await play_as_ada(here, id)
        await carry_on(there, id)  # nobody has told it that Ada has played
        assert (await there.table(id)).version > (await here.table(id)).version
        assert (await there.table(id)).waiting == [0]
    finally:
        for house in (here, there):
            await house.stop()


def test_a_process_that_has_not_heard_of_the_move_looks_first(postgres: Postgres) -> None:
    asyncio.run(scene(postgres.new_database()))
