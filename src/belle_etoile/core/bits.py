"""Sets of small numbers as the bits of one integer (0 to 62)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COUNT_OF_BYTE: Final[vec[i64]] = vec[i64]([bin(byte).count("1") for byte in range(256)])


def bit(n: i64) -> i64:
    """The set that holds `n` alone. Never shift a literal 1 instead: mypyc makes it a C int of 32 bits.

    >>> bit(40) == 1 << 40
    True
    """
    one = n ^ n ^ 1
    return one << n


def count(mask: i64) -> i64:
    """How many bits are set.

    >>> count(0b1011)
    3
    """
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    return (mask + (mask >> 32)) & 0x7F


def nth(mask: i64, n: i64) -> i64:
    """The position of the n-th set bit, the lowest being number 0.

    >>> nth(0b101100, 1)
    3
    """
    at: i64 = 0
    here = COUNT_OF_BYTE[mask & 0xFF]
    while n >= here:
        n -= here
        mask >>= 8
        at += 8
        here = COUNT_OF_BYTE[mask & 0xFF]
    while True:
        if mask & 1:
            if n == 0:
                return at
            n -= 1
        mask >>= 1
        at += 1


def members(mask: i64) -> list[int]:
    """The positions of the set bits, the lowest first.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    at: i64 = 0
    while mask:
        if mask & 1:
            found.append(at)
        mask >>= 1
        at += 1
    return found


def mask_of(numbers: list[int]) -> i64:
    """The set of these numbers.

    >>> mask_of([0, 3]), members(mask_of([3, 0]))
    (9, [0, 3])
    """
    mask: i64 = 0
    for number in numbers:
        mask |= bit(number)
    return mask
