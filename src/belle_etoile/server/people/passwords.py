"""Passwords: hashed and checked one at a time, because each takes memory and time on purpose."""

import asyncio
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import token_bytes
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ..background.queue import BoundedQueue
from ..http.problems import Problem

SHORTEST_PASSWORD: Final = 8
MOST_WAITING: Final = 20  # each waits some seconds; further ones get the problem busy
T = TypeVar("T")
# the library's settings for argon2id, but one thread instead of four, which would take all cores from those who play
hasher: Final = PasswordHasher(parallelism=1)


def _nobodys() -> str:
    """A made-up hash that fits no password. To compute a real one would take as long as a log-in."""
    salt, hash = (b64encode(token_bytes(n)).decode().rstrip("=") for n in (hasher.salt_len, hasher.hash_len))
    return f"$argon2id$v=19$m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}${salt}${hash}"


NOBODYS: Final = _nobodys()  # so that an unknown name takes as long as a wrong password


def checked_password(text: str) -> str:
    if len(text) < SHORTEST_PASSWORD:
        raise Problem("weak-password", least=SHORTEST_PASSWORD)
    return text


def typed(password: str) -> list[str]:
    """The forms to try: with accents as one character, and as it was typed, which is how 0.1 stored it."""
    return list(dict.fromkeys([unicodedata.normalize("NFC", password), password]))


class PasswordQueue:
    """Checks one password at a time: each takes 64 MB, and time on purpose."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "passwords")  # one at a time, also if the person who asked has gone
        self.turns = BoundedQueue(MOST_WAITING - 1)

    async def look(self, work: Callable[[str], T], password: str) -> T:
        """Raises the problem busy where too many wait."""
        async with self.turns:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work, password)


queue: Final = PasswordQueue()


async def hashed(password: str) -> str:
    return await queue.look(hasher.hash, typed(password)[0])


async def fits(hash: str | None, password: str) -> bool:
    def verify(password: str) -> bool:
        try:
            return hasher.verify(hash or NOBODYS, password) and hash is not None
        except (Argon2Error, InvalidHashError):
            return False

    return any([await queue.look(verify, way) for way in typed(password)])
