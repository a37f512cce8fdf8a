"""One way to a turn that is due: it is never lost, and never waited for by asking again and again."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from belle_etoile.server.campaigns import membership, orders
from belle_etoile.server.campaigns.schemas import campaigns as schemas
from belle_etoile.server.campaigns.turns import resolved, sweep_campaigns, wake
from belle_etoile.server.context import Context
from belle_etoile.store import campaigns as kept
from belle_etoile.store import people as persons
from belle_etoile.store.rows import Person

from .contexts import started

LONG = 120.0  # seconds in which a turn is resolved on any machine
BOTS: list[schemas.MyFamily | schemas.OpenFamily | schemas.BotFamily] = [
    schemas.BotFamily("cautious") for _ in range(2)
]


def in_a_context(folder: Path, scene: Callable[[Context, str], Awaitable[None]]) -> None:
    """A server without a sweep, in which Ada has a campaign."""

    async def played() -> None:
        context = started(f"sqlite:///{folder}/server.db")
        try:
            await context.db.write(lambda c: persons.add_person(c, Person("ada", "Ada", None, None, None, 1, 0.0)))
            wish = schemas.NewCampaign("Long Night", [schemas.MyFamily(), *BOTS])
            await scene(context, await membership.create(context, wish, "ada"))
        finally:
            await context.stop()

    asyncio.run(played())


async def say_ready(context: Context, id: str, turn: int = 0) -> None:
    await orders.call_ready(context, id, schemas.Readiness(turn, True), "ada")


async def turn_of(context: Context, id: str) -> int:
    row = await context.db.read(lambda c: kept.campaign_row(c, id))
    assert row is not None
    return row.turn


def test_the_change_that_makes_a_turn_due_wakes_it(tmp_path: Path) -> None:
    async def scene(context: Context, id: str) -> None:
        await say_ready(context, id)
        assert id in context.campaign_cache.resolving
        await resolved(context, id, LONG)
        assert await turn_of(context, id) == 1
        assert not context.campaign_cache.resolving
        assert not context.campaign_cache.again

    in_a_context(tmp_path, scene)


def test_whoever_wakes_it_while_somebody_looks_is_heard(tmp_path: Path) -> None:
    async def scene(context: Context, id: str) -> None:
        wake(context, id)  # it is not due
        await asyncio.sleep(0)
        await say_ready(context, id)
        wake(context, id)
        await resolved(context, id, LONG)
        assert await turn_of(context, id) == 1
        wake(context, id)  # nothing is due any more
        await resolved(context, id, LONG)
        assert await turn_of(context, id) == 1

    in_a_context(tmp_path, scene)


def test_what_was_cut_short_stays_due_and_the_sweep_finds_it(tmp_path: Path) -> None:
    async def scene(context: Context, id: str) -> None:
        await say_ready(context, id)
        context.campaign_cache.resolving[id].cancel()  # as if the process had died
        await resolved(context, id, LONG)
        assert await turn_of(context, id) == 0
        await sweep_campaigns(context)
        await resolved(context, id, LONG)
        assert await turn_of(context, id) == 1

    in_a_context(tmp_path, scene)


def test_who_waits_for_a_turn_gives_up_in_time(tmp_path: Path) -> None:
    async def scene(context: Context, id: str) -> None:
        await say_ready(context, id)
        await resolved(context, id, 0.0)
        assert await turn_of(context, id) == 0
        await resolved(context, id, LONG)
        assert await turn_of(context, id) == 1
        await resolved(context, id, LONG)  # at nothing

    in_a_context(tmp_path, scene)
