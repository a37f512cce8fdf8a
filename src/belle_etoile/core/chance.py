"""All luck comes through here: `Seeded` for play, `Scripted` for replays and tests, `Quick` inside searches.

`Seeded` is ChaCha with 8 rounds keyed by the seed, a stream of its own for each version of a match: nobody can guess
the next card from the cards already seen, and an old match can be verified from its seed alone, for ever.
Test vectors are in tests/core/test_chance.py.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .errors import BadLog

WORD: Final = 0xFFFFFFFF
ROUNDS: Final = 8
LARGEST_PICK: Final = 1 << 31


class Chance:
    """A source of luck: a game asks it for everything that nobody decides."""

    def pick(self, n: i64, why: str) -> i64:
        """A number from 0 to n - 1; `why` is the rule that asks."""
        raise NotImplementedError


def _rotate(x: i64, bits: i64) -> i64:
    return ((x << bits) & WORD) | (x >> (32 - bits))


def _quarter_round(v: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    v[a] = (v[a] + v[b]) & WORD
    v[d] = _rotate(v[d] ^ v[a], 16)
    v[c] = (v[c] + v[d]) & WORD
    v[b] = _rotate(v[b] ^ v[c], 12)
    v[a] = (v[a] + v[b]) & WORD
    v[d] = _rotate(v[d] ^ v[a], 8)
    v[c] = (v[c] + v[d]) & WORD
    v[b] = _rotate(v[b] ^ v[c], 7)


def chacha_block(key: vec[i64], counter: i64, nonce: i64, rounds: i64) -> vec[i64]:
    """Sixteen words of the ChaCha stream (64-bit counter and nonce, low word first)."""
    start = vec[i64]([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574])
    words = vec[i64]([0] * 16)
    for i in range(i64(4)):
        words[i] = start[i]
    for i in range(i64(8)):
        words[i + 4] = key[i]
    words[12] = counter & WORD
    words[13] = counter >> 32
    words[14] = nonce & WORD
    words[15] = nonce >> 32
    v = vec[i64](words)
    for _ in range(rounds >> 1):
        _quarter_round(v, 0, 4, 8, 12)
        _quarter_round(v, 1, 5, 9, 13)
        _quarter_round(v, 2, 6, 10, 14)
        _quarter_round(v, 3, 7, 11, 15)
        _quarter_round(v, 0, 5, 10, 15)
        _quarter_round(v, 1, 6, 11, 12)
        _quarter_round(v, 2, 7, 8, 13)
        _quarter_round(v, 3, 4, 9, 14)
    for i in range(i64(16)):
        v[i] = (v[i] + words[i]) & WORD
    return v


def commitment(seed: str) -> str:
    """What is published when a match starts; the seed itself follows when it ends.

    >>> commitment("a seed")[:12]
    '8f44d509e049'
    """
    return sha256(seed.encode()).hexdigest()


def _key(seed: str) -> vec[i64]:
    """Not the commitment: that one is public."""
    digest = sha256(b"belle-etoile chance 1\n" + seed.encode()).digest()
    return vec[i64]([int.from_bytes(digest[i : i + 4], "little") for i in range(0, 32, 4)])


@final
class Seeded(Chance):
    """Fair picks from a seed; `outcomes` collects them since the last `turn_to`.

    >>> dice = Seeded("a seed")
    >>> [dice.pick(6, "4.1") + 1 for _ in range(3)], dice.outcomes
    ([2, 6, 1], [1, 5, 0])
    """

    def __init__(self, seed: str, version: i64 = 0) -> None:
        self.seed: Final = seed
        self.outcomes: list[int] = []
        self._key: vec[i64] = _key(seed)
        self._words: vec[i64] = vec[i64]([])
        self._used: i64 = 16
        self._counter: i64 = 0
        self._version: i64 = version

    def turn_to(self, version: i64) -> None:
        """Begin the stream that belongs to one version of a match."""
        self._version = version
        self._used = 16
        self._counter = 0
        self.outcomes = []

    def _word(self) -> i64:
        if self._used == 16:
            self._words = chacha_block(self._key, self._counter, self._version, ROUNDS)
            self._counter += 1
            self._used = 0
        self._used += 1
        return self._words[self._used - 1]

    def pick(self, n: i64, why: str) -> i64:
        """A number from 0 to n - 1 without bias: the few words that would favour low numbers are drawn again."""
        if not 1 <= n <= LARGEST_PICK:
            raise ValueError(f"{why}: cannot pick one of {n}")
        product = self._word() * n
        if product & WORD < n:
            least = (WORD + 1 - n) % n
            while product & WORD < least:
                product = self._word() * n
        self.outcomes.append(product >> 32)
        return product >> 32


@final
class Scripted(Chance):
    """Gives outcomes that were written down before, in their order, and no others.

    >>> dice = Scripted([5, 0])
    >>> dice.pick(6, "4.1"), dice.pick(2, "4.2"), dice.spent()
    (5, 0, True)
    """

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes = list(outcomes)
        self.used = 0

    def pick(self, n: i64, why: str) -> i64:
        """The next outcome; raises BadLog where none is left or it cannot be one of `n`."""
        if self.used == len(self.outcomes):
            raise BadLog(
                "script",
                self.used,
                f"{why} asks for one of {n}, and no outcome is left",
                "too-little-luck",
                {"rule": why, "most": n},
            )
        outcome = self.outcomes[self.used]
        if not 0 <= outcome < n:
            raise BadLog(
                "script",
                self.used,
                f"{why} asks for one of {n}, and the outcome told is {outcome}",
                "wrong-luck",
                {"rule": why, "most": n, "found": outcome},
            )
        self.used += 1
        return outcome

    def spent(self) -> bool:
        """Whether all outcomes have been used."""
        return self.used == len(self.outcomes)


@final
class Quick(Chance):
    """Chris Doty-Humphrey's sfc32: good and very fast luck for play-outs and benchmarks, not for matches."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def copy(self) -> "Quick":
        """The same luck again."""
        other = Quick(0)
        other.a, other.b, other.c, other.counter = self.a, self.b, self.c, self.counter
        return other

    def word(self) -> i64:
        """The next 32 bits."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (_rotate(self.c, 21) + out) & WORD
        return out

    def pick(self, n: i64, why: str) -> i64:
        """A number from 0 to n - 1, biased by less than n / 2**32."""
        return (self.word() * n) >> 32
