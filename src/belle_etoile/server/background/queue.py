"""A queue for work that only a few may do at a time. When too many wait, further ones get the problem busy."""

import asyncio
from typing import Final

from ..http.problems import Problem

COME_BACK: Final = 5  # seconds until one may ask again


class BoundedQueue:
    """`async with` waits for its turn; raises the problem busy where `most` wait already."""

    def __init__(self, most: int, at_once: int = 1) -> None:
        self.most = most
        self.waiting = 0
        self._turns = asyncio.Semaphore(at_once)

    async def __aenter__(self) -> None:
        if self.waiting >= self.most:
            raise Problem("busy", retry_after=COME_BACK)
        self.waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self.waiting -= 1

    async def __aexit__(self, *_: object) -> None:
        self._turns.release()
