"""Workers that read what people write: orders, and editions of their own."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ...core.errors import BelleEtoileError, Values
from ...games import game_named
from ..http.problems import Problem
from .limited_pool import LimitedPool, Overstepped

ORDINARY: Final = 32_000  # characters; a family of ninety needs 14,000 for its orders, our own editions have 10,000
PATIENCE: Final = 5.0  # seconds; the largest of our own editions takes a hundredth of a second


class Wrong(msgspec.Struct):
    key: str
    plain: str
    values: Values


def read_edition(packed: bytes) -> Iterator[bytes]:
    """In the worker's process: what is wrong with it, or null."""
    id, edition = msgspec.json.decode(packed, type=tuple[str, str])
    wrong = None
    try:
        game_named(id).with_edition(edition, "edition")
    except BelleEtoileError as error:
        wrong = Wrong(error.key, str(error), error.values)
    yield msgspec.json.encode(wrong)


class TextPool(LimitedPool):
    """One worker for texts of ordinary length. A second one, with its own queue, for longer texts: it runs only while
    the core is idle, so large texts never delay moves or ordinary orders, however many come.
    """

    def __init__(self, most: int) -> None:
        super().__init__(1, most)
        self.slow = LimitedPool(1, most, last=True)

    def for_text(self, length: int) -> LimitedPool:
        return self if length <= ORDINARY else self.slow

    def stop(self) -> None:
        super().stop()
        self.slow.stop()

    async def read_edition(self, id: str, edition: str) -> BelleEtoileError | None:
        """What is wrong with it. Raises the problem too-large where that takes too long to find out."""
        try:
            answer = await self.for_text(len(edition)).work(read_edition, msgspec.json.encode((id, edition)), PATIENCE)
        except Overstepped:
            raise Problem("too-large") from None
        wrong = msgspec.json.decode(answer, type=Wrong | None)
        return BelleEtoileError(wrong.key, wrong.plain, wrong.values) if wrong is not None else None
