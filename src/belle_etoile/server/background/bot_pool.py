"""Bots think in processes of their own. They are handed a view, never a position, and answer with text."""

import asyncio
import multiprocessing
import os
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ... import checkout
from ...bots import bot_named
from ...bots.levels import HINT
from ...core import Quick
from ...core.game import MoveGame
from ..games.editions import game_for
from .child_process import prepare_child

PATIENCE: Final = 30.0  # seconds for one thought, queue included


def choose(id: str, edition: str, view: Mapping[str, object], seat: int, bot: str, seed: int) -> str:
    game = game_for(id, edition)
    return game.format(bot_named(bot).choose(game, view, seat, Quick(seed)))


def think(id: str, edition: str, view: Mapping[str, object], seat: int, bot: str, seed: int) -> list[tuple[str, float]]:
    game = game_for(id, edition)
    return [(game.format(move), share) for move, share in bot_named(bot).think(game, view, seat, Quick(seed))]


class BotPool:
    """A small pool of processes. It starts with the first move, and again when a process dies or when new compiled
    rules were installed. Moves that are under way then are finished by the old processes.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._age = checkout.age()

    def _started(self) -> ProcessPoolExecutor:
        age = checkout.age()
        if age != self._age and self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None
        self._age = age
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, spawn, prepare_child, (os.getpid(),))
        return self._pool

    async def choose(
        self, game: MoveGame, edition: str, view: Mapping[str, object], seat: int, bot: str, seed: int
    ) -> str:
        for _ in range(2):
            pool = self._started()
            try:
                thought = pool.submit(choose, game.info.id, edition, view, seat, bot, seed)
                return await asyncio.wait_for(asyncio.wrap_future(thought), PATIENCE)
            except BrokenProcessPool:
                self._pool = None
        raise BrokenProcessPool

    async def think(
        self, game: MoveGame, edition: str, view: Mapping[str, object], seat: int
    ) -> list[tuple[str, float]]:
        pool = self._started()
        try:
            thought = pool.submit(think, game.info.id, edition, view, seat, HINT, 0)
            return await asyncio.wait_for(asyncio.wrap_future(thought), PATIENCE)
        except BrokenProcessPool:
            self._pool = None
            raise

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
