"""What is computed from a position: in a thread, or in a worker if the position is large or somebody's text is read.

A compiled function blocks all other threads until it is done, and a position of a thousand families takes half a second
and a hundred megabytes. A worker caches the last positions it was sent.
"""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec

from ...store import campaigns as kept
from ...store.campaigns import CampaignRow
from ..background.limited_pool import LimitedPool, Overstepped
from ..context import Context
from ..http.problems import Problem
from .cache import Position, positions
from .presenters import turns_of
from .turn_worker import state_of

BEFORE_ALL: Final = -1
SMALL: Final = 1_000_000  # characters of a state: about three hundred families
PATIENCE: Final = 30.0  # seconds for a worker; the largest campaign takes a few
KEPT: Final = positions()  # by a worker

# A function from a position and other arguments to something that JSON can express. It must be at the top of a module,
# where workers find it by name.
Work: TypeAlias = Callable[..., object]


class Place(msgspec.Struct):
    """Which position. `state` is sent if it is not cached there. `resolved` differs after a turn was taken back."""

    campaign: str
    turn: int
    resolved: float
    edition: str
    turns: int
    governor: str
    rules: int
    state: str | None = None

    @property
    def key(self) -> tuple[object, ...]:
        return (self.campaign, self.turn, self.resolved)


def position_of(place: Place) -> Position:
    return Position(state_of(place.edition, place.state or "", place.turns, place.governor, place.rules))


# In the worker's process


def done(work: Work, packed: bytes) -> Iterator[bytes]:
    """The answer of a worker; empty if it does not have the state and must be sent it."""
    place, more = msgspec.msgpack.decode(packed, type=tuple[Place, list[Any]])
    at = KEPT.get(place.key)
    if at is None and place.state is not None:
        at = position_of(place)
        KEPT.put(place.key, at)
    yield msgspec.json.encode(work(at, *more)) if at is not None else b""


# In the server


async def ask(context: Context, row: CampaignRow, turn: int, work: Work, *more: object) -> bytes:
    """What `work` computes from the position after a turn, as JSON. BEFORE_ALL is the position without families."""
    return await ask_at(context, await place_of(context, row, turn), work, *more)


async def ask_at(context: Context, place: Place, work: Work, *more: object) -> bytes:
    if await size_of(context, place) > SMALL:
        return await by_worker(context, context.position_pool, place, PATIENCE, work, *more)
    at = context.campaign_cache.positions.get(place.key)
    if at is None:
        place.state = await text_of(context, place)
        at = await asyncio.to_thread(position_of, place)
        context.campaign_cache.positions.put(place.key, at)
    return await asyncio.to_thread(lambda: msgspec.json.encode(work(at, *more)))


async def by_worker(
    context: Context, pool: LimitedPool, place: Place, seconds: float, work: Work, *more: object
) -> bytes:
    """Raises the problem too-large for what takes too long or too much."""
    try:
        answer = await pool.work(partial(done, work), msgspec.msgpack.encode((place, more)), seconds)
        if not answer:
            place.state = await text_of(context, place)
            answer = await pool.work(partial(done, work), msgspec.msgpack.encode((place, more)), seconds)
    except Overstepped:
        raise Problem("too-large") from None
    return answer


async def place_of(context: Context, row: CampaignRow, turn: int) -> Place:
    """Raises the problem no-such-turn."""
    resolved = await context.db.read(lambda c: kept.when_resolved(c, row.id, turn)) if turn > BEFORE_ALL else 0.0
    if resolved is None:
        raise Problem("no-such-turn")
    state = None if turn > BEFORE_ALL else ""
    settings = (row.edition_text, turns_of(row), row.options["governor"], row.game_version)
    return Place(row.id, turn, resolved, *settings, state)


async def size_of(context: Context, place: Place) -> int:
    if place.turn == BEFORE_ALL:
        return 0
    found = context.campaign_cache.sizes.get(place.key)
    if found is None:
        found = await context.db.read(lambda c: kept.size_of_state(c, place.campaign, place.turn))
        context.campaign_cache.sizes.put(place.key, found)
    return found


async def text_of(context: Context, place: Place) -> str:
    if place.turn == BEFORE_ALL:
        return ""
    found = await context.db.read(lambda c: kept.state_text(c, place.campaign, place.turn))
    if found is None:
        raise Problem("no-such-turn")
    return found
