"""Sets of small numbers, compared with plain Python, up to bit 62."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.core.bits import bit, count, mask_of, members, nth

masks = st.integers(0, 2**63 - 1)


@pytest.mark.parametrize("n", range(63))
def test_bit(n: int) -> None:
    assert bit(n) == 2**n
    assert count(bit(n)) == 1
    assert nth(bit(n), 0) == n
    assert members(bit(n)) == [n]


@pytest.mark.parametrize("n", range(64))
def test_all_bits_below(n: int) -> None:
    assert count(2**n - 1) == n
    assert members(2**n - 1) == list(range(n))


@given(masks)
def test_count(mask: int) -> None:
    assert count(mask) == bin(mask).count("1")


@given(masks)
def test_members_and_nth(mask: int) -> None:
    set_bits = [n for n in range(63) if mask >> n & 1]
    assert members(mask) == set_bits
    assert [nth(mask, n) for n in range(len(set_bits))] == set_bits


@given(st.lists(st.integers(0, 62)))
def test_mask_of(numbers: list[int]) -> None:
    assert mask_of(numbers) == sum(2**n for n in set(numbers))
    assert members(mask_of(numbers)) == sorted(set(numbers))
